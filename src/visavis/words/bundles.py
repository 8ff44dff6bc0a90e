"""The Fluent files of the program and of the games, read once."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import Any
from weakref import WeakKeyDictionary

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from visavis.core import Game


@lru_cache(maxsize=64)
def _resource(package: str, folder: str, language: str) -> Resource:
    """A Fluent file, read once. A game that has no words yet has an empty one."""
    file = resources.files(package).joinpath(folder, f"{language}.ftl")
    return FluentResource(file.read_text("utf-8") if file.is_file() else "")


@lru_cache(maxsize=64)
def bundle_of(language: str, package: str) -> FluentBundle:
    """The program's words, and a game's over them."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(_resource(__package__, "", language))
    if package:
        bundle.add_resource(_resource(package, "words", language), allow_overrides=True)
    return bundle


_MADE: WeakKeyDictionary[Game[Any], dict[str, FluentBundle]] = WeakKeyDictionary()
"""The words of games that are made from texts, as long as there is the game."""


def bundle_from(language: str, game: Game[Any]) -> FluentBundle:
    """The program's words, those that all games from texts share, and the game's own over them."""
    made = _MADE.setdefault(game, {})
    if language not in made:
        own = (game.texts or {}).get(language, "")
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(_resource(__package__, "", language))
        bundle.add_resource(_resource(game.package, "words", language), allow_overrides=True)
        bundle.add_resource(FluentResource(own), allow_overrides=True)
        made[language] = bundle
    return made[language]
