"""What the documentation shows is executed, and what is generated is up to date."""

from __future__ import annotations

import doctest
import json
import re
import runpy
import shlex
from pathlib import Path

import pytest

import visavis
from tests.conftest import Run
from visavis.core import decide, read_position

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "README.de.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(kind: str) -> list[object]:
    return [
        pytest.param(text, id=f"{page.name}-{at}")
        for page in PAGES
        for at, (found, text) in enumerate(BLOCK.findall(page.read_text("utf-8")))
        if found == kind
    ]


MADE = dict(runpy.run_path(str(ROOT / "tools" / "make_docs.py"))["made"]())


@pytest.mark.parametrize("file", MADE, ids=lambda file: str(file.relative_to(ROOT)))
def test_generated_parts_are_up_to_date(file: Path) -> None:
    assert file.read_text("utf-8") == MADE[file], "run `make docs`"


def pages_with_one_session() -> list[object]:
    """The examples of docs/api.md go on from each other; those of other pages stand alone."""
    api = "".join(
        text for kind, text in BLOCK.findall((ROOT / "docs" / "api.md").read_text("utf-8")) if kind == "pycon"
    )
    return [pytest.param(api, id="api.md"), *(one for one in blocks("pycon") if not str(one.id).startswith("api.md"))]


def test_every_name_of_the_library_is_in_the_page_about_it() -> None:
    page = (ROOT / "docs" / "api.md").read_text("utf-8")
    assert [name for name in visavis.__all__ if not re.search(rf"^### `{name}\b", page, re.MULTILINE)] == []


@pytest.mark.parametrize("text", pages_with_one_session())
def test_python_examples_say_what_they_say(text: str) -> None:
    examples = doctest.DocTestParser().get_doctest(text, {}, "page", None, 0)
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS)
    assert runner.run(examples).failed == 0
    assert examples.examples


@pytest.mark.parametrize("text", blocks("py"))
def test_excerpts_are_those_of_the_source(text: str) -> None:
    sources = [file.read_text("utf-8") for file in (ROOT / "src").rglob("*.py")]
    assert any(text in source for source in sources)


@pytest.mark.parametrize("text", blocks("json"))
def test_positions_can_be_decided(text: str) -> None:
    if "game" in json.loads(text):
        assert decide(read_position(text)).effects


@pytest.mark.parametrize("text", blocks("console"))
def test_commands_print_what_the_page_shows(text: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """`$ visavis --lang en ...` (or de); then its input (behind `> `) and, in order, lines of its output."""
    monkeypatch.chdir(ROOT)
    _, *commands = re.split(r"^\$ visavis --lang (en|de) ", text, flags=re.MULTILINE)
    assert commands
    for lang, command in zip(commands[::2], commands[1::2], strict=True):
        line, _, shown = command.partition("\n")
        typed = "".join(row.removeprefix("> ") + "\n" for row in shown.splitlines() if row.startswith("> "))
        wanted = [row.rstrip() for row in shown.splitlines() if row.strip() and not row.startswith("> ")]
        printed = run(*shlex.split(line), stdin=typed, lang=lang).out
        rows = iter([row.rstrip() for row in printed.splitlines()])
        for row in wanted:
            assert row in rows, f"{row!r} is not printed (any more), in this order, by: {line}\n{printed}"


@pytest.mark.parametrize("package", ["core", "web"])
def test_the_architecture_names_every_file(package: str) -> None:
    says = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    files = sorted(file.name for file in Path(visavis.__file__).parent.joinpath(package).glob("[a-z]*.py"))
    assert [name for name in files if f"`{name}`" not in says and f"/{name}`" not in says] == []
