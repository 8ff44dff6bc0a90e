"""The selection methods of section 5, and who is next to whom: what several choices are made of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from visavis.core import UNTRACKED, Bits, Criterion, Nth, Untracked
from visavis.games.terra_mystica.data import GROUND_AT, Card, Priority
from visavis.games.terra_mystica.state import FRIEND, State
from visavis.games.terra_mystica.world import World


def direction(id: str, clause: str, support: Card) -> Nth:
    """Count through what is left (TM-5.4 to TM-5.7)."""
    return Nth(id, clause, support.count, support.backwards)


def terrain(id: str, clause: str, state: State, home: str, support: Card) -> Criterion[str]:
    """The terrain that comes first in the row of a terrain-priority card (TM-5.3)."""
    card: Priority = state.pack.tables["priority"][home]
    row = card.a if support.row == "a" else card.b
    return Criterion(id, clause, classes=by_ground(state, row), args=row_args(support.row, row))


@lru_cache(maxsize=64)
def row_args(letter: str, row: tuple[str, ...]) -> Mapping[str, object]:
    """The variables of the words for a row."""
    return {"row": letter, "order": row}


def by_ground(state: State, row: tuple[str, ...]) -> Iterator[int]:
    """The spaces of each ground as it is now, in this order."""
    became, printed = state.became, state.world.printed
    same = ~state.changed
    for ground in row:
        at = GROUND_AT[ground]
        yield became[at] | printed[at] & same  # type: ignore[index, misc]


def closest(id: str, clause: str, state: State) -> Criterion[str]:
    """The fewest steps to a building of a person; no path leads through one (TM-5.1)."""
    return Criterion(id, clause, classes=rings(state.world, state.yours | state.friends))


def rings(world: World, people: Bits) -> Iterator[int] | Untracked:
    """The spaces by their distance from the buildings of people."""
    return people if people is UNTRACKED else world.map.rings(people, people)


def farthest(id: str, clause: str, state: State) -> Criterion[str]:
    """The most steps to her nearest building (TM-7.7h)."""
    return Criterion(id, clause, classes=far(state.world, state.hers, state.people))


def far(world: World, hers: Bits, people: Bits) -> Iterator[int] | Untracked:
    """The spaces by their distance from her buildings, the farthest first: without a path, then ring by ring."""
    return UNTRACKED if hers is UNTRACKED or people is UNTRACKED else _far(world, hers, people)


def _far(world: World, hers: int, people: int) -> Iterator[int]:
    found = list(world.map.rings(hers, people))
    outside = world.map.all
    for ring in found:
        outside &= ~ring
    yield outside
    yield from reversed(found)


# Neighbours and power


def linked(state: State, seat: str, bits: int) -> int:
    """The spaces at the other end of a person's bridges that begin on one of these (TM-1.9)."""
    found, place = 0, state.world.map.place
    for bridge in state.bridges_of(seat):
        one, other = bridge.split("-")
        if bits >> place[one] & 1:
            found |= 1 << place[other]
        if bits >> place[other] & 1:
            found |= 1 << place[one]
    return found


def next_to_people(state: State) -> Bits:
    """The spaces directly next to a building of a person, over their own bridges too."""
    people = state.yours | state.friends
    if people is UNTRACKED:
        return people
    found = state.world.map.grow(people)
    if state.bridges or state.friends_bridges:
        for seat in state.persons:
            found |= linked(state, seat, state.buildings_of(seat))  # type: ignore[arg-type]
    return found


def givers(state: State, space: str, seat: str) -> Bits:
    """The buildings of a person from which she gives them power with a building on this space."""
    mine = state.friends if seat == FRIEND else state.yours
    if mine is UNTRACKED:
        return mine
    near = state.world.map.around[space]
    if state.bridges or state.friends_bridges:
        near |= linked(state, seat, 1 << state.world.map.place[space])
    return near & mine


def power_of(state: State, seat: str, buildings: int) -> int:
    """The power value of some buildings of a person."""
    if not buildings:
        return 0
    top = state.strongholds | state.sanctuaries
    large = top | state.shipyards
    power = buildings.bit_count() + (buildings & (state.houses | state.temples | large)).bit_count()  # type: ignore[union-attr]
    if buildings & large:
        power += (buildings & large).bit_count()  # type: ignore[union-attr]
        power += (state.people_of(seat).large - 3) * (buildings & top).bit_count()  # type: ignore[union-attr]
    return power


def power_given(state: State, space: str) -> int:
    """The power that all people together may take from a building of hers on this space (TM-7.5c)."""
    power = power_of(state, "you", givers(state, space, "you"))  # type: ignore[arg-type]
    if state.humans > 1:
        power += power_of(state, "friend", givers(state, space, "friend"))  # type: ignore[arg-type]
    return power
