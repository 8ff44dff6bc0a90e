"""Her actions beside building: power actions, points, cults, favour tiles, trade (section 7)."""

from __future__ import annotations

from visavis.core import Fact, Nothing, Table
from visavis.games.terra_mystica.bot_turn.building import power_taken
from visavis.games.terra_mystica.bot_turn.cults import at_top, go_up
from visavis.games.terra_mystica.bot_turn.nothing import nothing
from visavis.games.terra_mystica.cards import CULTS, TOP, Card
from visavis.games.terra_mystica.criteria import (
    MERCHANT_ACTIONS,
    POWER_ACTIONS,
    cult_track,
    favour_tile,
    power_action,
    trade_space,
    value_on,
)
from visavis.games.terra_mystica.effects.bot import CoverPower, Score, TakeFavour, Trade, TradePower
from visavis.games.terra_mystica.state import TWOS, State

FIRST_FAVOURS = 5
"""The round from which on she takes favour tiles (TM-7.6a)."""


# 7.2 Cover a power action


def cover(state: State, table: Table[State], action: Card, support: Card) -> bool:
    """Cover a power action, with the Merchants also one of theirs."""
    done = cover_one(state, table, support, POWER_ACTIONS, "cover.none")
    return (state.merchants and cover_one(state, table, support, MERCHANT_ACTIONS, "cover.none_merchants")) or done


def cover_one(state: State, table: Table[State], support: Card, row: tuple[int, ...], case: str) -> bool:
    """Cover one power action of a row."""
    choice = power_action(state, support, row)
    action = table.choose(choice)
    if action is None:
        return nothing(table, case, choice.clause)
    table.do(CoverPower(choice.clause, action if action in row else 0))
    return True


# 7.3 Score points


def score_points(state: State, table: Table[State], action: Card, support: Card) -> bool:
    """The points of the card; for an X those of the level in this round."""
    if not action.points_by_level:
        table.do(Score("TM-7.3", action.points))
    elif points := state.level.x[state.round - 1]:
        table.do(Score("TM-7.3b", points))
    else:
        table.note(Nothing, "points.zero", "TM-7.3b", {"round": state.round, "level": state.level.id})
        return False
    return True


# 7.4 Advance on a cult track


def advance(state: State, table: Table[State], action: Card, support: Card) -> bool:
    """Go up a cult track, with a priest if she can place one."""
    # TM-7.4a to TM-7.4e
    cult = table.choose(cult_track(state, support))
    if cult is None:
        return nothing(table, "cult.none", "TM-7.4a")

    # TM-7.4f, TM-7.4g
    at = CULTS.index(cult)
    priest = 0
    if state.priests:
        free = 3 if not state.threes[at] else 2 if state.twos[at] < TWOS else 0
        fact = Fact("cult.space", "TM-7.4f", state.seen(free), options=(3, 2, 0), args={"cult": cult})
        priest = table.ask(fact)
        if not priest:
            table.note(Nothing, "cult.no_room", "TM-7.4g", {"cult": cult})
    else:
        table.note(Nothing, "cult.no_priest", "TM-7.4g")
    go_up(state, table, "TM-7.4f" if priest else "TM-7.4g", cult, priest or 1, priest)
    return True


# 7.6 Take a favour tile


def take_favour(state: State, table: Table[State], action: Card, support: Card) -> bool:
    """Take a favour tile with three steps, in rounds 5 and 6."""
    # TM-7.6a
    if state.round < FIRST_FAVOURS:
        table.note(Nothing, "favour.early", "TM-7.6a", {"round": state.round})
        return False

    # TM-7.6b to TM-7.6d
    cult = table.choose(favour_tile(state, support))
    if cult is None:
        return nothing(table, "favour.none", "TM-7.6b")
    left = TOP - state.cults[CULTS.index(cult)]
    table.do(TakeFavour(cult, min(3, left)))
    if left <= 3:
        at_top(table, cult, 3 - left)
    return True


# 7.8 Trade


def trade(state: State, table: Table[State], action: Card, support: Card) -> bool:
    """Trade with one of your buildings, from the round on that the card shows."""
    # TM-7.8a
    if state.round < action.trade:
        table.note(Nothing, "trade.early", "TM-7.8a", {"round": state.round, "first": action.trade})
        return False

    # TM-7.8b, TM-7.8c, TM-7.8e
    space = table.choose(trade_space(state, support))
    if space is None:
        return nothing(table, "trade.none", "TM-7.8b")

    # TM-7.8d
    value = value_on(state.world.map.bit[space], state)
    points = table.ask(Fact("trade.value", "TM-7.8d", value, options=(1, 2, 3, 4)))
    table.do(Trade(space, points))
    table.note(TradePower)
    if state.faction == "powermongers":
        power_taken(state, table, support, value)
    return True
