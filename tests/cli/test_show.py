"""Drawing: letters say everything that colours say."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from rich.text import Text

from tests.conftest import Run
from visavis.cli.companion.show import Show, numbers
from visavis.cli.terminal import NO_BREAK
from visavis.core import (
    Areas,
    CardRow,
    Cell,
    Choice,
    Criterion,
    Field,
    Form,
    Forms,
    HexMap,
    Number,
    One,
    Several,
    Track,
    Values,
    get_game,
    narrow,
)
from visavis.words import Words


@pytest.fixture
def show() -> Show:
    return Show(Words("de", get_game("hamlets")))


def plain(text: Text) -> str:
    """A text as it is printed: what keeps a number with its name is a space."""
    return text.plain.replace(NO_BREAK, " ")


def cell(name: str, row: int, column: int, *pieces: str) -> Cell:
    return Cell(name, row, column, "hill" if row else "wood", pieces)


def test_pointy_hexes_shift_every_odd_row(show: Show) -> None:
    cells = (cell("A1", 0, 0), cell("A2", 0, 1, "your_house"), cell("B1", 1, 0), cell("B2", 1, 1, "her_house", "tower"))
    assert plain(show.hexes(HexMap("map", cells))).splitlines() == [
        "Brett",
        "A1    A2",
        "w     wD",
        "   B1    B2",
        "   h     hNT",
        "w Wald   h Hügel",
        "N ihr schlichtes Haus   T Turm   D dein Haus",
    ]


def test_flat_hexes_shift_every_odd_column(show: Show) -> None:
    cells = (cell("A1", 0, 0), cell("A2", 0, 1), cell("A3", 0, 2), cell("B1", 1, 0))
    assert show.hexes(HexMap("map", cells, "flat")).plain.splitlines()[1:5] == [
        "A1      A3",
        "w   A2  w",
        "B1  w",
        "h",
    ]


def test_colours_only_on_a_terminal_and_never_alone(show: Show) -> None:
    text = show.hexes(HexMap("map", (cell("A1", 0, 0, "your_house"), cell("A2", 0, 1, "her_house"))))
    plain, coloured = io.StringIO(), io.StringIO()
    Console(file=plain).print(text)
    Console(file=coloured, force_terminal=True, color_system="standard").print(text)
    assert "\x1b" not in plain.getvalue()
    assert "\x1b" in coloured.getvalue()
    assert "wD" in plain.getvalue()
    assert "wN" in plain.getvalue()


def test_grounds_have_the_colours_of_the_board() -> None:
    grounds = ("lakes", "desert", "forest", "wasteland")
    game = get_game("terra_mystica")
    cells = tuple(Cell(f"A{at}", 0, at, ground) for at, ground in enumerate(grounds))
    text = Show(Words("de", game)).hexes(HexMap("map", cells))
    styles = {text.plain[span.start : span.end].strip(): str(span.style) for span in text.spans}
    signs = [Words("de", game).sign(ground) for ground in grounds]
    assert [styles[sign] for sign in signs] == ["blue", "bright_yellow", "green", "red"]


def test_other_panels(show: Show) -> None:
    assert plain(show.track(Track("rounds", 1, 4, (("round", 2),)))) == "Runden   1 [2] 3  4   Runde 2"
    assert plain(show.track(Track("rounds", 0, 99, (("round", 42),)))) == "Runden  0–99:  Runde 42"
    both = (Track("rounds", 1, 2, (("round", 2),)), Track("a", 1, 2, (("round", 1),)))
    first, second = show.board(both).plain.splitlines()
    assert first.index("[2]") == second.index(" 2 ")
    assert show.card_row(CardRow("state", ("1", "", "2"))).plain == "Stand  Hecke │ ▒ │ Mühle"
    assert show.card_row(CardRow("state", ("", "", ""), 3)).plain == "Stand  3 verdeckte"
    assert show.card_row(CardRow("state", ("1",), 9)).plain == "Stand  Hecke  (9)"
    assert show.card_row(CardRow("state", ())).plain == "Stand  nichts"
    assert show.values(Values("state", (("round", 3), ("her_deck", "none")))).plain.splitlines() == [
        "Stand",
        "  Runde                   3",
        "  Karten in ihrem Stapel  keine",
    ]
    north = Cell("Nord", ground="hill", pieces=("tower",), next_to=("Süd",))
    areas = Areas("map", (north, Cell("Süd", numbers=(("your_house", 2),))))
    assert show.areas(areas).plain.splitlines() == ["Brett", "  Nord: Hügel, Turm  – Süd", "  Süd: dein Haus 2"]
    named = Areas("map", (Cell("1", next_to=("2",)),))
    assert show.areas(named).plain.splitlines() == ["Brett", "  Hecke  – Mühle"]
    board = show.board((areas, Track("rounds", 1, 4, (("round", 2),))), maps=False).plain
    assert "Nord" not in board
    assert "Runden" in board


def test_questions(show: Show) -> None:
    assert show.question(One("build.marked", "table", "", (True, False))).plain.splitlines()[1:] == [
        "  1 ja",
        "  2 nein",
    ]
    # Many long names: one below the other, the numbers in one column.
    long = tuple(f"{letter}{'x' * 30}" for letter in "abcdefghijk")
    listed = show.question(One("build.marked", "table", "", long)).plain.splitlines()[1:]
    assert listed == [f"  {at:>2} {name}" for at, name in enumerate(long, 1)]
    short = show.question(One("build.marked", "table", "", tuple("abcdefghijk"))).plain.splitlines()[1:]
    assert len(short) == 1
    assert show.question(Number("end.group_you", "you", "", 0, 7)).plain.splitlines()[1:] == [
        "  eine ganze Zahl von 0 bis 7"
    ]
    several = show.question(Several("draw.deck", "you", "", ("3", "7"), 0, 2)).plain.splitlines()
    assert several[1:] == ["  3 Brücke", "  7 Fähre", "  Wähle bis zu 2, durch Kommas getrennt. „-“ für nichts."]


def test_forms_in_full_and_again(show: Show) -> None:
    forms = (
        Form("build", (Field("space", ("E5", "E6")), Field("steps", bounds=(1, 5)))),
        Form("call", (Field("word", longest=12),)),
        Form("rest"),
    )
    question = Forms("your.turn", "you", "", forms)
    assert plain(show.question(question)).splitlines()[1:] == [
        "  1 bauen FELD STEPS",
        "      Feld: 1 E5   2 E6  │  steps: 1 bis 5",
        "  2 call WORD",
        "      ein Name deiner Wahl, höchstens 12 Zeichen",
        "  3 ruhen",
    ]
    assert show.question(question, again=True).plain.splitlines()[1:] == [
        "  bauen FELD STEPS · call WORD · ruhen",
        "  Eine leere Zeile zeigt alles ausführlich.",
    ]


def test_numbers_are_never_ambiguous() -> None:
    assert numbers(("a", "b")) == ["1", "2"]
    assert numbers(("3", "a")) == ["3", "a"]
    assert numbers((4, 6)) == ["4", "6"]
    assert numbers((True, False)) == ["1", "2"]


def test_a_decision_tells_what_was_kept_and_cut(show: Show) -> None:
    by = (
        Criterion("build.closest", "HA-4.4", lambda space: 0),
        Criterion("tower.fewest", "HA-5.3", lambda space: int(space[1])),
    )
    decision = narrow(Choice("tower.space", "HA-5.1", ("B3", "C2"), by))
    assert show.decision(decision).plain.splitlines() == [
        "Wo sie einen Turm baut: eines ihrer Häuser ohne Turm",
        "  HA-5.1: Möglich sind ihre Häuser ohne Turm, solange sie noch einen Turm hat.",
        "  Möglich (2): B3, C2",
        "  1. die wenigsten Schritte zu einem deiner Häuser",
        "     HA-4.4: Erstes Kriterium: der Boden, der in der Reihe der Hilfskarte zuerst kommt.",
        "     ändert nichts: alle bleiben.",
        "  2. die wenigsten deiner Häuser daneben",
        "     HA-5.3: Kriterium: die wenigsten deiner Häuser daneben.",
        "     bleibt: C2",
        "     fällt weg: B3",
        "  → C2",
    ]
    assert show.decision(narrow(Choice("tower.space", "HA-5.1", (), by))).plain.endswith("→ nichts davon möglich")
    assert show.decision(narrow(Choice("tower.space", "HA-5.1", ("B3",), by))).plain.endswith(
        "→ B3 (die einzige Möglichkeit)"
    )


def test_long_names_of_a_field_stand_one_below_the_other(show: Show) -> None:
    short = Form("known", (Field("space", tuple("abc")),))
    assert plain(show.form(1, short, {})).splitlines()[1:] == ["      1 a   2 b   3 c"]
    long = Form("known", (Field("space", ("a", "b" * 40)),))
    assert plain(show.form(1, long, {})).splitlines()[1:] == ["      1 a", f"      2 {'b' * 40}"]


def test_why_begins_with_the_rule_of_every_instruction_of_the_last_step(run: Run) -> None:
    printed = run("--lang", "en", "play", "hamlets", "--seed", "1", stdin="E6\nbuild E7\n?\nquit\n").out
    rows = printed[printed.index("Where she builds") - 900 : printed.index("Where she builds")].splitlines()
    assert "  ► Put a plain house of hers on A4." in rows
    at = len(rows) - 1 - rows[::-1].index("  ► Put a plain house of hers on A4.")
    assert rows[at + 1].startswith("    HA-4.")


def test_an_undo_without_effects_leaves_nothing_to_do_on_the_table(show: Show) -> None:
    assert show.taken_back(()).plain == "Zurückgenommen. Auf dem Tisch ist nichts zu ändern."


@pytest.mark.parametrize("language", ["de", "en"])
def test_panels_say_once_what_is_reconstructed(language: str) -> None:
    game = get_game("anunnaki")
    words = Words(language, game)
    ours = next(card.id for card in game.default_pack.tables["pact"].values() if card.provenance == "reconstructed")
    row = CardRow("pacts", (ours, ours), 2)
    text = Show(words).board((row, Values("tracks", (("war", ours),)))).plain
    assert text.count(words.name(ours) + "°") == 3
    assert text.splitlines()[-1] == words.say("panels-reconstructed")
    assert words.name(ours, "labelled") not in text
    assert "°" not in Show(words).board((Track("war", 0, 9, (("you", 1),)),)).plain
