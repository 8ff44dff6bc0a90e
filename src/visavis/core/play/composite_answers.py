"""Composite answers: several answers given as one; a question that offers them, and their expansion."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from visavis.core.budget import UNLIMITED, Budget, Stopped, unlimited
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
    """Return the question as if every composite answer were a legal form."""
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
    """Return a form that also accepts the values of composite answers."""
    rows = [form.filled(index)[1:] for index in range(form.count())] if form else []
    rows = list(dict.fromkeys((*rows, *(way.values for way in ways))))
    names = [field.name for field in form.fields] if form else ways[0].fields
    barred = [field.barred for field in form.fields] if form else [None] * len(names)
    fields = tuple(
        Field(name, _options(form, index, [row[index] for row in rows]), barred=barred[index])
        for index, name in enumerate(names)
    )
    return Form(ways[0].verb, fields, tuple(rows), form.why if form else None)


def _options(form: Form | None, index: int, values: Sequence[Any]) -> Region | tuple[Any, ...]:
    """Return all values of a field; a region stays a region."""
    options = form.fields[index].options if form else ()
    if isinstance(options, Region):
        return Region(options.map, sum({1 << options.map.place[value] for value in values}))
    return tuple(dict.fromkeys(values))


def matching(
    ways: Iterable[CompositeAnswer], question: Question | None, filled: Sequence[Any]
) -> list[CompositeAnswer]:
    """Return the composite answers for a filled form, the best first; empty if the form is legal alone."""
    verb, values = str(filled[0]), tuple(filled[1:])
    form = question.form(verb) if isinstance(question, Forms) else None
    if form is not None and form.fits(values):
        return []
    return [way for way in ways if (way.verb, way.values) == (verb, values)]


def answer_all(session: Session, answers: Iterable[Any]) -> None:
    """Give these answers as one undoable unit; if one is refused or stopped, those before it are rolled back."""
    first = len(session.lines)
    try:
        for n, answer in enumerate(answers):
            session.answer(answer, joined=n > 0)
    except (Refusal, Stopped):
        if len(session.lines) > first:
            # Under a budget of its own: that of a stopped answer ends all work.
            with unlimited(Budget(UNLIMITED)):
                session.back_to(first)
        raise
