"""The effects of Sparks, in the order of the book: the only way its state changes."""

from __future__ import annotations

import sys
from typing import Literal, TypeVar

from visavis.core import Effect, effects_in
from visavis.games.sparks.cards import Spark
from visavis.games.sparks.options import PLACE, Seat
from visavis.games.sparks.state import State, Task

UNSEEN = "unseen"
"""Stands for a card in an effect that a seat sees without seeing the card."""

V = TypeVar("V")


def changed(values: tuple[V, ...], seat: Seat, value: V) -> tuple[V, ...]:
    """The values of all seats, with another one for this seat."""
    at = PLACE[seat]
    return (*values[:at], value, *values[at + 1 :])


def take(state: State, seat: Seat, card: str) -> None:
    """Put a card into a hand."""
    state.hands = changed(state.hands, seat, tuple(sorted((*state.hands[PLACE[seat]], card))))


def give(state: State, seat: Seat, card: str) -> None:
    """Take a card out of a hand."""
    hand = state.hands[PLACE[seat]]
    at = hand.index(card)
    state.hands = changed(state.hands, seat, hand[:at] + hand[at + 1 :])


def shown(state: State, card: str) -> None:
    """A card that all can see now is no longer a secret of two."""
    if state.known:
        state.known = tuple(fact for fact in state.known if fact[2] != card)


# 1 Set-up


class LightFire(Effect, frozen=True):
    """The first card of the fire is turned over."""

    clause = "SP-1.1"
    card: str

    def apply(self, state: State) -> None:
        state.deck = state.deck.without(self.card)
        state.fire = (self.card,)


class DealCard(Effect, frozen=True):
    """A seat gets a card before the game begins; only that seat sees it."""

    clause = "SP-1.2"
    seat: Seat
    card: str

    def apply(self, state: State) -> None:
        state.deck = state.deck.without(self.card)
        take(state, self.seat, self.card)

    def seen_by(self, seat: str) -> Effect:
        return self if seat == self.seat else DealCard(self.seat, UNSEEN)


class NextTurn(Effect, frozen=True):
    """It is this seat's turn."""

    kind = "silent"
    clause = "SP-1.3"
    seat: Seat
    round: int

    def apply(self, state: State) -> None:
        state.phase, state.round, state.turn, state.pending = "play", self.round, self.seat, (("turn", self.seat),)


# 2 Your turn. An effect that carries out a pending task takes it off the stack.


class PlayCard(Effect, frozen=True):
    """A seat plays a card on the fire and scores."""

    clause = "SP-2.2"
    seat: Seat
    card: str
    points: int

    def apply(self, state: State) -> None:
        seat = self.seat
        give(state, seat, self.card)
        shown(state, self.card)
        state.fire = (*state.fire, self.card)
        state.points = changed(state.points, seat, state.points[PLACE[seat]] + self.points)
        state.factors = changed(state.factors, seat, 1)
        state.pending = state.pending[1:]


class SparksFly(Effect, frozen=True):
    """The sparks of the card that was just played are to be carried out before all else."""

    clause = "SP-2.3"
    seat: Seat
    sparks: tuple[Spark, ...]

    def apply(self, state: State) -> None:
        state.pending = (*[(spark, self.seat) for spark in self.sparks], *state.pending)


class Gather(Effect, frozen=True):
    """A seat gathers: it will draw this many cards."""

    clause = "SP-2.4"
    seat: Seat
    cards: int

    def apply(self, state: State) -> None:
        draw: Task = ("draw", self.seat)
        state.pending = (draw,) * self.cards + state.pending[1:]


class SkipTurn(Effect, frozen=True):
    """A seat can do nothing in its turn."""

    clause = "SP-2.5"
    seat: Seat

    def apply(self, state: State) -> None:
        state.pending = state.pending[1:]


# 3 Sparks


class DrawCard(Effect, frozen=True):
    """A seat draws a card; only that seat sees it."""

    clause = "SP-3.2"
    seat: Seat
    card: str

    def apply(self, state: State) -> None:
        state.deck = state.deck.without(self.card)
        take(state, self.seat, self.card)
        state.pending = state.pending[1:]

    def seen_by(self, seat: str) -> Effect:
        return self if seat == self.seat else DrawCard(self.seat, UNSEEN)


class Stop(Effect, frozen=True):
    """A seat does not play another card."""

    clause = "SP-3.3"
    seat: Seat

    def apply(self, state: State) -> None:
        state.pending = state.pending[1:]


class Snatch(Effect, frozen=True):
    """A seat takes a card out of another hand; only these two see it."""

    clause = "SP-3.4"
    seat: Seat
    victim: Seat
    card: str

    def apply(self, state: State) -> None:
        give(state, self.victim, self.card)
        take(state, self.seat, self.card)
        state.pending = state.pending[1:]
        # Whoever else knew a card of the victim's no longer knows whether it is still there. All those
        # facts go, not only the one about this card: that one alone would tell them which it was.
        kept = [
            fact for fact in state.known if fact[1] != self.victim or (fact[0] == self.seat and fact[2] != self.card)
        ]
        state.known = (*kept, (self.victim, self.seat, self.card))

    def seen_by(self, seat: str) -> Effect:
        return self if seat in (self.seat, self.victim) else Snatch(self.seat, self.victim, UNSEEN)


class Douse(Effect, frozen=True):
    """A seat douses another one, which has to drop a card."""

    clause = "SP-3.5"
    seat: Seat
    victim: Seat

    def apply(self, state: State) -> None:
        state.pending = (("drop", self.victim), *state.pending[1:])


class DropCard(Effect, frozen=True):
    """A seat puts a card into the ash."""

    clause = "SP-3.5"
    seat: Seat
    card: str

    def apply(self, state: State) -> None:
        give(state, self.seat, self.card)
        shown(state, self.card)
        state.ash = (*state.ash, self.card)
        state.pending = state.pending[1:]


class Double(Effect, frozen=True):
    """The next card of a seat scores this many times its value."""

    clause = "SP-3.6"
    seat: Seat
    factor: int

    def apply(self, state: State) -> None:
        state.factors = changed(state.factors, self.seat, self.factor)
        state.pending = state.pending[1:]


class GoOut(Effect, frozen=True):
    """A spark can do nothing."""

    clause = "SP-3.7"
    seat: Seat
    spark: Literal["draw", "again", "snatch", "douse", "drop"]

    def apply(self, state: State) -> None:
        state.pending = state.pending[1:]


# 4 End


class GameOver(Effect, frozen=True):
    """The game is over."""

    clause = "SP-4.1"

    def apply(self, state: State) -> None:
        state.phase = "over"


EFFECTS = effects_in(sys.modules[__name__])
