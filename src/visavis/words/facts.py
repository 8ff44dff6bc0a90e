"""Facts of a game in words: what a field of the state is now, and what an undo or redo makes of it."""

from __future__ import annotations

import msgspec

from visavis.core.seen import Fact
from visavis.words import Words


def field_name(words: Words, path: str) -> str:
    """What a field of the state is called; a part of a side by both names: "you · coins"."""
    side, _, part = path.rpartition(".")
    own = words.state_field(without_numbers(path))
    return f"{words.state_field(side)} · {own}" if part != path else own


def without_numbers(path: str) -> str:
    """All sides of a tuple have the same parts: `sides.1.coins` is called `sides.coins`."""
    return ".".join(part for part in path.split(".") if not part.isdigit())


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
