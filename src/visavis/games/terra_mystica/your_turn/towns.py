"""Towns of people: the app asks where one may have been founded, because its tile can bring cult steps."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from visavis.core import One, Region, Table, or_else
from visavis.games.terra_mystica.cards import CULTS
from visavis.games.terra_mystica.criteria import linked, power_of
from visavis.games.terra_mystica.effects.yours import YouFound
from visavis.games.terra_mystica.state import Human, State
from visavis.games.terra_mystica.whole.towns import LEAST_BUILDINGS, WITH_FAVOUR
from visavis.games.terra_mystica.your_turn.factions import go_up

NO_TOWN = "no_town"
STEPS = {NO_TOWN: 0, "town": 0, "town_1": 1, "town_2": 2}
"""What a person can answer, and the steps on all tracks that the tile brings."""


def found_town(state: State, table: Table[State], seat: Human, space: str) -> None:
    """Ask whether a group of buildings has become a town, if it can be one."""
    mine = or_else(state.yours if seat == "you" else state.friends, 0)
    if mine.bit_count() < LEAST_BUILDINGS - 1:
        return
    map = state.world.map
    near = map.around[space] & mine
    if state.bridges or state.friends_bridges or state.faction_of(seat) == "mermaids":
        group = grown(state, seat, mine, 1 << map.place[space])
    elif near:
        group = joined(map.grow, mine, 1 << map.place[space], near)
    else:
        return
    if not enough(state, seat, group) or group & or_else(state.towns, 0):
        return
    answer = table.ask(is_town(seat, space))
    if answer == NO_TOWN:
        return
    steps = STEPS[answer]
    table.do(YouFound(seat, tuple(Region(state.world.map, group)), steps))
    for cult in CULTS if steps else ():
        go_up(state, table, seat, cult, steps, 0)


@lru_cache(maxsize=1024)
def is_town(seat: Human, space: str) -> One[str]:
    """Whether a town was founded with the building on this space, and with which tile."""
    return One("your.town", seat, "TM-1.1", tuple(STEPS), args={"space": space})


def joined(grow: Callable[[int], int], mine: int, here: int, near: int) -> int:
    """The buildings that hang together with this one and those next to it, without bridges."""
    left = mine & ~(here | near)
    while left and (near := grow(near) & left):
        left ^= near
    return mine ^ left


def grown(state: State, seat: Human, mine: int, here: int) -> int:
    """The buildings of a person that hang together with this one, over their bridges too; Mermaids skip a river."""
    group = more = here
    mermaids = state.faction_of(seat) == "mermaids"
    while more:
        near = state.world.reach(more, 1) if mermaids else state.world.map.grow(more)
        if state.bridges or state.friends_bridges:
            near |= linked(state, seat, more)
        more = near & mine & ~group
        group |= more
    return group


def enough(state: State, seat: Human, group: int) -> bool:
    """Whether a group is large and strong enough for a town."""
    pieces = group.bit_count()
    # Each building has at least 1 power.
    if pieces >= WITH_FAVOUR:
        return True
    if pieces < LEAST_BUILDINGS and (pieces < LEAST_BUILDINGS - 1 or not or_else(group & state.sanctuaries, 0)):
        return False
    return or_else(power_of(state, seat, group), 0) >= WITH_FAVOUR
