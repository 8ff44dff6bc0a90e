"""The learned evaluation: plain numbers of a position times weights that come from people's choices, in points.

The weights lie beside the code (`learned.json`); `tools/learn_league.py` makes them again from a folder of records.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from visavis.games.terra_mystica.cards import ROUNDS
from visavis.games.terra_mystica.players.measures import GROUPS, TERM_OF, keys
from visavis.games.terra_mystica.players.value import Outlook
from visavis.games.terra_mystica.state import State


class Weight(msgspec.Struct, frozen=True, array_like=True):
    """What one more of a number is worth in points: always, more for each round that is left, more in the last one."""

    always: float
    left: float
    last: float

    def in_round(self, round: int) -> float:
        """The weight in a round."""
        return self.always + self.left * (ROUNDS - round) + (self.last if round == ROUNDS else 0.0)


Weights = list[list[float]]
"""The weights of each group of numbers in one round."""
_GIVEN: list[str] = []
"""Weights that somebody measures instead of those that lie here."""


def use(text: str) -> None:
    """Use other weights from now on: for measuring."""
    _GIVEN[:] = [text]
    by_round.cache_clear()


def read_weights() -> dict[str, Weight]:
    """The weights by the name of their number."""
    text = _GIVEN[0] if _GIVEN else (files(__package__) / "learned.json").read_text("utf-8")
    found = msgspec.json.decode(text, type=dict[str, Weight])
    if list(found) != list(TERM_OF):
        raise ValueError("learned.json has other numbers than players/measures.py")
    return found


@cache
def by_round() -> tuple[Weights, ...]:
    """The weights of every round, from 0 on."""
    weights = read_weights()
    return tuple(
        [[weights[name].in_round(round) for name in names] for names, _ in GROUPS] for round in range(ROUNDS + 1)
    )


class Insight(Outlook):
    """An outlook that values positions as people's choices have taught."""

    most = 14

    def __init__(self, state: State, at: int, wide: int = 5) -> None:
        super().__init__(state, at)
        self.wide = wide
        self.weights = by_round()[state.round]
        self.tried = 0

    def worth(self, state: State) -> float:
        """See `Outlook.worth`; what depends on the same things is worked out once."""
        side, known = state.sides[self.at], self.known
        self.tried += 1
        found = 0.0
        for weight, one in zip(self.weights[0], GROUPS[0][1](self, state, side), strict=True):
            found += weight * one
        for at, key in enumerate(keys(state, side), 1):
            its = known.get((at, key))
            if its is None:
                its = 0.0
                for weight, one in zip(self.weights[at], GROUPS[at][1](self, state, side), strict=True):
                    its += weight * one
                known[at, key] = its
            found += its
        return found

    def terms(self, state: State) -> dict[str, float]:
        """See `Outlook.terms`."""
        found = dict.fromkeys(TERM_OF.values(), 0.0)
        side = state.sides[self.at]
        for (names, measure), weights in zip(GROUPS, self.weights, strict=True):
            for name, weight, one in zip(names, weights, measure(self, state, side), strict=True):
                found[TERM_OF[name]] += weight * one
        return found
