"""11 Reshuffle: his leader's ability, a wonder or an achievement, the deck anew."""

from __future__ import annotations

from visavis.core import Table
from visavis.games.mosaic.bot_turn.build import build
from visavis.games.mosaic.bot_turn.locations import tie_breaker
from visavis.games.mosaic.bot_turn.military import military
from visavis.games.mosaic.bot_turn.population_and_tax import money
from visavis.games.mosaic.bot_turn.technology import take_technologies
from visavis.games.mosaic.bot_turn.town import town
from visavis.games.mosaic.criteria import wonder_region
from visavis.games.mosaic.effects.bot_turn import NotPossible, ReshuffleAction, TakeAchievement, TakeWonder
from visavis.games.mosaic.state import State


def reshuffle(state: State, table: Table[State], bot: int) -> None:
    """His leader's ability, a wonder or an achievement, then the action deck is shuffled."""
    # MO-11.1: without paying.
    ability = state.data.leaders[state.leaders[bot]].ability
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
    table.do(ReshuffleAction(state.data.action_reshuffle))


def award(state: State, table: Table[State], bot: int) -> None:
    """A wonder, or an achievement if he has more wonders than achievements (MO-11.2 to MO-11.5)."""
    side = state.bots[bot]
    if not state.wonders_left and not state.achievements_left:
        table.note(NotPossible, "MO-11.5", side, "award")
        return
    achievement = state.wonder_cards[bot] > state.achievements[bot]
    if achievement and not state.achievements_left:
        achievement = False
    elif not achievement and not state.wonders_left:
        achievement = True
    if achievement:
        table.do(TakeAchievement("MO-11.3", side))
        return
    region = table.choose(wonder_region(state, bot, lambda: tie_breaker(state, table, bot)))
    assert region is not None
    table.do(TakeWonder("MO-11.6", side, region))
