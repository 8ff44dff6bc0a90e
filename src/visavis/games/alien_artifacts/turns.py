"""Whose turn it is, and what is to be done next (sections 3, 15, 16).

What is still to be done lies on a stack in the state. A step carries out the first task, so every
question is the first thing of its own step and a search can start at each of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial

from visavis.core import Forms, Several, Table
from visavis.games.alien_artifacts.effects import tasks as then
from visavis.games.alien_artifacts.effects.resources import Discard
from visavis.games.alien_artifacts.effects.turn import ActionOver, EndActions, Go, Last, NextTurn
from visavis.games.alien_artifacts.options import PLACE, Seat
from visavis.games.alien_artifacts.scoring import final_scoring
from visavis.games.alien_artifacts.setup import choose_faction, set_up, start_faction
from visavis.games.alien_artifacts.state import State
from visavis.games.alien_artifacts.your_turn import (
    AFTER,
    END,
    TURN,
    act,
    action_forms,
    block,
    called,
    clear,
    closed,
    construct,
    defend,
    draw_cards,
    first_ship,
    free_forms,
    in_order,
    keep,
    keep_artifact,
    next_ship,
    number,
    only,
    pay,
    pick,
    prepare,
    produce_on,
    side,
    target,
    tuck_chosen,
)

HALF_DONE = ("side", "tuck", "number", "keep", "artifact")
"""Tasks with cards in somebody's hands, that no automatic construction interrupts."""


def step(state: State, table: Table[State]) -> None:
    """One step: the next task, after projects that are complete."""
    task = state.pending[0]
    if state.check and task[0] not in HALF_DONE and construct(state, table, state.turn):
        return
    if len(task) == 2:
        # Most tasks are like this, and a plain call is much faster.
        TASKS[task[0]](state, table, task[1])
    else:
        TASKS[task[0]](state, table, *task[1:])


def over(state: State) -> bool:
    """Whether the game is over."""
    return state.phase == "over"


def whose_turn(state: State) -> str | None:
    """Whose turn it is, additional ones at the end included; nobody's before the first and during the scoring."""
    scoring = bool(state.pending) and state.pending[0][0] == "score"
    return state.turn if state.turns and not scoring and state.phase in ("play", "extra") else None


# 3 The turn


def turn(state: State, table: Table[State], seat: Seat) -> None:
    """One action, and whatever is free before and after it (AA-3.1, AA-3.2)."""
    at = PLACE[seat]
    if state.acting and (state.lifted or state.blocked[at]):
        # AA-13.4
        table.do(ActionOver())
    powers = state.powers(at)
    if state.acts:
        forms = (*action_forms(state, at, powers), *free_forms(state, at, powers))
        if state.acted:
            # AA-19.4: further actions may lapse.
            forms += (END,)
        question = Forms(TURN, seat, "AA-3.2", forms, powers.words, True, partial(closed, state, at))
    elif free := free_forms(state, at, powers):
        question = Forms(AFTER, seat, "AA-4.10", (*free, END), powers.words, True, partial(closed, state, at))
    else:
        table.do(EndActions(seat))
        return draw_phase(state, table, seat)
    table.last(question, act, seat)


# 15 The draw phase


def draw_phase(state: State, table: Table[State], seat: Seat) -> None:
    """Discard any number of cards, then draw up to the hand size (AA-15.1, AA-15.2)."""
    at = PLACE[seat]
    hand, size = state.hands[at], state.powers(at).hand
    if not hand:
        return fill_up(state, table, seat, size, ())
    # AA-15.5
    least = max(0, len(hand) - size)
    question = Several("discard", seat, "AA-15.1", hand, least, len(hand), draw_args(size))
    table.last(question, fill_up, seat, size)


def fill_up(state: State, table: Table[State], seat: Seat, size: int, cards: tuple[str, ...]) -> None:
    """Discard what was chosen and draw up to the hand size (AA-15.1, AA-15.2)."""
    if cards:
        table.do(Discard(seat, cards))
    draw_cards(state, table, seat, size - len(state.hands[PLACE[seat]]))
    if len(state.pending) > 1:
        # What the last card of the deck triggered comes first.
        return table.do(Last((then.end_turn(seat),)))
    next_turn(state, table, seat)


@lru_cache(maxsize=64)
def draw_args(size: int) -> Mapping[str, object]:
    """The variables of the words of the draw phase."""
    return {"size": size}


def next_turn(state: State, table: Table[State], seat: Seat) -> None:
    """The next seat's turn, an additional one at the end, or the scoring (AA-3.1, AA-16.2)."""
    if state.phase == "play":
        following = state.seats[(PLACE[seat] + 1) % len(state.seats)]
        if not state.triggered or following != state.start:
            return table.do(NextTurn(following, state.turns + 1, False))
    first = PLACE[state.start]
    order = state.seats[first:] + state.seats[:first]
    for one in order:
        # AA-19.5
        if state.extra[PLACE[one]]:
            return table.do(NextTurn(one, state.turns + 1, True))
    table.do(Go(tuple(then.score(one) for one in order)))


TASKS: Mapping[str | int, Callable[..., None]] = {
    "setup": set_up,
    "faction": choose_faction,
    "start": start_faction,
    "keep": keep,
    "turn": turn,
    "only": only,
    "pay": pay,
    "pick": pick,
    "prepare": prepare,
    "side": side,
    "target": target,
    "defend": defend,
    "first": first_ship,
    "ships": next_ship,
    "number": number,
    "block": block,
    "produce": produce_on,
    "tuck": tuck_chosen,
    "order": in_order,
    "clear": clear,
    "call": called,
    "artifact": keep_artifact,
    "draw": draw_phase,
    "next": next_turn,
    "score": final_scoring,
}
