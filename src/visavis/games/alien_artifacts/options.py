"""The options of Alien Artifacts, and who sits at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta

from visavis.core import Options as BaseOptions

Seat = Literal["p1", "p2", "p3", "p4", "p5"]
SEATS: tuple[Seat, ...] = ("p1", "p2", "p3", "p4", "p5")
PLACE: Mapping[str, int] = {seat: at for at, seat in enumerate(SEATS)}


class Options(BaseOptions, frozen=True):
    """How many play, how factions are given out, and how the types of the ships are read."""

    ADVANCED = ("ship_types",)

    players: Annotated[int, Meta(ge=2, le=5)] = 2
    factions: Literal["random", "choose"] = "random"
    ship_types: Literal["as_printed", "paired"] = "as_printed"
    """The book pairs exterminate ships with developing and expand ships with building; `paired` reads it the way the
    planets have it."""


def seats(options: Options) -> tuple[Seat, ...]:
    """Who plays, in the order of the turns."""
    return SEATS[: options.players]
