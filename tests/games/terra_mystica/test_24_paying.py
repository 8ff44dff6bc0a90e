"""What a turn costs and brings, how it is paid, and what one tap can do; the boards as drawings."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from tests.games.terra_mystica.test_23_random import some_options
from tests.games.terra_mystica.whole import Table
from visavis.core import Forms, One, RandomPolicy, Session, Stream
from visavis.core.play.composite_answers import composite_answers, matching, with_composites
from visavis.games.terra_mystica import GAME
from visavis.games.terra_mystica.human.composite_answers import plans, ways
from visavis.games.terra_mystica.human.economy import Need, payments
from visavis.games.terra_mystica.human.rounds import income_of
from visavis.games.terra_mystica.human.side import INDEX
from visavis.games.terra_mystica.human.turn import passing_points
from visavis.games.terra_mystica.ui.prices import priced
from visavis.games.terra_mystica.ui.seat_boards import mats, symbols
from visavis.testing import clause, count, record


def with_goods(**goods: Any) -> Table:
    table = Table("witches", "nomads")
    table.builds(0, "D7 C4:TP")
    table.put(0, **{"coins": 0, "workers": 0, "priests": 0, "bowls": (0, 0, 0), **goods})
    return table


@clause("TM-20.8", "TM-20.9")
@pytest.mark.parametrize(
    ("goods", "need", "answers"),
    [
        ({"workers": 1, "coins": 2}, Need(1, 2), ()),
        ({"coins": 2, "bowls": (0, 0, 3)}, Need(1, 2), (("convert", "power_worker", 1),)),
        ({"coins": 2, "bowls": (0, 6, 0)}, Need(1, 2), (("burn", 3), ("convert", "power_worker", 1))),
        ({"workers": 1, "bowls": (0, 2, 1)}, Need(1, 2), (("burn", 1), ("convert", "power_coins", 2))),
        ({"workers": 3}, Need(1, 2), (("convert", "worker_coin", 2),)),
        ({"coins": 2, "priests": 1}, Need(1, 2), (("convert", "priest_worker", 1),)),
        ({"bowls": (0, 0, 5)}, Need(priests=1), (("convert", "power_priest", 1),)),
        ({"bowls": (0, 4, 1)}, Need(power=3), (("burn", 2),)),
    ],
)
def test_the_cheapest_way_to_pay_comes_first(goods: dict[str, Any], need: Need, answers: tuple[object, ...]) -> None:
    assert payments(with_goods(**goods).state.sides[0], need)[0].answers == answers


@clause("TM-20.8")
def test_what_is_needed_itself_is_not_given_away() -> None:
    side = with_goods(workers=1, coins=1).state.sides[0]
    assert payments(side, Need(1, 2)) == []
    assert payments(with_goods(bowls=(0, 3, 0)).state.sides[0], Need(power=2)) == []


@clause("TM-20.8")
def test_power_is_spent_before_a_priest_or_a_worker_and_others_can_be_chosen() -> None:
    side = with_goods(workers=3, priests=1, bowls=(0, 0, 1)).state.sides[0]
    found = [one.answers for one in payments(side, Need(1, 1))]
    assert found[0] == (("convert", "power_coins", 1),)
    assert (("convert", "worker_coin", 1),) in found
    assert (("convert", "priest_coin", 1),) in found


@clause("TM-20.19")
def test_no_priest_is_made_beyond_the_last_one() -> None:
    table = with_goods(bowls=(0, 0, 5), sent=7)
    assert payments(table.state.sides[0], Need(priests=1)) == []


def turns(options: dict[str, Any], seed: int, stream: Stream) -> Any:
    """The turns of a random game, each with its view and its question; a way may be taken meanwhile."""
    session = Session.new(GAME, options, seed=seed)
    while session.pending is not None:
        question = session.pending
        view = session.timeline.now
        if question.id == "whole.turn":
            before = len(session.lines)
            yield session, view, question
            if len(session.lines) != before:
                continue
        session.answer(GAME.policy("random").answer(partial(getattr, session.timeline, "now"), question, stream))


@clause("TM-20.7", "TM-20.8", "TM-20.12", "TM-20.13")
def test_whatever_is_offered_at_once_can_be_answered_and_costs_what_was_said() -> None:
    games = count(60, usual=3)
    taken = 0
    for seed in range(games):
        options = {"keeps": "everything"} if seed % 2 else some_options(seed)
        stream = Stream(seed)
        for session, view, question in turns(options, seed, stream):
            found = ways(view, question)
            if not found or stream.below(2):
                continue
            way = found[stream.below(len(found))]
            at = INDEX[question.seat]
            price = priced(view, question.seat, way.verb, way.values)
            assert price is not None
            spent = dict(price.costs)
            paid = [answer for answer in way.answers if answer[0] in ("burn", "convert")]
            for answer in paid:
                session.answer(answer)
            side = session.timeline.now.sides[at]
            for good in ("workers", "coins", "priests"):
                assert getattr(side, good) >= spent.get(good, 0), (way, price)
            assert side.bowls[2] >= spent.get("power", 0)
            for answer in way.answers[len(paid) :]:
                session.answer(answer)
            if way.verb in ("build", "upgrade"):
                assert session.timeline.now.sides[at].built & session.timeline.now.world.map.bits((way.values[0],))
            taken += 1
    assert taken > games
    record("terra_mystica.ways", taken)


@clause("TM-20.7")
def test_a_question_with_all_ways_offers_what_it_offered_and_more() -> None:
    seen = 0
    for session, view, question in turns({"keeps": "everything"}, 4, Stream(1)):
        found = composite_answers(GAME, view, question)
        wide = with_composites(question, found)
        assert isinstance(wide, Forms)
        for form in question.forms:
            wider = wide.form(form.verb)
            assert wider is not None
            assert {form.filled(at) for at in range(form.count())} <= {wider.filled(at) for at in range(wider.count())}
        for way in found:
            assert wide.fits((way.verb, *way.values))
            assert not question.fits((way.verb, *way.values))
            assert way in matching(found, question, (way.verb, *way.values))
        seen += len(found)
        assert session.pending is question
    assert seen


def test_nothing_is_offered_at_once_after_the_action() -> None:
    question = Forms("whole.turn", "you", "TM-20.7", ())
    table = with_goods(workers=9, coins=9)
    assert ways(table.state, question)
    table.state.now = type(table.state.now)(begun=True, actions=0)
    assert ways(table.state, question) == ()


@clause("TM-20.13", "TM-20.30")
def test_prices_say_what_a_building_costs_brings_and_what_is_missing() -> None:
    table = with_goods(workers=1, coins=1)
    table.put(0, favours=("favour 11",))
    price = priced(table.state, "you", "build", ())
    assert price is not None
    assert price.costs == (("workers", 1), ("coins", 2))
    assert price.gains == (("points", 2),)
    assert price.missing == (("coins", 1),)


@clause("TM-20.12")
def test_the_price_of_a_space_has_its_spades() -> None:
    table = with_goods(workers=20, coins=20)
    planned = list(plans(table.state, 0, "build"))
    assert any(spades for *_, spades in planned)
    for _, (space,), answers, need, spades in planned:
        price = priced(table.state, "you", "build", (space,))
        assert price is not None
        assert dict(price.costs)["workers"] == 1 + 3 * spades == need.workers
        assert len(answers) == 1 + bool(spades)


@clause("TM-20.12")
def test_the_price_of_building_is_that_of_the_cheapest_space() -> None:
    table = with_goods(workers=20, coins=20)
    table.ground("E9", "lakes")
    found = [need for *_, need, _ in plans(table.state, 0, "build")]
    price = priced(table.state, "you", "build", ())
    assert price is not None
    assert dict(price.costs)["workers"] == min(need.workers for need in found) > 1, "without spades nothing is in reach"


@clause("TM-20.13")
@pytest.mark.parametrize("faction", ["witches", "dwarves", "fakirs"])
def test_what_is_built_in_the_middle_of_an_action_costs_and_brings_what_was_said(faction: str) -> None:
    seen = 0
    for seed in range(count(30)):
        session, stream = Session.new(GAME, {"keeps": "everything"}, seed=seed), Stream(seed)
        while session.pending is not None:
            question, view = session.pending, session.timeline.now
            if isinstance(question, One) and faction in question.options:
                session.answer(faction)
                continue
            answer = GAME.players.policies["random"]().answer(
                partial(getattr, session.timeline, "now"), question, stream
            )
            follows = question.id in ("whole.spades", "whole.ride") and answer[0] == "build"
            said = priced(view, question.seat, "build", answer[1:]) if follows else None
            assert (said is not None) == follows
            before = view.sides
            session.answer(answer)
            if said is not None:
                after, paid, won = session.timeline.now.sides[0], dict(said.costs), dict(said.gains)
                had = {good: getattr(before[0], good) for good in ("workers", "coins", "priests", "points")}
                has = {good: getattr(after, good) for good in had}
                assert has == {good: had[good] - paid.get(good, 0) + won.get(good, 0) for good in had}, answer
                seen += 1
    assert seen


@clause("TM-20.29")
def test_of_the_terrains_that_a_space_may_become_home_says_so() -> None:
    table = with_goods()
    table.state.todo = (("bonus_spades", 0, 1, 0),)
    said = {ground: priced(table.state, "you", "transform", ("E8", ground)) for ground in ("lakes", "forest")}
    assert said["forest"] is not None
    assert said["forest"].gains == (("home", 0),)
    assert said["lakes"] is not None
    assert said["lakes"].gains == ()


@clause("TM-21.8", "TM-21.10")
@pytest.mark.parametrize(("task", "verb", "points"), [("ride", "build", 2), ("house", "upgrade", 3)])
def test_what_a_stronghold_builds_is_free_and_brings_its_points(task: str, verb: str, points: int) -> None:
    table = with_goods()
    table.put(0, favours=("favour 10", "favour 11"))
    table.state.todo = ((task, 0, 0, 0),)
    price = priced(table.state, "you", verb, ("D7",))
    assert price is not None
    assert (price.costs, price.gains, price.missing) == ((), (("points", points),), ())


@clause("TM-20.26")
def test_passing_says_its_points_and_the_coins_of_the_card() -> None:
    table = with_goods()
    table.put(0, bonus="bonus 9")
    table.state.coins = (0, 2, 0)
    price = priced(table.state, "you", "pass", (table.state.bonus[1],))
    assert price is not None
    points = passing_points(table.state, table.state.sides[0])
    assert points == 1
    assert price.gains == (("points", 1), ("coins", 2))


@clause("TM-20.20")
def test_a_priest_says_his_steps_and_their_power() -> None:
    table = with_goods(priests=1, cults=(4, 0, 0, 8))
    fire = priced(table.state, "you", "cult", ("fire", 3))
    air = priced(table.state, "you", "cult", ("air", 3))
    assert fire is not None
    assert air is not None
    assert fire.gains == (("fire", 3), ("power", 4))
    assert air.gains == (("air", 1),), "without a key the last space is closed"


@clause("TM-20.19")
def test_a_cult_says_the_steps_of_the_best_space_that_is_free() -> None:
    table = with_goods(priests=1, cults=(0, 0, 0, 0))
    table.state.threes, table.state.twos = (0, 1, 1, 1), (0, 2, 3, 0)
    steps = [priced(table.state, "you", "cult", (cult,)).gains for cult in ("fire", "water", "earth", "air")]
    assert steps == [(("fire", 3), ("power", 1)), (("water", 2),), (("earth", 1),), (("air", 2),)]


@clause("TM-20.21")
@pytest.mark.parametrize(("sent", "gains"), [(6, (("priests", 1),)), (7, ())])
def test_a_priest_that_nobody_has_left_is_no_gain(sent: int, gains: tuple[object, ...]) -> None:
    table = with_goods(bowls=(0, 0, 3), sent=sent)
    price = priced(table.state, "you", "power", (2,))
    assert price is not None
    assert price.gains == gains


def test_every_price_of_a_turn_can_be_said_in_words() -> None:
    from visavis.words import Words

    words = {language: Words(language, GAME, GAME.default_pack) for language in ("de", "en")}
    said = set()
    for _, view, question in turns({"keeps": "everything"}, 2, Stream(2)):
        for form in question.forms:
            chosen = form.filled(0)[1:]
            for values in ((), chosen):
                price = priced(view, question.seat, form.verb, values)
                if price is not None:
                    said |= {one.price(price) for one in words.values()}
        for way in ways(view, question):
            said |= {one.say(key, **args) for key, args in way.pays for one in words.values()}
    assert len(said) > 10


@clause("TM-20.5")
def test_a_board_shows_what_is_built_and_what_comes_of_it() -> None:
    table = with_goods(coins=4)
    board = next(one for one in mats(table.state) if one.seat == "you")
    rows = {row.id: row for row in board.rows}
    assert [waits for waits, _ in rows["dwelling"].places] == [False, *[True] * 7]
    assert [waits for waits, _ in rows["house"].places] == [False, *[True] * 3]
    assert ("coins", 4) in board.goods
    workers, coins, priests, power = income_of(table.state, table.state.sides[0])
    assert dict(board.income) == {
        id: number
        for id, number in zip(("workers", "coins", "priests", "power"), (workers, coins, priests, power), strict=True)
        if number
    }
    free = [icons for row in board.rows for waits, icons in (*row.places, (False, row.always)) if not waits]
    from_buildings = sum(number for icons in free for id, number in icons if id == "workers")
    assert from_buildings == workers


def test_action_spaces_that_are_taken_are_marked() -> None:
    table = with_goods()
    table.state.covered = (2, 5)
    actions = next(one for one in mats(table.state) if one.id == "actions")
    assert [id for id, used in actions.tiles if used] == ["power 2", "power 5"]


def test_every_tile_is_drawn() -> None:
    pack = GAME.default_pack
    tiles = [id for table in ("bonus_income", "favour", "town", "scoring", "power_action") for id in pack.tables[table]]
    assert [id for id in tiles if not symbols(pack, id)] == []
    assert symbols(pack, "forest") == ()


def test_a_game_whose_board_alone_is_kept_has_no_mats_and_no_prices() -> None:
    session = Session.new(GAME, {}, seed=1)
    stream, policy = Stream(1), RandomPolicy()
    while session.pending is not None and session.pending.id != "your.turn":
        session.answer(policy.answer(lambda: None, session.pending, stream))
    assert session.pending is not None
    view = session.timeline.now
    assert mats(view) == ()
    assert ways(view, session.pending) == ()
    assert priced(view, "you", "build", ()) is None
