"""The kinds of question: one option, several, a number; facts that are asked only if they are not tracked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, combinations, pairwise
from math import comb
from typing import Generic, Protocol, cast

import msgspec

from visavis.core.question.base import (
    NO_ARGS,
    TABLE,
    A,
    Barred,
    Choices,
    NoSuchAnswer,
    OptionNames,
    Parts,
    Question,
    V,
    Value,
    has,
    place,
    same,
    within,
)
from visavis.core.question.forms import Forms
from visavis.core.question.reading import read_number, read_option, text_of, words_of_option
from visavis.core.refusal import NotAllowed, Unreadable
from visavis.core.region import UNTRACKED, Untracked


class ChecklistLine(Protocol):
    """A line of a checklist: the criterion, its clause and the variables of its words."""

    @property
    def id(self) -> str:
        """The id of the criterion."""

    @property
    def clause(self) -> str:
        """The clause of the rulebook."""

    @property
    def args(self) -> Mapping[str, object]:
        """The variables of its words."""


class One(Question[V], Generic[V], frozen=True):
    """Question for one of the options.

    `barred` returns why a plausible text is not among the options. `checklist` are the criteria to follow if the board
    is not tracked, `so_far` the decision that the rulebook leaves to a person from here on.
    """

    options: Choices[V]
    barred: Barred = None
    args: Mapping[str, object] = NO_ARGS
    checklist: tuple[ChecklistLine, ...] = ()
    so_far: object = None

    def read(self, raw: object, words: OptionNames = str) -> V:
        return read_option(raw, self.options, words, self.barred)

    def fits(self, answer: object) -> bool:
        return has(self.options, answer)

    def some(self, below: Callable[[int], int]) -> V:
        return cast("V", self.options[below(len(self.options))])

    def answers(self) -> Iterator[V]:
        return cast("Iterator[V]", iter(self.options))

    def count(self) -> int:
        return len(self.options)

    def at(self, n: int) -> V:
        return cast("V", self.options[within(n, len(self.options))])

    def index(self, answer: object) -> int:
        return place(self.options, answer)


class Several(Question[tuple[V, ...]], Generic[V], frozen=True):
    """Question for `least` to `most` of the options, each once; the answer is in their order.

    Its parts are one per option: 1 if it is taken, 0 if not.
    """

    options: tuple[V, ...]
    least: int
    most: int
    args: Mapping[str, object] = NO_ARGS

    def read(self, raw: object, words: OptionNames = str) -> tuple[V, ...]:
        """Parse a list, or a text of names or numbers separated by blanks or commas; "-" for none."""
        if isinstance(raw, str):
            text = text_of(raw)
            given: list[object] = [] if text in ("", "-") else list(self._named(text, words))
        elif isinstance(raw, (list, tuple)):
            given = list(raw)
        else:
            raise Unreadable("several.not", given=repr(raw)[:40], options=self.options)
        chosen = [read_option(item, self.options, words) for item in given]
        places = {place(self.options, option) for option in chosen}
        if len(places) < len(chosen):
            raise NotAllowed("several.twice", least=self.least, most=self.most)
        if not self.least <= len(chosen) <= self.most:
            raise NotAllowed("several.count", given=len(chosen), least=self.least, most=self.most)
        return tuple(self.options[index] for index in sorted(places))

    def _named(self, text: str, words: OptionNames) -> Iterator[str]:
        """Split at commas if there are any, otherwise take as many words as an option's name has."""
        if "," in text:
            yield from (name.strip() for name in text.split(",") if name.strip())
            return
        remaining = text.split()
        while remaining:
            taken = words_of_option(remaining, self.options, words)
            yield " ".join(remaining[:taken])
            remaining = remaining[taken:]

    def fits(self, answer: object) -> bool:
        if not isinstance(answer, tuple) or not self.least <= len(answer) <= self.most:
            return False
        places = [index for value in answer for index, option in enumerate(self.options) if same(value, option)]
        return len(places) == len(answer) and all(a < b for a, b in pairwise(places))

    def some(self, below: Callable[[int], int]) -> tuple[V, ...]:
        count = self.least + below(self.most - self.least + 1)
        remaining = list(self.options)
        while len(remaining) > count:
            remaining.pop(below(len(remaining)))
        return tuple(remaining)

    def answers(self) -> Iterator[tuple[V, ...]]:
        return chain.from_iterable(combinations(self.options, count) for count in range(self.least, self.most + 1))

    def count(self) -> int:
        return sum(comb(len(self.options), size) for size in range(self.least, self.most + 1))

    def at(self, n: int) -> tuple[V, ...]:
        """Return the n-th answer: smaller sets first, then in lexicographic order of the indexes."""
        within(n, self.count())
        options, size = len(self.options), self.least
        while n >= comb(options, size):
            n -= comb(options, size)
            size += 1
        chosen: list[V] = []
        for index, option in enumerate(self.options):
            # Number of sets of this size that continue with this option.
            here = comb(options - index - 1, size - len(chosen) - 1) if size > len(chosen) else 0
            if n < here:
                chosen.append(option)
            else:
                n -= here
        return tuple(chosen)

    def index(self, answer: object) -> int:
        taken = self.parts(answer)
        options, size = len(taken), sum(taken)
        index = sum(comb(options, fewer) for fewer in range(self.least, size))
        remaining = size
        for position, chosen in enumerate(taken):
            if remaining and not chosen:
                index += comb(options - position - 1, remaining - 1)
            remaining -= chosen
        return index

    def parts(self, answer: object) -> Parts:
        if not self.fits(answer):
            raise NoSuchAnswer(f"{answer!r} is no answer to {self.id}")
        chosen = cast("tuple[V, ...]", answer)
        return tuple(int(has(chosen, option)) for option in self.options)

    def of_parts(self, parts: Parts) -> tuple[V, ...]:
        whole = len(parts) == len(self.options) and set(parts) <= {0, 1} and self.least <= sum(parts) <= self.most
        if not whole:
            raise NoSuchAnswer(f"{self.id} has no answer of the parts {parts}")
        return tuple(option for option, taken in zip(self.options, parts, strict=True) if taken)

    def next_parts(self, parts: Parts = ()) -> Sequence[int]:
        remaining, taken = len(self.options) - len(parts), sum(parts)
        if remaining <= 0:
            return ()
        return tuple(bit for bit in (0, 1) if taken + bit <= self.most and taken + bit + remaining - 1 >= self.least)


class Number(Question[int], frozen=True):
    """Question for an integer from `least` to `most`."""

    least: int
    most: int
    args: Mapping[str, object] = NO_ARGS

    def read(self, raw: object, words: OptionNames = str) -> int:
        return read_number(raw, self.least, self.most)

    def fits(self, answer: object) -> bool:
        return type(answer) is int and self.least <= answer <= self.most

    def some(self, below: Callable[[int], int]) -> int:
        return self.least + below(self.most - self.least + 1)

    def answers(self) -> Iterator[int]:
        return iter(range(self.least, self.most + 1))

    def count(self) -> int:
        return self.most - self.least + 1

    def at(self, n: int) -> int:
        return self.least + within(n, self.count())

    def index(self, answer: object) -> int:
        if not self.fits(answer):
            raise NoSuchAnswer(f"{answer!r} is no answer to {self.id}")
        return cast("int", answer) - self.least


AnyQuestion = One | Several | Number | Forms
"""Every kind of question."""


def kind_of(question: Question) -> AnyQuestion:
    """Return the question with its closed type, for `match` with `assert_never`. Raises TypeError for other kinds."""
    if not isinstance(question, (One, Several, Number, Forms)):
        raise TypeError(f"{question.id} is a {type(question).__name__}, which is no kind of question")
    return question


class Fact(msgspec.Struct, Generic[A], frozen=True, gc=False):
    """A condition on the board: computed if the board is tracked, asked if it is not.

    `answer` is the computed value or UNTRACKED. The question is then yes or no; one of `options`; `several` of them, as
    minimum and maximum; or a number within `bounds`.
    """

    id: str
    clause: str
    answer: A | Untracked
    options: tuple[Value, ...] = (True, False)
    bounds: tuple[int, int] | None = None
    several: tuple[int, int] | None = None
    args: Mapping[str, object] = NO_ARGS
    seat: str = TABLE
    """The seat that is asked: the person at the board, or one person about their own turn."""

    def question(self) -> Question[A]:
        """Return the question to ask at the table."""
        question: object
        if self.bounds is not None:
            question = Number(self.id, self.seat, self.clause, *self.bounds, args=self.args)
        elif self.several is not None:
            question = Several(self.id, self.seat, self.clause, self.options, *self.several, args=self.args)
        else:
            question = One(self.id, self.seat, self.clause, self.options, args=self.args)
        return cast("Question[A]", question)

    @property
    def known(self) -> bool:
        """Return True if the table need not be asked."""
        return self.answer is not UNTRACKED
