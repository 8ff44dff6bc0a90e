"""Why something cannot be done in the whole game."""

from __future__ import annotations

from visavis.games.terra_mystica.state import State
from visavis.games.terra_mystica.whole.land import board_of
from visavis.games.terra_mystica.whole.spades import dwellings_left

REASONS = {
    "convert": "whole.nothing_to_convert",
    "burn": "whole.nothing_to_burn",
    "connect": "whole.no_river_town",
    "build": "whole.no_build",
    "dig": "whole.no_dig",
    "upgrade": "whole.no_upgrade",
    "cult": "whole.no_priest",
    "advance": "whole.no_advance",
    "power": "whole.no_power",
    "special": "whole.no_special",
}
"""Why a verb is not possible, if nothing more can be said."""


def reason(state: State, at: int, verb: str) -> str:
    """Why a verb is not possible."""
    side = state.sides[at]
    if verb == "build" and not dwellings_left(state, side):
        return "whole.no_dwelling"
    workers, coins = board_of(state, side).prices[0]
    if verb == "build" and (side.workers < workers or side.coins < coins):
        return "whole.unpaid"
    return REASONS[verb]
