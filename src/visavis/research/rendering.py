"""Render a moment of a game as text: the view of a seat and the pending question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from visavis.core import Question, State

_WIDEST = 100
"""Maximum width of a value in characters; longer ones are truncated."""


def rendered(view: Any, seat: str, asked: Question | None, chosen: Sequence[str]) -> str:
    """Return the non-empty fields of a view, one per line, and the question."""
    lines = [f"{name}: {value}" for name, value in _fields(view)]
    if asked is not None:
        so_far = f" {' '.join(chosen)} ..." if chosen else ""
        lines.append(f"> {asked.seat}: {asked.id}{so_far if asked.seat == seat else ''}")
    return "\n".join(lines)


def _fields(view: Any) -> Iterator[tuple[str, str]]:
    plain = view.to_plain() if isinstance(view, State) else _plain(view)
    for name, value in plain.items():
        if value or value == 0:
            text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
            yield name, text if len(text) <= _WIDEST else f"{text[: _WIDEST - 3]}..."


def _plain(view: Any) -> dict[str, Any]:
    """Return the fields of a view that is not a state; a nested state field by field."""
    fields: dict[str, Any] = {}
    for name in view.__struct_fields__:
        value = getattr(view, name)
        if isinstance(value, State):
            fields.update({f"{name}.{field}": inner for field, inner in value.to_plain().items()})
        elif name != "pack":
            fields[name] = msgspec.to_builtins(value)
    return fields
