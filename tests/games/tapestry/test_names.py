"""One name for a hex everywhere, corrections in the words that are shown, printed cards, short lines of a set-up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

from tests.games.tapestry.play import all_of, set_up
from visavis.cli.companion.boards import Boards
from visavis.core import BadPosition, Effect, HexMap, Position, Session, Shown, Track, decide
from visavis.core.play.position import position_of
from visavis.games.tapestry import GAME
from visavis.games.tapestry.board import BOARD, HEX_NAMES
from visavis.games.tapestry.effects.bots import DrawPair
from visavis.games.tapestry.effects.map import LayTile
from visavis.games.tapestry.effects.setup import AdviseAgainst, LeaveOut
from visavis.store import Store
from visavis.testing import clause
from visavis.web.view.saved_list import chosen_of, going
from visavis.words import LANGUAGES, Words
from visavis.words.facts import shown_by_place
from visavis.words.typed import correct_typed, in_use

WORDS = {language: Words(language, GAME, strict=True) for language in LANGUAGES}
OLD = re.compile(r"-?\d:-?\d")
"""A hex as logs have it."""


def playing(**options: Any) -> Session[Any]:
    """A game after its set-up, with a pair on the table."""
    session = set_up({"civilization.first": "engineers", "first.player": "bots"}, seed=1, **options)
    session.answer(("income",))
    session.answer(("finish",))
    return session


class TestHexes:
    def test_a_letter_for_the_column_and_a_number_from_the_top(self) -> None:
        assert len({*HEX_NAMES.values()}) == len(BOARD.names) == 34
        assert {id: HEX_NAMES[id] for id in ("2:0", "-2:2", "0:0", "-1:1")} == {
            "2:0": "F4", "-2:2": "B4", "0:0": "D4", "-1:1": "C4",
        }  # fmt: skip

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_board_of_the_terminal_has_them(self, language: str) -> None:
        (panel,) = [panel for panel in GAME.ui.panels(playing().timeline.now) if isinstance(panel, HexMap)]
        console = Console(width=200)
        with console.capture() as got:
            console.print(Boards(WORDS[language]).hexes(panel))
        assert set(re.findall(r"\b[A-G]\d\b", got.get())) == {*HEX_NAMES.values()}
        assert OLD.findall(got.get()) == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_no_text_of_a_game_has_the_old_ones(self, language: str) -> None:
        session = playing()
        told = [line for line in session.lines if isinstance(line, Effect) and line.kind != "silent"]
        texts = [WORDS[language].effect(line) for line in told]
        assert [text for text in texts if OLD.search(text)] == []
        assert any("(F4)" in text and "(B4)" in text for text in texts)

    def test_a_position_reads_both_and_is_written_with_the_new_ones(self) -> None:
        old: dict[str, Any] = {"phase": "play", "turn": "you", "moved": True, "your_era": 1, "yours": ["2:0", "1:1"]}
        new = {**old, "yours": ["F4", "E5"]}
        answers: dict[str, Any] = {"your.more": [("conquer", "0:0")], "conquer.far": [True]}
        named: dict[str, Any] = {"your.more": [("conquer", "D4")], "conquer.far": [True]}
        decided = decide(Position("tapestry", {}, old, {}, answers))
        assert decided.effects
        assert decide(Position("tapestry", {}, new, {}, named)) == decided
        session = playing()
        written = position_of(session)
        assert OLD.findall(msgspec.json.encode(written).decode()) == []
        assert "F4" in written.state["yours"]
        assert decide(written).effects == tuple(
            line
            for line in session.lines[session.timeline.mark_at(len(session.lines)).line :]
            if isinstance(line, Effect)
        )

    def test_an_unknown_hex_is_refused_by_name(self) -> None:
        with pytest.raises(BadPosition) as refused:
            decide(Position("tapestry", {}, {"yours": ["H9"]}, {}, {}))
        assert refused.value.details["given"] == "H9"


def fields(session: Session[Any], words: Words) -> Iterator[tuple[str, str]]:
    """The fields that a person can correct, each with its value as it is shown."""
    view = session.timeline.now
    for field, value in view.to_plain().items():
        if field in in_use(session) and field not in ("deck",):
            yield field, shown_by_place(words, field, value, view.axes(field))


class TestCorrections:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_whatever_is_listed_can_be_typed(self, language: str) -> None:
        session, words = playing(), WORDS[language]
        before = session.timeline.now.to_plain()
        typed = 0
        for field, shown in fields(session, words):
            if shown not in ("", words.say("list-none")) and field not in session.timeline.now.TRACKS:
                correct_typed(session, field, shown, words.name, words)
                typed += 1
        assert typed > 20
        assert session.timeline.now.to_plain() == before

    @pytest.mark.parametrize(
        ("field", "text", "value"),
        [
            ("yours", "F4, G3, E5", ["1:1", "2:0", "3:0"]),
            ("yours", "f4", ["2:0"]),
            ("favourite", "Militär", "military"),
            ("moved", "ja", True),
            ("you", "Militär 3", [3, 0, 0, 0, 0]),
            ("you", "1 · 2 · 0 · 0 · 0", [1, 2, 0, 0, 0]),
            ("ends", "du, Schattenreich", ["you", "shadow"]),
            ("phase", "Spiel", "play"),
        ],
    )
    def test_in_german(self, field: str, text: str, value: object) -> None:
        session, words = playing(), WORDS["de"]
        if field == "ends":
            text = ", ".join(words.name(id) for id in ("you", "shadow"))
        correct_typed(session, field, text, words.name, words)
        now = session.timeline.now.to_plain()[field]
        assert (list(now) if isinstance(now, tuple) else now) == value

    def test_markers_are_shown_by_track_and_cards_as_numbers(self) -> None:
        shown = dict(fields(playing(), WORDS["de"]))
        assert shown["you"] == "Militär 0, Wissenschaft 0, Entdeckung 0, Technologie 0"
        plain = playing().timeline.now.to_plain()["deck"]
        assert "Karte 2, Karte 3" in shown_by_place(WORDS["de"], "deck", plain, ())

    def test_the_decision_deck_by_its_cards(self) -> None:
        session, words = playing(), WORDS["de"]
        deck = session.timeline.now.deck
        cards = sorted(deck.cards, key=lambda card: int(str(card)))[: deck.size()]
        correct_typed(session, "deck", ", ".join(f"Karte {card}" for card in cards), words.name, words)
        now = session.timeline.now.deck
        assert sorted(now.options(), key=lambda card: int(str(card))) == cards
        assert (now.size(), now.size("progress")) == (deck.size(), deck.size("progress"))
        assert GAME.faults(session.timeline.now) == ()

    def test_a_refusal_names_the_field_as_it_is_shown(self) -> None:
        session, words = playing(), WORDS["de"]
        with pytest.raises(BadPosition) as refused:
            correct_typed(session, "yours", "Z9", words.name, words)
        text = words.refusal(refused.value)
        assert "„Z9“ bei „deine Gebiete“" in text
        assert "yours" not in text


class TestPrinted:
    @clause("TA-14.4", "TA-13.7")
    def test_how_a_tile_is_turned_is_not_asked(self) -> None:
        session = set_up(
            {"civilization.first": "engineers", "first.player": "bots"}, seed=2, shown=("deck", "rotation")
        )
        asked = set()
        for _ in range(400):
            question = session.pending
            if question is None or all_of(session, LayTile):
                break
            asked.add(question.id)
            if question.id == "your.turn":
                options = list(question.answers())
                session.answer(options[-1])
            elif question.id == "your.more":
                session.answer(("finish",))
            else:
                session.answer(next(iter(question.answers())))
        (tile, *_) = all_of(session, LayTile)
        assert tile.turned == -1
        assert "draw.rotation" not in asked
        assert "zufällig gedreht" in WORDS["de"].effect(tile)

    @clause("TA-5.2", "TA-6.5")
    def test_the_cards_of_a_pair_are_told_apart_and_sorted_as_numbers(self) -> None:
        session = set_up({"civilization.first": "engineers", "first.player": "bots"}, shown=("deck",))
        session.answer(("income",))
        session.answer(("finish",))
        texts = []
        for card in ("3", "5"):
            question = session.pending
            assert isinstance(question, Shown)
            assert list(question.options) == sorted(question.options, key=int)
            texts.append(WORDS["de"].question(question))
            session.answer(card)
        assert [("links" in text, "rechts" in text) for text in texts] == [(True, False), (False, True)]
        told = [WORDS["de"].effect(line) for line in all_of(session, DrawPair)]
        assert all("in zufälliger Reihenfolge" in text for text in told)


def numbers(text: str) -> set[str]:
    return set(re.findall(r"\d+", text))


PLACES = re.compile(r"\b[A-G]\d\b|\d/\d")
LISTED: list[dict[str, Any]] = [
    {},
    {"level": 4},
    {"level": 5, "plans": True, "landmark_cards": True},
    {"level": 6, "arts": "track", "plans": True, "landmark_cards": True, "double_strike": True},
    {"level": 3, "arts": "track", "landmark_cards": True, "fantasies": True},
    *({"scenario": name, "level": 1} for name in ("focus", "war", "utopia", "fall", "premonition")),
    *({"scenario": name, "landmark_cards": True, "plans": True} for name in ("kaiju_one", "kaiju_two")),
    {"scenario": "two_people"},
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", LISTED, ids=lambda options: "-".join(map(str, options.values())) or "usual")
def test_the_short_lines_of_a_set_up_have_every_number_and_place_of_the_long_ones(
    options: dict[str, Any], language: str
) -> None:
    words, wrong = WORDS[language], []
    session = set_up({"civilization.first": "hucksters"} if options.get("plans") else {}, shown=("deck",), **options)
    for line in session.lines:
        if isinstance(line, Effect) and line.kind == "instruction":
            long = words.effect(line)
            short = f"{words.part(line, 'short')} {words.part(line, 'detail')}"
            if not (numbers(long) <= numbers(short) and {*PLACES.findall(long)} <= {*PLACES.findall(short)}):
                wrong.append((long, short))
    assert wrong == []


@clause("TA-1.1", "TA-1.4", "TA-1.5")
def test_names_that_the_german_book_prints_carry_no_mark() -> None:
    session = set_up()
    told = [line for line in session.lines if isinstance(line, (LeaveOut, AdviseAgainst))]
    assert told
    assert [text for text in map(WORDS["de"].effect, told) if "≈" in text or "°" in text] == []
    assert all(
        "unfaire Weise oder schaden dir sehr" in WORDS["de"].effect(line) for line in all_of(session, AdviseAgainst)
    )


@clause("TA-28.2", "TA-32.1")
def test_the_tracks_of_the_fall_run_down_and_kaiju_two_has_its_own_deck() -> None:
    down = [panel for panel in GAME.ui.panels(set_up(scenario="fall").timeline.now) if isinstance(panel, Track)]
    assert all(panel.descending for panel in down)
    line = Boards(WORDS["de"]).track(down[0]).plain
    assert line.index("12") < line.index(" 5 ") < line.index(" 1 ")
    usual = [panel for panel in GAME.ui.panels(set_up().timeline.now) if isinstance(panel, Track)]
    assert not any(panel.descending for panel in usual)
    rows = GAME.ui.panels(set_up(scenario="kaiju_two").timeline.now)[-1].rows  # type: ignore[union-attr]
    assert "kaiju_deck" in dict(rows)


@pytest.mark.parametrize(
    ("options", "name"),
    [({"scenario": "fall"}, "Atlantis 4: Atlantis’ Untergang"), ({}, ""), ({"scenario": "none"}, "")],
)
def test_a_saved_game_names_its_scenario(options: dict[str, Any], name: str, tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.create(set_up(**options)).close()
        (saved,) = store.games()
    assert chosen_of(saved, WORDS["de"]) == ([name] if name else [])
    about = [text for text in going(saved, "de").about if text]
    assert (name in about) == bool(name)
