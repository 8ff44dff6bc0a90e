"""Faults: all that can be wrong with a state, as a list of an id and a predicate, like criteria."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

import msgspec

from visavis.core.pile import Pile
from visavis.core.region import Untracked

S = TypeVar("S")


class Fault(msgspec.Struct, Generic[S], frozen=True):
    """Something that cannot be: its id (the key of the words `fault-<id>`), and whether a state has it.

    Where the board is not tracked, `found` may be UNTRACKED: nobody can say so, and it is no fault.
    """

    id: str
    found: Callable[[S], bool | Untracked]


class Faults(Generic[S]):
    """The faults of a game, in groups: a later one is looked at once the earlier ones are sound.

    >>> none, low = Fault("cards.none", lambda cards: not cards), Fault("cards.low", lambda cards: cards[0] < 1)
    >>> faults = Faults([none], [low])
    >>> faults(()), faults((0, 5))
    (('cards.none',), ('cards.low',))
    """

    def __init__(self, *groups: Iterable[Fault[S]]) -> None:
        self.groups = tuple(tuple(group) for group in groups)

    def __call__(self, state: S) -> tuple[str, ...]:
        """All that is wrong with a state, as ids."""
        for group in self.groups:
            if wrong := dict.fromkeys(fault.id for fault in group if fault.found(state) is True):
                return tuple(wrong)
        return ()

    def __add__(self, other: Faults[Any]) -> Faults[S]:
        """These, then those."""
        return Faults(*self.groups, *other.groups)

    @property
    def ids(self) -> tuple[str, ...]:
        """Every fault that has a name."""
        return tuple(fault.id for group in self.groups for fault in group)


def pile_faults(pile: Callable[[S], Pile]) -> tuple[Fault[S], ...]:
    """What can be wrong with a pile of the state."""

    def has(id: str) -> Callable[[S], bool]:
        return lambda state: id in pile(state).faults()

    return tuple(Fault(id, has(id)) for id in Pile.FAULTS)
