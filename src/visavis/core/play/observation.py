"""Observation of a session: all that one seat may know, and all that a front end gets."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from visavis.core.effect import Effect
from visavis.core.play.history import History
from visavis.core.play.last_change import RestoredField
from visavis.core.play.log import SAID, Answer, Entered, Line, Step
from visavis.core.play.runner import Notice, Runner
from visavis.core.question import PERSON, TABLE, Question
from visavis.core.refusal import Refusal

_RECENT = 320
"""Number of recent lines whose verbs are offered first."""


class Event(msgspec.Struct, frozen=True, gc=False):
    """An effect as one seat sees it, with its line in the log and the number of its step."""

    line: int
    step: int
    effect: Effect


class Seen(msgspec.Struct, frozen=True):
    """Observation: what one seat may know of a session, and all that a front end gets."""

    view: Any
    events: tuple[Event, ...]
    pending: Question | None
    waiting_for: str | None
    """The seat whose answer is missing."""
    over: bool
    score: Mapping[str, int] | None
    points: Mapping[str, int | None] | None
    """The score as far as it is known; for a side that only a person counts, the entered points or None."""
    by_hand: tuple[str, ...]
    """The seats whose points a person can enter now."""
    offered: int | None
    """Default for the pending question: points entered before, or the number that it guesses."""
    winners: tuple[str, ...]
    """The side that has won, once the game is over; several in a tie."""
    notices: tuple[Notice, ...]
    can_undo: bool
    can_redo: bool
    news_from: int
    """First new line: the start of the step with the last act of a person."""
    changed_from: int
    """First line that the last change wrote or rewrote."""
    taken_back: tuple[Effect, ...]
    """Effects that the last change undid and that hands had carried out, the latest first: the table has to follow."""
    undone: bool
    """Whether the last change was an undo."""
    set_back: tuple[RestoredField, ...]
    """Fields that an undo or redo of a correction changed: the app counts with their present values."""
    recent_verbs: tuple[str, ...]
    """Verbs that persons used, the last one first."""
    resting: bool
    """Whether a policy waits until the game is resumed (`Session.go_on`)."""
    looking: bool
    """Whether the session is read-only."""
    version: int
    """Number of changes of the session."""
    lines: int
    """Number of lines in the log."""

    @property
    def news(self) -> tuple[Event, ...]:
        """Return the events since the last act of a person."""
        return tuple(event for event in self.events if event.line >= self.news_from)


def seen_by(history: History, seat: str, own: Collection[str] | None = None) -> Seen:
    """Return the observation of one seat; `table` sees what all see. Raises Refusal for an unknown seat.

    `own` has the seats whose acts the news begin after, where each person has a device; None: those of all persons.
    """
    runner, change = history.runner, history.runner.state.last_change
    if seat != TABLE and seat not in runner.header.seats:
        raise Refusal("seat.unknown", given=str(seat)[:40], options=tuple(runner.header.seats))
    pending, person, state = runner.pending, runner.header.seats.get(seat) == PERSON, runner.timeline.now
    mine = pending is not None and (pending.seat == seat or (pending.seat == TABLE and person))
    return Seen(
        view=runner.game.view(state, seat),
        events=_events(runner.lines, seat),
        pending=pending if mine else None,
        waiting_for=pending.seat if pending else runner.paused_seat,
        over=runner.over,
        score=None if runner.secret else runner.game.score(state),
        points=None
        if runner.secret and not runner.game.public_points
        else runner.game.points(state, runner.timeline.entered),
        by_hand=history.manual_sides,
        offered=offered(runner) if mine else None,
        winners=runner.game.winners(state) if runner.over else (),
        notices=tuple(notice for notice in runner.notices if notice.seat in (seat, TABLE)),
        can_undo=history.can_undo,
        can_redo=history.can_redo,
        news_from=news_from(runner, own),
        changed_from=change.first,
        taken_back=tuple(effect.seen_by(seat) for effect in change.taken_back),
        undone=change.undo,
        set_back=() if runner.secret else change.facts,
        recent_verbs=recent_verbs(runner, own),
        resting=runner.paused_seat is not None,
        looking=runner.read_only,
        version=runner.version,
        lines=len(runner.lines),
    )


def _events(lines: list[Line], seat: str) -> tuple[Event, ...]:
    """Return the effects as a seat sees them."""
    step, events = 0, []
    for index, line in enumerate(lines):
        if isinstance(line, Step):
            step = line.step
        elif isinstance(line, Effect):
            events.append(Event(index, step, line.seen_by(seat)))
    return tuple(events)


def offered(runner: Runner) -> int | None:
    """Return the default of the pending question: points of its seat entered before, or a number it guesses."""
    pending = runner.pending
    if pending is not None and pending.id in runner.game.points_questions:
        return runner.timeline.entered.get(pending.seat)
    guess = None if pending is None else pending.guess
    return guess if type(guess) is int else None


def news_from(runner: Runner, own: Collection[str] | None = None) -> int:
    """Return the first new line: the start of the step with the last act of a person, or of one of these seats."""
    lines = runner.lines
    for index in range(len(lines) - 1, -1, -1):
        line = lines[index]
        if isinstance(line, Answer) and line.joined:
            continue  # All results of joined answers are new.
        if runner.by_person(line) and (own is None or getattr(line, "by", "") in own):
            steps = runner.timeline.steps
            return steps[max(0, bisect_right(steps, index) - 1)] if steps else 0
        if isinstance(line, SAID) and not isinstance(line, Entered):
            return index
    return 0


def recent_verbs(runner: Runner, own: Collection[str] | None = None) -> tuple[str, ...]:
    """Return the verbs that persons, or these seats, used, the last one first."""
    verbs: list[str] = []
    for line in reversed(runner.lines[-_RECENT:]):
        if not isinstance(line, Answer) or not isinstance(line.answer, tuple):
            continue
        if runner.policy_of(line.by) is None if own is None else line.by in own:
            verb = line.answer[0] if line.answer else ""
            if isinstance(verb, str) and verb not in verbs:
                verbs.append(verb)
    return tuple(verbs)
