"""Guided against tracked: the same rule functions, the same effects once the board is blanked."""

from __future__ import annotations

from dataclasses import replace

import pytest

from visavis.core import UNTRACKED, Effect, Fact, Game, Session, Stream, Table, Untracked
from visavis.core.chance import key
from visavis.games.hamlets import GAME
from visavis.games.hamlets.state import Score, State
from visavis.testing import count, play_guided, record

CHUNKS = 4


def tracked_game(seed: int, most: int | None = None) -> Session:
    """A random tracked game, of at most so many answers."""
    options = {"level": ("normal", "hard")[seed % 2]}
    seats = {"you": ("person", "rival", "random")[seed % 3]}
    session = Session.new(GAME, options, seed=seed, seats=seats, shown=["deck"] if seed % 5 == 0 else [])
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
    record("guided against tracked hamlets", games)


def test_an_unfinished_game_too() -> None:
    tracked = tracked_game(15, most=12)
    guided = play_guided(GAME, tracked)
    assert not guided.over
    assert guided.pending is not None
    assert guided.pending.id == tracked.pending.id


class TestItCanFail:
    """Rules that cheat: they look whether the board is tracked."""

    def cheating(self, extra: Effect, tracked: bool) -> Game[State]:
        def step(state: State, table: Table[State]) -> None:
            if isinstance(state.yours, Untracked) is not tracked and state.phase == "end":
                table.do(extra)
            GAME.step(state, table)

        return replace(GAME, step=step)

    @pytest.mark.parametrize("tracked", [True, False])
    def test_another_effect(self, tracked: bool) -> None:
        game = self.cheating(Score("HA-6.1", "her", 1), tracked)
        with pytest.raises(AssertionError, match="tracked and blanked"):
            play_guided(game, Session.new(game, seed=1, seats={"you": "rival"}))

    def test_a_fact_that_cannot_be_answered(self) -> None:
        def step(state: State, table: Table[State]) -> None:
            if state.phase == "end":
                table.ask(Fact("too_many", "HA-7.2", 20 if isinstance(state.yours, int) else UNTRACKED, bounds=(0, 9)))
            GAME.step(state, table)

        game = replace(GAME, step=step)
        with pytest.raises(AssertionError, match="too_many does not take 20"):
            play_guided(game, Session.new(game, seed=1, seats={"you": "rival"}))

    def test_a_corrected_game_is_not_compared(self) -> None:
        session = tracked_game(15, most=12)
        session.correct({"points": 5})
        with pytest.raises(ValueError, match="corrected"):
            play_guided(GAME, session)
