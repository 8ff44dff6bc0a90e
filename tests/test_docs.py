"""What the documentation shows is executed, and what is generated is up to date."""

from __future__ import annotations

import ast
import builtins
import collections.abc
import doctest
import json
import re
import runpy
import shlex
import subprocess
import sys
import typing
from pathlib import Path
from typing import Any

import pytest

import visavis.core
import visavis.lab
import visavis.research
import visavis.testing
from tests.conftest import Run
from visavis.core import decide, find_games, read_position
from visavis.words import Words

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "README.de.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(kind: str) -> list[Any]:
    return [
        pytest.param(text, id=f"{page.name}-{at}")
        for page in PAGES
        for at, (found, text) in enumerate(BLOCK.findall(page.read_text("utf-8")))
        if found == kind
    ]


def test_generated_parts_are_up_to_date() -> None:
    made = dict(runpy.run_path(str(ROOT / "tools" / "make_docs.py"))["made"]())
    assert len(made) > 10
    old = [str(file.relative_to(ROOT)) for file, text in made.items() if file.read_text("utf-8") != text]
    assert old == [], "run `make docs`"


def pages_with_one_session() -> list[Any]:
    """The examples of docs/api.md go on from each other; those of other pages stand alone."""
    api = "".join(
        text for kind, text in BLOCK.findall((ROOT / "docs" / "api.md").read_text("utf-8")) if kind == "pycon"
    )
    return [pytest.param(api, id="api.md"), *(one for one in blocks("pycon") if not str(one.id).startswith("api.md"))]


def test_every_name_of_the_library_is_in_the_page_about_it() -> None:
    page = (ROOT / "docs" / "api.md").read_text("utf-8")
    assert [name for name in visavis.__all__ if not re.search(rf"^### `{name}\b", page, re.MULTILINE)] == []


STANDARD = {name for module in (builtins, typing, collections.abc) for name in dir(module)} | {"Meta", "Path", "View"}
"""Types of others that signatures name; `View` is a type variable."""


def test_every_type_that_the_page_refers_to_is_described_there() -> None:
    page = (ROOT / "docs" / "api.md").read_text("utf-8")
    described = {heading.rpartition(".")[2] for heading in re.findall(r"^### `([\w.]+)", page, re.MULTILINE)}
    calls = re.findall(r"^```\n(.+)\n```$", page, re.MULTILINE)
    signatures = [*calls, *re.findall(r"^- `([^`]+)`", page, re.MULTILINE)]
    assert len(signatures) > 300
    used = {name for text in signatures for name in re.findall(r"(?<!['\w])[A-Z]\w*[a-z]\w*", text)}
    assert used >= {"Effect", "Event", "Policy", "Words", "PackSpec"}
    assert used - described - STANDARD == set()


def test_the_page_begins_with_what_is_stable() -> None:
    page = (ROOT / "docs" / "api.md").read_text("utf-8")
    assert re.findall(r"^## (.+)$", page, re.MULTILINE)[:2] == ["Stability", "At a glance"]
    for module in (visavis.core, visavis.testing, visavis.research, visavis.lab):
        assert f"`{module.__name__}`" in page
        assert module.__all__


EXAMPLES = sorted((ROOT / "docs" / "examples").glob("*.py"))


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.name)
def test_programs_print_what_they_say(file: Path) -> None:
    says = ast.get_docstring(ast.parse(file.read_text("utf-8"))) or ""
    _, _, shown = says.partition(f"\n\n$ python docs/examples/{file.name}\n")
    assert shown
    ran = subprocess.run([sys.executable, str(file)], capture_output=True, text=True, check=False, cwd=ROOT)
    assert (ran.stderr, ran.stdout.splitlines()) == ("", shown.splitlines())


def test_the_pages_lead_to_every_program() -> None:
    pages = "".join(page.read_text("utf-8") for page in PAGES)
    assert [file.name for file in EXAMPLES if f"(examples/{file.name})" not in pages] == []
    assert len(EXAMPLES) >= 3


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


def test_positions_can_be_decided() -> None:
    positions = [block.values[0] for block in blocks("json") if "game" in json.loads(block.values[0])]
    assert positions
    for text in positions:
        assert decide(read_position(text)).effects, text


LEFT_OUT = "…"
"""A line of a console block that stands for lines which the page does not show."""


def missing_from(printed: str, shown: str) -> str:
    """The first line of a page that is not printed just there; nothing if all are."""
    rows = [row.rstrip() for row in printed.splitlines() if row.strip() not in ("", ">")]
    at, free = 0, False
    for line in (row.rstrip() for row in shown.splitlines() if row.strip()):
        if line.strip() == LEFT_OUT:
            free = True
            continue
        found = next((n for n in range(at, len(rows)) if rows[n] == line), None) if free else at
        if found is None or found >= len(rows) or rows[found] != line:
            return line
        at, free = found + 1, False
    return "" if free or at == len(rows) else f"… is missing before: {rows[at]}"


def test_what_is_left_out_of_a_console_block_is_visible() -> None:
    assert missing_from("a\nb\nc\n", "a\nb\nc\n") == ""
    assert missing_from("a\nb\nc\n", "a\n  …\nc\n") == ""
    assert missing_from("a\nb\nc\n", "a\nc\n") == "c"
    assert missing_from("a\nb\nc\n", "b\nc\n") == "b"
    assert missing_from("a\nb\nc\n", "a\nb\n") == "… is missing before: c"
    assert missing_from("a\nb\nc\n", "…\nd\n…\n") == "d"


@pytest.mark.parametrize("text", blocks("console"))
def test_commands_print_what_the_page_shows(text: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """`$ visavis --lang en ...` (or de); then its input (behind `> `), and all of its output but for lines at a `…`."""
    monkeypatch.chdir(ROOT)
    _, *commands = re.split(r"^\$ visavis --lang (en|de) ", text, flags=re.MULTILINE)
    assert commands
    for lang, command in zip(commands[::2], commands[1::2], strict=True):
        line, _, shown = command.partition("\n")
        typed = "".join(row.removeprefix("> ") + "\n" for row in shown.splitlines() if row.startswith("> "))
        wanted = "".join(row + "\n" for row in shown.splitlines() if not row.startswith("> "))
        printed = run(*shlex.split(line), stdin=typed, lang=lang).out
        wrong = missing_from(printed, wanted)
        assert not wrong, f"{wrong!r} is not what is printed (any more) by: {line}\n{printed}"


def test_the_architecture_names_every_module_and_no_other() -> None:
    """A table below the heading of a folder names the modules of that folder."""
    source = Path(visavis.__file__).parent
    named, folder = set(), ""
    for line in (ROOT / "docs" / "architecture.md").read_text("utf-8").splitlines():
        if line.startswith("#"):
            heading = re.match(r"### `([\w/]+/)`", line)
            folder = heading[1] if heading else ""
        elif line.startswith("|"):
            named |= {folder + name for name in re.findall(r"`((?:\w+/)*\w+\.py)`", line)}
    modules = {file.relative_to(source).as_posix() for file in source.rglob("[a-z]*.py")}
    assert named == {name for name in modules if not name.startswith("games/")}


LINK = re.compile(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)|<img src=\"([^\"]+)\"")


@pytest.mark.parametrize("page", [*PAGES, ROOT / "SECURITY.md", ROOT / "CHANGELOG.md"], ids=lambda page: page.name)
def test_every_link_and_picture_leads_somewhere(page: Path) -> None:
    linked = [one or other for one, other in LINK.findall(page.read_text("utf-8"))]
    assert [link for link in linked if not (page.parent / link).exists()] == []


def test_the_index_names_every_page_and_the_readme_every_audience() -> None:
    index = (ROOT / "docs" / "README.md").read_text("utf-8")
    pages = [file.name for file in (ROOT / "docs").glob("*.md") if file.name != "README.md"]
    assert [name for name in pages if f"({name})" not in index] == []
    for readme in ("README.md", "README.de.md"):
        assert "(docs/README.md)" in (ROOT / readme).read_text("utf-8")


@pytest.mark.parametrize(
    ("readme", "all_of_them", "but"), [("README.md", "all", "all but"), ("README.de.md", "alle", "alle bis auf")]
)
def test_the_readme_knows_how_many_clauses_are_open(readme: str, all_of_them: str, but: str) -> None:
    rows = {row.split(" | ")[0].strip("| "): row for row in (ROOT / readme).read_text("utf-8").splitlines()}
    for game in (load() for load in find_games().values()):
        if game.example:
            continue
        unfinished = sum(clause.status != "done" for clause in game.clauses.values())
        row = rows[Words("en", game).short("game-name")]
        assert f"| {f'{but} {unfinished}' if unfinished else all_of_them} |" in row


@pytest.mark.parametrize(("readme", "language"), [("README.md", "en"), ("README.de.md", "de")])
@pytest.mark.parametrize("key", ["web-try", "web-phone", "web-why-short", "web-correct"])
def test_the_readme_calls_a_button_as_the_page_does(readme: str, language: str, key: str) -> None:
    text = " ".join((ROOT / readme).read_text("utf-8").split())
    assert f"*{Words(language).say(key)}*" in text


@pytest.mark.parametrize("readme", ["README.md", "README.de.md"])
def test_the_readme_says_how_many_values_of_tapestry_are_ours(readme: str) -> None:
    ours = visavis.get_game("tapestry").default_pack.provenances["reconstructed"]
    assert re.search(rf"\b{ours} (values|Werte)\b", (ROOT / readme).read_text("utf-8"))
