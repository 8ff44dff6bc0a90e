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
    """A part of a form: one of the options, or (if there are none) a number within `bounds`.

    With `longest` it is a name that the person makes up, of so many characters and none of those `taken`; a line of
    text may hold it only at its end. All such names together count as one value.
    """

    name: str
    options: Choices[Value] = ()
    bounds: tuple[int, int] = (0, 0)
    barred: Barred = None
    longest: int = 0
    taken: tuple[str, ...] = ()
    default: Value | None = None
    """What a line of text that ends before this field means; without it every field must be said."""

    def read(self, raw: object, words: OptionNames) -> Value:
        """The value of this field."""
        if self.options:
            return read_option(raw, self.options, words, self.barred)
        if self.longest:
            return read_name(raw, self.longest, self.taken)
        return read_number(raw, *self.bounds)

    def fits(self, value: object) -> bool:
        """Whether this value is possible."""
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
        """Every possible value; of all names that a person could make up, one."""
        if self.longest:
            used = {one.casefold() for one in self.taken}
            return (next(name for n in range(1, len(used) + 2) if (name := f"N{n}").casefold() not in used),)
        return self.options or range(self.bounds[0], self.bounds[1] + 1)

    @property
    def range(self) -> tuple[str, ...]:
        """Its numbers in one word, where it is a number."""
        return () if self.options or self.longest else ("–".join(map(str, self.bounds)),)

    def count(self) -> int:
        """How many values there are."""
        return len(self.options) or self.bounds[1] - self.bounds[0] + 1

    def at(self, n: int) -> Value:
        """The n-th of `values`."""
        return self.values[within(n, self.count())]

    def index(self, value: object) -> int:
        """Where a value stands among `values`; a name that was made up stands for all of them."""
        if self.options:
            return place(self.options, value)
        if not self.fits(value):
            raise NoSuchAnswer(f"{value!r} is no {self.name}")
        return value - self.bounds[0] if isinstance(value, int) else 0


Filled = tuple[Value, ...]
"""A form that was filled in: the verb, then the value of each field."""


class Form(msgspec.Struct, frozen=True, gc=False):
    """A verb with fields. `rows`, if given, are the combinations of values that are possible."""

    verb: str
    fields: tuple[Field, ...] = ()
    rows: tuple[tuple[Value, ...], ...] | None = None
    why: Callable[[tuple[Value, ...]], str | None] | None = None
    """Why a combination that is none of the rows is not possible: the id of the reason, or None."""

    def count(self) -> int:
        """In how many ways it can be filled in."""
        if self.rows is not None:
            return len(self.rows)
        count = 1
        for field in self.fields:
            count *= len(field.options) or field.bounds[1] - field.bounds[0] + 1
        return count

    def filled(self, at: int) -> Filled:
        """The form filled in in one of these ways."""
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
        """Whether it can be filled in like this."""
        return (
            len(self.fields) == len(values)
            and all(field.fits(value) for field, value in zip(self.fields, values, strict=True))
            and (self.rows is None or tuple(values) in self.rows)
        )

    def index(self, values: Sequence[object]) -> int:
        """In which of its ways it is filled in: the inverse of `filled`."""
        places = self.parts(values)
        if self.rows is not None:
            return next(at for at, row in enumerate(self.rows) if all(map(same, row, values)))
        index = 0
        for field, at in zip(self.fields, places, strict=True):
            index = index * field.count() + at
        return index

    def parts(self, values: Sequence[object]) -> Parts:
        """Where the value of each field stands among the values of that field."""
        if not self.fits(values):
            raise NoSuchAnswer(f"{self.verb} cannot be filled in with {values!r}")
        return tuple(field.index(value) for field, value in zip(self.fields, values, strict=True))

    def next_parts(self, parts: Parts) -> Sequence[int]:
        """What the field after these may be."""
        if len(parts) >= len(self.fields):
            return ()
        field = self.fields[len(parts)]
        if self.rows is None:
            return range(field.count())
        before = [one.at(place) for one, place in zip(self.fields, parts, strict=False)]
        return sorted({field.index(row[len(parts)]) for row in self.rows if all(map(same, row, before))})


ON_SPACE = "at "
"""How the name of a field begins that is about one space of the board: it is called like that space."""


def space_form(verb: str, map: Map, spaces: Bits, barred: Barred = None) -> Form:
    """A verb with a space; where the board is not tracked, the verb alone."""
    if spaces is UNTRACKED:
        return Form(verb)
    return Form(verb, (Field("space", Region(map, spaces), barred=barred),))


class Offer(msgspec.Struct, frozen=True, gc=False):
    """Forms that are made when somebody looks for them: how to make that of each verb, None where it is not possible.

    A policy that has chosen its verb need not have all the others made.
    """

    makers: Mapping[str, Callable[..., Form | None]]
    of: tuple[object, ...]
    """What a form is made of: the arguments of its maker."""

    def form(self, verb: str) -> Form | None:
        """The form of a verb, if it is possible."""
        make = self.makers.get(verb)
        return None if make is None else make(*self.of)


class Forms(Question[Filled], frozen=True):
    """One of several forms, read from taps or from a line of text such as `build E7`.

    The answer is a plain tuple, made for `match`: `("build", "E7")`. Its parts are the place of the verb among the
    forms, then the place of each value among the values of its field.
    """

    offered: tuple[Form, ...] | Offer
    args: Mapping[str, object] = NO_ARGS
    even: bool = False
    """Whether a random answer picks the verb first, so that one with many fields is not the only one picked."""
    closed: Callable[[], tuple[tuple[str, str], ...]] | None = None
    """The verbs that are not possible now, each with the id of the reason; worked out when somebody asks."""
    made: dict[str, Form | None] = msgspec.field(default_factory=dict)
    """The forms of an offer that somebody has looked for: none is made twice. The next question makes its own."""

    @property
    def forms(self) -> tuple[Form, ...]:
        """All forms, in their order."""
        return tuple(self._each()) if isinstance(self.offered, Offer) else self.offered

    def _each(self) -> Iterator[Form]:
        if not isinstance(self.offered, Offer):
            return iter(self.offered)
        return (form for verb in self.offered.makers if (form := self.form(verb)) is not None)

    def form(self, verb: str) -> Form | None:
        """The form of a verb, if it is possible."""
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
        """Forms that were made are made again."""
        values = (self.id, self.seat, self.clause, self.offered, self.args, self.even, self.closed)
        return Forms, values

    @property
    def verbs(self) -> tuple[str, ...]:
        """The verbs there are; those of an offer may prove not to be possible."""
        return tuple(self.offered.makers if isinstance(self.offered, Offer) else (form.verb for form in self.offered))

    @property
    def field_names(self) -> set[str]:
        """The names of the fields of the forms that have been made so far."""
        made = self.made.values() if isinstance(self.offered, Offer) else self.offered
        return {field.name for form in made if form is not None for field in form.fields}

    def _form(self, raw: object, words: OptionNames) -> Form:
        """The form that is meant. The whole name of a verb needs no other form than its own."""
        if isinstance(raw, str):
            name = raw.casefold()
            named = [raw] if raw in self.verbs else [
                verb for verb in self.verbs if name in (verb.casefold(), words(verb).casefold())
            ]  # fmt: skip
            found = self.form(named[0]) if len(named) == 1 else None
            if found is not None:
                return found
        verbs = tuple(form.verb for form in self.forms)
        if self.closed is not None and isinstance(raw, str):
            for verb, reason in self.closed():
                if raw.casefold() in (verb.casefold(), words(verb).casefold()):
                    raise NotAllowed("option.barred", given=raw, reason=reason, options=verbs)
        verb = read_option(raw, verbs, words)
        return next(form for form in self.forms if form.verb == verb)

    def read(self, raw: object, words: OptionNames = str) -> Filled:
        """See `Question.read`. A list of verb and values, or a line of text."""
        given = self._given(raw)
        form = self._form(given.pop(0), words)
        # What is a verb of one form and a value of another has two names.
        words = getattr(words, "values", words)
        filled: list[Value] = []
        for field in form.fields:
            # A person may say the name of the field: "pass bonus 6".
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
        """The words of a line, or the parts of a list; at least one."""
        if isinstance(raw, str):
            if words := text_of(raw).split():
                return list(words)
            raise Unreadable("text.empty", options=tuple(form.verb for form in self.forms))
        if isinstance(raw, (list, tuple)) and raw:
            return list(raw)
        raise Unreadable("form.not", options=tuple(form.verb for form in self.forms))

    def fits(self, answer: object) -> bool:
        """See `Question.fits`."""
        if not isinstance(answer, tuple) or not answer or not isinstance(answer[0], str):
            return False
        form = self.form(answer[0])
        return form is not None and form.fits(answer[1:])

    def some(self, below: Callable[[int], int]) -> Filled:
        """See `Question.some`."""
        offered = self.offered
        forms = offered if offered.__class__ is tuple else self.forms
        if self.even:
            form = forms[below(len(forms))]
            return form.filled(below(form.count()))
        counts = [form.count() for form in forms]
        at = below(sum(counts))
        for form, count in zip(forms, counts, strict=True):
            if at < count:
                return form.filled(at)
            at -= count
        raise ValueError(f"{self.id} has no possible answer")

    def answers(self) -> Iterator[Filled]:
        """See `Question.answers`."""
        return (form.filled(at) for form in self._each() for at in range(form.count()))

    def count(self) -> int:
        """See `Question.count`."""
        return sum(form.count() for form in self._each())

    def at(self, n: int) -> Filled:
        """See `Question.at`."""
        left = within(n, self.count())
        for form in self._each():
            if left < form.count():
                return form.filled(left)
            left -= form.count()
        raise AssertionError(f"{self.id} has more answers than it counts")

    def index(self, answer: object) -> int:
        """See `Question.index`."""
        before, form, values = self._parted(answer)
        return sum(other.count() for other in before) + form.index(values)

    def parts(self, answer: object) -> Parts:
        """See `Question.parts`."""
        before, form, values = self._parted(answer)
        return (len(before), *form.parts(values))

    def _parted(self, answer: object) -> tuple[list[Form], Form, tuple[Value, ...]]:
        """The forms before that of an answer, its own, and its values."""
        before: list[Form] = []
        if isinstance(answer, tuple) and answer:
            for form in self._each():
                if form.verb == answer[0]:
                    return before, form, answer[1:]
                before.append(form)
        raise NoSuchAnswer(f"{answer!r} is no answer to {self.id}")

    def of_parts(self, parts: Parts) -> Filled:
        """See `Question.of_parts`."""
        forms = self.forms
        if not parts or len(parts) != len(forms[within(parts[0], len(forms))].fields) + 1:
            raise NoSuchAnswer(f"{self.id} has no answer of the parts {parts}")
        form = forms[parts[0]]
        values = tuple(field.at(place) for field, place in zip(form.fields, parts[1:], strict=True))
        if form.rows is not None and values not in form.rows:
            raise NoSuchAnswer(f"{self.id} has no answer of the parts {parts}")
        return (form.verb, *values)

    def next_parts(self, parts: Parts = ()) -> Sequence[int]:
        """See `Question.next_parts`."""
        forms = self.forms
        return forms[within(parts[0], len(forms))].next_parts(parts[1:]) if parts else range(len(forms))


def _words_of_field(field: Field, given: list[object], words: OptionNames) -> int:
    """How many words of a line belong to this field."""
    if field.longest:
        return len(given)
    return words_of_option([str(one) for one in given], field.options, words) if field.options else 1


def _read_field(form: Form, field: Field, given: list[object], taken: int, words: OptionNames) -> Value:
    """The value of a field, from the first words or values that are left."""
    value = given[0] if taken == 1 else " ".join(str(one) for one in given[:taken])
    try:
        return field.read(value, words)
    except Ambiguous:
        if len(given) > taken and field is form.fields[-1]:
            # "bonus 9": the first word alone stands for several options, the whole for none of them.
            said = " ".join(map(str, given))[:40]
            if field.barred is not None and (reason := field.barred(said)) is not None:
                raise NotAllowed("option.barred", given=said, reason=reason, options=field.options) from None
            raise NotAllowed("option.not", given=said, options=field.options) from None
        raise
