"""Tapestry: whole games by level, the stand-in on the human side; its points say something about the Automa only."""

from __future__ import annotations

import time
from itertools import count

from tools import best, seats, show, through_the_session
from visavis.core import BareTable, get_game, play_out


def whole_games(level: int) -> tuple[float, float]:
    """Whole games per second, every one another game, and the Automa's points."""
    game = get_game("tapestry")
    start = game.start(game.read_options({"level": level}), game.default_pack)
    seeds, games, points = count(), 100, []

    def measure() -> float:
        began = time.process_time()
        for _ in range(games):
            state = start.copy()
            play_out(game, BareTable(game, state, next(seeds), seats(game)))
            points.append(state.points)
        return (time.process_time() - began) / games

    return 1 / best(measure), sum(points) / len(points)


def main() -> None:
    for level in range(1, 7):
        rate, points = whole_games(level)
        show(f"Tapestry, level {level}: whole games per second, trace off", f"{rate:,.0f}")
        show(f"Tapestry, level {level}: VP of the Automa on average", f"{points:,.0f}")
    show("Tapestry: steps per second through the session", f"{1 / through_the_session('tapestry'):,.0f}")
