"""Encode an answer as a short path of tokens, chosen one after another: a verb, a space, a card, a number.

A node of the prefix tree is a plain dict: the tokens that may come next, and what each leads to. That is another dict,
a function that builds it lazily, or the complete answer, alone in a tuple. A node with a single token is skipped: no
agent is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, cast

from visavis.core import Form, Forms, Number, One, Question, Several
from visavis.core.question import NoSuchAnswer, Value, kind_of, same
from visavis.research.alphabet import OTHER, STOP, Alphabet

Answered = tuple[Any]
"""The complete answer, alone in a tuple."""
Place = dict[int, Any]
"""The tokens that may come next, each with what it leads to: a `Place`, a function that returns one, or `Answered`."""
Then = Callable[[Value], Any]
"""Callback: returns what a value leads to."""


def follow(there: Any) -> Place | Answered:
    """Descend until there is a choice of tokens, or to the answer."""
    while True:
        if there.__class__ is tuple:
            return there
        if there.__class__ is dict:
            if len(there) > 1:
                return there
            (there,) = there.values()
        else:
            there = there()


class Paths:
    """The paths of the answers to every question of a game."""

    __slots__ = ("_alphabet", "_names", "_numbers")

    def __init__(self, alphabet: Alphabet) -> None:
        self._alphabet = alphabet
        self._names: dict[str | int | bool, int] = {name: token for name, token in alphabet.names.items()}  # noqa: C416
        self._numbers = alphabet.numbers

    def start(self, question: Question) -> Place | Answered:
        """Return the root node of a question, or the answer if there is only one."""
        kind = question.__class__
        if kind is Forms:
            return follow(self._forms(question))  # type: ignore[arg-type]
        if kind is Several:
            return follow(self._several(question, (), 0))  # type: ignore[arg-type]
        names = self._names
        options: Iterable[Value] = question.options if isinstance(question, One) else _options(question)
        try:
            # Nearly always every option is a name; each is an answer.
            place = {names[option]: (option,) for option in options}
        except KeyError:
            return follow(self._fork(options, _whole))
        return place if len(place) > 1 else follow(place)

    def path(self, question: Question, answer: Any) -> tuple[int, ...]:
        """Return the tokens that lead to an answer (the inverse). Raises NoSuchAnswer if it does not fit."""
        if not question.fits(answer):
            raise NoSuchAnswer(f"{answer!r} is no answer to {question.id}")
        tokens: list[int] = []
        there: Any
        if isinstance(question, Forms):
            there = self._forms(question)
            verb = next(token for token, next in there.items() if _verb(next) == answer[0])
            there = _take(there, (verb,), tokens)
            form = question.form(answer[0])
            assert form is not None
            for index, value in enumerate(answer[1:]):
                there = _take(there, self._spelled(_values(form, answer[: index + 1]), value), tokens)
        elif isinstance(question, Several):
            there, first = partial(self._several, question, (), 0), 0
            for taken, value in enumerate(answer):
                last = len(question.options) - max(0, question.least - taken - 1)
                there = _take(there, self._spelled(question.options[first:last], value), tokens)
                first = _where(question.options, value) + 1
            if not isinstance(there, tuple) and (there := there()).__class__ is dict:
                there = _take(there, (STOP,), tokens)
        else:
            options = _options(question)
            _take(self._fork(options, _whole), self._spelled(options, answer), tokens)
        return tuple(tokens)

    # The kinds of question

    def _forms(self, question: Forms) -> Place:
        names, begin = self._names, self._form
        there: Place = {}
        for form in question.forms:
            if form.rows is not None and not form.rows:
                continue
            verb = form.verb
            token = names.get(verb)
            there[self._unlisted(there) if token is None else token] = (
                partial(begin, form, (verb,)) if form.fields else ((verb,),)
            )
        return there

    def _unlisted(self, there: Place) -> int:
        """Return a token for an unlisted verb: the next unused number."""
        return next(token for token in self._numbers.values() if token not in there)

    def _form(self, form: Form, filled: tuple[Value, ...]) -> Place | Answered:
        """Return the node of the next field of a form, after the fields already filled in."""
        done = len(filled) - 1
        if done == len(form.fields):
            return (filled,)
        values = _values(form, filled)
        if done + 1 == len(form.fields):
            names = self._names
            try:
                return {names[value]: ((*filled, value),) for value in values}
            except KeyError:
                return self._fork(values, lambda value: ((*filled, value),))
        return self._fork(values, lambda value: partial(self._form, form, (*filled, value)))

    def _several(self, question: Several, chosen: tuple[Value, ...], first: int) -> Place | Answered:
        """Return the node for one more option after the last one chosen, or for `STOP`."""
        options, taken = question.options, len(chosen)
        if taken == question.most or first == len(options):
            return (chosen,)
        # Enough options for the minimum must remain after this one.
        last = len(options) - max(0, question.least - taken - 1)
        names, further = self._names, self._several
        try:
            # Nearly always every option is a name.
            there: Place = {
                names[option]: partial(further, question, (*chosen, option), index)
                for index, option in enumerate(options[first:last], first + 1)
            }
        except KeyError:
            there = self._several_others(question, chosen, first, last)
        if taken >= question.least:
            there[STOP] = (chosen,)
        return there

    def _several_others(self, question: Several, chosen: tuple[Value, ...], first: int, last: int) -> Place:
        """Return the node for one more option where some have no token of their own."""
        options = question.options
        place = {(option.__class__, option): index for index, option in enumerate(options)}

        def then(value: Value) -> Any:
            index = place[value.__class__, value]
            return partial(self._several, question, (*chosen, value), index + 1)

        return self._fork(options[first:last], then)

    # Values

    def _fork(self, values: Iterable[Value], then: Then) -> Place:
        """Return the node where one of these values is chosen."""
        names = self._names
        there: Place = {}
        others: list[Value] | None = None
        for value in values:
            token = names.get(value) if value.__class__ is str else None
            if token is None:
                if others is None:
                    others = []
                others.append(value)
            else:
                there[token] = then(value)
        if others is not None:
            self._longer(there, others, then)
        return there

    def _longer(self, there: Place, values: list[Value], then: Then) -> None:
        """Add values without a token of their own: booleans, numbers, composed names, unlisted values."""
        spelled, unknown = self._alphabet.spelled, []
        low, high = _bounds(values)
        for value in values:
            path = spelled(value, low, high)
            if path:
                _add(there, path, then(value))
            else:
                unknown.append(value)
        for value in unknown:
            _add(there, self._placed(unknown, value), then(value))

    def _placed(self, unknown: list[Value], value: Value) -> tuple[int, ...]:
        """Return the tokens of an unlisted value: its index among such values."""
        return (OTHER, *self._alphabet.digits(_where(unknown, value), len(str(len(unknown) - 1))))

    def _spelled(self, values: Iterable[Value], value: Value) -> tuple[int, ...]:
        """Return the tokens of one of these values."""
        every, names = list(values), self._names
        others = [other for other in every if other.__class__ is not str or other not in names]
        if isinstance(value, str) and value in names:
            return (names[value],)
        bounds = _bounds(others)
        spelled = self._alphabet.spelled
        return spelled(value, *bounds) or self._placed(
            [other for other in others if not spelled(other, *bounds)], value
        )


def _bounds(values: list[Value]) -> tuple[int, int]:
    """Return the smallest and the largest number among values."""
    numbers = [value for value in values if value.__class__ is int]
    return (min(numbers), max(numbers)) if numbers else (0, 0)


def _whole(value: Value) -> Answered:
    return (value,)


def _options(question: Question) -> Sequence[Value]:
    kind = kind_of(question)
    if isinstance(kind, Number):
        return range(kind.least, kind.most + 1)
    assert isinstance(kind, One)
    return cast("Sequence[Value]", kind.options)


def _values(form: Form, filled: tuple[Value, ...]) -> Sequence[Value]:
    """Return the values of the next field, after the fields already filled in."""
    done = len(filled) - 1
    if form.rows is None:
        return form.fields[done].values  # type: ignore[return-value]
    # In the order of the rows, each once; True is not 1.
    fits = [row[done] for row in form.rows if row[:done] == filled[1:]]
    return list({(option.__class__, option): option for option in fits}.values())


def _where(options: Sequence[Value], value: Value) -> int:
    return next(index for index, option in enumerate(options) if same(option, value))


def _verb(there: Any) -> Any:
    """Return the verb of the form that a token leads to."""
    return there[0][0] if there.__class__ is tuple else there.args[0].verb


def _take(there: Any, path: Sequence[int], tokens: list[int]) -> Any:
    """Descend along a value and append the tokens that are a real choice; return what follows."""
    for token in path:
        there = there if there.__class__ is dict else there()
        if len(there) > 1:
            tokens.append(token)
        there = there[token]
    if there.__class__ is dict:
        # This value is a prefix of longer ones.
        tokens.append(STOP)
        there = there[STOP]
    return there


def _add(there: Place, path: Sequence[int], leads_to: Any) -> None:
    """Insert a path of several tokens into a node; a path that is a prefix of another one ends with `STOP`."""
    for token in path[:-1]:
        further = there.get(token)
        if further.__class__ is not dict:
            further = {} if further is None else {STOP: further}
            there[token] = further
        there = further
    if path[-1] in there:
        there[path[-1]][STOP] = leads_to
    else:
        there[path[-1]] = leads_to
