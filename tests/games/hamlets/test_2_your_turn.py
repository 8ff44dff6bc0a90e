from __future__ import annotations

from typing import Any

import pytest

from tests.games.hamlets.play import effects_of, turn
from visavis.core import SOMEWHERE, Forms, NotAllowed, Session
from visavis.games.hamlets import GAME
from visavis.games.hamlets.effects import LastRoundOver, NextRound, NextTurn, YouBuild, YouBuildTower, YouRest
from visavis.testing import clause


def asked(**state: Any) -> Forms:
    """The question of your turn."""
    question = turn("you", **state).question
    assert isinstance(question, Forms)
    return question


def spaces(question: Forms, verb: str) -> list[str] | None:
    """The spaces that a verb offers; None: the verb is not offered."""
    for form in question.forms:
        if form.verb == verb:
            return [str(space) for space in form.fields[0].options]
    return None


def refusal(question: Forms, raw: str) -> Any:
    with pytest.raises(NotAllowed) as refused:
        question.read(raw)
    return refused.value.details.get("reason")


@clause("HA-2.1")
class TestBuild:
    def test_at_most_two_steps_from_one_of_your_houses(self) -> None:
        assert spaces(asked(yours="A1"), "build") == ["A2", "A3", "B1", "B2", "C1", "C2"]

    def test_from_any_of_them(self) -> None:
        near = spaces(asked(yours="A1 I11"), "build")
        assert near is not None
        assert "A2" in near
        assert "I10" in near

    def test_water_counts_as_a_step_but_cannot_be_built_on(self) -> None:
        near = spaces(asked(yours="D1"), "build")
        assert near is not None
        assert "D3" in near
        assert "D2" not in near

    def test_only_empty_spaces(self) -> None:
        assert spaces(asked(yours="A1 A2", plain="B1", marked="C1"), "build") == ["A3", "A4", "B2", "B3", "C2"]

    def test_what_is_no_option_is_refused_with_the_reason(self) -> None:
        question = asked(yours="C2", plain="B1")
        assert refusal(question, "build C3") == "space.water"
        assert refusal(question, "build B1") == "space.not_here"
        assert refusal(question, "build I1") == "space.not_here"
        assert refusal(question, "build K1") is None

    def test_the_house_stands_there_and_it_is_her_turn(self) -> None:
        decided = turn("you", yours="A1", answers={"your.turn": [["build", "B2"]]})
        assert decided.effects == (YouBuild("B2"), NextTurn("her"))


@clause("HA-2.2")
class TestTower:
    def test_on_your_houses_without_a_tower(self) -> None:
        assert spaces(asked(yours="A1 B2 C1", towers="B2", plain="C2"), "tower") == ["A1", "C1"]

    def test_not_if_all_have_one(self) -> None:
        assert spaces(asked(yours="A1", towers="A1"), "tower") is None

    def test_the_tower_stands_there(self) -> None:
        decided = turn("you", yours="A1", answers={"your.turn": [["tower", "A1"]]})
        assert decided.effects == (YouBuildTower("A1"), NextTurn("her"))

    def test_another_space_is_not_possible(self) -> None:
        assert refusal(asked(yours="A1", plain="B1"), "tower B1") == "space.not_here"


@clause("HA-2.3")
class TestRest:
    REST = {"your.turn": [["rest"]]}  # noqa: RUF012 - read only

    def test_then_she_plays_alone(self) -> None:
        assert turn("you", yours="A1", answers=self.REST).effects == (YouRest(), NextTurn("her"))

    def test_you_play_alone_while_she_rests(self) -> None:
        decided = turn("you", yours="A1", resting=["her"], answers={"your.turn": [["build", "A2"]]})
        assert decided.effects == (YouBuild("A2"),)

    def test_who_rests_first_begins_the_next_round(self) -> None:
        decided = turn("you", yours="A1", round=2, resting=["her"], answers=self.REST)
        assert decided.effects == (YouRest(), NextRound(3, "her"))

    def test_a_new_round_begins_with_nobody_resting(self) -> None:
        session = Session.new(GAME, position={"phase": "play", "yours": ["A1"], "resting": ["her"], "turn": "you"})
        session.answer("rest")
        assert effects_of(session)[:2] == (YouRest(), NextRound(2, "her"))
        assert (session.timeline.now.round, session.timeline.now.resting) == (2, ())

    @clause("HA-7.1")
    def test_after_the_fourth_round_the_board_is_counted(self) -> None:
        decided = turn("you", yours="A1", round=4, resting=["her"], answers=self.REST)
        assert decided.effects == (YouRest(), LastRoundOver())

    def test_it_is_always_possible(self) -> None:
        assert [form.verb for form in asked(yours="A1", towers="A1", plain="A2 A3 B1 B2 C1 C2").forms] == ["rest"]


@clause("HA-2.4")
class TestYourSupply:
    ROW = "A1 A2 A3 A4 A5 B1 B2 B3 C1 C2 C4 C5 C6"

    def test_the_fourteenth_house_is_the_last(self) -> None:
        assert spaces(asked(yours=self.ROW), "build") is not None
        assert spaces(asked(yours=self.ROW + " D1"), "build") is None

    def test_the_fourth_tower_is_the_last(self) -> None:
        assert spaces(asked(yours="A1 A2 A3 A4 A5", towers="A1 A2 A3"), "tower") == ["A4", "A5"]
        assert spaces(asked(yours="A1 A2 A3 A4 A5", towers="A1 A2 A3 A4"), "tower") is None

    def test_her_towers_are_not_yours(self) -> None:
        assert spaces(asked(yours="A1", plain="C1 C2 C4 C5", towers="C1 C2 C4 C5"), "tower") == ["A1"]

    def test_she_has_as_many(self) -> None:
        state = GAME.start(GAME.options(), GAME.default_pack)
        assert (state.houses_left, state.towers_left) == (14, 4)

    def test_more_than_there_are_is_a_fault(self) -> None:
        state = GAME.start(GAME.options(), GAME.default_pack)
        state.write("yours", [*self.ROW.split(), "D1", "D3"])
        assert GAME.faults(state) == ("your.pieces",)


@clause("HA-2.1", "HA-2.2", "HA-2.3")
class TestGuided:
    @pytest.mark.parametrize(
        ("answer", "effect"),
        [("build", YouBuild(SOMEWHERE)), ("tower", YouBuildTower(SOMEWHERE)), ("rest", YouRest())],
    )
    def test_you_say_what_you_did_not_where(self, answer: str, effect: Any) -> None:
        decided = turn("you", options={"tracked": False}, answers={"your.turn": [[answer]]})
        assert decided.effects == (effect, NextTurn("her"))
