"""Tables of four phones against one server on one core: how many hold 150 ms, and what the bottleneck is.

`make load` runs it: bounded, over loopback. Each phone has an open stream and fetches its page when it is told; at
each table somebody taps every eight seconds. Measured: from sending the tap to the whole new page on each of the four
phones. The server has one core, the phones another one, where the system allows that.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import statistics
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import urlencode

from tools import show
from visavis.core import Session, Stream
from visavis.store import Store

PHONES, EVERY, LIMIT = 4, 8.0, 0.150
GAME, OPENING = "alien_artifacts", 16
"""The game, and answers that are given before it is measured: an empty table costs less."""
SECONDS = float(os.environ.get("SECONDS", "40"))
LEVELS = tuple(int(level) for level in os.environ.get("TABLES", "30,60,90,120").split(","))
_START = [sys.executable, "-c", "from visavis.cli import main; raise SystemExit(main())"]
_STAMP = re.compile(rb'data-at="([^"]+)"')
_TOKEN = re.compile(rb'name="token" value="(\w+)"')


class Phone:
    """A phone: two connections that are kept open, one for pages and one for events; its cookie."""

    def __init__(self, port: int, name: str) -> None:
        self.port, self.name, self.cookie, self.token = port, name, "", ""
        self.at, self.shown = "", 0.0
        """The moment that its page shows, and when that page was there."""
        self.changed = asyncio.Event()
        self._ends: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._busy, self._used = asyncio.Lock(), 0.0
        self.costs: dict[str, list[float]] = {"GET": [], "POST": []}

    async def ask(
        self, method: str, path: str, form: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        async with self._busy:
            # A server closes a connection that is idle for long.
            if self._ends is None or time.perf_counter() - self._used > 10:
                self.close()
                self._ends = await asyncio.open_connection("127.0.0.1", self.port)
            reader, writer = self._ends
            body = urlencode({"token": self.token, **form}).encode() if form is not None else b""
            fragment = "X-Visavis: fragment\r\n" if self.cookie else ""
            head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nAccept: text/html\r\n{fragment}"
            if self.cookie:
                head += f"Cookie: {self.cookie}\r\n"
            if form is not None:
                head += f"Origin: http://127.0.0.1:{self.port}\r\nContent-Type: application/x-www-form-urlencoded\r\n"
                head += f"Content-Length: {len(body)}\r\n"
            began = self._used = time.perf_counter()
            writer.write(head.encode() + b"\r\n" + body)
            raw = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            status = int(raw[0].split()[1])
            headers: dict[str, str] = {}
            for line in raw[1:]:
                key, _, value = line.partition(": ")
                if key.lower() == "set-cookie":
                    self.cookie = value.partition(";")[0]
                headers[key.lower()] = value
            text = await reader.readexactly(int(headers.get("content-length", "0")))
            self.costs[method].append(time.perf_counter() - began)
            if found := _TOKEN.search(text):
                self.token = found[1].decode()
            return status, headers, text

    def close(self) -> None:
        if self._ends is not None:
            self._ends[1].close()

    async def follow(self, method: str, path: str, form: dict[str, str] | None = None) -> str:
        """Ask, and follow redirects; the last path."""
        status, headers, text = await self.ask(method, path, form)
        if status == 303:
            return await self.follow("GET", headers["location"])
        assert status == 200, (status, path, text[-400:])
        return path

    async def look(self, url: str) -> None:
        _, _, text = await self.ask("GET", url)
        if found := _STAMP.search(text):
            self.at, self.shown = found[1].decode(), time.perf_counter()
            self.changed.set()

    async def listen(self, url: str) -> None:
        """Like the page: fetch it when another moment is told."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(
            f"GET {url}/live HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nAccept: text/event-stream\r\n"
            f"Cookie: {self.cookie}\r\n\r\n".encode()
        )
        name = ""
        while line := await reader.readline():
            field, _, value = line.decode().strip().partition(": ")
            if field == "event":
                name = value
            elif field == "data" and name == "at" and value != self.at and not self._busy.locked():
                await self.look(url)
            elif field == "data" and name == "bye":
                raise RuntimeError(f"stream ended: {value}")


class Table:
    """A table, and the game on it as whoever knows the right answers sees it."""

    def __init__(self, port: int, number: int, phones: int = PHONES) -> None:
        self.phones = [Phone(port, f"{name} {number}") for name in ("Anna", "Ben", "Cleo", "Dora", "Emil")[:phones]]
        self.url, self.took, self.first = "", list[float](), list[float]()
        self.mirror: Session | None = None

    async def begin(self, home: Path) -> None:
        host = self.phones[0]
        await host.follow("GET", f"/new/{GAME}?with=friends")
        form = {"with": "friends", "name": host.name, "o.players": str(len(self.phones))}
        self.url = await host.follow("POST", f"/new/{GAME}", form)
        id = self.url.split("/")[2]
        with Store.open(home) as store:
            table = store.tables.read(id)
            assert table is not None
            self.mirror = Session.load(store.export(id))
        for phone, seat in zip(self.phones[1:], table.seats[1:], strict=True):
            await phone.follow("GET", f"/t/{table.invite}")
            await phone.follow("POST", f"/t/{table.invite}", {"seat": seat.seat, "name": phone.name})
        await host.follow("POST", f"{self.url}/people/begin", {})
        for _ in range(OPENING):
            await self.tap(measured=False)
        for phone in self.phones:
            await phone.look(self.url)

    async def tap(self, measured: bool = True) -> None:
        """The answer of whoever is asked, until all four phones show it."""
        mirror = self.mirror
        if mirror is None or mirror.pending is None:
            return
        asked = mirror.pending
        seats = list(mirror.header.seats)
        policy = mirror.game.policy("greedy")
        view = mirror.game.view(mirror.timeline.now, asked.seat)
        answer = policy.answer(lambda: view, asked, Stream(len(mirror.lines)))
        phone = self.phones[seats.index(asked.seat) if asked.seat in seats else 0]
        if not measured:
            await phone.look(self.url)
        before = phone.at
        for other in self.phones:
            other.changed.clear()
        form = {"at": before.partition(".")[0], "answer": json.dumps(answer)}
        began = time.perf_counter()
        status, headers, text = await phone.ask("POST", f"{self.url}/answer", form)
        assert status == 303, (status, text[-600:])
        mirror.answer(answer)
        if not measured:
            return
        await phone.look(headers["location"])
        for other in self.phones:
            while other.at != phone.at:
                other.changed.clear()
                await asyncio.wait_for(other.changed.wait(), 20)
            (self.first if other is phone else self.took).append(other.shown - began)


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Megabytes that a process has in memory."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    assert found
    return int(found[1]) / 1024


class Server:
    """A server as a process of its own, on one core."""

    def __init__(self, home: str, *more: str) -> None:
        self.home, self.more = home, more

    async def __aenter__(self) -> Server:
        env = {**os.environ, "VISAVIS_HOME": self.home}
        command = [*_START, "--lang", "en", "serve", "--no-open", *self.more]
        self.process = await asyncio.create_subprocess_exec(*command, env=env, stdout=asyncio.subprocess.PIPE)
        assert self.process.stdout is not None
        line = (await self.process.stdout.readline()).decode()
        self.port = int(re.search(r":(\d+)/", line)[1])
        self.pid = self.process.pid
        cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_setaffinity") else []
        if len(cores) > 1:
            os.sched_setaffinity(self.pid, {cores[0]})
            os.sched_setaffinity(0, {cores[1]})
        return self

    async def __aexit__(self, *_: object) -> None:
        self.process.kill()
        await self.process.wait()


def ms(seconds: float) -> str:
    return f"{seconds * 1000:.0f} ms"


def p95(took: list[float]) -> float:
    return statistics.quantiles(took, n=20)[-1] if len(took) > 1 else took[0]


async def level(tables: int) -> bool:
    """Measure so many tables; print what was seen. Return whether they hold the limit."""
    with tempfile.TemporaryDirectory() as home:
        async with Server(home, "--connections", str(tables * PHONES * 4 + 64)) as server:
            sitting = [Table(server.port, number) for number in range(tables)]
            for table in sitting:
                await table.begin(Path(home))
            listening = [asyncio.create_task(phone.listen(table.url)) for table in sitting for phone in table.phones]
            await asyncio.sleep(2)
            for table in sitting:
                for phone in table.phones:
                    phone.costs = {"GET": [], "POST": []}

            async def play(table: Table, wait: float) -> None:
                until = time.perf_counter() + SECONDS
                await asyncio.sleep(wait)
                while time.perf_counter() < until:
                    began = time.perf_counter()
                    await table.tap()
                    await asyncio.sleep(max(0.0, EVERY - (time.perf_counter() - began)) * random.uniform(0.9, 1.1))

            busy, began = processor_seconds(server.pid), time.perf_counter()
            await asyncio.gather(*(play(table, random.uniform(0, EVERY)) for table in sitting))
            busy, wall = processor_seconds(server.pid) - busy, time.perf_counter() - began
            for task in listening:
                task.cancel()
            others = [took for table in sitting for took in table.took]
            own = [took for table in sitting for took in table.first]
            costs = {
                method: [cost for table in sitting for phone in table.phones for cost in phone.costs[method]]
                for method in ("POST", "GET")
            }
            slow = p95([*others, *own])
            name = f"{tables} tables of {PHONES} phones, a tap in {EVERY:.0f} s"
            show(f"{name}: tap to page, median", ms(statistics.median([*others, *own])))
            show(f"{name}: tap to page, 95th percentile", ms(slow))
            show(f"{name}: post, median", ms(statistics.median(costs["POST"])))
            show(f"{name}: page, median", ms(statistics.median(costs["GET"])))
            show(f"{name}: processor time per tap (post, {PHONES} pages)", ms(busy / len(own)))
            show(f"{name}: pages per tap", f"{len(costs['GET']) / len(own):.2f}")
            show(f"{name}: the core is busy", f"{100 * busy / wall:.0f} %")
            show(f"{name}: memory", f"{memory(server.pid):.0f} MB")
            load = busy / wall
            show(f"{name}: tables by processor time alone, at 80 %", f"{tables * 0.8 / load:.0f}")
            why = "the processor, and of it drawing pages" if load > 0.6 else "the disk, and whatever else runs here"
            print(f"{name}: a tap waits most for {why}")
            return slow < LIMIT


async def run() -> None:
    holds, last = 0, 0
    for tables in LEVELS:
        if not await level(tables):
            last = tables
            break
        holds = tables
    print()
    show(
        f"Tables with the 95th percentile under {ms(LIMIT)} on one core",
        f"{holds}" + (f" (not {last})" if last else "+"),
    )
    print("One process draws all pages, one at a time: that is the bottleneck as long as its core is busy.")


if __name__ == "__main__":
    asyncio.run(run())
