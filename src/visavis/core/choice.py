"""Choices: options, the criteria in the order of the book, and the decision they lead to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Generic, Literal, TypeVar, cast

import msgspec

from visavis.core.question import NO_ARGS, NONE, TABLE, One, Question, Value
from visavis.core.region import SOMEWHERE, Bits, Region, Untracked, nth

T = TypeVar("T", bound=Value)


class Only(msgspec.Struct, Generic[T], frozen=True, gc=False):
    """Keep these; if none of them is left, all stay.

    `test` says it of one option. For a Region, `spaces` are the bits to keep, or a function that
    computes them when they are needed.
    """

    id: str
    clause: str
    test: Callable[[T], bool] | None = None
    spaces: Bits | Callable[[], Bits] | None = None
    args: Mapping[str, object] = NO_ARGS
    kind: ClassVar[Literal["only"]] = "only"


class Criterion(msgspec.Struct, Generic[T], frozen=True, gc=False):
    """Keep the options of the best rank.

    Either `rank` gives a number (or a tuple of them) per option, smaller is better; it is called
    only while more than one option is left, and may itself ask or draw. Or, for a Region,
    `classes` are bit sets, the best first; options in none of them come last, all alike.
    """

    id: str
    clause: str
    rank: Callable[[T], Any] | None = None
    classes: Iterable[int] | Untracked | None = None
    args: Mapping[str, object] = NO_ARGS
    kind: ClassVar[Literal["criterion"]] = "criterion"


class Nth(msgspec.Struct, frozen=True, gc=False):
    """Count through what is left, in the order of the options or backwards, round and round."""

    id: str
    clause: str
    count: int
    backwards: bool = False
    kind: ClassVar[Literal["nth"]] = "nth"

    @property
    def args(self) -> Mapping[str, object]:
        """The variables of the words."""
        return {"count": self.count, "backwards": "yes" if self.backwards else "no"}


class YouChoose(msgspec.Struct, frozen=True, gc=False):
    """The book leaves it to the person."""

    id: str
    clause: str
    seat: str = TABLE
    args: Mapping[str, object] = NO_ARGS
    kind: ClassVar[Literal["you_choose"]] = "you_choose"


class Later(msgspec.Struct, Generic[T], frozen=True, gc=False):
    """A criterion that is made only when it is needed, because making it asks or draws.

    `make` gets the options that are left (none where they are not tracked) and gives the criterion.
    """

    make: Callable[[tuple[T, ...]], Only[T] | Criterion[T] | Nth | YouChoose]


Plain = Only[T] | Criterion[T] | Nth | YouChoose
AnyCriterion = Plain[T] | Later[T]

DONE, NOT_POSSIBLE, TIED = "done", "not_possible", "tied"


Ask = Callable[[Question[Any]], Any]
"""How a choice asks a seat."""


class Choice(msgspec.Struct, Generic[T], frozen=True, gc=False):
    """The options and the criteria; it lives only while it is made.

    Where the options are UNTRACKED the person follows the criteria as a checklist and says what
    later rules need: the pick, out of `every` possible option, or (`says="done"`) only whether it
    could be done; the pick is then SOMEWHERE. Before a criterion that comes `Later` the checklist
    ends, and the person may say that several options are still tied.
    """

    id: str
    clause: str
    among: tuple[T, ...] | Region | Untracked
    by: tuple[AnyCriterion[T], ...]
    every: tuple[T, ...] = ()
    says: Literal["pick", "done"] = "done"
    args: Mapping[str, object] = NO_ARGS

    def checklist(self, lines: Iterable[Plain[T]], tied: bool = False) -> One[Value]:
        """The question that stands for these criteria where the board is not tracked."""
        options: tuple[Value, ...] = (DONE, NOT_POSSIBLE) if self.says == "done" else (*self.every, NONE)
        options = (*options, TIED) if tied else options
        return One(self.id, TABLE, self.clause, options, args=self.args, checklist=tuple(lines))

    def follow(self, ask: Ask) -> T | None:
        """The pick of a person who follows the checklist."""
        lines: list[Plain[T]] = []
        for by in self.by:
            if isinstance(by, Later):
                answer = ask(self.checklist(lines, tied=True))
                if answer != TIED:
                    return self.pick_from(answer)
                by, lines = by.make(()), []
            lines.append(by)
        return self.pick_from(ask(self.checklist(lines)))

    def pick_from(self, answer: Value) -> T | None:
        """What the answer to the checklist means."""
        if answer in (NOT_POSSIBLE, NONE):
            return None
        return cast("T", SOMEWHERE if self.says == "done" else answer)


class Narrowing(msgspec.Struct, frozen=True, gc=False):
    """What one criterion did: what it kept and what it cut."""

    id: str
    clause: str
    kind: Literal["only", "criterion", "nth", "you_choose"]
    args: Mapping[str, object]
    kept: tuple[Value, ...] | Region
    cut: tuple[Value, ...] | Region


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A choice that was made: the options, each criterion's cut, and the pick (None: no option)."""

    id: str
    clause: str
    options: tuple[Value, ...] | Region
    steps: tuple[Narrowing, ...]
    pick: Value | None
    args: Mapping[str, object] = NO_ARGS


def plain_decision(decision: Decision) -> dict[str, object]:
    """A decision as plain JSON values."""
    return cast("dict[str, object]", msgspec.to_builtins(decision, enc_hook=list))


class Undecided(Exception):
    """More than one option is left after the last criterion: a hole in the rules."""

    def __init__(self, choice: Choice[Any], left: Iterable[Value]) -> None:
        super().__init__(f"{choice.id} leaves {', '.join(map(str, left))}")


def _nobody(question: Question[Any]) -> Any:
    raise LookupError(f"nobody is here to answer {question.id}")


def narrow(choice: Choice[T], ask: Ask = _nobody) -> Decision:
    """Apply the criteria, left to right, until one option is left.

    >>> narrow(Choice("c", "X-1", (3, 4, 5), (Criterion("odd", "X-2", lambda n: n % 2 == 0),
    ...     Nth("second", "X-3", 2)))).pick
    5
    """
    if isinstance(choice.among, Untracked):
        raise TypeError(f"{choice.id} is not tracked: it is a checklist, not a decision")
    for by in choice.by[:-1]:
        if isinstance(by, (Nth, YouChoose)):
            raise TypeError(f"{by.id} must be the last criterion of {choice.id}")
    steps: list[Narrowing] = []
    pick = settle(choice, ask, steps)
    return Decision(choice.id, choice.clause, choice.among, tuple(steps), pick, choice.args)


def settle(choice: Choice[T], ask: Ask, steps: list[Narrowing] | None) -> T | None:
    """The pick alone; with `steps`, also what each criterion did."""
    among = choice.among
    if isinstance(among, Region):
        return cast("T | None", _settle_region(choice, among, ask, steps))
    return _settle_tuple(choice, cast("tuple[T, ...]", among), ask, steps)


def _settle_region(choice: Choice[Any], among: Region, ask: Ask, steps: list[Narrowing] | None) -> str | None:
    map, rest = among.map, among.bits
    if not rest:
        return None
    for by in choice.by:
        if not rest & (rest - 1):
            break
        if isinstance(by, Later):
            by = by.make(tuple(Region(map, rest)))
        before = rest
        if isinstance(by, Criterion):
            if by.classes is not None:
                for mask in cast("Iterable[int]", by.classes):
                    if kept := rest & mask:
                        rest = kept
                        break
            elif by.rank is not None:
                rest = map.bits(_best(tuple(Region(map, rest)), by.rank))
        elif isinstance(by, Nth):
            rest = nth(rest, by.count, by.backwards)
        elif isinstance(by, Only):
            spaces = by.spaces() if callable(by.spaces) else by.spaces
            if spaces is None:
                spaces = map.bits(filter(by.test, Region(map, rest)))
            rest = rest & spaces or rest
        else:
            rest = map.bits((ask(One(by.id, by.seat, by.clause, Region(map, rest), args=by.args)),))
        if steps is not None:
            steps.append(Narrowing(by.id, by.clause, by.kind, by.args, Region(map, rest), Region(map, before & ~rest)))
    if rest & (rest - 1):
        raise Undecided(choice, Region(map, rest))
    return map.name(rest)


def _settle_tuple(choice: Choice[T], rest: tuple[T, ...], ask: Ask, steps: list[Narrowing] | None) -> T | None:
    if not rest:
        return None
    for by in choice.by:
        if len(rest) == 1:
            break
        if isinstance(by, Later):
            by = by.make(rest)
        before = rest
        if isinstance(by, Criterion):
            if by.rank is None:
                raise TypeError(f"{by.id}: classes need a Region; give a rank")
            rest = _best(rest, by.rank)
        elif isinstance(by, Nth):
            at = (by.count - 1) % len(rest)
            rest = (rest[-1 - at] if by.backwards else rest[at],)
        elif isinstance(by, Only):
            if by.test is None:
                raise TypeError(f"{by.id}: spaces need a Region; give a test")
            rest = tuple(filter(by.test, rest)) or rest
        else:
            rest = (ask(One(by.id, by.seat, by.clause, rest, args=by.args)),)
        if steps is not None:
            cut = tuple(option for option in before if option not in rest)
            steps.append(Narrowing(by.id, by.clause, by.kind, by.args, rest, cut))
    if len(rest) > 1:
        raise Undecided(choice, rest)
    return rest[0]


def _best(options: tuple[T, ...], rank: Callable[[T], Any]) -> tuple[T, ...]:
    ranks = [rank(option) for option in options]
    best = min(ranks)
    return tuple(option for option, its in zip(options, ranks, strict=True) if its == best)
