"""Both forms of every set-up line say the same: whoever follows the short lines alone has the table right.

The long form may add reasons. So every number, and every piece and place (in German all nouns are capitalised), of the
long form is in the short one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from visavis.core import Effect, Session, get_game
from visavis.core.chance import Stream
from visavis.core.options import option_fields
from visavis.core.refusal import Refusal
from visavis.words import LANGUAGES, Words

GAMES = ("mosaic", "tapestry", "anunnaki", "terra_mystica", "alien_artifacts")
WHOLE = ("mosaic", "tapestry", "terra_mystica")
"""Games whose whole set-up is compared; of the others the clauses of the section about it."""
HEADING = re.compile(r"aufbau|vorbereitung", re.IGNORECASE)
SET_UP = {
    "setup", "bonus", "place", "deck", "board", "leaders", "technologies", "start", "decks", "scoring",
}  # fmt: skip
"""The phases of a set-up."""
MOST_ANSWERS = 40

REASONS: dict[str, dict[str, set[str]]] = {
    "tapestry": {
        # Why cards are better left out, and why a module is not in play.
        "advise_against": {"Weise"},
        "not_played": {"Erweiterungen", "Szenario"},
        # Where these rules come from.
        "remind two_reconstructed": {"2", "Regelblatt"},
    },
    "mosaic": {
        # What somebody does not have who has nothing but cities and towns.
        "set_up": {"Tableau", "Truppen", "Züge"},
        "begin": {"Spiel"},
        "place_city": {"Fall"},
        "place_town": {"Fall"},
    },
    # Where to say that one rolls oneself: nothing of it lies on the table.
    "anunnaki": {"lay_supply": {"App", "Start", "Terminal"}},
}
"""Nouns of the long form that are reasons: the table is right without them."""

NUMBER_WORDS = {
    "de": ("eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"),
    "en": ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
}


def numbers(text: str, language: str) -> set[int]:
    """The numbers of a text, as digits or words; one is an article too often to be told apart."""
    spelled = {word: count for count, word in enumerate(NUMBER_WORDS[language], 1)}
    found = {int(digits) for digits in re.findall(r"\d+", text)}
    return (found | {spelled[word] for word in re.findall(r"\w+", text.casefold()) if word in spelled}) - {1}


def nouns(text: str) -> set[str]:
    """The nouns of a German text: what is capitalised without beginning a sentence."""
    found: set[str] = set()
    for sentence in re.split(r"(?:[.:!?]|„)\s*", text):
        found |= {word for word in re.findall(r"[^\W\d_]+", sentence)[1:] if word[0].isupper() and len(word) > 1}
    return found


def stem(word: str) -> str:
    """A noun without its plural, as good as a comparison needs it."""
    plain = word.casefold().translate(str.maketrans("äöü", "aou"))
    return re.sub(r"(?:en|er|es|n|s|e)$", "", plain) if len(plain) > 4 else plain


def missing(says: str, short: str, language: str) -> set[str]:
    """What the long form says and the short one does not."""
    left = {str(number) for number in numbers(says, language) - numbers(short, language)}
    if language == "de":
        said = short.casefold().translate(str.maketrans("äöü", "aou"))
        left |= {noun for noun in nouns(says) if stem(noun) not in said}
    return left


@cache
def set_up_lines(id: str) -> tuple[Effect, ...]:
    """The instructions of many set-ups: each option in turn, played by chance; with printed cards too."""
    game = get_game(id)
    found: dict[str, Effect] = {}
    for seed, (options, shown) in enumerate(tables(id)):
        try:
            session = Session.new(game, options, seed=seed, shown=shown)
        except Refusal:
            continue
        stream = Stream(seed)
        for _ in range(MOST_ANSWERS):
            if session.pending is None:
                break
            session.answer(session.pending.some(stream.below))
        for effect in before_the_first_turn(session):
            clause = game.clauses.get(effect.clause)
            told = id in WHOLE or (clause and HEADING.search(clause.heading("de")))
            if effect.kind == "instruction" and told:
                found.setdefault(repr(effect), effect)
    return tuple(found.values())


def before_the_first_turn(session: Session[Any]) -> Iterator[Effect]:
    """The effects of the set-up: of all steps that begin before somebody has a turn."""
    begun = [mark.line for mark in session.timeline.marks if mark.state.phase not in SET_UP]
    lines = session.lines[: min(begun, default=len(session.lines))]
    return (line for line in lines if isinstance(line, Effect))


def tables(id: str) -> Iterator[tuple[dict[str, Any], tuple[str, ...]]]:
    game = get_game(id)
    yield {}, ()
    yield {}, game.streams
    for option in option_fields(game.options):
        for value in option.choices or range(option.least, option.most + 1):
            yield {option.name: value}, ()


def misses(id: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for language in LANGUAGES:
        words = Words(language, get_game(id), get_game(id).default_pack)
        for effect in set_up_lines(id):
            short = words.part(effect, "short")
            if not short:
                continue
            whole = f"{short} {words.part(effect, 'detail')}"
            tag = f"{effect.__struct_config__.tag} {getattr(effect, 'rule', '')}".rstrip()
            left = missing(words.effect(effect), whole, language) - REASONS.get(id, {}).get(tag, set())
            if left:
                found.setdefault(tag, set()).update(left)
    return found


@pytest.mark.parametrize("id", GAMES)
def test_short_lines_of_a_set_up_leave_out_no_piece_place_or_number(id: str) -> None:
    assert len(set_up_lines(id)) > 3
    assert misses(id) == {}


def test_a_left_out_fact_is_found() -> None:
    long = "Lege 2 Fische auf jeden Hafen. Gallien ist nicht im Spiel."
    assert missing(long, "Fisch auf jeden Hafen", "de") == {"2", "Spiel"}
    assert missing("Lege zwei Fische nach Gallien.", "2 Fische: Gallien", "de") == set()
    assert missing("Put three fish there.", "fish there", "en") == {"3"}
