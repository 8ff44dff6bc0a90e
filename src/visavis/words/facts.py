"""State fields in words: their names, their values, and how an undo or redo changed them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from visavis.core.pile import in_counting_order
from visavis.core.play.last_change import RestoredField
from visavis.words import Words, key_of

_FEW = range(3, 6)
"""Numbers of places whose numbers are all shown: as many as a game has tracks."""


def field_name(words: Words, path: str) -> str:
    """Return the name of a state field; a field of a side has both names: "you · coins"."""
    side, _, part = path.rpartition(".")
    own = words.state_field(without_numbers(path))
    return f"{words.state_field(side)} · {own}" if part != path else own


def without_numbers(path: str) -> str:
    """Return a path without indexes, the same for all sides of a tuple: `sides.1.coins` becomes `sides.coins`."""
    return ".".join(name for name in path.split(".") if not name.isdigit())


def shown_by_place(words: Words, field: str, value: object, axes: Sequence[Sequence[str]]) -> str:
    """Return the plain value of a state field, each element after the name of its place; empty ones are omitted.

    Of a few numbers, such as the steps on tracks, each is shown: 0 is a step too.
    """
    if not axes or not isinstance(value, (list, tuple)):
        return shown(words, field, value)
    few = len(axes) == 1 and len(axes[0]) in _FEW and all(type(element) is int for element in value)
    parts = [
        f"{words.name(name)} {shown_by_place(words, field, element, axes[1:])}"
        for name, element in zip(axes[0], value, strict=False)
        if few or _is_something(element)
    ]
    # Nested lists contain commas, so a semicolon separates them.
    between = "; " if any(isinstance(element, (list, tuple)) for element in value) else ", "
    return between.join(parts) or words.say("list-none")


def _is_something(value: object) -> bool:
    return any(map(_is_something, value)) if isinstance(value, (list, tuple)) else bool(value)


def shown(words: Words, field: str, value: object) -> str:
    """Return the plain value of a state field in words."""
    if isinstance(value, (list, tuple)):
        return _shown_list(words, field, value)
    if isinstance(value, (str, bool)):
        return words.state_value(field, value)
    if isinstance(value, int):
        return str(value)
    if isinstance(value, dict) and all(isinstance(element, (int, str)) for element in value.values()):
        texts = [f"{_part(words, field, key)}: {shown(words, f'{field}.{key}', item)}" for key, item in value.items()]
        return ", ".join(texts) or words.say("list-none")
    if isinstance(value, dict) and {"layers", "pool"} <= value.keys():
        return _pile(words, value)
    # Printed values that were read, such as the areas of a board: only their number.
    return words.say("state-entries", count=_entries(value)) if value is not None else words.say("list-none")


def _pile(words: Words, pile: Mapping[str, Any]) -> str:
    """Return the number of cards of a pile and their names, sorted so that the order of the pile stays hidden."""
    known = [card for layer in pile["layers"] for card in layer.get("known", ())]
    names = sorted((words.name(card) for card in (*known, *pile["pool"])), key=in_counting_order)
    cards = words.say("state-cards", count=sum(layer["size"] for layer in pile["layers"]))
    return f"{cards}: {', '.join(names)}" if names else cards


def _entries(value: object) -> int:
    if isinstance(value, dict):
        return sum(map(_entries, value.values()))
    return sum(map(_entries, value)) if isinstance(value, (list, tuple)) else 1


def _shown_list(words: Words, field: str, value: Sequence[Any]) -> str:
    """Return a list in words, by the type of its elements: names, numbers, tiles with their values, or lists."""
    if all(isinstance(element, str) for element in value):
        return ", ".join(words.name(element) for element in value) or words.say("list-none")
    if all(type(element) is int for element in value):
        return " · ".join(map(str, value))
    if all(_is_row(element) for element in value):
        return ", ".join(" ".join(map(words.name, element)) for element in value)
    if all(isinstance(element, (list, tuple)) for element in value):
        return " / ".join(shown(words, field, element) if element else "–" for element in value)
    return words.say("state-entries", count=_entries(value))


def _is_row(value: object) -> bool:
    """Check whether a value is a list of names and numbers, such as a tile with its value."""
    return isinstance(value, (list, tuple)) and {type(element) for element in value} == {str, int}


def _part(words: Words, field: str, part: str) -> str:
    """Return the name of a key of a state field; a space or a card is named like an option."""
    path = f"{field}.{part}"
    return words.state_field(path) if words.has(key_of("state", path)) else words.name(part)


def set_back(words: Words, fact: RestoredField) -> str:
    """Return a field that an undo or redo of a correction restored, with its present value."""
    # The value is formatted here: as a variable of a message, a number would be looked up as a card of that name.
    return f"{words.state_field(fact.field)}: {shown(words, fact.field, fact.now)}"
