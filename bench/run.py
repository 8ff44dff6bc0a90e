"""Speed, measured on one core. `make bench` prints it; no test asserts it."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec

from visavis.core import TABLE, BareTable, Game, RandomPolicy, Session, Stream, get_game, play_out
from visavis.core.log import Answer, Draw
from visavis.core.search import Search
from visavis.games.alien_artifacts.search import THINKING

ROUNDS = 5


def best(measure: Callable[[], float]) -> float:
    """The median of some rounds, in seconds."""
    return statistics.median(measure() for _ in range(ROUNDS))


def seats(game: Game) -> dict[str, object]:
    sides = {seat: game.policy(game.stand_in) for seat in game.seats(game.options())}
    return {**sides, TABLE: RandomPolicy()}


def bot_turns(trace: bool) -> float:
    """Seconds per bot turn of Hamlets: the turns of 60 games, each from a copy of its state."""
    game = get_game("hamlets")
    start = game.start(game.options(), game.default_pack)
    before = []
    for seed in range(60):
        table = BareTable(game, start.copy(), seed, seats(game))
        while not game.over(table.state):
            if table.state.phase == "play" and table.state.turn == "her":
                before.append(table.state.copy())
            game.step(table.state, table)
    table = BareTable(game, before[0], 0, seats(game), trace)

    def measure() -> float:
        began = time.perf_counter()
        for _ in range(10):
            for state in before:
                table.state = copy = state.copy()
                game.step(copy, table)
            if table.decisions is not None:
                table.decisions.clear()
        return (time.perf_counter() - began) / len(before) / 10

    return best(measure)


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
        began = time.perf_counter()
        for seed in range(games):
            play_out(game, BareTable(game, start.copy(), seed, dict.fromkeys((*game.seats(options), TABLE), counting)))
        took = time.perf_counter() - began
        return counting.decisions / took, games / took

    rounds = sorted(measure() for _ in range(ROUNDS))
    return rounds[ROUNDS // 2]


def through_the_session(id: str) -> float:
    """Seconds per step of games played through the session, answers read and log written."""
    game = get_game(id)

    def measure() -> float:
        steps = 0
        began = time.perf_counter()
        for seed in range(20):
            session = Session.new(game, seed=seed, seats=dict.fromkeys(game.seats(game.options()), game.stand_in))
            steps += len(session.steps)
        return (time.perf_counter() - began) / steps

    return best(measure)


def long_session(inputs: int) -> Session:
    """A game of Hamlets with that many inputs: the round is set back until it is long enough."""
    session = Session.new(get_game("hamlets"), seed=1)
    turn = 0
    while sum(isinstance(line, (Answer, Draw)) for line in session.lines) < inputs:
        if session.seen_by("you").view.round == 4:
            session.correct({"round": 1})
        turn += 1
        session.answer(session.pending.some(lambda n, turn=turn: turn * 7 % n))
    return session


def undo_at(inputs: int) -> float:
    session = long_session(inputs)

    def measure() -> float:
        began = time.perf_counter()
        session.undo()
        took = time.perf_counter() - began
        session.redo()
        return took

    return best(measure)


def opening(inputs: int) -> float:
    text = long_session(inputs).save()

    def measure() -> float:
        began = time.perf_counter()
        Session.load(text)
        return time.perf_counter() - began

    return best(measure)


def whole_games(id: str) -> float:
    """Whole games per second on the log-less table, the stand-in in every seat."""
    game = get_game(id)
    start = game.start(game.options(), game.default_pack)
    games = 100

    def measure() -> float:
        began = time.perf_counter()
        for seed in range(games):
            play_out(game, BareTable(game, start.copy(), seed, seats(game)))
        return (time.perf_counter() - began) / games

    return 1 / best(measure)


# Alien Artifacts: speed beside two well-known libraries, and the strength of its computer players


def beside_others(seconds: float = 4.0) -> dict[str, dict[str, float]]:
    """Decisions and games per second of random legal play: one process after another, three interleaved rounds."""
    names = ("alien_artifacts", "catanatron", "chess")
    rounds: dict[str, list[dict[str, float]]] = {name: [] for name in names}
    for _ in range(3):
        for name in names:
            command = [sys.executable, str(Path(__file__).with_name("rivals.py")), name, str(seconds)]
            ran = subprocess.run(command, capture_output=True, text=True, check=False)
            if ran.returncode == 0:
                rounds[name].append(json.loads(ran.stdout))
    return {
        name: {what: statistics.median(one[what] for one in found) for what in ("decisions", "games")}
        for name, found in rounds.items()
        if found
    }


def fork_cost() -> tuple[float, float]:
    """Seconds for a copy of a state, and for one imagined from a view."""
    game = get_game("alien_artifacts")
    options = game.read_options({"players": 4})
    state = game.start(options, game.default_pack)
    table = BareTable(game, state, 1, dict.fromkeys(game.seats(options), RandomPolicy()))
    while state.turns < 40:
        game.step(state, table)
    view, stream = game.view(state, state.turn), Stream(1)

    def measure(what: Callable[[], object]) -> float:
        began = time.process_time()
        for _ in range(5000):
            what()
        return (time.process_time() - began) / 5000

    return best(lambda: measure(state.copy)), best(lambda: measure(lambda: game.imagine(view, stream)))


def search_speed() -> float:
    """Iterations of the search per second, over the first turns of a game."""
    game = get_game("alien_artifacts")
    state, counted = game.start(game.options(), game.default_pack), [0]

    def worth(state: object) -> Mapping[str, float]:
        counted[0] += 1
        return THINKING.worth(state)

    player = Search(lambda: game, msgspec.structs.replace(THINKING, worth=worth), 500)
    table = BareTable(game, state, 1, dict.fromkeys(game.seats(game.options()), player))
    began = time.process_time()
    while state.turns < 16:
        game.step(state, table)
    return counted[0] / (time.process_time() - began)


def strength(one: str, other: str, pairs: int, most_turns: int = 1500) -> tuple[float, float, int, int]:
    """The share that one policy wins against the other, half the width of its 95 % interval, games, games capped.

    Each pair is the same seed with the seats changed; games end after so many turns at the latest.
    """
    game = get_game("alien_artifacts")
    wins, capped = [], 0
    for seed in range(pairs):
        for seats, mine in (((one, other), "p1"), ((other, one), "p2")):
            state = game.start(game.options(), game.default_pack)
            table = BareTable(game, state, seed, {f"p{at}": game.policy(name) for at, name in enumerate(seats, 1)})
            while not game.over(state) and state.turns <= most_turns:
                game.step(state, table)
            capped += not game.over(state)
            winners = game.winners(state)
            wins.append((mine in winners) / len(winners))
    # The two games of a pair are not independent: the interval is that of the pairs.
    shares = [(a + b) / 2 for a, b in zip(wins[::2], wins[1::2], strict=True)]
    spread = statistics.stdev(shares) if len(shares) > 1 else 0.0
    return statistics.fmean(shares), 1.96 * spread / len(shares) ** 0.5, len(wins), capped


def alien_artifacts(pairs: int) -> None:
    rates = beside_others()
    ours = rates["alien_artifacts"]
    show("Alien Artifacts, 4 random players: decisions per second", f"{ours['decisions']:,.0f}")
    show("Alien Artifacts, 4 random players: ms per game", f"{1000 / ours['games']:.1f}")
    for name, players in (("catanatron", "4 random players"), ("chess", "random moves")):
        if name in rates:
            show(f"{name}, {players}: decisions per second", f"{rates[name]['decisions']:,.0f}")
            show(f"{name}, {players}: ms per game", f"{1000 / rates[name]['games']:.1f}")
            show(f"Alien Artifacts / {name}, decisions", f"{ours['decisions'] / rates[name]['decisions']:.2f}")
    copied, imagined = fork_cost()
    show("Alien Artifacts: a fork (copy of a state)", f"{copied * 1e6:.1f} µs")
    show("Alien Artifacts: a state imagined from a view", f"{imagined * 1e6:.1f} µs")
    show("Alien Artifacts: iterations of mcts per second", f"{search_speed():,.0f}")
    for one, other, games in (("greedy", "random", pairs), ("mcts", "greedy", pairs)):
        share, width, played, capped = strength(one, other, games)
        show(f"{one} against {other}, {played} paired games ({capped} capped)", f"{share:.1%} ± {width:.1%}")


def show(what: str, value: str) -> None:
    print(f"{what:<62}{value:>16}", flush=True)


def main() -> None:
    print(f"One core, median of {ROUNDS} rounds. Bot turns and decisions on the log-less table.\n")
    off, on = bot_turns(trace=False), bot_turns(trace=True)
    show("Hamlets: bot turns per second, trace off", f"{1 / off:,.0f}")
    show("Hamlets: bot turns per second, trace on", f"{1 / on:,.0f}")
    show("Hamlets: time with the trace on / off", f"{on / off:.2f}")
    show("Hamlets: steps per second through the session", f"{1 / through_the_session('hamlets'):,.0f}")
    show("Hamlets: whole games per second", f"{whole_games('hamlets'):,.0f}")
    for players in (2, 4):
        rate, games = decisions(players)
        show(f"Sparks, {players} players: decisions per second, random play", f"{rate:,.0f}")
        show(f"Sparks, {players} players: whole games per second, random play", f"{games:,.0f}")
    alien_artifacts(pairs=int(os.environ.get("PAIRS", "200")))
    show("Undo at input 150", f"{undo_at(150) * 1000:.2f} ms")
    show("Opening a log of 500 inputs", f"{opening(500) * 1000:.2f} ms")


if __name__ == "__main__":
    main()
