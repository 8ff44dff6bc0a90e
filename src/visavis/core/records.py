"""Games recorded in another program's notation: parsing, writing, the result of a replay, rows of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from visavis.core.pack import Pack
from visavis.core.question import Question
from visavis.core.refusal import Refusal


class Recorded(msgspec.Struct, frozen=True):
    """Result of a replay: the rows of a record with the values after each, the final scoring, and the first error."""

    rows: tuple[Mapping[str, object], ...]
    final: Mapping[str, Mapping[str, int]]
    error: tuple[int, int, Refusal] | None = None
    """The number of the first impossible row (from 1 on), its line in the file, and the reason."""


class OpenedRecord(msgspec.Struct, frozen=True):
    """A record as a game of this program: what it starts from, and the inputs of the rows before the first error."""

    options: Mapping[str, object]
    shown: tuple[str, ...]
    """Chance streams whose draws are part of the record."""
    inputs: tuple[object, ...]
    error: tuple[int, int, Refusal] | None = None
    """The number of the first impossible row, its line in the file, and the reason."""


class RecordRow(msgspec.Struct, frozen=True):
    """A row of a game in the notation of records, with its first line in the log and the line after it."""

    line: int
    end: int
    seat: str
    text: str


@dataclass(frozen=True, kw_only=True)
class RecordFormat:
    """Notation in which games of other programs are recorded."""

    replay: Callable[[Pack, str], Recorded]
    """Replays the text of a record by the rules (`visavis record`)."""
    write: Callable[[Any, Sequence[Any], Pack], str] | None = None
    """Writes a game as a record, from the header and the lines of its log."""
    open: Callable[[Pack, str], OpenedRecord] | None = None
    """Reads the text of a record as a game that can be played on (`core/play/recorded.py`)."""
    rows: Callable[[Any, Sequence[Any], Pack], Sequence[RecordRow]] | None = None
    """Returns the rows of a game, from the header and the lines of its log. Raises Refusal if it has none."""
    parse_command: Callable[[Any, Question, str], Any] | None = None
    """Parses a typed command (`upgrade E7 to TE`) and returns its answer to a question, from a view; None: not a
    command. A typed line may consist of several commands, separated by a full stop."""
