"""Anunnaki: whole games with the reconstructed boards and decks, and his turns."""

from __future__ import annotations

import time

from tools import best, seats, show, whole_games
from visavis.core import BareTable, get_game

PACK = {"cards": "pack", "board": "pack"}


def bot_turns(trace: bool) -> float:
    """Seconds per turn of Cosmobot: the turns of 40 games, each from a copy of its state."""
    game = get_game("anunnaki")
    options = game.read_options(PACK)
    start = game.start(options, game.default_pack)
    before = []
    for seed in range(40):
        table = BareTable(game, start.copy(), seed, seats(game, options))
        while not game.over(table.state):
            if table.state.phase == "play" and table.state.turn == "cosmobot":
                before.append(table.state.copy())
            game.step(table.state, table)
    table = BareTable(game, before[0], 0, seats(game, options), trace)

    def measure() -> float:
        began = time.process_time()
        for state in before:
            table.state = copy = state.copy()
            game.step(copy, table)
            if table.decisions is not None:
                table.decisions.clear()
        return (time.process_time() - began) / len(before)

    return best(measure)


def main() -> None:
    off, on = bot_turns(trace=False), bot_turns(trace=True)
    show("Anunnaki: bot turns per second, trace off", f"{1 / off:,.0f}")
    show("Anunnaki: bot turns per second, trace on", f"{1 / on:,.0f}")
    show("Anunnaki: time with the trace on / off", f"{on / off:.2f}")
    modules = {"distant": True, "creatures": True}
    show("Anunnaki: whole games per second", f"{whole_games('anunnaki', **PACK):,.0f}")
    show("Anunnaki: whole games per second, both modules", f"{whole_games('anunnaki', **PACK, **modules):,.0f}")
