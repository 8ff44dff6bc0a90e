"""Groups of buildings and the towns they become (TM-20.24)."""

from __future__ import annotations

from visavis.core import Region, Table
from visavis.games.terra_mystica.cards import Town
from visavis.games.terra_mystica.effects.whole import BecomesTown
from visavis.games.terra_mystica.state import State
from visavis.games.terra_mystica.whole.books import ahead
from visavis.games.terra_mystica.whole.land import bridged, each, people_of
from visavis.games.terra_mystica.whole.side import PLACES, Whole

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
