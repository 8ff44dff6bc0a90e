"""Forms: a verb with fields, and the question that offers some of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from visavis.core.question.base import (
    NO_ARGS,
    Barred,
    Choices,
    NoSuchAnswer,
    OptionNames,
    Parts,
    Question,
    Value,
    has,
    place,
    same,
    within,
)
from visavis.core.question.reading import read_name, read_number, read_option, text_of, words_of_option
from visavis.core.refusal import Ambiguous, NotAllowed, Refusal, Unreadable
from visavis.core.region import UNTRACKED, Bits, Map, Region


class Field(msgspec.Struct, frozen=True, gc=False):
    """A field of a form: one of the options, or (without options) a number within `bounds`.

    With `longest` it is a name that a person makes up, of at most this number of characters and none of those `taken`;
    in a line of text it must come last. All such names count as one value.
    """

    name: str
    options: Choices[Value] = ()
    bounds: tuple[int, int] = (0, 0)
    barred: Barred = None
    longest: int = 0
    taken: tuple[str, ...] = ()
    default: Value | None = None
    """Value if a line of text ends before this field; without a default every field must be given."""

    def read(self, raw: object, words: OptionNames) -> Value:
        """Parse the value of this field. Raises Unreadable, NotAllowed or Ambiguous."""
        if self.options:
            return read_option(raw, self.options, words, self.barred)
        if self.longest:
            return read_name(raw, self.longest, self.taken)
        return read_number(raw, *self.bounds)

    def fits(self, value: object) -> bool:
        """Return True if this value is legal."""
        if self.options:
            return has(self.options, value)
        if self.longest:
            try:
                return read_name(value, self.longest, self.taken) == value
            except Refusal:
                return False
        return type(value) is int and self.bounds[0] <= value <= self.bounds[1]

    @property
    def values(self) -> Choices[Value] | range:
        """Return every legal value; one as a placeholder for all names that a person could make up."""
        if self.longest:
            used = {name.casefold() for name in self.taken}
            return (next(name for n in range(1, len(used) + 2) if (name := f"N{n}").casefold() not in used),)
        return self.options or range(self.bounds[0], self.bounds[1] + 1)

    @property
    def range(self) -> tuple[str, ...]:
        """Return the range of a number field as text; empty for other fields."""
        return () if self.options or self.longest else ("–".join(map(str, self.bounds)),)

    def count(self) -> int:
        """Return the number of legal values."""
        return len(self.options) or self.bounds[1] - self.bounds[0] + 1

    def at(self, n: int) -> Value:
        """Return the n-th of `values`. Raises NoSuchAnswer."""
        return self.values[within(n, self.count())]

    def index(self, value: object) -> int:
        """Return the index of a value among `values`; 0 for any name that was made up. Raises NoSuchAnswer."""
        if self.options:
            return place(self.options, value)
        if not self.fits(value):
            raise NoSuchAnswer(f"{value!r} is no {self.name}")
        return value - self.bounds[0] if isinstance(value, int) else 0


Filled = tuple[Value, ...]
"""A form that was filled in: the verb, then the value of each field."""


class Form(msgspec.Struct, frozen=True, gc=False):
    """A verb with fields. `rows`, if given, are the legal combinations of values."""

    verb: str
    fields: tuple[Field, ...] = ()
    rows: tuple[tuple[Value, ...], ...] | None = None
    why: Callable[[tuple[Value, ...]], str | None] | None = None
    """Returns why a combination that is none of the rows is illegal: the id of the reason, or None."""

    def count(self) -> int:
        """Return the number of ways to fill it in."""
        if self.rows is not None:
            return len(self.rows)
        count = 1
        for field in self.fields:
            count *= len(field.options) or field.bounds[1] - field.bounds[0] + 1
        return count

    def filled(self, at: int) -> Filled:
        """Return the form filled in the n-th way (unchecked index)."""
        if self.rows is not None:
            return (self.verb, *self.rows[at])
        fields = self.fields
        if not fields:
            return (self.verb,)
        if len(fields) == 1:
            return (self.verb, (fields[0].options or fields[0].values)[at])
        row: tuple[Value, ...] = ()
        for field in reversed(fields):
            values = field.options or field.values
            at, place = divmod(at, len(values))
            row = (values[place], *row)
        return (self.verb, *row)

    def fits(self, values: Sequence[object]) -> bool:
        """Return True if these values are legal."""
        return (
            len(self.fields) == len(values)
            and all(field.fits(value) for field, value in zip(self.fields, values, strict=True))
            and (self.rows is None or tuple(values) in self.rows)
        )

    def index(self, values: Sequence[object]) -> int:
        """Return the index of these values: the inverse of `filled`. Raises NoSuchAnswer."""
        places = self.parts(values)
        if self.rows is not None:
            return next(index for index, row in enumerate(self.rows) if all(map(same, row, values)))
        index = 0
        for field, position in zip(self.fields, places, strict=True):
            index = index * field.count() + position
        return index

    def parts(self, values: Sequence[object]) -> Parts:
        """Return the index of each field's value among the values of that field. Raises NoSuchAnswer."""
        if not self.fits(values):
            raise NoSuchAnswer(f"{self.verb} cannot be filled in with {values!r}")
        return tuple(field.index(value) for field, value in zip(self.fields, values, strict=True))

    def next_parts(self, parts: Parts) -> Sequence[int]:
        """Return the legal indexes of the field after these."""
        if len(parts) >= len(self.fields):
            return ()
        field = self.fields[len(parts)]
        if self.rows is None:
            return range(field.count())
        before = [previous.at(place) for previous, place in zip(self.fields, parts, strict=False)]
        return sorted({field.index(row[len(parts)]) for row in self.rows if all(map(same, row, before))})


ON_SPACE = "at "
"""Prefix of the name of a field that is about one space of the board; the rest is the name of that space."""


def space_form(verb: str, map: Map, spaces: Bits, barred: Barred = None) -> Form:
    """Return a verb with a space; the verb alone if the board is not tracked."""
    if spaces is UNTRACKED:
        return Form(verb)
    return Form(verb, (Field("space", Region(map, spaces), barred=barred),))


class Offer(msgspec.Struct, frozen=True, gc=False):
    """Forms that are created lazily: a factory for each verb, which returns None if the verb is not possible.

    A policy that has chosen its verb need not create the forms of all others.
    """

    makers: Mapping[str, Callable[..., Form | None]]
    of: tuple[object, ...]
    """Arguments of the factories."""

    def form(self, verb: str) -> Form | None:
        """Return the form of a verb; None if it is not possible."""
        make = self.makers.get(verb)
        return None if make is None else make(*self.of)


class Forms(Question[Filled], frozen=True):
    """Question for one of several forms, parsed from taps or from a line of text such as `build E7`.

    The answer is a plain tuple, suited to `match`: `("build", "E7")`. Its parts are the index of the verb among the
    forms, then the index of each value among the values of its field.
    """

    offered: tuple[Form, ...] | Offer
    args: Mapping[str, object] = NO_ARGS
    even: bool = False
    """Whether a random answer picks the verb first, so that verbs with many combinations do not dominate."""
    closed: Callable[[], tuple[tuple[str, str], ...]] | None = None
    """Returns the verbs that are not possible now, each with the id of the reason; called on demand."""
    made: dict[str, Form | None] = msgspec.field(default_factory=dict)
    """Cache of the forms of an offer that were created so far."""

    @property
    def forms(self) -> tuple[Form, ...]:
        """Return all forms, in their order."""
        return tuple(self._each()) if isinstance(self.offered, Offer) else self.offered

    def _each(self) -> Iterator[Form]:
        if not isinstance(self.offered, Offer):
            return iter(self.offered)
        return (form for verb in self.offered.makers if (form := self.form(verb)) is not None)

    def form(self, verb: str) -> Form | None:
        """Return the form of a verb, cached; None if it is not possible."""
        offered, made = self.offered, self.made
        if offered.__class__ is Offer:
            if verb not in made:
                made[verb] = offered.form(verb)
            return made[verb]
        for form in offered:  # type: ignore[union-attr]
            if form.verb == verb:
                return form
        return None

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle without the cache of forms."""
        values = (self.id, self.seat, self.clause, self.offered, self.args, self.even, self.closed)
        return Forms, values

    @property
    def verbs(self) -> tuple[str, ...]:
        """Return all verbs; those of an offer may prove impossible."""
        return tuple(self.offered.makers if isinstance(self.offered, Offer) else (form.verb for form in self.offered))

    @property
    def field_names(self) -> set[str]:
        """Return the names of the fields of the forms that were created so far."""
        made = self.made.values() if isinstance(self.offered, Offer) else self.offered
        return {field.name for form in made if form is not None for field in form.fields}

    def _form(self, raw: object, words: OptionNames) -> Form:
        """Return the form that is meant; the full name of a verb creates no other form than its own."""
        if isinstance(raw, str):
            name = raw.casefold()
            named = [raw] if raw in self.verbs else [
                verb for verb in self.verbs if name in (verb.casefold(), words(verb).casefold())
            ]  # fmt: skip
            form = self.form(named[0]) if len(named) == 1 else None
            if form is not None:
                return form
        verbs = tuple(form.verb for form in self.forms)
        if self.closed is not None and isinstance(raw, str):
            for verb, reason in self.closed():
                if raw.casefold() in (verb.casefold(), words(verb).casefold()):
                    raise NotAllowed("option.barred", given=raw, reason=reason, options=verbs)
        verb = read_option(raw, verbs, words)
        return next(form for form in self.forms if form.verb == verb)

    def read(self, raw: object, words: OptionNames = str) -> Filled:
        """Parse a list of verb and values, or a line of text."""
        given = self._given(raw)
        form = self._form(given.pop(0), words)
        # An id that is a verb of one form and a value of another has two names.
        words = getattr(words, "values", words)
        filled: list[Value] = []
        for field in form.fields:
            # A person may type the name of the field: "pass bonus 6".
            if len(given) > 1 and given[0] in (field.name, words(field.name)) and not field.fits(given[0]):
                given.pop(0)
            if not given and field.default is not None:
                filled.append(field.default)
                continue
            if not given:
                raise Unreadable("form.missing", verb=form.verb, field=field.name, options=field.options or field.range)
            taken = _words_of_field(field, given, words) if isinstance(raw, str) else 1
            filled.append(_read_field(form, field, given, taken, words))
            given = given[taken:]
        if given:
            raise Unreadable("form.more", verb=form.verb, given=str(given[0])[:40])
        if form.rows is not None and tuple(filled) not in form.rows:
            possible = tuple(row[-1] for row in form.rows if row[:-1] == tuple(filled[:-1]))
            reason = form.why(tuple(filled)) if form.why is not None else None
            if reason is not None:
                raise NotAllowed("option.barred", given=filled[-1], reason=reason, options=possible)
            raise NotAllowed("form.row", verb=form.verb, given=filled[-1], options=possible)
        return (form.verb, *filled)

    def _given(self, raw: object) -> list[object]:
        """Return the words of a line, or the items of a list; at least one. Raises Unreadable."""
        if isinstance(raw, str):
            if words := text_of(raw).split():
                return list(words)
            raise Unreadable("text.empty", options=tuple(form.verb for form in self.forms))
        if isinstance(raw, (list, tuple)) and raw:
            return list(raw)
        raise Unreadable("form.not", options=tuple(form.verb for form in self.forms))

    def fits(self, answer: object) -> bool:
        if not isinstance(answer, tuple) or not answer or not isinstance(answer[0], str):
            return False
        form = self.form(answer[0])
        return form is not None and form.fits(answer[1:])

    def some(self, below: Callable[[int], int]) -> Filled:
        offered = self.offered
        forms = offered if offered.__class__ is tuple else self.forms
        if self.even:
            form = forms[below(len(forms))]
            return form.filled(below(form.count()))
        counts = [form.count() for form in forms]
        index = below(sum(counts))
        for form, count in zip(forms, counts, strict=True):
            if index < count:
                return form.filled(index)
            index -= count
        raise ValueError(f"{self.id} has no possible answer")

    def answers(self) -> Iterator[Filled]:
        return (form.filled(index) for form in self._each() for index in range(form.count()))

    def count(self) -> int:
        return sum(form.count() for form in self._each())

    def at(self, n: int) -> Filled:
        remaining = within(n, self.count())
        for form in self._each():
            if remaining < form.count():
                return form.filled(remaining)
            remaining -= form.count()
        raise AssertionError(f"{self.id} has more answers than it counts")

    def index(self, answer: object) -> int:
        before, form, values = self._parted(answer)
        return sum(other.count() for other in before) + form.index(values)

    def parts(self, answer: object) -> Parts:
        before, form, values = self._parted(answer)
        return (len(before), *form.parts(values))

    def _parted(self, answer: object) -> tuple[list[Form], Form, tuple[Value, ...]]:
        """Return the forms before that of an answer, its own form, and its values. Raises NoSuchAnswer."""
        before: list[Form] = []
        if isinstance(answer, tuple) and answer:
            for form in self._each():
                if form.verb == answer[0]:
                    return before, form, answer[1:]
                before.append(form)
        raise NoSuchAnswer(f"{answer!r} is no answer to {self.id}")

    def of_parts(self, parts: Parts) -> Filled:
        forms = self.forms
        if not parts or len(parts) != len(forms[within(parts[0], len(forms))].fields) + 1:
            raise NoSuchAnswer(f"{self.id} has no answer of the parts {parts}")
        form = forms[parts[0]]
        values = tuple(field.at(place) for field, place in zip(form.fields, parts[1:], strict=True))
        if form.rows is not None and values not in form.rows:
            raise NoSuchAnswer(f"{self.id} has no answer of the parts {parts}")
        return (form.verb, *values)

    def next_parts(self, parts: Parts = ()) -> Sequence[int]:
        forms = self.forms
        return forms[within(parts[0], len(forms))].next_parts(parts[1:]) if parts else range(len(forms))


def _words_of_field(field: Field, given: list[object], words: OptionNames) -> int:
    """Return the number of words of a line that belong to this field."""
    if field.longest:
        return len(given)
    return words_of_option([str(word) for word in given], field.options, words) if field.options else 1


def _read_field(form: Form, field: Field, given: list[object], taken: int, words: OptionNames) -> Value:
    """Parse the value of a field from the first remaining words or values."""
    value = given[0] if taken == 1 else " ".join(str(word) for word in given[:taken])
    try:
        return field.read(value, words)
    except Ambiguous:
        if len(given) > taken and field is form.fields[-1]:
            # "bonus 9": the first word alone matches several options, the whole text none of them.
            text = " ".join(map(str, given))[:40]
            if field.barred is not None and (reason := field.barred(text)) is not None:
                raise NotAllowed("option.barred", given=text, reason=reason, options=field.options) from None
            raise NotAllowed("option.not", given=text, options=field.options) from None
        raise
