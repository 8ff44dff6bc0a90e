"""Chapters 11 and 12: move and portal, the target and the units. Vectors TV-5, TV-6, TD-5, TD-6, TD-8."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.anunnaki.play import Sit, act, custom, deciding, his, homes, position
from visavis.core import Region
from visavis.games.anunnaki.board import Area
from visavis.games.anunnaki.bot_turn.movement import targets
from visavis.games.anunnaki.effects.his_turn import MoveUnit, PlaceFollower, ScorePoints
from visavis.games.anunnaki.state import State
from visavis.testing import clause


def options(state: State, strategy: str, count: int, portal: bool = False) -> list[str]:
    """The areas that can be the target."""
    found = targets(state.his, state.yours, state.controlled, state, strategy, count, portal)
    assert isinstance(found, int)
    return list(Region(state.board.map, found))


def moves(table: Sit) -> list[tuple[str, str, str]]:
    return [(effect.unit, effect.source, effect.area) for effect in table.all(MoveUnit)]


def plain(name: str, planet: Any = "gaia", resource: str = "food", icons: int = 1) -> Area:
    return Area(name, planet, "normal", (resource,), icons, 0, "none")


class TestWhatCanBeTheTarget:
    @clause("AN-11.1")
    def test_only_planets_where_he_controls_an_area_with_two_pieces(self) -> None:
        state = position(**homes(units={"C6": "f", "G1": "f", "Y4": "f"}))
        assert {name[0] for name in options(state, "brave", 3)} == {"C"}
        state = position(**homes(units={"C6": "f", "G1": "ff", "Y4": "f"}))
        assert {name[0] for name in options(state, "brave", 4)} == {"C", "G"}

    @clause("AN-11.1")
    def test_a_unit_and_a_settlement_are_two_pieces(self) -> None:
        state = position(**homes(units={"C6": "f", "G1": "f"}, settlements="C6 G1"))
        assert "G2" in options(state, "brave", 1)
        state = position(**homes(units={"C6": "f"}, settlements="C6 G1"))
        assert "G2" not in options(state, "brave", 1)

    @clause("AN-11.1", "AN-5.5")
    def test_an_area_he_does_not_control_does_not_count(self) -> None:
        state = position(**homes(units={"C6": "f", "G1": "ff"}, your_units={"G1": "f", "Y6": "f"}))
        assert "G2" not in options(state, "brave", 1)

    @clause("AN-11.2")
    @pytest.mark.parametrize(
        ("units", "count", "possible"),
        [("fff", 1, False), ("fff", 2, True), ("mff", 1, True), ("mff", 2, True), ("gff", 1, True), ("ff", 2, False)],
    )
    def test_vector_td_5_against_a_civilization_strength_2(self, units: str, count: int, possible: bool) -> None:
        # One unit of H has to stay.
        state = custom((plain("H"), plain("T")), units={"H": units}, tiles="T")
        assert ("T" in options(state, "brave", count)) is possible

    @clause("AN-11.2")
    @pytest.mark.parametrize(("units", "possible"), [("mff", False), ("mmf", True), ("gff", True), ("fff", False)])
    def test_atlantis_with_a_civilization_strength_4(self, units: str, possible: bool) -> None:
        atlantis = Area("ATL", "gaia", "atlantis", (), 0, 2, "none")
        state = custom((plain("H"), atlantis), units={"H": units}, tiles="ATL")
        assert ("ATL" in options(state, "brave", 2)) is possible
        # Without a civilization nothing is needed.
        state = custom((plain("H"), atlantis), units={"H": units})
        assert "ATL" in options(state, "brave", 2)

    @clause("AN-11.2")
    @pytest.mark.parametrize(
        ("yours", "possible"), [("f", True), ("ff", True), ("fff", False), ("m", True), ("g", False)]
    )
    def test_vector_td_6_against_you_your_strength(self, yours: str, possible: bool) -> None:
        state = custom((plain("H"), plain("V")), units={"H": "fff"}, your_units={"V": yours})
        assert ("V" in options(state, "brave", 2)) is possible

    @clause("AN-11.2")
    def test_atlantis_of_yours_needs_your_strength(self) -> None:
        atlantis = Area("ATL", "gaia", "atlantis", (), 0, 2, "none")
        state = custom((plain("H"), atlantis), units={"H": "fff"}, your_units={"ATL": "ff"})
        assert "ATL" in options(state, "brave", 2)

    @clause("AN-11.2")
    def test_units_that_are_there_already_count(self) -> None:
        state = custom((plain("H"), plain("T")), units={"H": "ff", "T": "f"}, tiles="T")
        assert "T" in options(state, "brave", 1)

    @clause("AN-11.2", "AN-11.8")
    def test_the_weakest_unit_stays_when_one_has_to(self) -> None:
        state = custom((plain("H"), plain("T")), units={"H": "mf"}, tiles="T")
        assert "T" in options(state, "brave", 1)

    @clause("AN-11.3")
    def test_never_a_capital_and_never_what_he_controls(self) -> None:
        state = position(**homes(units={"C6": "gmff", "Y4": "ff", "C4": "f"}, your_units={"Y5": "f"}))
        found = options(state, "brave", 3)
        assert not {"Y6", "C6", "Y4", "C4"} & set(found)
        assert "Y5" in found

    @clause("AN-11.3")
    def test_not_an_area_that_is_contested(self) -> None:
        state = position(**homes(units={"C6": "gff", "C4": "f"}, your_units={"C4": "f", "Y6": "f"}))
        assert "C4" not in options(state, "brave", 3)

    @clause("AN-11.3", "AN-13.B4", "AN-13.M4")
    @pytest.mark.parametrize(("strategy", "possible"), [("brave", True), ("mighty", True), ("cunning", False)])
    def test_but_beside_atlantis_he_does_not_control_it_yet(self, strategy: str, possible: bool) -> None:
        units, yours = {"C6": "gff", "G1": "f", "G4": "ff"}, {"G1": "f", "Y6": "f"}
        state = position(**homes(units=units, your_units=yours))
        assert ("G1" in options(state, strategy, 1)) is possible
        # His units there count, but together they must reach your strength.
        state = position(**homes(units=units, your_units={"G1": "fff", "Y6": "f"}))
        assert "G1" not in options(state, strategy, 1)

    @clause("AN-2.5")
    def test_not_atlantis_once_the_end_is_triggered(self) -> None:
        units = {"C6": "gmff", "G1": "ff"}
        assert "ATL" in options(position(**homes(units=units, tiles="")), "brave", 3)
        assert "ATL" not in options(position(**homes(units=units, tiles="", turns_left=1)), "brave", 3)

    @clause("AN-12.1")
    def test_by_portal_on_any_planet(self) -> None:
        found = options(position(**homes(units={"C6": "gmf"})), "brave", 2, portal=True)
        assert {name[0] for name in found} == {"C", "Y", "G", "A"}

    @clause("AN-12.1", "AN-11.2")
    def test_by_portal_the_strength_is_needed_too(self) -> None:
        state = position(**homes(units={"C6": "ff"}, your_units={"Y4": "fff", "Y6": "f", "Y5": "f"}))
        found = options(state, "brave", 2, portal=True)
        assert "Y5" in found
        assert not {"Y4", "ATL"} & set(found)


class TestTheTarget:
    @clause("AN-11.4", "AN-11.4a", "AN-11.4b", "AN-13.C1", "AN-13.C2")
    def test_vector_tv_5_the_printed_example(self) -> None:
        # A = C1 (wood 2), B = C2 (gold 3, its civilization gone), C = C3 (wood 1), all beside culture markers.
        state = position(**homes(units={"C6": "m", "C4": "ff", "C5": "ff"}, tiles=""))
        # With C4, C5 and the capital held nothing activates a marker but the one they complete themselves.
        state.markers = tuple(marker for marker in state.markers if marker != ("C4", "C5", "C6"))
        table = act(state, "move_4_cunning")
        decision = table.decision("move.target")
        assert decision.pick == "C1"
        assert deciding(decision) == ["move.resource", "move.icons"]

    @clause("AN-11.4c")
    def test_you_choose_between_equals(self) -> None:
        state = custom((plain("H"), plain("A"), plain("B")), units={"H": "fff"})
        table = act(state, "move_1_brave", answers={"move.you_choose": ["B"]})
        assert moves(table) == [("f", "H", "B")]

    @clause("AN-11.4a", "AN-11.4b")
    def test_the_resource_overrules_the_icons(self) -> None:
        state = custom(
            (plain("H"), plain("A", resource="wood"), plain("B", resource="gold", icons=3)), units={"H": "fff"}
        )
        table = act(state, "move_1_brave")
        assert moves(table)[0][2] == "A"
        assert deciding(table.decision("move.target")) == ["move.resource"]

    @clause("AN-11.4b", "AN-11.4c")
    def test_the_icons_overrule_your_choice(self) -> None:
        state = custom((plain("H"), plain("A"), plain("B", icons=2)), units={"H": "fff"})
        assert moves(act(state, "move_1_brave"))[0][2] == "B"

    @clause("AN-11.5", "AN-10.1")
    def test_without_a_target_a_follower_for_each_unit(self) -> None:
        state = custom((plain("H"),), units={"H": "ff", "C9": "f"})
        table = act(state, "move_3_brave")
        assert table.kinds() == ["PlaceFollower"] * 3
        assert his(state) == {"H": "ff", "C9": "ffff"}

    @clause("AN-11.5", "AN-10.3")
    def test_and_points_where_no_follower_is_left(self) -> None:
        state = custom((plain("H"),), units={"H": "ffffffffffff"})
        assert act(state, "move_2_brave").done == [ScorePoints("AN-10.3", 2, "no_follower")]

    @clause("AN-12.2a", "AN-12.2b")
    def test_by_portal_the_planet_decides_and_overrules_the_resource(self) -> None:
        areas = (plain("A", "gaia"), plain("B", "yours", "wood", 3), plain("C", "his", "wood", 3))
        state = custom(areas, units={"C9": "ff"})
        table = act(state, "portal_1_brave")
        assert moves(table)[0][2] == "A"
        assert deciding(table.decision("portal.target")) == ["portal.planet"]
        state = custom((plain("Z"), *areas[1:]), units={"C9": "ff", "Z": "f"})
        assert moves(act(state, "portal_1_brave"))[0][2] == "B"

    @clause("AN-12.2b", "AN-12.2c")
    def test_by_portal_then_the_resource_and_it_overrules_the_icons(self) -> None:
        state = custom((plain("A", icons=3), plain("B", resource="wood")), units={"C9": "ff"})
        table = act(state, "portal_1_brave")
        assert moves(table)[0][2] == "B"
        assert deciding(table.decision("portal.target")) == ["portal.resource"]

    @clause("AN-12.2c", "AN-12.2d")
    def test_by_portal_then_the_icons_and_they_overrule_your_choice(self) -> None:
        state = custom((plain("A"), plain("B", icons=2)), units={"C9": "ff"})
        table = act(state, "portal_1_brave")
        assert moves(table)[0][2] == "B"
        assert deciding(table.decision("portal.target")) == ["portal.icons"]

    @clause("AN-12.2d")
    def test_by_portal_then_you_choose(self) -> None:
        state = custom((plain("A"), plain("B")), units={"C9": "ff"})
        table = act(state, "portal_1_brave", answers={"portal.you_choose": ["B"]})
        assert moves(table)[0][2] == "B"

    @clause("AN-12.5")
    def test_by_portal_without_a_target_followers(self) -> None:
        state = custom((plain("Z"),), units={"C9": "ff", "Z": "f"})
        assert act(state, "portal_2_brave").kinds() == ["PlaceFollower"] * 2


class TestTheUnits:
    @clause("AN-11.6", "AN-11.8", "AN-11.9", "AN-11.9a", "AN-11.9b", "AN-11.9c", "AN-11.10")
    def test_vector_tv_6_the_printed_example(self) -> None:
        # Minor god and settlement in the capital, two followers each in C4 (gold) and C5 (metal).
        state = position(**homes(units={"C6": "m", "C4": "ff", "C5": "ff"}, tiles=""))
        state.markers = tuple(marker for marker in state.markers if marker != ("C4", "C5", "C6"))
        table = act(state, "move_4_cunning")
        assert moves(table) == [("m", "C6", "C1"), ("f", "C4", "C1"), ("f", "C5", "C1")]
        assert table.one(PlaceFollower).area == "C6"
        assert deciding(table.decision("move.unit", 0)) == ["unit.strongest"]
        assert deciding(table.decision("move.unit", 1)) == ["unit.resource"]
        assert list(table.decision("move.unit", 2).options) == ["C5"]

    @clause("AN-11.9b", "AN-11.9c")
    @pytest.mark.parametrize("action", ["move", "portal"])
    def test_more_pieces_decide_and_overrule_the_resource(self, action: str) -> None:
        areas = (plain("H", resource="wood"), plain("I", resource="food"), plain("A"))
        state = custom(areas, units={"H": "ff", "I": "fff"})
        table = act(state, f"{action}_1_brave")
        assert moves(table) == [("f", "I", "A")]
        assert deciding(table.decision(f"{action}.unit")) == ["unit.pieces"]

    @clause("AN-11.9a", "AN-11.9b")
    @pytest.mark.parametrize("action", ["move", "portal"])
    def test_strength_decides_and_overrules_the_pieces(self, action: str) -> None:
        state = custom((plain("H"), plain("I"), plain("A")), units={"H": "mf", "I": "ffff"})
        table = act(state, f"{action}_1_brave")
        assert moves(table) == [("m", "H", "A")]
        assert deciding(table.decision(f"{action}.unit")) == ["unit.strongest"]

    @clause("AN-11.9b")
    def test_a_settlement_is_a_piece(self) -> None:
        areas = (plain("H"), plain("I", resource="wood"), plain("A"))
        state = custom(areas, units={"H": "ff", "I": "ff"}, settlements="C9 H")
        assert moves(act(state, "move_1_brave")) == [("f", "H", "A")]

    @clause("AN-11.9d", "AN-11.9c")
    @pytest.mark.parametrize("action", ["move", "portal"])
    def test_you_choose_between_equals_and_the_resource_overrules_it(self, action: str) -> None:
        state = custom((plain("H"), plain("I"), plain("A")), units={"H": "ff", "I": "ff"})
        table = act(state, f"{action}_1_brave", answers={"unit.you_choose": ["I"]})
        assert moves(table) == [("f", "I", "A")]
        assert deciding(table.decision(f"{action}.unit")) == ["unit.you_choose"]
        state = custom((plain("H"), plain("I", resource="wood"), plain("A")), units={"H": "ff", "I": "ff"})
        table = act(state, f"{action}_1_brave")
        assert moves(table) == [("f", "I", "A")]
        assert deciding(table.decision(f"{action}.unit")) == ["unit.resource"]

    @clause("AN-11.6")
    def test_only_from_the_planet_of_the_target(self) -> None:
        state = custom((plain("H"), plain("A")), units={"H": "ff", "C9": "gm"})
        assert moves(act(state, "move_2_brave")) == [("f", "H", "A")]

    @clause("AN-12.3")
    def test_by_portal_from_any_planet(self) -> None:
        state = custom((plain("H"), plain("A")), units={"H": "ff", "C9": "gm"})
        assert moves(act(state, "portal_3_brave")) == [("g", "C9", "A"), ("m", "C9", "A"), ("f", "H", "A")]

    @clause("AN-12.4")
    def test_nobody_leaves_atlantis_by_portal_but_by_a_move(self) -> None:
        atlantis = Area("ATL", "gaia", "atlantis", (), 0, 2, "none")
        units = {"ATL": "ggff"[1:], "C9": ""}
        state = custom((atlantis, plain("A")), units=units)
        assert moves(act(state, "portal_1_brave")) == []
        state = custom((atlantis, plain("A")), units=units)
        assert moves(act(state, "move_1_brave")) == [("g", "ATL", "A")]

    @clause("AN-2.5")
    def test_nobody_leaves_atlantis_once_the_end_is_triggered(self) -> None:
        atlantis = Area("ATL", "gaia", "atlantis", (), 0, 2, "none")
        state = custom((atlantis, plain("A")), units={"ATL": "gff"}, turns_left=1)
        assert moves(act(state, "move_1_brave")) == []

    @clause("AN-11.7")
    def test_units_that_will_fight_you_stay(self) -> None:
        areas = (plain("H"), plain("I"), plain("A"))
        state = custom(areas, units={"H": "ff", "I": "ggmm"[1:]}, your_units={"I": "f"})
        assert moves(act(state, "move_1_mighty")) == [("f", "H", "A")]

    @clause("AN-11.7")
    @pytest.mark.parametrize(("pinned", "source"), [(True, "H"), (False, "T")])
    def test_whether_units_that_will_fight_a_civilization_stay_is_an_option(self, pinned: bool, source: str) -> None:
        areas = (plain("H"), plain("T"), plain("A"))
        state = custom(areas, {"pin_civilizations": pinned}, units={"H": "ff", "T": "gm"}, tiles="T")
        assert moves(act(state, "move_1_mighty"))[0][1] == source

    @clause("AN-11.8")
    def test_a_lone_unit_stays_unless_a_settlement_keeps_control(self) -> None:
        state = custom((plain("H"), plain("I"), plain("A")), units={"H": "g", "I": "ff"})
        assert moves(act(state, "move_2_brave")) == [("f", "I", "A")]
        state = custom((plain("H"), plain("I"), plain("A")), units={"H": "g", "I": "ff"}, settlements="C9 H")
        assert moves(act(state, "move_2_brave")) == [("g", "H", "A"), ("f", "I", "A")]

    @clause("AN-11.10", "AN-12.5")
    @pytest.mark.parametrize("action", ["move", "portal"])
    def test_vector_td_8_a_follower_for_each_unit_that_cannot_move(self, action: str) -> None:
        state = custom((plain("H"), plain("A")), units={"H": "ff"})
        table = act(state, f"{action}_2_brave")
        assert moves(table) == [("f", "H", "A")]
        assert table.one(PlaceFollower).area == "C9"
