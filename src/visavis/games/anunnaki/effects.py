"""Effects of Cosmobot's turn, of the fights and of the end. Those of the set-up and of your turn are in entered.py."""

from __future__ import annotations

from typing import ClassVar, Literal

from visavis.core import SOMEWHERE, Effect, Note, Pile
from visavis.games.anunnaki.board import put, with_unit
from visavis.games.anunnaki.entered import ENTERED, gathered, take_away, without_tile
from visavis.games.anunnaki.state import Face, Side, State

TOKENS = 2
"""What a marker of the domination track and a culture marker are worth to him."""

# His turn


class OpenCard(Effect, frozen=True):
    """The next card of a deck is turned up."""

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


class ReadCard(Effect, frozen=True):
    """A printed card was read in; it is remembered."""

    kind = "silent"
    clause = "AN-3.1"
    face: Face

    def apply(self, state: State) -> None:
        state.read = (*state.read, self.face)


class BeginTurn(Effect, frozen=True):
    """Both cards lie open; the arrow holds for the whole turn."""

    kind = "silent"
    clause = "AN-3.3"
    arrow: str

    def apply(self, state: State) -> None:
        state.arrow = self.arrow


class RemoveCards(Effect, frozen=True):
    """Both open cards leave the game."""

    clause = "AN-3.4"

    def apply(self, state: State) -> None:
        state.used = (*state.used, *(face.id for face in state.open))
        state.open = ()


class MixDeck(Effect, frozen=True):
    """A deck has run out: its removed cards are the new deck."""

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


class Score(Effect, frozen=True):
    """Cosmobot gets points."""

    clause: str
    points: int

    def apply(self, state: State) -> None:
        state.points += self.points


class Advance(Effect, frozen=True):
    """His marker goes one space on."""

    clause: str
    track: str
    space: int

    def apply(self, state: State) -> None:
        at = ("war", "technology", "commerce").index(self.track)
        state.progress = (*state.progress[:at], self.space, *state.progress[at + 1 :])  # type: ignore[assignment]


class NoAdvance(Note, frozen=True):
    """His marker cannot go on; the step is lost."""

    clause = "AN-15.3"
    track: str


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


class OpenPact(Effect, frozen=True):
    """A new pact lies open."""

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


class Nothing(Note, frozen=True):
    """An action cannot be done, and nothing comes instead."""

    clause: str
    action: str


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


# Fights and culture markers


class TurnTile(Effect, frozen=True):
    """A civilization tile is turned up."""

    clause = "AN-16.4"
    board_only = True
    area: str
    tile: str
    strength: int

    def apply(self, state: State) -> None:
        if self.tile:
            state.tile_pile = state.tile_pile.without(self.tile)
        at = state.board.at(self.area)
        state.strengths = (*state.strengths[:at], self.strength, *state.strengths[at + 1 :])


class Roll(Note, frozen=True):
    """The chaos die, and what his units and it come to."""

    clause = "AN-16.1"
    die: int
    total: int
    against: int


class RemoveTile(Effect, frozen=True):
    """He has won: the tile leaves the game."""

    clause = "AN-16.5"
    board = ("area",)
    area: str

    def apply(self, state: State) -> None:
        if self.area != SOMEWHERE:
            without_tile(state, self.area)


class HeWins(Effect, frozen=True):
    """He wins a fight against you; your units of the area go back to your capital."""

    clause = "AN-16.2"
    board = ("area",)
    area: str

    def apply(self, state: State) -> None:
        if self.area != SOMEWHERE:
            at, capital = state.board.at(self.area), state.board.your_capital
            state.your_units = gathered(state.your_units, at, capital)


class Retreat(Effect, frozen=True):
    """He has lost: his units of the area go to his capital."""

    clause = "AN-16.3"
    board = ("area",)
    area: str

    def apply(self, state: State) -> None:
        if self.area != SOMEWHERE:
            at = state.board.at(self.area)
            state.units = gathered(state.units, at, state.board.capital)
            state.led &= ~(1 << at)


class TakeMarker(Effect, frozen=True):
    """A culture marker is resolved and leaves the game."""

    clause = "AN-4.2"
    board_only = True
    areas: tuple[str, ...]

    def apply(self, state: State) -> None:
        at = state.markers.index(self.areas)
        state.markers = (*state.markers[:at], *state.markers[at + 1 :])


# The end


class TriggerEnd(Effect, frozen=True):
    """The end is triggered; so many turns are left, this one too."""

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

    clause = "AN-2.4"

    def apply(self, state: State) -> None:
        state.phase = "over"


EFFECTS: tuple[type[Effect], ...] = (
    *ENTERED, OpenCard, ReadCard, BeginTurn, RemoveCards, MixDeck, PlaceCube, Exhaust, Build, PlaceFollower,
    MoveUnit, Score, Advance, NoAdvance, Dominate, TakePact, OpenPact, Summon, Nothing, TakeCreature, TurnTile,
    Roll, RemoveTile, HeWins, Retreat, TakeMarker, TriggerEnd, EndTurn, FinalScore, GameOver,
)  # fmt: skip
