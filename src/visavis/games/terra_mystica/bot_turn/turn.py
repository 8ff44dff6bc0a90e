"""Her cards, her actions and her passing (section 6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from visavis.core import Nothing, One, Table
from visavis.games.terra_mystica.bot_turn.actions import advance, cover, score_points, take_favour, trade
from visavis.games.terra_mystica.bot_turn.building import build, upgrade_action
from visavis.games.terra_mystica.bot_turn.faction import faction_action
from visavis.games.terra_mystica.cards import EXTRA, ROUNDS, Action, Card, Tile
from visavis.games.terra_mystica.effects.bot import (
    CardJoins,
    CardTurned,
    DeckRenewed,
    GatherDeck,
    Score,
    ScoreTile,
    ShePasses,
    SheTakesBonus,
    TurnOver,
    ValuesFrom,
)
from visavis.games.terra_mystica.human.factions import renew_reserve
from visavis.games.terra_mystica.human.person import take_figure
from visavis.games.terra_mystica.state import HER, State, on_table

PLACES = {"left": 0, "middle": 1, "right": 2}
MOST_TILE_POINTS = 12
"""What a person may enter as her value on a scoring tile."""


# 6 Her turn


def her_turn(state: State, table: Table[State]) -> None:
    """Turn over a card, then act or pass: the new card is the action card (TM-2.1), the one before it the support card
    (TM-2.2)."""
    # TM-6.1
    first, printed = not state.turned, table.heard and table.printed("deck")
    if first:
        if printed:
            table.note(TurnOver, "TM-6.1", "support", first)
        table.do(CardTurned("TM-6.1", str(table.draw(state.deck)), "support"))

    # TM-6.3
    left = state.deck.size()
    if not left:
        return she_passes(state, table, state.cards[state.turned[-1]], "TM-6.3")

    # TM-6.2, TM-6.4
    clause = "TM-6.1" if first else "TM-6.2"
    if printed:
        table.note(TurnOver, clause, "action", first)
    table.do(CardTurned(clause, str(table.draw(state.deck)), "action"))
    support, action = state.cards[state.turned[-2]], state.cards[state.turned[-1]]
    if action.passes and left <= 2 and not first:
        return she_passes(state, table, support, "TM-6.4")

    # TM-6.5, TM-6.6
    done = False
    for what in action.actions:
        done |= ACTIONS[what](state, table, action, support)
    if not done:
        table.note(Nothing, "turn.nothing", "TM-6.6")


def she_passes(state: State, table: Table[State], support: Card, clause: str) -> None:
    """Points, a bonus card, a new deck; the scoring of the tile and its cult bonus give her nothing (TM-1.3)."""
    table.do(ShePasses(clause))
    take_figure(state, table, "her")

    # TM-6.7, TM-11.4
    tile = state.tile
    points = tile_points(state, table, tile)
    if points:
        table.do(ScoreTile(tile.id, points))
        if state.faction == "racelings" and state.passed == (HER,):
            table.do(Score("TM-11.4", points))
    else:
        table.note(Nothing, "pass.no_points", "TM-6.7", {"tile": tile.id})

    # TM-6.16
    if state.round == ROUNDS:
        return table.note(Nothing, "pass.last_round", "TM-6.16")

    # TM-6.8, TM-6.9
    table.do(SheTakesBonus(support.bonus, *state.bonus_at(PLACES[support.bonus])))

    # TM-6.10 to TM-6.12
    new_deck(state, table)


def tile_points(state: State, table: Table[State], tile: Tile) -> int:
    """Her value on the scoring tile; where ours is reconstructed, whoever has the tile reads it (TM-6.7)."""
    side = int(state.round > 3)
    ours = tile.points[side]
    if tile.read(side):
        return ours
    if not state.values and not on_table(state, table):
        # Asked once, not at every pass: without the box nobody reads anything.
        reads = table.ask(One("pass.printed", "you", "TM-6.7", (False, True), args={"guess": False}))
        table.do(ValuesFrom("read" if reads else "ours"))
    if state.values == "ours":
        return ours
    return table.ask(printed_points(tile.id, ours))


@lru_cache(maxsize=256)
def printed_points(tile: str, ours: int) -> One[int]:
    """What is printed on a tile: our own value first."""
    every = (ours, *(other for other in range(MOST_TILE_POINTS + 1) if other != ours))
    return One("pass.points", "you", "TM-6.7", every, args={"tile": tile, "points": ours, "guess": ours})


def new_deck(state: State, table: Table[State]) -> None:
    """All her cards, the top card of the reserve, and after round 2 the extra card of the Merchants."""
    if not state.deck.size("reserve") and state.aside:
        renew_reserve(table)
    known: tuple[str, ...] = ()
    unseen = 0
    if state.deck.size("reserve"):
        top = state.deck.top("reserve")
        known, unseen = (tuple(map(str, top.known)), 0) if top.known else ((), 1)
    else:
        table.note(Nothing, "reserve.empty", "TM-6.10")
    extra = (EXTRA,) if state.merchants and state.round == 2 else ()
    if table.printed("deck"):
        table.note(GatherDeck, bool(unseen or known), bool(extra))
    table.do(DeckRenewed("TM-6.10", unseen, known, extra))
    for card in known:
        table.note(CardJoins, "TM-3.25", card)
    for card in extra:
        table.note(CardJoins, "TM-6.11", card)


# 7 Actions


ACTIONS: Mapping[Action, Callable[[State, Table[State], Card, Card], bool]] = {
    "build": build,
    "cover": cover,
    "cult": advance,
    "faction": faction_action,
    "favour": take_favour,
    "points": score_points,
    "trade": trade,
    "upgrade": upgrade_action,
}
