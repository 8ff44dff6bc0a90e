"""The rooms of a game: every folder has the same ones under the same names (docs/new-game.md has the table)."""

from __future__ import annotations

import io
import re
import tokenize
from importlib import import_module
from pathlib import Path

import pytest

import visavis

GAMES = Path(visavis.__file__).parent / "games"
FOLDERS = sorted(folder for folder in GAMES.iterdir() if (folder / "__init__.py").is_file())
DOCS = Path(__file__).parent.parent / "docs" / "new-game.md"

MOST_LINES = 600

ROOMS = {
    "options": "what can be chosen before a game",
    "cards": "the rows of the pack, `PACK` and its constraints, tables made of them; a pack made from play",
    "board": "topology and regions",
    "state": "`State` and what it is made of",
    "effects": "the effects; `EFFECTS = effects_in(...)`",
    "faults": "`FAULTS`, a list of ids and predicates; `cards`, what never changes in number (`Game.piece_counts`)",
    "positions": "`complete`: what a position need not say (`Game.complete_position`)",
    "setup": "setting up, in the order of the book (`start` too)",
    "turns": "whose turn comes next: `step`, `over`, rounds",
    "bot_turn": "the bot's procedures, in the order of the book",
    "criteria": "options and criteria",
    "your_turn": "what a person enters or plays",
    "scoring": "points and the end: `score`, `winners`; `counted`, the sides with known points (`Game.scored_sides`)",
    "view": "what a seat may see, and the rest imagined (games with hidden cards)",
    "ui": "the `GameUI`: panels and maps for people; what options and cards are called",
    "players": "stand-ins and computer players, with their data",
    "human": "the people's side, where it is more than a bot's table needs: what they report, their whole game",
    "records": "games in the notation of another program: read, replayed, written",
}
OWN_FILES = {
    "__init__.py",
    "rules.toml",
    "tests.toml",
    "board.toml",
    "ui.toml",
    "tour.toml",
    "guide.toml",
    "art.svg",
    "levels.json",
}
DATA = {"packs", "words"}
RULES = {"setup", "turns", "bot_turn", "criteria", "your_turn", "scoring", "board", "effects", "human", "records"}
"""The rooms whose rules never test whether something is tracked."""

AT_HOME = {
    "start": "setup", "step": "turns", "over": "turns", "score": "scoring", "winner_rule": "scoring",
    "scored_sides": "scoring", "complete_position": "positions", "view": "view", "imagine": "view",
    "faults": "faults", "piece_counts": "faults", "state": "state", "seats": "options", "options": "options",
}  # fmt: skip
"""The room in which each part of a `Game` is defined."""

TESTS_TRACKED = re.compile(
    r"\bis (not )?UNTRACKED\b|\b(options|state)\.tracked\b|\bUNTRACKED (not )?in\b|isinstance\([\w.\[\]]+, int\)"
)
ESCAPE = re.compile(r"# tracked: \S")
ESCAPES = 0
"""How many places in all games really cannot do without, each with its reason beside it. May only shrink."""


def room_of(path: str) -> str:
    """The room that a file of a game's folder belongs to, "" if it belongs to none."""
    first = path.split("/")[0]
    name = first.removesuffix(".py")
    if name in ROOMS and (first == f"{name}.py" or "/" in path):
        return name
    return ""


def files(folder: Path) -> list[str]:
    found = (file.relative_to(folder).as_posix() for file in sorted(folder.rglob("*")) if file.is_file())
    return [path for path in found if "__pycache__" not in path]


of_each_game = pytest.mark.parametrize("folder", [pytest.param(folder, id=folder.name) for folder in FOLDERS])


@of_each_game
def test_a_game_has_no_other_rooms(folder: Path) -> None:
    others = [
        path for path in files(folder) if not room_of(path) and path not in OWN_FILES and path.split("/")[0] not in DATA
    ]
    assert others == []


@of_each_game
def test_a_room_is_a_file_or_a_folder_that_says_what_it_holds(folder: Path) -> None:
    for room in ROOMS:
        assert not ((folder / f"{room}.py").exists() and (folder / room).exists()), room
        if (folder / room).is_dir():
            assert (folder / room / "__init__.py").read_text("utf-8").startswith('"""'), room


@of_each_game
def test_a_file_is_read_in_one_sitting(folder: Path) -> None:
    long = [
        path
        for path in files(folder)
        if path.endswith(".py") and (folder / path).read_text("utf-8").count("\n") > MOST_LINES
    ]
    assert long == []


@of_each_game
def test_everything_is_in_its_room(folder: Path) -> None:
    package = f"visavis.games.{folder.name}"
    game = import_module(package).GAME
    wrong = []
    for part, room in AT_HOME.items():
        module = getattr(getattr(game, part), "__module__", "")
        if module.startswith(package) and not f"{module}.".startswith(f"{package}.{room}."):
            wrong.append((part, module))
    if type(game.ui).__module__.split(".")[:4] != [*package.split("."), "ui"]:
        wrong.append(("ui", type(game.ui).__module__))
    wrong += [("effects", one.__module__) for one in game.effects if f"{package}.effects" not in one.__module__]
    assert wrong == []


def lines_about_tracked(file: Path) -> list[tuple[int, str]]:
    """The lines of a file that test whether something is tracked, without those that give a reason."""
    text = file.read_text("utf-8")
    comments = {
        token.start[0] for token in tokenize.generate_tokens(io.StringIO(text).readline)
        if token.type == tokenize.COMMENT and ESCAPE.match(token.string)
    }  # fmt: skip
    lines = enumerate(text.splitlines(), 1)
    return [(at, line) for at, line in lines if TESTS_TRACKED.search(line) and not {at, at - 1} & comments]


def rule_files(folder: Path) -> list[Path]:
    return [folder / path for path in files(folder) if path.endswith(".py") and room_of(path) in RULES]


@of_each_game
def test_rules_never_test_whether_something_is_tracked(folder: Path) -> None:
    found = {str(file.relative_to(folder)): lines_about_tracked(file) for file in rule_files(folder)}
    # What `start` puts down as untracked is no rule.
    assert {name: lines for name, lines in found.items() if lines and name != "setup.py"} == {}
    in_start = [line for _, line in found.get("setup.py", [])]
    assert all("start" in body_of(folder / "setup.py", line) for line in in_start), in_start


def body_of(file: Path, line: str) -> str:
    """The name of the function that holds a line."""
    before = file.read_text("utf-8").partition(line)[0]
    names = re.findall(r"^def (\w+)", before, re.MULTILINE)
    return names[-1] if names else ""


def test_the_places_that_cannot_do_without_do_not_become_more() -> None:
    reasons = [
        line for folder in FOLDERS for file in rule_files(folder) for line in file.read_text("utf-8").splitlines()
        if ESCAPE.search(line)
    ]  # fmt: skip
    assert len(reasons) <= ESCAPES


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("if spaces is UNTRACKED:", True),
        ("if state.yours is not UNTRACKED:", True),
        ("if isinstance(state.plain, int):", True),
        ("if state.tracked:", True),
        ("# tracked: the pile is not asked for\nif x is UNTRACKED:", False),
        ("if x is UNTRACKED:  # tracked: a reason", False),
        ("if x is UNTRACKED:  # tracked:", True),
        ("return UNTRACKED", False),
        ("isinstance(effect, Note)", False),
    ],
)
def test_the_test_finds_what_it_looks_for(tmp_path: Path, line: str, found: bool) -> None:
    file = tmp_path / "turns.py"
    file.write_text(f"{line}\n    pass\n")
    assert bool(lines_about_tracked(file)) is found


def test_the_table_in_the_documentation_is_this_one() -> None:
    text = DOCS.read_text("utf-8")
    for room, holds in ROOMS.items():
        assert f"| `{room}` | {holds} |" in text, room
