"""The options of Terra Mystica: everything else is chosen during the set-up."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from visavis.core import Options as BaseOptions


class Options(BaseOptions, frozen=True):
    """The level, the map, the expansions, how many people play, and whether the app keeps track of the board."""

    EXPANSIONS = ("end_tile", "merchants", "promo")

    level: Literal["automalein", "automa", "automaechtig", "ultoma", "alptrauma"] = "automa"
    map: Literal["base", "fire_ice", "revised", "lakes_board", "fjords", "archipelago"] = "base"
    end_tile: Literal["none", "distance", "settlements", "sanctuary", "outposts"] = "none"
    merchants: bool = False
    promo: bool = False
    humans: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    tracked: bool = True


def seats(options: Options) -> tuple[str, ...]:
    """The people at the table."""
    return ("you", "friend") if options.humans > 1 else ("you",)
