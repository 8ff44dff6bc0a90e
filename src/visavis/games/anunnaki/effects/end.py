"""Effects of the end of a turn and of the game."""

from __future__ import annotations

from typing import Literal

from visavis.core import Effect
from visavis.games.anunnaki.state import Side, State


class TriggerEnd(Effect, frozen=True):
    """The end is triggered; so many turns are left, this one too."""

    by_hand = False
    clause: str
    side: Side
    turns: int

    def apply(self, state: State) -> None:
        state.turns_left = self.turns


class EndTurn(Effect, frozen=True):
    """A turn is over; the other side is next, or the final scoring."""

    kind = "silent"
    clause = "AN-2.1"
    next: Literal["you", "cosmobot", "scoring"]

    def apply(self, state: State) -> None:
        if state.turn == "cosmobot":
            state.turns += 1
        if self.next == "scoring":
            state.phase, state.turns_left = "end", 0
            return
        state.turn = self.next
        if state.turns_left:
            state.turns_left -= 1


class FinalScore(Effect, frozen=True):
    """Points of the final scoring."""

    clause: str
    side: Side
    what: str
    points: int

    def apply(self, state: State) -> None:
        if self.side == "cosmobot":
            state.points += self.points
        else:
            state.your_points += self.points


class GameOver(Effect, frozen=True):
    """The game is over."""

    by_hand = False
    clause = "AN-2.4"

    def apply(self, state: State) -> None:
        state.phase = "over"
