"""Guests of a table on a real server: they need no pairing, and get nothing but their table."""

from __future__ import annotations

import http.client
import re
from pathlib import Path
from urllib.parse import urlencode

from tests.web.serving import Running, running
from visavis.web.server.access import Pairing
from visavis.web.server.devices import Devices


class Guest:
    """A browser of somebody who scanned the code: it keeps its cookies and follows redirects."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.cookies: dict[str, str] = {}
        self.status, self.body, self.path = 0, "", ""

    def ask(self, method: str, path: str, body: str | None = None) -> Guest:
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=20)
        headers = {
            "Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items()),
            "Accept": "text/html",
        }
        if body is not None:
            headers |= {"Origin": self.server.address, "Content-Type": "application/x-www-form-urlencoded"}
        connection.request(method, path, body, headers)
        response = connection.getresponse()
        for name, value in response.getheaders():
            if name.lower() == "set-cookie":
                key, _, rest = value.partition("=")
                self.cookies[key] = rest.partition(";")[0]
        self.status, self.body, self.path = response.status, response.read().decode(), path
        connection.close()
        if self.status == 303:
            return self.ask("GET", response.getheader("Location") or "/")
        return self

    def get(self, path: str) -> Guest:
        return self.ask("GET", path)

    def post(self, path: str, **form: str) -> Guest:
        token = re.search(r'name="token" value="(\w+)"', self.body)
        return self.ask("POST", path, urlencode({"token": token[1] if token else "", **form}))


def test_a_guest_needs_no_code_of_the_house_and_gets_nothing_else(tmp_path: Path) -> None:
    pairing = Pairing(Devices(b"s" * 32))
    with running(tmp_path, pairing) as server:
        host = Guest(server)
        host.get("/new/alien_artifacts")
        assert "pair" in host.body
        host.post("/pair", code=pairing.code, name="Host")
        host.get("/new/alien_artifacts?with=friends")
        host.post("/new/alien_artifacts", **{"with": "friends", "name": "Anna", "o.players": "2"})
        id = host.path.split("/")[2]
        table = server.app.table_of(id)
        assert table is not None
        guest, stranger = Guest(server), Guest(server)
        for path in ("/", f"/game/{id}", f"/game/{id}/people", "/saves", "/settings"):
            assert 'action="/pair"' in guest.get(path).body
        assert guest.get(f"/t/{table.invite}").status == 200
        assert guest.post(f"/t/{table.invite}", seat="p2", name="Ben").path == f"/game/{id}"
        assert "Ben" in guest.body
        host.get(f"/game/{id}/people").post(f"/game/{id}/people/begin")
        assert guest.get(f"/game/{id}").status == 200
        assert guest.get(f"/game/{id}/at").status == 200
        # Everything else of the house stays closed, and so does the table for anybody else.
        for path in ("/", "/saves", "/stats", "/saves/all", "/phone", "/bots"):
            assert 'action="/pair"' in guest.get(path).body, path
        assert 'action="/pair"' in stranger.get(f"/game/{id}").body
        assert stranger.get("/t/" + "x" * 12).status == 422
        # Without the token of a page nothing is posted.
        guest.body = ""
        assert guest.post(f"/game/{id}/people/leave", seat="p2").status == 403
        # A copy of the address without the cookie is nobody.
        cookie = guest.cookies.pop("visavis-device")
        assert 'action="/pair"' in guest.get(f"/game/{id}").body
        guest.cookies["visavis-device"] = cookie
        assert guest.get(f"/game/{id}").status == 200
        assert cookie not in str(server.app.table_of(id))
