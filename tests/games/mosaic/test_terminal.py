"""Whole games at a real terminal, in German and in English: a mistake, an undo, a quit and a resume."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.cli.answers import typed
from tests.matrix import matrix
from visavis.core import Session, get_game
from visavis.core.chance import Stream
from visavis.games.mosaic.state import State
from visavis.store import Store
from visavis.words import LANGUAGES, Words

if sys.platform == "win32":
    pytest.skip("needs pseudo-terminals", allow_module_level=True)

from tests.cli.terminal import Terminal

PROMPT = "\n> "


def kept(home: Path) -> tuple[str, Session[State]]:
    with Store.open(home) as store:
        id = store.games()[0].id
        return id, store.load(id)


@pytest.mark.parametrize(("lang", "how"), matrix(LANGUAGES, ("tracked", "guided")))
def test_a_whole_game(tmp_path: Path, lang: str, how: str) -> None:
    words, stream = Words(lang, get_game("mosaic")), Stream(5)
    no = words.say("no-number-not", given="Quatsch", least=0, most=0).partition(". ")[0]
    saved = words.say("play-kept", id="").partition(". ")[0]
    taken_back, over = words.say("play-undone").partition(". ")[0], words.say("play-over")
    undo, leave = words.say("command-undo"), words.say("command-quit").partition(",")[0]
    more = ["--guided"] if how == "guided" else []
    terminal = Terminal(tmp_path, "--lang", lang, "play", "mosaic", "--seed", "6", *more)
    terminal.expect(PROMPT)
    told, turn = "", 0
    while (session := kept(tmp_path)[1]).pending is not None:
        turn += 1
        if turn == 2:
            terminal.type("Quatsch")
            terminal.expect(no)
            terminal.expect(PROMPT)
        if turn == 5:
            terminal.type(undo)
            terminal.expect(taken_back)
            terminal.expect(PROMPT)
            continue
        if turn == 8:
            terminal.type(leave)
            terminal.expect(saved)
            assert terminal.wait() == 0
            told += terminal.text
            terminal = Terminal(tmp_path, "--lang", lang, "resume", kept(tmp_path)[0])
            terminal.expect(PROMPT)
        line = typed(session, stream, words)
        if session.pending.id == "your.turn" and session.timeline.now.round < 5:
            # Whoever says so ends the game; random answers would do it too soon.
            line = words.verb("done") if line == words.verb("end") else line
        terminal.type(line)
        terminal.expect(PROMPT)
    terminal.type("?")
    terminal.expect(PROMPT)
    terminal.type("")
    terminal.expect(saved)
    assert terminal.wait() == 0
    told += terminal.text
    assert over in told
    assert "HeroBotus" in told
    assert "Traceback" not in told
    assert turn > 20
    assert kept(tmp_path)[1].check() is None
