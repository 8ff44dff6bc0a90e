"""The options of Terra Mystica: everything else is chosen during the set-up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from visavis.core import Options as BaseOptions
from visavis.games.terra_mystica.human.side import PLACES


class Options(BaseOptions, frozen=True):
    """The level, the map, the expansions, how many people play, and whether the app keeps track of the board."""

    EXPANSIONS = ("end_tile", "merchants", "promo")
    ADVANCED = ("map", "automa", "order", "start_points", "town_promo", "temple_promo")
    LIVE = ("keeps", "tracked")

    level: Literal["automalein", "automa", "automaechtig", "ultoma", "alptrauma"] = "automa"
    map: Literal["base", "fire_ice", "revised", "lakes_board", "fjords", "archipelago"] = "base"
    end_tile: Literal["none", "distance", "settlements", "sanctuary", "outposts"] = "none"
    merchants: bool = False
    promo: bool = False
    humans: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1
    tracked: bool = True
    keeps: Literal["board", "everything"] = "board"
    automa: bool = True
    order: Literal["seats", "passing"] = "seats"
    start_points: Literal["twenty", "by_faction"] = "twenty"
    town_promo: bool = False
    temple_promo: bool = False

    def live_settings(self) -> Mapping[str, Mapping[str, Mapping[str, object]]]:
        """How much the app keeps: nothing, the board or everything. Without the Automa it keeps everything."""
        board = {"tracked": True} if self.merchants else {"tracked": True, "keeps": "board"}
        found: dict[str, Mapping[str, object]] = {"nothing": {"tracked": False}, "board": board}
        if not self.merchants:
            found["everything"] = {"tracked": True, "keeps": "everything"}
        return {"keeps": found} if self.automa else {}

    @property
    def kept(self) -> bool:
        """Whether the whole game of people is kept; of the Merchants nobody knows their side."""
        return not self.automa or (self.keeps == "everything" and self.tracked and not self.merchants)

    @property
    def people(self) -> int:
        """How many people sit at the table: with the Automa one or two, without her two to five."""
        return min(self.humans, 2) if self.automa else max(self.humans, 2)


def seats(options: Options) -> tuple[str, ...]:
    """The people at the table."""
    return PLACES[: options.people]
