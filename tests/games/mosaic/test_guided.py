"""Guided against tracked: the same rule functions, the same effects once the board is blanked."""

from __future__ import annotations

import pytest

from visavis.core import Session, Stream
from visavis.core.chance import key
from visavis.games.mosaic import GAME
from visavis.games.mosaic.effects import TurnAction
from visavis.testing import count, play_guided, record

CHUNKS = 4
LEVELS, EXPANSIONS = ("easy", "medium", "hard", "expert"), ("isolated", "standard", "aggressive")


def tracked_game(seed: int, most: int | None = None) -> Session:
    """A random tracked game, of at most so many answers."""
    options = {
        "level": LEVELS[seed % 4],
        "expansion": EXPANSIONS[seed % 3],
        "humans": 1 + (seed % 7 == 0),
        "bots": 1 + (seed % 11 == 0),
        "units": ("present", "anywhere")[seed % 2],
    }
    shown = ["action", "location"] if seed % 5 == 0 else []
    session = Session.new(GAME, options, seed=seed, shown=shown)
    policy, stream, given = GAME.policy("rival"), Stream(key(seed, "answers")), 0
    while session.pending is not None and given != most:
        session.answer(policy.answer(session._now.copy, session.pending, stream.split()))
        given += 1
    return session


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_tracked_game_played_guided_has_the_same_effects(chunk: int) -> None:
    games, turns = count(200) // CHUNKS, 0
    for seed in range(chunk * games, (chunk + 1) * games):
        tracked = tracked_game(seed)
        guided = play_guided(GAME, tracked)
        assert guided.over
        assert guided.seen_by("you").score == tracked.seen_by("you").score
        turns += sum(isinstance(line, TurnAction) for line in guided.lines)
    assert turns > games * 3
    record("guided against tracked mosaic", games)


def test_an_unfinished_game_too() -> None:
    tracked = tracked_game(4, most=60)
    guided = play_guided(GAME, tracked)
    assert not guided.over
