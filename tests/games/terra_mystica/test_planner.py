"""The planner: small positions in which anybody sees what to do, and a reason for everything it answers."""

from __future__ import annotations

import statistics
from typing import Any, ClassVar

import pytest

from tests.games.terra_mystica.whole import Table
from visavis.core import TABLE, BareTable, Question, RandomPolicy, Stream, play_out
from visavis.games.terra_mystica import GAME
from visavis.games.terra_mystica.cards import ROUNDS
from visavis.games.terra_mystica.human.economy import Need
from visavis.games.terra_mystica.human.side import INDEX, Whole
from visavis.games.terra_mystica.players.paying import pay
from visavis.games.terra_mystica.players.planner import Planner, Trial, aim, next_task, question_of
from visavis.games.terra_mystica.players.plans import plans
from visavis.games.terra_mystica.players.value import Outlook, goods
from visavis.testing import count, record
from visavis.words import LANGUAGES, Words

POOR: dict[str, Any] = {"coins": 0, "workers": 0, "priests": 0, "bowls": (6, 0, 0)}
HOUSES_LAST = ("tile4", "tile2", "tile3", "tile7", "tile5", "tile6")
"""Trading houses score in the last round."""
LARGE_LAST = ("tile6", "tile2", "tile3", "tile4", "tile5", "tile7")


FOUR = ("auren", "halflings", "fakirs", "mermaids")


def table(round: int = 6, tiles: tuple[str, ...] = HOUSES_LAST, factions: tuple[str, ...] = FOUR) -> Table:
    """A game of four in this round: everybody has hardly anything, the others lead everywhere."""
    found = Table(*factions, tiles=tiles)
    for at, spaces in enumerate(("", "A1 A2 A3 A4", "I8 I9 I10 I11", "A9 A10 A11 A12")):
        found.put(at, **POOR)
        found.builds(at, spaces)
        if at:
            found.put(at, cults=(5, 5, 5, 5))
    found.put(0, bonus="bonus 3", cults=(0, 0, 0, 0))
    found.state.round = round
    return found


def says(position: Table) -> Any:
    """What the planner answers to what is asked now."""
    state = position.state
    question = question_of(state.copy())
    assert question is not None
    answer = Planner().answer(state.copy, question, Stream(1))
    assert question.fits(answer)
    return answer


def plays(position: Table, number: int = 9) -> list[Any]:
    """What it answers until others decide."""
    found: list[Any] = []
    at = position.state.todo[0][1]
    while len(found) < number and position.state.todo and position.state.todo[0][1] == at:
        found.append(says(position))
        next_task(position.state, Trial(position.state, found[-1]))
    return found


class TestPoints:
    def test_it_takes_points_that_it_can_pay_for(self) -> None:
        position = table()
        position.builds(0, "E7")
        position.put(0, workers=2, coins=6)
        assert says(position) == ("upgrade", "E7", "house")

    def test_a_step_on_the_digging_track_is_six_points_at_last(self) -> None:
        position = table(tiles=LARGE_LAST)
        position.builds(0, "E7")
        position.put(0, workers=2, coins=5, priests=1)
        assert says(position) == ("advance", "dig")

    def test_the_last_town_tile_is_the_one_with_most_points(self) -> None:
        position = table()
        position.builds(0, "E7")
        position.state.todo = (("town", 0, 0, 0),)
        assert says(position) == "town 3"

    def test_a_priest_goes_where_it_takes_the_lead(self) -> None:
        position = table()
        position.builds(0, "E7")
        position.put(0, priests=1, cults=(1, 4, 0, 0))
        assert says(position) == ("cult", "water", 3)


class TestPower:
    def test_power_that_costs_nothing_is_taken(self) -> None:
        position = table(round=2)
        position.builds(0, "E7")
        position.state.todo = (("leech", 0, 1, 1),)
        assert says(position) is True

    def test_at_last_power_is_not_worth_its_points(self) -> None:
        position = table()
        position.builds(0, "E7")
        position.state.todo = (("leech", 0, 5, 1),)
        assert says(position) is False

    def test_nothing_is_burnt_for_nothing(self) -> None:
        position = table()
        position.builds(0, "E7")
        position.put(0, bowls=(0, 4, 0))
        assert says(position) == ("pass",)


class TestTowns:
    def test_it_founds_the_town_that_it_can(self) -> None:
        position = table(round=3)
        position.builds(0, "E7:TP E6:TP D5 E5 G2")
        position.put(0, workers=2, coins=6)
        assert plays(position)[-1].startswith("town")

    def test_the_favour_tile_that_makes_a_town(self) -> None:
        position = table()
        position.builds(0, "E7:TP E6:TP D5 E5")
        position.state.todo = (("favour", 0, 0, 0),)
        assert says(position) == "favour 5"

    def test_the_favour_tile_that_brings_most_income_to_whoever_has_none(self) -> None:
        position = table(round=1)
        position.builds(0, "E7")
        position.state.todo = (("favour", 0, 0, 0),)
        assert says(position) in ("favour 7", "favour 9", "favour 11")


class TestTurns:
    def test_it_passes_when_it_can_do_nothing_and_takes_a_card_that_helps(self) -> None:
        position = table(round=5)
        position.builds(0, "E7")
        position.state.coins = (0, 3, 0)
        assert says(position)[0] == "pass"

    def test_a_step_that_costs_nothing_comes_before_passing(self) -> None:
        position = table(round=4)
        position.builds(0, "E7")
        position.put(0, bonus="bonus 2")
        assert plays(position, 1) == [("special", "bonus 2")]

    def test_witches_ride(self) -> None:
        position = table(round=3, factions=("witches", *FOUR[1:]))
        position.builds(0, "E7:SH")
        assert says(position) == ("special", "stronghold")

    def test_what_is_missing_comes_from_power_not_from_workers(self) -> None:
        position = table()
        position.builds(0, "E7")
        position.put(0, workers=4, coins=5, bowls=(0, 0, 2))
        assert plays(position, 2) == [("convert", "power_coins", 1), ("upgrade", "E7", "house")]

    @pytest.mark.parametrize(("round", "less"), [(1, True), (5, True), (6, False)])
    def test_who_has_passed_can_use_goods_in_the_next_round_at_the_earliest(self, round: int, less: bool) -> None:
        position = table(round=round)
        position.put(0, workers=5, coins=8)
        look, side = Outlook(position.state, 0), position.state.sides[0]
        before = goods(look, position.state, side)
        position.state.gone = (0,)
        assert (goods(look, position.state, side) < before) is less


class TestPaying:
    def test_the_cheapest_way(self) -> None:
        side = Whole(faction="auren", coins=1, workers=3, priests=1, bowls=(0, 4, 1))
        assert pay(side, Need(workers=2, coins=1)) == ()
        assert pay(side, Need(coins=2)) == (("convert", "power_coins", 1),)
        assert pay(side, Need(coins=3)) == (("burn", 1), ("convert", "power_coins", 2))
        assert pay(side, Need(workers=4)) == (("burn", 2), ("convert", "power_worker", 1))
        assert pay(side, Need(power=2)) == (("burn", 1),)
        assert pay(side, Need(coins=7)) == (("burn", 2), ("convert", "power_coins", 3), ("convert", "worker_coin", 3))

    def test_what_cannot_be_paid(self) -> None:
        side = Whole(faction="auren", coins=1, workers=1, bowls=(5, 1, 0))
        assert pay(side, Need(power=1)) is None
        assert pay(side, Need(coins=3)) is None
        assert pay(side, Need(priests=1)) is None


class Reasons:
    """The planner, asked for its reasons before each answer."""

    def __init__(self) -> None:
        self.asked = 0
        self.said: set[str] = set()

    def answer(self, look: Any, question: Question[Any], stream: Stream) -> Any:
        planner = Planner()
        # The stream gives the same numbers twice.
        weighed = planner.weigh(look, question, Stream(7))
        answer = planner.answer(look, question, Stream(7))
        assert weighed[0].answer == answer
        assert all(one.value <= weighed[0].value + 1e-9 for one in weighed)
        if question.id == "whole.turn":
            assert weighed[0].terms
        self.said |= {name for one in weighed for name, _ in one.terms}
        self.asked += 1
        return answer


def whole_game(player: Any, seed: int) -> Any:
    options = GAME.read_options({"keeps": "everything"})
    state = GAME.start(options, GAME.default_pack)
    play_out(GAME, BareTable(GAME, state, seed, {"you": player, TABLE: RandomPolicy()}))
    return state


def test_there_is_a_reason_for_every_answer_of_a_whole_game() -> None:
    player = Reasons()
    state = whole_game(player, 5)
    assert state.round == 6
    assert player.asked > 40
    assert len(player.said) > 12
    for language in LANGUAGES:
        words = Words(language, GAME, strict=True)
        assert all(words.term(name) for name in player.said)


def test_the_same_seed_is_the_same_game() -> None:
    one, other = whole_game(Planner(), 3), whole_game(Planner(), 3)
    assert one.digest() == other.digest()
    assert one.sides[0].points > 60


def people(seed: int, *players: Any) -> list[int]:
    """The points of a game of people."""
    options = GAME.read_options({"automa": False, "humans": len(players)})
    state = GAME.start(options, GAME.default_pack)
    seats = dict(zip(GAME.seats(options), players, strict=True))
    play_out(GAME, BareTable(GAME, state, seed, {**seats, TABLE: RandomPolicy()}))
    return [side.points for side in state.sides]


class Passing(Planner):
    """The planner, and whether it has passed before the last round with workers, coins and something to build."""

    passed: ClassVar[list[bool]] = []

    def answer(self, look: Any, question: Question[Any], stream: Stream) -> Any:
        answer = super().answer(look, question, stream)
        if question.id == "whole.turn" and answer[0] == "pass" and look().round < ROUNDS:
            at = INDEX[question.seat]
            builds = any(aim(plan)[0] in ("build", "dig", "upgrade") for plan in plans(look(), at, passing=False))
            side = look().sides[at]
            self.passed.append(builds and side.workers >= 3 and side.coins >= 6)
        return answer


def test_four_planners_come_to_85_points_and_seldom_pass_with_full_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Passing, "passed", [])
    games, points = count(40, usual=3), []
    for seed in range(games):
        points += people(seed, *[Passing() for _ in range(4)])
    assert statistics.fmean(points) >= 85
    assert len(Passing.passed) == 20 * games
    assert sum(Passing.passed) <= 0.03 * len(Passing.passed)
    record("terra_mystica games of four planners", games)


def test_it_beats_random_players() -> None:
    games = count(100, usual=3)
    won = sum(you > other for you, other in (people(seed, Planner(), GAME.policy("random")) for seed in range(games)))
    assert won >= 0.95 * games
    record("terra_mystica games of the planner against random moves", games)


@pytest.mark.parametrize("options", [{"tracked": False}, {"keeps": "board"}, {"merchants": True}])
def test_where_the_game_of_people_is_not_kept_it_answers_too(options: dict[str, Any]) -> None:
    chosen = GAME.read_options(options)
    state = GAME.start(chosen, GAME.default_pack)
    play_out(GAME, BareTable(GAME, state, 1, {"you": Planner(), TABLE: RandomPolicy()}))
    assert GAME.over(state)


@pytest.mark.parametrize(("spaces", "bridges"), [("E5", []), ("E5 C2", ["C2-E5"])])
def test_a_bridge_is_thought_of_where_it_joins_two_buildings_of_its_own(spaces: str, bridges: list[str]) -> None:
    position = table(round=3)
    position.builds(0, spaces)
    position.put(0, bowls=(0, 0, 9))
    found = [plan for plan in plans(position.state, 0) if aim(plan) == ("power", 1)]
    assert [plan[-1] for plan in found] == [("bridge", bridge) for bridge in bridges]
