"""Whole games with printed cards and areas read in at a real terminal, in German; the questions are counted."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.games.anunnaki.person import Person, asked, typed
from visavis.core import Session
from visavis.core.play.log import Answer
from visavis.games.anunnaki import GAME
from visavis.games.anunnaki.effects.setup import NameArea
from visavis.packs import learned
from visavis.store import Store
from visavis.testing import clause, count, record
from visavis.words import Words

if sys.platform == "win32":
    pytest.skip("needs pseudo-terminals", allow_module_level=True)

from tests.cli.terminal import Terminal

PROMPT = "\n> "


def looked_at(home: Path) -> Session:
    with Store.open(home) as store:
        return store.load(store.games()[0].id)


def play(home: Path, person: Person, *args: str) -> tuple[Session, str]:
    """A game from its first question to its end; everything is typed."""
    terminal = Terminal(home, "--lang", "de", "play", "anunnaki", *args)
    terminal.expect(PROMPT)
    session = looked_at(home)
    while session.pending is not None:
        words = Words("de", GAME, session.pack)
        answer = person.answer(session.pending, session.seen_by("you").view)
        terminal.type(typed(words, session.pending, answer))
        terminal.expect(PROMPT)
        asking, before, session = session.pending.id, len(session.lines), looked_at(home)
        assert len(session.lines) > before, f"{asking}: {answer!r} was not taken"
    terminal.type("?")
    terminal.expect(PROMPT)
    terminal.type("")
    terminal.expect("gesichert")
    assert terminal.wait() == 0
    assert "Traceback" not in terminal.text
    return session, terminal.text


@clause("AN-3.1", "AN-1.4", "AN-5.2")
def test_a_first_game_and_a_second_one_once_the_cards_are_known(tmp_path: Path) -> None:
    # The first game: nothing is known, every card and area is read in; some areas get their names.
    called = {"C1": "Nil Delta", "C4": "Über dem Fluss", "G3": "Wüste"}
    first, shown = play(tmp_path / "one", Person(2, called), "--seed", "2")
    questions, turns = asked(first)
    assert turns > 10
    assert questions / turns < 6
    assert "Welche Mondkarte liegt offen?" in shown
    assert "C1 heißt jetzt Nil Delta." in shown
    told = [line for line in shown.splitlines() if "►" in line]
    assert any(name in line for line in told for name in called.values())
    areas = {area.name for area in first.seen_by("you").view.board.areas}
    assert set(called.values()) < areas
    assert not set(called) & areas
    assert "nachempfunden)" not in shown, "no reconstructed card is shown where the printed ones are used"
    assert first.check() is None

    # What was read in is saved as a pack by the command, and the second game knows it.
    file = tmp_path / "mine.toml"
    saving = Terminal(tmp_path / "one", "--lang", "de", "pack", "save", first_id(tmp_path / "one"), str(file))
    assert saving.wait() == 0
    assert file.read_text("utf-8") == learned(first)
    pack = GAME.pack.read(file.read_text("utf-8"))
    person = Person(2, called)
    person.known = {**pack.tables["moon"], **pack.tables["sun"]}
    second, _ = play(tmp_path / "two", person, "--seed", "3", "--pack", str(file))
    later, more_turns = asked(second)
    assert more_turns > 10
    assert later / more_turns < 4
    names = [line.name for line in second.lines if isinstance(line, NameArea)]
    assert names == [], "the names of the areas are in the pack"
    assert set(called.values()) < {area.name for area in second.seen_by("you").view.board.areas}
    assert "enter.tracks" not in [line.to for line in second.lines if isinstance(line, Answer)]
    read_in = [face.id for face in second.seen_by("you").view.read]
    assert read_in == [], "every card was known"
    record("questions per turn of Cosmobot, first game", questions, turns=turns)
    record("questions per turn of Cosmobot, cards known", later, turns=more_turns)


def first_id(home: Path) -> str:
    with Store.open(home) as store:
        return store.games()[0].id


@pytest.mark.parametrize("seed", range(count(8, usual=2)))
def test_the_questions_of_other_games_are_no_more(seed: int) -> None:
    session, person = Session.new(GAME, seed=seed), Person(seed)
    while session.pending is not None:
        session.answer(person.answer(session.pending, session.seen_by("you").view))
    questions, turns = asked(session)
    assert questions / turns < 6
    pack = GAME.pack.read(learned(session))
    person = Person(seed)
    person.known = {**pack.tables["moon"], **pack.tables["sun"]}
    again = Session.new(GAME, seed=seed, own_pack=pack)
    while again.pending is not None:
        again.answer(person.answer(again.pending, again.seen_by("you").view))
    questions, turns = asked(again)
    assert questions / turns < 4


def test_the_printed_game_is_the_game_of_the_same_cards_and_boards(tmp_path: Path) -> None:
    """What the person read in leads to the same moves as the same values from a pack."""
    session, person = Session.new(GAME, seed=4), Person(4)
    while session.pending is not None:
        session.answer(person.answer(session.pending, session.seen_by("you").view))
    pack = GAME.pack.read(learned(session))
    view = session.seen_by("you").view
    read = [row for row in pack.tables["area"].values() if row.planet == "ellenys"]
    assert {row.provenance for row in read} == {"read"}
    for row in read:
        printed = GAME.default_pack.tables["area"][row.id]
        if row.icons >= 0:
            assert (row.resources, row.icons) == (printed.resources, printed.icons)
        if row.shrines >= 0:
            assert row.shrines == printed.shrines
        assert (row.kind, row.tile, row.start) == (printed.kind, printed.tile, printed.start)
    assert pack.tables["fate"]["ellenys-standard"].spaces == GAME.default_pack.tables["fate"]["ellenys-standard"].spaces
    assert len(view.read) == sum(
        card.provenance == "read" for name in ("moon", "sun") for card in pack.tables[name].values()
    )
