"""Every message with 0, 1, 2 and 5: a noun after a number has the form of that number; what is short stays short."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from visavis.games.tapestry import GAME
from visavis.words import LANGUAGES

LEXICON: dict[str, dict[str, tuple[str, ...]]] = {
    "de": {
        "Feld": ("Felder", "Feldern"),
        "Karte": ("Karten",),
        "Gobelinkarte": ("Gobelinkarten",),
        "Techkarte": ("Techkarten",),
        "Wahrzeichenkarte": ("Wahrzeichenkarten",),
        "Gegenstand": ("Gegenstände", "Gegenständen"),
        "Gebiet": ("Gebiete", "Gebieten"),
        "Gebietsteil": ("Gebietsteile",),
        "Rohstoff": ("Rohstoffe",),
        "Kampagnenpunkt": ("Kampagnenpunkte",),
        "Spielstein": ("Spielsteine", "Spielsteinen"),
        "Zivilisation": ("Zivilisationen",),
        "Blockade": ("Blockaden",),
        "Meisterstück": ("Meisterstücke",),
    },
    "en": {
        "space": ("spaces",),
        "card": ("cards",),
        "item": ("items",),
        "territory": ("territories",),
        "landmark": ("landmarks",),
        "outpost": ("outposts",),
        "resource": ("resources",),
        "point": ("points",),
        "token": ("tokens",),
        "civilization": ("civilizations",),
        "blockade": ("blockades",),
        "masterpiece": ("masterpieces",),
        "marker": ("markers",),
        "trap": ("traps",),
    },
}
"""The nouns of the game that are counted: one of them, and several."""
NUMBERS = (0, 1, 2, 5)
SHORT = 34
"""What fits on a phone, in German."""


def wrong_forms(text: str, language: str) -> list[str]:
    """Nouns that have not the form of the number before them; an adjective may stand between."""
    found = []
    for one, several in LEXICON[language].items():
        many = "|".join(several)
        found += re.findall(rf"(?<![\d/.:×-])(?<!× )\b1 (?:[a-zäöüß]+ )?(?:{many})\b", text)
        found += re.findall(rf"(?<![\d/.:-])\b(?:0|2|5) (?:[a-zäöüß]+ )?{one}\b(?! card)", text)
    return found


class Choices(visitor.Visitor):
    """The variables of a pattern, and the names they are chosen by."""

    def __init__(self) -> None:
        self.names: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: Any) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
            self.names.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)

    def visit_VariableReference(self, node: Any) -> None:
        self.names.setdefault(node.id.name, set())


def values(name: str, keys: set[str]) -> tuple[object, ...]:
    """What a variable can be: a chosen id, a switch, or a number."""
    if name.endswith("_id") or keys & {"yes", "no"}:
        return tuple(sorted(keys))
    return NUMBERS


def patterns(language: str) -> Iterator[tuple[str, Any, Any]]:
    """Every message and attribute: its name, its pattern to format, and its syntax."""
    text = Path(str(GAME.folder / "words" / f"{language}.ftl")).read_text("utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message):
            message = bundle.get_message(entry.id.name)
            yield entry.id.name, (bundle, message.value), entry.value
            for attribute in entry.attributes:
                name = f"{entry.id.name}.{attribute.id.name}"
                yield name, (bundle, message.attributes[attribute.id.name]), attribute.value


def rendered(pattern: Any, syntax: Any, **fixed: str) -> Iterator[str]:
    """A pattern with every combination of its choices and with every number."""
    choices = Choices()
    choices.visit(syntax)
    open_ = {name: (fixed[name],) if name in fixed else values(name, keys) for name, keys in choices.names.items()}
    bundle, value = pattern
    for row in product(*open_.values()):
        said, errors = bundle.format_pattern(value, dict(zip(open_, row, strict=True)))
        assert not [error for error in errors if "Unknown external" not in str(error)], errors
        yield str(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_noun_has_the_form_of_its_number(language: str) -> None:
    wrong = {
        (name, form)
        for name, pattern, syntax in patterns(language)
        for text in rendered(pattern, syntax)
        for form in wrong_forms(text, language)
    }
    assert wrong == set()


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "zahlt 1 Felder"),
        ("de", "mit 1 Gegenständen"),
        ("de", "noch 5 Feld"),
        ("en", "1 items"),
        ("en", "2 card"),
    ],
)
def test_a_wrong_form_is_found(language: str, text: str) -> None:
    assert wrong_forms(text, language)


def test_right_forms_are_not() -> None:
    for text in ("auf Feld 5", "1 Feld", "0 Felder", "Karte 2", "1 oder 2 Felder", "2 × 1 Felder"):
        assert wrong_forms(text, "de") == [], text


def longest(syntax: Any) -> dict[str, str]:
    """The longest names that can stand in a short form."""
    choices = Choices()
    choices.visit(syntax)
    hex_or_space = "12" if "track" in choices.names else "-1:-1"
    return {"track": "Wissenschaft", "old": "Wissenschaft", "space": hex_or_space, "left": "-1:-1", "total": "250"}


def test_every_instruction_has_a_short_form_that_is_short() -> None:
    short = {name: (pattern, syntax) for name, pattern, syntax in patterns("de") if name.endswith(".short")}
    told = [tag for tag, effect in GAME.effect_by_tag.items() if effect.kind == "instruction"]
    missing = [tag for tag in told if f"do-{tag}.short" not in short]
    assert missing == []
    listed = {"do-not_played.short", "do-take_civilization.short", "do-discard_tapestry.short"}
    long = {
        (name, text)
        for name, (pattern, syntax) in short.items()
        if name not in listed and not name.startswith("ask-")  # the heading of a question
        for text in rendered(pattern, syntax, **longest(syntax))
        if len(text) > SHORT
    }
    assert long == set()
