"""Results as a file for another device: written, read as untrusted input, and merged without overwriting anything.

Merged results are own texts of a kind of their own on the shelf: every state of them stays a version, and they are part
of the file with everything (`core/saves/bundle.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec

from visavis.core import Refusal
from visavis.core.budget import foreign, spend
from visavis.core.question import PERSON
from visavis.core.saves.shelf import Shelf
from visavis.core.saves.texts import Conflict, find_text, keep
from visavis.words.text import printable

KIND, NAME = "results", "results.json"
"""Kind and name of the text with merged results."""
VERSION = 1
MOST = 5_000
"""Maximum number of results in a file, and of merged ones."""
_MOST_SIDES, _MOST_OPTIONS, _LONGEST, _HIGHEST = 8, 40, 80, 100_000
"""Maximum number of sides and options, of letters of a text, and of points."""
_TRIES = 5
"""Maximum number of attempts if another process writes at the same time."""


class ResultRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A result in a file: names and texts as another device has written them."""

    id: str
    game: str
    when: str
    score: dict[str, int]
    winners: tuple[str, ...]
    seats: dict[str, str]
    options: dict[str, Any] = {}
    title: str = ""
    turns: int = 0


class ResultFile(msgspec.Struct, frozen=True):
    """A file with results."""

    visavis_results: int
    results: tuple[ResultRow, ...]


def write(rows: Iterable[ResultRow]) -> bytes:
    """Return results as a file."""
    return msgspec.json.format(msgspec.json.encode(ResultFile(VERSION, tuple(rows))), indent=1)


def read(data: bytes) -> list[ResultRow]:
    """Return the results of a file that somebody else may have written: filtered, at most `MOST`. Raises Refusal."""
    with foreign():
        spend("bytes", len(data))
        try:
            file = msgspec.json.decode(data, type=ResultFile)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Refusal("results.file") from None
        if file.visavis_results != VERSION:
            raise Refusal("results.file")
        if len(file.results) > MOST:
            raise Refusal("results.many", count=len(file.results), most=MOST)
        return [_filtered(row) for row in file.results if _is_sound(row)]


def _is_sound(row: ResultRow) -> bool:
    """Return True if a result can be one: short names, possible points, a side for each winner, a time."""
    try:
        datetime.fromisoformat(row.when)
    except ValueError:
        return False
    sides = list(row.score)
    names = (row.id, row.game, *sides, *row.seats, *row.seats.values(), *row.options)
    return (
        0 < len(sides) <= _MOST_SIDES
        and len(row.seats) <= _MOST_SIDES
        and len(row.options) <= _MOST_OPTIONS
        and all(0 < len(name) <= _LONGEST and name.isprintable() for name in names)
        and row.id.isalnum()
        and PERSON in row.seats.values()
        and all(abs(points) <= _HIGHEST for points in row.score.values())
        and set(row.winners) <= set(sides)
        and 0 <= row.turns <= _HIGHEST
    )


def _filtered(row: ResultRow) -> ResultRow:
    """Return a result whose texts can be shown; options keep plain values only."""
    plain = {name: value for name, value in row.options.items() if isinstance(value, (bool, int))}
    texts = {name: printable(value, _LONGEST) for name, value in row.options.items() if isinstance(value, str)}
    when = datetime.fromisoformat(row.when)
    when = when.replace(tzinfo=UTC) if when.tzinfo is None else when
    return msgspec.structs.replace(
        row, title=printable(row.title, _LONGEST - 1), options={**plain, **texts}, when=when.isoformat()
    )


def stored(shelf: Shelf) -> list[ResultRow]:
    """Return all merged results, each once; a text that is no file of results is ignored."""
    rows: dict[str, ResultRow] = {}
    for text in shelf.texts(KIND).values():
        try:
            found = read(text.encode())
        except Refusal:
            continue
        for row in found:
            rows.setdefault(row.id, row)
    return list(rows.values())


def merge(shelf: Shelf, rows: Sequence[ResultRow], own: frozenset[str]) -> int:
    """Store the results that this device does not have; return how many. What is known is never overwritten.

    Raises Refusal if there would be too many.
    """
    for _ in range(_TRIES):
        known = stored(shelf)
        ids = own | {row.id for row in known}
        new = list({row.id: row for row in reversed(rows) if row.id not in ids}.values())[::-1]
        if not new:
            return 0
        if len(known) + len(new) > MOST:
            raise Refusal("results.many", count=len(known) + len(new), most=MOST)
        entry = find_text(shelf, KIND, NAME)
        before = read(shelf.texts(KIND).get((KIND, NAME), "").encode()) if entry is not None else []
        kept = keep(shelf, KIND, NAME, write([*before, *new]).decode(), entry.digest if entry else "")
        if not isinstance(kept, Conflict):
            return len(new)
    raise Refusal("store.busy")
