"""Towns of people: the app asks where one may have been founded, because its tile can bring cult steps."""

from __future__ import annotations

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
    mine = or_else(state.buildings_of(seat), 0)
    alone = not state.world.map.around[space] & mine and not state.bridges and not state.friends_bridges
    few = mine.bit_count() + bool(mine & or_else(state.sanctuaries, 0)) < LEAST_BUILDINGS
    if few or (alone and state.people_of(seat).id != "mermaids"):
        return
    group = grown(state, seat, mine, 1 << state.world.map.place[space])
    if group & or_else(state.towns, 0) or not enough(state, seat, group):
        return
    answer = table.ask(One("your.town", seat, "TM-1.1", tuple(STEPS), args={"space": space}))
    if answer == NO_TOWN:
        return
    steps = STEPS[answer]
    table.do(YouFound(seat, tuple(Region(state.world.map, group)), steps))
    for cult in CULTS if steps else ():
        advance(state, table, seat, cult, steps, 0)


def grown(state: State, seat: Human, mine: int, here: int) -> int:
    """The buildings of a person that hang together with this one, over their bridges too; Mermaids skip a river."""
    group = more = here
    mermaids = state.people_of(seat).id == "mermaids"
    while more:
        near = state.world.map.grow(more)
        if state.bridges or state.friends_bridges:
            near |= linked(state, seat, more)
        if mermaids:
            near |= state.world.reach(more, 1)
        more = near & mine & ~group
        group |= more
    return group


def enough(state: State, seat: Human, group: int) -> bool:
    """Whether a group is large and strong enough for a town."""
    buildings = group.bit_count() + (group & or_else(state.sanctuaries, 0)).bit_count()
    return buildings >= LEAST_BUILDINGS and or_else(power_of(state, seat, group), 0) >= LEAST_POWER
