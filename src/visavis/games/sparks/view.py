"""What a seat may see of a game of Sparks, and the rest imagined."""

from __future__ import annotations

from typing import Literal

import msgspec

from visavis.core import Pack, Pile, Stream
from visavis.games.sparks.cards import Card
from visavis.games.sparks.options import PLACE, Seat
from visavis.games.sparks.state import Known, State, Task


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


def imagine(view: View, stream: Stream) -> State:
    """A state that fits the view: what it does not know is dealt anew."""
    left = stream.shuffled(view.unseen)
    hands = []
    for seat, count in zip(view.seats, view.counts, strict=True):
        if seat == view.seat:
            hands.append(view.hand)
            continue
        hand = [card for knower, holder, card in view.known if knower == view.seat and holder == seat]
        while len(hand) < count:
            hand.append(left.pop())
        hands.append(tuple(sorted(hand)))
    return State(
        pack=view.pack,
        cards=view.pack.table("card", Card),
        seats=view.seats,
        phase=view.phase,
        round=view.round,
        turn=view.turn,
        pending=view.pending,
        fire=view.fire,
        ash=view.ash,
        deck=Pile.of("deck", left),
        hands=tuple(hands),
        known=view.known,
        points=view.points,
        factors=view.factors,
    )
