"""The filter for text from outside (`core/foreign_text.py`), and the key of an id."""

from __future__ import annotations

from visavis.core.foreign_text import cleaned as cleaned
from visavis.core.foreign_text import printable as printable


def key_of(kind: str, id: str) -> str:
    """The key of an id: dots become dashes.

    >>> key_of("by", "build.ground")
    'by-build-ground'
    """
    return f"{kind}-{id.replace('.', '-')}"
