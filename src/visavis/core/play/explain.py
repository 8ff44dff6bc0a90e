"""Explanations: why something was decided, how policies evaluated answers, how points changed, whether rules agree."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Generic

import msgspec

from visavis.core.chance import Stream, key, number
from visavis.core.choice import Decision
from visavis.core.effect import Effect
from visavis.core.play.live_table import ReplayTable, Waiting
from visavis.core.play.log import INPUTS, SAID, Answer, Hold, Line, Step
from visavis.core.play.runner import Runner
from visavis.core.play.timeline import Mark
from visavis.core.players import Evaluation
from visavis.core.state import S
from visavis.core.table import policy_stream

Decisions = list[tuple[int, Decision]]


class Scored(msgspec.Struct, frozen=True):
    """A change of a side's points: the line that made it, how many, and the clause; none for a correction."""

    line: int
    side: str
    points: int
    clause: str
    corrected: bool


class Explainer(Generic[S]):
    """Explanations of a session's past. Nothing is explained while cards are hidden between players."""

    __slots__ = ("_scored", "runner")

    def __init__(self, runner: Runner[S]) -> None:
        self.runner = runner
        self._scored: dict[int, tuple[Mark, Mark | None, tuple[Scored, ...]]] = {}
        """Cache of `points` by the line of a mark: valid while it and the mark after it are the same."""

    def why(self, line: int | None = None) -> tuple[tuple[int, Decision], ...]:
        """Return the decisions of the step that holds a line (by default the last step that has any)."""
        if self.runner.secret:
            return ()
        marks, so_far = self.runner.timeline.marks, getattr(self.runner.pending, "so_far", None)
        if so_far is not None and (line is None or line >= marks[-1].line):
            return (*self.decisions(marks[-1]), (len(self.runner.lines), so_far))
        for mark in reversed(marks):
            if isinstance(self.runner.lines[mark.line], Step) and (line is None or mark.line <= line):
                decisions = self.decisions(mark)
                if decisions or line is not None:
                    return tuple(decisions)
        return ()

    def why_move(self, line: int) -> tuple[int, tuple[tuple[int, Decision], ...]]:
        """Return the first line of the move that a line belongs to, and the decisions of the move."""
        marks: list[Mark] = []
        for mark in reversed(self.runner.timeline.marks):
            if mark.line <= line and isinstance(self.runner.lines[mark.line], Step):
                marks.insert(0, mark)
                if self.runner.by_person(self.runner.lines[min(mark.line + 1, len(self.runner.lines) - 1)]):
                    break
        if self.runner.secret:
            return marks[0].line, ()
        return marks[0].line, tuple(decision for mark in marks for decision in self.decisions(mark))

    def decisions(self, mark: Mark) -> Decisions:
        """Return the decisions of a step with all that its criteria measured.

        Empty if today's rules would play the step differently.
        """
        return self.run_again(mark, self.runner.timeline.lines_of(mark)) or []

    def decided_lines(self, first: int = 0) -> list[int]:
        """Return the lines that decisions led to, from a line on; nothing is measured for that."""
        return [line for line, _ in self.decided(first)]

    def decided(self, first: int = 0) -> Decisions:
        """Return the decisions that had options, from a line on: cached, and mostly without what was measured."""
        if self.runner.secret:
            return []
        marks = (mark for mark, _ in self.runner.timeline.spans() if mark.line >= first)
        return [(line, decision) for mark in marks for line, decision in self._decided_in(mark) if decision.options]

    def _decided_in(self, mark: Mark) -> Decisions:
        decided = self.runner.state.decided
        if mark.line not in decided:
            decided[mark.line] = self.decisions(mark)
        return decided[mark.line]

    def run_again(self, mark: Mark, logged: list[Line]) -> Decisions | None:
        """Run a step from its inputs beside the log. Return its decisions, or None if its lines differ from the log."""
        given = [line for line in logged if isinstance(line, INPUTS)]
        table: ReplayTable = ReplayTable(self.runner.setup, mark, given, [logged[0]], self.runner.timeline.holds(mark))
        try:
            mark.game.step(table.state, table)
        except Waiting:
            pass
        except Exception:
            if self.runner.untrusted:
                # Untrusted lines: the rules would not have played them.
                return None
            raise
        if table.misfit or table.unused or table.lines != logged:
            return None
        return [(mark.line + offset, decision) for offset, decision in table.decided_at]

    def check(self) -> int | None:
        """Run every step again from its inputs; return the first line that differs, or None."""
        for mark, logged in self.runner.timeline.spans():
            if mark.rules == mark.game.rules_version and self.run_again(mark, logged) is None:
                return mark.line
        return None

    def points(self) -> tuple[Scored, ...]:
        """Return every change of the points, in order."""
        time = self.runner.timeline
        if self.runner.secret or not time.marks:
            return ()
        changes: list[Scored] = []
        for mark, after in pairwise((*time.marks, None)):
            assert mark is not None
            known = self._scored.get(mark.line)
            if after is None or known is None or known[0] is not mark or known[1] is not after:
                known = self._scored[mark.line] = (mark, after, self._points_of(mark, after))
            changes += known[2]
        return tuple(changes)

    def _points_of(self, mark: Mark, after: Mark | None) -> tuple[Scored, ...]:
        """Return the changes of the points between two marks."""
        time, game = self.runner.timeline, self.runner.game
        changes: list[Scored] = []
        state = mark.state.copy()
        before = game.score(state)
        for index, line in enumerate(time.lines[mark.line : after.line if after else None], mark.line):
            if isinstance(line, SAID):
                state = (after.state if after else time.whole).copy()
            elif isinstance(line, (Effect, Hold)):
                time.apply(state, line)
            else:
                continue
            now = game.score(state)
            clause = line.clause if isinstance(line, Effect) else ""
            changes += [
                Scored(index, side, points - before.get(side, 0), clause, not isinstance(line, Effect))
                for side, points in now.items()
                if points != before.get(side, 0)
            ]
            before = now
        return tuple(changes)

    def evaluations(self, line: int | None = None) -> tuple[Answer, tuple[Evaluation, ...]] | None:
        """Return the last answer of a policy up to a line, with its evaluation of every option. None without one."""
        if self.runner.secret:
            return None
        last = len(self.runner.lines) - 1
        for index in range(last if line is None else min(line, last), -1, -1):
            given = self.runner.lines[index]
            weigh = getattr(self.runner.policy_of(given.by), "weigh", None) if isinstance(given, Answer) else None
            if isinstance(given, Answer) and weigh is not None:
                return given, self._evaluated(index, given, weigh)
        return None

    def _evaluated(
        self, index: int, given: Answer, weigh: Callable[..., tuple[Evaluation, ...]]
    ) -> tuple[Evaluation, ...]:
        mark = next(mark for mark in reversed(self.runner.timeline.marks) if mark.line < index)
        known = [line for line in self.runner.lines[mark.line : index] if isinstance(line, INPUTS)]
        table: ReplayTable = ReplayTable(self.runner.setup, mark, known, [], self.runner.timeline.holds(mark))
        try:
            mark.game.step(table.state, table)
        except Waiting as waiting:
            name = policy_stream(given.by)
            stream = Stream(number(key(self.runner.header.seed, name), table.counts.get(name, 0)))
            return weigh(lambda: mark.game.view(table.state, given.by), waiting.question, stream)
        return ()
