"""Index of tests by the clause they are marked with, and clauses that no code names; nothing is imported."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path

from visavis.core.game import Game


def folder_of_tests(game_id: str) -> Path | None:
    """Return the folder of a game's tests, in the current directory or in this checkout; None if there is none."""
    for root in (Path.cwd(), Path(__file__).resolve().parents[3]):
        folder = root / "tests" / "games" / game_id
        if folder.is_dir():
            return folder
    return None


def tests_by_clause(game_id: str, folder: Path | None = None) -> dict[str, list[str]]:  # noqa: PT028 - no test itself
    """Return the tests of a game by clause id, as `file.py::Class::test`; empty without a tests folder."""
    folder = folder or folder_of_tests(game_id)
    tests: dict[str, list[str]] = {}
    if folder is not None:
        for file in sorted(folder.rglob("test_*.py")):
            name = file.relative_to(folder).as_posix()
            for test, ids in _marked(ast.parse(file.read_text("utf-8")).body, name, ()):
                for id in ids:
                    tests.setdefault(id, []).append(test)
    return tests


def counted(game_id: str, folder: Path | None = None) -> str:
    """Return the number of tests per clause, as the text of the game's `tests.toml`."""
    tests = tests_by_clause(game_id, folder)
    rows = (f'"{id}" = {len(tests[id])}\n' for id in sorted(tests))
    return "# Generated: how many tests carry each clause.\n" + "".join(rows)


def unnamed_clauses(game: Game) -> list[str]:
    """Return the clauses that no module of a game names, not even in a comment, and that do not say why (`unnamed`)."""
    source = "\n".join(_modules(game.folder))
    return [
        clause.id
        for clause in game.clauses.values()
        if clause.status == "done" and not clause.unnamed and not _names(source, clause.id)
    ]


def _modules(folder: Traversable) -> Iterator[str]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _modules(entry)
        elif entry.name.endswith(".py"):
            yield entry.read_text("utf-8")


def _names(source: str, id: str) -> bool:
    """Return True if a text names a clause; TM-5.21 does not name TM-5.2."""
    return re.search(rf"(?<![\w.-]){re.escape(id)}(?!\w|\.\w)", source) is not None


def _marked(body: list[ast.stmt], prefix: str, inherited: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Iterate over the test functions with the clauses of their decorators and of their class."""
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _marked(node.body, f"{prefix}::{node.name}", (*inherited, *_ids(node.decorator_list)))
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            ids = (*inherited, *_ids(node.decorator_list))
            yield f"{prefix}::{node.name}", tuple(dict.fromkeys(ids))


def _ids(decorators: list[ast.expr]) -> Iterator[str]:
    for decorator in decorators:
        if isinstance(decorator, ast.Call):
            name = decorator.func.attr if isinstance(decorator.func, ast.Attribute) else ast.unparse(decorator.func)
            if name == "clause":
                yield from (ast.literal_eval(argument) for argument in decorator.args)


if __name__ == "__main__":
    import sys

    sys.stdout.write(counted(sys.argv[1], Path(sys.argv[2]) if len(sys.argv) > 2 else None))
