"""8 Technology: the best card of the offer and its neighbour."""

from __future__ import annotations

from visavis.core import Nothing, Table
from visavis.games.mosaic.bot_turn.offers import refill
from visavis.games.mosaic.bot_turn.pay import pay
from visavis.games.mosaic.cards.invented import TECHNOLOGY
from visavis.games.mosaic.criteria import Technologies
from visavis.games.mosaic.effects.bot_turn import TakeTechnology
from visavis.games.mosaic.state import State


def technology(state: State, table: Table[State], bot: int) -> None:
    """A technology action (MO-8.1)."""
    if pay(state, table, bot, "idea", "MO-8.1"):
        take_technologies(state, table, bot)


def take_technologies(state: State, table: Table[State], bot: int) -> None:
    """The best technology and its neighbour (MO-8.2 to MO-8.9)."""
    offer = Technologies(state, table, bot)
    size = offer.size()
    best = table.choose(offer.best(size))
    if best is None:
        table.note(Nothing, "technology.none", "MO-8.1", {"side": state.bots[bot]})
        return
    # MO-8.7, MO-8.8; MO-17.4: with more players only one card.
    taken = {best: "MO-8.9" if state.solo else "MO-17.4"}
    if state.solo and size > 1:
        taken |= {best - 1: "MO-8.7"} if best > 1 else {2: "MO-8.8"}
    elif state.solo:
        table.note(Nothing, "technology.single", "MO-8.7", {"side": state.bots[bot]})
    # All of them are looked at before the first is taken: then every card still lies in its place.
    shown = offer.shown(tuple(taken))
    for (place, clause), (symbols, points) in zip(taken.items(), shown, strict=True):
        table.do(TakeTechnology(clause, state.bots[bot], place, symbols, points))
    refill(state, table, TECHNOLOGY, tuple(taken))
