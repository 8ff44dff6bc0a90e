"""Choices: criteria, settling them into a `Decision`, and the options excluded before the first criterion."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Generic, Literal, cast

import msgspec

from visavis.core.question import NO_ARGS, NONE, TABLE, One, Question, Value
from visavis.core.question.base import V
from visavis.core.region import SOMEWHERE, UNTRACKED, Bits, Map, Region, Untracked, nth


class Only(msgspec.Struct, Generic[V], frozen=True, gc=False):
    """Keep these; if none of them is left, all stay.

    `test` says it of one option. For a Region, `spaces` are the bits to keep, or a function that
    computes them when they are needed.
    """

    id: str
    clause: str
    test: Callable[[V], bool] | None = None
    spaces: Bits | Callable[[], Bits] | None = None
    args: Mapping[str, object] = NO_ARGS
    lines: str = ""
    """Lines of one list share a name here: the first that fits any option decides, those after it are not read."""
    kind: ClassVar[Literal["only"]] = "only"


class Criterion(msgspec.Struct, Generic[V], frozen=True, gc=False):
    """Keep the options of the best rank.

    Either `rank` gives a number (or a tuple of them) per option, smaller is better; it is called
    only while more than one option is left, and may itself ask or draw. Or, for a Region,
    `classes` are bit sets, the best first; options in none of them come last, all alike.

    `measure` gives what to show for an option when somebody asks why: "distance 2", "3 power". Without it a rank that
    is a whole number is shown itself, and of classes the place of the option's class, from 1 on.
    """

    id: str
    clause: str
    rank: Callable[[V], Any] | None = None
    classes: Iterable[int] | Untracked | None = None
    args: Mapping[str, object] = NO_ARGS
    measure: Callable[[V], Value] | None = None
    kind: ClassVar[Literal["criterion"]] = "criterion"


class Nth(msgspec.Struct, frozen=True, gc=False):
    """Count through what is left, in the order of the options or backwards, round and round."""

    id: str
    clause: str
    count: int
    backwards: bool = False
    more: Mapping[str, object] = NO_ARGS
    """Other variables of the words."""
    kind: ClassVar[Literal["nth"]] = "nth"

    @property
    def args(self) -> Mapping[str, object]:
        """The variables of the words."""
        return {**self.more, "count": self.count, "backwards": self.backwards}


class YouChoose(msgspec.Struct, frozen=True, gc=False):
    """The book leaves it to the person."""

    id: str
    clause: str
    seat: str = TABLE
    args: Mapping[str, object] = NO_ARGS
    kind: ClassVar[Literal["you_choose"]] = "you_choose"


class Later(msgspec.Struct, Generic[V], frozen=True, gc=False):
    """A criterion that is made only when it is needed, because making it asks or draws.

    `make` gets the options that are left (none where they are not tracked) and gives the criterion; None if it does
    not count any more after what came before it.
    """

    make: Callable[[tuple[V, ...]], Only[V] | Criterion[V] | Nth | YouChoose | None]


Plain = Only[V] | Criterion[V] | Nth | YouChoose
AnyCriterion = Plain[V] | Later[V]

DONE, NOT_POSSIBLE, TIED = "done", "not_possible", "tied"


Ask = Callable[[Question], Any]
"""How a choice asks a seat."""


class Choice(msgspec.Struct, Generic[V], frozen=True, gc=False):
    """The options and the criteria; it lives only while it is made.

    Where the options are UNTRACKED the person follows the criteria as a checklist and says what
    later rules need: the pick, out of `every` possible option, or (`says="done"`) only whether it
    could be done; the pick is then SOMEWHERE. Before a criterion that comes `Later` the checklist
    ends, and the person may say that several options are still tied.
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
    """What fell out before the first criterion, and by which clause; worked out only for whoever asks why."""

    def checklist(self, lines: Iterable[Plain[V]], tied: bool = False) -> One[Value]:
        """The question that stands for these criteria where the board is not tracked."""
        options: tuple[Value, ...] = (DONE,) if self.says == "done" else self.every
        if not self.sure:
            options = (*options, NOT_POSSIBLE if self.says == "done" else NONE)
        options = (*options, TIED) if tied else options
        return One(self.id, TABLE, self.clause, options, args=self.args, checklist=tuple(lines))

    def follow(self, ask: Ask) -> V | None:
        """The pick of a person who follows the checklist."""
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
        """What the answer to the checklist means."""
        if answer in (NOT_POSSIBLE, NONE):
            return None
        return cast("V", SOMEWHERE if self.says == "done" else answer)


class Narrowing(msgspec.Struct, frozen=True, gc=False):
    """What one criterion did: what it kept and what it cut.

    Where nothing was cut, either all options are alike (`applied`), or the criterion fits none of them.
    """

    id: str
    clause: str
    kind: Literal["only", "criterion", "nth", "you_choose"]
    args: Mapping[str, object]
    kept: tuple[Value, ...] | Region
    cut: tuple[Value, ...] | Region
    applied: bool = True
    """Whether it fits any of the options."""
    measured: tuple[tuple[Value, Value], ...] = ()
    """If somebody asked: options, each with the number or class that decided."""


class Unreached(msgspec.Struct, frozen=True, gc=False):
    """A criterion that was not needed any more: one option was left before."""

    id: str
    clause: str
    args: Mapping[str, object]


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A choice that was made: the options, each criterion's cut, and the pick.

    No pick: there was no option, or a person is about to choose among those that are left.
    """

    id: str
    clause: str
    options: tuple[Value, ...] | Region
    steps: tuple[Narrowing, ...]
    pick: Value | None
    args: Mapping[str, object] = NO_ARGS
    unreached: tuple[Unreached, ...] = ()
    """If somebody asked: the criteria that were not needed; not those that come `Later`, which are never made."""


def plain_decision(decision: Decision) -> dict[str, object]:
    """A decision as plain JSON values."""
    return cast("dict[str, object]", msgspec.to_builtins(decision, enc_hook=list))


class Undecided(Exception):
    """More than one option is left after the last criterion: a hole in the rules."""

    def __init__(self, choice: Choice, left: Iterable[Value]) -> None:
        super().__init__(f"{choice.id} leaves {', '.join(map(str, left))}")


def _nobody(question: Question) -> Any:
    raise LookupError(f"nobody is here to answer {question.id}")


def narrow(choice: Choice[V], ask: Ask = _nobody, measure: bool = False) -> Decision:
    """Apply the criteria, left to right, until one option is left; with `measure`, say what each of them measured.

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
    left = (by for by in choice.by if not isinstance(by, Later) and by.id not in reached)
    return tuple(Unreached(by.id, by.clause, by.args) for by in left)


def settle(choice: Choice[V], ask: Ask, steps: list[Narrowing] | None, measure: bool = False) -> V | None:
    """The pick alone; with `steps`, also what each criterion did, and what it measured if that is asked for."""
    # Long, because it is the inner loop of every simulation: a function for each kind of criterion would cost more.
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
            left = _region(names, rest)
            rest = names.bits((ask(One(by.id, by.seat, by.clause, left, args=by.args, so_far=so_far)),))
        if steps is not None:
            kept, cut = _region(names, rest), _region(names, before ^ rest)
            measured = measured_by(by, names, before) if measure else ()
            steps.append(Narrowing(by.id, by.clause, by.kind, by.args, kept, cut, bool(fitting), measured))
    if rest & (rest - 1):
        raise Undecided(choice, _region(names, rest))
    return names.name(rest)  # type: ignore[return-value]


def _best(names: Map | _Listed, rest: int, by: Criterion) -> int:
    """The options of the best rank."""
    rank, name, best, kept = cast("Callable[[Any], Any]", by.rank), names.name, None, 0
    while rest:
        one = rest & -rest
        rest ^= one
        its = rank(name(one))
        if best is None or its < best:
            best, kept = its, one
        elif its == best:
            kept |= one
    return kept


def _spaces(names: Map | _Listed, rest: int, by: Only) -> int:
    """The options to keep, if there are any."""
    spaces = by.spaces
    if spaces is None:
        return names.bits(filter(by.test, _region(names, rest)))
    return cast("int", spaces() if callable(spaces) else spaces)


def _region(names: Map | _Listed, bits: int) -> Region | tuple[Any, ...]:
    return Region(names, bits) if names.__class__ is Map else names.region(bits)


class _Listed:
    """Options in a tuple, to be handled like the spaces of a map: one bit each, in their order."""

    __slots__ = ("_options",)

    def __init__(self, options: tuple[Any, ...]) -> None:
        self._options = options

    def name(self, bits: int) -> Any:
        return self._options[(bits & -bits).bit_length() - 1]

    def bits(self, chosen: Iterable[Any]) -> int:
        return sum(1 << self._options.index(one) for one in chosen)

    def region(self, bits: int) -> tuple[Any, ...]:
        return tuple(option for at, option in enumerate(self._options) if bits >> at & 1)


# What a criterion measured, for whoever asks why


def remembering(by: Plain[Any], names: Map | _Listed, rest: int) -> Plain[Any]:
    """The same criterion, which can be looked at afterwards: nothing is ranked twice, and no draw or question again."""
    if isinstance(by, Only):
        return msgspec.structs.replace(by, test=None, spaces=_spaces(names, rest, by))
    if isinstance(by, Criterion) and by.classes is not None:
        return msgspec.structs.replace(by, classes=tuple(cast("Iterable[int]", by.classes)))
    if isinstance(by, Criterion):
        return msgspec.structs.replace(by, rank=_Ranks(cast("Callable[[Any], Any]", by.rank)))
    return by


class _Ranks:
    """A rank that remembers what it gave."""

    def __init__(self, rank: Callable[[Any], Any]) -> None:
        self._rank = rank
        self.given: list[tuple[Any, Any]] = []

    def __call__(self, option: Any) -> Any:
        rank = self._rank(option)
        self.given.append((option, rank))
        return rank


def measured_by(by: Plain[Any], names: Map | _Listed, before: int) -> tuple[tuple[Value, Value], ...]:
    """What a criterion measured for each option it looked at; a rank that is no whole number says nothing by itself."""
    options = tuple(_region(names, before))
    match by:
        case Criterion(measure=measure) if measure is not None:
            return tuple((option, measure(option)) for option in options)
        case Criterion(classes=tuple() as classes):
            places = ((one, _class_of(names.bits((one,)), classes)) for one in options)
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
    """The place of the first class that an option is in, from 1 on; 0 if it is in none."""
    return next((place for place, mask in enumerate(classes, 1) if mask & bit), 0)


def exclusions(
    map: Map,
    among: Bits,
    limits: Iterable[tuple[str, str, Bits]],
    measured: Callable[[str, str], str] = lambda id, space: "",
) -> tuple[Narrowing, ...]:
    """What each limit has cut: its id, its clause, what was left; and what it measured for a space, if anything.

    >>> m = Map.graph({"a": (), "b": (), "c": ()})
    >>> [(one.clause, list(one.cut)) for one in exclusions(m, 0b111, [("x", "X-1", 0b011), ("y", "X-2", 0b111)])]
    [('X-1', ['c'])]
    """
    found: list[Narrowing] = []
    for id, clause, left in limits:
        # Only a decision is explained, and there is none without a board that is tracked.
        kept, cut = Region(map, cast("int", among & left)), Region(map, cast("int", among & ~left))
        if len(cut):
            numbers = tuple((space, value) for space in (*kept, *cut) if (value := measured(id, space)))
            found.append(Narrowing(id, clause, "criterion", {}, kept, cut, measured=numbers))
        among &= left
    return tuple(found)
