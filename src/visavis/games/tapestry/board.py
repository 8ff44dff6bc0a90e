"""The tracks and the map of Tapestry: topology, reach, distances."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from importlib.resources import files
from string import ascii_uppercase

import msgspec

from visavis.core import Bits, Map, Region, absorbing, or_else

TRACKS = ("military", "science", "exploration", "technology", "arts")
"""The tracks, clockwise around the board; the arts track may lie beside any of the others."""
MILITARY, SCIENCE, EXPLORATION, TECHNOLOGY, ARTS = range(5)
TRACK = {name: at for at, name in enumerate(TRACKS)}
TRACK_MAP = Map.graph(dict.fromkeys(TRACKS, ()))
"""The tracks as a map without neighbours, so that a set of tracks is a set of bits: `1 << TRACK[name]`."""

Spaces = tuple[int, int, int, int, int]
"""The spaces of a side's markers, track by track."""
TOP = 12
"""The highest space of a track."""


class Way(msgspec.Struct, frozen=True):
    """The way the tracks run."""

    first: Spaces
    """Where the markers begin."""
    gone: tuple[int, ...]
    """How far a marker on each space has come."""
    step: int
    """What an advance adds to the number of a space."""
    end: int
    """The last space."""
    least: int
    """The lowest space on which a marker can be put."""


FORWARDS = Way(first=(0, 0, 0, 0, 0), gone=tuple(range(TOP + 1)), step=1, end=TOP, least=0)
BACKWARDS = Way(first=(11, TOP, TOP, TOP, TOP), gone=FORWARDS.gone[::-1], step=-1, end=1, least=1)
"""Where all tracks run backwards (TA-28.2)."""

_DATA = tomllib.loads(files(__package__).joinpath("board.toml").read_text("utf-8"))
ACHIEVEMENTS = tuple(_DATA["achievements"])
"""The VP of the first, the second and the third who gains an achievement."""


def _place(name: str) -> tuple[int, int]:
    """Row and column of a hex named by its axial coordinates."""
    q, r = map(int, name.split(":"))
    return r + q // 2, q


AT = {name: _place(name) for part in _DATA["hexes"].values() for name in part}
BOARD = Map.hexes(AT, flat=True)
_TOPS = {column: min(row for row, here in AT.values() if here == column) for _, column in AT.values()}
HEX_NAMES = {
    name: f"{ascii_uppercase[column - min(_TOPS)]}{row - _TOPS[column] + 1}" for name, (row, column) in AT.items()
}
"""The hexes as every text calls them: the column from the left, a letter, and the place in it from the top."""
LAND = BOARD.bits(_DATA["hexes"]["land"])
"""The hexes whose territory is printed on the board."""
YOUR_START = BOARD.bits([_DATA["your_start"]])
AUTOMA_START = BOARD.bits([_DATA["automa_start"]])
MIDDLE = BOARD.bits([_DATA["middle"]])

DISTRICTS = tuple(f"r{row}c{column}" for row in (1, 2, 3) for column in (1, 2, 3))
"""The districts of the capital, from left to right and top to bottom."""
DIRECTIONS = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
OPPOSITE = {"north": "south", "east": "west", "south": "north", "west": "east"}


@lru_cache(maxsize=16384)
def finished(spaces: tuple[int, ...], end: int) -> int:
    """The tracks whose end was reached, as bits."""
    bits, bit = 0, 1
    for space in spaces:
        if space == end:
            bits |= bit
        bit <<= 1
    return bits


_grow = lru_cache(maxsize=4096)(BOARD.grow)
"""Territories change seldom, and what lies next to them is asked for again and again."""


@absorbing
def grow(spaces: int) -> int:
    """The hexes next to these."""
    return _grow(spaces)


@absorbing
def members(spaces: int) -> tuple[str, ...]:
    """The names of these hexes."""
    return tuple(Region(BOARD, spaces))


@absorbing
def count(spaces: int) -> int:
    """How many hexes there are."""
    return spaces.bit_count()


@absorbing
def some(spaces: int) -> bool:
    """Whether there is any."""
    return bool(spaces)


@absorbing
def none(spaces: int) -> bool:
    """Whether there is none."""
    return not spaces


@absorbing
def your_conquerable(yours: int, automas: int, full: int, anywhere: bool) -> int:
    """Your territories that the Automa can legally conquer (TA-12.2)."""
    lone = yours & ~full
    return lone if anywhere else lone & _grow(automas)


@absorbing
def neutral(yours: int, automas: int, full: int, anywhere: bool, topple: bool) -> int:
    """The other hexes that the Automa can legally conquer or explore (TA-13.1, TA-13.2)."""
    reach = BOARD.all if anywhere else _grow(automas)
    reach &= ~(yours | automas | full)
    return reach if topple else reach & ~_grow(yours)


@absorbing
def unexplored(explored: int, automas: int, anywhere: bool) -> int:
    """The hexes that the Automa can legally explore (TA-14.1)."""
    empty = BOARD.all & ~explored
    return empty if anywhere else empty & _grow(automas)


@absorbing
def connected(explored: int, start: int, anywhere: bool) -> int:
    """The empty hexes connected to a capital hex by territories (TA-27.6)."""
    if anywhere:
        return BOARD.all & ~explored
    land = start
    while more := BOARD.grow(land) & explored & ~land:
        land |= more
    return BOARD.grow(land) & ~explored


@absorbing
def distance(sources: int, blocked: int, space: str) -> int:
    """How far a hex is from the nearest of these; -1 if no path leads there (TA-11.1)."""
    here = BOARD.bit[space]
    return next((steps for steps, ring in enumerate(BOARD.rings(sources, blocked)) if ring & here), -1)


def away(sources: Bits, blocked: Bits) -> Callable[[str], int]:
    """What is measured where distance decides."""
    return lambda space: or_else(distance(sources, blocked, space), -1)


@absorbing
def rings(sources: int, blocked: int) -> Iterable[int]:
    """The hexes by their distance from these: a path enters no blocked hex (TA-11.1, TA-11.2)."""
    return BOARD.rings(sources, blocked)


@absorbing
def middle_rings(automas: int, full: int) -> Iterable[int]:
    """The hexes by their distance from the middle island, if it can still be conquered."""
    blocked = automas | full
    return () if MIDDLE & blocked else BOARD.rings(MIDDLE, blocked)


@absorbing
def rings_unless(taken: int, sources: int, blocked: int) -> Iterable[int]:
    """The hexes by their distance from `sources`; nothing if there are any in `taken` (TA-13.5)."""
    return () if taken else BOARD.rings(sources, blocked)


@absorbing
def furthest(sources: int, blocked: int) -> Iterator[int]:
    """The hexes by their distance, the furthest first; what cannot be reached at all is furthest (TA-14.2)."""
    found = list(BOARD.rings(sources, blocked))
    rest = BOARD.all
    for ring in found:
        rest &= ~ring
    yield rest
    yield from reversed(found)


def moved(district: str, towards: str) -> tuple[str, str]:
    """The way, and the district there; the other way if this one would leave the capital (TA-31.4, TA-31.5)."""
    row, column = int(district[1]), int(district[3])
    down, right = DIRECTIONS[towards]
    there = f"r{row + down}c{column + right}"
    return (towards, there) if there in DISTRICTS else moved(district, OPPOSITE[towards])
