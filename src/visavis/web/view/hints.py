"""Hints for a person who uses the pages for the first time: one at a time, each once, closed by a tap."""

from __future__ import annotations

from visavis.core import Seen
from visavis.core.play.log import Header
from visavis.web.http import Request
from visavis.web.view.events import News

COOKIE = "hints"
HINTS = ("news", "why", "you", "undo")
"""Ids of the hints, in the order in which they are shown."""


def _known(request: Request) -> frozenset[str]:
    return frozenset(request.cookies.get(COOKIE, "").split(".")) & frozenset(HINTS)


def first(request: Request, header: Header, screen: str, seen: Seen, news: News) -> str:
    """Return the first hint that fits the page and was not shown yet; none in a game that counts."""
    if not header.tryout:
        return ""
    fits = {
        "news": screen != "you" and news.telling,
        "why": screen != "you" and any(line.why is not None for line in news.lines),
        "you": screen == "you",
        "undo": seen.can_undo,
    }
    known_hints = _known(request)
    return next((hint for hint in HINTS if fits[hint] and hint not in known_hints), "")


def known(request: Request, hint: str) -> dict[str, str]:
    """Return the cookie that stores that a hint was shown: a setting of this device."""
    if hint not in HINTS:
        return {}
    return {COOKIE: ".".join(name for name in HINTS if name == hint or name in _known(request))}
