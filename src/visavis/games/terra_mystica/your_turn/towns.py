"""Towns of people: the app asks where one may have been founded, because its tile can bring cult steps."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from visavis.core import One, Region, Table, or_else
from visavis.games.terra_mystica.cards import CULTS
from visavis.games.terra_mystica.criteria import linked, power_of
from visavis.games.terra_mystica.effects.yours import YouFound
from visavis.games.terra_mystica.state import Human, State
from visavis.games.terra_mystica.your_turn.factions import advance

LEAST_POWER, LEAST_BUILDINGS = 6, 4
"""What a town needs: with a favour tile 6 power instead of 7 are enough. A sanctuary counts as two buildings."""
NO_TOWN = "no_town"
STEPS = {NO_TOWN: 0, "town": 0, "town_1": 1, "town_2": 2}
"""What a person can answer, and the steps on all tracks that the tile brings."""


def found_town(state: State, table: Table[State], seat: Human, space: str) -> None:
    """Ask whether a group of buildings has become a town, if it can be one."""
    mine = or_else(state.yours if seat == "you" else state.friends, 0)
    if mine.bit_count() < LEAST_BUILDINGS - 1:
        return
    map, bridges = state.world.map, state.bridges or state.friends_bridges
    near = map.around[space] & mine
    mermaids = state.faction_of(seat) == "mermaids"
    if not (near or bridges or mermaids):
        return
    here = 1 << map.place[space]
    group = grown(state, seat, mine, here) if bridges or mermaids else joined(map.grow, mine, here, near)
    if group & or_else(state.towns, 0) or not enough(state, seat, group):
        return
    answer = table.ask(is_town(seat, space))
    if answer == NO_TOWN:
        return
    steps = STEPS[answer]
    table.do(YouFound(seat, tuple(Region(state.world.map, group)), steps))
    for cult in CULTS if steps else ():
        advance(state, table, seat, cult, steps, 0)


@lru_cache(maxsize=1024)
def is_town(seat: Human, space: str) -> One[str]:
    """Whether a town was founded with the building on this space, and with which tile."""
    return One("your.town", seat, "TM-1.1", tuple(STEPS), args={"space": space})


def joined(grow: Callable[[int], int], mine: int, here: int, near: int) -> int:
    """The buildings that hang together with this one and those next to it, without bridges."""
    group, left = here | near, mine & ~(here | near)
    while left and (near := grow(near) & left):
        group |= near
        left ^= near
    return group


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
    if pieces < LEAST_BUILDINGS and (pieces < LEAST_BUILDINGS - 1 or not or_else(group & state.sanctuaries, 0)):
        return False
    # Each building has at least 1 power.
    return pieces >= LEAST_POWER or or_else(power_of(state, seat, group), 0) >= LEAST_POWER
