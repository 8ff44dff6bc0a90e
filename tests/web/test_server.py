"""Real HTTP: who is let in, what survives malformed requests, many clients and a kill."""

from __future__ import annotations

import http.client
import json
import os
import re
import socket
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import click
import pytest

from tests.textbot.broken import SOUND
from tests.web.client import Client
from tests.web.killing import Mortal
from tests.web.serving import Http, Process, Running, free_port, half_open, running
from visavis.core import Session
from visavis.core.chance import Stream
from visavis.store import Store
from visavis.testing import count, record
from visavis.web.door import PairedDevice, WrongCodes
from visavis.web.routes import App
from visavis.web.server.access import MOST_WRONG, Pairing, token_of
from visavis.web.server.asgi import MOST_BYTES, SAFE_HEADERS, home_hosts, listen, near_hosts
from visavis.web.server.bodies import multipart
from visavis.web.server.connections import MOST_CONNECTIONS
from visavis.web.server.devices import Devices
from visavis.words import Words


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as found:
        yield found


@pytest.fixture
def http_(here: Running) -> Http:
    return Http(here.port)


# Who may come in


def test_pages_carry_a_strict_policy_and_a_cookie_that_no_script_reads(http_: Http) -> None:
    response = http_.ask("GET", "/")
    assert response.status == 200
    for name, value in SAFE_HEADERS.items():
        assert response.headers[name] == value
    assert "unsafe" not in response.headers["Content-Security-Policy"]
    assert "default-src 'none'" in response.headers["Content-Security-Policy"]
    cookie = response.headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1", "127.0.0.1:1", "localhost.evil.example:80", "", "[::1]"])
def test_another_host_name_is_refused(http_: Http, host: str) -> None:
    """A page of the web whose name leads to this computer (rebinding) gets nothing."""
    assert http_.get("/", Host=host) in (400, 421)
    assert "Visavis" not in http_.text


@pytest.mark.parametrize("language", ["de", "en"])
def test_plain_refusals_are_told_in_the_language_of_the_browser(http_: Http, language: str) -> None:
    say = Words(language).say
    asked = {"Accept-Language": f"fr,{language};q=0.5"}
    assert http_.ask("GET", "/", headers={"Host": "evil.example", **asked}).status == 421
    assert http_.text == say("no-web-host")
    assert http_.ask("POST", "/open", "", {"Origin": "http://evil.example", **asked}).status == 403
    assert http_.text == say("no-web-origin")
    assert http_.ask("GET", "/?" + "&".join(f"a{n}=1" for n in range(5_000)), headers=asked).status == 400
    assert http_.text == say("no-web-unreadable")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", None])
def test_a_post_from_elsewhere_is_refused(http_: Http, origin: str | None) -> None:
    http_.get("/new/hamlets")
    kind = {"Content-Type": "application/x-www-form-urlencoded"}
    headers = {**kind, "Origin": origin} if origin else kind
    assert http_.ask("POST", "/new/hamlets", f"token={http_.token}", headers).status == 403
    http_.get("/saves")
    assert "/game/" not in http_.text


def test_a_post_that_another_site_made_is_refused_even_with_our_origin(http_: Http) -> None:
    http_.get("/new/hamlets")
    assert http_.send("/new/hamlets", {}, **{"Sec-Fetch-Site": "cross-site"}).status == 403


@pytest.mark.parametrize("token", ["", "0" * 32, "ä", token_of("x" * 24)])
def test_a_post_without_its_token_is_refused(http_: Http, token: str) -> None:
    http_.get("/new/hamlets")
    assert http_.post("/new/hamlets", token=token) == 403
    assert 'class="refusal"' in http_.text
    http_.get("/saves")
    assert "/game/" not in http_.text


def test_a_post_without_the_cookie_is_refused(http_: Http) -> None:
    http_.get("/new/hamlets")
    http_.cookie = ""
    assert http_.post("/new/hamlets") == 403


def test_the_start_of_an_id_is_not_enough(http_: Http) -> None:
    id = http_.begin("hamlets")
    assert http_.get(f"/game/{id}") == 200
    for guess in (id[:6], id[:11], id.upper(), "a", "..", id + "a"):
        assert http_.get(f"/game/{guess}") == 404
        assert http_.get(f"/game/{guess}/export") == 404


# What is too large, malformed or hostile


def test_what_is_too_large_is_refused(http_: Http) -> None:
    http_.get("/open")
    origin = {"Origin": f"http://127.0.0.1:{http_.port}", "Content-Type": "application/x-www-form-urlencoded"}
    # The server may close the door while we are still talking.
    with suppress(BrokenPipeError, ConnectionResetError):
        assert http_.ask("POST", "/open", b"link=" + b"x" * MOST_BYTES, origin).status == 413
    assert http_.ask("POST", "/open", "x", {**origin, "Content-Length": "99999999999"}).status == 413
    many = "&".join([f"token={http_.token}", *(f"a{n}=1" for n in range(5000))])
    assert http_.ask("POST", "/open", many, origin).status == 400
    assert http_.get("/") == 200


MALFORMED = [
    b"",
    b"\r\n\r\n",
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
    b"POST /open HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nContent-Length: -1\r\n\r\n",
    b"POST /open HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nContent-Length: 100\r\n\r\nshort",
    b"POST /open HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"GET /%%ff%%fe/%%00 HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n",
    b"GET /game/%%2e%%2e%%2fetc HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n",
    b"GET /static/..%%2fserver.py HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n",
    b"GET /" + b"a" * 70000 + b" HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n",
    b"DELETE / HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nCookie: visavis-device=\xff\xfe; size=9; theme=<; language=xx\r\n\r\n",
]


@pytest.mark.parametrize("raw", MALFORMED, ids=range(len(MALFORMED)))
def test_malformed_requests_harm_nobody(here: Running, http_: Http, raw: bytes) -> None:
    raw = raw % here.port if b"%d" in raw else raw
    with socket.create_connection(("127.0.0.1", here.port), timeout=2) as talk:
        talk.sendall(raw)
        talk.shutdown(socket.SHUT_WR)
        answer = b""
        try:
            while part := talk.recv(65536):
                answer += part
        except (TimeoutError, ConnectionResetError):
            pass
    assert b"Traceback" not in answer
    assert not answer or re.match(rb"HTTP/1\.1 (200|4\d\d) ", answer), answer[:200]
    assert http_.get("/") == 200


BOUNDARY = "multipart/form-data; boundary=b"


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        (BOUNDARY, b"nothing"),
        (BOUNDARY, b'--b\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\n\xff\xfe\r\n--b--'),
        (BOUNDARY, b'--b\r\nContent-Disposition: form-data; name="link"\r\n\r\n\xff\xfe\r\n--b--'),
        (BOUNDARY, b"--b\r\n" * 1000),
        ("multipart/form-data", b"x"),
        ("application/x-www-form-urlencoded", b"\xff\xfe=%zz&&&==&a"),
        ("application/json", b"{}"),
        ("text/plain", b"token=x"),
    ],
)
def test_malformed_posts_are_refused(http_: Http, kind: str, body: bytes) -> None:
    http_.get("/open")
    origin = {"Origin": f"http://127.0.0.1:{http_.port}", "Content-Type": kind}
    assert http_.ask("POST", "/open", body, origin).status in (400, 403, 422)
    assert http_.get("/") == 200


def test_a_form_with_a_file_is_read() -> None:
    body = (
        b'--xyz\r\nContent-Disposition: form-data; name="title"\r\n\r\nK\xc3\xa4se\r\n'
        b'--xyz\r\nContent-Disposition: form-data; name="file"; filename="a.jsonl"\r\n'
        b"Content-Type: text/plain\r\n\r\nline 1\r\n\r\n--xy\nline 2\r\n--xyz--\r\n"
    )
    fields, files = multipart(body, ' boundary="xyz"')
    assert fields == {"title": ("Käse",)}
    assert files == {"file": b"line 1\r\n\r\n--xy\nline 2"}


def test_no_page_of_the_server_is_shown_to_other_methods(http_: Http) -> None:
    for method in ("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"):
        assert http_.ask(method, "/").status in (403, 405)
    assert http_.ask("HEAD", "/").status == 200


# Pairing


def test_a_link_on_another_site_unpairs_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser sends lax cookies with a link from elsewhere, and strict ones not."""
    pairing = Pairing(Devices(b"s" * 32))
    with running(tmp_path, pairing) as here:
        http_ = Http(here.port)
        http_.get("/")
        answer = http_.send("/pair", {"code": pairing.code})
        first = http_.ask("GET", "/")
        cookies = [*(answer.headers.get_all("Set-Cookie") or ()), *(first.headers.get_all("Set-Cookie") or ())]
        ours = [cookie for cookie in cookies if cookie.startswith("visavis-")]
        assert len(ours) == 4, "both, with the pairing and with the next page"
        assert all("SameSite=lax" in cookie and "HttpOnly" in cookie for cookie in ours)
        before = http_.cookie
        assert http_.get("/saves", **{"Sec-Fetch-Site": "cross-site"}) == 200
        assert http_.cookie == before


def test_nothing_is_looked_up_without_the_home_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from visavis.cli import main
    from visavis.web.server import asgi as server

    def home_addresses() -> tuple[str, ...]:
        raise AssertionError("a connection to the network")

    monkeypatch.setenv("VISAVIS_HOME", str(tmp_path))
    monkeypatch.setattr(server, "home_addresses", home_addresses)
    served = []

    def serve(app: Any, opened: socket.socket, ready: Callable[[], None]) -> None:
        ready()
        served.append(app.door.address)
        opened.close()

    monkeypatch.setattr(server, "serve", serve)
    assert main(["--lang", "en", "serve", "--no-open", "--port", str(free_port())]) == 0
    assert served == [""]


# Connections


def test_a_kept_alive_connection_does_not_wait_for_full_packets(http_: Http) -> None:
    with listen(free_port()) as opened:
        assert opened.proto == socket.IPPROTO_TCP, "or asyncio leaves TCP_NODELAY out"
    connection = http.client.HTTPConnection("127.0.0.1", http_.port, timeout=30)
    took = []
    for _ in range(12):
        began = time.perf_counter()
        connection.request("GET", "/static/style.css")
        connection.getresponse().read()
        took.append(time.perf_counter() - began)
    connection.close()
    assert sorted(took)[3] < 0.03, "40 ms are added without it"


def test_half_open_requests_do_not_stop_the_server(tmp_path: Path) -> None:
    many = count(1024, usual=600)
    server = Process(tmp_path, files=1024)
    try:
        with half_open(server.port, many) as held:
            began = time.monotonic()
            http_ = Http(server.port)
            assert http_.get("/") == 200
            assert http_.begin("hamlets")
            took = time.monotonic() - began
            gone = [one for one in held if is_closed(one)]
            assert held[0] in gone, "the oldest have to go"
            assert held[-1] not in gone
            assert many - MOST_CONNECTIONS <= len(gone) < many
        record("web.half_open_requests", many, slowest_answer_ms=round(took * 1000))
    finally:
        server.kill()


def is_closed(one: socket.socket) -> bool:
    """Whether the other side has gone."""
    one.setblocking(False)
    try:
        while one.recv(10_000):
            pass  # It was answered before.
        return True
    except BlockingIOError:
        return False
    except ConnectionResetError:
        return True


def test_a_request_that_does_not_come_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("visavis.web.server.connections.PATIENCE", 0.3)
    host = b"Host: 127.0.0.1:%d\r\n"
    with running(tmp_path) as here:
        for sent in (
            b"",
            b"GET / HTTP/1.1\r\nHo",
            b"POST /open HTTP/1.1\r\n" + host % here.port + b"Content-Length: 9\r\n\r\n1",
        ):
            with socket.create_connection(("127.0.0.1", here.port), timeout=8) as one:
                one.sendall(sent)
                while one.recv(100_000):
                    pass
        # Who says something in time is not cut off between two requests.
        connection = http.client.HTTPConnection("127.0.0.1", here.port, timeout=10)
        for _ in range(3):
            connection.request("GET", "/static/icon.svg")
            assert connection.getresponse().read()
            time.sleep(0.5)
        connection.close()


def test_a_device_of_the_home_network_needs_the_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pairing = Pairing(Devices(b"s" * 32))
    with running(tmp_path, pairing) as here:
        http_ = Http(here.port)
        for path in ("/", "/saves", "/new/hamlets", "/game/abc", "/settings"):
            assert http_.get(path) == 403
            assert 'name="code"' in http_.text
            assert "Hamlets" not in http_.text
        assert http_.post("/new/hamlets") == 403
        assert http_.get("/static/style.css") == 200
        http_.get("/")
        assert http_.post("/pair", code="nope") == 403
        assert "Wrong code. " in http_.text
        assert http_.post("/pair", code=pairing.code, token="x") == 403
        assert http_.post("/pair", code=pairing.code) == 303
        assert http_.get("/") == 200
        assert "Hamlets" in http_.text
        other = Http(here.port)
        assert other.get("/") == 403
        other.cookie = http_.cookie.split("; ")[1]
        assert other.get("/") == 403, "the mark of one device is worth nothing on another"
        for _ in range(MOST_WRONG):
            other.get("/")
            other.post("/pair", code="nope")
        assert "Wait a minute" in other.text
        assert other.post("/pair", code=pairing.code) == 403
        assert http_.get("/") == 200, "who is paired stays so"


def test_the_secret_of_pairing_is_kept_and_private(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        secret = store.pairing_key()
        assert len(secret) == 32
        assert store.pairing_key() == secret
    assert (tmp_path / "pairing.key").stat().st_mode & 0o077 == 0


def test_only_names_of_this_computer_are_hosts() -> None:
    assert near_hosts(8321) == {"localhost:8321", "127.0.0.1:8321"}
    assert "192.168.7.5:8321" in home_hosts("192.168.7.5", 8321)
    assert not home_hosts("192.168.7.5", 8321) & near_hosts(8321)


# Two devices


def test_a_stale_answer_is_refused_with_the_present_question(here: Running) -> None:
    one, two = Http(here.port), Http(here.port)
    id = one.begin("hamlets")
    two.get(f"/game/{id}")
    stamp = two.stamp(id)
    two.get(f"/game/{id}")
    one.get(f"/game/{id}")
    assert one.post(f"/game/{id}/answer", at=stamp, answer='["build","E6"]') == 303
    assert two.post(f"/game/{id}/answer", at=stamp, answer='["build","A1"]') == 409
    assert Words("en").say("no-answer-stale") in two.text
    assert "what do you do?" in two.text, "the present question is shown"
    assert two.stamp(id) == one.stamp(id) != stamp
    for change in ("undo", "redo", "to", "answer", "correct"):
        two.get(f"/game/{id}")
        assert two.post(f"/game/{id}/{change}", at=stamp, line="0", field="round", value="2") == 409
    assert two.stamp(id) == one.stamp(id)


# Many clients


def test_two_hundred_clients_at_once(here: Running) -> None:
    """Two hundred clients, four of each game, that look and play at the same time: every answer counts once."""
    first, clients = Http(here.port), count(200, usual=80)
    games = [first.begin("hamlets", seed=str(n)) for n in range(clients // 4)]

    def play(n: int) -> int:
        http_ = Http(here.port)
        game = games[n % len(games)]
        stamp = http_.stamp(game)
        http_.get(f"/game/{game}")
        return http_.post(f"/game/{game}/answer", at=stamp, answer=json.dumps(["build", "E6"]))

    with ThreadPoolExecutor(clients) as threads:
        statuses = list(threads.map(play, range(clients)))
    assert set(statuses) <= {303, 409, 422}
    assert statuses.count(303) == len(games), "one of the four clients of each game was first"
    for game in games:
        with here.app.desk.at(game) as found:
            assert here.app.shelf.export(game) == found.session.save()
            assert found.session.check() is None


# Kill


def test_a_kill_loses_nothing_that_was_answered(tmp_path: Path) -> None:
    """Killed at many points of a game, in the middle of a post: what was accepted is there, and the game goes on."""
    server = Mortal(tmp_path)
    http_ = Http(server.port)
    id = http_.begin("hamlets", seed="4")
    stream = Stream(9)
    try:
        for turn in range(count(20, usual=6)):
            with Store.open(tmp_path) as store:
                text = store.export(id)
            session = Session.load(text)
            if session.pending is None:
                break
            answer = json.dumps(session.pending.some(stream.below))
            http_.get(f"/game/{id}")
            stamp = http_.stamp(id)
            http_.get(f"/game/{id}")
            if turn % 2:
                # The post is on its way when the server dies; it has happened whole or not at all.
                talk = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
                body = f"token={http_.token}&at={stamp}&answer={answer.replace('+', '%2B')}"
                kind = "application/x-www-form-urlencoded"
                headers = {"Cookie": http_.cookie, "Origin": server.address, "Content-Type": kind}
                talk.request("POST", f"/game/{id}/answer", body, headers)
                server.kill()
                talk.close()
            else:
                assert http_.post(f"/game/{id}/answer", at=stamp, answer=answer) == 303
                server.kill()
            expected = Session.load(text)
            expected.answer(
                json.loads(answer) if not isinstance(json.loads(answer), list) else tuple(json.loads(answer))
            )
            with Store.open(tmp_path) as store:
                now = store.export(id)
            assert now == expected.save() or (turn % 2 and now == text)
            server.start()
            assert http_.get(f"/game/{id}") == 200
            assert http_.token, "the open page can go on"
        assert server.kills >= 6
        record("web: kill -9 of the server around an answer, nothing lost", server.kills)
    finally:
        server.end()


def test_the_command_prints_the_address_and_no_code_that_leads_nowhere(tmp_path: Path) -> None:
    server = Process(tmp_path)
    try:
        assert server.address in server.printed
        assert f"{server.address}/phone" in server.printed
        assert "█" not in server.printed, "a phone that scans a loopback address opens itself"
        assert Http(server.port).get("/") == 200
    finally:
        assert server.stop() in (0, 130)


def test_a_bot_from_a_file_is_kept_and_its_page_is_the_one_that_opens(tmp_path: Path) -> None:
    file = tmp_path / "mole.toml"
    file.write_text(SOUND, "utf-8")
    server = Process(tmp_path / "home", 0, str(file))
    try:
        assert f"{server.address}/new/bot.mole" in server.printed
        http_ = Http(server.port)
        assert http_.get("/new/bot.mole") == 200
        assert "Baron Mole" in http_.text
        id = http_.begin("bot.mole")
        assert http_.get(f"/game/{id}") == 200
    finally:
        assert server.stop() in (0, 130)


@pytest.mark.parametrize(
    ("addresses", "says"),
    [
        (("192.168.7.5",), "http://192.168.7.5:8321/"),
        ((), "keine Adresse in einem Heimnetz"),
        (("9.9.9.9", "8.8.8.8"), "nicht zu einem Heimnetz"),
        (("100.64.3.2",), "nicht zu einem Heimnetz"),
        (("8.8.8.8", "10.1.2.3"), "http://10.1.2.3:8321/"),
    ],
)
@pytest.mark.parametrize("asked", ["--lan", "enter"])
def test_the_terminal_offers_the_phone_or_says_why_not(
    addresses: tuple[str, ...],
    says: str,
    asked: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing listens here: the test only sees where it would, and what is printed."""
    from visavis.cli import main
    from visavis.cli import serve as command
    from visavis.web.server import asgi as server

    listened: list[tuple[str, int]] = []

    class Unheard(socket.socket):
        def getsockname(self) -> tuple[str, int]:
            return "", 8321

    def listen_at(host: str, ports: Sequence[int]) -> socket.socket:
        listened.append((host, ports[0]))
        return Unheard()

    class Serving:
        should_exit = force_exit = False

        def __init__(self, config: object, ready: Callable[[], None]) -> None:
            self.ready = ready

        def run(self, sockets: list[socket.socket]) -> None:
            self.ready()
            sockets[0].close()

    class Terminal:
        def isatty(self) -> bool:
            return True

        def fileno(self) -> int:
            return typed

    monkeypatch.setenv("VISAVIS_HOME", str(tmp_path))
    monkeypatch.setattr(server, "listen_at", listen_at)
    monkeypatch.setattr(server, "Serving", Serving)
    monkeypatch.setattr(server, "home_addresses", lambda: addresses)
    typed, typing = os.pipe()
    os.write(typing, b"\n")
    os.close(typing)
    monkeypatch.setattr(sys, "stdin", Terminal())
    printed: list[str] = []
    monkeypatch.setattr(click, "echo", lambda text="", **_: printed.append(str(text)))
    if asked == "enter":
        monkeypatch.setattr(command, "Thread", AtOnce)
    assert main(["--lang", "de", "serve", "--no-open", *(["--lan"] if asked == "--lan" else [])]) == 0
    os.close(typed)
    text = "\n".join(printed)
    assert "http://127.0.0.1:8321/" in text
    assert says in text
    reached = says.startswith("http")
    assert ("█" in text) == reached
    assert ("Code: " in text) == reached
    assert [host for host, _ in listened] == ["127.0.0.1", *([says[7:].partition(":")[0]] if reached else [])]


class AtOnce:
    """A thread that has run when it is started."""

    def __init__(self, target: Callable[..., None], args: tuple[Any, ...] = (), daemon: bool = False) -> None:
        self.run = lambda: target(*args)

    def start(self) -> None:
        self.run()


def test_a_port_that_is_taken_is_said_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from visavis.cli import main

    monkeypatch.setenv("VISAVIS_HOME", str(tmp_path))
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["--lang", "en", "serve", "--no-open", "--port", str(port)]) == 2
    assert capsys.readouterr().err.startswith(f"Port {port}")


# Links


def addresses(game: str) -> Iterator[str]:
    """Every address that a browser can get, from the table of routes."""
    for method, path, *_ in App.ROUTES:
        if method != "GET":
            continue
        text = path.pattern.removesuffix(r"\Z").replace("([a-z0-9]{1,40})", game).replace(r"(\w{1,40})", "hamlets")
        text = text.replace(r"([\w.]{1,48})", "hamlets").replace("([^/]{1,80})", "h1").replace("[a-z]{1,10}", "free")
        text = text.replace("/?", "").replace(r"[ts]/([\w-]{4,40})", "t/abcdef")
        text = text.replace(r"([a-z0-9_-]+)\.(css|js|svg|mp4)", "page.js").replace("\\.", ".")
        several = re.search(r"\(\?:([^)]+)\)", text)
        for one in several[1].split("|") if several else ("",):
            found = text.replace(several[0], one) if several else text
            assert not set(found) & set("()[]\\?*+"), f"{found}: say here how an address of it looks"
            yield found


QUERY = "code=abc&side=you&points=9&answer=%22E5%22&at=x&line=1&open=1&field=houses_left&value=1&title=x&now=you&as=you"


def test_no_link_does_anything_before_a_tap(app: App) -> None:
    """Whatever address a page elsewhere leads to: games, settings and the door stay as they are."""
    client, opened = Client(app), []

    class Shut:
        address = code_address = code = ""

        def devices(self) -> tuple[PairedDevice, ...]:
            return ()

        def wrong_codes(self) -> tuple[WrongCodes, ...]:
            return ()

        def change_device(self, id: str, name: str, right: str) -> None:
            opened.append("change")

        def send_away(self, id: str) -> None:
            opened.append("away")

        def open(self) -> None:
            opened.append("open")

        def close(self) -> None:
            opened.append("close")

    app.door = Shut()
    game = client.begin("hamlets")
    client.answer(game, "E5")
    before = {one.id: app.shelf.export(one.id) for one in app.shelf.games()}
    looked = 0
    for path in addresses(game):
        for url in (path, f"{path}?{QUERY}&at={client.stamp(game)}"):
            answer = client.get(url)
            assert answer.status < 500, url
            assert answer.cookies == {}, url
            looked += 1
    assert looked > 40
    assert {one.id: app.shelf.export(one.id) for one in app.shelf.games()} == before
    assert opened == []
    app.door = None
