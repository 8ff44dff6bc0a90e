"""The selection methods of section 5: what several choices are made of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache, partial

from visavis.core import Bits, Criterion, Nth, Untracked, absorbing, or_else
from visavis.games.terra_mystica.board import World
from visavis.games.terra_mystica.cards import GROUND_AT, GROUNDS, Card, Priority
from visavis.games.terra_mystica.state import State, changed


def direction(id: str, clause: str, support: Card) -> Nth:
    """Count through what is left: from the top left (TM-5.4) or back from the bottom right (TM-5.5), round and round
    (TM-5.6), in a row too (TM-5.7)."""
    return Nth(id, clause, support.count, support.backwards)


def terrain(id: str, clause: str, state: State, home: str, support: Card) -> Criterion[str]:
    """The terrain that comes first in the row of a terrain-priority card (TM-5.3)."""
    card: Priority = state.pack.tables["priority"][home]
    row = card.a if support.row == "a" else card.b
    return Criterion(
        id, clause, classes=by_ground(state, row), args=row_args(support.row, row), measure=partial(ground_at, state)
    )


def ground_at(state: State, space: str) -> str:
    """The ground of a space as it is now, for whoever asks why."""
    return or_else(ground_on(state.world, state.became, state.world.map.bit[space], space), "")


@lru_cache(maxsize=64)
def row_args(letter: str, row: tuple[str, ...]) -> Mapping[str, object]:
    """The variables of the words for a row."""
    return {"row": letter, "order": row}


def by_ground(state: State, row: tuple[str, ...]) -> Iterator[int] | Untracked:
    """The spaces of each ground as it is now, in this order."""
    return as_now(state.became, state.world.printed, row)


@absorbing
def as_now(became: tuple[int, ...], printed: tuple[int, ...], row: tuple[str, ...]) -> Iterator[int]:
    """What has become each ground, or is printed so and has not changed."""
    same = ~changed(became)
    for ground in row:
        at = GROUND_AT[ground]
        yield became[at] | printed[at] & same


@absorbing
def ground_on(world: World, became: tuple[int, ...], bit: int, space: str) -> str:
    """The ground of a space as it is now."""
    if changed(became) & bit:
        return next(GROUNDS[at] for at, spaces in enumerate(became) if spaces & bit)
    return world.ground_of[space]


YOUR_OWN: Mapping[str, object] = {"two": False}
OF_BOTH: Mapping[str, object] = {"two": True}
"""The variables of the words for what concerns your buildings, or those of both people."""


def closest(id: str, clause: str, state: State) -> Criterion[str]:
    """The fewest steps to a building of a person; no path leads through one (TM-5.1, TM-10.6)."""
    people = state.yours | state.friends
    return Criterion(
        id,
        clause,
        classes=rings(state.world, people),
        args=OF_BOTH if state.humans > 1 else YOUR_OWN,
        measure=partial(steps_from, state.world, people, people),
    )


def steps_from(world: World, start: Bits, around: Bits, space: str) -> int:
    """How many steps a space is away from some spaces, around others; 0 if there is no path."""
    bit = world.map.bit[space]
    for steps, ring in enumerate(world.map.rings(or_else(start, 0), or_else(around, 0))):
        if ring & bit:
            return steps
    return 0


@absorbing
def rings(world: World, people: int) -> Iterator[int]:
    """The spaces by their distance from the buildings of people."""
    return world.map.rings(people, people)


def farthest(id: str, clause: str, state: State) -> Criterion[str]:
    """The most steps to her nearest building (TM-7.7h)."""
    hers, people = state.hers, state.people
    measure = partial(steps_from, state.world, hers, people)
    return Criterion(id, clause, classes=far(state.world, hers, people), measure=measure)


@absorbing
def far(world: World, hers: int, people: int) -> Iterator[int]:
    """The spaces by their distance from her buildings, the farthest first: without a path, then ring by ring."""
    found = list(world.map.rings(hers, people))
    outside = world.map.all
    for ring in found:
        outside &= ~ring
    yield outside
    yield from reversed(found)
