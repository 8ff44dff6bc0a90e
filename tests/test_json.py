"""The JSON document is enough to write another front end on: a client that knows nothing else plays every game."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import visavis
from tests.conftest import Run
from tests.json_client import Client
from visavis.core import Game, Session, Stream, get_game
from visavis.testing import count
from visavis.textbot import game_from
from visavis.textbot.gallery import shipped, shipped_ids
from visavis.words import LANGUAGES, Words

PAGE = (Path(__file__).parent.parent / "docs" / "json.md").read_text("utf-8")

FEW: tuple[tuple[str, dict[str, Any]], ...] = (
    ("hamlets", {"level": "hard"}),
    ("hamlets", {"tracked": False}),
    ("sparks", {"players": 3}),
    ("mosaic", {"humans": 2}),
    ("mosaic", {"tracked": False}),
    ("tapestry", {}),
    ("anunnaki", {}),
    ("alien_artifacts", {"factions": "choose"}),
    ("terra_mystica", {"tracked": False}),
    ("terra_mystica", {"keeps": "everything"}),
    ("terra_mystica", {"keeps": "everything", "automa": False, "humans": 2}),
    ("bot.tide", {}),
    ("bot.cellar_ghost", {}),
)
RICH = ("anunnaki", "alien_artifacts", "terra_mystica")
"""Between them these games show everything that a document can have."""
MORE: tuple[tuple[str, dict[str, Any]], ...] = (
    ("hamlets", {}),
    ("sparks", {}),
    ("sparks", {"players": 4}),
    ("mosaic", {"bots": 2, "level": "expert"}),
    ("tapestry", {"tracked": False}),
    ("tapestry", {"level": 5, "plans": True, "arts": "track", "fantasies": True, "landmark_cards": True}),
    ("anunnaki", {"tracked": False}),
    ("anunnaki", {"cards": "pack", "board": "pack", "distant": True, "creatures": True}),
    ("alien_artifacts", {"players": 5}),
    ("terra_mystica", {}),
    ("terra_mystica", {"merchants": True, "promo": True, "map": "fire_ice"}),
    ("terra_mystica", {"keeps": "everything", "humans": 3, "level": "alptrauma"}),
    *((f"bot.{id}", {}) for id in shipped_ids() if id not in ("tide", "cellar_ghost")),
)
SETUPS = (*FEW, *MORE)
GAMES = count(len(SETUPS), usual=len(FEW))
"""In `make test` every game in a set-up or two, in the proof all of them."""


@cache
def game_of(id: str) -> Game:
    return game_from(shipped(id.removeprefix("bot."))) if id.startswith("bot.") else get_game(id)


class LocalTable:
    """A session behind JSON texts."""

    def __init__(self, session: Session, words: Words | None = None) -> None:
        self.session, self.words = session, words

    def look(self, seat: str, events_from: int) -> str:
        return json.dumps(visavis.session_json(self.session, seat, self.words, events_from=events_from))

    def send(self, seat: str, text: str) -> str | None:
        refusal = visavis.answer_json(self.session, seat, json.loads(text), self.words)
        return None if refusal is None else json.dumps(refusal)

    def reason(self, seat: str, text: str) -> str:
        return json.dumps(visavis.reason_json(self.session, seat, json.loads(text)))

    def price(self, seat: str, text: str) -> str:
        return json.dumps(visavis.price_json(self.session, seat, json.loads(text)))


@cache
def played(at: int) -> Client:
    """A client that has played one of the set-ups."""
    id, options = SETUPS[at]
    game = game_of(id)
    client = Client(LocalTable(Session.new(game, options, seed=at)), seed=at)
    last = client.play()
    assert last["winners"] or last["points"]
    return client


@pytest.mark.parametrize(
    "at", range(GAMES), ids=lambda at: "-".join((SETUPS[at][0], *map(str, SETUPS[at][1].values())))
)
def test_a_client_of_documents_alone_plays_a_game_to_its_end(at: int) -> None:
    client = played(at)
    assert client.refused == []
    assert client.met["possible"] > 0


def test_the_documents_of_all_games_show_all_there_is_to_show() -> None:
    """A few games are enough; notices and restored fields come from corrections, which have tests of their own."""
    met: Counter[str] = sum((played(at).met for at, (id, _) in enumerate(FEW) if id in RICH), Counter())
    expected = {
        "undone", "redo", "seat_boards", "cards", "manual_sides", "instruction", "report", "silent",
        "kind one", "kind several", "kind number", "kind forms", "guess", "criteria", "unavailable", "args",
        "composite_answers", "card_payment", "composite sent", "cards sent", "guess sent", "price costs",
        "price gains", "price note", "hints", "rows", "field option", "field number", "field text", "default",
        "taken", "possible", "reason of a verb", "reason of a value", "price with values",
    }  # fmt: skip
    assert expected - set(+met) == set()


# Answers


def test_a_stale_answer_is_refused_and_changes_nothing() -> None:
    session = Session.new(get_game("hamlets"), seed=1)
    first = visavis.session_json(session, "you")
    assert visavis.answer_json(session, "you", {"answer": ["build", "E5"], "at": first["lines"]}) is None
    before, log = visavis.session_json(session, "you"), session.save()
    documents: tuple[dict[str, Any], ...] = (
        {"answer": ["build", "E6"]}, {"undo": True}, {"redo": True}, {"answers": []}, {"cards": []},
    )  # fmt: skip
    for document in documents:
        sent = {**document, "at": first["lines"]}
        assert visavis.answer_json(session, "you", sent) == {"refusal": "answer.stale", "args": {}}
    assert (visavis.session_json(session, "you"), session.save()) == (before, log)


def test_a_refusal_has_its_options_its_reason_and_its_text() -> None:
    game = get_game("hamlets")
    session = Session.new(game, seed=1)
    lines = len(session.lines)
    refused = visavis.answer_json(session, "you", {"answer": ["fly"], "at": lines}, Words("en", game))
    assert refused is not None
    assert (refused["refusal"], refused["args"], refused["options"]) == ("option.not", {"given": "fly"}, ["build"])
    assert "fly" in str(refused["text"])
    reasons = {
        visavis.reason_json(session, "you", {"verb": "build", "field": "space", "value": cell.name})["reason"]
        for panel in game.ui.panels(session.seen_by("you").view)
        for cell in getattr(panel, "cells", ())
    }
    assert len(reasons) > 1
    assert lines == len(session.lines)


def test_only_the_seat_that_is_asked_answers() -> None:
    session = Session.new(get_game("sparks"), seed=1)
    assert session.pending is not None
    asked = session.pending.seat
    other = next(seat for seat in session.header.seats if seat != asked)
    question: Any = visavis.session_json(session, asked)["question"]
    answer = [question["forms"][0]["verb"], *(field["options"][0] for field in question["forms"][0]["fields"])]
    log, lines = session.save(), len(session.lines)
    refused = visavis.answer_json(session, other, {"answer": answer, "at": lines})
    assert refused == {"refusal": "answer.seat", "args": {"given": other, "seat": asked}}
    assert visavis.answer_json(session, "nobody", {"undo": True, "at": lines}).keys() >= {"refusal", "options"}
    assert visavis.reason_json(session, other, {"answer": answer})["refusal"] == "answer.stale"
    assert session.save() == log
    assert visavis.answer_json(session, asked, {"answer": answer, "at": lines}) is None


def test_only_composite_answers_and_cards_that_are_offered_are_taken() -> None:
    session = Session.new(get_game("hamlets"), seed=1)
    log, lines = session.save(), len(session.lines)
    two = [["build", "E5"], ["build", "E6"]]
    documents: tuple[dict[str, Any], ...] = ({"answers": two}, {"cards": []})
    refused = [visavis.answer_json(session, "you", {**document, "at": lines}) for document in documents]
    assert [one and one["refusal"] for one in refused] == ["way.gone", "tapped.cards"]
    assert session.save() == log


def test_points_that_a_person_counts_can_be_entered() -> None:
    session = Session.new(get_game("terra_mystica"), {"tracked": False}, seed=1)
    sides: Any = visavis.session_json(session, "you")["manual_sides"]
    side = sides[0]
    sent = {"enter": {"side": side, "points": 31}, "at": len(session.lines)}
    assert visavis.answer_json(session, side, sent) is None
    assert visavis.session_json(session, side)["points"][side] == 31  # type: ignore[index]
    wrong = {"enter": {"side": "her", "points": 1}, "at": len(session.lines)}
    assert (visavis.answer_json(session, side, wrong) or {})["refusal"] == "enter.side"


def test_a_paused_computer_player_goes_on() -> None:
    session = Session.new(get_game("sparks"), seed=4, seats={"p2": "random"})
    assert session.pending is not None
    session.answer(session.pending.some(Stream(1).below))
    rows = session.save().splitlines(keepends=True)
    paused = next(
        opened
        for end in range(2, len(rows))
        if (opened := Session.load("".join(rows[:end]))).pending is None and not opened.over
    )
    document = visavis.session_json(paused, "p1")
    assert (document["paused"], document["waiting_for"], document["question"]) == ("p2", "p2", None)
    refused = visavis.answer_json(paused, "p1", {"answer": 1, "at": len(paused.lines)})
    assert (refused or {})["refusal"] == "game.resting"
    assert visavis.answer_json(paused, "p1", {"go_on": True, "at": len(paused.lines)}) is None
    assert visavis.session_json(paused, "p1")["paused"] is None


def test_a_correction_is_told_with_what_it_changed() -> None:
    game = get_game("hamlets")
    session = Session.new(game, seed=1)
    session.answer("build E5")
    session.correct({"yours": ["E6"]})
    words = Words("en", game)
    session.undo()
    document: Any = visavis.session_json(session, "you", words)
    assert [one["field"] for one in document["restored"]] == ["yours"]
    assert document["restored"][0]["now"] == ["E5"]


def test_a_game_of_newer_rules_is_read_only() -> None:
    session = Session.new(get_game("hamlets"), seed=1)
    header, *rows = session.save().splitlines(keepends=True)
    newer = re.sub(r'"rules":"[^"]*"', '"rules":"99"', header)
    opened = Session.load("".join((newer, *rows)))
    document: Any = visavis.session_json(opened, "you", Words("de", opened.game))
    assert document["read_only"]
    assert [(notice["id"], bool(notice["text"])) for notice in document["notices"]] == [("rules.newer", True)]
    refused = visavis.answer_json(opened, "you", {"undo": True, "at": document["lines"]})
    assert (refused or {})["refusal"] == "game.looking"


# Bad documents


def _values() -> st.SearchStrategy[object]:
    scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.just("x" * 500)
    deep = st.recursive(
        scalars, lambda one: st.lists(one, max_size=4) | st.dictionaries(st.text(max_size=6), one, max_size=3)
    )
    return deep | st.sampled_from((["build", "E5"], ["build", "A1"], ["build", True], "\ud800", [["build", "E5"]]))


KEYS = ("answer", "answers", "cards", "undo", "redo", "go_on", "enter", "at", "verb", "field", "value", "values")
DOCUMENTS = _values() | st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=5), _values() | st.just(2), max_size=4)
CALLS: tuple[Callable[..., Any], ...] = (visavis.answer_json, visavis.reason_json, visavis.price_json)


@settings(max_examples=count(2000, usual=60), deadline=None)
@given(DOCUMENTS, st.booleans())
def test_a_bad_document_is_refused_with_an_id_and_never_raises(document: object, spoken: bool) -> None:
    game = get_game("hamlets")
    session = Session.new(game, seed=1)
    words = Words("en", game, strict=True) if spoken else None
    for call in CALLS:
        log = session.save()
        found = call(session, "you", document, words)
        json.dumps(found)
        if found is None:
            assert call is visavis.answer_json
            assert session.save() != log or document == {"go_on": True, "at": len(session.lines)}
            continue
        assert session.save() == log
        assert {"refusal", "possible", "price"} & set(found)


# What a seat may see


def texts(value: object) -> Iterator[str]:
    """Every text in a document, keys too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, one in value.items():
            yield key
            yield from texts(one)
    elif isinstance(value, list):
        for one in value:
            yield from texts(one)


def cards_of(document: dict[str, Any]) -> set[str]:
    """The cards of all rows that a document shows face up."""
    return {card for panel in document["panels"] for card in panel.get("cards", ()) if card}


@pytest.mark.parametrize("id", ["sparks", "alien_artifacts"])
@pytest.mark.parametrize("seed", range(count(10, usual=1)))
def test_nothing_hidden_is_in_the_document_of_another_seat(id: str, seed: int) -> None:
    session = Session.new(game_of(id), {"players": 3}, seed=seed)
    client, checked = Client(LocalTable(session), seed), 0
    for step in range(120):
        document = client.look()
        if document["over"]:
            break
        if step % 6 == 0:
            seen = {seat: json.loads(client.remote.look(seat, 0)) for seat in (*client.seats, "table")}
            for seat in client.seats:
                secret = cards_of(seen[seat]) - cards_of(seen["table"])
                for other in seen.keys() - {seat}:
                    # What one has shown to another is in the rows of both.
                    mine = secret - cards_of(seen[other])
                    leaked = mine & (set(texts(seen[other]["cards"])) | set(texts(seen[other]["question"])))
                    assert leaked == set()
                    assert seen[other]["question"] is None or seen[other]["question"]["seat"] == other
                    checked += len(mine)
        client.act(document)
    assert checked > 50
    assert client.refused == []


@pytest.mark.parametrize("id", ["sparks", "alien_artifacts"])
def test_the_document_depends_on_nothing_but_what_the_seat_sees(id: str) -> None:
    """The hidden cards are dealt differently, as another seat may well hold them: the document stays the same."""
    game = game_of(id)
    assert game.imagine is not None
    session = Session.new(game, {"players": 3}, seed=5)
    stream = Stream(9)
    for _ in range(20):
        assert session.pending is not None
        session.answer(session.pending.some(stream.below))
    differ = 0
    for seat in session.header.seats:
        before = visavis.session_json(session, seat)
        state = session.timeline.now
        session.timeline.now = game.imagine(game.view(state, seat), stream)
        differ += session.timeline.now.to_plain() != state.to_plain()
        again = visavis.session_json(session, seat)
        session.timeline.now = state
        for key in ("panels", "seat_boards", "cards", "events", "undone", "points"):
            assert again[key] == before[key], key
    assert differ


# The form of the document


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_words_everything_has_its_text(language: str) -> None:
    game = get_game("terra_mystica")
    session = Session.new(game, {"keeps": "everything"}, seed=2)
    words, stream = Words(language, game, session.pack, strict=True), Stream(3)
    met: Counter[str] = Counter()
    while session.pending is not None and len(session.lines) < 300:
        plain: Any = visavis.session_json(session, "you")
        spoken: Any = visavis.session_json(session, "you", words)
        assert _without_texts(spoken) == plain
        assert all(event["text"] for event in spoken["events"] if event["kind"] != "silent")
        question = spoken["question"]
        met["question"] += bool(question["text"])
        met["names"] += bool(spoken["names"])
        for form in question.get("forms", ()):
            assert form["text"]
            met["hint"] += any(hint["text"] for hint in form["hints"].values())
        met["reason"] += any(shut["text"] for shut in question.get("unavailable", ()))
        session.answer(session.pending.some(stream.below))
    assert min(met[key] for key in ("question", "names", "hint", "reason")) > 0


def _without_texts(value: Any) -> Any:
    if isinstance(value, dict):
        return {
            key: _without_texts(one) for key, one in value.items() if key not in ("text", "short", "about", "names")
        }
    return [_without_texts(one) for one in value] if isinstance(value, list) else value


def test_the_form_of_1_0_keeps_its_keys() -> None:
    game = get_game("terra_mystica")
    session, stream = Session.new(game, {"tracked": False}, seed=2), Stream(3)
    words, kinds = Words("en", game, session.pack), set()
    while session.pending is not None:
        plain: Any = visavis.plain_session(session, "you", words)
        document: Any = visavis.session_json(session, "you", words)
        question, asked = plain["question"], document["question"]
        assert [key for key in document if key != "question" and plain[key] != document[key]] == []
        assert [key for key in asked if key not in ("forms", "criteria") and question[key] != asked[key]] == []
        kinds.add(question["kind"])
        assert question["says"] == question["text"]
        for key, former in (("min", "least"), ("max", "most")):
            assert question.get(key) == question.get(former)
        for field in (field for form in question.get("forms", ()) for field in form["fields"]):
            assert field.get("max") == field.get("most")
        assert plain["board"] == plain["panels"]
        assert [one["do"] for one in plain["effects"]] == [one["effect"] for one in plain["events"]]
        session.answer(session.pending.some(stream.below))
    assert kinds >= {"one", "number", "forms"}


def test_the_command_shows_the_same_document(run: Run, tmp_path: Path) -> None:
    game = get_game("hamlets")
    session = Session.new(game, seed=1)
    file = tmp_path / "game.jsonl"
    file.write_text(session.save(), "utf-8")
    shown = json.loads(run("show", str(file), "--json", lang="en").out)
    assert shown["schema"] == "visavis.table/1"
    assert shown == json.loads(
        json.dumps(visavis.plain_session(Session.load(session.save()), "you", Words("en", game)))
    )


KEY = re.compile(r"^\| `(\w+)`", re.MULTILINE)


def documented(title: str) -> set[str]:
    """The keys that a section of the page describes."""
    section = PAGE.split(f"## {title}\n", 1)[1].split("\n## ", 1)[0]
    return set(KEY.findall(section))


def test_the_page_describes_every_key_of_the_document() -> None:
    game = get_game("hamlets")
    document = visavis.session_json(Session.new(game), "you", Words("en", game))
    assert json.loads(json.dumps(document)) == document
    assert documented("The document") == set(document)


def test_the_page_describes_every_key_of_questions_forms_and_fields() -> None:
    found: set[str] = set()
    for id, options in (("terra_mystica", {"keeps": "everything"}), ("anunnaki", {}), ("alien_artifacts", {})):
        session, stream = Session.new(game_of(id), options, seed=2), Stream(3)
        words = Words("en", session.game, session.pack)
        for _ in range(60):
            if session.pending is None:
                break
            question: Any = visavis.session_json(session, session.pending.seat, words)["question"]
            found |= question.keys()
            for form in question.get("forms", ()):
                found |= form.keys() | {key for field in form["fields"] for key in field}
            for part in ("unavailable", "composite_answers", "criteria"):
                found |= {key for one in question.get(part, ()) for key in one}
            found |= question.get("card_payment", {}).keys()
            session.answer(session.pending.some(stream.below))
    assert found - documented("The question") == set()
