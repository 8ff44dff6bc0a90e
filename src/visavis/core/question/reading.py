"""Reading what a person gives: an option, a number or a name, from text or from plain values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from visavis.core.question.base import Barred, Choices, OptionNames, V, Value, same
from visavis.core.refusal import Ambiguous, NotAllowed, Unreadable
from visavis.core.region import Map, Region

_LONGEST_TEXT = 400


def text_of(raw: str) -> str:
    """A line of text without what no line may have."""
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
    """One of the options: the value itself, its name, the start of its name, or its number in the list."""
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
    found = exact or _starting(text, names)
    if len(found) == 1:
        return found[0]
    if found:
        raise Ambiguous("option.ambiguous", given=raw, options=tuple(found))
    if barred is not None and isinstance(options, Region):
        _not_barred(raw, _other_space(text, options.map, words), options, barred)
    raise NotAllowed("option.not", given=raw, options=tuple(options))


def _alike(exact: list[V], names: list[tuple[V, str, str]]) -> bool:
    """What is called the same is the same to whoever reads it: two cards alike."""
    return len({shown for option, _, shown in names if option in exact}) == 1


def _is_place(text: str, options: tuple[V, ...]) -> bool:
    """Whether it is a number in the list: where options are numbers themselves, a number means one of those."""
    return text.isascii() and text.isdigit() and not any(str(option).isdigit() for option in options)


def _starting(text: str, names: list[tuple[V, str, str]]) -> list[V]:
    """The start of a name is enough, but the start of a number is another number."""
    starts = [] if text.isdigit() else names
    return [option for option, plain, shown in starts if text in (plain[: len(text)], shown[: len(text)])]


def _numbered(text: str, options: tuple[V, ...]) -> V:
    """The option of this number in the list."""
    if 1 <= int(text) <= len(options):
        return options[int(text) - 1]
    raise NotAllowed("option.number", given=text, most=len(options), options=tuple(options))


def _not_barred(raw: str, meant: str | None, options: Choices[V], barred: Barred) -> None:
    """What is known to be barred is refused with its reason."""
    reason = barred(meant) if barred is not None and meant is not None else None
    if reason is not None:
        raise NotAllowed("option.barred", given=raw.strip(), reason=reason, options=tuple(options))


def _other_space(text: str, map: Map, words: OptionNames) -> str | None:
    """The space of a map that a person means by its word, or by the start of it."""
    found = [name for name in map.names if words(name).casefold().startswith(text)]
    return found[0] if len(found) == 1 else None


def read_number(raw: object, least: int, most: int) -> int:
    """A whole number between the two bounds; not `true`, not 1.0, not "1e3"."""
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
    """A name that a person makes up: it begins with a letter, has no comma or semicolon, and is not taken."""
    if not isinstance(raw, str):
        raise Unreadable("name.not", given=repr(raw)[:40], most=longest)
    name = " ".join(text_of(raw).split())
    if not name[:1].isalpha() or "," in name or ";" in name:
        raise Unreadable("name.not", given=name[:40], most=longest)
    if len(name) > longest:
        raise Unreadable("text.long", most=longest)
    if name.casefold() in (one.casefold() for one in taken):
        raise NotAllowed("name.taken", given=name)
    return name


def words_of_option(parts: Sequence[str], options: Choices[Value], words: OptionNames) -> int:
    """How many words of a line belong to the next option: names may have blanks in them."""
    names = {name.casefold() for option in options for name in (str(option), words(option))}
    starts = [" ".join(parts[:count]).casefold() for count in range(min(len(parts), 6), 1, -1)]
    found = next((start for start in starts if start in names), None)
    found = found or next((start for start in starts if any(name.startswith(start) for name in names)), "")
    return found.count(" ") + 1
