"""Drawings of games: `art.svg` in a game's folder, 160 x 90, with the icons and the colours of the page."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import resources

from visavis.core import Game

_FRAME = re.compile(r"\A\s*<svg\b[^>]*>\s*(.*?)\s*</svg>\s*\Z", re.DOTALL)


@lru_cache(maxsize=64)
def _read(package: str) -> str:
    file = resources.files(package) / "art.svg"
    match = _FRAME.match(file.read_text("utf-8")) if file.is_file() else None
    return match[1] if match else ""


def drawing(game: Game) -> str:
    """Return the elements of a game's drawing without their frame, memoized by package; empty: it has none."""
    return _read(game.package) if game.package else ""
