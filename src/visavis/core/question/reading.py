"""Parsing of untrusted answers: an option, a number or a name, from text or from plain values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from visavis.core.question.base import Barred, Choices, OptionNames, V, Value, same
from visavis.core.refusal import Ambiguous, NotAllowed, Unreadable
from visavis.core.region import Map, Region

_LONGEST_TEXT = 400


def text_of(raw: str) -> str:
    """Return a validated line of text without outer blanks. Raises Unreadable if it is too long or unprintable."""
    if len(raw) > _LONGEST_TEXT:
        raise Unreadable("text.long", most=_LONGEST_TEXT)
    if not raw.isprintable() or any("\ud800" <= char <= "\udfff" for char in raw):
        raise Unreadable("text.control")
    return raw.strip()


def read_option(
    raw: object,
    options: Choices[V],
    words: OptionNames,
    barred: Barred = None,
) -> V:
    """Parse an option: the value itself, its name, a prefix of its name, or its number in the list. Raises Refusal."""
    options = cast("tuple[V, ...]", options)
    for option in options:
        if same(raw, option):
            return option
    if not isinstance(raw, str):
        raise NotAllowed("option.not", given=repr(raw)[:40], options=tuple(options))
    text = text_of(raw).casefold()
    if not text:
        raise Unreadable("text.empty", options=tuple(options))
    names = [(option, str(option).casefold(), words(option).casefold()) for option in options]
    exact = [option for option, plain, shown in names if text in (plain, shown)]
    if len(exact) == 1 or (exact and _alike(exact, names)):
        return exact[0]
    _not_barred(raw, raw.strip(), options, barred)
    if _is_place(text, options):
        return _numbered(text, options)
    matches = exact or _starting(text, names)
    if len(matches) == 1:
        return matches[0]
    if matches:
        raise Ambiguous("option.ambiguous", given=raw, options=tuple(matches))
    if barred is not None and isinstance(options, Region):
        _not_barred(raw, _other_space(text, options.map, words), options, barred)
    raise NotAllowed("option.not", given=raw, options=tuple(options))


def _alike(exact: list[V], names: list[tuple[V, str, str]]) -> bool:
    """Return True if all matches have the same name: identical cards are interchangeable."""
    return len({shown for option, _, shown in names if option in exact}) == 1


def _is_place(text: str, options: tuple[V, ...]) -> bool:
    """Return True if a text is a number in the list; if options are numbers, a number is one of those."""
    return text.isascii() and text.isdigit() and not any(str(option).isdigit() for option in options)


def _starting(text: str, names: list[tuple[V, str, str]]) -> list[V]:
    """Return the options whose names have this prefix; a prefix of a number is another number and no match."""
    starts = [] if text.isdigit() else names
    return [option for option, plain, shown in starts if text in (plain[: len(text)], shown[: len(text)])]


def _numbered(text: str, options: tuple[V, ...]) -> V:
    """Return the option with this number in the list. Raises NotAllowed."""
    if 1 <= int(text) <= len(options):
        return options[int(text) - 1]
    raise NotAllowed("option.number", given=text, most=len(options), options=tuple(options))


def _not_barred(raw: str, meant: str | None, options: Choices[V], barred: Barred) -> None:
    """Raise NotAllowed with the reason if an option is known to be barred."""
    reason = barred(meant) if barred is not None and meant is not None else None
    if reason is not None:
        raise NotAllowed("option.barred", given=raw.strip(), reason=reason, options=tuple(options))


def _other_space(text: str, map: Map, words: OptionNames) -> str | None:
    """Return the space of a map whose name has this prefix; None unless there is exactly one."""
    matches = [name for name in map.names if words(name).casefold().startswith(text)]
    return matches[0] if len(matches) == 1 else None


def read_number(raw: object, least: int, most: int) -> int:
    """Parse an integer within the bounds; not `true`, 1.0 or "1e3". Raises Unreadable or NotAllowed."""
    if isinstance(raw, str):
        text = text_of(raw)
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) <= 9):
            raise Unreadable("number.not", given=raw[:40], least=least, most=most)
        raw = int(text)
    if type(raw) is not int:
        raise Unreadable("number.not", given=repr(raw)[:40], least=least, most=most)
    if not least <= raw <= most:
        raise NotAllowed("number.range", given=raw, least=least, most=most)
    return raw


def read_name(raw: object, longest: int, taken: tuple[str, ...]) -> str:
    """Parse a made-up name: it starts with a letter, has no comma or semicolon, and is not taken. Raises Refusal."""
    if not isinstance(raw, str):
        raise Unreadable("name.not", given=repr(raw)[:40], most=longest)
    name = " ".join(text_of(raw).split())
    if not name[:1].isalpha() or "," in name or ";" in name:
        raise Unreadable("name.not", given=name[:40], most=longest)
    if len(name) > longest:
        raise Unreadable("text.long", most=longest)
    if name.casefold() in (used.casefold() for used in taken):
        raise NotAllowed("name.taken", given=name)
    return name


def words_of_option(parts: Sequence[str], options: Choices[Value], words: OptionNames) -> int:
    """Return the number of words of a line that belong to the next option: names may contain blanks."""
    names = {name.casefold() for option in options for name in (str(option), words(option))}
    starts = [" ".join(parts[:count]).casefold() for count in range(min(len(parts), 6), 1, -1)]
    match = next((start for start in starts if start in names), None)
    match = match or next((start for start in starts if any(name.startswith(start) for name in names)), "")
    return match.count(" ") + 1
