"""Live events: everybody at a table is told at once, nobody else is, and nothing is told of the game."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.listening import Listener
from tests.web.serving import Running, running
from tests.web.test_friends_at_home import Guest
from tests.web.worlds import answer_to
from visavis.core.saves.tables import GameTable
from visavis.web.presence import AWAY
from visavis.web.server import connections, streams


class LiveTable:
    """A table on a real server, whose people listen."""

    def __init__(self, server: Running, people: int = 3, game: str = "alien_artifacts") -> None:
        self.server = server
        self.host = Guest(server).get(f"/new/{game}?with=friends")
        self.host.post(f"/new/{game}", **{"with": "friends", "name": "Anna", "o.players": str(people)})
        self.id = self.host.path.split("/")[2]
        self.url = f"/game/{self.id}"
        self.people = {"p1": self.host}
        for n, name in enumerate(("Ben", "Cleo", "Dora", "Emil")[: people - 1], 2):
            guest = self.people[f"p{n}"] = Guest(server).get(f"/t/{self.table.invite}")
            guest.post(f"/t/{self.table.invite}", seat=f"p{n}", name=name)
            assert guest.status == 200

    @property
    def table(self) -> GameTable:
        table = self.server.app.table_of(self.id)
        assert table is not None
        return table

    @property
    def moment(self) -> str:
        return self.server.app.pulse(self.id).moment

    @property
    def asked(self) -> str:
        with self.server.app.desk.at(self.id) as game:
            return str(game.session.pending.seat)

    def begin(self) -> LiveTable:
        assert self.host.get(f"{self.url}/people").post(f"{self.url}/people/begin").status == 200
        return self

    def tap(self) -> Guest:
        """The answer of whoever is asked."""
        with self.server.app.desk.at(self.id) as game:
            asked, value, stamp = game.session.pending.seat, json.dumps(answer_to(game.session)), game.stamp
        guest = self.people[asked]
        assert guest.get(self.url).post(f"{self.url}/answer", at=stamp, answer=value).status == 200, guest.body
        return guest


@pytest.fixture(autouse=True)
def threads_end() -> Iterator[None]:
    before = set(threading.enumerate())
    yield
    for thread in set(threading.enumerate()) - before:
        thread.join(5)


@pytest.fixture
def table(tmp_path: Path) -> Iterator[LiveTable]:
    with running(tmp_path) as server:
        yield LiveTable(server)


def test_everybody_is_told_at_once_and_the_page_shows_that_moment(table: LiveTable) -> None:
    table.begin()
    listeners = [Listener(guest, table.id) for guest in table.people.values()]
    for listener in listeners:
        assert listener.kind == "text/event-stream; charset=utf-8"
        # The first event closes the gap between a page and its stream.
        assert listener.wait(lambda one: one.all("at")).all("at") == [table.moment]
    for _ in range(3):
        table.tap()
        for listener in listeners:
            listener.wait(lambda one: one.all("at")[-1] == table.moment)
    for listener, guest in zip(listeners, table.people.values(), strict=True):
        assert len(listener.all("at")) == 4
        assert f'data-at="{table.moment}"' in guest.get(table.url).body
        assert guest.get(f"{table.url}/at").body == table.moment
    # Nothing of the game is in an event.
    assert {name for listener in listeners for name, _, _ in listener.events} == {"at", "people"}


def test_who_comes_again_is_told_what_was_missed(table: LiveTable) -> None:
    table.begin()
    ben = table.people["p2"]
    listener = Listener(ben, table.id).wait(lambda one: one.all("at"))
    before = listener.all("at")[-1]
    listener.close()
    for _ in range(2):
        table.tap()
    again = Listener(ben, table.id, last=before).wait(lambda one: one.all("at"))
    assert again.all("at") == [table.moment] != [before]
    assert again.events[0][0] == "at"


def test_the_waiting_room_hears_who_sits_down_and_that_it_begins(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = LiveTable(server, 2)
        ben = Listener(table.people["p2"], table.id).wait(lambda one: one.all("people"))
        shown = ben.all("people")[-1]
        assert shown in table.people["p2"].get(table.url).body
        table.begin()
        ben.wait(lambda one: one.all("people")[-1] != shown)
        assert 'data-at="people-' not in table.people["p2"].get(table.url).body


def test_a_stranger_hears_nothing_and_who_leaves_hears_no_more(table: LiveTable) -> None:
    table.begin()
    stranger = Guest(table.server).get("/")
    assert Listener(stranger, table.id).status == 404
    seat = next(seat for seat in ("p2", "p3") if seat != table.asked)
    ben = table.people[seat]
    listener = Listener(ben, table.id).wait(lambda one: one.all("at"))
    ben.get(f"{table.url}/people").post(f"{table.url}/people/leave", seat=seat)
    listener.wait(lambda one: one.ended)
    assert listener.all("bye") == ["moved"]
    heard = listener.all("at")
    table.tap()
    assert listener.all("at") == heard


def test_a_table_that_is_closed_says_so(table: LiveTable) -> None:
    table.begin()
    listener = Listener(table.people["p3"], table.id).wait(lambda one: one.all("at"))
    table.host.get(f"{table.url}/people").post(f"{table.url}/delete")
    listener.wait(lambda one: one.ended)
    assert listener.all("bye") == ["closed"]


def test_a_game_without_a_table_has_no_events(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        guest = Guest(server).get("/new/hamlets")
        guest.post("/new/hamlets")
        assert Listener(guest, guest.path.split("/")[2]).status == 204
        assert "data-live" not in guest.body


def test_streams_are_limited_and_the_newest_of_a_phone_counts(
    table: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.begin()
    ben = table.people["p2"]
    some = [Listener(ben, table.id).wait(lambda one: one.all("at")) for _ in range(streams.BY_DEVICE + 1)]
    some[0].wait(lambda one: one.ended)
    assert some[0].all("bye") == ["full"]
    assert not any(one.ended for one in some[1:])
    monkeypatch.setattr(connections, "MOST_CONNECTIONS", 6)
    full = Listener(table.people["p3"], table.id).wait(lambda one: one.ended)
    assert full.all("bye") == ["full"]
    # Looking goes on.
    assert table.people["p3"].get(f"{table.url}/at").body == table.moment


def test_a_device_that_goes_is_away_after_a_minute_and_all_are_told(
    table: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.begin()
    presence = table.server.app.presence
    clock, monotonic = [0.0], presence._clock
    monkeypatch.setattr(presence, "_clock", lambda: monotonic() + clock[0])
    monkeypatch.setattr(streams, "SWEEP", 0.05)
    anna = Listener(table.host, table.id)
    cleo = Listener(table.people["p3"], table.id).wait(lambda one: one.all("at"))
    table.people["p2"].get(table.url)
    anna.wait(lambda one: one.all("people"))
    cleo.close()
    anna.wait(lambda one: table.table.seat("p3").device not in presence._open)
    clock[0] = AWAY + 1
    anna.wait(lambda one: one.all("people")[-1].endswith("-100"))
    table.people["p2"].get(table.url)
    anna.wait(lambda one: one.all("people")[-1].endswith("-110"))
    assert len(anna.all("at")) == 1


def test_the_end_of_the_server_does_not_wait_for_streams(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = LiveTable(server).begin()
        listeners = [Listener(guest, table.id).wait(lambda one: one.all("at")) for guest in table.people.values()]
        began = time.monotonic()
    assert time.monotonic() - began < 1.5
    for listener in listeners:
        listener.wait(lambda one: one.ended)
        # Without a goodbye: the browser comes again when there is a server.
        assert listener.all("bye") == []
