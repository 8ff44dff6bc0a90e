"""The one filter for text of foreign origin: what it takes out, what it leaves, and that nothing gets around it."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest
from rich.text import Text

import visavis
from tests.hostile import HOSTILE, harm_in
from visavis.cli.arguments import echo
from visavis.cli.terminal import Screen
from visavis.core.chance import Stream
from visavis.core.foreign_text import MOST_MARKS, cleaned, cleaned_bytes, escaped_json, is_printable, printable
from visavis.store import Store
from visavis.testing import count, record
from visavis.web.routes import App, Request
from visavis.words import Words

LEGITIMATE = (
    "Grüße aus Köln", "“Quotes” – dashes … and\u00a0spaces\u202f!", "Land\u00adkarte",
    "👩\u200d🚀 👨\u200d👩\u200d👧\u200d👦 ❤\ufe0f\u200d🔥 1\ufe0f\u20e3 🏳\ufe0f\u200d🌈 👍🏽",
    "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f", "😀" * 40, "─" * 80, "█▄▀" * 30,
    "שָׁלוֹם עֲלֵיכֶם", "מִּ֔", "مرحبا بِالْعَالَمِ", "می\u200cخواهم", "a \u200eb", "हिन्दी क्\u200dष", "สวัสดีค้ำ",
    "日本語\u3000テスト", "Tiếng Việt", "Tie\u0302\u0301ng", "",
)  # fmt: skip
HARMFUL = (
    *(chr(code) for code in (*range(9), 11, 12, *range(14, 32), *range(127, 160))),
    *"\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u206a\u206f\ufeff\ufff9\ufffe\ud800\udfff",
    "\U000e0041", "\U000e0001", "\ra", "\u200b\u200b", "\u200b\u200c", "\u00ad\u2060", "\u3164\u3164",
)  # fmt: skip


@pytest.mark.parametrize("text", LEGITIMATE)
def test_what_people_write_stays_as_it_is(text: str) -> None:
    page = f"<p>{text}</p>\n" * 30
    assert cleaned(text) == text
    assert printable(text, 400) == text
    assert is_printable(text)
    assert cleaned_bytes(page) == page.encode()
    assert escaped_json(json.dumps(text, ensure_ascii=False)) == json.dumps(text, ensure_ascii=False)


@pytest.mark.parametrize("harm", HARMFUL, ids=ascii)
def test_what_is_harmful_becomes_a_sign(harm: str) -> None:
    for before in ("", "ä", "😀" * 9, "x" * 2000):
        shown = cleaned(f"{before}[{harm}]")
        assert shown == f"{before}[·{'a' * harm.endswith('a')}]"
        assert printable(f"{before}[{harm}]", 4000) == shown
        assert cleaned_bytes(f"{before}[{harm}]") == shown.encode()
    assert not is_printable(harm)
    assert json.loads(escaped_json(f'"{harm}"')) == harm
    assert harm_in(escaped_json(f'"{harm}"')) == []


def test_a_letter_carries_so_many_marks_and_no_more() -> None:
    assert cleaned("e" + "\u0301" * MOST_MARKS) == "e" + "\u0301" * MOST_MARKS
    assert cleaned("e" + "\u0301" * 99 + "x") == "e" + "\u0301" * MOST_MARKS + "·x"
    hidden = cleaned("e" + "\u0301\u200d" * 99)
    assert hidden.count("\u0301") == MOST_MARKS


def test_a_value_is_one_line_and_not_too_long() -> None:
    assert printable("a\nb\r\nc\td") == "a·b·c·d"
    assert printable("a" * 61) == "a" * 60 + "…"
    assert cleaned("a\nb\r\nc\td\r") == "a\nb\r\nc\td·"


def test_any_text_is_harmless_afterwards_and_stays_so() -> None:
    stream, tried = Stream(7), count(200_000, 3_000)
    pool = [*HARMFUL, *"aä🏴\ufe0f\u0301\u0e49\u200d\u200b\U000e0067\U000e007f\n\t\r ·", "\u0301" * 5, "x" * 300]
    for _ in range(tried):
        text = "".join(pool[stream.below(len(pool))] for _ in range(1 + stream.below(12)))
        shown = cleaned(text)
        assert harm_in(shown.replace("\r\n", "\n").replace("🏴\U000e0067\U000e007f", "")) == [], ascii(text)
        assert cleaned(shown) == shown, ascii(text)
        assert cleaned_bytes(text) == shown.encode(), ascii(text)
        value = printable(text, 200)
        assert printable(value, 201) == value, ascii(text)
        assert len(value) <= 201
        whole = json.loads(escaped_json(f'"{text}"'), strict=False)
        # In UTF-16, for two surrogates may come together.
        assert whole.encode("utf-16", "surrogatepass") == text.encode("utf-16", "surrogatepass"), ascii(text)
    record("random texts through the filter", tried)


def test_the_hostile_text_of_the_tests_is_hostile() -> None:
    assert len(harm_in(HOSTILE)) > 10
    assert harm_in(printable(HOSTILE, 400)) == []


def raw_harm(text: str) -> list[str]:
    return [found for found in harm_in(text) if found.startswith("U+")]


def test_a_page_is_filtered_whatever_its_values_are(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        app = App(store)
        page = app.page(Request(), "message.html", Words("de"), message=HOSTILE, saves=False).body.decode()
        app.close()
    assert raw_harm(page) == []
    assert "MARK·]0;a title·" in page


def test_the_screen_is_filtered_whatever_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    Screen().print(HOSTILE)
    Screen().print(Text.assemble("x", (HOSTILE, "bold")))
    echo(HOSTILE)
    echo(HOSTILE, err=True)
    out, err = capsys.readouterr()
    assert raw_harm(out + err) == []
    assert (out + err).count("MARK·]0;a title·") == 4


def test_colours_of_a_terminal_stay_but_in_a_line_that_was_tampered_with(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    Screen().print(Text.assemble(("fine", "bold"), "\n", ("a\x1b[2Jb", "bold")))
    assert capsys.readouterr().out == "\x1b[1mfine\x1b[0m\na·[2Jb\n"


FOLDER = Path(visavis.__file__).parent / "cli"
PRINTS = {"terminal.py", "arguments.py", "files.py", "run.py"}
"""The files of the terminal that hold its filtered output; `__init__.py` says which extra is missing."""


def test_commands_print_by_way_of_the_filter_alone() -> None:
    around = []
    for file in sorted(FOLDER.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or file.name in (*PRINTS, "__init__.py"):
                continue
            called = ast.unparse(node.func)
            constant = all(isinstance(given, ast.Constant) for given in node.args)
            if called in ("print", "input", "click.echo", "click.secho", "click.prompt") or (
                called.startswith(("sys.stdout.", "sys.stderr.")) and called.endswith("write") and not constant
            ):
                around.append(f"{file.name}:{node.lineno} {called}")
    assert around == []
