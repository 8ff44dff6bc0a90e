"""Whose turn comes next: steps, turns and rounds."""

from __future__ import annotations

from collections.abc import Mapping

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
    TakeFigure,
)
from visavis.games.terra_mystica.effects.yours import TurnEnds
from visavis.games.terra_mystica.scoring import count_up
from visavis.games.terra_mystica.setup import lay_bonus, make_deck, place_first, set_up
from visavis.games.terra_mystica.state import Seat, State
from visavis.games.terra_mystica.your_turn import spades, your_turn

SEATS: tuple[Seat, ...] = ("you", "friend", "her")
NEXT: Mapping[tuple[Seat, Seat], NextTurn | TurnEnds] = {
    (seat, after): NextTurn(after) if seat == "her" else TurnEnds(seat, after) for seat in SEATS for after in SEATS
}
"""What ends a turn of each side before a turn of another: of a person it is said, nobody should have to guess."""


def step(state: State, table: Table[State]) -> None:
    """One step: a part of the set-up, an entry of yours, her turn, or the last scoring."""
    if state.phase == "play":
        if state.turn == "her":
            her_turn(state, table)
            next_turn(state, table)
        elif your_turn(state, table, state.turn):
            next_turn(state, table)
    elif state.phase == "between":
        between_rounds(state, table)
    elif state.phase == "end":
        count_up(state, table)
    else:
        {"setup": set_up, "bonus": lay_bonus, "place": place_first, "deck": make_deck}[state.phase](state, table)


def over(state: State) -> bool:
    """Whether the game is over."""
    return state.phase == "over"


def next_turn(state: State, table: Table[State]) -> None:
    """The next side that has not passed; when all have, the round is over."""
    passed = state.passed
    if state.humans == 1 and len(passed) < 2:
        other: Seat = "you" if state.turn == "her" else "her"
        after: Seat = other if other not in passed else state.turn
        return table.do(NEXT[state.turn, after])
    seats = state.seats
    if len(passed) == len(seats):
        if state.round == ROUNDS:
            table.do(LastRoundOver())
        elif state.tile.spades:
            table.do(RoundOver(seats[0]))
        else:
            next_round(state, table)
        return
    at = seats.index(state.turn)
    for more in range(1, len(seats) + 1):
        seat = seats[(at + more) % len(seats)]
        if seat not in passed:
            return table.do(NEXT[state.turn, seat])


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
    table.note(RemoveTile, tile)
    table.note(LiftTokens)
    table.note(TakeFigure, first)
    table.note(AddCoins)
