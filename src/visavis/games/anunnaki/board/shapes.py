"""How the areas of a planet lie: rows of hexes, as far as the shape of a planet is known.

The solo rulebook and the base rules say: a home planet has its capital at the bottom, with two neighbours, and a
civilization in the upper centre; Atlantis is in the middle of Gaia. Six areas in rows of three, two and one, and six
around Atlantis, fit that. A planet that a person entered otherwise is drawn without neighbours.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from visavis.games.anunnaki.board.areas import Area, Board


class Home(NamedTuple):
    """A home planet of the usual shape: its areas, and the numbers of the capital, its neighbours and the tile."""

    areas: int
    capital: int
    left: int
    right: int
    tile: int


USUAL = Home(6, 6, 4, 5, 2)
_AT_HOME = ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (2, 1))
_ON_GAIA = ((0, 1), (0, 2), (1, 2), (2, 2), (2, 1), (1, 0), (1, 1))
"""By number: at home row by row, on Gaia clockwise, Atlantis last. Rows and columns of pointy hexes, odd rows shifted
to the right."""
_WIDE = 4
"""So many areas stand in a row where the shape is not known."""
Place = tuple[int, int]


class Shape(NamedTuple):
    """Where the areas of a planet are drawn, which lie side by side, and the corners where three meet."""

    places: dict[str, Place]
    next_to: dict[str, tuple[str, ...]]
    corners: tuple[tuple[str, ...], ...]


def shape(board: Board, planet: str) -> Shape:
    """How the areas of a planet lie."""
    return _shape(tuple(area for area in board.areas if area.planet == planet), planet)


@lru_cache(maxsize=64)
def _shape(areas: tuple[Area, ...], planet: str) -> Shape:
    names = [area.name for area in areas]
    if not known(areas, planet):
        places = {name: divmod(at, _WIDE) for at, name in enumerate(names)}
        return Shape(places, dict.fromkeys(names, ()), ())
    places = dict(zip(names, _ON_GAIA if planet == "gaia" else _AT_HOME, strict=True))
    next_to = {one: tuple(other for other in names if beside(places[one], places[other])) for one in names}
    corners = tuple(
        (one, two, three)
        for one, two, three in combinations(names, 3)
        if two in next_to[one] and three in next_to[one] and three in next_to[two]
    )
    return Shape(places, next_to, corners)


def known(areas: tuple[Area, ...], planet: str) -> bool:
    """Whether the areas are those of the usual shape."""
    kinds = [area.kind for area in areas]
    if planet == "gaia":
        return len(areas) == len(_ON_GAIA) and kinds.index("atlantis") == len(kinds) - 1
    if planet not in ("his", "yours") or len(areas) != USUAL.areas or "capital" not in kinds:
        return False
    return kinds.index("capital") == USUAL.capital - 1 and areas[USUAL.tile - 1].tile


def beside(one: Place, other: Place) -> bool:
    """Whether two hexes share an edge.

    >>> beside((0, 1), (1, 1)), beside((0, 1), (1, 0)), beside((0, 1), (1, 2))
    (True, True, False)
    """
    (row, column), (other_row, other_column) = one, other
    if row == other_row:
        return abs(column - other_column) == 1
    step = other_column - column
    return abs(row - other_row) == 1 and step in ((0, 1) if row % 2 else (-1, 0))
