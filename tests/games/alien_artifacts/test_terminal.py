"""A whole game of a person against the greedy computer player through the terminal, in German and in English."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tests.cli.answers import typed
from tests.conftest import Run
from visavis.core import Session, Stream
from visavis.core.play.tour import tour_of
from visavis.games.alien_artifacts import GAME
from visavis.store import Store
from visavis.words import Words


@pytest.mark.parametrize(
    ("lang", "over", "hidden"),
    [
        ("de", "Das Spiel ist zu Ende.", "+ 1 Karte"),
        ("en", "The game is over.", "+ 1 card"),
    ],
)
def test_a_whole_game_against_greedy(run: Run, home: Path, lang: str, over: str, hidden: str):
    words, stream = Words(lang, GAME), Stream(11)
    session = Session.new(GAME, seed=6, seats={"p2": "greedy"})
    lines = []
    while session.pending is not None:
        lines.append(typed(session, stream, words))
        session.answer(lines[-1], words=words.typed(session.pending))
    lines[3:3] = ["Quatsch", "log"]
    ran = run("play", "alien_artifacts", "--seed", "6", stdin="\n".join([*lines, "?", "", ""]), lang=lang)
    assert ran.code == 0, ran.err
    assert "Traceback" not in ran.out + ran.err
    assert over in ran.out
    assert hidden in ran.out
    # How far the end is stands above every question of a turn, in the words of the page.
    assert words.say("end-about", count=150) in ran.out
    assert re.search(r"\b1 (Aktion|action) · 2 (Karten je Aktion|cards per action) · \d+ ", ran.out)
    assert ran.out.count(words.say("play-hint-cards")) == 1
    # What costs one credit costs no credits.
    assert not re.search(r"\b1 (Kredite|credits)\b", ran.out)
    assert "°" in ran.out
    with Store.open(home) as store:
        (saved,) = store.games()
        played = store.load(saved.id)
    assert played.over
    assert played.lines == session.lines


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_first_game_as_text(run: Run, home: Path, lang: str):
    """Enter leads through every callout; another answer is refused; the last scene is stored as an ordinary game."""
    tour, words = tour_of(GAME), Words(lang, GAME)
    assert tour is not None
    wrong = words.name("trade")
    ran = run("play", "alien_artifacts", "--tour", stdin="\n".join(["", wrong, *[""] * 90]), lang=lang)
    assert ran.code == 0, ran.err
    assert ran.out.count(words.say("no-tour-other")) == 1
    for step in tour.steps:
        assert words.say(f"tour-{step.id}") in ran.out, step.id
    assert words.say("tour-done") in ran.out
    with Store.open(home) as store:
        (saved,) = store.games()
        assert not store.load(saved.id).over
    assert run("play", "sparks", "--tour", stdin="", lang=lang).code != 0


@pytest.mark.skipif(sys.platform == "win32", reason="needs pseudo-terminals")
def test_undo_and_a_refusal_at_a_real_terminal(tmp_path: Path):
    from tests.cli.terminal import Terminal

    terminal = Terminal(tmp_path, "--lang", "de", "play", "alien_artifacts", "--seed", "7")
    terminal.expect("Welche Karte behältst du?")
    terminal.type("1")
    terminal.expect("Welche Aktion führst du aus?")
    terminal.type("bauen")
    terminal.expect("Deine Karten reichen innerhalb des Produktionslimits nicht.")
    terminal.type("vorbereiten Planeten")
    terminal.expect("darfst noch 2 Karten")
    terminal.type("zurück")
    terminal.expect("Zurückgenommen.")
    terminal.expect("Welche Aktion führst du aus?")
    terminal.type("ende")
    terminal.expect("Das Spiel ist gesichert.")
    assert terminal.wait() == 0
    assert "Traceback" not in terminal.text
