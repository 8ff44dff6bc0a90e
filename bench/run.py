"""Speed, measured on one core. `make bench` prints it; no test asserts it."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

from visavis.core import TABLE, BareTable, Game, RandomPolicy, Session, get_game, play_out
from visavis.core.log import Answer, Draw

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
    show("Undo at input 150", f"{undo_at(150) * 1000:.2f} ms")
    show("Opening a log of 500 inputs", f"{opening(500) * 1000:.2f} ms")


if __name__ == "__main__":
    main()
