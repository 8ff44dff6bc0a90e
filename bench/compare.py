"""Compare the speed of two checkouts: `compare.py OLD_CHECKOUT [--pairs 20] [--only NAME ...]`.

Simulation on the log-less table, sessions, game pages (five moments of a game, question and news) and opening a saved
game. Each checkout runs in a process of its
own that stays alive; the two take turns, so that both meet the same noise. Printed are the median of the ratios
new / old over all pairs and its 95 % interval by order statistics: above 1 means that this checkout is slower.
"""

from __future__ import annotations

import argparse
import math
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

GAMES = ("hamlets", "sparks", "terra_mystica", "tapestry", "mosaic", "anunnaki", "alien_artifacts")
PAIRS = 20
SECONDS = 0.35
"""Length of one measurement, in CPU seconds of the old checkout."""

_WORKER = r"""
import sys, time, tempfile, warnings, gc, json
warnings.simplefilter("ignore")
from pathlib import Path
from visavis.core import TABLE, BareTable, RandomPolicy, Session, Stream, get_game, play_out

def simulation_options(game):
    return dict(game.players.simulation_options if hasattr(type(game), "with_players") else game.simulated)

def stand_in(game):
    return game.players.stand_in if hasattr(type(game), "with_players") else game.stand_in

def bare(id):
    game = get_game(id)
    options = game.read_options(simulation_options(game))
    start = game.start(options, game.default_pack)
    sitting = {**{seat: game.policy(stand_in(game)) for seat in game.seats(options)}, TABLE: RandomPolicy()}
    return lambda seed: play_out(game, BareTable(game, start.copy(), seed, sitting))

def session(id):
    game = get_game(id)
    options = simulation_options(game)
    seats = dict.fromkeys(game.seats(game.read_options(options)), stand_in(game))
    return lambda seed: Session.new(game, options, seed=seed, seats=seats)

def long_game(id, answers):
    game = get_game(id)
    options = {"keeps": "everything"} if id == "terra_mystica" else {}
    played, stream = Session.new(game, options, seed=1), Stream(1)
    for _ in range(answers):
        if played.pending is None:
            break
        played.answer(played.pending.some(stream.below))
    return played

ANSWERS = (6, 13, 20, 41, 83)

def moments(id):
    # Logs of a game that end with the beginning of a step: rules that were changed since ask the same there.
    logs = []
    for answers in ANSWERS:
        played = long_game(id, answers)
        steps = [at for at, line in enumerate(played.lines) if type(line).__name__ == "Step"]
        lines = played.save().splitlines()
        if played.pending is not None:
            logs.append("\n".join(lines[: steps[-1] + 2]) + "\n")
    return logs

def page(id):
    from visavis.store import Store
    try:
        from visavis.web.routes import App, Request
    except ImportError:
        from visavis.web.pages import App, Request
    store = Store.open(Path(tempfile.mkdtemp()))
    app = App(store)
    # The old checkout comes first: both show the same games, by the rules that they were begun with.
    file = Path(sys.argv[3])
    if not file.exists():
        file.write_text(json.dumps(moments(id)), "utf-8")
    asked = []
    for log in json.loads(file.read_text("utf-8")):
        with store.import_(log) as saved:
            number, pending = saved.id, saved.session.pending
        if pending is not None:
            for now in ("you", "news"):
                asked.append(Request(method="GET", path=f"/game/{number}", query={"now": (now,)}, languages="de"))
    assert asked and all(app.handle(request).status == 200 for request in asked)
    def run(seed):
        for request in asked:
            app.handle(request)
    return run

def opening(id):
    text = long_game(id, 150).save()
    return lambda seed: Session.load(text)

what, id = sys.argv[1], sys.argv[2]
run = {"bare": bare, "session": session, "page": page, "opening": opening}[what](id)
run(0)
print("ready", flush=True)
for line in sys.stdin:
    times = int(line)
    gc.collect()
    began = time.process_time()
    for seed in range(1, times + 1):
        run(seed)
    print(time.process_time() - began, flush=True)
"""


class Worker:
    """One checkout with one kind of work, in a process of its own."""

    def __init__(self, checkout: Path, what: str, id: str, file: Path) -> None:
        env = {"PYTHONPATH": str(checkout / "src"), "PYTHONHASHSEED": "0", "PATH": "/usr/bin:/bin"}
        command = [sys.executable, "-c", _WORKER, what, id, str(file)]
        self._process = subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._read("ready")

    def _read(self, expected: str = "") -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline().strip()
        if not line or (expected and line != expected):
            raise SystemExit(f"a worker failed: {line!r}")
        return line

    def seconds(self, times: int) -> float:
        """Return the CPU seconds that this many runs take."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{times}\n")
        self._process.stdin.flush()
        return float(self._read())

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.wait()


def interval(values: list[float]) -> tuple[float, float]:
    """Return the 95 % interval of the median, by order statistics (binomial)."""
    ordered, count = sorted(values), len(values)
    chance, rank = 0.0, 0
    while chance + math.comb(count, rank) / 2**count <= 0.025:
        chance += math.comb(count, rank) / 2**count
        rank += 1
    low = max(rank - 1, 0)
    return ordered[low], ordered[count - 1 - low]


def compare(old: Path, new: Path, what: str, id: str, pairs: int) -> tuple[float, float, float]:
    """Return the median ratio new / old and its interval."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "game.jsonl")
        workers = [Worker(old, what, id, file), Worker(new, what, id, file)]
    times = max(1, round(SECONDS / (workers[0].seconds(4) / 4)))
    ratios = []
    for pair in range(pairs):
        order = workers if pair % 2 else workers[::-1]
        took = {worker: worker.seconds(times) for worker in order}
        ratios.append(took[workers[1]] / took[workers[0]])
    for worker in workers:
        worker.close()
    return statistics.median(ratios), *interval(ratios)


def main() -> None:
    """Print a line for each kind of work and game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("old", type=Path)
    parser.add_argument("--pairs", type=int, default=PAIRS)
    parser.add_argument("--only", nargs="*", default=[])
    given = parser.parse_args()
    old, new = given.old.resolve(), Path(__file__).resolve().parents[1]
    for what in ("bare", "session", "page", "opening"):
        for id in GAMES:
            if given.only and not {what, id} & set(given.only):
                continue
            middle, low, high = compare(old, new, what, id, given.pairs)
            print(f"{what:8} {id:16} {middle:.3f}  ({low:.3f} to {high:.3f})", flush=True)


if __name__ == "__main__":
    main()
