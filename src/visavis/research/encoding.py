"""Views as numbers: the parts of a state, how each is encoded, and the whole observation."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import compress
from operator import is_not
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from visavis.core.region import UNTRACKED
from visavis.core.state import State
from visavis.research import types
from visavis.research.alphabet import Alphabet, FieldFound, names_in

Numbers = bytearray
"""Numbers of 16 bits, the lower byte first. Nothing is written faster one by one: most are small, and only that byte is
touched. `at` is the place of a byte, so the place of a number is twice its own."""
HIGHEST = 32_000
"""No number of a vector is larger."""
NEVER = object()
"""What no value is."""


def put(value: int, out: Numbers, at: int) -> None:
    """Write a number."""
    if 0 <= value <= 255:
        out[at] = value
        out[at + 1] = 0
    else:
        out[at : at + 2] = max(-HIGHEST, min(HIGHEST, int(value))).to_bytes(2, "little", signed=True)


def add_to(value: int, out: Numbers, at: int) -> None:
    """Add to a number."""
    put(int.from_bytes(out[at : at + 2], "little", signed=True) + value, out, at)


class Part:
    """A stretch of the vector, and how a value is written there."""

    size = 1

    def __init__(self) -> None:
        self.last: Any = NEVER

    def names(self) -> Iterator[str]:
        """What each number of it says."""
        yield ""

    def write(self, value: Any, out: Numbers, at: int) -> None:
        """Make the stretch that begins at a place say this value."""
        if value.__class__ is not self.last.__class__ or value != self.last:
            out[at : at + 2 * self.size] = bytes(2 * self.size)
            if value is not None and value is not UNTRACKED:
                self.add(value, out, at)
        self.last = value

    def add(self, value: Any, out: Numbers, at: int) -> None:
        """Add this value to the stretch."""
        raise NotImplementedError(type(self).__name__)


class Nothing(Part):
    """What is not written."""

    size = 0

    def names(self) -> Iterator[str]:
        """See `Part.names`."""
        yield from ()

    def write(self, value: Any, out: Numbers, at: int) -> None:
        """See `Part.write`."""

    def add(self, value: Any, out: Numbers, at: int) -> None:
        """See `Part.add`."""


class Single(Part):
    """A number, yes or no."""

    def write(self, value: Any, out: Numbers, at: int) -> None:
        """See `Part.write`."""
        if value is None or value is UNTRACKED:
            value = 0
        put(value, out, at)

    def add(self, value: Any, out: Numbers, at: int) -> None:
        """See `Part.add`."""
        add_to(value, out, at)


class OneOf(Part):
    """A name: a number for each that there is, and one for any other."""

    def __init__(self, values: Sequence[str], alphabet: Alphabet) -> None:
        super().__init__()
        self.values = values
        self.size = len(values) + 1
        self._alphabet = alphabet
        self._places: dict[Any, int] = {value: 2 * at for at, value in enumerate(values)}

    def names(self) -> Iterator[str]:
        """See `Part.names`."""
        yield from (f" = {value}" for value in self.values)
        yield " = other"

    def where(self, value: Any) -> list[int]:
        """The places of a value in the stretch: several, where several names make one; none for no name."""
        text = str(value)
        if not text:
            return []
        names = [text] if text in self._places else names_in(text, self._alphabet)
        return [self._places.get(name, 2 * len(self.values)) for name in names]

    def write(self, value: Any, out: Numbers, at: int) -> None:
        """See `Part.write`."""
        places = self._places
        if value in places and self.last in places:
            out[at + places[self.last]] = 0
            out[at + places[value]] = 1
            self.last = value
        else:
            super().write(value, out, at)

    def add(self, value: Any, out: Numbers, at: int) -> None:
        """See `Part.add`."""
        place = self._places.get(value)
        for its in self.where(value) if place is None else (place,):
            add_to(1, out, at + its)


class CountOf(OneOf):
    """How often each name is there."""

    def names(self) -> Iterator[str]:
        """See `Part.names`."""
        yield from (f": {value}" for value in self.values)
        yield ": other"

    def write(self, value: Any, out: Numbers, at: int) -> None:
        """See `Part.write`. Often there is only something new after what was there."""
        last, self.last = self.last, value
        if last and last.__class__ is tuple and value.__class__ is tuple and value[: len(last)] == last:
            self.add(value[len(last) :], out, at)
        else:
            out[at : at + 2 * self.size] = self._written_down(value)

    def _written_down(self, value: Any) -> Numbers:
        found, places = bytearray(2 * self.size), self._places
        if value is None or value is UNTRACKED or not value:
            return found
        try:
            for place in map(places.__getitem__, value):
                found[place] = 1
            if found.count(1) == len(value):
                return found
        except KeyError:
            pass
        # Some name is there more than once, or is no name that is known.
        found = bytearray(2 * self.size)
        self.add(value, found, 0)
        return found

    def add(self, value: Any, out: Numbers, at: int) -> None:
        """See `Part.add`."""
        places = self._places
        for one in value:
            place = places.get(one)
            if place is None or out[at + place] == 255:
                super().add(one, out, at)
            else:
                out[at + place] += 1


class PlaceOf(CountOf):
    """How often each name is there, and at which place it is last."""

    def __init__(self, values: Sequence[str], alphabet: Alphabet) -> None:
        super().__init__(values, alphabet)
        self._half = 2 * self.size
        self.size *= 2

    def names(self) -> Iterator[str]:
        """See `Part.names`."""
        yield from super().names()
        yield from (f", place of {value}" for value in self.values)
        yield ", place of other"

    def write(self, value: Any, out: Numbers, at: int) -> None:
        """See `Part.write`. Often there is only something new after what was there."""
        last = self.last
        if value == last:
            return
        self.last = value
        first = 0
        if last.__class__ is tuple and value.__class__ is tuple and value[: len(last)] == last:
            first = len(last)
        else:
            out[at : at + 2 * self.size] = bytes(2 * self.size)
        if value is not None and value is not UNTRACKED:
            self._add(value, first, out, at)

    def add(self, value: Any, out: Numbers, at: int) -> None:
        """See `Part.add`."""
        self._add(value, 0, out, at)

    def _add(self, value: Any, first: int, out: Numbers, at: int) -> None:
        for nth, one in enumerate(value[first:], first + 1):
            for place in self.where(one):
                add_to(1, out, at + place)
                put(nth, out, at + self._half + place)


class Row(Part):
    """Numbers side by side."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self.size = size
        self._written = 0

    def names(self) -> Iterator[str]:
        """See `Part.names`."""
        yield from (f"[{at}]" for at in range(self.size))

    def add(self, value: Any, out: Numbers, at: int) -> None:
        """See `Part.add`."""
        for one in value[: self.size]:
            add_to(one, out, at)
            at += 2

    def write(self, value: Any, out: Numbers, at: int) -> None:
        """See `Part.write`."""
        if value.__class__ is not tuple or len(value) != self._written:
            super().write(value, out, at)
            self._written = min(len(value), self.size) if value.__class__ is tuple else 0
            return
        self.last = value
        for one in value:
            if 0 <= one <= 255:
                out[at] = one
                out[at + 1] = 0
            else:
                put(one, out, at)
            at += 2


class PileOf(Part):
    """A pile: how many cards it has, which can be in it unseen, and which are known to be in it."""

    def __init__(self, values: Sequence[str], alphabet: Alphabet) -> None:
        super().__init__()
        self._pool, self._known = CountOf(values, alphabet), CountOf(values, alphabet)
        self.size = 1 + 2 * self._pool.size

    def names(self) -> Iterator[str]:
        """See `Part.names`."""
        yield ": cards"
        yield from (f", unseen{name}" for name in self._pool.names())
        yield from (f", known{name}" for name in self._known.names())

    def write(self, value: Any, out: Numbers, at: int) -> None:
        """See `Part.write`."""
        self.last = value
        known: tuple[Any, ...] = ()
        size, pool = 0, ()
        if value is not None and value is not UNTRACKED:
            pool = value.pool
            for layer in value.layers:
                size += layer.size
                known += layer.known
        put(size, out, at)
        if pool != self._pool.last:
            self._pool.write(pool, out, at + 2)
        if known != self._known.last:
            self._known.write(known, out, at + 2 + 2 * self._pool.size)

    def add(self, value: Any, out: Numbers, at: int) -> None:
        """See `Part.add`."""
        add_to(sum([layer.size for layer in value.layers]), out, at)
        self._pool.add(value.pool, out, at + 2)
        self._known.add([card for layer in value.layers for card in layer.known], out, at + 2 + 2 * self._pool.size)


Vector = NDArray[np.int16]
_MOST_PLACES = 12
_MOST_ORDERED = 64
"""Cards that lie in an order are told with their places where there are no more kinds than these."""
_MOST_KEPT = 4096


class Board:
    """The spaces of a game, and where those of the map that is in use stand among them."""

    def __init__(self, spaces: Sequence[str]) -> None:
        self.spaces = spaces
        self._place = {name: at for at, name in enumerate(spaces)}
        self.map: Any = None
        self.bits: dict[int, int] = {}
        self.order: list[int] = []

    def use(self, map: Any) -> None:
        """This map is in use now."""
        self.map = map
        self.bits = {1 << map.place[name]: self._place[name] for name in map.names if name in self._place}
        self.order = [self._place.get(name, -1) for name in map.names]


class SpacesOf(Part):
    """A set of spaces: a bit for each space."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board = board
        self.size = len(board.spaces)

    def names(self) -> Iterator[str]:
        """See `Part.names`."""
        yield from (f": {name}" for name in self._board.spaces)

    def add(self, value: Any, out: Numbers, at: int) -> None:
        """See `Part.add`."""
        bits = self._board.bits
        while value:
            low = value & -value
            place = bits.get(low)
            if place is not None:
                add_to(1, out, at + 2 * place)
            value ^= low


class OnSpaces(Part):
    """Something for each space."""

    def __init__(self, board: Board, inner: Part) -> None:
        super().__init__()
        self._board = board
        self._inner = inner
        self.size = inner.size * len(board.spaces)

    def names(self) -> Iterator[str]:
        """See `Part.names`."""
        for name in self._board.spaces:
            yield from (f", {name}{rest}" for rest in self._inner.names())

    def add(self, value: Any, out: Numbers, at: int) -> None:
        """See `Part.add`."""
        for place, its in zip(self._board.order, value, strict=False):
            if its and place >= 0:
                self._inner.add(its, out, at + 2 * place * self._inner.size)


class Parts(Part):
    """Several parts, one after another: the fields of a struct, or the places of a tuple."""

    def __init__(self, parts: Sequence[tuple[str, Part]], get: Callable[[Any], Sequence[Any]] | None) -> None:
        super().__init__()
        self.titles = [title for title, _ in parts]
        self.size = 0
        self.parts: list[tuple[Part, int]] = []
        for _, part in parts:
            self.parts.append((part, 2 * self.size))
            self.size += part.size
        self._get = get
        self._range = range(len(self.parts))
        self._was: Sequence[Any] = ()

    def names(self) -> Iterator[str]:
        """See `Part.names`."""
        for title, (part, _) in zip(self.titles, self.parts, strict=True):
            yield from (f"{title}{rest}" for rest in part.names())

    def write(self, value: Any, out: Numbers, at: int) -> None:
        """See `Part.write`. What is the same as it was is written already."""
        self.last = value
        its: Sequence[Any] = ()
        if value is not None and value is not UNTRACKED:
            its = value if self._get is None else self._get(value)
        was, self._was = self._was, its
        if len(its) != len(was):
            was = self._as_many(len(its), was, out, at)
        parts = self.parts
        for n in compress(self._range, map(is_not, its, was)):
            one = its[n]
            if one != was[n]:
                part, first = parts[n]
                part.write(one, out, at + first)

    def _as_many(self, count: int, was: Sequence[Any], out: Numbers, at: int) -> Sequence[Any]:
        """What was written of so many parts; those that are not there any more are made nothing."""
        for part, first in self.parts[count : len(was)]:
            part.write(None, out, at + first)
        return (*was[:count], *[NEVER] * (count - len(was)))

    def add(self, value: Any, out: Numbers, at: int) -> None:
        """See `Part.add`."""
        its = value if self._get is None else self._get(value)
        for (part, first), one in zip(self.parts, its, strict=False):
            if one is not None and one is not UNTRACKED:
                part.add(one, out, at + first)

    def forget(self) -> None:
        """Whatever comes next is written anew: another map is in use."""
        self._was = (NEVER,) * len(self._was)
        for part, _ in self.parts:
            if isinstance(part, Parts):
                part.forget()
            elif isinstance(part, (SpacesOf, OnSpaces)):
                part.last = NEVER


class SumOf(Part):
    """Any number of things, added up. What was written of a value is kept: most come again."""

    def __init__(self, inner: Part) -> None:
        super().__init__()
        self._inner = inner
        self.size = inner.size + 1
        self._kept: dict[Any, Numbers] = {}

    def names(self) -> Iterator[str]:
        """See `Part.names`."""
        yield ": how many"
        yield from (f", sum{name}" for name in self._inner.names())

    def write(self, value: Any, out: Numbers, at: int) -> None:
        """See `Part.write`."""
        self.last = value
        known = self._kept.get(value)
        if known is None:
            known = bytearray(2 * self.size)
            if value is not None and value is not UNTRACKED:
                self.add(value, known, 0)
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
            self._kept[value] = known
        out[at : at + 2 * self.size] = known

    def add(self, value: Any, out: Numbers, at: int) -> None:
        """See `Part.add`."""
        add_to(len(value), out, at)
        for one in value:
            self._inner.add(one, out, at + 2)


class Encoder:
    """Writes views into a vector; `more` numbers after them are for others to write."""

    def __init__(self, alphabet: Alphabet, view: Any, more: int = 0) -> None:
        self._alphabet = alphabet
        self._board = Board(alphabet.spaces)
        root = self._part(types.shape_of(view))
        assert isinstance(root, Parts)
        self.root = root
        self.size = root.size
        self.out = bytearray(2 * (self.size + more))
        self.vector: Vector = np.frombuffer(self.out, "<i2")
        """The same numbers: whoever wants to keep them takes a copy."""
        self.shown = object()
        """Another one whenever the vector says something else."""

    def write(self, view: Any) -> None:
        """Make the vector say this view."""
        self.shown = object()
        if isinstance(view, State) and self._alphabet.spaces:
            map = view.board_map()
            if map is not self._board.map:
                self._board.use(map)
                self.root.forget()
        self.root.write(view, self.out, 0)

    def stretches(self) -> dict[str, slice]:
        """Where each field of the view stands in the vector; a state in the view field by field."""
        return dict(_stretches(self.root, 0, ""))

    def _part(self, shape: types.Shape) -> Part:
        """How a shape is written."""
        alphabet, path = self._alphabet, shape.path
        found = alphabet.fields.get(path, FieldFound())
        match shape:
            case types.Flag() | types.Whole():
                return Single()
            case types.Word(known=known):
                return OneOf(known or found.values, alphabet)
            case types.Words(known=known):
                return self._words(known or found.values, found, path)
            case types.Wholes():
                return Row(found.most)
            case types.Cards():
                return PileOf(found.values, alphabet)
            case types.Spaces():
                return SpacesOf(self._board)
            case types.BySpace(inner=inner):
                return OnSpaces(self._board, self._part(inner))
            case types.Record():
                return self._record(shape)
            case types.Many(inner=inner):
                if found.fixed:
                    return Parts([(f"[{at}]", self._part(inner)) for at in range(found.most)], None)
                return SumOf(self._part(inner))
        raise TypeError(type(shape).__name__)

    def _words(self, values: tuple[str, ...], found: FieldFound, path: str) -> Part:
        """How several words are written: each in its place, by where they lie in a pile, or counted."""
        alphabet = self._alphabet
        if found.fixed and found.ordered and found.most <= _MOST_PLACES:
            return Parts([(f"[{at}]", OneOf(values, alphabet)) for at in range(found.most)], None)
        one_pile = found.ordered and "[" not in path and len(values) <= _MOST_ORDERED
        return PlaceOf(values, alphabet) if one_pile else CountOf(values, alphabet)

    def _record(self, shape: types.Record) -> Parts:
        """How a record is written: a struct field by field, also those that say nothing; a tuple place by place."""
        if not shape.of_struct:
            return Parts([(f"[{name}]", self._part(one)) for name, one in shape.parts], None)
        dot, shaped = "." if shape.path else "", dict(shape.parts)
        named = [(f"{dot}{name}", shaped.get(name)) for name in shape.fields]
        every = [(name, Nothing() if one is None else self._part(one)) for name, one in named]
        return Parts(every, msgspec.structs.astuple)


def _stretches(parts: Parts, at: int, before: str) -> Iterator[tuple[str, slice]]:
    for title, (part, first) in zip(parts.titles, parts.parts, strict=True):
        if isinstance(part, Parts) and part.titles[0].startswith("."):
            yield from _stretches(part, at + first, before + title)
        elif part.size:
            yield before + title, slice((at + first) // 2, (at + first) // 2 + part.size)
