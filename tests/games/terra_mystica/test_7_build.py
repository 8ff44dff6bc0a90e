"""Sections 4, 5 and 7: where she builds. On the base map, around E5 and F6:

D   2 lakes  3 desert | 4 wasteland  5 lakes           E5: E4 E6 F3, and across one river C2 D3 D4 G1 G2
E   3 wasteland 4 lakes 5 swamp 6 plains 7 mountains    E6: D4 E5 E7 F3 F4
F   3 desert 4 forest        9 forest 10 swamp          F6: E9 E10 F5 F7 G5 G6
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.terra_mystica.play import all_of, board, card, deciding, her_turn, kinds, one
from visavis.core import SOMEWHERE, Decision, narrow
from visavis.games.terra_mystica.criteria.build import best_space, marking
from visavis.games.terra_mystica.effects.bot import LayTerrain, MayTakePower, PlaceDwelling, Score, Upgrade
from visavis.testing import clause


def best(state: dict[str, Any], ship: int = 0, options: dict[str, Any] | None = None, **support: Any) -> Decision:
    """Her choice on this board with a support card that says this."""
    values = {"group": "plain", "together": False, "row": "a", "count": 1, "backwards": False, **support}
    return narrow(best_space(board(options, **state), card(**values), ship))


def names(spaces: Any) -> str:
    return " ".join(map(str, spaces))


FAR_AWAY = {"yours": "A13", "your_home": "swamp", "home": "lakes"}


class TestInsteadOfADwelling:
    @clause("TM-7.7a")
    def test_without_a_dwelling_she_upgrades(self) -> None:
        decided = her_turn("1", "4", home="lakes", yours="A1", plain="A4 D2 D5 E4 E11 G6", marked="")
        assert kinds(decided.effects)[:2] == ["CardTurned", "Upgrade"]

    @clause("TM-7.7a")
    def test_the_last_dwelling_is_built(self) -> None:
        decided = her_turn("2", "4", home="lakes", yours="A1", plain="A4 D2 D5 E4", marked="E11")
        assert "PlaceDwelling" in kinds(decided.effects)

    @clause("TM-7.7l", "TM-6.6")
    def test_without_a_space_she_upgrades_and_still_scores(self) -> None:
        # A1 has the neighbours A2 and B1 alone.
        decided = her_turn("3", "4", home="plains", yours="A2 B1", plain="A1", marked="E11")
        assert decided.decisions[0].pick is None
        assert one(decided.effects, Upgrade).space == "A1"
        assert one(decided.effects, Score).points == 1

    @clause("TM-7.7l")
    def test_guided_you_say_that_it_is_not_possible(self) -> None:
        answers = {"build.space": ["not_possible"], "upgrade.space": ["done"]}
        decided = her_turn("3", "4", options={"tracked": False}, dwellings_left=4, answers=answers)
        assert one(decided.effects, Upgrade) == Upgrade(SOMEWHERE, "dwelling", "house")


class TestOptions:
    @clause("TM-7.7b", "TM-4.1")
    def test_next_to_the_group_of_the_support_card(self) -> None:
        state = {**FAR_AWAY, "plain": "E5", "marked": "F6"}
        assert names(best(state, group="plain").options) == "E4 E6 F3"
        assert names(best(state, group="marked").options) == "E9 E10 F5 F7 G5 G6"

    @clause("TM-7.7b")
    def test_only_empty_ones_and_no_river(self) -> None:
        state = {**FAR_AWAY, "yours": "E4", "plain": "E5", "marked": "E6"}
        assert names(best(state).options) == "F3"

    @clause("TM-7.7b")
    def test_your_own_terrain_is_an_option_too(self) -> None:
        assert "E6" in best({"your_home": "plains", "yours": "A1", "home": "lakes", "plain": "E5"}).options

    @clause("TM-7.7b")
    @pytest.mark.parametrize("ground", ["ice", "volcano"])
    def test_ice_and_volcanoes_are_none(self, ground: str) -> None:
        assert names(best({**FAR_AWAY, "plain": "E5", "became": {ground: "E4"}}).options) == "E6 F3"

    @clause("TM-4.3")
    @pytest.mark.parametrize(
        ("ship", "reach"),
        [
            (0, "E4 E6 F3"),
            (1, "C2 D3 D4 E4 E6 F3 G1"),
            (2, "B2 B3 C1 C2 C3 D3 D4 E3 E4 E6 F2 F3 G1 G2"),
        ],
    )
    def test_across_as_many_rivers_as_the_ship_value(self, ship: int, reach: str) -> None:
        # Next to E5 are the rivers r14, r15 and r21; next to those r8, r9, r20 and r28.
        assert names(best({**FAR_AWAY, "plain": "E5"}, ship).options) == reach

    @clause("TM-4.2")
    @pytest.mark.parametrize(
        ("level", "ships"),
        [
            ("automalein", (0, 0, 1, 1, 1, 1)),
            ("automa", (0, 0, 1, 1, 2, 2)),
            ("automaechtig", (0, 0, 1, 1, 2, 2)),
            ("ultoma", (1, 1, 2, 2, 2, 2)),
            ("alptrauma", (1, 1, 2, 2, 3, 3)),
        ],
    )
    def test_her_ship_value_by_level_and_round(self, level: str, ships: tuple[int, ...]) -> None:
        assert tuple(board({"level": level}, round=round).ship for round in range(1, 7)) == ships

    @clause("TM-4.2")
    @pytest.mark.parametrize(("round", "ship"), [(1, 0), (3, 1), (5, 2)])
    def test_the_action_uses_it(self, round: int, ship: int) -> None:
        decided = her_turn("1", "4", round=round, home="lakes", yours="A13", plain="E5", marked="F6")
        assert decided.decisions[0].args["ship"] == ship

    @clause("TM-7.7m")
    @pytest.mark.parametrize(("level", "round"), [("automa", 1), ("automa", 5), ("alptrauma", 6)])
    def test_merchants_exactly_2_even_where_the_level_has_3(self, level: str, round: int) -> None:
        options = {"merchants": True, "level": level}
        decided = her_turn("1", "4m", options=options, round=round, home="lakes", yours="A13", plain="E5", marked="F6")
        assert decided.decisions[0].args["ship"] == 2

    @clause("TM-5.8")
    def test_one_option_needs_no_criterion(self) -> None:
        decision = best({**FAR_AWAY, "yours": "E4 E6", "plain": "E5"})
        assert (decision.pick, decision.steps) == ("F3", ())


@clause("TM-7.7c")
class TestBringTogether:
    # From E5 to E7 it is two steps, by E6 alone.
    APART = {**FAR_AWAY, "plain": "E5", "marked": "E7"}  # noqa: RUF012 - read only

    @clause("TM-5.2")
    def test_only_what_shortens_the_path(self) -> None:
        decision = best(self.APART, together=True)
        assert deciding(decision) == ["build.together"]
        assert decision.pick == "E6"

    @clause("TM-7.7e")
    def test_it_overrules_the_terrain(self) -> None:
        assert best(self.APART, together=True).pick == "E6"
        assert best(self.APART, together=False).pick == "E4"  # lakes, her home

    def test_not_if_the_groups_touch(self) -> None:
        decision = best({**FAR_AWAY, "plain": "E5", "marked": "E6"}, together=True)
        assert deciding(decision) == ["build.terrain"]

    def test_not_if_they_are_neighbours_over_a_river(self) -> None:
        # From E5 to C2 it is one river; with ship value 1 the two groups are neighbours.
        state = {**FAR_AWAY, "plain": "E5", "marked": "C2"}
        assert deciding(best(state, ship=1, together=True)) == ["build.terrain"]
        assert best(state, ship=1, together=True).pick in ("D3", "E4")

    def test_over_a_river_without_a_ship_they_are_apart(self) -> None:
        # Neither E4, E6 nor F3 is nearer to C2 than E5 is: all stay.
        decision = best({**FAR_AWAY, "plain": "E5", "marked": "C2"}, ship=0, together=True)
        assert decision.steps[0].id == "build.together"
        assert not decision.steps[0].cut

    @clause("TM-5.1")
    def test_the_path_leads_around_your_buildings(self) -> None:
        # E6 is yours: the way from E5 to E7 is by F3 and F4 (or over rivers) now, so F3 helps.
        decision = best({**FAR_AWAY, "yours": "E6", "plain": "E5", "marked": "E7"}, together=True)
        assert decision.pick == "F3"
        assert deciding(decision) == ["build.together"]

    @clause("TM-5.1")
    def test_the_path_may_cross_rivers_and_her_own_buildings(self) -> None:
        # From C2 over r15 to E6 it is two steps; from B3 (hers too) it would be further.
        decision = best({**FAR_AWAY, "plain": "C2 B3", "marked": "E6"}, ship=1, together=False, row="b")
        assert "E5" in decision.options

    @clause("TM-5.2")
    def test_the_nearest_pair_counts(self) -> None:
        # F6 is far from E5, but E7 is near: still E6.
        decision = best({**FAR_AWAY, "plain": "E5", "marked": "E7 F6"}, together=True)
        assert decision.pick == "E6"

    def test_all_stay_if_none_shortens_it(self) -> None:
        # The marked building in the corner is shut in by yours.
        decision = best(
            {"your_home": "mountains", "home": "lakes", "yours": "A2 B1", "plain": "E5", "marked": "A1"}, together=True
        )
        assert deciding(decision) == ["build.terrain"]


class TestTerrainPriority:
    @clause("TM-7.7e", "TM-5.3")
    @pytest.mark.parametrize(("row", "pick"), [("a", "G5"), ("b", "E9")])
    def test_the_first_terrain_of_the_row_wins(self, row: str, pick: str) -> None:
        # Lakes A: lakes, swamp, forest ...; B: lakes, forest, swamp ... G6, the lake, is taken. Swamps: E10 and G5.
        decision = best({**FAR_AWAY, "yours": "H7", "plain": "F6", "marked": "G6"}, row=row)
        assert decision.steps[0].id == "build.terrain"
        assert decision.pick == pick

    @clause("TM-5.3")
    @pytest.mark.parametrize(
        ("row", "order"),
        [
            ("a", ["lakes", "swamp", "forest", "plains", "mountains"]),
            ("b", ["lakes", "forest", "swamp", "plains"]),
        ],
    )
    def test_the_whole_row(self, row: str, order: list[str]) -> None:
        # Around F6: lakes G6, swamp E10 G5, forest E9, plains F5 F7; one after another becomes ice.
        spaces = {"lakes": "G6", "swamp": "E10 G5", "forest": "E9", "plains": "F5 F7"}
        gone = ""
        for ground in order:
            if ground in spaces:
                decision = best(
                    {**FAR_AWAY, "yours": "A1", "your_home": "desert", "plain": "F6", "became": {"ice": gone}}, row=row
                )
                assert decision.pick in spaces[ground].split()
                gone += f" {spaces[ground]}"

    @clause("TM-5.3")
    def test_the_ground_as_it_is_now(self) -> None:
        assert best({**FAR_AWAY, "plain": "E5"}).pick == "E4"
        assert best({**FAR_AWAY, "plain": "E5", "became": {"lakes": "F3", "plains": "E4"}}).pick == "F3"

    @clause("TM-7.7e", "TM-7.7f")
    def test_it_comes_before_the_distance_to_you(self) -> None:
        decision = best({"your_home": "desert", "home": "lakes", "yours": "G2", "plain": "E5"})
        assert decision.pick == "E4"
        assert deciding(decision) == ["build.terrain"]


class TestDistanceToYou:
    # Two swamps at F6: E10 and G5; the lake G6 is taken.
    TWO = {"home": "lakes", "your_home": "desert", "plain": "F6", "marked": "G6"}  # noqa: RUF012 - read only

    @clause("TM-7.7f")
    @pytest.mark.parametrize(("yours", "pick"), [("G4", "G5"), ("D8", "E10"), ("H6", "G5")])
    def test_nearest_to_your_buildings(self, yours: str, pick: str) -> None:
        decision = best({**self.TWO, "yours": yours}, count=2)
        assert deciding(decision)[-1] == "build.closest"
        assert decision.pick == pick

    @clause("TM-7.7f", "TM-10.6")
    def test_to_either_person(self) -> None:
        state = {**self.TWO, "yours": "D8", "friends": "A1"}
        assert best(state, options={"humans": 2}).pick == "E10"
        assert best({**state, "yours": "A1", "friends": "D8"}, options={"humans": 2}).pick == "E10"

    @clause("TM-7.7g", "TM-7.7f")
    def test_equal_distances_go_on_to_the_direction(self) -> None:
        # D7 and H6 are next to E10 and G5: both one step away.
        decision = best({**self.TWO, "yours": "D7 H6"}, count=2)
        assert deciding(decision) == ["build.terrain", "build.count"]
        assert decision.pick == "G5"

    @clause("TM-7.7h")
    @pytest.mark.parametrize("tile", ["distance", "sanctuary"])
    def test_with_these_end_tiles_farthest_from_her_own(self, tile: str) -> None:
        # With ship value 1 from E5 there are two wastelands: F3 beside it and next to you, D4 two steps away.
        state = {
            "home": "wasteland", "your_home": "desert", "yours": "G2", "plain": "E5", "marked": "F6",
            "became": {"wasteland": "F3"},
        }  # fmt: skip
        decision = best(state, ship=1, options={"end_tile": tile})
        assert decision.pick == "D4"
        assert deciding(decision) == ["build.terrain", "build.farthest"]
        assert best(state, ship=1, options={"end_tile": "settlements"}).pick == "F3"

    @clause("TM-7.7h", "TM-7.7e")
    def test_the_terrain_still_comes_first(self) -> None:
        decision = best({**FAR_AWAY, "plain": "E5"}, ship=1, options={"end_tile": "distance"})
        assert decision.pick == "E4"

    @clause("TM-7.7h", "TM-7.7g")
    def test_equally_far_goes_on_to_the_direction(self) -> None:
        state = {
            "home": "wasteland", "your_home": "desert", "yours": "B4", "plain": "E5", "marked": "H8",
            "became": {"wasteland": "C2 F3"},
        }  # fmt: skip
        decision = best(state, ship=1, options={"end_tile": "distance"}, count=2)
        assert names(decision.steps[0].kept) == "C2 D4 F3"
        assert names(decision.steps[1].kept) == "C2 D4"
        assert deciding(decision)[-1] == "build.count"
        assert decision.pick == "D4"


class TestDirection:
    """The example of the book on the real map: five deserts in reach, two of them occupied."""

    @clause("TM-5.4", "TM-7.7g")
    def test_to_the_right_from_the_top_left(self) -> None:
        state = {**FAR_AWAY, "plain": "F6", "marked": "G6 E10 G5 E9", "yours": "D8 G4"}
        decision = best(state, count=1)
        assert names(decision.steps[0].kept) == "F5 F7"
        assert decision.pick == "F5"

    @clause("TM-5.4", "TM-5.5", "TM-5.6", "TM-7.7g")
    @pytest.mark.parametrize(
        ("count", "backwards", "pick"),
        [
            (1, False, "E4"),
            (2, False, "E6"),
            (3, False, "F3"),
            (4, False, "E4"),
            (1, True, "F3"),
            (2, True, "E6"),
            (4, True, "F3"),
        ],
    )
    def test_counting_round_and_round(self, count: int, backwards: bool, pick: str) -> None:
        # All three neighbours of E5 are plains now and equally far from you.
        state = {"home": "plains", "your_home": "mountains", "plain": "E5", "became": {"plains": "E4 F3"}}
        decision = best(state, count=count, backwards=backwards)
        assert [step.id for step in decision.steps] == ["build.terrain", "build.closest", "build.count"]
        assert decision.pick == pick

    @clause("TM-5.4", "TM-5.5")
    def test_the_example_of_the_book(self) -> None:
        """Deserts in reach are counted, those with a building are not; 3 to the right, 2 to the left."""
        grounds = {"desert": "C2 E4 E6 G1"}
        state = {
            "home": "desert",
            "your_home": "mountains",
            "yours": "",
            "plain": "E5",
            "marked": "F3",
            "became": grounds,
        }
        decision = best(state, ship=1, count=3)
        assert names(decision.steps[0].kept) == "C2 D3 E4 E6 G1"
        assert decision.pick == "E4"
        assert best(state, ship=1, count=2, backwards=True).pick == "E6"


class TestExecution:
    @clause("TM-7.7i", "TM-7.7j", "TM-1.7")
    def test_a_tile_where_it_is_needed_and_the_dwelling(self) -> None:
        # Only the forest F4 ... from E6, home lakes, row B: lakes, forest.
        decided = her_turn("2", "4", home="lakes", yours="A13", your_home="swamp", marked="E6", plain="F6")
        assert one(decided.effects, LayTerrain) == LayTerrain("TM-7.7i", "F4", "lakes")
        assert one(decided.effects, PlaceDwelling) == PlaceDwelling("TM-7.7j", "F4", "marked")

    @clause("TM-7.7i")
    def test_no_tile_on_her_own_terrain(self) -> None:
        decided = her_turn("2", "4", home="lakes", yours="A13", your_home="swamp", marked="E5", plain="F6")
        assert one(decided.effects, PlaceDwelling).space == "E4"
        assert not all_of(decided.effects, LayTerrain)

    @clause("TM-7.7k")
    @pytest.mark.parametrize(
        ("plain", "marked", "yours", "group"),
        [
            ("F6", "E5", "A13", True),
            ("E5", "F6", "A13", False),
            ("E6", "E4", "A13", False),  # both are two steps from D3 ... a tie
        ],
    )
    def test_marked_only_if_strictly_nearer(self, plain: str, marked: str, yours: str, group: bool) -> None:
        state = board(plain=plain, marked=marked, yours=yours, your_home="swamp", home="lakes")
        here = "F3" if group or plain == "E5" else "E5"
        assert narrow(marking(state, here)).pick == ("marked" if group else "plain")

    @clause("TM-7.7k", "TM-5.1")
    def test_the_distance_leads_around_your_buildings(self) -> None:
        # From F3 the marked E4 is two steps by E5; if that is yours, the plain E7 is as near.
        free = board(plain="D5", marked="E4", yours="A13", your_home="swamp", home="lakes")
        assert narrow(marking(free, "F3")).pick == "marked"
        shut = board(plain="E7", marked="E4", yours="E5", your_home="swamp", home="lakes")
        assert narrow(marking(shut, "F3")).pick == "plain"

    @clause("TM-7.7j")
    def test_guided_you_put_it_where_the_checklist_says(self) -> None:
        answers = {"build.space": ["done"], "build.group": ["marked"]}
        decided = her_turn("1", "4", options={"tracked": False}, dwellings_left=4, answers=answers)
        assert one(decided.effects, PlaceDwelling) == PlaceDwelling("TM-7.7j", SOMEWHERE, "marked")

    @clause("TM-1.9")
    @pytest.mark.parametrize(
        ("houses", "strongholds", "power"),
        [("", "", 1), ("F3", "", 2), ("", "F3", 3)],
    )
    def test_the_power_you_may_take_is_said(self, houses: str, strongholds: str, power: int) -> None:
        decided = her_turn(
            "2", "4", home="lakes", yours="F3", your_home="desert", houses=houses, strongholds=strongholds,
            marked="E6", plain="F6", became={"ice": "D4 E5 E7"},
        )  # fmt: skip
        assert one(decided.effects, PlaceDwelling).space == "F4"
        assert one(decided.effects, MayTakePower) == MayTakePower("you", power, power - 1, (("F3", power),))

    @clause("TM-1.9")
    def test_from_all_your_buildings_beside_it(self) -> None:
        decided = her_turn(
            "2", "4", home="lakes", yours="F3 E7 G2", your_home="desert", houses="G2", temples="E7",
            marked="E6", plain="F6", became={"ice": "D4 E5"},
        )  # fmt: skip
        assert one(decided.effects, MayTakePower) == MayTakePower("you", 5, 4, (("E7", 2), ("F3", 1), ("G2", 2)))

    @clause("TM-1.9")
    def test_over_your_bridge(self) -> None:
        decided = her_turn(
            "2", "4", home="lakes", yours="G3", your_home="desert", bridges=["F4-G3"],
            marked="E6", plain="F6", became={"ice": "D4 E5 E7 F3"},
        )  # fmt: skip
        assert one(decided.effects, MayTakePower) == MayTakePower("you", 1, 0, (("G3", 1),))

    @clause("TM-1.9")
    def test_without_a_neighbour_nothing_is_said(self) -> None:
        decided = her_turn("2", "4", home="lakes", yours="A13", your_home="swamp", marked="E6", plain="F6")
        assert not all_of(decided.effects, MayTakePower)


@clause("TM-7.7c", "TM-7.7e", "TM-7.7f", "TM-7.7k")
def test_the_example_of_the_book_lakes_first_then_nearer_to_you() -> None:
    """Blue, ship value 1: spaces that shorten the path, of those the lakes, of those the one nearer to you, not marked.

    The picture is not in the text; this is the same chain of decisions on the base map: E5 and the marked F6.
    """
    state = {
        "home": "lakes", "your_home": "forest", "round": 3, "yours": "C3", "plain": "E5", "marked": "F6",
        "became": {"lakes": "D4 E6"},
    }  # fmt: skip
    decided = her_turn("10", "4", **state)
    (decision,) = (one for one in decided.decisions if one.id == "build.space")
    assert decision.args == {"group": "plain", "ship": 1}
    *before, together, ground, closest = decision.steps
    # In reach of the marked F6 alone, which the card does not mean.
    assert [(step.id, step.clause) for step in before] == [("build.in_reach", "TM-7.7b")]
    assert names(before[0].cut) == "E9 E10 F5 F7 G5 G6"
    # From E5 to F6 it is seven steps.
    assert names(together.kept) == "D4 E6 F3"
    assert names(ground.kept) == "D4 E6"
    assert names(closest.kept) == "D4"
    assert one(decided.effects, PlaceDwelling) == PlaceDwelling("TM-7.7j", "D4", "plain")


@clause("TM-7.7b")
def test_why_names_what_fell_out_before_the_first_criterion() -> None:
    """Your D4 is not empty, E6 is ice, and what only the marked F6 reaches is not meant by the card."""
    state = {"home": "lakes", "your_home": "forest", "round": 3, "yours": "D4", "plain": "E5", "marked": "F6"}
    decided = her_turn("10", "4", **state, became={"ice": "E6"})
    (decision,) = (one for one in decided.decisions if one.id == "build.space")
    fell = {step.id: names(step.cut) for step in decision.steps if step.clause == "TM-7.7b"}
    assert fell == {"build.empty": "D4", "build.in_reach": "E9 E10 F5 F7 G5 G6", "build.not_frozen": "E6"}
    assert "D4" in decision.options


@clause("TM-11.5")
def test_why_names_what_is_not_empty_where_she_builds_anywhere() -> None:
    """Wanderers: all land but what is built on."""
    state = {"home": "lakes", "your_home": "forest", "round": 3, "yours": "D4", "plain": "E5", "marked": "F6"}
    decided = her_turn("10", "5", **state, faction="wanderers")
    (decision,) = (one for one in decided.decisions if one.id == "build.anywhere")
    assert (decision.steps[0].id, decision.steps[0].clause) == ("build.empty", "TM-11.5")
    assert names(decision.steps[0].cut) == "D4 E5 F6"
