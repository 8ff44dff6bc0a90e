"""The selection methods of section 5: what several choices are made of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from visavis.core import UNTRACKED, Bits, Criterion, Nth, Untracked
from visavis.games.terra_mystica.board import World
from visavis.games.terra_mystica.cards import GROUND_AT, GROUNDS, Card, Priority
from visavis.games.terra_mystica.state import State


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


def ground_on(state: State, bit: int, space: str) -> str:
    """The ground of a space as it is now."""
    if not state.changed & bit:
        return state.world.ground_of[space]
    return next(GROUNDS[at] for at, bits in enumerate(state.became) if bits & bit)  # type: ignore[arg-type]


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
