"""Access control: same-origin check, CSRF token of a POST, and the pairing code for the home network."""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Callable
from datetime import UTC, datetime
from hashlib import blake2b

import msgspec

from visavis.core import Refusal
from visavis.web.door import WrongCodes
from visavis.web.server.devices import Devices, same

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Alphabet of a code, without ambiguous characters."""
SHORT, LONG = 6, 12
"""Length of a code: usually, and after many wrong ones. Nobody guesses one of 31^12 (8 * 10^17), however often."""
MOST_WRONG = 5
"""Wrong codes from one address before that address (and no other) has to wait, twice as long after each further one."""
MOST_WRONG_BY_ALL = 100
"""Wrong codes from all addresses together before a long code replaces the short one. Nobody else has to wait."""
PAUSE, LONGEST_PAUSE = 60.0, 3600.0
"""First and longest wait of an address in seconds."""
_FORGOTTEN = 24 * 3600.0
"""Seconds after the last wrong code of an address until it starts afresh."""
_MOST_ADDRESSES = 1000
"""Maximum number of addresses whose wrong codes are remembered; beyond that the longest quiet ones are dropped."""


def token_of(device: str) -> str:
    """Return the CSRF token that every POST of a browser must contain."""
    return blake2b(device.encode()[:64], key=b"visavis post", digest_size=16).hexdigest()


def same_origin(method: str, host: str, origin: str | None, site: str | None) -> bool:
    """Return True for a POST from our own pages, and for every GET or HEAD. Browsers send the origin of a POST."""
    if method in ("GET", "HEAD"):
        return True
    return origin == f"http://{host}" and site in (None, "same-origin")


def _new_code(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


class _Pace(msgspec.Struct):
    """Wrong codes of one address and the wait that follows from them."""

    wrong: int = 0
    last: float = 0.0
    until: float = 0.0


class Pairing:
    """Pairing of devices in the home network by a code. Wrong codes slow down their sender, and nobody else.

    Many wrong codes replace the short code by a long one, once: it stays valid however many wrong ones follow, so
    nobody can make the code on the screen useless. `told` is called with the new code. Thread-safe.
    """

    def __init__(
        self,
        devices: Devices,
        clock: Callable[[], float] = time.monotonic,
        told: Callable[[str], None] | None = None,
    ) -> None:
        self.devices = devices
        self.wrong_by_all = 0
        """Number of wrong codes since the start."""
        self._code = _new_code(SHORT)
        self._replaced = ""
        self._clock = clock
        self._told = told
        self._paces: dict[str, _Pace] = {}
        self._wrong: dict[str, WrongCodes] = {}
        self._lock = threading.Lock()

    @property
    def code(self) -> str:
        """Return the code that a device has to enter; a long one in groups of four."""
        code = self._code
        return code if len(code) == SHORT else "-".join(code[at : at + 4] for at in range(0, len(code), 4))

    def wait(self, address: str) -> float:
        """Return the seconds until a device at this address may try a code; 0 if it may now."""
        pace = self._paces.get(address)
        return max(0.0, pace.until - self._clock()) if pace is not None else 0.0

    def wrong_codes(self) -> tuple[WrongCodes, ...]:
        """Return the wrong codes since the start by address, the last first."""
        with self._lock:
            return tuple(reversed(self._wrong.values()))

    def try_code(self, given: str, address: str) -> Refusal | None:
        """Return None if the code is right, otherwise why the device cannot pair."""
        with self._lock:
            if wait := self.wait(address):
                return Refusal("web.pair_closed", minutes=max(1, round(wait / 60)))
            text = "".join(char for char in given.casefold()[:40] if char.isalnum())
            if same(text, self._code):
                self._paces.pop(address, None)
                return None
            if self._replaced and same(text, self._replaced):
                return Refusal("web.pair_changed")
            self._count(address)
            wait, replaced = self.wait(address), self.wrong_by_all == MOST_WRONG_BY_ALL
        if replaced and self._told is not None:
            self._told(self.code)
        return Refusal("web.pair_closed", minutes=max(1, round(wait / 60))) if wait else Refusal("web.pair_wrong")

    def _count(self, address: str) -> None:
        now = self._clock()
        pace = self._paces.pop(address, None)
        if pace is None or now - pace.last > _FORGOTTEN:
            pace = _Pace()
        pace.wrong += 1
        pace.last = now
        if pace.wrong >= MOST_WRONG:
            pace.until = now + min(LONGEST_PAUSE, PAUSE * 2.0 ** min(20, pace.wrong - MOST_WRONG))
        # Both are ordered by the last wrong code.
        self._paces[address] = pace
        told = self._wrong.pop(address, None)
        moment = datetime.now(UTC).isoformat(timespec="seconds")
        self._wrong[address] = WrongCodes(address, 1 + (told.count if told else 0), moment)
        for counted in (self._paces, self._wrong):
            while len(counted) > _MOST_ADDRESSES:
                del counted[next(iter(counted))]
        self.wrong_by_all += 1
        if self.wrong_by_all == MOST_WRONG_BY_ALL:
            self._replaced, self._code = self._code, _new_code(LONG)
