"""Chapters 4 to 10: culture markers, the common criteria, the first actions. Vectors TV-1 to TV-4."""

from __future__ import annotations

import pytest

from tests.games.anunnaki.play import Sit, act, areas_in, custom, deciding, his, homes, position
from visavis.games.anunnaki.board import Area, strength
from visavis.games.anunnaki.bot_turn.actions import inevitable_fate
from visavis.games.anunnaki.bot_turn.culture import culture
from visavis.games.anunnaki.effects.end import TriggerEnd
from visavis.games.anunnaki.effects.fights import TakeMarker
from visavis.games.anunnaki.effects.his_turn import Build, Exhaust, PlaceCube, PlaceFollower, ScorePoints, Summon
from visavis.testing import clause


def exhausted(table: Sit) -> list[tuple[str, str]]:
    return [(effect.area, effect.resource) for effect in table.all(Exhaust)]


class TestSection4CultureMarkers:
    @clause("AN-4.1", "AN-4.2")
    def test_he_gets_two_points_for_a_complete_marker_he_stands_at(self) -> None:
        state = position(**homes(units={"C6": "f", "C5": "f"}, your_units={"C4": "f", "Y6": "f"}))
        table = Sit(state)
        culture(state, table)
        assert table.one(TakeMarker).areas == ("C4", "C5", "C6")
        assert table.one(ScorePoints) == ScorePoints("AN-4.1", 2, "culture")
        assert ("C4", "C5", "C6") not in state.markers

    @clause("AN-4.1")
    def test_he_gets_nothing_where_only_you_stand(self) -> None:
        state = position(**homes(your_units={"Y4": "f", "Y5": "f", "Y6": "f"}))
        table = Sit(state)
        culture(state, table)
        assert table.kinds() == ["TakeMarker"]

    @clause("AN-4.2")
    def test_a_lone_settlement_is_no_unit(self) -> None:
        state = position(**homes(units={"C5": "f", "C4": "ff"}))
        table = Sit(state)
        culture(state, table)
        assert table.done == []

    @clause("AN-4.1")
    def test_two_markers_at_once_give_four_points(self) -> None:
        state = position(**homes(units={"C6": "f", "C5": "f", "C4": "f", "C1": "f", "C2": "f"}, tiles="ATL"))
        table = Sit(state)
        culture(state, table)
        assert [effect.points for effect in table.all(ScorePoints)] == [2, 2]
        assert len(table.all(TakeMarker)) == 2


class TestSection5Criteria:
    @clause("AN-5.2", "AN-5.1", "AN-7.3a")
    @pytest.mark.parametrize(("arrow", "pick"), [("right", "G4"), ("left", "G6")])
    def test_the_arrow_gives_the_direction_of_the_resources(self, arrow: str, pick: str) -> None:
        state = position(**homes(units={"C6": "f", "G4": "f", "G6": "f", "G1": "f"}, arrow=arrow))
        table = act(state, "harvest_1")
        assert exhausted(table)[0][0] == pick
        assert deciding(table.decision("harvest.area")) == ["harvest.resource"]

    @clause("AN-5.2")
    def test_an_area_with_two_symbols_counts_for_both(self) -> None:
        # G2 produces food and wood: the last and the first resource.
        for arrow in ("right", "left"):
            state = position(**homes(units={"C6": "f", "G2": "f", "G3": "f", "G1": "f"}, arrow=arrow))
            assert exhausted(act(state, "harvest_1"))[0][0] == "G2"

    @clause("AN-5.2")
    def test_an_exhausted_area_still_produces_its_resource(self) -> None:
        state = position(**homes(units={"C6": "ff", "C4": "f", "C5": "f"}, exhausted={"C4": 2}, settlements="C6"))
        assert act(state, "build").one(Build).area == "C4"

    @clause("AN-5.3", "AN-7.3b")
    def test_two_different_symbols_are_two_icons(self) -> None:
        # Both produce wood, the first resource: G2 food and wood, C3 wood once.
        state = position(**homes(units={"C6": "f", "G2": "f", "C3": "f"}))
        table = act(state, "harvest_1")
        assert exhausted(table)[0][0] == "G2"
        assert deciding(table.decision("harvest.area")) == ["harvest.icons"]

    @clause("AN-5.4", "AN-8.2a")
    @pytest.mark.parametrize(
        ("units", "pick"),
        [({"G1": "f", "Y4": "f", "C4": "f"}, "G1"), ({"Y4": "f", "C1": "f"}, "Y4"), ({"C4": "f", "C3": "f"}, "C3")],
    )
    def test_gaia_then_your_planet_then_his(self, units: dict[str, str], pick: str) -> None:
        assert act(position(**homes(units={"C6": "f", **units})), "build").one(Build).area == pick

    @clause("AN-5.5")
    def test_control(self) -> None:
        state = position(
            units={"C6": "f", "C4": "f", "Y5": "f", "G1": "f", "G2": "f", "C2": "f"},
            your_units={"G1": "f", "C3": "f", "G3": "f"},
            settlements="C6 C3 C1",
            your_settlements="Y6 Y5 G4",
            tiles="C2",
        )
        # C1: a lone settlement; Y5: beside your settlement; not C3 (besieged), G1 (contested), C2 (civilization).
        assert set(areas_in(state, state.controlled)) == {"C1", "C4", "C6", "G2", "Y5"}
        assert set(areas_in(state, state.your_controlled)) == {"C3", "G3", "G4", "Y6"}

    @clause("AN-5.6")
    def test_strength(self) -> None:
        assert [strength(unit) for unit in "fmgc"] == [1, 2, 3, 2]
        assert strength("gmcff") == 9
        assert strength("") == 0


class TestSection6InevitableFate:
    def fate(self, cubes: int, more: int) -> Sit:
        # The fate card of Ellenys: minor god on 3 and 8, move 2 cunning on 5, settlement on 10, great god on 12.
        state = position(**homes(cubes=cubes))
        table = Sit(state)
        inevitable_fate(state, table, more)
        return table

    @clause("AN-6.1")
    def test_the_cubes_go_on_the_first_free_spaces(self) -> None:
        table = self.fate(0, 2)
        assert table.done == [PlaceCube(1, "none"), PlaceCube(2, "none")]
        assert table.state.cubes == 2

    @clause("AN-6.2")
    def test_a_covered_action_is_done_before_the_next_cube(self) -> None:
        table = self.fate(2, 2)
        assert table.kinds() == ["PlaceCube", "Summon", "PlaceCube"]
        assert table.one(Summon).area == "C6"

    @clause("AN-6.3", "AN-2.2")
    def test_vector_td_7_the_fourteenth_cube_gives_five_points_and_the_rest_is_ignored(self) -> None:
        table = self.fate(13, 2)
        assert table.done == [
            PlaceCube(14, "none"),
            ScorePoints("AN-6.3", 5, "last_cube"),
            TriggerEnd("AN-2.2", "cosmobot", 2),
        ]

    @clause("AN-6.3")
    def test_the_thirteenth_does_not(self) -> None:
        assert self.fate(12, 1).done == [PlaceCube(13, "none")]

    @clause("AN-6.3")
    def test_a_full_card_takes_no_cube(self) -> None:
        assert self.fate(14, 1).done == []


class TestSection7Harvest:
    @clause("AN-7.1", "AN-7.2", "AN-7.3a", "AN-7.3b", "AN-7.4")
    def test_vector_tv_1_the_printed_example(self) -> None:
        # A = C3 (wood, one icon left), B = C2 (gold, 1 of 3 left), C = C4 (gold, 2 printed); the capital is wood too.
        state = position(
            **homes(units={"C6": "f", "C3": "f", "C2": "f", "C4": "f"}, tiles="ATL", exhausted={"C2": 2, "C4": 1})
        )
        table = act(state, "harvest_2")
        assert exhausted(table) == [("C3", "wood"), ("C2", "gold")]
        assert deciding(table.decision("harvest.area", 1)) == ["harvest.icons"]

    @clause("AN-7.2")
    def test_a_capital_is_never_exhausted(self) -> None:
        assert act(position(**homes(units={"C6": "fff"})), "harvest_2").done == []

    @clause("AN-7.2")
    def test_only_what_he_controls(self) -> None:
        state = position(**homes(units={"C6": "f", "C4": "f", "C3": "f", "C1": "f"}, your_units={"C1": "f", "Y6": "f"}))
        assert list(act(state, "harvest_1").decision("harvest.area").options) == ["C3", "C4"]

    @clause("AN-7.3a")
    def test_the_resource_overrules_the_icons(self) -> None:
        # C3 wood 1 against G3 gold 3.
        state = position(**homes(units={"C6": "f", "C3": "f", "G3": "f"}))
        assert exhausted(act(state, "harvest_1")) == [("C3", "wood")]

    @clause("AN-7.3c")
    def test_you_choose_between_equals(self) -> None:
        # G2 (food, wood) and C1 (wood 2) both produce wood and have two icons.
        state = position(**homes(units={"C6": "f", "G2": "f", "C1": "f"}))
        table = act(state, "harvest_1", answers={"harvest.you_choose": ["C1"]})
        assert exhausted(table) == [("C1", "wood")]
        assert deciding(table.decision("harvest.area")) == ["harvest.you_choose"]

    @clause("AN-7.3b", "AN-7.3c")
    def test_more_icons_overrule_your_choice(self) -> None:
        state = position(**homes(units={"C6": "f", "C3": "f", "C1": "f"}))
        assert exhausted(act(state, "harvest_1")) == [("C1", "wood")]

    @clause("AN-7.4", "AN-7.3c")
    def test_the_area_that_you_chose_is_used_up_before_the_next_one_is_determined(self) -> None:
        # C1 (wood 2) and G2 (food, wood) are alike; one choice, and both icons come from it.
        for first, then in (("C1", [("C1", "wood"), ("C1", "wood")]), ("G2", [("G2", "food"), ("G2", "wood")])):
            state = position(**homes(units={"C6": "f", "G2": "f", "C1": "f"}))
            table = act(state, "harvest_2", answers={"harvest.you_choose": [first]})
            assert exhausted(table) == then
            assert len(table.asked) == 1

    @clause("AN-7.4")
    def test_a_used_up_area_is_followed_by_the_next_one(self) -> None:
        state = position(**homes(units={"C6": "f", "C1": "f", "C4": "f"}, exhausted={"C1": 1}))
        assert exhausted(act(state, "harvest_3")) == [("C1", "wood"), ("C4", "gold"), ("C4", "gold")]

    @clause("AN-7.5")
    def test_vector_td_10_the_left_symbol_first(self) -> None:
        state = position(**homes(units={"C6": "f", "G2": "f"}))
        assert exhausted(act(state, "harvest_2")) == [("G2", "food"), ("G2", "wood")]

    @clause("AN-7.6", "AN-7.1")
    def test_what_cannot_be_done_is_lost(self) -> None:
        state = position(**homes(units={"C6": "f", "C3": "f"}, followers_left=10))
        table = act(state, "harvest_3")
        assert table.kinds() == ["Exhaust"]
        assert state.points == 0


class TestSection8Build:
    @clause("AN-8.1", "AN-8.2b", "AN-8.2c", "AN-8.3")
    def test_vector_tv_2_the_printed_example(self) -> None:
        # A = C1 (wood 2), B = C3 (wood 1), nothing on Gaia or on your planet.
        state = position(**homes(units={"C6": "f", "C1": "f", "C3": "f"}))
        table = act(state, "build")
        assert table.done == [Build("C1")]
        assert deciding(table.decision("build.area")) == ["build.icons"]
        assert state.settlements_left == 3

    @clause("AN-8.2b")
    def test_the_resource_decides_and_overrules_the_icons(self) -> None:
        state = position(**homes(units={"C6": "f", "C3": "f", "C4": "f"}))
        table = act(state, "build")
        assert table.one(Build).area == "C3"
        assert deciding(table.decision("build.area")) == ["build.resource"]

    @clause("AN-8.2a", "AN-8.2b")
    def test_the_planet_overrules_the_resource(self) -> None:
        state = position(**homes(units={"C6": "f", "C1": "f", "G6": "f"}))
        table = act(state, "build")
        assert table.one(Build).area == "G6"
        assert deciding(table.decision("build.area")) == ["build.planet"]

    @clause("AN-8.2d")
    def test_you_choose_between_equals(self) -> None:
        areas = tuple(Area(name, "his", "normal", ("wood",), 2, 0, "none") for name in ("C1", "C2"))
        state = custom(areas, units={"C1": "f", "C2": "f", "C9": "f"})
        table = act(state, "build", answers={"build.you_choose": ["C2"]})
        assert table.one(Build).area == "C2"

    @clause("AN-8.2c", "AN-8.2d")
    def test_the_icons_overrule_your_choice(self) -> None:
        areas = tuple(Area(name, "his", "normal", ("wood",), n, 0, "none") for name, n in (("C1", 1), ("C2", 2)))
        state = custom(areas, units={"C1": "f", "C2": "f", "C9": "f"})
        assert act(state, "build").one(Build).area == "C2"

    @clause("AN-8.1")
    def test_not_where_any_settlement_is(self) -> None:
        state = position(**homes(units={"C6": "f", "C1": "f", "C3": "f", "Y4": "f"}, your_settlements="Y6 Y4"))
        assert list(act(state, "build").decision("build.area").options) == ["C1", "C3"]

    @clause("AN-8.4")
    def test_vector_td_3_without_a_settlement_two_points(self) -> None:
        state = position(**homes(units={"C6": "f", "C1": "f"}, settlements="C6 G1 G2 G3 G4"))
        assert act(state, "build").done == [ScorePoints("AN-8.4", 2, "no_settlement")]

    @clause("AN-8.4")
    def test_without_an_area_two_points(self) -> None:
        assert act(position(**homes(units={"C6": "fff"})), "build").done == [ScorePoints("AN-8.4", 2, "no_settlement")]


@clause("AN-9.1", "AN-1.9")
class TestSection9Income:
    @pytest.mark.parametrize(("built", "followers", "points"), [(1, 0, 0), (2, 2, 0), (3, 2, 2), (4, 4, 2), (5, 4, 6)])
    def test_vector_tv_3_every_uncovered_reward(self, built: int, followers: int, points: int) -> None:
        settlements = " ".join(("C6", "G1", "G3", "G4", "G6")[:built])
        state = position(**homes(settlements=settlements))
        table = act(state, "income", answers={"gain.you_choose": []})
        assert len(table.all(PlaceFollower)) == followers
        assert state.points == points


class TestSection10Gain:
    @clause("AN-10.1", "AN-10.2a", "AN-10.2b")
    def test_vector_tv_4_the_printed_example(self) -> None:
        # A = C4 (gold) has priority over the capital (wood) from right to left.
        state = position(**homes(units={"C6": "f", "C4": "f"}, settlements="C6 C4", arrow="left"))
        table = act(state, "gain_3")
        assert [effect.area for effect in table.all(PlaceFollower)] == ["C4", "C6", "C4"]
        assert his(state) == {"C6": "ff", "C4": "fff"}
        assert deciding(table.decision("gain.area", 0)) == ["gain.resource"]
        assert deciding(table.decision("gain.area", 1)) == ["gain.weakest"]

    @clause("AN-10.2a", "AN-10.2b")
    def test_the_strength_overrules_the_resource(self) -> None:
        state = position(**homes(units={"C6": "f", "C4": ""}, settlements="C6 C4"))
        assert act(state, "gain_1").one(PlaceFollower).area == "C4"

    @clause("AN-10.2c")
    def test_you_choose_between_equals(self) -> None:
        state = position(**homes(units={"C6": "f", "C1": "f"}, settlements="C6 C1"))
        table = act(state, "gain_1", answers={"gain.you_choose": ["C1"]})
        assert his(state) == {"C6": "f", "C1": "ff"}
        assert deciding(table.decision("gain.area")) == ["gain.you_choose"]

    @clause("AN-10.2b", "AN-10.2c")
    def test_the_resource_overrules_your_choice(self) -> None:
        state = position(**homes(units={"C6": "f", "C4": "f"}, settlements="C6 C4"))
        assert act(state, "gain_1").one(PlaceFollower).area == "C6"

    @clause("AN-10.1")
    def test_not_where_his_settlement_is_besieged(self) -> None:
        state = position(**homes(units={"C6": "fff"}, settlements="C6 C4", your_units={"C4": "f", "Y6": "f"}))
        assert act(state, "gain_1").one(PlaceFollower).area == "C6"

    @clause("AN-10.3")
    def test_vector_td_2_a_point_for_each_follower_he_has_not(self) -> None:
        state = position(**homes(units={"C6": "fffffffffff"}))
        table = act(state, "gain_3")
        assert table.done == [PlaceFollower("C6"), ScorePoints("AN-10.3", 2, "no_follower")]
