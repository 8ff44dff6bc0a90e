"""Guided against tracked: the same rule functions, the same effects once the map is blanked."""

from __future__ import annotations

import pytest

from visavis.core import Session, Stream
from visavis.core.chance import key
from visavis.games.tapestry import GAME
from visavis.testing import count, play_guided, record

CHUNKS = 4
SCENARIOS = ("none", "focus", "none", "war", "utopia", "none", "fall", "premonition", "kaiju_one", "kaiju_two")


def options(seed: int) -> dict[str, object]:
    """Levels, scenarios, expansions and variants in turn."""
    return {
        "level": seed % 6 + 1,
        "scenario": SCENARIOS[seed % len(SCENARIOS)],
        "plans": seed % 2 == 0,
        "arts": ("none", "cards", "track")[seed // 2 % 3],
        "fantasies": seed % 5 < 2,
        "landmark_cards": seed % 7 < 3,
        "double_strike": seed % 4 == 1,
    }


def tracked_game(seed: int, most: int | None = None) -> Session:
    """A random tracked game, of at most so many answers."""
    seats = {"you": ("person", "rival", "random")[seed % 3]}
    session = Session.new(GAME, options(seed), seed=seed, seats=seats, shown=["deck", "die"] if seed % 5 == 0 else [])
    stream, given = Stream(key(seed, "answers")), 0
    while session.pending is not None and given != most:
        session.answer(session.pending.some(stream.below))
        given += 1
    return session


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_tracked_game_played_guided_has_the_same_effects(chunk: int) -> None:
    games = count(1000) // CHUNKS
    for seed in range(chunk * games, (chunk + 1) * games):
        tracked = tracked_game(seed)
        guided = play_guided(GAME, tracked)
        assert guided.over
        assert guided.seen_by("you").score == tracked.seen_by("you").score
    record("guided against tracked tapestry", games)


def test_an_unfinished_game_too() -> None:
    tracked = tracked_game(15, most=12)
    guided = play_guided(GAME, tracked)
    assert not guided.over
    assert guided.pending is not None
    assert guided.pending.id == tracked.pending.id
