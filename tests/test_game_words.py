"""Generic code, templates and stylesheets name no game and nothing that only one game has."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

import visavis
from tools.make_terrains import FILE as TERRAINS
from tools.make_terrains import stylesheet
from visavis.core import find_games, get_game
from visavis.core.options import option_fields
from visavis.web.view.ui_settings import ui_settings

SOURCE = Path(visavis.__file__).parent
GENERIC = ("core", "web", "cli", "words", "lab")
GAMES = tuple(id for id, load in find_games().items() if load().package.startswith("visavis.games."))

ALLOWED = {
    "board": "what is drawn of a table, and an address of the page",
    "bots": "the page of bots from texts",
    "cards": "a layout, a kind of panel, the rows of a pack",
    "cube": "an icon of `icons.svg`, which all games share",
    "empty": "an answer or a log without a value",
    "expansion": "a label of an option (`Options`)",
    "faction": "a column of reports (`StatisticsFields.factions`)",
    "factions": "a field of `StatisticsFields`",
    "follower": "an icon of `icons.svg`, in the drawing of a game that has none",
    "home": "the home page",
    "land": "a shade of drawings, in `home.css`",
    "longer": "a refusal: another log is longer",
    "map": "a kind of panel",
    "middle": "the middle of a table or a number line",
    "mountains": "a terrain colour, in the drawing of a game that has none",
    "points": "what every game counts",
    "advanced": "the group of options that a form folds away",
    "river": "a terrain colour: the background of maps",
    "section": "a section of a rulebook or of a report",
    "system": "the theme that the device is set to",
    "token": "the token of a form",
    "workers": "processes that simulate",
    "red": "a colour of the page and of the terminal",
    "green": "a colour of the page and of the terminal",
    "blue": "a colour of the page and of the terminal",
    "yellow": "a colour of the page and of the terminal",
}
"""Words that one game uses for a zone, a kind, a terrain, a piece, a resource or an option, and that are ordinary
English elsewhere, each with its reason."""


def words_of(id: str) -> set[str]:
    """Return the ids of a game's zones, kinds of cards, terrains, pieces, resources and options."""
    game = get_game(id)
    settings = ui_settings(game)
    kinds = (settings.card_kinds, settings.zones, settings.terrains, settings.piece_icons)
    found = {word for table in kinds for word in table}
    return found | set(settings.resource_fields) | {field.name for field in option_fields(game.options)}


SHARED = Counter(word for id in GAMES for word in words_of(id))
OWN = {word for word, games in SHARED.items() if games == 1 and len(word) > 2}
"""Words that only one game has."""


def literals(text: str) -> set[str]:
    """Return the strings of Python code without docstrings and comments."""
    tree = ast.parse(text)
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    constants = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in docstrings)
    return {node.value for node in constants if isinstance(node.value, str)}


def tokens(file: Path) -> set[str]:
    """Return what a file can compare with an id: strings of code and expressions, parts of style classes."""
    text = file.read_text("utf-8")
    match file.suffix:
        case ".py":
            return {part for literal in literals(text) for part in (literal, *literal.split("."))}
        case ".html":
            spans = re.findall(r"\{[{%].*?[%}]\}", text)
            quoted = {word for span in spans for word in re.findall(r"['\"]([\w.-]+)['\"]", span)}
            return quoted | classes(" ".join(re.findall(r'class="([^"]*)"', text)))
        case ".css":
            return classes(re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL))
        case _:
            return set(re.findall(r"['\"`]([\w-]+)['\"`]", text))


def classes(text: str) -> set[str]:
    return {word for name in re.findall(r"\b[kztca]-([a-z][\w-]*)", text) for word in (name, name.replace("-", "_"))}


FILES = sorted(
    file
    for folder in GENERIC
    for file in (SOURCE / folder).rglob("*")
    if file.suffix in (".py", ".html", ".css", ".js") and "scaffold" not in file.parts and file != TERRAINS
)


def test_there_are_words_to_look_for() -> None:
    assert {"wasteland", "logistics", "planet"} <= OWN
    assert len(FILES) > 150


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(SOURCE).as_posix())
def test_generic_code_names_no_game_and_nothing_of_one(file: Path) -> None:
    found = tokens(file)
    assert {id for id in GAMES if any(id in token for token in found)} == set()
    assert found & (OWN - set(ALLOWED)) == set()


def test_every_exception_is_needed() -> None:
    every = set().union(*(tokens(file) for file in FILES))
    assert set(ALLOWED) <= every & OWN


def test_the_stylesheet_of_terrains_is_made_of_the_table() -> None:
    assert TERRAINS.read_text("utf-8") == stylesheet(), "run tools/make_terrains.py"
    styles = [file for file in TERRAINS.parent.glob("*.css") if file != TERRAINS]
    assert [file.name for file in styles if re.search(r"--t-\w+:", file.read_text("utf-8"))] == []
