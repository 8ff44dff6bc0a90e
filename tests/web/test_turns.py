"""What the app counts as a turn is what people call a turn: never a step of the program."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.core.toy import TOY
from tests.web.client import Client
from visavis import session_json
from visavis.core import Session, get_game
from visavis.core.chance import Stream
from visavis.core.saves.format import Summary, summarize
from visavis.store import Store
from visavis.textbot.gallery import shipped, shipped_ids
from visavis.textbot.game import game_from
from visavis.web.view.saved_list import going
from visavis.words import Words

GAMES = Path(__file__).parent.parent / "games"


def golden(game: str, name: str) -> Session[Any]:
    return Session.load((GAMES / game / "golden" / f"{name}.jsonl").read_bytes())


@pytest.mark.parametrize(
    ("game", "name", "turns"),
    [
        # Each by what the rules themselves count at the end of that log.
        ("mosaic", "first_rounds", {"you": 10}),
        ("mosaic", "two_persons_farmer", {"you": 16, "you2": 16}),
        ("anunnaki", "person_normal", {"you": 14}),
        ("anunnaki", "unfinished", {"you": 4}),
        ("alien_artifacts", "by_hand", {"p1": 2, "p2": 2}),
        ("alien_artifacts", "whole_4_05", {"p1": 30, "p2": 30, "p3": 32, "p4": 30}),
        ("sparks", "two_persons", {"p1": 10, "p2": 10}),
        ("tapestry", "first_turns", {"you": 11}),
    ],
)
def test_a_log_has_as_many_turns_as_the_rules_count(game: str, name: str, turns: Mapping[str, int]) -> None:
    session = golden(game, name)
    assert Counter(turn.seat for turn in session.turns) == turns
    assert summarize(session).turns == sum(turns.values()) < len(session.steps)


def test_turns_of_one_seat_in_a_row_are_turns_of_their_own() -> None:
    session = golden("hamlets", "normal")
    answered = [line for line in session.lines if getattr(line, "to", "") == "your.turn"]
    assert len(session.turns) == len(answered) == 15
    assert [turn.line for turn in session.turns] == sorted({turn.line for turn in session.turns})


def test_a_game_that_does_not_say_whose_turn_it_is_counts_steps_that_a_seat_answers_in() -> None:
    session, stream = Session.new(TOY, seed=1), Stream(1)
    while session.pending is not None and len(session.steps) < 4:
        session.answer(session.pending.some(stream.below))
    assert 0 < len(session.turns) < len(session.steps)


@pytest.mark.parametrize("name", shipped_ids())
def test_the_first_turn_of_a_text_bot_is_the_first(name: str) -> None:
    game = game_from(shipped(name))
    session, stream = Session.new(game, seed=1), Stream(1)
    while session.pending is not None and session.pending.id != "your.turn":
        assert session.turns == ()
        session.answer(session.pending.some(stream.below))
    assert len(session.turns) == 1
    assert session_json(session, "you")["turns"] == 1


def header(client: Client, id: str) -> str:
    return client.get(f"/game/{id}").body.decode().partition('class="where">')[2].partition("</h1>")[0]


def test_the_header_of_the_table_says_set_up_then_counts_turns(client: Client) -> None:
    id = client.begin("mosaic", seed="1")
    session, stream = client.session(id), Stream(1)
    assert session.in_setup
    assert "<b>Set-up</b>" in header(client, id)
    while session.in_setup and session.pending is not None:
        client.answer(id, session.pending.some(stream.below))
    assert "<b>Turn 1</b>" in header(client, id)
    client.answer(id, ("done",))
    while len(session.turns) < 2 and session.pending is not None:
        client.answer(id, session.pending.some(stream.below))
    assert "<b>Turn 2</b>" in header(client, id)


def test_a_round_counts_its_own_turns(client: Client) -> None:
    id = client.begin("hamlets", seed="1", tracked="true")
    session, stream = client.session(id), Stream(1)
    while session.timeline.now.round == 1 and session.pending is not None:
        client.answer(id, session.pending.some(stream.below))
    assert len(session.turns) > 1
    assert "<b>Round 2 · Turn 1</b>" in header(client, id)


def test_the_log_page_names_the_turn_of_each_step(client: Client) -> None:
    id = client.begin("hamlets", seed="1", tracked="true")
    session, stream = client.session(id), Stream(1)
    for _ in range(6):
        assert session.pending is not None
        client.answer(id, session.pending.some(stream.below))
    text = client.get(f"/game/{id}/log").body.decode()
    assert "Set-up · Step 1<" in text
    assert "Turn 2 · Step" in text


def test_a_summary_of_an_older_release_shows_no_number(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.create(golden("anunnaki", "unfinished"))
        (saved,) = store.games()
    assert saved.glance is not None
    assert going(saved, "en").about[-1] == "Turn 4"
    plain = {name: value for name, value in msgspec.to_builtins(saved.glance).items() if name not in ("turns", "setup")}
    older = msgspec.structs.replace(saved, glance=msgspec.convert(plain, Summary))
    assert older.glance is not None
    assert older.glance.moves > 4
    assert going(older, "en").about[-1] == ""


def test_a_game_in_set_up_says_so_in_the_list(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.create(Session.new(get_game("terra_mystica"), seed=1))
        (saved,) = store.games()
    assert going(saved, "de").about[-1] == Words("de").say("web-setup") == "Aufbau"
