"""The filter for text from outside (`core/foreign_text.py`), the key of an id, and words that are near."""

from __future__ import annotations

from collections.abc import Iterable

from visavis.core.foreign_text import cleaned as cleaned
from visavis.core.foreign_text import printable as printable

_FEWEST_LETTERS, _MOST_LETTERS = 3, 40
_NEAR = 0.7
"""Similarity of words from which on one is taken for the other (`difflib`)."""


def key_of(kind: str, id: str) -> str:
    """The key of an id: dots become dashes.

    >>> key_of("by", "build.ground")
    'by-build-ground'
    """
    return f"{kind}-{id.replace('.', '-')}"


def nearest(given: str, known: Iterable[str]) -> str:
    """Return the known word that a mistyped one is near to, ignoring case; empty if there is none.

    >>> nearest("pley", ["play", "replay"]), nearest("xyz", ["play"])
    ('play', '')
    """
    if not _FEWEST_LETTERS <= len(given) <= _MOST_LETTERS:
        return ""
    from difflib import get_close_matches

    words = {word.casefold(): word for word in known}
    near = get_close_matches(given.casefold(), words, n=1, cutoff=_NEAR)
    return words[near[0]] if near and near[0] != given.casefold() else ""
