"""Whose turn comes next."""

from __future__ import annotations

from visavis.core import Table
from visavis.games.hamlets.bot_turn import her_turn
from visavis.games.hamlets.effects import LastRoundOver, NextRound, NextTurn
from visavis.games.hamlets.scoring import count_up
from visavis.games.hamlets.setup import set_up
from visavis.games.hamlets.state import ROUNDS, YOU, Side, State
from visavis.games.hamlets.your_turn import your_turn


def step(state: State, table: Table[State]) -> None:
    """One step: the set-up, a turn, or the count at the end."""
    if state.phase == "setup":
        set_up(state, table)
    elif state.phase == "end":
        count_up(state, table)
    elif state.turn == YOU:
        your_turn(state, table)
        next_turn(state, table)
    else:
        her_turn(state, table)
        next_turn(state, table)


def over(state: State) -> bool:
    """Whether the game is over."""
    return state.phase == "over"


def next_turn(state: State, table: Table[State]) -> None:
    """The other side's turn unless it rests; a new round when both do (HA-2.3, HA-7.1)."""
    other: Side = "her" if state.turn == YOU else "you"
    if len(state.resting) < 2:
        if other not in state.resting:
            table.do(NextTurn(other))
    elif state.round < ROUNDS:
        table.do(NextRound(state.round + 1, state.resting[0]))
    else:
        table.do(LastRoundOver())
