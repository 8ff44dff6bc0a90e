"""The options of Mosaic."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from visavis.core import Options as BaseOptions

HUMANS = ("you", "you2", "you3", "you4")
BOTS = ("bot", "bot2")


class Options(BaseOptions, frozen=True):
    """The level, the location deck, the length, who plays, and what the app keeps track of."""

    ADVANCED = ("longer", "humans", "bots", "units", "invented")

    level: Literal["easy", "medium", "hard", "expert"] = "medium"
    expansion: Literal["isolated", "standard", "aggressive"] = "standard"
    longer: Annotated[int, Meta(ge=0, le=3)] = 0
    """Cards more in the rows of golden ages, achievements and wonders."""
    humans: Annotated[int, Meta(ge=1, le=4)] = 1
    bots: Annotated[int, Meta(ge=1, le=2)] = 1
    units: Literal["present", "anywhere"] = "present"
    """Where his units may stand: where he has a city or a town, or in every region."""
    tracked: bool = True
    invented: bool = False
    """For simulations: tiles, goods and card offers are invented instead of asked."""

    @property
    def solo(self) -> bool:
        """One person against one HeroBotus: the rules of the book without its appendix."""
        return self.humans == self.bots == 1


def seats(options: Options) -> tuple[str, ...]:
    """The persons who play."""
    return HUMANS[: options.humans]
