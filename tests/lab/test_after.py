"""What comes after a run: reports, comparisons, the search for values, advice for players."""

from __future__ import annotations

import csv
import json
import re
import tomllib
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from tests.conftest import Run
from tests.lab.test_runs import cell, refused
from tests.web.client import Client
from visavis.core import get_game
from visavis.lab.advice import Levels, advice, levels_of
from visavis.lab.cells import cells_of
from visavis.lab.comparison import compare_cells, compare_folders
from visavis.lab.report_page import write_report
from visavis.lab.runner import run as play_run
from visavis.store import Store
from visavis.web.routes import App
from visavis.web.view.results import Result, Results, advice_in_words, advised
from visavis.words import LANGUAGES, Words


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games of Hamlets: two levels, two policies, with decisions."""
    out = tmp_path_factory.mktemp("lab") / "run"
    cells = cells_of(get_game("hamlets"), {"level": ["normal", "hard"]}, policies={"you": ["rival", "random"]})
    play_run(cells, 40, out, decisions=True, chunk=20)
    return out


def table(file: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(file.read_text("utf-8").splitlines()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_one_page_that_needs_nothing(folder: Path, tmp_path: Path, language: str) -> None:
    page = write_report(folder, tmp_path / "r.html", language).read_text("utf-8")
    assert not re.search(r"<script|<link|src=|@import|url\(", page)
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert page.count("<svg") > 5
    assert not re.search(r"\blab-[a-z]+", page), "every text has its words"
    assert "dead_rules" not in page
    names = {"en": ("rival", "random", "hard"), "de": ("Gegenspieler", "Zufall", "schwer")}[language]
    assert all(name.lower() in page.lower() for name in names)
    # Every section says who played the human side.
    said = {"en": "Human side:", "de": "Menschenseite:"}[language]
    assert page.count(said) >= page.count("<h2>")


def test_the_seat_that_begins_is_told_apart(tmp_path: Path) -> None:
    play_run(cells_of(get_game("alien_artifacts"), {}, policies={"p1": ["random"], "p2": ["random"]}), 2, tmp_path)
    write_report(tmp_path, None, "en")
    rows = table(tmp_path / "report" / "first.csv")
    assert {(row["seat"], row["begins"]) for row in rows} <= {(s, b) for s in ("p1", "p2") for b in ("yes", "no")}
    assert sum(int(row["games"]) for row in rows) == 4
    assert {row["field"] for row in table(tmp_path / "report" / "factions.csv")} == {"factions.p1", "factions.p2"}


# Comparisons


def test_the_same_setting_twice_is_the_same() -> None:
    one = cell("hamlets")
    found = compare_cells(one, one, 10)
    assert all(pair.same and pair.changed is None for pair in found.pairs)
    assert found.points("her").by[:3] == (0, 0, 0)


def test_two_levels_differ_and_it_is_said_where_first(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "c.html"
    args = ("lab", "compare", "level=normal", "level=hard", "--game", "hamlets", "--games", "30")
    ran = run(*args, "--json", "--out", str(picture))
    assert ran.code == 0, ran.err
    document = json.loads(ran.out)
    assert document["pairs"] == 30
    # The same as the mean of the differences of single games.
    a, b = cell("hamlets", level="normal"), cell("hamlets", level="hard")
    pairs = compare_cells(a, b, 30, workers=2).pairs
    by = [after - before for before, after in (pair.points["her"] for pair in pairs)]
    assert document["points"]["her"]["difference"] == pytest.approx(sum(by) / 30)
    assert document["points"]["her"]["low"] < sum(by) / 30 < document["points"]["her"]["high"]
    assert sum(one["times"] for one in document["first_changes"]) == sum(pair.changed is not None for pair in pairs) > 0
    for lang in LANGUAGES:
        said = run(*args, lang=lang).out
        assert "you=rival" in said
        assert document["first_changes"][0]["id"] in said
    assert "<svg" in picture.read_text("utf-8")


def test_a_comparison_of_a_game_whose_options_are_written_with_signs(run: Run) -> None:
    both = "p1=random,p2=random"
    ran = run("lab", "compare", both, both, "--game", "alien_artifacts", "--games", "2")
    assert ran.code == 0, ran.err
    assert "Difference +0.00" in ran.out


def test_a_comparison_is_told_in_german_with_commas_and_names(run: Run) -> None:
    args = ("lab", "compare", "level=normal", "level=hard", "--game", "hamlets", "--games", "30")
    ran = run(*args, lang="de")
    figures = [line for line in ran.out.splitlines() if "mit A" in line]
    assert len(figures) > 2
    assert all(re.search(r"\d,\d\d", line) and not re.search(r"\d\.\d", line) for line in figures)
    assert re.search(r"mal „[\w.]+“, im Mittel in Schritt \d+,\d \(HA-[\d.]+ \w", ran.out)
    assert re.search(r"Am häufigsten", ran.out)
    assert re.search(r"\d\.\d\d % with A", run(*args).out)


def test_folders_are_compared_game_by_game(run: Run, tmp_path: Path) -> None:
    for name, level in (("a", "normal"), ("b", "hard")):
        play_run([cell("hamlets", level=level)], 12, tmp_path / name, decisions=True)
    found = compare_folders(tmp_path / "a", tmp_path / "b")
    again = compare_cells(cell("hamlets", level="normal"), cell("hamlets", level="hard"), 12)
    assert [pair.points for pair in found.pairs] == [pair.points for pair in again.pairs]
    assert found.first_changes()
    play_run([cells_of(get_game("hamlets"), {}, policies={}, seed=1)[0]], 3, tmp_path / "c")
    assert "seed" in refused(run, "compare", str(tmp_path / "a"), str(tmp_path / "c"))[1]
    play_run([cell("hamlets", level="hard")], 3, tmp_path / "a")
    assert "2 settings" in refused(run, "compare", str(tmp_path / "a"), str(tmp_path / "b"))[1]
    refused(run, "compare", str(tmp_path / "a"), str(tmp_path / "nothing"))
    refused(run, "compare", "level=normal", "level=harder", "--game", "hamlets")
    refused(run, "report", str(tmp_path / "nothing"))
    refused(run, "report", str(tmp_path))


def test_a_damaged_chunk_is_named(run: Run, tmp_path: Path) -> None:
    play_run([cell("hamlets")], 2, tmp_path / "a", chunk=2)
    next((tmp_path / "a").rglob("games-*.parquet")).write_bytes(b"PAR1")
    refused(run, "report", str(tmp_path / "a"))


@pytest.mark.parametrize("kind", ["games", "decisions"])
@pytest.mark.parametrize("damage", ["empty", "cut", "columns", "values"])
def test_a_damaged_chunk_of_a_comparison_is_named(run: Run, tmp_path: Path, kind: str, damage: str) -> None:
    for name in ("a", "b"):
        play_run([cell("hamlets")], 2, tmp_path / name, chunk=2, decisions=True)
    file = next((tmp_path / "b").rglob(f"{kind}-*.parquet"))
    match damage:
        case "empty":
            file.write_bytes(b"")
        case "cut":
            file.write_bytes(file.read_bytes()[:-20])
        case "columns":
            pq.write_table(pa.table({"index": [0]}), file)
        case "values":
            table = pq.read_table(file)
            pq.write_table(pa.table({name: [None] * table.num_rows for name in table.column_names}), file)
    assert "cannot be read" in refused(run, "compare", str(tmp_path / "a"), str(tmp_path / "b"))[1]


def test_a_goal_of_a_comparison_is_reached_or_not(run: Run) -> None:
    args = ("lab", "compare", "level=normal", "level=hard", "--game", "hamlets", "--games", "10", "--goal")
    said = run(*args, "you=60", lang="en").out.splitlines()
    assert all(line.count("Not reached: 0.0 % (0.0 to 27.8) in 10 games") == 1 for line in said[-2:])
    assert run(*args, "her=100", lang="en").out.count("Reached") == 2
    for wrong in ("you=many", "you=101", "p9=50"):
        refused(run, *args[1:], wrong)


def test_a_difference_that_is_not_shown_is_called_so(run: Run) -> None:
    args = ("lab", "compare", "-", "-", "--game", "hamlets", "--games", "5")
    assert "No difference is shown" in run(*args, lang="en").out


# The search for values


SPEC = """
games = 30
trials = 6
policies = { you = "rival" }
given = { level = "hard" }

[goal]
seat = "you"
wins = 0.5

[[pack]]
table = "card"
card = "%s"
field = "%s"
least = 0
most = 6
"""


def number_in_pack() -> tuple[str, str]:
    """A card of Hamlets and a number on it."""
    for row in get_game("hamlets").default_pack.raw["card"]:
        for name, value in row.items():
            if type(value) is int:
                return row["id"], name
    raise AssertionError("no number")


def test_a_search_writes_a_pack(run: Run, tmp_path: Path) -> None:
    spec, pack = tmp_path / "spec.toml", tmp_path / "pack.toml"
    spec.write_text(SPEC % number_in_pack())
    args = ("lab", "tune", "hamlets", str(spec), "--seed", "3")
    ran = run(*args, "--json", "--out", str(pack))
    assert ran.code == 0, ran.err
    found = json.loads(ran.out)
    assert found["players"] == "you=rival"
    front = found["front"]
    assert [one["miss"] for one in front] == sorted(one["miss"] for one in front)
    assert not any(
        other["miss"] <= one["miss"] and other["change"] < one["change"] for one in front for other in found["trials"]
    )
    (value,) = front[0]["values"].values()
    id, field = number_in_pack()
    rows = {row["id"]: row for row in tomllib.loads(pack.read_text())["card"]}
    assert rows[id][field] == value
    assert run("pack", "check", "hamlets", str(pack)).code == 0
    assert json.loads(run(*args, "--json").out) == found
    best = front[0]
    assert best["low"] <= best["share"] <= best["high"]
    assert found["reached"] == (best["low"] <= 0.5 <= best["high"])
    for lang, reached in (("en", ("Not reached", "Reached")), ("de", ("Nicht erreicht", "Erreicht"))):
        assert reached[found["reached"]] in run(*args, lang=lang).out


RANGE = "[goal]\nseat='you'\nwins=0.5\n[[pack]]\ntable='{}'\ncard='{}'\nfield='{}'\nleast=0\nmost=1\n{}"


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (("level", "automaechtig", "ship", ""), "list of 6 values: name one with at = 0 to 5"),
        (("level", "automaechtig", "ship", "at=6"), "at = 0 to 5"),
        (("level", "automaechtig", "x", "at=9"), ""),
        (("level", "automaechtig", "speed", ""), "no field"),
        (("level", "nobody", "x", ""), "no card"),
        (("levels", "automaechtig", "x", ""), "no table"),
    ],
)
def test_a_wrong_value_says_why(run: Run, tmp_path: Path, given: tuple[str, ...], says: str) -> None:
    spec = tmp_path / "spec.toml"
    spec.write_text(RANGE.format(*given))
    english = refused(run, "tune", "terra_mystica", str(spec))[1]
    assert "[[pack]] 1" in english
    assert says in english


@pytest.mark.parametrize(
    "wrong",
    ["", "x", "[goal]\nseat='you'\nwins=0.5", "[goal]\nseat='you'\nwins=2\n[options]\nlevel=['hard']",
     "[goal]\nseat='p7'\nwins=0.5\n[options]\nlevel=['hard']", "[goal]\nseat='you'\nwins=0.5\n[options]\nlevel=['odd']",
     "[goal]\nseat='you'\nwins=0.5\n[options]\nodd=['hard']",
     "[goal]\nseat='you'\nwins=0.5\n[[pack]]\ntable='card'\ncard='?'\nfield='id'\nleast=0\nmost=1"],
)  # fmt: skip
def test_a_wrong_specification(run: Run, tmp_path: Path, wrong: str) -> None:
    spec = tmp_path / "spec.toml"
    spec.write_text(wrong)
    refused(run, "tune", "hamlets", str(spec))


# Advice for players


def test_no_data_no_advice(run: Run) -> None:
    assert advice("hamlets", [20, 20]) is None
    assert advice("sparks", [20] * 9) is None
    assert advice("nothing", [20] * 9) is None
    assert "3" in run("advice").out
    assert json.loads(run("advice", "--json").out) == []


def test_advice_is_what_the_counts_say() -> None:
    levels = levels_of(get_game("hamlets"))
    assert levels is not None
    own = [10, 20, 30]
    found = advice("hamlets", own)
    assert found is not None
    for one in found.chances:
        counted = levels.points[one.level]
        beaten = sum(
            times * (points > int(its)) + times * (points == int(its)) / 2
            for points in own
            for its, times in counted.items()
        )
        assert one.value == pytest.approx(beaten / sum(counted.values()) / 3)
        assert 0 <= one.low <= one.value <= one.high <= 1
        assert one.high - one.low > 0.5, "three games leave much open"
    assert found.simulated == levels.games
    assert {one.level for one in found.chances} == {"normal", "hard"}


GAMES_WITH_LEVELS = ("anunnaki", "hamlets", "mosaic", "tapestry", "terra_mystica")


@pytest.mark.parametrize("id", GAMES_WITH_LEVELS)
def test_what_was_simulated_is_of_today(id: str) -> None:
    """Otherwise `python tools/make_levels.py` is to be run again."""
    levels = levels_of(get_game(id))
    assert isinstance(levels, Levels)
    assert levels.points.keys() == levels.other_points.keys()
    assert levels.games >= 500


def result(points: int, who: str = "person") -> Result:
    return Result("x", "hamlets", "", "2026-01-01T00:00:00+00:00", {"level": "hard"}, {"you": who},
                  {"you": points, "her": 20}, ("you",))  # fmt: skip


def test_only_games_of_a_person_alone_count() -> None:
    own = [result(points) for points in (15, 25, 35)]
    (found,) = advised([*own, result(99, "rival")])
    assert found == advice("hamlets", [15, 25, 35])
    assert advised(own[:2]) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_advice_says_what_it_rests_on(lang: str) -> None:
    (found,) = advised([result(points) for points in (15, 25, 35, 40)])
    words = Words(lang, get_game("hamlets"), strict=True)
    said = advice_in_words(found, words)
    assert len(said.lines) == 2
    assert all("%" in line for line in said.lines)
    for part in ("4", "rival", "random moves"):
        assert part in said.rests
    assert words.game_option_value("level", found.suggested) in said.head


def test_advice_in_the_terminal_and_on_the_page(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    some = [result(points) for points in (15, 25, 35)]
    monkeypatch.setattr(Results, "some", lambda self: (some, 0))
    (found,) = json.loads(run("advice", "--json").out)
    assert found["own"] == 3
    text = run("advice", "hamlets").out
    assert found["suggested"] in text
    assert run("advice", "sparks").out != text
    with Store.open(tmp_path) as store:
        app = App(store)
        page = Client(app).get("/stats").body.decode()
        app.close()
    assert "“rival”" in page or "„rival“" in page
