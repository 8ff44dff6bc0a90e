"""Regions and sites: what HeroBotus chooses by on the board, in the order of the book."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from visavis.core import Bits, Choice, Criterion, Later, Nth, Only, Untracked, YouChoose, absorbing, or_else
from visavis.games.mosaic.board import (
    AT,
    BOARD,
    Counts,
    Goods,
    along,
    best_tiles,
    influence,
    names,
    tracked_regions,
    where,
    worst_tiles,
)
from visavis.games.mosaic.cards import KINDS, MONEY, TILES, TOWNS, Location
from visavis.games.mosaic.state import SUPPLY, State

EMPTY = "empty"
"""A free hex without a good."""

Card = Callable[[], Location]
"""Turns over a location card when one is needed."""


# 2 Set-up


NO_TILES: Mapping[str, int] = {}


@absorbing
def kinds_of(tiles: Mapping[str, int], kinds: tuple[str, ...]) -> tuple[str, ...]:
    """The kinds of tiles there are, in a fixed order."""
    return tuple([kind for kind in kinds if kind in tiles])


def listed(tiles: Mapping[str, int] | Untracked) -> dict[str, object]:
    """Tiles as words for people."""
    known = or_else(tiles, NO_TILES)
    return {"tiles": tuple(known.items()), "known": len(known)}


PREFERRED = ("idea", "stone", "food")
"""What he prefers in the set-up (MO-2.25)."""


def start_tile(state: State, region: str) -> Choice[str]:
    """The tile of a start city: the highest value, money does not count (MO-2.22)."""
    best = best_tiles(state.tiles, region)
    return Choice(
        "start.tile",
        "MO-2.22",
        among=kinds_of(best, KINDS),
        by=(
            highest("start.highest", "MO-2.22", best),
            in_order("start.preferred", "MO-2.25", PREFERRED),
        ),
        every=KINDS,
        says="pick",
        sure=True,
        args={"region": region, **listed(best)},
    )


def highest(id: str, clause: str, best: Mapping[str, int] | Untracked) -> Criterion[str]:
    """The kind of tile with the highest value."""
    # Where the tiles are not tracked nobody ranks them.
    values = cast("Mapping[str, int]", best)
    return Criterion(id, clause, rank=lambda kind: -values[kind], measure=lambda kind: values[kind])


def lowest_tile(state: State, region: str, clause: str) -> Choice[str]:
    """The tile of a static city: the lowest value, money too (MO-2.28, MO-2.29)."""
    worst = worst_tiles(state.tiles, region)
    values = cast("Mapping[str, int]", worst)
    return Choice(
        "static.tile",
        clause,
        among=kinds_of(worst, TILES),
        by=(
            Criterion("static.lowest", clause, rank=lambda kind: values[kind]),
            YouChoose("static.you_choose", clause, args={"region": region}),
        ),
        every=TILES,
        says="pick",
        sure=True,
        args={"region": region, **listed(worst)},
    )


# 5 Region


def fewest_region(state: State, bot: int, card: Location) -> Choice[str]:
    """Where a card without a region begins: the fewest of his cities, in a tie from his home on (MO-5.2)."""
    cities, side = cast("Counts", state.cities), state.side(bot)
    return Choice(
        "fewest.region",
        "MO-5.2",
        among=BOARD.region(tracked_regions(state.regions, cities)),
        by=(
            Criterion("fewest.cities", "MO-5.2", rank=lambda region: cities[side][AT[region]]),
            arrow("fewest.home", "MO-2.37", state, state.starts[bot][0], card),
        ),
        every=in_play(state),
        says="pick",
        sure=True,
        args={"side": state.bots[bot]},
    )


def arrow(id: str, clause: str, state: State, start: str, card: Location) -> Criterion[str]:
    """The first region from a start on in the direction of the arrow; the start itself counts."""
    classes = along(start, card.clockwise)
    args = {"start": start, "clockwise": card.clockwise, "right": card.id in state.data.right}

    def steps(region: str) -> int:
        """How many regions in play lie before it."""
        return sum(bool(bit & state.regions) for bit in classes[: classes.index(1 << AT[region])])

    return Criterion(id, clause, classes=classes, args=args, measure=steps)


def in_play(state: State) -> tuple[str, ...]:
    """The regions in play."""
    return names(state.regions)


def first_region(id: str, clause: str, state: State, bot: int, among: Bits, start: str, card: Location) -> Choice[str]:
    """The first possible region from the card's region on (MO-2.36)."""
    return Choice(
        id,
        clause,
        among=BOARD.region(among),
        by=(arrow("region.arrow", "MO-2.36", state, start, card),),
        every=in_play(state),
        says="pick",
        args={"side": state.bots[bot], "start": start, "units": state.options.units, "persons": len(state.humans)},
    )


# 6 City


def city_tile(state: State, bot: int, region: str, turn: Card) -> Choice[str]:
    """The tile of a new city (MO-6.1 to MO-6.3)."""
    best = best_tiles(state.tiles, region)
    return Choice(
        "city.tile",
        "MO-6.1",
        among=kinds_of(best, TILES),
        by=(
            highest("city.highest", "MO-6.1", best),
            Only("city.no_money", "MO-6.2", test=lambda kind: kind != MONEY),
            Criterion("city.fewest", "MO-6.2", rank=lambda kind: getattr(state, kind)[bot]),
            Later(lambda left: in_order("city.order", "MO-6.3", turn().order)),
        ),
        every=TILES,
        says="pick",
        args={"side": state.bots[bot], "region": region, **listed(best)},
    )


def in_order(id: str, clause: str, order: tuple[str, ...]) -> Criterion[str]:
    """The first of an order, such as that of the resources on a location card (MO-2.38)."""
    return Criterion(id, clause, rank=order.index, args={"order": order}, measure=lambda kind: order.index(kind) + 1)


def least_resource(state: State, bot: int, turn: Card) -> Choice[str]:
    """What a tile with coins gives: the resource he has fewest of (MO-6.4)."""
    return Choice(
        "coin.resource",
        "MO-6.4",
        among=KINDS,
        by=(
            Criterion("coin.fewest", "MO-6.4", rank=lambda kind: getattr(state, kind)[bot]),
            Later(lambda left: in_order("coin.order", "MO-2.38", turn().order)),
        ),
        args={"side": state.bots[bot]},
    )


# 6 and 7 Goods


@absorbing
def goods_owned(owned: Goods, first: int, after: int) -> frozenset[str]:
    """The goods of the sides from one to another."""
    return frozenset(good for side in owned[first:after] for good in side)


def good_site(
    id: str,
    clauses: tuple[str, str, str, str, str, str],
    state: State,
    bot: int,
    region: str,
    goods: tuple[str, ...] | Untracked,
) -> Choice[str]:
    """A site by its good: nobody's, yours, his, both; then any (MO-6.5 to MO-6.9, MO-7.2 to MO-7.6)."""
    persons, side = len(state.humans), state.side(bot)
    yours = cast("frozenset[str]", goods_owned(state.owned, 0, persons))
    his = cast("frozenset[str]", goods_owned(state.owned, side, side + 1))
    who, where_to = {"persons": persons}, {"side": state.bots[bot], "region": region, "piece": id.partition(".")[0]}
    choice, nobody, only_yours, only_his, both, free = clauses
    return Choice(
        id,
        choice,
        among=goods,
        by=(
            Only("good.nobody", nobody, test=lambda g: g != EMPTY and g not in yours and g not in his, args=who),
            Only("good.yours", only_yours, test=lambda g: g in yours and g not in his, args=who),
            Only("good.his", only_his, test=lambda g: g in his and g not in yours, args=who),
            Only("good.both", both, test=lambda g: g in yours and g in his, args=who),
            YouChoose("good.you_choose", free, args=where_to),
        ),
        args={"side": state.bots[bot], "region": region},
    )


CITY_GOODS = ("MO-6.5", "MO-6.5", "MO-6.6", "MO-6.7", "MO-6.8", "MO-6.9")
TOWN_GOODS = ("MO-7.1", "MO-7.2", "MO-7.3", "MO-7.4", "MO-7.5", "MO-7.6")


# 4 Build


def commonest_town(state: State, bot: int) -> Choice[str]:
    """The kind of town he has most of (MO-4.5); in a tie the farm town, which the book leaves open."""
    return Choice(
        "town.kind",
        "MO-4.5",
        among=TOWNS,
        by=(
            Criterion(
                "town.most",
                "MO-4.5",
                rank=lambda kind: -getattr(state, SUPPLY[kind])[bot],
                measure=lambda kind: getattr(state, SUPPLY[kind])[bot],
            ),
            Nth("town.farm", "MO-4.5", 1),
        ),
        args={"side": state.bots[bot]},
    )


# 9 Military


def unit_regions(state: State, bot: int) -> Bits:
    """Where his units may stand (MO-9.5)."""
    if state.options.units == "anywhere":
        return tracked_regions(state.regions, state.cities)
    return where(state.side(bot), state.cities, state.towns)


# 11 Wonder


def wonder_region(state: State, bot: int, start: Callable[[], tuple[str, Location]]) -> Choice[str]:
    """Where his wonder stands: his greatest influence, in a tie by a location card (MO-11.6)."""
    all_of_it = influence(state.cities, state.wonders, state.towns, state.infantry, state.cavalry, state.siege)
    his = cast("Counts", all_of_it)
    side = state.side(bot)
    return Choice(
        "wonder.region",
        "MO-11.6",
        among=BOARD.region(tracked_regions(state.regions, state.cities)),
        by=(
            Criterion(
                "wonder.influence",
                "MO-11.6",
                rank=lambda region: -his[side][AT[region]],
                measure=lambda region: his[side][AT[region]],
            ),
            Later(lambda left: arrow("wonder.arrow", "MO-2.37", state, *start())),
        ),
        every=in_play(state),
        says="pick",
        sure=True,
        args={"side": state.bots[bot]},
    )


# 12 War


def war_regions(state: State, bot: int) -> Bits:
    """Where both he and a person have units (MO-12.2)."""
    theirs: Bits = 0
    for person in range(len(state.humans)):
        theirs |= where(person, state.infantry, state.cavalry, state.siege)
    return where(state.side(bot), state.infantry, state.cavalry) & theirs


@absorbing
def with_units(
    persons: tuple[str, ...], region: str, infantry: Counts, cavalry: Counts, siege: Counts
) -> tuple[str, ...]:
    """The persons who have units in a region."""
    at = AT[region]
    return tuple([one for n, one in enumerate(persons) if infantry[n][at] or cavalry[n][at] or siege[n][at]])


def enemy(state: State, bot: int, region: str) -> Choice[str]:
    """Whose units he removes; with several persons the book does not say, so you do (MO-12.5)."""
    persons, units = state.humans, (state.infantry, state.cavalry, state.siege)
    among = with_units(persons, region, *units) if len(persons) > 1 else persons
    return Choice(
        "war.enemy",
        "MO-12.5",
        among=among,
        by=(YouChoose("war.you_choose", "MO-12.5", args={"region": region, "side": state.bots[bot]}),),
        every=state.humans,
        says="pick",
        sure=True,
        args={"region": region, "side": state.bots[bot]},
    )


@absorbing
def losses(
    side: int, person: int, region: str, infantry: Counts, cavalry: Counts, siege: Counts
) -> list[tuple[str, int]]:
    """What a person loses: one unit for each of his, siege engines first, then cavalry, then infantry (MO-12.6)."""
    at = AT[region]
    left = infantry[side][at] + cavalry[side][at]
    lost: list[tuple[str, int]] = []
    for unit, counts in (("siege", siege), ("cavalry", cavalry), ("infantry", infantry)):
        count = min(left, counts[person][at])
        if count:
            lost.append((unit, count))
            left -= count
    return lost
