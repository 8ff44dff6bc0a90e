"""Open event streams of one server: registry by game, limits, and the end of a stream.

Everything here runs in one event loop; only `spread` is thread-safe. A stream needs no thread; it buffers one pulse,
the latest.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from starlette.responses import Response as Outgoing
from starlette.types import Receive, Scope, Send

from visavis.web.live import CLOSED, FULL, MOVED, Pulse, bye, events, pulse_of
from visavis.web.presence import Presence
from visavis.web.server import connections
from visavis.web.sight import Role, role_at

BY_DEVICE, BY_ADDRESS = 3, 40
"""Maximum number of streams of one device, and of one address of the home network."""
HEARTBEAT = 15.0
"""Interval in seconds of the comments on an idle stream, below the idle timeouts of proxies."""
SWEEP = 5.0
"""Seconds between two looks at who has gone away or come back."""
NEAR = ("127.0.0.1", "::1", "")


class Stream:
    """A browser that listens to a game."""

    def __init__(self, game: str, device: str, address: str) -> None:
        self.game, self.device, self.address = game, device, address
        self.shown: Pulse | None = None
        """The pulse that was sent last."""
        self.due: Pulse | None = None
        """The pulse to be sent next: a slow reader skips the ones before it."""
        self.ends = ""
        """Why it ends; empty while it goes on, "-" if the browser may come again."""
        self.wakes = asyncio.Event()

    def tell(self, pulse: Pulse) -> None:
        """Buffer a pulse; end the stream if the device has lost its seat or its link."""
        if not pulse.moment:
            self.end(CLOSED)
        elif role_at(pulse.table, self.device) is Role.NONE:
            self.end(MOVED)
        else:
            self.due = pulse
            self.wakes.set()

    def end(self, why: str) -> None:
        """End it, with a reason after which the browser does not come again, or "-"."""
        self.ends = self.ends or why
        self.wakes.set()

    def next(self) -> bytes:
        """Return what is to be sent now; a comment if there is nothing new."""
        self.wakes.clear()
        due, self.due = self.due, None
        if self.ends:
            return b"" if self.ends == "-" else bye(self.ends)
        sent = b"" if due is None else events(self.shown, due)
        self.shown = due or self.shown
        return sent


class Streams:
    """The open streams of one server."""

    def __init__(self, presence: Presence) -> None:
        self._presence = presence
        self._games: dict[str, list[Stream]] = defaultdict(list)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._sweeper: asyncio.TimerHandle | None = None
        self._ended = False

    def __len__(self) -> int:
        return sum(map(len, self._games.values()))

    def _every(self) -> Iterable[Stream]:
        return (stream for streams in self._games.values() for stream in streams)

    def add(self, game: str, device: str, address: str) -> Stream:
        """Register a stream, before the first pulse is computed: so it misses no change.

        Beyond a limit it ends immediately; of the same device the oldest one does, whose network may be lost.
        """
        self._loop = asyncio.get_running_loop()
        stream = Stream(game, device, address)
        same = [other for other in self._every() if other.device == device and not other.ends]
        if len(same) >= BY_DEVICE:
            same[0].end(FULL)
        neighbours = 0 if address in NEAR else sum(other.address == address for other in self._every())
        if self._ended or neighbours >= BY_ADDRESS or len(self) >= connections.MOST_CONNECTIONS // 2:
            stream.end("-" if self._ended else FULL)
        self._games[game].append(stream)
        self._presence.connected(device, 1)
        # The others see at once who has come.
        self._loop.call_soon(self._present, tuple(self._games[game]))
        if self._sweeper is None:
            self._sweeper = self._loop.call_later(SWEEP, self._sweep)
        return stream

    def remove(self, stream: Stream) -> None:
        """Remove a stream whose browser has gone."""
        streams = self._games[stream.game]
        streams.remove(stream)
        if not streams:
            del self._games[stream.game]
        self._presence.connected(stream.device, -1)

    def spread(self, pulse: Pulse) -> None:
        """Send a pulse to all streams of its game. Thread-safe."""
        loop = self._loop
        if loop is not None and not loop.is_closed() and pulse.game in self._games:
            loop.call_soon_threadsafe(self._tell, pulse)

    def _tell(self, pulse: Pulse) -> None:
        for stream in tuple(self._games.get(pulse.game, ())):
            stream.tell(pulse)

    def _sweep(self) -> None:
        """Send changes of presence. Reads nothing of a game."""
        self._sweeper = None
        if not self._games or self._ended or self._loop is None:
            return
        for streams in tuple(self._games.values()):
            self._present(tuple(streams))
        self._sweeper = self._loop.call_later(SWEEP, self._sweep)

    def _present(self, streams: Sequence[Stream]) -> None:
        """Send who is present to the streams of one game, if that has changed."""
        last = next((stream.due or stream.shown for stream in streams if stream.due or stream.shown), None)
        if last is not None and last.table is not None:
            now = pulse_of(last.game, last.moment, last.table, self._presence)
            if now.seating != last.seating:
                for stream in streams:
                    if stream.due or stream.shown:
                        stream.tell(now)

    def end(self) -> None:
        """End all streams, now and from now on: the server ends. Browsers come again when there is one."""
        self._ended = True
        for stream in tuple(self._every()):
            stream.end("-")
        if self._sweeper is not None:
            self._sweeper.cancel()


class EventStream(Outgoing):
    """The response to a browser that listens: it stays open until one of both ends it."""

    def __init__(self, streams: Streams, stream: Stream, headers: Mapping[str, str]) -> None:
        super().__init__(b"", 200, dict(headers))
        del self.headers["content-length"]
        self._streams, self._stream = streams, stream

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        stream = self._stream
        listening = asyncio.create_task(self._until_gone(receive))
        try:
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            while True:
                body = stream.next()
                if body or not stream.ends:
                    await send({"type": "http.response.body", "body": body or b":\n\n", "more_body": not stream.ends})
                if stream.ends:
                    break
                try:
                    async with asyncio.timeout(HEARTBEAT):
                        await stream.wakes.wait()
                except TimeoutError:
                    continue
            if not body:
                await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            listening.cancel()
            self._streams.remove(stream)

    async def _until_gone(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self._stream.end("-")
