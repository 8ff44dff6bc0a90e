"""Your own side: markers on drawn tracks, a projected score, what was read in is checked, short lines of the set-up."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.games.anunnaki.person import Person
from tests.games.anunnaki.play import PACK, Sit, homes, position
from visavis.core import TABLE, Effect, Forms, Session, Stream, Track, Values
from visavis.games.anunnaki import GAME
from visavis.games.anunnaki.board.tracks import projected
from visavis.games.anunnaki.effects.end import TriggerEnd
from visavis.games.anunnaki.effects.setup import UseKept
from visavis.games.anunnaki.effects.your_turn import YouTakeToken
from visavis.games.anunnaki.setup import use_kept
from visavis.games.anunnaki.turns import step
from visavis.games.anunnaki.ui import draw
from visavis.json_form import session_json
from visavis.testing import clause, expect_type
from visavis.words import Words


def said(state: Any, *answers: tuple[Any, ...]) -> Sit:
    """Your turn with these entries."""
    table = Sit(state, {"your.turn": [*answers, ("done",)]})
    step(state, table)
    return table


@clause("AN-17.2", "AN-17.4", "AN-15.5c")
def test_a_tapped_step_moves_your_marker_and_takes_the_markers_it_passes() -> None:
    state = position(**homes(turn="you"))
    assert state.tokens == (3, 6, 9, 12)
    table = said(state, ("track", "war_3"), ("track", "domination_7"), ("track", "war_2"))
    assert (state.your_progress, state.your_domination) == ((2, 0, 0), 7)
    assert [effect.space for effect in table.all(YouTakeToken)] == [3, 6]
    assert state.tokens == (9, 12)
    tracks = {panel.id: panel for panel in draw(state) if isinstance(panel, Track)}
    assert tracks["war"].markers == (("cosmobot", 0), ("you", 2))
    assert tracks["domination"].steps[7] == "domination_7"
    assert Words("de", GAME).name("war_3") == "Krieg, Feld 3"


@clause("AN-2.3")
def test_the_last_space_of_a_development_track_triggers_the_end_and_is_not_offered_in_the_first_turns() -> None:
    state = position(**homes(turn="you", turns=6))
    assert said(state, ("track", "commerce_10")).one(TriggerEnd).side == "you"
    early = position(**homes(turn="you", turns=1))
    table = said(early)
    options = expect_type(table.asked[0], Forms).form("track").fields[0].options
    assert "commerce_9" in options
    assert "commerce_10" not in options


@clause("AN-17.2", "AN-17.3", "AN-17.4")
def test_what_a_final_scoring_would_give_now_is_shown_for_both_sides() -> None:
    goals = ("territories", "units", "settlements", "shrines")
    state = position(**homes(goals=goals, points=7, progress=(2, 0, 0), domination=8))
    # Territories: three areas with the capital are one pair, times 2; units: one set of three, settlements: one.
    his = 7 + (4 + 1 * 2) + (3 + 1 * 1) + (3 + 1 * 1) + 0
    yours = (2 + 1 * 1) + (3 + 1 * 1) + (3 + 1 * 1) - 8
    assert projected(state) == (his, yours)
    (panel,) = (one for one in draw(state) if isinstance(one, Values) and one.id == "projected")
    assert panel.rows == (("projected_his", his), ("projected_yours", yours))


def test_without_a_board_goal_values_are_kept_by_taps_too() -> None:
    session = Session.new(GAME, {"tracked": False, "cards": "pack"}, seed=1)
    session.answer(("houses", "ellenys", "pharaos"))
    session.answer(("goals", "shrines", "units", "settlements"))
    before = projected(session.seen_by("you").view)[1]
    session.answer(("track", "goal_shrines_3"))
    view = session.seen_by("you").view
    assert view.your_goals == (3, 0, 0, 0)
    assert projected(view)[1] == before + 3


@pytest.mark.parametrize("options", [PACK, {}, {"tracked": False}])
def test_no_open_verb_is_called_closed_and_none_twice(options: dict[str, Any]) -> None:
    session, person = Session.new(GAME, options, seed=4), Person(4)
    for _ in range(60):
        question = session.pending
        if isinstance(question, Forms) and question.closed is not None:
            closed = [verb for verb, _ in question.closed()]
            assert len(set(closed)) == len(closed)
            assert not {form.verb for form in question.forms} & set(closed)
        if question is None:
            break
        session.answer(person.answer(question, session.seen_by("you").view))


def test_the_question_for_a_planet_is_small() -> None:
    session = Session.new(GAME, seed=1)
    session.answer(("houses", "ellenys", "pharaos"))
    assert session.pending is not None
    assert session.pending.id == "enter.planet"
    assert len(json.dumps(session_json(session, TABLE)["question"])) < 4_000


@clause("AN-1.8", "AN-1.9")
def test_what_was_read_in_is_checked_before_it_is_kept_and_changed_later() -> None:
    session, person = Session.new(GAME, seed=1), Person(1)
    while session.pending is not None and session.pending.id != "setup.right":
        session.answer(person.answer(session.pending, session.seen_by("you").view))
    view = session.seen_by("you").view
    ids = {panel.id for panel in draw(view)}
    assert {"planet_his", "planet_yours", "fate_order", "fate_spaces", "war", "domination"} <= ids
    start = view.board.map.name(view.board.starts & view.board.planets["his"])
    session.answer(("reread", "shrine_his"))
    view = session.seen_by("you").view
    moved = view.board.map.name(view.board.starts & view.board.planets["his"])
    assert {start, moved} == {"C4", "C5"}
    assert (view.units[view.board.at(start)], view.units[view.board.at(moved)]) == ("", "f")
    session.answer(("reread", "tracks"))
    session.answer(("tracks", 8, 12, 9, 1, 2, 3, 12, "same", 7))
    session.answer(("all_right",))
    while session.pending.id != "your.turn":
        session.answer(person.answer(session.pending, session.seen_by("you").view))
    assert session.seen_by("you").view.tracks.last == (8, 8, 7, 12)
    session.answer(("reread", "tracks"))
    session.answer(("tracks", 10, 16, 9, 3, 6, 9, 12, "same", "same"))
    assert session.seen_by("you").view.tracks.last == (10, 10, 10, 16)


@clause("AN-1.9")
def test_kept_values_in_a_game_that_the_app_deals_are_told() -> None:
    state = position()
    table = Sit(state)
    use_kept(state, table)
    assert table.effects == []
    told = Words("de", GAME).effect(UseKept(("fate", "gaia")))
    assert "Schicksalskarte" in told
    assert "Gaia" in told


FACTS = {
    "de": (
        "Aktionsfigur Aktionstableau Aktionsplättchen Götterkarten Waffenkarten Herbeirufen-Plättchen Ressourcenmarker "
        "Siedlung Anhänger Zivilisation Kulturmarker Quader Chaos-Würfel Schicksalskarte Beraterdeck Schachtel "
        "Hauptstadt Schrein Krieg Technologie Handel Startspielermarker Mondkarte getrennt Gaia"
    ),
    "en": (
        "pawn board tiles god weapon tokens settlement follower civilization culture cube die fate advisor box capital "
        "shrine war technology commerce marker moon separately Gaia"
    ),
}


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("level", ["easy", "normal", "hard", "extreme"])
def test_both_forms_of_a_set_up_line_agree_in_pieces_places_and_numbers(language: str, level: str) -> None:
    session, person, words = Session.new(GAME, {"level": level}, seed=1), Person(1), Words(language, GAME)
    while session.pending is not None and session.pending.id != "your.turn":
        session.answer(person.answer(session.pending, session.seen_by("you").view))
    told = [line for line in session.lines if isinstance(line, Effect) and line.kind == "instruction"]
    assert len(told) > 9
    for line in told:
        long = words.effect(line).partition(" Die App würfelt.")[0].partition(" The app rolls.")[0]
        short = f"{words.part(line, 'short')}; {words.part(line, 'detail')}"
        for fact in FACTS[language].split():
            if fact.casefold() in long.casefold():
                assert fact.casefold() in short.casefold(), (fact, short)
        numbers = set(re.findall(r"-?\d+", long))
        assert numbers <= set(re.findall(r"-?\d+", short)), short


@clause("AN-2.2")
def test_your_last_turn_says_so() -> None:
    for left, text in ((0, "Dein Zug 3: Was hast du getan?"), (1, "Dein letzter Zug: Was hast du getan?")):
        table = said(position(**homes(turn="you", turns=2, turns_left=left)))
        question = expect_type(table.asked[0], Forms)
        assert Words("de", GAME).heading(question) == text


def test_no_verb_is_offered_and_closed_at_once_and_none_is_closed_twice() -> None:
    tables: tuple[dict[str, Any], ...] = ({}, {"tracked": False}, {"cards": "pack", "board": "pack"})
    for seed, options in enumerate(tables):
        session, stream, asked = Session.new(GAME, options, seed=seed), Stream(seed), 0
        while session.pending is not None and asked < 12:
            question = session.pending
            if isinstance(question, Forms) and question.closed is not None:
                closed = [verb for verb, _ in question.closed()]
                assert len(closed) == len({*closed})
                assert not {*closed} & {form.verb for form in question.forms}
                asked += 1
            session.answer(question.some(stream.below))
        assert asked == 12
