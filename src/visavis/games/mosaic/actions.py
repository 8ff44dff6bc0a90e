"""The actions of HeroBotus, in the order of the book."""

from __future__ import annotations

from visavis.core import UNTRACKED, Bits, Choice, Fact, Later, Nth, Table, Untracked
from visavis.games.mosaic.board import AT, regions_of, where
from visavis.games.mosaic.criteria import (
    CITY_GOODS,
    EMPTY,
    TOWN_GOODS,
    best_tiles,
    city_tile,
    commonest_town,
    first_region,
    good_site,
    least_resource,
    unit_regions,
    wonder_region,
)
from visavis.games.mosaic.data import GOODS, INVENTED, MONEY, Action, Location
from visavis.games.mosaic.effects import (
    Gain,
    GainMoney,
    NotPossible,
    Pay,
    PlaceCity,
    PlaceTown,
    PlaceUnits,
    PutBeside,
    RemoveTax,
    ReshuffleAction,
    TakeAchievement,
    TakeBuildCard,
    TakeGood,
    TakePopulation,
    TakeTechnology,
    TakeWonder,
    Work,
)
from visavis.games.mosaic.locations import order, tie_breaker, turn_location, turn_region
from visavis.games.mosaic.offers import (
    BUILD,
    POPULATION,
    TAX,
    TECHNOLOGY,
    Technologies,
    best_population,
    build_card,
    holding_money,
    kind_of,
    lowest_tax,
    refill,
    taken_places,
)
from visavis.games.mosaic.setup import know_tiles, take_tile
from visavis.games.mosaic.state import SUPPLY, State

TEN = 10
"""The money he gets from the supply (MO-9.4, MO-10.6)."""


def act(state: State, table: Table[State], bot: int, card: Action) -> None:
    """The first action of a card, then the second (MO-3.1, MO-3.3)."""
    if card.first in ("tax", "population"):
        tax_or_population(state, table, bot, card)
    elif card.first == "military":
        military(state, table, bot)
    elif card.first == "technology":
        technology(state, table, bot)
    elif pay(state, table, bot, card.cost, "MO-4.1"):
        build(state, table, bot, card.first)
    if card.second:
        technology(state, table, bot)


def pay(state: State, table: Table[State], bot: int, resource: str, clause: str) -> bool:
    """Pay 1 resource, or work instead (MO-3.2); with more players he does neither (MO-17.3)."""
    if not state.solo:
        return True
    if getattr(state, resource)[bot]:
        table.do(Pay(clause, state.bots[bot], resource))
        return True
    table.do(Work(state.bots[bot], resource, state.data.level.work))
    return False


# 4 Build


def build(state: State, table: Table[State], bot: int, first: str) -> None:
    """The first of the card's three lines that is possible (MO-4.1)."""
    side = state.bots[bot]
    lines = ("project", "city") if first == "build_project" else ("city", "project")
    # MO-17.5: with more players only the first line.
    for card in lines if state.solo else lines[:1]:
        # MO-4.2, MO-4.7
        clause = "MO-4.2" if card == "project" else "MO-4.7"
        taken = table.choose(build_card(state, bot, card, clause))
        if taken is None:
            continue
        table.do(TakeBuildCard("MO-4.6" if card == "project" else "MO-4.7", side, card))  # type: ignore[arg-type]
        if card == "city":
            city(state, table, bot)
        town_card(state, table, bot, taken, INVENTED.city_money if card == "city" else 0)
        return
    if not state.solo:
        table.note(NotPossible, "MO-17.5", side, "build")
        return

    # MO-4.8
    town_card(state, table, bot, None, 0)
    table.do(Gain("MO-4.8", side, "stone", 1))


def town_card(state: State, table: Table[State], bot: int, other: str | int | None, money: int) -> None:
    """A town card of the offer and its town; without a card the kind he has most of (MO-4.5)."""
    card = table.choose(build_card(state, bot, "town", "MO-4.2"))
    if card is None:
        kind = table.choose(commonest_town(state, bot))
        assert kind is not None
    else:
        kind = kind_of(state, card)
        table.do(TakeBuildCard("MO-4.6", state.bots[bot], kind))  # type: ignore[arg-type]
    town(state, table, bot, kind)
    refill(state, table, BUILD, taken_places(card, other), money)


# 5 and 6 City


def city(state: State, table: Table[State], bot: int) -> None:
    """A new city: region, then site (MO-5.1 to MO-6.9)."""
    side = state.bots[bot]
    # MO-4.9
    if not state.cities_left[bot]:
        table.note(NotPossible, "MO-4.9", side, "city")
        return

    # MO-5.1, MO-5.2
    start, card = turn_region(state, table, bot, "MO-5.1")
    regions, goods = city_regions(state, table, start, card)
    region = table.choose(first_region("city.region", "MO-5.1", state, bot, regions, start, card))
    if region is None:
        table.note(NotPossible, "MO-2.36", side, "city")
        return

    # MO-6.1 to MO-6.3
    best = best_tiles(state.tiles, region)
    kind = table.choose(city_tile(state, bot, region, lambda: turn_location(state, table, "MO-6.3")))
    if kind is not None:
        table.do(PlaceCity("MO-6.1", side, region, kind))
        take_tile(table, "MO-6.1", region, kind, best)
        gain_tile(state, table, bot, kind)
        return

    # MO-6.5 to MO-6.9
    good = table.choose(good_site("city.good", CITY_GOODS, state, bot, region, goods))
    table.do(PlaceCity("MO-6.5", side, region, "none"))
    take_good(state, table, "MO-6.5", bot, region, good)


def city_regions(
    state: State, table: Table[State], start: str, card: Location
) -> tuple[Bits, tuple[str, ...] | Untracked]:
    """The regions without those that are full, and what the first one offers where it has no tile.

    Only where no resource tile is left must a person look for a free hex, region by region along the arrow.
    """
    if state.tiles is UNTRACKED:
        return UNTRACKED, UNTRACKED
    open_regions = regions_of(state.regions)
    for region in order(state, start, card):
        know_tiles(state, table, region)
        if best_tiles(state.tiles, region):
            break
        goods = free_goods(state, table, "city.room", "MO-6.5", region)
        if goods:
            return open_regions, goods
        open_regions &= ~(1 << AT[region])
    return open_regions, ()


def free_goods(state: State, table: Table[State], id: str, clause: str, region: str) -> tuple[str, ...]:
    """The goods on free hexes, and whether there is a free hex without one."""
    answer: tuple[str, ...] | Untracked = UNTRACKED
    if state.options.invented and state.goods is not UNTRACKED:
        here = state.goods[AT[region]]
        answer = tuple([good for good in (*GOODS, EMPTY) if good in here or good == EMPTY])
    options = (*GOODS, EMPTY)
    return table.ask(Fact(id, clause, answer, options=options, several=(0, len(options)), args={"region": region}))


def gain_tile(state: State, table: Table[State], bot: int, kind: str) -> None:
    """What a tile gives him: 1 of its kind, for coins 1 of what he has fewest of (MO-6.4); nothing in MO-17.3."""
    if not state.solo:
        return
    resource = kind
    if kind == MONEY:
        found = table.choose(least_resource(state, bot, lambda: turn_location(state, table, "MO-2.38")))
        assert found is not None
        resource = found
    table.do(Gain("MO-6.4", state.bots[bot], resource, 1))


def take_good(state: State, table: Table[State], clause: str, bot: int, region: str, good: str | None) -> None:
    """He gets the good of a site, where goods are tracked."""
    if good in GOODS:
        table.do(TakeGood(clause, state.bots[bot], region, good))


# 5 and 7 Town


def town(state: State, table: Table[State], bot: int, kind: str) -> None:
    """A new town: region, then site (MO-5.1 to MO-5.4, MO-7.1 to MO-7.6)."""
    side = state.bots[bot]
    # MO-4.9
    if not getattr(state, SUPPLY[kind])[bot]:
        table.note(NotPossible, "MO-4.9", side, "town")
        return

    # MO-5.1, MO-5.2, MO-5.4
    start, card = turn_region(state, table, bot, "MO-5.1")
    regions, goods = town_regions(state, table, bot, start, card)
    region = table.choose(first_region("town.region", "MO-5.4", state, bot, regions, start, card))
    if region is None:
        table.note(NotPossible, "MO-5.4", side, "town")
        return

    # MO-7.1 to MO-7.6
    good = table.choose(good_site("town.site", TOWN_GOODS, state, bot, region, goods))
    table.do(PlaceTown("MO-7.1", side, region, kind))
    take_good(state, table, "MO-7.1", bot, region, good)


def town_regions(
    state: State,
    table: Table[State],
    bot: int,
    start: str,
    card: Location,
) -> tuple[Bits, tuple[str, ...] | Untracked]:
    """The regions with his cities, without those that are full, and the sites of the first one (MO-5.4)."""
    cities = where(state.side(bot), state.cities)
    if cities is UNTRACKED:
        return UNTRACKED, UNTRACKED
    for region in order(state, start, card):
        bit = 1 << AT[region]
        if not cities & bit:
            continue
        goods = free_goods(state, table, "town.room", "MO-5.4", region)
        if goods:
            return cities, goods
        cities &= ~bit
    return cities, ()


# 8 Technology


def technology(state: State, table: Table[State], bot: int) -> None:
    """A technology action (MO-8.1)."""
    if pay(state, table, bot, "idea", "MO-8.1"):
        take_technologies(state, table, bot)


def take_technologies(state: State, table: Table[State], bot: int) -> None:
    """The best technology and its neighbour (MO-8.2 to MO-8.9)."""
    offer = Technologies(state, table, bot)
    size = offer.size()
    best = table.choose(
        Choice(
            "technology.card",
            "MO-8.1",
            among=tuple(range(1, size + 1)),
            by=(
                Later(offer.with_symbols),
                Later(offer.with_number),
                Later(offer.with_most),
                Later(offer.with_leader),
                Nth("technology.leftmost", "MO-8.6", 1),
            ),
            args={"side": state.bots[bot]},
        )
    )
    if best is None:
        table.note(NotPossible, "MO-8.1", state.bots[bot], "technology")
        return
    # MO-8.7, MO-8.8; MO-17.4: with more players only one card.
    places = [best]
    if state.solo and size > 1:
        places.append(best - 1 if best > 1 else 2)
    for place, clause in zip(places, ("MO-8.9", "MO-8.7" if best > 1 else "MO-8.8"), strict=False):
        symbols, points = offer.shows(place)
        table.do(TakeTechnology(clause, state.bots[bot], place, symbols, points))
    refill(state, table, TECHNOLOGY, tuple(places))


# 9 Military


def military(state: State, table: Table[State], bot: int) -> None:
    """1 infantry and 1 cavalry in the region of a location card (MO-9.1 to MO-9.4)."""
    infantry, cavalry = min(1, state.infantry_left[bot]), min(1, state.cavalry_left[bot])
    units(state, table, bot, infantry, cavalry)


def units(state: State, table: Table[State], bot: int, infantry: int, cavalry: int) -> None:
    """These units in the region of a location card; without any 10 money (MO-9.4)."""
    side = state.bots[bot]
    if not infantry and not cavalry:
        table.do(GainMoney("MO-9.4", side, 0, TEN))
        return
    start, card = turn_region(state, table, bot, "MO-9.2")
    regions = unit_regions(state, bot)
    region = table.choose(first_region("units.region", "MO-9.5", state, bot, regions, start, card))
    if region is None:
        table.note(NotPossible, "MO-9.5", side, "units")
        return
    table.do(PlaceUnits("MO-9.2", side, region, infantry, cavalry))


# 10 Population, Tax & Tariff


def tax_or_population(state: State, table: Table[State], bot: int, card: Action) -> None:
    """One of the pair: the second of them in a cycle brings a unit instead (MO-10.1 to MO-10.7)."""
    side = state.bots[bot]
    # MO-10.1, MO-10.2
    if state.beside and state.data.actions[state.beside].first != card.first:
        return one_unit(state, table, bot, card.unit)

    # MO-10.3, MO-10.7
    if not pay(state, table, bot, card.cost, "MO-10.3"):
        return
    table.do(PutBeside(card.id))
    if card.first == "population":
        # MO-10.4
        gain, place = best_population(state, table)
        table.do(TakePopulation(side, gain))
        refill(state, table, POPULATION, (place,))
    else:
        # MO-10.5, MO-10.6
        table.note(RemoveTax, side)
        money(state, table, bot, "MO-10.6")
        refill(state, table, TAX, (lowest_tax(state),))


def one_unit(state: State, table: Table[State], bot: int, unit: str) -> None:
    """A single unit; if its kind is gone, the other (MO-10.2)."""
    left = {"infantry": state.infantry_left[bot], "cavalry": state.cavalry_left[bot]}
    other = "cavalry" if unit == "infantry" else "infantry"
    kind = unit if left[unit] else other if left[other] else ""
    units(state, table, bot, int(kind == "infantry"), int(kind == "cavalry"))


def money(state: State, table: Table[State], bot: int, clause: str) -> None:
    """The money of the holding area and 10 more (MO-10.6)."""
    table.do(GainMoney(clause, state.bots[bot], holding_money(state, table, clause), TEN))


# 11 Reshuffle


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
