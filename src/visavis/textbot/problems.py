"""Problems of a bot file, each with its line number."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

from visavis.core import BadPack, Refusal
from visavis.core.pack import parsed

LONGEST = 60_000
"""No text of a bot is longer, in characters."""
_DEEPEST = 12
_TWICE = re.compile(r"Cannot (mutate|declare|overwrite|redefine)|Duplicate")
"""The error messages of the TOML parser for a duplicate key."""

Path = tuple[str | int, ...]
"""A path in the document: the keys and indexes that lead to a value."""


class Lines:
    """The lines of a text, to be found by what stands there."""

    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()
        self._heads = [
            (at, tuple(part.strip().strip("\"'") for part in found[1].split(".")))
            for at, line in enumerate(self._lines)
            if (found := re.match(r"\s*\[\[?\s*([^\[\]=,{}]+?)\s*\]\]?\s*(#.*)?$", line))
        ]

    def of(self, path: Path, snippet: str = "") -> int:
        """Return the line number (from 1) of the value at this path that contains a text; 0 if unknown."""
        keys = [str(part) for part in path if not isinstance(part, int)]
        place = next((part for part in path if isinstance(part, int)), 0)
        start, end, depth = self._under(keys, place)
        at = start
        for key in keys[depth:]:
            pattern = re.compile(rf"(^|[\s{{,.\[\"']){re.escape(key)}[\"']?\s*[=.]")
            at = next((n for n in range(at, end) if pattern.search(self._lines[n])), at)
        if keys[:1] == ["card"] and place and not any(head == ("card",) for _, head in self._heads):
            ids = [n for n in range(start, end) if re.search(r"\bid\s*=", self._lines[n]) and n > at]
            at = ids[place] if place < len(ids) else at
        if snippet:
            at = next((n for n in range(at, end) if snippet in self._lines[n]), at)
        return min(at + 1, len(self._lines))

    def _under(self, keys: list[str], place: int) -> tuple[int, int, int]:
        """The lines under the heading that is nearest above this path, and how many keys it has."""
        fits = [(at, head) for at, head in self._heads if list(head) == keys[: len(head)]]
        if not fits:
            return 0, next((at for at, _ in self._heads), len(self._lines)), 0
        deepest = max(len(head) for _, head in fits)
        same = [at for at, head in fits if len(head) == deepest]
        at = same[min(place, len(same) - 1)]
        return at, next((other for other, _ in self._heads if other > at), len(self._lines)), deepest


def document(text: str) -> dict[str, Any]:
    """The document of a text; or a refusal with its line."""
    if len(text) > LONGEST:
        raise Refusal("bot.long", line=0, at="", most=LONGEST // 1000)
    try:
        found = parsed(text)
    except BadPack as wrong:
        args = wrong.details
        raise _unreadable(text, int(str(args["line"])), str(args["detail"])) from None
    if _too_deep(found):
        raise Refusal("bot.deep", line=0, at="", most=_DEEPEST)
    return found


def _unreadable(text: str, line: int, detail: str) -> Refusal:
    """Why a text is no TOML: the ways in which most first texts fail have sentences of their own."""
    lines, place = text.splitlines(), re.search(r"column (\d+)\)$", detail)
    written = lines[line - 1] if 0 < line <= len(lines) else ""
    at = int(place[1]) - 1 if place else len(written)
    if "Invalid value" in detail and re.match(r"[^\W\d]|[„“”‚‘’«»]", written[at:]):
        return Refusal("bot.toml.value", line=line, at="", given=written[at:].strip()[:40])
    if not written[at : at + 1].isascii() and written[at : at + 1].isalpha():
        name = next(one for one in re.finditer(r"[\w-]+", written) if one.end() > at)
        return Refusal("bot.toml.key", line=line, at="", given=name[0][:40])
    if _TWICE.match(detail):
        return Refusal("bot.toml.twice", line=line, at="", given=written.partition("=")[0].strip(" []")[:40])
    return Refusal("bot.toml", line=line, at="", detail=detail)


def _too_deep(value: object, left: int = _DEEPEST) -> bool:
    if not left:
        return True
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return any(_too_deep(part, left - 1) for part in parts)


MOST = 30
"""Maximum number of problems reported at once."""


_FOLLOWS = ("ends", "it.none")
"""Problems that mostly follow from others: a misspelt key, for example."""


class BadBot(Refusal):
    """A text that no bot can be made from; `problems` lists everything that is wrong, each with its line."""

    def __init__(self, problems: tuple[Refusal, ...], later: int = 0) -> None:
        super().__init__(problems[0].id, **problems[0].details)
        self.problems = problems
        self.later = later
        """Number of problems that may be caused by others; they are reported once those are fixed."""


class Problems:
    """Collects problems. Those that may be caused by others are reported only if there are no others."""

    def __init__(self, lines: Lines) -> None:
        self.lines = lines
        self._causes: list[Refusal] = []
        self._follow: list[Refusal] = []
        self._seen: set[str] = set()
        self._first = 0
        """Number of invalid declarations: later problems may be caused by them."""

    def add(self, id: str, path: Path, snippet: str = "", **args: object) -> None:
        """Add a problem; duplicates are reported once, at their first line."""
        said = f"{id} {sorted((name, str(value)) for name, value in args.items())}"
        if said in self._seen:
            return
        self._seen.add(said)
        shown = {name: value[:60] if isinstance(value, str) else value for name, value in args.items()}
        if "near" in shown:
            shown["meant"] = "yes" if shown["near"] else "no"
        for name in ("kind", "expected"):
            if isinstance(shown.get(name), str):
                # What words are chosen by is no word itself.
                shown[f"{name}_id"] = shown.pop(name)
        found = Refusal(f"bot.{id}", line=self.lines.of(path, snippet), at=_spoken(path), **shown)
        (self._follow if id in _FOLLOWS else self._causes).append(found)

    def declare(self) -> None:
        """All that the file declares was read."""
        self._first = len(self._causes)

    def stop(self) -> None:
        """Refuse the text if anything is wrong: the causes in the order of the lines, the rest only as a number."""
        everything = len(self._causes) + len(self._follow)
        found = self._causes[: self._first] or self._causes or self._follow
        if found:
            told = tuple(sorted(found, key=lambda one: int(str(one.details["line"]))))[:MOST]
            raise BadBot(told, everything - len(told))


def _spoken(path: Path) -> str:
    """A place of the file, as its author writes it."""
    return ".".join(str(part) for part in path)[:60]


def nearest(given: str, known: Iterable[str]) -> str:
    """The name that was probably meant; nothing if none is near.

    >>> nearest("pionts", ["points", "houses"])
    'points'
    """
    return next(iter(get_close_matches(given, sorted(known), 1, 0.6)), "")
