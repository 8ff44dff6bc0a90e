"""How a person would type an answer."""

from __future__ import annotations

from typing import Any

from visavis.core import Forms, Session
from visavis.core.chance import Stream
from visavis.words import Words


def typed(session: Session[Any], stream: Stream, words: Words) -> str:
    """A possible answer to the pending question as a line of text."""
    pending = session.pending
    assert pending is not None
    answer = pending.some(stream.below)
    if isinstance(pending, Forms):
        verb, *values = answer
        return " ".join([words.verb(verb), *(words.name(value) for value in values)])
    if isinstance(answer, tuple):
        return ", ".join(words.name(value) for value in answer) or "-"
    return words.name(answer)
