"""`visavis stats`: the same records as on the page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.conftest import Run
from visavis.core import Session, get_game
from visavis.core.chance import Stream
from visavis.store import Store
from visavis.web import milestones
from visavis.web.view.results import Results
from visavis.words import LANGUAGES


@pytest.fixture
def two_games(home: Path) -> Path:
    """A home with two finished games."""
    with Store.open(home) as store:
        for seed in range(2):
            session, stream = Session.new(get_game("hamlets"), seed=seed), Stream(seed)
            while session.pending is not None:
                session.answer(session.pending.some(stream.below))
            store.create(session).close()
    return home


def test_without_games_it_says_what_will_be_there(run: Run) -> None:
    assert "Only finished games count" in run("stats").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_are_those_of_the_page(run: Run, two_games: Path, language: str) -> None:
    with Store.open(two_games) as store:
        played = Results(store).some()[0]
    streak = milestones.streak(played)
    ran = run("stats", "hamlets", lang=language)
    assert ran.code == 0
    assert ran.out.startswith(f"{streak.now} ")
    for level in milestones.ladder(get_game("hamlets"), played):
        assert f"{level.number} " in ran.out
    told = json.loads(run("stats", "--json").out)
    assert told["streak"]["best"] == streak.best
    assert told["bests"]["hamlets"][0]["points"] == max(result.score[result.yours] for result in played)


def test_results_are_written_and_merged(run: Run, two_games: Path, tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    assert "2 results saved" in run("stats", "--out", str(file)).out
    assert "already" in run("stats", "--merge", str(file)).out
    assert run("stats", "--out", str(file)).code != 0, "a file is never overwritten"
    document = json.loads(file.read_bytes())
    document["results"][0]["id"] = "elsewhere"
    file.write_text(json.dumps(document))
    assert "1 result imported" in run("stats", "--merge", str(file)).out
    file.write_text("no results")
    ran = run("stats", "--merge", str(file))
    assert "Nothing was changed" in ran.err + ran.out
    assert run("stats", "--merge", str(tmp_path / "missing.json")).code != 0
    assert len(json.loads(run("stats", "--out", "-").out)["results"]) == 3
