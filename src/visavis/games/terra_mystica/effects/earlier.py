"""What only logs of games before rules 3 hold: nothing makes these any more."""

from __future__ import annotations

from visavis.core import Effect, Note
from visavis.games.terra_mystica.effects.changes import deck_renewed, reserve_renewed
from visavis.games.terra_mystica.effects.setup import first_deck
from visavis.games.terra_mystica.state import State


class ShowLetters(Note, frozen=True):
    """A random card says where her first dwellings stand; `LettersShown` since."""

    by_hand = False
    clause = "TM-3.18"
    card: str
    marked: str
    plain: str


class MakeDeck(Effect, frozen=True):
    """Her deck and the reserve: an instruction, `DeckMade` since."""

    clause = "TM-3.24"
    cards: tuple[str, ...]
    unseen: int
    held_back: tuple[str, ...]
    reserve: tuple[str, ...]

    def apply(self, state: State) -> None:
        state.deck = first_deck(self.cards, self.unseen, self.held_back, self.reserve)


class YouGoOn(Effect, frozen=True):
    """A person's turn goes on; `Entered` and `ActsAgain` since."""

    kind = "silent"
    clause = "TM-1.1"
    board_only = True
    again: bool

    def apply(self, state: State) -> None:
        state.extras, state.again = (0, False) if self.again else (state.extras + 1, state.again)


class ShuffleReserve(Effect, frozen=True):
    """The cards put aside are the new reserve: an instruction, `ReserveRenewed` since."""

    clause = "TM-9.2"

    def apply(self, state: State) -> None:
        reserve_renewed(state)


class TurnCard(Effect, frozen=True):
    """The next card of her deck is turned over: an instruction, `CardTurned` since."""

    clause = "TM-6.1"
    card: str

    def apply(self, state: State) -> None:
        state.deck = state.deck.without(self.card)
        state.turned = (*state.turned, self.card)


class NewDeck(Effect, frozen=True):
    """Her deck of the next round: an instruction, `DeckRenewed` since."""

    clause = "TM-6.10"
    unseen: int
    known: tuple[str, ...]
    extra: tuple[str, ...]

    def apply(self, state: State) -> None:
        deck_renewed(state, self.unseen, self.known, self.extra)
