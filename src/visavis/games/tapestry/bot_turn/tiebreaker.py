"""Ties without an open card (section 17 of the book)."""

from __future__ import annotations

from visavis.core import Table
from visavis.games.tapestry.cards import Guide
from visavis.games.tapestry.effects.bots import ShowCard
from visavis.games.tapestry.state import State


def tiebreaker(state: State, table: Table[State]) -> Guide:
    """The tiebreaker card: the right one of the open pair, or one that is drawn for it (TA-17.1).

    When the progress deck is empty the decision deck has to give one; it is shuffled back as well.
    """
    if len(state.pair) == 2:
        return state.data.guides[state.pair[1]]
    part = "progress" if state.deck.size("progress") else ""
    card = str(table.draw(state.deck, part))
    table.note(ShowCard, card)
    return state.data.guides[card]
