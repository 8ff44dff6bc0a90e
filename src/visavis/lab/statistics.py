"""Statistics of reports: shares and means with confidence intervals of 95 %."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping, Sequence
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
    return Estimate(p, 0.0 if not hits else middle - wide, 1.0 if hits == games else middle + wide, games)


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


def mean_of(games: int, total: float, squares: float) -> Estimate:
    """Return a mean with its interval, from the number of values, their sum and the sum of their squares.

    >>> [round(value, 6) for value in mean_of(3, 6, 14)] == [round(value, 6) for value in mean([1, 2, 3])]
    True
    """
    if not games:
        return Estimate(0.0, 0.0, 0.0, 0)
    middle = total / games
    if games == 1:
        return Estimate(middle, -math.inf, math.inf, 1)
    wide = Z * math.sqrt(max(0.0, squares - games * middle * middle) / (games - 1) / games)
    return Estimate(middle, middle - wide, middle + wide, games)


def ratio_of(
    games: int, totals: tuple[float, float], squares: float, products: float, squares_below: float
) -> Estimate:
    """Return the ratio of two totals with its interval (delta method), such as taps per turn.

    The sums over games are of the squares of the upper value, of the products of both, of the squares of the lower one.

    >>> ratio_of(3, (6, 3), 12, 6, 3)
    Estimate(value=2.0, low=2.0, high=2.0, games=3)
    """
    ratio = totals[0] / totals[1]
    if games < 2:
        return Estimate(ratio, -math.inf, math.inf, games)
    rest = max(0.0, squares - 2 * ratio * products + ratio * ratio * squares_below)
    wide = Z * math.sqrt(rest / (games - 1) * games) / totals[1]
    return Estimate(ratio, ratio - wide, ratio + wide, games)


def win(side: str, winners: Collection[str]) -> float:
    """Return what a game counts for a side: a tie is divided among its winners. Every figure of the lab counts so.

    >>> win("you", ["you"]), win("you", ["her", "you"]), win("you", ["her"])
    (1.0, 0.5, 0.0)
    """
    return 1 / len(winners) if side in winners else 0.0


def uncounted(seats: Iterable[str], points: Mapping[str, Iterable[int]]) -> tuple[str, ...]:
    """Return the seats whose points only a person counts, so that the winner is unknown: those that stay 0.

    >>> uncounted(["you"], {"you": [0, 0], "bot": [3, 0]})
    ('you',)
    """
    return tuple(seat for seat in seats if seat in points and not any(points[seat]))


def paired_p(differences: Sequence[float]) -> float:
    """Return the two-sided p-value of paired differences (normal approximation).

    Never smaller than the exact test of signs could give with as many pairs that differ, so that a few pairs prove
    nothing.

    >>> paired_p([0, 0, 0]), paired_p([1, 1, 1]), paired_p([1] * 30) < 1e-6
    (1.0, 0.25, True)
    """
    changed = sum(1 for difference in differences if difference)
    if not changed:
        return 1.0
    estimate = mean(differences)
    wide = (estimate.high - estimate.low) / 2
    normal = 0.0 if not wide else math.erfc(abs(estimate.value) / (wide / Z) / math.sqrt(2))
    return min(1.0, max(normal, 2.0 ** (1 - changed)))


def holm(p_values: Sequence[float]) -> list[float]:
    """Return the p-values corrected for their number after Holm: the family-wise error stays below the level.

    >>> holm([0.01, 0.04, 0.03])
    [0.03, 0.06, 0.06]
    """
    corrected, largest = [1.0] * len(p_values), 0.0
    for place, index in enumerate(sorted(range(len(p_values)), key=p_values.__getitem__)):
        largest = max(largest, min(1.0, (len(p_values) - place) * p_values[index]))
        corrected[index] = largest
    return corrected


def quantile(ordered: Sequence[int], fraction: float) -> int:
    """Return the value that this fraction of the others does not exceed.

    >>> quantile([1, 2, 3, 4], 0.5)
    2
    """
    return ordered[max(0, math.ceil(fraction * len(ordered)) - 1)]
