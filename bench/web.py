"""The page over real HTTP: from the tap that answers to the next question."""

from __future__ import annotations

import http.client
import json
import os
import re
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import urlencode

from hamlets import long_session

from tools import show
from visavis.core import Session, Stream, get_game
from visavis.core.play.log import Answer
from visavis.games.terra_mystica.cards import ROUNDS
from visavis.store import Store
from visavis.web.routes import App, Request

ANSWERS = 120
FILES = 1024
"""A server may have so many files open, as on many systems."""
_LIMIT = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({FILES}, {FILES}))"
_START = [sys.executable, "-c", f"{_LIMIT}; from visavis.cli import main; raise SystemExit(main())"]


class Browser:
    """One connection that is kept open, a cookie, a token."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.talk = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self.cookie = ""

    def ask(self, method: str, path: str, form: dict[str, str] | None = None) -> tuple[int, str]:
        """Like a browser: the first page is a whole one, which says who the device is; then the script asks."""
        headers = {"Cookie": self.cookie, "Origin": f"http://127.0.0.1:{self.port}"}
        if self.cookie:
            headers["X-Visavis"] = "fragment"
        body = None
        if form is not None:
            headers["Content-Type"], body = "application/x-www-form-urlencoded", urlencode(form)
        self.talk.request(method, path, body, headers)
        response = self.talk.getresponse()
        text = response.read().decode()
        self.cookie = (response.headers.get("Set-Cookie") or self.cookie).partition(";")[0]
        return response.status, text


class Inside:
    """The same requests without a network: the work itself."""

    def __init__(self, app: App) -> None:
        self.app = app

    def ask(self, method: str, path: str, form: dict[str, str] | None = None) -> tuple[int, str]:
        given = {name: (value,) for name, value in (form or {}).items()}
        response = self.app.handle(Request(method=method, path=path, form=given, fragment=True, token="inside"))
        return response.status, response.body.decode()


def part(text: str, pattern: str) -> str:
    found = re.search(pattern, text)
    assert found, pattern
    return found[1]


class Tapping:
    """Somebody who answers and takes back in turn, so that the game stays as long as it is."""

    def __init__(self, browser: Browser | Inside, id: str) -> None:
        self.browser, self.id, self.turns = browser, id, 0
        self.took: list[float] = []
        for _ in range(2):
            _, self.page = browser.ask("GET", f"/game/{id}")

    def tap(self) -> None:
        """From the tap to the page with the next question."""
        form = {"token": part(self.page, r'name="token" value="(\w+)"'), "at": part(self.page, r'data-at="(\w+)"')}
        if self.turns % 2 == 0:
            offered = re.findall(r'name="answer" value="([^"]+)"', self.page)
            form["answer"] = json.dumps(["rest"]) if not offered else offered[-1].replace("&#34;", '"')
        began = time.perf_counter()
        status, _ = self.browser.ask("POST", f"/game/{self.id}/{'undo' if self.turns % 2 else 'answer'}", form)
        assert status == 303, status
        status, self.page = self.browser.ask("GET", f"/game/{self.id}")
        self.took.append(time.perf_counter() - began)
        assert status == 200
        self.turns += 1


@contextmanager
def served(home: str) -> Iterator[int]:
    """A server as a process of its own, with as many files as many systems allow; its port."""
    command = [*_START, "--lang", "en", "serve", "--no-open"]
    env = {**os.environ, "VISAVIS_HOME": home}
    server = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True, encoding="utf-8")
    try:
        port = int(part(server.stdout.readline(), r":(\d+)/"))
        while "Ctrl-C" not in server.stdout.readline():
            pass
        yield port
    finally:
        server.kill()
        server.wait()
        server.stdout.close()


def answers(session: Session) -> tuple[list[float], list[float]]:
    """Seconds from a tap to the next question in a game that is already this long: over HTTP, and the work alone.

    Both by turns, so that whatever else the machine does meets both.
    """
    with tempfile.TemporaryDirectory() as home, tempfile.TemporaryDirectory() as other:
        with Store.open(Path(home)) as store, store.import_(session.save()) as saved:
            id = saved.id
        with served(home) as port, Store.open(Path(other)) as store:
            show("Page over HTTP: a small file on a connection kept open, median", f"{kept_alive(port) * 1000:.1f} ms")
            with store.import_(session.save()) as saved:
                same = saved.id
            app = App(store)
            over, inside = Tapping(Browser(port), id), Tapping(Inside(app), same)
            for _ in range(ANSWERS):
                over.tap()
                inside.tap()
            app.close()
            return over.took, inside.took


def late_whole_game() -> Session:
    """A solo game of Terra Mystica of which the app keeps everything, in a turn of the last round."""
    game = get_game("terra_mystica")
    session = Session.new(game, {"keeps": "everything"}, seed=1)
    policy, stream = game.policy("planner"), Stream(1)
    while session.timeline.now.round < ROUNDS or session.pending.id != "whole.turn":
        view = session.timeline.now
        session.answer(policy.answer(lambda view=view: view, session.pending, stream))
    return session


INPUTS = 300
"""Inputs of a long game."""
GAMES = ("terra_mystica", "tapestry", "mosaic", "anunnaki", "alien_artifacts")


def long_game(id: str) -> Session:
    """A game with random answers of `INPUTS` inputs, or, if it is over before, its last question of a person."""
    game, stream = get_game(id), Stream(1)
    session = Session.new(game, {"keeps": "everything"} if id == "terra_mystica" else {}, seed=1)
    for _ in range(INPUTS):
        session.answer(session.pending.some(stream.below))
        if session.pending is None:
            session.undo()
            break
    return session


def answer_beside(half_open: int) -> float:
    """Seconds of a page and a new game, the slowest of some, while so many connections bring half a request."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(half_open + 500, FILES), hard))
    took = []
    with tempfile.TemporaryDirectory() as home, served(home) as port, ExitStack() as held:
        browser = Browser(port)
        browser.ask("GET", "/new/hamlets")
        said = (b"", b"GET / HTT", b"POST /open HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nContent-Length: 9\r\n\r\n1" % port)
        for n in range(half_open):
            one = held.enter_context(socket.create_connection(("127.0.0.1", port), timeout=20))
            one.sendall(said[n % 3])
        for _ in range(10):
            began = time.perf_counter()
            browser = Browser(port)
            status, page = browser.ask("GET", "/new/hamlets")
            assert status == 200
            status, _ = browser.ask("POST", "/new/hamlets", {"token": part(page, r'name="token" value="(\w+)"')})
            assert status == 303
            took.append(time.perf_counter() - began)
            browser.talk.close()
    return max(took)


def percentiles(took: list[float]) -> tuple[float, float]:
    """The median and the 95th percentile."""
    cuts = statistics.quantiles(took, n=20)
    return statistics.median(took), cuts[-1]


def kept_alive(port: int, requests: int = 40) -> float:
    """Seconds of a small file over a connection that is kept open, the median: what the way itself costs."""
    talk = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    took = []
    for _ in range(requests):
        began = time.perf_counter()
        talk.request("GET", "/static/icon.svg")
        talk.getresponse().read()
        took.append(time.perf_counter() - began)
    talk.close()
    return statistics.median(took)


def statistics_page(games: int, *, older: bool) -> float:
    """Seconds of the first page of statistics with so many finished games; older: 0.4.0 did not keep who had won."""
    session = Session.new(get_game("tapestry"), seed=1, seats={"you": "random"})
    assert session.over
    with tempfile.TemporaryDirectory() as home, Store.open(Path(home)) as store:
        with store.create(session) as saved:
            id = saved.id
        with store._transaction() as database:
            for n in range(games - 1):
                rest = "game, title, header, redo, created, updated, score, version, digest, winners, deleted"
                database.execute(f"INSERT INTO games SELECT ?, {rest} FROM games WHERE id = ?", (f"{n:012}", id))
                database.execute(
                    "INSERT INTO lines SELECT ?, at, line, mark FROM lines WHERE game = ?", (f"{n:012}", id)
                )
            if older:
                database.execute("UPDATE games SET winners = NULL")
        app = App(store)
        began = time.perf_counter()
        assert app.handle(Request(path="/stats")).status == 200
        took = time.perf_counter() - began
        app.close()
        return took


def main() -> None:
    """Wall time, unlike the others: the disk is part of it."""
    show("First statistics of 2000 finished games", f"{statistics_page(2000, older=False):.2f} s")
    show("First statistics of 2000 finished games of 0.4.0", f"{statistics_page(2000, older=True):.2f} s")
    show("1,024 half-open requests: a page and a new game, slowest", f"{answer_beside(1024) * 1000:.1f} ms")
    tell("Page over HTTP, 300 inputs", *answers(long_session(300)))
    tell("Terra Mystica, everything kept, over HTTP, last round", *answers(late_whole_game()))
    for id in GAMES:
        session = long_game(id)
        inputs = sum(isinstance(line, Answer) for line in session.lines)
        over, _ = answers(session)
        middle, slow = (f"{seconds * 1000:.1f}" for seconds in percentiles(over))
        show(f"{id}, {inputs} answers in its log: a tap over HTTP", f"median {middle} ms, 95% {slow} ms")


def tell(name: str, over: list[float], inside: list[float]) -> None:
    """What a tap takes, over HTTP and without it."""
    more = [one - other for one, other in zip(over, inside, strict=True)]
    # The fastest tap met nothing else that the machine does.
    show(f"{name}: HTTP adds, fastest tap", f"{(min(over) - min(inside)) * 1000:.1f} ms")
    for what, took in (("answer to next question", over), ("the work itself", inside), ("HTTP adds", more)):
        middle, slow = percentiles(took)
        show(f"{name}: {what}, median", f"{middle * 1000:.1f} ms")
        show(f"{name}: {what}, 95th percentile", f"{slow * 1000:.1f} ms")
