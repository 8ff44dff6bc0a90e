"""View models of player boards: what is in front of a seat, for front ends to render."""

from __future__ import annotations

import msgspec

from visavis.core.card_face import Icon

Icons = tuple[Icon, ...]


class BoardRow(msgspec.Struct, frozen=True):
    """A row of pieces on a player board: each place yields something once its piece has left it."""

    id: str
    places: tuple[tuple[bool, Icons], ...]
    """For each place whether its piece is still there, and the icons printed under it."""
    price: Icons = ()
    always: Icons = ()
    """Icons that the row yields even if no piece has left it."""


class BoardTrack(msgspec.Struct, frozen=True):
    """A track of a player board: the marker's step, and the icons of each step."""

    id: str
    at: int
    steps: tuple[Icons, ...]
    price: Icons = ()


class SeatBoard(msgspec.Struct, frozen=True):
    """Board of a seat, or of the middle of the table, rendered in place of the panel with the same id."""

    id: str
    seat: str = ""
    name: str = ""
    """Owner of the board, as an option id with a name: a faction."""
    goods: Icons = ()
    bowls: tuple[int, ...] = ()
    """Number of tokens in each of the bowls that they cycle through."""
    rows: tuple[BoardRow, ...] = ()
    tracks: tuple[BoardTrack, ...] = ()
    tiles: tuple[tuple[str, bool], ...] = ()
    """Tiles and action spaces, each with whether it is used up for now."""
    income: Icons = ()
    """Icons of the next income."""
