"""Every kind of decision computed twice: by sets of bits, and by the slow evaluator."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.terra_mystica.slow import Slow
from visavis.core import TABLE, BareTable, Choice, RandomPolicy, Stream, narrow, option_fields
from visavis.core.chance import key
from visavis.games.terra_mystica import GAME, criteria
from visavis.games.terra_mystica.cards import Card
from visavis.games.terra_mystica.state import State
from visavis.testing import clause, count, record
from visavis.testing.helpers import combination

CARDS = GAME.default_pack.table("card", Card)
RAW: dict[str, Any] = dict(GAME.default_pack.raw)
SUPPORT = {one["id"]: one for one in RAW["card"]}
FACTIONS = {one["id"]: one for one in RAW["faction"]}
CHUNKS = 5


def pick(choice: Choice[Any]) -> object:
    return narrow(choice).pick


def compare(state: State, options: dict[str, Any], stream: Stream) -> int:
    """All kinds of decisions in one position, each with a random support card; how many there were."""
    slow = Slow(RAW, state.world.id, state.to_plain(), options)
    compared = 0

    def same(what: str, id: str, fast: object, slowly: object) -> None:
        nonlocal compared
        compared += 1
        assert fast == slowly, f"{what} with card {id}: {fast} by bits, {slowly} slowly, in {state.to_plain()}"

    def some() -> tuple[str, Card, dict[str, Any]]:
        id = stream.pick(tuple(CARDS))
        return id, CARDS[id], SUPPORT[id]

    for _ in range(2):
        id, card, plain = some()
        ship = stream.below(4)
        choice = criteria.best_space(state, card, ship)
        same(f"build, ship {ship}", id, pick(choice), slow.build(plain, ship))
        space = pick(choice)
        if space is not None:
            marked = pick(criteria.marking(state, str(space))) == "marked"
            same("mark", str(space), marked, slow.marks(str(space)))
    id, card, plain = some()
    faction = state.her_faction
    if state.humans == 1:
        faction = GAME.default_pack.tables["faction"][stream.pick(tuple(FACTIONS))]
    anywhere = "build_anywhere" in faction.actions
    fast = pick(criteria.faction_space(state, card, faction, state.ship, anywhere))
    same(f"build of the {faction.id}", id, fast, slow.build(plain, state.ship, FACTIONS[faction.id]))
    id, card, plain = some()
    kinds = criteria.upgradable(state)
    same("upgrade", id, pick(criteria.upgrade_space(state, card, kinds)) if kinds else None, slow.upgrade(plain))
    id, card, plain = some()
    same("cult", id, pick(criteria.cult_track(state, card)), slow.cult(plain))
    same("catch up", id, pick(criteria.catch_up(state, card, "TM-11.3")), slow.cult(plain, always_catch_up=True))
    same("favour", id, pick(criteria.favour_tile(state, card)), slow.cult(plain, favour=True))
    id, card, plain = some()
    same(
        "cover",
        id,
        pick(criteria.power_action(state, card, criteria.POWER_ACTIONS)),
        slow.cover(plain, [1, 2, 3, 4, 5, 6]),
    )
    same("cover", id, pick(criteria.power_action(state, card, criteria.MERCHANT_ACTIONS)), slow.cover(plain, [7, 8, 9]))
    id, card, plain = some()
    same("trade", id, pick(criteria.trade_space(state, card)), slow.trade(plain))
    if state.youth:
        same("cube", id, pick(criteria.cube_space(state, card)), slow.cube(plain))
    if state.fallow:
        same("fallow", id, pick(criteria.fallow_space(state, card)), slow.fallow(plain))
    return compared


@clause("TM-5.1", "TM-5.2", "TM-5.3", "TM-5.4", "TM-5.5", "TM-5.6", "TM-5.7", "TM-5.8")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_both_ways_lead_to_the_same_decisions(chunk: int) -> None:
    wanted, done, game = count(50_000, usual=2000) // CHUNKS, 0, chunk
    fields = option_fields(GAME.options)
    stream = Stream(key(chunk, "slow"))
    while done < wanted:
        options = {**combination(fields, game), "tracked": True, "automa": True, "humans": 1 + game % 2}
        state = GAME.start(GAME.read_options(options), GAME.default_pack)
        name = "random" if game % 3 == 0 else "rival"
        seats = {seat: GAME.policy(name) for seat in GAME.seats(GAME.read_options(options))}
        table = BareTable(GAME, state, game, {TABLE: RandomPolicy(), **seats})
        while not GAME.over(state) and done < wanted:
            if state.phase == "play" and state.turn == "her" and stream.below(4) == 0:
                done += compare(state, options, stream)
            GAME.step(state, table)
        game += CHUNKS
    record("terra_mystica decisions computed both ways", done)
    assert done >= wanted


def test_it_can_fail() -> None:
    state = GAME.start(GAME.options(), GAME.default_pack)
    seats = {"you": GAME.policy("rival"), TABLE: RandomPolicy()}
    table = BareTable(GAME, state, 1, seats)
    while not (state.phase == "play" and state.turn == "her"):
        GAME.step(state, table)
    wrong = {**state.to_plain(), "covered": [1, 2, 3, 4, 5]}
    slow = Slow(RAW, "base", wrong, {"end_tile": "none", "humans": 1})
    card = next(one for one in CARDS.values() if one.count == 1 and not one.backwards)
    assert pick(criteria.power_action(state, card, criteria.POWER_ACTIONS)) == 1
    assert slow.cover(SUPPORT[card.id], [1, 2, 3, 4, 5, 6]) == 6
