"""Cosmobot's turn (chapter 3)."""

from __future__ import annotations

from visavis.core import One, Table
from visavis.games.anunnaki.bot_turn.actions import inevitable_fate, perform
from visavis.games.anunnaki.bot_turn.advisor_cards import open_card
from visavis.games.anunnaki.bot_turn.fights import his_fights
from visavis.games.anunnaki.effects.his_turn import BeginTurn, PutAway, RemoveCards, Symbol
from visavis.games.anunnaki.state import YOU, State


def his_turn(state: State, table: Table[State]) -> None:
    """Both cards, then his fights."""
    # AN-3.1
    missing = "moon" if state.open and state.open[0].arrow else "sun"
    open_card(state, table, "moon" if missing == "moon" else "sun", "AN-3.1")
    moon, sun = state.open
    table.do(BeginTurn(sun.arrow))

    # AN-3.2
    if moon.cubes:
        table.note(Symbol, "AN-3.2", "moon", f"cubes_{moon.cubes}")
        inevitable_fate(state, table, moon.cubes)
    for card in (moon, sun):
        for symbol in card.parts:
            table.note(Symbol, "AN-3.2", "sun" if card.arrow else "moon", symbol)
            perform(state, table, symbol)

    # AN-3.4
    table.do(RemoveCards())
    if state.options.cards == "printed":
        table.note(PutAway)
    if not state.ending:
        deck = table.ask(One("next.deck", YOU, "AN-3.5", ("moon", "sun"))) if state.options.advanced else "moon"
        open_card(state, table, "moon" if deck == "moon" else "sun", "AN-3.4")

    # AN-3.7
    his_fights(state, table)
