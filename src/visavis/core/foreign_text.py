"""The one filter for text that somebody else wrote: what of it may reach a terminal, a page, a file name or a header.

Control characters, escape sequences, overrides of the writing direction, line separators, lone surrogates, runs of
invisible characters and stacks of combining marks become a visible sign. Everything that people write stays as it is:
every script, emoji that are joined from several, one mark of direction, a soft hyphen.

The terminal (`cli/terminal.py`) and the template renderer (`web/app.py`) pass all their output through `cleaned`;
`Words` passes single values through `printable`, so that a value is one line and not too long.
"""

from __future__ import annotations

import re
import unicodedata

SIGN = "·"
"""Stands for a character that is not shown."""
MOST_MARKS = 6
"""Maximum number of combining marks on one letter: pointed Hebrew with accents has four."""

_INVISIBLE = "\\u00ad\\u034f\\u061c\\u115f\\u1160\\u180b-\\u180e\\u200b-\\u200f\\u2060-\\u2064\\u3164\\uffa0"
"""Characters without a width. One is legitimate (a joined emoji, a soft hyphen), several in a row are not."""
_NEVER = (
    "\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f"  # C0 without tab and line breaks, DEL, C1
    "\\u2028\\u2029\\u202a-\\u202e\\u2065-\\u206f"  # line separators, overrides, embeddings and isolates
    "\\ud800-\\udfff\\ufdd0-\\ufdef\\ufeff\\ufff0-\\ufffb\\ufffe\\uffff"  # lone surrogates, no characters, annotations
    "\\U000e0000-\\U000e00ff\\U000e01f0-\\U000e0fff"  # tags
)
_HARMFUL = re.compile(
    "(?P<flag>\\U0001f3f4[\\U000e0020-\\U000e007e]{1,8}\\U000e007f)"  # the flag of a region is written in tags
    f"|[{_NEVER}]|\\r(?!\\n)|[{_INVISIBLE}]{{2,}}"
    # No class of `re` holds the combining marks; they are neither letters nor blanks.
    f"|(?P<stack>[^\\w\\s\\x00-\\u02ff{_NEVER}]{{{MOST_MARKS + 1},}})"
)
_NOT_ALONE = ("Mn", "Me", "Cf")
_RUN = re.compile(f"[{_INVISIBLE}]{{2,}}")
_BREAK = re.compile("[\\t\\n\\r]+")
_PLAIN = bytes((9, 10, *range(32, 127)))
_PLAIN_TEXT = re.compile(b"[\\t\\n -~]+")
_HARMLESS: set[str] = set()
"""Cache of characters that are shown wherever they stand."""
_MOST_HARMLESS = 10_000


def cleaned(text: str) -> str:
    """Return a text as it may be shown. Tabs and line breaks stay.

    >>> cleaned("a\\x1b[31m\\u202eb\\n"), cleaned("Käse 👩\\u200d🚀")
    ('a·[31m·b\\n', 'Käse 👩\\u200d🚀')
    """
    return text if text.isascii() and text.isprintable() else cleaned_bytes(text).decode()


def cleaned_bytes(text: str) -> bytes:
    """Return `cleaned` in UTF-8. Fast for a whole page: only what is not printable ASCII is looked at."""
    encoded = text.encode("utf-8", "surrogatepass")
    if _harmless(encoded.translate(None, _PLAIN).decode("utf-8", "surrogatepass")):
        return encoded
    # A blank for what is plain: no run comes together or apart that is not one in the text.
    rest = _PLAIN_TEXT.sub(b" ", encoded).decode("utf-8", "surrogatepass")
    if _HARMFUL.sub(_shown, rest) == rest:
        return encoded
    return _HARMFUL.sub(_shown, text).encode()


def _harmless(text: str) -> bool:
    """Check whether all characters are shown wherever they stand: none is a mark, invisible or never shown."""
    if _HARMLESS.issuperset(text):
        return True
    for char in set(text) - _HARMLESS:
        if unicodedata.category(char) in _NOT_ALONE or _HARMFUL.match(char * 2):
            return False
        if len(_HARMLESS) < _MOST_HARMLESS:
            _HARMLESS.add(char)
    return True


def _shown(found: re.Match[str]) -> str:
    if found["flag"]:
        return found["flag"]
    if not found["stack"]:
        return SIGN
    kept: list[str] = []
    marks = 0
    for char in found["stack"]:
        kind = unicodedata.category(char)
        if kind in ("Mn", "Me"):
            marks += 1
        elif kind != "Cf":  # what has no width does not begin a letter
            marks = 0
        if marks <= MOST_MARKS:
            kept.append(char)
        elif kept[-1] != SIGN:
            kept.append(SIGN)
    return _RUN.sub(SIGN, "".join(kept))


def printable(text: str, most: int = 60) -> str:
    """Return a text as a value inside a line: `cleaned`, without line breaks, not longer than `most` characters.

    >>> printable("a\\x1b[31m\\nb"), printable("12345", 3)
    ('a·[31m·b', '123…')
    """
    if len(text) > most:
        return printable(text[:most], most) + "…"
    if text.isascii() and text.isprintable():
        return text
    text = _BREAK.sub(SIGN, text)
    return text if _harmless(text) else _HARMFUL.sub(_shown, text)


def is_printable(text: str) -> bool:
    """Check whether a text is one line that is shown as it is.

    >>> is_printable("Käse 👩\\u200d🚀"), is_printable("a\\nb"), is_printable("a\\u202eb")
    (True, False, False)
    """
    return printable(text, len(text)) == text


def escaped_json(text: str) -> str:
    """Return a JSON text with the same values in which no character is harmful: such ones are written as `\\\\uXXXX`.

    >>> escaped_json('["\\x9b", "ä"]')
    '["\\\\u009b", "ä"]'
    """
    return _HARMFUL.sub(_escaped, text)


def _escaped(found: re.Match[str]) -> str:
    if _shown(found) == found[0]:
        return found[0]
    units = found[0].encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at]:02x}{units[at + 1]:02x}" for at in range(0, len(units), 2))
