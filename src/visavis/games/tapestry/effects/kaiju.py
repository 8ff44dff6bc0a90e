"""The Rise of the Kaiju."""

from __future__ import annotations

from visavis.core import Effect, Note, Pile
from visavis.games.tapestry.board import BOARD
from visavis.games.tapestry.state import State


class MoveKaiju(Effect, frozen=True):
    """The kaiju moves to the next district."""

    clause = "TA-31.4"
    towards: str
    district: str

    def apply(self, state: State) -> None:
        state.kaiju, state.kaiju_from = self.district, state.kaiju


class DestroyBuilding(Note, frozen=True):
    """The first income building of the kaiju's district leaves the game."""

    clause = "TA-31.7"
    district: str


class ShuffleKaijuDeck(Effect, frozen=True):
    """The discarded cards are the new kaiju deck."""

    clause = "TA-32.5"

    def apply(self, state: State) -> None:
        state.deck = Pile.of("deck", state.discard)
        state.discard = ()


class KaijuDeckShuffled(ShuffleKaijuDeck, frozen=True):
    """The same where the app holds the cards."""

    kind = "silent"


class LiftBlockers(Effect, frozen=True):
    """Both blockers go beside the board."""

    clause = "TA-32.5"

    def apply(self, state: State) -> None:
        state.blockers = ()


class PutBlocker(Effect, frozen=True):
    """A card of the kaiju deck; a blocker goes on a track."""

    clause = "TA-32.6"
    card: str
    track: str

    def apply(self, state: State) -> None:
        state.deck = state.deck.without(self.card)
        state.discard = (*state.discard, self.card)
        state.blockers = (*state.blockers, self.track)


class PutKaiju(Effect, frozen=True):
    """A kaiju goes on a hex."""

    clause = "TA-32.8"
    board = ("space",)
    space: str

    def apply(self, state: State) -> None:
        state.kaijus |= BOARD.bit[self.space]


class LoseOutpost(Effect, frozen=True):
    """One of your outposts on a hex leaves the game; `last`: none is left there."""

    clause = "TA-32.8"
    board = ("space", "last")
    space: str
    last: bool | str

    def apply(self, state: State) -> None:
        bit = BOARD.bit[self.space]
        state.sealed &= ~bit
        if self.last:
            state.yours &= ~bit
