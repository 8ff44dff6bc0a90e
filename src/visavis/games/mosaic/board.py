"""The board of Mosaic: the ring of regions and what stands in them."""

from __future__ import annotations

from functools import cache
from typing import TypeVar

from visavis.core import Map, absorbing
from visavis.games.mosaic.cards import RING

T = TypeVar("T")

BOARD = Map.graph({name: (RING[at - 1], RING[(at + 1) % len(RING)]) for at, name in enumerate(RING)})
AT = {name: at for at, name in enumerate(RING)}
SOLO = BOARD.bits(RING[:5])
"""The five regions of the game for two: Hispania and Gaul are not in play (MO-2.1)."""

Counts = tuple[tuple[int, ...], ...]
"""How many pieces of a kind there are: one row per side, one number per region of the ring."""
Tiles = tuple[tuple[tuple[str, int], ...] | None, ...]
"""The resource tiles left in each region, as kind and value; None where nobody has looked yet."""
Goods = tuple[tuple[str, ...], ...]
"""The goods of each region or of each side."""


@cache
def along(start: str, clockwise: bool) -> tuple[int, ...]:
    """The regions from this one on in the direction of an arrow, as bits (MO-2.36)."""
    at, step = AT[start], 1 if clockwise else -1
    return tuple(1 << (at + step * n) % len(RING) for n in range(len(RING)))


@cache
def names(bits: int) -> tuple[str, ...]:
    """The names of these regions."""
    return tuple(name for name in RING if bits >> AT[name] & 1)


@absorbing
def tracked_regions(regions: int, counts: Counts) -> int:
    """These regions, if what stands in them is tracked."""
    return regions


@absorbing
def where(side: int, *pieces: Counts) -> int:
    """The regions in which a side has one of these pieces."""
    bits = 0
    for counts in pieces:
        row = counts[side]
        if any(row):
            for at, count in enumerate(row):
                if count:
                    bits |= 1 << at
    return bits


@absorbing
def some(regions: int) -> bool:
    """Whether there is any."""
    return bool(regions)


@absorbing
def added(counts: Counts, side: int, region: str, count: int) -> Counts:
    """So many pieces more (or fewer) of a side in a region."""
    row, at = counts[side], AT[region]
    row = (*row[:at], row[at] + count, *row[at + 1 :])
    return (*counts[:side], row, *counts[side + 1 :])


@absorbing
def influence(
    cities: Counts, wonders: Counts, towns: Counts, infantry: Counts, cavalry: Counts, siege: Counts
) -> Counts:
    """The influence of each side in each region: 2 for a city or a wonder, 1 for a town or a unit (MO-12.7)."""
    every = zip(cities, wonders, towns, infantry, cavalry, siege, strict=True)
    return tuple([
        tuple([2 * (city + wonder) + town + foot + horse + engine
               for city, wonder, town, foot, horse, engine in zip(*rows, strict=True)])
        for rows in every
    ])  # fmt: skip


@absorbing
def pieces_at(counts: Counts, side: int, region: str) -> int:
    """How many of these pieces a side has in a region."""
    return counts[side][AT[region]]


@absorbing
def in_all(counts: Counts, side: int) -> int:
    """How many of these pieces a side has on the board."""
    return sum(counts[side])


# Resource tiles and goods


@absorbing
def unseen(tiles: Tiles, region: str) -> bool:
    """Whether nobody has looked yet what lies in a region."""
    return tiles[AT[region]] is None


@absorbing
def tiles_in(tiles: Tiles, region: str) -> tuple[tuple[str, int], ...]:
    """The resource tiles that are known to lie in a region."""
    return tiles[AT[region]] or ()


def tile_name(kind: str, value: int) -> str:
    """What one tile is called among others."""
    return f"tile.{kind}.{value}"


@absorbing
def best_tiles(tiles: Tiles, region: str) -> dict[str, int]:
    """The highest value of each kind of tile in a region."""
    best: dict[str, int] = {}
    for kind, value in tiles[AT[region]] or ():
        if value > best.get(kind, 0):
            best[kind] = value
    return best


@absorbing
def worst_tiles(tiles: Tiles, region: str) -> dict[str, int]:
    """The lowest value of each kind of tile in a region."""
    worst: dict[str, int] = {}
    for kind, value in tiles[AT[region]] or ():
        if value < worst.get(kind, 100):
            worst[kind] = value
    return worst


@absorbing
def value_of(tiles: dict[str, int], kind: str | None) -> int:
    """The value of the tile of a kind; 0 without one."""
    return tiles[kind] if kind else 0


@absorbing
def set_at(values: tuple[T, ...], region: str, its: T) -> tuple[T, ...]:
    """The tiles or goods of all regions, once these lie in one of them."""
    at = AT[region]
    return (*values[:at], its, *values[at + 1 :])


@absorbing
def without_tile(tiles: Tiles, region: str, kind: str, value: int) -> Tiles:
    """The tiles of all regions, one of them taken."""
    at = AT[region]
    left = list(tiles[at] or ())
    left.remove((kind, value))
    return (*tiles[:at], tuple(left), *tiles[at + 1 :])


@absorbing
def without_good(goods: Goods, region: str, good: str) -> Goods:
    """The goods of all regions, this one taken where it was known to lie."""
    at = AT[region]
    left = list(goods[at])
    if good in left:
        left.remove(good)
    return (*goods[:at], tuple(left), *goods[at + 1 :])


@absorbing
def with_good(owned: Goods, side: int, good: str) -> Goods:
    """The goods of all sides, one of them with this good; nobody has one twice."""
    its = owned[side] if good in owned[side] else (*owned[side], good)
    return (*owned[:side], its, *owned[side + 1 :])
