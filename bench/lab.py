"""The lab: what a run and a comparison cost beside the games themselves, and how many bytes a game takes."""

from __future__ import annotations

import statistics
import subprocess
import sys
from contextlib import ExitStack
from typing import Any

from tools import show

GAMES = {"terra_mystica": 150, "mosaic": 150, "tapestry": 150, "anunnaki": 80, "alien_artifacts": 6}
TIMES, ROUNDS = 7, 4
# Each in a process of its own: a table of another class in the same process slows both down.
_MEASURE = """
import sys, time
from visavis.core import TABLE, BareTable, RandomPolicy, get_game, play_out
from visavis.lab.cells import cells_of
from visavis.lab.comparison import compare_cells
from visavis.lab.folder import Span
from visavis.lab.runner import Task, play_task
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
print("ready", flush=True)
for _ in sys.stdin:
    began = time.process_time()
    play()
    print((time.process_time() - began) / games, size / games, flush=True)
"""
WAYS = ("table", "run", "compare")


def measured(id: str) -> tuple[dict[str, list[float]], float]:
    """Seconds a game in each way and round, and the bytes of one.

    In every round one way after the other: whatever else the machine does then, it does to all of them. Processes of
    the same program differ by some percent, as their memory lies: so there are several of each way.
    """
    found: dict[str, list[float]] = {way: [] for way in WAYS}
    size = 0.0
    for _ in range(TIMES):
        with ExitStack() as stack:
            running = {way: stack.enter_context(started(id, way)) for way in WAYS}
            for _ in range(ROUNDS):
                for way, process in running.items():
                    process.stdin.write("again\n")
                    process.stdin.flush()
                    seconds, its_size = map(float, process.stdout.readline().split())
                    found[way].append(seconds)
                    size = max(size, its_size)
    return found, size


def started(id: str, way: str) -> Any:
    """A process that has played once and waits for its next round."""
    command = [sys.executable, "-c", _MEASURE, id, str(GAMES[id]), way]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    process.stdout.readline()
    return process


def ratio(found: dict[str, list[float]], way: str) -> float:
    """How much longer a way takes than the log-less table: the median of all rounds."""
    return statistics.median(one / table for one, table in zip(found[way], found["table"], strict=True))


def main() -> None:
    for id in GAMES:
        found, size = measured(id)
        show(f"{id}: lab run, games per second", f"{1 / min(found['run']):,.0f}")
        show(f"{id}: time of lab run / log-less table", f"{ratio(found, 'run'):.2f}")
        show(f"{id}: bytes a game in Parquet", f"{size:,.0f}")
        show(f"{id}: time of lab compare / log-less table", f"{ratio(found, 'compare'):.2f}")
