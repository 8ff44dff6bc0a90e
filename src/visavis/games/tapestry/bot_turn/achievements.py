"""Achievements (section 16 of the book)."""

from __future__ import annotations

from visavis.core import Fact, Nothing, Table
from visavis.games.tapestry.board import ACHIEVEMENTS, BOARD, MIDDLE, some
from visavis.games.tapestry.effects.bots import Achieve
from visavis.games.tapestry.state import AUTOMA, SHADOW, YOU, Kind, State, Who


def achieve(state: State, table: Table[State], who: Who, kind: Kind) -> None:
    """An achievement, once for each side; the Shadow Empire gets no VP (TA-16.1, TA-16.3, TA-33.13)."""
    clause = "TA-16.1" if who != SHADOW else "TA-33.13" if state.setting.two_people else "TA-16.3"
    held = state.ends if kind == "end" else state.topples if kind == "topple" else state.middles
    if who not in held:
        points = 0 if who == SHADOW else ACHIEVEMENTS[len(held)]
        table.do(Achieve(clause, who, kind, points))
    elif kind == "end":
        table.note(Nothing, "achieve.again", clause, {"who": who})


def achieve_toppling(state: State, table: Table[State]) -> None:
    """Two toppled outposts of the others; for the Automa only yours count (TA-16.2)."""
    if state.toppled >= 2:
        achieve(state, table, AUTOMA, "topple")
    if state.you_toppled >= 2:
        achieve(state, table, YOU, "topple")


def achieve_middle(state: State, table: Table[State], who: Who, space: str) -> None:
    """Whoever controls the middle island after conquering it (TA-16.1)."""
    if who not in state.middles and is_middle(table, space):
        achieve(state, table, who, "middle")


def is_middle(table: Table[State], space: str) -> bool:
    """Whether this hex is the middle island."""
    return table.ask(Fact("conquer.is_middle", "TA-16.1", some(BOARD.bit[space] & MIDDLE)))
