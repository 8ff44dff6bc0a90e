"""Whoever handles questions handles every kind of them, and fails loudly for any other."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from visavis.cli.companion.show import Show
from visavis.core import Field, Form, Forms, Number, One, Question, Several, get_game
from visavis.json_form import plain_question
from visavis.testing.guided import _answer
from visavis.testing.watch import good_question
from visavis.web.http import Request
from visavis.web.view.form_input import answer_of
from visavis.web.view.question import ask
from visavis.words import Words

WORDS = Words("en", get_game("hamlets"))
REQUEST = Request()
CONSUMERS: dict[str, Callable[[Question], object]] = {
    "page": lambda question: ask(question, WORDS, REQUEST, frozenset()),
    "answer of the page": lambda question: answer_of(REQUEST, question),
    "terminal": lambda question: Show(WORDS).question(question),
    "JSON": lambda question: plain_question(question, WORDS),
    "harness": lambda question: good_question(question, "q"),
    "guided": lambda question: _answer(question, 1),
}
QUESTIONS = (
    One("your.turn", "you", "", (1, 2)),
    Several("your.turn", "you", "", (1, 2), 0, 2),
    Number("your.turn", "you", "", 0, 3),
    Forms("your.turn", "you", "", (Form("build", (Field("space", ("A1",)),)),)),
)


class Guess(Question[str], frozen=True):
    """A fifth kind."""


@pytest.mark.parametrize("consumer", CONSUMERS)
def test_every_kind_is_handled_and_a_fifth_one_fails(consumer: str) -> None:
    handle = CONSUMERS[consumer]
    for question in QUESTIONS:
        handle(question)
    with pytest.raises(TypeError, match="is a Guess, which is no kind of question"):
        handle(Guess("your.turn", "you", ""))
