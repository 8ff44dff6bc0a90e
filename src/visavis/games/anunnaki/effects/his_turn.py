"""Effects of Cosmobot's turn."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec.structs import replace

from visavis.core import SOMEWHERE, Effect, Note, Pile
from visavis.games.anunnaki.board import put, with_unit
from visavis.games.anunnaki.cards import TRACKS
from visavis.games.anunnaki.effects.taken import take_away
from visavis.games.anunnaki.state import Face, State


class OpenCard(Effect, frozen=True):
    """The next card of a deck lies open."""

    by_hand = False
    kind = "report"
    clause: str
    deck: Literal["moon", "sun"]
    card: str
    parts: tuple[str, ...]
    cubes: int
    arrow: str

    def apply(self, state: State) -> None:
        face = Face(self.card, self.parts, self.cubes, self.arrow)
        if self.deck == "moon":
            if state.moon.layers:
                state.moon = state.moon.without(self.card)
            else:
                state.left = (state.left[0] - 1, state.left[1])
            state.open = (face, *state.open)
        else:
            if state.sun.layers:
                state.sun = state.sun.without(self.card)
            else:
                state.left = (state.left[0], state.left[1] - 1)
            state.open = (*state.open, face)


class TurnUp(Note, frozen=True):
    """The next printed card of a deck is turned up; what it shows is asked then."""

    clause: str
    deck: Literal["moon", "sun"]


class ReadCard(Effect, frozen=True):
    """A printed card was read in; it is remembered."""

    kind = "silent"
    clause = "AN-3.1"
    face: Face

    def apply(self, state: State) -> None:
        state.read = (*state.read, self.face)


class RereadCard(Effect, frozen=True):
    """A printed card was misread; this is what it shows."""

    by_hand = False
    kind = "report"
    clause = "AN-3.1"
    card: str
    face: Face

    def apply(self, state: State) -> None:
        read = replace(self.face, id=self.card)
        state.read = tuple(read if face.id == self.card else face for face in state.read)
        state.open = tuple(
            Face(self.card, read.parts, read.cubes, read.arrow) if face.id == self.card else face for face in state.open
        )


class BeginTurn(Effect, frozen=True):
    """Both cards lie open; the arrow holds for the whole turn."""

    kind = "silent"
    clause = "AN-3.3"
    arrow: str

    def apply(self, state: State) -> None:
        state.arrow = self.arrow


class RemoveCards(Effect, frozen=True):
    """Both open cards leave the game."""

    kind = "silent"
    clause = "AN-3.4"

    def apply(self, state: State) -> None:
        state.used = (*state.used, *(face.id for face in state.open))
        state.open = ()


class PutAway(Note, frozen=True):
    """Both printed cards go into the box."""

    clause = "AN-3.4"


class Symbol(Note, frozen=True):
    """The symbol that is carried out next: of the moon card, of the sun card, or under a cube of the fate card."""

    kind = "report"
    clause: str
    card: Literal["moon", "sun", "fate"]
    symbol: str


class Reshuffle(Note, frozen=True):
    """The removed printed cards of a deck are shuffled."""

    clause = "AN-3.6"
    deck: Literal["moon", "sun"]


class MixDeck(Effect, frozen=True):
    """A deck has run out: its removed cards are the new deck."""

    kind = "silent"
    clause = "AN-3.6"
    deck: Literal["moon", "sun"]
    cards: tuple[str, ...]

    def apply(self, state: State) -> None:
        state.used = tuple(id for id in state.used if id not in self.cards)
        if state.options.cards == "printed":
            moon, sun = state.left
            state.left = (len(self.cards), sun) if self.deck == "moon" else (moon, len(self.cards))
        elif self.deck == "moon":
            state.moon = Pile.of("moon", self.cards)
        else:
            state.sun = Pile.of("sun", self.cards)


class PlaceCube(Effect, frozen=True):
    """A cube goes on the next space of the fate card, over this symbol."""

    clause = "AN-6.1"
    space: int
    covers: str

    def apply(self, state: State) -> None:
        state.cubes = self.space


class LeftFirst(Note, frozen=True):
    """Of two different icons of an area the left one is exhausted first."""

    kind = "report"
    clause = "AN-7.5"
    board_only = True
    area: str
    resource: str


class Exhaust(Effect, frozen=True):
    """He exhausts one resource icon."""

    clause = "AN-7.4"
    board = ("area", "resource")
    area: str
    resource: str

    def apply(self, state: State) -> None:
        if self.area != SOMEWHERE:
            at = state.board.at(self.area)
            state.exhausted = (*state.exhausted[:at], state.exhausted[at] + 1, *state.exhausted[at + 1 :])


class Build(Effect, frozen=True):
    """He builds the leftmost settlement of his fate card."""

    clause = "AN-8.3"
    board = ("area",)
    area: str

    def apply(self, state: State) -> None:
        state.settlements_left -= 1
        if self.area != SOMEWHERE:
            state.settlements |= 1 << state.board.at(self.area)


class PlaceFollower(Effect, frozen=True):
    """He gains a follower."""

    clause = "AN-10.1"
    board = ("area",)
    area: str

    def apply(self, state: State) -> None:
        state.followers_left -= 1
        _place(state, self.area, "f")


def _place(state: State, area: str, unit: str) -> None:
    if area != SOMEWHERE:
        at = state.board.at(area)
        state.units = put(state.units, at, with_unit(state.units[at], unit))


class NoBonus(Note, frozen=True):
    """On a Distant Planet he takes no bonus for landing."""

    kind = "report"
    clause = "AN-18.4"
    board_only = True
    area: str


class MoveUnit(Effect, frozen=True):
    """He moves a unit straight into the target area."""

    clause: str
    unit: str
    source: str
    area: str
    board: ClassVar[tuple[str, ...]] = ("unit", "source", "area")

    def apply(self, state: State) -> None:
        if self.source != SOMEWHERE:
            at = state.board.at(self.source)
            state.units = put(state.units, at, state.units[at].replace(self.unit, "", 1))
            _place(state, self.area, self.unit)


class ScorePoints(Effect, frozen=True):
    """Cosmobot gets points, and what for."""

    clause: str
    points: int
    why: Literal[
        "last_cube", "no_settlement", "income", "no_follower", "no_oracle", "tokens", "beyond", "culture", "creature"
    ]

    def apply(self, state: State) -> None:
        state.points += self.points


class Advance(Effect, frozen=True):
    """His marker goes one space on."""

    clause: str
    track: str
    space: int

    def apply(self, state: State) -> None:
        at = TRACKS.index(self.track)
        state.progress = (*state.progress[:at], self.space, *state.progress[at + 1 :])  # type: ignore[assignment]


class Dominate(Effect, frozen=True):
    """His marker goes on on the domination track, past these markers."""

    clause: str
    space: int
    steps: int
    tokens: int

    def apply(self, state: State) -> None:
        state.domination = self.space
        state.tokens = tuple(token for token in state.tokens if token > self.space)


class TakePact(Effect, frozen=True):
    """He fulfils a pact; it is discarded."""

    clause = "AN-15.1"
    pact: str
    points: int
    steps: int

    def apply(self, state: State) -> None:
        state.points += self.points
        take_away(state, self.pact)


class DiscardPact(Note, frozen=True):
    """The printed tile is discarded, and another one takes its place."""

    clause = "AN-15.1"


class OpenPact(Effect, frozen=True):
    """A new pact lies open."""

    by_hand = False
    kind = "report"
    clause = "AN-15.1"
    pact: str

    def apply(self, state: State) -> None:
        state.pact_pile = state.pact_pile.without(self.pact)
        at = state.gap if state.gap >= 0 else len(state.pacts)
        state.pacts, state.gap = (*state.pacts[:at], self.pact, *state.pacts[at:]), -1


class Summon(Effect, frozen=True):
    """A god takes the place of a follower of his."""

    clause = "AN-15.6"
    board = ("area",)
    god: Literal["minor", "major"]
    area: str

    def apply(self, state: State) -> None:
        state.followers_left += 1
        unit = "m" if self.god == "minor" else "g"
        if self.god == "minor":
            state.minors_left -= 1
        else:
            state.majors_left -= 1
        if self.area != SOMEWHERE:
            at = state.board.at(self.area)
            state.units = put(state.units, at, with_unit(state.units[at].replace("f", "", 1), unit))


class FollowGoal(Note, frozen=True):
    """The oracle follows the goal tile of a track."""

    kind = "report"
    clause = "AN-14.4"
    track: str
    goal: str


class MeetRequirement(Note, frozen=True):
    """He meets the first requirement of a creature."""

    kind = "report"
    clause = "AN-19.1"
    creature: str
    needs: str
    value: int


class TakeCreature(Effect, frozen=True):
    """He takes a creature; its figure is a unit of strength 2."""

    clause = "AN-19.2"
    board = ("area",)
    creature: str
    area: str

    def apply(self, state: State) -> None:
        state.creatures = tuple(one for one in state.creatures if one.id != self.creature)
        state.creatures_taken += 1
        _place(state, self.area, "c")
