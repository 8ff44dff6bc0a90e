"""Who is next to whom, and the power that people may take (TM-1.9)."""

from __future__ import annotations

from collections.abc import Iterator

from visavis.core import UNTRACKED, Bits, Region, Untracked, absorbing
from visavis.games.terra_mystica.state import FRIEND, State


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


def by_power(state: State, among: Bits, near: Bits) -> Iterator[int] | Untracked:
    """Spaces by the power that people may take there, the least first."""
    if among is UNTRACKED or near is UNTRACKED:
        return UNTRACKED
    return _by_power(state, among, near)


def _by_power(state: State, among: int, near: int) -> Iterator[int]:
    yield among & ~near
    values = powers(state, among & near)
    for power in sorted(values):
        yield values[power]


def most_power(state: State, among: Bits) -> Iterator[int] | Untracked:
    """Spaces by the power that people may take there, the most first; those without any are left over."""
    near = next_to_people(state)
    if among is UNTRACKED or near is UNTRACKED:
        return UNTRACKED
    return _most_power(state, among & near)


def _most_power(state: State, among: int) -> Iterator[int]:
    values = powers(state, among)
    for power in sorted(values, reverse=True):
        yield values[power]


def powers(state: State, spaces: int) -> dict[int, int]:
    """These spaces by the power that people may take from a building of hers there."""
    found: dict[int, int] = {}
    for space in Region(state.world.map, spaces):
        power = power_given(state, space)
        found[power] = found.get(power, 0) | 1 << state.world.map.place[space]
    return found


@absorbing
def value_on(bit: int, state: State) -> int:
    """The power value of a building of a person."""
    return _value_on(bit, state)


def _value_on(bit: int, state: State) -> int:
    return power_of(state, FRIEND if bit & state.friends else "you", bit)
