"""Every message names the line in which the mistake stands: a damaged word is told in its line."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from tests.textbot.broken import SOUND
from visavis.core import Stream
from visavis.core.chance import key
from visavis.testing import count, record
from visavis.textbot import BadBot, read_bot
from visavis.textbot.gallery import shipped, shipped_ids
from visavis.textbot.reference import IDEAS, idea
from visavis.textbot.source.source_map import Lines, Place, SourceMap

TEXTS = {"sound": SOUND, **{id: shipped(id) for id in shipped_ids()}, **{name: idea(name) for name in IDEAS}}
WRONG = "zzqx"
ODD = """\
bot = 1 # first = 2
"quoted key" = 'a "b" # no comment'
spread.out.key = [1, [2,
  3], { x = "}", y = [
 4] }]
long = \"\"\"
first line
second \\" line\"\"\"
plain = '''
one
two'''
[a."b.c"] # [not]
at = 1979-05-27T07:32:00Z
[[many]]
x = 1
[[many]]
x = 2
[many.inner]
z = { deep.down = 3 }
"""


@pytest.mark.parametrize("name", TEXTS)
def test_the_map_has_every_value_of_the_document(name: str) -> None:
    _same(tomllib.loads(TEXTS[name]), SourceMap(TEXTS[name]).root)


@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_the_map_knows_all_that_toml_has(ends: str) -> None:
    text = ODD.replace("\n", ends)
    _same(tomllib.loads(text), SourceMap(text).root)
    lines = Lines(text)
    expected = {
        ("bot",): 1, ("quoted key",): 2, ("spread", "out", "key", 1): 3, ("spread", "out", "key", 1, 1): 4,
        ("spread", "out", "key", 2, "y", 0): 5, ("long", 0): 7, ("long", 1): 8, ("plain", 1): 11,
        ("a", "b.c", "at"): 13, ("many", 1, "x"): 17, ("many", 1, "inner", "z", "deep", "down"): 19,
        ("many", 0, "missing"): 14, (): 1,
    }  # fmt: skip
    assert {path: lines.of(path) for path in expected} == expected


def test_what_is_no_toml_has_its_places_up_to_there() -> None:
    assert Lines("a = 1\nb = \n[c]\nd = 1\n").of(("a",)) == 1
    assert Lines("a = 1\n" + "[" * 5000).of(("a",)) == 1


def _same(value: Any, place: Place) -> None:
    """The places are those of the value: the same keys and indexes, in lines that follow each other."""
    inner = value if isinstance(value, dict) else dict(enumerate(value)) if isinstance(value, list) else {}
    assert set(place.parts) == set(inner)
    assert place.first <= place.last
    for name, its in inner.items():
        assert place.parts[name].first >= place.first
        _same(its, place.parts[name])


def _told_elsewhere(text: str, place: int, end: int) -> tuple[int, list[str]]:
    """Damage a word of a text: how many messages name the damaged word, and those that name another line."""
    line = text.count("\n", 0, place) + 1
    try:
        read_bot(text[:place] + WRONG + text[end:])
    except BadBot as wrong:
        naming = [one for one in wrong.problems if WRONG in str(one.details.get("given", ""))]
        return len(naming), [f"line {line}: {one}" for one in naming if one.details["line"] != line]
    return 0, []


def test_a_damaged_word_is_told_in_its_line() -> None:
    named, tried, elsewhere = 0, count(6000, 240), list[str]()
    for n in range(tried):
        stream = Stream(key(n, "lines"))
        text = stream.pick(list(TEXTS.values()))
        words = list(re.finditer(r"[a-z_]{3,}", text))
        word = stream.pick(words)
        found, other = _told_elsewhere(text, word.start(), word.end())
        named += found
        elsewhere += other
    assert elsewhere == [], "\n".join(elsewhere)
    assert named > tried // 4
    record("damaged words of bots", tried, named=named)
