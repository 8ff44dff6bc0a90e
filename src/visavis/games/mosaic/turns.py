"""The turns of Mosaic: the parts of the set-up, then you and he in turn, then the end."""

from __future__ import annotations

from visavis.core import UNTRACKED, Fact, Table
from visavis.games.mosaic.bot_turn import his_turn
from visavis.games.mosaic.effects.turns import LastTurns, NextPhase, NextTurn
from visavis.games.mosaic.effects.your_turn import ScoringDue
from visavis.games.mosaic.scoring import SCORINGS, count_up, ended, score_empire
from visavis.games.mosaic.setup import (
    choose_locations,
    draft_technologies,
    draw_leaders,
    found_cities,
    prepare_board,
)
from visavis.games.mosaic.state import State
from visavis.games.mosaic.your_turn import your_turn

_PHASES = {
    "board": prepare_board,
    "leaders": draw_leaders,
    "technologies": draft_technologies,
    "start": found_cities,
    "decks": choose_locations,
    "scoring": score_empire,
    "end": count_up,
}


def step(state: State, table: Table[State]) -> None:
    """One step: a part of the set-up, a report of yours, a turn of his, a scoring."""
    if state.phase != "play":
        _PHASES[state.phase](state, table)
    elif state.turn in state.humans:
        if your_turn(state, table):
            next_turn(state, table)
    else:
        his_turn(state, table)
        next_turn(state, table)


def over(state: State) -> bool:
    """Whether the game is over."""
    return state.phase == "over"


def next_turn(state: State, table: Table[State]) -> None:
    """You and he take turns (MO-3.5); after the last turn the game is over (MO-13.1)."""
    if state.last == 1:
        # MO-12.1: the last person to speak has had the last word, unless his cards were replaced after that.
        asked = state.turn in state.bots and state.scorings < SCORINGS and not state.options.invented
        if asked and table.ask(Fact("scoring.last", "MO-12.1", UNTRACKED)):
            table.do(ScoringDue())
            score_empire(state, table)
        table.do(NextPhase("end"))
        return
    order = state.order
    at = (order.index(state.turn) + 1) % len(order)
    last = state.last - 1 if state.last else 0
    table.do(NextTurn(order[at], state.round + (at == 0), last))
    if ended(state):
        table.do(LastTurns(len(order)))
    if state.due:
        table.do(NextPhase("scoring"))
