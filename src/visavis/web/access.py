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
"""So many wrong codes, then nobody can pair for a minute, and a new code is made."""
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
        self._wrong = 0
        self._closed_until = float("-inf")

    @staticmethod
    def _new_code() -> str:
        return "".join(secrets.choice(LETTERS) for _ in range(CODE))

    @property
    def closed(self) -> bool:
        """Whether nobody can pair at the moment."""
        return self._clock() < self._closed_until

    def mark(self, device: str) -> str:
        """What a paired device keeps; it holds after a restart too."""
        return blake2b(device.encode()[:64], key=self._secret, digest_size=16).hexdigest()

    def paired(self, device: str, mark: str) -> bool:
        """Whether a device has given the code before."""
        return bool(device) and same(mark, self.mark(device))

    def try_code(self, given: str) -> bool:
        """Whether this is the code. After some wrong ones there is a pause and a new code."""
        if self.closed:
            return False
        text = "".join(char for char in given.casefold()[:40] if char.isalnum())
        if same(text, self.code):
            self._wrong = 0
            return True
        self._wrong += 1
        if self._wrong >= MOST_WRONG:
            self._wrong = 0
            self._closed_until = self._clock() + PAUSE
            self.code = self._new_code()
            if self._told is not None:
                self._told(self.code)
        return False
