"""Which power action she covers (section 7.2)."""

from __future__ import annotations

from functools import lru_cache

from visavis.core import Choice
from visavis.games.terra_mystica.cards import Card
from visavis.games.terra_mystica.criteria.methods import direction
from visavis.games.terra_mystica.state import State

POWER_ACTIONS, MERCHANT_ACTIONS = (1, 2, 3, 4, 5, 6), (7, 8, 9)
"""The power actions on the board and on the board of the Merchants, left to right."""


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
