"""Source map of a TOML text: the lines on which each key, each value and each line of a text stands."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Final

Path = tuple[str | int, ...]
"""A path in the document: the keys and indexes that lead to a value; below a text an index is one of its lines."""

_SKIPPED: Final = re.compile(r"(?:[ \t\r\n]+|#[^\n]*)*")
_BLANK: Final = re.compile(r"[ \t]*")
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_SCALAR: Final = re.compile(r"[^,\]}#\n]+")
_LONG: Final = re.compile(r'"""(?:[^\\]|\\.)*?"{3,5}|' + r"'''.*?'{3,5}", re.DOTALL)
_WORD: Final = re.compile(r"[A-Za-z0-9_]+")
_SHORT: Final = re.compile(r'"(?:[^"\\\n]|\\.)*"|' + r"'[^'\n]*'")


class Place:
    """A value of the document: its first and last line (from 1) and its parts."""

    __slots__ = ("first", "last", "parts", "text")

    def __init__(self, first: int) -> None:
        self.first = self.last = first
        self.parts: dict[str | int, Place] = {}
        self.text = 0
        """The first line of the content of a text of several lines; 0 for anything else."""


class SourceMap:
    """Places of all values of a TOML text that the parser accepted; of any other text as far as it is understood."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._line = 1
        self._seen = 0
        self.root = Place(1)
        # The places that were found up to a fault remain.
        with suppress(_NotUnderstood, RecursionError):
            self._document()
        self.root.last = text.count("\n") + 1

    def find(self, path: Path) -> tuple[Place, bool]:
        """Return the deepest place on a path, and whether it is the whole path."""
        place = self.root
        for key in path:
            if place.text and isinstance(key, int):
                line = min(place.text + key, place.last)
                return Place(line), True
            # A section that should be a list of tables is read as a table, and the other way round.
            inner = place.parts.get(key, place.parts.get(str(key)))
            if inner is None:
                return place, False
            place = inner
        return place, True

    # Reading

    def _now(self) -> int:
        """Return the line of the present position."""
        self._line += self._text.count("\n", self._seen, self._at)
        self._seen = self._at
        return self._line

    def _skip(self, pattern: re.Pattern[str] = _SKIPPED) -> str:
        match = pattern.match(self._text, self._at)
        if match is not None:
            self._at = match.end()
        return self._text[self._at : self._at + 1]

    def _expect(self, sign: str) -> None:
        if not self._text.startswith(sign, self._at):
            raise _NotUnderstood
        self._at += len(sign)

    def _document(self) -> None:
        table = self.root
        while self._skip():
            if self._text.startswith("[", self._at):
                table = self._heading()
            else:
                self._pair(table)
            for opened in (self.root, table):
                opened.last = max(opened.last, self._now())

    def _heading(self) -> Place:
        listed = self._text.startswith("[[", self._at)
        self._at += 1 + listed
        line, keys, place = self._now(), self._keys(), self.root
        for key in keys[:-1]:
            place = self._last(place.parts.setdefault(key, Place(line)))
        known = place.parts.get(keys[-1])
        if known is None:
            known = place.parts[keys[-1]] = Place(line)
        if listed:
            entry = known.parts[len(known.parts)] = Place(line)
            known = entry
        self._expect("]]" if listed else "]")
        return known

    def _last(self, place: Place) -> Place:
        """Return the last table of a list of tables; any other place itself."""
        if place.parts and all(isinstance(key, int) for key in place.parts):
            return place.parts[len(place.parts) - 1]
        return place

    def _keys(self) -> list[str]:
        keys = []
        while True:
            self._skip(_BLANK)
            match = _SHORT.match(self._text, self._at) or _BARE.match(self._text, self._at)
            if match is None:
                raise _NotUnderstood
            keys.append(match[0].strip("\"'"))
            self._at = match.end()
            if self._skip(_BLANK) != ".":
                return keys
            self._at += 1

    def _pair(self, table: Place) -> None:
        line, keys = self._now(), self._keys()
        self._expect("=")
        opened = [table]
        for key in keys[:-1]:
            opened.append(opened[-1].parts.setdefault(key, Place(line)))
        self._skip(_BLANK)
        opened[-1].parts[keys[-1]] = place = self._value()
        place.first = line
        for outer in opened:
            outer.last = max(outer.last, place.last)

    def _value(self) -> Place:
        place = Place(self._now())
        text, start = self._text, self._at
        if (long := _LONG.match(text, start)) is not None:
            self._at = long.end()
            place.text = place.first + text.startswith("\n", start + 3) + text.startswith("\r\n", start + 3)
        elif (short := _SHORT.match(text, start)) is not None:
            self._at = short.end()
        elif text.startswith("[", start):
            self._list(place)
        elif text.startswith("{", start):
            self._table(place)
        elif self._skip(_SCALAR) == "" and self._at == start:
            raise _NotUnderstood
        place.last = self._now()
        return place

    def _list(self, place: Place) -> None:
        self._at += 1
        while self._skip() != "]":
            place.parts[len(place.parts)] = self._value()
            if self._skip() == ",":
                self._at += 1
            elif not self._text.startswith("]", self._at):
                raise _NotUnderstood
        self._at += 1

    def _table(self, place: Place) -> None:
        self._at += 1
        while self._skip() != "}":
            self._pair(place)
            if self._skip() == ",":
                self._at += 1
            elif not self._text.startswith("}", self._at):
                raise _NotUnderstood
        self._at += 1


class _NotUnderstood(Exception):
    """Raised where the text is not TOML."""


class Lines:
    """Lines of the values of a text, by path and content; the text is scanned when the first one is asked for."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._lines: list[str] = []
        self._map: SourceMap | None = None

    def of(self, path: Path, snippet: str = "", word: object = None) -> int:
        """Return the line number (from 1) of the value at this path, or of a snippet inside it.

        A word that does not stand there came from elsewhere, such as a cell of a table: then its line is returned.

        >>> Lines("bot = 1\\n[turn]\\ndo = [\\n 'turn deck',\\n 'do nap',\\n]\\n").of(("turn", "do", 1))
        5
        """
        if self._map is None:
            self._map, self._lines = SourceMap(self._text), self._text.split("\n")
        place, _ = self._map.find(path)
        there = range(place.first - 1, place.last)
        line = next((line for line in there if snippet and snippet in self._lines[line]), place.first - 1)
        if isinstance(word, str) and _WORD.fullmatch(word) and word not in self._lines[line]:
            whole = re.compile(rf"\b{word}\b")
            places = (*there, *range(len(self._lines)))
            line = next((line for line in places if whole.search(self._lines[line])), line)
        return line + 1
