"""Playing through a pipe: what is shown and what can be typed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.answers import typed
from tests.conftest import Run
from tests.matrix import matrix
from visavis.core import CardRow, Session, find_games, get_game, read_log
from visavis.core.chance import Stream
from visavis.store import Store
from visavis.testing import expect_type
from visavis.words import LANGUAGES, Words


def log_of(run: Run) -> str:
    saved = json.loads(run("saves", "--json").out)[0]
    return run("saves", "export", saved["id"], "--whole").out


def answers(log: str) -> list[object]:
    return [json.loads(line)["answer"] for line in log.splitlines() if '"answer"' in line]


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "build E5"),
        ("en", "BUILD e5"),
        ("en", "b E5"),
        ("en", "1 E5"),
        ("en", "E5"),
        ("en", "build space E5"),
        ("de", "bauen E5"),
        ("de", "bau e5"),
        ("de", "build E5"),
        ("de", "bauen Feld E5"),
        ("de", "  1   E5  "),
    ],
)
def test_numbers_short_names_and_lines_of_text(run: Run, lang: str, line: str) -> None:
    assert run("play", "hamlets", stdin=line + "\n", lang=lang).code == 0
    assert answers(log_of(run)) == [["build", "E5"]]


def test_forms_that_stand_above_are_not_listed_again_but_after_an_empty_line(run: Run) -> None:
    game = get_game("anunnaki")
    session, stream = Session.new(game, {"cards": "pack", "board": "pack"}, seed=1), Stream(1)
    lines = []
    while session.pending is not None and session.pending.id != "your.turn":
        lines.append(typed(session, stream, Words("de", game)))
        session.answer(lines[-1], words=Words("de", game).typed(session.pending))
    more = ["Quader 1", ""]
    ran = run(
        "play", "anunnaki", "--seed", "1", "-o", "cards=pack", "-o", "board=pack",
        stdin="\n".join([*lines, *more]) + "\n", lang="de",
    )  # fmt: skip
    first, again, full = (part for part in ran.out.split("> \n") if "Dein Zug 1" in part)
    assert "Eine leere Zeile" in again
    assert "Eine leere Zeile" not in first + full
    assert (first.count("Herbeirufen"), again.count("Herbeirufen"), full.count("Herbeirufen")) == (1, 1, 1)
    assert len(again.splitlines()) < len(full.splitlines()) / 2


def test_a_field_that_is_not_quite_named_is_refused_with_those_that_could_be_meant(run: Run) -> None:
    ran = run("play", "anunnaki", "-o", "cards=pack", stdin="korrigiere quader 3\n", lang="de")
    assert "Einen Eintrag „quader“ gibt es nicht. Möglich: seine Quader, deine Quader." in ran.out


@pytest.mark.parametrize(
    ("line", "given", "said"),
    [
        ("build E5; build D5", [["build", "E5"], ["build", "D5"]], ""),
        ("build E5;", [["build", "E5"]], ""),
        (" ; build E5", [["build", "E5"]], ""),
        ("build E5; build Z9; build D5", [["build", "E5"]], "Ignored: build D5"),
        ("build Z9; build E5; build D5", [], "Ignored: build E5; build D5"),
        ("build E5; undo; build D5", [["build", "D5"]], ""),
        ("correct points 3; 4", [], ""),
    ],
)
def test_several_answers_in_a_line(run: Run, line: str, given: list[list[str]], said: str) -> None:
    ran = run("play", "hamlets", "--seed", "3", stdin=line + "\n")
    assert ran.code == 0
    assert answers(log_of(run)) == given
    assert said in ran.out
    assert ("Ignored" in ran.out) == ("Ignored" in said)


def test_a_line_does_not_go_on_after_the_end(run: Run) -> None:
    game = get_game("hamlets")
    session = Session.new(game, seed=3)
    stream, words, lines = Stream(1), Words("en", game), []
    while session.pending is not None:
        lines.append(typed(session, stream, words))
        session.answer(lines[-1], words=words.typed(session.pending))
    ran = run("play", "hamlets", "--seed", "3", stdin="; ".join([*lines, "build E5"]) + "\n")
    assert "Ignored: build E5" in ran.out
    assert len(answers(log_of(run))) == len(lines)


@pytest.mark.parametrize(
    ("lang", "commands"),
    [
        ("en", ("?", "undo", "redo", "log", "state", "board", "correct", "help", "quit")),
        ("en", ("why", ":undo", ": redo", ":log", "STATE", "board", "correct", "help", ":quit")),
        ("de", ("?", "zurück", "wieder", "verlauf", "stand", "brett", "korrigiere", "hilfe", "ende")),
        ("de", ("warum", "undo", "redo", "log", "state", "board", "correct", "help", "quit")),
    ],
)
def test_commands_in_both_languages(run: Run, lang: str, commands: tuple[str, ...]) -> None:
    ran = run("play", "hamlets", "--seed", "3", stdin="build E5\nbuild D5\n" + "\n".join(commands) + "\n", lang=lang)
    assert (ran.code, ran.err) == (0, "")
    parts = ran.out.split("> \n")[3:]
    german = lang == "de"
    assert "HA-5.1: " in parts[0]
    assert Words(lang).say("play-undone") in parts[1]
    assert ("Du baust ein Haus auf D5." if german else "You build a house on D5.") in parts[2]
    assert "[HA-1.2]" in parts[3]
    assert ("ihre Häuser im Vorrat" if german else "her houses in supply") in parts[4]
    assert "A11" in parts[5]
    assert ("ihre Häuser im Vorrat: " if german else "her houses in supply: ") in parts[6]
    assert ("nimmt deine letzte Antwort zurück" if german else "takes back your last answer") in parts[7]
    assert "visavis resume" in parts[8]
    assert answers(log_of(run))[:2] == [["build", "E5"], ["build", "D5"]]


def test_undo_says_what_to_undo_on_the_table_and_the_last_thing_first(run: Run) -> None:
    ran = run("play", "hamlets", "--seed", "3", stdin="build E5\nundo\n", lang="en")
    taken = [line for line in ran.out.splitlines() if line.startswith("  ↶")]
    assert taken[-1] == "  ↶ You build a house on E5."
    assert len(taken) > 3


def test_corrections_by_id_and_by_name(run: Run) -> None:
    lines = "build E5\ncorrect points 7\ncorrect her towers in supply 2\ncorrect yours E5, E6\n"
    ran = run("play", "hamlets", "--seed", "3", stdin=lines)
    assert ran.out.count("Corrected: ") == 3
    found = [json.loads(line)["correct"] for line in log_of(run).splitlines() if '"correct"' in line]
    assert found == [{"points": 7}, {"towers_left": 2}, {"yours": ["E5", "E6"]}]


def test_a_correction_takes_card_names(run: Run) -> None:
    ran = run("play", "hamlets", "--seed", "3", stdin="bauen E5\nkorrigiere turned Hecke\n", lang="de")
    assert "Korrigiert" in ran.out or "Das kann nicht sein" in ran.out
    assert '["1"]' in log_of(run) or "zwölf Karten" in ran.out


def test_guided_shows_the_criteria_as_a_numbered_checklist(run: Run) -> None:
    ran = run("play", "hamlets", "--guided", "--seed", "3", stdin="bauen\nerledigt\nerledigt\nbauen\n", lang="de")
    assert "nein, angeleitet" in ran.out
    assert "  1. Zähle in Leserichtung: das 4. Feld  [HA-1.2]" in ran.out
    assert "  1 erledigt\n  2 nicht möglich" in ran.out
    later = ran.out[ran.out.index("Wo sie ") :]
    assert later.index("  1. ") < later.index("  2. ")
    assert "A11" not in ran.out, "there is no board to draw"


def test_printed_cards_are_asked_for_by_name(run: Run) -> None:
    ran = run("play", "hamlets", "--printed", "all", stdin="bauen E5\nKapelle\nbauen D5\n3\nMühle\n", lang="de")
    assert "Welche Karte hast du aufgedeckt?" in ran.out
    draws = [json.loads(line)["draw"] for line in log_of(run).splitlines() if '"draw"' in line]
    assert draws == ["8", "3", "2"]


def test_a_number_never_means_another_card(run: Run) -> None:
    """Starters are the cards 1 to 5; after 1 is gone, "1" is refused and not the first of the rest."""
    ran = run("play", "hamlets", "--printed", "deck", stdin="build E5\n6\nbuild D5\n1\n1\n")
    assert "“1” is not an option here." in ran.out


@pytest.mark.parametrize(("id", "lang"), matrix(sorted(find_games()), LANGUAGES))
def test_whole_games_typed_as_text(run: Run, home: Path, id: str, lang: str) -> None:
    game = get_game(id)
    words, stream = Words(lang, game), Stream(8)
    session = Session.new(game, seed=5, seats=dict.fromkeys(game.seats(game.options())[1:], "random"))
    lines = []
    while session.pending is not None:
        lines.append(typed(session, stream, words))
        session.answer(lines[-1], words=words.typed(session.pending))
    seats = [
        arg for seat, who in session.header.seats.items() if who == "random" for arg in ("--seat", f"{seat}=random")
    ]
    ran = run("play", id, "--seed", "5", *seats, stdin="\n".join(lines) + "\n", lang=lang)
    assert (ran.code, ran.err) == (0, "")
    assert {"de": "Das Spiel ist zu Ende.", "en": "The game is over."}[lang] in ran.out
    assert log_of(run) == session.save()


def test_resume_takes_the_last_game_and_redo_survives(run: Run) -> None:
    run("play", "hamlets", "--seed", "3", stdin="build E5\nbuild D5\nundo\n")
    assert len(answers(log_of(run))) == 1
    ran = run("resume", stdin="redo\n")
    assert "You build a house on D5." in ran.out
    assert len(answers(log_of(run))) >= 2


def test_a_finished_game_can_be_looked_at_and_taken_back(run: Run, home: Path) -> None:
    session, stream = Session.new(get_game("hamlets"), seed=2), Stream(1)
    while session.pending is not None:
        session.answer(session.pending.some(stream.below))
    with Store.open(home) as store:
        store.import_(session.save()).close()
        id = store.games()[0].id
    ran = run("resume", id, stdin="?\n\n", lang="de")
    assert "Das Spiel ist zu Ende." in ran.out
    assert f"visavis show {id}" in ran.out
    ran = run("resume", id, stdin="zurück\n", lang="de")
    assert "Zurückgenommen." in ran.out
    assert f"visavis resume {id}" in ran.out
    assert "zu Ende" not in run("saves", lang="de").out


# Several persons with hidden cards


def test_the_device_is_passed_on_and_hands_stay_hidden(run: Run) -> None:
    ran = run("play", "sparks", "--seat", "p2=person", "--seed", "4", stdin="\n2\n\n\n2\n\n\n", lang="en")
    parts = ran.out.split("press Enter when only you can see the screen.")
    assert len(parts) > 3
    session = Session.new(get_game("sparks"), seed=4)
    words = Words("en", session.game)
    first, second = (
        {
            words.name(card)
            for panel in session.game.ui.panels(session.seen_by(seat).view)
            if panel.id == "hand"
            for card in expect_type(panel, CardRow).cards
        }
        for seat in ("p1", "p2")
    )
    assert first
    assert not first & second
    assert not any(name in parts[0] for name in first | second)
    assert all(name in parts[1] for name in first)
    assert not any(name in parts[1] for name in second)
    assert all(name in parts[2] for name in second)
    assert not any(name in parts[2] for name in first)
    assert "Pass the device to" in ran.out


def test_nothing_is_explained_while_cards_are_hidden(run: Run) -> None:
    ran = run("play", "sparks", "--seed", "4", stdin="?\nlog\n", lang="de")
    assert "Solange Karten verdeckt sind" in ran.out


def test_a_game_against_the_computer_asks_for_no_passing(run: Run) -> None:
    ran = run("play", "sparks", "--seed", "4", stdin="2\n", lang="de")
    assert "Enter" not in ran.out
    _, header, _ = read_log(log_of(run))
    assert header.seats == {"p1": "person", "p2": "search"}
