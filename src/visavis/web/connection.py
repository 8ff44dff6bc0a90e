"""Connections that bring nothing: each has a while for its request, and there are only so many at once."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

MOST_CONNECTIONS = 300
"""A process may have 1,024 files open on many systems; one connection is one of them."""
PATIENCE = 10.0
"""So many seconds may pass until the head of a request is there, and between two parts of its body."""


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
            idle = [one for one in self.connections if isinstance(one, Connection) and not one._answering]
            if idle:
                min(idle, key=lambda one: one._since).transport.abort()

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
