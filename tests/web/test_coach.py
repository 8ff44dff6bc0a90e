"""Hints and reviews on the page: on demand only, for the own seat only, in slices, with a stop."""

from __future__ import annotations

import re

import pytest

from tests.games.terra_mystica.test_30_coach import in_the_middle, short
from tests.web.client import Client
from tests.web.test_friends import Table
from visavis.core import Session
from visavis.games.terra_mystica import GAME
from visavis.web.routes import App


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few moments and few moves: each takes a while."""
    monkeypatch.setattr("visavis.core.play.review._PER_ROUND", 1)
    monkeypatch.setattr("visavis.core.play.review._THOROUGH", 1)


def opened(client: Client, session: Session) -> str:
    """The id of a copy of a game."""
    copy = Session.load(session.save(), GAME)
    copy.go_on()
    return client.app.desk.put(client.app.shelf.create(copy))


def test_a_hint_comes_on_demand_only(client: Client) -> None:
    id = opened(client, in_the_middle())
    table = client.get(f"/game/{id}?now=you").body.decode()
    assert f"/game/{id}/hint" in table
    assert "Also possible" not in table
    page = client.get(f"/game/{id}/hint").body.decode()
    assert page.count("Also possible") == 2
    assert re.search(r"points? less|just as good", page)
    assert "with quick moves for everyone" in page


def test_a_review_goes_on_in_slices_and_can_be_stopped(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("visavis.web.pages.coach._SLICE", 0)
    id = opened(client, short())
    page = client.get(f"/game/{id}/coach?seat=friend").body.decode()
    assert "<progress" in page
    assert "data-go-on" in page
    first = client.post(f"/game/{id}/coach", seat="friend").body.decode()
    assert ": 1 of " in first
    stopped = client.get(f"/game/{id}/coach?stop=1&seat=friend").body.decode()
    assert "Stopped after 1 of " in stopped
    assert "<progress" not in stopped
    monkeypatch.setattr("visavis.web.pages.coach._SLICE", 600)
    whole = client.post(f"/game/{id}/coach", seat="friend").body.decode()
    assert "<progress" not in whole
    assert "Expected points" in whole
    assert re.search(r"What cost most|No move clearly cost points", whole)


def test_friends_at_a_table_get_a_hint_for_their_own_seat_and_a_review_after_the_end(app: App) -> None:
    table = Table(app, "terra_mystica", 2, **{"o.automa": "no"})
    table.begin()
    asked = table.session.pending.seat
    (other,) = (phone for seat, phone in table.phones.items() if seat != asked)
    other.get(f"{table.url}/hint")
    assert other.last.status == 403
    other.get(f"{table.url}/coach")
    assert "after the end" in other.text


def test_a_game_without_a_coach_has_neither(client: Client) -> None:
    client.post("/new/hamlets")
    id = client.path.split("/")[2]
    assert "/coach" not in client.get(f"/game/{id}").body.decode()
    assert client.get(f"/game/{id}/coach").status == 422
    assert client.get(f"/game/{id}/hint").status == 422
