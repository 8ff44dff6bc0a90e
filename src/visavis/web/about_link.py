"""The address of what is known about a card, a tile or a track."""

from __future__ import annotations

from urllib.parse import urlencode


def about_link(here: str, what: str, back: str = "", eyes: str = "") -> str:
    """The address of what is known about something; `back` are the taps that a person comes from."""
    given = {"what": what, "as": eyes, "back": back}
    return f"{here}/about?{urlencode({name: its for name, its in given.items() if its})}"
