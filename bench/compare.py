"""Is it slower than before? The same games with two checkouts in turn: `compare.py OLD_CHECKOUT [GAME ...]`.

A ratio above 1 means that this checkout needs more time than the other one. Where the stand-in has changed, its games
are not the same any more: `--per-answer` lets random players play instead, and compares the time for each answer.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
from pathlib import Path

from tools import show

ROUNDS = 7
PER_ANSWER = "--per-answer"
GAMES = {
    "hamlets": 200,
    "sparks": 100,
    "terra_mystica": 60,
    "tapestry": 60,
    "mosaic": 60,
    "anunnaki": 30,
    "alien_artifacts": 60,
}
_MEASURE = """
import sys, time
from visavis.core import TABLE, BareTable, RandomPolicy, Session, get_game, play_out
id, games, how, per_answer = sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4] == "--per-answer"
game = get_game(id)
# A checkout of 1.0 has the computer players in the game itself.
players = getattr(game, "players", game)
simulated = players.simulation_options if hasattr(players, "simulation_options") else getattr(game, "simulated", {})
options = game.read_options(simulated)
start = game.start(options, game.default_pack)
name = "random" if per_answer else players.stand_in
seats = {seat: game.policy(name) for seat in game.seats(options)}
sitting = {**seats, TABLE: RandomPolicy()}
class Counting(BareTable):
    answers = 0
    def ask(self, question):
        Counting.answers += 1
        return super().ask(question)
def bare(seed, table=BareTable):
    play_out(game, table(game, start.copy(), seed, sitting))
def session(seed):
    Session.new(game, simulated, seed=seed, seats=dict.fromkeys(seats, name))
play = bare if how == "bare" else session
play(0)
began = time.process_time()
for seed in range(1, games + 1):
    play(seed)
took = time.process_time() - began
# The same seeds give the same games in a session and without a log.
for seed in range(1, games + 1) if per_answer else ():
    bare(seed, Counting)
print(took / (Counting.answers or 1))
"""


def seconds(checkout: Path, id: str, games: int, how: str, per: str) -> float:
    """What these games take with one checkout, or one answer of them."""
    command = [sys.executable, "-c", _MEASURE, id, str(games), how, per]
    ran = subprocess.run(
        command,
        env={"PYTHONPATH": str(checkout / "src"), "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(ran.stdout)


def main() -> None:
    given = [one for one in sys.argv[1:] if one != PER_ANSWER]
    per = PER_ANSWER if PER_ANSWER in sys.argv else ""
    old, new = Path(given[0]).resolve(), Path(__file__).resolve().parents[1]
    for id in given[1:] or GAMES:
        for how, games in (("bare", GAMES[id]), ("session", max(GAMES[id] // 4, 2))):
            rounds = [(seconds(old, id, games, how, per), seconds(new, id, games, how, per)) for _ in range(ROUNDS)]
            before, after = (min(times) for times in zip(*rounds, strict=True))
            middle = statistics.median(its / other for other, its in rounds)
            where = "log-less table" if how == "bare" else "session"
            what = "new / old, each answer" if per else "new / old"
            show(f"{id}, {where}: {what} (fastest; median)", f"{after / before:.3f}; {middle:.3f}")


if __name__ == "__main__":
    main()
