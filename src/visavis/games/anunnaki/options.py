"""The options of Anunnaki."""

from __future__ import annotations

from typing import Literal

from visavis.core import Options as BaseOptions


class Options(BaseOptions, frozen=True):
    """The level, where cards and board come from, the modules, and readings of unclear rules."""

    EXPANSIONS = ("distant", "creatures")
    ADVANCED = ("advanced", "oracle_as_value", "pin_civilizations", "dashed_only")

    level: Literal["easy", "normal", "hard", "extreme"] = "normal"
    tracked: bool = True
    cards: Literal["printed", "pack"] = "printed"
    """printed: a person reads the cards in, except those the pack calls official; pack: the app deals the pack's."""
    board: Literal["printed", "pack"] = "printed"
    """The same for the areas of the planets."""
    distant: bool = False
    creatures: bool = False
    advanced: bool = False
    """Every turn you choose which deck shows its next card."""
    oracle_as_value: bool = False
    """The oracle's "two times", "three times" as one action with that number."""
    pin_civilizations: bool = True
    """Units that will fight a civilization stay where they are, like those that will fight you."""
    dashed_only: bool = False
    """Beside Atlantis are only the areas behind a dashed edge."""


def seats(options: Options) -> tuple[str, ...]:
    """You; Cosmobot has no seat."""
    return ("you",)


def deals(options: Options) -> bool:
    """Whether the app deals anything from the pack; otherwise a person reads all of it in."""
    return options.cards == "pack" or (options.tracked and options.board == "pack")
