"""Fluent messages of one language: formats a key and plain variables as text, independent of the ids of a game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from visavis.core import Game
from visavis.words.fluent import Bundle, bundle_from, bundle_of

_KEY = re.compile(r"[A-Za-z][A-Za-z0-9_-]*\Z")
_CACHED = frozenset((str, int))
"""Types of variables with which a text is cached."""
_MOST_CACHED = 4000
"""Maximum number of keys and of texts in a bundle's caches."""


class MissingWords(LookupError):
    """Raised if a text is not in the Fluent files, or lacks a variable."""


class Messages:
    """The messages of the program, overridden by those of one game.

    With `strict` a missing variable raises MissingWords.
    """

    def __init__(self, language: str, game: Game | None = None, *, strict: bool = False) -> None:
        self.language = language
        self.strict = strict
        self._game = game

    @cached_property
    def _bundle(self) -> Bundle:
        if self._game is not None and self._game.source is not None:
            return bundle_from(self.language, self._game)
        return bundle_of(self.language, self._game.package if self._game else "")

    def has(self, key: str) -> bool:
        """Check whether there is a message of this key. Cached in the bundle: a page asks for hundreds of keys."""
        bundle = self._bundle
        known = bundle.known.get(key)
        if known is None:
            if len(bundle.known) >= _MOST_CACHED:
                bundle.known.clear()
            known = bundle.known[key] = bool(_KEY.match(key)) and bundle.has_message(key)
        return known

    def first(self, keys: Iterable[str], fallback: str) -> str:
        """Return the text of the first key that exists, without variables; otherwise the fallback."""
        return next((self.format(key, {}) for key in keys if self.has(key)), fallback)

    def format(self, key: str, variables: Mapping[str, str | int | float]) -> str:
        """Return the text of a key that exists."""
        return self.format_pattern(key, self._bundle.get_message(key).value, variables)

    def attribute(self, key: str, part: str) -> Any:
        """Return the pattern of an attribute for `format_pattern`; None where there is no such message or attribute."""
        return self._bundle.get_message(key).attributes.get(part) if self.has(key) else None

    def format_pattern(self, name: str, pattern: Any, variables: Mapping[str, str | int | float]) -> str:
        """Return the text of a pattern; `name` identifies it in the bundle, and in the MissingWords raised if `strict`.

        Cached in the bundle: the same move is told on many pages, and formatting is slow. Texts with a float are not:
        1.0 equals 1 and is written differently.
        """
        bundle = self._bundle
        cached = not self.strict and _CACHED.issuperset(map(type, variables.values()))
        key = (name, *variables, *variables.values())
        if cached and (text := bundle.formatted.get(key)) is not None:
            return text
        formatted, errors = bundle.format_pattern(pattern, dict(variables)) if pattern else ("", [])
        if errors and self.strict:
            raise MissingWords(f"{self.language}: {name}: {errors}")
        text = str(formatted)
        if cached:
            if len(bundle.formatted) >= _MOST_CACHED:
                bundle.formatted.clear()
            bundle.formatted[key] = text
        return text
