"""Why something cannot be done or chosen: the id of the reason."""

from __future__ import annotations

from collections.abc import Callable

from visavis.core import or_else
from visavis.games.terra_mystica.board import World
from visavis.games.terra_mystica.cards import GROUNDS, TERRAINS
from visavis.games.terra_mystica.criteria import ground_on
from visavis.games.terra_mystica.human.economy import covered_for
from visavis.games.terra_mystica.human.land import (
    board_of,
    buildable,
    dwellings_left,
    empty,
    ground_now,
    reach_all,
)
from visavis.games.terra_mystica.human.person import Person, person
from visavis.games.terra_mystica.state import Human, State, bonus_in_use

# Both where only the board is kept and where everything is


def space_taken(state: State, person: Person, bit: int) -> str | None:
    """Why nothing can be built on a space that is taken or in a river."""
    if bit & state.world.river:
        return "space.river"
    if bit & empty(state):
        return None
    if bit & person.built:
        return "space.yours"
    return "space.hers" if bit & state.hers else "space.theirs"


def not_this_card(person: Person, hers: str, card: str) -> str:
    """Why a round bonus card that does not lie in the row cannot be taken: somebody has it, or it is in the box."""
    return "bonus.hers" if card == hers else "bonus.yours" if card == person.bonus else "bonus.not_here"


def priest_there(values: tuple[object, ...]) -> str:
    """Why a priest cannot be sent to a space with this number."""
    return f"cult.taken_{values[-1]}"


# Where everything is kept


def not_for_dwelling(state: State, at: int, space: str) -> str | None:
    """Why no dwelling can be built on a space."""
    if space not in state.world.map.place:
        return None
    side, bit = state.sides[at], 1 << state.world.map.place[space]
    if (taken := space_taken(state, side, bit)) is not None:
        return taken
    if not bit & buildable(state, side):
        ground = GROUNDS[ground_now(state, bit)]
        return f"space.is_{ground}" if ground in TERRAINS else "space.frozen"
    free, by_skip = reach_all(state, side)
    workers, coins = board_of(state, side).prices[0]
    if side.workers < workers or side.coins < coins:
        return "whole.unpaid"
    return None if bit & (free | by_skip) else "whole.far"


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
    return "power.covered" if int(action) in covered_for(state, state.sides[at]) else "whole.no_power"


def not_for_passing(state: State, at: int, card: str) -> str | None:
    """Why a round bonus card cannot be taken."""
    if card not in state.pack.tables["bonus"]:
        return None
    return not_this_card(state.sides[at], state.her_bonus, card)


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


# Where only the board is kept


def named_space(state: State, text: str) -> int:
    """The space that a person means, as a bit; 0 if there is none of that name."""
    name = next((name for name in state.world.map.place if name.casefold() == text.casefold()), None)
    return 0 if name is None else 1 << state.world.map.place[name]


def not_free(state: State, seat: Human) -> Callable[[str], str | None]:
    """Why a space that a person names is not free."""

    def why(text: str) -> str | None:
        bit = named_space(state, text)
        if not bit:
            return None
        return space_taken(state, person(state, seat), bit) or ("space.frozen" if bit & state.frozen else None)

    return why


def not_home(state: State, seat: Human) -> Callable[[str], str | None]:
    """Why a first dwelling cannot stand there: it is not free, or of another ground, which is named."""
    taken = not_free(state, seat)

    def why(text: str) -> str | None:
        bit = named_space(state, text)
        found = taken(text)
        if found is not None or not bit:
            return found
        ground = or_else(ground_on(state.world, state.became, bit, state.world.map.name(bit)), "")
        return f"space.is_{ground}" if ground in TERRAINS and ground != state.home_of(seat) else "space.no_river"

    return why


def not_her_home(state: State) -> Callable[[str], str | None]:
    """Why one of her first dwellings cannot stand there."""
    taken = not_free(state, "you")

    def why(text: str) -> str | None:
        bit = named_space(state, text)
        if not bit:
            return None
        # On the printed map alone nothing is known but the ground.
        found = taken(text) if state.followed else "space.river" if bit & state.world.river else None
        if found is not None:
            return found
        ground = or_else(ground_on(state.world, state.became, bit, state.world.map.name(bit)), "")
        ground = ground or state.world.ground_of[state.world.map.name(bit)]
        return f"space.her_home_{ground}" if ground in TERRAINS and ground != state.home else None

    return why


def not_to_upgrade(state: State, seat: Human) -> Callable[[str], str | None]:
    """Why a building cannot be upgraded."""

    def why(text: str) -> str | None:
        bit = named_space(state, text)
        if not bit:
            return None
        if bit & state.buildings_of(seat):
            large = state.strongholds | state.sanctuaries | state.shipyards
            return "upgrade.large" if bit & large else "upgrade.none_left"
        return "space.hers" if bit & state.hers else "space.theirs" if bit & state.people else "upgrade.not_yours"

    return why


def not_in_row(state: State, seat: Human, text: str) -> str | None:
    """Why a round bonus card that a person names cannot be taken."""
    name = f"bonus {text.casefold().removeprefix('bonus').strip()}"
    if name not in bonus_in_use(state) or name in state.bonus:
        return None
    return not_this_card(person(state, seat), state.her_bonus, name)


def no_power(text: str, covered: tuple[int, ...], no_use: tuple[int, ...]) -> str | None:
    """Why a power action cannot be used."""
    action = int(text[:3]) if text.isdigit() else 0
    return "power.covered" if action in covered else "power.no_spades" if action in no_use else None


def no_bridge_end(world: World, text: str) -> str | None:
    """Why no bridge of a person can begin on a space."""
    return "bridge.no_end" if text.casefold() in (name.casefold() for name in world.map.place) else None
