"""The comparison of guided and tracked games can fail. The comparison itself: `tests/games/test_guided_games.py`."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.tracked import PERSONS_GAME, tracked_game
from visavis.core import UNTRACKED, Effect, Fact, Game, Session, Table
from visavis.games.hamlets import GAME
from visavis.games.hamlets.effects import Score
from visavis.games.hamlets.state import State
from visavis.testing import play_guided


class TestItCanFail:
    """Rules that cheat: they look whether the board is tracked."""

    def cheating(self, extra: Effect, tracked: bool) -> Game[State]:
        def step(state: State, table: Table[State]) -> None:
            if (state.yours is UNTRACKED) is not tracked and state.phase == "end":
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
        session = tracked_game(GAME, PERSONS_GAME, most=12)
        session.correct({"points": 5})
        with pytest.raises(ValueError, match="corrected"):
            play_guided(GAME, session)
