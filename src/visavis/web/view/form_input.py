"""Serialize values for addresses and forms, and parse the answer of a request. All input is untrusted."""

from __future__ import annotations

from typing import Any, assert_never

import msgspec

from visavis.core import Forms, Number, One, Question, Several, Unreadable
from visavis.core.play.log import frozen
from visavis.core.question import kind_of, read_number
from visavis.web.http import Request

_LONGEST = 20_000
"""Maximum number of characters of a value."""


PAD = "pad."
"""Prefix of the form fields of a score pad."""
MOST_ON_PAD = 999


def plain(value: object) -> str:
    """Serialize a value for an address or a form (JSON)."""
    return msgspec.json.encode(value).decode()


def read_plain(text: str) -> Any:
    """Parse a value. Raises Unreadable if the text is too long or not valid JSON."""
    if len(text) > _LONGEST:
        raise Unreadable("text.long", most=_LONGEST)
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        raise Unreadable("text.control") from None


def answer_of(request: Request, question: Question | None) -> object:
    """Return the answer of a POST, from taps or a typed number; the session validates it. Raises Unreadable."""
    if answer := request.given("answer"):
        return frozen(read_plain(answer))
    match None if question is None else kind_of(question):
        case Several():
            return tuple(read_plain(text) for text in request.form.get("several", ()))
        case Forms() as forms if request.given("v"):
            return _filled(request, forms)
        case Number() if any(name.startswith(PAD) for name in request.form):
            return _pad_sum(request)
        case None | One() | Number() | Forms():
            return request.given("number")
        case other:
            assert_never(other)


def _pad_sum(request: Request) -> int:
    """Return the sum of a score pad; an empty line counts nothing. Raises Unreadable or NotAllowed."""
    lines = [request.given(name).strip() for name in request.form if name.startswith(PAD)]
    return sum(read_number(text, -MOST_ON_PAD, MOST_ON_PAD) for text in lines if text)


def _filled(request: Request, question: Forms) -> tuple[object, ...]:
    """Return a filled form from its verb and the fields that were typed or tapped."""
    verb = read_plain(request.given("v"))
    form = question.form(verb) if isinstance(verb, str) else None
    values: list[object] = []
    for field in form.fields if form else ():
        given = request.given(f"x.{field.name}")
        # A typed value stays text: the session parses it.
        values.append(given if not field.options else read_plain(given or '""'))
    return (verb, *values)
