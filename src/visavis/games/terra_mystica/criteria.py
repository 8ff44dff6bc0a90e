"""What she chooses by: the options and the criteria, in the order of the book."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from visavis.core import UNTRACKED, Bits, Choice, Criterion, Map, Nth, Only, Region, Untracked, absorbing
from visavis.core.choice import AnyCriterion
from visavis.games.terra_mystica.data import CULTS, TOP, Card, Faction, Kind
from visavis.games.terra_mystica.methods import (
    by_ground,
    closest,
    direction,
    farthest,
    next_to_people,
    power_given,
    power_of,
    terrain,
)
from visavis.games.terra_mystica.state import FRIEND, State
from visavis.games.terra_mystica.world import World

TRACKS = Map.graph(dict.fromkeys(CULTS, ()))
"""The four cult tracks as a map, so that sets of them are bits."""
POWER_ACTIONS, MERCHANT_ACTIONS = (1, 2, 3, 4, 5, 6), (7, 8, 9)
"""The power actions on the board and on the board of the Merchants, left to right."""


# 7.2 Cover a power action


def power_action(state: State, support: Card, row: tuple[int, ...]) -> Choice[int]:
    """Which power action she covers (TM-7.2)."""
    merchants = row is MERCHANT_ACTIONS
    clause = "TM-7.2b" if merchants else "TM-7.2"
    return Choice(
        "cover.merchants" if merchants else "cover.action",
        clause,
        among=state.seen(uncovered(row, state.covered)),
        by=(direction("cover.count", clause, support),),
    )


@lru_cache(maxsize=1024)
def uncovered(row: tuple[int, ...], covered: tuple[int, ...]) -> tuple[int, ...]:
    """The power actions of a row that can still be used in this round."""
    return tuple(action for action in row if action not in covered)


# 7.4 Cult tracks, 7.6 favour tiles


def cult_bits(state: State) -> Bits:
    """The tracks without a marker at the top (TM-7.4a)."""
    if state.plain is UNTRACKED:
        return UNTRACKED
    found = 15
    for levels in (state.cults, state.your_cults, state.friends_cults):
        if TOP in levels:
            for at in range(4):
                if levels[at] == TOP:
                    found &= ~(1 << at)
    return found


def cult_track(state: State, support: Card) -> Choice[str]:
    """The track she goes up (TM-7.4)."""
    return Choice(
        "cult.track",
        "TM-7.4a",
        among=TRACKS.region(cult_bits(state)),
        by=by_cult(state, support, by_tile=support.cult == "tile"),
        every=CULTS,
        says="pick",
    )


def catch_up(state: State, support: Card, clause: str) -> Choice[str]:
    """The track on which she catches up, whatever the support card shows."""
    among = TRACKS.region(cult_bits(state))
    return Choice("cult.track", clause, among=among, by=by_cult(state, support, False), every=CULTS, says="pick")


def favour_tile(state: State, support: Card) -> Choice[str]:
    """The favour tile she takes (TM-7.6)."""
    there = cult_bits(state)
    for cult in state.favours:
        there &= ~(1 << CULTS.index(cult))
    return Choice(
        "favour.tile",
        "TM-7.6b",
        among=TRACKS.region(there),
        by=by_cult(state, support, by_tile=support.cult == "tile"),
        every=CULTS,
        says="pick",
    )


def by_cult(state: State, support: Card, by_tile: bool) -> tuple[AnyCriterion[str], ...]:
    """The scoring tile's cult, or catch up (TM-7.4b to TM-7.4e)."""
    cult = state.tile.cult
    hers = state.cults
    zero = (not hers[0]) | (not hers[1]) << 1 | (not hers[2]) << 2 | (not hers[3]) << 3
    two = state.humans > 1
    catching_up: tuple[AnyCriterion[str], ...] = (
        Only("cult.zero", "TM-7.4c", spaces=zero),
        Criterion(
            "cult.highest" if two else "cult.nearest",
            "TM-10.7" if two else "TM-7.4d",
            classes=by_distance(hers, state.your_cults, state.friends_cults),
        ),
        direction("cult.count", "TM-7.4e", support),
    )
    if by_tile and cult:
        return (Only("cult.tile", "TM-7.4b", spaces=1 << CULTS.index(cult), args={"cult": cult}), *catching_up)
    return catching_up


def by_distance(hers: tuple[int, ...], yours: tuple[int, ...], friends: tuple[int, ...]) -> Iterator[int]:
    """The tracks by the distance between her marker and the highest one of people."""
    found = [0] * (TOP + 1)
    for at in range(4):
        one, other = yours[at], friends[at]
        found[abs(hers[at] - (one if one > other else other))] |= 1 << at
    yield from found


# 7.5 Upgrade


def upgradable(state: State) -> tuple[Kind, ...]:
    """The kinds of her buildings on the map that she can upgrade (TM-7.5a)."""
    left = state.her_pieces
    kinds: list[Kind] = []
    if state.houses_left and left["dwelling"] > state.dwellings_left:
        kinds.append("dwelling")
    if (state.strongholds_left or state.temples_left or state.shipyards_left) and left["house"] > state.houses_left:
        kinds.append("house")
    if state.sanctuaries_left and left["temple"] > state.temples_left:
        kinds.append("temple")
    return tuple(kinds)


def upgrade_space(state: State, support: Card, kinds: tuple[Kind, ...]) -> Choice[str]:
    """Which building she upgrades (TM-7.5)."""
    hers, large = state.hers, state.strongholds | state.sanctuaries | state.shipyards
    dwellings = hers & ~(state.houses | state.temples | large)
    among: Bits = hers & 0
    for kind in kinds:
        among |= dwellings if kind == "dwelling" else hers & (state.houses if kind == "house" else state.temples)
    beside: tuple[AnyCriterion[str], ...] = ()
    near = next_to_people(state)
    if state.houses_left:
        beside = (Only("upgrade.next_to_you", "TM-7.5b", spaces=dwellings & near),)
    return Choice(
        "upgrade.space",
        "TM-7.5a",
        among=state.world.map.region(among),
        by=(
            *beside,
            Criterion("upgrade.power", "TM-7.5c", classes=by_power(state, among, near)),
            direction("upgrade.count", "TM-7.5d", support),
        ),
        args={"kinds": kinds},
    )


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


def upgraded(state: State, kind: Kind) -> Kind:
    """What a building becomes: the highest power value there is (TM-7.5e, TM-7.5f)."""
    if kind == "dwelling":
        return "house"
    if kind == "temple":
        return "sanctuary"
    return "shipyard" if state.shipyards_left else "stronghold" if state.strongholds_left else "temple"


def kind_on(bit: Bits, houses: Bits, temples: Bits) -> Kind | Untracked:
    """What stands on a space, of what can be upgraded."""
    if bit is UNTRACKED:
        return bit
    return "house" if houses & bit else "temple" if temples & bit else "dwelling"


# 7.7 Transform and build


@lru_cache(maxsize=64)
def space_args(group: str, ship: int) -> Mapping[str, object]:
    """The variables of the words for a place to build."""
    return {"group": group, "ship": ship}


def best_space(state: State, support: Card, ship: int) -> Choice[str]:
    """Where she builds (TM-7.7)."""
    options, together = in_reach(state, support, ship)
    return Choice(
        "build.space",
        "TM-7.7b",
        among=Region(state.world.map, options) if options.__class__ is int else UNTRACKED,
        by=(
            *together,
            terrain("build.terrain", "TM-7.7e", state, state.home, support),
            far_or_close(state),
            Nth("build.count", "TM-7.7g", support.count, support.backwards),
        ),
        args=space_args(support.group, ship),
    )


def faction_space(state: State, support: Card, faction: Faction, ship: int, anywhere: bool) -> Choice[str]:
    """Where she builds with her faction action: the selection of the faction card comes first (TM-7.7d)."""
    if not faction.first and not anywhere:
        return best_space(state, support, ship)
    options, together = (state.empty & ~state.frozen, ()) if anywhere else in_reach(state, support, ship)
    clause = "TM-11.2" if faction.first[:1] == ("closest",) else "TM-11.6"
    first: dict[str, AnyCriterion[str]] = {}
    for id in faction.first:
        if id == "closest":
            first[id] = closest("build.near_you", clause, state)
        elif id == "your_terrain":
            first[id] = terrain("build.your_terrain", clause, state, state.your_home, support)
        else:
            first[id] = Criterion("build.most_power", "TM-11.7", classes=most_power(state, options))
    normal: tuple[AnyCriterion[str], ...] = (
        terrain("build.terrain", "TM-7.7e", state, state.home, support),
        far_or_close(state),
    )
    if "your_terrain" in first:
        # One terrain is left, and the same distance to you: only the distance to her buildings can still decide.
        normal = (far_or_close(state),) if state.end_tile in FAR else ()
    return Choice(
        "build.anywhere" if anywhere else "build.space",
        "TM-11.5" if anywhere else "TM-7.7b",
        among=state.world.map.region(options),
        by=(*together, *first.values(), *normal, direction("build.count", "TM-7.7g", support)),
        args=space_args(support.group, ship),
    )


FAR = ("distance", "sanctuary")
"""The end scorings for which she builds far from her own buildings (TM-7.7h)."""


def far_or_close(state: State) -> Criterion[str]:
    """Closest to you; with some end scorings farthest from her own buildings (TM-7.7f, TM-7.7h)."""
    if state.end_tile in FAR:
        return farthest("build.farthest", "TM-7.7h", state)
    return closest("build.closest", "TM-7.7f", state)


def in_reach(state: State, support: Card, ship: int) -> tuple[Bits, tuple[AnyCriterion[str], ...]]:
    """The empty land in reach of a group, and what brings her groups together (TM-7.7b, TM-7.7c)."""
    marked, plain, people = state.marked, state.plain, state.yours | state.friends
    world = state.world
    group, other = (marked, plain) if support.group == "marked" else (plain, marked)
    found = world.reach(group, ship)
    became = state.became
    frozen = became if became is UNTRACKED else became[7] | became[8]
    options = found & ~(marked | plain | people | frozen)
    if not support.together:
        return options, ()

    def together() -> Bits:
        return between(world, group, other, people, found & other, ship)

    return options, (Only("build.together", "TM-7.7c", spaces=together),)


def between(world: World, group: Bits, other: Bits, people: Bits, joined: Bits, ship: int) -> Bits:
    """Of the spaces in reach of a group, those that shorten the path to her other group (TM-7.7c).

    None if the groups are neighbours already. A new dwelling joins the nearer group, so the path gets shorter exactly
    where both groups are nearer to the space than to each other.
    """
    if group is UNTRACKED or other is UNTRACKED or people is UNTRACKED:
        return UNTRACKED
    if joined:
        return 0
    nearer = 0
    for steps, ring in enumerate(world.map.rings(other, people)):
        if ring & group:
            # What is in reach is at most one step more than the ship value away from the group itself.
            return nearer if ship + 1 < steps else nearer & world.map.within(group, steps - 1, people)
        nearer |= ring
    return 0


def nearer_to_marked(world: World, here: Bits, marked: Bits, plain: Bits, people: Bits) -> bool | Untracked:
    """Whether a marked building is nearer to a space than every other building of hers (TM-7.7k)."""
    if here is UNTRACKED or people is UNTRACKED:
        return UNTRACKED
    beside = world.map.grow(here) & ~people
    for ring in world.map.rings(beside, people | here):
        if ring & plain:
            return False
        if ring & marked:
            return True
    return False


# 7.8 Trade


def trade_space(state: State, support: Card) -> Choice[str]:
    """With which building of yours she trades (TM-7.8)."""
    place = state.world.map.place
    return Choice(
        "trade.space",
        "TM-7.8b",
        among=state.world.map.region(state.people & state.world.riverside & ~state.traded),
        by=(
            Criterion("trade.power", "TM-7.8c", rank=lambda space: -_value_on(1 << place[space], state)),
            direction("trade.count", "TM-7.8e", support),
        ),
    )


@absorbing
def value_on(bit: int, state: State) -> int:
    """The power value of a building of a person."""
    return _value_on(bit, state)


def _value_on(bit: int, state: State) -> int:
    return power_of(state, FRIEND if bit & state.friends else "you", bit)


# 11 Factions that change land


def cube_space(state: State, support: Card) -> Choice[str]:
    """Where the Symbionts put a cube (TM-11.8)."""
    options = next_to_people(state) & state.empty & ~state.cubes
    return Choice(
        "cube.space",
        "TM-11.8",
        among=state.world.map.region(options),
        by=(
            terrain("cube.terrain", "TM-11.8", state, state.youth, support),
            direction("cube.count", "TM-11.8", support),
        ),
        args={"youth": state.youth},
    )


def fallow_space(state: State, support: Card) -> Choice[str]:
    """Which fallow land the Blight takes (TM-11.9)."""
    became = state.became
    options: Bits = UNTRACKED
    if became is not UNTRACKED:
        options = state.empty & next(by_ground(state, (state.fallow,)))
    return Choice(
        "blight.space",
        "TM-11.9",
        among=state.world.map.region(options),
        by=(closest("blight.closest", "TM-11.9", state), direction("blight.count", "TM-11.9", support)),
        args={"fallow": state.fallow, "blighted": state.blighted},
    )
