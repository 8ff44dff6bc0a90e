"""Messages are parsed one by one when they are needed: what is said is the same as if the whole file had been read."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax import visitor

import visavis
from visavis.words.fluent import _REFERENCE, Bundle, entries_of

SOURCE = Path(visavis.__file__).parent
FILES = sorted(SOURCE.rglob("*.ftl"))


class References(visitor.Visitor):
    """All messages and terms that an entry refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: Any) -> None:
        self.found.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:
        self.found.add(f"-{node.id.name}")
        self.generic_visit(node)


def bundle(text: str, *more: str) -> Bundle:
    made = Bundle("en")
    for one in (text, *more):
        made.add_entries(entries_of(one))
    return made


def said(of: FluentBundle, key: str, **args: object) -> str:
    text, errors = of.format_pattern(of.get_message(key).value, args)
    assert not errors
    return str(text)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_a_file_cut_into_entries_is_the_whole_file(file: Path) -> None:
    text = file.read_text("utf-8")
    whole = {
        ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name: entry
        for entry in FluentResource(text).body
        if isinstance(entry, (ftl.Message, ftl.Term))
    }
    cut = entries_of(text)
    assert cut.keys() == whole.keys()
    for name, entry in whole.items():
        (alone,) = FluentResource(cut[name]).body
        assert alone.equals(entry, ["span", "comment"]), name
        references = References()
        references.visit(entry)
        assert references.found <= {found[1] for found in _REFERENCE.finditer(cut[name])}, name


def test_what_an_entry_refers_to_is_there_however_deep() -> None:
    words = bundle(
        "a = { b } { -t }\nb = { c.x }\nc = no\n    .x = deep\n-t = { $n ->\n [one] { a2 }\n*[other] x\n}\na2 = 2\n"
    )
    assert said(words, "a", n=1) == "deep x"
    assert not words.has_message("t")
    assert not words.has_message("d")


def test_a_circle_of_references_ends() -> None:
    words = bundle("a = { b }\nb = { a }\n")
    assert words.has_message("a")
    assert words.get_message("b").value is not None


def test_the_first_of_two_in_a_text_counts_and_the_later_text_over_it() -> None:
    assert said(bundle("a = 1\na = 2\n"), "a") == "1"
    assert said(bundle("a = 1\nb = { a }\n", "a = 3\n"), "b") == "3"


@pytest.mark.parametrize("text", ["", "\n", "# nothing but a comment\n", "no entry\n"])
def test_a_text_without_words_is_no_fault(text: str) -> None:
    assert dict(entries_of(text)) == {}
    assert not bundle(text).has_message("a")


def test_what_cannot_be_read_is_not_there() -> None:
    words = bundle("a = { \nb = 2\n")
    assert not words.has_message("a")
    assert said(words, "b") == "2"


def test_threads_that_ask_at_once_all_hear_the_whole_sentence() -> None:
    text = "\n".join(f"m{n} = {n} {{ m{n + 1} }}" for n in range(60)) + "\nm60 = end\n"
    for _ in range(20):
        words, start = bundle(text), threading.Barrier(4)
        heard: list[str] = []

        def ask(words: Bundle = words, start: threading.Barrier = start, heard: list[str] = heard) -> None:
            start.wait()
            heard.append(said(words, "m0"))

        threads = [threading.Thread(target=ask) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(set(heard)) == 1
        assert len(heard) == 4
        assert heard[0].endswith("59 end")
