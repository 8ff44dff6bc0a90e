"""Refusals and parser errors as sentences.

msgspec and Python's TOML parser report an error only as an English sentence: it is parsed, so that it can be shown in
every language. A test provokes each of these errors, to detect a release that changes their wording.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from visavis.core import BadLog, Question, Refusal, Region
from visavis.core.state import LARGEST
from visavis.words.text import key_of, printable

if TYPE_CHECKING:
    from visavis.words.words import Words

_MOST_LISTED = 14
_MOST_COMPARED, _MOST_LETTERS = 400, 40
_LEAST_COMPARED = 3
_NEAR = 0.7
"""Similarity of words from which on one is taken for the other (`difflib`)."""

_ABOUT_ANSWERS = (
    "text.", "several.", "form.", "option.not", "option.barred", "option.number", "option.ambiguous", "dial.",
)  # fmt: skip
"""Refusals whose options are typed by the names that a person sees."""

OTHER = "detail-other"
"""Key of a sentence that is not recognized and shown unchanged."""

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
    """Parse the sentence of an error into the key of a message and its variables.

    >>> taken_apart("Expected `int`, got `str` - at `$.card[0].value`")
    ('detail-type', {'expected': 'int', 'given': 'str', 'at': '$.card[0].value'})
    """
    for key, pattern in _DETAILS:
        if match := pattern.match(text):
            return key, {name: value or "" for name, value in match.groupdict().items()}
    return OTHER, {"says": text}


def refusal_text(
    words: Words, refusal: Refusal, question: Question | None, names: Callable[[object], str] | None
) -> str:
    """Return what was wrong and what is possible, in one line; `names` overrides the names of the options."""
    args = refusal.details
    key = key_of("no", refusal.id)
    if not words.has(key):
        return words.say(key)
    if names is None:
        names = words.typed(question) if refusal.id.startswith(_ABOUT_ANSWERS) else _written(words)
    variables = {name: _argument(words, name, value, names) for name, value in args.items()}
    text = words.messages.format(key, variables)
    line = args.get("line")
    if isinstance(line, int) and line > 0:
        kind = "log" if isinstance(refusal, BadLog) else "file"
        text = words.messages.format(f"no-at-line-{kind}", {"line": line, "says": text})
    if near := _meant(args, names):
        text += " " + words.say("no-did-you-mean", word=printable(near))
    return " ".join(text.split())


def _meant(args: Mapping[str, object], names: Callable[[object], str]) -> str:
    """Return the option that was probably meant by what was given; empty if none is near."""
    given, options = args.get("given"), args.get("options")
    if not isinstance(given, str) or not isinstance(options, (tuple, list)) or len(options) > _MOST_COMPARED:
        return ""
    return nearest(given, map(names, options))


def nearest(given: str, known: Iterable[str]) -> str:
    """Return the known word that a mistyped one is near to, ignoring case; empty if there is none.

    >>> nearest("pley", ["play", "replay"]), nearest("xyz", ["play"])
    ('play', '')
    """
    if not _LEAST_COMPARED <= len(given) <= _MOST_LETTERS:
        return ""
    from difflib import get_close_matches

    words = {word.casefold(): word for word in known}
    near = get_close_matches(given.casefold(), words, n=1, cutoff=_NEAR)
    return words[near[0]] if near and near[0] != given.casefold() else ""


def _written(words: Words) -> Callable[[object], str]:
    """Return a function that names an id as it is written in a command or a file."""
    return lambda value: words.name(value) if isinstance(value, bool) else str(value)


def _argument(words: Words, name: str, value: object, names: Callable[[object], str]) -> str | int:
    """Return an argument of a refusal. Untrusted text is escaped (`printable`), not translated."""
    if name == "reason":
        return words.reason(str(value))
    if name in ("faults", "broken"):
        faults = value if isinstance(value, (tuple, list)) else (value,)
        return "; ".join(words.fault(str(fault)) for fault in faults)
    if isinstance(value, Refusal):
        return refusal_text(words, value, None, None)
    if name == "says":
        return printable(str(value), 200)
    if name == "detail":
        return detail_text(words, str(value))
    if name == "verb":
        return words.verb(value)
    if name == "field":
        return words.messages.first((key_of("field", str(value)),), printable(str(value)))
    if name == "name":
        return words.messages.first((key_of("option", str(value)),), printable(str(value)))
    if isinstance(value, (tuple, list, Region)):
        shown = [printable(names(option)) for option in tuple(value)[:_MOST_LISTED]]
        if len(value) > _MOST_LISTED:
            shown.append(words.say("list-more", count=len(value) - _MOST_LISTED))
        return ", ".join(shown) if shown else words.say("list-none")
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) <= LARGEST:
        return value
    return printable(str(value))


def detail_text(words: Words, text: str) -> str:
    """Return the error of a JSON or TOML parser, translated if it is recognized."""
    key, variables = taken_apart(text)
    shown = {name: printable(value, 120 if key == OTHER else 60) for name, value in variables.items()}
    for name in ("expected", "given"):
        if name in shown:
            kinds = shown[name].split(" | ")
            shown[name] = " / ".join(words.messages.first((key_of("type", kind),), kind) for kind in kinds)
    path = shown.get("at")
    where = words.messages.format("detail-at", {"at": path}) if path else ""
    return words.messages.format(key, {**shown, "at": where})
