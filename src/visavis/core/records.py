"""Games recorded in another program's notation: reading, writing, and the result of a replay."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from visavis.core.pack import Pack
from visavis.core.question import Question
from visavis.core.refusal import Refusal


class Recorded(msgspec.Struct, frozen=True):
    """The rows of a record with the values after each, the parts of the end, and what stopped it."""

    rows: tuple[Mapping[str, object], ...]
    final: Mapping[str, Mapping[str, int]]
    error: tuple[int, int, Refusal] | None = None
    """The number of the first row that is impossible (from 1 on), its line in the file, and the reason."""


@dataclass(frozen=True, kw_only=True)
class RecordFormat:
    """The notation in which games of other programs are recorded."""

    replay: Callable[[Pack, str], Recorded]
    """Plays the text of a record again by the rules (`visavis record`)."""
    write: Callable[[Any, Sequence[Any], Pack], str] | None = None
    """Writes a game as a record, from the header and the lines of its log."""
    parse_command: Callable[[Any, Question, str], Any] | None = None
    """Returns what a typed command (`upgrade E7 to TE`) answers to a question, from a view; None: it is no command.
    A typed line may hold several commands with a full stop between two."""
