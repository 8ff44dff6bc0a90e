"""Ratings of a league: the Bradley-Terry model with intervals, in points of the Elo scale.

The chance of A against B is `1 / (1 + 10 ** ((b - a) / 400))`. Ties count as half a win. Each pair that met has one tie
more than it played, so that ratings are finite even if somebody lost every game. The mean of all ratings is 0.

Games with the same seed are not independent. The variance of a rating is therefore the larger one of the model's
(inverse information) and the one that is robust to dependence within a seed (sandwich estimator).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from visavis.lab.statistics import Estimate, Z

ELO = 400 / math.log(10)
"""Points of the Elo scale per unit of the logistic scale."""
PRIOR = 1.0
"""Number of ties that are added to each pair."""
_RIDGE = 1e-9
"""Information that is added to each rating: agents that never met have no common scale otherwise."""
_MOST_ITERATIONS, _EXACT, _LONGEST_STEP = 100, 1e-12, 2.0

Matrix = list[list[float]]


class Score(NamedTuple):
    """Result of a game between two agents, given by their places: 1 if the first won, 0.5 after a tie."""

    a: int
    b: int
    seed: int
    score: float


class Ratings(NamedTuple):
    """Ratings of agents, and the covariances of both kinds; all on the logistic scale."""

    values: list[float]
    model: Matrix
    robust: Matrix
    games: list[int]

    def rating(self, agent: int) -> Estimate:
        """Return the rating of an agent with its interval, in Elo points."""
        return self._estimate({agent: 1.0}, self.games[agent])

    def difference(self, agent: int, other: int) -> Estimate:
        """Return by how much an agent is rated higher than another one, with the interval, in Elo points."""
        return self._estimate({agent: 1.0, other: -1.0}, min(self.games[agent], self.games[other]))

    def chance(self, agent: int, other: int) -> float:
        """Return the chance of an agent against another one."""
        return chance(self.values[agent], self.values[other])

    def _estimate(self, weights: dict[int, float], games: int) -> Estimate:
        value = sum(weight * self.values[place] for place, weight in weights.items())
        variance = max(_variance(weights, self.model), _variance(weights, self.robust))
        wide = Z * math.sqrt(max(0.0, variance))
        return Estimate(ELO * value, ELO * (value - wide), ELO * (value + wide), games)


def _variance(weights: dict[int, float], covariance: Matrix) -> float:
    return sum(a * b * covariance[i][j] for i, a in weights.items() for j, b in weights.items())


def rate(agents: int, scores: Iterable[Score]) -> Ratings:
    """Return the ratings of agents from their games, in any order of the games.

    >>> found = rate(2, [Score(0, 1, seed, float(seed % 4 > 0)) for seed in range(400)])
    >>> round(found.rating(0).value), round(found.difference(0, 1).value)
    (95, 190)
    """
    played = sorted(scores)
    won: dict[tuple[int, int], list[float]] = {}
    games = [0] * agents
    for a, b, _, score in played:
        pair = won.setdefault((min(a, b), max(a, b)), [PRIOR / 2, PRIOR])
        pair[0] += score if a < b else 1 - score
        pair[1] += 1
        games[a] += 1
        games[b] += 1
    values = _fitted(agents, won)
    inverse = _inverse(_information(values, won))
    # The inverse of the information has the mean of all ratings in it, which is fixed at 0.
    model = [[entry - 1 / agents for entry in row] for row in inverse]
    return Ratings(values, model, _sandwich(values, model, played), games)


def chance(a: float, b: float) -> float:
    """Return the chance of a rating against another one, both on the logistic scale."""
    return 1 / (1 + math.exp(min(700.0, b - a)))


def _fitted(agents: int, won: dict[tuple[int, int], list[float]]) -> list[float]:
    """Maximize the likelihood by Newton's method."""
    values = [0.0] * agents
    for _ in range(_MOST_ITERATIONS):
        slope = [0.0] * agents
        for (a, b), (wins, games) in won.items():
            more = wins - games * chance(values[a], values[b])
            slope[a] += more
            slope[b] -= more
        step = _product(_inverse(_information(values, won)), slope)
        longest = max(map(abs, step), default=0.0)
        scale = min(1.0, _LONGEST_STEP / longest) if longest else 1.0
        values = [value + scale * part for value, part in zip(values, step, strict=True)]
        middle = sum(values) / agents
        values = [value - middle for value in values]
        if longest < _EXACT:
            break
    return values


def _information(values: Sequence[float], won: dict[tuple[int, int], list[float]]) -> Matrix:
    """Return the information matrix, made invertible by fixing the mean of all ratings."""
    agents = len(values)
    matrix = [[1 / agents + (_RIDGE if i == j else 0.0) for j in range(agents)] for i in range(agents)]
    for (a, b), (_, games) in won.items():
        p = chance(values[a], values[b])
        weight = games * p * (1 - p)
        matrix[a][a] += weight
        matrix[b][b] += weight
        matrix[a][b] -= weight
        matrix[b][a] -= weight
    return matrix


def _sandwich(values: Sequence[float], model: Matrix, played: Iterable[Score]) -> Matrix:
    """Return the covariance that is robust to dependence between the games of a seed."""
    slopes: dict[int, dict[int, float]] = {}
    for a, b, seed, score in played:
        more = score - chance(values[a], values[b])
        slope = slopes.setdefault(seed, {})
        slope[a] = slope.get(a, 0.0) + more
        slope[b] = slope.get(b, 0.0) - more
    agents, seeds = len(values), len(slopes)
    middle = [[0.0] * agents for _ in range(agents)]
    if seeds < 2:
        return middle
    for slope in slopes.values():
        for i, one in slope.items():
            for j, other in slope.items():
                middle[i][j] += one * other * seeds / (seeds - 1)
    return _times(_times(model, middle), model)


def _times(a: Matrix, b: Matrix) -> Matrix:
    columns = list(zip(*b, strict=True))
    return [[math.fsum(map(float.__mul__, row, column)) for column in columns] for row in a]


def _product(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(entry * value for entry, value in zip(row, vector, strict=True)) for row in matrix]


def _inverse(matrix: Matrix) -> Matrix:
    """Invert a matrix by elimination with pivots."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        scale = rows[column][column]
        rows[column] = [entry / scale for entry in rows[column]]
        for row in range(size):
            if row != column and (factor := rows[row][column]):
                rows[row] = [entry - factor * top for entry, top in zip(rows[row], rows[column], strict=True)]
    return [row[size:] for row in rows]
