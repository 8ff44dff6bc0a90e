"""Fields that can be corrected: which control edits each, where it is on the table, and what was entered for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, get_args
from urllib.parse import urlencode

import msgspec

from visavis.core import BadPosition, CardRow, Session, Side, State, Track
from visavis.core.region import UNTRACKED
from visavis.core.state import hints
from visavis.web.http import Request
from visavis.web.view.form_input import plain
from visavis.words import Words
from visavis.words.facts import field_name, shown_by_place, without_numbers
from visavis.words.typed import correct_typed, correctable, in_use

_MOST_CARDS = 80
"""More than so many cards are typed."""


def fields(session: Session, view: object, words: Words) -> list[dict[str, Any]]:
    """Every field that can be set right, with its present value as far as it may be seen."""
    return [
        {
            "field": place.path,
            "name": field_name(words, place.path),
            "value": _shown(words, view, place),
        }
        for place in places(session, view)
        if place.now != "untracked"
    ]


def _shown(words: Words, view: object, place: Place) -> str:
    """The present value in words; of a field with one place only, the value at that place."""
    if not isinstance(view, State):
        return ""
    field, now = without_numbers(place.path), place.now
    axes = view.axes(field)
    while axes and len(axes[0]) == 1 and isinstance(now, (list, tuple)) and len(now) == 1:
        axes, now = axes[1:], now[0]
    return shown_by_place(words, field, now, axes) or words.say("list-none")


@dataclass(frozen=True)
class Entering:
    """Somebody who enters a value: what is known to make it easy."""

    session: Session
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
        return _kind(self.session, self.place)

    @cached_property
    def axes(self) -> tuple[tuple[str, ...], ...]:
        """What the places of the field are called."""
        return self.view.axes(self.place.path) if isinstance(self.view, State) else ()

    @cached_property
    def known(self) -> list[str]:
        """What a list of cards can hold besides what it holds."""
        return _known(self.session, self.view, self.place)


def _kind(session: Session, place: Place) -> object:
    # A view may have fields that the state has not, and the other way round.
    owner = place.owner if isinstance(place.owner, (State, Side)) else None
    hint = hints(type(owner) if owner is not None else session.game.state)[place.name]
    try:
        return msgspec.inspect.type_info(hint)
    except TypeError:
        return None


def _known(session: Session, view: object, place: Place) -> list[str]:
    return _values(_kind(session, place)) or _cards(session, set(place.now)) or _lying(session, view)


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


def is_grid(one: Entering) -> bool:
    """A number for each side and region."""
    return len(one.axes) == 2 and all(type(its) is int for row in one.now for its in row)


def is_lists(one: Entering) -> bool:
    """A list of names for each place."""
    lists = len(one.axes) == 1 and isinstance(one.now, list) and all(isinstance(row, (list, tuple)) for row in one.now)
    # What has no name, or a comma in it, cannot stand in a list with commas.
    return lists and all(
        isinstance(its, str) and its and "," not in one.words.name(its) for row in one.now for its in row
    )


def is_numbers(one: Entering) -> bool:
    """Several numbers."""
    return isinstance(one.now, list) and bool(one.now) and all(type(part) is int for part in one.now)


def is_card(one: Entering) -> bool:
    """One card."""
    return isinstance(one.now, str) and bool(one.now) and bool(_cards(one.session, {one.now}))


def is_cards(one: Entering) -> bool:
    """Several cards, few enough to be ticked; a place where none lies yet is no card."""
    now = one.now
    if not (isinstance(now, list) and all(isinstance(part, str) and part for part in now)):
        return False
    if len(set(now)) != len(now):
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
    named = [one.words.name(name) for name in chosen]
    return {"kind": "spaces", "chosen": chosen, "named": named, "links": links, "value": plain(chosen)}


def yes_or_no(one: Entering) -> dict[str, Any]:
    """One of two."""
    return {"kind": "one", "values": [(plain(value), one.words.name(value)) for value in (True, False)]}


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
        {"name": f"part.{name}", "label": one.words.name(name), "value": one.now.get(name, ""), "number": numbers}
        for name in one.view.board_map().names
    ]
    return {"kind": "by_space", "parts": parts}


def number_by_number(one: Entering) -> dict[str, Any]:
    """A number for each part; where it is a place on a drawn track, every step of the track."""
    drawn = {panel.id: panel for panel in one.session.game.ui.panels(one.view) if isinstance(panel, Track)}
    tracks = dict(one.place.declared("TRACKS")).get(one.place.name, ())
    parts = []
    for at, value in enumerate(one.now):
        track = drawn.get(tracks[at]) if at < len(tracks) else None
        steps = range(track.least, track.most + 1) if track and track.least <= value <= track.most else ()
        label = one.words.panel(tracks[at]) if at < len(tracks) else _label(one, at)
        hidden = at < len(tracks) and track is None
        parts.append({"name": f"part.{at}", "label": label, "value": value, "steps": list(steps), "hidden": hidden})
    return {"kind": "numbers", "parts": parts}


def _label(one: Entering, at: int) -> str:
    """What a number among several is called."""
    if len(one.now) < 2:
        return ""
    return one.words.name(one.axes[0][at]) if one.axes and at < len(one.axes[0]) else str(at + 1)


def place_by_place(one: Entering) -> dict[str, Any]:
    """A row of numbers for each side, one for each region."""
    rows = [
        {
            "label": one.words.name(side),
            "parts": [
                {"name": f"part.{at}.{place}", "label": one.words.name(name), "value": one.now[at][place]}
                for place, name in enumerate(one.axes[1])
            ],
        }
        for at, side in enumerate(one.axes[0])
    ]
    return {"kind": "grid", "rows": rows}


def list_by_list(one: Entering) -> dict[str, Any]:
    """The names at each place, with commas between them."""
    parts = [
        {"name": f"part.{at}", "label": one.words.name(name), "value": ", ".join(map(one.words.name, its))}
        for at, (name, its) in enumerate(zip(one.axes[0], one.now, strict=True))
    ]
    return {"kind": "lists", "parts": parts}


def one_card(one: Entering) -> dict[str, Any]:
    """One of the cards of the same kind, or none."""
    cards = [(id, one.words.name(id, "labelled")) for id in _cards(one.session, {one.now})]
    return {"kind": "one", "values": [("", one.words.say("list-none")), *cards], "value": one.now}


def ticked_cards(one: Entering) -> dict[str, Any]:
    """Every card that may lie there, to be ticked."""
    offered = [*one.now, *(id for id in one.known if id not in one.now)]
    return {"kind": "cards", "cards": [(id, one.words.name(id, "labelled"), id in one.now) for id in offered]}


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
    (is_grid, place_by_place),
    (is_lists, list_by_list),
    (is_numbers, number_by_number),
    (is_card, one_card),
    (is_cards, ticked_cards),
)
"""What a field is, and how it is entered; the first that fits is taken, and what fits none is typed."""


def names_in(session: Session, view: object, place: Place, words: Words) -> dict[str, str]:
    """What may stand in the lists of a field, by its name in small letters."""
    found = [one for row in place.now for one in row]
    if place.name in place.declared("REGIONS") and isinstance(view, State):
        found += view.board_map().names
    else:
        found += [id for table in session.pack.tables.values() for id in table]
        found += _values(getattr(_kind(session, place), "item_type", None))
    return {words.name(one).casefold(): one for one in found}


def known_values(session: Session, view: object, place: Place) -> list[object]:
    """What a field that holds words, cards or spaces can hold."""
    if place.name in place.declared("REGIONS") and isinstance(view, State):
        return list(view.board_map().names)
    kind = _kind(session, place)
    if isinstance(kind, msgspec.inspect.LiteralType):
        return list(kind.values)
    if isinstance(place.now, str):
        return [*_cards(session, {place.now})]
    plain = isinstance(place.now, list) and all(isinstance(one, str) for one in place.now)
    return list(_known(session, view, place)) if plain else []


def editor(session: Session, view: object, words: Words, field: str, taps: Sequence[str], here: str) -> dict[str, Any]:
    """How one field is entered: by tapping spaces, tracks or cards, one of some values, numbers, or text."""
    one = Entering(session, view, words, place_at(session, view, field), taps, here)
    entered = next((entered for fits, entered in WAYS if fits(one)), text)
    now = "" if one.now is None else plain(one.now)
    return {"field": field, "name": field_name(words, field), "value": now, **entered(one)}


def _values(kind: object) -> list[str]:
    """What a list can hold, where only some words are possible."""
    inner = getattr(kind, "item_type", None)
    return [str(value) for value in inner.values] if isinstance(inner, msgspec.inspect.LiteralType) else []


def _cards(session: Session, some: set[str]) -> list[str]:
    """All cards of the same kind as these."""
    return [id for table in session.pack.tables.values() if some & set(table) for id in table] if some else []


def _lying(session: Session, view: object) -> list[str]:
    """The cards that lie open on the table: one of them may lie elsewhere."""
    rows = [one for one in session.game.ui.panels(view) if isinstance(one, CardRow)]
    return list(dict.fromkeys(card for row in rows for card in row.cards if card))


def _toggled(taps: Sequence[str], name: str) -> list[str]:
    return [tap for tap in taps if tap != name] if name in taps else [*taps, name]


def _text(value: object, words: Words) -> str:
    if isinstance(value, list) and value and all(isinstance(part, str) for part in value):
        names = [words.name(part) for part in value]
        # A name with a comma in it could not be told from two names, and none from nothing.
        return plain(value) if any("," in name or not name for name in names) else ", ".join(names)
    return value if isinstance(value, str) else "" if value is None else plain(value)


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


def places(session: Session, view: object) -> Iterator[Place]:
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


def place_at(session: Session, view: object, path: str) -> Place:
    """The field or part with this path, or a refusal."""
    found = next((one for one in places(session, view) if one.path == path), None)
    if found is None and path in correctable(session):
        # All parts of a side at once.
        found = _field(view, path)
    if found is None:
        raise BadPosition("position.field", field=path[:40], options=correctable(session))
    return found


def given(request: Request, session: Session, view: object, words: Words) -> str:
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
    if request.given("kind") == "grid":
        return plain(_grid(parts, place.now))
    if request.given("kind") == "lists":
        known = names_in(session, view, place, words)
        lists = [_names(parts[at]) for at in sorted(parts, key=_order)]
        return plain([[known.get(name.casefold(), name) for name in names] for names in lists])
    return plain([_number(parts[at]) for at in sorted(parts, key=_order)])


def _grid(parts: Mapping[str, str], now: Sequence[Sequence[int]]) -> list[list[int | str]]:
    """The numbers row by row; one that was not sent is as it was."""
    return [
        [_number(parts.get(f"{row}.{at}", str(number))) for at, number in enumerate(numbers)]
        for row, numbers in enumerate(now)
    ]


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _number(text: str) -> int | str:
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(text) < 10 else text


def _order(part: str) -> int:
    number = _number(part)
    return number if isinstance(number, int) else 0


def correct(session: Session, words: Words, field: str, text: str) -> None:
    """Set a field right; the text is read in every way that it may be meant."""
    correct_typed(session, field, text.strip()[:20_000], words.name)
