"""Facts of a game in words: what a field of the state is now, and what an undo or redo makes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from visavis.core.pile import Pile
from visavis.core.seen import Fact
from visavis.words import Words, key_of


def field_name(words: Words, path: str) -> str:
    """What a field of the state is called; a part of a side by both names: "you · coins"."""
    side, _, part = path.rpartition(".")
    own = words.state_field(without_numbers(path))
    return f"{words.state_field(side)} · {own}" if part != path else own


def without_numbers(path: str) -> str:
    """All sides of a tuple have the same parts: `sides.1.coins` is called `sides.coins`."""
    return ".".join(part for part in path.split(".") if not part.isdigit())


def shown_by_place(words: Words, field: str, value: object, axes: Sequence[Sequence[str]]) -> str:
    """The plain value of a state field, each part after the name of its place; nothing where there is nothing."""
    if not axes or not isinstance(value, (list, tuple)):
        return shown(words, field, value)
    parts = [
        f"{words.option(name)} {shown_by_place(words, field, its, axes[1:])}"
        for name, its in zip(axes[0], value, strict=False)
        if _is_something(its)
    ]
    return ("; " if len(axes) > 1 else ", ").join(parts) or words.say("list-none")


def _is_something(value: object) -> bool:
    return any(map(_is_something, value)) if isinstance(value, (list, tuple)) else bool(value)


def shown(words: Words, field: str, value: object) -> str:
    """The plain value of a state field, as a person reads it."""
    if isinstance(value, (list, tuple)) and all(isinstance(part, str) for part in value):
        return ", ".join(words.option(part) for part in value) or words.say("list-none")
    if isinstance(value, (list, tuple)) and all(type(part) is int for part in value):
        return " · ".join(map(str, value))
    if isinstance(value, (list, tuple)) and all(_is_row(part) for part in value):
        return ", ".join(" ".join(map(words.option, part)) for part in value)
    if isinstance(value, (list, tuple)) and all(isinstance(part, (list, tuple)) for part in value):
        return " / ".join(shown(words, field, part) if part else "–" for part in value)
    if isinstance(value, (str, bool)):
        return words.state_value(field, value)
    if isinstance(value, dict) and value.keys() == PILE:
        return _pile(words, value["layers"], value["pool"])
    if isinstance(value, dict) and all(isinstance(its, (int, str)) for its in value.values()):
        parts = [f"{_part(words, field, part)}: {shown(words, f'{field}.{part}', its)}" for part, its in value.items()]
        return ", ".join(parts) or words.say("list-none")
    return msgspec.json.encode(value).decode()


PILE = frozenset(Pile.__struct_fields__)


def _pile(words: Words, layers: list[dict[str, Any]], pool: list[object]) -> str:
    """A pile from the top: how many cards, and which of them are known; then those that lie somewhere in it."""
    said = []
    for layer in layers:
        known, size, part = layer.get("known", ()), layer["size"], layer.get("part", "")
        key = "pile-unknown" if not known else "pile-known" if len(known) == size else "pile-some"
        text = words.say(key, count=size, cards=known)
        said.append(f"{words.option(part)}: {text}" if part else text)
    if pool:
        said.append(words.say("pile-pool", cards=pool))
    return "; ".join(said) or words.say("list-none")


def _is_row(value: object) -> bool:
    """Whether it is a list of names and numbers, such as a tile with its value."""
    return isinstance(value, (list, tuple)) and {type(part) for part in value} == {str, int}


def _part(words: Words, field: str, part: str) -> str:
    """A part of a side by its name; a space or a card like an option."""
    path = f"{field}.{part}"
    return words.state_field(path) if words.has(key_of("state", path)) else words.option(part)


def set_back(words: Words, fact: Fact) -> str:
    """What an undo or a redo of a correction means for one fact."""
    # The value is put into words here: as a variable of a message a number would be taken for a card of that name.
    return f"{words.state_field(fact.field)}: {shown(words, fact.field, fact.now)}"
