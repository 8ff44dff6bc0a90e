"""Pickling of questions without their functions, which only a table needs. Sessions are not picklable: use their log.

A game is pickled as its id and a map as its arguments (`Game`, `Map`); states, packs, effects and piles are plain
values.
"""

from __future__ import annotations

import copyreg
from typing import Any, NoReturn

import msgspec

from visavis.core.play.session import Session
from visavis.core.question import Field, Form, Forms, One


class Line(msgspec.Struct, frozen=True):
    """A line of a checklist: what a person reads, without the functions that rules call."""

    id: str
    clause: str
    args: dict[str, object]


def _again(kind: type[Any], fields: dict[str, Any]) -> Any:
    return kind(**fields)


def _but(value: msgspec.Struct, **changed: object) -> tuple[Any, ...]:
    """Return the reduced form of a struct for pickle, with some fields replaced."""
    args = {"args": dict(value.args)} if isinstance(value, (One, Forms)) else {}
    return _again, (type(value), {**msgspec.structs.asdict(value), **args, **changed})


def _one(question: One) -> tuple[Any, ...]:
    """Reduce a question: options and checklist are kept, `barred` and `so_far` are dropped."""
    checklist = tuple(Line(line.id, line.clause, dict(line.args)) for line in question.checklist)
    return _but(question, barred=None, checklist=checklist, so_far=None)


def _field(field: Field) -> tuple[Any, ...]:
    return _but(field, barred=None)


def _form(form: Form) -> tuple[Any, ...]:
    return _but(form, why=None)


def _forms(question: Forms) -> tuple[Any, ...]:
    """Reduce a question: all forms are created, `closed` is dropped."""
    return _but(question, offered=question.forms, closed=None, made={})


def _session(session: Session) -> NoReturn:
    raise TypeError("a session cannot be pickled: use session.save(), and Session.load(text) to open it again")


copyreg.pickle(One, _one)
copyreg.pickle(Field, _field)
copyreg.pickle(Form, _form)
copyreg.pickle(Forms, _forms)
copyreg.pickle(Session, _session)
