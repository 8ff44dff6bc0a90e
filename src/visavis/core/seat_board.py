"""Player boards: what is in front of a seat, as values that a page can draw."""

from __future__ import annotations

import msgspec

from visavis.core.card_face import Icon

Icons = tuple[Icon, ...]


class BoardRow(msgspec.Struct, frozen=True):
    """Pieces that wait on a mat: each place brings something once its piece has left it."""

    id: str
    places: tuple[tuple[bool, Icons], ...]
    """For each place whether its piece still lies there, and what is printed under it."""
    price: Icons = ()
    always: Icons = ()
    """What the row brings without any piece having left it."""


class BoardTrack(msgspec.Struct, frozen=True):
    """A track of a mat: where the marker stands, and what each step brings."""

    id: str
    at: int
    steps: tuple[Icons, ...]
    price: Icons = ()


class SeatBoard(msgspec.Struct, frozen=True):
    """What lies before a seat, or in the middle of the table, drawn in place of the panel with the same id."""

    id: str
    seat: str = ""
    name: str = ""
    """Whose mat it is, as an option that has a name: a faction."""
    goods: Icons = ()
    bowls: tuple[int, ...] = ()
    """Tokens that go from one bowl to the next."""
    rows: tuple[BoardRow, ...] = ()
    tracks: tuple[BoardTrack, ...] = ()
    tiles: tuple[tuple[str, bool], ...] = ()
    """Tiles and action spaces, each with whether it is used up for now."""
    income: Icons = ()
    """What the next income brings."""
