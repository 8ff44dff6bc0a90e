"""Ratings of a league: the values of a known library, intervals that hold, no dependence on the order."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from itertools import combinations

import pytest

from visavis.arena.ratings import ELO, PRIOR, Score, chance, rate
from visavis.testing import count

TRUE = (1.2, 0.4, 0.0, -0.5, -1.1)
LEAGUES = count(400)


def league(chance_of: random.Random, seeds: int, values: Iterable[float] = TRUE, ties: float = 0.1) -> list[Score]:
    """Games of a league with these true ratings."""
    scores = []
    for seed in range(seeds):
        for (a, first), (b, second) in combinations(enumerate(values), 2):
            won = chance_of.random() < chance(first, second)
            scores.append(Score(a, b, seed, 0.5 if chance_of.random() < ties else float(won)))
    return scores


def test_ratings_are_those_of_choix() -> None:
    pytest.importorskip("choix")
    import choix

    scores = league(random.Random(5), 60)
    # Twice as many games, so that half wins are whole ones.
    data = [(one.a, one.b) for one in scores for _ in range(round(2 * one.score))]
    data += [(one.b, one.a) for one in scores for _ in range(round(2 - 2 * one.score))]
    data += [pair for a, b in combinations(range(5), 2) for pair in ((a, b), (b, a)) for _ in range(round(PRIOR))]
    theirs = choix.opt_pairwise(5, data, alpha=0, tol=1e-12)
    ours = rate(5, scores).values
    assert max(abs(a - b) for a, b in zip(ours, theirs - theirs.mean(), strict=True)) < 1e-5
    also = choix.ilsr_pairwise(5, data, alpha=0)
    assert max(abs(a - b) for a, b in zip(ours, also - also.mean(), strict=True)) < 1e-5


def test_the_likelihood_is_at_its_maximum() -> None:
    """Without a library: at the maximum every agent has as many wins as its ratings predict."""
    scores = league(random.Random(6), 30)
    found = rate(5, scores)
    for agent in range(5):
        won = sum(one.score if agent == one.a else 1 - one.score for one in scores if agent in (one.a, one.b))
        met = [one.b if agent == one.a else one.a for one in scores if agent in (one.a, one.b)]
        met += [other for other in range(5) if other != agent]
        assert math.isclose(won + 4 * PRIOR / 2, sum(found.chance(agent, other) for other in met), abs_tol=1e-9)
    assert math.isclose(sum(found.values), 0, abs_tol=1e-9)


def test_the_order_of_the_games_changes_nothing() -> None:
    scores = league(random.Random(7), 20)
    turned = [Score(one.b, one.a, one.seed, 1 - one.score) for one in reversed(scores)]
    assert rate(5, scores) == rate(5, list(reversed(scores)))
    assert rate(5, turned).values == pytest.approx(rate(5, scores).values, abs=1e-12)


def test_who_lost_every_game_has_a_rating() -> None:
    found = rate(2, [Score(0, 1, seed, 1.0) for seed in range(100)])
    assert 600 < found.difference(0, 1).value < 1200
    assert found.rating(0).low < found.rating(0).value < found.rating(0).high


def test_intervals_contain_the_truth() -> None:
    chance_of, inside, centre = random.Random(8), 0, sum(TRUE) / len(TRUE)
    for _ in range(LEAGUES):
        found = rate(5, league(chance_of, 40, ties=0))
        for agent, value in enumerate(TRUE):
            rating = found.rating(agent)
            inside += rating.low <= ELO * (value - centre) <= rating.high
    assert 0.91 <= inside / (LEAGUES * 5) <= 1.0


def test_games_that_repeat_each_other_do_not_narrow_the_interval() -> None:
    """Ten copies of each game under one seed are ten times the games, but not ten times the knowledge."""
    chance_of = random.Random(9)
    once = [Score(0, 1, seed, float(chance_of.random() < 0.6)) for seed in range(100)]
    copied = [one for one in once for _ in range(10)]
    narrow, wide = rate(2, copied).difference(0, 1), rate(2, once).difference(0, 1)
    assert narrow.high - narrow.low > 0.9 * (wide.high - wide.low)
