"""The threads that handle requests, in lanes: what takes long never takes the threads of the other pages.

Whoever waits for a thread waits in the event loop, where waiting costs none.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal, TypeVar

from anyio import CapacityLimiter, fail_after, to_thread

from visavis.web.http import Request

T = TypeVar("T")

Lane = Literal["stop", "foreign", "long", "pages"]

THREADS: dict[Lane, int] = {"stop": 2, "foreign": 3, "long": 24, "pages": 16}
"""Number of threads of each lane: stopping; opening what others wrote; changes and explanations, in which a computer
player may think for ever; all other pages."""
LONGEST_WAIT = 5.0
"""Seconds that a request waits for a thread before it is refused."""
_STOP = re.compile(r"(?:/game/[^/]+)?/stop\Z")
_FOREIGN = re.compile(r"/open\Z|/saves/merge\Z|/bots/|/packs/")
_LONG = re.compile(r"/game/[^/]+/why\Z|/bots/edit\Z")


class Full(Exception):
    """Raised if all threads of a lane are taken for longer than a request waits."""


def lane_of(method: str, path: str) -> Lane:
    """Return the lane of a request.

    >>> lane_of("POST", "/open"), lane_of("POST", "/game/a/stop"), lane_of("POST", "/game/a/on"), lane_of("GET", "/")
    ('foreign', 'stop', 'long', 'pages')
    """
    if method == "POST":
        return "stop" if _STOP.match(path) else "foreign" if _FOREIGN.match(path) else "long"
    return "long" if _LONG.match(path) else "pages"


class Lanes:
    """The threads of a server. Its limiters belong to one event loop, in which they are made."""

    def __init__(self) -> None:
        self._limiters: dict[Lane, CapacityLimiter] = {}

    async def run(self, handle: Callable[[Request], T], request: Request) -> T:
        """Handle a request in a thread of its lane. Raises Full if none gets free in time."""
        lane = lane_of(request.method, request.path)
        limiter = self._limiters.get(lane)
        if limiter is None:
            limiter = self._limiters[lane] = CapacityLimiter(THREADS[lane])
        borrower = object()
        try:
            with fail_after(LONGEST_WAIT):
                await limiter.acquire_on_behalf_of(borrower)
        except TimeoutError:
            raise Full from None
        try:
            # The lane has counted it already. The end of the server does not wait for a thread that cannot be stopped.
            return await to_thread.run_sync(handle, request, limiter=CapacityLimiter(1), abandon_on_cancel=True)
        finally:
            limiter.release_on_behalf_of(borrower)
