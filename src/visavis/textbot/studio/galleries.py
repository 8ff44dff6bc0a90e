"""Galleries: a plain folder (or Git repository) of bots with an `index.toml`, opened from a folder or a ZIP file.

A gallery is untrusted input: it is bounded, and no text of it is compiled before it was shown. Making an index
checks every bot.
"""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path, PurePosixPath
from typing import Literal

import msgspec

from visavis.core import Refusal
from visavis.core.budget import foreign, spend
from visavis.core.foreign_text import printable
from visavis.core.pack import parsed
from visavis.core.saves.texts import digest_of_text, normalized
from visavis.textbot.compiler import read_bot
from visavis.textbot.examples import try_out
from visavis.textbot.source.problems import LONGEST, plain
from visavis.textbot.studio.writing import value_text

INDEX = "index.toml"
FORMAT = 1
MOST_BOTS = 200
"""Maximum number of bots in a gallery."""
_MOST_BYTES = 4 * LONGEST
"""Maximum size of a file in bytes; larger ones are left out."""
_LONGEST_NAME = 80
_LONGEST_ABOUT = 300
_NAME = re.compile(r'^(id|name)\s*=\s*(?:"([^"\n]{1,80})"|\{[^}\n]*?\ben\s*=\s*"([^"\n]{1,80})")', re.M)

Mark = Literal["", "missing", "changed", "unlisted"]


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A bot of a gallery as its index describes it."""

    file: str
    id: str
    name: dict[str, str]
    about: dict[str, str] = {}
    version: int = 0
    languages: tuple[str, ...] = ()
    digest: str = ""
    mark: Mark = ""
    """What is odd about it: the file is missing, is another one than the index says, or is not in the index."""

    def called(self, language: str) -> str:
        """Return its name in a language."""
        return _in(self.name, language) or self.id

    def described(self, language: str) -> str:
        """Return what the index says about it, in a language."""
        return _in(self.about, language)


class Gallery(msgspec.Struct, frozen=True):
    """An opened gallery: its name, its bots, and their texts by file."""

    name: str
    bots: tuple[Listed, ...]
    texts: Mapping[str, str]


def _in(texts: Mapping[str, str], language: str) -> str:
    return texts.get(language) or texts.get("") or texts.get("en") or next(iter(texts.values()), "")


# Files


def files_in(path: str | Path) -> dict[str, bytes]:
    """Return the files of a gallery on the disk: a folder or a ZIP file. Raises Refusal."""
    path = Path(path)
    if path.is_file():
        return files_of_zip(path.read_bytes())
    if not path.is_dir():
        raise Refusal("gallery.path", given=str(path)[:80])
    found = sorted(
        file for file in path.rglob("*.toml") if file.is_file() and not _hidden(file.relative_to(path).parts)
    )
    return _wanted((file.relative_to(path).as_posix(), file.stat().st_size, file.read_bytes) for file in found)


def files_of_zip(data: bytes) -> dict[str, bytes]:
    """Return the files of a gallery in a ZIP file, such as the download of a repository. Raises Refusal."""
    with foreign():
        spend("bytes", len(data))
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as box:
            entries = [entry for entry in box.infolist() if not entry.is_dir()]

            def reader(entry: zipfile.ZipInfo) -> bytes:
                # The size in the head of an entry may be wrong.
                with box.open(entry) as file:
                    return file.read(_MOST_BYTES + 1)

            names = {entry.filename: PurePosixPath(entry.filename) for entry in entries}
            top = {name.parts[0] for name in names.values() if name.parts}
            inside = len(top) == 1 and all(len(name.parts) > 1 for name in names.values())
            return _wanted(
                ("/".join(names[entry.filename].parts[inside:]), entry.file_size, lambda entry=entry: reader(entry))
                for entry in entries
                if not _hidden(names[entry.filename].parts)
            )
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, OSError, ValueError):
        raise Refusal("gallery.zip") from None


def _hidden(parts: Iterable[str]) -> bool:
    return any(part.startswith(".") or part in ("", "..", "/") for part in parts)


def _wanted(found: Iterable[tuple[str, int, object]]) -> dict[str, bytes]:
    """Return the texts among files, bounded in number and size."""
    files: dict[str, bytes] = {}
    for name, size, read in found:
        if not name.endswith(".toml") or size > _MOST_BYTES or not callable(read):
            continue
        if len(files) > MOST_BOTS:
            raise Refusal("gallery.many", most=MOST_BOTS)
        content = read()
        with foreign():
            spend("bytes", len(content))
        if len(content) <= _MOST_BYTES:
            files[name] = content
    return files


# Opening


def open_gallery(files: Mapping[str, bytes]) -> Gallery:
    """Return the gallery that some files are. Nothing of it is compiled. Raises Refusal if there is no bot."""
    texts = {name: text for name, content in files.items() if name != INDEX and (text := _text(content)) is not None}
    raw = _index(files.get(INDEX, b""))
    rows = raw.get("bot")
    listed = [entry for row in (rows if isinstance(rows, list) else []) if (entry := _listed(row, texts)) is not None]
    known = {entry.file for entry in listed}
    left_out = _left_out(raw)
    listed += [
        _unlisted(name, text)
        for name, text in sorted(texts.items())
        if name not in known and _bot(text) and name.partition("/")[0] not in left_out
    ]
    if not listed:
        raise Refusal("gallery.none")
    head = raw.get("gallery")
    name = head.get("name") if isinstance(head, dict) else None
    return Gallery(
        printable(str(name), _LONGEST_NAME) if isinstance(name, str) else "",
        tuple(listed[:MOST_BOTS]),
        {entry.file: texts[entry.file] for entry in listed[:MOST_BOTS] if entry.file in texts},
    )


def _text(content: bytes) -> str | None:
    try:
        return normalized(content.decode("utf-8-sig"))
    except UnicodeDecodeError:
        return None


def _bot(text: str) -> bool:
    return re.search(r"^bot\s*=\s*\d", text, re.M) is not None


def _index(content: bytes) -> dict[str, object]:
    if not content:
        return {}
    try:
        raw = parsed(content.decode("utf-8-sig"))
    except (UnicodeDecodeError, Refusal):
        raise Refusal("gallery.index") from None
    rows = raw.get("bot", [])
    if not isinstance(rows, list) or len(rows) > MOST_BOTS:
        raise Refusal("gallery.index")
    return raw


def _left_out(raw: Mapping[str, object]) -> tuple[str, ...]:
    """Return the folders that are no part of the gallery."""
    head = raw.get("gallery")
    folders = head.get("without") if isinstance(head, dict) else None
    return tuple(str(folder) for folder in folders[:20]) if isinstance(folders, list) else ()


def _listed(row: object, texts: Mapping[str, str]) -> Listed | None:
    """Return an entry of an index; None if it is none."""
    if not isinstance(row, dict) or not isinstance(row.get("file"), str) or not isinstance(row.get("id"), str):
        return None
    file, digest, version, languages = row["file"], row.get("digest"), row.get("version"), row.get("languages")
    mark: Mark = ""
    if file not in texts:
        mark = "missing"
    elif digest != digest_of_text(texts[file]):
        mark = "changed"
    return Listed(
        file=file[:200],
        id=printable(row["id"], 40),
        name=_texts(row.get("name"), _LONGEST_NAME),
        about=_texts(row.get("about"), _LONGEST_ABOUT),
        version=version if type(version) is int else 0,
        languages=tuple(printable(str(language), 3) for language in languages[:9])
        if isinstance(languages, list)
        else (),
        digest=digest if isinstance(digest, str) else "",
        mark=mark,
    )


def _texts(value: object, most: int) -> dict[str, str]:
    if isinstance(value, str):
        value = {"": value}
    if not isinstance(value, dict):
        return {}
    return {str(key)[:3]: printable(text, most) for key, text in list(value.items())[:9] if isinstance(text, str)}


def _unlisted(file: str, text: str) -> Listed:
    """Describe a bot that the index does not have by the first lines of its text."""
    named = {match[1]: printable(match[2] or match[3], _LONGEST_NAME) for match in _NAME.finditer(text[:2000])}
    id = named.get("id", PurePosixPath(file).stem)[:40]
    return Listed(file=file, id=id, name={"": named.get("name", id)}, digest=digest_of_text(text), mark="unlisted")


# Making an index


class Wrong(msgspec.Struct, frozen=True):
    """A bot of a gallery that is not sound: its file, and what is wrong."""

    file: str
    problem: Refusal


def make_index(files: Mapping[str, bytes], games: int, seconds: float) -> tuple[str, list[Wrong]]:
    """Return the index of a gallery and what is wrong with its bots; each is compiled and plays some games."""
    before = _index(files.get(INDEX, b""))
    head, left_out = before.get("gallery"), _left_out(before)
    rows = ["# Made by `visavis bot index`: change the bots and make it again.", ""]
    rows += ["[gallery]", f"format = {FORMAT}"]
    kept = head if isinstance(head, dict) else {}
    rows += [f"{key} = {value_text(kept[key])}" for key in ("name", "without") if key in kept]
    wrong: list[Wrong] = []
    ids: dict[str, str] = {}
    for file, content in sorted(files.items()):
        text = _text(content)
        if file == INDEX or text is None or not _bot(text) or file.partition("/")[0] in left_out:
            continue
        try:
            bot = read_bot(text)
            tried = try_out(text, games, seconds)
        except Refusal as refusal:
            wrong += [Wrong(file, problem) for problem in getattr(refusal, "problems", (refusal,))]
            continue
        wrong += [Wrong(file, problem) for problem in tried.wrong]
        id = str(bot.world.id)
        if id in ids:
            wrong.append(Wrong(file, Refusal("gallery.twice", given=id, other=ids[id])))
        ids[id] = file
        raw = bot.world.raw
        languages = sorted(filter(None, bot.maker.texts.languages))
        fields: dict[str, object] = {"file": file, "id": id}
        fields |= {key: raw[key] for key in ("version", "name", "about") if key in raw}
        fields |= {"languages": languages} if languages else {}
        rows += ["", "[[bot]]", *(f"{key} = {value_text(value)}" for key, value in fields.items())]
        rows.append(f'digest = "{digest_of_text(plain(text))}"')
    return "\n".join([*rows, ""]), wrong
