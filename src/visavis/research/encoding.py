"""Encode views as fixed-size integer vectors: one encoder per field type, and the whole observation."""

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
"""Buffer of 16-bit little-endian integers. Fast for single writes: most numbers are small and touch one byte only.
`offset` counts bytes: twice the index of the number."""
HIGHEST = 32_000
"""Maximum absolute value in a vector; larger numbers are clipped."""
NEVER = object()
"""Sentinel that differs from every value."""


def put(value: int, out: Numbers, offset: int) -> None:
    """Write a number at a byte offset, clipped to `HIGHEST`."""
    if 0 <= value <= 255:
        out[offset] = value
        out[offset + 1] = 0
    else:
        out[offset : offset + 2] = max(-HIGHEST, min(HIGHEST, int(value))).to_bytes(2, "little", signed=True)


def add_to(value: int, out: Numbers, offset: int) -> None:
    """Add to the number at a byte offset."""
    put(int.from_bytes(out[offset : offset + 2], "little", signed=True) + value, out, offset)


class Part:
    """Encoder of one slice of the vector. Caches the last value, so that an unchanged one is not written again."""

    size = 1

    def __init__(self) -> None:
        self.last: Any = NEVER

    def names(self) -> Iterator[str]:
        """Iterate over the labels of its numbers."""
        yield ""

    def write(self, value: Any, out: Numbers, offset: int) -> None:
        """Overwrite the slice that begins at a byte offset with this value."""
        if value.__class__ is not self.last.__class__ or value != self.last:
            out[offset : offset + 2 * self.size] = bytes(2 * self.size)
            if value is not None and value is not UNTRACKED:
                self.add(value, out, offset)
        self.last = value

    def add(self, value: Any, out: Numbers, offset: int) -> None:
        """Add this value to the slice. Subclasses override it."""
        raise NotImplementedError(type(self).__name__)


class Nothing(Part):
    """Encoder of size 0, for fields that are left out."""

    size = 0

    def names(self) -> Iterator[str]:
        yield from ()

    def write(self, value: Any, out: Numbers, offset: int) -> None:
        """Write nothing."""

    def add(self, value: Any, out: Numbers, offset: int) -> None:
        """Add nothing."""


class Single(Part):
    """Encoder of an integer or a boolean."""

    def write(self, value: Any, out: Numbers, offset: int) -> None:
        if value is None or value is UNTRACKED:
            value = 0
        put(value, out, offset)

    def add(self, value: Any, out: Numbers, offset: int) -> None:
        add_to(value, out, offset)


class OneOf(Part):
    """One-hot encoder of a name, with one more number for unknown names."""

    def __init__(self, values: Sequence[str], alphabet: Alphabet) -> None:
        super().__init__()
        self.values = values
        self.size = len(values) + 1
        self._alphabet = alphabet
        self._places: dict[Any, int] = {value: 2 * index for index, value in enumerate(values)}
        self._others: dict[object, list[int]] = {}
        """Cache: the byte offsets of names that are none of the values."""

    def names(self) -> Iterator[str]:
        yield from (f" = {value}" for value in self.values)
        yield " = other"

    def where(self, value: Any) -> list[int]:
        """Return the byte offsets of a value in the slice: several for a composed name, none for an empty one."""
        known = self._others.get(value)
        if known is None:
            text = str(value)
            names = [] if not text else [text] if text in self._places else names_in(text, self._alphabet)
            if len(self._others) >= _MOST_KEPT:
                self._others.clear()
            known = self._others[value] = [self._places.get(name, 2 * len(self.values)) for name in names]
        return known

    def write(self, value: Any, out: Numbers, offset: int) -> None:
        places = self._places
        if value in places and self.last in places:
            out[offset + places[self.last]] = 0
            out[offset + places[value]] = 1
            self.last = value
        else:
            super().write(value, out, offset)

    def add(self, value: Any, out: Numbers, offset: int) -> None:
        place = self._places.get(value)
        for place_offset in self.where(value) if place is None else (place,):
            add_to(1, out, offset + place_offset)


_FEW = 20
"""Maximum number of names that are erased and written one by one."""


def _removed(before: tuple[object, ...], now: tuple[object, ...]) -> object:
    """Return the name without which a sorted tuple is another one; `NEVER` if they differ otherwise.

    >>> _removed(("a", "b", "c"), ("a", "c")), _removed(("a", "b", "c"), ("a", "d")) is NEVER
    ('b', True)
    """
    low, high = 0, len(now)
    while low < high:
        middle = (low + high) // 2
        if before[middle] == now[middle]:
            low = middle + 1
        else:
            high = middle
    return before[low] if before[low + 1 :] == now[low:] and before[:low] == now[:low] else NEVER


class CountOf(OneOf):
    """Encoder that counts how often each name occurs."""

    def names(self) -> Iterator[str]:
        yield from (f": {value}" for value in self.values)
        yield ": other"

    def write(self, value: Any, out: Numbers, offset: int) -> None:
        # Often values are only appended, or few are replaced: then only these are written.
        last, self.last = self.last, value
        if not value:
            out[offset : offset + 2 * self.size] = bytes(2 * self.size)
        elif last and last.__class__ is tuple and value.__class__ is tuple:
            before, now = len(last), len(value)
            if value[:before] == last:
                self.add(value[before:], out, offset)
            elif before + now <= _FEW and self._replaced(last, value, out, offset):
                pass
            elif (
                now + 1 == before
                and (gone := self._places.get(_removed(last, value))) is not None
                and out[offset + gone]
            ):
                out[offset + gone] -= 1
            else:
                out[offset : offset + 2 * self.size] = self._written_down(value)
        else:
            out[offset : offset + 2 * self.size] = self._written_down(value)

    def _replaced(self, last: tuple[object, ...], value: tuple[object, ...], out: Numbers, offset: int) -> bool:
        """Erase a few names and write a few others. Return False if one of them is unknown."""
        places = self._places
        try:
            for place in map(places.__getitem__, last):
                out[offset + place] = 0
            for place in map(places.__getitem__, value):
                out[offset + place] += 1
        except KeyError:
            return False
        return True

    def _written_down(self, value: Any) -> Numbers:
        numbers, places = bytearray(2 * self.size), self._places
        if value is UNTRACKED:
            return numbers
        try:
            for place in map(places.__getitem__, value):
                numbers[place] = 1
            if numbers.count(1) == len(value):
                return numbers
        except KeyError:
            pass
        # A name occurs more than once or is unknown.
        numbers = bytearray(2 * self.size)
        self.add(value, numbers, 0)
        return numbers

    def add(self, value: Any, out: Numbers, offset: int) -> None:
        places = self._places
        for name in value:
            place = places.get(name)
            if place is None or out[offset + place] == 255:
                super().add(name, out, offset)
            else:
                out[offset + place] += 1


class PlaceOf(CountOf):
    """Encoder that counts each name and records the last position where it occurs."""

    def __init__(self, values: Sequence[str], alphabet: Alphabet) -> None:
        super().__init__(values, alphabet)
        self._half = 2 * self.size
        self.size *= 2

    def names(self) -> Iterator[str]:
        yield from super().names()
        yield from (f", place of {value}" for value in self.values)
        yield ", place of other"

    def write(self, value: Any, out: Numbers, offset: int) -> None:
        # Often values are only appended: then only these are written.
        last = self.last
        if value == last:
            return
        self.last = value
        first = 0
        if last.__class__ is tuple and value.__class__ is tuple and value[: len(last)] == last:
            first = len(last)
        else:
            out[offset : offset + 2 * self.size] = bytes(2 * self.size)
        if value is not None and value is not UNTRACKED:
            self._add(value, first, out, offset)

    def add(self, value: Any, out: Numbers, offset: int) -> None:
        self._add(value, 0, out, offset)

    def _add(self, value: Any, first: int, out: Numbers, offset: int) -> None:
        for nth, name in enumerate(value[first:], first + 1):
            for place in self.where(name):
                add_to(1, out, offset + place)
                put(nth, out, offset + self._half + place)


class Row(Part):
    """Encoder of a tuple of integers, one number each."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self.size = size
        self._written = 0

    def names(self) -> Iterator[str]:
        yield from (f"[{index}]" for index in range(self.size))

    def add(self, value: Any, out: Numbers, offset: int) -> None:
        for number in value[: self.size]:
            add_to(number, out, offset)
            offset += 2

    def write(self, value: Any, out: Numbers, offset: int) -> None:
        if value.__class__ is not tuple or len(value) != self._written:
            super().write(value, out, offset)
            self._written = min(len(value), self.size) if value.__class__ is tuple else 0
            return
        self.last = value
        for number in value:
            if 0 <= number <= 255:
                out[offset] = number
                out[offset + 1] = 0
            else:
                put(number, out, offset)
            offset += 2


class PileOf(Part):
    """Encoder of a pile: its size, the cards it may contain unseen, and the cards known to be in it."""

    def __init__(self, values: Sequence[str], alphabet: Alphabet) -> None:
        super().__init__()
        self._pool, self._known = CountOf(values, alphabet), CountOf(values, alphabet)
        self.size = 1 + 2 * self._pool.size

    def names(self) -> Iterator[str]:
        yield ": cards"
        yield from (f", unseen{name}" for name in self._pool.names())
        yield from (f", known{name}" for name in self._known.names())

    def write(self, value: Any, out: Numbers, offset: int) -> None:
        self.last = value
        known: tuple[Any, ...] = ()
        size, pool = 0, ()
        if value is not None and value is not UNTRACKED:
            pool = value.pool
            for layer in value.layers:
                size += layer.size
                known += layer.known
        put(size, out, offset)
        if pool != self._pool.last:
            self._pool.write(pool, out, offset + 2)
        if known != self._known.last:
            self._known.write(known, out, offset + 2 + 2 * self._pool.size)

    def add(self, value: Any, out: Numbers, offset: int) -> None:
        add_to(sum([layer.size for layer in value.layers]), out, offset)
        self._pool.add(value.pool, out, offset + 2)
        self._known.add([card for layer in value.layers for card in layer.known], out, offset + 2 + 2 * self._pool.size)


Vector = NDArray[np.int16]
_MOST_PLACES = 12
"""Maximum length of a tuple of names that is encoded index by index."""
_MOST_ORDERED = 64
"""Maximum number of kinds of cards for which positions in an ordered pile are encoded."""
_MOST_KEPT = 4096
"""Maximum number of cached encodings per field."""


class Board:
    """Index of all spaces of a game, and the mapping from the current map's spaces to it."""

    def __init__(self, spaces: Sequence[str]) -> None:
        self.spaces = spaces
        self._place = {name: index for index, name in enumerate(spaces)}
        self.map: Any = None
        self.bits: dict[int, int] = {}
        self.order: list[int] = []

    def use(self, map: Any) -> None:
        """Rebuild the mapping for another map."""
        self.map = map
        self.bits = {1 << map.place[name]: self._place[name] for name in map.names if name in self._place}
        self.order = [self._place.get(name, -1) for name in map.names]


class SpacesOf(Part):
    """Encoder of a set of spaces (a bit mask): one number per space."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board = board
        self.size = len(board.spaces)

    def names(self) -> Iterator[str]:
        yield from (f": {name}" for name in self._board.spaces)

    def add(self, value: Any, out: Numbers, offset: int) -> None:
        bits = self._board.bits
        while value:
            low = value & -value
            place = bits.get(low)
            if place is not None:
                add_to(1, out, offset + 2 * place)
            value ^= low


class OnSpaces(Part):
    """Encoder of a tuple with one value per space."""

    def __init__(self, board: Board, inner: Part) -> None:
        super().__init__()
        self._board = board
        self._inner = inner
        self.size = inner.size * len(board.spaces)

    def names(self) -> Iterator[str]:
        for name in self._board.spaces:
            yield from (f", {name}{rest}" for rest in self._inner.names())

    def add(self, value: Any, out: Numbers, offset: int) -> None:
        for place, element in zip(self._board.order, value, strict=False):
            if element and place >= 0:
                self._inner.add(element, out, offset + 2 * place * self._inner.size)


class Parts(Part):
    """Concatenated encoders: the fields of a struct, or the elements of a tuple."""

    def __init__(self, parts: Sequence[tuple[str, Part]], get: Callable[[Any], Sequence[Any]] | None) -> None:
        super().__init__()
        self.titles = [title for title, _ in parts]
        self.size = 0
        self.parts: list[tuple[Part, int]] = []
        for _, encoder in parts:
            self.parts.append((encoder, 2 * self.size))
            self.size += encoder.size
        self._get = get
        self._range = range(len(self.parts))
        self._was: Sequence[Any] = ()

    def names(self) -> Iterator[str]:
        for title, (encoder, _) in zip(self.titles, self.parts, strict=True):
            yield from (f"{title}{rest}" for rest in encoder.names())

    def write(self, value: Any, out: Numbers, offset: int) -> None:
        # Elements that have not changed are written already.
        self.last = value
        elements: Sequence[Any] = ()
        if value is not None and value is not UNTRACKED:
            elements = value if self._get is None else self._get(value)
        was, self._was = self._was, elements
        if len(elements) != len(was):
            was = self._as_many(len(elements), was, out, offset)
        parts = self.parts
        for n in compress(self._range, map(is_not, elements, was)):
            element = elements[n]
            if element != was[n]:
                encoder, first = parts[n]
                encoder.write(element, out, offset + first)

    def _as_many(self, count: int, was: Sequence[Any], out: Numbers, offset: int) -> Sequence[Any]:
        """Return the last values for `count` parts; parts beyond that are zeroed."""
        for encoder, first in self.parts[count : len(was)]:
            encoder.write(None, out, offset + first)
        return (*was[:count], *[NEVER] * (count - len(was)))

    def add(self, value: Any, out: Numbers, offset: int) -> None:
        elements = value if self._get is None else self._get(value)
        for (encoder, first), element in zip(self.parts, elements, strict=False):
            if element is not None and element is not UNTRACKED:
                encoder.add(element, out, offset + first)

    def forget(self) -> None:
        """Invalidate the cached values, so that the next write is complete: the map has changed."""
        self._was = (NEVER,) * len(self._was)
        for encoder, _ in self.parts:
            if isinstance(encoder, Parts):
                encoder.forget()
            elif isinstance(encoder, (SpacesOf, OnSpaces)):
                encoder.last = NEVER


class SumOf(Part):
    """Encoder that sums any number of elements. Encodings are cached by value: most recur."""

    def __init__(self, inner: Part) -> None:
        super().__init__()
        self._inner = inner
        self.size = inner.size + 1
        self._kept: dict[Any, Numbers] = {}

    def names(self) -> Iterator[str]:
        yield ": how many"
        yield from (f", sum{name}" for name in self._inner.names())

    def write(self, value: Any, out: Numbers, offset: int) -> None:
        last, self.last = self.last, value
        known = self._kept.get(value)
        if known is None:
            if last and last.__class__ is tuple and value.__class__ is tuple and value[: len(last)] == last:
                # Only the elements that were appended.
                self.add(value[len(last) :], out, offset)
                return
            known = bytearray(2 * self.size)
            if value is not None and value is not UNTRACKED:
                self.add(value, known, 0)
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
            self._kept[value] = known
        out[offset : offset + 2 * self.size] = known

    def add(self, value: Any, out: Numbers, offset: int) -> None:
        add_to(len(value), out, offset)
        for element in value:
            self._inner.add(element, out, offset + 2)


class Encoder:
    """Encodes views into a reused vector; `more` numbers after them are reserved for the caller."""

    def __init__(self, alphabet: Alphabet, view: Any, more: int = 0) -> None:
        self._alphabet = alphabet
        self._board = Board(alphabet.spaces)
        root = self._part(types.shape_of(view))
        assert isinstance(root, Parts)
        self.root = root
        self.size = root.size
        self.out = bytearray(2 * (self.size + more))
        self.vector: Vector = np.frombuffer(self.out, "<i2")
        """The same buffer as an array; copy it to keep the numbers."""
        self.shown = object()
        """Identity token, replaced whenever the vector changes: a cache key."""

    def write(self, view: Any) -> None:
        """Encode a view into the vector."""
        self.shown = object()
        if isinstance(view, State) and self._alphabet.spaces:
            map = view.board_map()
            if map is not self._board.map:
                self._board.use(map)
                self.root.forget()
        self.root.write(view, self.out, 0)

    def stretches(self) -> dict[str, slice]:
        """Return the slice of each field of the view in the vector; a nested state field by field."""
        return dict(_stretches(self.root, 0, ""))

    def _part(self, shape: types.Shape) -> Part:
        """Return the encoder of a shape."""
        alphabet, path = self._alphabet, shape.path
        field = alphabet.fields.get(path, FieldFound())
        match shape:
            case types.Flag() | types.Whole():
                return Single()
            case types.Word(known=known):
                return OneOf(known or field.values, alphabet)
            case types.Words(known=known):
                return self._words(known or field.values, field, path)
            case types.Wholes():
                return Row(field.most)
            case types.Cards():
                return PileOf(field.values, alphabet)
            case types.Spaces():
                return SpacesOf(self._board)
            case types.BySpace(inner=inner):
                return OnSpaces(self._board, self._part(inner))
            case types.Record():
                return self._record(shape)
            case types.Many(inner=inner):
                if field.fixed:
                    return Parts([(f"[{index}]", self._part(inner)) for index in range(field.most)], None)
                return SumOf(self._part(inner))
        raise TypeError(type(shape).__name__)

    def _words(self, values: tuple[str, ...], field: FieldFound, path: str) -> Part:
        """Return the encoder of a tuple of names: index by index, with positions in a pile, or counted."""
        alphabet = self._alphabet
        if field.fixed and field.ordered and field.most <= _MOST_PLACES:
            return Parts([(f"[{index}]", OneOf(values, alphabet)) for index in range(field.most)], None)
        one_pile = field.ordered and "[" not in path and len(values) <= _MOST_ORDERED
        return PlaceOf(values, alphabet) if one_pile else CountOf(values, alphabet)

    def _record(self, shape: types.Record) -> Parts:
        """Return the encoder of a record: all fields of a struct, or the elements of a tuple."""
        if not shape.of_struct:
            return Parts([(f"[{name}]", self._part(inner)) for name, inner in shape.parts], None)
        dot, shaped = "." if shape.path else "", dict(shape.parts)
        named = [(f"{dot}{name}", shaped.get(name)) for name in shape.fields]
        every = [(name, Nothing() if inner is None else self._part(inner)) for name, inner in named]
        return Parts(every, msgspec.structs.astuple)


def _stretches(parts: Parts, offset: int, before: str) -> Iterator[tuple[str, slice]]:
    for title, (encoder, first) in zip(parts.titles, parts.parts, strict=True):
        if isinstance(encoder, Parts) and encoder.titles[0].startswith("."):
            yield from _stretches(encoder, offset + first, before + title)
        elif encoder.size:
            yield before + title, slice((offset + first) // 2, (offset + first) // 2 + encoder.size)
