"""What all questions have in common."""

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
"""The seat of whoever looks at the cardboard: facts and free choices are asked of it."""
PERSON = "person"
"""The name of a human player in the seats of a game."""
NONE = "none"
"""The pick that says: there is no such option."""
NO_ARGS: Mapping[str, object] = {}

OptionNames = Callable[[Value], str]
"""What an option is called where an answer is read: `Words.name`, or `str` for ids."""
"""How an option is called in the language of the person who answers."""

Barred = Callable[[str], str | None] | None
"""Why something that is no option cannot be chosen: the id of the reason, or None."""

Choices = tuple[V, ...] | Region
"""Options in their order."""

Parts = tuple[int, ...]
"""An answer as the indexes of its parts: of the verb and each field; of an option or a number alone."""


class NoSuchAnswer(LookupError):
    """An answer or an index that a question does not have."""


class Question(msgspec.Struct, Generic[A], frozen=True, gc=False):
    """The common part: an id (also the key of the words), the seat that answers, the clause.

    There are four kinds (`AnyQuestion`), and everybody who handles questions handles all of them.
    """

    id: str
    seat: str
    clause: str

    def read(self, raw: object, words: OptionNames = str) -> A:
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
        return map(self.at, range(self.count()))

    def count(self) -> int:
        """How many answers are possible; of all names that a person could make up, one is counted."""
        raise NotImplementedError

    def at(self, n: int) -> A:
        """The n-th of `answers`, from 0 on, without going through the others."""
        raise NotImplementedError

    def index(self, answer: object) -> int:
        """Where an answer stands among `answers`: the inverse of `at`."""
        raise NotImplementedError

    @property
    def guess(self) -> A | None:
        """The answer that is probably right, from its `args`: an empty line or one tap takes it; None without one."""
        args: Mapping[str, Any] = getattr(self, "args", NO_ARGS)
        found: A | None = args.get("guess")
        return found if found is not None and self.fits(found) else None

    def parts(self, answer: object) -> Parts:
        """The answer part by part, for those who choose one part after another."""
        return (self.index(answer),)

    def of_parts(self, parts: Parts) -> A:
        """The answer that these parts make: the inverse of `parts`."""
        if len(parts) != 1:
            raise NoSuchAnswer(f"{self.id} has no answer of the parts {parts}")
        return self.at(parts[0])

    def next_parts(self, parts: Parts = ()) -> Sequence[int]:
        """What the part after these may be, in rising order; nothing once the answer is whole."""
        return () if parts else range(self.count())


def same(one: object, other: object) -> bool:
    """Equal and of one type: True is not 1, and 1.0 is not either."""
    return type(one) is type(other) and one == other


def has(options: Choices[V], value: object) -> bool:
    """Whether a value is one of the options."""
    return value in options if isinstance(options, Region) else any(same(value, option) for option in options)


def place(options: Choices[V], value: object) -> int:
    """Where an option stands."""
    if isinstance(options, Region):
        if isinstance(value, str) and value in options:
            return (options.bits & ((1 << options.map.place[value]) - 1)).bit_count()
    else:
        for at, option in enumerate(options):
            if same(option, value):
                return at
    raise NoSuchAnswer(f"{value!r} is none of the options")


def within(n: int, count: int) -> int:
    """An index that there is; lists would count a negative one from the end, regions go round."""
    if not 0 <= n < count:
        raise NoSuchAnswer(f"there are {count} answers, none is number {n}")
    return n
