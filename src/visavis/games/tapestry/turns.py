"""The course of a game of Tapestry: whose turn it is, step by step."""

from __future__ import annotations

from visavis.core import UNTRACKED, Fact, Pack, Table, Untracked
from visavis.games.tapestry.board import some
from visavis.games.tapestry.bots import advance_with_pair
from visavis.games.tapestry.cards import data_of
from visavis.games.tapestry.effects import Ending, LayPair, LayTrackCard, NextTurn
from visavis.games.tapestry.income import income_turn
from visavis.games.tapestry.kaiju import kaiju_turn
from visavis.games.tapestry.options import Options, setting
from visavis.games.tapestry.scoring import end
from visavis.games.tapestry.setup import set_up
from visavis.games.tapestry.state import YOU, State, new_deck
from visavis.games.tapestry.your_turn import your_turn

LAST = 5
"""The income turns of each side."""


def start(options: Options, pack: Pack) -> State:
    """The table before set-up."""
    chosen, data = setting(options), data_of(pack)
    state = State(pack=pack, data=data, setting=chosen, deck=new_deck(chosen, data))
    if not options.tracked:
        for field in state.REGIONS:
            setattr(state, field, UNTRACKED)
    return state


def over(state: State) -> bool:
    """Whether the game is over."""
    return state.phase == "over"


def step(state: State, table: Table[State]) -> None:
    """One step: the set-up, an action of yours, a turn of the bots, or the end."""
    if state.phase == "setup":
        set_up(state, table)
    elif state.phase == "end":
        end(state, table)
    elif state.turn == YOU:
        if your_turn(state, table):
            after_you(state, table)
    elif state.setting.scenario == "kaiju_two":
        after_kaiju(state, table)
    else:
        bots_turn(state, table)


def after_you(state: State, table: Table[State]) -> None:
    """The bots' turn, unless they are finished (TA-6.1, TA-19.1)."""
    if state.setting.scenario == "kaiju_two":
        # TA-32.13
        table.do(Ending("TA-32.13", "kaiju") if state.your_era == LAST else NextTurn("bots"))
    elif state.era < LAST:
        table.do(NextTurn("bots"))
    else:
        table.do(Ending("TA-19.1") if state.your_era == LAST else NextTurn("you"))


def bots_turn(state: State, table: Table[State]) -> None:
    """An income turn, or a pair of cards and an advance of both bots (TA-6.2 to TA-6.7)."""
    if state.era == 0 or state.deck.size() < 2:
        income_turn(state, table, "TA-6.2" if state.era == 0 else "TA-6.3")
    else:
        # TA-6.4, TA-6.5
        first = str(table.draw(state.deck))
        table.do(LayTrackCard(first))
        table.do(LayPair(first, str(table.draw(state.deck))))
        # TA-6.6, TA-6.7
        if state.data.guides[first].income and not state.deck.size():
            income_turn(state, table, "TA-6.6")
        else:
            advance_with_pair(state, table, "TA-6.7")
    if state.your_era < LAST:
        table.do(NextTurn("you"))
    elif state.era == LAST:
        table.do(Ending("TA-19.1"))


def after_kaiju(state: State, table: Table[State]) -> None:
    """The kaiju come; without an outpost on the map you lose (TA-32.12)."""
    if kaiju_turn(state, table) and table.ask(Fact("kaiju.none_left", "TA-32.12", none(state))):
        table.do(Ending("TA-32.12", "kaiju"))
    else:
        table.do(NextTurn("you"))


def none(state: State) -> bool | Untracked:
    """Whether you have no outpost on the map."""
    left = some(state.yours)
    return left if left is UNTRACKED else not left
