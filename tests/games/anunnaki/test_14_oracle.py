"""Chapters 14 and 15: oracle, pact, advance, supremacy, summon. Vectors TV-7 to TV-10, TD-1, TD-4."""

from __future__ import annotations

import pytest

from tests.games.anunnaki.play import Sit, act, custom, deciding, his, homes, position
from visavis.games.anunnaki.board import Area
from visavis.games.anunnaki.bot_turn.actions import goal_value
from visavis.games.anunnaki.effects.end import TriggerEnd
from visavis.games.anunnaki.effects.his_turn import (
    Advance,
    Build,
    Dominate,
    MoveUnit,
    OpenPact,
    PlaceFollower,
    ScorePoints,
    Summon,
    TakePact,
)
from visavis.games.anunnaki.effects.your_turn import YouTakePact
from visavis.testing import clause

SEVEN_AREAS = {"C6": "ff", "C5": "f", "C4": "f", "C1": "f", "G1": "f", "G3": "f", "G4": "f"}
"""Seven areas (value 3) with eight units (value 2)."""
GOALS = ("territories", "units", "settlements", "shrines")


class TestSection14Oracle:
    @clause("AN-14.2", "AN-14.2a", "AN-14.2b", "AN-14.4")
    def test_vector_tv_7_the_printed_example(self) -> None:
        state = position(**homes(units=SEVEN_AREAS, progress=(5, 5, 3), cubes=4, goals=GOALS))
        table = act(state, "oracle")
        assert len(table.all(PlaceFollower)) == 3
        decision = table.decision("oracle.track")
        assert decision.pick == "technology"
        assert deciding(decision) == ["oracle.furthest", "oracle.lowest_value"]

    @clause("AN-14.1", "AN-15.5")
    def test_vector_td_1_before_four_cubes_a_supremacy_action_by_the_goal_tile(self) -> None:
        state = position(**homes(units=SEVEN_AREAS, progress=(5, 5, 3), cubes=3, your_cubes=3, goals=GOALS))
        # One shrine: C5.
        assert act(state, "oracle").done == [Dominate("AN-15.5", 1, 1, 0)]

    @clause("AN-14.1")
    @pytest.mark.parametrize(("his_cubes", "yours"), [(4, 0), (0, 4)])
    def test_four_cubes_of_either_side_are_enough(self, his_cubes: int, yours: int) -> None:
        state = position(**homes(units=SEVEN_AREAS, progress=(1, 5, 3), cubes=his_cubes, your_cubes=yours, goals=GOALS))
        assert len(act(state, "oracle").all(PlaceFollower)) == 3

    @clause("AN-14.2a", "AN-14.2b")
    def test_progress_overrules_the_value(self) -> None:
        state = position(**homes(units=SEVEN_AREAS, progress=(5, 4, 3), cubes=4, goals=GOALS))
        assert act(state, "oracle").decision("oracle.track").pick == "war"

    @clause("AN-14.2c")
    def test_then_the_track_further_down(self) -> None:
        # Two areas (value 1), a settlement (value 1), three units (value 1).
        state = position(**homes(units={"C6": "ff", "C5": "f"}, progress=(2, 2, 2), cubes=4, goals=GOALS))
        table = act(state, "oracle")
        assert deciding(table.decision("oracle.track")) == ["oracle.lower"]
        assert table.one(Build).area == "C5"

    @clause("AN-14.2b", "AN-14.2c")
    def test_the_value_overrules_the_place_of_the_track(self) -> None:
        # One area only: territories are worth 0.
        state = position(**homes(units={"C6": "fff"}, progress=(2, 2, 2), cubes=4, goals=GOALS))
        table = act(state, "oracle", answers={"unit.you_choose": []})
        assert table.decision("oracle.track").pick == "war"

    @clause("AN-14.3")
    def test_a_value_of_five_is_passed_over(self) -> None:
        units = {"C6": "f", "G1": "ff", "G3": "ff", "G4": "ff", "G6": "ff"}
        state = position(**homes(units=units, settlements="C6 G1 G3 G4 G6", progress=(0, 1, 5), cubes=4, goals=GOALS))
        table = act(state, "oracle", answers={"gain.you_choose": ["C6"]})
        assert [one.pick for one in table.decisions or () if one.id == "oracle.track"] == ["commerce", "technology"]

    @clause("AN-14.3")
    def test_what_cannot_be_done_even_in_part_is_passed_over(self) -> None:
        # No settlement can be built, since every area he controls has one.
        state = position(**homes(units={"C6": "fff"}, progress=(0, 3, 5), cubes=4, goals=GOALS))
        table = act(state, "oracle")
        assert [one.pick for one in table.decisions or () if one.id == "oracle.track"] == ["commerce", "technology"]
        assert len(table.all(PlaceFollower)) == 3

    @clause("AN-14.3")
    def test_followers_instead_of_a_move_are_not_doing_it(self) -> None:
        state = custom((), units={"C9": "fff"}, progress=(5, 0, 3), cubes=4, goals=GOALS)
        table = act(state, "oracle")
        assert table.decision("oracle.track").pick == "war"
        assert "MoveUnit" not in table.kinds()
        assert [one.pick for one in table.decisions or () if one.id == "oracle.track"][-1] == "technology"

    @clause("AN-14.3")
    def test_three_followers_are_done_as_far_as_there_are_any(self) -> None:
        state = position(**homes(units={"C6": "fffffffffff"}, progress=(0, 5, 0), cubes=4, goals=GOALS))
        assert act(state, "oracle").done == [PlaceFollower("C6"), ScorePoints("AN-10.3", 2, "no_follower")]

    @clause("AN-14.6")
    def test_without_any_track_two_points(self) -> None:
        state = custom((), units={"C9": "ffffffffffff"}, progress=(1, 1, 1), cubes=4, goals=GOALS)
        assert act(state, "oracle").done == [ScorePoints("AN-14.6", 2, "no_oracle")]

    @clause("AN-14.4", "AN-13.C5")
    def test_territories_three_single_moves_each_with_its_own_target(self) -> None:
        areas = tuple(Area(f"A{n}", "his", "normal", ("wood",), n, 0, "none") for n in (1, 2, 3))
        state = custom(areas, units={"C9": "ffff"}, progress=(5, 0, 0), cubes=4, goals=GOALS)
        table = act(state, "oracle")
        assert [(effect.source, effect.area) for effect in table.all(MoveUnit)] == [
            ("C9", "A3"),
            ("C9", "A2"),
            ("C9", "A1"),
        ]

    @clause("AN-14.4")
    def test_or_as_one_move_of_three_units(self) -> None:
        areas = tuple(Area(f"A{n}", "his", "normal", ("wood",), n, 0, "none") for n in (1, 2, 3))
        options = {"oracle_as_value": True}
        state = custom(areas, options, units={"C9": "ffff"}, progress=(5, 0, 0), cubes=4, goals=GOALS)
        assert [effect.area for effect in act(state, "oracle").all(MoveUnit)] == ["A3"] * 3

    @clause("AN-14.4", "AN-13.M1")
    def test_shrines_two_portals(self) -> None:
        areas = tuple(Area(f"A{n}", "gaia", "normal", ("wood",), n, 1, "none") for n in (1, 2, 3))
        goals = ("shrines", "units", "settlements", "territories")
        state = custom(areas, units={"C9": "ffff"}, progress=(5, 0, 0), cubes=4, goals=goals)
        assert [effect.area for effect in act(state, "oracle").all(MoveUnit)] == ["A3", "A2"]

    @clause("AN-14.4")
    def test_settlements_one(self) -> None:
        state = position(**homes(progress=(0, 0, 5), cubes=4, goals=GOALS))
        assert act(state, "oracle").done == [Build("C5")]

    @clause("AN-14.5")
    def test_goal_values(self) -> None:
        state = position(**homes(units=SEVEN_AREAS, settlements="C6 C4", tiles="C2 Y2"))
        table = Sit(state)
        assert [goal_value(state, table, goal) for goal in GOALS] == [3, 2, 2, 1]
        # Atlantis has two shrines, and nothing is worth more than 5.
        many = dict.fromkeys(("C1", "C3", "C4", "C5", "G1", "G2", "G3", "G4", "G5", "G6", "ATL"), "f")
        state = position(**homes(units={"C6": "f", **many}, tiles="Y2"))
        assert [goal_value(state, Sit(state), goal) for goal in GOALS] == [5, 4, 1, 5]
        state = position(**homes(units={"C6": "ff", "ATL": "f"}, tiles="Y2"))
        assert goal_value(state, Sit(state), "shrines") == 2


class TestSection15Pact:
    @clause("AN-15.1", "AN-15.1a", "AN-15.1b")
    def test_vector_tv_8_the_printed_example(self) -> None:
        # P02 and P03 give 3 points and 1 step; the first of them is taken.
        state = position(**homes(pacts=["P01", "P02", "P03", "P05", "P07", "P11"]))
        table = act(state, "pact", draws={"pact": ["P04"]})
        assert table.done == [TakePact("P02", 3, 1), Advance("AN-15.1", "commerce", 1), OpenPact("P04")]
        assert state.points == 3
        assert deciding(table.decision("pact.tile")) == ["pact.points", "pact.first"]

    @clause("AN-15.1", "AN-15.1a", "AN-15.1b")
    def test_the_most_points_overrule_the_place_and_the_house_does_not_matter(self) -> None:
        state = position(**homes(pacts=["P01", "P02", "P18", "P05", "P07", "P11"]))
        table = act(state, "pact", draws={"pact": ["P04"]})
        assert table.done[:3] == [
            TakePact("P18", 5, 2),
            Advance("AN-15.1", "commerce", 1),
            Advance("AN-15.1", "commerce", 2),
        ]

    @clause("AN-15.1")
    @pytest.mark.parametrize("taken", ["P01", "P02"])
    def test_the_next_pact_comes_to_the_free_place(self, taken: str) -> None:
        # P01 2 points, P02 and P03 3, P08 3: of equal ones the first place counts, not the longest time there.
        state = position(**homes(pacts=["P01", "P02", "P03"], pact_pile=["P08", "P09"], turn="you"))
        YouTakePact(taken).apply(state)
        OpenPact("P08").apply(state)
        assert state.pacts == {"P01": ("P08", "P02", "P03"), "P02": ("P01", "P08", "P03")}[taken]
        assert act(state, "pact", draws={"pact": ["P09"]}).one(TakePact).pact == "P08"
        assert state.pacts == {"P01": ("P09", "P02", "P03"), "P02": ("P01", "P09", "P03")}[taken]

    @clause("AN-15.1")
    def test_without_an_open_pact_nothing(self) -> None:
        state = position(**homes(pact_pile=[]))
        assert act(state, "pact").came_to_nothing == [("pact.none", "AN-15.1")]


class TestSection15Advance:
    @clause("AN-15.2")
    @pytest.mark.parametrize("track", ["war", "technology", "commerce"])
    def test_one_space_on_the_named_track(self, track: str) -> None:
        assert act(position(**homes()), f"advance_{track}").done == [Advance("AN-15.2", track, 1)]

    @clause("AN-15.4", "AN-15.4a", "AN-15.4b")
    def test_vector_tv_9_the_printed_example(self) -> None:
        # Seven areas (3), eight units (2), three settlements (3); commerce is behind war.
        state = position(**homes(units=SEVEN_AREAS, settlements="C6 C4 C5", progress=(4, 2, 3), goals=GOALS))
        table = act(state, "advance_free")
        assert table.done == [Advance("AN-15.4", "commerce", 4)]
        assert deciding(table.decision("advance.track")) == ["advance.highest_value", "advance.behind"]

    @clause("AN-15.4a", "AN-15.4b")
    def test_the_value_overrules_who_is_behind(self) -> None:
        state = position(**homes(units=SEVEN_AREAS, settlements="C6", progress=(4, 0, 0), goals=GOALS))
        assert act(state, "advance_free").done == [Advance("AN-15.4", "war", 5)]

    @clause("AN-15.4c", "AN-15.4b")
    def test_then_the_track_further_down(self) -> None:
        state = position(**homes(units=SEVEN_AREAS, settlements="C6 C4 C5", progress=(3, 3, 3), goals=GOALS))
        assert act(state, "advance_free").done == [Advance("AN-15.4", "commerce", 4)]
        state = position(**homes(units=SEVEN_AREAS, settlements="C6 C4 C5", progress=(2, 3, 3), goals=GOALS))
        assert act(state, "advance_free").done == [Advance("AN-15.4", "war", 3)]

    @clause("AN-2.6", "AN-15.3")
    @pytest.mark.parametrize(("domination", "possible"), [(8, False), (9, True), (12, True)])
    def test_the_last_space_is_locked_before_the_lightning(self, domination: int, possible: bool) -> None:
        state = position(**homes(progress=(9, 0, 0), domination=domination))
        table = act(state, "advance_war")
        assert table.kinds() == (["Advance", "TriggerEnd"] if possible else [])

    @clause("AN-2.2")
    def test_the_last_space_triggers_the_end(self) -> None:
        state = position(**homes(progress=(0, 9, 0), domination=16))
        assert act(state, "advance_technology").one(TriggerEnd) == TriggerEnd("AN-2.2", "cosmobot", 2)
        assert state.turns_left == 2

    @clause("AN-15.3")
    def test_at_the_end_the_step_is_lost(self) -> None:
        state = position(**homes(progress=(10, 0, 0), domination=16, turns_left=1))
        assert act(state, "advance_war").came_to_nothing == [("advance.end", "AN-15.3")]

    @clause("AN-15.3", "AN-15.4")
    def test_the_free_symbol_skips_tracks_that_are_closed(self) -> None:
        goals = {"goals": GOALS, "units": SEVEN_AREAS}
        state = position(**homes(progress=(9, 3, 9), domination=0, **goals))
        assert act(state, "advance_free").done == [Advance("AN-15.4", "technology", 4)]
        state = position(**homes(progress=(9, 9, 9), domination=0, **goals))
        assert act(state, "advance_free").came_to_nothing == [("advance.nowhere", "AN-15.3")]


class TestSection15Supremacy:
    @clause("AN-15.5", "AN-15.5c")
    def test_vector_tv_10_the_markers_he_passes_or_reaches(self) -> None:
        # Markers on 3, 6, 9 and 12.
        state = position(**homes(domination=1))
        assert act(state, "supremacy_2").done == [Dominate("AN-15.5", 3, 2, 1), ScorePoints("AN-15.5c", 2, "tokens")]
        assert state.tokens == (6, 9, 12)
        assert act(state, "supremacy_2").done == [Dominate("AN-15.5", 5, 2, 0)]
        assert act(state, "supremacy_5").done == [Dominate("AN-15.5", 10, 5, 2), ScorePoints("AN-15.5c", 4, "tokens")]

    @clause("AN-15.5")
    def test_by_the_goal_tile(self) -> None:
        state = position(
            **homes(
                units={"C6": "ff", "C5": "ff", "C4": "ff"}, goals=("shrines", "territories", "settlements", "units")
            )
        )
        assert act(state, "supremacy_goal").done == [Dominate("AN-15.5", 2, 2, 0)]

    @clause("AN-15.5d")
    def test_vector_td_4_two_points_for_each_space_beyond_the_end(self) -> None:
        state = position(**homes(domination=15))
        assert act(state, "supremacy_3").done == [Dominate("AN-15.5", 16, 1, 0), ScorePoints("AN-15.5d", 4, "beyond")]
        assert act(state, "supremacy_1").done == [ScorePoints("AN-15.5d", 2, "beyond")]


class TestSection15Summon:
    @clause("AN-15.6", "AN-15.6a", "AN-15.6b")
    def test_the_most_pieces_decide_and_overrule_the_resource(self) -> None:
        state = position(**homes(units={"C6": "f", "C3": "f", "C4": "fff"}))
        table = act(state, "summon_minor")
        assert table.done == [Summon("minor", "C4")]
        assert his(state)["C4"] == "mff"
        assert (state.followers_left, state.minors_left) == (8, 3)
        assert deciding(table.decision("summon.area")) == ["summon.pieces"]

    @clause("AN-15.6b", "AN-15.6c")
    def test_then_the_resource_and_it_overrules_the_icons(self) -> None:
        # C6 with its settlement has two pieces as well: wood. C4 gold 2.
        state = position(**homes(units={"C6": "f", "C4": "ff"}))
        table = act(state, "summon_major")
        assert table.done == [Summon("major", "C6")]
        assert deciding(table.decision("summon.area")) == ["summon.resource"]

    @clause("AN-15.6c", "AN-15.6d")
    def test_then_the_icons_and_they_overrule_your_choice(self) -> None:
        state = position(**homes(units={"C6": "f", "C1": "ff"}))
        table = act(state, "summon_minor")
        assert table.done == [Summon("minor", "C1")]
        assert deciding(table.decision("summon.area")) == ["summon.icons"]

    @clause("AN-15.6d")
    def test_then_you_choose(self) -> None:
        state = position(**homes(units={"C6": "f", "C3": "ff"}))
        table = act(state, "summon_minor", answers={"summon.you_choose": ["C3"]})
        assert table.done == [Summon("minor", "C3")]

    @clause("AN-15.6")
    def test_only_where_a_follower_is(self) -> None:
        state = position(**homes(units={"C6": "mmm", "C5": "f"}))
        assert act(state, "summon_major").done == [Summon("major", "C5")]

    @clause("AN-15.7")
    def test_without_a_god_or_a_follower_nothing(self) -> None:
        state = position(**homes(units={"C6": "mmmmf"}))
        assert act(state, "summon_minor").came_to_nothing == [("summon.no_god", "AN-15.7")]
        state = position(**homes(units={"C6": "mm"}))
        assert act(state, "summon_minor").came_to_nothing == [("summon.no_follower", "AN-15.7")]
