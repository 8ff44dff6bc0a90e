"""A whole game entered by a person at a real terminal, in German, line by line."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from visavis.core import Forms, One, Session
from visavis.games.terra_mystica.state import State
from visavis.store import Store
from visavis.words import Words

if sys.platform == "win32":
    pytest.skip("needs pseudo-terminals", allow_module_level=True)

from tests.cli.terminal import LINE_BY_LINE, Terminal
from visavis.games.terra_mystica import GAME

PROMPT = "\n> "
SETUP = ["Hexen", "Die Unscheinbaren", "See"]


def looked_at(home: Path) -> Session[State]:
    with Store.open(home) as store:
        return store.load(store.games()[0].id)


def line_for(session: Session[State], turn: int) -> str:
    """What a person types at this moment, in German words."""
    question, state = session.pending, session.seen_by("you").view
    words = Words("de", GAME)
    if isinstance(question, One):
        return words.name(question.options[0])
    if not isinstance(question, Forms):
        return "72" if question.id == "end.points" else "1"
    forms = {form.verb: form for form in question.forms}
    if question.id == "start.yours":
        return "baue A3" if not state.yours else "baue F2"
    if question.id == "start.letters":
        return "nimm"
    if question.id in ("your.favour", "your.spades"):
        return "gunst Erde 2" if question.id == "your.favour" else "fertig"
    plan = ["build", "upgrade", "cult", "power", "pass"]
    verb = plan[turn % 5]
    if verb not in forms:
        verb = "done"
    filled = forms[verb].filled(0)
    if verb == "build":
        near = state.world.reach(state.yours, 1) & state.empty
        spaces = list(state.world.map.region(near))
        filled = ("build", spaces[0]) if spaces else ("done",)
    typed = words.typed(question)
    return " ".join([words.verb(filled[0]), *(str(part) if verb == "pass" else typed(part) for part in filled[1:])])


def test_two_people_at_one_terminal_are_told_everything_once(tmp_path: Path) -> None:
    terminal = Terminal(
        tmp_path, "--lang", "de", "play", "terra_mystica", "-o", "humans=2", "--seed", "4", size=LINE_BY_LINE
    )
    for line in ("Hexen", "Nomaden", "See"):
        terminal.expect(PROMPT)
        terminal.type(line)
    terminal.expect(PROMPT)
    for _ in range(30):
        session = looked_at(tmp_path)
        if session.pending is not None and session.pending.id == "your.turn" and session.timeline.now.turned:
            break
        terminal.type("fertig" if session.pending.id == "your.turn" else line_for_two(session))
        terminal.expect(PROMPT)
    said = terminal.text
    terminal.kill()
    for line in ("Ihre Unterstützungskarte: ", "Lege die LTP-Karte", "Runde 1 beginnt."):
        assert said.count(line) == 1, line
    assert "Welches Volk spielt die Automa" not in said


def line_for_two(session: Session[State]) -> str:
    question = session.pending
    words = Words("de", GAME)
    if isinstance(question, One):
        return words.name(question.options[0])
    assert isinstance(question, Forms)
    if question.id == "start.letters":
        return "nimm"
    return f"baue {next(iter(question.forms[0].fields[0].options))}"


def test_a_whole_game_in_german(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--lang", "de", "play", "terra_mystica", "--seed", "4", size=LINE_BY_LINE)
    for line in SETUP:
        terminal.expect(PROMPT)
        terminal.type(line)
    terminal.expect("Völkerkarte der Automa in ihren Bereich: Die Unscheinbaren≈.")
    terminal.expect(PROMPT)
    typed = 0
    while (session := looked_at(tmp_path)).pending is not None:
        typed += 1
        assert typed < 250
        if typed == 6:
            terminal.type("baue r1")
            terminal.expect("Das ist ein Flussfeld.")
            terminal.expect(PROMPT)
        if typed == 8:
            terminal.type("warum")
            terminal.expect(PROMPT)
        if typed == 9:
            terminal.type("brett")
            terminal.expect("Spielplan")
            terminal.expect(PROMPT)
        terminal.type(line_for(session, typed))
        if session.pending.id == "end.reach":
            # The last answer: there is no prompt any more.
            break
        terminal.expect(PROMPT)
    terminal.expect("Das Spiel ist zu Ende.")
    finished = looked_at(tmp_path)
    assert finished.over
    said = terminal.text
    for sentence in (
        "Ihre Aktionskarte: ",
        "Setze für die Automa ein Wohnhaus auf",
        "Die Automa passt.",
        "Rundenbonuskarte",
        "Die Automa erhält",
        "Runde 6 beginnt",
    ):
        assert sentence in said
    assert "{" not in said
    terminal.kill()
