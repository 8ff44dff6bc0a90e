"""How sure the coach of Terra Mystica is: `python tools/check_coach.py FOLDER`.

The folder holds records of games (see `tools/check_league.py`). The coach reviews each of them. For every move that it
thinks through, the game is played on to its end twice by another player (the journeyman, for everybody): from the
position after the move, and from the one after what the coach calls better. The difference of the points of the seat is
compared with what the coach says that the move cost. The expected points at the beginning of each round are compared
with the final ones. Rows are kept in build/league/coach.jsonl, so that a run can be stopped and goes on; `--write`
prints the table alone. The figures stand in `players/coach.py`.
"""

from __future__ import annotations

import argparse
import csv
import json
import statistics
from pathlib import Path
from typing import Any

from check_league import NEEDED, put_back

from visavis.core import TABLE, BareTable, RandomPolicy, get_game, play_out
from visavis.core.coach import Verdict
from visavis.core.play.recorded import open_record
from visavis.core.play.review import Review
from visavis.games.terra_mystica.human.side import INDEX
from visavis.games.terra_mystica.players.coach import with_tiles
from visavis.games.terra_mystica.players.learned import Insight
from visavis.games.terra_mystica.players.planner import question_of, tried

KEPT = Path(__file__).parents[1] / "build" / "league" / "coach.jsonl"
BANDS = ((-99.0, 0.5), (0.5, 2.0), (2.0, 4.0), (4.0, 8.0), (8.0, 99.0))


def final(state: Any, at: int) -> int:
    """The points of a seat when journeymen play on for everybody."""
    game = get_game("terra_mystica")
    again = state.copy()
    seats = {seat: game.policy("journeyman") for seat in again.seats}
    play_out(game, BareTable(game, again, 1, {**seats, TABLE: RandomPolicy()}))
    return int(again.sides[at].points)


def rows_of(name: str, lines: list[str]) -> list[dict[str, Any]]:
    """What the coach says about a game, and what comes of it."""
    session, _ = open_record(get_game("terra_mystica"), "\n".join(lines) + "\n")
    review = Review(session)
    review.go_on()
    rows: list[dict[str, Any]] = []
    for verdict in review.verdicts.values():
        if not verdict.deep:
            continue
        move, better = verdict.move, verdict.others[0]
        at = INDEX[move.seat]
        question = question_of(move.before)
        assert question is not None
        found = tried(Insight(move.before, at), move.before, question)
        other = next((one for one in found if with_tiles(move.before, at, one) == better.answers), None)
        if other is None:
            continue
        rows.append(
            {"game": name, "round": move.round, "cost": verdict.played.cost, "sure": verdict.sure,
             "first": at_first_sight(review, verdict), "made": final(other.state, at) - final(move.after, at)}
        )  # fmt: skip
    steps = [(step, mark.state) for step, mark in enumerate(session.timeline.marks)]
    for side, points in review.course.items():
        last = points[-1][1]
        seen = set()
        for step, expected in points[:-1]:
            number = review.coach.round_of(steps[step][1])
            if number not in seen:
                seen.add(number)
                rows.append({"game": name, "round": number, "side": side, "expected": expected, "final": last})
    return rows


def at_first_sight(review: Review, verdict: Verdict) -> float:
    """What the coach says at first sight that a move cost."""
    first = review.coach.judge(verdict.move, deep=False)
    assert first is not None
    return first.played.cost


def told(rows: list[dict[str, Any]]) -> None:
    """Print what is known."""
    costs = [row for row in rows if "cost" in row]
    print(f"{len({row['game'] for row in rows})} games, {len(costs)} moves thought through")
    if len(costs) > 1:
        apart = [row["cost"] - row["first"] for row in costs]
        print(f"cost less cost at first sight: {statistics.fmean(apart):+.1f}, deviation {statistics.stdev(apart):.1f}")
        print(f"error that the coach states: {statistics.fmean(row['sure'] for row in costs):.1f} in the mean")
    for low, high in BANDS:
        band = [row for row in costs if low <= row["cost"] < high]
        if len(band) > 1:
            made, cost = [row["made"] for row in band], statistics.fmean(row["cost"] for row in band)
            better, worse = (sum(sign * one > 0 for one in made) / len(made) for sign in (1, -1))
            print(
                f"cost {low:5.1f} to {high:5.1f}: {len(band):4} moves, mean cost {cost:5.1f}, to the end "
                f"{statistics.fmean(made):+5.1f} (deviation {statistics.stdev(made):.1f}), better in {better:.0%}, "
                f"worse in {worse:.0%}"
            )
    for number in range(1, 7):
        off = [row["final"] - row["expected"] for row in rows if "expected" in row and row["round"] == number]
        if len(off) > 1:
            mean, spread = statistics.fmean(off), statistics.stdev(off)
            print(f"round {number}: final less expected {mean:+.1f}, deviation {spread:.1f}")


def main() -> None:
    """Review what is missing and print the table."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--games", type=int, default=27)
    asked.add_argument("--write", action="store_true")
    given = asked.parse_args()
    with (given.folder / "changes.csv").open(encoding="utf-8") as opened:
        changes = list(csv.DictReader(opened))
    with (given.folder / "setups.csv").open(encoding="utf-8") as opened:
        names = [row["file"] for row in csv.DictReader(opened) if not row["factions_that_dropped_out"]]
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    rows = [json.loads(line) for line in KEPT.read_text().splitlines()] if KEPT.exists() else []
    known = {row["game"] for row in rows}
    for name in [] if given.write else names[: given.games]:
        if name not in known:
            mine = [one for one in changes if one["file"] == name]
            found = rows_of(name, put_back((given.folder / name).read_text("utf-8").splitlines(), mine, NEEDED))
            with KEPT.open("a", encoding="utf-8") as out:
                out.writelines(json.dumps(row) + "\n" for row in found)
            rows += found
            print(name, len(found), flush=True)
    told(rows)


if __name__ == "__main__":
    main()
