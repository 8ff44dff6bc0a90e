"""Connections that bring nothing: each has a while for its request, and there are only so many at once."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol


def files_allowed() -> int:
    """How many files this process may have open: 1,024 on many systems, 256 on some."""
    try:
        import resource
    except ImportError:  # Windows, which allows more.
        return 1024
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 65536 if soft == resource.RLIM_INFINITY else soft


MOST_CONNECTIONS = min(256, files_allowed() // 4)
"""One connection is one open file. As many again may wait to be accepted, and as many be on their way out."""
PATIENCE = 10.0
"""Timeout in seconds for the request head, and between two parts of the body."""


class Connection(H11Protocol):
    """One connection. If there are too many, the oldest that is not being answered has to go."""

    _due: asyncio.TimerHandle | None = None
    _since = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """See `asyncio.Protocol.connection_made`."""
        super().connection_made(transport)
        self._since = self.loop.time()
        self._expect()
        if len(self.connections) > MOST_CONNECTIONS:
            self._make_room()

    def data_received(self, data: bytes) -> None:
        """See `asyncio.Protocol.data_received`."""
        if self._due is None:
            self._expect()
        super().data_received(data)
        if self.conn.their_state is h11.SEND_BODY:
            self._expect()
        elif self.conn.their_state is not h11.IDLE:
            self._expect_nothing()

    def connection_lost(self, exc: Exception | None) -> None:
        """See `asyncio.Protocol.connection_lost`."""
        self._expect_nothing()
        super().connection_lost(exc)

    def _make_room(self) -> None:
        # One that was told to go is still listed until the loop comes round. Many come in one round: were it counted,
        # all of them would send away the same one.
        staying = [one for one in self.connections if isinstance(one, Connection) and not one.transport.is_closing()]
        idle = sorted((one for one in staying if not one._answering), key=lambda one: one._since)
        for one in idle[: max(0, len(staying) - MOST_CONNECTIONS)]:
            one.transport.abort()

    @property
    def _answering(self) -> bool:
        """Whether a whole request is here and its answer is not yet sent."""
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
