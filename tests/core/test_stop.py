"""A thought that is stopped pauses its seat; any other change that is stopped leaves the game as it was."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from tests.web import for_ever
from tests.web.for_ever import ForEver
from visavis.core import NotAllowed, Session, Table, get_game
from visavis.core.budget import UNLIMITED, Budget, Stopped, unlimited
from visavis.core.chance import Stream
from visavis.core.effect import Nothing
from visavis.core.play.composite_answers import answer_all
from visavis.core.play.log import Answer
from visavis.core.play.runner import Runner
from visavis.core.question import PERSON, Question

PLAY = ["play", "b3"]
"""A first answer that reveals nothing, so that it can be taken back."""


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    with for_ever.registered():
        yield


def _stop_thought(budget: Budget) -> None:
    ForEver.begun.wait(20)
    budget.stop()


def stopped_in_thought(session: Session[Any], answer: Any) -> None:
    """Give an answer, and stop as soon as the computer thinks."""
    budget = Budget(UNLIMITED)
    ForEver.begun.clear()
    stopping = threading.Thread(target=_stop_thought, args=(budget,))
    stopping.start()
    with unlimited(budget):
        session.answer(answer)
    stopping.join()


def test_a_stopped_thought_keeps_the_answer_and_pauses_the_seat() -> None:
    session = for_ever.session()
    told: list[int] = []

    def stored(runner: Runner, first: int) -> None:
        told.append(len(runner.lines))

    session.runner.on_change = stored
    stopped_in_thought(session, PLAY)
    assert (session.paused_seat, session.pending) == ("p2", None)
    assert [line.by for line in session.lines if isinstance(line, Answer)] == ["p1"]
    assert told[-1] == len(session.lines)
    with pytest.raises(NotAllowed, match=r"game\.resting"):
        session.answer(PLAY)
    # The same as a game that was opened.
    opened = Session.load(session.save())
    assert (opened.paused_seat, opened.lines) == (session.paused_seat, session.lines)
    session.undo()
    assert session.pending is not None
    assert (session.pending.seat, session.paused_seat) == ("p1", None)


def test_it_can_be_resumed_and_stopped_again() -> None:
    session = for_ever.session()
    stopped_in_thought(session, PLAY)
    before = list(session.lines)
    budget = Budget(UNLIMITED)
    budget.stop()
    with unlimited(budget):
        session.go_on()
    assert (session.paused_seat, session.lines) == ("p2", before)


def test_a_stop_outside_of_a_thought_rolls_back_also_what_was_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    session = for_ever.session()
    stored: list[list[Any]] = [list(session.lines)]

    def keep(runner: Runner, first: int) -> None:
        stored[-1][first:] = runner.lines[first:]

    session.runner.on_change = keep
    before = (list(session.lines), session.pending)

    def stops(self: object, *args: object) -> None:
        raise Stopped

    class Quick:
        def answer(self, *args: object) -> Any:
            # Its thought has begun: the answer of the person was stored. Then the rules are stopped.
            monkeypatch.setattr("visavis.core.play.live_table.LiveTable.do", stops)
            return ("gather",)

    monkeypatch.setitem(session.runner.setup.policies, "p2", Quick())
    with pytest.raises(Stopped):
        session.answer(PLAY)
    assert (session.lines, session.pending) == before
    assert stored[-1] == session.lines


class Quick:
    """A computer player without a checkpoint; at its third answer somebody taps Stop."""

    def __init__(self, budget: Budget) -> None:
        self.budget, self.answers = budget, 0

    def answer(self, look: object, question: Question, stream: Stream) -> Any:
        self.answers += 1
        if self.answers == 3:
            self.budget.stop()
        return question.some(stream.below)


def test_quick_computers_are_paused_and_not_rolled_back() -> None:
    session = Session.load(Session.new(get_game("sparks"), seed=1, seats={"p1": PERSON, "p2": "random"}).save())
    budget = Budget(UNLIMITED)
    quick = Quick(budget)
    policies: Any = session.runner.setup.policies
    policies |= {"p1": quick, "p2": quick}
    with unlimited(budget):
        session.answer(PLAY)
    assert (quick.answers, session.paused_seat) == (3, "p1")
    assert sum(isinstance(line, Answer) for line in session.lines) == 4
    session.go_on()
    assert session.over


def test_rules_without_end_are_rolled_back() -> None:
    budget, notes, sparks = Budget(UNLIMITED), count(), get_game("sparks")

    def step(state: Any, table: Table[Any]) -> None:
        sparks.step(state, table)
        while armed:
            table.do(Nothing("n", "SP-1.1"))
            if next(notes) == 3:
                budget.stop()

    armed = False
    seats = {"p1": PERSON, "p2": "random"}
    session = Session.new(replace(sparks, step=step), seed=1, seats=seats)
    armed = True
    before = (list(session.lines), session.pending)
    with unlimited(budget), pytest.raises(Stopped):
        session.answer(PLAY)
    assert (session.lines, session.pending) == before
    assert next(notes) < 1000


def test_several_answers_in_one_are_taken_back_if_the_first_is_stopped() -> None:
    session = for_ever.session()
    before = list(session.lines)
    budget = Budget(UNLIMITED)
    ForEver.begun.clear()
    stopping = threading.Thread(target=_stop_thought, args=(budget,))
    stopping.start()
    with unlimited(budget), pytest.raises((NotAllowed, Stopped)):
        answer_all(session, [PLAY, PLAY])
    stopping.join()
    assert (session.lines, session.pending is not None) == (before, True)
