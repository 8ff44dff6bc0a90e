"""A model of the person in games whose points only the person counts: without one the winner is unknown."""

from __future__ import annotations

import math
from collections.abc import Mapping

import msgspec

_Z = 1.96


class Points(msgspec.Struct, frozen=True):
    """The points of a person at the end: their mean and their spread (standard deviation)."""

    mean: float
    spread: float


class Rate(msgspec.Struct, frozen=True):
    """The estimated share of wins of the modelled person, with its 95 % interval, and the points it was made with."""

    value: float
    low: float
    high: float
    points: Points


class PersonModel(msgspec.Struct, frozen=True):
    """The points that a person reaches, by level; `""` stands for every level that is not named."""

    source: str
    """What it is based on, in the words of its author."""
    games: int
    """Number of finished games that it was learned from; 0 for a guess."""
    points: Mapping[str, Points]

    def at(self, level: str) -> Points | None:
        """Return the points at a level; None if the model says nothing about it."""
        return self.points.get(level) or self.points.get("")

    def rate(self, level: str, others: Mapping[int, int]) -> Rate | None:
        """Return how often the person beats points that came so often; None without a model of the level or points.

        No dice: for each game the probability that a normal number exceeds the points of the bot; a tie counts half.

        >>> model = PersonModel("guess", 0, {"": Points(10, 2)})
        >>> rate = model.rate("easy", {10: 1, 30: 1})
        >>> round(rate.value, 2)
        0.25
        """
        points, games = self.at(level), sum(others.values())
        if points is None or not games:
            return None
        chances = {other: _above(other, points) for other in others}
        mean = sum(chances[other] * times for other, times in others.items()) / games
        squares = sum((chances[other] - mean) ** 2 * times for other, times in others.items())
        wide = _Z * math.sqrt(squares / (games - 1) / games) if games > 1 else 1.0
        return Rate(mean, max(0.0, mean - wide), min(1.0, mean + wide), points)


def _above(other: int, points: Points) -> float:
    """Return the chance that the person has more than these points."""
    if not points.spread:
        return 0.5 if points.mean == other else float(points.mean > other)
    return 0.5 * math.erfc((other - points.mean) / points.spread / math.sqrt(2))
