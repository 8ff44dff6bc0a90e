"""Fluent files of the program and of the games, with lazy parsing: a message is parsed on first use, because parsing
all of them would dominate the start-up time of a command."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from types import MappingProxyType
from weakref import WeakKeyDictionary

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax.ast import Resource

from visavis.core import Game

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=|^#", re.MULTILINE)
"""Start of an entry or a comment; in Fluent nothing else at the beginning of a line has this form."""
_REFERENCE = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")
"""Reference to a message or a term. Also matches names of functions, which is harmless."""


class Bundle(FluentBundle):
    """Fluent bundle that parses an entry, with all entries it refers to, when it is first requested."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self._waiting: dict[str, str] = {}
        self.known: dict[str, bool] = {}
        """Cache of the keys that were asked for: whether there is such a message (`Messages.has`)."""
        self.formatted: dict[tuple[str | int | float, ...], str] = {}
        """Cache of formatted texts by their name and variables (`Messages.format_pattern`)."""

    def add_entries(self, entries: Mapping[str, str]) -> None:
        """Add entries; they override those with the same name."""
        self._waiting |= entries
        self.known.clear()
        self.formatted.clear()

    def has_message(self, message_id: str) -> bool:
        """Check whether there is such a message, and parse it."""
        if message_id in self._waiting:
            self._need(message_id)
        return super().has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        """Return a message, parsed on first use. Raises LookupError if there is none."""
        self._need(message_id)
        return super().get_message(message_id)

    def _need(self, name: str) -> None:
        if name not in self._waiting:
            return
        needed = [name]
        for entry in needed:  # grows during the iteration
            text = self._waiting.get(entry, "")
            self.add_resource(_parsed(text))
            references = (match[1] for match in _REFERENCE.finditer(text))
            needed += [other for other in references if other in self._waiting and other not in needed]
        # Thread-safe: parsing is idempotent, and no entry counts as parsed before all entries it refers to are.
        for entry in reversed(needed):
            self._waiting.pop(entry, None)


@lru_cache(maxsize=1 << 14)
def _parsed(text: str) -> Resource:
    """Parse one entry. Cached, because the bundles of all games contain the entries of the program."""
    return FluentResource(text)


def entries_of(text: str) -> Mapping[str, str]:
    """Split a Fluent text into unparsed entries by name; the first of two with the same name is used.

    >>> dict(entries_of("# words\\na = b\\n-c = { a }\\n    d\\n"))
    {'a': 'a = b\\n', '-c': '-c = { a }\\n    d\\n'}
    """
    entries: dict[str, str] = {}
    starts = list(_ENTRY.finditer(text))
    ends = (*(match.start() for match in starts[1:]), len(text))
    for start, end in zip(starts, ends, strict=False):  # a game may have no words yet
        if start[1]:
            entries.setdefault(start[1], text[start.start() : end])
    return MappingProxyType(entries)


@lru_cache(maxsize=64)
def _file(package: str, folder: str, language: str) -> Mapping[str, str]:
    """Read a Fluent file; cached. A missing file counts as empty: a new game has no words yet."""
    file = resources.files(package).joinpath(folder, f"{language}.ftl")
    return entries_of(file.read_text("utf-8") if file.is_file() else "")


@lru_cache(maxsize=64)
def bundle_of(language: str, package: str) -> Bundle:
    """Return the program's words, overridden by those of a game package; cached."""
    bundle = Bundle(language)
    bundle.add_entries(_file(__package__, "", language))
    if package:
        bundle.add_entries(_file(package, "words", language))
    return bundle


_MADE: WeakKeyDictionary[Game, dict[str, Bundle]] = WeakKeyDictionary()
"""Cache of bundles of games made from texts, by weak reference: they are freed together with the game."""


def bundle_from(language: str, game: Game) -> Bundle:
    """Return the bundle of a game made from a text: the program's words, those of all text bots, and its own."""
    made = _MADE.setdefault(game, {})
    if language not in made:
        bundle = Bundle(language)
        bundle.add_entries(_file(__package__, "", language))
        bundle.add_entries(_file(game.package, "words", language))
        bundle.add_entries(entries_of(game.source.fluent.get(language, "") if game.source else ""))
        made[language] = bundle
    return made[language]
