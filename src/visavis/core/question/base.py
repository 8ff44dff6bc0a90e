"""Base class and common types of all questions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from visavis.core.region import Region

Value = str | int | bool
"""One option: a name, a number, yes or no."""
if TYPE_CHECKING:
    from typing_extensions import TypeVar as DefaultTypeVar

    A = DefaultTypeVar("A", bound="Value | tuple[object, ...]", default=Any)
    V = DefaultTypeVar("V", bound=Value, default=Any)
else:
    A = TypeVar("A", bound="Value | tuple[object, ...]")
    V = TypeVar("V", bound=Value)

TABLE = "table"
"""Seat of the person at the board: facts and free choices are asked of it."""
PERSON = "person"
"""Name of a human player in the seats of a game."""
NONE = "none"
"""Pick for "there is no such option"."""
NO_ARGS: Mapping[str, object] = {}
LIKELY = "likely"
"""Key of the args of a question for a number: the least and the most that are likely, offered as buttons."""

OptionNames = Callable[[Value], str]
"""Function that returns an option's name in the language of the person who answers."""

Barred = Callable[[str], str | None] | None
"""Function that returns why something that is no option cannot be chosen: the id of the reason, or None."""

Choices = tuple[V, ...] | Region
"""Options in their order."""

Parts = tuple[int, ...]
"""An answer as the indexes of its parts: of the verb and each field; of an option or a number alone."""


class NoSuchAnswer(LookupError):
    """Raised for an answer or an index that a question does not have."""


class Question(msgspec.Struct, Generic[A], frozen=True, gc=False):
    """Base class: an id (also the Fluent key), the seat that answers, the clause.

    There are four kinds (`AnyQuestion`), and code that handles questions handles all of them.
    """

    id: str
    seat: str
    clause: str

    def read(self, raw: object, words: OptionNames = str) -> A:
        """Parse an answer; text is matched by name. Raises Unreadable, NotAllowed or Ambiguous."""
        raise NotImplementedError

    def fits(self, answer: object) -> bool:
        """Return True if an answer, such as one from a log, is legal."""
        raise NotImplementedError

    def some(self, below: Callable[[int], int]) -> A:
        """Return a random legal answer; `below(n)` returns a number from 0 to n - 1."""
        raise NotImplementedError

    def answers(self) -> Iterator[A]:
        """Iterate over every legal answer, in the order of the options."""
        return map(self.at, range(self.count()))

    def count(self) -> int:
        """Return the number of legal answers; all names that a person could make up count as one."""
        raise NotImplementedError

    def at(self, n: int) -> A:
        """Return the n-th of `answers`, from 0 on, without iterating over the others. Raises NoSuchAnswer."""
        raise NotImplementedError

    def index(self, answer: object) -> int:
        """Return the index of an answer among `answers`: the inverse of `at`. Raises NoSuchAnswer."""
        raise NotImplementedError

    @property
    def guess(self) -> A | None:
        """Return the answer that is probably right, the default of an empty line or a tap; None without one."""
        args: Mapping[str, Any] = getattr(self, "args", NO_ARGS)
        guess: A | None = args.get("guess")
        return guess if guess is not None and self.fits(guess) else None

    def parts(self, answer: object) -> Parts:
        """Return the answer part by part, for agents that choose one part after another."""
        return (self.index(answer),)

    def of_parts(self, parts: Parts) -> A:
        """Return the answer that these parts make: the inverse of `parts`. Raises NoSuchAnswer."""
        if len(parts) != 1:
            raise NoSuchAnswer(f"{self.id} has no answer of the parts {parts}")
        return self.at(parts[0])

    def next_parts(self, parts: Parts = ()) -> Sequence[int]:
        """Return the legal values of the part after these, in rising order; empty once the answer is complete."""
        return () if parts else range(self.count())


def same(one: object, other: object) -> bool:
    """Return True if two values are equal and of the same type: True is not 1, and 1.0 is not either."""
    return type(one) is type(other) and one == other


def has(options: Choices[V], value: object) -> bool:
    """Return True if a value is one of the options."""
    return value in options if isinstance(options, Region) else any(same(value, option) for option in options)


def place(options: Choices[V], value: object) -> int:
    """Return the index of an option. Raises NoSuchAnswer."""
    if isinstance(options, Region):
        if isinstance(value, str) and value in options:
            return (options.bits & ((1 << options.map.place[value]) - 1)).bit_count()
    else:
        for index, option in enumerate(options):
            if same(option, value):
                return index
    raise NoSuchAnswer(f"{value!r} is none of the options")


def within(n: int, count: int) -> int:
    """Validate an index; tuples would count a negative one from the end, regions wrap. Raises NoSuchAnswer."""
    if not 0 <= n < count:
        raise NoSuchAnswer(f"there are {count} answers, none is number {n}")
    return n
