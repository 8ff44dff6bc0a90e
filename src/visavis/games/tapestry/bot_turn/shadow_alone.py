"""The Shadow Empire in a game of two people (section 33 of the book, and the facts about its sheet)."""

from __future__ import annotations

from visavis.core import Table
from visavis.games.tapestry.bot_turn.income import change_favourite
from visavis.games.tapestry.bot_turn.pair import advance_with_pair, lay_pair
from visavis.games.tapestry.effects.bots import DeckShuffled
from visavis.games.tapestry.effects.two_people import ShadowIncome, ShuffleTwelve
from visavis.games.tapestry.state import SHADOW, State


def shadow_turn(state: State, table: Table[State]) -> None:
    """An income turn at first and with an empty deck, otherwise a pair and an advance (TA-33.7, TA-33.8).

    Its cards say more than it uses: no early income, no toppling, no map (TA-33.12).
    """
    if state.era == 0:
        shadow_income(state, table, "TA-33.7")
    elif state.deck.size() < 2:
        shadow_income(state, table, "TA-33.10")
        table.do((ShuffleTwelve if table.printed("deck") else DeckShuffled)("TA-33.10"))
    else:
        lay_pair(state, table)
        advance_with_pair(state, table, "TA-33.9")


def shadow_income(state: State, table: Table[State], clause: str) -> None:
    """A new favourite if need be, by the last right card or one of all twelve (TA-33.10, TA-33.11)."""
    table.do(ShadowIncome(clause, state.era + 1))
    change_favourite(state, table, SHADOW)
