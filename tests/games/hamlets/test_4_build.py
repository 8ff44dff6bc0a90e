"""Where she builds. The board around C1, D1 and D9:

A   1w 2h 3m 4f 5w 6~ 7h 8m 9w 10f 11h        C1: B1 C2 D1
B    1m 2f 3h 4~ 5~ 6~ 7m 8w 9f 10h 11m       D1: C1 C2, and across the water D3 E3 F1 F2
C   1h 2w 3~ 4m 5f 6h 7~ 8f 9m 10w 11h        D9: C9 C10 D8 D10 E9 E10
D    1f 2~ 3h 4w 5m 6f 7~ 8h 9w 10m 11f
E   1~ 2~ 3m 4f 5h 6w 7m 8~ 9h 10f 11w
F    1w 2m 3~ 4w 5h 6f 7m 8~ 9~ 10m 11h
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hamlets.play import board, card, deciding, her_turn, kinds, one
from visavis.core import SOMEWHERE, Decision, narrow
from visavis.core.question import One
from visavis.games.hamlets.board import BOARD
from visavis.games.hamlets.cards import Group
from visavis.games.hamlets.criteria import best_space, nearer_to_marked
from visavis.games.hamlets.effects import PlaceHouse, PlaceTower
from visavis.testing import clause, expect_type


def best(state: dict[str, Any], **support: Any) -> Decision:
    """Her choice on this board with a support card that says this."""
    return narrow(best_space(board(**state), card(**support)))


class TestInsteadOfAHouse:
    @clause("HA-4.1")
    def test_without_a_house_a_tower(self) -> None:
        decided = her_turn("1", "10", yours="I11", plain="C1", houses_left=0)
        assert kinds(decided.effects) == ["TurnCard", "PlaceTower", "NextTurn"]

    @clause("HA-4.1")
    def test_the_last_house_is_built(self) -> None:
        decided = her_turn("1", "10", yours="I11", plain="C1", houses_left=1)
        assert kinds(decided.effects) == ["TurnCard", "PlaceHouse", "NextTurn"]

    @clause("HA-4.8")
    def test_without_a_space_a_tower(self) -> None:
        decided = her_turn("1", "10", yours="C1 C2", plain="D1", marked="A11", houses_left=12)
        assert decided.decisions[0].pick is None
        assert one(decided.effects, PlaceTower).space == "D1"

    @clause("HA-4.8")
    def test_guided_you_say_that_it_is_not_possible(self) -> None:
        answers = {"build.space": ["not_possible"], "tower.space": ["done"]}
        decided = her_turn("1", "10", options={"tracked": False}, houses_left=12, answers=answers)
        assert kinds(decided.effects) == ["TurnCard", "PlaceTower", "NextTurn"]


@clause("HA-4.2")
class TestOptions:
    def test_next_to_the_houses_of_the_group(self) -> None:
        state = {"yours": "I11", "plain": "C1", "marked": "D9"}
        assert list(best(state, group="plain").options) == ["B1", "C2", "D1"]
        assert list(best(state, group="marked").options) == ["C9", "C10", "D8", "D10", "E9", "E10"]

    def test_only_empty_ones(self) -> None:
        assert list(best({"yours": "B1", "plain": "C1", "marked": "D1"}, group="plain").options) == ["C2"]

    @clause("HA-4.9")
    @pytest.mark.parametrize(
        ("level", "round", "reach"),
        [
            ("normal", 1, "C1 C2"),
            ("normal", 2, "C1 C2"),
            ("normal", 3, "C1 C2 D3 E3 F1 F2"),
            ("normal", 4, "C1 C2 D3 E3 F1 F2"),
            ("hard", 1, "C1 C2 D3 E3 F1 F2"),
            ("hard", 2, "C1 C2 D3 E3 F1 F2"),
            ("hard", 3, "B2 B3 C1 C2 C4 D3 E3 F1 F2"),
        ],
    )
    def test_across_as_much_water_as_her_ferry_allows(self, level: str, round: int, reach: str) -> None:
        decision = best({"level": level, "round": round, "yours": "I11", "plain": "D1"})
        assert " ".join(map(str, decision.options)) == reach

    def test_one_option_needs_no_criterion(self) -> None:
        decision = best({"yours": "B1 D1", "plain": "C1"})
        assert (decision.pick, decision.steps) == ("C2", ())


@clause("HA-4.3")
class TestTheRope:
    # From C1 to A2 it is two steps, by B1.
    APART = {"yours": "I11", "plain": "C1", "marked": "A2"}  # noqa: RUF012 - read only

    def test_she_keeps_what_shortens_the_path(self) -> None:
        decision = best(self.APART, join=True)
        assert deciding(decision) == ["build.join"]
        assert decision.pick == "B1"

    @clause("HA-4.4")
    def test_it_overrules_the_ground(self) -> None:
        # B1 is a meadow, the last ground of row a.
        assert best(self.APART, join=True, row="a").pick == "B1"
        assert best(self.APART, join=False, row="a").pick == "D1"

    @clause("HA-4.4")
    def test_more_than_one_space_may_shorten_it(self) -> None:
        # From D9 to F10 it is two steps, by E10 alone; to F11 three, by E10 or D10.
        decision = best({"yours": "A1", "plain": "D9", "marked": "F11"}, join=True, row="b")
        assert [str(space) for space in decision.steps[0].kept] == ["D10", "E10"]
        assert decision.pick == "D10"

    def test_without_the_rope_nothing_is_joined(self) -> None:
        assert [step.id for step in best(self.APART, join=False).steps] == ["build.ground"]

    def test_not_if_the_groups_touch(self) -> None:
        decision = best({"yours": "I11", "plain": "C1", "marked": "B1"}, join=True, row="a")
        assert deciding(decision) == ["build.ground"]
        assert decision.pick == "D1"

    def test_all_stay_if_none_shortens_it(self) -> None:
        # Your houses A2 and B1 shut the marked house in.
        decision = best({"yours": "A2 B1", "plain": "C1", "marked": "A1"}, join=True, row="a")
        assert deciding(decision) == ["build.ground"]
        assert decision.pick == "D1"

    def test_the_path_leads_around_your_houses(self) -> None:
        # B1 is yours: from C1 to A2 by C2 and B2 now.
        decision = best({"yours": "B1", "plain": "C1", "marked": "A2"}, join=True, row="a")
        assert deciding(decision) == ["build.join"]
        assert decision.pick == "C2"


@clause("HA-4.4")
class TestGround:
    @pytest.mark.parametrize(("row", "pick"), [("a", "D1"), ("b", "B1")])
    def test_the_first_ground_of_the_row_wins(self, row: str, pick: str) -> None:
        decision = best({"yours": "I11", "plain": "C1"}, row=row)
        assert deciding(decision) == ["build.ground"]
        assert decision.pick == pick

    @pytest.mark.parametrize(
        ("row", "order"),
        [("a", ["hill", "field", "wood", "meadow"]), ("b", ["hill", "meadow", "field", "wood"])],
    )
    def test_the_whole_row(self, row: str, order: list[str]) -> None:
        # Around D9: hill D8 E9, field E10, wood C10, meadow C9 D10; one after another is taken away.
        spaces = {"hill": "D8 E9", "field": "E10", "wood": "C10", "meadow": "C9 D10"}
        taken = ""
        for ground in order:
            decision = best({"yours": "I1", "plain": "D9", "marked": taken}, row=row)
            assert decision.pick in spaces[ground].split()
            taken += f" {spaces[ground]}"


@clause("HA-4.5")
class TestClosest:
    def test_the_hill_closer_to_you_wins(self) -> None:
        # The hills D8 and E9 next to D9.
        for yours, pick in (("C8", "D8"), ("F10", "E9")):
            decision = best({"yours": yours, "plain": "D9"}, count=1)
            assert deciding(decision) == ["build.ground", "build.closest"]
            assert decision.pick == pick

    def test_one_of_your_houses_is_enough(self) -> None:
        assert best({"yours": "C8 I1 A1", "plain": "D9"}, count=2).pick == "D8"

    @clause("HA-4.4")
    def test_the_ground_overrules_it(self) -> None:
        # C9, a meadow, is next to your house; the hills are further away.
        decision = best({"yours": "B9", "plain": "D9"}, row="a", count=2)
        assert deciding(decision) == ["build.ground", "build.closest"]
        assert decision.pick == "D8"


@clause("HA-4.6")
class TestCount:
    # The hills D8 and E9 are both two steps from D10.
    TIED = {"yours": "D10", "plain": "D9"}  # noqa: RUF012 - read only

    @pytest.mark.parametrize(
        ("count", "backwards", "pick"),
        [(1, False, "D8"), (2, False, "E9"), (3, False, "D8"), (4, False, "E9"), (1, True, "E9"), (2, True, "D8")],
    )
    def test_in_reading_order_or_backwards_round_and_round(self, count: int, backwards: bool, pick: str) -> None:
        decision = best(self.TIED, count=count, backwards=backwards)
        assert deciding(decision) == ["build.ground", "build.count"]
        assert decision.pick == pick

    @clause("HA-4.5")
    def test_the_distance_overrules_it(self) -> None:
        assert best({"yours": "F10", "plain": "D9"}, count=1).pick == "E9"
        assert best({"yours": "C8", "plain": "D9"}, count=2).pick == "D8"


@clause("HA-4.7")
class TestTheNewHouse:
    @pytest.mark.parametrize(
        ("marked", "group"),
        [("D4", "marked"), ("C4", "marked"), ("D5", "plain"), ("I9", "plain")],
    )
    def test_marked_if_a_marked_house_is_nearer_than_every_plain_one(self, marked: str, group: Group) -> None:
        # Across the water she builds on the hill D3: two steps from her plain house, one from D4 and C4, two from D5.
        decided = her_turn("1", "10", round=3, yours="I11", plain="D1", marked=marked, houses_left=12)
        assert one(decided.effects, PlaceHouse) == PlaceHouse("HA-4.7", "D3", group)

    def test_next_to_a_marked_house_marked(self) -> None:
        decided = her_turn("4", "10", yours="I11", marked="C1", plain="A11", houses_left=12)
        assert one(decided.effects, PlaceHouse) == PlaceHouse("HA-4.7", "D1", "marked")

    def test_next_to_both_plain(self) -> None:
        decided = her_turn("4", "10", yours="I11", marked="C1", plain="C2", houses_left=12)
        assert one(decided.effects, PlaceHouse) == PlaceHouse("HA-4.7", "D1", "plain")

    @pytest.mark.parametrize(("yours", "nearer"), [("I1", False), ("D10", True)])
    def test_the_path_leads_around_your_houses(self, yours: str, nearer: bool) -> None:
        # From D9 it is two steps to B9 and two to D11, but three around your house on D10.
        state = board(yours=yours, marked="B9", plain="D11")
        assert nearer_to_marked(BOARD.bit["D9"], state.marked, state.plain, state.yours) is nearer

    def test_without_a_way_to_any_house_plain(self) -> None:
        state = board(yours="A2 B1", marked="I9", plain="I2")
        assert nearer_to_marked(BOARD.bit["A1"], state.marked, state.plain, state.yours) is False


@clause("HA-4.2", "HA-4.3", "HA-4.4", "HA-4.5", "HA-4.6", "HA-4.7")
class TestGuided:
    def test_the_checklist_has_the_criteria_in_order(self) -> None:
        question = expect_type(her_turn("3", "10", options={"tracked": False}).question, One)
        assert question is not None
        assert (question.id, question.seat) == ("build.space", "table")
        lines = [by.id for by in question.checklist]
        assert lines == ["build.join", "build.ground", "build.closest", "build.count"]

    def test_without_the_rope_it_is_shorter(self) -> None:
        question = expect_type(her_turn("1", "10", options={"tracked": False}).question, One)
        assert [by.id for by in question.checklist] == ["build.ground", "build.closest", "build.count"]

    @pytest.mark.parametrize(("nearer", "group"), [(True, "marked"), (False, "plain")])
    def test_you_say_which_group_is_nearer(self, nearer: bool, group: Group) -> None:
        answers = {"build.space": ["done"], "build.marked": [nearer]}
        decided = her_turn("1", "10", options={"tracked": False}, answers=answers)
        assert one(decided.effects, PlaceHouse) == PlaceHouse("HA-4.7", SOMEWHERE, group)
