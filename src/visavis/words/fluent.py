"""The Fluent files of the program and of the games. A message is parsed when somebody first needs it: all of them
together would take longer than anything else when a program starts that says three sentences."""

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
"""Where an entry or a comment begins: nothing else may stand at the beginning of a line and have this form."""
_REFERENCE = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")
"""What an entry may refer to: a message or a term; the name of a function fits too and does no harm."""


class Bundle(FluentBundle):
    """A bundle that is given texts and parses an entry, with all that it refers to, when it is asked for."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self._waiting: dict[str, str] = {}
        self.constant: dict[str, str] = {}
        """Texts without variables that somebody has asked for."""

    def add_entries(self, entries: Mapping[str, str]) -> None:
        """Add entries; they take the place of those with the same name."""
        self._waiting |= entries
        self.constant.clear()

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a message."""
        if message_id in self._waiting:
            self._need(message_id)
        return super().has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        """A message; or a `LookupError`."""
        self._need(message_id)
        return super().get_message(message_id)

    def _need(self, name: str) -> None:
        if name not in self._waiting:
            return
        needed = [name]
        for one in needed:  # grows as it goes
            text = self._waiting.get(one, "")
            self.add_resource(_parsed(text))
            found = (other[1] for other in _REFERENCE.finditer(text))
            needed += [other for other in found if other in self._waiting and other not in needed]
        # Several threads may do this at once, and do the same: nothing counts as there before all it refers to is.
        for one in reversed(needed):
            self._waiting.pop(one, None)


@lru_cache(maxsize=1 << 14)
def _parsed(text: str) -> Resource:
    """One entry. The games share those of the program."""
    return FluentResource(text)


def entries_of(text: str) -> Mapping[str, str]:
    """The entries of a Fluent text by name, not parsed; of two with the same name the first.

    >>> dict(entries_of("# words\\na = b\\n-c = { a }\\n    d\\n"))
    {'a': 'a = b\\n', '-c': '-c = { a }\\n    d\\n'}
    """
    found: dict[str, str] = {}
    starts = list(_ENTRY.finditer(text))
    ends = (*(one.start() for one in starts[1:]), len(text))
    for start, end in zip(starts, ends, strict=False):  # a game may have no words yet
        if start[1]:
            found.setdefault(start[1], text[start.start() : end])
    return MappingProxyType(found)


@lru_cache(maxsize=64)
def _file(package: str, folder: str, language: str) -> Mapping[str, str]:
    """A Fluent file, read once. A game that has no words yet has an empty one."""
    file = resources.files(package).joinpath(folder, f"{language}.ftl")
    return entries_of(file.read_text("utf-8") if file.is_file() else "")


@lru_cache(maxsize=64)
def bundle_of(language: str, package: str) -> Bundle:
    """The program's words, and a game's over them."""
    bundle = Bundle(language)
    bundle.add_entries(_file(__package__, "", language))
    if package:
        bundle.add_entries(_file(package, "words", language))
    return bundle


_MADE: WeakKeyDictionary[Game, dict[str, Bundle]] = WeakKeyDictionary()
"""The words of games that are made from texts, as long as there is the game."""


def bundle_from(language: str, game: Game) -> Bundle:
    """The program's words, those that all games from texts share, and the game's own over them."""
    made = _MADE.setdefault(game, {})
    if language not in made:
        bundle = Bundle(language)
        bundle.add_entries(_file(__package__, "", language))
        bundle.add_entries(_file(game.package, "words", language))
        bundle.add_entries(entries_of(game.source.fluent.get(language, "") if game.source else ""))
        made[language] = bundle
    return made[language]
