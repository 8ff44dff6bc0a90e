"""The state of Sparks, what a seat may see of it, and the effects that are the only way it changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, TypeVar

import msgspec

from visavis.core import Effect, Pack, PackCard, Pile
from visavis.core import State as BaseState

Seat = Literal["p1", "p2", "p3", "p4"]
SEATS: tuple[Seat, ...] = ("p1", "p2", "p3", "p4")
PLACE: Mapping[str, int] = {seat: at for at, seat in enumerate(SEATS)}
ROUNDS = 10

Spark = Literal["draw", "again", "snatch", "douse", "double"]
Task = tuple[Spark | Literal["turn", "drop"], Seat]
"""Something that is still to be done, and who does it. `drop` is the doused player's part of `douse`."""

Known = tuple[Seat, Seat, str]
"""The first seat knows that the second one holds this card: it was snatched from the first."""

UNSEEN = "unseen"
"""Stands for a card in an effect that a seat sees without seeing the card."""

V = TypeVar("V")


class Card(PackCard, frozen=True, kw_only=True):
    """A card: its colour, its value, and the sparks that fly when it matches."""

    colour: Literal["red", "yellow", "green", "blue"]
    value: int
    sparks: tuple[Spark, ...]


class State(BaseState, kw_only=True):
    """A game of Sparks."""

    FIXED: ClassVar[tuple[str, ...]] = ("pack", "cards", "seats")

    pack: Pack
    cards: Mapping[str, Card]
    seats: tuple[Seat, ...]
    phase: Literal["setup", "play", "over"] = "setup"
    round: int = 1
    turn: Seat = "p1"
    pending: tuple[Task, ...] = ()
    """A stack; the first one is next."""
    fire: tuple[str, ...] = ()
    """The last one is on top."""
    ash: tuple[str, ...] = ()
    deck: Pile = Pile("deck")
    hands: tuple[tuple[str, ...], ...]
    """In the order of the seats, each sorted."""
    known: tuple[Known, ...] = ()
    points: tuple[int, ...]
    factors: tuple[int, ...]
    """How many times its value the next card of each seat scores."""

    def hand(self, seat: Seat) -> tuple[str, ...]:
        """The cards that a seat holds."""
        return self.hands[PLACE[seat]]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat may see; `table` sees what everybody sees."""

    pack: Pack
    seats: tuple[Seat, ...]
    seat: str
    phase: Literal["setup", "play", "over"]
    round: int
    turn: Seat
    pending: tuple[Task, ...]
    fire: tuple[str, ...]
    ash: tuple[str, ...]
    hand: tuple[str, ...]
    """The seat's own cards."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    known: tuple[Known, ...]
    """Cards that were snatched from this seat, or that it snatched, and where they are."""
    deck: int
    """How many cards the deck has."""
    unseen: tuple[str, ...]
    """All cards that can be in the deck or, beyond those known, in other hands; sorted."""
    points: tuple[int, ...]
    factors: tuple[int, ...]


def view(state: State, seat: str) -> View:
    """What a seat may see."""
    known = tuple(fact for fact in state.known if seat in fact[:2])
    hidden = [*state.deck.cards]
    for holder, hand in zip(state.seats, state.hands, strict=True):
        if holder != seat:
            hidden += [card for card in hand if (seat, holder, card) not in known]
    return View(
        pack=state.pack,
        seats=state.seats,
        seat=seat,
        phase=state.phase,
        round=state.round,
        turn=state.turn,
        pending=state.pending,
        fire=state.fire,
        ash=state.ash,
        hand=state.hands[PLACE[seat]] if seat in state.seats else (),
        counts=tuple(map(len, state.hands)),
        known=known,
        deck=state.deck.size(),
        unseen=tuple(sorted(map(str, hidden))),
        points=state.points,
        factors=state.factors,
    )


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


EFFECTS: tuple[type[Effect], ...] = (
    LightFire, DealCard, NextTurn, PlayCard, SparksFly, Gather, SkipTurn, DrawCard, Stop, Snatch, Douse, DropCard,
    Double, GoOut, GameOver,
)  # fmt: skip


def places(state: State) -> list[str]:
    """Every card, wherever it lies."""
    held = [card for hand in state.hands for card in hand]
    return [*map(str, state.deck.cards), *held, *state.fire, *state.ash]


def cards(state: State) -> dict[str, int]:
    """How often there is each card: once."""
    all_cards = places(state)
    return {card: all_cards.count(card) for card in state.cards}


def faults(state: State) -> tuple[str, ...]:
    """All that is wrong with a state."""
    found = list(state.deck.faults())
    if sorted(places(state)) != sorted(state.cards):
        found.append("cards.once")
    if not len(state.hands) == len(state.points) == len(state.factors) == len(state.seats):
        # Nothing more can be said of such a state.
        return (*found, "seats.count")
    if any(hand != tuple(sorted(hand)) for hand in state.hands):
        found.append("hands.order")
    if state.phase != "setup" and not state.fire:
        found.append("fire.out")
    if not 1 <= state.round <= ROUNDS:
        found.append("round.number")
    if any(points < 0 for points in state.points):
        found.append("points.negative")
    if any(factor not in (1, 2) for factor in state.factors):
        found.append("factor.number")
    if any(seat not in state.seats for seat in (state.turn, *(seat for _, seat in state.pending))):
        found.append("seat.missing")
    for knower, holder, card in state.known:
        if knower == holder or {knower, holder} - {*state.seats} or card not in state.hand(holder):
            found.append("known.false")
            break
    return tuple(found)
