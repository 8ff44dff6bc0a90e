"""Every figure of one report again, from the files alone: plain Python over the Parquet, nothing of the lab."""

from __future__ import annotations

import csv
import json
import math
from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from tests.conftest import Run

GAMES = 48
Z = 1.959964


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games of Terra Mystica on two levels with decisions, and their report."""
    from visavis import lab

    out = tmp_path_factory.mktemp("figures") / "run"
    lab.run("terra_mystica", out=out, games=GAMES, options={"level": ["automa", "ultoma"]}, decisions=True)
    lab.report(out, language="de")
    return out


def table(folder: Path, name: str) -> list[dict[str, str]]:
    return list(csv.DictReader((folder / "report" / f"{name}.csv").read_text("utf-8").splitlines()))


def games(folder: Path) -> dict[str, list[dict[str, Any]]]:
    """The rows of the games by level."""
    found: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for file in folder.rglob("games-*.parquet"):
        for row in pq.read_table(file).to_pylist():
            row["points"] = {one["side"]: one["points"] for one in row["scores"]}
            found[json.loads(row["options"])["level"]].append(row)
    return found


def notes(folder: Path, key: str) -> dict[str, Any]:
    """Notes of the files by level."""
    found = {}
    for file in folder.rglob("games-*.parquet"):
        metadata = pq.read_schema(file).metadata
        found[json.loads(metadata[b"visavis.cell"])["options"]["level"]] = json.loads(metadata[key.encode()])
    return found


def close(row: dict[str, str], names: tuple[str, str, str], expected: tuple[float, float, float]) -> None:
    assert [float(row[name]) for name in names] == [pytest.approx(value, abs=0.006) for value in expected]


def wilson(hits: float, count: int) -> tuple[float, float, float]:
    p, z = hits / count, Z * Z / count
    wide = Z * math.sqrt(p * (1 - p) / count + z / (4 * count)) / (1 + z)
    middle = (p + z / 2) / (1 + z)
    return p, max(0.0, middle - wide), min(1.0, middle + wide)


def mean(values: Sequence[float]) -> tuple[float, float, float]:
    middle = sum(values) / len(values)
    wide = Z * math.sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1) / len(values))
    return middle, middle - wide, middle + wide


def won(row: dict[str, Any], side: str) -> float:
    return 1 / len(row["winners"]) if side in row["winners"] else 0.0


MEAN = ("mean", "low", "high")
WINS = ("wins", "low", "high")


def test_wins_points_and_length(folder: Path) -> None:
    rows = games(folder)
    assert {level: len(its) for level, its in rows.items()} == {"automa": GAMES, "ultoma": GAMES}
    for row in table(folder, "wins"):
        its = rows[row["setting"]]
        close(row, WINS, wilson(sum(won(one, row["side"]) for one in its), GAMES))
        assert int(row["ties"]) == sum(len(one["winners"]) > 1 for one in its)
        assert row["players"] == "you=rival"
    for level, its in rows.items():
        shares = [float(row["wins"]) for row in table(folder, "wins") if row["setting"] == level]
        assert sum(shares) == pytest.approx(1, abs=0.001), "a tie is divided"
        assert its
    for row in table(folder, "points"):
        values = sorted(one["points"][row["side"]] for one in rows[row["setting"]])
        close(row, MEAN, mean(values))
        for percent in (5, 25, 50, 75, 95):
            assert int(row[f"{percent} %"]) == values[math.ceil(percent / 100 * GAMES) - 1]
    for row in table(folder, "lengths"):
        close(row, ("steps", "low", "high"), mean([one["turns"] for one in rows[row["setting"]]]))


def test_points_by_clause_add_up(folder: Path) -> None:
    rows, total = games(folder), Counter[tuple[str, str]]()
    for row in table(folder, "parts"):
        each = [
            sum(p["points"] for p in one["parts"] if (p["side"], p["clause"]) == (row["side"], row["clause"]))
            for one in rows[row["setting"]]
        ]
        close(row, ("points", "low", "high"), mean(each))
        total[row["setting"], row["side"]] += sum(each)
    for (level, side), points in total.items():
        assert points == sum(one["points"][side] for one in rows[level])
    starts = {row["side"] for row in table(folder, "parts") if row["clause"] == ""}
    assert "her" in starts, "she starts with points"


def test_rounds_and_factions(folder: Path) -> None:
    rows = games(folder)
    for row in table(folder, "rounds"):
        values = [
            end["points"]
            for one in rows[row["setting"]]
            for end in one["rounds"]
            if (end["side"], end["round"]) == (row["side"], int(row["round"]))
        ]
        assert int(row["games"]) == len(values)
        close(row, ("points", "low", "high"), mean(values))
    for row in table(folder, "factions"):
        its = [
            one for one in rows[row["setting"]] if {"of": row["field"], "faction": row["faction"]} in one["factions"]
        ]
        assert int(row["games"]) == len(its)
        close(row, WINS, wilson(sum(won(one, "you") for one in its), len(its)))
        assert float(row["points"]) == pytest.approx(sum(one["points"]["you"] for one in its) / len(its), abs=0.006)


def test_what_was_counted(folder: Path) -> None:
    counts, squares, cards = (notes(folder, f"visavis.{key}") for key in ("counts", "squares", "cards"))
    for name, kind, column in (
        ("asked", "asked", "question"),
        ("cards", "card", "card"),
        ("actions", "effect", "effect"),
    ):
        rows = table(folder, name)
        for level, (looked, counted) in counts.items():
            its = {row[column]: row for row in rows if row["setting"] == level}
            assert set(its) == {id for of, id, *_ in counted if of == kind}
            assert looked == GAMES // 8
            for of, id, times, in_games in counted:
                if of == kind:
                    square = next(square for other, same, square in squares[level] if (other, same) == (of, id))
                    wide = Z * math.sqrt((square - times * times / looked) / (looked - 1) / looked)
                    close(
                        its[id],
                        ("a game", "low", "high"),
                        (times / looked, times / looked - wide, times / looked + wide),
                    )
                    close(its[id], ("in games", "in games low", "in games high"), wilson(in_games, looked))
    for row in table(folder, "effort"):
        looked, counted = counts[row["setting"]]
        of_table = {id: times for kind, id, times, _ in counted if kind == "table"}
        assert float(row["a game"]) == pytest.approx(of_table[row["figure"]] / looked, abs=0.006)
        assert float(row["a turn"]) == pytest.approx(of_table[row["figure"]] / of_table["turns"], abs=0.001)
    played = games(folder)
    for level, its in cards.items():
        looked = [one for one in played[level] if one["index"] % 8 == 0]
        every = {side: (count, wins, points) for card, side, count, wins, points in its if card == "*"}
        assert every["you"] == (
            len(looked),
            sum(won(one, "you") for one in looked),
            sum(one["points"]["you"] for one in looked),
        )
    for row in table(folder, "card_wins"):
        its = cards[row["setting"]]
        all_games, all_wins = next((count, wins) for card, side, count, wins, _ in its if (card, side) == ("*", "you"))
        count, wins = next((count, wins) for card, side, count, wins, _ in its if (card, side) == (row["card"], "you"))
        close(row, WINS, wilson(wins, count))
        close(row, ("wins without", "low without", "high without"), wilson(all_wins - wins, all_games - count))


def test_criteria_and_the_overview(folder: Path) -> None:
    did: Counter[tuple[str, str, str, str]] = Counter()
    for file in folder.rglob("decisions-*.parquet"):
        level = json.loads(pq.read_schema(file).metadata[b"visavis.cell"])["options"]["level"]
        for row in pq.read_table(file).to_pylist():
            left = len(row["options"])
            for one in row["criteria"]:
                left -= len(one["cut"])
                outcome = ("decided" if left == 1 else "cut") if one["cut"] else "alike" if one["applied"] else "unfit"
                did[level, f"{row['choice']}/{one['criterion']}", one["clause"], outcome] += 1
    for row in table(folder, "criteria"):
        key = (row["setting"], f"{row['choice']}/{row['criterion']}", row["clause"])
        assert [int(row[name]) for name in ("decided", "cut", "alike", "unfit")] == [
            did[(*key, name)] for name in ("decided", "cut", "alike", "unfit")
        ]
    rows = games(folder)
    for row in table(folder, "overview"):
        its = rows[row["setting"]]
        expected = {"steps": mean([one["turns"] for one in its])}
        if side := row["side"]:
            expected["wins"] = wilson(sum(won(one, side) for one in its), GAMES)
            expected["points"] = mean([one["points"][side] for one in its])
        if row["figure"] in expected:
            close(row, ("value", "low", "high"), expected[row["figure"]])


def test_leads_of_a_game_in_which_points_are_known(tmp_path: Path) -> None:
    from visavis import lab

    lab.run("sparks", out=tmp_path, games=30, seats={"p1": "random", "p2": "random"})
    lab.report(tmp_path)
    rows = [row for file in tmp_path.rglob("games-*.parquet") for row in pq.read_table(file).to_pylist()]
    changes = []
    for row in rows:
        by_round: dict[int, dict[str, int]] = defaultdict(dict)
        for end in row["rounds"]:
            by_round[end["round"]][end["side"]] = end["points"]
        leaders = [
            max(points, key=points.__getitem__)
            for _, points in sorted(by_round.items())
            if list(points.values()).count(max(points.values())) == 1
        ]
        changes.append(sum(a != b for a, b in pairwise(leaders)))
    (found,) = table(tmp_path, "leads")
    close(found, ("leads", "low", "high"), mean(changes))
    close(found, ("steady", "steady low", "steady high"), wilson(changes.count(0), 30))


# What is shown


def test_settings_are_pooled_only_if_asked(run: Run, folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "r.html"
    assert run("lab", "report", str(folder), "--pool", "--out", str(out), lang="en").code == 0
    rows = list(csv.DictReader((tmp_path / "r" / "wins.csv").read_text("utf-8").splitlines()))
    assert [int(row["games"]) for row in rows] == [2 * GAMES] * 2
    assert "2 settings together" in out.read_text("utf-8")
    assert run("lab", "report", str(folder), "--setting", "level=ultoma", "--out", str(out)).code == 0
    rows = list(csv.DictReader((tmp_path / "r" / "wins.csv").read_text("utf-8").splitlines()))
    assert [int(row["games"]) for row in rows] == [GAMES] * 2
    ran = run("lab", "report", str(folder), "--setting", "level=hard", lang="en")
    assert (ran.code, ran.out) == (2, "")
    assert "level=automa, level=ultoma" in ran.err


FOX = """
bot = 1
id = "fox"
name = "The Fox"
rounds = 2
turns_per_round = 2

[[card]]
id = "feast"
name = "Feast"
do = ["gain points 2"]

[[card]]
id = "nap"
name = "Nap"
text = "The fox sleeps."

[counters.points]
name = "the fox's points"

[score]
bot = "points"
"""


def test_a_bot_without_a_model_of_the_person_has_no_winner(run: Run, tmp_path: Path) -> None:
    bot, out = tmp_path / "fox.toml", tmp_path / "run"
    bot.write_text(FOX)
    assert run("lab", "run", str(bot), "--games", "10", "--out", str(out)).code == 0
    assert run("lab", "report", str(out), lang="en").code == 0
    page = (out / "report.html").read_text("utf-8")
    assert "who wins is open" in page
    assert "0.0 %" not in page.partition("<h2>Points</h2>")[0]
    assert table(out, "wins") == []
    assert {row["side"] for row in table(out, "points")} == {"bot"}
    assert not {row["figure"] for row in table(out, "overview")} & {"wins", "leads"}
