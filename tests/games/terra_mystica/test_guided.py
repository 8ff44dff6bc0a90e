"""Guided against tracked: the same rule functions, the same effects once the board is blanked."""

from __future__ import annotations

from typing import Any

import pytest

from visavis.core import Session, Stream, option_fields
from visavis.core.chance import key
from visavis.games.terra_mystica import GAME
from visavis.testing import count, play_guided, record
from visavis.testing.settings import combination

CHUNKS = 2


def tracked_game(seed: int, most: int | None = None) -> Session[Any]:
    """A tracked game by the stand-in or at random, of at most so many answers."""
    options = {**combination(option_fields(GAME.options), seed), "tracked": True}
    names = GAME.seats(GAME.read_options(options))
    seats = dict.fromkeys(names, ("rival", "rival", "person")[seed % 3])
    session = Session.new(GAME, options, seed=seed, seats=seats, shown=["deck"] if seed % 5 == 0 else [])
    stream, given = Stream(key(seed, "answers")), 0
    while session.pending is not None and given != most:
        session.answer(session.pending.some(stream.below))
        given += 1
    return session


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_tracked_game_played_guided_has_the_same_effects(chunk: int) -> None:
    games = count(200) // CHUNKS
    for seed in range(chunk * games, (chunk + 1) * games):
        tracked = tracked_game(seed)
        guided = play_guided(GAME, tracked)
        assert guided.over
        assert guided.seen_by("you").score == tracked.seen_by("you").score
    record("guided against tracked terra_mystica", games)


def test_an_unfinished_game_too() -> None:
    tracked = tracked_game(5, most=30)
    guided = play_guided(GAME, tracked)
    assert not guided.over
    assert guided.pending is not None
