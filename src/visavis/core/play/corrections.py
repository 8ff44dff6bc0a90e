"""Corrections in the middle of a step: which values are set before the step, and which only from now on.

A correction is logged before the unfinished step, and the step runs again with it. Fields that the step itself has
changed already need care: two points scored in it are subtracted from a number, a house built in it is removed from a
set of spaces. If no initial value leads to the corrected one, the step applies it after its last effect on that field.
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
"""In place of a number of effects: the correction is applied only at the next question of the step."""


def before_step(said: Any, now: Any, start: Any) -> Any:
    """Return the value before a step from which it leads to the corrected one, by applying the difference to now.

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
        if all(isinstance(item, str) for value in (said, now, start) for item in value):
            return _names(said, now, start)
        if len(said) == len(now) == len(start):
            return [before_step(*parts) for parts in zip(said, now, start, strict=True)]
    return said


def _lists(*values: Any) -> bool:
    return all(isinstance(value, (list, tuple)) for value in values)


def _names(said: list[str], now: list[str], start: list[str]) -> list[str]:
    """Return a list of names before a step: without those removed since, with those added."""
    unmatched = list(now)
    added = [name for name in said if not (name in unmatched and (unmatched.remove(name) or True))]  # type: ignore[func-returns-value]
    kept = list(start)
    for gone in unmatched:
        if gone in kept:
            kept.remove(gone)
    return [*kept, *added]


def correction_of(runner: Runner[S], facts: Mapping[str, object]) -> Correction:
    """Return the log line that makes these facts true now. Raises Refusal if they are impossible."""
    mark, wanted = runner.timeline.where_said(), _checked(runner, facts)
    if runner.over:
        return Correction(wanted, 0)
    return _held(runner, mark, wanted, len(runner.timeline.inputs_from(mark.line)))


def _checked(runner: Runner[S], facts: Mapping[str, object]) -> Plain:
    """Return the facts in their plain form. Raises BadPosition if they are impossible now."""
    state: S = runner.timeline.now.copy()
    # In the middle of a step a card may be in transit: such a fault is not caused by the correction.
    before = runner.game.faults(state)
    write(runner.game, state, facts)
    if faults := tuple(fault for fault in runner.game.faults(state) if fault not in before):
        raise BadPosition("position.faults", faults=faults)
    return {field: _plain(state, field) for field in facts}


def _plain(state: State, field: str) -> Any:
    """Return a field as it is serialized in a log."""
    return msgspec.json.decode(msgspec.json.encode(state.to_plain()[field]))


def _held(runner: Runner[S], mark: Mark, wanted: Plain, given: int) -> Correction:
    """Return the line that sets values before the step if possible, otherwise after the step's last change of them."""
    start, now = mark.state, runner.timeline.now
    then = {field: before_step(value, _plain(now, field), _plain(start, field)) for field, value in wanted.items()}
    then = {field: value for field, value in then.items() if _sound(runner, mark, {field: value})}
    if then and not _sound(runner, mark, then):
        then = {}
    line = Correction(then, given)
    reached = tried(runner, mark, line).state
    late = {field: value for field, value in wanted.items() if _plain(reached, field) != value}
    if not late:
        return _with_dropped(runner, mark, line)
    for effects in (_last_change(runner, mark, line, late), AT_THE_QUESTION):
        held = msgspec.structs.replace(line, now=late, effects=effects)
        with suppress(NotAllowed):
            return _with_dropped(runner, mark, held)
    raise NotAllowed("correct.clash")


def _sound(runner: Runner[S], mark: Mark, facts: Plain) -> bool:
    """Return True if these facts are possible before the step."""
    try:
        place(runner.game, mark.state.copy(), facts)
    except Refusal:
        return False
    return True


def tried(runner: Runner[S], mark: Mark, line: Correction) -> ReplayTable[S]:
    """Replay the unfinished step from its known inputs, with this correction before it. Raises NotAllowed."""
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
    """Return the number of effects of the step after which the last of these fields has changed."""
    lines = tried(runner, mark, line).lines
    state = mark.state.copy()
    place(runner.game, state, line.correct)
    done = last = 0
    before = {field: _plain(state, field) for field in late}
    for logged in lines:
        if isinstance(logged, Effect):
            done += 1
        runner.timeline.apply(state, logged)
        after = {field: _plain(state, field) for field in late}
        if after != before:
            last, before = done, after
    return last


def _with_dropped(runner: Runner[S], mark: Mark, line: Correction) -> Correction:
    """Return the line with the inputs that do not fit any more."""
    table = tried(runner, mark, line)
    dropped = table.misfit
    return msgspec.structs.replace(
        line, after=line.after - len(dropped), dropped=tuple(plain_input(given) for given in dropped)
    )
