"""The board of Hamlets: its map and its grounds."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from visavis.core import Map, absorbing, groups

_GROUNDS = {"w": "wood", "m": "meadow", "h": "hill", "f": "field", "~": "water"}
_DATA = tomllib.loads(files(__package__).joinpath("board.toml").read_text("utf-8"))
_ROWS: list[str] = _DATA["rows"]

AT = {f"{chr(65 + row)}{column + 1}": (row, column) for row, line in enumerate(_ROWS) for column in range(len(line))}
GROUND_OF = {name: _GROUNDS[_ROWS[row][column]] for name, (row, column) in AT.items()}
BOARD = Map.hexes(AT)
GROUND = {ground: BOARD.bits(name for name, its in GROUND_OF.items() if its == ground) for ground in _GROUNDS.values()}
WATER = GROUND["water"]
LAND = BOARD.all & ~WATER

PRIORITY = {row: tuple(GROUND[ground] for ground in grounds) for row, grounds in _DATA["priority"].items()}
"""The grounds she prefers, best first, by the row of the support card."""


@absorbing
def reach(houses: int, ferry: int) -> int:
    """The land next to these houses or across at most `ferry` spaces of water."""
    found = edge = BOARD.grow(houses)
    for _ in range(ferry):
        edge = BOARD.grow(edge & WATER)
        found |= edge
    return found & LAND


@absorbing
def largest_group(houses: int) -> int:
    """The size of the largest connected group."""
    return max((group.bit_count() for group in groups(BOARD, houses)), default=0)


@absorbing
def count(spaces: int) -> int:
    """How many spaces there are."""
    return spaces.bit_count()
