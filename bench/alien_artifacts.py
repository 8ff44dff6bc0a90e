"""Alien Artifacts: speed beside two well-known libraries, forks, and the strength of its computer players.

PAIRS=10 for a quick look at the strength. `python bench/alien_artifacts.py catanatron|chess|ours SECONDS` measures
random legal play in a process of its own and prints it as JSON.
"""

from __future__ import annotations

import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

import msgspec

from tools import best, show
from visavis.core import BareTable, RandomPolicy, Stream, get_game, play_out
from visavis.core.search import Search
from visavis.games.alien_artifacts.players.mcts import THINKING, length
from visavis.games.alien_artifacts.state import State


def catanatron(seconds: float) -> tuple[int, int, float]:
    from catanatron import Color, Game, RandomPlayer

    class Counting(RandomPlayer):
        decisions = 0

        def decide(self, game, playable_actions):
            Counting.decisions += 1
            return super().decide(game, playable_actions)

    random.seed(1)
    games, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        Game([Counting(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]).play()
        games += 1
    return Counting.decisions, games, time.process_time() - began


def python_chess(seconds: float) -> tuple[int, int, float]:
    import chess

    random.seed(1)
    moves = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        board = chess.Board()
        while not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))
            moves += 1
        games += 1
    return moves, games, time.process_time() - began


def ours(seconds: float) -> tuple[int, int, float]:
    class Counting:
        decisions = 0

        def answer(self, look, question, stream):
            Counting.decisions += 1
            return question.some(stream.below)

    game = get_game("alien_artifacts")
    options = game.read_options({"players": 4})
    start = game.start(options, game.default_pack)
    seats = dict.fromkeys(game.seats(options), Counting())
    games, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        play_out(game, BareTable(game, start.copy(), games, seats))
        games += 1
    return Counting.decisions, games, time.process_time() - began


def beside_others(seconds: float = 4.0) -> dict[str, dict[str, float]]:
    """Decisions and games per second of random legal play: one process after another, three interleaved rounds."""
    names = ("ours", "catanatron", "chess")
    rounds: dict[str, list[dict[str, float]]] = {name: [] for name in names}
    for _ in range(3):
        for name in names:
            command = [sys.executable, __file__, name, str(seconds)]
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

    def counting(first: State, now: State) -> int:
        counted[0] += length(first, now)
        return length(first, now)

    player = Search(lambda: game, msgspec.structs.replace(THINKING, length=counting), 500)
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


def balance(games: int, players: int = 2) -> tuple[dict[str, tuple[float, float]], list[str]]:
    """Among greedy players: how often each faction wins, with half its 95 % interval, and the cards nobody ever has."""
    game = get_game("alien_artifacts")
    options = game.read_options({"players": players})
    seats = dict.fromkeys(game.seats(options), game.policy("greedy"))
    won: dict[str, list[float]] = {}
    built: set[str] = set()
    for seed in range(games):
        state = game.start(options, game.default_pack)
        play_out(game, BareTable(game, state, seed, seats))
        winners = game.winners(state)
        for seat, faction, *empire in zip(state.seats, state.factions, state.logistics, state.operational, strict=True):
            won.setdefault(faction, []).append((seat in winners) / len(winners))
            built.update(*empire)
    wide = {one: 1.96 * statistics.pstdev(its) / len(its) ** 0.5 for one, its in won.items()}
    cards = [card for kind in ("ship", "tech", "planet") for card in game.default_pack.tables[kind]]
    shares = {one: (statistics.fmean(won[one]), wide[one]) for one in sorted(won)}
    return shares, [card for card in cards if card not in built]


def main() -> None:
    pairs = int(os.environ.get("PAIRS", "200"))
    rates = beside_others()
    ours = rates["ours"]
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
    for one, other, games in (
        ("greedy", "random", pairs),
        ("mcts", "greedy", pairs),
        ("mcts", "random", pairs // 10),
        ("mcts:1000", "mcts:250", pairs // 4),
    ):
        if not games:
            continue
        share, width, played, capped = strength(one, other, games)
        show(f"{one} against {other}, {played} paired games ({capped} capped)", f"{share:.1%} ± {width:.1%}")
    if pairs:
        shares, never = balance(3 * pairs)
        factions = get_game("alien_artifacts").default_pack.tables["faction"]
        for one, (share, width) in shares.items():
            show(
                f"{factions[one].name('en')}: wins, {3 * pairs} games of two greedy players in all",
                f"{share:.1%} ± {width:.1%}",
            )
        show("cards that nobody had at the end of any of these games", str(len(never)))


if __name__ == "__main__":
    measured = {"catanatron": catanatron, "chess": python_chess, "ours": ours}
    decisions, games, took = measured[sys.argv[1]](float(sys.argv[2]))
    print(json.dumps({"decisions": decisions / took, "games": games / took}))
