"""Fluent messages of one language: formats a key and plain variables as text, independent of the ids of a game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from visavis.core import Game
from visavis.words.fluent import Bundle, bundle_from, bundle_of

MOST_FORMATTED = 20_000
"""Maximum number of formatted texts that are cached per game and language."""
_KEY = re.compile(r"[A-Za-z][A-Za-z0-9_-]*\Z")


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
        """Check whether there is a message of this key."""
        return bool(_KEY.match(key)) and self._bundle.has_message(key)

    def first(self, keys: Iterable[str], fallback: str) -> str:
        """Return the text of the first key that exists, without variables; otherwise the fallback."""
        return next((self.format(key, {}) for key in keys if self.has(key)), fallback)

    def format(self, key: str, variables: Mapping[str, str | int | float]) -> str:
        """Return the text of a key that exists. A text without variables is cached in the bundle."""
        bundle = self._bundle
        if variables:
            return self.format_pattern(key, bundle.get_message(key).value, variables)
        text = bundle.constant.get(key)
        if text is None or self.strict:
            text = bundle.constant[key] = self.format_pattern(key, bundle.get_message(key).value, variables)
        return text

    def attribute(self, key: str, part: str) -> Any:
        """Return the pattern of an attribute for `format_pattern`; None where there is no such message or attribute."""
        return self._bundle.get_message(key).attributes.get(part) if self.has(key) else None

    def format_pattern(self, name: str, pattern: Any, variables: Mapping[str, str | int | float]) -> str:
        """Return the text of a pattern; `name` identifies it in the MissingWords raised if `strict`."""
        if not pattern:
            return ""
        formatted, key = self._bundle.formatted, (name, *variables.items())
        # 1 and 1.0 would be the same key, but not the same text.
        cacheable = not self.strict and not any(isinstance(value, float) for value in variables.values())
        if cacheable and (known := formatted.get(key)) is not None:
            return known
        text, errors = self._bundle.format_pattern(pattern, dict(variables))
        if errors and self.strict:
            raise MissingWords(f"{self.language}: {name}: {errors}")
        if cacheable:
            if len(formatted) >= MOST_FORMATTED:
                formatted.clear()
            formatted[key] = str(text)
        return str(text)
