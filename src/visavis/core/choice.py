"""Choices: criteria, settling them into a `Decision`, and the options excluded before the first criterion."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Generic, Literal, cast

import msgspec

from visavis.core.question import NO_ARGS, NONE, TABLE, One, Question, Value
from visavis.core.question.base import V
from visavis.core.region import SOMEWHERE, UNTRACKED, Bits, Map, Region, Untracked, nth


class Only(msgspec.Struct, Generic[V], frozen=True, gc=False):
    """Criterion that keeps the matching options, or all if none of them matches.

    `test` is the predicate for one option. For a Region, `spaces` are the bits to keep, or a function that computes
    them lazily.
    """

    id: str
    clause: str
    test: Callable[[V], bool] | None = None
    spaces: Bits | Callable[[], Bits] | None = None
    args: Mapping[str, object] = NO_ARGS
    lines: str = ""
    """Criteria with the same name form a list: the first that matches any option decides, those after it are
    skipped."""
    kind: ClassVar[Literal["only"]] = "only"


class Criterion(msgspec.Struct, Generic[V], frozen=True, gc=False):
    """Criterion that keeps the options of the best rank.

    Either `rank` returns a number (or a tuple of them) per option, smaller is better; it is called only while more than
    one option remains, and may ask or draw. Or, for a Region, `classes` are bit sets, the best first; options in none
    of them come last, with equal rank.

    `measure` returns what an explanation shows for an option: "distance 2", "3 power". By default that is a rank that
    is an integer, or the index of the option's class, from 1 on.
    """

    id: str
    clause: str
    rank: Callable[[V], Any] | None = None
    classes: Iterable[int] | Untracked | None = None
    args: Mapping[str, object] = NO_ARGS
    measure: Callable[[V], Value] | None = None
    kind: ClassVar[Literal["criterion"]] = "criterion"


class Nth(msgspec.Struct, frozen=True, gc=False):
    """Criterion that counts through the remaining options, in their order or backwards, cyclically."""

    id: str
    clause: str
    count: int
    backwards: bool = False
    more: Mapping[str, object] = NO_ARGS
    """Further variables of its message."""
    kind: ClassVar[Literal["nth"]] = "nth"

    @property
    def args(self) -> Mapping[str, object]:
        """Return the variables of its message."""
        return {**self.more, "count": self.count, "backwards": self.backwards}


class YouChoose(msgspec.Struct, frozen=True, gc=False):
    """Criterion that leaves the choice to a person, as the rulebook says."""

    id: str
    clause: str
    seat: str = TABLE
    args: Mapping[str, object] = NO_ARGS
    kind: ClassVar[Literal["you_choose"]] = "you_choose"


class Later(msgspec.Struct, Generic[V], frozen=True, gc=False):
    """A criterion that is created lazily, because creating it asks or draws.

    `make` receives the remaining options (none if they are not tracked) and returns the criterion; None if it does not
    apply any more.
    """

    make: Callable[[tuple[V, ...]], Only[V] | Criterion[V] | Nth | YouChoose | None]


Plain = Only[V] | Criterion[V] | Nth | YouChoose
AnyCriterion = Plain[V] | Later[V]

DONE, NOT_POSSIBLE, TIED = "done", "not_possible", "tied"


Ask = Callable[[Question], Any]
"""Callback with which a choice asks a seat."""


class Choice(msgspec.Struct, Generic[V], frozen=True, gc=False):
    """Options and criteria of a decision; short-lived, never stored.

    If the options are UNTRACKED, a person follows the criteria as a checklist and answers what later rules need: the
    pick, out of `every` possible option, or (`says="done"`) only whether it could be done; the pick is then SOMEWHERE.
    The checklist ends before a criterion that comes `Later`; the person may answer that several options are still tied.
    """

    id: str
    clause: str
    among: tuple[V, ...] | Region | Untracked
    by: tuple[AnyCriterion[V], ...]
    every: tuple[V, ...] = ()
    says: Literal["pick", "done"] = "done"
    sure: bool = False
    """Whether there is always an option, so that "not possible" need not be offered."""
    args: Mapping[str, object] = NO_ARGS
    before: Callable[[], tuple[Narrowing, ...]] | None = None
    """Returns the options that were excluded before the first criterion, by clause; called only for an explanation."""

    def checklist(self, lines: Iterable[Plain[V]], tied: bool = False) -> One[Value]:
        """Return the question that replaces these criteria if the board is not tracked."""
        options: tuple[Value, ...] = (DONE,) if self.says == "done" else self.every
        if not self.sure:
            options = (*options, NOT_POSSIBLE if self.says == "done" else NONE)
        options = (*options, TIED) if tied else options
        return One(self.id, TABLE, self.clause, options, args=self.args, checklist=tuple(lines))

    def follow(self, ask: Ask) -> V | None:
        """Return the pick of a person who follows the checklist; None if there was no option."""
        lines: list[Plain[V]] = []
        for by in self.by:
            if isinstance(by, Later):
                answer = ask(self.checklist(lines, tied=True))
                if answer != TIED:
                    return self.pick_from(answer)
                made, lines = by.make(()), []
                if made is None:
                    continue
                by = made
            lines.append(by)
        return self.pick_from(ask(self.checklist(lines)))

    def pick_from(self, answer: Value) -> V | None:
        """Return the pick that an answer to the checklist stands for; None if there was no option."""
        if answer in (NOT_POSSIBLE, NONE):
            return None
        return cast("V", SOMEWHERE if self.says == "done" else answer)


class Narrowing(msgspec.Struct, frozen=True, gc=False):
    """The effect of one criterion: the options it kept and those it cut.

    If nothing was cut, either all options are equal (`applied`), or the criterion matches none of them.
    """

    id: str
    clause: str
    kind: Literal["only", "criterion", "nth", "you_choose"]
    args: Mapping[str, object]
    kept: tuple[Value, ...] | Region
    cut: tuple[Value, ...] | Region
    applied: bool = True
    """Whether it matches any of the options."""
    measured: tuple[tuple[Value, Value], ...] = ()
    """Options with the number or class that decided; only filled for an explanation."""


class Unreached(msgspec.Struct, frozen=True, gc=False):
    """A criterion that was not reached: a single option remained before it."""

    id: str
    clause: str
    args: Mapping[str, object]


class Decision(msgspec.Struct, frozen=True, gc=False):
    """Result of a choice: the options, each criterion's cut, and the pick.

    Without a pick there was no option, or a person is about to choose among the remaining ones.
    """

    id: str
    clause: str
    options: tuple[Value, ...] | Region
    steps: tuple[Narrowing, ...]
    pick: Value | None
    args: Mapping[str, object] = NO_ARGS
    unreached: tuple[Unreached, ...] = ()
    """Criteria that were not reached, without those that come `Later`; only filled for an explanation."""


def plain_decision(decision: Decision) -> dict[str, object]:
    """Return a decision as plain JSON values."""
    return cast("dict[str, object]", msgspec.to_builtins(decision, enc_hook=list))


class Undecided(Exception):
    """Raised if more than one option remains after the last criterion: a gap in the rules."""

    def __init__(self, choice: Choice, left: Iterable[Value]) -> None:
        super().__init__(f"{choice.id} leaves {', '.join(map(str, left))}")


def _nobody(question: Question) -> Any:
    raise LookupError(f"nobody is here to answer {question.id}")


def narrow(choice: Choice[V], ask: Ask = _nobody, measure: bool = False) -> Decision:
    """Apply the criteria in order until one option remains; with `measure`, also record what each of them measured.

    >>> narrow(Choice("c", "X-1", (3, 4, 5), (Criterion("odd", "X-2", lambda n: n % 2 == 0),
    ...     Nth("second", "X-3", 2)))).pick
    5
    """
    if choice.among is UNTRACKED:
        raise TypeError(f"{choice.id} is not tracked: it is a checklist, not a decision")
    for by in choice.by[:-1]:
        if isinstance(by, (Nth, YouChoose)):
            raise TypeError(f"{by.id} must be the last criterion of {choice.id}")
    steps: list[Narrowing] = []
    pick = settle(choice, ask, steps, measure)
    decision = _decision(choice, steps, pick)
    if not measure:
        return decision
    before = choice.before() if choice.before is not None else ()
    return msgspec.structs.replace(
        decision,
        options=cast("Region", (*before[0].kept, *before[0].cut)) if before else decision.options,
        steps=(*before, *decision.steps),
        unreached=_unreached(choice, {step.id for step in steps}),
    )


def _decision(choice: Choice, steps: list[Narrowing], pick: Value | None) -> Decision:
    among = cast("tuple[Value, ...] | Region", choice.among)
    return Decision(choice.id, choice.clause, among, tuple(steps), pick, choice.args)


def _unreached(choice: Choice, reached: set[str]) -> tuple[Unreached, ...]:
    unused = (by for by in choice.by if not isinstance(by, Later) and by.id not in reached)
    return tuple(Unreached(by.id, by.clause, by.args) for by in unused)


def settle(choice: Choice[V], ask: Ask, steps: list[Narrowing] | None, measure: bool = False) -> V | None:
    """Return the pick alone; with `steps`, append what each criterion did, with `measure` also what it measured."""
    # Long, because it is the inner loop of every simulation: a function per kind of criterion would be slower.
    among: tuple[V, ...] | Region = choice.among  # type: ignore[assignment]
    names: Map | _Listed
    if isinstance(among, Region):
        names, rest = among.map, among.bits
    else:
        names, rest = _Listed(among), (1 << len(among)) - 1
    if not rest:
        return None
    read = ""
    for listed in choice.by:
        if not rest & (rest - 1):
            break
        by: Plain[V] = listed  # type: ignore[assignment]
        if listed.__class__ is Later:
            by = listed.make(tuple(iter(_region(names, rest))))  # type: ignore[assignment]
            if by is None:
                continue
        if read and by.__class__ is Only and by.lines == read:
            continue
        if measure:
            by = remembering(by, names, rest)
        before = fitting = rest
        if by.__class__ is Criterion:
            if by.classes is None:
                rest = _best(names, rest, by)
            else:
                for mask in by.classes:  # type: ignore[union-attr]
                    if rest & mask:
                        rest &= mask
                        break
                else:
                    fitting = 0
        elif by.__class__ is Nth:
            rest = nth(rest, by.count, by.backwards)
        elif by.__class__ is Only:
            fitting = rest & _spaces(names, rest, by)
            rest = fitting or rest
            if fitting:
                read = by.lines
        elif by.__class__ is YouChoose:
            so_far = None if steps is None else _decision(choice, steps, None)
            remaining = _region(names, rest)
            rest = names.bits((ask(One(by.id, by.seat, by.clause, remaining, args=by.args, so_far=so_far)),))
        if steps is not None:
            kept, cut = _region(names, rest), _region(names, before ^ rest)
            measured = measured_by(by, names, before) if measure else ()
            steps.append(Narrowing(by.id, by.clause, by.kind, by.args, kept, cut, bool(fitting), measured))
    if rest & (rest - 1):
        raise Undecided(choice, _region(names, rest))
    return names.name(rest)  # type: ignore[return-value]


def _best(names: Map | _Listed, rest: int, by: Criterion) -> int:
    """Return the options of the best rank."""
    rank, name, best, kept = cast("Callable[[Any], Any]", by.rank), names.name, None, 0
    while rest:
        bit = rest & -rest
        rest ^= bit
        value = rank(name(bit))
        if best is None or value < best:
            best, kept = value, bit
        elif value == best:
            kept |= bit
    return kept


def _spaces(names: Map | _Listed, rest: int, by: Only) -> int:
    """Return the options to keep, if there are any."""
    spaces = by.spaces
    if spaces is None:
        return names.bits(filter(by.test, _region(names, rest)))
    return cast("int", spaces() if callable(spaces) else spaces)


def _region(names: Map | _Listed, bits: int) -> Region | tuple[Any, ...]:
    return Region(names, bits) if names.__class__ is Map else names.region(bits)


class _Listed:
    """Options in a tuple with the interface of a map: one bit each, in their order."""

    __slots__ = ("_options",)

    def __init__(self, options: tuple[Any, ...]) -> None:
        self._options = options

    def name(self, bits: int) -> Any:
        return self._options[(bits & -bits).bit_length() - 1]

    def bits(self, chosen: Iterable[Any]) -> int:
        return sum(1 << self._options.index(option) for option in chosen)

    def region(self, bits: int) -> tuple[Any, ...]:
        return tuple(option for index, option in enumerate(self._options) if bits >> index & 1)


# Measurements of criteria, for explanations


def remembering(by: Plain[Any], names: Map | _Listed, rest: int) -> Plain[Any]:
    """Return a copy of a criterion that records its measurements, so that no rank, draw or question is repeated."""
    if isinstance(by, Only):
        return msgspec.structs.replace(by, test=None, spaces=_spaces(names, rest, by))
    if isinstance(by, Criterion) and by.classes is not None:
        return msgspec.structs.replace(by, classes=tuple(cast("Iterable[int]", by.classes)))
    if isinstance(by, Criterion):
        return msgspec.structs.replace(by, rank=_Ranks(cast("Callable[[Any], Any]", by.rank)))
    return by


class _Ranks:
    """A rank function that records its results."""

    def __init__(self, rank: Callable[[Any], Any]) -> None:
        self._rank = rank
        self.given: list[tuple[Any, Any]] = []

    def __call__(self, option: Any) -> Any:
        rank = self._rank(option)
        self.given.append((option, rank))
        return rank


def measured_by(by: Plain[Any], names: Map | _Listed, before: int) -> tuple[tuple[Value, Value], ...]:
    """Return what a criterion measured for each option; a rank is included only if it is an integer."""
    options = tuple(_region(names, before))
    match by:
        case Criterion(measure=measure) if measure is not None:
            return tuple((option, measure(option)) for option in options)
        case Criterion(classes=tuple() as classes):
            places = ((option, _class_of(names.bits((option,)), classes)) for option in options)
            return tuple((option, place) for option, place in places if place)
        case Criterion(rank=_Ranks() as ranks):
            return tuple((option, rank) for option, rank in ranks.given if type(rank) is int)
        case Only():
            fitting = _spaces(names, before, by)
            return tuple((option, bool(names.bits((option,)) & fitting)) for option in options)
        case Nth():
            return tuple(zip(reversed(options) if by.backwards else options, range(1, len(options) + 1), strict=True))
        case _:
            return ()


def _class_of(bit: int, classes: tuple[int, ...]) -> int:
    """Return the index of the first class that contains an option, from 1 on; 0 for none."""
    return next((place for place, mask in enumerate(classes, 1) if mask & bit), 0)


def exclusions(
    map: Map,
    among: Bits,
    limits: Iterable[tuple[str, str, Bits]],
    measured: Callable[[str, str], str] = lambda id, space: "",
) -> tuple[Narrowing, ...]:
    """Return what each limit has cut. A limit is an id, a clause and the allowed spaces; `measured` annotates a space.

    >>> m = Map.graph({"a": (), "b": (), "c": ()})
    >>> [(step.clause, list(step.cut)) for step in exclusions(m, 0b111, [("x", "X-1", 0b011), ("y", "X-2", 0b111)])]
    [('X-1', ['c'])]
    """
    narrowings: list[Narrowing] = []
    for id, clause, allowed in limits:
        # Only decisions are explained, and these need a tracked board.
        kept, cut = Region(map, cast("int", among & allowed)), Region(map, cast("int", among & ~allowed))
        if len(cut):
            numbers = tuple((space, value) for space in (*kept, *cut) if (value := measured(id, space)))
            narrowings.append(Narrowing(id, clause, "criterion", {}, kept, cut, measured=numbers))
        among &= allowed
    return tuple(narrowings)
