"""A whole game and a scenario entered by a person at a real terminal, in German."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from visavis.core import Forms, Session, Stream, get_game
from visavis.store import Store
from visavis.testing import clause
from visavis.words import Words

if sys.platform == "win32":
    pytest.skip("needs pseudo-terminals", allow_module_level=True)

from tests.cli.terminal import LINE_BY_LINE, Terminal

PROMPT = "\n> "


def looked_at(home: Path) -> Session[Any]:
    with Store.open(home) as store:
        return store.load(store.games()[0].id)


def line(session: Session[Any], words: Words, stream: Stream) -> str:
    """What a person types: the stand-in's answer in German words."""
    game, question = session.game, session.pending
    assert question is not None
    answer = game.policy("rival").answer(
        lambda: game.view(session.timeline.now, question.seat), question, stream.split()
    )
    typed = words.typed(question)
    parts = answer if isinstance(answer, tuple) else (answer,)
    return (" " if isinstance(question, Forms) else ", ").join(typed(part) for part in parts)


def play(home: Path, *options: str) -> tuple[Terminal, list[str]]:
    """A whole game, with one mistake, one undo and a look at the reasons; all that was typed."""
    words, stream = Words("de", get_game("tapestry"), strict=True), Stream(5)
    typed: list[str] = []
    looked = False
    given = [part for option in options for part in ("-o", option)]
    terminal = Terminal(home, "--lang", "de", "play", "tapestry", "--seed", "11", *given, size=LINE_BY_LINE)
    terminal.expect(PROMPT)
    session = looked_at(home)
    while session.pending is not None:
        if not looked and session.pending.id == "your.turn" and session.timeline.now.pair:
            looked = True
            terminal.type("erobern 9:9")
            terminal.expect(PROMPT)
            terminal.type("warum")
            terminal.expect(PROMPT)
            terminal.type("zurück")
            terminal.expect("Zurückgenommen.")
            terminal.expect(PROMPT)
            session = looked_at(home)
        typed.append(line(session, words, stream))
        terminal.type(typed[-1])
        terminal.expect(PROMPT)
        before, session = session.save(), looked_at(home)
        assert session.save() != before, f"{typed[-1]!r} was not taken"
    terminal.type("")
    terminal.expect("Das Spiel ist gesichert.")
    assert terminal.wait() == 0
    assert "Traceback" not in terminal.text
    assert session.check() is None
    return terminal, typed


@clause("TA-1.8", "TA-19.2")
def test_a_whole_game(tmp_path: Path) -> None:
    terminal, typed = play(tmp_path)
    assert any(line.startswith("voran ") for line in typed)
    assert any(line.startswith("erobern ") for line in typed)
    assert typed.count("einkommen") == 5
    for said in (
        "Neues Entscheidungskartenpaar",
        "Spalte von oben nach unten",
        "Die Bots führen Einkommenszug 5 durch.",
    ):
        assert said in terminal.text


@clause("TA-26.8", "TA-23.3")
def test_a_scenario(tmp_path: Path) -> None:
    terminal, typed = play(tmp_path, "scenario=war", "level=3")
    assert typed.count("einkommen") == 5
    for said in (
        "Du spielst die Anführer.",
        "Der Automa spielt Gleichmacher≈.",
        "Lege auf jedes leere Feld",
        "gewinnt",
    ):
        assert said in terminal.text
