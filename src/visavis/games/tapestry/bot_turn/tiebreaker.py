"""Ties without an open card (section 17 of the book)."""

from __future__ import annotations

from collections.abc import Mapping

from visavis.core import Later, Table
from visavis.core.choice import AnyCriterion
from visavis.games.tapestry.cards import SCANS, Guide
from visavis.games.tapestry.effects.bots import ShowCard, TieCard
from visavis.games.tapestry.state import State


def tiebreaker(state: State, table: Table[State]) -> Guide:
    """The tiebreaker card: the right one of the open pair, or one that is drawn for it (TA-17.1).

    When the progress deck is empty the decision deck has to give one; it is shuffled back as well.
    """
    if len(state.pair) == 2:
        return state.data.guides[state.pair[1]]
    part = "progress" if state.deck.size("progress") else ""
    card = str(table.draw(state.deck, part))
    table.note(ShowCard if table.printed("deck") else TieCard, card)
    return state.data.guides[card]


class Undrawn:
    """A tiebreaker card that is drawn only if there is a tie to break."""

    __slots__ = ("scan",)

    def __init__(self, state: State, table: Table[State]) -> None:
        self.scan: Mapping[str, AnyCriterion[str]] = {
            id: Later(lambda left, id=id: tiebreaker(state, table).scan[id])  # type: ignore[misc]
            for id in SCANS
        }


def aid(state: State, table: Table[State]) -> Guide | Undrawn:
    """The card with the map selection aid, where nothing but a tie needs it."""
    return tiebreaker(state, table) if len(state.pair) == 2 else Undrawn(state, table)
