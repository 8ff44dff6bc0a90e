"""Groups of buildings and the towns they become (TM-20.24); where only the board is kept, the app asks."""

from __future__ import annotations

from functools import lru_cache

from visavis.core import One, Region, Table, or_else
from visavis.games.terra_mystica.board import flood
from visavis.games.terra_mystica.cards import CULTS, Town
from visavis.games.terra_mystica.criteria import power_sum
from visavis.games.terra_mystica.effects.whole import BecomesTown
from visavis.games.terra_mystica.effects.yours import YouFound
from visavis.games.terra_mystica.human.economy import ahead
from visavis.games.terra_mystica.human.factions import report_steps
from visavis.games.terra_mystica.human.land import each
from visavis.games.terra_mystica.human.person import Person, person
from visavis.games.terra_mystica.human.side import PLACES, Whole
from visavis.games.terra_mystica.state import Human, State

LEAST_POWER, WITH_FAVOUR, LEAST_BUILDINGS = 7, 6, 4
"""What a town needs; with a favour tile less power is enough, and a sanctuary counts as two buildings."""
SMALLER = "favour 5"


def value_of(state: State, person: Person, buildings: int) -> int:
    """The power value of some buildings of a person."""
    upgraded, top = state.houses | state.temples, state.strongholds | state.sanctuaries
    return power_sum(state, person.faction, buildings, upgraded, state.shipyards, top)  # type: ignore[arg-type]


def direct(state: State, person: Person, bits: int, joined: int) -> int:
    """The spaces directly next to these for a person: over their bridges, and for Mermaids around some rivers."""
    found = state.world.map.grow(bits)
    if joined:
        found |= state.world.map.grow(found & joined)
    if person.bridges:
        found |= state.world.across(person.bridges, bits)
    return found


def group(state: State, person: Person, here: int, joined: int = 0) -> int:
    """The buildings of a person that hang together with those on some spaces; Mermaids skip rivers that are joined."""
    if joined or person.bridges:
        return flood(lambda bits: direct(state, person, bits, joined), person.built, here)
    return flood(state.world.map.grow, person.built, here)


def enough(state: State, person: Person, group: int, power: int = WITH_FAVOUR) -> bool:
    """Whether a group is large and strong enough for a town; what is not known of favour tiles may be there."""
    pieces = group.bit_count()
    # Each building has at least 1 power.
    if pieces >= power:
        return True
    if pieces < LEAST_BUILDINGS and (pieces < LEAST_BUILDINGS - 1 or not group & state.sanctuaries):
        return False
    return value_of(state, person, group) >= power


def needed_power(side: Whole) -> int:
    """The power that a town of a seat needs."""
    return WITH_FAVOUR if SMALLER in side.favours else LEAST_POWER


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
    found = group(state, side, bit, side.joined)
    if found & state.towns:
        rest: int = found & ~state.towns  # type: ignore[assignment]
        if rest:
            table.do(BecomesTown(PLACES[at], tuple(Region(state.world.map, rest)), False))
    elif enough(state, side, found, needed_power(side)):
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
        found = group(state, side, bit, side.joined)
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
            if not whole & state.towns and enough(state, side, whole, needed_power(side)):
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
    if not near and not state.bridges and not state.friends_bridges and state.faction_of(seat) != "mermaids":
        return
    one = person(state, seat)
    found = group(state, one, near | 1 << map.place[space], any_river(state, one))
    if not enough(state, one, found) or found & or_else(state.towns, 0):
        return
    answer = table.ask(is_town(seat, space))
    if answer == NO_TOWN:
        return
    steps = STEPS[answer]
    table.do(YouFound(seat, tuple(Region(state.world.map, found)), steps))
    for cult in CULTS if steps else ():
        report_steps(state, table, seat, cult, steps, 0)


@lru_cache(maxsize=1024)
def is_town(seat: Human, space: str) -> One[str]:
    """Whether a town was founded with the building on this space, and with which tile."""
    return One("your.town", seat, "TM-1.1", tuple(STEPS), args={"space": space})


def any_river(state: State, person: Person) -> int:
    """The rivers that a person may have skipped, where nobody says which."""
    return state.world.river if person.faction == "mermaids" else 0
