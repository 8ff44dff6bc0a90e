"""Two people with the Shadow Empire."""

from __future__ import annotations

from visavis.core import Effect, Note
from visavis.games.tapestry.effects.bots import ShuffleDeck
from visavis.games.tapestry.state import YOU, Person, State, at


def move(state: State, who: Person, track: str, space: int) -> None:
    """Put a marker of a person on a space."""
    if who == YOU:
        state.you = at(state.you, track, space)
    else:
        state.friend = at(state.friend, track, space)


class PlaceTokens(Note, frozen=True):
    """The markers of both persons and of the Shadow Empire on the spaces where they begin."""

    clause = "TA-33.2"


class BeginTwo(Effect, frozen=True):
    """The game begins with the turn of this person; the other one follows, then the Shadow Empire."""

    clause = "TA-33.6"
    first: Person

    def apply(self, state: State) -> None:
        state.phase, state.turn, state.first = "play", self.first, self.first


class PersonAdvances(Effect, frozen=True):
    """The marker of a person goes on."""

    kind = "report"
    clause: str
    who: Person
    track: str
    space: int

    def apply(self, state: State) -> None:
        move(state, self.who, self.track, self.space)
        state.moved = True


class PersonMoves(Effect, frozen=True):
    """The marker of a person is put on a space without advancing there."""

    kind = "report"
    clause = "TA-1.8"
    who: Person
    track: str
    space: int

    def apply(self, state: State) -> None:
        move(state, self.who, self.track, self.space)


class PersonLandmark(Effect, frozen=True):
    """A person gains a landmark of a track."""

    clause: str
    who: Person
    landmark: str

    def apply(self, state: State) -> None:
        state.landmarks = tuple([one for one in state.landmarks if one != self.landmark])
        if self.who == YOU:
            state.your_landmarks = (*state.your_landmarks, self.landmark)
        else:
            state.friend_landmarks = (*state.friend_landmarks, self.landmark)


class PersonIncome(Effect, frozen=True):
    """A person takes an income turn; `first`: before the other one."""

    clause: str
    who: Person
    turn: int
    first: bool

    def apply(self, state: State) -> None:
        if self.who == YOU:
            state.your_era = self.turn
        else:
            state.friend_era = self.turn
        state.moved = True


class PersonPoints(Effect, frozen=True):
    """The VP of a person at the end."""

    kind = "report"
    clause = "TA-33.16"
    who: Person
    points: int

    def apply(self, state: State) -> None:
        if self.who == YOU:
            state.your_points = self.points
        else:
            state.friend_points = self.points


class ShadowIncome(Effect, frozen=True):
    """The Shadow Empire takes an income turn."""

    kind = "report"
    clause: str
    turn: int

    def apply(self, state: State) -> None:
        state.era = self.turn


class ShadowLandmark(Effect, frozen=True):
    """The Shadow Empire takes a landmark, which is out of the game for the persons."""

    clause = "TA-33.9"
    landmark: str

    def apply(self, state: State) -> None:
        state.landmarks = tuple([one for one in state.landmarks if one != self.landmark])
        state.box = (*state.box, self.landmark)


class ShuffleTwelve(ShuffleDeck, frozen=True):
    """Printed cards: all of the deck of the Shadow Empire are shuffled again."""
