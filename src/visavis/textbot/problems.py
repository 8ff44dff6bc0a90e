"""Problems of a bot file, each with its line number."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

from visavis.core import BadPack, Refusal
from visavis.core.pack import parsed

LONGEST = 60_000
"""Maximum length of a bot file in characters."""
_DEEPEST = 12
_TWICE = re.compile(r"Cannot (mutate|declare|overwrite|redefine)|Duplicate")
"""The error messages of the TOML parser for a duplicate key."""

Path = tuple[str | int, ...]
"""A path in the document: the keys and indexes that lead to a value."""


class Lines:
    """Index of the lines of a text, searched by path and content."""

    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()
        self._heads = [
            (index, tuple(key.strip().strip("\"'") for key in heading[1].split(".")))
            for index, line in enumerate(self._lines)
            if (heading := re.match(r"\s*\[\[?\s*([^\[\]=,{}]+?)\s*\]\]?\s*(#.*)?$", line))
        ]

    def of(self, path: Path, snippet: str = "") -> int:
        """Return the line number (from 1) of the value at this path that contains a text; 0 if unknown."""
        keys = [str(key) for key in path if not isinstance(key, int)]
        place = next((key for key in path if isinstance(key, int)), 0)
        start, end, depth = self._under(keys, place)
        index = start
        for key in keys[depth:]:
            pattern = re.compile(rf"(^|[\s{{,.\[\"']){re.escape(key)}[\"']?\s*[=.]")
            index = next((n for n in range(index, end) if pattern.search(self._lines[n])), index)
        if keys[:1] == ["card"] and place and not any(head == ("card",) for _, head in self._heads):
            ids = [n for n in range(start, end) if re.search(r"\bid\s*=", self._lines[n]) and n > index]
            index = ids[place] if place < len(ids) else index
        if snippet:
            index = next((n for n in range(index, end) if snippet in self._lines[n]), index)
        return min(index + 1, len(self._lines))

    def _under(self, keys: list[str], place: int) -> tuple[int, int, int]:
        """Return the range of lines under the nearest heading above a path, and the number of its keys."""
        fits = [(index, head) for index, head in self._heads if list(head) == keys[: len(head)]]
        inside = [index for index, head in self._heads if list(head[: len(keys)]) == keys and keys]
        if not fits and inside:
            # An unknown section may be there only as the beginning of longer headings.
            return (
                inside[0],
                next((other for other, _ in self._heads if other > inside[0]), len(self._lines)),
                len(keys),
            )
        if not fits:
            return 0, next((index for index, _ in self._heads), len(self._lines)), 0
        deepest = max(len(head) for _, head in fits)
        same = [index for index, head in fits if len(head) == deepest]
        index = same[min(place, len(same) - 1)]
        return index, next((other for other, _ in self._heads if other > index), len(self._lines)), deepest


def document(text: str) -> dict[str, Any]:
    """Parse a text as TOML. Raises Refusal with the line if it is invalid, too long or too deep."""
    if len(text) > LONGEST:
        raise Refusal("bot.long", line=0, at="", most=LONGEST // 1000)
    try:
        parsed_document = parsed(text)
    except BadPack as wrong:
        args = wrong.details
        raise _unreadable(text, int(str(args["line"])), str(args["detail"])) from None
    if _too_deep(parsed_document):
        raise Refusal("bot.deep", line=0, at="", most=_DEEPEST)
    return parsed_document


def _unreadable(text: str, line: int, detail: str) -> Refusal:
    """Return the Refusal of an invalid TOML file; common mistakes have messages of their own."""
    lines, place = text.splitlines(), re.search(r"column (\d+)\)$", detail)
    written = lines[line - 1] if 0 < line <= len(lines) else ""
    column = int(place[1]) - 1 if place else len(written)
    if "Invalid value" in detail and re.match(r"[^\W\d]|[„“”‚‘’«»]", written[column:]):
        return Refusal("bot.toml.value", line=line, at="", given=written[column:].strip()[:40])
    if not written[column : column + 1].isascii() and written[column : column + 1].isalpha():
        name = next(word for word in re.finditer(r"[\w-]+", written) if word.end() > column)
        return Refusal("bot.toml.key", line=line, at="", given=name[0][:40])
    if _TWICE.match(detail):
        return Refusal("bot.toml.twice", line=line, at="", given=written.partition("=")[0].strip(" []")[:40])
    return Refusal("bot.toml", line=line, at="", detail=detail)


def _too_deep(value: object, remaining: int = _DEEPEST) -> bool:
    if not remaining:
        return True
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return any(_too_deep(inner, remaining - 1) for inner in parts)


MOST = 30
"""Maximum number of problems reported at once."""


_FOLLOWS = ("ends", "it.none")
"""Problems that mostly follow from others: a misspelt key, for example."""


class BadBot(Refusal):
    """Raised for a text that does not compile; `problems` lists all problems with their lines."""

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
        signature = f"{id} {sorted((name, str(value)) for name, value in args.items())}"
        if signature in self._seen:
            return
        self._seen.add(signature)
        shown = {name: value[:60] if isinstance(value, str) else value for name, value in args.items()}
        if "near" in shown:
            shown["meant"] = "yes" if shown["near"] else "no"
        for name in ("kind", "expected"):
            if isinstance(shown.get(name), str):
                # Selectors of Fluent are ids, not words.
                shown[f"{name}_id"] = shown.pop(name)
        problem = Refusal(f"bot.{id}", line=self.lines.of(path, snippet), at=_spoken(path), **shown)
        (self._follow if id in _FOLLOWS else self._causes).append(problem)

    def declare(self) -> None:
        """Mark the end of the declarations."""
        self._first = len(self._causes)

    def stop(self) -> None:
        """Raise BadBot if there are problems: causes sorted by line, the number of the others."""
        everything = len(self._causes) + len(self._follow)
        problems = self._causes[: self._first] or self._causes or self._follow
        if problems:
            reported = tuple(sorted(problems, key=lambda problem: int(str(problem.details["line"]))))[:MOST]
            raise BadBot(reported, everything - len(reported))


def _spoken(path: Path) -> str:
    """Format a path as in the file."""
    return ".".join(str(key) for key in path)[:60]


def nearest(given: str, known: Iterable[str]) -> str:
    """Return the most similar known name; empty if none is similar.

    >>> nearest("pionts", ["points", "houses"])
    'points'
    """
    return next(iter(get_close_matches(given, sorted(known), 1, 0.6)), "")
