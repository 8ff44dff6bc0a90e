"""What only logs of earlier rules hold: nothing makes these any more."""

from __future__ import annotations

from visavis.core import Effect, Note
from visavis.games.anunnaki.state import State


class Roll(Note, frozen=True):
    """The chaos die, and what his units and it come to."""

    by_hand = False
    clause = "AN-16.1"
    die: int
    total: int
    against: int


class NoAdvance(Note, frozen=True):
    """His marker cannot go on; the step is lost."""

    by_hand = False
    clause = "AN-15.3"
    track: str


class Nothing(Note, frozen=True):
    """An action cannot be done, and nothing comes instead."""

    by_hand = False
    clause: str
    action: str


class Begin(Effect, frozen=True):
    """Everything is ready; you begin."""

    clause = "AN-1.11"

    def apply(self, state: State) -> None:
        state.phase, state.turn = "play", "you"


class Score(Effect, frozen=True):
    """Cosmobot gets points."""

    clause: str
    points: int

    def apply(self, state: State) -> None:
        state.points += self.points
