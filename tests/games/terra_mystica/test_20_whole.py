"""The rules of the whole game where a record shows them seldom or never (section 20)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.terra_mystica.whole import Table, rich
from visavis.core import BareTable, Nothing, Session
from visavis.games.terra_mystica import GAME
from visavis.games.terra_mystica.cards import GROUND_AT
from visavis.games.terra_mystica.human.economy import climb, gain, unblock
from visavis.games.terra_mystica.human.land import after_spades
from visavis.games.terra_mystica.human.side import gained, room, spent, without
from visavis.games.terra_mystica.scoring import shares
from visavis.games.terra_mystica.state import State
from visavis.testing import clause

HOME = GROUND_AT["plains"]


class Noting(BareTable[State]):
    """A table that hears what comes to nothing."""

    __slots__ = ("notes",)

    def __init__(self, *of: Any) -> None:
        super().__init__(*of)
        self.notes: list[Nothing] = []

    def note(self, note: Any, *args: Any, **more: Any) -> None:
        self.notes.append(note(*args, **more))


@clause("TM-20.10")
class TestPower:
    def test_the_first_bowl_moves_first(self) -> None:
        assert gained((3, 2, 0), 2) == (1, 4, 0)
        assert gained((1, 2, 0), 3) == (0, 1, 2)
        assert gained((1, 0, 0), 9) == (0, 0, 1)
        assert room((2, 3, 4)) == 7

    def test_spent_power_goes_back_and_lost_tokens_leave_from_the_first(self) -> None:
        assert spent((1, 2, 5), 4) == (5, 2, 1)
        assert without((1, 1, 5), 3) == (-1, -1, -1)


@clause("TM-20.12")
class TestSpades:
    def test_the_circle_is_gone_in_either_direction_but_not_past_home(self) -> None:
        swamp, lakes, desert = (GROUND_AT[one] for one in ("swamp", "lakes", "desert"))
        assert after_spades(swamp, HOME, False, 1) == (lakes, HOME)
        assert after_spades(lakes, HOME, False, 2)[-1] == HOME
        assert HOME not in after_spades(lakes, HOME, False, 1)
        assert after_spades(desert, HOME, False, 2) == (GROUND_AT["mountains"],)

    def test_home_and_frozen_ground_take_no_spade(self) -> None:
        assert after_spades(HOME, HOME, False, 1) == ()
        assert after_spades(GROUND_AT["ice"], HOME, False, 1) == ()

    def test_bought_spades_all_go_to_one_space(self) -> None:
        table = rich("halflings", "auren")
        table.builds(0, "E5")
        table.ground("E6", "swamp")
        assert table.refuses("dig 2. build E6") == "not_possible"
        side = table.play("dig 1. build E6")
        assert (side.workers, side.coins, side.points) == (30 - 3 - 1, 58, 21)

    def test_of_two_free_spades_one_space_at_most_stays_foreign(self) -> None:
        table = rich("halflings", "auren")
        table.builds(0, "E5")
        table.ground("E6 E4", "lakes")
        table.play("action ACT6. transform E6 to black")
        assert table.refuses("transform E4 to black") == "not_possible"
        assert table.play("transform E6 to brown").points == 22


@clause("TM-20.9", "TM-20.8")
class TestConversions:
    def test_what_is_not_there_is_not_converted(self) -> None:
        table = Table("halflings", "auren")
        assert table.refuses("convert 1PW to 1C") == "not_possible"
        side = table.play("burn 3. convert 3PW to 1W")
        assert (side.bowls, side.workers) == ((6, 3, 0), 4)
        assert table.refuses("burn 2") == "not_possible"

    def test_only_alchemists_buy_points_in_the_game(self) -> None:
        assert rich("halflings", "auren").refuses("convert 2C to 1VP") == "not_possible"

    def test_after_the_action_too_if_the_turn_is_kept_open(self) -> None:
        table = rich("halflings", "auren")
        table.script.commands = []
        side = table.play("send p to FIRE for 3. convert 2W to 2C")
        assert (side.coins, side.workers) == (62, 28)


@clause("TM-20.11")
class TestReach:
    def test_ships_reach_across_rivers(self) -> None:
        table = rich("halflings", "auren")
        table.builds(0, "B2")
        table.ground("C1", "plains")
        assert table.refuses("build C1") == "not_possible"
        table.put(0, ship=1)
        assert table.play("build C1").workers == 29

    def test_a_bonus_card_reaches_one_farther(self) -> None:
        table = rich("halflings", "auren")
        table.builds(0, "B2")
        table.ground("C1", "plains")
        table.put(0, bonus="bonus 4")
        assert table.play("build C1").workers == 29

    def test_own_bridges_reach_and_those_of_others_do_not(self) -> None:
        table = rich("halflings", "auren")
        table.builds(0, "B2")
        table.ground("C1", "plains")
        table.put(1, bridges=("B2-C1",))
        assert table.refuses("build C1") == "not_possible"
        table.put(1, bridges=())
        table.put(0, bridges=("B2-C1",))
        assert table.play("build C1").workers == 29


@clause("TM-20.14", "TM-20.15")
class TestUpgrades:
    def test_a_neighbour_halves_the_coins(self) -> None:
        for beside, coins in (("", 54), ("E6", 57)):
            table = rich("halflings", "auren")
            table.builds(0, "E5")
            table.builds(1, beside)
            assert table.play("upgrade E5 to TP").coins == coins

    def test_a_bridge_of_anybody_makes_a_neighbour(self) -> None:
        table = rich("halflings", "auren")
        table.builds(0, "B2")
        table.builds(1, "C1")
        table.put(1, bridges=("B2-C1",))
        assert table.play("upgrade B2 to TP").coins == 57

    def test_no_piece_left_and_no_way_round(self) -> None:
        table = rich("halflings", "auren")
        table.builds(0, "E5:SH E4:TP E3 E2:TE")
        assert table.refuses("upgrade E4 to SH") == "not_possible"
        assert table.refuses("upgrade E3 to TE") == "not_possible"
        assert table.refuses("upgrade E2 to SH") == "not_possible"

    @clause("TM-20.16")
    def test_a_favour_tile_of_a_kind_is_taken_once(self) -> None:
        table = rich("halflings", "auren")
        table.builds(0, "E5:TP")
        table.put(0, favours=("favour 9",))
        table.put(1, favours=("favour 1",))
        assert table.refuses("upgrade E5 to TE. +FAV9") == "not_possible"
        assert table.refuses("upgrade E5 to TE. +FAV1") == "not_possible"
        assert table.play("upgrade E5 to TE. +FAV5").cults == (2, 0, 1, 1)


@clause("TM-20.19", "TM-20.20")
class TestCults:
    def test_a_space_holds_one_priest(self) -> None:
        table = rich("halflings", "auren")
        table.play("send p to FIRE for 3")
        table.up(1)
        assert table.refuses("send p to FIRE for 3", 1) == "not_possible"
        assert table.play("send p to FIRE for 2", 1).cults[0] == 2

    def test_a_priest_beyond_the_seven_is_lost_and_that_is_told(self) -> None:
        state = rich("halflings", "auren").state
        heard = Noting(GAME, state, 0, {})
        for priests, lost in ((3, [{"seat": "you", "priests": 1}]), (2, [])):
            heard.notes.clear()
            side = replace(state.sides[0], priests=4, sent=1)
            state.sides = (side, *state.sides[1:])
            gain(state, heard, 0, "TM-20.5", "income", priests=priests)
            assert state.sides[0].priests == 6
            assert [one.args for one in heard.notes] == lost

    @pytest.mark.parametrize(
        ("levels", "keys", "theirs", "lost"),
        [
            (8, 0, 0, ("steps.lost", 1, "key")),
            (8, 1, 0, ("power.lost", 3, "")),
            (8, 1, 10, ("steps.lost", 1, "taken")),
            (10, 0, 0, ("steps.lost", 2, "top")),
            (3, 0, 0, ("power.lost", 2, "")),
            (0, 0, 0, ()),
        ],
    )
    def test_steps_and_power_that_are_lost_are_told(self, levels: int, keys: int, theirs: int, lost: object) -> None:
        table = rich("halflings", "auren")
        table.put(0, cults=(levels, 0, 0, 0), keys=keys, bowls=(0, 0, 12))
        table.put(1, cults=(theirs, 0, 0, 0))
        heard = Noting(GAME, table.state, 0, {})
        climb(table.state, heard, 0, "fire", 2)
        said = [(one.case, one.args["lost"], one.args.get("why", "")) for one in heard.notes]
        assert tuple(part for one in sorted(said) for part in one) == lost

    def test_power_that_a_late_key_brings_and_no_bowl_takes_is_told(self) -> None:
        table = rich("halflings", "auren")
        table.put(0, cults=(9, 0, 0, 0), keys=1, bowls=(0, 0, 12))
        table.state.now = replace(table.state.now, blocked=(1, 0, 0, 0))
        heard = Noting(GAME, table.state, 0, {})
        unblock(table.state, heard, 0)
        assert table.state.sides[0].cults[0] == 10
        assert [(one.case, one.args["lost"]) for one in heard.notes] == [("power.lost", 3)]

    def test_without_a_key_nine_is_the_end_and_one_holds_ten(self) -> None:
        table = rich("halflings", "auren")
        table.put(0, cults=(8, 0, 0, 0), bowls=(12, 0, 0))
        assert table.play("send p to FIRE for 3").cults[0] == 9
        table.up(0)
        table.put(0, cults=(8, 0, 0, 0), keys=1)
        side = table.play("send p to FIRE for 2")
        assert (side.cults[0], side.keys, side.bowls) == (10, 0, (9, 3, 0))
        table.up(1)
        table.put(1, cults=(9, 0, 0, 0), keys=1)
        side = table.play("send p to FIRE for 1", 1)
        assert (side.cults[0], side.keys) == (9, 1)

    def test_a_key_in_the_same_turn_still_helps(self) -> None:
        table = rich("halflings", "auren")
        table.builds(0, "E5:TP E4:TP E3 E2:SH")
        table.put(0, cults=(9, 0, 0, 0), bowls=(12, 0, 0))
        assert table.play("upgrade E5 to TE. +TW1. +FAV5").cults[0] == 10
        table = rich("halflings", "auren")
        table.builds(0, "E5:TP E4 E3 E2:TP")
        table.put(0, cults=(9, 0, 0, 0))
        assert table.play("upgrade E5 to TE. +FAV5. +TW1").cults[0] == 10

    def test_priests_beyond_seven_are_lost(self) -> None:
        table = rich("halflings", "auren")
        table.put(0, priests=3, sent=4)
        assert table.play("action ACT2").priests == 3


@clause("TM-20.21", "TM-20.22")
class TestActionSpaces:
    def test_a_power_action_is_used_once_by_all_together(self) -> None:
        table = rich("halflings", "auren")
        assert table.play("action ACT4").coins == 67
        table.up(1)
        assert table.refuses("action ACT4", 1) == "not_possible"
        assert table.play("action ACT3", 1).workers == 32

    def test_own_spaces_are_used_once(self) -> None:
        table = rich("halflings", "auren")
        table.put(0, bonus="bonus 2", favours=("favour 6",))
        table.play("action BON2. +AIR")
        table.up(0)
        assert table.refuses("action BON2. +AIR") == "not_possible"
        assert table.play("action FAV6. +AIR").cults[3] == 3


@clause("TM-20.23")
class TestBridges:
    def test_only_over_a_river_with_a_building_at_one_end_and_three_at_most(self) -> None:
        table = rich("halflings", "auren")
        table.builds(0, "B2")
        assert table.refuses("action ACT1. bridge B2:B3") == "not_possible"
        assert table.refuses("action ACT1. bridge C2:D3") == "not_possible"
        table.put(0, bridges=("A3-C1", "A7-C3", "A11-C5"))
        assert table.refuses("action ACT1. bridge B2:C1") == "not_possible"
        table.put(0, bridges=())
        assert table.play("action ACT1. bridge B2:C1").bridges == ("B2-C1",)


@clause("TM-20.24")
class TestTowns:
    def test_four_buildings_and_seven_power(self) -> None:
        table = rich("halflings", "auren")
        table.builds(0, "E5:TP E4 E3:TP")
        table.ground("E2", "plains")
        assert table.play("build E2").towns == ()
        table.up(0)
        assert table.play("upgrade E2 to TP. +TW1").towns == ("town 1",)

    def test_a_sanctuary_counts_as_two(self) -> None:
        table = rich("halflings", "auren")
        table.builds(0, "E5:SA E4:TP")
        table.ground("E3", "plains")
        table.play("build E3")
        table.up(0)
        assert table.play("upgrade E3 to TP. +TW2").points == 27

    def test_what_touches_a_town_joins_it(self) -> None:
        table = rich("halflings", "auren")
        table.builds(0, "E5:SH E4:TP E3:TP E2")
        table.state.towns = table.state.world.map.bits(("E2",))
        side = table.play("upgrade E2 to TP")
        assert side.towns == ()
        assert table.state.towns == side.built

    def test_a_favour_tile_makes_towns_smaller_at_once(self) -> None:
        table = rich("halflings", "auren")
        table.builds(0, "E5:TP E4 E3 E2:TP")
        assert table.play("upgrade E5 to TE. +FAV5. +TW3").priests == 6


@clause("TM-20.25")
class TestNeighbours:
    def test_all_that_fits_or_nothing(self) -> None:
        table = rich("halflings", "auren")
        table.builds(0, "E5")
        table.builds(1, "E6:SH")
        table.put(1, bowls=(1, 0, 5), points=9)
        table.play("upgrade E5 to TP")
        side = table.play("leech 3 from halflings", 1)
        assert (side.bowls, side.points) == ((0, 0, 6), 8)

    def test_never_below_no_points(self) -> None:
        table = rich("halflings", "auren")
        table.builds(0, "E5")
        table.builds(1, "E6:SH")
        table.put(1, bowls=(12, 0, 0), points=1)
        table.play("upgrade E5 to TP")
        side = table.play("leech 3 from halflings", 1)
        assert (side.bowls, side.points) == ((10, 2, 0), 0)


@clause("TM-20.26", "TM-20.28")
class TestPassing:
    def test_who_has_passed_does_not_play_again(self) -> None:
        table = rich("halflings", "auren")
        assert table.play("pass BON3").bonus == "bonus 3"
        assert table.state.bonus == ("bonus 1", "bonus 4", "bonus 5")
        assert table.state.gone == (0,)
        assert table.refuses("pass BON4") == "not now"

    def test_ones_own_card_is_not_taken_again(self) -> None:
        assert rich("halflings", "auren").refuses("pass BON1") == "not_possible"

    def test_points_of_card_and_tile(self) -> None:
        table = rich("halflings", "auren")
        table.builds(0, "E5:TP E4:TP E3")
        table.put(0, bonus="bonus 7", favours=("favour 12",))
        assert table.play("pass BON3").points == 20 + 4 + 3


@clause("TM-20.29", "TM-20.5")
class TestBetweenRounds:
    def test_the_temple_tile_counts_priests_on_the_board(self) -> None:
        table = Table(
            "halflings", "auren", tiles=("tile9", "tile2", "tile3", "tile4", "tile5", "tile6"), temple_promo=True
        )
        table.put(0, sent=2)
        assert table.automatic("cult_bonus").coins == 19

    def test_levels_are_counted_in_whole_steps(self) -> None:
        table = Table("halflings", "auren")
        table.put(0, cults=(5, 0, 0, 0))
        assert table.automatic("cult_bonus").workers == 5

    def test_income_is_a_total_by_count(self) -> None:
        table = Table("halflings", "auren")
        table.builds(0, "E5:TP E4:TP E3 E2:TE")
        side = table.automatic("income")
        assert (side.coins, side.workers, side.priests) == (15 + 4 + 2, 3 + 2, 1)


@clause("TM-20.31", "TM-20.32", "TM-20.33")
@pytest.mark.parametrize(
    ("values", "points", "shared"),
    [
        ([3, 2, 1], (8, 4, 2), [8, 4, 2]),
        ([3, 3, 1], (8, 4, 2), [6, 6, 2]),
        ([3, 1, 1, 1], (8, 4, 2), [8, 2, 2, 2]),
        ([0, 0, 5], (18, 12, 6), [0, 0, 18]),
        ([2, 2, 2, 2], (18, 12, 6), [9, 9, 9, 9]),
    ],
)
def test_ties_share_and_nothing_scores_nothing(values: list[int], points: tuple[int, ...], shared: list[int]) -> None:
    assert shares(values, points) == shared


@clause("TM-20.1")
@pytest.mark.parametrize(
    ("first", "gone"),
    [
        ("witches", {"witches", "auren"}),
        ("icemaidens", {"icemaidens", "yetis", "fakirs", "nomads"}),
        ("acolytes", {"acolytes", "dragonlords"}),
        ("riverwalkers", {"riverwalkers", "shapeshifters", "fakirs", "nomads"}),
    ],
)
def test_a_colour_ice_volcanoes_and_changing_homes_are_chosen_once(first: str, gone: set[str]) -> None:
    """Ice Maidens and Riverwalkers also name a terrain, here the first: desert, home of Fakirs and Nomads."""
    session = Session.new(GAME, {"automa": False, "humans": 2}, seed=1)
    before = {*session.pending.answers()}
    session.answer(first)
    while session.pending is not None and session.pending.id != "whole.faction":
        session.answer(next(iter(session.pending.answers())))
    assert before - {*session.pending.answers()} == gone
