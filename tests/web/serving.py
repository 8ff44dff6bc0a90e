"""A real server for tests, on loopback: in this process to look inside, or as a process to kill."""

from __future__ import annotations

import http.client
import os
import re
import resource
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import urlencode

from visavis.store import Store
from visavis.web.app import NOT_YET
from visavis.web.routes import App
from visavis.web.server import asgi
from visavis.web.server.access import Pairing
from visavis.words import Words


class Running:
    """A server that runs in a thread of this process."""

    def __init__(self, app: App, port: int, pairing: Pairing | None) -> None:
        self.app = app
        self.port = port
        self.pairing = pairing
        self.address = f"http://127.0.0.1:{port}"


@contextmanager
def running(folder: Path, pairing: Pairing | None = None, *names: str) -> Iterator[Running]:
    with Store.open(folder) as store:
        app = App(store)
        opened = socket.socket(proto=socket.IPPROTO_TCP)
        opened.bind(("127.0.0.1", 0))
        port = opened.getsockname()[1]
        hosts = frozenset(f"{name}:{port}" for name in ("127.0.0.1", "localhost", *names))
        ready = threading.Event()
        serving = asgi.Serving(asgi.configured(app, hosts, pairing), ready.set)
        thread = threading.Thread(target=serving.run, kwargs={"sockets": [opened]}, daemon=True)
        thread.start()
        assert ready.wait(20)
        try:
            yield Running(app, port, pairing)
        finally:
            serving.should_exit = serving.force_exit = True
            thread.join(20)
            opened.close()
            app.close()


class Process:
    """`visavis serve` as a process of its own."""

    def __init__(self, home: Path, port: int = 0, *more: str, files: int = 0, before: str = "") -> None:
        self.home = home
        self.port = port or free_port()
        limit = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({files}, {files})); " if files else ""
        # Whoever started the tests may have switched Ctrl-C off.
        ctrl_c = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
        start = f"{ctrl_c}{limit}{before}from visavis.cli import main; raise SystemExit(main())"
        self._process = subprocess.Popen(
            [sys.executable, "-c", start, "--lang", "en", "serve", "--no-open", "--port", str(self.port), *more],
            env={**os.environ, "VISAVIS_HOME": str(home), "PYTHONIOENCODING": "utf-8"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
        )
        assert self._process.stdout is not None
        self.printed, say = "", Words("en").say
        for line in self._process.stdout:
            self.printed += line
            if line.rstrip() == say("serve-end"):
                break
        assert say("serve-here", address="") in self.printed, self.printed
        self.address = f"http://127.0.0.1:{self.port}"

    @property
    def id(self) -> int:
        """The id of the process."""
        return self._process.pid

    def kill(self) -> None:
        """As hard as it gets."""
        self._process.send_signal(signal.SIGKILL)
        self.end()

    def stop(self) -> int:
        """Ctrl-C."""
        self._process.send_signal(signal.SIGINT)
        return self.end()

    def interrupt(self) -> None:
        """Ctrl-C, without waiting for the end."""
        self._process.send_signal(signal.SIGINT)

    def end(self) -> int:
        """Wait for the end; the exit code."""
        code = self._process.wait(20)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return code


@contextmanager
def half_open(port: int, many: int) -> Iterator[list[socket.socket]]:
    """So many connections that say nothing, half a line, or less than they promised."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = many + 500
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    said = (b"", b"GET / HTT", b"POST /open HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nContent-Length: 9\r\n\r\n1" % port)
    with ExitStack() as held:
        opened = []
        for n in range(many):
            opened.append(held.enter_context(socket.create_connection(("127.0.0.1", port), timeout=20)))
            opened[-1].sendall(said[n % 3])
        yield opened


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Http:
    """A browser's side of real HTTP: keeps the cookie, carries the token."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.token = ""
        self.text = ""

    def ask(
        self, method: str, path: str, body: bytes | str | None = None, headers: dict[str, str] | None = None
    ) -> http.client.HTTPResponse:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        sent = {"Cookie": self.cookie} if self.cookie else {}
        try:
            connection.request(method, path, body, {**sent, **(headers or {})})
            response = connection.getresponse()
            raw = response.read()
        finally:
            connection.close()
        self.text = raw.decode("utf-8", "replace")
        for cookie in response.headers.get_all("Set-Cookie") or ():
            name = cookie.partition("=")[0]
            kept = [one for one in self.cookie.split("; ") if one and not one.startswith(f"{name}=")]
            self.cookie = "; ".join([*kept, cookie.partition(";")[0]])
        if found := re.search(r'name="token" value="(\w+)"', self.text):
            self.token = found[1]
        return response

    def get(self, path: str, **headers: str) -> int:
        return self.ask("GET", path, headers=headers).status

    def post(self, path: str, **form: str) -> int:
        response = self.send(path, form)
        return response.status

    def send(self, path: str, form: dict[str, str], **headers: str) -> http.client.HTTPResponse:
        kind = {"Content-Type": "application/x-www-form-urlencoded", "Origin": f"http://127.0.0.1:{self.port}"}
        return self.ask("POST", path, urlencode({"token": self.token, **form}), {**kind, **headers})

    def begin(self, game: str, **options: str) -> str:
        self.get(f"/new/{game}")
        response = self.send(f"/new/{game}", options)
        assert response.status == 303, self.text
        return response.headers["Location"].rpartition("/")[2]

    def stamp(self, id: str) -> str:
        """Return what identifies the moment of a game. Asks again while the game is busy, as the page does."""
        until = time.monotonic() + 60
        while (status := self.get(f"/game/{id}/at")) == NOT_YET and time.monotonic() < until:
            time.sleep(0.1)
        assert status == 200, self.text
        return self.text
