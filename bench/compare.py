"""Is it slower than before? The same games with two checkouts in turn: `compare.py OLD_CHECKOUT [GAME ...]`.

A ratio above 1 means that this checkout needs more time than the other one.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
from pathlib import Path

from tools import show

ROUNDS = 7
GAMES = {
    "hamlets": 200,
    "sparks": 100,
    "terra_mystica": 60,
    "tapestry": 60,
    "mosaic": 60,
    "anunnaki": 30,
    "alien_artifacts": 12,
}
_MEASURE = """
import sys, time
from visavis.core import TABLE, BareTable, RandomPolicy, Session, get_game, play_out
id, games, how = sys.argv[1], int(sys.argv[2]), sys.argv[3]
game = get_game(id)
options = game.read_options(getattr(game, "simulated", {}))
start = game.start(options, game.default_pack)
seats = {seat: game.policy(game.stand_in) for seat in game.seats(options)}
sitting = {**seats, TABLE: RandomPolicy()}
def bare(seed):
    play_out(game, BareTable(game, start.copy(), seed, sitting))
def session(seed):
    Session.new(game, getattr(game, "simulated", {}), seed=seed, seats=dict.fromkeys(seats, game.stand_in))
play = bare if how == "bare" else session
play(0)
began = time.process_time()
for seed in range(1, games + 1):
    play(seed)
print(time.process_time() - began)
"""


def seconds(checkout: Path, id: str, games: int, how: str) -> float:
    """What these games take with one checkout."""
    command = [sys.executable, "-c", _MEASURE, id, str(games), how]
    ran = subprocess.run(
        command,
        env={"PYTHONPATH": str(checkout / "src"), "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(ran.stdout)


def main() -> None:
    old, new = Path(sys.argv[1]).resolve(), Path(__file__).resolve().parents[1]
    for id in sys.argv[2:] or GAMES:
        for how, games in (("bare", GAMES[id]), ("session", max(GAMES[id] // 4, 2))):
            rounds = [(seconds(old, id, games, how), seconds(new, id, games, how)) for _ in range(ROUNDS)]
            before, after = (min(times) for times in zip(*rounds, strict=True))
            middle = statistics.median(its / other for other, its in rounds)
            show(
                f"{id}, {'log-less table' if how == 'bare' else 'session'}: new / old (fastest; median)",
                f"{after / before:.3f}; {middle:.3f}",
            )


if __name__ == "__main__":
    main()
