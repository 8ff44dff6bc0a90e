"""Sparks: decisions and whole games under random play."""

from __future__ import annotations

import time

from tools import ROUNDS, show
from visavis.core import TABLE, BareTable, get_game, play_out


class Counting:
    """Random answers, counted."""

    def __init__(self) -> None:
        self.decisions = 0

    def answer(self, look, question, stream):
        self.decisions += 1
        return question.some(stream.below)


def decisions(players: int) -> tuple[float, float]:
    """Decisions and whole games per second of Sparks under random play."""
    game = get_game("sparks")
    options = game.read_options({"players": players})
    start = game.start(options, game.default_pack)
    games = 100

    def measure() -> tuple[float, float]:
        counting = Counting()
        began = time.process_time()
        for seed in range(games):
            play_out(game, BareTable(game, start.copy(), seed, dict.fromkeys((*game.seats(options), TABLE), counting)))
        took = time.process_time() - began
        return counting.decisions / took, games / took

    rounds = sorted(measure() for _ in range(ROUNDS))
    return rounds[ROUNDS // 2]


def main() -> None:
    for players in (2, 4):
        rate, games = decisions(players)
        show(f"Sparks, {players} players: decisions per second, random play", f"{rate:,.0f}")
        show(f"Sparks, {players} players: whole games per second, random play", f"{games:,.0f}")
