"""Answers that are several but are given as one (`Way`): a question that offers them, and what they stand for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from visavis.core.game import Game
from visavis.core.play.session import Session
from visavis.core.question import Field, Form, Forms, Question
from visavis.core.refusal import Refusal
from visavis.core.region import Region
from visavis.core.ui import CompositeAnswer


def composite_answers(game: Game, view: object, question: Question | None) -> tuple[CompositeAnswer, ...]:
    """Return all composite answers to a question; only forms have them."""
    return game.ui.composite_answers(view, question) if isinstance(question, Forms) else ()


def with_composites(question: Question, ways: Sequence[CompositeAnswer]) -> Question:
    """The question as if every way were an answer by itself."""
    if not ways or not isinstance(question, Forms):
        return question
    forms: list[Form] = []
    for verb in question.verbs:
        form, mine = question.form(verb), [way for way in ways if way.verb == verb]
        if form is not None or mine:
            forms.append(_wider(form, mine) if mine or form is None else form)
    return Forms(
        question.id, question.seat, question.clause, tuple(forms), question.args, question.even, question.closed
    )


def _wider(form: Form | None, ways: Sequence[CompositeAnswer]) -> Form:
    """A form that can be filled in by itself or by a way."""
    rows = [form.filled(at)[1:] for at in range(form.count())] if form else []
    rows = list(dict.fromkeys((*rows, *(way.values for way in ways))))
    names = [field.name for field in form.fields] if form else ways[0].fields
    barred = [field.barred for field in form.fields] if form else [None] * len(names)
    fields = tuple(
        Field(name, _options(form, at, [row[at] for row in rows]), barred=barred[at]) for at, name in enumerate(names)
    )
    return Form(ways[0].verb, fields, tuple(rows), form.why if form else None)


def _options(form: Form | None, at: int, values: Sequence[Any]) -> Region | tuple[Any, ...]:
    """All values of a field; spaces stay spaces."""
    options = form.fields[at].options if form else ()
    if isinstance(options, Region):
        return Region(options.map, sum({1 << options.map.place[value] for value in values}))
    return tuple(dict.fromkeys(values))


def matching(
    ways: Iterable[CompositeAnswer], question: Question | None, filled: Sequence[Any]
) -> list[CompositeAnswer]:
    """The ways to fill in a form like this, the best one first; none where it is possible by itself."""
    verb, values = str(filled[0]), tuple(filled[1:])
    form = question.form(verb) if isinstance(question, Forms) else None
    if form is not None and form.fits(values):
        return []
    return [way for way in ways if (way.verb, way.values) == (verb, values)]


def answer_all(session: Session, answers: Iterable[Any]) -> None:
    """Give these answers together: one undo takes them back, and if one is refused, none was given."""
    first = len(session.lines)
    try:
        for n, answer in enumerate(answers):
            session.answer(answer, joined=n > 0)
    except Refusal:
        if len(session.lines) > first:
            session.back_to(first)
        raise
