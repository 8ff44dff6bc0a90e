"""Registry of game finders, which decouples the core from the packages that provide games.

It imports no other module of the package, so that `import visavis` can register a finder cheaply. A finder returns a
loader for each game by its id; it is called for every lookup, so it should cache its result.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Finder = Callable[[], Mapping[str, Callable[[], Any]]]

FINDERS: list[Finder] = []
"""Finders in order of precedence: the first that has an id is used."""

TEXT_MAKERS: list[Callable[[str], Any]] = []
"""Functions that build a game from a text, for games that are no installed package; the first one is used."""
