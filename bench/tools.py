"""What every measurement needs: rounds on one core, whole games, and a line that is printed."""

from __future__ import annotations

import time
from collections.abc import Callable

from visavis.core import TABLE, BareTable, Game, RandomPolicy, Session, get_game, play_out

ROUNDS = 9


def best(measure: Callable[[], float]) -> float:
    """The fastest of some rounds, in seconds: what else the machine does only makes one slower."""
    return min(measure() for _ in range(ROUNDS))


def seats(game: Game, options: object = None) -> dict[str, object]:
    """The stand-in in every seat, anybody at the table."""
    sides = {seat: game.policy(game.players.stand_in) for seat in game.seats(options or game.options())}
    return {**sides, TABLE: RandomPolicy()}


def whole_games(id: str, games: int = 100, **chosen: object) -> float:
    """Whole games per second on the log-less table, the stand-in in every seat."""
    game = get_game(id)
    options = game.read_options(chosen)
    start = game.start(options, game.default_pack)
    sitting = seats(game, options)

    def measure() -> float:
        began = time.process_time()
        for seed in range(games):
            play_out(game, BareTable(game, start.copy(), seed, sitting))
        return (time.process_time() - began) / games

    return 1 / best(measure)


def her_turns(id: str, trace: bool, games: int, wanted: Callable[[object], bool]) -> tuple[BareTable, list]:
    """A table, and the states before those turns of her bot in some games that are wanted."""
    game = get_game(id)
    start = game.start(game.options(), game.default_pack)
    before = []
    for seed in range(games):
        table = BareTable(game, start.copy(), seed, seats(game))
        while not game.over(table.state):
            if table.state.phase == "play" and table.state.turn == "her" and wanted(table.state):
                before.append(table.state.copy())
            game.step(table.state, table)
    return BareTable(game, before[0], 0, seats(game), trace), before


def each(table: BareTable, before: list, work: Callable[[object, BareTable], object], times: int = 10) -> float:
    """Seconds for a piece of work, done from a copy of each of these states."""

    def measure() -> float:
        began = time.process_time()
        for _ in range(times):
            for state in before:
                table.state = copy = state.copy()
                work(copy, table)
            if table.decisions is not None:
                table.decisions.clear()
        return (time.process_time() - began) / len(before) / times

    return best(measure)


def bot_turns(id: str, trace: bool, games: int = 50) -> float:
    """Seconds per turn of her bot."""
    return each(*her_turns(id, trace, games, lambda state: True), get_game(id).step)


def through_the_session(id: str) -> float:
    """Seconds per step of games played through the session, answers read and log written."""
    game = get_game(id)

    def measure() -> float:
        steps = 0
        began = time.process_time()
        for seed in range(20):
            session = Session.new(
                game, seed=seed, seats=dict.fromkeys(game.seats(game.options()), game.players.stand_in)
            )
            steps += len(session.steps)
        return (time.process_time() - began) / steps

    return best(measure)


def show(what: str, value: str) -> None:
    """One line of the report."""
    print(f"{what:<62}{value:>16}", flush=True)
