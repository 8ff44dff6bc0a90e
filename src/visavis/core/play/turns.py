"""Turns of a game in progress, counted as people count them: one step may be a part of a turn, or none."""

from __future__ import annotations

import msgspec

from visavis.core.game import Game
from visavis.core.play.log import Answer, Step
from visavis.core.play.runner import Runner
from visavis.core.state import State


class Turn(msgspec.Struct, frozen=True, gc=False):
    """A turn of a seat: the line of its first step, and the round."""

    line: int
    seat: str
    round: int
    """0 for a game without rounds."""


def turns_of(runner: Runner) -> tuple[Turn, ...]:
    """Return the turns of all seats so far, the present one included; those of a bot without a seat are not counted.

    A turn begins with the first step in which it is a seat's turn, after another seat's or after an effect that ends
    a turn (`StatisticsFields.turn_effects`).
    """
    lines, marks, seats = runner.lines, runner.timeline.marks, runner.header.seats
    found: list[Turn] = []
    last, ended = "", True
    for index, mark in enumerate(marks):
        if not isinstance(lines[mark.line], Step):
            continue
        end = marks[index + 1].line if index + 1 < len(marks) else len(lines)
        game: Game = mark.game
        if says_turn(game, mark.state):
            seat = turn_in(game, mark.state)
        else:
            # A game that does not say whose turn it is: a turn is a step that a seat answers in, after the set-up.
            seat = _answering(runner, mark.line, end) if mark.step else None
            ended = True
        if seat is not None and (ended or seat != last):
            if seat in seats:
                found.append(Turn(mark.line, seat, _round(game, mark.state)))
            last, ended = seat, False
        ends = game.statistics.turn_effects
        if ends and not ended:
            ended = any(type(line) in ends for line in lines[mark.line + 1 : end])
    return tuple(found)


def in_setup(runner: Runner) -> bool:
    """Return True if no turn has begun yet, not even of a bot."""
    marks, now = runner.timeline.marks, runner.timeline.now
    if runner.over or not marks:
        return False
    if not says_turn(runner.game, now):
        return not marks[-1].step
    return all(turn_in(mark.game, mark.state) is None for mark in marks)


def says_turn(game: Game, state: State) -> bool:
    """Return True if a game says whose turn it is."""
    return game.statistics.turn is not None or isinstance(getattr(state, "turn", None), str)


def turn_in(game: Game, state: State) -> str | None:
    """Return the seat, or the bot without one, whose turn it is; None during set-up and scorings."""
    if game.statistics.turn is not None:
        return game.statistics.turn(state)
    return str(getattr(state, "turn", "")) if getattr(state, "phase", "play") == "play" else None


def _answering(runner: Runner, first: int, end: int) -> str | None:
    """Return the seat of the first answer in a step, or of the pending question."""
    for line in runner.lines[first:end]:
        if isinstance(line, Answer):
            return line.by
    return runner.pending.seat if runner.pending is not None and end == len(runner.lines) else None


def _round(game: Game, state: State) -> int:
    number = getattr(state, game.statistics.rounds, 0)
    return number if type(number) is int else 0
