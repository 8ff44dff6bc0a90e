"""A third language is a matter of files: with its texts beside the others everything is shown in it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from html import unescape
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

import visavis
from visavis.testing import count
from visavis.textbot.gallery import shipped, shipped_ids
from visavis.words import DEFAULT_LANGUAGE, LANGUAGES

SOURCE = Path(visavis.__file__).parent
ROOT = Path(__file__).parents[1]
LANGUAGE = "fr"
MARK = "¤"
"""Stands at the end of every text in the third language."""
_STRING = r'"((?:\\.|[^"\\])*)"'


def translate(package: Path) -> None:
    """Add a language to a copy of the package: every text in the default language, with a mark."""
    for file in sorted(package.rglob(f"{DEFAULT_LANGUAGE}.ftl")):
        (file.parent / f"{LANGUAGE}.ftl").write_text(translated_messages(file.read_text("utf-8")), "utf-8")
    for file in sorted(package.rglob("*.toml")):
        file.write_text(translated_document(file.read_text("utf-8")), "utf-8")
    for file in sorted(package.rglob(f"*{DEFAULT_LANGUAGE}.toml")):
        shutil.copy(file, file.with_name(file.name.replace(f"{DEFAULT_LANGUAGE}.toml", f"{LANGUAGE}.toml")))


class Marks(Transformer):
    """Puts the mark at the end of every text, before what ends its sentence."""

    def visit_Message(self, node: ftl.Message) -> ftl.Message:
        # A sign on a map has at most two letters.
        if not node.id.name.startswith("sign-"):
            for pattern in (node.value, *(attribute.value for attribute in node.attributes)):
                if pattern is not None:
                    self._end(pattern)
                    # A paragraph per line.
                    for part in pattern.elements if node.id.name.startswith("guide-") else ():
                        if isinstance(part, ftl.TextElement):
                            part.value = part.value.replace("\n", f"{MARK}\n")
        return self.generic_visit(node)

    def _end(self, pattern: ftl.Pattern) -> None:
        last = pattern.elements[-1]
        if isinstance(last, ftl.Placeable) and isinstance(last.expression, ftl.SelectExpression):
            for variant in last.expression.variants:
                self._end(variant.value)
        elif isinstance(last, ftl.TextElement):
            last.value = mark(last.value)
        else:
            pattern.elements.append(ftl.TextElement(MARK))

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> ftl.SelectExpression:
        """Count 0 as in the default language: in French it is no plural."""
        by_value = isinstance(node.selector, ftl.VariableReference) and node.selector.id.name.endswith("_id")
        named = (variant.key for variant in node.variants)
        keys = {key.name if isinstance(key, ftl.Identifier) else key.value for key in named}
        if "one" in keys and "0" not in keys and not by_value:
            default = next(variant for variant in node.variants if variant.default)
            node.variants.insert(0, ftl.Variant(ftl.NumberLiteral("0"), default.value.clone()))
        return self.generic_visit(node)


def mark(text: str) -> str:
    """A text with the mark."""
    sentence = text.rstrip(".:!?…")
    return f"{sentence}{MARK}{text[len(sentence) :]}"


def translated_messages(text: str) -> str:
    """A Fluent file in the third language."""
    return FluentSerializer().serialize(Marks().visit(FluentParser().parse(text)))


def translated_document(text: str) -> str:
    """Clauses, packs and bots: a text by language has one language more."""
    dotted = re.compile(rf"^(\w+\.){DEFAULT_LANGUAGE} = {_STRING}$", re.MULTILINE)
    inline = re.compile(rf"([{{,] *){DEFAULT_LANGUAGE} = {_STRING}")
    text = dotted.sub(lambda found: f'{found[0]}\n{found[1]}{LANGUAGE} = "{mark(found[2])}"', text)
    return inline.sub(lambda found: f'{found[0]}, {LANGUAGE} = "{mark(found[2])}"', text)


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process that uses a copy of the package with a third language."""
    source = tmp_path_factory.mktemp("source")
    shutil.copytree(SOURCE, source / "visavis", ignore=shutil.ignore_patterns("__pycache__"))
    translate(source / "visavis")
    paths = os.pathsep.join((str(source), str(ROOT)))
    return {**os.environ, "PYTHONPATH": paths, "VISAVIS_HOME": str(source / "home"), "COLUMNS": "200"}


def ran(environment: dict[str, str], *args: str) -> str:
    done = subprocess.run([sys.executable, *args], env=environment, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_the_files_of_a_language_make_it_known(environment: dict[str, str]) -> None:
    known = ran(environment, "-c", "from visavis.words import LANGUAGES; print(*LANGUAGES)").split()
    assert known == sorted({*LANGUAGES, LANGUAGE})


def visible(page: str) -> str:
    """The text of a page, without what is not translated: bots' files, and why a clause is open."""
    text = re.sub(r"<(script|style|svg|textarea)\b.*?</\1>|<span lang=\"en\">[^<]*</span>", "", page, flags=re.DOTALL)
    return unescape(re.sub(r"<[^>]*>", "\n", text))


def shown_words(text: str) -> set[str]:
    """Words of a text without marks; the ids of saved games are drawn by lot."""
    return set(re.findall(r"[^\W\d_]{2,}", re.sub(r"\b[a-z0-9]{12}\b", "", visible(text).replace(MARK, ""))))


ONE_LANGUAGE = tuple(id for id in shipped_ids() if isinstance(tomllib.loads(shipped(id))["name"], str))
"""Bots of the gallery that are in one language only, which their files say."""


def in_one(page: str) -> bool:
    """Whether a page is about a bot that is in one language only."""
    return re.split("[ /]", page)[0] in ONE_LANGUAGE or page == "/bots/check"


def test_everything_is_shown_in_a_third_language(environment: dict[str, str]) -> None:
    """Nothing breaks, nothing falls back to a key or to another language; without the marks it is the default one."""
    found = json.loads(ran(environment, "-m", "tests.language_walk", DEFAULT_LANGUAGE, LANGUAGE))
    default, marked = found["texts"][DEFAULT_LANGUAGE], found["texts"][LANGUAGE]
    assert len(marked) > count(250, usual=120)
    assert marked.keys() == default.keys()
    missing = {
        language: {key for one, key in found["missing"] if one == language} for language in (DEFAULT_LANGUAGE, LANGUAGE)
    }
    # What no line shows has no text in any language.
    assert missing[LANGUAGE] == missing[DEFAULT_LANGUAGE]
    others = {name: left for name, text in marked.items() if (left := shown_words(text) - shown_words(default[name]))}
    # In French nought is one: the first bot, whose text is English here, counts "0 point".
    assert others in ({}, {"/bots/check": {"point"}})
    pages = [visible(text) for name, text in marked.items() if text.startswith("<!doctype") and not in_one(name)]
    assert len(pages) > count(200, usual=80)
    # The columns of a pack are shown as they stand in its file.
    lines = {line for page in pages for line in page.splitlines() if MARK not in line and " = " not in line}
    # A bot of the gallery may be in one language only, which its file says: its name stands in lists too.
    bots = (tomllib.loads(shipped(id)) for id in shipped_ids())
    lines -= {text for bot in bots for text in (bot["name"], bot.get("about")) if isinstance(text, str)}
    assert [line for line in lines if re.search(r"([^\W\d_]{2,} ){3}[^\W\d_]{2,}", line)] == []


@pytest.mark.proof
def test_the_tests_of_the_words_pass_with_a_third_language(environment: dict[str, str]) -> None:
    """But for the one that plays whole games: it takes long, and the walk plays too."""
    args = (
        "-q",
        "-p",
        "no:cacheprovider",
        "tests/test_words.py",
        "-k",
        "not test_whole_games_are_put_into_words_and_no_key_is_unused",
    )
    assert " passed" in ran(environment, "-m", "pytest", *args)
