"""Points, and the end of the game (section 17)."""

from __future__ import annotations

from visavis.core import Effect, Note
from visavis.games.alien_artifacts.options import PLACE, Seat
from visavis.games.alien_artifacts.state import State, changed


class Score(Effect, frozen=True):
    """A seat gains points."""

    clause: str
    seat: Seat
    points: int
    source: str

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        state.points = changed(state.points, at, state.points[at] + self.points)


class FinalScore(Effect, frozen=True):
    """What a seat scores at the end: for its cards, its technologies, its faction."""

    clause = "AA-17.2"
    seat: Seat
    cards: int
    techs: int
    faction: int

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        state.points = changed(state.points, at, state.points[at] + self.cards + self.techs + self.faction)


class TechScores(Note, frozen=True):
    """What an operational technology scores at the end."""

    clause = "AA-17.3"
    seat: Seat
    card: str
    points: int


class FactionScores(Note, frozen=True):
    """What one line of a faction scores at the end."""

    clause = "AA-17.4"
    seat: Seat
    faction: str
    metric: str
    of: str
    points: int


class Total(Note, frozen=True):
    """How many points a seat had before the scoring, and how many it has now."""

    clause = "AA-17.1"
    seat: Seat
    before: int
    points: int


class GameOver(Effect, frozen=True):
    """The game is over."""

    clause = "AA-17.1"

    def apply(self, state: State) -> None:
        state.phase, state.pending = "over", ()
