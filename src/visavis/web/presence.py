"""Who is here: when each device of a table was last heard of, and who guesses codes. In memory only."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

from visavis.core import Refusal

AWAY = 60.0
"""Seconds without a request or an open stream after which a seat is shown as away."""
LONG_AWAY = 120.0
"""Seconds after which the others may free a seat together."""
MOST_WRONG, MOST_WRONG_BY_ALL = 5, 100
"""Wrong codes from one address before it waits; from all together before spoken codes stop working."""
_PAUSE, _LONGEST_PAUSE = 60.0, 3600.0
_MOST = 1000
"""Maximum number of addresses and devices that are remembered."""


class Presence:
    """When devices were last heard of. A clock that jumps does not matter: it is the monotonic one. Thread-safe."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._begun = clock()
        self._last: dict[str, float] = {}
        self._open: dict[str, int] = {}
        self._lock = threading.Lock()

    def heard(self, device: str) -> None:
        """Note a request of a device."""
        with self._lock:
            self._last.pop(device, None)
            self._last[device] = self._clock()
            while len(self._last) > _MOST:
                del self._last[next(iter(self._last))]

    def connected(self, device: str, by: int) -> None:
        """Note that a stream of a device was opened (1) or closed (-1)."""
        with self._lock:
            self._open[device] = self._open.get(device, 0) + by
            if self._open[device] <= 0:
                del self._open[device]
        self.heard(device)

    def away(self, device: str) -> float:
        """Return the seconds since a device was last heard of; 0 while a stream of it is open."""
        if device in self._open:
            return 0.0
        return self._clock() - self._last.get(device, self._begun)

    def is_here(self, device: str) -> bool:
        """Return True if a device was heard of within the last minute."""
        return bool(device) and (device in self._open or device in self._last) and self.away(device) < AWAY


class Guesses:
    """Limits for codes of tables: an address that guesses waits, twice as long after each further wrong code."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._wrong: dict[str, tuple[int, float]] = {}
        self._by_all = 0
        self._lock = threading.Lock()

    @property
    def spoken_codes_work(self) -> bool:
        """Return False after so many wrong codes from all addresses that they must be guesses."""
        return self._by_all < MOST_WRONG_BY_ALL

    def require(self, address: str) -> None:
        """Raise Refusal if an address has to wait."""
        with self._lock:
            _, until = self._wrong.get(address, (0, 0.0))
            wait = until - self._clock()
        if wait > 0:
            raise Refusal("table.wait", minutes=max(1, round(wait / 60)))

    def wrong(self, address: str) -> None:
        """Count a wrong code."""
        with self._lock:
            count = self._wrong.pop(address, (0, 0.0))[0] + 1
            pause = 0.0 if count < MOST_WRONG else min(_LONGEST_PAUSE, _PAUSE * 2.0 ** min(20, count - MOST_WRONG))
            self._wrong[address] = count, self._clock() + pause
            self._by_all += 1
            while len(self._wrong) > _MOST:
                del self._wrong[next(iter(self._wrong))]

    def right(self, address: str) -> None:
        """Forget the wrong codes of an address that has found its table."""
        with self._lock:
            self._wrong.pop(address, None)

    def begin_anew(self) -> None:
        """Let spoken codes work again: a host has made new ones."""
        with self._lock:
            self._by_all = 0
