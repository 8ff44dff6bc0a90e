"""Effects of fights and of culture markers."""

from __future__ import annotations

from visavis.core import SOMEWHERE, Effect, Note
from visavis.games.anunnaki.board import gathered
from visavis.games.anunnaki.effects.taken import without_tile
from visavis.games.anunnaki.state import State


class TurnTile(Effect, frozen=True):
    """A civilization tile is turned up."""

    by_hand = False
    kind = "report"
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


class TooWeak(Note, frozen=True):
    """He does not attack you on a Distant Planet that you lead."""

    kind = "report"
    clause = "AN-18.5"
    board_only = True
    area: str


class ShowDie(Note, frozen=True):
    """What the chaos die shows."""

    kind = "report"
    clause = "AN-16.6"
    die: int


class Compare(Note, frozen=True):
    """His units and the die together, against what he fights."""

    kind = "report"
    clause: str
    units: int
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
