"""The difference that the last change of a game made to its log, for those who have to follow it on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from visavis.core.effect import Effect, Note
from visavis.core.play.log import Correction, Line
from visavis.core.state import State


class RestoredField(msgspec.Struct, frozen=True):
    """A field that an undo or redo of a correction changed, with its value before and now in plain form."""

    field: str
    before: Any
    now: Any


class LastChange(msgspec.Struct, frozen=True):
    """What the last change undid and restored: the table has to follow."""

    taken_back: tuple[Effect, ...] = ()
    """Effects that do not hold any more, the latest first."""
    facts: tuple[RestoredField, ...] = ()
    """What an undo or a redo of a correction makes of its fields."""
    first: int = 0
    """The first line that is not what it was before."""


def diff_logs(before: Sequence[Line], now: Sequence[Line]) -> LastChange:
    """Compare the log before and after a change: which effects are gone and were not done again."""
    first = min(len(before), len(now))
    # An answer adds lines and changes none: one comparison of the common part shows that.
    if before[:first] != now[:first]:
        first = next(at for at, (a, b) in enumerate(zip(before, now, strict=False)) if a != b)
    gone = [line for line in before[first:] if isinstance(line, Effect) and not _is_message(line)]
    # An effect that is done again after a correction or a redo is not new to the table.
    again = [line for line in now[first:] if isinstance(line, Effect)]
    return LastChange(tuple(line for line in reversed(gone) if line not in again), (), first)


def _is_message(effect: Effect) -> bool:
    """Check whether an effect left no trace on the table, so that there is nothing to take back."""
    return isinstance(effect, Note) and effect.kind != "instruction"


def shift_change(change: LastChange, line: int, lines: int) -> LastChange:
    """Renumber a change after a points entry was inserted or removed; nothing counts as news."""
    return LastChange(first=change.first + lines if change.first > line else change.first)


def restored_fields(before: State, now: State, line: Line | None) -> tuple[RestoredField, ...]:
    """Return the fields of a correction whose values differ between two states."""
    if not isinstance(line, Correction):
        return ()
    fields = dict.fromkeys((*line.correct, *line.now))
    values = ((field, before.to_plain()[field], now.to_plain()[field]) for field in fields)
    return tuple(RestoredField(field, old, new) for field, old, new in values if old != new)
