"""What a tap or a typed line answers: values in an address or a form, and back."""

from __future__ import annotations

from typing import Any, assert_never

import msgspec

from visavis.core import Forms, Number, One, Question, Several, Unreadable
from visavis.core.play.log import frozen
from visavis.core.question import kind_of
from visavis.web.http import Request

_LONGEST = 20_000


def plain(value: object) -> str:
    """A value for an address or a form."""
    return msgspec.json.encode(value).decode()


def read_plain(text: str) -> Any:
    """The value again; or Unreadable."""
    if len(text) > _LONGEST:
        raise Unreadable("text.long", most=_LONGEST)
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        raise Unreadable("text.control") from None


def answer_of(request: Request, question: Question | None) -> object:
    """What the taps or the typed number of a post answer."""
    if answer := request.given("answer"):
        return frozen(read_plain(answer))
    match None if question is None else kind_of(question):
        case Several():
            return tuple(read_plain(text) for text in request.form.get("several", ()))
        case Forms() as forms if request.given("v"):
            return _filled(request, forms)
        case None | One() | Number() | Forms():
            return request.given("number")
        case other:
            assert_never(other)


def _filled(request: Request, question: Forms) -> tuple[object, ...]:
    """A form from its verb and the fields that were typed or tapped."""
    verb = read_plain(request.given("v"))
    form = question.form(verb) if isinstance(verb, str) else None
    values: list[object] = []
    for field in form.fields if form else ():
        given = request.given(f"x.{field.name}")
        # A number that was typed is read like a typed one.
        values.append(given if not field.options else read_plain(given or '""'))
    return (verb, *values)
