"""What several effects need."""

from __future__ import annotations

from typing import Literal

from visavis.games.tapestry.board import TRACK

Who = Literal["you", "automa", "shadow"]
Kind = Literal["end", "topple", "middle"]
Item = Literal["tapestry_item", "tech_item", "tile_item", "masterpiece_item"]
Winner = Literal["you", "automa", "kaiju", "both"]


def at(spaces: tuple[int, ...], track: str, space: int) -> tuple[int, int, int, int, int]:
    """The markers with one of them on another space."""
    place = TRACK[track]
    return (*spaces[:place], space, *spaces[place + 1 :])  # type: ignore[return-value]
