"""Setting right what differs on the table: one field at a time, by taps where the board helps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_args
from urllib.parse import urlencode

import msgspec

from visavis.core import BadPosition, CardRow, Session, State, Track
from visavis.core.region import UNTRACKED, Untracked
from visavis.core.state import hints
from visavis.web.asking import plain
from visavis.web.http import Request
from visavis.words import Words
from visavis.words.facts import shown
from visavis.words.typed_lines import correct_typed, correctable

_MOST_CARDS = 80
"""More than so many cards are typed."""


def fields(session: Session[Any], view: object, words: Words) -> list[dict[str, Any]]:
    """Every field that can be set right, with its present value as far as it may be seen."""
    now = _plain(view)
    return [
        {
            "field": field,
            "name": words.state_field(field),
            "value": shown(words, field, now.get(field)) if field in now else "",
        }
        for field in correctable(session)
        if now.get(field) != "untracked"
    ]


def _plain(view: object) -> dict[str, object]:
    """All fields of a view as plain values; a tuple is a list there."""
    found = view.to_plain() if isinstance(view, State) else {}
    return {name: list(value) if isinstance(value, tuple) else value for name, value in found.items()}


def editor(
    session: Session[Any], view: object, words: Words, field: str, taps: Sequence[str], here: str
) -> dict[str, Any]:
    """How one field is entered: by tapping spaces, tracks or cards, one of some values, numbers, or text."""
    if field not in correctable(session):
        raise BadPosition("position.field", field=field[:40], options=correctable(session))
    now = _plain(view).get(field)
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
    if isinstance(now, str) and getattr(view, field, None) is UNTRACKED:
        return found
    if isinstance(kind, msgspec.inspect.BoolType):
        found |= {"kind": "one", "values": [(plain(value), words.option(value)) for value in (True, False)]}
    elif isinstance(kind, msgspec.inspect.LiteralType):
        found |= {"kind": "one", "values": [(plain(value), words.state_value(field, value)) for value in kind.values]}
    elif isinstance(kind, msgspec.inspect.IntType):
        found["kind"] = "number"
    elif field in session.game.state.BY_SPACE and isinstance(view, State) and isinstance(now, dict):
        found |= {"kind": "by_space", "parts": _by_space(view, words, field, now)}
    elif isinstance(now, list) and now and all(type(part) is int for part in now):
        found |= {"kind": "numbers", "parts": _numbers(session, view, words, field, now)}
    elif isinstance(now, str) and now and (cards := _cards(session, {now})):
        found |= {
            "kind": "one",
            "values": [("", words.say("list-none")), *((one, words.labelled(one)) for one in cards)],
        }
        return {**found, "value": now}
    elif isinstance(now, list) and all(isinstance(part, str) for part in now) and len(set(now)) == len(now):
        known = _values(kind) or _cards(session, set(now)) or _lying(session, view)
        if 0 < len({*known, *now}) <= _MOST_CARDS:
            offered = [*now, *(one for one in known if one not in now)]
            found |= {"kind": "cards", "cards": [(one, words.labelled(one), one in now) for one in offered]}
    found["value"] = "" if now is None else _text(now, words) if found["kind"] == "text" else plain(now)
    return found


def _by_space(view: State, words: Words, field: str, now: Mapping[str, object]) -> list[dict[str, Any]]:
    """A number or a text for each space."""
    numbers = get_args(hints(type(view))[field])[0] is int
    return [
        {"name": f"part.{name}", "label": words.option(name), "value": now.get(name, ""), "number": numbers}
        for name in view.board_map().names
    ]


def _numbers(session: Session[Any], view: object, words: Words, field: str, now: Sequence[int]) -> list[dict[str, Any]]:
    """A number for each part; where it is a place on a drawn track, every step of the track."""
    drawn = {one.id: one for one in session.game.board(view) if isinstance(one, Track)}
    tracks = session.game.state.TRACKS.get(field, ())
    found = []
    for at, value in enumerate(now):
        track = drawn.get(tracks[at]) if at < len(tracks) else None
        steps = range(track.least, track.most + 1) if track and track.least <= value <= track.most else ()
        label = words.panel(tracks[at]) if at < len(tracks) else str(at + 1) if len(now) > 1 else ""
        hidden = at < len(tracks) and track is None
        found.append({"name": f"part.{at}", "label": label, "value": value, "steps": list(steps), "hidden": hidden})
    return found


def _values(kind: object) -> list[str]:
    """What a list can hold, where only some words are possible."""
    inner = getattr(kind, "item_type", None)
    return [str(value) for value in inner.values] if isinstance(inner, msgspec.inspect.LiteralType) else []


def _cards(session: Session[Any], some: set[str]) -> list[str]:
    """All cards of the same kind as these."""
    return [id for table in session.pack.tables.values() if some & set(table) for id in table] if some else []


def _lying(session: Session[Any], view: object) -> list[str]:
    """The cards that lie open on the table: one of them may lie elsewhere."""
    rows = [one for one in session.game.board(view) if isinstance(one, CardRow)]
    return list(dict.fromkeys(card for row in rows for card in row.cards if card))


def given(request: Request, session: Session[Any], view: object) -> str:
    """The value that was entered, as text: typed, or put together from what was tapped."""
    field = request.given("field")
    parts = {name[5:]: values[-1].strip() for name, values in request.form.items() if name.startswith("part.")}
    if field in session.game.state.BY_SPACE and parts:
        filled = {
            name: int(text) if _is_number(text) else text for name, text in parts.items() if text not in ("", "0")
        }
        return plain(filled)
    if parts:
        return plain([int(parts[at]) if _is_number(parts[at]) else parts[at] for at in sorted(parts, key=_place)])
    if request.given("kind") == "cards":
        now = _plain(view).get(field)
        ticked = list(request.form.get("card", ()))
        before = [one for one in now if one in ticked] if isinstance(now, list) else []
        return plain([*before, *(one for one in ticked if one not in before)])
    return request.given("value")


def _is_number(text: str) -> bool:
    return text.removeprefix("-").isascii() and text.removeprefix("-").isdigit() and len(text) < 10


def _place(text: str) -> int:
    return int(text) if _is_number(text) else 0


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
    correct_typed(session, field, text.strip()[:20_000], words.option)
