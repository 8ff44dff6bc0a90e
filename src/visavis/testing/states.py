"""States, questions and logs as the test kit compares them."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

import msgspec

from visavis.core import Effect, Forms, Game, Question, Session, Waiting
from visavis.core.play.live_table import LiveTable
from visavis.core.play.log import Correction, Header, Hold, Line
from visavis.core.play.runner import Runner
from visavis.core.play.timeline import place, write
from visavis.core.state import S


def immutable(value: object) -> bool:
    """Whether a value can be shared between copies of a state."""
    if isinstance(value, (tuple, frozenset)):
        return all(map(immutable, value))
    if isinstance(value, msgspec.Struct):
        return value.__struct_config__.frozen and all(
            immutable(getattr(value, name)) for name in value.__struct_fields__
        )
    return value is None or isinstance(value, (str, int, float, bytes, Enum))


def shape(question: Question | None) -> object:
    """Everything about a question that can be compared; a reason or a rank is a function and cannot."""
    if question is None:
        return None
    parts = {name: getattr(question, name) for name in question.__struct_fields__}
    parts.pop("barred", None)
    parts.pop("closed", None)
    parts.pop("made", None)
    parts["checklist"] = [(type(by), by.id, by.clause) for by in parts.get("checklist", ())]
    if isinstance(question, Forms):
        parts["offered"] = [
            (form.verb, form.rows, [msgspec.structs.replace(field, barred=None) for field in form.fields])
            for form in question.forms
        ]
    return type(question), parts


def fold(game: Game[S], header: Header, lines: Sequence[Line]) -> S:
    """The state after all effects and corrections of a log; no rule is run."""
    state = Runner.prepare(game, header).timeline.now.copy()
    for line in lines:
        if isinstance(line, Effect):
            line.apply(state)
        elif isinstance(line, Correction):
            place(game, state, line.correct)
        elif isinstance(line, Hold):
            write(game, state, line.hold)
    return state


def pending_again(session: Session) -> Question | None:
    """The question that running the unfinished step once more leads to."""
    mark = session.timeline.marks[-1]
    time = session.timeline
    table: LiveTable = LiveTable(session.runner.setup, mark, time.inputs_from(mark.line), [], time.holds(mark))
    try:
        session.game.step(table.state, table)
    except Waiting as waiting:
        return waiting.question
    return None
