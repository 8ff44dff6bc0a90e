"""The course of a game of Tapestry: whose turn it is, step by step."""

from __future__ import annotations

from visavis.core import Fact, Nothing, Table
from visavis.games.tapestry.board import none
from visavis.games.tapestry.bot_turn import bots_turn, kaiju_turn, shadow_turn
from visavis.games.tapestry.effects.bots import NextTurn
from visavis.games.tapestry.effects.end import Ending
from visavis.games.tapestry.scoring import end
from visavis.games.tapestry.setup import set_up
from visavis.games.tapestry.state import BOTS, FRIEND, LAST, YOU, State, Turn
from visavis.games.tapestry.your_turn import era_of, person_turn, your_turn


def over(state: State) -> bool:
    """Whether the game is over."""
    return state.phase == "over"


def step(state: State, table: Table[State]) -> None:
    """One step: the set-up, an action of yours, a turn of the bots, or the end."""
    if state.phase == "setup":
        set_up(state, table)
    elif state.phase == "end":
        end(state, table)
    elif state.setting.two_people:
        if state.turn == BOTS:
            shadow_turn(state, table)
            next_of_three(state, table)
        elif person_turn(state, table):
            next_of_three(state, table)
    elif state.turn == YOU:
        if your_turn(state, table):
            after_you(state, table)
    elif state.setting.scenario == "kaiju_two":
        after_kaiju(state, table)
    else:
        bots_turn(state, table)
        after_bots(state, table)


def after_you(state: State, table: Table[State]) -> None:
    """The bots' turn, unless they are finished (TA-6.1, TA-19.1)."""
    if state.setting.scenario == "kaiju_two":
        # TA-32.13
        table.do(Ending("TA-32.13", "kaiju") if state.your_era == LAST else NextTurn("bots"))
    elif state.era < LAST:
        if state.your_era == LAST:
            table.note(Nothing, "you.finished", "TA-19.1")
        table.do(NextTurn("bots"))
    else:
        table.do(Ending("TA-19.1") if state.your_era == LAST else NextTurn("you"))


def after_bots(state: State, table: Table[State]) -> None:
    """Your turn, or once more the bots', unless all are finished (TA-19.1)."""
    if state.your_era < LAST:
        table.do(NextTurn("you"))
    elif state.era == LAST:
        table.do(Ending("TA-19.1"))


def after_kaiju(state: State, table: Table[State]) -> None:
    """The kaiju come; without an outpost on the map you lose (TA-32.12)."""
    if kaiju_turn(state, table) and table.ask(Fact("kaiju.none_left", "TA-32.12", none(state.yours))):
        table.do(Ending("TA-32.12", "kaiju"))
    else:
        table.do(NextTurn("you"))


def next_of_three(state: State, table: Table[State]) -> None:
    """The other person, then the Shadow Empire, as long as somebody plays (TA-33.6, TA-33.15)."""
    playing = {person for person in (YOU, FRIEND) if era_of(state, person) < LAST}
    if not playing:
        return table.do(Ending("TA-33.15"))
    second: Turn = FRIEND if state.first == YOU else YOU
    order: list[Turn] = [state.first, second, BOTS]
    after = order.index(state.turn) + 1
    side = next(one for one in (*order[after:], *order) if one == BOTS or one in playing)
    if state.turn != BOTS and state.turn not in playing:
        table.note(Nothing, "person.finished", "TA-33.15", {"who": state.turn})
    table.do(NextTurn(side))
