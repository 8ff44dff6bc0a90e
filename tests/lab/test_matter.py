"""Experiments: one thing switched at a time, on the same seeds."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import Run
from tests.lab.test_figures import FOX
from tests.lab.test_runs import cell, refused
from visavis import lab
from visavis.core import Refusal, get_game
from visavis.lab.comparison import compare_cells
from visavis.lab.experiment import FILE, Matter, plan_matter, run_matter
from visavis.lab.observers import Scoring, Trail, play
from visavis.lab.statistics import holm
from visavis.lab.switches import Reached, Switch
from visavis.testing import count
from visavis.words import LANGUAGES

GAMES = count(100, usual=12)


@pytest.fixture(scope="module")
def matter() -> Matter:
    return run_matter(plan_matter(cell("hamlets"), GAMES))


@pytest.mark.parametrize("id", ["hamlets", "terra_mystica", "sparks"])
def test_watching_what_is_reached_changes_nothing(id: str) -> None:
    one = cell(id)
    game, start = one.start()
    watched, row = play(one, game, start, 0, Reached[Any])
    plain, other = play(one, game, start, 0, Trail[Any])
    assert (watched.trail, row) == (plain.trail, other)


def test_an_option_is_what_a_comparison_says(matter: Matter) -> None:
    (found,) = [one for one in matter.found if one.switch == Switch("option", "level=hard")]
    pairs = compare_cells(cell("hamlets"), cell("hamlets", level="hard"), GAMES)
    for side in ("you", "her"):
        by = pairs.points(side).by
        (change,) = [one for one in found.changes if (one.figure, one.side) == ("points", side)]
        assert (change.by, change.low, change.high) == pytest.approx(by[:3])
    assert found.differ == sum(not pair.same for pair in pairs.pairs)


def test_everything_is_switched_or_told_apart(matter: Matter) -> None:
    kinds = {found.switch.kind for found in matter.found}
    assert kinds == {"option", "card", "criterion", "clause"}
    verdicts = matter.verdicts()
    assert sum(map(len, verdicts.values())) == len(matter.found) == len(matter.plan.switches)
    for found in verdicts["nothing"]:
        assert found.reached > 0
        assert not any(change.by for change in found.changes)
    assert all(not found.reached for found in verdicts["unreached"])
    assert all(found.why in ("stuck", "refused", "alike") for found in verdicts["unfit"])
    named = [clause for clauses in matter.plan.apart.values() for clause in clauses]
    switched = {found.switch.clause for found in matter.found} - {""}
    assert len(named) == len(set(named))
    assert not switched & set(named)
    assert switched | set(named) == set(get_game("hamlets").clauses)
    # Prohibitions and definitions are never said not to matter.
    assert "HA-3.2" in matter.plan.apart["limits"]


def test_points_that_are_not_given_are_missing(matter: Matter) -> None:
    """The effects of the clause that gives a card's points are left out: she loses exactly these."""
    (found,) = [one for one in matter.found if one.switch.id == "HA-6.1"]
    (change,) = [one for one in found.changes if (one.figure, one.side) == ("points", "her")]
    one = cell("hamlets")
    runs = [play(one, *one.start(), index, Scoring[Any]) for index in range(GAMES)]
    lost = sum(table.parts().get(("her", "HA-6.1"), 0) for table, _ in runs) / GAMES
    assert change.by == pytest.approx(-lost)


def test_p_values_are_corrected_after_holm(matter: Matter) -> None:
    raw = [change.p for found in matter.found for change in found.changes]
    assert list(matter.corrected.values()) == holm(raw)
    assert all(corrected >= p for corrected, p in zip(matter.corrected.values(), raw, strict=True))


def test_the_same_from_one_and_two_workers_and_after_a_stop(matter: Matter, tmp_path: Path) -> None:
    plan = plan_matter(cell("hamlets"), GAMES, ["criterion", "option"])

    class Enough(Exception):
        pass

    done: list[int] = []

    def stop(games: int) -> None:
        done.append(games)
        if len(done) == 4:
            raise Enough

    with pytest.raises(Enough):
        run_matter(plan, tmp_path, tell=stop)
    file = tmp_path / FILE
    kept = file.read_bytes()
    file.write_bytes(kept + b'{"cut')
    again: list[int] = []
    found = run_matter(plan, tmp_path, workers=2, tell=again.append)
    assert file.read_bytes().startswith(kept)
    assert len(again) == len(plan.switches)
    assert set(found.found) <= set(matter.found)
    assert found.found == run_matter(plan).found
    with pytest.raises(Refusal, match=r"lab\.other_matter"):
        run_matter(plan_matter(cell("hamlets"), GAMES + 1, ["option"]), tmp_path)
    file.write_bytes(b"{\n{\n")
    with pytest.raises(Refusal, match=r"lab\.damaged"):
        run_matter(plan, tmp_path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_plan_comes_first_and_the_result_is_a_page(run: Run, tmp_path: Path, lang: str) -> None:
    args = ("lab", "matter", "hamlets", "--games", "6", "--kind", "card", "--kind", "criterion")
    plan = run(*args, "--plan", lang=lang)
    assert plan.code == 0, plan.err
    assert {"en": "Estimated time", "de": "Geschätzte Zeit"}[lang] in plan.out
    ran = run(*args, "--out", str(tmp_path), lang=lang)
    assert ran.out.startswith(plan.out.splitlines()[0])
    assert "Holm" in ran.out
    page = (tmp_path / "matter.html").read_text("utf-8")
    assert "lab-" not in page
    assert "<script" not in page
    with (tmp_path / "matter.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert {row["kind"] for row in rows} == {"card", "criterion"}
    document = json.loads(run(*args, "--json").out)
    assert document["correction"] == "Holm"
    assert {one["id"] for one in document["found"]} == {row["id"] for row in rows}


def test_what_is_wrong_is_told_in_one_sentence(run: Run, tmp_path: Path) -> None:
    refused(run, "matter", "hamlets", "--games", "2", "--only", "HA-99")
    refused(run, "matter", "hamlets", "--games", "2", "-o", "level=normal,hard")
    (tmp_path / "file").write_text("")
    refused(run, "matter", "hamlets", "--games", "2", "--kind", "option", "--out", str(tmp_path / "file"))


def test_a_text_bot_has_no_wins_and_its_words_are_no_dead_rules(tmp_path: Path) -> None:
    from visavis.core.game import find_game

    game = find_game("bot.fox", FOX)
    found = lab.matter(game, games=6, out=tmp_path)
    figures = {change.figure for one in found.found for change in one.changes}
    assert "points" in figures
    assert "wins" not in figures
    assert (tmp_path / "matter.html").exists()
    said = [clause for clause in found.plan.apart["wording"] if "sleeps" in game.clauses[clause].says("en")]
    assert said
    assert not found.plan.apart["unreached"]


def test_clauses_of_options_that_are_off_are_not_reached() -> None:
    plan = plan_matter(cell("terra_mystica"), 4, ["option"])
    groups = plan.apart
    assert "TM-7.8c" in groups["unreached"], "Merchants are not played"
    assert "TM-3.14" in groups["wording"]
    assert "TM-3.9" in groups["setup"]
