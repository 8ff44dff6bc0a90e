"""Every figure of the reports again, from the files alone: plain Python over the Parquet, nothing of the lab."""

from __future__ import annotations

import csv
import html
import json
import math
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from tests.conftest import Run

GAMES = 48
Z = 1.959964
Row = dict[str, Any]


class Last:
    """Takes the last answer, so that a report has two policies to compare."""

    def answer(self, look: object, question: Any, stream: object) -> Any:
        return question.at(question.count() - 1)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games of Terra Mystica on two levels with decisions, and their report."""
    from visavis import lab

    out = tmp_path_factory.mktemp("figures") / "run"
    lab.run("terra_mystica", out=out, games=GAMES, options={"level": ["automa", "ultoma"]}, decisions=True)
    lab.report(out, language="en")
    return out


@pytest.fixture(scope="module")
def seated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games of Alien Artifacts between two seats with two policies, and their report."""
    from visavis import lab

    out = tmp_path_factory.mktemp("seated") / "run"
    lab.run(
        "alien_artifacts", out=out, games=24, options={"players": 2}, seats={"p1": ["random", Last], "p2": "random"}
    )
    lab.report(out, language="en")
    return out


def table(folder: Path, name: str) -> list[dict[str, str]]:
    return list(csv.DictReader((folder / "report" / f"{name}.csv").read_text("utf-8").splitlines()))


# From the files


class Cell:
    """Everything in the files of one setting, as they are."""

    def __init__(self, path: Path) -> None:
        self.about = json.loads((path / "cell.json").read_text("utf-8"))
        self.rows: list[Row] = []
        self.looked = 0
        self.counts: dict[tuple[str, str], list[int]] = defaultdict(lambda: [0, 0, 0])
        self.products: Counter[str] = Counter()
        self.cards: dict[tuple[str, str], list[float]] = {}
        self.decisions: list[Row] = []
        self.unread: Counter[tuple[str, str, str]] = Counter()
        for file in sorted(path.glob("games-*.parquet")):
            self.rows += pq.read_table(file).to_pylist()
            notes = {
                key.decode(): json.loads(value)
                for key, value in pq.read_schema(file).metadata.items()
                if key.startswith(b"visavis.")
            }
            self.looked += notes["visavis.counts"][0]
            for kind, id, times, games in notes["visavis.counts"][1]:
                self.counts[kind, id][0] += times
                self.counts[kind, id][1] += games
            for kind, id, squares in notes["visavis.squares"]:
                self.counts[kind, id][2] += squares
            for card, side, *values in notes["visavis.cards"]:
                assert (card, side) not in self.cards, "one chunk"
                self.cards[card, side] = values
        for file in sorted(path.glob("decisions-*.parquet")):
            self.decisions += pq.read_table(file).to_pylist()
            for choice, criterion, clause, *did in json.loads(pq.read_schema(file).metadata[b"visavis.criteria"]):
                self.unread[choice, criterion, clause] += did[-1]
        for row in self.rows:
            row["points"] = {one["side"]: one["points"] for one in row["scores"]}
        assert all(row["over"] for row in self.rows)
        self.seats = self.about["seats"]
        self.players = ", ".join(f"{seat}={who}" for seat, who in self.seats.items())
        self.human = next(iter(self.seats))


def cells(folder: Path) -> dict[str, Cell]:
    """The settings of a run by the name that tells them apart in the report."""
    every = [Cell(file.parent) for file in sorted(folder.glob("*/cell.json"))]
    name = {
        "terra_mystica": lambda cell: cell.about["options"]["level"],
        "alien_artifacts": lambda cell: f"p1={cell.seats['p1']}",
    }
    return {name[cell.about["game"]](cell): cell for cell in every}


def wilson(hits: float, count: int) -> tuple[float, float, float]:
    p, z = hits / count, Z * Z / count
    wide = Z * math.sqrt(p * (1 - p) / count + z / (4 * count)) / (1 + z)
    middle = (p + z / 2) / (1 + z)
    return p, max(0.0, middle - wide) if hits else 0.0, min(1.0, middle + wide) if hits < count else 1.0


def mean(values: Iterable[float]) -> tuple[float, float, float]:
    numbers = list(values)
    return mean_of(len(numbers), sum(numbers), sum(value * value for value in numbers))


def mean_of(count: int, total: float, squares: float) -> tuple[float, float, float]:
    middle = total / count
    wide = Z * math.sqrt(max(0.0, squares - count * middle * middle) / (count - 1) / count) if count > 1 else math.inf
    return middle, middle - wide, middle + wide


def won(row: Row, side: str) -> float:
    return 1 / len(row["winners"]) if side in row["winners"] else 0.0


def counted(cell: Cell, kind: str, id: str) -> tuple[float, float, float]:
    """How often something came up in a game; never less than never."""
    times, _, squares = cell.counts[kind, id]
    value, low, high = mean_of(cell.looked, times, squares)
    return value, max(0.0, low), high


def a_turn(cell: Cell, id: str) -> tuple[float, float, float]:
    (times, _, squares), (turns, _, turns_squared) = cell.counts["table", id], cell.counts["table", "turns"]
    ratio, n = times / turns, cell.looked
    rest = squares - 2 * ratio * cell.counts["turn", id][2] + ratio * ratio * turns_squared
    wide = Z * math.sqrt(max(0.0, rest) / (n - 1) / n) / (turns / n)
    return ratio, ratio - wide, ratio + wide


def lead_changes(row: Row) -> int:
    by_round: dict[int, dict[str, int]] = defaultdict(dict)
    for end in row["rounds"]:
        by_round[end["round"]][end["side"]] = end["points"]
    leaders = [
        max(points, key=points.__getitem__)
        for _, points in sorted(by_round.items())
        if list(points.values()).count(max(points.values())) == 1
    ]
    return sum(a != b for a, b in pairwise(leaders))


def leads_known(cell: Cell) -> bool:
    """Whether every side has points before the last round of a game."""
    early = set()
    for row in cell.rows:
        last = max(end["round"] for end in row["rounds"])
        early |= {end["side"] for end in row["rounds"] if end["round"] != last and end["points"]}
    return early == set(cell.rows[0]["points"])


def named(prefix: Sequence[str], values: tuple[float, float, float]) -> Row:
    return dict(zip(prefix, values, strict=True))


def bounds(name: str) -> tuple[str, str, str]:
    return name, f"{name} low", f"{name} high"


def overview(cell: Cell) -> Iterator[Row]:
    def row(figure: str, side: str, count: int, values: tuple[float, float, float]) -> Row:
        return {"figure": figure, "side": side, "games": count, **named(("value", "low", "high"), values)}

    count = len(cell.rows)
    for side in cell.rows[0]["points"]:
        yield row("wins", side, count, wilson(sum(won(one, side) for one in cell.rows), count))
        yield row("points", side, count, mean(one["points"][side] for one in cell.rows))
    yield row("steps", "", count, mean(one["turns"] for one in cell.rows))
    if leads_known(cell):
        yield row("leads", "", count, mean(map(lead_changes, cell.rows)))
    for id in ("turns", "choices", "questions", "taps"):
        yield row(id, "", cell.looked, counted(cell, "table", id))
    for id in ("questions", "taps"):
        yield row(f"{id}_a_turn", "", cell.looked, a_turn(cell, id))


def wins(cell: Cell) -> Iterator[Row]:
    for side in cell.rows[0]["points"]:
        ties = sum(len(one["winners"]) > 1 for one in cell.rows)
        shares = wilson(sum(won(one, side) for one in cell.rows), len(cell.rows))
        yield {"side": side, "games": len(cell.rows), "ties": ties, **named(WINS, shares)}


def factions(cell: Cell) -> Iterator[Row]:
    known = dict.fromkeys((one["of"], one["faction"]) for row in cell.rows for one in row["factions"])
    for field, faction in known:
        its = [row for row in cell.rows if {"of": field, "faction": faction} in row["factions"]]
        yield {
            "field": field, "faction": faction, "games": len(its),
            **named(WINS, wilson(sum(won(row, cell.human) for row in its), len(its))),
            **named(bounds("points"), mean(row["points"][cell.human] for row in its)),
        }  # fmt: skip


def percentiles(values: Iterable[int], percents: Sequence[int]) -> Row:
    ordered = sorted(values)
    return {f"{percent} %": ordered[math.ceil(percent / 100 * len(ordered)) - 1] for percent in percents}


def points(cell: Cell) -> Iterator[Row]:
    for side in cell.rows[0]["points"]:
        values = [row["points"][side] for row in cell.rows]
        spread = percentiles(values, (5, 25, 50, 75, 95))
        yield {"side": side, "games": len(values), **named(("mean", "low", "high"), mean(values)), **spread}


def parts(cell: Cell) -> Iterator[Row]:
    for key in dict.fromkeys((one["side"], one["clause"]) for row in cell.rows for one in row["parts"]):
        each = [sum(one["points"] for one in row["parts"] if (one["side"], one["clause"]) == key) for row in cell.rows]
        side, clause = key
        yield {"side": side, "clause": clause, "games": len(each), **named(("points", "low", "high"), mean(each))}


def rounds(cell: Cell) -> Iterator[Row]:
    ends = [(end["side"], end["round"], end["points"]) for row in cell.rows for end in row["rounds"]]
    for side, number in dict.fromkeys(end[:2] for end in ends):
        values = [count for *key, count in ends if key == [side, number]]
        figures = named(("points", "low", "high"), mean(values))
        yield {"side": side, "round": number, "games": len(values), **figures}


def leads(cell: Cell) -> Iterator[Row]:
    if leads_known(cell):
        changes = list(map(lead_changes, cell.rows))
        steady = named(bounds("steady"), wilson(changes.count(0), len(changes)))
        yield {"games": len(changes), **named(("leads", "low", "high"), mean(changes)), "most": max(changes), **steady}


def lengths(cell: Cell) -> Iterator[Row]:
    steps = [row["turns"] for row in cell.rows]
    spread = percentiles(steps, (5, 50, 95))
    yield {"games": len(steps), "unfinished": 0, **named(("steps", "low", "high"), mean(steps)), **spread}


def effort(cell: Cell) -> Iterator[Row]:
    for id in ("choices", "questions", "taps"):
        game = named(("a game", "low", "high"), counted(cell, "table", id))
        yield {"figure": id, "games": cell.looked, **game, **named(bounds("a turn"), a_turn(cell, id))}


def first(cell: Cell) -> Iterator[Row]:
    for seat in cell.seats if cell.rows[0]["first"] else ():
        for begins in (True, False):
            its = [row for row in cell.rows if (row["first"] == seat) == begins]
            shares = named(WINS, wilson(sum(won(row, seat) for row in its), len(its)))
            yield {"seat": seat, "begins": "yes" if begins else "no", "games": len(its), **shares}


def policies(cell: Cell) -> Iterator[Row]:
    for seat, who in cell.seats.items():
        others = " ".join(dict.fromkeys(other for their, other in cell.seats.items() if their != seat))
        shares = named(WINS, wilson(sum(won(row, seat) for row in cell.rows), len(cell.rows)))
        yield {"seat": seat, "policy": who, "against": others, "games": len(cell.rows), **shares}


def criteria(cell: Cell) -> Iterator[Row]:
    did: Counter[tuple[str, str, str, str]] = Counter()
    for row in cell.decisions:
        left = len(row["options"])
        for one in row["criteria"]:
            left -= len(one["cut"])
            outcome = ("decided" if left == 1 else "cut") if one["cut"] else "alike" if one["applied"] else "unfit"
            did[row["choice"], one["criterion"], one["clause"], outcome] += 1
    for key, unread in cell.unread.items():
        counts = {name: did[(*key, name)] for name in ("decided", "cut", "alike", "unfit")}
        choice, criterion, clause = key
        start = {"choice": choice, "criterion": criterion, "clause": clause, "games": len(cell.rows)}
        yield {**start, **counts, "unread": unread}


def often(kind: str, column: str) -> Callable[[Cell], Iterator[Row]]:
    def rows(cell: Cell) -> Iterator[Row]:
        for (of, id), (times, in_games, _) in cell.counts.items():
            if of == kind:
                yield {
                    column: id, "games": cell.looked, "times": times,
                    **named(("a game", "low", "high"), counted(cell, kind, id)),
                    **named(bounds("in games"), wilson(in_games, cell.looked)),
                }  # fmt: skip

    return rows


def card_wins(cell: Cell) -> Iterator[Row]:
    side = cell.human
    count, win, scored, squared = cell.cards["*", side]
    for (card, of), (games, wins, points, squares) in cell.cards.items():
        if of == side and card != "*" and games < count:
            yield {
                "card": card, "side": side, "games": games, **named(WINS, wilson(wins, int(games))),
                "games without": count - games,
                **named(("wins without", "low without", "high without"), wilson(win - wins, int(count - games))),
                **named(bounds("points"), mean_of(int(games), points, squares)),
                **named(bounds("points without"), mean_of(int(count - games), scored - points, squared - squares)),
            }  # fmt: skip


WINS = ("wins", "low", "high")
TABLES: dict[str, Callable[[Cell], Iterator[Row]]] = {
    "overview": overview, "wins": wins, "factions": factions, "points": points, "parts": parts, "rounds": rounds,
    "leads": leads, "lengths": lengths, "effort": effort, "first": first, "policies": policies, "criteria": criteria,
    "asked": often("asked", "question"), "cards": often("card", "card"), "card_wins": card_wins,
    "actions": often("effect", "effect"),
}  # fmt: skip


# The report against the files


def compare(found: dict[str, str], expected: Row, where: str) -> None:
    """Every column of a row: texts are equal, numbers as far as they are rounded; what has no interval is empty."""
    assert set(found) == set(expected), where
    for name, value in expected.items():
        if isinstance(value, str):
            assert found[name] == value, (where, name)
        elif isinstance(value, float) and math.isinf(value):
            assert found[name] == "", (where, name)
        else:
            share = name.startswith(("wins", "steady", "in games")) or where.split()[0] in SHARES
            exact = 0.000051 if share and value <= 1 else 0.00051 if name.startswith("a turn") else 0.0051
            assert float(found[name]) == pytest.approx(value, abs=exact), (where, name)


SHARES = ("wins", "factions", "first", "policies", "card_wins")
"""Tables of shares, which have four digits."""


@pytest.mark.parametrize(("run", "most"), [("folder", 13), ("seated", 15)])
def test_every_figure_of_every_table(run: str, most: int, request: pytest.FixtureRequest) -> None:
    """No table, row or column of the report is left out."""
    out: Path = request.getfixturevalue(run)
    settings = cells(out)
    names = {file.stem for file in (out / "report").glob("*.csv")}
    assert len(names) >= most
    assert names <= set(TABLES)
    for name, recompute in TABLES.items():
        expected = {setting: list(recompute(cell)) for setting, cell in settings.items()}
        if name == "policies" and len({row["policy"] for rows in expected.values() for row in rows}) < 2:
            expected = {}
        if not any(expected.values()):
            assert name not in names
            continue
        rows = table(out, name)
        keys = [column for column, value in next(iter(rows)).items() if column in KEYS]
        by_key = {tuple(row[key] for key in keys): row for row in rows}
        assert len(by_key) == len(rows) == sum(map(len, expected.values())), name
        for setting, its in expected.items():
            for row in its:
                whole = {"setting": setting, "players": settings[setting].players, **row}
                found = by_key[tuple(str(whole[key]) for key in keys)]
                if name == "parts":
                    # The words of the rule are no figure.
                    found = {column: value for column, value in found.items() if column != "says"}
                if name == "policies":
                    del whole["players"]  # They are the seat's own policy and the others.
                compare(found, whole, f"{name} {setting}")


KEYS = ("setting", "figure", "side", "field", "faction", "clause", "round", "seat", "begins", "choice", "criterion",
    "question", "card", "effect")  # fmt: skip


def test_every_share_in_a_picture_is_in_a_table(folder: Path, seated: Path) -> None:
    """What is drawn as a share stands in a table too, with its interval and number of games."""
    for out in (folder, seated):
        known = set()
        for name in ("wins", "factions", "first", "policies", "card_wins"):
            if (out / "report" / f"{name}.csv").is_file():
                for row in table(out, name):
                    for of in (
                        ("wins", "low", "high", "games"),
                        ("wins without", "low without", "high without", "games without"),
                    ):
                        if of[0] in row:
                            value, low, high = (100 * float(row[column]) for column in of[:3])
                            known.add((value, low, high, row[of[3]]))
        page = html.unescape((out / "report.html").read_text("utf-8"))
        drawn = re.findall(r">([\d.]+) % \(([\d.]+)–([\d.]+)\) · (\d+)<", page)
        assert len(drawn) > 20
        for *figures, games in drawn:
            value, low, high = map(float, figures)
            assert any(
                max(abs(value - a), abs(low - b), abs(high - c)) < 0.056 and games == count for a, b, c, count in known
            ), figures


def test_points_by_clause_add_up(folder: Path) -> None:
    for setting, cell in cells(folder).items():
        for side in cell.rows[0]["points"]:
            total = sum(
                float(row["points"])
                for row in table(folder, "parts")
                if (row["setting"], row["side"]) == (setting, side)
            )
            assert total == pytest.approx(sum(row["points"][side] for row in cell.rows) / GAMES, abs=0.02)
        shares = [float(row["wins"]) for row in table(folder, "wins") if row["setting"] == setting]
        assert sum(shares) == pytest.approx(1, abs=0.001), "a tie is divided"
    starts = {row["side"] for row in table(folder, "parts") if row["clause"] == ""}
    assert "her" in starts, "she starts with points"


def test_what_was_counted_is_what_was_played(folder: Path) -> None:
    """The notes of a file against its rows, and turns as people count them."""
    for cell in cells(folder).values():
        looked = [row for row in cell.rows if row["index"] % 8 == 0]
        assert cell.looked == len(looked)
        for side in cell.rows[0]["points"]:
            its = [row["points"][side] for row in looked]
            everything = [len(looked), sum(won(row, side) for row in looked), sum(its), sum(n * n for n in its)]
            assert cell.cards["*", side] == everything
        # Each of the two sides has several turns in each of the six rounds, and no step of the set-up is one.
        assert 12 * cell.looked < cell.counts["table", "turns"][0] < sum(row["turns"] for row in looked)


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
