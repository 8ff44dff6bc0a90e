"""Own texts (bots, card packs) with identity, versions and a bin: the rules that every shelf shares.

An entry has an origin, given once when its first text is stored. Each change is a further version of it; the text
of a version is never overwritten. `keep` stores a text only if the caller has seen what it replaces (`base`, the digest
of the text that was edited); otherwise it returns a `Conflict`, and the user chooses: replace (`keep` again with
`base=conflict.entry.digest`), store beside it (`keep_both`), or nothing.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from difflib import SequenceMatcher
from hashlib import blake2b
from typing import Literal, Protocol

import msgspec

from visavis.core.refusal import Refusal, Stale
from visavis.core.saves.bin_clock import Binned, expired
from visavis.core.saves.format import LARGEST_TEXT, TEXT_KINDS, TEXT_NAME, SavedEntry, check_name, moment

MOST_VERSIONS = 50
"""Maximum number of versions of an entry; those that saved games use are retained beyond it."""
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LINE = re.compile(r"^id[ \t]*=.*$", re.MULTILINE)
_TRIES = 5
"""Maximum number of attempts if other processes write at the same time."""
_MOST_COMPARED = 1_000
"""Maximum number of lines that are compared one by one; longer passages are shown as replaced."""
_AROUND = 2
"""Number of unchanged lines shown before and after a change."""


class TextVersion(msgspec.Struct, frozen=True):
    """A version of a text; its content is stored under its digest."""

    number: int
    """Counted from 1; older versions may have been removed."""
    digest: str
    when: str
    added: int = 0
    """Number of lines that the version before lacks; -1 if unknown, because the file was edited by hand."""
    removed: int = 0


class TextEntry(msgspec.Struct, frozen=True, kw_only=True):
    """An own text with its versions, the latest one last."""

    origin: str
    kind: str
    name: str
    versions: tuple[TextVersion, ...]
    revision: int = 1
    """Incremented by every change."""
    deleted: str = ""
    """Time of deletion; "" if it is not in the bin."""
    day: int = 0
    """Day of use on which it was deleted (`bin_clock`); 0 if that was not seen."""

    @property
    def digest(self) -> str:
        """Return the digest of the latest version."""
        return self.versions[-1].digest

    @property
    def stem(self) -> str:
        """Return the name without its ending; for a bot this is its id."""
        return self.name.removesuffix(".toml")

    def version(self, number: int) -> TextVersion:
        """Return a version by its number. Raises Refusal."""
        for version in self.versions:
            if version.number == number:
                return version
        known = [version.number for version in self.versions]
        raise Refusal("own.version", given=number, least=known[0], most=known[-1])


class Kept(msgspec.Struct, frozen=True):
    """Result of storing a text: its entry, and whether anything had to be written."""

    entry: TextEntry
    changed: bool = True


class Conflict(msgspec.Struct, frozen=True):
    """Another text has the name. Nothing was stored."""

    entry: TextEntry
    """The entry that has the name."""
    older: bool
    """Whether the new text is based on an earlier version of this entry, as if edited in two tabs."""
    free: str
    """The name under which the new text can be stored beside it."""


class TextShelf(Protocol):
    """Storage operations that the rules need."""

    def games(self) -> Sequence[SavedEntry]:
        """Return all saved games."""

    def bin(self) -> Sequence[SavedEntry]:
        """Return the games in the bin."""

    def day(self) -> int:
        """Return the number of days of use, the clock of the bin."""

    def text_entries(self, kind: str = "") -> Sequence[TextEntry]:
        """Return all entries, or those of a kind, reconciled with the present texts; those in the bin too."""

    def text_of(self, origin: str, digest: str) -> str:
        """Return the content of a version."""

    def put_text(self, entry: TextEntry, text: str | None) -> None:
        """Store an entry atomically, with the content of its latest version (None: unchanged). Raises Stale."""

    def drop_text(self, origin: str) -> None:
        """Remove an entry in the bin permanently."""


# Texts and names


def digest_of_text(text: str) -> str:
    """Return the digest under which a text is stored."""
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()


def normalized(text: str) -> str:
    """Return a text with the line ends as they are stored."""
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def checked_text(kind: str, name: str, text: str) -> str:
    """Return a text as it is stored, with normalized line ends. Raises Refusal for an invalid name or text."""
    check_name(kind, name)
    text = normalized(text)
    try:
        size = len(text.encode("utf-8"))
    except UnicodeEncodeError:
        raise Refusal("file.utf8", path=name) from None
    if size > LARGEST_TEXT:
        raise Refusal("file.long", path=name, most=LARGEST_TEXT // 1_000_000)
    if not text.strip():
        raise Refusal("own.empty")
    return text


def free_name(shelf: TextShelf, kind: str, name: str) -> str:
    """Return an unused name that is made from another one: `my_bot.toml`, `my_bot_2.toml`."""
    return _free_name({entry.name for entry in present_texts(shelf, kind)}, name)


def _free_name(taken: set[str], name: str) -> str:
    if name not in taken:
        return name
    stem, dot, ending = name.rpartition(".") if "." in name else (name, "", "")
    stem = re.sub(r"_\d{1,4}\Z", "", stem)
    numbers = range(2, len(taken) + 3)
    return next(other for n in numbers if (other := f"{stem[:35]}_{n}{dot}{ending}") not in taken)


def with_id(text: str, id: str) -> str:
    """Return the text of a bot with another id; the rest of the text is unchanged.

    >>> with_id('bot = 1\\nid = "fox"\\n', "fox_2")
    'bot = 1\\nid = "fox_2"\\n'
    >>> with_id('rounds = 3\\n', "fox")
    'id = "fox"\\nrounds = 3\\n'
    """
    head = f"\n{text}".partition("\n[")[0]
    line = f'id = "{id}"'
    if _ID_LINE.search(head):
        return _ID_LINE.sub(lambda _: line, text, count=1)
    return f"{line}\n{text}"


def _renamed(kind: str, text: str, name: str) -> str:
    """Return a text for another name: only the text of a bot contains its name."""
    return with_id(text, name.removesuffix(".toml")) if kind == "bot" else text


# Storing


def present_texts(shelf: TextShelf, kind: str) -> list[TextEntry]:
    """Return the entries of a kind that are not in the bin."""
    return [entry for entry in shelf.text_entries(kind) if not entry.deleted]


def find_text(shelf: TextShelf, kind: str, name: str) -> TextEntry | None:
    """Return the present entry with a name; None if there is none."""
    return next((entry for entry in present_texts(shelf, kind) if entry.name == name), None)


def find_entry(shelf: TextShelf, kind: str, name: str) -> TextEntry:
    """Return the present entry with a name. Raises Refusal."""
    entry = find_text(shelf, kind, name)
    if entry is None:
        present = tuple(other.stem for other in present_texts(shelf, kind))
        given = name.removesuffix(".toml")[:40]
        raise Refusal("own.unknown", given=given, options=present, count=len(present))
    return entry


def keep(shelf: TextShelf, kind: str, name: str, text: str, base: str = "") -> Kept | Conflict:
    """Store a text under a name: as a new entry, or as the next version of the text with the digest `base`.

    Returns a Conflict, and changes nothing, if another text has the name. Raises Refusal for an invalid name or text.
    """
    text = checked_text(kind, name, text)
    for _ in range(_TRIES):
        entry = find_text(shelf, kind, name)
        if entry is not None and entry.digest == digest_of_text(text):
            return Kept(entry, changed=False)
        if entry is not None and entry.digest != base:
            known = any(version.digest == base for version in entry.versions)
            return Conflict(entry, known, free_name(shelf, kind, name))
        with suppress(Stale):
            return Kept(_append(shelf, entry, text) if entry else _add(shelf, kind, name, text))
    raise Refusal("store.locked")


def keep_both(shelf: TextShelf, kind: str, name: str, text: str) -> Kept:
    """Store a text as a new entry; under another name, which is written into a bot's text, if the name is taken."""
    text = checked_text(kind, name, text)
    for _ in range(_TRIES):
        free = free_name(shelf, kind, name)
        with suppress(Stale):
            return Kept(_add(shelf, kind, free, text if free == name else _renamed(kind, text, free)))
    raise Refusal("store.locked")


def beside(present: Sequence[TextEntry], kind: str, name: str, text: str) -> tuple[TextEntry, str] | None:
    """Return a new entry and its text, to store a text of another device beside the present ones.

    None if it is empty, or is or was a version of one of them. Raises Refusal for an invalid name or text.
    """
    if not text.strip():
        return None
    text = checked_text(kind, name, text)
    same_kind = [entry for entry in present if entry.kind == kind]
    for entry in same_kind:
        digests = {version.digest for version in entry.versions}
        if digest_of_text(text) in digests or digest_of_text(_renamed(kind, text, entry.name)) in digests:
            return None
    free = _free_name({entry.name for entry in same_kind}, name)
    text = text if free == name else _renamed(kind, text, free)
    return _new_entry(_new_origin(), kind, free, text, moment()), text


def take_back(shelf: TextShelf, entry: TextEntry, number: int) -> TextEntry:
    """Make an earlier version the latest one again; the versions in between are retained. Raises Refusal."""
    text = shelf.text_of(entry.origin, entry.version(number).digest)
    for _ in range(_TRIES):
        result = keep(shelf, entry.kind, entry.name, text, entry.digest)
        if isinstance(result, Kept):
            return result.entry
        # Another process was faster: its text stays as a version, too.
        entry = result.entry
    raise Refusal("store.locked")


def forget(shelf: TextShelf, entry: TextEntry) -> TextEntry:
    """Move an entry to the bin."""
    now = moment()
    text = shelf.text_of(entry.origin, entry.digest)
    binned = _changed(entry, deleted=now, day=shelf.day())
    shelf.put_text(binned, text)
    return binned


def text_bin(shelf: TextShelf, kind: str) -> list[TextEntry]:
    """Return the entries of a kind in the bin, the last deleted first."""
    binned = [entry for entry in shelf.text_entries(kind) if entry.deleted]
    return sorted(binned, key=lambda entry: entry.deleted, reverse=True)


def find_binned(shelf: TextShelf, kind: str, given: str) -> TextEntry:
    """Return the entry in the bin by its origin, or the last deleted one by its name. Raises Refusal."""
    binned = text_bin(shelf, kind)
    for entry in binned:
        if given in (entry.origin, entry.stem):
            return entry
    names = tuple(dict.fromkeys(entry.stem for entry in binned))
    raise Refusal("own.binned", given=given[:40], options=names, count=len(names))


def restore_text(shelf: TextShelf, entry: TextEntry) -> TextEntry:
    """Restore an entry from the bin, under another name if its own is taken now."""
    text = shelf.text_of(entry.origin, entry.digest)
    free = free_name(shelf, entry.kind, entry.name)
    restored = msgspec.structs.replace(entry, name=free, deleted="", day=0)
    if free != entry.name:
        return _append(shelf, restored, _renamed(entry.kind, text, free))
    restored = _changed(restored)
    shelf.put_text(restored, text)
    return restored


def empty_bin(shelf: TextShelf) -> None:
    """Remove what has expired from the bin by the same clock as for games. Never called by a deletion."""
    today = shelf.day()
    for kind in TEXT_KINDS:
        binned = text_bin(shelf, kind)
        for entry in binned:
            if not entry.day:
                # It was deleted by an older version or by hand: its days begin now.
                with suppress(Stale):
                    shelf.put_text(_changed(entry, day=today), None)
        for origin in expired((Binned(entry.origin, entry.day or today, entry.deleted) for entry in binned), today):
            shelf.drop_text(origin)


def _changed(entry: TextEntry, **values: object) -> TextEntry:
    return msgspec.structs.replace(entry, revision=entry.revision + 1, **values)


def _add(shelf: TextShelf, kind: str, name: str, text: str) -> TextEntry:
    entry = _new_entry(_new_origin(), kind, name, text, moment())
    shelf.put_text(entry, text)
    empty_bin(shelf)
    return entry


def _new_origin() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(8))


def _new_entry(origin: str, kind: str, name: str, text: str, when: str) -> TextEntry:
    version = TextVersion(1, digest_of_text(text), when, added=len(text.splitlines()))
    return TextEntry(origin=origin, kind=kind, name=name, versions=(version,))


def _append(shelf: TextShelf, entry: TextEntry, text: str) -> TextEntry:
    before = shelf.text_of(entry.origin, entry.digest)
    next_one = _pruned(shelf, _with_version(entry, before, text, moment()))
    shelf.put_text(next_one, text)
    empty_bin(shelf)
    return next_one


def _with_version(entry: TextEntry, before: str | None, text: str, when: str) -> TextEntry:
    added, removed = count_changes(before, text) if before is not None else (-1, -1)
    version = TextVersion(entry.versions[-1].number + 1, digest_of_text(text), when, added, removed)
    return _changed(entry, versions=(*entry.versions, version))


def _pruned(shelf: TextShelf, entry: TextEntry) -> TextEntry:
    """Return an entry without its oldest versions, except those that saved games use."""
    if len(entry.versions) <= MOST_VERSIONS:
        return entry
    used = {digest_of_text(saved.text) for saved in (*shelf.games(), *shelf.bin()) if saved.text}
    old, recent = entry.versions[:-MOST_VERSIONS], entry.versions[-MOST_VERSIONS:]
    return msgspec.structs.replace(entry, versions=(*(one for one in old if one.digest in used), *recent))


# For shelves


def reconcile(
    entries: Iterable[TextEntry], present: Mapping[tuple[str, str], str]
) -> tuple[list[TextEntry], dict[str, str]]:
    """Return the entries as the present texts have them, and the present texts by origin.

    A text that no entry has (written by an older version, or by hand) becomes an entry or a further version; an entry
    whose text is gone is in the bin. Deterministic except for the time, so that reading needs no write.
    """
    now = moment()
    by_origin = {entry.origin: entry for entry in entries}
    named = {(entry.kind, entry.name): entry for entry in by_origin.values() if not entry.deleted}
    texts: dict[str, str] = {}
    for key, text in present.items():
        if key[0] not in TEXT_KINDS or not text or text.isspace():
            continue
        entry = named.pop(key, None)
        if entry is None:
            origin = _first_origin(*key, text)
            entry = by_origin.get(origin) or _new_entry(origin, *key, text, now)
            if entry.deleted:
                entry = _changed(entry, deleted="", day=0, name=key[1])
        if entry.digest != digest_of_text(text):
            entry = _with_version(entry, None, text, now)
        by_origin[entry.origin] = entry
        texts[entry.origin] = text
    for entry in named.values():
        by_origin[entry.origin] = _changed(entry, deleted=now, day=0)
    return list(by_origin.values()), texts


def _first_origin(kind: str, name: str, text: str) -> str:
    """Return the origin of a text that was stored without one: the same whenever it is read."""
    number = int.from_bytes(blake2b(f"{kind}/{name}\n{text}".encode("utf-8", "surrogatepass"), digest_size=8).digest())
    return "".join(_LETTERS[number // len(_LETTERS) ** place % len(_LETTERS)] for place in range(8))


def read_entry(text: str) -> TextEntry | None:
    """Parse a stored entry; None if it is damaged, so that its text counts as one that no entry has."""
    try:
        entry = msgspec.json.decode(text, type=TextEntry)
        for when in (entry.deleted, *(version.when for version in entry.versions)):
            datetime.fromisoformat(when or moment())
    except (msgspec.DecodeError, ValueError, RecursionError):
        return None
    return entry if entry.versions and entry.kind in TEXT_KINDS and TEXT_NAME.fullmatch(entry.name) else None


def write_entry(entry: TextEntry) -> str:
    """Serialize an entry."""
    return msgspec.json.encode(entry).decode()


# Differences

Mark = Literal["+", "-", " ", "…"]


class LineChange(msgspec.Struct, frozen=True):
    """A line of a comparison: added, removed, unchanged beside a change, or a gap."""

    mark: Mark
    text: str = ""


def _blocks(old: Sequence[str], new: Sequence[str]) -> list[tuple[int, int, int, int]]:
    """Return the passages that differ. The cost is bounded: long passages are not compared line by line."""
    first = next((n for n, (one, other) in enumerate(zip(old, new, strict=False)) if one != other), None)
    if first is None:
        first = min(len(old), len(new))
    most = min(len(old), len(new)) - first
    last = next((n for n in range(most) if old[-1 - n] != new[-1 - n]), most)
    ours, theirs = old[first : len(old) - last], new[first : len(new) - last]
    if not ours and not theirs:
        return []
    if len(ours) + len(theirs) > _MOST_COMPARED:
        return [(first, len(old) - last, first, len(new) - last)]
    codes = SequenceMatcher(None, ours, theirs).get_opcodes()
    return [(a + first, b + first, c + first, d + first) for tag, a, b, c, d in codes if tag != "equal"]


def count_changes(old: str, new: str) -> tuple[int, int]:
    """Return the number of added and removed lines."""
    blocks = _blocks(old.splitlines(), new.splitlines())
    return sum(d - c for _, _, c, d in blocks), sum(b - a for a, b, _, _ in blocks)


def list_changes(old: str, new: str) -> list[LineChange]:
    """Return the lines that differ, in order, with some unchanged lines around them.

    >>> [change.mark + change.text for change in list_changes("a\\nb\\nc", "a\\nx\\nc")]
    [' a', '-b', '+x', ' c']
    """
    before, after = old.splitlines(), new.splitlines()
    rows: list[LineChange] = []
    at = 0
    for start, end, new_start, new_end in _blocks(before, after):
        rows += _unchanged(before[at:start], _AROUND if rows else 0, _AROUND)
        rows += [LineChange("-", line) for line in before[start:end]]
        rows += [LineChange("+", line) for line in after[new_start:new_end]]
        at = end
    return rows + _unchanged(before[at:], _AROUND, 0) if rows else []


def _unchanged(lines: Sequence[str], first: int, last: int) -> list[LineChange]:
    """Return the first and the last unchanged lines of a passage, with a gap between them."""
    if len(lines) <= first + last:
        return [LineChange(" ", line) for line in lines]
    ends = lines[:first], lines[len(lines) - last :]
    rows = [[LineChange(" ", line) for line in end] for end in ends]
    return [*rows[0], LineChange("…"), *rows[1]]
