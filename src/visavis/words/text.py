"""A text from outside as it may be shown, and the key of an id."""

from __future__ import annotations


def printable(text: str, most: int = 60) -> str:
    """A text from outside as it may be shown: no control characters, not too long.

    >>> printable("a\\x1b[31m")
    'a·[31m'
    """
    shown = "".join(char if char.isprintable() and not "\ud800" <= char <= "\udfff" else "·" for char in text[:most])
    return shown + "…" if len(text) > most else shown


def key_of(kind: str, id: str) -> str:
    """The key of an id: dots become dashes.

    >>> key_of("by", "build.ground")
    'by-build-ground'
    """
    return f"{kind}-{id.replace('.', '-')}"
