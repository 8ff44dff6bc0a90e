"""A review of a game by a coach: the moves that cost most, what was good, and the expected points of every side.

It takes a while, so it is made in slices: `go_on` works for a moment and can be called again. What is known so far can
be shown at any time.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

from visavis.core.budget import Stopped, checkpoint
from visavis.core.coach import Advice, Coach, Move, Verdict, View
from visavis.core.play.log import Answer
from visavis.core.play.observation import Seen
from visavis.core.play.session import Session
from visavis.core.question import PERSON
from visavis.core.refusal import Refusal

WORST, BEST = 5, 3
"""Number of moves of a seat that are shown as the dearest, and as the best."""
_THOROUGH = 8
"""Number of moves of a seat that are thought through: those that look dearest at first sight."""
_LEAST = 1.0
"""Points below which a move is no mistake."""
_PER_ROUND = 4
"""Number of moments of a round at which points are expected."""


def coach_of(session: Session) -> Coach:
    """Return the coach of a game. Raises Refusal if it has none, or while cards are hidden between several players."""
    make = session.game.players.coach
    if make is None:
        raise Refusal("coach.none", game=session.game.id)
    if session.secret:
        raise Refusal("coach.hidden")
    return make()


def is_coached(session: Session, seen: Seen) -> bool:
    """Return True if a coach can say something about a game: its app keeps everything, and nothing is hidden."""
    kept = session.game.players.coach is not None and not session.secret
    return kept and session.game.ui.keeps_everything(seen.view)


def hint(session: Session, seat: str) -> Advice:
    """Return what to answer to the pending question of a seat, from what that seat may know. Raises Refusal."""
    coach, pending = coach_of(session), session.pending
    if pending is None or pending.seat != seat:
        raise Refusal("coach.not_asked")
    advice = coach.advise(session.seen_by(seat).view, pending)
    if advice is None:
        raise Refusal("coach.nothing")
    return advice


Course = dict[str, list[tuple[int, float]]]
"""The expected points of each side, by the number of the step."""


Moment = tuple[int, View]
"""The number of a step, and the state before it."""


class Review:
    """A review of a session as it is now, for the given seats (default: those of persons).

    `course` has the expected points of another review of the same moment.
    """

    def __init__(self, session: Session, seats: tuple[str, ...] = (), course: Course | None = None) -> None:
        self.coach = coach_of(session)
        self.session = session
        self.seats = seats or tuple(seat for seat, who in session.header.seats.items() if who == PERSON)
        self.verdicts: dict[int, Verdict] = {}
        """What is known about each move, by its first line."""
        self.course: Course = dict(course or {})
        """The expected points of each side, by the number of the step."""
        self.done, self.total = 0, 1
        """How much of the work is done, of how much."""
        self.over = False
        marks = session.timeline.marks
        ends = [*(mark.line for mark in marks[1:]), len(session.lines)]
        steps = [
            (mark.line, end, mark.state, tuple(
                line.answer for line in session.lines[mark.line : end] if isinstance(line, Answer)
            ))
            for mark, end in zip(marks, ends, strict=True)
        ]  # fmt: skip
        moves = self.coach.moves(steps, session.timeline.whole)
        self.moves: tuple[Move, ...] = tuple(move for move in moves if move.seat in self.seats)
        if not self.moves:
            raise Refusal("coach.no_moves")
        self.moments: list[Moment] = [] if self.course else self._moments()
        self._expected: set[int] = set()
        self._judged: set[int] = set()
        self._chosen: list[Move] | None = None
        self._work = self._working()

    def go_on(self, seconds: float | None = None) -> bool:
        """Work for at least one move, up to a number of seconds (default: to the end). Return True at the end.

        If it is stopped in between, it can be called again.
        """
        until = None if seconds is None else time.monotonic() + seconds
        try:
            for _ in self._work:
                self.done += 1
                if until is not None and time.monotonic() > until:
                    return False
        except Stopped:
            self._work = self._working()
            raise
        if self.moments and self.session.over and not self.over:
            for side, points in self.session.game.score(self.session.timeline.now).items():
                self.course[side].append((len(self.session.timeline.marks), float(points)))
        self.over, self.done = True, self.total
        return True

    def _working(self) -> Iterator[None]:
        """Do what is not done yet, from the beginning: after a stop this is called again."""
        self.done, many = 0, _THOROUGH * len(self.seats)
        self.total = len(self.moments) + len(self.moves) + min(len(self.moves), many)
        for step, state in self.moments:
            checkpoint()
            if step not in self._expected:
                points = self.coach.expected(state)
                self._expected.add(step)
                for side, value in points.items():
                    self.course.setdefault(side, []).append((step, value))
            yield
        for move in self.moves:
            checkpoint()
            if move.line not in self._judged:
                self._judge(move, deep=False)
                self._judged.add(move.line)
            yield
        if self._chosen is None:
            self._chosen = [verdict.move for seat in self.seats for verdict in self._dear(seat)[:_THOROUGH]]
        self.total = self.done + len(self._chosen)
        for move in self._chosen:
            checkpoint()
            if not self.verdicts[move.line].deep:
                self._judge(move, deep=True)
            yield

    def _judge(self, move: Move, *, deep: bool) -> None:
        verdict = self.coach.judge(move, deep=deep)
        if verdict is not None:
            self.verdicts[move.line] = verdict

    def _moments(self) -> list[Moment]:
        """Return some moments of every round: the first one, and others at equal distances."""
        rounds: dict[int, list[Moment]] = {}
        for step, mark in enumerate(self.session.timeline.marks):
            number = self.coach.round_of(mark.state)
            if number:
                rounds.setdefault(number, []).append((step, mark.state))
        chosen = []
        for steps in rounds.values():
            chosen += [steps[len(steps) * part // _PER_ROUND] for part in range(_PER_ROUND)]
        return list(dict(chosen).items())

    def _dear(self, seat: str) -> list[Verdict]:
        mine = [one for one in self.verdicts.values() if one.move.seat == seat and one.cost >= _LEAST]
        return sorted(mine, key=lambda verdict: (-verdict.cost, verdict.move.line))

    def worst(self, seat: str) -> list[Verdict]:
        """Return the moves of a seat that cost most, the dearest first.

        Only such as were thought through, and cost more than the error of that.
        """
        return [one for one in self._dear(seat) if one.deep and one.cost >= one.sure][:WORST]

    def best(self, seat: str) -> list[Verdict]:
        """Return the moves of a seat that were better than everything else by most points, at first sight."""
        mine = [one for one in self.verdicts.values() if one.move.seat == seat and not (one.deep or one.ordinary)]
        mine = [one for one in mine if one.lead >= _LEAST]
        return sorted(mine, key=lambda verdict: (-verdict.lead, verdict.move.line))[:BEST]

    def counted(self, seat: str) -> tuple[int, int]:
        """Return how many moves of a seat were judged, and how many of them cost less than a point."""
        mine = [one for one in self.verdicts.values() if one.move.seat == seat]
        return len(mine), sum(one.cost < _LEAST for one in mine)

    def by_round(self) -> list[tuple[int, dict[str, float]]]:
        """Return the expected points of all sides at the beginning of each round; as round 0 those of the end."""
        found: dict[int, dict[str, float]] = {}
        marks = self.session.timeline.marks
        for side, points in self.course.items():
            for step, value in points:
                number = self.coach.round_of(marks[step].state) if step < len(marks) else 0
                found.setdefault(number, {}).setdefault(side, value)
        return list(found.items())
