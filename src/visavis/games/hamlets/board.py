"""The board of Hamlets: its map, its grounds, and how it is drawn."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from visavis.core import UNTRACKED, Bits, Cell, HexMap, Map, Panel, Track, Values, absorbing, groups

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


def draw(view: object) -> tuple[Panel, ...]:
    """The board, the points and the supplies."""
    from visavis.games.hamlets.state import State

    assert isinstance(view, State)
    sides = {"your_house": view.yours, "her_house": view.plain, "her_marked_house": view.marked, "tower": view.towers}
    cells = tuple(
        Cell(name, row, column, GROUND_OF[name], tuple(piece for piece, bits in sides.items() if _on(bits, name)))
        for name, (row, column) in AT.items()
    )
    values = Values(
        "state",
        (
            ("round", view.round),
            ("her_points", view.points),
            ("her_houses_left", view.houses_left),
            ("her_towers_left", view.towers_left),
            ("her_deck", view.deck.size()),
        ),
    )
    rounds = Track("rounds", 1, 4, (("round", max(1, view.round)),))
    return (values, rounds) if view.yours is UNTRACKED else (HexMap("map", cells), values, rounds)


def _on(bits: Bits, name: str) -> bool:
    return isinstance(bits, int) and bool(bits >> BOARD.place[name] & 1)
