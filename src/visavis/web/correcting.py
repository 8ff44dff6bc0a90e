"""Setting right what differs on the table: one field at a time, by taps where the board helps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args
from urllib.parse import urlencode

import msgspec

from visavis.core import BadPosition, Session, State
from visavis.core.region import Untracked
from visavis.core.state import hints
from visavis.web.asking import plain
from visavis.words import Words
from visavis.words.lines import card_ids, correctable, readings


def fields(session: Session[Any], view: object, words: Words) -> list[dict[str, Any]]:
    """Every field that can be set right, with its present value as far as it may be seen."""
    now = view.to_plain() if isinstance(view, State) else {}
    return [
        {
            "field": field,
            "name": words.state_field(field),
            "value": _shown(now.get(field), words) if field in now else "",
        }
        for field in correctable(session)
        if now.get(field) != "untracked"
    ]


def _shown(value: object, words: Words) -> str:
    if isinstance(value, list) and all(isinstance(part, str) for part in value):
        return ", ".join(words.option(part) for part in value) or words.say("list-none")
    if isinstance(value, (str, bool)):
        return words.option(value)
    return plain(value)


def editor(
    session: Session[Any], view: object, words: Words, field: str, taps: Sequence[str], here: str
) -> dict[str, Any]:
    """How one field is entered: by tapping spaces, one of some values, a number, or text."""
    if field not in correctable(session):
        raise BadPosition("position.field", field=field[:40], options=correctable(session))
    now = view.to_plain().get(field) if isinstance(view, State) else None
    found: dict[str, Any] = {"field": field, "name": words.state_field(field), "kind": "text", "value": ""}
    if field in session.game.state.REGIONS and isinstance(view, State) and isinstance(getattr(view, field), int):
        spaces = set(now if isinstance(now, list) else ())
        for tap in taps:
            spaces ^= {tap}
        order = view.board_map().names
        chosen = [name for name in order if name in spaces]
        links = {
            name: f"{here}?{urlencode([('field', field), *(('tap', tap) for tap in _toggled(taps, name))])}"
            for name in order
        }
        return {**found, "kind": "spaces", "chosen": chosen, "links": links, "value": plain(chosen)}
    kind = _kind(hints(session.game.state)[field])
    if isinstance(now, str) and isinstance(getattr(view, field, None), Untracked):
        return found
    if isinstance(kind, msgspec.inspect.BoolType):
        found |= {"kind": "one", "values": [(plain(value), words.option(value)) for value in (True, False)]}
    elif isinstance(kind, msgspec.inspect.LiteralType):
        found |= {"kind": "one", "values": [(plain(value), words.option(value)) for value in kind.values]}
    elif isinstance(kind, msgspec.inspect.IntType):
        found["kind"] = "number"
    found["value"] = "" if now is None else _text(now, words) if found["kind"] == "text" else plain(now)
    return found


def _kind(hint: Any) -> object:
    """What a field holds, as far as it can be told; what is not tracked is another matter."""
    parts = [part for part in get_args(hint) if part is not Untracked]
    if Untracked in get_args(hint) and len(parts) == 1:
        hint = parts[0]
    try:
        return msgspec.inspect.type_info(hint)
    except TypeError:
        return None


def _toggled(taps: Sequence[str], name: str) -> list[str]:
    return [tap for tap in taps if tap != name] if name in taps else [*taps, name]


def _text(value: object, words: Words) -> str:
    if isinstance(value, list) and value and all(isinstance(part, str) for part in value):
        names = [words.option(part) for part in value]
        # A name with a comma in it could not be told from two names.
        return plain(value) if any("," in name for name in names) else ", ".join(names)
    return value if isinstance(value, str) else "" if value is None else plain(value)


def correct(session: Session[Any], words: Words, field: str, text: str) -> None:
    """Set a field right; the text is read in every way that it may be meant."""
    if field not in correctable(session):
        raise BadPosition("position.field", field=field[:40], options=correctable(session))
    first: BadPosition | None = None
    for raw in readings(text.strip()[:20_000], card_ids(session.pack, words.option)):
        try:
            return session.correct({field: raw})
        except BadPosition as wrong:
            if wrong.id not in ("position.value", "position.spaces"):
                raise
            first = first or wrong
    if first is not None:
        raise first
