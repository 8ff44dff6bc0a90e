"""Setting right what differs on the table: one field at a time, by taps where the board helps.

A field that holds a `Side` is set right part by part: `side.coins`, `sides.1.coins`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, get_args
from urllib.parse import urlencode

import msgspec

from visavis.core import BadPosition, CardRow, Session, Side, State, Track
from visavis.core.region import UNTRACKED
from visavis.core.state import hints
from visavis.web.answering import plain
from visavis.web.http import Request
from visavis.words import Words
from visavis.words.facts import field_name, shown, without_numbers
from visavis.words.typed_lines import correct_typed, correctable, in_use

_MOST_CARDS = 80
"""More than so many cards are typed."""


@dataclass(frozen=True)
class Place:
    """A field of the state, or a part of a side in it."""

    path: str
    owner: object
    """What holds it: the view, or a side."""
    name: str
    """What it is called there."""
    now: Any
    """Its plain value; nothing where it may not be seen."""

    @property
    def value(self) -> object:
        """What the rules hold."""
        return getattr(self.owner, self.name, None)

    def declared(self, what: str) -> Any:
        """What its owner declares about its fields: `REGIONS`, `BY_SPACE`, `TRACKS`."""
        return getattr(self.owner, what, ())


def places(session: Session[Any], view: object) -> Iterator[Place]:
    """Every field that can be set right, a side by its parts."""
    for field in in_use(session):
        yield from _parts(_field(view, field))


def _field(view: object, field: str) -> Place:
    return Place(field, view, field, _listed(view.to_plain().get(field)) if isinstance(view, State) else None)


def _parts(place: Place) -> Iterator[Place]:
    value = place.value
    if isinstance(value, Side):
        yield from _parts_of(place.path, value, place.now)
    elif isinstance(value, tuple) and value and all(isinstance(one, Side) for one in value):
        for at, one in enumerate(value):
            yield from _parts_of(f"{place.path}.{at}", one, place.now[at])
    else:
        yield place


def _parts_of(path: str, side: Side, now: dict[str, object]) -> Iterator[Place]:
    for part in side.__struct_fields__:
        yield from _parts(Place(f"{path}.{part}", side, part, _listed(now[part])))


def _listed(value: object) -> object:
    """A tuple is a list in a plain value."""
    return list(value) if isinstance(value, tuple) else value


def place_at(session: Session[Any], view: object, path: str) -> Place:
    """The field or part with this path, or a refusal."""
    found = next((one for one in places(session, view) if one.path == path), None)
    if found is None and path in correctable(session):
        # All parts of a side at once.
        found = _field(view, path)
    if found is None:
        raise BadPosition("position.field", field=path[:40], options=correctable(session))
    return found


def fields(session: Session[Any], view: object, words: Words) -> list[dict[str, Any]]:
    """Every field that can be set right, with its present value as far as it may be seen."""
    return [
        {
            "field": place.path,
            "name": field_name(words, place.path),
            "value": shown(words, without_numbers(place.path), place.now) if isinstance(view, State) else "",
        }
        for place in places(session, view)
        if place.now != "untracked"
    ]


@dataclass(frozen=True)
class Entering:
    """Somebody who enters a value: what is known to make it easy."""

    session: Session[Any]
    view: object
    words: Words
    place: Place
    taps: Sequence[str]
    """The spaces that were tapped so far."""
    here: str
    """The address of the page."""

    @property
    def now(self) -> Any:
        """The present value."""
        return self.place.now

    @cached_property
    def kind(self) -> object:
        """What the field holds, as far as it can be told."""
        # A view may have fields that the state has not, and the other way round.
        owner = self.place.owner if isinstance(self.place.owner, (State, Side)) else None
        hint = hints(type(owner) if owner is not None else self.session.game.state)[self.place.name]
        try:
            return msgspec.inspect.type_info(hint)
        except TypeError:
            return None

    @cached_property
    def known(self) -> list[str]:
        """What a list of cards can hold besides what it holds."""
        return _values(self.kind) or _cards(self.session, set(self.now)) or _lying(self.session, self.view)


# The kinds of fields


def is_region(one: Entering) -> bool:
    """A set of spaces."""
    return one.place.name in one.place.declared("REGIONS") and type(one.place.value) is int


def is_untracked(one: Entering) -> bool:
    """Nobody keeps it."""
    return one.place.value is UNTRACKED


def is_switch(one: Entering) -> bool:
    """Yes or no."""
    return isinstance(one.kind, msgspec.inspect.BoolType)


def is_word(one: Entering) -> bool:
    """One of some words."""
    return isinstance(one.kind, msgspec.inspect.LiteralType)


def is_number(one: Entering) -> bool:
    """One number."""
    return isinstance(one.kind, msgspec.inspect.IntType)


def is_by_space(one: Entering) -> bool:
    """Something for each space."""
    return one.place.name in one.place.declared("BY_SPACE") and isinstance(one.now, dict)


def is_numbers(one: Entering) -> bool:
    """Several numbers."""
    return isinstance(one.now, list) and bool(one.now) and all(type(part) is int for part in one.now)


def is_card(one: Entering) -> bool:
    """One card."""
    return isinstance(one.now, str) and bool(one.now) and bool(_cards(one.session, {one.now}))


def is_cards(one: Entering) -> bool:
    """Several cards, few enough to be ticked."""
    now = one.now
    if not (isinstance(now, list) and all(isinstance(part, str) for part in now) and len(set(now)) == len(now)):
        return False
    return 0 < len({*one.known, *now}) <= _MOST_CARDS


# How they are entered


def by_taps(one: Entering) -> dict[str, Any]:
    """Every space is a link that puts it in or takes it out."""
    spaces = set(one.now)
    for tap in one.taps:
        spaces ^= {tap}
    assert isinstance(one.view, State)
    order = one.view.board_map().names
    chosen = [name for name in order if name in spaces]

    def link(name: str) -> str:
        taps = [("tap", tap) for tap in _toggled(one.taps, name)]
        return f"{one.here}?{urlencode([('field', one.place.path), *taps])}"

    links = {name: link(name) for name in order}
    return {"kind": "spaces", "chosen": chosen, "links": links, "value": plain(chosen)}


def yes_or_no(one: Entering) -> dict[str, Any]:
    """One of two."""
    return {"kind": "one", "values": [(plain(value), one.words.option(value)) for value in (True, False)]}


def one_word(one: Entering) -> dict[str, Any]:
    """One of the words that are possible."""
    assert isinstance(one.kind, msgspec.inspect.LiteralType)
    field = without_numbers(one.place.path)
    values = [(plain(value), one.words.state_value(field, value)) for value in one.kind.values]
    return {"kind": "one", "values": values}


def a_number(one: Entering) -> dict[str, Any]:
    """A number that is typed."""
    return {"kind": "number"}


def space_by_space(one: Entering) -> dict[str, Any]:
    """A number or a text for each space."""
    assert isinstance(one.view, State)
    numbers = get_args(hints(type(one.place.owner))[one.place.name])[0] is int
    parts = [
        {"name": f"part.{name}", "label": one.words.option(name), "value": one.now.get(name, ""), "number": numbers}
        for name in one.view.board_map().names
    ]
    return {"kind": "by_space", "parts": parts}


def number_by_number(one: Entering) -> dict[str, Any]:
    """A number for each part; where it is a place on a drawn track, every step of the track."""
    drawn = {panel.id: panel for panel in one.session.game.board(one.view) if isinstance(panel, Track)}
    tracks = dict(one.place.declared("TRACKS")).get(one.place.name, ())
    parts = []
    for at, value in enumerate(one.now):
        track = drawn.get(tracks[at]) if at < len(tracks) else None
        steps = range(track.least, track.most + 1) if track and track.least <= value <= track.most else ()
        label = one.words.panel(tracks[at]) if at < len(tracks) else str(at + 1) if len(one.now) > 1 else ""
        hidden = at < len(tracks) and track is None
        parts.append({"name": f"part.{at}", "label": label, "value": value, "steps": list(steps), "hidden": hidden})
    return {"kind": "numbers", "parts": parts}


def one_card(one: Entering) -> dict[str, Any]:
    """One of the cards of the same kind, or none."""
    cards = [(id, one.words.labelled(id)) for id in _cards(one.session, {one.now})]
    return {"kind": "one", "values": [("", one.words.say("list-none")), *cards], "value": one.now}


def ticked_cards(one: Entering) -> dict[str, Any]:
    """Every card that may lie there, to be ticked."""
    offered = [*one.now, *(id for id in one.known if id not in one.now)]
    return {"kind": "cards", "cards": [(id, one.words.labelled(id), id in one.now) for id in offered]}


def text(one: Entering) -> dict[str, Any]:
    """Everything else is typed: names with commas between them where it is a list of them, otherwise JSON."""
    return {"kind": "text", "value": _text(one.now, one.words)}


def nothing(one: Entering) -> dict[str, Any]:
    """What is not kept has no value to begin with."""
    return {"kind": "text", "value": ""}


WAYS: tuple[tuple[Callable[[Entering], bool], Callable[[Entering], dict[str, Any]]], ...] = (
    (is_region, by_taps),
    (is_untracked, nothing),
    (is_switch, yes_or_no),
    (is_word, one_word),
    (is_number, a_number),
    (is_by_space, space_by_space),
    (is_numbers, number_by_number),
    (is_card, one_card),
    (is_cards, ticked_cards),
)
"""What a field is, and how it is entered; the first that fits is taken, and what fits none is typed."""


def editor(
    session: Session[Any], view: object, words: Words, field: str, taps: Sequence[str], here: str
) -> dict[str, Any]:
    """How one field is entered: by tapping spaces, tracks or cards, one of some values, numbers, or text."""
    one = Entering(session, view, words, place_at(session, view, field), taps, here)
    entered = next((entered for fits, entered in WAYS if fits(one)), text)
    now = "" if one.now is None else plain(one.now)
    return {"field": field, "name": field_name(words, field), "value": now, **entered(one)}


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


def _toggled(taps: Sequence[str], name: str) -> list[str]:
    return [tap for tap in taps if tap != name] if name in taps else [*taps, name]


def _text(value: object, words: Words) -> str:
    if isinstance(value, list) and value and all(isinstance(part, str) for part in value):
        names = [words.option(part) for part in value]
        # A name with a comma in it could not be told from two names.
        return plain(value) if any("," in name for name in names) else ", ".join(names)
    return value if isinstance(value, str) else "" if value is None else plain(value)


# What was entered


def given(request: Request, session: Session[Any], view: object) -> str:
    """The value that was entered, as text: typed, or put together from what was tapped."""
    parts = {name[5:]: values[-1].strip() for name, values in request.form.items() if name.startswith("part.")}
    if not parts and request.given("kind") != "cards":
        return request.given("value")
    place = place_at(session, view, request.given("field"))
    if not parts:
        ticked = request.form.get("card", ())
        before = [one for one in place.now if one in ticked] if isinstance(place.now, list) else []
        return plain([*before, *(one for one in ticked if one not in before)])
    if place.name in place.declared("BY_SPACE"):
        return plain({space: _number(its) for space, its in parts.items() if its not in ("", "0")})
    return plain([_number(parts[at]) for at in sorted(parts, key=_order)])


def _number(text: str) -> int | str:
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(text) < 10 else text


def _order(part: str) -> int:
    number = _number(part)
    return number if isinstance(number, int) else 0


def correct(session: Session[Any], words: Words, field: str, text: str) -> None:
    """Set a field right; the text is read in every way that it may be meant."""
    correct_typed(session, field, text.strip()[:20_000], words.option)
