"""What cannot be true of a state of Sparks, and what never changes in number."""

from __future__ import annotations

from visavis.core import Fault, Faults, pile_faults
from visavis.games.sparks.state import ROUNDS, State


def places(state: State) -> list[str]:
    """Every card, wherever it lies."""
    held = [card for hand in state.hands for card in hand]
    return [*map(str, state.deck.cards), *held, *state.fire, *state.ash]


def cards(state: State) -> dict[str, int]:
    """How often there is each card: once."""
    all_cards = places(state)
    return {card: all_cards.count(card) for card in state.cards}


def uneven(state: State) -> bool:
    """Whether there are more or fewer hands, points or factors than seats."""
    return any(len(of_all) != len(state.seats) for of_all in (state.hands, state.points, state.factors))


def false_knowledge(state: State) -> bool:
    """Whether a seat knows a card where it is not: a seat that is not here, itself, or another hand."""
    return any(
        knower == holder or {knower, holder} - {*state.seats} or card not in state.hand(holder)
        for knower, holder, card in state.known
    )


def missing_seat(state: State) -> bool:
    """Whether something is to be done by a seat that nobody has."""
    return not {state.turn, *(seat for _, seat in state.pending)} <= {*state.seats}


FAULTS: Faults[State] = Faults(
    [Fault("seats.count", uneven)],
    [
        *pile_faults(lambda state: state.deck),
        Fault("cards.once", lambda state: sorted(places(state)) != sorted(state.cards)),
        Fault("hands.order", lambda state: any(hand != tuple(sorted(hand)) for hand in state.hands)),
        Fault("fire.out", lambda state: state.phase != "setup" and not state.fire),
        Fault("round.number", lambda state: not 1 <= state.round <= ROUNDS),
        Fault("points.negative", lambda state: min(state.points) < 0),
        Fault("factor.number", lambda state: not {*state.factors} <= {1, 2}),
        Fault("seat.missing", missing_seat),
        Fault("known.false", false_knowledge),
    ],
)
