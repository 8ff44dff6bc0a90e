"""`visavis new-game`: what it writes plays, explains, simulates, draws and passes its own tests at once."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import Run
from tests.packages import describe, found_in
from tests.test_rooms import OWN_FILES, room_of
from tests.web.client import Client
from tests.web.test_pages import look_around, reached
from visavis.cli.new_game import package_of, write_game
from visavis.core import HexMap, Refusal, Session, Stream, get_game
from visavis.library import all_games
from visavis.store import Store
from visavis.testing import check_game, expect_type
from visavis.web.routes import App
from visavis.words import LANGUAGES, Words

NAME = "frog_lake"


@pytest.fixture
def package(tmp_path: Path) -> Iterator[Path]:
    """The package, written and installed."""
    folder = write_game(NAME, tmp_path / "written")
    describe(folder / "src", NAME, f"{NAME} = {NAME}:GAME")
    with found_in(folder / "src"):
        yield folder


def test_it_is_written_into_a_folder_of_its_name(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run("new-game", NAME, lang="de")
    assert (ran.code, ran.err) == (0, "")
    assert f"visavis play {NAME}" in ran.out
    files = dict(package_of(NAME))
    assert {str(file.relative_to(NAME)) for file in Path(NAME).rglob("*") if file.is_file()} == set(files)
    assert not any("pond" in text.casefold() or "PO-" in text or path.endswith(".txt") for path, text in files.items())
    assert f'{NAME} = "{NAME}:GAME"' in files["pyproject.toml"]
    again = run("new-game", NAME)
    assert (again.code, again.out) == (2, "")


def test_it_is_small_and_has_the_rooms_of_every_game() -> None:
    files = dict(package_of(NAME))
    lines = [line for path, text in files.items() if path.endswith(".py") for line in text.splitlines() if line.strip()]
    assert len(lines) <= 142
    inside = [path.removeprefix(f"src/{NAME}/") for path in files if path.startswith(f"src/{NAME}/")]
    assert all(room_of(path) for path in inside if path not in OWN_FILES and not path.startswith("words/")), inside


@pytest.mark.parametrize("name", ["", "A", "x", "1a", "class", "a b", "ä", "a/../b", "a" * 40, "hamlets"])
def test_a_bad_name_is_refused_and_nothing_is_written(name: str, tmp_path: Path) -> None:
    with pytest.raises(Refusal) as refused:
        write_game(name, tmp_path / "never")
    assert not (tmp_path / "never").exists()
    for language in LANGUAGES:
        assert Words(language, strict=True).refusal(refused.value)


def test_its_own_tests_pass(package: Path) -> None:
    path = os.pathsep.join((str(package / "src"), *sys.path))
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:playwright", "tests"],
        cwd=package, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "4 passed" in ran.stdout


@pytest.mark.usefixtures("package")
def test_it_is_a_game_like_any_other() -> None:
    game = get_game(NAME)
    assert all_games().broken == ()
    assert check_game(game, games=12, seed=3).games == 12
    assert {clause.status for clause in game.clauses.values()} == {"done"}


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_all_its_words(language: str) -> None:
    game = get_game(NAME)
    words, session, stream = Words(language, game, strict=True), Session.new(game, seed=1), Stream(1)
    while session.pending is not None:
        assert words.question(session.pending)
        session.answer(session.pending.some(stream.below))
        for _, decision in session.why():
            assert words.decision(decision)
            assert all(words.criterion(step.id, step.args) for step in decision.steps)
    seen = session.seen_by("you")
    assert all(words.effect(event.effect) for event in seen.events)
    assert all(words.state_field(name) for name in seen.view.to_plain())
    (panel,) = game.ui.panels(seen.view)
    assert words.panel(panel.id)
    assert all(
        words.piece(piece) and words.sign(piece) for cell in expect_type(panel, HexMap).cells for piece in cell.pieces
    )
    assert all(words.seat(side) for side in seen.score or ())
    assert all(words.fault(id) for id in game.faults.ids)  # type: ignore[attr-defined]
    assert game.faults(game.state(yours=game.state().empty, hers=game.state().empty)) == ("space.two",)


@pytest.mark.usefixtures("package")
def test_play_why_decide_and_simulate(run: Run, tmp_path: Path) -> None:
    ran = run("play", NAME, "--seed", "1", stdin="C4\nwhy\nquit\n", lang="de")
    assert ran.code == 0
    assert "Lege ihren Stein auf B3." in ran.out
    assert "neben einen von deinen" in ran.out
    saved = run("saves", "--json").out
    id = json.loads(saved)[0]["id"]
    (decision,) = json.loads(run("why", id, "--json").out)
    assert [step["id"] for step in decision["steps"]] == ["her.near_you", "her.together", "her.first"]
    position = tmp_path / "position.json"
    position.write_text(json.dumps({"game": NAME, "state": {"hers": ["C2"]}, "answers": {"your_turn": ["C4"]}}))
    decided = json.loads(run("decide", NAME, str(position), "--json").out)
    assert decided["effects"][-1]["space"] == "C3"
    results = json.loads(run("simulate", NAME, "--games", "5", "--json").out)["results"]
    assert all(result["over"] for result in results)
    assert "[done]" in run("rules", NAME).out


@pytest.mark.usefixtures("package")
def test_the_page(home: Path) -> None:
    with Store.open(home) as store:
        app = App(store)
        client = Client(app)
        assert NAME in client.get("/").body.decode()
        id = client.begin(NAME)
        session, stream = client.session(id), Stream(2)
        while session.pending is not None:
            options = {json.dumps(answer) for answer in session.pending.answers()}
            assert reached(client, id) == options
            session.answer(session.pending.some(stream.below))
        look_around(client, id)
        app.close()
