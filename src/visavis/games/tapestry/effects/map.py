"""What happens on the map."""

from __future__ import annotations

from typing import ClassVar

from visavis.core import Effect
from visavis.games.tapestry.board import BOARD
from visavis.games.tapestry.state import State

AS_DRAWN = -1
"""In place of sixths: whoever draws the tile turns it at random."""


class LayTile(Effect, frozen=True):
    """A territory tile goes on a hex, turned by so many sixths to the right, or `AS_DRAWN`."""

    clause: str
    space: str
    turned: int
    board: ClassVar[tuple[str, ...]] = ("space",)

    def apply(self, state: State) -> None:
        state.explored |= BOARD.bit[self.space]


class PlaceOutpost(Effect, frozen=True):
    """The Automa puts an outpost on a hex."""

    clause: str
    space: str
    board: ClassVar[tuple[str, ...]] = ("space",)

    def apply(self, state: State) -> None:
        state.automas |= BOARD.bit[self.space]
        state.outposts -= 1


class PlaceShadow(Effect, frozen=True):
    """A toppled outpost of the Shadow Empire goes on a hex."""

    clause: str
    space: str
    board: ClassVar[tuple[str, ...]] = ("space",)

    def apply(self, state: State) -> None:
        state.shadow_fallen |= BOARD.bit[self.space]
        state.shadow_outposts -= 1


class ToppleYours(Effect, frozen=True):
    """Your outpost is toppled."""

    clause: str
    space: str
    board: ClassVar[tuple[str, ...]] = ("space",)

    def apply(self, state: State) -> None:
        state.yours &= ~BOARD.bit[self.space]
        state.your_fallen |= BOARD.bit[self.space]
        state.toppled += 1


class ToppleAutomas(Effect, frozen=True):
    """The Automa's outpost is toppled."""

    clause: str
    space: str
    board: ClassVar[tuple[str, ...]] = ("space",)

    def apply(self, state: State) -> None:
        state.automas &= ~BOARD.bit[self.space]
        state.automa_fallen |= BOARD.bit[self.space]
        state.you_toppled += 1


class YourOutpostLeaves(Effect, frozen=True):
    """Your outpost goes back by a reaction card of yours: you have so many in supply then."""

    clause = "TA-12.6"
    board = ("space",)
    space: str
    outposts: int

    def apply(self, state: State) -> None:
        state.yours &= ~BOARD.bit[self.space]
        state.your_outposts = self.outposts


class AutomaRetreats(Effect, frozen=True):
    """The Automa's outpost moves to another hex by its reaction card."""

    clause = "TA-15.6"
    board = ("left", "space")
    left: str
    space: str

    def apply(self, state: State) -> None:
        state.automas = state.automas & ~BOARD.bit[self.left] | BOARD.bit[self.space]


class DiscardTapestry(Effect, frozen=True):
    """A random tapestry card of the Automa is discarded."""

    clause: str
    card: str

    def apply(self, state: State) -> None:
        state.tapestries -= 1
