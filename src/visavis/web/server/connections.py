"""Limits against slow or idle clients: read timeout and maximum number of open connections."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol


def files_allowed() -> int:
    """Return the maximum number of open files of this process: 1,024 on many systems, 256 on some."""
    try:
        import resource
    except ImportError:  # Windows, which allows more.
        return 1024
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 65536 if soft == resource.RLIM_INFINITY else soft


MOST_CONNECTIONS = min(256, files_allowed() // 4)
"""Maximum number of open connections. Each is an open file; as many again may wait in the backlog or be closing."""


def allow(most: int) -> None:
    """Set the maximum number of open connections; half of them may be event streams. Each is an open file."""
    global MOST_CONNECTIONS
    with suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = 2 * most + 200
        if soft != resource.RLIM_INFINITY and soft < wanted:
            most_files = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (most_files, hard))
    MOST_CONNECTIONS = max(16, min(most, files_allowed() // 2))


PATIENCE = 10.0
"""Timeout in seconds for the request head, and between two parts of the body."""


class Connection(H11Protocol):
    """A connection with a read timeout. If there are too many, the oldest without a pending response is aborted."""

    _due: asyncio.TimerHandle | None = None
    _since = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._since = self.loop.time()
        self._expect()
        if len(self.connections) > MOST_CONNECTIONS:
            self._make_room()

    def data_received(self, data: bytes) -> None:
        if self._due is None:
            self._expect()
        super().data_received(data)
        if self.conn.their_state is h11.SEND_BODY:
            self._expect()
        elif self.conn.their_state is not h11.IDLE:
            self._expect_nothing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        super().connection_lost(exc)

    def _make_room(self) -> None:
        # An aborted connection is listed until the next iteration of the event loop. If it were counted, several new
        # connections in one iteration would all abort the same one.
        connections = [item for item in self.connections if isinstance(item, Connection)]
        staying = [connection for connection in connections if not connection.transport.is_closing()]
        idle = [connection for connection in staying if not connection._answering]
        idle.sort(key=lambda connection: connection._since)
        for connection in idle[: max(0, len(staying) - MOST_CONNECTIONS)]:
            connection.transport.abort()

    @property
    def _answering(self) -> bool:
        """Return True if a complete request was received and its response is not sent yet."""
        cycle: Any = self.cycle
        return cycle is not None and not cycle.response_complete and self.conn.their_state is not h11.SEND_BODY

    def _expect(self) -> None:
        self._expect_nothing()
        self._due = self.loop.call_later(PATIENCE, self._late)

    def _expect_nothing(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _late(self) -> None:
        self._due = None
        if not self._answering:
            self.transport.abort()
