"""Section 11: the ten factions of the Automa."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.terra_mystica.play import all_of, board, card, deciding, deck, her_turn, kinds, one, turn
from visavis.core import SOMEWHERE, Decided, Decision, Region, narrow
from visavis.games.terra_mystica.criteria.build import faction_space
from visavis.games.terra_mystica.criteria.land import cube_space, fallow_space
from visavis.games.terra_mystica.effects.bot import (
    AdvanceCult,
    BlightLand,
    PlaceCube,
    PlaceDwelling,
    Score,
    ScoreTile,
    Upgrade,
)
from visavis.games.terra_mystica.effects.rounds import ScoreEnd
from visavis.testing import clause, expect_type

STATE: dict[str, Any] = {"home": "lakes", "your_home": "swamp", "yours": "A13", "plain": "E5", "marked": "F6"}


def acts(faction: str, support: str = "1", action: str = "5", **fields: Any) -> Decided:
    """Her faction action."""
    return her_turn(support, action, faction=faction, **{**STATE, **fields})


def where(
    faction: str, state: dict[str, Any], options: dict[str, Any] | None = None, ship: int = 0, **support: Any
) -> Decision:
    """Where she builds with her faction action."""
    now = board(options, faction=faction, **{**STATE, **state})
    values = {"group": "plain", "together": False, "row": "a", "count": 1, "backwards": False, **support}
    anywhere = "build_anywhere" in now.her_faction.actions
    return narrow(faction_space(now, card(**values), now.her_faction, ship, anywhere))


@clause("TM-7.1", "TM-2.3")
@pytest.mark.parametrize("action", ["5", "7"])
def test_two_cards_trigger_the_faction_action(action: str) -> None:
    decided = acts("simpletons", "1", action)
    assert [name for name in kinds(decided.effects) if name in ("PlaceDwelling", "Score")] == ["PlaceDwelling", "Score"]


@clause("TM-11.1", "TM-7.1")
def test_simpletons_build_then_2_points() -> None:
    decided = acts("simpletons")
    assert one(decided.effects, PlaceDwelling).space == "G6"
    assert one(decided.effects, Score) == Score("TM-11.1", 2)


@clause("TM-11.1", "TM-7.7a")
def test_without_a_dwelling_an_upgrade_and_still_the_points() -> None:
    decided = acts("simpletons", plain="E5 E6 E7 E8 F3", marked="F6")
    assert all_of(decided.effects, Upgrade)
    assert one(decided.effects, Score).points == 2


@clause("TM-11.1", "TM-7.7e", "TM-7.7f", "TM-7.7g")
@pytest.mark.parametrize(
    ("state", "support", "by", "pick"),
    [
        ({}, {}, "build.terrain", "E4"),
        ({"became": {"lakes": "F3"}, "yours": "G2"}, {}, "build.closest", "F3"),
        ({"became": {"lakes": "E6 F3", "ice": "E4"}, "yours": "F4"}, {"count": 2}, "build.count", "F3"),
    ],
)
def test_simpletons_have_the_normal_selection(
    state: dict[str, Any], support: dict[str, Any], by: str, pick: str
) -> None:
    decision = where("simpletons", state, **support)
    assert (deciding(decision)[-1], decision.pick) == (by, pick)


@clause("TM-7.7c", "TM-7.7d")
@pytest.mark.parametrize("faction", ["simpletons", "kuddlers", "mimics", "powermongers"])
def test_bringing_together_comes_first_here_too(faction: str) -> None:
    # F3 is next to you, of your home terrain, and gives you power; E6 alone shortens the path.
    decision = where(faction, {"marked": "E7", "yours": "G2", "your_home": "desert"}, together=True)
    assert (decision.pick, deciding(decision)) == ("E6", ["build.together"])


class TestKuddlers:
    @clause("TM-11.2", "TM-7.7d")
    def test_nearest_to_you_comes_before_the_terrain(self) -> None:
        # E4 is a lake, her home; but F3 is next to you.
        decision = where("kuddlers", {"yours": "G2"})
        assert (decision.pick, deciding(decision)) == ("F3", ["build.near_you"])

    @clause("TM-11.2")
    @pytest.mark.parametrize(("row", "pick"), [("a", "E6"), ("b", "F3")])
    def test_then_the_priority_card_of_your_home(self, row: str, pick: str) -> None:
        # Your forest: row A forest, lakes, mountains, swamp ...; row B forest, mountains, lakes, wasteland ...
        grounds = {"lakes": "E6", "mountains": "F3"}
        decision = where(
            "kuddlers", {"yours": "F4", "your_home": "forest", "home": "wasteland", "became": grounds}, row=row
        )
        assert deciding(decision) == ["build.near_you", "build.your_terrain"]
        assert decision.pick == pick

    @clause("TM-11.2", "TM-7.7g")
    def test_then_the_direction(self) -> None:
        decision = where("kuddlers", {"yours": "F4", "your_home": "forest", "became": {"swamp": "E6 F3"}}, count=2)
        assert deciding(decision) == ["build.near_you", "build.count"]
        assert decision.pick == "F3"

    @clause("TM-11.2", "TM-7.7h")
    def test_with_an_end_tile_the_farthest_from_her_before_the_direction(self) -> None:
        # D4 and F3 are both next to you and desert; F3 is next to E5, D4 two steps away.
        state = {"yours": "E6", "your_home": "swamp", "became": {"desert": "D4"}}
        options = {"end_tile": "distance"}
        decision = where("kuddlers", state, options, ship=1, count=2)
        assert (decision.pick, deciding(decision)) == ("D4", ["build.near_you", "build.farthest"])

    @clause("TM-11.2", "TM-7.7h")
    def test_the_terrain_comes_before_the_distance_from_her(self) -> None:
        # Both next to you: F3, a desert like your home, beside E5; the wasteland D4 two steps from it.
        decision = where("kuddlers", {"yours": "E6", "your_home": "desert"}, {"end_tile": "distance"}, ship=1)
        assert (decision.pick, deciding(decision)) == ("F3", ["build.near_you", "build.your_terrain"])

    @clause("TM-11.2")
    def test_then_2_points(self) -> None:
        assert one(acts("kuddlers").effects, Score).points == 2


class TestDruids:
    @clause("TM-11.3")
    def test_two_steps_without_a_priest(self) -> None:
        decided = acts("druids", cults=[2, 0, 1, 1], your_cults=[0, 9, 0, 0])
        assert one(decided.effects, AdvanceCult) == AdvanceCult("TM-11.3", "water", 2, 0)
        assert not all_of(decided.effects, Score)

    @clause("TM-11.3", "TM-7.4d")
    def test_always_catching_up_even_with_the_tile_symbol(self) -> None:
        # Card 1 shows the tile, and tile 5 shows fire.
        tiles = ["tile5", "tile2", "tile3", "tile4", "tile6", "tile7"]
        decided = acts("druids", "1", cults=[2, 2, 2, 2], your_cults=[9, 9, 3, 9], tiles=tiles)
        assert one(decided.effects, AdvanceCult).cult == "earth"

    @clause("TM-11.3", "TM-1.8")
    def test_not_beyond_10(self) -> None:
        decided = acts("druids", cults=[9, 10, 10, 10])
        assert one(decided.effects, AdvanceCult).steps == 1

    @clause("TM-11.3", "TM-6.6")
    def test_nothing_if_all_tracks_are_full(self) -> None:
        assert not all_of(acts("druids", cults=[10, 10, 10, 10]).effects, AdvanceCult)


class TestRacelings:
    @clause("TM-11.4")
    def test_no_points_for_the_action(self) -> None:
        decided = acts("racelings")
        assert all_of(decided.effects, PlaceDwelling)
        assert not all_of(decided.effects, Score)

    @clause("TM-11.4", "TM-6.7")
    @pytest.mark.parametrize(
        ("faction", "passed", "points"),
        [("racelings", [], [3, 3]), ("racelings", ["you"], [3]), ("simpletons", [], [3])],
    )
    def test_first_to_pass_the_tile_counts_twice(self, faction: str, passed: list[str], points: list[int]) -> None:
        tiles = ["tile5", "tile2", "tile3", "tile4", "tile6", "tile7"]
        decided = turn(
            "her", **deck(turned=("1", "2", "3", "4", "5")), **STATE, faction=faction, passed=passed, tiles=tiles
        )
        assert one(decided.effects, ScoreTile).points == points[0]
        assert all_of(decided.effects, Score) == [Score("TM-11.4", more) for more in points[1:]]


class TestWanderers:
    @clause("TM-11.5")
    def test_any_empty_land_without_group_or_bringing_together(self) -> None:
        state = {"marked": "E7", "became": {"ice": "A1"}}
        decision = where("wanderers", state, together=True)
        assert decision.id == "build.anywhere"
        assert len(decision.options) == 77 - 4
        assert decision.steps[0].id == "build.terrain"

    @clause("TM-11.5", "TM-7.7e", "TM-7.7f", "TM-7.7g")
    def test_the_normal_selection(self) -> None:
        # Her home lakes; of those A11 is the nearest to your A13.
        decision = where("wanderers", {"yours": "A13"})
        assert deciding(decision)[:2] == ["build.terrain", "build.closest"]
        assert decision.pick == "A11"

    @clause("TM-11.5", "TM-7.7g")
    def test_the_direction_among_equals(self) -> None:
        state = {"yours": "E8 D3", "your_home": "desert", "plain": "A1", "marked": "I12"}
        decision = where("wanderers", state, count=2)
        # D5 next to E8; D2 and E4 next to D3.
        assert " ".join(map(str, decision.steps[1].kept)) == "D2 D5 E4"
        assert decision.pick == "D5"
        assert where("wanderers", state, count=1).pick == "D2"
        assert where("wanderers", state, count=1, backwards=True).pick == "E4"

    @clause("TM-11.5", "TM-7.7h")
    def test_farthest_with_an_end_tile(self) -> None:
        state = {"yours": "E8", "your_home": "desert", "plain": "A1", "marked": "A2"}
        decision = where("wanderers", state, {"end_tile": "distance"})
        assert " ".join(map(str, decision.steps[1].kept)) == "E11 G6 I10"
        assert deciding(decision) == ["build.terrain", "build.farthest", "build.count"]

    @clause("TM-11.5")
    def test_then_1_point(self) -> None:
        assert one(acts("wanderers").effects, Score).points == 1

    @clause("TM-11.5")
    def test_a_point_for_each_building_at_the_end(self) -> None:
        decided = turn(
            "you",
            phase="end",
            round=6,
            faction="wanderers",
            **{**STATE, "houses": "E5"},
            answers={"end.points": [9], "end.reach": [0]},
        )
        assert ScoreEnd("TM-11.5", "her", "buildings", 2, 2) in decided.effects

    @clause("TM-11.5")
    def test_only_for_them(self) -> None:
        decided = turn(
            "you", phase="end", round=6, faction="simpletons", **STATE, answers={"end.points": [9], "end.reach": [0]}
        )
        assert "buildings" not in [effect.what for effect in all_of(decided.effects, ScoreEnd)]


class TestMimics:
    @clause("TM-11.6", "TM-7.7d")
    def test_the_priority_card_of_your_home_first(self) -> None:
        # Your desert: desert first. F3 is a desert, E4 the lake of her home.
        decision = where("mimics", {"yours": "D3", "your_home": "desert"})
        assert (decision.pick, deciding(decision)) == ("F3", ["build.your_terrain"])

    @clause("TM-11.6")
    def test_then_the_nearest_to_you(self) -> None:
        decision = where("mimics", {"yours": "D3", "your_home": "desert", "became": {"desert": "E4"}}, count=2)
        assert (decision.pick, deciding(decision)) == ("E4", ["build.your_terrain", "build.near_you"])

    @clause("TM-11.6", "TM-7.7g")
    def test_then_the_direction(self) -> None:
        state = {"yours": "F4", "your_home": "desert", "became": {"desert": "E6"}}
        decision = where("mimics", state, count=2)
        assert (decision.pick, deciding(decision)) == ("F3", ["build.your_terrain", "build.count"])

    @clause("TM-11.6", "TM-7.7h")
    def test_with_an_end_tile_the_farthest_from_her_before_the_direction(self) -> None:
        # Deserts: D3 is not next to you, D4 and F3 are.
        state = {"yours": "E6", "your_home": "desert", "became": {"desert": "D4"}}
        decision = where("mimics", state, {"end_tile": "sanctuary"}, ship=1, count=2)
        assert (decision.pick, deciding(decision)) == ("D4", ["build.your_terrain", "build.near_you", "build.farthest"])

    @clause("TM-11.6", "TM-7.7h")
    def test_the_distance_to_you_comes_before_the_distance_from_her(self) -> None:
        # Deserts: F3 is next to you and to E5, D4 two steps from both.
        state = {"yours": "G2", "your_home": "desert", "became": {"desert": "D4"}}
        decision = where("mimics", state, {"end_tile": "sanctuary"}, ship=1)
        assert (decision.pick, deciding(decision)) == ("F3", ["build.your_terrain", "build.near_you"])

    @clause("TM-11.6")
    def test_then_2_points(self) -> None:
        assert one(acts("mimics").effects, Score).points == 2


class TestPowermongers:
    @clause("TM-11.7", "TM-7.7d")
    def test_where_you_get_the_most_power(self) -> None:
        # E6 touches your trading house F4; F3 too, and G2.
        decision = where("powermongers", {"yours": "F4 G2", "houses": "F4", "your_home": "forest"})
        assert (decision.pick, deciding(decision)) == ("F3", ["build.most_power"])

    @clause("TM-11.7", "TM-7.7e")
    def test_then_the_normal_selection(self) -> None:
        decision = where("powermongers", {"yours": "F4", "your_home": "forest", "became": {"lakes": "F3"}})
        assert deciding(decision) == ["build.most_power", "build.terrain"]
        assert decision.pick == "F3"

    @clause("TM-11.7", "TM-7.7e")
    def test_the_power_comes_before_the_terrain(self) -> None:
        # E4 is a lake, her home, but only F3 gives you power.
        decision = where("powermongers", {"yours": "G2", "your_home": "desert"})
        assert (decision.pick, deciding(decision)) == ("F3", ["build.most_power"])

    @clause("TM-11.7", "TM-7.7f")
    def test_without_any_power_the_terrain_decides(self) -> None:
        assert where("powermongers", {}).pick == "E4"

    @clause("TM-11.7")
    @pytest.mark.parametrize(("taken", "steps"), [(True, 1), (False, 0)])
    def test_a_step_when_you_take_2_or_more(self, taken: bool, steps: int) -> None:
        state = {
            "yours": "F4",
            "houses": "F4",
            "your_home": "forest",
            "cults": [1, 1, 1, 1],
            "your_cults": [5, 5, 2, 5],
        }
        decided = acts("powermongers", "3", "7", answers={"power.taken": [taken]}, **state)
        assert [effect.steps for effect in all_of(decided.effects, AdvanceCult)] == [1] * steps
        if steps:
            assert one(decided.effects, AdvanceCult) == AdvanceCult("TM-11.7", "earth", 1, 0)

    @clause("TM-11.7")
    def test_less_than_2_power_is_not_asked(self) -> None:
        decided = acts("powermongers", "3", "7", yours="F4", your_home="forest")
        assert decided.question is None
        assert not all_of(decided.effects, AdvanceCult)

    @clause("TM-11.7")
    def test_also_for_an_upgrade_and_a_trade(self) -> None:
        state = {
            "home": "lakes",
            "your_home": "desert",
            "yours": "D3",
            "houses": "D3",
            "plain": "E4",
            "faction": "powermongers",
        }
        assert her_turn("1", "11", **state).question.id == "power.taken"
        traded = her_turn("1", "2m", options={"merchants": True}, round=5, **{**state, "plain": "A4"})
        assert traded.question.id == "power.taken"

    @clause("TM-11.7")
    def test_then_2_points(self) -> None:
        assert one(acts("powermongers").effects, Score).points == 2


SYMBIONTS: dict[str, Any] = {"faction": "symbionts", "youth": "mountains"}


class TestSymbionts:
    def cube(self, state: dict[str, Any], **support: Any) -> Decision:
        values = {"row": "a", "count": 1, "backwards": False, **support}
        return narrow(cube_space(board(**{**STATE, **SYMBIONTS, **state}), card(**values)))

    @clause("TM-11.8")
    def test_empty_land_directly_next_to_your_buildings(self) -> None:
        # Around your G5: F5 F6 (hers) G4 G6 H6 H7.
        decision = self.cube({"yours": "G5"})
        assert " ".join(map(str, decision.options)) == "F5 G4 G6 H6 H7"

    @clause("TM-11.8")
    def test_not_where_a_cube_lies(self) -> None:
        assert "G4" not in self.cube({"yours": "G5", "cubes": "G4"}).options

    @clause("TM-11.8")
    def test_by_the_priority_card_of_the_youth(self) -> None:
        decision = self.cube({"yours": "G5"})
        assert (decision.pick, deciding(decision)) == ("H6", ["cube.terrain"])
        assert self.cube({"yours": "G5", "youth": "desert"}).pick == "G4"

    @clause("TM-11.8")
    def test_then_the_direction(self) -> None:
        decision = self.cube({"yours": "G5", "youth": "plains"}, count=2)
        assert (decision.pick, deciding(decision)) == ("H7", ["cube.terrain", "cube.count"])
        assert self.cube({"yours": "G5", "youth": "plains"}, count=2, backwards=True).pick == "F5"

    @clause("TM-11.8")
    def test_after_building_the_cube_and_no_points(self) -> None:
        decided = acts("symbionts", youth="mountains", yours="I12", your_home="wasteland")
        assert kinds(decided.effects)[-2] == "PlaceCube"
        assert one(decided.effects, PlaceCube) == PlaceCube("H8")
        assert not all_of(decided.effects, Score)

    @clause("TM-11.8")
    def test_guided(self) -> None:
        answers = {"build.space": ["done"], "build.group": ["plain"], "cube.space": ["done"]}
        decided = her_turn(
            "1",
            "5",
            options={"tracked": False},
            answers=answers,
            dwellings_left=4,
            home="lakes",
            your_home="swamp",
            **SYMBIONTS,
        )
        assert one(decided.effects, PlaceCube) == PlaceCube(SOMEWHERE)


BLIGHT: dict[str, Any] = {"faction": "blight", "fallow": "plains", "blighted": "forest"}


class TestBlight:
    def land(self, state: dict[str, Any], **support: Any) -> Decision:
        values = {"count": 1, "backwards": False, **support}
        return narrow(fallow_space(board(**{**STATE, **BLIGHT, **state}), card(**values)))

    @clause("TM-11.9")
    def test_empty_fallow_land_as_it_is_now(self) -> None:
        options = self.land({"yours": "G5", "became": {"plains": "G4", "swamp": "F5"}}).options
        assert "G4" in options
        assert "F5" not in options

    @clause("TM-11.9")
    def test_nearest_to_you(self) -> None:
        # Next to H8: H7; next to G5: F5 and H7.
        decision = self.land({"yours": "H8"})
        assert (decision.pick, deciding(decision)) == ("H7", ["blight.closest"])

    @clause("TM-11.9")
    def test_then_the_direction(self) -> None:
        decision = self.land({"yours": "G5"}, count=2)
        assert (decision.pick, deciding(decision)) == ("H7", ["blight.closest", "blight.count"])
        assert self.land({"yours": "G5"}, count=2, backwards=True).pick == "F5"

    @clause("TM-11.9")
    def test_twice_then_1_point(self) -> None:
        decided = acts(
            "blight", yours="I12", your_home="wasteland", **{k: v for k, v in BLIGHT.items() if k != "faction"}
        )
        spaces = [effect.space for effect in all_of(decided.effects, BlightLand)]
        assert len(set(spaces)) == 2
        assert spaces[0] == "H7"
        assert one(decided.effects, Score).points == 1

    @clause("TM-11.9")
    def test_the_land_is_changed(self) -> None:
        state = board(**{**STATE, **BLIGHT})
        BlightLand("A1", "forest").apply(state)
        assert expect_type(state.became, tuple)[4] == state.world.map.bits(["A1"])


class TestUnknownParts:
    @clause("TM-11.10")
    def test_gognomes_build_and_that_is_all(self) -> None:
        decided = acts("gognomes")
        assert all_of(decided.effects, PlaceDwelling)
        assert not all_of(decided.effects, Score)

    @clause("TM-11.10")
    @pytest.mark.parametrize("faction", ["gognomes", "symbionts", "blight"])
    def test_points_of_the_card_are_asked_at_the_end(self, faction: str) -> None:
        more: dict[str, Any] = {
            "symbionts": {"youth": "plains"},
            "blight": {"fallow": "plains", "blighted": "desert"},
        }.get(faction, {})
        answers = {"end.points": [9], "end.reach": [0], "end.card": [7]}
        decided = turn("you", phase="end", round=6, faction=faction, answers=answers, **more, **STATE)
        assert ScoreEnd("TM-11.10", "her", "card", 7, 7) in decided.effects

    @clause("TM-11.10")
    def test_not_for_cards_that_are_known(self) -> None:
        decided = turn(
            "you", phase="end", round=6, faction="druids", answers={"end.points": [9], "end.reach": [0]}, **STATE
        )
        assert decided.question is None

    @clause("TM-11.10")
    def test_they_are_labelled(self) -> None:
        from visavis.games.terra_mystica import GAME
        from visavis.words import Words

        words = Words("de", GAME)
        labelled = [id for id in GAME.default_pack.tables["faction"] if "nachempfunden" in words.name(id, "labelled")]
        assert labelled == ["symbionts", "blight", "gognomes"]


def fell_out(choice: Any) -> dict[str, str]:
    """What each limit cut before the first criterion."""
    return {step.id: " ".join(map(str, step.cut)) for step in choice.before()}


@clause("TM-11.8")
def test_why_names_the_spaces_beside_you_that_get_no_cube() -> None:
    now = board(**{**STATE, **SYMBIONTS})
    choice = cube_space(now, card())
    free = list(expect_type(choice.among, Region))
    taken = board(**{**STATE, **SYMBIONTS, "cubes": free[0]})
    assert fell_out(cube_space(taken, card()))["cube.without"] == free[0]
    assert "cube.without" not in fell_out(choice)


@clause("TM-11.9")
def test_why_names_the_fallow_land_that_is_built_on() -> None:
    now = board(**{**STATE, **BLIGHT})
    first = next(iter(expect_type(fallow_space(now, card()).among, Region)))
    built = board(**{**STATE, **BLIGHT, "yours": f"{STATE['yours']} {first}"})
    assert first in fell_out(fallow_space(built, card()))["blight.empty"].split()
