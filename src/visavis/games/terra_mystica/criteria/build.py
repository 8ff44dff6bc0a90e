"""Where she builds (section 7.7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache, partial

from visavis.core import Bits, Choice, Criterion, Narrowing, Nth, Only, Untracked, absorbing, exclusions, or_else
from visavis.core.choice import AnyCriterion
from visavis.games.terra_mystica.board import World
from visavis.games.terra_mystica.cards import Card, Faction, Group
from visavis.games.terra_mystica.criteria.methods import closest, direction, farthest, terrain
from visavis.games.terra_mystica.criteria.power import most_power, next_to_people, power_given
from visavis.games.terra_mystica.state import State


@lru_cache(maxsize=64)
def space_args(group: str, ship: int) -> Mapping[str, object]:
    """The variables of the words for a place to build."""
    return {"group": group, "ship": ship}


def best_space(state: State, support: Card, ship: int, clause: str = "TM-7.7b") -> Choice[str]:
    """Where she builds (TM-7.7)."""
    options, together = in_reach(state, support, ship)
    return Choice(
        "build.space",
        clause,
        among=state.world.map.region(options),
        by=(
            *together,
            terrain("build.terrain", "TM-7.7e", state, state.home, support),
            far_or_close(state),
            Nth("build.count", "TM-7.7g", support.count, support.backwards),
        ),
        args=space_args(support.group, ship),
        before=partial(not_in_reach, state, support, ship),
    )


def not_in_reach(state: State, support: Card, ship: int) -> tuple[Narrowing, ...]:
    """What is in reach of any building of hers and no option: not empty, of her other group, or frozen (TM-7.7b)."""
    world, group = state.world, state.marked if support.group == "marked" else state.plain
    limits = (("build.empty", "TM-7.7b", state.empty), ("build.in_reach", "TM-7.7b", reach(world, group, ship)))
    return exclusions(world.map, reach(world, state.hers, ship) & ~state.hers, (*limits, not_frozen(state)))


def not_empty(state: State) -> tuple[Narrowing, ...]:
    """What is no option where she builds anywhere (TM-11.5)."""
    return exclusions(state.world.map, state.world.land, (("build.empty", "TM-11.5", state.empty), not_frozen(state)))


def not_frozen(state: State) -> tuple[str, str, Bits]:
    """Ice and volcanoes are never an option."""
    return "build.not_frozen", "TM-7.7b", ~state.frozen


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
            first[id] = Criterion(
                "build.most_power",
                "TM-11.7",
                classes=most_power(state, options, next_to_people(state)),
                measure=lambda space: or_else(power_given(state, space), 0),
            )
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
        before=partial(not_empty, state) if anywhere else partial(not_in_reach, state, support, ship),
    )


FAR = ("distance", "sanctuary")
"""The end scorings for which she builds far from her own buildings (TM-7.7h)."""


def far_or_close(state: State) -> Criterion[str]:
    """Closest to you; with some end scorings farthest from her own buildings (TM-7.7f, TM-7.7h)."""
    if state.end_tile in FAR:
        return farthest("build.farthest", "TM-7.7h", state)
    return closest("build.closest", "TM-10.6" if state.humans > 1 else "TM-7.7f", state)


reach = absorbing(World.reach)


def in_reach(state: State, support: Card, ship: int) -> tuple[Bits, tuple[AnyCriterion[str], ...]]:
    """The empty land in reach of a group, and what brings her groups together (TM-7.7b, TM-7.7c)."""
    marked, plain, people = state.marked, state.plain, state.yours | state.friends
    world = state.world
    group, other = (marked, plain) if support.group == "marked" else (plain, marked)
    found = reach(world, group, ship)
    options = found & ~(marked | plain | people | state.frozen)
    if not support.together:
        return options, ()

    def together() -> Bits:
        return between(world, group, other, people, found & other, ship)

    return options, (Only("build.together", "TM-7.7c", spaces=together, args=space_args(support.group, ship)),)


@absorbing
def between(world: World, group: int, other: int, people: int, joined: int, ship: int) -> int:
    """Of the spaces in reach of a group, those that shorten the path to her other group (TM-5.2, TM-7.7c).

    None if the groups are neighbours already. A new dwelling joins the nearer group, so the path gets shorter exactly
    where both groups are nearer to the space than to each other.
    """
    if joined:
        return 0
    nearer = 0
    for steps, ring in enumerate(world.map.rings(other, people)):
        if ring & group:
            # What is in reach is at most one step more than the ship value away from the group itself.
            return nearer if ship + 1 < steps else nearer & world.map.within(group, steps - 1, people)
        nearer |= ring
    return 0


GROUPS: tuple[Group, Group] = ("marked", "plain")


def marking(state: State, space: str) -> Choice[Group]:
    """Whether her new dwelling on this space is marked (TM-7.7k)."""
    world, here = state.world, state.world.map.bit[space]
    marked, plain, people = state.marked, state.plain, state.people
    return Choice(
        "build.group",
        "TM-7.7k",
        among=state.seen(GROUPS),
        by=(
            Criterion(
                "build.nearest",
                "TM-7.7k",
                classes=nearest_group(state, space),
                measure=lambda group: or_else(steps_to(world, here, marked if group == "marked" else plain, people), 0),
            ),
        ),
        every=GROUPS,
        says="pick",
        sure=True,
    )


def nearest_group(state: State, space: str) -> Iterator[int] | Untracked:
    """The group that a new dwelling on this space joins, as a bit of `GROUPS`."""
    world = state.world
    return by_nearest(world, world.map.bit[space], state.marked, state.plain, state.yours | state.friends)


@absorbing
def by_nearest(world: World, here: int, marked: int, plain: int, people: int) -> Iterator[int]:
    """The group of her nearest building as a bit; in a tie, and without any path, the unmarked one."""
    for ring in around(world, here, people):
        yield 2 if ring & plain else 1 if ring & marked else 0
    yield 2


@absorbing
def steps_to(world: World, here: int, group: int, people: int) -> int:
    """How many steps it is from a space to the nearest building of a group; 0 if there is no path."""
    return next((steps for steps, ring in enumerate(around(world, here, people), 1) if ring & group), 0)


def around(world: World, here: int, people: int) -> Iterator[int]:
    """The spaces at one step from a space, at two ...; no path goes through a building of a person (TM-5.1)."""
    return world.map.rings(world.map.grow(here) & ~people, people | here)
