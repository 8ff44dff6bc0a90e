"""What was entered to set a field right: typed, or put together from what was tapped."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from visavis.core import Session
from visavis.web.answering import plain
from visavis.web.corrections import names_in
from visavis.web.http import Request
from visavis.web.places import place_at
from visavis.words import Words
from visavis.words.typed_lines import correct_typed


def given(request: Request, session: Session[Any], view: object, words: Words) -> str:
    """The value that was entered, as text: typed, or put together from what was tapped."""
    parts = {name[5:]: values[-1].strip() for name, values in request.form.items() if name.startswith("part.")}
    if not parts and request.given("kind") != "cards":
        return request.given("value")
    place = place_at(session, view, request.given("field"))
    if not parts:
        ticked = request.form.get("card", ())
        before = [one for one in place.now if one in ticked] if isinstance(place.now, list) else []
        return plain([*before, *(one for one in ticked if one not in before)])
    if place.name in place.declared("BY_SPACE"):
        return plain({space: _number(its) for space, its in parts.items() if its not in ("", "0")})
    if request.given("kind") == "grid":
        return plain(_grid(parts, place.now))
    if request.given("kind") == "lists":
        known = names_in(session, view, place, words)
        lists = [_names(parts[at]) for at in sorted(parts, key=_order)]
        return plain([[known.get(name.casefold(), name) for name in names] for names in lists])
    return plain([_number(parts[at]) for at in sorted(parts, key=_order)])


def _grid(parts: Mapping[str, str], now: Sequence[Sequence[int]]) -> list[list[int | str]]:
    """The numbers row by row; one that was not sent is as it was."""
    return [
        [_number(parts.get(f"{row}.{at}", str(number))) for at, number in enumerate(numbers)]
        for row, numbers in enumerate(now)
    ]


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _number(text: str) -> int | str:
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(text) < 10 else text


def _order(part: str) -> int:
    number = _number(part)
    return number if isinstance(number, int) else 0


def correct(session: Session[Any], words: Words, field: str, text: str) -> None:
    """Set a field right; the text is read in every way that it may be meant."""
    correct_typed(session, field, text.strip()[:20_000], words.option)
