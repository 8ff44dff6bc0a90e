"""The course of a game of Sparks: whose turn it is, step by step.

What is still to be done lies on a stack in the state. A step carries out the first task, so every
question is the first thing of its own step and a search can start at each of them.
"""

from __future__ import annotations

from visavis.core import Table
from visavis.games.sparks.effects import GameOver, NextTurn
from visavis.games.sparks.options import PLACE
from visavis.games.sparks.setup import set_up
from visavis.games.sparks.state import ROUNDS, State
from visavis.games.sparks.your_turn import TASKS


def step(state: State, table: Table[State]) -> None:
    """One step: the set-up, the next task on the stack, or the next turn."""
    if state.pending:
        what, seat = state.pending[0]
        TASKS[what](state, table, seat)
    elif state.phase == "setup":
        set_up(state, table)
    else:
        next_turn(state, table)


def next_turn(state: State, table: Table[State]) -> None:
    """The next seat's turn, or the end after the last round (SP-1.3, SP-4.1)."""
    at = PLACE[state.turn] + 1
    if at < len(state.seats):
        table.do(NextTurn(state.seats[at], state.round))
    elif state.round < ROUNDS:
        table.do(NextTurn(state.seats[0], state.round + 1))
    else:
        table.do(GameOver())


def over(state: State) -> bool:
    """Whether the game is over."""
    return state.phase == "over"
