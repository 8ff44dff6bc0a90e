"""The front door, and packages of somebody else: what is broken is named and left out, everything else goes on."""

from __future__ import annotations

import ast
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import visavis
from tests.conftest import Run
from tests.packages import describe, found_in
from tests.web.client import Client
from visavis.core import BrokenGame, Session, find_games, get_game
from visavis.library import all_games, raised_by_a_game
from visavis.store import Store
from visavis.web.http import Request
from visavis.web.routes import App
from visavis.words import LANGUAGES, Words

# The front door


@pytest.mark.parametrize("name", visavis.__all__)
def test_every_name_is_there_and_documented(name: str) -> None:
    found = getattr(visavis, name)
    assert name in dir(visavis)
    assert found.__doc__ if callable(found) else isinstance(found, str)


def test_the_names_are_those_that_a_type_checker_sees() -> None:
    tree = ast.parse(Path(visavis.__file__).read_text("utf-8"))
    (block,) = (node for node in tree.body if isinstance(node, ast.If))
    assert {name.name for node in block.body for name in node.names} == set(visavis.__all__)  # type: ignore[attr-defined]


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="nonsense"):
        _ = visavis.nonsense


def test_importing_imports_next_to_nothing() -> None:
    code = "import sys, visavis; print(sorted(name for name in sys.modules if name.startswith(('visavis', 'msgspec'))))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "['visavis', 'visavis.registry']"


def test_the_core_finds_games_without_knowing_where() -> None:
    code = "from visavis.core import get_game; print(get_game('hamlets').id)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "hamlets\n"


# Packages of somebody else

GAME = """
from visavis.games.hamlets import GAME as HAMLETS
from dataclasses import replace
GAME = replace(HAMLETS, id="{name}", package="{name}")
"""
BROKEN = {
    "no_syntax": ("x = 1\ndef half(:\n", "no_syntax/__init__.py:2", "SyntaxError"),
    "no_import": ("import nothing_like_this\n", "no_import/__init__.py:1", "ModuleNotFoundError"),
    "no_game": ("x = 1\n", "no_game/__init__.py", "AttributeError"),
    "no_sound_game": ("GAME = 3\n", "no_sound_game/__init__.py", "TypeError"),
    "raises": ("def f():\n    return 1 / 0\nf()\n", "raises/__init__.py:2", "ZeroDivisionError"),
    "leaves": ("import sys\nsys.exit(3)\n", "leaves/__init__.py:2", "SystemExit"),
    "half_a_game": (
        "from visavis.core import Game\nGAME = Game(id='half')\n",
        "half_a_game/__init__.py:2",
        "TypeError",
    ),
    "other_id": (GAME.format(name="another"), "other_id/__init__.py", "another"),
    "bad_clauses": (GAME.format(name="bad_clauses"), "bad_clauses/__init__.py", "BadClauses"),
}
GONE = "gone"


@pytest.fixture
def broken(tmp_path: Path) -> Iterator[Path]:
    for name, (text, _, _) in BROKEN.items():
        describe(tmp_path, name, f"{name} = {name}:GAME")
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(text)
    (tmp_path / "bad_clauses" / "rules.toml").write_text("[[clause]]\nid = 3\n")
    describe(tmp_path, GONE, f"{GONE} = {GONE}.game:GAME")
    with found_in(tmp_path):
        yield tmp_path


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_package_says_where(name: str) -> None:
    _, where, says = BROKEN[name]
    with pytest.raises(BrokenGame) as wrong:
        get_game(name)
    args = wrong.value.details
    assert (args["game"], args["package"], args["where"]) == (name, name, where)
    assert says in str(args["says"])
    for language in LANGUAGES:
        line = Words(language, strict=True).refusal(wrong.value)
        assert name in line
        assert where in line
        assert "\n" not in line


@pytest.mark.usefixtures("broken")
def test_all_others_go_on(run: Run) -> None:
    ours = {id for id in find_games() if id not in BROKEN and id != GONE}
    found = all_games()
    assert {game.id for game in found.sound} == ours
    assert {wrong.details["game"] for wrong in found.broken} == {*BROKEN, GONE}
    for command in (("games", "--json"), ("games",), ("pack", "list"), ("simulate", "hamlets", "--games", "1")):
        ran = run(*command, lang="de")
        assert ran.code == 0
        assert len(ran.err.splitlines()) == (len(BROKEN) + 1 if command[0] == "games" else 0)
    assert {game["id"] for game in json.loads(run("games", "--json").out)} == ours
    ran = run("play", "raises", lang="de")
    assert (ran.code, ran.out) == (1, "")
    assert "raises/__init__.py:2: ZeroDivisionError" in ran.err


@pytest.mark.usefixtures("broken")
def test_the_home_page_shows_the_others_and_one_line_each(home: Path) -> None:
    with Store.open(home) as store:
        client = Client(App(store))
        page = client.get("/").body.decode()
        assert page.count("ZeroDivisionError") == 1
        assert "raises/__init__.py:2" in page
        assert 'href="/new/hamlets"' in page
        assert 'href="/new/raises"' not in page


@pytest.fixture
def failing(tmp_path: Path) -> Iterator[None]:
    """A game like Hamlets whose rule raises in its first step."""
    describe(tmp_path, "failing", "failing = failing:GAME")
    packs = Path(str(get_game("hamlets").folder)) / "packs"
    shutil.copytree(packs, tmp_path / "failing" / "packs")
    game = GAME.format(name="failing").replace("HAMLETS, id", "HAMLETS, step=step, id")
    (tmp_path / "failing" / "__init__.py").write_text(f"from failing.turns import step\n{game}")
    (tmp_path / "failing" / "turns.py").write_text("def step(state, table):\n    return undefined_name\n")
    with found_in(tmp_path):
        yield


@pytest.mark.usefixtures("failing")
def test_a_rule_that_raises_names_its_game_file_and_line(run: Run, home: Path) -> None:
    with pytest.raises(NameError) as wrong:
        Session.new(get_game("failing"), seed=1)
    raised = raised_by_a_game(wrong.value)
    assert raised is not None
    assert raised.details["game"] == "failing"
    assert raised.details["where"] == "failing/turns.py:2"
    for language in LANGUAGES:
        ran = run("play", "failing", lang=language)
        assert (ran.code, ran.out) == (1, "")
        assert ran.err == Words(language, strict=True).refusal(raised) + "\n"
    with Store.open(home) as store:
        app = App(store)
        request = Request(path="/")
        assert "failing/turns.py:2: NameError" in app.broken(request, wrong.value).body.decode()
    assert "failing/turns.py:2: NameError" in run("simulate", "failing", "--games", "1").err


def test_an_error_elsewhere_is_nobodys_rule() -> None:
    with pytest.raises(ZeroDivisionError) as wrong:
        _ = 1 / 0
    assert raised_by_a_game(wrong.value) is None
