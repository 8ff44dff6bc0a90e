"""The options of Sparks, and who sits at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta

from visavis.core import Options as BaseOptions

Seat = Literal["p1", "p2", "p3", "p4"]
SEATS: tuple[Seat, ...] = ("p1", "p2", "p3", "p4")
PLACE: Mapping[str, int] = {seat: at for at, seat in enumerate(SEATS)}


class Options(BaseOptions, frozen=True):
    """How many play."""

    players: Annotated[int, Meta(ge=2, le=4)] = 2


def seats(options: Options) -> tuple[Seat, ...]:
    """Who plays, in the order of the turns."""
    return SEATS[: options.players]
