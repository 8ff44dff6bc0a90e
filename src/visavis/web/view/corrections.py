"""Editors for the fields that can be corrected: the control for each field, and parsing of the submitted value."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, get_args
from urllib.parse import urlencode

import msgspec

from visavis.core import BadPosition, CardRow, Pile, Session, Side, State, Track
from visavis.core.pile import in_counting_order
from visavis.core.region import UNTRACKED
from visavis.core.state import hints
from visavis.web.http import Request
from visavis.web.view.controls import TextField
from visavis.web.view.form_input import plain
from visavis.words import Words
from visavis.words.facts import field_name, shown_by_place, without_numbers
from visavis.words.typed import correct_typed, correctable, in_use

_LARGEST = 999
"""Largest number that the drawn keys enter; a larger one is typed."""
_MOST_CARDS = 80
"""Maximum number of cards that are offered as boxes to tick; more are typed."""


class FieldView(msgspec.Struct, frozen=True):
    """A field that can be corrected, with its present value in words."""

    field: str
    name: str
    value: str


class EditorPart(msgspec.Struct, frozen=True, kw_only=True):
    """One input of an editor with several."""

    name: str
    label: str
    value: object
    number: bool = True
    steps: Sequence[int] = ()
    """The steps of a drawn track; empty where the number is typed."""
    hidden: bool = False


class EditorRow(msgspec.Struct, frozen=True):
    """A row of inputs."""

    label: str
    parts: Sequence[EditorPart]


class Editor(msgspec.Struct, frozen=True, kw_only=True):
    """View model of the control that edits a field; the attributes in use depend on the kind."""

    kind: str
    field: str = ""
    name: str = ""
    value: str | None = None
    """The present value as text; None: the plain value of the field."""
    chosen: Sequence[str] = ()
    named: Sequence[str] = ()
    """The names of the chosen spaces."""
    links: Mapping[str, str] = {}
    """For each space the address that adds or removes it."""
    choices: Sequence[tuple[str, str]] = ()
    """Value and name of each option."""
    parts: Sequence[EditorPart] = ()
    rows: Sequence[EditorRow] = ()
    cards: Sequence[tuple[str, str, bool]] = ()
    """Id and name of each card, and whether it is ticked."""


def fields(session: Session, view: object, words: Words) -> list[FieldView]:
    """Return every field that can be corrected, with its present value as far as it may be seen."""
    return [
        FieldView(place.path, field_name(words, place.path), _shown(words, view, place))
        for place in places(session, view)
        if place.now != "untracked"
    ]


def _shown(words: Words, view: object, place: Place) -> str:
    """Return the present value in words; of a field with one place only, the value at that place."""
    if not isinstance(view, State):
        return ""
    field, now = without_numbers(place.path), place.now
    axes = view.axes(field)
    while axes and len(axes[0]) == 1 and isinstance(now, (list, tuple)) and len(now) == 1:
        axes, now = axes[1:], now[0]
    return shown_by_place(words, field, now, axes) or words.say("list-none")


@dataclass(frozen=True)
class Entering:
    """A field that is being edited, with its lazily computed type, axes and known values."""

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
        """Return the present value."""
        return self.place.now

    @cached_property
    def kind(self) -> object:
        """Return the msgspec type of the field; None if it is unknown."""
        return _kind(self.session, self.place)

    @cached_property
    def axes(self) -> tuple[tuple[str, ...], ...]:
        """Return the names of the field's places, by dimension (`State.axes`)."""
        return self.view.axes(self.place.path) if isinstance(self.view, State) else ()

    @cached_property
    def known(self) -> list[str]:
        """Return the values that a list of cards can hold besides the present ones."""
        return _known(self.session, self.view, self.place)


def _kind(session: Session, place: Place) -> object:
    # A view may have fields that the state has not, and vice versa.
    owner = place.owner if isinstance(place.owner, (State, Side)) else None
    hint = hints(type(owner) if owner is not None else session.game.state)[place.name]
    try:
        return msgspec.inspect.type_info(hint)
    except TypeError:
        return None


def _known(session: Session, view: object, place: Place) -> list[str]:
    return _values(_kind(session, place)) or _cards(session, set(place.now)) or _lying(session, view)


# Kinds of fields


def is_region(entering: Entering) -> bool:
    """Return True for a set of spaces."""
    return entering.place.name in entering.place.declared("REGIONS") and type(entering.place.value) is int


def is_untracked(entering: Entering) -> bool:
    """Return True for a field that is not tracked."""
    return entering.place.value is UNTRACKED


def is_switch(entering: Entering) -> bool:
    """Return True for a boolean."""
    return isinstance(entering.kind, msgspec.inspect.BoolType)


def is_word(entering: Entering) -> bool:
    """Return True for an enumeration of words."""
    return isinstance(entering.kind, msgspec.inspect.LiteralType)


def is_number(entering: Entering) -> bool:
    """Return True for a single number."""
    return isinstance(entering.kind, msgspec.inspect.IntType)


def is_by_space(entering: Entering) -> bool:
    """Return True for a mapping from spaces to values."""
    return entering.place.name in entering.place.declared("BY_SPACE") and isinstance(entering.now, dict)


def is_grid(entering: Entering) -> bool:
    """Return True for a number per side and region."""
    return len(entering.axes) == 2 and all(type(value) is int for row in entering.now for value in row)


def is_lists(entering: Entering) -> bool:
    """Return True for a list of names per place, if all names can be separated by commas."""
    lists = (
        len(entering.axes) == 1
        and isinstance(entering.now, list)
        and all(isinstance(row, (list, tuple)) for row in entering.now)
    )
    # A name that is empty or contains a comma cannot be part of a list with commas.
    return lists and all(
        isinstance(name, str) and name and "," not in entering.words.name(name) for row in entering.now for name in row
    )


def is_numbers(entering: Entering) -> bool:
    """Return True for a list of numbers."""
    return isinstance(entering.now, list) and bool(entering.now) and all(type(item) is int for item in entering.now)


def is_card(entering: Entering) -> bool:
    """Return True for a single card."""
    return isinstance(entering.now, str) and bool(entering.now) and bool(_cards(entering.session, {entering.now}))


def is_cards(entering: Entering) -> bool:
    """Return True for a list of different cards, few enough to be ticked; an empty place is no card."""
    now = entering.now
    if not (isinstance(now, list) and all(isinstance(item, str) and item for item in now)):
        return False
    if len(set(now)) != len(now):
        return False
    return 0 < len({*entering.known, *now}) <= _MOST_CARDS


def is_pile(entering: Entering) -> bool:
    """Return True for a pile whose cards are all different, few enough to be ticked."""
    pile = entering.place.value
    return (
        isinstance(pile, Pile) and entering.now is not None and 0 < len({*pile.cards}) == len(pile.cards) <= _MOST_CARDS
    )


# Editors by kind


def by_taps(entering: Entering) -> Editor:
    """Return an editor in which every space is a link that adds or removes it."""
    spaces = set(entering.now)
    for tap in entering.taps:
        spaces ^= {tap}
    assert isinstance(entering.view, State)
    order = entering.view.board_map().names
    chosen = [name for name in order if name in spaces]

    def link(name: str) -> str:
        taps = [("tap", tap) for tap in _toggled(entering.taps, name)]
        return f"{entering.here}?{urlencode([('field', entering.place.path), *taps])}"

    links = {name: link(name) for name in order}
    named = [entering.words.name(name) for name in chosen]
    return Editor(kind="spaces", chosen=chosen, named=named, links=links, value=plain(chosen))


def yes_or_no(entering: Entering) -> Editor:
    """Return an editor with two choices."""
    return Editor(kind="one", choices=[(plain(value), entering.words.name(value)) for value in (True, False)])


def one_word(entering: Entering) -> Editor:
    """Return an editor with the words that are possible."""
    assert isinstance(entering.kind, msgspec.inspect.LiteralType)
    field = without_numbers(entering.place.path)
    choices = [(plain(value), entering.words.state_value(field, value)) for value in entering.kind.values]
    return Editor(kind="one", choices=choices)


def a_number(entering: Entering) -> Editor:
    """Return an editor for a number that is typed."""
    return Editor(kind="number")


def space_by_space(entering: Entering) -> Editor:
    """Return an editor with a number or a text per space."""
    assert isinstance(entering.view, State)
    numbers = get_args(hints(type(entering.place.owner))[entering.place.name])[0] is int
    parts = [
        EditorPart(
            name=f"part.{name}",
            label=entering.words.name(name),
            value=entering.now.get(name, ""),
            number=numbers,
        )
        for name in entering.view.board_map().names
    ]
    return Editor(kind="by_space", parts=parts)


def number_by_number(entering: Entering) -> Editor:
    """Return an editor with a number per item; a position on a drawn track offers every step of the track."""
    drawn = {panel.id: panel for panel in entering.session.game.ui.panels(entering.view) if isinstance(panel, Track)}
    tracks = dict(entering.place.declared("TRACKS")).get(entering.place.name, ())
    parts = []
    for index, value in enumerate(entering.now):
        track = drawn.get(tracks[index]) if index < len(tracks) else None
        steps = range(track.least, track.most + 1) if track and track.least <= value <= track.most else ()
        label = entering.words.panel(tracks[index]) if index < len(tracks) else _label(entering, index)
        hidden = index < len(tracks) and track is None
        parts.append(EditorPart(name=f"part.{index}", label=label, value=value, steps=list(steps), hidden=hidden))
    return Editor(kind="numbers", parts=parts)


def _label(entering: Entering, index: int) -> str:
    """Return the name of a number among several."""
    if len(entering.now) < 2:
        return ""
    names = entering.axes[0] if entering.axes else ()
    return entering.words.name(names[index]) if index < len(names) else str(index + 1)


def place_by_place(entering: Entering) -> Editor:
    """Return an editor with a row of numbers per side, one per region."""
    sides, regions = entering.axes
    rows = [
        EditorRow(
            entering.words.name(side),
            [
                EditorPart(
                    name=f"part.{row}.{column}", label=entering.words.name(region), value=entering.now[row][column]
                )
                for column, region in enumerate(regions)
            ],
        )
        for row, side in enumerate(sides)
    ]
    return Editor(kind="grid", rows=rows)


def list_by_list(entering: Entering) -> Editor:
    """Return an editor with the names at each place, separated by commas."""
    option = entering.words.name
    parts = [
        EditorPart(name=f"part.{index}", label=option(name), value=", ".join(map(option, names)))
        for index, (name, names) in enumerate(zip(entering.axes[0], entering.now, strict=True))
    ]
    return Editor(kind="lists", parts=parts)


def one_card(entering: Entering) -> Editor:
    """Return an editor with the cards of the same kind, or none."""
    cards = [(id, entering.words.name(id, "labelled")) for id in _cards(entering.session, {entering.now})]
    return Editor(kind="one", choices=[("", entering.words.say("list-none")), *cards], value=entering.now)


def ticked_cards(entering: Entering) -> Editor:
    """Return an editor with a checkbox for every card that may be in the list."""
    offered = [*entering.now, *(id for id in entering.known if id not in entering.now)]
    return Editor(kind="cards", cards=[(id, entering.words.name(id, "labelled"), id in entering.now) for id in offered])


def _inside(pile: Pile) -> set[str]:
    """Return the cards that certainly lie in the pile itself and not in a separate part."""
    found = {str(card) for layer in pile.layers if not layer.part for card in layer.known}
    return found | ({str(card) for card in pile.pool} if not any(layer.part for layer in pile.layers) else set())


def pile_cards(entering: Entering) -> Editor:
    """Return an editor with a checkbox for every card of a pile: ticked are those that lie in the pile itself.

    Where unknown cards lie in a separate part too, only those are ticked that are certain.
    """
    pile = entering.place.value
    assert isinstance(pile, Pile)
    inside = _inside(pile)
    cards = sorted(map(str, pile.cards), key=in_counting_order)
    return Editor(kind="pile", cards=[(id, entering.words.name(id, "labelled"), id in inside) for id in cards])


def text(entering: Entering) -> Editor:
    """Return the default editor: a list of names is typed with commas between them, everything else as JSON."""
    return Editor(kind="text", value=_text(entering.now, entering.words))


def nothing(entering: Entering) -> Editor:
    """Return an empty text field: what is not tracked has no initial value."""
    return Editor(kind="text", value="")


WAYS: tuple[tuple[Callable[[Entering], bool], Callable[[Entering], Editor]], ...] = (
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
    (is_pile, pile_cards),
)
"""Predicates of fields with their editors; the first that fits is used, `text` is the default."""


def names_in(session: Session, view: object, place: Place, words: Words) -> dict[str, str]:
    """Return the ids that the lists of a field may contain, by case-folded name."""
    ids = [id for row in place.now for id in row]
    if place.name in place.declared("REGIONS") and isinstance(view, State):
        ids += view.board_map().names
    else:
        ids += [id for table in session.pack.tables.values() for id in table]
        ids += _values(getattr(_kind(session, place), "item_type", None))
    return {words.name(id).casefold(): id for id in ids}


def known_values(session: Session, view: object, place: Place) -> list[object]:
    """Return the possible values of a field with words, cards or spaces; empty for other fields."""
    if place.name in place.declared("REGIONS") and isinstance(view, State):
        return list(view.board_map().names)
    kind = _kind(session, place)
    if isinstance(kind, msgspec.inspect.LiteralType):
        return list(kind.values)
    if isinstance(place.now, str):
        return [*_cards(session, {place.now})]
    plain = isinstance(place.now, list) and all(isinstance(item, str) for item in place.now)
    return list(_known(session, view, place)) if plain else []


def editor(session: Session, view: object, words: Words, field: str, taps: Sequence[str], here: str) -> Editor:
    """Return the editor of one field: spaces, tracks or cards to tap, a choice of values, numbers, or text.

    Raises BadPosition if there is no such field.
    """
    entering = Entering(session, view, words, place_at(session, view, field), taps, here)
    way = next((way for fits, way in WAYS if fits(entering)), text)
    view_model = way(entering)
    value = view_model.value
    if value is None:
        value = "" if entering.now is None else plain(entering.now)
    return msgspec.structs.replace(view_model, field=field, name=field_name(words, field), value=value)


def numbers_of(editor: Editor) -> list[TextField]:
    """Return the numbers of an editor that are entered by the drawn keys; those of drawn tracks are tapped there."""
    if editor.kind == "number":
        return [_number_field("value", editor.name, editor.value)]
    if editor.kind == "grid":
        return [
            _number_field(part.name, f"{row.label}: {part.label}", part.value)
            for row in editor.rows
            for part in row.parts
        ]
    parts = editor.parts if editor.kind == "numbers" else ()
    return [
        _number_field(part.name, part.label or editor.name, part.value)
        for part in parts
        if not (part.steps or part.hidden)
    ]


def _number_field(name: str, label: str, value: object) -> TextField:
    return TextField(name, label, least=-_LARGEST, most=_LARGEST, given=str(value))


def _values(kind: object) -> list[str]:
    """Return the possible items of a list whose type enumerates them; empty otherwise."""
    inner = getattr(kind, "item_type", None)
    return [str(value) for value in inner.values] if isinstance(inner, msgspec.inspect.LiteralType) else []


def _cards(session: Session, some: set[str]) -> list[str]:
    """Return all cards of the same kinds as these."""
    return [id for table in session.pack.tables.values() if some & set(table) for id in table] if some else []


def _lying(session: Session, view: object) -> list[str]:
    """Return the face-up cards of the table: one of them may have been in another row."""
    rows = [panel for panel in session.game.ui.panels(view) if isinstance(panel, CardRow)]
    return list(dict.fromkeys(card for row in rows for card in row.cards if card))


def _toggled(taps: Sequence[str], name: str) -> list[str]:
    return [tap for tap in taps if tap != name] if name in taps else [*taps, name]


def _text(value: object, words: Words) -> str:
    if isinstance(value, list) and value and all(isinstance(item, str) for item in value):
        names = [words.name(item) for item in value]
        # A name with a comma would be parsed as two names, and an empty one would be dropped.
        return plain(value) if any("," in name or not name for name in names) else ", ".join(names)
    return value if isinstance(value, str) else "" if value is None else plain(value)


@dataclass(frozen=True)
class Place:
    """A field of the state, or of a side in it."""

    path: str
    owner: object
    """The object that has the field: the view, or a side."""
    name: str
    """Name of the attribute there."""
    now: Any
    """Its plain value; None where it may not be seen."""

    @property
    def value(self) -> object:
        """Return the value as the rules use it."""
        return getattr(self.owner, self.name, None)

    def declared(self, name: str) -> Any:
        """Return a declaration of its owner about fields: `REGIONS`, `BY_SPACE` or `TRACKS`."""
        return getattr(self.owner, name, ())


def places(session: Session, view: object) -> Iterator[Place]:
    """Yield every field that can be corrected; a side is split into its fields."""
    for field in in_use(session):
        yield from _parts(_field(view, field))


def _field(view: object, field: str) -> Place:
    return Place(field, view, field, _listed(view.to_plain().get(field)) if isinstance(view, State) else None)


def _parts(place: Place) -> Iterator[Place]:
    value = place.value
    if isinstance(value, Side):
        yield from _parts_of(place.path, value, place.now)
    elif isinstance(value, tuple) and value and all(isinstance(side, Side) for side in value):
        for index, side in enumerate(value):
            yield from _parts_of(f"{place.path}.{index}", side, place.now[index])
    else:
        yield place


def _parts_of(path: str, side: Side, now: dict[str, object]) -> Iterator[Place]:
    for field in side.__struct_fields__:
        yield from _parts(Place(f"{path}.{field}", side, field, _listed(now[field])))


def _listed(value: object) -> object:
    """Return a tuple as a list, as in plain values; everything else unchanged."""
    return list(value) if isinstance(value, tuple) else value


def place_at(session: Session, view: object, path: str) -> Place:
    """Return the field with this path. Raises BadPosition if there is none that can be corrected."""
    place = next((place for place in places(session, view) if place.path == path), None)
    if place is None and path in correctable(session):
        # All fields of a side together.
        place = _field(view, path)
    if place is None:
        raise BadPosition("position.field", field=path[:40], options=correctable(session))
    return place


def given(request: Request, session: Session, view: object, words: Words) -> str:
    """Return the value that was entered, as text: typed, or serialized from the inputs of the form."""
    parts = {name[5:]: values[-1].strip() for name, values in request.form.items() if name.startswith("part.")}
    if not parts and request.given("kind") != "cards":
        return request.given("value")
    place = place_at(session, view, request.given("field"))
    if not parts:
        ticked = request.form.get("card", ())
        if isinstance(place.value, Pile):
            if {*ticked} == _inside(place.value):
                return plain(place.now)  # Nothing was changed, so what is known of its order stays.
            split = place.value.split(ticked)
            cards = [card for card in place.value.cards if str(card) in ticked]
            return plain(cards if split is None else msgspec.to_builtins(split))
        before = [card for card in place.now if card in ticked] if isinstance(place.now, list) else []
        return plain([*before, *(card for card in ticked if card not in before)])
    if place.name in place.declared("BY_SPACE"):
        return plain({space: _number(value) for space, value in parts.items() if value not in ("", "0")})
    if request.given("kind") == "grid":
        return plain(_grid(parts, place.now))
    if request.given("kind") == "lists":
        known = names_in(session, view, place, words)
        lists = [_names(parts[index]) for index in sorted(parts, key=_order)]
        return plain([[known.get(name.casefold(), name) for name in names] for names in lists])
    return plain([_number(parts[index]) for index in sorted(parts, key=_order)])


def _grid(parts: Mapping[str, str], now: Sequence[Sequence[int]]) -> list[list[int | str]]:
    """Return the numbers row by row; one that was not sent keeps its present value."""
    return [
        [_number(parts.get(f"{row}.{column}", str(number))) for column, number in enumerate(numbers)]
        for row, numbers in enumerate(now)
    ]


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _number(text: str) -> int | str:
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(text) < 10 else text


def _order(index: str) -> int:
    number = _number(index)
    return number if isinstance(number, int) else 0


def correct(session: Session, words: Words, field: str, text: str) -> None:
    """Correct a field; the text is parsed in every format that it may have (`correct_typed`)."""
    correct_typed(session, field, text.strip()[:20_000], words.name, words)
