"""Maps and regions: a set of spaces is an int with one bit per space.

Rules compute with plain ints; a `Region` is the same set in a readable form.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from enum import Enum
from functools import wraps
from inspect import signature
from typing import Any, Final, NoReturn, TypeVar, overload
from weakref import WeakValueDictionary


class Untracked(Enum):
    """Type of the value for a set of spaces, a number or a fact that the table does not track.

    It absorbs every set operation and raises TypeError as a truth value, so that a rule that forgets to ask fails
    immediately instead of treating the unknown as empty. Test for it with `is UNTRACKED`.
    """

    UNTRACKED = "untracked"

    def _absorb(self, other: object = None) -> Untracked:
        return self

    __and__ = __rand__ = __or__ = __ror__ = __xor__ = __rxor__ = _absorb
    __sub__ = __rsub__ = __add__ = __radd__ = _absorb

    def __invert__(self) -> Untracked:
        return self

    __neg__ = __invert__

    def __bool__(self) -> NoReturn:
        raise TypeError("an untracked fact must be asked, not tested: use table.ask(Fact(...))")

    __len__ = __bool__

    def __repr__(self) -> str:
        return "UNTRACKED"


UNTRACKED: Final = Untracked.UNTRACKED
"""The only instance of `Untracked`."""

R = TypeVar("R")


def absorbing(rule: Callable[..., R]) -> Callable[..., R | Untracked]:
    """Decorate a function of sets of spaces to return UNTRACKED if one of its arguments is.

    The test is compiled for the function's own parameters: no packing of arguments, which keeps inner loops fast.

    >>> @absorbing
    ... def size(bits: int) -> int:
    ...     return bits.bit_count()
    >>> size(0b101), size(UNTRACKED)
    (2, UNTRACKED)
    """
    parameters = signature(rule).parameters.values()
    names = ", ".join(
        str(parameter.replace(annotation=parameter.empty, default=parameter.empty)) for parameter in parameters
    )
    single = [parameter.name for parameter in parameters if parameter.kind is not parameter.VAR_POSITIONAL]
    tests = [f"{name} is UNTRACKED" for name in single]
    tests += [
        f"UNTRACKED in {parameter.name}" for parameter in parameters if parameter.kind is parameter.VAR_POSITIONAL
    ]
    source = f"def absorb({names}):\n    return UNTRACKED if {' or '.join(tests)} else rule({names})"
    made: dict[str, Callable[..., R | Untracked]] = {}
    exec(source, {"UNTRACKED": UNTRACKED, "rule": rule}, made)
    absorb = made["absorb"]
    absorb.__defaults__ = (
        tuple(parameter.default for parameter in parameters if parameter.default is not parameter.empty) or None
    )
    return wraps(rule)(absorb)


D = TypeVar("D")


def or_else(value: R | Untracked, otherwise: D) -> R | D:
    """Return a tracked value, or a default for texts, offers and logs. A decision must ask instead: Fact, Choice.

    >>> or_else(3, 0), or_else(UNTRACKED, 0)
    (3, 0)
    """
    return otherwise if value is UNTRACKED else value


SOMEWHERE: Final = "somewhere"
"""Pick of a choice whose place is not tracked: it was done, only the table knows where."""

Bits = int | Untracked
"""A set of spaces, or UNTRACKED."""


class Map:
    """The spaces of a board, indexed in reading order (flat hexes: column by column), with their neighbours.

    `bit[name]` is the bit of a space (UNTRACKED for SOMEWHERE), `around[name]` its neighbours, `all` every space,
    `grow(bits)` the spaces next to any of these.
    """

    def __init__(
        self, places: Mapping[str, int], grow: Callable[[int], int], made: tuple[str, Hashable, bool] | None = None
    ) -> None:
        self._made = made
        if made is not None:
            _MAPS[made] = self
        self.place = dict(places)
        self.names = tuple(sorted(self.place, key=self.place.__getitem__))
        self._name: dict[Bits, str] = {1 << place: name for name, place in self.place.items()}
        self._name[UNTRACKED] = SOMEWHERE
        self.bit: dict[str, Bits] = {name: 1 << place for name, place in self.place.items()}
        self.bit[SOMEWHERE] = UNTRACKED
        self.all = sum(1 << place for place in self.place.values())
        self.grow: Callable[[int], int] = grow
        self.around = {name: grow(1 << place) for name, place in self.place.items()}
        # The last space of a set, by the bit length of the set.
        longest = self.all.bit_length() + 1
        self._last_name, self._last_bit = [""] * longest, [0] * longest
        for name, place in self.place.items():
            self._last_name[place + 1], self._last_bit[place + 1] = name, 1 << place

    @classmethod
    def hexes(cls, at: Mapping[str, tuple[int, int]], *, flat: bool = False) -> Map:
        """Return a map of hexes, given by (row, column).

        Pointy hexes: odd rows are shifted half a hex to the right. With `flat`, odd columns are shifted half a hex
        down.

        >>> m = Map.hexes({"a": (0, 0), "b": (0, 1), "c": (1, 0)})
        >>> list(m.region(m.grow(m.bits(["a"]))))
        ['b', 'c']
        """
        # Axial coordinates make all six neighbours the same shift for every hex; the spare columns keep a shift from
        # overflowing into the next row.
        axial = {
            name: (column, row - column // 2) if flat else (row, column - row // 2)
            for name, (row, column) in at.items()
        }
        low = min(q for _, q in axial.values())
        top = min(r for r, _ in axial.values())
        width = max(q for _, q in axial.values()) - low + 3
        places = {name: (r - top + 1) * width + (q - low + 1) for name, (r, q) in axial.items()}
        everything = sum(1 << place for place in places.values())
        diagonal, row = width - 1, width

        def grow(bits: int) -> int:
            # A hex and its right neighbour, moved down by a row less one step, are those below and below left; moved up
            # by a row, those above right and above.
            right = bits << 1
            two = bits | right
            return (right | bits >> 1 | two << diagonal | two >> row) & everything

        return cls(places, grow, ("hexes", tuple(at.items()), flat))

    @classmethod
    def graph(cls, neighbours: Mapping[str, Iterable[str]]) -> Map:
        """Return a map of named areas, in reading order, each with its neighbours."""
        listed = tuple((name, tuple(others)) for name, others in neighbours.items())
        places = {name: place for place, (name, _) in enumerate(listed)}
        around = [sum(1 << places[other] for other in others) for _, others in listed]

        def grow(bits: int) -> int:
            grown = 0
            while bits:
                low = bits & -bits
                grown |= around[low.bit_length() - 1]
                bits ^= low
            return grown

        return cls(places, grow, ("graph", listed, False))

    def __reduce__(self) -> tuple[Callable[..., Map], tuple[tuple[str, Hashable, bool]]]:
        """Pickle a map as its arguments; unpickling returns the existing equal map if there is one.

        >>> import pickle
        >>> m = Map.graph({"a": "b", "b": "a"})
        >>> pickle.loads(pickle.dumps(m)) is m
        True
        """
        if self._made is None:
            raise TypeError("a map with neighbours of its own cannot be pickled: use Map.hexes or Map.graph")
        return _map_again, (self._made,)

    def rings(self, start: int, blocked: int = 0) -> Iterator[int]:
        """Generate the spaces 0, 1, 2 ... steps away from `start` on paths that enter no blocked space.

        Rings are computed lazily.
        """
        grow, unreached, ring = self.grow, self.all & ~blocked & ~start, start
        while ring:
            yield ring
            ring = grow(ring) & unreached
            unreached ^= ring

    def distance(self, start: int, goal: int, blocked: int = 0) -> int | None:
        """Return the length of the shortest path that enters no blocked space, but may end on one; None without one."""
        grow, unreached, ring, steps = self.grow, self.all & ~blocked | goal, start, 0
        unreached &= ~start
        while ring:
            if ring & goal:
                return steps
            ring = grow(ring) & unreached
            unreached &= ~ring
            steps += 1
        return None

    def within(self, start: int, steps: int, blocked: int = 0) -> int:
        """Return the spaces at most that many steps away from `start`, including `start`."""
        grow, unreached, reached, ring = self.grow, self.all & ~blocked & ~start, start, start
        for _ in range(steps):
            ring = grow(ring) & unreached
            unreached ^= ring
            reached |= ring
        return reached

    def name(self, bits: Bits) -> str:
        """Return the name of the lowest space of a set, usually its only one: the inverse of `bit`.

        >>> m = Map.graph({"a": (), "b": ()})
        >>> m.name(0b10), m.name(UNTRACKED)
        ('b', 'somewhere')
        """
        return self._name[bits & -bits]

    def bits(self, names: Iterable[str]) -> int:
        """Return the set of these spaces."""
        bits = 0
        for name in names:
            bits |= 1 << self.place[name]
        return bits

    @overload
    def region(self, bits: int) -> Region: ...
    @overload
    def region(self, bits: Bits) -> Region | Untracked: ...
    def region(self, bits: Bits) -> Region | Untracked:
        """Return the set in the readable form, also used by choices."""
        return bits if bits is UNTRACKED else Region(self, bits)

    def listed(self, bits: int) -> list[str]:
        """Return the names of a set's spaces, in reading order."""
        # From the end: the bit length of a number is stored, its lowest bit has to be computed.
        listed, names, bit = [], self._last_name, self._last_bit
        while bits:
            last = bits.bit_length()
            listed.append(names[last])
            bits ^= bit[last]
        listed.reverse()
        return listed


_MAPS: WeakValueDictionary[tuple[str, Hashable, bool], Map] = WeakValueDictionary()
"""All maps by their arguments; weak references, so that unused maps are freed."""


def _map_again(made: tuple[str, Any, bool]) -> Map:
    """Return the existing map with these arguments, or create it."""
    kind, parts, flat = made
    existing = _MAPS.get(made)
    if existing is None:
        existing = Map.hexes(dict(parts), flat=flat) if kind == "hexes" else Map.graph(dict(parts))
    return existing


def groups(board: Map, bits: int) -> list[int]:
    """Return the connected groups of a set, in reading order of their first space."""
    parts = []
    while bits:
        group = more = bits & -bits
        while more := board.grow(more) & bits & ~group:
            group |= more
        parts.append(group)
        bits &= ~group
    return parts


_FEW, _STRETCH = 8, (1 << 30) - 1


def nth(bits: int, count: int, backwards: bool = False) -> int:
    """Return the count-th space in reading order (or backwards), cyclically.

    >>> nth(0b10110, 4)
    2
    """
    size, passed = bits.bit_count(), 0
    count = (count - 1) % size
    if backwards:
        count = size - 1 - count
    if count > _FEW:
        # Far into a large set: skip stretches of 30 spaces first.
        while (here := (bits & _STRETCH).bit_count()) <= count:
            count -= here
            bits >>= 30
            passed += 30
    for _ in range(count):
        bits &= bits - 1
    return (bits & -bits) << passed if passed else bits & -bits


class Region:
    """A set of spaces of a map in a readable form: an iterable of names in reading order."""

    __slots__ = ("bits", "map")

    def __init__(self, map: Map, bits: int) -> None:
        self.map = map
        self.bits = bits

    def __iter__(self) -> Iterator[str]:
        return iter(self.map.listed(self.bits))

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __getitem__(self, index: int) -> str:
        return self.map.name(nth(self.bits, index + 1))

    def __contains__(self, name: object) -> bool:
        return name in self.map.place and bool(self.bits >> self.map.place[str(name)] & 1)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Region) and self.bits == other.bits and self.map is other.map

    def __hash__(self) -> int:
        return hash(self.bits)

    def __repr__(self) -> str:
        return f"Region({' '.join(self)})"
