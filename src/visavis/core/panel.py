"""View models of a board: a closed list of panels that every front end can render."""

from __future__ import annotations

from typing import Literal

import msgspec


class Cell(msgspec.Struct, frozen=True):
    """A hex or an area: its position, terrain, the pieces on it and their owners' marks.

    `numbers` are pieces with a number: their count, or the number printed on them.
    """

    name: str
    row: int = 0
    column: int = 0
    ground: str = ""
    pieces: tuple[str, ...] = ()
    next_to: tuple[str, ...] = ()
    numbers: tuple[tuple[str, int], ...] = ()


class HexMap(msgspec.Struct, frozen=True, tag=True):
    """Hexes by row and column; pointy: odd rows shifted right; flat: odd columns shifted down."""

    id: str
    cells: tuple[Cell, ...]
    layout: Literal["pointy", "flat"] = "pointy"


class Areas(msgspec.Struct, frozen=True, tag=True):
    """Named areas with their neighbours; without a grid, or at positions of hexes ("pointy", as in HexMap).

    `corners` are markers at the corners where these areas meet.
    """

    id: str
    cells: tuple[Cell, ...]
    layout: Literal["", "pointy"] = ""
    corners: tuple[tuple[str, ...], ...] = ()


class Track(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A track of numbered steps with markers on it.

    `steps` are the names of the steps from `least` on, for questions with steps as options; empty: they have none.
    """

    id: str
    least: int
    most: int
    markers: tuple[tuple[str, int], ...]
    descending: bool = False
    """Whether it is drawn from the highest step to the lowest."""
    steps: tuple[str, ...] = ()


class CardRow(msgspec.Struct, frozen=True, tag=True):
    """Cards in a row, left to right; "" is a card face down. `count` is the total number of cards.

    `lying` has the number of tokens of a kind (`what`, the id of an icon) on each card.
    """

    id: str
    cards: tuple[str, ...]
    count: int = 0
    lying: tuple[int, ...] = ()
    what: str = ""


class Values(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A table of values: one row per item, a number or a word each."""

    id: str
    rows: tuple[tuple[str, str | int], ...]
    across: tuple[str, ...] = ()
    """The columns of a grid, if the rows are its cells, line by line."""
    down: tuple[str, ...] = ()
    """The lines of a grid."""


Panel = HexMap | Areas | Track | CardRow | Values
