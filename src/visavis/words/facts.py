"""Facts of a game in words: what a field of the state is now, and what an undo or redo makes of it."""

from __future__ import annotations

import msgspec

from visavis.core.seen import Fact
from visavis.words import Words


def shown(words: Words, field: str, value: object) -> str:
    """The plain value of a state field, as a person reads it."""
    if isinstance(value, (list, tuple)) and all(isinstance(part, str) for part in value):
        return ", ".join(words.option(part) for part in value) or words.say("list-none")
    if isinstance(value, (list, tuple)) and all(type(part) is int for part in value):
        return " · ".join(map(str, value))
    if isinstance(value, (str, bool)):
        return words.state_value(field, value)
    return msgspec.json.encode(value).decode()


def set_back(words: Words, fact: Fact) -> str:
    """What an undo or a redo of a correction means for one fact."""
    return words.say("play-set-back", name=words.state_field(fact.field), value=shown(words, fact.field, fact.now))
