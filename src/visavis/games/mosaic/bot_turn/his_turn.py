"""3 His turn: an action card, and what it says."""

from __future__ import annotations

from visavis.core import Table
from visavis.games.mosaic.bot_turn.build import build
from visavis.games.mosaic.bot_turn.military import military
from visavis.games.mosaic.bot_turn.pay import pay
from visavis.games.mosaic.bot_turn.population_and_tax import tax_or_population
from visavis.games.mosaic.bot_turn.reshuffle import reshuffle, reshuffle_action
from visavis.games.mosaic.bot_turn.technology import technology
from visavis.games.mosaic.cards import Action
from visavis.games.mosaic.effects.bot_turn import SecondAction, TurnAction
from visavis.games.mosaic.state import State


def his_turn(state: State, table: Table[State]) -> None:
    """Turn over an action card and do what it says."""
    bot = state.bots.index(state.turn)

    # MO-3.1
    if not state.action.size():
        # Only a corrected deck runs out: in play the reshuffle card is its last card or the one before.
        reshuffle_action(state, table)
    card = state.data.actions[str(table.draw(state.action))]
    table.do(TurnAction(state.turn, card.id))
    if card.first == "reshuffle":
        reshuffle(state, table, bot)
    else:
        act(state, table, bot, card)


def act(state: State, table: Table[State], bot: int, card: Action) -> None:
    """The first action of a card, then the second (MO-3.1, MO-3.3)."""
    if card.first in ("tax", "population"):
        tax_or_population(state, table, bot, card)
    elif card.first == "military":
        military(state, table, bot)
    elif card.first == "technology":
        technology(state, table, bot)
    elif pay(state, table, bot, card.cost, "MO-4.1"):
        build(state, table, bot, card.first)
    if card.second:
        table.note(SecondAction, state.bots[bot], card.second)
        technology(state, table, bot)
