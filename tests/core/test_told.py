"""While cards are hidden a game is told as the own seat sees it; afterwards it is free."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.conftest import Run
from visavis.core import Session, Stream, get_game
from visavis.core.play.redaction import redacted_log, redaction_seat
from visavis.store import Store
from visavis.web.view import share_link


def running() -> Session:
    session = Session.new(get_game("sparks"), seed=4, seats={"p2": "random"})
    for _ in range(3):
        session.answer(session.pending.some(Stream(1).below))
    assert session.secret
    return session


def finished() -> Session:
    return Session.new(get_game("sparks"), seed=4, seats={"p1": "random", "p2": "random"})


def test_it_has_no_seed_no_draw_no_answer_of_others_and_no_hidden_card() -> None:
    session = running()
    rows = [json.loads(row) for row in redacted_log(session, redaction_seat(session)).splitlines()]
    assert rows[0]["seen_by"] == "p1"
    assert "seed" not in rows[0]
    assert not [row for row in rows if "draw" in row or row.get("by", "p1") != "p1"]
    seen = [json.loads(row) for row in map(_plain, session.seen_by("p1").events)]
    assert [row for row in rows if "do" in row] == seen
    assert redacted_log(session, "p1") != redacted_log(session, "p2")


def _plain(event) -> str:
    from visavis.core.play.log import write_line

    return write_line(event.effect)


def test_share_and_report_give_what_the_own_seat_sees_and_a_finished_game_is_free() -> None:
    session = running()
    assert share_link.share_view(session, "http://here").why == "hidden"
    assert share_link.file_of(session, "p1") == (redacted_log(session, "p1").encode(), "seen.jsonl")
    assert b"position.json" not in share_link.report(session, "p1")
    over = finished()
    assert share_link.file_of(over, "p1") == (over.save().encode(), "jsonl")
    assert b"position.json" in share_link.report(over, "p1")


@pytest.mark.parametrize("lang", ["de", "en"])
def test_in_the_terminal_too(run: Run, tmp_path: Path, lang: str) -> None:
    with Store.open() as store, store.create(running()) as saved:
        id, text = saved.id, saved.session.save()
    ran = run("saves", "export", id, lang=lang)
    assert "visavis_seen" in ran.out
    assert "--whole" in ran.err
    assert run("saves", "export", id, "--whole", lang=lang).out == text
    refused = run("show", id, "--as", "p2", lang=lang)
    assert refused.code == 2
    assert "p1" in refused.err
    assert run("show", id, "--as", "p1", lang=lang).code == 0
