"""5 and 6 City: its region, its site and what it gives."""

from __future__ import annotations

from visavis.core import Nothing, Table, absorbing, or_else
from visavis.games.mosaic.board import AT, best_tiles, tracked_regions, value_of
from visavis.games.mosaic.bot_turn.locations import moved, order, turn_location, turn_region
from visavis.games.mosaic.bot_turn.sites import NOT_LOOKED, free_goods, know_tiles, take_good, take_tile
from visavis.games.mosaic.cards import MONEY, Location
from visavis.games.mosaic.criteria import CITY_GOODS, city_tile, first_region, good_site, least_resource
from visavis.games.mosaic.effects.bot_turn import CHOSEN, Gain, PlaceCity
from visavis.games.mosaic.state import State


def city(state: State, table: Table[State], bot: int) -> None:
    """A new city: region, then site (MO-5.1 to MO-6.9)."""
    side = state.bots[bot]
    # MO-4.9
    if not state.cities_left[bot]:
        table.note(Nothing, "city.none_left", "MO-4.9", {"side": side})
        return

    # MO-5.1, MO-5.2
    start, card = turn_region(state, table, bot, "MO-5.1")
    known = tracked_regions(state.regions, state.tiles)
    regions, goods = or_else(city_regions(known, state, table, start, card), NOT_LOOKED)
    region = table.choose(first_region("city.region", "MO-5.1", state, bot, regions, start, card))
    if region is None:
        table.note(Nothing, "city.no_region", "MO-2.36", {"side": side})
        return
    moved(table, "city", "MO-2.36", side, start, region)

    # MO-6.1 to MO-6.3
    best = best_tiles(state.tiles, region)
    kind = table.choose(city_tile(state, bot, region, lambda: turn_location(state, table, "MO-6.3")))
    if kind is not None:
        table.do(PlaceCity("MO-6.1", side, region, kind))
        take_tile(table, "MO-6.1", region, kind, value_of(best, kind))
        gain_tile(state, table, bot, kind)
        return

    # MO-6.5 to MO-6.9
    table.note(Nothing, "city.no_tile", "MO-6.5", {"side": side, "region": region})
    good = table.choose(good_site("city.good", CITY_GOODS, state, bot, region, goods))
    table.do(PlaceCity("MO-6.5", side, region, "none", good or CHOSEN))
    take_good(state, table, "MO-6.5", bot, region, good)


@absorbing
def city_regions(
    regions: int, state: State, table: Table[State], start: str, card: Location
) -> tuple[int, tuple[str, ...]]:
    """The regions without those that are full, and what the first one offers where it has no tile.

    Only where no resource tile is left must a person look for a free hex, region by region along the arrow.
    """
    for region in order(state, start, card):
        know_tiles(state, table, region)
        if best_tiles(state.tiles, region):
            break
        goods = free_goods(state, table, "city.room", "MO-6.5", region, start)
        if goods:
            return regions, goods
        regions &= ~(1 << AT[region])
    return regions, ()


def gain_tile(state: State, table: Table[State], bot: int, kind: str) -> None:
    """What a tile gives him: 1 of its kind, for coins 1 of what he has fewest of (MO-6.4); nothing in MO-17.3."""
    if not state.solo:
        table.note(Nothing, "tile.nothing", "MO-17.3", {"side": state.bots[bot], "tile": kind})
        return
    resource = kind
    if kind == MONEY:
        found = table.choose(least_resource(state, bot, lambda: turn_location(state, table, "MO-2.38")))
        assert found is not None
        resource = found
        table.note(Nothing, "tile.coins", "MO-1.3", {"side": state.bots[bot], "resource": resource})
    table.do(Gain("MO-6.4", state.bots[bot], resource, 1))
