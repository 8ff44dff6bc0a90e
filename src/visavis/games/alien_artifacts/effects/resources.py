"""Resource cards (section 15): drawn, turned up, discarded, shuffled."""

from __future__ import annotations

from bisect import insort

from visavis.core import Effect, Pile
from visavis.games.alien_artifacts.options import PLACE, Seat
from visavis.games.alien_artifacts.state import State, changed, minus_all

UNSEEN = "unseen"
"""Stands for a card in an effect that a seat sees without seeing the card."""


class DrawCard(Effect, frozen=True):
    """A seat draws a resource card; only that seat sees it."""

    clause = "AA-15.2"
    seat: Seat
    card: str

    def apply(self, state: State) -> None:
        state.resources = state.resources.without(self.card)
        at = PLACE[self.seat]
        hand = [*state.hands[at]]
        insort(hand, self.card)
        state.hands = changed(state.hands, at, tuple(hand))

    def seen_by(self, seat: str) -> Effect:
        return self if seat == self.seat else DrawCard(self.seat, UNSEEN)


class Reveal(Effect, frozen=True):
    """A resource card is turned up."""

    clause = "AA-7.4"
    seat: Seat
    card: str

    def apply(self, state: State) -> None:
        state.resources = state.resources.without(self.card)
        state.shown = (*state.shown, self.card)


class DiscardShown(Effect, frozen=True):
    """What was turned up is discarded."""

    kind = "silent"
    clause = "AA-7.4"

    def apply(self, state: State) -> None:
        state.discards += state.shown
        state.shown = ()


class Discard(Effect, frozen=True):
    """A seat discards resource cards from its hand."""

    clause = "AA-15.1"
    seat: Seat
    cards: tuple[str, ...]

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        state.hands = changed(state.hands, at, minus_all(state.hands[at], self.cards))
        state.discards += self.cards


class Exhausted(Effect, frozen=True):
    """The resource deck was empty: the marker moves, or the end of the game is triggered."""

    clause: str
    marker: int
    end: bool

    def apply(self, state: State) -> None:
        state.marker = self.marker
        if self.end:
            state.triggered = True


class Reshuffle(Effect, frozen=True):
    """The discarded resource cards are a new deck."""

    clause = "AA-15.3"

    def apply(self, state: State) -> None:
        state.resources = Pile.of("resources", state.discards)
        state.discards = ()
