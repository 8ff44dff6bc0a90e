"""The page over real HTTP: from the tap that answers to the next question."""

from __future__ import annotations

import http.client
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import urlencode

from hamlets import long_session

from tools import show
from visavis.core import Session, get_game
from visavis.store import Store
from visavis.web.pages import App, Request

ANSWERS = 120
_START = [sys.executable, "-c", "from visavis.cli import main; raise SystemExit(main())"]


class Browser:
    """One connection that is kept open, a cookie, a token."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.talk = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self.cookie = ""

    def ask(self, method: str, path: str, form: dict[str, str] | None = None) -> tuple[int, str]:
        headers = {"Cookie": self.cookie, "X-Visavis": "fragment", "Origin": f"http://127.0.0.1:{self.port}"}
        body = None
        if form is not None:
            headers["Content-Type"], body = "application/x-www-form-urlencoded", urlencode(form)
        self.talk.request(method, path, body, headers)
        response = self.talk.getresponse()
        text = response.read().decode()
        self.cookie = (response.headers.get("Set-Cookie") or self.cookie).partition(";")[0]
        return response.status, text


def part(text: str, pattern: str) -> str:
    found = re.search(pattern, text)
    assert found, pattern
    return found[1]


def answers(session: Session) -> list[float]:
    """Seconds from an answer to the page with the next question, in a game that is already this long."""
    with tempfile.TemporaryDirectory() as home:
        with Store.open(Path(home)) as store, store.import_(session.save()) as saved:
            id = saved.id
        env = {**os.environ, "VISAVIS_HOME": home}
        command = [*_START, "--lang", "en", "serve", "--no-open"]
        server = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        try:
            port = int(part(server.stdout.readline(), r":(\d+)/"))
            while not server.stdout.readline().startswith("Ctrl-C"):
                pass
            show("Page over HTTP: a small file on a connection kept open, median", f"{kept_alive(port) * 1000:.1f} ms")
            browser = Browser(port)
            _, page = browser.ask("GET", f"/game/{id}")
            _, page = browser.ask("GET", f"/game/{id}")
            took = []
            for turn in range(ANSWERS):
                form = {"token": part(page, r'name="token" value="(\w+)"'), "at": part(page, r'data-at="(\w+)"')}
                if turn % 2:
                    path = f"/game/{id}/undo"
                else:
                    path = f"/game/{id}/answer"
                    offered = re.findall(r'name="answer" value="([^"]+)"', page)
                    form["answer"] = json.dumps(["rest"]) if not offered else offered[-1].replace("&#34;", '"')
                began = time.perf_counter()
                status, _ = browser.ask("POST", path, form)
                assert status == 303, status
                status, page = browser.ask("GET", f"/game/{id}")
                took.append(time.perf_counter() - began)
                assert status == 200
            return took
        finally:
            server.kill()
            server.wait()
            server.stdout.close()


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
    middle, slow = percentiles(answers(long_session(300)))
    show("Page over HTTP, 300 inputs: answer to next question, median", f"{middle * 1000:.1f} ms")
    show("Page over HTTP, 300 inputs: 95th percentile", f"{slow * 1000:.1f} ms")
