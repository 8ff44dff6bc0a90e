"""A moment of a game as text: what a seat sees, and what it is asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from visavis.core import Question, State

_WIDEST = 100


def rendered(view: Any, seat: str, asked: Question | None, chosen: Sequence[str]) -> str:
    """The fields of a view that say something, one on a line, and the question."""
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
    """The fields of a view that is no state; a state in it, field by field."""
    found: dict[str, Any] = {}
    for name in view.__struct_fields__:
        value = getattr(view, name)
        if isinstance(value, State):
            found.update({f"{name}.{part}": its for part, its in value.to_plain().items()})
        elif name != "pack":
            found[name] = msgspec.to_builtins(value)
    return found
