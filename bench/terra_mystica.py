"""Terra Mystica: building with every criterion, bot turns, whole games by level and by faction."""

from __future__ import annotations

import statistics
import time
from pathlib import Path

from tools import best, bot_turns, each, her_turns, show
from visavis.core import TABLE, BareTable, Game, RandomPolicy, get_game, play_out
from visavis.games.terra_mystica.bot_turn.building import build
from visavis.games.terra_mystica.records.reading import read_record
from visavis.games.terra_mystica.records.replay import Replay


class Choosing:
    """The stand-in of a game, with some answers of the set-up given."""

    def __init__(self, game: Game, **answers: object) -> None:
        self.answers = {id.replace("__", "."): answer for id, answer in answers.items()}
        self.stand_in = game.policy(game.players.stand_in)

    def answer(self, look, question, stream):
        wanted = self.answers.get(question.id)
        if wanted is not None and question.fits(wanted):
            return wanted
        return self.stand_in.answer(look, question, stream)


def whole_games(level: str, faction: str | None = None, games: int = 100) -> tuple[float, float]:
    """Whole games per second of Terra Mystica on a level, and her points on average."""
    game = get_game("terra_mystica")
    options = game.read_options({"level": level})
    start = game.start(options, game.default_pack)
    player = Choosing(game, start__faction=faction) if faction else game.policy(game.players.stand_in)
    points = []

    def measure() -> float:
        points.clear()
        began = time.process_time()
        for seed in range(games):
            state = start.copy()
            play_out(game, BareTable(game, state, seed, {"you": player, TABLE: RandomPolicy()}))
            points.append(state.points)
        return (time.process_time() - began) / games

    return 1 / best(measure), statistics.mean(points)


def builds(trace: bool) -> float:
    """Seconds per transform and build with every criterion, in the positions of 40 games."""
    support = get_game("terra_mystica").default_pack.tables["card"]["13"]
    table, before = her_turns("terra_mystica", trace, 40, lambda state: state.dwellings_left > 0)
    return each(table, before, lambda state, table: build(state, table, support, support))


RECORDS = Path(__file__).parent.parent / "tests" / "games" / "terra_mystica" / "records"


def replayed() -> float:
    """Rows of recorded games per second, read and played again by the rules."""
    pack = get_game("terra_mystica").default_pack
    texts = [file.read_text("utf-8") for file in sorted(RECORDS.glob("game*.txt"))]

    def measure() -> float:
        began, rows = time.process_time(), 0
        for text in texts:
            again = Replay(read_record(text), pack)
            assert again.run() is None
            rows += len(again.rows)
        return (time.process_time() - began) / rows

    return 1 / best(measure)


def people_only(players: int, games: int = 40, policy: str = "random", **more: object) -> float:
    """Seconds per game of people: random legal moves, or another policy."""
    game = get_game("terra_mystica")
    options = game.read_options({"automa": False, "humans": players, **more})
    start = game.start(options, game.default_pack)

    def measure() -> float:
        began = time.process_time()
        for seed in range(games):
            seats = {seat: game.policy(policy) for seat in game.seats(options)}
            play_out(game, BareTable(game, start.copy(), seed, {**seats, TABLE: RandomPolicy()}))
        return (time.process_time() - began) / games

    return best(measure)


def main() -> None:
    show("Terra Mystica: rows of records played again per second", f"{replayed():,.0f}")
    show("Terra Mystica: a random legal game of four people", f"{people_only(4) * 1000:.1f} ms")
    show("Terra Mystica: a game of four planners", f"{people_only(4, 4, 'planner'):.2f} s")
    solo = people_only(1, 6, "planner", automa=True, keeps="everything")
    show("Terra Mystica: a solo game of a planner against the Automa", f"{solo:.2f} s")
    off, on = builds(trace=False), builds(trace=True)
    show("Terra Mystica: transform and build, all criteria, trace off", f"{off * 1e6:.1f} µs")
    show("Terra Mystica: time with the trace on / off", f"{on / off:.2f}")
    show("Terra Mystica: bot turns per second, trace off", f"{1 / bot_turns('terra_mystica', trace=False):,.0f}")
    for level in ("automalein", "automa", "automaechtig", "ultoma", "alptrauma"):
        rate, points = whole_games(level)
        show(f"Terra Mystica, {level}: whole games per second", f"{rate:,.0f}")
        show(f"Terra Mystica, {level}: her points on average", f"{points:.1f}")
    for faction in get_game("terra_mystica").default_pack.tables["faction"]:
        rate, points = whole_games("automa", faction, games=40)
        show(f"Terra Mystica, {faction}: games per second, her points", f"{rate:,.0f}, {points:.1f}")
