"""Who is next to whom, and the power that people may take (TM-1.9)."""

from __future__ import annotations

from collections.abc import Iterator

from visavis.core import Bits, absorbing, or_else
from visavis.games.terra_mystica.cards import People
from visavis.games.terra_mystica.state import FRIEND, State


def linked(state: State, seat: str, bits: int) -> int:
    """The spaces at the other end of a person's bridges that begin on one of these (TM-1.9)."""
    return state.world.across(state.bridges_of(seat), bits)


def next_to_people(state: State) -> Bits:
    """The spaces directly next to a building of a person, over their own bridges too."""
    return beside(state, state.yours, state.friends)


@absorbing
def beside(state: State, yours: int, friends: int) -> int:
    """The spaces next to these buildings of both people."""
    found = state.world.map.grow(yours | friends)
    if state.bridges or state.friends_bridges:
        found |= linked(state, "you", yours) | linked(state, "friend", friends)
    return found


@absorbing
def givers(state: State, seat: str, space: str, buildings: int) -> int:
    """Of a person's buildings, those from which she gives them power with a building on this space."""
    near = state.world.map.around[space]
    if state.bridges or state.friends_bridges:
        near |= linked(state, seat, 1 << state.world.map.place[space])
    return near & buildings


DWELLING, UPGRADED, SHIPYARD = 1, 2, 3
"""The power value of a dwelling, of a trading house or temple, of a shipyard; the others differ between factions."""


def power_of(state: State, seat: str, buildings: Bits) -> Bits:
    """The power value of some buildings of a person."""
    top = state.strongholds | state.sanctuaries
    return power(state, state.faction_of(seat), buildings, state.houses | state.temples, state.shipyards, top)


def power_sum(state: State, faction: str, buildings: int, upgraded: int, shipyards: int, top: int) -> int:
    """The power values of these buildings together; stronghold and sanctuary count as the faction says."""
    large = shipyards | top
    dwellings = buildings & ~(upgraded | large)
    found = DWELLING * dwellings.bit_count() + UPGRADED * (buildings & upgraded).bit_count()
    if buildings & large:
        found += SHIPYARD * (buildings & shipyards).bit_count()
        people: People = state.pack.tables["people"][faction]
        found += people.large * (buildings & top).bit_count()
    return found


power = absorbing(power_sum)


def power_given(state: State, space: str) -> Bits:
    """The power that all people together may take from a building of hers on this space (TM-7.5c)."""
    found = power_of(state, "you", givers(state, "you", space, state.yours))
    if state.humans > 1:
        found += power_of(state, "friend", givers(state, "friend", space, state.friends))
    return found


@absorbing
def by_power(state: State, among: int, near: int) -> Iterator[int]:
    """Spaces by the power that people may take there, the least first."""
    yield among & ~near
    values = powers(state, among & near)
    for value in sorted(values):
        yield values[value]


@absorbing
def most_power(state: State, among: int, near: int) -> Iterator[int]:
    """Spaces by the power that people may take there, the most first; those without any are left over."""
    values = powers(state, among & near)
    for value in sorted(values, reverse=True):
        yield values[value]


def powers(state: State, spaces: int) -> dict[int, int]:
    """These spaces by the power that people may take from a building of hers there."""
    found: dict[int, int] = {}
    if not spaces:
        return found
    map, yours, faction = state.world.map, state.yours, state.your_faction
    kinds = state.houses | state.temples, state.shipyards, state.strongholds | state.sanctuaries
    # One person without a bridge, nearly always: what is next to the space, without another look at the kinds.
    plain = state.humans == 1 and not state.bridges
    for space in map.listed(spaces):
        value = or_else(
            power(state, faction, map.around[space] & yours, *kinds) if plain else power_given(state, space),
            0,
        )
        found[value] = found.get(value, 0) | 1 << map.place[space]
    return found


@absorbing
def value_on(bit: int, state: State) -> Bits:
    """The power value of a building of a person."""
    return power_of(state, FRIEND if bit & state.friends else "you", bit)
