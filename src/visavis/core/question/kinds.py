"""The kinds of question: one option, several, a number; facts and questions with a fixed list of answers."""

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
    Parts,
    Question,
    V,
    Value,
    Words,
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
    """One of the options.

    `barred` says of a text that a person might well enter why it is not among the options.
    `checklist` are the criteria to follow where the board is not tracked, `so_far` the decision
    that the book leaves to a person from here on.
    """

    options: Choices[V]
    barred: Barred = None
    args: Mapping[str, object] = NO_ARGS
    checklist: tuple[ChecklistLine, ...] = ()
    so_far: object = None

    def read(self, raw: object, words: Words = str) -> V:
        """See `Question.read`."""
        return read_option(raw, self.options, words, self.barred)

    def fits(self, answer: object) -> bool:
        """See `Question.fits`."""
        return has(self.options, answer)

    def some(self, below: Callable[[int], int]) -> V:
        """See `Question.some`."""
        return cast("V", self.options[below(len(self.options))])

    def answers(self) -> Iterator[V]:
        """See `Question.answers`."""
        return cast("Iterator[V]", iter(self.options))

    def count(self) -> int:
        """See `Question.count`."""
        return len(self.options)

    def at(self, n: int) -> V:
        """See `Question.at`."""
        return cast("V", self.options[within(n, len(self.options))])

    def index(self, answer: object) -> int:
        """See `Question.index`."""
        return place(self.options, answer)


class Several(Question[tuple[V, ...]], Generic[V], frozen=True):
    """From `least` to `most` of the options, each once; the answer is in their order.

    Its parts are one per option: 1 if it is taken, 0 if not.
    """

    options: tuple[V, ...]
    least: int
    most: int
    args: Mapping[str, object] = NO_ARGS

    def read(self, raw: object, words: Words = str) -> tuple[V, ...]:
        """See `Question.read`. Text: names or numbers with blanks or commas between; "-" for none."""
        if isinstance(raw, str):
            text = text_of(raw)
            given: list[object] = [] if text in ("", "-") else list(self._named(text, words))
        elif isinstance(raw, (list, tuple)):
            given = list(raw)
        else:
            raise Unreadable("several.not", given=repr(raw)[:40], options=self.options)
        chosen = [read_option(one, self.options, words) for one in given]
        places = {place(self.options, one) for one in chosen}
        if len(places) < len(chosen):
            raise NotAllowed("several.twice", least=self.least, most=self.most)
        if not self.least <= len(chosen) <= self.most:
            raise NotAllowed("several.count", given=len(chosen), least=self.least, most=self.most)
        return tuple(self.options[at] for at in sorted(places))

    def _named(self, text: str, words: Words) -> Iterator[str]:
        """Split at commas if there are any, otherwise take as many words as an option's name has."""
        if "," in text:
            yield from (part.strip() for part in text.split(",") if part.strip())
            return
        left = text.split()
        while left:
            taken = words_of_option(left, self.options, words)
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

    def count(self) -> int:
        """See `Question.count`."""
        return sum(comb(len(self.options), size) for size in range(self.least, self.most + 1))

    def at(self, n: int) -> tuple[V, ...]:
        """See `Question.at`. The smaller sets first; of one size, by the place of their first option, then the next."""
        within(n, self.count())
        options, size = len(self.options), self.least
        while n >= comb(options, size):
            n -= comb(options, size)
            size += 1
        chosen: list[V] = []
        for at, option in enumerate(self.options):
            # So many sets of this size go on with this option.
            here = comb(options - at - 1, size - len(chosen) - 1) if size > len(chosen) else 0
            if n < here:
                chosen.append(option)
            else:
                n -= here
        return tuple(chosen)

    def index(self, answer: object) -> int:
        """See `Question.index`."""
        taken = self.parts(answer)
        options, size = len(taken), sum(taken)
        index = sum(comb(options, fewer) for fewer in range(self.least, size))
        left = size
        for at, one in enumerate(taken):
            if left and not one:
                index += comb(options - at - 1, left - 1)
            left -= one
        return index

    def parts(self, answer: object) -> Parts:
        """See `Question.parts`."""
        if not self.fits(answer):
            raise NoSuchAnswer(f"{answer!r} is no answer to {self.id}")
        chosen = cast("tuple[V, ...]", answer)
        return tuple(int(has(chosen, option)) for option in self.options)

    def of_parts(self, parts: Parts) -> tuple[V, ...]:
        """See `Question.of_parts`."""
        whole = len(parts) == len(self.options) and set(parts) <= {0, 1} and self.least <= sum(parts) <= self.most
        if not whole:
            raise NoSuchAnswer(f"{self.id} has no answer of the parts {parts}")
        return tuple(option for option, taken in zip(self.options, parts, strict=True) if taken)

    def next_parts(self, parts: Parts = ()) -> Sequence[int]:
        """See `Question.next_parts`."""
        left, taken = len(self.options) - len(parts), sum(parts)
        if left <= 0:
            return ()
        return tuple(one for one in (0, 1) if taken + one <= self.most and taken + one + left - 1 >= self.least)


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

    def count(self) -> int:
        """See `Question.count`."""
        return self.most - self.least + 1

    def at(self, n: int) -> int:
        """See `Question.at`."""
        return self.least + within(n, self.count())

    def index(self, answer: object) -> int:
        """See `Question.index`."""
        if not self.fits(answer):
            raise NoSuchAnswer(f"{answer!r} is no answer to {self.id}")
        return cast("int", answer) - self.least


AnyQuestion = One | Several | Number | Forms
"""Every kind of question."""


def kind_of(question: Question) -> AnyQuestion:
    """The question as one of the kinds there are, for `match` with `assert_never`; any other kind is an error."""
    if not isinstance(question, (One, Several, Number, Forms)):
        raise TypeError(f"{question.id} is a {type(question).__name__}, which is no kind of question")
    return question


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
    seat: str = TABLE
    """Who is asked: whoever looks at the cardboard, or one person about their own turn."""

    def question(self) -> Question[A]:
        """The question to ask at the table."""
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
        """Whether the table need not be asked."""
        return self.answer is not UNTRACKED
