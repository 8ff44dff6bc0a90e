"""Taking back at a table: one's own last entry alone, anything else if everybody who is here agrees."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from tests.web.test_friends import Phone, Table
from tests.web.worlds import answer_to
from visavis.core import Effect
from visavis.store import Store
from visavis.web import taking_back
from visavis.web.presence import AWAY
from visavis.web.routes import App


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with Store.open(tmp_path) as store:
        app = App(store)
        yield app
        app.close()


def tap(table: Table, times: int = 1) -> str:
    """So many answers of whoever is asked; the seat of the last one. Nobody looks in between."""
    seat = ""
    for _ in range(times):
        asked = table.session.pending
        assert asked is not None
        seat = asked.seat
        form = {"at": table.stamp, "answer": json.dumps(answer_to(table.session))}
        assert table.app.handle(table.phones[seat].request("POST", table.url + "/answer", form)).status == 303
    return seat


def until_another_is_asked(table: Table) -> tuple[Phone, list[Phone]]:
    """Play until somebody else is asked than who answered last: who that was, and the others."""
    tap(table, 3)
    for _ in range(40):
        last = tap(table)
        if table.session.pending.seat != last:
            return table.phones[last], [phone for seat, phone in table.phones.items() if seat != last]
    raise AssertionError


def test_the_own_last_entry_is_taken_back_alone_and_nobody_elses(app: App) -> None:
    table = Table(app, "terra_mystica", 3, **{"o.automa": "no"}).begin()
    for phone in table.phones.values():
        phone.get(table.url)
    tap(table, 2)
    before = table.session.save()
    last = tap(table)
    for seat, phone in table.phones.items():
        if seat != last:
            assert phone.post(table.url + "/undo", at=table.stamp).status == 403
    assert table.phones[last].post(table.url + "/undo", at=table.stamp).status == 200
    assert table.session.save() == before
    # Only who took it back restores it.
    other = next(seat for seat in table.phones if seat != last)
    assert table.phones[other].post(table.url + "/redo", at=table.stamp).status == 403
    assert table.phones[last].post(table.url + "/redo", at=table.stamp).status == 200


def test_all_who_are_here_agree_and_the_game_goes_back_past_hidden_cards(app: App) -> None:
    table = Table(app, "alien_artifacts", 3).begin()
    asking, others = until_another_is_asked(table)
    stamp, lines = table.stamp, len(table.session.lines)
    seat = table.table.seats_of(asking.device)[0]
    last = table.session.history.last_act_of((seat,))
    for phone in (asking, *others):
        phone.get(table.url)
    shown = asking.get(table.url + "/ask")
    assert shown.status == 200
    assert asking.post(table.url + "/ask", at=stamp).status == 200
    assert "You asked" in asking.text
    # Nothing has gone back yet; who asked cannot agree for the others.
    asking.post(table.url + "/agree", at=stamp)
    assert len(table.session.lines) == lines
    others[0].get(table.url)
    assert f"{asking.name} asks" in others[0].text
    assert others[0].post(table.url + "/agree", at=stamp).status == 200
    assert len(table.session.lines) == lines
    assert others[1].post(table.url + "/agree", at=stamp).status == 200
    session = table.session
    assert len(session.lines) <= last
    assert session.pending.seat == seat
    assert "everyone agreed" in table.host.get(table.url + "/people").body.decode()
    assert session.check() is None
    # What was drawn comes again as it was.
    assert app.shelf.export(table.id) == session.save()


def test_a_request_says_who_has_seen_what_and_no_card_of_others(app: App) -> None:
    table = Table(app, "alien_artifacts", 3).begin()
    asking, others = until_another_is_asked(table)
    tap(table, 4)
    for phone in (asking, *others):
        phone.get(table.url)
    session = table.session
    seat = table.table.seats_of(asking.device)[0]
    line = session.history.last_act_of((seat,))
    hidden = {
        other: sum(
            isinstance(one, Effect) and one.seen_by("table") != one and one.seen_by(other) == one
            for one in session.lines[line:]
        )
        for other in session.header.seats
    }
    since = taking_back.since(session, line, "p1")
    assert dict(since.hidden) == {other: count for other, count in hidden.items() if count}
    asking.post(table.url + "/ask", at=table.stamp)
    for phone in others:
        phone.get(table.url)
        own = table.table.seats_of(phone.device)[0]
        for other, count in hidden.items():
            if count and other != own:
                name = table.table.seat(other).name
                assert f"{name} has seen" in phone.text, phone.text
    if not any(hidden.values()):
        assert "Nobody has seen anything hidden" in others[0].text


def test_one_no_ends_it_and_after_three_a_seat_asks_no_more(app: App) -> None:
    table = Table(app, "alien_artifacts", 3).begin()
    asking, others = until_another_is_asked(table)
    lines = len(table.session.lines)
    for phone in (asking, *others):
        phone.get(table.url)
    for _ in range(taking_back.MOST_REFUSED):
        assert asking.post(table.url + "/ask", at=table.stamp).status == 200
        # While one waits nobody asks anything else.
        assert others[1].post(table.url + "/ask", at=table.stamp).status == 422
        assert others[0].post(table.url + "/refuse", at=table.stamp).status == 200
        assert others[1].post(table.url + "/agree", at=table.stamp).status == 422
    assert asking.post(table.url + "/ask", at=table.stamp).status == 422
    assert "in vain" in asking.text
    assert len(table.session.lines) == lines
    # Withdrawing the own one is no refusal.
    assert others[0].post(table.url + "/ask", at=table.stamp).status in (200, 422)
    others[0].post(table.url + "/refuse", at=table.stamp)
    assert table.table.refused == {table.table.seats_of(asking.device)[0]: 3}


def test_any_answer_ends_a_request_and_so_does_a_minute(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(app, "alien_artifacts", 3).begin()
    asking, others = until_another_is_asked(table)
    for phone in (asking, *others):
        phone.get(table.url)
    asking.post(table.url + "/ask", at=table.stamp)
    stale = table.stamp
    tap(table)
    assert others[0].post(table.url + "/agree", at=stale).status == 409
    assert others[0].post(table.url + "/agree", at=table.stamp).status == 422
    assert "You asked" not in asking.get(table.url).body.decode()
    asking.post(table.url + "/ask", at=table.stamp)
    assert "You asked" in asking.text
    # A clock that jumps ends it, and nothing else.
    now = taking_back.now()
    monkeypatch.setattr(taking_back, "now", lambda: now + timedelta(seconds=61))
    lines = len(table.session.lines)
    assert others[0].post(table.url + "/agree", at=table.stamp).status == 422
    assert len(table.session.lines) == lines


def test_who_is_away_is_not_asked_and_nobody_here_means_no(app: App) -> None:
    table = Table(app, "alien_artifacts", 3).begin()
    asking, others = until_another_is_asked(table)
    clock = app.presence._clock
    app.presence._clock = lambda: clock() + AWAY + 1
    asking.get(table.url)
    assert asking.post(table.url + "/ask", at=table.stamp).status == 422
    assert "Nobody who could agree" in asking.text
    others[0].get(table.url)
    assert asking.post(table.url + "/ask", at=table.stamp).status == 200
    lines = len(table.session.lines)
    assert others[0].post(table.url + "/agree", at=table.stamp).status == 200
    assert len(table.session.lines) < lines


def test_the_host_can_switch_requests_off_and_strangers_have_no_say(app: App) -> None:
    table = Table(app, "alien_artifacts", 3).begin()
    asking, others = until_another_is_asked(table)
    for phone in (asking, *others):
        phone.get(table.url)
    stranger = Phone(app, "Mallory")
    for path in ("/ask", "/agree", "/refuse"):
        assert stranger.post(table.url + path, at=table.stamp).status == 404
    screen = Phone(app, "TV")
    screen.post(f"/t/{table.table.screen}")
    assert screen.post(table.url + "/ask", at=table.stamp).status == 403
    table.host.post(table.url + "/people/asking", allowed="no")
    assert asking.post(table.url + "/ask", at=table.stamp).status == 422
    assert table.phones["p2"].post(table.url + "/people/asking", allowed="yes").status == 403


def test_a_computers_seat_always_agrees(app: App) -> None:
    table = Table(app, "alien_artifacts", 2).begin()
    tap(table, 4)
    ben = table.phones["p2"]
    table.host.post(table.url + "/people/pause", paused="yes")
    ben.post(table.url + "/people/computer", seat="p2", player="greedy")
    table.host.get(table.url)
    line = table.session.history.last_act_of(("p1",))
    assert line is not None
    assert table.host.post(table.url + "/ask", at=table.stamp).status == 200
    assert len(table.session.lines) <= line
