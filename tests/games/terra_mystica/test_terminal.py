"""A whole game entered by a person at a real terminal, in German, line by line."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from visavis.core import Forms, One, Session
from visavis.store import Store
from visavis.words import Words

if sys.platform == "win32":
    pytest.skip("needs pseudo-terminals", allow_module_level=True)

from tests.cli.terminal import Terminal
from visavis.games.terra_mystica import GAME

PROMPT = "\n> "
SETUP = ["Hexen", "Die Unscheinbaren", "See"]


def looked_at(home: Path) -> Session[object]:
    with Store.open(home) as store:
        return store.load(store.games()[0].id)


def line_for(session: Session[object], turn: int) -> str:
    """What a person types at this moment, in German words."""
    question, state = session.pending, session.seen_by("you").view
    words = Words("de", GAME)
    if isinstance(question, One):
        return words.option(question.options[0])
    if not isinstance(question, Forms):
        return "72" if question.id == "end.points" else "1"  # type: ignore[union-attr]
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


def test_a_whole_game_in_german(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--lang", "de", "play", "terra_mystica", "--seed", "4")
    for line in SETUP:
        terminal.expect(PROMPT)
        terminal.type(line)
    terminal.expect("Völkerkarte der Automa in ihren Bereich: Die Unscheinbaren. Ihre Heimatlandschaft: See.")
    terminal.expect(PROMPT)
    typed = 0
    while (session := looked_at(tmp_path)).pending is not None:
        typed += 1
        assert typed < 250
        if typed == 6:
            terminal.type("baue r1")
            terminal.expect("Dort ist Fluss.")
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
