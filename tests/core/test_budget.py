"""The budget of foreign things: counted limits, processor time as the last resort, own games without limits."""

from __future__ import annotations

import threading
from dataclasses import replace
from typing import Any, NoReturn

import msgspec
import pytest

from tests.core.toy import TOY
from visavis.core import BadLog, Session, get_game
from visavis.core.budget import (
    FOREIGN,
    UNLIMITED,
    Budget,
    Limits,
    OverBudget,
    Stopped,
    checkpoint,
    foreign,
    more_time,
    own,
    spend,
    unlimited,
)
from visavis.core.play.log import Entered, Header, write_line, write_log
from visavis.core.play.session import from_inputs, from_lines
from visavis.core.saves.format import read_redo


def refused(limits: Limits, text: str) -> str:
    with pytest.raises(OverBudget) as over, foreign(limits):
        Session.load(text)
    return over.value.id


def think_for_ever() -> NoReturn:
    while True:
        checkpoint()


def played() -> Session:
    session = Session.new(TOY, seed=1)
    for answer in (3, 2, 4):
        session.answer(answer)
    return session


class TestLimits:
    @pytest.mark.parametrize(
        ("limits", "id"),
        [
            (Limits(bytes=100), "budget.bytes"),
            (Limits(lines=3), "budget.lines"),
            (Limits(steps=0), "budget.steps"),
            (Limits(said=1), "budget.said"),
            (Limits(seconds=-1.0), "budget.time"),
        ],
    )
    def test_each_resource_refuses_and_names_its_limit(self, limits: Limits, id: str) -> None:
        session = Session.new(get_game("mosaic"), seed=1)
        for points in range(40):
            session.enter_points(session.manual_sides[0], points)
        assert refused(limits, session.save()) == id

    def test_the_same_things_are_taken_within_them(self) -> None:
        session = played()
        text = write_log(session.header, session.lines)
        with foreign(Limits(bytes=len(text), lines=text.count("\n"), steps=len(session.steps) + 1)):
            assert from_lines(TOY, session.header, session.lines).save() == text

    def test_one_budget_holds_for_the_whole_opening(self) -> None:
        text = played().save()
        with foreign(Limits(bytes=2 * len(text) - 1)):
            Session.load(text, TOY)
            with pytest.raises(OverBudget):
                Session.load(text, TOY)

    def test_texts_count_even_if_they_are_compiled_already(self) -> None:
        from visavis.textbot.gallery import shipped
        from visavis.textbot.game import game_from

        game = game_from(shipped("old_crow"))
        text = Session.new(game, seed=1).save()
        assert refused(Limits(texts=10), text) == "budget.texts"

    def test_the_redo_list_counts(self) -> None:
        with pytest.raises(OverBudget), foreign(Limits(lines=3)):
            read_redo(msgspec.json.encode([{"lines": ['{"step":1}'] * 4, "over": False}]).decode(), TOY)

    def test_entries_are_as_cheap_as_they_are_many(self) -> None:
        """Each entry used to run the step once more, and each run looked at all entries before it."""
        runs = 0

        def step(state: Any, table: Any) -> None:
            nonlocal runs
            runs += 1
            TOY.step(state, table)

        session = from_inputs(replace(TOY, step=step), Session.new(TOY, seed=1).header, [Entered({}, 0)] * 900)
        assert len(session.lines) >= 900
        assert runs == 2


class TestOwn:
    def test_an_own_game_is_never_refused(self) -> None:
        session = Session.new(TOY, seed=1)
        lines = [Entered({}, 0)] * (int(FOREIGN.said or 0) + 1)
        with pytest.raises(OverBudget), foreign():
            Session.load(write_log(session.header, [*lines, *session.lines]), TOY)
        with own():
            assert len(Session.load(write_log(session.header, [*lines, *session.lines]), TOY).lines) > len(lines)

    def test_inside_a_foreign_thing_it_is_as_foreign(self) -> None:
        with foreign(Limits(lines=2)) as budget, own() as inner:
            assert inner is budget

    def test_the_format_has_its_own_limits(self) -> None:
        with pytest.raises(BadLog) as wrong, own():
            Session.load(write_line(Header(1, "toy", "1", {}, 0, {"p1": "person"})) + "\n" * 200_001, TOY)
        assert wrong.value.id == "log.lines"


class TestStop:
    def test_a_stop_reaches_an_opening_inside_the_work(self) -> None:
        budget = Budget(UNLIMITED)
        with unlimited(budget), foreign():
            budget.stop()
            with pytest.raises(Stopped):
                checkpoint()

    def test_it_comes_from_another_thread(self) -> None:
        budget = Budget(UNLIMITED)
        timer = threading.Timer(0.05, budget.stop)
        timer.start()
        with pytest.raises(Stopped), unlimited(budget):
            think_for_ever()
        assert budget.stopped

    def test_a_stopped_thought_leaves_the_seat_paused_and_the_answer_kept(self) -> None:
        game = get_game("sparks")
        budget = Budget(UNLIMITED)

        class Endless:
            def answer(self, look: object, question: object, stream: object) -> object:
                budget.stop()
                think_for_ever()

        session = Session.new(game, seed=1, seats={"p2": Endless})
        before = 0
        with unlimited(budget):
            while session.paused_seat is None:
                assert session.pending is not None
                before = len(session.lines)
                session.answer(next(iter(session.pending.answers())))
        assert session.paused_seat == "p2"
        assert session.pending is None
        assert len(session.lines) > before
        assert session.can_undo or session.secret

    def test_a_stopped_step_changes_nothing(self) -> None:
        session = played()
        text, budget = session.save(), Budget(UNLIMITED)
        budget.stop()
        with pytest.raises(Stopped), unlimited(budget):
            session.answer(1)
        assert session.save() == text


def test_nothing_is_counted_outside_of_any_work() -> None:
    spend("lines", 10**9)
    checkpoint()


def test_going_on_gives_more_time_and_nothing_else() -> None:
    more = more_time()
    assert more.seconds == 20.0
    assert msgspec.structs.replace(more, seconds=FOREIGN.seconds) == FOREIGN
