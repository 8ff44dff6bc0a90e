"""The bots that ship: sound, said in both languages, the same guided and tracked, kept as golden games."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.textbot.play import game_from
from visavis.core import Session
from visavis.testing import check_game, count, play_guided
from visavis.testing.golden import check_golden
from visavis.textbot import read_bot
from visavis.textbot.choices import RULES
from visavis.textbot.examples import try_out
from visavis.textbot.gallery import first_bot, shipped, shipped_ids
from visavis.textbot.source.document import KEYS, NEWER
from visavis.textbot.steps import NEWER_VERBS, VERBS
from visavis.words import LANGUAGES

GOLDEN = Path(__file__).parent / "golden"
DOCS = Path(__file__).parents[2] / "docs"
BOARDS = [id for id in shipped_ids() if read_bot(shipped(id)).board]


@pytest.mark.parametrize("id", shipped_ids())
def test_it_passes_what_every_game_must(id: str) -> None:
    check_game(game_from(shipped(id)), games=count(100, 4))


@pytest.mark.parametrize("id", shipped_ids())
def test_trying_it_out_shows_nothing_to_mend(id: str) -> None:
    tried = try_out(shipped(id), count(1000, 100))
    assert [str(hint) for hint in tried.hints if hint.id != "bot.never_decides"] == []


@pytest.mark.parametrize("id", shipped_ids())
def test_every_text_is_there_in_every_language(id: str) -> None:
    bot = read_bot(shipped(id))
    assert bot.untold == []
    if len(bot.maker.texts.languages) > 1:
        assert set(LANGUAGES) <= set(bot.maker.texts.languages)


@pytest.mark.parametrize("id", BOARDS)
@pytest.mark.parametrize("seed", sorted({*range(count(40, 3)), 25}))  # in game 25 the ghost finds no free room
def test_guided_is_tracked(id: str, seed: int) -> None:
    game = game_from(shipped(id))
    levels = read_bot(shipped(id)).world.levels
    options = {"level": levels[seed % len(levels)]} if len(levels) > 1 else {}
    play_guided(game, Session.new(game, options, seed=seed, seats={"you": "somebody"}))


def test_there_is_a_bot_of_each_kind() -> None:
    assert {"hamlets", "lantern_keeper", "magpie", "tide", "cellar_ghost", "guild_mistress"} <= set(shipped_ids())


def test_the_tutorial_bot_uses_every_construct() -> None:
    raw = tomllib.loads(shipped("guild_mistress"))
    seen: set[str] = set()

    def walk(value: Any, key: str) -> None:
        seen.add(key)
        if isinstance(value, dict):
            for name, its in value.items():
                walk(its, name)
        elif isinstance(value, list):
            for its in value:
                walk(its, key)
        elif isinstance(value, str):
            seen.add(f"step {value.split(' ')[0]}")

    walk(raw, "")
    assert {f"step {verb}" for verb in VERBS} - seen == {"step say", *(f"step {verb}" for verb in NEWER_VERBS)}
    assert set(RULES) <= seen
    assert set(KEYS["top"]) - seen - NEWER["top"] <= {"turns_per_round", "turns"}


def test_the_caravan_uses_everything_of_version_2() -> None:
    text = shipped("caravan")
    written = set(re.findall(r"[a-z_]+", text))
    newer = {key for keys in NEWER.values() for key in keys} | set(NEWER_VERBS)
    assert newer - written == {"nested"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_bot_is_sound(language: str) -> None:
    assert try_out(first_bot(language), 20).hints == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_steps_of_the_tutorial_can_follow_the_first_bot(language: str) -> None:
    tutorial = (DOCS / ("text-bot.md" if language == "en" else f"text-bot.{language}.md")).read_text("utf-8")
    steps = re.findall(r"```toml\n(.*?)```", tutorial, re.S)
    tried = try_out("\n".join([first_bot(language), *steps[1:]]), 60)
    assert (tried.wrong, tried.examples) == ((), 1)


@pytest.mark.parametrize("id", shipped_ids())
def test_the_golden_game_opens_from_its_own_text_and_is_the_same(id: str) -> None:
    text = (GOLDEN / f"{id}.jsonl").read_text("utf-8")
    session = Session.load(text)
    assert session.over
    assert session.game.id == f"bot.{id}"
    check_golden(session.game, text)
