"""Groups of buildings and the towns they become (TM-20.24); where only the board is kept, the app asks."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from visavis.core import One, Region, Table, or_else
from visavis.games.terra_mystica.cards import CULTS, Town
from visavis.games.terra_mystica.criteria import linked, power_of
from visavis.games.terra_mystica.effects.whole import BecomesTown
from visavis.games.terra_mystica.effects.yours import YouFound
from visavis.games.terra_mystica.human.economy import ahead
from visavis.games.terra_mystica.human.factions import go_up
from visavis.games.terra_mystica.human.land import bridged, each, people_of
from visavis.games.terra_mystica.human.side import PLACES, Whole
from visavis.games.terra_mystica.state import Human, State

LEAST_POWER, WITH_FAVOUR, LEAST_BUILDINGS = 7, 6, 4
"""What a town needs; with a favour tile less power is enough, and a sanctuary counts as two buildings."""
SMALLER = "favour 5"


def value(state: State, side: Whole, bits: int) -> int:
    """The power value of some buildings of a seat."""
    bits &= side.built
    top: int = bits & (state.strongholds | state.sanctuaries)  # type: ignore[assignment]
    middle: int = bits & (state.houses | state.temples)  # type: ignore[assignment]
    found = bits.bit_count() + middle.bit_count()
    return found + top.bit_count() * (people_of(state, side).large - 1) if top else found


def direct(state: State, side: Whole, bits: int, joined: int) -> int:
    """The spaces directly next to these for a seat: over its bridges, and for Mermaids around a river space."""
    found = state.world.map.grow(bits)
    if side.bridges:
        found |= bridged(state, side, bits)
    for river in each(joined):
        around = state.world.map.grow(river)
        if around & bits:
            found |= around
    return found


def group(state: State, side: Whole, bit: int, joined: int | None = None) -> int:
    """The buildings of a seat that hang together with the one on a space."""
    joined = side.joined if joined is None else joined
    found = more = bit
    while more := direct(state, side, more, joined) & side.built & ~found:
        found |= more
    return found


def strong(state: State, side: Whole, bits: int) -> bool:
    """Whether a group is large enough for a town."""
    needed = WITH_FAVOUR if SMALLER in side.favours else LEAST_POWER
    double: int = bits & state.sanctuaries  # type: ignore[assignment]
    return bits.bit_count() + double.bit_count() >= LEAST_BUILDINGS and value(state, side, bits) >= needed


def tiles_left(state: State) -> tuple[str, ...]:
    """The town tiles that are still there."""
    towns: dict[str, Town] = state.pack.tables["town"]  # type: ignore[assignment]
    gone = [tile for side in state.sides for tile in side.towns]
    promo = state.played.town_promo
    return tuple(id for id, town in towns.items() if (promo or town.set != "promo") and gone.count(id) < town.copies)


def check_town(state: State, table: Table[State], at: int, bit: int) -> None:
    """After a change: the group joins the town it touches, or founds one if it is large enough (TM-20.24)."""
    side = state.sides[at]
    if not bit & side.built:
        return
    found = group(state, side, bit)
    if found & state.towns:
        rest: int = found & ~state.towns  # type: ignore[assignment]
        if rest:
            table.do(BecomesTown(PLACES[at], tuple(Region(state.world.map, rest)), False))
    elif strong(state, side, found):
        waiting = sum(1 for task in state.todo if task[0] == "town")
        if len(tiles_left(state)) > waiting:
            table.do(BecomesTown(PLACES[at], tuple(Region(state.world.map, found)), True))
            ahead(state, table, ("town", at, 0, at))


def check_all(state: State, table: Table[State], at: int) -> None:
    """Every group of a seat, after the favour tile that makes towns smaller."""
    side = state.sides[at]
    left: int = side.built & ~state.towns  # type: ignore[assignment]
    while left:
        bit = left & -left
        found = group(state, side, bit)
        left &= ~found
        if not found & state.towns:
            check_town(state, table, at, bit)


def rivers(state: State, at: int) -> int:
    """The river spaces over which Mermaids can found a town now (TM-21.7)."""
    side, grow, found = state.sides[at], state.world.map.grow, 0
    if side.faction != "mermaids" or not tiles_left(state):
        return 0
    for river in each(grow(side.built) & state.world.river & ~side.joined):
        around = grow(river) & side.built
        if around and not around & state.towns:
            whole = group(state, side, around & -around, side.joined | river)
            if not whole & state.towns and strong(state, side, whole):
                found |= river
    return found


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
