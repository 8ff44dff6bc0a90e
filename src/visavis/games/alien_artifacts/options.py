"""The options of Alien Artifacts."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from visavis.core import Options as BaseOptions


class Options(BaseOptions, frozen=True):
    """How many play, how factions are given out, and how the types of the ships are read."""

    RARE = ("ship_types",)

    players: Annotated[int, Meta(ge=2, le=5)] = 2
    factions: Literal["random", "choose"] = "random"
    ship_types: Literal["as_printed", "paired"] = "as_printed"
    """The book pairs exterminate ships with developing and expand ships with building; `paired` reads it the way the
    planets have it."""
