"""Facts of a game in words: what a field of the state is now, and what an undo or redo makes of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from visavis.core.play.last_change import RestoredField
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
        f"{words.name(name)} {shown_by_place(words, field, its, axes[1:])}"
        for name, its in zip(axes[0], value, strict=False)
        if _is_something(its)
    ]
    # Lists with commas of their own are told apart by more than a comma.
    between = "; " if any(isinstance(its, (list, tuple)) for its in value) else ", "
    return between.join(parts) or words.say("list-none")


def _is_something(value: object) -> bool:
    return any(map(_is_something, value)) if isinstance(value, (list, tuple)) else bool(value)


def shown(words: Words, field: str, value: object) -> str:
    """The plain value of a state field, as a person reads it."""
    if isinstance(value, (list, tuple)):
        return _shown_list(words, field, value)
    if isinstance(value, (str, bool)):
        return words.state_value(field, value)
    if isinstance(value, int):
        return str(value)
    if isinstance(value, dict) and all(isinstance(its, (int, str)) for its in value.values()):
        parts = [f"{_part(words, field, part)}: {shown(words, f'{field}.{part}', its)}" for part, its in value.items()]
        return ", ".join(parts) or words.say("list-none")
    if isinstance(value, dict) and {"layers", "pool"} <= value.keys():
        return _pile(words, value)
    # Printed values that were read in, such as the areas of a board: how much of it there is.
    return words.say("state-entries", count=_entries(value)) if value is not None else words.say("list-none")


def _pile(words: Words, pile: Mapping[str, Any]) -> str:
    """A pile: how many cards, and which they are in no order but that of their names."""
    known = [card for layer in pile["layers"] for card in layer.get("known", ())]
    names = sorted(words.name(card) for card in (*known, *pile["pool"]))
    cards = words.say("state-cards", count=sum(layer["size"] for layer in pile["layers"]))
    return f"{cards}: {', '.join(names)}" if names else cards


def _entries(value: object) -> int:
    if isinstance(value, dict):
        return sum(map(_entries, value.values()))
    return sum(map(_entries, value)) if isinstance(value, (list, tuple)) else 1


def _shown_list(words: Words, field: str, value: Sequence[Any]) -> str:
    """A list by what is in it: names, numbers, tiles with their values, or lists again."""
    if all(isinstance(part, str) for part in value):
        return ", ".join(words.name(part) for part in value) or words.say("list-none")
    if all(type(part) is int for part in value):
        return " · ".join(map(str, value))
    if all(_is_row(part) for part in value):
        return ", ".join(" ".join(map(words.name, part)) for part in value)
    if all(isinstance(part, (list, tuple)) for part in value):
        return " / ".join(shown(words, field, part) if part else "–" for part in value)
    return words.say("state-entries", count=_entries(value))


def _is_row(value: object) -> bool:
    """Whether it is a list of names and numbers, such as a tile with its value."""
    return isinstance(value, (list, tuple)) and {type(part) for part in value} == {str, int}


def _part(words: Words, field: str, part: str) -> str:
    """A part of a side by its name; a space or a card like an option."""
    path = f"{field}.{part}"
    return words.state_field(path) if words.has(key_of("state", path)) else words.name(part)


def set_back(words: Words, fact: RestoredField) -> str:
    """What an undo or a redo of a correction means for one fact."""
    # The value is put into words here: as a variable of a message a number would be taken for a card of that name.
    return f"{words.state_field(fact.field)}: {shown(words, fact.field, fact.now)}"
