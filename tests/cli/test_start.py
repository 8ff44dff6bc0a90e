"""The start menu and the screen of a game in terminals of two sizes."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("needs pseudo-terminals", allow_module_level=True)

from tests.cli.terminal import Terminal
from visavis.cli.companion.panes import board_width
from visavis.cli.companion.show import Show
from visavis.cli.companion.start import _abbreviations
from visavis.cli.terminal import NO_BREAK, Screen, joined
from visavis.core import HexMap, Session, get_game
from visavis.store import Store
from visavis.words import LANGUAGES, Words
from visavis.words.errors import nearest

SMALL, WIDE = (80, 24), (120, 40)
PROMPT = "\n> "


def last_screen(shown: str, rows: int = 0) -> list[str]:
    lines = shown.split("\n")
    return lines[-rows:] if rows else lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_start_menu_fits_and_enter_leads_into_a_game_and_back(tmp_path: Path, lang: str) -> None:
    say = Words(lang).say
    terminal = Terminal(tmp_path, "--lang", lang, size=SMALL)
    first = last_screen(terminal.expect(PROMPT))
    assert len(first) <= 24
    assert max(map(len, first)) <= 80
    assert say("start-about") in "".join(first)
    assert f"► 1  {say('start-try')}" in "\n".join(first), "who has no game tries one"
    # Enter, and Enter again: the first game that can be tried.
    terminal.type("")
    terminal.expect(say("start-pick").strip())
    terminal.type("5")
    terminal.expect(PROMPT)
    terminal.type(say("command-quit").partition(",")[0])
    terminal.expect(say("start-about"))
    again = last_screen(terminal.expect(PROMPT))
    assert len(again) <= 22
    going = next(line for line in again if say("start-continue") in line)
    assert going.startswith(" ► 1")
    assert "Terra Mystica" in going
    assert len(going) <= 80
    assert "…" not in going, "name, level, round and points fit"
    terminal.type("")
    terminal.expect(PROMPT)
    terminal.type("q")
    terminal.expect(say("start-about"))
    terminal.expect(PROMPT)
    terminal.type("q")
    assert terminal.wait() == 0
    with Store.open(tmp_path) as store:
        (entry,) = store.games()
    assert (entry.game, entry.tryout, entry.over) == ("terra_mystica", True, False)


def test_a_mistyped_line_is_taken_as_it_was_meant_by_enter(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--lang", "de", size=SMALL)
    terminal.expect(PROMPT)
    terminal.type("weiller")
    terminal.expect("Meintest du „Weiler“?")
    terminal.expect(PROMPT)
    terminal.type("q")
    assert terminal.wait() == 0
    game = Terminal(tmp_path, "--lang", "de", "play", "hamlets", "--seed", "1", size=SMALL)
    game.expect(PROMPT)
    game.type("E6")
    game.expect(PROMPT)
    game.type("bauee e7")
    assert "Meintest du „bauen“?" in game.expect("Enter: bauen e7")
    with Store.open(tmp_path) as store:
        assert store.load(store.games()[0].id).save().count('"answer":') == 1
    game.expect(PROMPT)
    game.type("")
    game.expect(PROMPT)
    with Store.open(tmp_path) as store:
        assert '"answer":["build","E7"]' in store.load(store.games()[0].id).save().replace(" ", "")
    game.type("q")
    assert game.wait() == 0


def test_a_long_answer_comes_page_by_page_and_a_word_ends_it(tmp_path: Path) -> None:
    more = Words("de").say("play-more").strip()
    terminal = Terminal(tmp_path, "--lang", "de", "play", "hamlets", "--seed", "1", size=(80, 12))
    terminal.expect(PROMPT)
    terminal.type("brett")
    assert len(last_screen(terminal.expect(more))) <= 13
    terminal.type("genug")
    terminal.expect(PROMPT)
    terminal.type("brett")
    assert "I11" not in terminal.expect(more), "the last row of the board is on a later page"
    terminal.type("")
    terminal.expect("I11")
    terminal.expect(more)
    terminal.type("genug")
    terminal.expect(PROMPT)
    terminal.type("q")
    assert terminal.wait() == 0


def test_in_a_wide_terminal_the_board_stands_beside_the_question(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--lang", "de", "play", "hamlets", "--seed", "1", size=WIDE)
    shown = last_screen(terminal.expect(PROMPT))
    assert len(shown) <= 40
    assert max(map(len, shown)) <= 120
    columns = [line.split(" │ ", 1) for line in shown if " │ " in line]
    assert any(left.startswith("A1") for left, _ in columns)
    assert any("Haus" in right for _, right in columns)
    terminal.type("q")
    assert terminal.wait() == 0


def test_a_narrow_terminal_or_a_game_without_map_has_no_columns() -> None:
    hamlets, sparks = get_game("hamlets"), get_game("sparks")
    boards = Show(Words("de", hamlets))
    panels = hamlets.ui.panels(Session.new(hamlets, {}, seed=1).seen_by("you").view)
    assert any(isinstance(panel, HexMap) for panel in panels)
    assert board_width(boards, panels, 120) >= 44
    assert board_width(boards, panels, 80) == 0
    cards = sparks.ui.panels(Session.new(sparks, {}, seed=1).seen_by("table").view)
    assert board_width(Show(Words("de", sparks)), cards, 200) == 0


def test_a_number_is_never_parted_from_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    names = "   ".join(joined(str(number), "Drei Wüsten") for number in range(1, 30))
    for width in range(16, 90):
        rows = [row.plain for row in screen.rows(f"  {names}", width)]
        assert NO_BREAK not in "".join(rows)
        assert all(len(row) <= width for row in rows)
        assert all(row.strip().endswith("Drei Wüsten") for row in rows)
        assert " ".join("".join(rows).split()).count("Drei Wüsten") == 29
    long = screen.rows("x" * 100, 30)
    assert [len(row.plain) for row in long] == [30, 30, 30, 10], "a word that is wider than the screen is cut"


@pytest.mark.parametrize(
    ("given", "known", "meant"),
    [
        ("pley", ["play", "replay"], "play"),
        ("bauee", ["bauen", "passen"], "bauen"),
        ("BAUEE", ["bauen"], "bauen"),
        ("bauen", ["bauen"], ""),
        ("xyz", ["bauen"], ""),
        ("ab", ["abc"], ""),
        ("x" * 400, ["x" * 399], ""),
    ],
)
def test_words_that_are_near(given: str, known: list[str], meant: str) -> None:
    assert nearest(given, known) == meant


def test_short_forms_are_never_the_same() -> None:
    names = ["Terra Mystica", "Tapestry", "Tabula", "Terra Nova", "TM", "Ta"]
    short = _abbreviations(names)
    assert list(short) == names
    assert len(set(short.values())) == len(names)
    assert (short["Terra Mystica"], short["Tapestry"]) == ("tm", "ta")
