"""A computer player that thinks for ever holds up nobody, and can always be stopped."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from tests import bomb_bots
from tests.web import for_ever
from tests.web.client import Client
from tests.web.for_ever import ForEver
from tests.web.serving import Http, Process, running
from visavis.core import Session, get_game
from visavis.core.budget import Stopped, checkpoint
from visavis.core.play.log import Answer
from visavis.store import Store
from visavis.web import open_games
from visavis.web.open_games import OpenGame, Thinking
from visavis.web.routes import App, Response
from visavis.web.server import lanes
from visavis.web.server.lanes import lane_of
from visavis.words import DEFAULT_LANGUAGE, Words

SECOND = 1.0
WITHIN = 10.0
"""As long as a test waits for what comes in a moment."""
BUSY_MACHINE = 1.0
"""Seconds that a process may take longer to end because others compute."""
PLAY = '["play","b3"]'


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    with for_ever.registered():
        yield


@pytest.fixture
def slow(app: App) -> str:
    """A game whose computer thinks for ever after the first answer."""
    return app.desk.put(app.shelf.create(for_ever.session()))


@pytest.fixture
def other(app: App) -> str:
    """A usual game."""
    return app.desk.put(app.shelf.create(Session.new(get_game("hamlets"), seed=1)))


@contextmanager
def thinking(client: Client, id: str) -> Iterator[Future[Response]]:
    """The person has answered, and the computer thinks; it is stopped at the end."""
    stamp = client.stamp(id)
    ForEver.begun.clear()
    with ThreadPoolExecutor(1) as pool:
        answer = pool.submit(Client(client.app).post, f"/game/{id}/answer", answer=PLAY, at=stamp)
        try:
            assert ForEver.begun.wait(WITHIN)
            yield answer
        finally:
            while not answer.done():
                client.app.desk.stop(id)
                with suppress(TimeoutError):
                    answer.result(0.05)


def test_stop_keeps_the_answer_and_offers_to_go_on(client: Client, slow: str) -> None:
    with thinking(client, slow) as answer:
        begun = time.monotonic()
        stopped = client.app.handle(_post(f"/game/{slow}/stop"))
        assert (stopped.status, stopped.headers["Location"]) == (303, f"/game/{slow}")
        page = answer.result(WITHIN)
        assert time.monotonic() - begun < SECOND
    say = Words("en").say
    assert page.status == 200
    assert say("web-go-on") in page.body.decode()
    session = client.session(slow)
    assert session.paused_seat == "p2"
    assert [line.by for line in session.lines if isinstance(line, Answer)] == ["p1"]
    assert client.undo(slow).status == 200
    assert client.session(slow).pending is not None


def _post(path: str, **form: str) -> Any:
    from visavis.web.http import Request

    return Request(method="POST", path=path, form={name: (value,) for name, value in form.items()})


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_page_of_a_game_that_thinks_says_so_and_offers_to_stop(
    client: Client, slow: str, other: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_games, "PATIENCE", 0.1)
    looking = Client(client.app, language)
    words = Words(language, get_game("sparks")).read_by({"p1": "person", "p2": "for_ever"})
    with thinking(client, slow):
        begun = time.monotonic()
        page = looking.get(f"/game/{slow}")
        assert time.monotonic() - begun < 2 * SECOND
        assert page.status == 202
        text = page.body.decode()
        assert words.say("web-thinks-name", name=words.seat("p2")) in text
        assert words.say("web-stop") in text
        assert words.say("web-look-again") in text
        assert f'content="2; url=/game/{slow}"' in text
        assert any(form["action"] == f"/game/{slow}/stop" for form in looking.page.forms)
        assert f"/game/{slow}" in looking.page.links
        # A change is not made, and says so too.
        assert looking.post(f"/game/{slow}/undo", at="").status == 409
        # A device that polls learns who thinks, at once.
        at = looking.get(f"/game/{slow}/at")
        assert (at.status, at.body.decode()) == (202, words.say("web-thinks-name", name=words.seat("p2")))
        # Hidden cards are not given away meanwhile.
        assert looking.get(f"/game/{slow}/export").status == 202
        assert looking.get(f"/game/{other}").status == 200
    assert looking.get(f"/game/{slow}").status == 200


def test_delete_stops_the_thought(client: Client, slow: str, other: str) -> None:
    with thinking(client, slow):
        begun = time.monotonic()
        assert client.post(f"/game/{slow}/delete").status == 200
        assert time.monotonic() - begun < SECOND
        assert client.get(f"/game/{other}").status == 200
    assert client.get(f"/game/{slow}").status == 404
    assert client.post(f"/game/{slow}/restore").status == 200
    session = client.session(slow)
    assert (session.paused_seat, session.pending) == ("p2", None)


def test_the_guard_is_free_while_a_game_loads_thinks_or_is_waited_for(
    client: Client, slow: str, other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_games, "PATIENCE", 0.1)
    app, loading, go = client.app, threading.Event(), threading.Event()
    follow = app.shelf.follow
    app.desk.clear(other)

    def slowly(id: str) -> Any:
        if id == other:
            loading.set()
            assert go.wait(WITHIN)
        return follow(id)

    monkeypatch.setattr(app.shelf, "follow", slowly)
    with thinking(client, slow), ThreadPoolExecutor(2) as pool:
        loads = [pool.submit(Client(app).get, f"/game/{other}") for _ in range(2)]
        assert loading.wait(WITHIN)
        third = app.desk.put(app.shelf.create(Session.new(get_game("hamlets"), seed=2)))
        assert client.get(f"/game/{third}").status == 200
        app.desk.clear(third)
        assert client.get(f"/game/{third}").status == 200
        # Who waits for a game that is loaded is told so; it is loaded once.
        assert client.get(f"/game/{other}").status == 202
        assert app.desk._guard.acquire(timeout=0.1)
        app.desk._guard.release()
        go.set()
        assert {load.result(WITHIN).status for load in loads} <= {200, 202}
    assert client.get(f"/game/{other}").status == 200


def test_a_game_that_cannot_be_loaded_leaves_no_place(client: Client) -> None:
    assert client.get("/game/unknown").status == 404
    assert len(client.app.desk._places) == 0


def test_idle_games_are_given_back_but_none_in_use(
    client: Client, slow: str, other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_games, "MOST_OPEN", 2)
    with thinking(client, slow):
        third = client.app.desk.put(client.app.shelf.create(Session.new(get_game("hamlets"), seed=2)))
        assert set(client.app.desk._places) == {slow, third}
    assert client.get(f"/game/{other}").status == 200
    assert client.get(f"/game/{slow}").status == 200


def test_a_stop_in_anything_else_changes_nothing(client: Client, other: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = client.stamp(other)

    def never(game: OpenGame) -> None:
        client.app.desk.stop(game.id)
        checkpoint()

    monkeypatch.setattr(OpenGame, "undo", never)
    assert client.undo(other).status == 200
    assert client.path == f"/game/{other}"
    assert client.stamp(other) == before


def test_the_check_of_a_bot_can_be_stopped(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    checking = threading.Event()

    def check(*args: object) -> None:
        while True:
            checking.set()
            checkpoint()

    monkeypatch.setattr("visavis.web.studio.editor.try_out", check)
    with ThreadPoolExecutor(1) as pool:
        checked = pool.submit(Client(client.app).post, "/bots/check", text="id = 'a'")
        assert checking.wait(WITHIN)
        client.post("/stop", path="/bots/play")
        assert not checked.done()
        client.post("/stop", path="/bots/check")
        page = checked.result(WITHIN)
    assert page.status == 422
    assert Words("en").say("no-web-stopped") in page.body.decode()


def test_the_check_of_a_bot_that_takes_long_stops_within_a_second(client: Client) -> None:
    with ThreadPoolExecutor(1) as pool:
        checked = pool.submit(Client(client.app).post, "/bots/check", text=bomb_bots.dear())
        time.sleep(SECOND)
        assert not checked.done()
        begun = time.monotonic()
        client.post("/stop", path="/bots/check")
        page = checked.result(WITHIN)
        assert time.monotonic() - begun < SECOND
    assert page.status == 422
    assert Words("en").say("no-web-stopped") in page.body.decode()


def test_one_who_waits_can_be_stopped_too(client: Client, slow: str) -> None:
    with thinking(client, slow), ThreadPoolExecutor(1) as pool:
        waits = pool.submit(_stopped, client.app, slow)
        while not waits.done():
            client.app.work.stop("device", "/game")
        assert waits.result()


def _stopped(app: App, id: str) -> bool:
    with pytest.raises(Stopped), app.work.begin("device", "/game"), app.desk.at(id, 1000.0):
        pass
    return True


def test_the_end_waits_for_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even for a computer player that has no checkpoint."""
    with Store.open(tmp_path) as store:
        app = App(store)
        client, id = Client(app), app.desk.put(store.create(for_ever.session()))
        monkeypatch.setattr(ForEver, "stubborn", True)
        with thinking(client, id) as answer:
            with pytest.raises(Thinking):
                app.desk._close(app.desk._places[id], time.monotonic())
            begun = time.monotonic()
            app.close()
            assert time.monotonic() - begun < SECOND
            assert not answer.done()
            monkeypatch.setattr(ForEver, "stubborn", False)


# The server


def test_nobody_stops_without_the_token(tmp_path: Path) -> None:
    with running(tmp_path) as here:
        id = here.app.desk.put(here.app.shelf.create(for_ever.session()))
        http, other = Http(here.port), Http(here.port)
        assert http.get(f"/game/{id}") == 200
        at = http.stamp(id)
        with ThreadPoolExecutor(1) as pool:
            answer = pool.submit(http.post, f"/game/{id}/answer", answer=PLAY, at=at)
            assert ForEver.begun.wait(WITHIN)
            assert other.get("/settings") == 200
            assert other.post(f"/game/{id}/stop", token="") == 403
            assert not answer.done()
            assert other.get(f"/game/{id}/stop") == 303
            assert not answer.done()
            assert other.post(f"/game/{id}/stop") == 303
            assert answer.result(WITHIN) == 303


def test_what_takes_long_has_threads_of_its_own() -> None:
    assert lane_of("POST", "/game/abc/stop") == lane_of("POST", "/stop") == "stop"
    assert lane_of("POST", "/saves/merge") == lane_of("POST", "/bots/check") == "foreign"
    assert lane_of("POST", "/game/abc/answer") == lane_of("GET", "/game/abc/why") == "long"
    assert lane_of("GET", "/game/abc") == lane_of("GET", "/open") == "pages"


def test_many_heavy_openings_leave_room_for_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes, "LONGEST_WAIT", 0.5)
    go, begun = threading.Event(), threading.Semaphore(0)

    def heavy(link: str) -> None:
        begun.release()
        assert go.wait(WITHIN)

    monkeypatch.setattr("visavis.web.view.share_link.unpack", heavy)
    with running(tmp_path) as here, ThreadPoolExecutor(42) as pool:
        http = Http(here.port)
        id = http.begin("hamlets")
        http.get("/open")

        def opens() -> tuple[int, str]:
            mine = Http(here.port)
            mine.cookie, mine.token = http.cookie, http.token
            return mine.post("/open", link="x"), mine.text

        openings = [pool.submit(opens) for _ in range(42)]
        try:
            for _ in range(lanes.THREADS["foreign"]):
                assert begun.acquire(timeout=WITHIN)
            assert http.get(f"/game/{id}") == 200
            assert http.post(f"/game/{id}/undo", at=http.stamp(id)) in (303, 422)
            turned_away = _first(openings, 42 - lanes.THREADS["foreign"])
        finally:
            go.set()
        assert {status for status, _ in turned_away} == {503}
        assert all(Words(DEFAULT_LANGUAGE).say("no-web-busy") in text for _, text in turned_away)
        assert not begun.acquire(blocking=False)


def _first(openings: list[Future[tuple[int, str]]], many: int) -> list[tuple[int, str]]:
    until = time.monotonic() + WITHIN
    while len(done := [opening.result() for opening in openings if opening.done()]) < many:
        assert time.monotonic() < until
        time.sleep(0.01)
    return done


REGISTER = "from tests.web.for_ever import register; register(); "


STUBBORN = "from tests.web.for_ever import ForEver; ForEver.stubborn = True; "


@pytest.mark.parametrize(
    ("before", "times", "most"),
    [("", 1, 1.0), ("", 2, 1.0), (STUBBORN, 1, 2.5), (STUBBORN, 2, 1.5)],
    ids=["once", "twice", "without a checkpoint", "without a checkpoint, twice"],
)
def test_ctrl_c_ends_the_server_while_a_computer_thinks(tmp_path: Path, before: str, times: int, most: float) -> None:
    slow, (other,) = for_ever.stored(tmp_path, 1)
    server = Process(tmp_path, before=REGISTER + before)
    http = Http(server.port)
    assert http.get(f"/game/{slow}") == 200
    at = re.search(r'data-at="(\w+)"', http.text)
    assert at is not None
    with ThreadPoolExecutor(1) as pool:
        answer = pool.submit(_quietly, http, f"/game/{slow}/answer", answer=PLAY, at=at[1])
        look = Http(server.port)
        until = time.monotonic() + WITHIN
        while look.get(f"/game/{slow}/at") != 202:
            assert time.monotonic() < until
        assert look.get(f"/game/{other}") == 200
        begun = time.monotonic()
        for _ in range(times):
            server.interrupt()
        code = server.end()
        assert time.monotonic() - begun < most + BUSY_MACHINE
        answer.result(WITHIN)
    assert code == 130
    with Store.open(tmp_path) as store:
        session = store.load(slow)
        assert (session.paused_seat, session.pending) == ("p2", None)


def _quietly(http: Http, path: str, **form: str) -> None:
    with suppress(OSError):
        http.post(path, **form)
