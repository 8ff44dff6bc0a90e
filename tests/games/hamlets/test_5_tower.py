from __future__ import annotations

from typing import Any

import pytest

from tests.games.hamlets.play import board, deciding, her_turn, kinds, one
from visavis.core import SOMEWHERE, Decision, One, narrow
from visavis.games.hamlets.criteria import tower_space
from visavis.games.hamlets.effects import PlaceTower
from visavis.testing import clause


def best(pick: str | None = None, **state: Any) -> tuple[Decision, list[str]]:
    """Her choice on this board, and what you were asked to choose from."""
    asked: list[str] = []

    def choose(question: Any) -> str:
        assert isinstance(question, One)
        assert question.seat == "table"
        asked.extend(map(str, question.options))
        assert pick is not None
        return pick

    return narrow(tower_space(board(**state)), choose), asked


@clause("HA-5.1")
class TestOptions:
    def test_her_houses_without_a_tower(self) -> None:
        decision, _ = best("C1", yours="I11", plain="C1 C2", marked="A11 A1", towers="C2 A11")
        assert list(decision.options) == ["A1", "C1"]

    def test_not_yours(self) -> None:
        decision, _ = best(yours="A1", plain="C1")
        assert list(decision.options) == ["C1"]

    def test_none_left(self) -> None:
        decided = her_turn("1", "3", yours="I11", plain="C1", towers_left=0)
        assert kinds(decided.effects) == ["TurnCard", "NextTurn"]

    def test_every_house_has_one(self) -> None:
        decided = her_turn("1", "3", yours="I11", plain="C1", towers="C1")
        assert decided.decisions == ()
        assert kinds(decided.effects) == ["TurnCard", "NextTurn"]

    def test_the_tower_stands_on_the_house(self) -> None:
        decided = her_turn("1", "3", yours="I11", plain="C1 C2 A1 A2", towers="C2 A1 A2")
        assert one(decided.effects, PlaceTower) == PlaceTower("C1")


# Next to E5: D4 D5 E4 E6 F4 F5. Next to I2: H1 H2 I1 I3.


@clause("HA-5.2")
class TestNextToYou:
    def test_only_houses_next_to_one_of_yours(self) -> None:
        decision, asked = best(yours="D4", plain="E5 I2")
        assert (decision.pick, deciding(decision), asked) == ("E5", ["tower.next_to_you"], [])

    def test_it_comes_before_the_fewest(self) -> None:
        # I2 has none of yours next to it, which would be the fewest.
        decision, _ = best(yours="D4 D5", plain="E5 I2")
        assert decision.pick == "E5"

    def test_all_stay_if_there_are_none(self) -> None:
        decision, asked = best("I2", yours="A11", plain="E5 I2")
        assert asked == ["E5", "I2"]
        assert decision.pick == "I2"


@clause("HA-5.3")
class TestFewest:
    @pytest.mark.parametrize(("yours", "pick"), [("D4 D5 I1", "I2"), ("D4 I1 I3", "E5")])
    def test_the_fewest_of_your_houses_next_to_it(self, yours: str, pick: str) -> None:
        decision, asked = best(yours=yours, plain="E5", marked="I2")
        assert (decision.pick, deciding(decision), asked) == (pick, ["tower.fewest"], [])

    @clause("HA-5.2")
    def test_being_next_to_you_overrules_it(self) -> None:
        decision, _ = best(yours="D4 D5 E4", plain="E5", marked="I2 A11")
        assert (decision.pick, deciding(decision)) == ("E5", ["tower.next_to_you"])

    @clause("HA-5.4")
    def test_it_leaves_you_only_the_best(self) -> None:
        decision, asked = best("E5", yours="D4 I1 A1 A3", plain="E5 I2", marked="A2")
        assert asked == ["E5", "I2"]
        assert decision.pick == "E5"


@clause("HA-5.4")
class TestYouChoose:
    def test_if_several_are_left(self) -> None:
        decision, asked = best("I2", yours="D4 I1", plain="E5", marked="I2")
        assert (decision.pick, deciding(decision), asked) == ("I2", ["tower.you_choose"], ["E5", "I2"])

    @clause("HA-5.3")
    def test_the_fewest_overrule_it(self) -> None:
        decision, asked = best("E5", yours="D4 D5 I1", plain="E5", marked="I2")
        assert (decision.pick, asked) == ("I2", [])

    def test_you_are_asked_in_her_turn(self) -> None:
        decided = her_turn("1", "3", yours="D4 I1", plain="E5", marked="I2")
        assert decided.question is not None
        assert (decided.question.id, decided.question.seat) == ("tower.you_choose", "table")
        assert kinds(decided.effects) == ["TurnCard"]
        again = her_turn("1", "3", yours="D4 I1", plain="E5", marked="I2", answers={"tower.you_choose": ["E5"]})
        assert one(again.effects, PlaceTower) == PlaceTower("E5")


@clause("HA-5.1", "HA-5.2", "HA-5.3", "HA-5.4")
class TestGuided:
    def test_the_checklist_has_the_criteria_in_order(self) -> None:
        question = her_turn("1", "3", options={"tracked": False}, houses_left=12).question
        assert isinstance(question, One)
        assert [by.id for by in question.checklist] == ["tower.next_to_you", "tower.fewest", "tower.you_choose"]

    def test_not_asked_without_a_house_for_it(self) -> None:
        decided = her_turn("1", "3", options={"tracked": False}, houses_left=12, towers_left=2)
        assert kinds(decided.effects) == ["TurnCard", "NextTurn"]

    @pytest.mark.parametrize(("answer", "effects"), [("done", [PlaceTower(SOMEWHERE)]), ("not_possible", [])])
    def test_done_or_not_possible(self, answer: str, effects: list[Any]) -> None:
        decided = her_turn("1", "3", options={"tracked": False}, houses_left=12, answers={"tower.space": [answer]})
        assert [effect for effect in decided.effects if isinstance(effect, PlaceTower)] == effects
