"""The points of Hamlets, and the end."""

from __future__ import annotations

from visavis.core import Bits, Fact, Table
from visavis.games.hamlets.board import count, largest_group
from visavis.games.hamlets.effects import GameOver, Score
from visavis.games.hamlets.state import HOUSES, TOWERS, Side, State


def count_up(state: State, table: Table[State]) -> None:
    """Houses, towers and the largest group of each side (HA-7.2)."""
    sides: tuple[tuple[Side, Bits], ...] = (("you", state.yours), ("her", state.hers))
    for side, houses in sides:
        in_all = HOUSES - state.houses_left if side == "her" else count(houses)
        towers_in_all = TOWERS - state.towers_left if side == "her" else count(houses & state.towers)
        built = table.ask(Fact(f"end.houses_{side}", "HA-7.2", in_all, bounds=(0, HOUSES)))
        towers = table.ask(Fact(f"end.towers_{side}", "HA-7.2", towers_in_all, bounds=(0, min(built, TOWERS))))
        group = table.ask(Fact(f"end.group_{side}", "HA-7.2", largest_group(houses), bounds=(0, built)))
        table.do(Score("HA-7.2", side, built + 3 * towers + group))
    table.do(GameOver())


def score(state: State) -> dict[str, int]:
    """The points of each side."""
    return {"you": state.your_points, "her": state.points}


def counted(state: State) -> tuple[str, ...]:
    """Nobody has points before the end (HA-7.2)."""
    return tuple(side for side, points in score(state).items() if points)
