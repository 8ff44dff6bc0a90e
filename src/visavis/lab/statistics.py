"""Statistics of reports: shares and means with confidence intervals of 95 %."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

Z = 1.959964
"""Standard errors on each side of the mean (95 %)."""


class Estimate(NamedTuple):
    """A value with its confidence interval, and the sample size in games."""

    value: float
    low: float
    high: float
    games: int


def share(hits: float, games: int) -> Estimate:
    """Return a share with its Wilson interval, which is valid for small samples too.

    >>> one = share(45, 100)
    >>> round(one.value, 2), round(one.low, 3), round(one.high, 3)
    (0.45, 0.356, 0.548)
    >>> share(0, 0)
    Estimate(value=0.0, low=0.0, high=1.0, games=0)
    """
    if not games:
        return Estimate(0.0, 0.0, 1.0, 0)
    p = hits / games
    under = 1 + Z * Z / games
    middle = (p + Z * Z / (2 * games)) / under
    wide = Z * math.sqrt(p * (1 - p) / games + Z * Z / (4 * games * games)) / under
    return Estimate(p, max(0.0, middle - wide), min(1.0, middle + wide), games)


def mean(values: Sequence[float]) -> Estimate:
    """Return a mean with its interval (normal approximation).

    >>> mean([1, 2, 3]).value
    2.0
    """
    games = len(values)
    if not games:
        return Estimate(0.0, 0.0, 0.0, 0)
    middle = sum(values) / games
    if games == 1:
        return Estimate(middle, -math.inf, math.inf, 1)
    spread = math.sqrt(sum((value - middle) ** 2 for value in values) / (games - 1))
    wide = Z * spread / math.sqrt(games)
    return Estimate(middle, middle - wide, middle + wide, games)


def quantile(ordered: Sequence[int], fraction: float) -> int:
    """Return the value that this fraction of the others does not exceed.

    >>> quantile([1, 2, 3, 4], 0.5)
    2
    """
    return ordered[max(0, math.ceil(fraction * len(ordered)) - 1)]
