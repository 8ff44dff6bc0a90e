"""Texts with random damage: lines and words lost, doubled, swapped and changed."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.textbot.broken import SOUND
from tests.textbot.test_constructs import FILES
from visavis.core import TABLE, BareTable, RandomPolicy, Stream, option_fields
from visavis.core.chance import key
from visavis.textbot import BadBot, read_bot
from visavis.textbot.gallery import shipped, shipped_ids
from visavis.textbot.game import game_of
from visavis.textbot.reference import IDEAS, idea
from visavis.textbot.runtime import MOST_TURNS
from visavis.words import Words

TEXTS = [SOUND, *FILES.values(), *(shipped(id) for id in shipped_ids()), *map(idea, IDEAS)]
ODD = (
    "0", "-1", "1", "999999999", "true", '""', '"it"', '"do"', "[]", "{}", '["x"]', "all", "it", "card", "none", "not",
    "round", "amount", "(", ")", "{", "}", '"', "=", ".", "[turn]", "[[card]]", "\x00", "é", "1e9", "1979-05-27", "'''",
    "where", "with", "]", "|",
)  # fmt: skip


def damaged(n: int) -> str:
    """The n-th damaged text."""
    stream = Stream(key(n, "damage"))
    text = stream.pick(TEXTS)
    for _ in range(1 + stream.below(4)):
        text = stream.pick(WAYS)(text, stream)
    return text


def _line_lost(text: str, stream: Stream) -> str:
    lines = text.split("\n")
    del lines[stream.below(len(lines))]
    return "\n".join(lines)


def _line_twice(text: str, stream: Stream) -> str:
    lines = text.split("\n")
    at = stream.below(len(lines))
    return "\n".join([*lines[:at], lines[at], *lines[at:]])


def _line_moved(text: str, stream: Stream) -> str:
    lines = text.split("\n")
    line = lines.pop(stream.below(len(lines)))
    lines.insert(stream.below(len(lines) + 1), line)
    return "\n".join(lines)


def _words(text: str) -> list[str]:
    return re.findall(r"[\w.]+", text) or ["x"]


def _word_changed(text: str, stream: Stream) -> str:
    words = _words(text)
    at, other = stream.pick(words), stream.pick([*words, *ODD])
    places = [found.start() for found in re.finditer(re.escape(at), text)] or [0]
    place = stream.pick(places)
    return text[:place] + other + text[place + len(at) :]


def _value_changed(text: str, stream: Stream) -> str:
    values = re.findall(r'= ("[^"\n]*"|[0-9]+|\[[^\]\n]*\])', text)
    if not values:
        return text
    return text.replace(f"= {stream.pick(values)}", f"= {stream.pick([*values, *ODD])}", 1)


def _sign_lost(text: str, stream: Stream) -> str:
    at = stream.below(len(text) or 1)
    return text[:at] + text[at + 1 :]


def _sign_added(text: str, stream: Stream) -> str:
    at = stream.below(len(text) or 1)
    return text[:at] + stream.pick(ODD) + text[at:]


WAYS: tuple[Callable[[str, Stream], str], ...] = (
    _line_lost, _line_twice, _line_moved, _word_changed, _word_changed, _value_changed, _value_changed, _sign_lost,
    _sign_added,
)  # fmt: skip


def survives(text: str) -> str:
    """Read a text, and play it if it is sound: what happened. Whatever else it raises is a fault of ours."""
    try:
        bot = read_bot(text)
    except BadBot as wrong:
        for problem in wrong.problems:
            for language in ("de", "en"):
                Words(language, strict=True).refusal(problem)
        return "refused"
    game = game_of(bot)
    assert game.clauses
    tracked = [one.name for one in option_fields(game.options) if one.name == "tracked"]
    for options in ({}, {"tracked": False}) if tracked else ({},):
        state = game.start(game.read_options(options), game.default_pack)
        table = BareTable(game, state, 1, {"you": game.policy("somebody"), TABLE: RandomPolicy()}, trace=True)
        steps = 0
        while not game.over(state):
            game.step(state, table)
            steps += 1
            assert steps <= (MOST_TURNS + 2) * 100, "it does not end"
            if steps > 600:
                # It will end some time: rounds and turns are counted.
                break
        game.ui.panels(state)
        assert not game.faults(state)
    return "played"
