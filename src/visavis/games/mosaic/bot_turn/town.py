"""5 and 7 Town: its region and its site."""

from __future__ import annotations

from visavis.core import Nothing, Table, absorbing, or_else
from visavis.games.mosaic.board import AT, where
from visavis.games.mosaic.bot_turn.locations import moved, order, turn_region
from visavis.games.mosaic.bot_turn.sites import NOT_LOOKED, free_goods, take_good
from visavis.games.mosaic.cards import Location
from visavis.games.mosaic.criteria import TOWN_GOODS, first_region, good_site
from visavis.games.mosaic.effects.bot_turn import CHOSEN, PlaceTown
from visavis.games.mosaic.state import SUPPLY, State


def town(state: State, table: Table[State], bot: int, kind: str) -> None:
    """A new town: region, then site (MO-5.1 to MO-5.4, MO-7.1 to MO-7.6)."""
    side = state.bots[bot]
    # MO-4.9
    if not getattr(state, SUPPLY[kind])[bot]:
        table.note(Nothing, "town.none_left", "MO-4.9", {"side": side, "town": kind})
        return

    # MO-5.1, MO-5.2, MO-5.4
    start, card = turn_region(state, table, bot, "MO-5.1")
    cities = where(state.side(bot), state.cities)
    regions, goods = or_else(town_regions(cities, state, table, start, card), NOT_LOOKED)
    region = table.choose(first_region("town.region", "MO-5.4", state, bot, regions, start, card))
    if region is None:
        table.note(Nothing, "town.no_region", "MO-5.4", {"side": side})
        return
    moved(table, "town", "MO-5.4", side, start, region)

    # MO-7.1 to MO-7.6
    good = table.choose(good_site("town.site", TOWN_GOODS, state, bot, region, goods))
    table.do(PlaceTown("MO-7.1", side, region, kind, good or CHOSEN))
    take_good(state, table, "MO-7.1", bot, region, good)


@absorbing
def town_regions(
    cities: int, state: State, table: Table[State], start: str, card: Location
) -> tuple[int, tuple[str, ...]]:
    """The regions with his cities, without those that are full, and the sites of the first one (MO-5.4)."""
    for region in order(state, start, card):
        bit = 1 << AT[region]
        if not cities & bit:
            continue
        goods = free_goods(state, table, "town.room", "MO-5.4", region, start)
        if goods:
            return cities, goods
        cities &= ~bit
    return cities, ()
