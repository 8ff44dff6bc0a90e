"""Access control: same-origin check, CSRF token of a POST, and the pairing code for the home network."""

from __future__ import annotations

import hmac
import secrets
import time
from collections.abc import Callable
from hashlib import blake2b

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Alphabet of a code, without ambiguous characters."""
CODE = 6
"""Length of a code."""
MOST_WRONG = 5
"""Wrong codes per minute from one address before that address (and no other) has to wait."""
MOST_WRONG_BY_ALL = 100
"""Wrong codes from all addresses together before pairing pauses for a minute and the code is replaced."""
PAUSE = 60.0
"""Seconds for which wrong codes are counted, and for which pairing pauses."""


def new_device() -> str:
    """Return a random id for a browser that cannot be guessed."""
    return secrets.token_urlsafe(18)


def token_of(device: str) -> str:
    """Return the CSRF token that every POST of a browser must contain."""
    return blake2b(device.encode()[:64], key=b"visavis post", digest_size=16).hexdigest()


def same(first: str, second: str) -> bool:
    """Return True if two secrets are equal, in constant time (no timing attack)."""
    return hmac.compare_digest(first.encode("utf-8", "replace"), second.encode("utf-8", "replace"))


def same_origin(method: str, host: str, origin: str | None, site: str | None) -> bool:
    """Return True for a POST from our own pages, and for every GET or HEAD. Browsers send the origin of a POST."""
    if method in ("GET", "HEAD"):
        return True
    return origin == f"http://{host}" and site in (None, "same-origin")


class Pairing:
    """Pairing of devices in the home network by a code, with a rate limit for wrong codes.

    `told` is called with the new code whenever it is replaced.
    """

    def __init__(
        self, secret: bytes, clock: Callable[[], float] = time.monotonic, told: Callable[[str], None] | None = None
    ) -> None:
        self.code = self._new_code()
        self._secret = secret
        self._clock = clock
        self._told = told
        self._wrong: dict[str, list[float]] = {}
        self._wrong_by_all = 0
        self._closed_until = float("-inf")

    @staticmethod
    def _new_code() -> str:
        return "".join(secrets.choice(LETTERS) for _ in range(CODE))

    def closed(self, address: str) -> bool:
        """Return True if a device at this address cannot pair at the moment."""
        now = self._clock()
        lately = [when for when in self._wrong.get(address, ()) if now - when < PAUSE]
        return now < self._closed_until or len(lately) >= MOST_WRONG

    @property
    def wrong_addresses(self) -> tuple[str, ...]:
        """Return the addresses whose wrong codes are still counted."""
        return tuple(self._wrong)

    def mark(self, device: str) -> str:
        """Return the value of a paired device's cookie: a keyed hash, valid after a restart too."""
        return blake2b(device.encode()[:64], key=self._secret, digest_size=16).hexdigest()

    def paired(self, device: str, mark: str) -> bool:
        """Return True if a device has entered the code before."""
        return bool(device) and same(mark, self.mark(device))

    def try_code(self, given: str, address: str) -> bool:
        """Return True if the code is right. Too many wrong ones pause the address, and finally replace the code."""
        if self.closed(address):
            return False
        text = "".join(char for char in given.casefold()[:40] if char.isalnum())
        if same(text, self.code):
            self._wrong.pop(address, None)
            return True
        now = self._clock()
        self._wrong_by_all += 1
        lately = {sender: [when for when in times if now - when < PAUSE] for sender, times in self._wrong.items()}
        self._wrong = {sender: times for sender, times in lately.items() if times}
        self._wrong.setdefault(address, []).append(now)
        if self._wrong_by_all >= MOST_WRONG_BY_ALL:
            self._wrong_by_all = 0
            self._closed_until = now + PAUSE
            self.code = self._new_code()
            if self._told is not None:
                self._told(self.code)
        return False
