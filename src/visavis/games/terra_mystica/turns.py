"""Whose turn comes next: steps, turns and rounds."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain, permutations

from visavis.core import Table
from visavis.games.terra_mystica.bot_turn import her_turn
from visavis.games.terra_mystica.cards import ROUNDS
from visavis.games.terra_mystica.effects.rounds import (
    AddCoins,
    LastRoundOver,
    LiftTokens,
    NextRound,
    NextTurn,
    RemoveTile,
    RoundOver,
)
from visavis.games.terra_mystica.effects.whole import Ahead
from visavis.games.terra_mystica.effects.whole_rounds import RoundEnds, SpacesFree, Up
from visavis.games.terra_mystica.effects.yours import TurnEnds
from visavis.games.terra_mystica.human.dial import let_go, take_board, take_over
from visavis.games.terra_mystica.human.factions import gain_beside_her, step_beside_her
from visavis.games.terra_mystica.human.report_turn import guided_turn, spades, your_turn
from visavis.games.terra_mystica.human.rounds import ALL, between, people_step
from visavis.games.terra_mystica.human.side import INDEX, NOT_YET
from visavis.games.terra_mystica.scoring import count_up
from visavis.games.terra_mystica.setup import lay_bonus, make_deck, place_first, set_up
from visavis.games.terra_mystica.state import Human, Seat, State, on_table

Ends = NextTurn | TurnEnds
"""What ends a turn: of a person it is said, nobody should have to guess."""


def turn_ends(seats: tuple[Seat, ...]) -> Mapping[Seat, Mapping[tuple[Seat, ...], Ends]]:
    """What ends a turn of each of these seats when some have passed, until all have."""
    found: dict[Seat, dict[tuple[Seat, ...], Ends]] = {seat: {} for seat in seats}
    for passed in chain.from_iterable(permutations(seats, number) for number in range(len(seats))):
        for at, seat in enumerate(seats):
            after = next(one for one in (*seats[at + 1 :], *seats[: at + 1]) if one not in passed)
            found[seat][passed] = NextTurn(after) if seat == "her" else TurnEnds(seat, after)
    return found


AFTER = {1: turn_ends(("you", "her")), 2: turn_ends(("you", "friend", "her"))}


def step(state: State, table: Table[State]) -> None:
    """One step: a part of the set-up, an entry of yours, her turn, or the last scoring."""
    if state.sides:
        kept_step(state, table)
    elif state.phase != "play":
        other_step(state, table)
    elif state.turn == "her":
        her_turn(state, table)
        next_turn(state, table)
    elif state.followed and not state.played.kept:
        if your_turn(state, table, state.turn):
            next_turn(state, table)
    else:
        other_turn(state, table, state.turn)


def other_turn(state: State, table: Table[State], seat: Human) -> None:
    """A turn of a person before the app keeps as much as it is to keep, or where nothing is entered."""
    if not state.followed and state.played.board:
        take_board(state, table, seat)
    elif state.played.kept:
        take_over(state, table)
    else:
        guided_turn(state, table, seat)
        next_turn(state, table)


SET_UP = {"setup": set_up, "bonus": lay_bonus, "place": place_first, "deck": make_deck}


def other_step(state: State, table: Table[State]) -> None:
    """What comes before, between and after the turns."""
    if state.phase == "between":
        between_rounds(state, table)
    elif state.phase == "end":
        count_up(state, table)
    else:
        SET_UP[state.phase](state, table)


def kept_step(state: State, table: Table[State]) -> None:
    """One step where the whole game of people is kept, with the Automa or without."""
    if not state.played.automa:
        people_step(state, table)
    elif not state.played.kept:
        if let_go(state, table):
            next_turn(state, table)
    elif state.todo:
        task(state, table)
    elif state.phase != "play":
        other_step(state, table)
    elif state.turn == "her":
        her_turn(state, table)
        next_turn(state, table)
    else:
        kept_turn(state, table, state.turn)


def task(state: State, table: Table[State]) -> None:
    """What is still to be done in the whole game of people."""
    what, at, number, by = state.todo[0]
    if what == "begin":
        table.do(Ahead(state.todo[1:], state.now))
        begin_round(state, table, number)
    else:
        WITH_HER[what](state, table, at, number, by)


WITH_HER = {**ALL, "beside_her": gain_beside_her, "beside_step": step_beside_her}


def kept_turn(state: State, table: Table[State], seat: Seat) -> None:
    """A turn of a person whose whole game is kept: it begins, or everything of it is done."""
    if not state.now.begun:
        return table.do(Up(seat))
    table.do(Ahead((), NOT_YET))
    next_turn(state, table)


def begin_round(state: State, table: Table[State], number: int) -> None:
    """A round begins after the income of people (TM-20.5, TM-20.6)."""
    if number == 1:
        table.do(NextRound(1, "you", ""))
        if on_table(state, table):
            table.note(AddCoins)
    else:
        next_round(state, table)
    table.do(SpacesFree())


def over(state: State) -> bool:
    """Whether the game is over."""
    return state.phase == "over"


def whose_turn(state: State) -> str | None:
    """Whose turn it is; nobody's before and between the turns, which begin one by one where a whole game is kept."""
    waits = bool(state.sides) and state.turn != "her" and not state.now.begun
    return None if waits or state.phase != "play" else state.turn


def next_turn(state: State, table: Table[State]) -> None:
    """The next side that has not passed; when all have, the round is over."""
    after = AFTER[state.humans][state.turn].get(state.passed)
    if after is not None:
        return table.do(after)
    if state.round == ROUNDS:
        table.do(LastRoundOver())
        if state.sides:
            table.do(Ahead(tuple(("sell", at, 0, at) for at in range(len(state.sides))), NOT_YET))
    elif state.sides:
        first = state.seats.index(state.passed[0])
        after_first = (*state.seats[first:], *state.seats[:first])
        order = tuple(INDEX[seat] for seat in after_first if seat != "her")
        table.do(RoundEnds(order, (*between(order), ("begin", 0, state.round + 1, 0))))
    elif state.tile.spades:
        table.do(RoundOver(state.seats[0]))
    else:
        next_round(state, table)


def between_rounds(state: State, table: Table[State]) -> None:
    """Spades of people from the scoring tile, then the next round (TM-6.17)."""
    seat = state.turn
    if seat != "her":
        if spades(state, table, seat):
            table.do(RoundOver(state.seats[state.seats.index(seat) + 1]))
        return
    next_round(state, table)


def next_round(state: State, table: Table[State]) -> None:
    """The first to pass begins (TM-6.13, TM-6.15)."""
    first, tile = state.passed[0], state.tile.id
    table.do(NextRound(state.round + 1, first, tile))
    if on_table(state, table):
        table.note(RemoveTile, tile)
        table.note(LiftTokens)
        table.note(AddCoins)
