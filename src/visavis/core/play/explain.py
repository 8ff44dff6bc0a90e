"""Looking back: why something was decided, what was weighed, how the points changed, whether the rules still say so."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from visavis.core.chance import Stream, key, number
from visavis.core.choice import Decision
from visavis.core.effect import Effect
from visavis.core.play.history import History
from visavis.core.play.live_table import ReplayTable, Waiting
from visavis.core.play.log import INPUTS, SAID, Answer, Hold, Line, Step
from visavis.core.play.timeline import Mark
from visavis.core.players import Evaluation
from visavis.core.table import policy_stream

Decisions = list[tuple[int, Decision]]


def why(session: History, line: int | None) -> tuple[tuple[int, Decision], ...]:
    """See `Session.why`."""
    if session.secret:
        return ()
    marks, so_far = session.timeline.marks, getattr(session.pending, "so_far", None)
    if so_far is not None and (line is None or line >= marks[-1].line):
        return (*decisions(session, marks[-1]), (len(session.lines), so_far))
    for mark in reversed(marks):
        if isinstance(session.lines[mark.line], Step) and (line is None or mark.line <= line):
            found = decisions(session, mark)
            if found or line is not None:
                return tuple(found)
    return ()


def why_move(session: History, line: int) -> tuple[int, tuple[tuple[int, Decision], ...]]:
    """See `Session.why_move`."""
    found: list[Mark] = []
    for mark in reversed(session.timeline.marks):
        if mark.line <= line and isinstance(session.lines[mark.line], Step):
            found.insert(0, mark)
            if session.by_person(session.lines[min(mark.line + 1, len(session.lines) - 1)]):
                break
    if session.secret:
        return found[0].line, ()
    return found[0].line, tuple(one for mark in found for one in decisions(session, mark))


def decisions(session: History, mark: Mark) -> Decisions:
    """The decisions of a step with all that its criteria measured; none if today's rules would play it differently."""
    return run_again(session, mark, session.timeline.lines_of(mark)) or []


def decided_lines(session: History, mark: Mark) -> list[int]:
    """The lines of a step that decisions led to; nothing is measured for that."""
    if mark.line not in session.decided:
        session.decided[mark.line] = decisions(session, mark)
    return [line for line, decision in session.decided[mark.line] if decision.options]


def run_again(session: History, mark: Mark, logged: list[Line]) -> Decisions | None:
    """Run a step from its inputs beside the log: its decisions, or None if it comes out differently."""
    given = [line for line in logged if isinstance(line, INPUTS)]
    table: ReplayTable = ReplayTable(session.company, mark, given, [logged[0]], session.timeline.holds(mark))
    try:
        mark.game.step(table.state, table)
    except Waiting:
        pass
    except Exception:
        if session.opened:
            # Whatever stands in a file: the rules would not have played it.
            return None
        raise
    if table.misfit or table.unused or table.lines != logged:
        return None
    return [(mark.line + at, decision) for at, decision in table.decided_at]


def check(session: History) -> int | None:
    """See `Session.check`."""
    for mark, logged in session.timeline.spans():
        if mark.rules == mark.game.rules_version and run_again(session, mark, logged) is None:
            return mark.line
    return None


class Scored(msgspec.Struct, frozen=True):
    """A change of the points of a side: the line that made it, how many, and the clause; none for a correction."""

    line: int
    side: str
    points: int
    clause: str
    corrected: bool


def points(session: History) -> tuple[Scored, ...]:
    """See `Session.points`."""
    time = session.timeline
    if session.secret or not time.marks:
        return ()
    states = [*(mark.state for mark in time.marks[1:]), time.whole]
    after_said = {mark.line: state for mark, state in zip(time.marks, states, strict=True)}
    found: list[Scored] = []
    state = time.marks[0].state.copy()
    before = session.game.score(state)
    for at, line in enumerate(session.lines):
        if isinstance(line, SAID):
            state = after_said[at].copy()
        elif isinstance(line, (Effect, Hold)):
            time.apply(state, line)
        else:
            continue
        now = session.game.score(state)
        clause = line.clause if isinstance(line, Effect) else ""
        found += [
            Scored(at, side, points - before.get(side, 0), clause, not isinstance(line, Effect))
            for side, points in now.items()
            if points != before.get(side, 0)
        ]
        before = now
    return tuple(found)


def weighed(session: History, line: int | None) -> tuple[Answer, tuple[Evaluation, ...]] | None:
    """See `Session.weighed`."""
    if session.secret:
        return None
    last = len(session.lines) - 1
    for at in range(last if line is None else min(line, last), -1, -1):
        given = session.lines[at]
        weigh = getattr(session.policy_of(given.by), "weigh", None) if isinstance(given, Answer) else None
        if isinstance(given, Answer) and weigh is not None:
            return given, _weighed(session, at, given, weigh)
    return None


def _weighed(
    session: History, at: int, given: Answer, weigh: Callable[..., tuple[Evaluation, ...]]
) -> tuple[Evaluation, ...]:
    mark = next(mark for mark in reversed(session.timeline.marks) if mark.line < at)
    known = [line for line in session.lines[mark.line : at] if isinstance(line, INPUTS)]
    table: ReplayTable = ReplayTable(session.company, mark, known, [], session.timeline.holds(mark))
    try:
        mark.game.step(table.state, table)
    except Waiting as waiting:
        name = policy_stream(given.by)
        stream = Stream(number(key(session.header.seed, name), table.counts.get(name, 0)))
        return weigh(lambda: mark.game.view(table.state, given.by), waiting.question, stream)
    return ()
