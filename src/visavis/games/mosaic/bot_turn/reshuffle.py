"""11 Reshuffle: his leader's ability, a wonder or an achievement, the deck anew."""

from __future__ import annotations

from visavis.core import Nothing, Table
from visavis.games.mosaic.bot_turn.build import build
from visavis.games.mosaic.bot_turn.locations import tie_breaker
from visavis.games.mosaic.bot_turn.military import military
from visavis.games.mosaic.bot_turn.population_and_tax import money
from visavis.games.mosaic.bot_turn.technology import take_technologies
from visavis.games.mosaic.bot_turn.town import town
from visavis.games.mosaic.criteria import wonder_region
from visavis.games.mosaic.effects.bot_turn import (
    PrintedCard,
    ReshuffleAction,
    TakeAchievement,
    TakeWonder,
    UseAbility,
    WonderAnywhere,
)
from visavis.games.mosaic.state import State


def reshuffle(state: State, table: Table[State], bot: int) -> None:
    """His leader's ability, a wonder or an achievement, then the action deck is shuffled."""
    # MO-11.1: without paying.
    ability = state.data.leaders[state.leaders[bot]].ability
    table.note(UseAbility, state.bots[bot], state.leaders[bot], ability)
    if ability == "technology":
        take_technologies(state, table, bot)
    elif ability == "military":
        military(state, table, bot)
    elif ability == "money":
        money(state, table, bot, "MO-11.1")
    elif ability == "farm_town":
        town(state, table, bot, "farm")
    else:
        build(state, table, bot, ability)

    # MO-11.2 to MO-11.7
    award(state, table, bot)

    # MO-11.8
    reshuffle_action(state, table)


def reshuffle_action(state: State, table: Table[State]) -> None:
    """All action cards are shuffled as in the set-up (MO-11.8)."""
    if table.printed("action"):
        table.note(PrintedCard, "MO-11.8", "shuffle_action", state.data.action_reshuffle)
    table.do(ReshuffleAction(state.data.action_reshuffle))


def award(state: State, table: Table[State], bot: int) -> None:
    """A wonder, or an achievement if he has more wonders than achievements (MO-11.2 to MO-11.5)."""
    side = state.bots[bot]
    if not state.wonders_left and not state.achievements_left:
        table.note(Nothing, "award.none", "MO-11.5", {"side": side})
        return
    achievement = state.wonder_cards[bot] > state.achievements[bot]
    clause = "MO-11.3" if achievement else "MO-11.2"
    if not (state.achievements_left if achievement else state.wonders_left):
        achievement, clause = not achievement, "MO-11.4"
        table.note(Nothing, "award.no_wonder" if achievement else "award.no_achievement", clause, {"side": side})
    if achievement:
        table.do(TakeAchievement(clause, side))
        return

    # MO-11.6, MO-11.7
    region = table.choose(wonder_region(state, bot, lambda: tie_breaker(state, table, bot)))
    assert region is not None
    table.do(TakeWonder(clause, side, region))
    table.note(WonderAnywhere)
