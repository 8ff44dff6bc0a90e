"""What a person says in the middle of a step: which of it held before, and which only from now on.

A correction stands before the unfinished step, and the step runs again with it. What the step itself has changed
already needs care: two points that she has scored in it are taken off a number, a house that was built in it off a set
of spaces. Where no beginning leads to what was said, the step takes it over after its last effect on that field.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec

from visavis.core.effect import Effect
from visavis.core.play.live_table import ReplayTable, Waiting
from visavis.core.play.log import Correction, plain_input
from visavis.core.play.runner import Runner
from visavis.core.play.timeline import Mark, place, write
from visavis.core.refusal import BadPosition, NotAllowed, Refusal
from visavis.core.state import S, State

Plain = dict[str, Any]
AT_THE_QUESTION = -1
"""In place of a number of effects: what was said takes hold only where the step asks next."""


def before_step(said: Any, now: Any, start: Any) -> Any:
    """The value before a step from which it comes to what was said: the difference between that and now, made then.

    >>> before_step(7, 8, 9), before_step(["A", "C"], ["A", "B"], ["A"])
    (8, ['A', 'C'])
    >>> before_step({"A": 2, "B": 1}, {"A": 1, "B": 1}, {"A": 1})
    {'A': 2}
    """
    if now == start:
        return said
    if type(said) is type(now) is type(start) is int:
        return start + said - now
    if isinstance(said, dict) and isinstance(now, dict) and isinstance(start, dict):
        changed = {name for name in (*said, *now) if said.get(name) != now.get(name)}
        kept = {name: value for name, value in start.items() if name not in changed}
        return kept | {
            name: before_step(said[name], now.get(name), start.get(name)) for name in said if name in changed
        }
    if _lists(said, now, start):
        if all(isinstance(one, str) for part in (said, now, start) for one in part):
            return _names(said, now, start)
        if len(said) == len(now) == len(start):
            return [before_step(*parts) for parts in zip(said, now, start, strict=True)]
    return said


def _lists(*values: Any) -> bool:
    return all(isinstance(value, (list, tuple)) for value in values)


def _names(said: list[str], now: list[str], start: list[str]) -> list[str]:
    """A list of names before a step: without what was struck out since, with what was added."""
    left = list(now)
    added = [one for one in said if not (one in left and (left.remove(one) or True))]  # type: ignore[func-returns-value]
    kept = list(start)
    for gone in left:
        if gone in kept:
            kept.remove(gone)
    return [*kept, *added]


def correction_of(runner: Runner[S], facts: Mapping[str, object]) -> Correction:
    """The line that makes these facts true now; or a refusal if they cannot be."""
    mark, wanted = runner.timeline.where_said(), _checked(runner, facts)
    if runner.over:
        return Correction(wanted, 0)
    return _held(runner, mark, wanted, len(runner.timeline.inputs_from(mark.line)))


def _checked(runner: Runner[S], facts: Mapping[str, object]) -> Plain:
    """The facts in the form that a state gives them; or a refusal if they cannot be true now."""
    state: S = runner.timeline.now.copy()
    # In the middle of a step a card may be on its way: that is no fault of what was said.
    before = runner.game.faults(state)
    write(runner.game, state, facts)
    if faults := tuple(fault for fault in runner.game.faults(state) if fault not in before):
        raise BadPosition("position.faults", faults=faults)
    return {field: _plain(state, field) for field in facts}


def _plain(state: State, field: str) -> Any:
    """A field as a log has it."""
    return msgspec.json.decode(msgspec.json.encode(state.to_plain()[field]))


def _held(runner: Runner[S], mark: Mark, wanted: Plain, given: int) -> Correction:
    """What was said, put before the step where it can stand there, and else where the step has changed it last."""
    start, now = mark.state, runner.timeline.now
    then = {field: before_step(said, _plain(now, field), _plain(start, field)) for field, said in wanted.items()}
    then = {field: value for field, value in then.items() if _sound(runner, mark, {field: value})}
    if then and not _sound(runner, mark, then):
        then = {}
    line = Correction(then, given)
    reached = tried(runner, mark, line).state
    late = {field: said for field, said in wanted.items() if _plain(reached, field) != said}
    if not late:
        return _with_dropped(runner, mark, line)
    for effects in (_last_change(runner, mark, line, late), AT_THE_QUESTION):
        held = msgspec.structs.replace(line, now=late, effects=effects)
        with suppress(NotAllowed):
            return _with_dropped(runner, mark, held)
    raise NotAllowed("correct.clash")


def _sound(runner: Runner[S], mark: Mark, facts: Plain) -> bool:
    """Whether these facts can be true before the step."""
    try:
        place(runner.game, mark.state.copy(), facts)
    except Refusal:
        return False
    return True


def tried(runner: Runner[S], mark: Mark, line: Correction) -> ReplayTable[S]:
    """The unfinished step, had this been said before it, as far as its inputs lead."""
    state = mark.state.copy()
    place(runner.game, state, line.correct)
    given = runner.timeline.inputs_from(mark.line)
    holds = (*runner.timeline.holds(mark), *((line,) if line.now else ()))
    table: ReplayTable = ReplayTable(runner.setup, msgspec.structs.replace(mark, state=state), given, [], holds)
    try:
        runner.game.step(table.state, table)
    except Waiting:
        return table
    except Exception as wrong:
        raise NotAllowed("correct.clash") from wrong
    return table


def _last_change(runner: Runner[S], mark: Mark, line: Correction, late: Plain) -> int:
    """After how many effects of the step one of these fields has got its value."""
    lines = tried(runner, mark, line).lines
    state = mark.state.copy()
    place(runner.game, state, line.correct)
    done = last = 0
    before = {field: _plain(state, field) for field in late}
    for one in lines:
        if isinstance(one, Effect):
            done += 1
        runner.timeline.apply(state, one)
        after = {field: _plain(state, field) for field in late}
        if after != before:
            last, before = done, after
    return last


def _with_dropped(runner: Runner[S], mark: Mark, line: Correction) -> Correction:
    """The line with the inputs that do not fit any more: whatever comes next, comes after this."""
    table = tried(runner, mark, line)
    dropped = table.misfit
    return msgspec.structs.replace(
        line, after=line.after - len(dropped), dropped=tuple(plain_input(one) for one in dropped)
    )
