"""Parse tables that are written as text: names in the first line, `|` or tabs between the cells, or CSV."""

from __future__ import annotations

import csv
import re
from typing import Any, Literal

import msgspec

from visavis.textbot.source.document import ID, LANGUAGE, LONGEST_TEXT, MOST_NUMBER
from visavis.textbot.source.problems import Problems
from visavis.textbot.source.source_map import Path

MOST_ROWS = 300
MOST_COLUMNS = 30
_LONGEST_LIST = 20
_NUMBER = re.compile(r"-?[0-9]{1,7}\Z")
_CALL = re.compile(r"[a-z0-9][a-z0-9_ ]{0,80}\Z")
CellKind = Literal["number", "yes", "word", "words", "text"]
NOTHING: dict[str, Any] = {"number": 0, "yes": False, "word": "word.none", "words": (), "text": ""}
"""What an empty cell holds, by the kind of its column."""


class CellColumn(msgspec.Struct):
    """A column of a table: its kind, and the words that occur in it."""

    kind: CellKind
    words: set[str]


class Cells(msgspec.Struct):
    """A parsed table: its columns, its rows (a value per column), and the places of the rows for messages."""

    columns: dict[str, CellColumn]
    rows: list[dict[str, Any]]
    places: list[int]
    """The line of each row in the text of the table, from 0."""


class CellReader:
    """Parser of one table. Every problem names the line and the column."""

    def __init__(self, problems: Problems, path: Path, texts: frozenset[str]) -> None:
        self._problems = problems
        self._path = path
        self._texts = texts

    def _wrong(self, id: str, place: int, **args: object) -> None:
        self._problems.add(id, (*self._path, place), "", **args)

    def read(self, raw: object) -> Cells:
        """Return the table; what is wrong is reported and left out."""
        made = Cells({}, [], [])
        lines = list(enumerate(raw.split("\n"))) if isinstance(raw, str) else []
        lines = [(place, line) for place, line in lines if line.strip()]
        if len(lines) < 2 or len(lines) > MOST_ROWS + 1:
            self._problems.add("table.rows", self._path, most=MOST_ROWS)
            return made
        first, head_line = lines[0]
        separator = separator_of(head_line)
        heads = split_cells(head_line, separator)
        names = [head.removesuffix("[]").strip() for head in heads]
        for name in names:
            text, _, language = name.partition(".")
            translated = text in self._texts and LANGUAGE.match(language)
            if not ID.match(name) and not translated:
                self._wrong("table.head", first, given=name)
                return made
        if len(set(names)) < len(names) or len(names) > MOST_COLUMNS:
            twice = next((name for name in names if names.count(name) > 1), "")
            self._wrong("table.columns", first, given=twice, most=MOST_COLUMNS)
            return made
        grid: list[tuple[int, list[str]]] = []
        for place, line in lines[1:]:
            cells = split_cells(line, separator)
            if len(cells) == len(names) - 1 and separator == "|":
                cells.append("")
            if len(cells) != len(names):
                self._wrong("table.cells", place, given=len(cells), expected_number=len(names))
                continue
            grid.append((place, cells))
        for index, (name, head) in enumerate(zip(names, heads, strict=True)):
            column = [(place, cells[index]) for place, cells in grid]
            kind: CellKind = (
                "text"
                if name.partition(".")[0] in self._texts
                else "words"
                if head.endswith("[]")
                else _kind_of(column)
            )
            made.columns[name] = CellColumn(kind, set())
            values = [self._value(name, made.columns[name], place, cell) for place, cell in column]
            made.rows = made.rows or [{} for _ in values]
            for row, value in zip(made.rows, values, strict=True):
                row[name] = value
        made.places = [place for place, _ in grid]
        return made

    def _value(self, name: str, column: CellColumn, place: int, cell: str) -> Any:
        """Return the value of a cell; the default of its kind if it is empty or invalid."""
        kind, usual = column.kind, NOTHING[column.kind]
        if not cell:
            return usual
        if kind == "text":
            if len(cell) <= LONGEST_TEXT and cell.isprintable():
                return cell
        elif kind == "number":
            if _NUMBER.match(cell) and abs(int(cell)) <= MOST_NUMBER:
                return int(cell)
        elif kind == "yes":
            if cell in ("yes", "no"):
                return cell == "yes"
        elif kind == "word":
            if ID.match(cell):
                column.words.add(cell)
                return f"word.{cell}"
        else:
            words = [part.strip() for part in cell.split(",")]
            if all(_CALL.match(word) for word in words) and len(words) <= _LONGEST_LIST:
                column.words.update(words)
                return tuple(words)
        self._wrong("table.cell", place, given=cell, column=name, kind=kind)
        return usual


def separator_of(head: str) -> str:
    """Return the sign between the cells of a table by its first line: a tab, `|`, or `;` and `,` of CSV."""
    return next((sign for sign in ("\t", "|", ";", ",") if sign in head), "|")


def split_cells(line: str, separator: str) -> list[str]:
    """Return the cells of a line; in CSV a cell with the sign in it stands in quotation marks.

    >>> split_cells('dig; "gain points 1; stop"; 2', ";")
    ['dig', 'gain points 1; stop', '2']
    """
    cells = line.split(separator)
    if separator in ";,":
        cells = next(csv.reader([line], delimiter=separator, skipinitialspace=True), [])
    return [cell.strip() for cell in cells]


def _kind_of(column: list[tuple[int, str]]) -> CellKind:
    """Return the kind that the first cells of a column suggest."""
    filled = [cell for _, cell in column if cell]
    if filled and _NUMBER.match(filled[0]):
        return "number" if all(_NUMBER.match(cell) for cell in filled) or not ID.match(filled[-1]) else _mixed(filled)
    return "yes" if not filled or filled[0] in ("yes", "no") else "word"


def _mixed(filled: list[str]) -> CellKind:
    """Return the kind of a column that begins with a number: a word if more of its cells are words."""
    return "number" if sum(bool(_NUMBER.match(cell)) for cell in filled) * 2 >= len(filled) else "word"
