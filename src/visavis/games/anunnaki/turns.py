"""Whose turn it is: the set-up, your turn and Cosmobot's turn (chapters 2 and 3), the final scoring."""

from __future__ import annotations

from visavis.core import Table
from visavis.games.anunnaki.bot_turn import check_creatures, check_on_board, check_others, culture, his_turn
from visavis.games.anunnaki.effects.end import EndTurn
from visavis.games.anunnaki.scoring import final_scoring
from visavis.games.anunnaki.setup import set_up
from visavis.games.anunnaki.state import HIM, YOU, State
from visavis.games.anunnaki.your_turn import muster, your_turn


def step(state: State, table: Table[State]) -> None:
    """One step: the set-up, a turn, or the final scoring."""
    if state.phase != "setup":
        # Games of earlier rules, corrections and positions by hand have settlements of Norrenis beside the units.
        muster(state, table)
    if state.phase == "setup":
        set_up(state, table)
    elif state.phase == "end":
        final_scoring(state, table)
    elif state.turn == HIM:
        his_turn(state, table)
        end_turn(state, table)
    elif your_turn(state, table):
        end_turn(state, table)


def over(state: State) -> bool:
    """Whether the game is over."""
    return state.phase == "over"


def end_turn(state: State, table: Table[State]) -> None:
    """The culture markers and the creatures; then it is the other side's turn, or the final scoring comes."""
    # AN-19.1: what you did may have given him what a creature asks for.
    check_creatures(state, table)
    if state.turn == YOU:
        check_on_board(state, table)
    check_others(state, table)
    # AN-3.7
    culture(state, table)
    # AN-2.1
    if state.turns_left == 1:
        table.do(EndTurn("scoring"))
    else:
        table.do(EndTurn("cosmobot" if state.turn == YOU else "you"))
