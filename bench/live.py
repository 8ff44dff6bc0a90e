"""A table live over real HTTP: from a tap to the new page of the others, and what idle streams cost."""

from __future__ import annotations

import asyncio
import json
import shutil
import statistics
import tempfile
from pathlib import Path

from load import GAME, Phone, Server, Table, memory, ms, p95, processor_seconds
from web import served

from tools import show
from visavis.core import Stream
from visavis.core.saves.tables import WATCHERS
from visavis.store import Store
from visavis.web.server.streams import BY_DEVICE

PEOPLE, TAPS, IDLE = 5, 40, 1000


async def _play(table: Table, taps: int) -> float:
    """Seconds of processor time are counted by the caller; returns the median of a tap until all have the page."""
    for _ in range(taps):
        await table.tap()
        await asyncio.sleep(0.25)
    return statistics.median([*table.took, *table.first])


async def five() -> None:
    """Five plain clients at one table: from a tap to the whole new page on each of the four others."""
    with tempfile.TemporaryDirectory() as home:
        async with Server(home) as server:
            table = Table(server.port, 1, PEOPLE)
            await table.begin(Path(home))
            listening = [asyncio.create_task(phone.listen(table.url)) for phone in table.phones]
            await asyncio.sleep(1)
            busy = processor_seconds(server.pid)
            await _play(table, TAPS)
            busy = processor_seconds(server.pid) - busy
            for task in listening:
                task.cancel()
            show("Five at a table: tap to the page of the others, median", ms(statistics.median(table.took)))
            show("Five at a table: tap to the page of the others, 95th percentile", ms(p95(table.took)))
            show("Five at a table: processor time per tap (post, 5 pages)", ms(busy / TAPS))


WATCH = """() => {
    window.seen = {};
    const note = () => {
        const main = document.querySelector("main[data-at]");
        if (main) window.seen[main.dataset.at.split(".")[0]] ??= Date.now();
    };
    new MutationObserver(note).observe(document.getElementById("page"), { childList: true });
    note();
}"""
TAP = """([url, at, answer]) => {
    const form = document.createElement("form");
    const values = { token: document.querySelector("[name=token]").value, at, answer };
    Object.assign(form, { method: "post", action: url + "/answer" });
    for (const [name, value] of Object.entries(values)) {
        const input = form.appendChild(document.createElement("input"));
        Object.assign(input, { type: "hidden", name, value });
    }
    document.getElementById("page").append(form);
    const began = Date.now();
    form.requestSubmit();
    return began;
}"""


def browsers() -> None:
    """Five real browsers at one table: from the tap of one to the new page in the four others."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return print("Five browsers: playwright is not installed.")
    program = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "google-chrome"))), None)
    with tempfile.TemporaryDirectory() as home, served(home) as port, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        pages = [browser.new_context(viewport={"width": 390, "height": 844}).new_page() for _ in range(PEOPLE)]
        host, *guests = pages
        here = f"http://127.0.0.1:{port}"
        host.goto(f"{here}/new/{GAME}?with=friends")
        host.locator("[name=name]").fill("Anna")
        host.locator(f"[name='o.players'][value='{PEOPLE}']").check(force=True)
        host.locator("button.go").click()
        host.wait_for_url("**/game/**")
        id = host.url.split("/")[4]
        with Store.open(Path(home)) as store:
            table = store.tables.read(id)
            assert table is not None
            for number, (guest, seat) in enumerate(zip(guests, table.seats[1:], strict=True)):
                guest.goto(f"{here}/t/{table.invite}")
                guest.locator("[name=name]").fill(f"Guest {number}")
                guest.locator(f"input[value='{seat.seat}']").check(force=True)
                guest.locator("button.main").click()
                guest.wait_for_url("**/game/**")
            host.locator("form[action$='/begin'] button").click()
            for page in pages:
                page.wait_for_selector("main.table")
                page.evaluate(WATCH)
            seats = [seat.seat for seat in table.seats]
            took: list[float] = []
            for n in range(TAPS):
                session = store.load(id)
                asked = session.pending
                assert asked is not None
                view = session.seen_by(asked.seat).view
                answer = session.game.policy("greedy").answer(lambda view=view: view, asked, Stream(n))
                tapper = pages[seats.index(asked.seat)]
                before = (tapper.locator("main").get_attribute("data-at") or "").partition(".")[0]
                began = tapper.evaluate(TAP, [f"/game/{id}", before, json.dumps(answer)])
                for page in pages:
                    page.wait_for_function(
                        "at => !document.querySelector('main').dataset.at.startsWith(at)", arg=before
                    )
                now = (tapper.locator("main").get_attribute("data-at") or "").partition(".")[0]
                took += [(page.evaluate("at => seen[at]", now) - began) / 1000 for page in pages if page is not tapper]
        browser.close()
    show("Five browsers: tap to the page of the others, median", ms(statistics.median(took)))
    show("Five browsers: tap to the page of the others, 95th percentile", ms(p95(took)))


async def _onlookers(port: int, home: Path) -> list[tuple[str, str]]:
    """Address and cookie for each idle stream: tables with as many watchers as may be, three streams each."""
    streams: list[tuple[str, str]] = []
    while len(streams) < IDLE:
        table = Table(port, len(streams), 2)
        await table.begin(home)
        host = table.phones[0]
        await host.follow("POST", f"{table.url}/people/watch", {"allowed": "yes"})
        with Store.open(home) as store:
            seated = store.tables.read(table.url.split("/")[2])
        assert seated is not None
        for n in range(WATCHERS):
            watcher = Phone(port, f"Watcher {n}")
            await watcher.follow("GET", f"/t/{seated.watch}")
            await watcher.follow("POST", f"/t/{seated.watch}", {})
            streams += [(table.url, watcher.cookie)] * BY_DEVICE
            watcher.close()
    return streams


async def idle() -> None:
    """What a thousand streams cost that nobody writes to: memory, and the processor time of a tap beside them."""
    with tempfile.TemporaryDirectory() as home:
        async with Server(home, "--connections", str(4 * IDLE)) as server:
            table = Table(server.port, 1, 2)
            await table.begin(Path(home))
            guests = await _onlookers(server.port, Path(home))
            listening = [asyncio.create_task(phone.listen(table.url)) for phone in table.phones]
            await asyncio.sleep(1)
            await _play(table, TAPS)
            before, busy = memory(server.pid), processor_seconds(server.pid)
            await _play(table, TAPS)
            alone = processor_seconds(server.pid) - busy
            held = []
            for url, cookie in guests[:IDLE]:
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                request = f"GET {url}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nCookie: {cookie}\r\n\r\n"
                writer.write(request.encode())
                held.append((reader, writer))
            for reader, _ in held:
                await reader.readuntil(b"event: people")
            after, busy = memory(server.pid), processor_seconds(server.pid)
            await _play(table, TAPS)
            beside = processor_seconds(server.pid) - busy
            for task in listening:
                task.cancel()
            show(f"{IDLE} idle streams: memory", f"{after - before:.0f} MB")
            show(f"{IDLE} idle streams: a tap costs more", f"{100 * (beside - alone) / alone:+.1f} %")


def main() -> None:
    asyncio.run(five())
    asyncio.run(idle())
    browsers()


if __name__ == "__main__":
    main()
