"""The Fluent files of the program and of the games, read once."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource


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
