"""The tutorial works after every step, and the reference says what everything is for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from visavis.testing import check_game
from visavis.textbot import game_from
from visavis.textbot.board import FUNCTIONS
from visavis.textbot.examples import try_out
from visavis.textbot.reference import MORE_FUNCTIONS, about
from visavis.textbot.source.document import KEYS
from visavis.textbot.steps import VERBS

DOCS = Path(__file__).parents[2] / "docs"
FILES = {"en": "text-bot.md", "de": "text-bot.de.md"}
PAGES = {language: (DOCS / name).read_text("utf-8") for language, name in FILES.items()}


def blocks(language: str) -> list[str]:
    return re.findall(r"```toml\n(.*?)```", PAGES[language], re.S)


@pytest.mark.parametrize("language", PAGES)
def test_the_file_works_after_every_step_of_the_tutorial(language: str) -> None:
    parts = blocks(language)
    assert len(parts) == 9
    for step in range(1, len(parts) + 1):
        tried = try_out("\n".join(parts[:step]), 60)
        assert [hint.id for hint in tried.hints if hint.id != "bot.never_decides"] == [], step
    assert (tried.wrong, tried.examples) == ((), 1)
    check_game(game_from("\n".join(parts)), games=4)


def test_both_languages_have_the_same_steps() -> None:
    def bare(text: str) -> str:
        return re.sub(r'"[^"]*"', '""', text)

    # Texts differ; what stands outside of quotation marks is the same.
    assert [bare(one) for one in blocks("en")] == [bare(one) for one in blocks("de")]


@pytest.mark.parametrize("language", PAGES)
def test_the_reference_knows_everything_and_nothing_else(language: str) -> None:
    says = about(language)
    for part, keys in KEYS.items():
        assert set(says["card_keys" if part == "card" else part]) == set(keys), part
    assert set(says["steps"]) == set(VERBS)
    assert set(says["functions"]) == {*FUNCTIONS, *MORE_FUNCTIONS}
    assert set(says) == {*about("en")}
    assert set(says["page"]) == {*about("en")["page"]}
