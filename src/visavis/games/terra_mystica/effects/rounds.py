"""The effects of turns, rounds and the end (sections 6 and 8)."""

from __future__ import annotations

from msgspec.structs import replace

from visavis.core import Effect, Note
from visavis.games.terra_mystica.state import FRIEND, Human, Seat, State


class NextTurn(Effect, frozen=True):
    """It is this side's turn."""

    kind = "silent"
    clause = "TM-6.5"
    seat: Seat

    def apply(self, state: State) -> None:
        state.turn = self.seat
        if state.extras or state.again or state.entered:
            state.extras, state.again, state.entered = 0, False, ()


class RoundOver(Effect, frozen=True):
    """Everybody has passed."""

    kind = "silent"
    clause = "TM-6.15"
    seat: Seat

    def apply(self, state: State) -> None:
        state.phase, state.turn, state.extras, state.again, state.entered = "between", self.seat, 0, False, ()


class NextRound(Effect, frozen=True):
    """A new round begins; the scoring tile of the last one is removed, and each free bonus card gets a coin."""

    by_hand = False
    clause = "TM-6.15"
    round: int
    first: Seat
    removed: str

    def apply(self, state: State) -> None:
        state.phase, state.round, state.turn, state.passed = "play", self.round, self.first, ()
        state.extras, state.again, state.entered, state.covered = 0, False, (), ()
        state.coins = tuple(coins + 1 for coins in state.coins)


class RemoveTile(Note, frozen=True):
    """The scoring tile of the last round leaves the game."""

    clause = "TM-6.15"
    tile: str


class LiftTokens(Note, frozen=True):
    """The action tokens are taken off all actions."""

    clause = "TM-1.1"


class TakeFigure(Note, frozen=True):
    """Who passed first has the start-player figure."""

    clause = "TM-6.13"
    seat: Seat


class AddCoins(Note, frozen=True):
    """Each round bonus card in the row gets a coin."""

    clause = "TM-1.1"


class LastRoundOver(Effect, frozen=True):
    """The sixth round is over; now comes the scoring."""

    kind = "silent"
    clause = "TM-8.1"

    def apply(self, state: State) -> None:
        state.phase = "end"


class YourPoints(Effect, frozen=True):
    """The points a person has before the last scoring."""

    by_hand = False
    kind = "report"
    clause = "TM-8.1"
    seat: Human
    points: int

    def apply(self, state: State) -> None:
        if self.seat == FRIEND:
            state.friends_points = self.points
        else:
            state.your_points = self.points


class ScoreEnd(Effect, frozen=True):
    """A side scores at the end of the game."""

    clause: str
    seat: Seat
    what: str
    value: int
    points: int

    def apply(self, state: State) -> None:
        if self.seat == "her":
            state.points += self.points
            return
        if self.seat == "friend":
            state.friends_points += self.points
        else:
            state.your_points += self.points
        if state.sides:
            # Where everything is kept, a person has them too.
            at = int(self.seat == "friend")
            side = replace(state.sides[at], points=state.sides[at].points + self.points)
            state.sides = (*state.sides[:at], side, *state.sides[at + 1 :])


class GameOver(Effect, frozen=True):
    """The game is over."""

    by_hand = False
    clause = "TM-8.1"

    def apply(self, state: State) -> None:
        state.phase = "over"
