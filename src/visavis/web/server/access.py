"""Who may come in: the host, the origin, the token of a post, and the pairing code of the home network."""

from __future__ import annotations

import hmac
import secrets
import time
from collections.abc import Callable
from hashlib import blake2b

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""The letters of a code: none that is easily mistaken for another."""
CODE = 6
MOST_WRONG = 5
"""Wrong codes per minute from one address before that address (and no other) has to wait."""
MOST_WRONG_BY_ALL = 100
"""Wrong codes from all addresses together before pairing pauses for a minute and the code is replaced."""
PAUSE = 60.0


def new_device() -> str:
    """A name for a browser that nobody can guess."""
    return secrets.token_urlsafe(18)


def token_of(device: str) -> str:
    """What the posts of a browser must carry."""
    return blake2b(device.encode()[:64], key=b"visavis post", digest_size=16).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two secrets are equal, told in the same time whatever they are."""
    return hmac.compare_digest(one.encode("utf-8", "replace"), other.encode("utf-8", "replace"))


def same_origin(method: str, host: str, origin: str | None, site: str | None) -> bool:
    """Whether a post comes from our own pages. A browser always says where a post comes from."""
    if method in ("GET", "HEAD"):
        return True
    return origin == f"http://{host}" and site in (None, "same-origin")


class Pairing:
    """The code that lets a device of the home network in, and the devices that have given it."""

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
        """Whether a device at this address cannot pair at the moment."""
        now = self._clock()
        lately = [when for when in self._wrong.get(address, ()) if now - when < PAUSE]
        return now < self._closed_until or len(lately) >= MOST_WRONG

    @property
    def wrong_addresses(self) -> tuple[str, ...]:
        """The addresses whose wrong codes are still counted."""
        return tuple(self._wrong)

    def mark(self, device: str) -> str:
        """What a paired device keeps; it holds after a restart too."""
        return blake2b(device.encode()[:64], key=self._secret, digest_size=16).hexdigest()

    def paired(self, device: str, mark: str) -> bool:
        """Whether a device has given the code before."""
        return bool(device) and same(mark, self.mark(device))

    def try_code(self, given: str, address: str) -> bool:
        """Whether this is the code. After some wrong ones an address has to wait; after many there is a new code."""
        if self.closed(address):
            return False
        text = "".join(char for char in given.casefold()[:40] if char.isalnum())
        if same(text, self.code):
            self._wrong.pop(address, None)
            return True
        now = self._clock()
        self._wrong_by_all += 1
        lately = {one: [when for when in times if now - when < PAUSE] for one, times in self._wrong.items()}
        self._wrong = {one: times for one, times in lately.items() if times}
        self._wrong.setdefault(address, []).append(now)
        if self._wrong_by_all >= MOST_WRONG_BY_ALL:
            self._wrong_by_all = 0
            self._closed_until = now + PAUSE
            self.code = self._new_code()
            if self._told is not None:
                self._told(self.code)
        return False
