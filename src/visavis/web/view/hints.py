"""Hints for somebody who uses the pages for the first time: one at a time, each once, and closed by a tap."""

from __future__ import annotations

from visavis.core import Seen
from visavis.core.play.log import Header
from visavis.web.http import Request
from visavis.web.view.events import News

COOKIE = "hints"
HINTS = ("news", "why", "you", "undo")
"""In the order in which they are told."""


def _known(request: Request) -> frozenset[str]:
    return frozenset(request.cookies.get(COOKIE, "").split(".")) & frozenset(HINTS)


def first(request: Request, header: Header, screen: str, seen: Seen, news: News) -> str:
    """The first hint that fits what is shown and was not told yet; none in a game that counts."""
    if not header.tryout:
        return ""
    fits = {
        "news": screen != "you" and news.telling,
        "why": screen != "you" and any(one.get("why") is not None for one in news.lines),
        "you": screen == "you",
        "undo": seen.can_undo,
    }
    told = _known(request)
    return next((hint for hint in HINTS if fits[hint] and hint not in told), "")


def known(request: Request, hint: str) -> dict[str, str]:
    """What is kept once a hint was told: a setting of this device."""
    if hint not in HINTS:
        return {}
    return {COOKIE: ".".join(one for one in HINTS if one == hint or one in _known(request))}
