"""A table live over real HTTP: from a tap to the new page of the others, and what idle streams cost."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
from pathlib import Path

from load import Phone, Server, Table, memory, ms, p95, processor_seconds

from tools import show
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


if __name__ == "__main__":
    main()
