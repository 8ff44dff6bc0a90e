"""What msgspec and Python's TOML reader found wrong, taken apart so that it can be said in every language.

Both give nothing but an English sentence. A test makes each of these errors anew, so that a release which words one of
them differently is noticed.
"""

from __future__ import annotations

import re

OTHER = "detail-other"
"""The key of a sentence that is shown as it is."""

_AT = r"(?: - at `(?P<at>[^`]*)`)?\Z"
_DETAILS = tuple(
    (key, re.compile(pattern + _AT, re.DOTALL))
    for key, pattern in (
        ("detail-type", r"Expected `(?P<expected>[^`]*)`, got `(?P<given>[^`]*)`"),
        ("detail-bound", r"Expected `(?P<expected>[^`]*)`(?: of length)? (?P<bound>[<>=]+ ?-?\d+)"),
        ("detail-missing", r"Object missing required field `(?P<field>[^`]*)`"),
        ("detail-unknown", r"Object contains unknown field `(?P<field>[^`]*)`"),
        ("detail-value", r"Invalid (?:enum )?value (?!\(at )'?(?P<given>[^']*)'?"),
        ("detail-utf8", r"'utf-8' codec.*"),
        ("detail-cut", r"Input data was truncated"),
        ("detail-json", r"JSON is malformed.*\(byte (?P<byte>\d+)\)"),
        ("detail-toml", r".*\(at line (?P<line>\d+), column (?P<column>\d+)\)"),
        ("detail-cut", r".*\(at end of document\)"),
    )
)


def taken_apart(text: str) -> tuple[str, dict[str, str]]:
    """The key of the words for an error, and their variables.

    >>> taken_apart("Expected `int`, got `str` - at `$.card[0].value`")
    ('detail-type', {'expected': 'int', 'given': 'str', 'at': '$.card[0].value'})
    """
    for key, pattern in _DETAILS:
        if found := pattern.match(text):
            return key, {name: part or "" for name, part in found.groupdict().items()}
    return OTHER, {"says": text}
