"""Enter a printed card by taps: the symbols entered so far are drawn as a card, and each possible symbol is a key.

Symbols of one kind (`move_3_brave`: kind, number, manner) are a small table with the kind's name above it, where the
game has one (`symbol-<kind>`); every other value is a key with its own name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Protocol

import msgspec

from visavis.core import Form
from visavis.core.question import Field, Value
from visavis.core.question.forms import ON_SPACE
from visavis.web.view.controls import Button, Keys, QuestionView, Slot, whole_answer
from visavis.web.view.ui_settings import UISettings
from visavis.words import Words, key_of

_NUMBERS = 13
"""Range of numbers from which on a field is typed instead of tapped."""
_BEHIND = 2
"""Number of fields drawn after the last one that was filled in: an empty card is of little help."""

EMPTY = "-"


class Link(Protocol):
    """Protocol of a function that builds links to the page with these fields filled in."""

    def __call__(self, values: Mapping[str, Value], slot: str = "") -> str:
        """Return the address; `slot` is the field that is read next."""


def readable(form: Form) -> bool:
    """Return True if each field of a form is one of a list or a small number, so that taps fill it in."""
    return all(
        bool(field.options) or (not field.longest and field.bounds[1] - field.bounds[0] < _NUMBERS)
        for field in form.fields
    )


def read(
    form: Form,
    filled: dict[str, Value],
    view: QuestionView,
    words: Words,
    settings: UISettings,
    link: Link,
    slot: str = "",
) -> bool:
    """Add the card and the keys for its next field to the view; return True if no required field is empty.

    An optional field of another kind than the first empty one, such as a mark among symbols, can be read before it
    (`slot`). Where fields may stay empty, the field after the last one that was read comes next, and any other can be
    tapped. The only symbol that is left is read in without a tap, and the last symbol that is needed answers.
    """
    gaps, once = form.verb in settings.allow_empty_slots, form.verb in settings.each_symbol_once
    empty = [field for field in form.fields if field.name not in filled]
    while once and empty and len(left := _unused(form, empty[0], filled).options) == 1 and not slot:
        filled[empty.pop(0).name] = left[0]
    now = next((field for field in empty if field.name == slot), None) or _next(form, empty, filled, gaps=gaps)
    view.slots += _slots(form, filled, now, words, settings, link)
    if now is not None:
        unused = _within(_unused(form, now, filled) if once else now, filled, settings)
        ends = not slot and now.default is None and all(_voluntary(field) for field in empty if field is not now)

        def key(value: Value, label: str, icon: str = "") -> Button:
            given = {**filled, now.name: value}
            said = words.name(value, "labelled")
            if ends:
                return Button(label, answer=whole_answer(form, {**_defaults(form), **given}), icon=icon, said=said)
            return Button(label, href=link(given), icon=icon, said=said)

        view.keys = keys(unused, words, settings, key, gaps=gaps)
    return all(field.default is not None for field in empty)


def _defaults(form: Form) -> dict[str, Value | None]:
    return {field.name: field.default for field in form.fields}


def _voluntary(field: Field) -> bool:
    """Return True if a field need not be read: as a rule what it has without that is right."""
    return bool(field.options) and field.default not in (None, EMPTY)


def _next(form: Form, empty: Sequence[Field], filled: Mapping[str, Value], *, gaps: bool) -> Field | None:
    """Return the field that comes next; voluntary ones only after another one that was read in."""
    needed = next((field for field in empty if not _voluntary(field)), None)
    if needed is not None:
        return (_after_last(form, filled) if gaps else None) or needed
    last = max((index for index, field in enumerate(form.fields) if field.name in filled), default=-1)
    begun = last >= 0 and _voluntary(form.fields[last])
    return next((field for field in form.fields[last + 1 :]), None) if begun else None


def _after_last(form: Form, filled: Mapping[str, Value]) -> Field | None:
    """Return the optional field after the last one that was read; None while a required one is empty."""
    if any(field.default is None and field.name not in filled for field in form.fields):
        return None
    last = max((index for index, field in enumerate(form.fields) if field.name in filled), default=-1)
    return next(iter(form.fields[last + 1 :]), None)


def _within(field: Field, filled: Mapping[str, Value], settings: UISettings) -> Field:
    """Return a field without the numbers that other fields rule out."""
    most, least = (filled.get(limits.get(field.name, "")) for limits in (settings.not_beyond, settings.only_beyond))
    left = tuple(
        value
        for value in field.options
        if not isinstance(value, int)
        or ((not isinstance(most, int) or value <= most) and (not isinstance(least, int) or value > least))
    )
    return msgspec.structs.replace(field, options=left) if left != tuple(field.options) else field


def _slots(
    form: Form, filled: Mapping[str, Value], now: Field | None, words: Words, settings: UISettings, link: Link
) -> Iterator[Slot]:
    """Yield the slots of the card: fields already read, the field asked for now, the next ones, and optional ones."""
    last = max((index for index, field in enumerate(form.fields) if field.name in filled), default=-1)
    for index, field in enumerate(form.fields):
        if field.name in filled:
            others = {name: value for name, value in filled.items() if name != field.name}
            value = filled[field.name]
            label, icon = _said(field, value, words), settings.card_symbols.get(_kind(value), "")
            yield Slot(label, icon=icon, href=link(others), name=words.field(field.name))
        elif field is now or (index <= last + _BEHIND and field.default is None):
            yield Slot(words.tap_asks(form.verb, field.name), now=field is now)
        elif field.default is not None and (_voluntary(field) or (now and _alike(form, field, now, settings))):
            label = _said(field, field.default, words) if _counts(field) else words.field(field.name)
            yield Slot(label, href=link(filled, field.name), empty=True)


def _alike(form: Form, field: Field, now: Field, settings: UISettings) -> bool:
    """Return True if a field can be tapped instead of the one that is asked for."""
    return now.options == field.options and form.verb in settings.allow_empty_slots


def _unused(form: Form, now: Field, filled: Mapping[str, Value]) -> Field:
    """Return a field without the options already read in others of its kind, if there are as many fields as options."""
    alike = [field.name for field in form.fields if field.options == now.options]
    if len(alike) != len(now.options):
        return now
    taken = {filled.get(name) for name in alike}
    return msgspec.structs.replace(now, options=tuple(option for option in now.options if option not in taken))


def _counts(field: Field) -> bool:
    """Return True if the options of a field are numbers: the steps of a track."""
    return bool(field.options) and isinstance(field.options[-1], int)


def _said(field: Field, value: Value, words: Words) -> str:
    """Return a value as the card shows it; numbers and what belongs to a space with the name of the field."""
    if field.options and not _counts(field) and not field.name.startswith(ON_SPACE):
        return _alone(value, words)
    return f"{words.field(field.name)}: {_alone(value, words)}"


def _kind(value: Value) -> str:
    return str(value).partition("_")[0]


class Key(Protocol):
    """Protocol of a function that makes the key for a value."""

    def __call__(self, value: Value, label: str, icon: str = "") -> Button:
        """Return the key with this label."""


def keys(field: Field, words: Words, settings: UISettings, key: Key, *, gaps: bool) -> list[Keys]:
    """Return the keys for a field: first the values without a kind, then a table for each kind of symbols."""
    if not field.options:
        return [Keys(cells=[key(value, str(value)) for value in field.values])]
    if _counts(field):
        steps = [value for value in field.values if isinstance(value, int)]
        others = [key(value, _alone(value, words)) for value in field.values if not isinstance(value, int)]
        return [Keys(cells=others)] * bool(others) + [
            Keys(cells=[key(value, str(value)) for value in steps], steps=True)
        ]
    kinds: dict[str, list[Value]] = {}
    for value in field.values:
        if (value == EMPTY and not gaps) or (_voluntary(field) and value == field.default):
            continue
        grouped = value != _kind(value) and words.has(key_of("symbol", _kind(value)))
        kinds.setdefault(_kind(value) if grouped else "", []).append(value)
    alone = Keys(
        cells=[
            key(value, _alone(value, words), settings.card_symbols.get(_kind(value), "")) for value in kinds.pop("", ())
        ]
    )
    tables = [_table(kind, values, words, settings, key) for kind, values in kinds.items()]
    return [alone, *tables] if alone.cells else tables


def _alone(value: Value, words: Words) -> str:
    return words.say("web-read-empty") if value == EMPTY else words.name(value, "labelled")


def _table(kind: str, values: Sequence[Value], words: Words, settings: UISettings, key: Key) -> Keys:
    """Return the symbols of one kind: manners as columns and numbers as rows; or all side by side."""
    segments = {value: str(value).split("_")[1:] for value in values}
    title, icon = words.say(key_of("symbol", kind)), settings.card_symbols.get(kind, "")
    if all(len(rest) == 2 for rest in segments.values()):
        manners = list(dict.fromkeys(rest[1] for rest in segments.values()))
        rows = sorted(values, key=lambda value: (int(segments[value][0]), manners.index(segments[value][1])))
        cells = [key(value, segments[value][0]) for value in rows]
        return Keys(title, icon, [words.name(manner) for manner in manners], cells)
    return Keys(title, icon, cells=[key(value, _last(segments[value], words)) for value in values])


def _last(rest: Iterable[str], words: Words) -> str:
    return " ".join(segment if segment.isdigit() else words.name(segment) for segment in rest)
