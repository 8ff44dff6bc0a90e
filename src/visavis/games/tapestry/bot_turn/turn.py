"""A turn of the bots (section 6 of the book)."""

from __future__ import annotations

from visavis.core import Table
from visavis.games.tapestry.bot_turn.income import income_turn
from visavis.games.tapestry.bot_turn.pair import advance_with_pair, lay_pair
from visavis.games.tapestry.state import State


def bots_turn(state: State, table: Table[State]) -> None:
    """An income turn, or a pair of cards and an advance of both bots (TA-6.2 to TA-6.7)."""
    if state.era == 0 or state.deck.size() < 2:
        income_turn(state, table, "TA-6.2" if state.era == 0 else "TA-6.3")
    else:
        # TA-6.6, TA-6.7
        if lay_pair(state, table).income and not state.deck.size():
            income_turn(state, table, "TA-6.6")
        else:
            advance_with_pair(state, table, "TA-6.7")
