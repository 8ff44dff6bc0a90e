"""Assertions on everything the rules report in a step of a random game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, assert_never

from visavis.core import (
    Card,
    Choice,
    Effect,
    Fact,
    Field,
    Form,
    Forms,
    Game,
    Number,
    One,
    Pile,
    Question,
    Region,
    Several,
    Table,
)
from visavis.core.choice import Plain
from visavis.core.effect import CORE_NOTES
from visavis.core.question import kind_of
from visavis.core.question.base import A, V
from visavis.core.state import S
from visavis.testing.misses import Hearing, Misses


class Trial(Protocol):
    """Interface of the random game that a watcher checks."""

    @property
    def game(self) -> Game:
        """The game that is played."""

    @property
    def misses(self) -> Misses:
        """The collected misses."""

    def has_clause(self, kind: str, id: str, clause: str) -> None:
        """Check that a clause which the rules cite is in the clause list."""

    def look_at(self, question: Question) -> None:
        """Check that a question can be answered and that its seat exists."""


class Watcher(Hearing[S]):
    """Table decorator that checks every question, choice and effect of one step."""

    __slots__ = ("_asked", "_drawn", "_trial", "folded")

    def __init__(self, table: Table[S], trial: Trial) -> None:
        super().__init__(table, trial.misses)
        self._trial = trial
        self._asked = ""
        self._drawn = False
        self.folded = table.state.copy()

    def ask(self, question: Question[A] | Fact[A]) -> A:
        if isinstance(question, Fact):
            self._trial.has_clause("fact", question.id, question.clause)
            if question.known:
                fits = question.question().fits(question.answer)
                assert fits, f"fact {question.id} is {question.answer!r}, which nobody may answer"
                return super().ask(question)
            question = question.question()
        self._trial.look_at(question)
        if self._trial.game.hidden and self._drawn and self._asked not in ("", question.seat):
            raise AssertionError(f"{question.id} asks {question.seat} in a step that asked {self._asked} and drew")
        self._asked = self._asked or question.seat
        return super().ask(question)

    def choose(self, choice: Choice[V]) -> V | None:
        self._trial.has_clause("choice", choice.id, choice.clause)
        if isinstance(choice.among, tuple):
            no_doubles(choice.among, f"choice {choice.id}")
        pick = super().choose(choice)
        assert pick is None or not isinstance(choice.among, (tuple, Region)) or pick in choice.among, (
            f"choice {choice.id} gave {pick!r}, which is no option"
        )
        return pick

    def _heard(self, by: Plain[V]) -> Plain[V]:
        self._trial.has_clause("criterion", by.id, by.clause)
        return super()._heard(by)

    def draw(self, pile: Pile, part: str = "") -> Card:
        card = super().draw(pile, part)
        self._drawn = True
        return card

    def do(self, effect: Effect) -> None:
        known = (*CORE_NOTES, *self._trial.game.effects)
        assert type(effect) in known, f"{type(effect).__name__} is not in the game's effects"
        self._trial.has_clause("effect", type(effect).__name__, effect.clause)
        super().do(effect)
        effect.apply(self.folded)


def no_doubles(options: Iterable[object], whose: str) -> None:
    """Check that no option occurs twice."""
    seen: set[tuple[type, object]] = set()
    for option in options:
        assert (type(option), option) not in seen, f"{whose} has the option {option!r} twice"
        seen.add((type(option), option))


def good_options(options: object, whose: str) -> None:
    """Check that options are ordered, unique and not empty."""
    assert isinstance(options, (tuple, Region)), f"{whose} has its options in a {type(options).__name__}"
    assert len(options), f"{whose} has no options"
    if isinstance(options, tuple):
        no_doubles(options, whose)


def good_question(question: Question, whose: str) -> None:
    """Check that a question can be answered."""
    match kind_of(question):
        case One() as single:
            good_options(single.options, whose)
        case Several() as several:
            good_options(several.options, whose)
            bounds = 0 <= several.least <= several.most <= len(several.options)
            assert bounds, f"{whose} wants {several.least} to {several.most} of {len(several.options)}"
        case Number() as number:
            assert number.least <= number.most, f"{whose} wants {number.least} to {number.most}"
        case Forms() as forms:
            good_options(tuple(form.verb for form in forms.forms), whose)
            for form in forms.forms:
                good_form(form, whose)
        case other:
            assert_never(other)


def good_form(form: Form, whose: str) -> None:
    """Check that every field of a form can be filled in, and that its rows fit the fields."""
    whose = f"{whose}, form {form.verb},"
    no_doubles((field.name for field in form.fields), whose)
    for field in form.fields:
        good_field(field, f"{whose} field {field.name}")
    if form.rows is not None:
        good_options(form.rows, f"{whose} rows")
        for row in form.rows:
            fits = len(row) == len(form.fields) and all(map(Field.fits, form.fields, row))
            assert fits, f"{whose} row {row!r} does not fit the fields"


def good_field(field: Field, whose: str) -> None:
    """Check that a field has valid options or bounds."""
    if isinstance(field.options, Region) or field.options:
        good_options(field.options, whose)
    assert field.bounds[0] <= field.bounds[1], f"{whose} has bounds {field.bounds}"
    assert field.fits(field.values[0]), f"{whose} does not take its own first value"
