"""Why, with numbers: what was measured, not reached, not applied, left to the person, or came to nothing."""

from __future__ import annotations

import json

import pytest

from tests.weighing import BOARD, GAME, Weighing, space
from visavis.cli.companion.show import Show
from visavis.core import (
    BareTable,
    Choice,
    Criterion,
    Nothing,
    RandomPolicy,
    Session,
    narrow,
    plain_decision,
    play_out,
    read_log,
)
from visavis.json_form import plain_question, plain_rules
from visavis.testing import check_game
from visavis.words import LANGUAGES, Words


def show(language: str) -> Show:
    return Show(Words(language, GAME, strict=True))


def played(turns: int) -> Session[Weighing]:
    session = Session.new(GAME)
    for _ in range(turns):
        session.answer("go")
        if session.pending is not None and session.pending.id == "space.you":
            session.answer("A")
    return session


def test_the_terminal_says_what_was_measured_not_applied_and_not_reached() -> None:
    text = show("en").decision(narrow(space(Weighing()), measure=True)).plain
    reading = "Our interpretation: The book does not say from where; we count from C."
    rule = f"W-2: She takes the nearest free space. {reading}"
    assert text.splitlines() == [
        "Which space she takes",
        f"  {rule}",
        "  Possible (4): A, B, C, D",
        "  1. a marked space",
        f"     {rule}",
        "     applies to none of them: all stay.",
        "  2. the nearest",
        f"     {rule}",
        "     kept: C (distance 0)",
        "     cut: A (distance 2), B (distance 1), D (distance 1)",
        "  Not needed:",
        "     the kind  [W-3]",
        "     space 1  [W-3]",
        "  → C",
    ]


def test_what_changes_nothing_is_something_else_and_a_class_is_counted() -> None:
    asked = narrow(space(Weighing(turn=1)), lambda question: "D", measure=True)
    text = show("en").decision(asked).plain
    assert "2. the nearest\n     W-2: " in text
    assert "     changes nothing: all stay.\n  3. the kind" in text
    assert "kept: A (1), B (1), D (1)\n     cut: C\n" in text


@pytest.mark.parametrize(
    ("language", "about", "heading"),
    [
        ("de", "Welches Feld sie nimmt", "Mehrere sind gleich gut: Du triffst die Wahl."),
        ("en", "Which space she takes", "Several are equally good: you choose."),
    ],
)
def test_a_person_among_equals_is_told_what_is_being_chosen(language: str, about: str, heading: str) -> None:
    session = played(1)
    session.answer("go")
    assert session.pending is not None
    assert show(language).question(session.pending).plain.splitlines()[:2] == [about, heading]
    plain = plain_question(session.pending, Words(language, GAME))
    assert plain is not None
    assert (plain["about"], plain["says"]) == (about, heading)
    assert "about" not in (plain_question(played(0).pending, Words(language, GAME)) or {})


@pytest.mark.parametrize(
    ("language", "says"),
    [("de", "In Zug 2 nimmt sie nichts; frei: B, D."), ("en", "In turn 2 she takes nothing; free: B, D.")],
)
def test_what_came_to_nothing_is_said_with_its_clause(language: str, says: str) -> None:
    session = played(3)
    events = session.seen_by("you").events
    assert show(language).events(events).plain.splitlines()[-1] == f"  ∅ {says}  [W-4]"
    assert f"{says}  [W-4]" in show(language).log(events).plain
    assert f"► {says}" in show(language).rules(events, 0).plain


def test_what_came_to_nothing_is_in_the_log_and_read_again() -> None:
    session = played(4)
    _, _, lines = read_log(session.save(), GAME)
    notes = [line for line in lines if isinstance(line, Nothing)]
    assert notes[0] == Nothing("space.none", "W-4", {"turn": 2, "left": ("B", "D")})
    assert [note.args["turn"] for note in notes] == [2, 3]
    again = Session.load(session.save(), GAME)
    assert again.check() is None
    assert again.save() == session.save()


def test_a_simulation_does_not_even_make_the_note(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []
    monkeypatch.setattr("tests.weighing.Nothing", lambda *args: made.append(args))
    play_out(GAME, BareTable(GAME, Weighing(), 1, {"you": RandomPolicy(), "table": RandomPolicy()}))
    assert made == []


def test_the_numbers_are_in_the_json() -> None:
    plain = json.loads(json.dumps(plain_decision(narrow(space(Weighing()), measure=True))))
    assert plain["steps"][0]["applied"] is False
    assert plain["steps"][1]["measured"] == [["A", 2], ["B", 1], ["C", 0], ["D", 1]]
    assert [one["id"] for one in plain["unreached"]] == ["space.kind", "space.count"]


def test_a_reading_is_shown_with_its_clause() -> None:
    readings = {row["id"]: row["reading"] for row in plain_rules(GAME, "de")}
    assert readings == {"W-1": "", "W-2": "Das Buch sagt nicht, von wo aus; wir zählen von C.", "W-3": "", "W-4": ""}
    assert Words("de", GAME).clause("W-2").endswith(f" Unsere Auslegung: {readings['W-2']}")
    assert Words("de", GAME).clause("W-1") == "W-1: Du sagst, dass es weitergeht."


def test_the_game_passes_the_harness() -> None:
    assert check_game(GAME, 8).games == 8
    assert LANGUAGES == ("de", "en")
    assert BOARD.names == ("A", "B", "C", "D")


def test_what_was_only_told_is_not_to_be_taken_back() -> None:
    """The third turn comes to nothing: she says so, and undo asks nobody to reverse a sentence."""
    session = played(2)
    session.answer("go")
    told = [event.effect for event in session.seen_by("you").events if isinstance(event.effect, Nothing)]
    assert told
    session.undo()
    seen = session.seen_by("you")
    assert not [event for event in seen.events if isinstance(event.effect, Nothing)]
    assert not [effect for effect in seen.taken_back if isinstance(effect, Nothing)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_that_is_the_option_itself_is_said_once(language: str) -> None:
    choice = Choice("space", "W-2", (4, 5, 6), (Criterion("space.near", "W-2", lambda number: number),))
    text = show(language).decision(narrow(choice, measure=True)).plain
    assert "4 (" not in text
    assert "5 (" not in text
