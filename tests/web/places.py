"""Where several clients play: two servers in this process on the same saved games, or a real one that is killed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from typing import NamedTuple, Protocol
from urllib.parse import parse_qsl, urlsplit

from tests.web.killing import Mortal
from tests.web.serving import Http
from visavis.store import Store
from visavis.web.routes import App, Request

CLIENTS = 3
Form = Mapping[str, str]


class Said(NamedTuple):
    """What a server answers; status 0: it was killed before it could."""

    status: int
    text: str = ""
    to: str = ""

    @property
    def why(self) -> str:
        """The status, and what the page says about it."""
        return " ".join((str(self.status), *re.findall(r'role="alert">([^<]*)', self.text)))


class Place(Protocol):
    """Servers, and clients with numbers."""

    def ask(self, client: int, path: str, form: Form | None = None, file: bytes = b"") -> Said:
        """Get a page; with a form or a file, post it."""

    def restart(self) -> None:
        """End the servers in order, and start them again."""

    def kill(self) -> None:
        """End a server without a word, and start it again."""

    def close(self) -> None:
        """End."""


class Inside:
    """Two servers in this process. One that is killed answers no more, and has closed nothing."""

    def __init__(self, home: Path) -> None:
        self._home = home
        self._dead: list[App] = []
        self._apps = [App(Store.open(home)) for _ in range(2)]

    def ask(self, client: int, path: str, form: Form | None = None, file: bytes = b"") -> Said:
        parts = urlsplit(path)
        response = self._apps[client % len(self._apps)].handle(
            Request(
                method="GET" if form is None else "POST",
                path=parts.path,
                query={name: (value,) for name, value in parse_qsl(parts.query)},
                form={name: (value,) for name, value in (form or {}).items()},
                files={"file": file} if file else {},
                cookies={"language": "en"},
                origin="http://here",
            )
        )
        return Said(response.status, response.body.decode("utf-8", "replace"), response.headers.get("Location", ""))

    def restart(self) -> None:
        self.close()
        self._dead.clear()
        self._apps = [App(Store.open(self._home)) for _ in self._apps]

    def kill(self) -> None:
        self._dead.append(self._apps[0])
        self._apps[0] = App(Store.open(self._home))

    def close(self) -> None:
        for app in (*self._apps, *self._dead):
            app.close()
            assert isinstance(app.shelf, Store)
            app.shelf.close()


class Outside:
    """A real server, which is killed with `kill -9`."""

    def __init__(self, home: Path) -> None:
        self._server = Mortal(home)
        self._clients = [Http(self._server.port) for _ in range(CLIENTS)]
        self._greet()

    def _greet(self) -> None:
        for client in self._clients:
            assert client.get("/new/hamlets") == 200

    def ask(self, client: int, path: str, form: Form | None = None, file: bytes = b"") -> Said:
        asking = self._clients[client]
        try:
            if form is None:
                response = asking.ask("GET", path)
            elif file:
                response = asking.ask("POST", path, *_multipart(form, file, asking))
            else:
                response = asking.send(path, dict(form))
        except (OSError, HTTPException):
            return Said(0)
        return Said(response.status, asking.text, response.headers.get("Location", ""))

    def restart(self) -> None:
        self.kill()

    def kill(self) -> None:
        self._server.kill()
        self._server.start()
        self._greet()

    def close(self) -> None:
        with suppress(OSError):
            self._server.end()


def _multipart(form: Form, file: bytes, client: Http) -> tuple[bytes, dict[str, str]]:
    parts = [
        f'--edge\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'.encode()
        for name, value in {"token": client.token, **form}.items()
    ]
    head = b'--edge\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\n'
    body = b"".join((*parts, head, file, b"\r\n--edge--\r\n"))
    kind = {"Content-Type": "multipart/form-data; boundary=edge", "Origin": f"http://127.0.0.1:{client.port}"}
    return body, kind
