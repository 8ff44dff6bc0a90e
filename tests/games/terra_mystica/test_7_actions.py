"""Section 7: her other actions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.terra_mystica.play import all_of, board, card, deciding, her_turn, kinds, one, table_of
from visavis.core import SOMEWHERE, BadOption, Decision, narrow
from visavis.games.terra_mystica import GAME
from visavis.games.terra_mystica.bot_turn import upgrade
from visavis.games.terra_mystica.criteria.cover import MERCHANT_ACTIONS, POWER_ACTIONS, power_action
from visavis.games.terra_mystica.criteria.cults import cult_track, favour_tile
from visavis.games.terra_mystica.criteria.trade import trade_space
from visavis.games.terra_mystica.criteria.upgrade import upgradable, upgrade_space
from visavis.games.terra_mystica.effects.bot import (
    AdvanceCult,
    CoverPower,
    MayTakePower,
    Score,
    TakeFavour,
    Trade,
    TradePower,
    Upgrade,
)
from visavis.testing import clause

APART: dict[str, Any] = {"home": "lakes", "your_home": "swamp", "yours": "A13", "plain": "D5", "marked": "G6"}
MERCHANTS: dict[str, Any] = {"merchants": True}


class TestCoverAPowerAction:
    @clause("TM-7.2", "TM-5.7", "TM-5.6")
    def test_the_example_of_the_book(self) -> None:
        """Three are covered, the arrow points to the left with a 4: the rightmost free one."""
        state = board(covered=[1, 3, 4], **APART)
        assert narrow(power_action(state, card(count=4, backwards=True), POWER_ACTIONS)).pick == 6

    @clause("TM-7.2", "TM-5.7")
    @pytest.mark.parametrize(
        ("count", "backwards", "pick"), [(1, False, 2), (2, False, 5), (4, False, 2), (1, True, 6), (2, True, 5)]
    )
    def test_the_free_ones_are_counted(self, count: int, backwards: bool, pick: int) -> None:
        state = board(covered=[1, 3, 4], **APART)
        assert narrow(power_action(state, card(count=count, backwards=backwards), POWER_ACTIONS)).pick == pick

    @clause("TM-7.2", "TM-1.4")
    def test_she_gets_nothing(self) -> None:
        decided = her_turn("1", "2", **APART)
        assert kinds(decided.effects) == ["CardTurned", "CoverPower", "NextTurn"]
        assert one(decided.effects, CoverPower) == CoverPower("TM-7.2", 2)

    @clause("TM-7.2", "TM-6.6")
    def test_if_all_are_covered_only_the_points_are_left(self) -> None:
        decided = her_turn("1", "6", covered=[1, 2, 3, 4, 5, 6], round=3, **APART)
        assert kinds(decided.effects) == ["CardTurned", "Score", "NextTurn"]

    @clause("TM-7.2")
    def test_guided_you_count(self) -> None:
        decided = her_turn("1", "2", options={"tracked": False}, answers={"cover.action": ["done"]})
        assert one(decided.effects, CoverPower) == CoverPower("TM-7.2", 0)

    @clause("TM-7.2b")
    def test_merchants_also_one_on_their_board(self) -> None:
        decided = her_turn("1", "2m", options=MERCHANTS, covered=[7], **APART)
        assert all_of(decided.effects, CoverPower) == [CoverPower("TM-7.2", 2), CoverPower("TM-7.2b", 9)]

    @clause("TM-7.2b")
    def test_each_row_is_counted_by_itself(self) -> None:
        state = board(MERCHANTS, covered=[2, 8], **APART)
        support = card(count=3, backwards=True)
        assert narrow(power_action(state, support, POWER_ACTIONS)).pick == 4
        assert narrow(power_action(state, support, MERCHANT_ACTIONS)).pick == 9


class TestPoints:
    @clause("TM-7.3", "TM-1.2")
    @pytest.mark.parametrize(("action", "points"), [("4", 1), ("8", 2), ("10", 1)])
    def test_the_number_of_the_card(self, action: str, points: int) -> None:
        assert one(her_turn("1", action, **APART).effects, Score) == Score("TM-7.3", points)

    @clause("TM-7.3b")
    @pytest.mark.parametrize(
        ("level", "points"),
        [
            ("automalein", (0, 0, 0, 0, 0, 0)),
            ("automa", (0, 0, 1, 1, 1, 1)),
            ("automaechtig", (1, 1, 2, 2, 2, 2)),
            ("ultoma", (2, 2, 2, 2, 3, 3)),
            ("alptrauma", (2, 2, 3, 3, 4, 4)),
        ],
    )
    def test_the_x_by_level_and_round(self, level: str, points: tuple[int, ...]) -> None:
        found = []
        for round in range(1, 7):
            scored = all_of(her_turn("1", "2", options={"level": level}, round=round, **APART).effects, Score)
            found.append(scored[0].points if scored else 0)
        assert tuple(found) == points


def track(
    hers: list[int], yours: list[int], *, cult: str = "catch_up", tile: str = "tile5", humans: int = 1, **more: Any
) -> Decision:
    """Her choice of a cult track; tile 5 shows fire."""
    support: dict[str, Any] = {
        "count": 1,
        "backwards": False,
        "cult": cult,
        **{k: more.pop(k) for k in ("count", "backwards") if k in more},
    }
    tiles = [tile, *(id for id in ("tile2", "tile3", "tile4", "tile6", "tile7", "tile8") if id != tile)][:6]
    options = {"humans": humans, "promo": True}
    return narrow(
        cult_track(board(options, cults=hers, your_cults=yours, tiles=tiles, **APART, **more), card(**support))
    )


class TestCultTrack:
    @clause("TM-7.4a")
    @pytest.mark.parametrize(("hers", "yours"), [([10, 1, 1, 1], [0, 0, 0, 0]), ([1, 1, 1, 1], [10, 0, 0, 0])])
    def test_no_track_with_a_marker_on_10(self, hers: list[int], yours: list[int]) -> None:
        assert list(track(hers, yours).options) == ["water", "earth", "air"]

    @clause("TM-7.4a", "TM-10.1")
    def test_of_anybody(self) -> None:
        decision = track([1, 1, 1, 1], [0, 0, 0, 0], humans=2, friends_cults=[0, 10, 0, 0])
        assert list(decision.options) == ["fire", "earth", "air"]

    @clause("TM-7.4b")
    def test_the_cult_of_the_tile(self) -> None:
        decision = track([3, 0, 2, 2], [9, 0, 2, 2], cult="tile")
        assert (decision.pick, deciding(decision)) == ("fire", ["cult.tile"])

    @clause("TM-7.4b", "TM-7.4c")
    def test_if_it_is_no_option_she_catches_up(self) -> None:
        decision = track([10, 0, 2, 2], [0, 5, 2, 2], cult="tile")
        assert (decision.pick, deciding(decision)) == ("water", ["cult.zero"])

    @clause("TM-7.4b", "TM-7.4d")
    def test_a_tile_without_a_cult_means_catching_up(self) -> None:
        decision = track([3, 4, 5, 6], [9, 9, 5, 9], cult="tile", tile="tile9")
        assert (decision.pick, deciding(decision)) == ("earth", ["cult.nearest"])

    @clause("TM-7.4c", "TM-7.4d")
    def test_zero_comes_before_the_distance(self) -> None:
        decision = track([3, 3, 3, 0], [3, 3, 3, 8])
        assert (decision.pick, deciding(decision)) == ("air", ["cult.zero"])

    @clause("TM-7.4d", "TM-7.4e")
    @pytest.mark.parametrize("yours", [[9, 5, 9, 9], [9, 3, 9, 9]])
    def test_the_smallest_distance_above_or_below(self, yours: list[int]) -> None:
        decision = track([4, 4, 4, 4], yours, count=3)
        assert (decision.pick, deciding(decision)) == ("water", ["cult.nearest"])

    @clause("TM-7.4e", "TM-5.7")
    @pytest.mark.parametrize(
        ("count", "backwards", "pick"), [(2, False, "earth"), (1, True, "air"), (4, True, "air"), (5, False, "earth")]
    )
    def test_the_direction_among_the_tied(self, count: int, backwards: bool, pick: str) -> None:
        decision = track([4, 4, 4, 4], [9, 5, 3, 5], count=count, backwards=backwards)
        assert deciding(decision) == ["cult.nearest", "cult.count"]
        assert decision.pick == pick

    @clause("TM-10.7")
    def test_two_people_the_highest_of_their_markers_counts(self) -> None:
        decision = track([4, 4, 4, 4], [4, 8, 1, 9], humans=2, friends_cults=[9, 1, 5, 9])
        assert (decision.pick, deciding(decision)) == ("earth", ["cult.highest"])

    @clause("TM-10.7", "TM-7.4e")
    def test_two_people_ties_go_on_to_the_direction(self) -> None:
        decision = track([4, 4, 4, 4], [5, 8, 3, 9], humans=2, friends_cults=[1, 1, 3, 1], count=2)
        assert deciding(decision) == ["cult.highest", "cult.count"]
        assert decision.pick == "earth"

    @clause("TM-10.7", "TM-7.4c")
    def test_two_people_zero_still_comes_first(self) -> None:
        assert track([4, 0, 4, 4], [4, 9, 4, 4], humans=2).pick == "water"

    @clause("TM-7.4f")
    @pytest.mark.parametrize(
        ("threes", "twos", "priest", "steps"),
        [([0, 0, 0, 0], [0, 0, 0, 0], 3, 3), ([1, 0, 0, 0], [0, 0, 0, 0], 2, 2), ([1, 0, 0, 0], [2, 0, 0, 0], 2, 2)],
    )
    def test_a_priest_on_the_highest_free_number(
        self, threes: list[int], twos: list[int], priest: int, steps: int
    ) -> None:
        decided = her_turn("1", "3", cults=[1, 1, 1, 1], tiles=FIRE, threes=threes, twos=twos, **APART)
        assert one(decided.effects, AdvanceCult) == AdvanceCult("TM-7.4f", "fire", steps, priest)

    @clause("TM-7.4g")
    @pytest.mark.parametrize("more", [{"priests": 0}, {"threes": [1, 0, 0, 0], "twos": [3, 0, 0, 0]}])
    def test_without_a_priest_or_space_one_step(self, more: dict[str, Any]) -> None:
        decided = her_turn("1", "3", cults=[1, 1, 1, 1], tiles=FIRE, **more, **APART)
        assert one(decided.effects, AdvanceCult) == AdvanceCult("TM-7.4g", "fire", 1, 0)

    @clause("TM-1.8", "TM-7.4f")
    def test_she_reaches_10_without_a_key_and_stops_there(self) -> None:
        decided = her_turn("1", "3", cults=[8, 1, 1, 1], tiles=FIRE, **APART)
        assert one(decided.effects, AdvanceCult) == AdvanceCult("TM-7.4f", "fire", 2, 3)

    @clause("TM-7.4a", "TM-7.4f")
    def test_guided_you_say_the_track_and_the_space(self) -> None:
        answers = {"cult.track": ["water"], "cult.space": [2]}
        decided = her_turn("1", "3", options={"tracked": False}, answers=answers)
        assert one(decided.effects, AdvanceCult) == AdvanceCult("TM-7.4f", "water", 2, 2)


FIRE = ["tile5", "tile2", "tile3", "tile4", "tile6", "tile7"]


class TestFavourTile:
    @clause("TM-7.6a")
    @pytest.mark.parametrize(("round", "taken"), [(1, False), (4, False), (5, True), (6, True)])
    def test_only_in_rounds_5_and_6(self, round: int, taken: bool) -> None:
        assert bool(all_of(her_turn("2", "1", round=round, **APART).effects, TakeFavour)) is taken

    @clause("TM-7.6b")
    def test_only_tiles_that_are_there_and_tracks_below_10(self) -> None:
        state = board(round=5, favours=["fire"], cults=[1, 10, 1, 1], **APART)
        assert list(narrow(favour_tile(state, card(cult="catch_up"))).options) == ["earth", "air"]

    @clause("TM-7.6c", "TM-7.4b")
    @pytest.mark.parametrize(("cult", "pick"), [("tile", "fire"), ("catch_up", "earth")])
    def test_by_the_tile_or_catching_up(self, cult: str, pick: str) -> None:
        tiles = ["tile3", "tile2", "tile6", "tile7", "tile5", "tile8"]
        state = board(round=5, tiles=tiles, cults=[1, 1, 1, 1], your_cults=[5, 5, 2, 5], **APART)
        assert narrow(favour_tile(state, card(cult=cult))).pick == pick

    @clause("TM-7.6c", "TM-7.4c", "TM-7.4d", "TM-7.4e")
    @pytest.mark.parametrize(
        ("hers", "yours", "by", "pick"),
        [
            ([1, 1, 0, 1], [1, 1, 9, 1], "cult.zero", "earth"),
            ([1, 1, 1, 1], [9, 2, 9, 9], "cult.nearest", "water"),
            ([1, 1, 1, 1], [2, 2, 2, 2], "cult.count", "air"),
        ],
    )
    def test_each_method_decides_once(self, hers: list[int], yours: list[int], by: str, pick: str) -> None:
        state = board(round=5, cults=hers, your_cults=yours, **APART)
        decision = narrow(favour_tile(state, card(cult="catch_up", count=1, backwards=True)))
        assert (decision.pick, deciding(decision)[-1]) == (pick, by)

    @clause("TM-7.6c", "TM-7.4b", "TM-7.4c")
    def test_the_tile_comes_before_a_track_on_0(self) -> None:
        tiles = ["tile3", "tile2", "tile6", "tile7", "tile5", "tile8"]
        state = board(round=5, tiles=tiles, cults=[1, 0, 1, 1], **APART)
        decision = narrow(favour_tile(state, card(cult="tile")))
        assert (decision.pick, deciding(decision)) == ("fire", ["cult.tile"])

    @clause("TM-7.6c", "TM-10.7", "TM-7.4c")
    def test_two_people_a_track_on_0_comes_first(self) -> None:
        state = board({"humans": 2}, round=5, cults=[4, 0, 4, 4], your_cults=[4, 9, 4, 4], **APART)
        decision = narrow(favour_tile(state, card(cult="catch_up")))
        assert (decision.pick, deciding(decision)) == ("water", ["cult.zero"])

    @clause("TM-7.6c", "TM-10.7")
    def test_two_people(self) -> None:
        state = board(
            {"humans": 2}, round=5, cults=[4] * 4, your_cults=[4, 8, 1, 9], friends_cults=[9, 1, 5, 9], **APART
        )
        decision = narrow(favour_tile(state, card(cult="catch_up", count=2)))
        assert (decision.pick, deciding(decision)) == ("earth", ["cult.highest"])

    @clause("TM-7.6d")
    @pytest.mark.parametrize(("level", "steps"), [(1, 3), (9, 1)])
    def test_three_steps_at_most_to_10(self, level: int, steps: int) -> None:
        # Card 3 supports with the scoring tile; tile 5 lies in round 5.
        tiles = ["tile3", "tile2", "tile6", "tile7", "tile5", "tile8"]
        decided = her_turn("3", "1", round=5, cults=[level, 1, 1, 1], tiles=tiles, **APART)
        assert one(decided.effects, TakeFavour) == TakeFavour("fire", steps)


def upgrading(state: dict[str, Any], options: dict[str, Any] | None = None, **support: Any) -> Decision:
    """Which building she upgrades."""
    now = board(options, **{"home": "lakes", "your_home": "desert", **state})
    return narrow(upgrade_space(now, card(**{"count": 1, "backwards": False, **support}), upgradable(now)))


class TestUpgrade:
    @clause("TM-7.5a")
    @pytest.mark.parametrize(
        ("hers", "kinds_"),
        [
            ({"plain": "D5 G6"}, ("dwelling",)),
            ({"plain": "D5 G6", "houses": "D5"}, ("dwelling", "house")),
            ({"plain": "D5 G6 D2", "temples": "D5", "houses": "G6"}, ("dwelling", "house", "temple")),
            ({"plain": "D5 G6", "strongholds": "D5", "sanctuaries": "G6"}, ()),
            ({"plain": "D5 G6 D2 E4 A4", "houses": "D5 G6 D2 E4"}, ("house",)),
        ],
    )
    def test_what_can_be_upgraded(self, hers: dict[str, Any], kinds_: tuple[str, ...]) -> None:
        assert upgradable(board(home="lakes", your_home="desert", yours="A5", **hers)) == kinds_

    @clause("TM-7.5a")
    def test_a_trading_house_only_if_there_is_something_to_become(self) -> None:
        hers: dict[str, Any] = {
            "plain": "D5 G6 D2 E4 A4 A11",
            "strongholds": "D5",
            "temples": "G6 D2 E4",
            "houses": "A4",
            "sanctuaries": "A11",
        }
        assert upgradable(board(home="lakes", your_home="desert", yours="A5", **hers)) == ()

    @clause("TM-7.5b", "TM-7.5c")
    def test_dwellings_next_to_you_first(self) -> None:
        # E4 is next to your D3, D5 is not, and would give you no power at all.
        decision = upgrading({"plain": "D5 E4", "yours": "D3"}, count=1)
        assert (decision.pick, deciding(decision)) == ("E4", ["upgrade.next_to_you"])

    @clause("TM-7.5b")
    def test_over_your_bridge_too(self) -> None:
        decision = upgrading({"plain": "A4 A11", "yours": "C5", "bridges": ["A11-C5"], "your_home": "mountains"})
        assert (decision.pick, deciding(decision)) == ("A11", ["upgrade.next_to_you"])

    @clause("TM-7.5b")
    def test_only_with_a_trading_house_in_supply(self) -> None:
        # All four trading houses stand on the map: dwellings are no options, and nothing is preferred.
        hers = {"plain": "D5 E4 G6 A4 A11", "houses": "D5 E4 G6 A4"}
        decision = upgrading({**hers, "yours": "D3"})
        assert [step.id for step in decision.steps] == ["upgrade.power", "upgrade.count"]

    @clause("TM-7.5b", "TM-7.5c")
    def test_a_trading_house_next_to_you_is_not_preferred(self) -> None:
        # No dwelling is next to you: all stay, and the trading house E4 would give you power.
        decision = upgrading({"plain": "D5 E4", "houses": "E4", "yours": "D3"})
        assert (decision.pick, deciding(decision)) == ("D5", ["upgrade.power"])

    @clause("TM-7.5c", "TM-7.5d")
    def test_the_least_power_for_you(self) -> None:
        # E4 touches your trading house D3, H2 your dwelling H1.
        decision = upgrading({"plain": "E4 H2", "yours": "D3 H1", "houses": "D3"}, count=1)
        assert (decision.pick, deciding(decision)) == ("H2", ["upgrade.power"])

    @clause("TM-10.5", "TM-7.5c")
    def test_the_least_power_for_both_together(self) -> None:
        # E4: D3 (yours) and E3 (the other's) give 2; H2: your trading house H1 alone gives 2 as well.
        two = {"humans": 2}
        state = {"plain": "E4 H2", "yours": "D3 H1", "friends": "E3", "houses": "H1", "friends_home": "wasteland"}
        assert deciding(upgrading(state, two)) == ["upgrade.count"]
        assert upgrading({**state, "temples": "E3"}, two).pick == "H2"

    @clause("TM-7.5c")
    def test_large_buildings_of_yetis_count_4(self) -> None:
        # D3 with 4 next to E4; H1 and H3 (3 and 1) next to H2: a tie with 4, but 3 would be less.
        hers = {"plain": "E4 H2", "yours": "D3 H1 H3", "strongholds": "D3", "houses": "H1"}
        assert upgrading({**hers, "your_faction": "giants", "your_home": "wasteland"}).steps[-1].id == "upgrade.count"
        assert upgrading({**hers, "your_faction": "yetis", "your_home": "wasteland"}).pick == "H2"

    @clause("TM-7.5d", "TM-5.4", "TM-5.5")
    @pytest.mark.parametrize(
        ("count", "backwards", "pick"), [(1, False, "A4"), (2, False, "D5"), (1, True, "G6"), (5, True, "D5")]
    )
    def test_the_direction(self, count: int, backwards: bool, pick: str) -> None:
        decision = upgrading({"plain": "A4 D5 G6", "yours": "I1"}, count=count, backwards=backwards)
        assert deciding(decision) == ["upgrade.count"]
        assert decision.pick == pick

    @clause("TM-7.5e")
    @pytest.mark.parametrize(
        ("hers", "space", "old", "new"),
        [
            ({"plain": "D5"}, "D5", "dwelling", "house"),
            ({"plain": "D5", "houses": "D5"}, "D5", "house", "stronghold"),
            ({"plain": "D5 G6", "houses": "D5", "strongholds": "G6"}, "D5", "house", "temple"),
            ({"plain": "D5", "temples": "D5"}, "D5", "temple", "sanctuary"),
        ],
    )
    def test_to_the_highest_power_value(self, hers: dict[str, str], space: str, old: str, new: str) -> None:
        decided = her_turn("2", "11", home="lakes", your_home="desert", yours="A5", **hers)
        assert one(decided.effects, Upgrade) == Upgrade(space, old, new)  # type: ignore[arg-type]

    @clause("TM-7.5f")
    @pytest.mark.parametrize(("there", "new"), [("", "shipyard"), ("G6", "stronghold")])
    def test_merchants_the_shipyard_comes_before_the_stronghold(self, there: str, new: str) -> None:
        hers = {"plain": "D5 G6", "houses": "D5", "shipyards": there, "sanctuaries": "" if there else "G6"}
        decided = her_turn("2m", "11", options=MERCHANTS, home="lakes", your_home="desert", yours="A5", **hers)
        assert one(decided.effects, Upgrade).new == new

    @clause("TM-7.5e", "TM-1.6")
    def test_the_old_piece_goes_back(self) -> None:
        state = board(home="lakes", your_home="desert", yours="A5", plain="D5")
        upgrade(state, table_of(state), card())
        assert (state.dwellings_left, state.houses_left) == (6, 3)

    @clause("TM-7.5e")
    def test_guided_you_say_what_it_was(self) -> None:
        answers = {"upgrade.space": ["done"], "upgrade.kind": ["house"]}
        decided = her_turn("2", "11", options={"tracked": False}, dwellings_left=5, houses_left=3, answers=answers)
        assert one(decided.effects, Upgrade) == Upgrade(SOMEWHERE, "house", "stronghold")

    @clause("TM-7.5a", "TM-6.6")
    def test_nothing_to_upgrade(self) -> None:
        decided = her_turn("2", "11", home="lakes", your_home="desert", yours="A5", plain="D5", strongholds="D5")
        assert kinds(decided.effects) == ["CardTurned", "NextTurn"]

    @clause("TM-1.9")
    def test_you_may_take_power(self) -> None:
        decided = her_turn("2", "11", home="lakes", your_home="desert", plain="E4", yours="D3")
        assert one(decided.effects, MayTakePower) == MayTakePower("you", 1, 0, (("D3", 1),))

    @clause("TM-1.9", "TM-10.1")
    def test_each_of_two_people_may(self) -> None:
        state = {"plain": "E4", "yours": "D3", "friends": "E3", "houses": "E3", "friends_home": "wasteland"}
        decided = her_turn("2", "11", options={"humans": 2}, home="lakes", your_home="desert", **state)
        assert all_of(decided.effects, MayTakePower) == [
            MayTakePower("you", 1, 0, (("D3", 1),)),
            MayTakePower("friend", 2, 1, (("E3", 2),)),
        ]


def trading(state: dict[str, Any], **support: Any) -> Decision:
    """With which building she trades."""
    now = board(MERCHANTS, **{"home": "lakes", "your_home": "desert", **state})
    return narrow(trade_space(now, card(**{"count": 1, "backwards": False, **support})))


class TestTrade:
    @clause("TM-7.8a")
    @pytest.mark.parametrize(
        ("action", "round", "trades"),
        [("2m", 4, False), ("2m", 5, True), ("2m", 6, True), ("m", 2, False), ("m", 3, True), ("m", 6, True)],
    )
    def test_only_in_the_rounds_of_the_card(self, action: str, round: int, trades: bool) -> None:
        state = {"home": "lakes", "your_home": "desert", "yours": "D3", "plain": "D5"}
        decided = her_turn("1", action, "3", "5", "4m", options=MERCHANTS, round=round, **state)
        assert bool(all_of(decided.effects, Trade)) is trades

    @clause("TM-7.8b")
    def test_your_buildings_at_a_river_without_a_marker(self) -> None:
        # D3, E8 and B4 lie at a river, A5 does not; one has a marker already.
        decision = trading({"yours": "A5 B4 D3 E8", "traded": "D3"})
        assert list(decision.options) == ["B4", "E8"]

    @clause("TM-7.8b")
    def test_not_her_own(self) -> None:
        assert list(trading({"yours": "D3", "plain": "D5"}).options) == ["D3"]

    @clause("TM-7.8c", "TM-7.8e")
    def test_the_highest_power_value_first(self) -> None:
        decision = trading({"yours": "B4 D3 E8", "houses": "E8", "strongholds": "D3"}, count=1)
        assert (decision.pick, deciding(decision)) == ("D3", ["trade.power"])

    @clause("TM-7.8e", "TM-7.8c")
    @pytest.mark.parametrize(("count", "backwards", "pick"), [(2, False, "E8"), (2, True, "D3"), (1, True, "E8")])
    def test_then_the_direction(self, count: int, backwards: bool, pick: str) -> None:
        decision = trading({"yours": "B4 D3 E8", "houses": "E8 D3"}, count=count, backwards=backwards)
        assert deciding(decision) == ["trade.power", "trade.count"]
        assert decision.pick == pick

    @clause("TM-7.8d", "TM-7.8f")
    def test_points_by_power_value_a_marker_and_power_for_you(self) -> None:
        state = {"home": "lakes", "your_home": "desert", "yours": "B4 D3", "temples": "D3", "plain": "D5"}
        decided = her_turn("1", "2m", options=MERCHANTS, round=5, **state)
        assert one(decided.effects, Trade) == Trade("D3", 2)
        assert all_of(decided.effects, TradePower) == [TradePower()]

    @clause("TM-7.8d")
    def test_guided_you_say_the_value(self) -> None:
        answers = {"cover.action": ["done"], "cover.merchants": ["done"], "trade.space": ["done"], "trade.value": [3]}
        decided = her_turn("1", "2m", options={"merchants": True, "tracked": False}, round=5, answers=answers)
        assert one(decided.effects, Trade) == Trade(SOMEWHERE, 3)

    @clause("TM-1.5")
    def test_their_end_tile_cannot_be_chosen(self) -> None:
        with pytest.raises(BadOption):
            GAME.read_options({"merchants": True, "end_tile": "merchants"})


def fell_out(choice: Any) -> dict[str, str]:
    """What each limit cut before the first criterion."""
    return {step.id: " ".join(map(str, step.cut)) for step in choice.before()}


@clause("TM-7.8b")
def test_why_names_the_buildings_that_she_does_not_trade_with() -> None:
    now = board(MERCHANTS, home="lakes", your_home="desert", yours="A5 B4 D3 E8", traded="D3")
    assert fell_out(trade_space(now, card())) == {"trade.riverside": "A5", "trade.untraded": "D3"}


@clause("TM-7.5a")
def test_why_names_the_buildings_that_nothing_is_left_for() -> None:
    now = board(**{**APART, "plain": "D5 D7", "houses": "D7"})
    assert fell_out(upgrade_space(now, card(), ("house",))) == {"upgrade.piece_left": "D5 G6"}
    assert fell_out(upgrade_space(now, card(), ("dwelling", "house"))) == {}
