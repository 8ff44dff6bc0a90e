"""A thought that is stopped pauses its seat; any other change that is stopped leaves the game as it was."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import pytest

from tests.web import for_ever
from tests.web.for_ever import ForEver
from visavis.core import NotAllowed, Session
from visavis.core.budget import UNLIMITED, Budget, Stopped, unlimited
from visavis.core.play.composite_answers import answer_all
from visavis.core.play.log import Answer
from visavis.core.play.runner import Runner

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
