"""Effects: whose turn it is, and when the game is over."""

from __future__ import annotations

from visavis.core import Effect
from visavis.games.mosaic.state import Phase, State, Turn


class NextPhase(Effect, frozen=True):
    """The next part of the set-up or of the end."""

    kind = "silent"
    clause = "MO-2.1"
    phase: Phase

    def apply(self, state: State) -> None:
        state.phase = self.phase


class NextTurn(Effect, frozen=True):
    """It is this side's turn."""

    kind = "silent"
    clause = "MO-3.5"
    turn: Turn
    round: int
    last: int

    def apply(self, state: State) -> None:
        state.turn, state.round, state.last, state.more = self.turn, self.round, self.last, False


class LastTurns(Effect, frozen=True):
    """The end has come: everybody has one more turn."""

    by_hand = False
    clause = "MO-13.1"
    turns: int

    def apply(self, state: State) -> None:
        state.last = self.turns


class GameOver(Effect, frozen=True):
    """The game is over."""

    by_hand = False
    clause = "MO-14.10"

    def apply(self, state: State) -> None:
        state.phase = "over"
