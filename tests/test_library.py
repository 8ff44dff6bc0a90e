"""The front door, and packages of somebody else: what is broken is named and left out, everything else goes on."""

from __future__ import annotations

import ast
import json
import os
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
from visavis.research import Environment
from visavis.store import Store
from visavis.textbot.gallery import shipped
from visavis.web.http import Request
from visavis.web.routes import App
from visavis.words import LANGUAGES, Words

# The front door


ALIASES = ("Line", "Panel", "Player")
"""Unions of types: what they are is said in docs/api.md."""


@pytest.mark.parametrize("name", visavis.__all__)
def test_every_name_is_there_and_documented(name: str) -> None:
    found = getattr(visavis, name)
    assert name in dir(visavis)
    assert found.__doc__ if callable(found) else isinstance(found, str) or name in ALIASES


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


# Without extras

WITHOUT = """
import sys
class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {blocked!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Blocked())
{code}
"""


def without(*blocked: str, code: str, lang: str = "en_GB.UTF-8") -> subprocess.CompletedProcess[str]:
    program = WITHOUT.format(blocked=blocked, code=code)
    env = {**{name: its for name, its in os.environ.items() if not name.startswith(("LC_", "LANG"))}, "LANG": lang}
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, env=env)


COMMAND = "sys.argv = ['visavis', 'games']\nimport runpy\nrunpy.run_module('visavis', run_name='__main__')"


@pytest.mark.parametrize("package", ["click", "babel", "rich", "fluent"])
def test_the_command_without_its_extra_says_so_in_one_sentence(package: str) -> None:
    ran = without(package, code=COMMAND)
    assert (ran.returncode, ran.stdout) == (2, "")
    (line,) = ran.stderr.splitlines()
    assert package in line
    assert line.endswith("pip install 'visavis[cli]'")
    german = without(package, code=COMMAND, lang="de_AT.UTF-8").stderr
    assert "nicht installiert" in german


def test_words_without_the_extra_name_it() -> None:
    everything = ("click", "babel", "rich", "fluent")
    ran = without(*everything, code="from visavis import Words")
    last = ran.stderr.strip().splitlines()[-1]
    assert last.startswith("visavis.extras.MissingExtra: visavis.Words needs ")
    assert last.endswith(", which is not installed: pip install 'visavis[cli]'")


def test_games_are_played_without_any_extra() -> None:
    code = "import visavis\nprint(visavis.Session.new(visavis.get_game('hamlets'), seed=1).pending.id)"
    ran = without("click", "babel", "rich", "fluent", "numpy", "pyarrow", code=code)
    assert (ran.stderr, ran.stdout) == ("", "start.yours\n")


def test_a_run_of_the_lab_without_the_extra_names_it(tmp_path: Path) -> None:
    ran = without("pyarrow", code=f"from visavis import lab\nlab.run('hamlets', out={str(tmp_path)!r}, games=1)")
    assert ran.stderr.strip().endswith("visavis.lab needs pyarrow, which is not installed: pip install 'visavis[lab]'")


# A bot from a file, a pack from a program


def test_a_text_bot_is_loaded_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "crow.toml"
    file.write_text(shipped("old_crow"), "utf-8")
    game = visavis.load_bot(file)
    assert game.id == "bot.old_crow"
    assert visavis.load_bot(str(file)) is game
    plan = visavis.make_plan(game, {}, seed=1, games=2, seats={})
    assert [result.over for result in visavis.simulate(plan)] == [True, True]
    assert Environment(game).agents
    file.write_text("id = 3\n")
    with pytest.raises(visavis.Refusal):
        visavis.load_bot(file)


@pytest.mark.parametrize(
    "game", [game for game in all_games().sound if game.pack is not None], ids=lambda game: game.id
)
def test_a_pack_is_written_as_it_is_read(game: visavis.Game) -> None:
    assert game.pack is not None
    pack = game.pack.build({**game.default_pack.raw, "id": "mine"})
    again = game.pack.read(visavis.write_pack(pack))
    assert (again, again.digest) == (pack, pack.digest)


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
