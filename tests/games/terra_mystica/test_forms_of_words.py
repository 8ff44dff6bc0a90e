"""Every message with 0, 1, 2 and 5: no "1 Stufen", no "2 Feld"; what a phone shows is short."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from visavis.cli.companion.show import Show
from visavis.core import Effect
from visavis.games.terra_mystica import GAME
from visavis.games.terra_mystica.effects.bot import PlaceDwelling, Score, Upgrade
from visavis.games.terra_mystica.effects.yours import YouBuild
from visavis.words import LANGUAGES, Words, key_of
from visavis.words.fluent import bundle_of

LEXICON = {
    "de": [
        ("Feld", "Felder"), ("Flussfeld", "Flussfelder"), ("Punkt", "Punkte"), ("Stufe", "Stufen"),
        ("Münze", "Münzen"), ("Karte", "Karten"), ("Wohnhaus", "Wohnhäuser"), ("Handelshaus", "Handelshäuser"),
        ("Priester", "Priester"), ("Spaten", "Spaten"), ("Gebäude", "Gebäude"),
        ("Rundenbonuskarte", "Rundenbonuskarten"), ("Macht", "Macht"),
    ],
    "en": [
        ("space", "spaces"), ("point", "points"), ("level", "levels"), ("coin", "coins"), ("card", "cards"),
        ("dwelling", "dwellings"), ("house", "houses"), ("priest", "priests"), ("spade", "spades"),
        ("step", "steps"), ("power", "power"),
    ],
}  # fmt: skip
"""The nouns that stand after a number, one and many."""
FIXED = {"dwellings": (6, 2), "houses": (4, 2), "cards": (5, 6), "round": (1, 6)}
"""Variables that are never 0 or 1: what the rules give."""
TEXTS = {"space": "E7", "cult": "fire", "card": "bonus 3", "tile": "tile3"}


class Variables(visitor.Visitor):
    """The variables of a message, and of those that it refers to."""

    def __init__(self, entries: Mapping[str, ftl.Message]) -> None:
        self.entries = entries
        self.found: set[str] = set()
        self.variants: dict[str, set[str]] = {}

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.visit(self.entries[node.id.name])

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            names = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
            self.variants.setdefault(node.selector.id.name, set()).update(names)
        self.generic_visit(node)


def messages(language: str) -> Iterator[tuple[str, Variables]]:
    file = Path(str(GAME.folder)) / "words" / f"{language}.ftl"
    body = FluentParser().parse(file.read_text("utf-8")).body
    entries = {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}
    for name, entry in entries.items():
        variables = Variables(entries)
        variables.visit(entry)
        yield name, variables


def rendered(language: str) -> Iterator[tuple[str, str]]:
    """Each message and each of its attributes, with every number for all its variables and every variant of an id."""
    bundle = bundle_of(language, GAME.package)
    for key, variables in messages(language):
        message = bundle.get_message(key)
        patterns = {"": message.value, **message.attributes}
        for number in (0, 1, 2, 5):
            for variant in range(max([len(names) for names in variables.variants.values()], default=0) + 1):
                given: dict[str, str | int] = {}
                for name in variables.found:
                    ids = sorted(variables.variants.get(name, set()) - {"one", "other"})
                    if name in FIXED:
                        given[name] = FIXED[name][number > 1]
                    elif ids and (name.endswith("_id") or {"yes", "no"} & set(ids)):
                        given[name] = ids[variant % len(ids)]
                    else:
                        given[name] = TEXTS.get(name, number)
                for part, pattern in patterns.items():
                    if pattern is not None:
                        text, errors = bundle.format_pattern(pattern, given)
                        assert not errors, f"{key}.{part}: {errors}"
                        yield f"{key}.{part} {given}", str(text)


def wrong_forms(text: str, language: str) -> list[str]:
    """Numbers with the wrong form of a noun after them."""
    found = []
    for singular, plural in LEXICON[language]:
        if singular != plural:
            found += re.findall(rf"(?<![\w*])1 {plural}\b", text)
            found += re.findall(rf"(?<![\w*])(?:0|2|5) {singular}\b", text)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_nouns_agree(language: str) -> None:
    texts = list(rendered(language))
    assert len(texts) > 800
    assert [(where, text) for where, text in texts if wrong_forms(text, language)] == []


@pytest.mark.parametrize(
    ("language", "text", "wrong"),
    [("de", "1 Stufen", True), ("de", "2 Feld", True), ("de", "1 Stufe", False), ("en", "1 points", True)],
)
def test_the_check_can_fail(language: str, text: str, wrong: bool) -> None:
    assert bool(wrong_forms(text, language)) is wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_blank_is_missing_or_twice(language: str) -> None:
    wrong = re.compile(r"  | [.,;:!?]|[a-zäöü][.,;:][A-Za-zÄÖÜ]|\.\.")
    assert [(where, text) for where, text in rendered(language) if wrong.search(text)] == []


RETIRED = {"turn_card", "new_deck", "make_deck", "show_letters", "shuffle_reserve"}
"""Instructions that only logs of older rules hold."""


def instructions() -> list[str]:
    return [tag for tag, effect in GAME.effect_by_tag.items() if effect.kind == "instruction" and tag not in RETIRED]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_instruction_has_a_short_form(language: str) -> None:
    bundle = bundle_of(language, GAME.package)
    assert instructions()
    assert [tag for tag in instructions() if "short" not in bundle.get_message(key_of("do", tag)).attributes] == []
    assert all(issubclass(GAME.effect_by_tag[tag], Effect) for tag in instructions())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_form_is_short(language: str) -> None:
    long = {where.split(" ")[0]: text for where, text in rendered(language) if ".short" in where and len(text) > 36}
    assert long == {}


def test_a_person_reads_no_ids() -> None:
    words = Words("de", GAME, strict=True)
    raw = re.compile(r"\b[a-z]+_[a-z_]+\b")
    assert [text for _, text in rendered("de") if raw.search(text)] == []
    assert words.name("town_1") == "Stadt, 1 Stufe auf allen Skalen"


@pytest.mark.parametrize(("effect", "de", "en"), [
    (PlaceDwelling("TM-7.7j", "C2", "plain"), "Nimm das Wohnhaus von C2 zurück.", "Take the dwelling back from C2."),
    (Score("TM-7.3", 1), "Ziehe der Automa 1 Punkt wieder ab.", "Take 1 point off the Automa's score again."),
    (
        Upgrade("C2", "dwelling", "house"),
        "Tausche auf C2 zurück: Wohnhaus statt Handelshaus.",
        "Put her old building back on C2: dwelling instead of trading house.",
    ),
    (YouBuild("you", "C2", "forest"), "Nimm dein Wohnhaus von C2 zurück.", "Take your dwelling back from C2."),
])  # fmt: skip
def test_what_is_taken_back_is_said_as_the_opposite(effect: Effect, de: str, en: str) -> None:
    """On the page and in the terminal: what hands do, not what they did."""
    for language, says in (("de", de), ("en", en)):
        words = Words(language, GAME, strict=True)
        assert words.undone(effect) == says
        assert says in Show(words).taken_back([effect]).plain
