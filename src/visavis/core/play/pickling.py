"""What cannot be pickled as it is: questions hold functions that are of use at the table alone, a session has its log.

A game is pickled as its id and a map as what it was made of (`Game`, `Map`); states, packs, effects and piles are
plain values.
"""

from __future__ import annotations

import copyreg
from typing import Any, NoReturn

import msgspec

from visavis.core.play.session import Session
from visavis.core.question import Field, Form, Forms, One


class Line(msgspec.Struct, frozen=True):
    """A line of a checklist: what a person reads, without what only the rules can ask."""

    id: str
    clause: str
    args: dict[str, object]


def _again(kind: type[Any], fields: dict[str, Any]) -> Any:
    return kind(**fields)


def _but(value: msgspec.Struct, **changed: object) -> tuple[Any, ...]:
    """A value as it is pickled: like itself, apart from some fields."""
    args = {"args": dict(value.args)} if isinstance(value, (One, Forms)) else {}
    return _again, (type(value), {**msgspec.structs.asdict(value), **args, **changed})


def _one(question: One) -> tuple[Any, ...]:
    """The options and the checklist; not why something else is barred, nor what was decided so far."""
    checklist = tuple(Line(line.id, line.clause, dict(line.args)) for line in question.checklist)
    return _but(question, barred=None, checklist=checklist, so_far=None)


def _field(field: Field) -> tuple[Any, ...]:
    return _but(field, barred=None)


def _form(form: Form) -> tuple[Any, ...]:
    return _but(form, why=None)


def _forms(question: Forms) -> tuple[Any, ...]:
    """All forms, made; not why a verb is missing."""
    return _but(question, offered=question.forms, closed=None, made={})


def _session(session: Session) -> NoReturn:
    raise TypeError("a session cannot be pickled: use session.save(), and Session.load(text) to open it again")


copyreg.pickle(One, _one)
copyreg.pickle(Field, _field)
copyreg.pickle(Form, _form)
copyreg.pickle(Forms, _forms)
copyreg.pickle(Session, _session)
