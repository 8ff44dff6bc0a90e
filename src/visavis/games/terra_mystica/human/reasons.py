"""Why something cannot be done or chosen: the id of the reason."""

from __future__ import annotations

from visavis.games.terra_mystica.cards import GROUNDS, TERRAINS
from visavis.games.terra_mystica.human.land import (
    board_of,
    buildable,
    empty,
    ground_now,
    has_stronghold,
    reach_all,
)
from visavis.games.terra_mystica.human.spades import dwellings_left
from visavis.games.terra_mystica.state import State


def not_for_dwelling(state: State, at: int, space: str) -> str | None:
    """Why no dwelling can be built on a space."""
    if (taken := not_empty(state, at, space)) is not None or space not in state.world.map.place:
        return taken
    side, bit = state.sides[at], 1 << state.world.map.place[space]
    if not bit & buildable(state, side):
        ground = GROUNDS[ground_now(state, bit)]
        return f"space.is_{ground}" if ground in TERRAINS else "space.frozen"
    free, by_skip = reach_all(state, side)
    workers, coins = board_of(state, side).prices[0]
    if side.workers < workers or side.coins < coins:
        return "whole.unpaid"
    return None if bit & (free | by_skip) else "whole.far"


def not_empty(state: State, at: int, space: str) -> str | None:
    """Why nothing can be built on a space that is taken or in a river."""
    if space not in state.world.map.place:
        return None
    bit = 1 << state.world.map.place[space]
    if bit & state.world.river:
        return "space.river"
    if bit & empty(state):
        return None
    if bit & state.sides[at].built:
        return "space.yours"
    return "space.hers" if bit & state.hers else "space.theirs"


def not_for_upgrade(state: State, at: int, space: str) -> str | None:
    """Why a building cannot be upgraded."""
    if space not in state.world.map.place:
        return None
    bit = 1 << state.world.map.place[space]
    if not bit & state.sides[at].built:
        return "upgrade.not_yours"
    if bit & (state.strongholds | state.sanctuaries):
        return "upgrade.large"
    return "whole.unpaid"


def not_for_power(state: State, at: int, action: str) -> str | None:
    """Why a power action cannot be used."""
    if action not in ("1", "2", "3", "4", "5", "6"):
        return None
    side = state.sides[at]
    again = side.faction == "yetis" and has_stronghold(state, side)
    return "power.covered" if int(action) in state.covered and not again else "whole.no_power"


def not_for_passing(state: State, at: int, card: str) -> str | None:
    """Why a round bonus card cannot be taken."""
    if card not in state.pack.tables["bonus"]:
        return None
    if card == state.sides[at].bonus:
        return "bonus.yours"
    return "bonus.hers" if state.played.automa and card == state.her_bonus else "bonus.not_here"


def not_for_favour(state: State, at: int, text: str) -> str | None:
    """Why a favour tile cannot be taken."""
    tile = f"favour {text.rpartition(' ')[2]}"
    if tile not in state.pack.tables["favour"]:
        return None
    return "favour.yours" if tile in state.sides[at].favours else "favour.gone"


def not_for_bridge(state: State, at: int, text: str) -> str | None:
    """Why no bridge can be built between two spaces."""
    ends = text.upper().replace(":", "-").split("-")
    if len(ends) != 2 or not set(ends) <= state.world.map.place.keys():
        return None
    name = "-".join(sorted(ends, key=state.world.map.place.__getitem__))
    if name not in state.world.ends:
        return "bridge.no_river"
    if any(name in side.bridges for side in state.sides):
        return "bridge.there"
    one, other = state.world.ends[name]
    return None if (one | other) & state.sides[at].built else "bridge.not_yours"


def priest_there(values: tuple[object, ...]) -> str:
    """Why a priest cannot be sent to a space with this number."""
    return f"cult.taken_{values[-1]}"


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
