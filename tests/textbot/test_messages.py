"""What is wrong is told: in both languages, with its line and the nearest name, causes before what follows."""

from __future__ import annotations

import ast
import json
import re
import time
from importlib import resources
from pathlib import Path

import pytest

import visavis.textbot
from tests.textbot.broken import BROKEN, BROKEN_2, DOUBTFUL, ELSEWHERE, SOUND, SOUND_2, broken, damaged_line
from tests.textbot.damage import damaged, survives
from tests.textbot.play import HEAD, problems
from visavis.testing import count, record
from visavis.textbot import BadBot, read_bot
from visavis.textbot.examples import try_out
from visavis.textbot.rules_page import BASE
from visavis.words import LANGUAGES, Words
from visavis.words.fluent import bundle_of, entries_of

SOURCE = Path(visavis.textbot.__file__).parent
TOLD = json.loads((Path(__file__).parent / "broken.json").read_text("utf-8"))


def test_the_sound_text_is_sound() -> None:
    assert problems(SOUND) == []


def told(name: str, language: str) -> list[str]:
    """What the check tells about a broken text: problems, examples that fail, hints."""
    words = Words(language, strict=True)
    try:
        tried = try_out(broken(name), 1)
    except BadBot as wrong:
        return [words.refusal(one) for one in wrong.problems]
    return [words.refusal(one) for one in (*tried.wrong, *tried.hints)]


def test_there_are_a_hundred() -> None:
    assert len({*BROKEN, *BROKEN_2, *DOUBTFUL}) == len(TOLD) >= 100
    assert problems(SOUND_2) == []


@pytest.mark.parametrize("name", TOLD)
def test_a_broken_text_says_what_is_wrong(name: str) -> None:
    assert told(name, "en") == TOLD[name]["en"]
    assert told(name, "de") == TOLD[name]["de"]


@pytest.mark.parametrize("name", sorted(set(TOLD) - set(ELSEWHERE)))
def test_a_mistake_is_told_in_its_line(name: str) -> None:
    line = f"Line {damaged_line(name)}:"
    if name in DOUBTFUL:
        assert [one for one in TOLD[name]["en"] if one.startswith(line)]
    else:
        assert TOLD[name]["en"][0].startswith(line)


@pytest.mark.parametrize("text", [SOUND, SOUND_2])
def test_texts_of_windows_editors_are_read(text: str) -> None:
    """A byte order mark and line ends of two letters are no faults, and change no line."""
    windows = "\ufeff" + text.replace("\n", "\r\n")
    assert problems(windows) == []
    assert problems(windows.replace("turn deck", "turn dekc")) == problems(text.replace("turn deck", "turn dekc"))
    assert problems(text.replace("\n", "\r")) == []


def test_what_follows_from_a_cause_is_only_counted() -> None:
    with pytest.raises(BadBot) as refused:
        read_bot(broken("area"))
    assert len(refused.value.problems) == 1
    assert refused.value.later > 0


def test_one_bomb_is_told_once() -> None:
    calls = "".join(f'[actions.a{n}]\ndo = ["do a{n + 1}", "do a{n + 1}"]\n' for n in range(30))
    text = HEAD + 'card = [{ id = "c" }]\n[counters]\npoints = {}\n[turn]\ndo = ["do a0"]\n' + calls
    text += '[actions.a30]\ndo = ["gain points"]\n'
    assert len(problems(text)) == 1
    assert "2,000 steps" in problems(text)[0]


def test_every_problem_has_words_and_every_word_a_problem() -> None:
    ids = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                ids.add(node.value.removeprefix("bot."))
    for language in LANGUAGES:
        file = SOURCE.parent / "words" / f"{language}.ftl"
        keys = set(re.findall(r"^no-bot-([\w-]+) =", file.read_text("utf-8"), re.M))
        assert {
            key for key in keys - {"near", "kind_given", "kind_expected"} if key.replace("-", ".") not in ids
        } == set()


def test_the_words_that_all_bots_share_are_the_same_in_both_languages() -> None:
    files = [(SOURCE / "base" / "words" / f"{language}.ftl").read_text("utf-8") for language in LANGUAGES]
    german, english = (
        {
            key: set(re.findall(r"\$(\w+)", body))
            for key, body in re.findall(r"^([\w-]+) = (.*?)(?=^[\w#])", text + "\nz", re.M | re.S)
        }
        for text in files
    )
    assert german == english
    assert len(german) > 150


def test_no_id_of_a_file_meets_a_word_of_the_program() -> None:
    prefixes = "card word counter piece deck die pile row flag action area"
    for language in LANGUAGES:
        keys = entries_of(resources.files("visavis.words").joinpath(f"{language}.ftl").read_text("utf-8")).keys()
        taken = [key for key in keys for one in prefixes.split() if key.startswith((f"opt-{one}-", f"state-{one}_"))]
        assert taken == []
        assert not [
            key for key in keys if key.startswith(("verb-you-", "ask-ask-", "choose-choice-", "by-choice-", "say-"))
        ]
    assert bundle_of("en", BASE).has_message("do-tell")


def test_a_card_called_done_is_no_word_of_ours() -> None:
    text = HEAD + 'card = [{ id = "done", name = "The End" }, { id = "yes" }]\n[counters]\npoints = {}\n'
    game = visavis.textbot.game_from(text)
    words = Words("en", game)
    assert (words.name("card.done"), words.name("done"), words.name(True)) == ("The End", "done", "yes")


def test_damaged_texts_are_refused_or_played() -> None:
    """None crashes, none hangs."""
    tried, found, slowest = count(10_000, 120), {"refused": 0, "played": 0}, 0.0
    for n in range(tried):
        text, begun = damaged(n), time.perf_counter()
        try:
            found[survives(text)] += 1
        except Exception as wrong:
            raise AssertionError(f"damaged text {n}: {type(wrong).__name__}: {wrong}") from wrong
        slowest = max(slowest, time.perf_counter() - begun)
    assert found["played"] > tried // 20
    assert slowest < 20
    record("damaged texts of bots", tried, **found)
