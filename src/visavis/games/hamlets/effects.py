"""The effects of Hamlets, the only way a game changes."""

from __future__ import annotations

import sys
from typing import ClassVar

from visavis.core import Effect, Note, effects_in
from visavis.games.hamlets.board import BOARD
from visavis.games.hamlets.cards import Group
from visavis.games.hamlets.state import Side, State


class YouBuild(Effect, frozen=True):
    """You put a house on a space."""

    kind = "report"
    clause = "HA-2.1"
    board = ("space",)
    space: str

    def apply(self, state: State) -> None:
        state.yours |= BOARD.bit[self.space]


class YouBuildTower(Effect, frozen=True):
    """You put a tower on one of your houses."""

    kind = "report"
    clause = "HA-2.2"
    board = ("space",)
    space: str

    def apply(self, state: State) -> None:
        state.towers |= BOARD.bit[self.space]


class YouRest(Effect, frozen=True):
    """You rest until the round ends."""

    by_hand = False
    kind = "report"
    clause = "HA-2.3"

    def apply(self, state: State) -> None:
        state.resting = (*state.resting, "you")


class MakeDeck(Effect, frozen=True):
    """Her starting cards are shuffled as her deck, with `unseen` cards of the reserve."""

    clause = "HA-1.4"
    cards: tuple[str | int, ...]
    unseen: int

    def apply(self, state: State) -> None:
        if self.unseen:
            state.deck = state.deck.gathered(unseen=self.unseen, part="reserve")


class ShowCard(Note, frozen=True):
    """A card of the reserve is looked at and shuffled back."""

    by_hand = False
    clause = "HA-1.2"
    card: str


class PlaceHouse(Effect, frozen=True):
    """She puts a house on a space, marked or plain."""

    clause: str
    space: str
    group: Group
    board: ClassVar[tuple[str, ...]] = ("space",)

    def apply(self, state: State) -> None:
        if self.group == "marked":
            state.marked |= BOARD.bit[self.space]
        else:
            state.plain |= BOARD.bit[self.space]
        state.houses_left -= 1


class PlaceTower(Effect, frozen=True):
    """She puts a tower on one of her houses."""

    clause = "HA-5.1"
    board = ("space",)
    space: str

    def apply(self, state: State) -> None:
        state.towers |= BOARD.bit[self.space]
        state.towers_left -= 1


class TurnCard(Effect, frozen=True):
    """The next card of her deck is turned over."""

    clause = "HA-3.1"
    card: str

    def apply(self, state: State) -> None:
        state.deck = state.deck.without(self.card)
        state.turned = (*state.turned, self.card)


class Score(Effect, frozen=True):
    """A side scores points."""

    clause: str
    side: Side
    points: int

    def apply(self, state: State) -> None:
        if self.side == "her":
            state.points += self.points
        else:
            state.your_points += self.points


class SheRests(Effect, frozen=True):
    """She rests; her cards and `unseen` cards of the reserve are her next deck."""

    clause = "HA-3.4"
    unseen: int

    def apply(self, state: State) -> None:
        state.deck = state.deck.gathered(*state.turned, unseen=self.unseen, part="reserve")
        state.turned = ()
        state.resting = (*state.resting, "her")


class NextTurn(Effect, frozen=True):
    """It is this side's turn."""

    kind = "silent"
    clause = "HA-2.3"
    side: Side

    def apply(self, state: State) -> None:
        state.turn = self.side


class NextRound(Effect, frozen=True):
    """A new round begins."""

    by_hand = False
    clause = "HA-2.3"
    round: int
    first: Side

    def apply(self, state: State) -> None:
        state.phase, state.round, state.turn, state.resting = "play", self.round, self.first, ()


class LastRoundOver(Effect, frozen=True):
    """The fourth round is over; the board is counted."""

    kind = "silent"
    clause = "HA-7.1"

    def apply(self, state: State) -> None:
        state.phase = "end"


class GameOver(Effect, frozen=True):
    """The game is over."""

    by_hand = False
    clause = "HA-7.1"

    def apply(self, state: State) -> None:
        state.phase = "over"


EFFECTS = effects_in(sys.modules[__name__])
