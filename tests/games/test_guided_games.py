"""Guided against tracked, every game: the same rule functions, the same effects once the board is blanked."""

from __future__ import annotations

import pytest

from tests.games.tracked import GUIDED, PERSONS_GAME, tracked_game
from visavis.core import get_game
from visavis.core.play.log import Answer
from visavis.testing import count, play_guided, record

CHUNKS = count(2, usual=1)


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("id", GUIDED)
def test_a_tracked_game_played_guided_has_the_same_effects(id: str, chunk: int) -> None:
    game, games, steps = get_game(id), count(1000, usual=16, sample=300) // CHUNKS, 0
    for seed in range(chunk * games, (chunk + 1) * games):
        tracked = tracked_game(game, seed)
        guided = play_guided(game, tracked)
        assert guided.over
        assert guided.seen_by("you").score == tracked.seen_by("you").score
        steps += len(guided.steps)
    assert steps > games * 3
    record(f"guided against tracked {id}", games)


@pytest.mark.parametrize("id", GUIDED)
def test_an_unfinished_game_too(id: str) -> None:
    game = get_game(id)
    answers = sum(isinstance(line, Answer) for line in tracked_game(game, PERSONS_GAME).lines)
    tracked = tracked_game(game, PERSONS_GAME, most=answers // 2)
    assert tracked.pending is not None
    assert not play_guided(game, tracked).over
