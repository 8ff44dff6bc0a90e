"""Questions: what a rule asks of a seat. Each carries its own legality and reads its own answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, combinations, pairwise
from typing import Generic, TypeVar, cast

import msgspec

from visavis.core.refusal import Ambiguous, NotAllowed, Refusal, Unreadable
from visavis.core.region import UNTRACKED, Bits, Map, Region, Untracked

Value = str | int | bool
"""One option: a name, a number, yes or no."""
A = TypeVar("A", bound="Value | tuple[object, ...]")
V = TypeVar("V", bound=Value)

TABLE = "table"
"""The seat of whoever looks at the cardboard: facts and free choices are asked of it."""
NONE = "none"
"""The pick that says: there is no such option."""
NO_ARGS: Mapping[str, object] = {}

Words = Callable[[Value], str]
"""How an option is called in the language of the person who answers."""

Barred = Callable[[str], str | None] | None
"""Why something that is no option cannot be chosen: the id of the reason, or None."""

Choices = tuple[V, ...] | Region
"""Options in their order."""

_LONGEST_TEXT = 400


class Question(msgspec.Struct, Generic[A], frozen=True, gc=False):
    """The common part: an id (also the key of the words), the seat that answers, the clause."""

    id: str
    seat: str
    clause: str

    def read(self, raw: object, words: Words = str) -> A:
        """The typed answer; or Unreadable, NotAllowed or Ambiguous. Text is matched by name."""
        raise NotImplementedError

    def fits(self, answer: object) -> bool:
        """Whether an answer that was given before is still possible."""
        raise NotImplementedError

    def some(self, below: Callable[[int], int]) -> A:
        """Any possible answer; `below(n)` gives a number from 0 to n - 1."""
        raise NotImplementedError

    def answers(self) -> Iterator[A]:
        """Every possible answer, in the order of the options."""
        raise NotImplementedError


def same(one: object, other: object) -> bool:
    """Equal and of one type: True is not 1, and 1.0 is not either."""
    return type(one) is type(other) and one == other


def _has(options: Choices[V], value: object) -> bool:
    return value in options if isinstance(options, Region) else any(same(value, option) for option in options)


def _text(raw: str) -> str:
    if len(raw) > _LONGEST_TEXT:
        raise Unreadable("text.long", most=_LONGEST_TEXT)
    if not raw.isprintable() or any("\ud800" <= char <= "\udfff" for char in raw):
        raise Unreadable("text.control")
    return raw.strip()


def read_option(
    raw: object,
    options: Choices[V],
    words: Words,
    barred: Barred = None,
) -> V:
    """One of the options: the value itself, its name, the start of its name, or its number in the list."""
    options = cast("tuple[V, ...]", options)
    for option in options:
        if same(raw, option):
            return option
    if not isinstance(raw, str):
        raise NotAllowed("option.not", given=repr(raw)[:40], options=tuple(options))
    text = _text(raw).casefold()
    if not text:
        raise Unreadable("text.empty", options=tuple(options))
    names = [(option, str(option).casefold(), words(option).casefold()) for option in options]
    exact = [option for option, plain, shown in names if text in (plain, shown)]
    if len(exact) == 1:
        return exact[0]
    if barred is not None and (reason := barred(raw.strip())) is not None:
        raise NotAllowed("option.barred", given=raw.strip(), reason=reason, options=tuple(options))
    if text.isascii() and text.isdigit() and not any(str(option).isdigit() for option in options):
        if 1 <= int(text) <= len(options):
            return options[int(text) - 1]
        raise NotAllowed("option.number", given=text, most=len(options), options=tuple(options))
    # The start of a name is enough, but the start of a number is another number.
    starts = [] if text.isdigit() else names
    found = exact or [option for option, plain, shown in starts if text in (plain[: len(text)], shown[: len(text)])]
    if len(found) == 1:
        return found[0]
    if found:
        raise Ambiguous("option.ambiguous", given=raw, options=tuple(found))
    other = _other_space(text, options.map, words) if barred and isinstance(options, Region) else None
    if barred is not None and other is not None and (reason := barred(other)) is not None:
        raise NotAllowed("option.barred", given=raw.strip(), reason=reason, options=tuple(options))
    raise NotAllowed("option.not", given=raw, options=tuple(options))


def _other_space(text: str, map: Map, words: Words) -> str | None:
    """The space of a map that a person means by its word, or by the start of it."""
    found = [name for name in map.names if words(name).casefold().startswith(text)]
    return found[0] if len(found) == 1 else None


def read_number(raw: object, least: int, most: int) -> int:
    """A whole number between the two bounds; not `true`, not 1.0, not "1e3"."""
    if isinstance(raw, str):
        text = _text(raw)
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) <= 9):
            raise Unreadable("number.not", given=raw[:40], least=least, most=most)
        raw = int(text)
    if type(raw) is not int:
        raise Unreadable("number.not", given=repr(raw)[:40], least=least, most=most)
    if not least <= raw <= most:
        raise NotAllowed("number.range", given=raw, least=least, most=most)
    return raw


def read_name(raw: object, longest: int, taken: tuple[str, ...]) -> str:
    """A name that a person makes up: it begins with a letter, has no comma or semicolon, and is not taken."""
    if not isinstance(raw, str):
        raise Unreadable("name.not", given=repr(raw)[:40], most=longest)
    name = " ".join(_text(raw).split())
    if not name[:1].isalpha() or "," in name or ";" in name:
        raise Unreadable("name.not", given=name[:40], most=longest)
    if len(name) > longest:
        raise Unreadable("text.long", most=longest)
    if name.casefold() in (one.casefold() for one in taken):
        raise NotAllowed("name.taken", given=name)
    return name


class One(Question[V], Generic[V], frozen=True):
    """One of the options.

    `barred` says of a text that a person might well enter why it is not among the options.
    `checklist` are the criteria to follow where the board is not tracked, `so_far` the decision
    that the book leaves to a person from here on.
    """

    options: Choices[V]
    barred: Barred = None
    args: Mapping[str, object] = NO_ARGS
    checklist: tuple[object, ...] = ()
    so_far: object = None

    def read(self, raw: object, words: Words = str) -> V:
        """See `Question.read`."""
        return read_option(raw, self.options, words, self.barred)

    def fits(self, answer: object) -> bool:
        """See `Question.fits`."""
        return _has(self.options, answer)

    def some(self, below: Callable[[int], int]) -> V:
        """See `Question.some`."""
        return cast("V", self.options[below(len(self.options))])

    def answers(self) -> Iterator[V]:
        """See `Question.answers`."""
        return cast("Iterator[V]", iter(self.options))


class Several(Question[tuple[V, ...]], Generic[V], frozen=True):
    """From `least` to `most` of the options, each once; the answer is in their order."""

    options: tuple[V, ...]
    least: int
    most: int
    args: Mapping[str, object] = NO_ARGS

    def read(self, raw: object, words: Words = str) -> tuple[V, ...]:
        """See `Question.read`. Text: names or numbers with blanks or commas between; "-" for none."""
        if isinstance(raw, str):
            text = _text(raw)
            parts: list[object] = [] if text in ("", "-") else list(self._parts(text, words))
        elif isinstance(raw, (list, tuple)):
            parts = list(raw)
        else:
            raise Unreadable("several.not", given=repr(raw)[:40], options=self.options)
        chosen = [read_option(part, self.options, words) for part in parts]
        places = {next(at for at, option in enumerate(self.options) if same(option, one)) for one in chosen}
        if len(places) < len(chosen):
            raise NotAllowed("several.twice", least=self.least, most=self.most)
        if not self.least <= len(chosen) <= self.most:
            raise NotAllowed("several.count", given=len(chosen), least=self.least, most=self.most)
        return tuple(self.options[at] for at in sorted(places))

    def _parts(self, text: str, words: Words) -> Iterator[str]:
        """Split at commas if there are any, otherwise take as many words as an option's name has."""
        if "," in text:
            yield from (part.strip() for part in text.split(",") if part.strip())
            return
        left = text.split()
        while left:
            taken = _longest(left, self.options, words)
            yield " ".join(left[:taken])
            left = left[taken:]

    def fits(self, answer: object) -> bool:
        """See `Question.fits`."""
        if not isinstance(answer, tuple) or not self.least <= len(answer) <= self.most:
            return False
        places = [at for one in answer for at, option in enumerate(self.options) if same(one, option)]
        return len(places) == len(answer) and all(a < b for a, b in pairwise(places))

    def some(self, below: Callable[[int], int]) -> tuple[V, ...]:
        """See `Question.some`."""
        count = self.least + below(self.most - self.least + 1)
        left = list(self.options)
        while len(left) > count:
            left.pop(below(len(left)))
        return tuple(left)

    def answers(self) -> Iterator[tuple[V, ...]]:
        """See `Question.answers`."""
        return chain.from_iterable(combinations(self.options, count) for count in range(self.least, self.most + 1))


class Number(Question[int], frozen=True):
    """A whole number from `least` to `most`."""

    least: int
    most: int
    args: Mapping[str, object] = NO_ARGS

    def read(self, raw: object, words: Words = str) -> int:
        """See `Question.read`."""
        return read_number(raw, self.least, self.most)

    def fits(self, answer: object) -> bool:
        """See `Question.fits`."""
        return type(answer) is int and self.least <= answer <= self.most

    def some(self, below: Callable[[int], int]) -> int:
        """See `Question.some`."""
        return self.least + below(self.most - self.least + 1)

    def answers(self) -> Iterator[int]:
        """See `Question.answers`."""
        return iter(range(self.least, self.most + 1))


class Field(msgspec.Struct, frozen=True, gc=False):
    """A part of a form: one of the options, or (if there are none) a number within `bounds`.

    With `longest` it is a name that the person makes up, of so many characters and none of those `taken`; a line of
    text may hold it only at its end.
    """

    name: str
    options: Choices[Value] = ()
    bounds: tuple[int, int] = (0, 0)
    barred: Barred = None
    longest: int = 0
    taken: tuple[str, ...] = ()

    def read(self, raw: object, words: Words) -> Value:
        """The value of this field."""
        if self.options:
            return read_option(raw, self.options, words, self.barred)
        if self.longest:
            return read_name(raw, self.longest, self.taken)
        return read_number(raw, *self.bounds)

    def fits(self, value: object) -> bool:
        """Whether this value is possible."""
        if self.options:
            return _has(self.options, value)
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


Filled = tuple[Value, ...]
"""A form that was filled in: the verb, then the value of each field."""


class Form(msgspec.Struct, frozen=True, gc=False):
    """A verb with fields. `rows`, if given, are the combinations of values that are possible."""

    verb: str
    fields: tuple[Field, ...] = ()
    rows: tuple[tuple[Value, ...], ...] | None = None

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
            return (self.verb, fields[0].values[at])
        row: tuple[Value, ...] = ()
        for field in reversed(fields):
            values = field.values
            at, place = divmod(at, len(values))
            row = (values[place], *row)
        return (self.verb, *row)


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
        return self.makers[verb](*self.of) if verb in self.makers else None

    def __iter__(self) -> Iterator[Form]:
        """All forms that are possible, in the order of their makers."""
        for make in self.makers.values():
            form = make(*self.of)
            if form is not None:
                yield form


class Forms(Question[Filled], frozen=True):
    """One of several forms, read from taps or from a line of text such as `build E7`.

    The answer is a plain tuple, made for `match`: `("build", "E7")`.
    """

    offered: tuple[Form, ...] | Offer
    args: Mapping[str, object] = NO_ARGS
    even: bool = False
    """Whether a random answer picks the verb first, so that one with many fields is not the only one picked."""
    closed: Callable[[], tuple[tuple[str, str], ...]] | None = None
    """The verbs that are not possible now, each with the id of the reason; worked out when somebody asks."""

    @property
    def forms(self) -> tuple[Form, ...]:
        """All forms, in their order."""
        return tuple(self.offered)

    def form(self, verb: str) -> Form | None:
        """The form of a verb, if it is possible."""
        if isinstance(self.offered, Offer):
            return self.offered.form(verb)
        for form in self.offered:
            if form.verb == verb:
                return form
        return None

    def _form(self, raw: object, words: Words) -> Form:
        forms = self.forms
        verbs = tuple(form.verb for form in forms)
        if self.closed is not None and isinstance(raw, str):
            for verb, reason in self.closed():
                if raw.casefold() in (verb.casefold(), words(verb).casefold()):
                    raise NotAllowed("option.barred", given=raw, reason=reason, options=verbs)
        verb = read_option(raw, verbs, words)
        return next(form for form in forms if form.verb == verb)

    def read(self, raw: object, words: Words = str) -> Filled:
        """See `Question.read`. A list of verb and values, or a line of text."""
        if isinstance(raw, str):
            parts: list[object] = list(_text(raw).split())
            if not parts:
                raise Unreadable("text.empty", options=tuple(form.verb for form in self.forms))
        elif isinstance(raw, (list, tuple)) and raw:
            parts = list(raw)
        else:
            raise Unreadable("form.not", options=tuple(form.verb for form in self.forms))
        form = self._form(parts.pop(0), words)
        filled: list[Value] = []
        for field in form.fields:
            # A person may say the name of the field: "pass bonus 6".
            if len(parts) > 1 and parts[0] in (field.name, words(field.name)) and not field.fits(parts[0]):
                parts.pop(0)
            if not parts:
                raise Unreadable("form.missing", verb=form.verb, field=field.name, options=field.options)
            taken = 1
            if isinstance(raw, str) and field.longest:
                taken = len(parts)
            elif isinstance(raw, str) and field.options:
                taken = _longest([str(part) for part in parts], field.options, words)
            value = parts[0] if taken == 1 else " ".join(str(part) for part in parts[:taken])
            try:
                filled.append(field.read(value, words))
            except Ambiguous:
                if len(parts) > taken and field is form.fields[-1]:
                    # "bonus 9": the first word alone stands for several options, the whole for none of them.
                    given = " ".join(map(str, parts))[:40]
                    raise NotAllowed("option.not", given=given, options=field.options) from None
                raise
            parts = parts[taken:]
        if parts:
            raise Unreadable("form.more", verb=form.verb, given=str(parts[0])[:40])
        if form.rows is not None and tuple(filled) not in form.rows:
            possible = tuple(row[-1] for row in form.rows if row[:-1] == tuple(filled[:-1]))
            raise NotAllowed("form.row", verb=form.verb, given=filled[-1], options=possible)
        return (form.verb, *filled)

    def fits(self, answer: object) -> bool:
        """See `Question.fits`."""
        if not isinstance(answer, tuple) or not answer:
            return False
        verb, *values = answer
        return any(
            form.verb == verb
            and len(form.fields) == len(values)
            and all(field.fits(value) for field, value in zip(form.fields, values, strict=True))
            and (form.rows is None or tuple(values) in form.rows)
            for form in self.forms
        )

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
        return (form.filled(at) for form in self.offered for at in range(form.count()))


def _longest(parts: Sequence[str], options: Choices[Value], words: Words) -> int:
    """How many words of a line belong to the next option: names may have blanks in them."""
    names = {name.casefold() for option in options for name in (str(option), words(option))}
    starts = [" ".join(parts[:count]).casefold() for count in range(min(len(parts), 6), 1, -1)]
    found = next((start for start in starts if start in names), None)
    found = found or next((start for start in starts if any(name.startswith(start) for name in names)), "")
    return found.count(" ") + 1


class Fact(msgspec.Struct, Generic[A], frozen=True, gc=False):
    """A condition on the board: computed where the board is tracked, asked where it is not.

    `answer` is the computed value or UNTRACKED. What is asked then: yes or no; one of `options`;
    `several` of them, from so many to so many; or a number within `bounds`.
    """

    id: str
    clause: str
    answer: A | Untracked
    options: tuple[Value, ...] = (True, False)
    bounds: tuple[int, int] | None = None
    several: tuple[int, int] | None = None
    args: Mapping[str, object] = NO_ARGS

    def question(self) -> Question[A]:
        """The question to ask at the table."""
        question: object
        if self.bounds is not None:
            question = Number(self.id, TABLE, self.clause, *self.bounds, args=self.args)
        elif self.several is not None:
            question = Several(self.id, TABLE, self.clause, self.options, *self.several, args=self.args)
        else:
            question = One(self.id, TABLE, self.clause, self.options, args=self.args)
        return cast("Question[A]", question)

    @property
    def known(self) -> bool:
        """Whether the table need not be asked."""
        return self.answer is not UNTRACKED
