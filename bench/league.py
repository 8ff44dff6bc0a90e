"""How many points players make in the set-ups of league games: `python bench/league.py FOLDER --player NAME`.

The folder holds `setups.csv` (the factions in the order of the seats, tiles, bonus cards, people's points). Every seat
of a game is the player under test; nothing is random after the set-up, so one game for each set-up is enough. Games are
kept in build/league/ by the code they were played with, so that a run can be stopped at any time and goes on. Prints
the mean of the games (the four seats of one are not independent) with half its 95 % interval, the paired difference to
another player (`--against NAME`), and the time of decisions. `--part 1/3` takes every third set-up: learned weights are
judged on games that they were not learned from (`--weights FILE`, with a `--label` of its own for what is kept).
"""

from __future__ import annotations

import argparse
import csv
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from strength import ROOT, code

from visavis.core import TABLE, BareTable, Game, Question, RandomPolicy, Stream, get_game, play_out
from visavis.games.terra_mystica.players import learned
from visavis.lab.statistics import Estimate, mean
from visavis.testing import helpers

OPTIONS = {
    "automa": False, "humans": 4, "order": "passing", "promo": True, "temple_promo": True, "town_promo": True,
}  # fmt: skip
Setup = dict[str, str]


class Given(BareTable[Any]):
    """A table on which tiles and bonus cards come as a set-up says."""

    __slots__ = ("drawn",)

    def __init__(self, game: Game[Any], state: Any, seats: Any, setup: Setup) -> None:
        super().__init__(game, state, 1, seats)
        self.drawn = {
            "tiles": [f"tile{one}" for one in setup["scoring_tiles_round_1_to_6"].split("-")],
            "bonus": [f"bonus {one}" for one in setup["bonus_cards"].split("-")],
        }

    def draw(self, pile: Any, part: str = "") -> Any:
        """See `Table.draw`."""
        return self.drawn[pile.stream].pop(0)


class Timed:
    """A player with its faction given, whose decisions are timed."""

    def __init__(self, player: Any, faction: str) -> None:
        self._player, self._faction = player, faction
        self.took: list[float] = []

    def answer(self, look: Callable[[], Any], question: Question[Any], stream: Stream) -> Any:
        """See `Policy.answer`."""
        if question.id == "whole.faction":
            return self._faction
        began = time.process_time()
        answer = self._player.answer(look, question, stream)
        self.took.append(time.process_time() - began)
        return answer


def one_game(game: Game[Any], setup: Setup, players: tuple[str, ...]) -> dict[str, Any]:
    """A game from a set-up."""
    options = game.read_options(OPTIONS)
    factions = setup["factions_in_seat_order"].split("|")
    seats = game.seats(options)
    timed = {
        seat: Timed(game.policy(name), faction) for seat, name, faction in zip(seats, players, factions, strict=True)
    }
    state = game.start(options, game.default_pack)
    play_out(game, Given(game, state, {**timed, TABLE: RandomPolicy()}, setup))
    took = [one for each in timed.values() for one in each.took]
    people = dict(one.split(":") for one in setup["final_vp"].split("|"))
    return {
        "file": setup["file"], "players": players, "factions": factions,
        "points": [side.points for side in state.sides], "people": [int(people[one]) for one in factions],
        "towns": [len(side.towns) for side in state.sides], "ships": [side.ship for side in state.sides],
        "longest": round(max(took), 4), "seconds": round(sum(took), 3), "decisions": len(took),
    }  # fmt: skip


def shown(its: Estimate) -> str:
    """A mean with half its interval."""
    return f"{its.value:.1f} ± {its.high - its.value:.1f}" if its.games > 1 else f"{its.value:.1f}"


def told(name: str, found: dict[str, dict[str, Any]], against: dict[str, dict[str, Any]]) -> str:
    """The figures of a player."""
    games = list(found.values())
    points = mean([statistics.fmean(row["points"]) for row in games])
    lines = [
        f"{name}: {shown(points)} points a seat in {len(games)} set-ups",
        f"people: {statistics.fmean(one for row in games for one in row['people']):.1f}",
        f"towns {statistics.fmean(one for row in games for one in row['towns']):.2f}, "
        f"ship {statistics.fmean(one for row in games for one in row['ships']):.2f}",
        f"decisions: {sum(row['seconds'] for row in games) / sum(row['decisions'] for row in games) * 1000:.1f} ms "
        f"in the mean, longest {max(row['longest'] for row in games) * 1000:.0f} ms of processor time",
    ]
    pairs = [
        statistics.fmean(row["points"]) - statistics.fmean(against[file]["points"])
        for file, row in found.items()
        if file in against
    ]
    if len(pairs) > 1:
        lines.append(f"paired difference: {shown(mean(pairs))} in {len(pairs)} set-ups")
    return "\n".join(lines)


def main() -> None:
    """Play what is missing and print the figures."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--player", default="planner")
    asked.add_argument("--against", default="")
    asked.add_argument("--part", default="1/1")
    asked.add_argument("--weights", type=Path)
    asked.add_argument("--label", default="")
    given = asked.parse_args()
    game = get_game("terra_mystica")
    if given.weights:
        learned.use(given.weights.read_text("utf-8"))
    with (given.folder / "setups.csv").open(encoding="utf-8") as file:
        setups = [row for row in csv.DictReader(file) if not row["factions_that_dropped_out"]]
    first, parts = map(int, given.part.split("/"))
    kept = ROOT / "build" / "league" / f"{code(game)}{given.label}.jsonl"
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for row in helpers.rows(kept):
        found.setdefault(row["players"][0], {})[row["file"]] = row
    for setup in setups[first - 1 :: parts]:
        for name in filter(None, (given.against, given.player)):
            mine = found.setdefault(name, {})
            if setup["file"] not in mine:
                mine[setup["file"]] = one_game(game, setup, (name,) * 4)
                helpers.keep(kept, mine[setup["file"]])
                print(setup["file"], name, mine[setup["file"]]["points"], flush=True)
    wanted = {setup["file"] for setup in setups[first - 1 :: parts]}
    its = {name: {file: row for file, row in rows.items() if file in wanted} for name, rows in found.items()}
    print(told(given.player, its[given.player], its.get(given.against, {})))


if __name__ == "__main__":
    main()
