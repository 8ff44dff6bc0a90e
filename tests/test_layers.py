"""Who may import what: the core stands alone, and rules know neither chance nor the clock nor words."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import visavis

SOURCE = Path(visavis.__file__).parent
CORE = sorted((SOURCE / "core").glob("*.py"))
GAMES = sorted((SOURCE / "games").rglob("*.py"))


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def name(file: Path) -> str:
    return str(file.relative_to(SOURCE))


@pytest.mark.parametrize("file", CORE, ids=name)
def test_the_core_depends_on_nothing_but_msgspec(file: Path) -> None:
    ours = ("visavis.core", "visavis.games")
    others = [
        module
        for module in imports(file)
        if not module.startswith(ours) and module.split(".")[0] not in {*sys.stdlib_module_names, "msgspec"}
    ]
    assert others == []


@pytest.mark.parametrize("file", GAMES, ids=name)
def test_rules_have_no_chance_no_clock_and_no_interface(file: Path) -> None:
    forbidden = {"random", "secrets", "time", "datetime", "os", "uuid", "click", "rich", "fluent", "sqlite3"}
    found = [module for module in imports(file) if module.split(".")[0] in forbidden]
    found += [
        module for module in imports(file) if module.startswith(("visavis.cli", "visavis.store", "visavis.words"))
    ]
    assert found == []


@pytest.mark.parametrize("file", GAMES, ids=name)
def test_rules_do_not_use_what_differs_between_processes(file: Path) -> None:
    calls = [
        node.func.id
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    ]
    assert not {"hash", "id", "print", "input", "open"} & set(calls)


def test_only_the_init_of_a_game_makes_the_game() -> None:
    for file in GAMES:
        makes = "Game(" in file.read_text("utf-8").replace("class Game(", "")
        assert not makes or file.name == "__init__.py", name(file)


WEB = [file for file in sorted((SOURCE / "web").glob("*.py")) if file.stem not in ("server", "connection", "offline")]


@pytest.mark.parametrize("file", WEB, ids=name)
def test_pages_need_nothing_that_a_browser_lacks(file: Path) -> None:
    """What renders pages runs in Pyodide too: no server, no database, no files of its own."""
    allowed = {"visavis", "msgspec", "jinja2", "markupsafe", "segno", "fluent", ""}
    lacking = {"fcntl", "sqlite3", "socket", "subprocess", "multiprocessing", "webbrowser", "asyncio"}
    for module in imports(file):
        top = module.split(".")[0]
        assert top in allowed or top in set(sys.stdlib_module_names) - lacking, module
        assert not module.startswith(("visavis.store", "visavis.cli", "visavis.web.server", "visavis.testing")), module
