"""The set-up of Sparks (section 1 of the book)."""

from __future__ import annotations

from visavis.core import Pack, Pile, Table
from visavis.games.sparks.cards import Card
from visavis.games.sparks.effects import DealCard, LightFire, NextTurn
from visavis.games.sparks.options import Options, seats
from visavis.games.sparks.state import State

DEALT = 4


def start(options: Options, pack: Pack) -> State:
    """All cards in the deck, the hands empty."""
    cards = pack.table("card", Card)
    sitting = seats(options)
    return State(
        pack=pack,
        cards=cards,
        seats=sitting,
        deck=Pile.of("deck", cards),
        hands=((),) * len(sitting),
        points=(0,) * len(sitting),
        factors=(1,) * len(sitting),
    )


def set_up(state: State, table: Table[State]) -> None:
    """The fire, the hands, the first turn."""
    # SP-1.1
    table.do(LightFire(str(table.draw(state.deck))))

    # SP-1.2
    for seat in state.seats:
        for _ in range(DEALT):
            table.do(DealCard(seat, str(table.draw(state.deck))))

    # SP-1.3
    table.do(NextTurn(state.seats[0], 1))
