"""Difference that the last change of a game made to its log, for persons who follow it on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from visavis.core.effect import Effect, Note
from visavis.core.game import Game
from visavis.core.play.log import INPUTS, Answer, Correction, Line, Step
from visavis.core.state import State


class RestoredField(msgspec.Struct, frozen=True):
    """A field that an undo or redo of a correction changed, with its value before and now in plain form."""

    field: str
    before: Any
    now: Any


class LastChange(msgspec.Struct, frozen=True):
    """Effects and fields that the last change reverted: the table has to follow."""

    taken_back: tuple[Effect, ...] = ()
    """Effects that were undone, the latest first."""
    facts: tuple[RestoredField, ...] = ()
    """Fields that an undo or a redo of a correction changed."""
    first: int = 0
    """Index of the first line that differs from the log before."""
    undo: bool = False
    """Whether the change was an undo."""


def diff_logs(before: Sequence[Line], now: Sequence[Line], game: Game, handled: bool = True) -> LastChange:
    """Return the effects that a change removed from the log and did not repeat, if hands had carried them out.

    `handled`: whether people handle pieces at all.
    """
    first = min(len(before), len(now))
    # An answer adds lines and changes none: one comparison of the common part shows that.
    if before[:first] != now[:first]:
        first = next(index for index, (a, b) in enumerate(zip(before, now, strict=False)) if a != b)
    gone = [
        line
        for index, line in enumerate(before[first:], first)
        if handled and isinstance(line, Effect) and _moved_by_hand(line, before, index, game)
    ]
    # An effect that is done again after a correction or a redo is not new to the table.
    again = [line for line in now[first:] if isinstance(line, Effect)]
    return LastChange(tuple(line for line in reversed(gone) if line not in again), (), first)


def _moved_by_hand(effect: Effect, lines: Sequence[Line], index: int, game: Game) -> bool:
    """Return True if hands moved something for an effect: then they have to move it back.

    A report is carried out by the person who enters it; without an answer before it, it only informs. Where the app
    deals hidden cards and nobody can show printed ones, there is no table.
    """
    if not effect.by_hand or effect.kind == "silent" or (game.hidden and not game.streams):
        return False
    if effect.kind == "instruction":
        return True
    return not isinstance(effect, Note) and isinstance(_input_before(lines, index), Answer)


def _input_before(lines: Sequence[Line], index: int) -> Line | None:
    """Return the last answer or draw of the same step before a line; None without one."""
    for back in range(index - 1, -1, -1):
        line = lines[back]
        if isinstance(line, Step):
            return None
        if isinstance(line, INPUTS):
            return line
    return None


def shift_change(change: LastChange, line: int, lines: int) -> LastChange:
    """Renumber a change after an `Entered` line was inserted or removed; nothing in it counts as new any more."""
    return LastChange(first=change.first + lines if change.first > line else change.first)


def restored_fields(before: State, now: State, line: Line | None) -> tuple[RestoredField, ...]:
    """Return the fields of a correction whose values differ between two states."""
    if not isinstance(line, Correction):
        return ()
    fields = dict.fromkeys((*line.correct, *line.now))
    values = ((field, before.to_plain()[field], now.to_plain()[field]) for field in fields)
    return tuple(RestoredField(field, old, new) for field, old, new in values if old != new)
