"""The lab: what a run and a comparison cost beside the games themselves, and how many bytes a game takes."""

from __future__ import annotations

import subprocess
import sys

from tools import ROUNDS, show

GAMES = {"terra_mystica": 250, "mosaic": 250, "tapestry": 250, "anunnaki": 120}
# Each in a process of its own: a table of another class in the same process slows both down.
_MEASURE = """
import sys, time
from visavis.core import TABLE, BareTable, RandomPolicy, get_game, play_out
from visavis.lab.cells import cells_of
from visavis.lab.comparing import compare_cells
from visavis.lab.folder import Span
from visavis.lab.running import Task, play_task
from visavis.simulation import seed_of, simulate
id, games, how = sys.argv[1], int(sys.argv[2]), sys.argv[3]
game = get_game(id)
cell = cells_of(game, {}, policies={})[0]
start = cell.start()[1]
seats = {TABLE: RandomPolicy(), **{seat: game.policy(name) for seat, name in cell.seats.items()}}
size = 0
def play():
    global size
    if how == "table":
        for index in range(games):
            play_out(game, BareTable(game, start.copy(), seed_of(cell.plan, index), seats))
    elif how == "run":
        size = len(play_task(Task(cell, Span(0, games, ("games",))))["games"])
    else:
        compare_cells(cell, cell, games // 2)
play()
best = float("inf")
for _ in range(int(sys.argv[4])):
    began = time.process_time()
    play()
    best = min(best, time.process_time() - began)
print(best / games, size / games)
"""


def measured(id: str, how: str) -> tuple[float, float]:
    """Seconds and bytes a game."""
    command = [sys.executable, "-c", _MEASURE, id, str(GAMES[id]), how, str(ROUNDS)]
    seconds, size = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    return float(seconds), float(size)


def main() -> None:
    for id in GAMES:
        table, _ = measured(id, "table")
        run, size = measured(id, "run")
        show(f"{id}: lab run, games per second", f"{1 / run:,.0f}")
        show(f"{id}: time of lab run / log-less table", f"{run / table:.2f}")
        show(f"{id}: bytes a game in Parquet", f"{size:,.0f}")
        compared, _ = measured(id, "compare")
        show(f"{id}: time of lab compare / log-less table", f"{compared / table:.2f}")
