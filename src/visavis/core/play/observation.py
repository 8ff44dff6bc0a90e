"""What one seat may know of a session: all that an interface gets."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from typing import Any

import msgspec

from visavis.core.effect import Effect, Note
from visavis.core.play.history import History
from visavis.core.play.log import SAID, Answer, Correction, Entered, Line, Step
from visavis.core.play.runner import Notice
from visavis.core.question import PERSON, TABLE, Question
from visavis.core.refusal import Refusal

_RECENT = 320
"""Number of recent lines whose verbs are offered first."""


class Event(msgspec.Struct, frozen=True, gc=False):
    """An effect as one seat sees it, with its line in the log and the number of its step."""

    line: int
    step: int
    effect: Effect


class RestoredField(msgspec.Struct, frozen=True):
    """A fact that was set right, or is as it was again: the field, and its value before and now in plain form."""

    field: str
    before: Any
    now: Any


class LastChange(msgspec.Struct, frozen=True):
    """What the last change took away and set: the table has to follow."""

    taken_back: tuple[Effect, ...] = ()
    """Effects that do not hold any more, the latest first."""
    facts: tuple[RestoredField, ...] = ()
    """What an undo or a redo of a correction makes of its fields."""
    first: int = 0
    """The first line that is not what it was before."""


class Seen(msgspec.Struct, frozen=True):
    """All that an interface gets: what one seat may know of a session."""

    view: Any
    events: tuple[Event, ...]
    pending: Question | None
    waiting_for: str | None
    """The seat that acts: whose answer is missing."""
    over: bool
    score: Mapping[str, int] | None
    points: Mapping[str, int | None] | None
    """The score as far as it is known: of a side that only a person counts what was entered, or None."""
    by_hand: tuple[str, ...]
    """The seats whose points a person can enter now."""
    offered: int | None
    """The points that were entered before and are asked for now, or the number that a question guesses."""
    winners: tuple[str, ...]
    """The side that has won, once the game is over; several in a tie."""
    notices: tuple[Notice, ...]
    can_undo: bool
    can_redo: bool
    news_from: int
    """The line from which on things are news: the step in which a person did something last."""
    changed_from: int
    """The first line that the last change made: what it did, or did again."""
    taken_back: tuple[Effect, ...]
    """What the last change took away, the latest first: the table has to follow."""
    set_back: tuple[RestoredField, ...]
    """The facts that an undo or redo of a correction changed: the table has to follow."""
    recent_verbs: tuple[str, ...]
    """The verbs that persons used, the last one first."""
    resting: bool
    """Whether a computer player waits until somebody says that the game goes on."""
    looking: bool
    """Whether the game is only to be looked at."""
    version: int
    """Counts the changes of the session."""
    lines: int
    """How many lines the log has."""

    @property
    def news(self) -> tuple[Event, ...]:
        """What happened since a person did something last."""
        return tuple(event for event in self.events if event.line >= self.news_from)


def diff_logs(before: list[Line], session: History) -> LastChange:
    """What a change took away: effects that are gone and were not done again, and the facts of a correction."""
    now = session.lines
    first = min(len(before), len(now))
    # An answer adds lines and changes none: that is seen at once.
    if before[:first] != now[:first]:
        first = next(at for at, (a, b) in enumerate(zip(before, now, strict=False)) if a != b)
    gone = [line for line in before[first:] if isinstance(line, Effect) and not _only_told(line)]
    # What is done anew after a correction or a redo is no news to the table.
    again = [line for line in now[first:] if isinstance(line, Effect)]
    return LastChange(tuple(line for line in reversed(gone) if line not in again), (), first)


def _only_told(effect: Effect) -> bool:
    """Whether it left no trace: neither the app nor a hand did anything, so that there is nothing to take back."""
    return isinstance(effect, Note) and effect.kind != "instruction"


def shift_change(change: LastChange, at: int, lines: int) -> LastChange:
    """Renumber a change after a points entry was inserted or removed; nothing counts as news."""
    return LastChange(first=change.first + lines if change.first > at else change.first)


def facts_between(before: Any, now: Any, line: Line | None) -> tuple[RestoredField, ...]:
    """What became of the fields that a correction names."""
    if not isinstance(line, Correction):
        return ()
    fields = dict.fromkeys((*line.correct, *line.now))
    values = ((field, before.to_plain()[field], now.to_plain()[field]) for field in fields)
    return tuple(RestoredField(field, was, its) for field, was, its in values if was != its)


def seen_by(session: History, seat: str, change: LastChange) -> Seen:
    """What one seat may know; `table` sees what all see."""
    if seat != TABLE and seat not in session.header.seats:
        raise Refusal("seat.unknown", given=str(seat)[:40], options=tuple(session.header.seats))
    pending, person, state = session.pending, session.header.seats.get(seat) == PERSON, session.timeline.now
    mine = pending is not None and (pending.seat == seat or (pending.seat == TABLE and person))
    return Seen(
        view=session.game.view(state, seat),
        events=_events(session.lines, seat),
        pending=pending if mine else None,
        waiting_for=pending.seat if pending else session.resting,
        over=session.over,
        score=None if session.secret else session.game.score(state),
        points=None
        if session.secret and not session.game.public_points
        else session.game.points(state, session.timeline.entered),
        by_hand=session.by_hand,
        offered=offered(session) if mine else None,
        winners=session.game.winners(state) if session.over else (),
        notices=tuple(notice for notice in session.notices if notice.seat in (seat, TABLE)),
        can_undo=session.can_undo,
        can_redo=bool(session.redo_list) and not session.looking,
        news_from=news_from(session),
        changed_from=change.first,
        taken_back=tuple(effect.seen_by(seat) for effect in change.taken_back),
        set_back=() if session.secret else change.facts,
        recent_verbs=recent_verbs(session),
        resting=session.resting is not None,
        looking=session.looking,
        version=session.version,
        lines=len(session.lines),
    )


def _events(lines: list[Line], seat: str) -> tuple[Event, ...]:
    """The effects as a seat sees them."""
    step, events = 0, []
    for at, line in enumerate(lines):
        if isinstance(line, Step):
            step = line.step
        elif isinstance(line, Effect):
            events.append(Event(at, step, line.seen_by(seat)))
    return tuple(events)


def offered(session: History) -> int | None:
    """What was entered before, where the pending question asks for the points of its seat; or a number it guesses."""
    pending = session.pending
    if pending is not None and pending.id in session.game.points_questions:
        return session.timeline.entered.get(pending.seat)
    guess = None if pending is None else pending.guess
    return guess if type(guess) is int else None


def news_from(session: History) -> int:
    """The line from which on things are news: the step in which a person did something last."""
    for at in range(len(session.lines) - 1, -1, -1):
        line = session.lines[at]
        if isinstance(line, Answer) and line.joined:
            continue  # Of answers that were given together all that came of them is news.
        if session.by_person(line):
            steps = session.steps
            return steps[max(0, bisect_right(steps, at) - 1)] if steps else 0
        if isinstance(line, SAID) and not isinstance(line, Entered):
            return at
    return 0


def recent_verbs(session: History) -> tuple[str, ...]:
    """The verbs that persons used, the last one first."""
    found: list[str] = []
    for line in reversed(session.lines[-_RECENT:]):
        if isinstance(line, Answer) and session.policy_of(line.by) is None and isinstance(line.answer, tuple):
            verb = line.answer[0] if line.answer else ""
            if isinstance(verb, str) and verb not in found:
                found.append(verb)
    return tuple(found)
