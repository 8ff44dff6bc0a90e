"""`visavis serve --lan` over real sockets: a second device comes in by another address, gives the code and plays along.

Test servers listen on loopback only, so the home network is played by a second loopback address: the program offers
127.0.0.2, and what comes in there reaches it from 127.0.0.3, as if from another computer. Binding 0.0.0.0, a real
router, the firewall of a system and names such as `computer.local` are not tested here.
"""

from __future__ import annotations

import contextlib
import re
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.serving import Http, Running
from visavis.cli.serve import run_server
from visavis.core import Stream
from visavis.store import Store
from visavis.web import access, pages, server
from visavis.words import Words

OFFERED, FAR = "127.0.0.2", "127.0.0.3"
WAIT = 20.0


class Home:
    """The program as it runs at home: what the terminal shows, the clock of the pairing, the way in from afar."""

    def __init__(self) -> None:
        self.printed = ""
        self.now = 0.0
        self.app: pages.App
        self.serving: server.Serving
        self.port = 0
        self.ready = threading.Event()

    @property
    def code(self) -> str:
        """The code that the terminal showed last."""
        return str(re.findall(r"[Cc]ode: (\w+)", self.printed)[-1])

    @property
    def offered(self) -> str:
        """The address that the terminal offers to the home network."""
        found = re.search(rf"http://{re.escape(OFFERED)}:\d+", self.printed)
        assert found, self.printed
        return found[0]


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path], Any]:
    """Start `visavis serve --lan` in a thread; it listens on loopback, and a way in from afar is there."""

    @contextmanager
    def start(folder: Path, port: int = 0) -> Iterator[Home]:
        home = Home()

        def listen(wanted: int | None, lan: bool) -> socket.socket:
            assert lan
            opened = socket.socket()
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            opened.bind((server.LOOPBACK, port))
            home.port = opened.getsockname()[1]
            return opened

        def echo(text: str = "") -> None:
            home.printed += f"{text}\n"
            if text == Words("en").say("serve-end"):
                home.ready.set()

        class Timed(access.Pairing):
            def __init__(self, secret: bytes, told: Callable[[str], None]) -> None:
                super().__init__(secret, lambda: home.now, told)

        class Kept(pages.App):
            def __init__(self, *given: Any) -> None:
                super().__init__(*given)
                home.app = self

        class Serving(server.Serving):
            def __init__(self, *given: Any) -> None:
                super().__init__(*given)
                home.serving = self

        monkeypatch.setattr(server, "listen", listen)
        monkeypatch.setattr(server, "home_addresses", lambda: (OFFERED,))
        monkeypatch.setattr("visavis.cli.serve.click.echo", echo)
        for module, name, made in ((access, "Pairing", Timed), (pages, "App", Kept), (server, "Serving", Serving)):
            # A second start in one test goes on from the real class again.
            monkeypatch.setattr(module, name, made)
        with Store.open(folder) as store:
            settings = {"port": None, "lan": True, "show": False}
            thread = threading.Thread(target=run_server, args=(store, Words("en")), kwargs=settings, daemon=True)
            thread.start()
            assert home.ready.wait(WAIT), home.printed
            try:
                with way_in(home.port):
                    yield home
            finally:
                home.serving.should_exit = home.serving.force_exit = True
                thread.join(WAIT)
                assert not thread.is_alive()
        monkeypatch.undo()

    return start


@contextmanager
def way_in(port: int) -> Iterator[None]:
    """Whatever comes to the offered address goes on to the program, from the address of another computer."""
    with socket.socket() as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((OFFERED, port))
        door.listen(32)
        door.settimeout(0.2)
        open_ = threading.Event()
        open_.set()
        ends: list[socket.socket] = []
        threads: list[threading.Thread] = []

        def hurry(function: Callable[..., None], *given: socket.socket) -> None:
            threads.append(threading.Thread(target=function, args=given, daemon=True))
            threads[-1].start()

        def pump(one: socket.socket, other: socket.socket) -> None:
            with contextlib.suppress(OSError):
                while data := one.recv(65536):
                    other.sendall(data)
            shut(one, other)

        def shut(*given: socket.socket) -> None:
            for end in given:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

        def welcome() -> None:
            while open_.is_set():
                with contextlib.suppress(OSError):
                    guest, _ = door.accept()
                    inside = socket.socket()
                    ends.extend((guest, inside))
                    inside.bind((FAR, 0))
                    inside.connect((server.LOOPBACK, port))
                    hurry(pump, guest, inside)
                    hurry(pump, inside, guest)

        hurry(welcome)
        try:
            yield
        finally:
            open_.clear()
            threads[0].join(WAIT)
            shut(*ends)
            for thread in threads:
                thread.join(WAIT)
            for end in ends:
                end.close()


def give(page: Page, code: str) -> None:
    """Type a code on the page that asks for it."""
    page.locator("input[name=code]").fill(code)
    page.locator("button.main").click()
    page.locator("#page:not([aria-busy])").wait_for(state="attached")


def test_a_second_device_pairs_and_plays_beside_the_first(
    open_device: Open, start: Callable[[Path], Any], tmp_path: Path
) -> None:
    laptop, phone, stranger = open_device("laptop", "en"), open_device("phone", "en"), open_device("phone", "de")
    with start(tmp_path) as home:
        near, far = (Running(home.app, home.port, None) for _ in range(2))
        far.address = home.offered
        laptop.here, phone.here, stranger.here = near, far, far
        # On the computer itself no code is asked for.
        game = laptop.begin("hamlets")
        # From another device nothing is shown before the code.
        for path in ("/", f"/game/{game}", "/saves", "/stats.csv"):
            phone.go(path)
            expect(phone.page.locator("input[name=code]")).to_be_visible()
            assert "Hamlets" not in phone.page.content()
        first = home.code
        for _ in range(access.MOST_WRONG - 1):
            give(phone.page, "zzzzzz")
            expect(phone.page.locator(".refusal")).to_contain_text("not the code")
        give(phone.page, "zzzzzz")
        expect(phone.page.locator(".refusal")).to_contain_text("Wait a minute")
        assert home.code == first, "what others have read in the terminal still holds"
        give(phone.page, home.code)
        expect(phone.page.locator(".refusal")).to_contain_text("Wait a minute")
        home.now += access.PAUSE + 1
        give(phone.page, home.code)
        expect(phone.page.locator(".games")).to_be_visible()
        # Both play one game; each sees what the other did.
        phone.go(f"/game/{game}")
        session, stream = laptop.session(game), Stream(4)
        for player, other in ((phone, laptop), (laptop, phone), (phone, laptop)):
            before = session.save()
            player.answer_by_taps(stream)
            assert session.save() != before
            expect(other.page.locator(f"main[data-at='{player.stamp()}']")).to_be_visible()
        assert home.app.shelf.export(game) == session.save()
        # A third device is still asked.
        stranger.go(f"/game/{game}")
        expect(stranger.page.locator("input[name=code]")).to_be_visible()
        stranger.page.close()
        laptop.page.close()
        saved = session.save()
    # After a restart the phone is still known, with a new code in the terminal.
    with start(tmp_path, home.port) as again:
        phone.here = Running(again.app, again.port, None)
        phone.here.address = again.offered
        phone.complaints.clear()
        phone.go(f"/game/{game}")
        assert phone.session(game).save() == saved
        phone.page.close()


def test_the_address_from_afar_is_checked_like_any_other(start: Callable[[Path], Any], tmp_path: Path) -> None:
    with start(tmp_path) as home:
        stranger = Http(home.port)
        assert stranger.ask("GET", "/", headers={"Host": "evil.example"}).status == 421
        assert stranger.ask("GET", "/", headers={"Host": f"{OFFERED}:{home.port}"}).status == 200
        with socket.create_connection((server.LOOPBACK, home.port), WAIT, (FAR, 0)) as far:
            far.sendall(f"GET /saves HTTP/1.1\r\nHost: {OFFERED}:{home.port}\r\nConnection: close\r\n\r\n".encode())
            assert far.makefile("rb").readline().split()[1] == b"403"
