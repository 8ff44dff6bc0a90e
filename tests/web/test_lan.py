"""`visavis serve --lan` over real sockets: a second device comes in by another address, gives the code and plays along.

Test servers listen on loopback only, so the home network is played by a second loopback address: the program finds
127.0.0.2 and opens its door there. A real router, the firewall of a system and names such as `computer.local` are not
tested here.
"""

from __future__ import annotations

import re
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.serving import Running, free_port
from visavis.cli.serve import run_server
from visavis.core import Stream
from visavis.store import Store
from visavis.web import routes
from visavis.web.http import HTML
from visavis.web.server import access, asgi
from visavis.web.server.devices import Devices
from visavis.words import Words

OFFERED = "127.0.0.2"
WAIT = 20.0


class Home:
    """The program as it runs at home: what the terminal shows, the clock of the pairing, the way in from afar."""

    def __init__(self) -> None:
        self.printed = ""
        self.now = 0.0
        self.app: routes.App
        self.servings: list[asgi.Serving] = []
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


Start = Callable[..., AbstractContextManager[Home]]
"""Starts a server: its folder, its port, whether for the home network."""


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch) -> Start:
    """Start `visavis serve --lan` in a thread; the home network is another address of loopback."""

    @contextmanager
    def start(folder: Path, port: int = 0, lan: bool = True) -> Iterator[Home]:
        home = Home()

        def echo(text: str = "") -> None:
            home.printed += f"{text}\n"
            if text == Words("en").say("serve-end"):
                home.ready.set()

        class Timed(access.Pairing):
            def __init__(self, devices: Devices, told: Callable[[str], None]) -> None:
                super().__init__(devices, lambda: home.now, told)

        class Kept(routes.App):
            def __init__(self, *given: Any) -> None:
                super().__init__(*given)
                home.app = self

        class Serving(asgi.Serving):
            def __init__(self, *given: Any) -> None:
                super().__init__(*given)
                # The first is the one of the computer itself.
                home.servings.append(self)

        home.port = port or free_port()
        monkeypatch.setattr(asgi, "home_addresses", lambda: (OFFERED,))
        monkeypatch.setattr("visavis.cli.serve.echo", echo)
        for module, name, made in ((access, "Pairing", Timed), (routes, "App", Kept), (asgi, "Serving", Serving)):
            # A second start in one test goes on from the real class again.
            monkeypatch.setattr(module, name, made)
        with Store.open(folder) as store:
            settings = {"port": home.port, "lan": lan, "show": False}
            thread = threading.Thread(target=run_server, args=(store, Words("en")), kwargs=settings, daemon=True)
            thread.start()
            assert home.ready.wait(WAIT), home.printed
            try:
                yield home
            finally:
                home.servings[0].should_exit = home.servings[0].force_exit = True
                thread.join(WAIT)
                assert not thread.is_alive()
        monkeypatch.undo()

    return start


def give(page: Page, code: str) -> None:
    """Type a code on the page that asks for it."""
    page.locator("input[name=code]").fill(code)
    # The refusal of the code before still stands there: it is no sign that this one was looked at.
    with page.expect_response(lambda answer: answer.request.method == "POST"):
        page.locator("button.main").click()
    page.locator("#page:not([aria-busy])").wait_for(state="attached")


def test_a_second_device_pairs_and_plays_beside_the_first(open_device: Open, start: Start, tmp_path: Path) -> None:
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
            expect(phone.page.locator(".refusal")).to_have_text(phone.says("no-web-pair_wrong"))
        give(phone.page, "zzzzzz")
        expect(phone.page.locator(".refusal")).to_have_text(phone.says("no-web-pair_closed", minutes=1))
        assert home.code == first, "what others have read in the terminal still holds"
        give(phone.page, home.code)
        expect(phone.page.locator(".refusal")).to_have_text(phone.says("no-web-pair_closed", minutes=1))
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


POST = """async path => {
  const token = document.querySelector("[name=token]").value;
  const answer = await fetch(path, {method: "POST", body: new URLSearchParams({token})});
  return [answer.status, await answer.text()];
}"""
ELSEWHERE = """<!doctype html><title>elsewhere</title>
<img src="{address}/static/icon.svg"><iframe src="{address}/"></iframe>
<a href="{address}/game/{game}">a link</a>"""


def status(address: str, port: int, path: str, host: str) -> int:
    with socket.create_connection((address, port), WAIT) as far:
        far.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
        return int(far.makefile("rb").readline().split()[1])


def test_the_address_from_afar_is_checked_like_any_other(start: Start, tmp_path: Path) -> None:
    with start(tmp_path) as home:
        port = int(home.offered.rpartition(":")[2])
        assert status(asgi.LOOPBACK, home.port, "/", "evil.example") == 421
        assert status(asgi.LOOPBACK, home.port, "/", "127.0.0.1") == 200
        assert status(OFFERED, port, "/", "evil.example") == 421
        assert status(OFFERED, port, "/", "127.0.0.1") == 421
        assert status(OFFERED, port, "/saves", OFFERED) == 403


def test_the_page_lets_a_phone_in_and_a_guest_sees_what_a_guest_may(
    open_device: Open, start: Callable[..., Any], tmp_path: Path
) -> None:
    """From the first page of the computer: one tap, a code to scan, one tap on the phone; and the door shut again."""
    laptop, phone = open_device("laptop", "en"), open_device("phone", "de")
    with start(tmp_path, lan=False) as home:
        with pytest.raises(ConnectionRefusedError):
            status(OFFERED, home.port, "/", OFFERED)
        laptop.here = Running(home.app, home.port, None)
        game = laptop.begin("hamlets")
        laptop.go("/")
        laptop.tap(laptop.page.locator("a[href='/phone']"))
        assert laptop.page.locator("svg.qr").count() == 0
        laptop.tap(laptop.page.locator("form[action='/phone/open'] button"))
        expect(laptop.page.locator("svg.qr")).to_be_visible()
        code, address = home.app.door.code, home.app.door.address
        assert address == f"http://{OFFERED}:{home.port}"
        expect(laptop.page.locator(".code")).to_have_text(code)
        # A link of the game leads to where others can open it.
        laptop.go(f"/game/{game}/share")
        link = laptop.page.locator("#share-link").input_value()
        assert link.startswith(f"{address}/open#")
        # What the phone scans does nothing before a tap.
        phone.here = Running(home.app, home.port, None)
        phone.here.address = address
        phone.page.goto(home.app.door.code_address)
        expect(phone.page.locator("input[name=code]")).to_have_value(code)
        phone.go("/saves")
        expect(phone.page.locator("input[name=code]")).to_be_visible()
        phone.page.goto(home.app.door.code_address)
        phone.tap(phone.page.locator("button.main"))
        expect(phone.page.locator(".games")).to_be_visible()
        # Scanned once more, it is simply there.
        phone.page.goto(home.app.door.code_address)
        expect(phone.page.locator(".games")).to_be_visible()
        assert phone.page.locator("a[href='/phone']").count() == 0
        phone.go("/phone")
        assert code not in phone.page.content()
        assert phone.page.locator("main form").count() == 0
        phone.go("/settings")
        for path in ("open", "close"):
            told = phone.page.evaluate(POST, f"/phone/{path}")
            assert told[0] == 403
            assert "Das geht nur auf dem Computer" in told[1]
        assert home.app.door.address == address
        phone.go(f"/game/{game}/share")
        assert phone.page.locator("#share-link").input_value() == link
        # A link on a page elsewhere: the phone stays known, whatever that page shows of ours.
        phone.here.address = ""
        elsewhere = ELSEWHERE.format(address=address, game=game)
        phone.context.route("http://elsewhere.example/", lambda route: route.fulfill(body=elsewhere, content_type=HTML))
        known = phone.context.cookies(address)
        phone.page.goto("http://elsewhere.example/")
        assert phone.page.url == "http://elsewhere.example/"
        before = home.app.shelf.export(game)
        phone.page.locator("a").click()
        expect(phone.page.locator("main[data-game]")).to_be_visible()
        now = phone.context.cookies(address)
        assert [(one["name"], one["value"]) for one in now] == [(one["name"], one["value"]) for one in known]
        assert home.app.shelf.export(game) == before
        # That page was not allowed to show ours in a frame.
        phone.complaints.clear()
        # The owner names the phone, and sends it away.
        laptop.go("/phone")
        row = laptop.page.locator(".devices li")
        expect(row).to_have_count(1)
        laptop.tap(row.locator("summary"))
        row.locator("input[name=name]").fill("Anna")
        row.locator("label", has_text=laptop.says("web-may-look")).click()
        laptop.tap(row.locator("form[action='/phone/device'] button"))
        expect(row.locator("b")).to_have_text("Anna")
        phone.here.address = address
        phone.go(f"/game/{game}")
        expect(phone.page.locator(".looks")).to_have_text(phone.says("web-may-look-only"))
        laptop.tap(row.locator("form[action='/phone/away'] button"))
        expect(row).to_have_count(0)
        phone.page.goto(f"{address}/game/{game}")
        expect(phone.page.locator("input[name=code]")).to_be_visible()
        phone.complaints.clear()
        phone.page.close()
        # Shut: nobody comes in any more, the computer goes on.
        laptop.go("/phone")
        laptop.tap(laptop.page.locator("form[action='/phone/close'] button"))
        expect(laptop.page.locator("form[action='/phone/open']")).to_be_visible()
        with pytest.raises(ConnectionRefusedError):
            status(OFFERED, home.port, "/", OFFERED)
        laptop.go(f"/game/{game}/share")
        assert laptop.page.locator("#share-link").input_value().startswith("v1.")
        assert laptop.page.locator("svg.qr").count() == 0
        laptop.page.close()
