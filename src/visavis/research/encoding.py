"""A view as numbers: sets of spaces as bits, cards as counts, tracks as numbers, everything else by its type.

A vector is written into, field by field, and only where a field is not what it was: values never change, so another
value is another object.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from operator import attrgetter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from visavis.core.region import UNTRACKED
from visavis.core.state import State
from visavis.research import shapes
from visavis.research.alphabet import Alphabet, FieldFound, names_in

Vector = NDArray[np.float32]
_NEVER = object()
_MOST_PLACES = 12


class Part:
    """A stretch of the vector, and how a value is written there."""

    size = 1

    def __init__(self) -> None:
        self.at = 0
        self.last: Any = _NEVER

    def place(self, at: int) -> int:
        """Take the stretch that begins here; where the next one begins."""
        self.at = at
        return at + self.size

    def names(self) -> Iterator[str]:
        """What each number of it says."""
        yield ""

    def write(self, value: Any, out: Vector) -> None:
        """Make the stretch say this value."""
        if value is not self.last:
            self.last = value
            out[self.at : self.at + self.size] = 0
            if value is not None and value is not UNTRACKED:
                self.add(value, out)

    def add(self, value: Any, out: Vector) -> None:
        """Add this value to the stretch."""
        out[self.at] += value


class OneOf(Part):
    """A name: a number for each that there is, and one for any other."""

    def __init__(self, values: Sequence[str], alphabet: Alphabet) -> None:
        super().__init__()
        self.values = values
        self._other = len(values)
        self.size = len(values) + 1
        self._alphabet = alphabet
        self._where: dict[Any, list[int]] = {value: [at] for at, value in enumerate(values)}
        self._where[""] = []

    def names(self) -> Iterator[str]:
        """See `Part.names`."""
        yield from (f" = {value}" for value in self.values)
        yield " = other"

    def where(self, value: Any) -> list[int]:
        """The places of a value in the stretch: several, where several names make one."""
        found = self._where.get(value)
        if found is None:
            names = [str(value)] if str(value) in self._where else names_in(str(value), self._alphabet)
            found = [place for name in names for place in self._where.get(name, [self._other])]
            self._where[value] = found
        return found

    def add(self, value: Any, out: Vector) -> None:
        """See `Part.add`."""
        for place in self.where(value):
            out[self.at + place] += 1


class CountOf(OneOf):
    """How often each name is there."""

    def names(self) -> Iterator[str]:
        """See `Part.names`."""
        yield from (f": {value}" for value in self.values)
        yield ": other"

    def add(self, value: Any, out: Vector) -> None:
        """See `Part.add`."""
        at, known = self.at, self._where
        for one in value:
            for place in known.get(one) or self.where(one):
                out[at + place] += 1


class PlaceOf(CountOf):
    """How often each name is there, and at which place it is last."""

    def __init__(self, values: Sequence[str], alphabet: Alphabet) -> None:
        super().__init__(values, alphabet)
        self._half = self.size
        self.size *= 2

    def names(self) -> Iterator[str]:
        """See `Part.names`."""
        yield from super().names()
        yield from (f", place of {value}" for value in self.values)
        yield ", place of other"

    def add(self, value: Any, out: Vector) -> None:
        """See `Part.add`."""
        super().add(value, out)
        second = self.at + self._half
        for at, one in enumerate(value, 1):
            for place in self.where(one):
                out[second + place] = at


class Row(Part):
    """Numbers side by side."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self.size = size

    def names(self) -> Iterator[str]:
        """See `Part.names`."""
        yield from (f"[{at}]" for at in range(self.size))

    def add(self, value: Any, out: Vector) -> None:
        """See `Part.add`."""
        some = value[: self.size]
        out[self.at : self.at + len(some)] += some


class PileOf(Part):
    """A pile: how many cards it has, which can be in it unseen, and which are known to be in it."""

    def __init__(self, values: Sequence[str], alphabet: Alphabet) -> None:
        super().__init__()
        self._pool, self._known = CountOf(values, alphabet), CountOf(values, alphabet)
        self.size = 1 + 2 * self._pool.size

    def place(self, at: int) -> int:
        """See `Part.place`."""
        self.at = at
        return self._known.place(self._pool.place(at + 1))

    def names(self) -> Iterator[str]:
        """See `Part.names`."""
        yield ": cards"
        yield from (f", unseen{name}" for name in self._pool.names())
        yield from (f", known{name}" for name in self._known.names())

    def write(self, value: Any, out: Vector) -> None:
        """See `Part.write`."""
        if value is self.last:
            return
        if value is None or value is UNTRACKED:
            return super().write(value, out)
        self.last, layers = value, value.layers
        out[self.at] = sum([layer.size for layer in layers])
        pool, was = value.pool, self._pool.last
        if pool != was:
            self._pool.write(pool, out)
        self._known.write(tuple([card for layer in layers for card in layer.known]), out)

    def add(self, value: Any, out: Vector) -> None:
        """See `Part.add`."""
        out[self.at] += sum([layer.size for layer in value.layers])
        self._pool.add(value.pool, out)
        self._known.add([card for layer in value.layers for card in layer.known], out)


class Board:
    """The spaces of a game, and where those of the map that is in use stand among them."""

    def __init__(self, spaces: Sequence[str]) -> None:
        self.spaces = spaces
        self._place = {name: at for at, name in enumerate(spaces)}
        self._maps: dict[Any, tuple[dict[int, int], list[int]]] = {}
        self.bits: dict[int, int] = {}
        self.order: list[int] = []

    def use(self, map: Any) -> None:
        """This map is in use now."""
        found = self._maps.get(map)
        if found is None:
            names = [name for name in map.names if name in self._place]
            bits = {1 << map.place[name]: self._place[name] for name in names}
            found = self._maps[map] = bits, [self._place.get(name, -1) for name in map.names]
        self.bits, self.order = found


class SpacesOf(Part):
    """A set of spaces: a bit for each space."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board = board
        self.size = len(board.spaces)

    def names(self) -> Iterator[str]:
        """See `Part.names`."""
        yield from (f": {name}" for name in self._board.spaces)

    def add(self, value: Any, out: Vector) -> None:
        """See `Part.add`."""
        at, bits = self.at, self._board.bits
        while value:
            low = value & -value
            place = bits.get(low)
            if place is not None:
                out[at + place] += 1
            value ^= low


class OnSpaces(Part):
    """Something for each space."""

    def __init__(self, board: Board, make: Callable[[], Part]) -> None:
        super().__init__()
        self._board = board
        self._parts = [make() for _ in board.spaces]
        self.size = sum(part.size for part in self._parts)

    def place(self, at: int) -> int:
        """See `Part.place`."""
        self.at = at
        for part in self._parts:
            at = part.place(at)
        return at

    def names(self) -> Iterator[str]:
        """See `Part.names`."""
        for name, part in zip(self._board.spaces, self._parts, strict=True):
            yield from (f", {name}{rest}" for rest in part.names())

    def add(self, value: Any, out: Vector) -> None:
        """See `Part.add`."""
        for place, its in zip(self._board.order, value, strict=False):
            if its and place >= 0:
                self._parts[place].add(its, out)


class Parts(Part):
    """Several parts, one after another: the fields of a struct, or the places of a tuple."""

    def __init__(self, parts: Sequence[tuple[str, Part]], get: Callable[[Any], Sequence[Any]] | None) -> None:
        super().__init__()
        self.titles = [title for title, _ in parts]
        self.parts = [part for _, part in parts]
        self.size = sum(part.size for part in self.parts)
        self._get = get

    def place(self, at: int) -> int:
        """See `Part.place`."""
        self.at = at
        for part in self.parts:
            at = part.place(at)
        return at

    def names(self) -> Iterator[str]:
        """See `Part.names`."""
        for title, part in zip(self.titles, self.parts, strict=True):
            yield from (f"{title}{rest}" for rest in part.names())

    def write(self, value: Any, out: Vector) -> None:
        """See `Part.write`."""
        if value is self.last:
            return
        self.last = value
        if value is None or value is UNTRACKED:
            for part in self.parts:
                part.write(None, out)
            return
        get = self._get
        its = value if get is None else get(value)
        for part, one in zip(self.parts, its, strict=False):
            if one is not part.last:
                part.write(one, out)
        for part in self.parts[len(its) :]:
            part.write(None, out)

    def add(self, value: Any, out: Vector) -> None:
        """See `Part.add`."""
        its = value if self._get is None else self._get(value)
        for part, one in zip(self.parts, its, strict=False):
            if one is not None and one is not UNTRACKED:
                part.add(one, out)


class SumOf(Part):
    """Any number of things, added up."""

    def __init__(self, inner: Part) -> None:
        super().__init__()
        self._inner = inner
        self.size = inner.size + 1

    def place(self, at: int) -> int:
        """See `Part.place`."""
        self.at = at
        return self._inner.place(at + 1)

    def names(self) -> Iterator[str]:
        """See `Part.names`."""
        yield ": how many"
        yield from (f", sum{name}" for name in self._inner.names())

    def add(self, value: Any, out: Vector) -> None:
        """See `Part.add`."""
        out[self.at] += len(value)
        for one in value:
            self._inner.add(one, out)


def _getter(names: Sequence[str]) -> Callable[[Any], Sequence[Any]]:
    if len(names) == 1:
        get = attrgetter(names[0])
        return lambda value: (get(value),)
    return attrgetter(*names)


class Encoder:
    """Writes the views of one seat into a vector."""

    def __init__(self, alphabet: Alphabet, view: Any) -> None:
        self._alphabet = alphabet
        self._board = Board(alphabet.spaces)
        self.root = self._part(shapes.shape_of(view))
        self.size = self.root.place(0)
        self._out: Vector = np.zeros(self.size, np.float32)

    def vector(self, view: Any) -> Vector:
        """The vector of a view; the next one is written over it."""
        state = view if isinstance(view, State) else None
        if state is not None and self._alphabet.spaces:
            self._board.use(state.board_map())
        self.root.write(view, self._out)
        return self._out

    def stretches(self) -> dict[str, slice]:
        """Where each field of the view stands in the vector."""
        assert isinstance(self.root, Parts)
        fields = zip(self.root.titles, self.root.parts, strict=True)
        return {title: slice(part.at, part.at + part.size) for title, part in fields}

    def _found(self, path: str) -> FieldFound:
        return self._alphabet.fields.get(path, FieldFound())

    def _part(self, shape: shapes.Shape) -> Part:
        """How a shape is written."""
        found, alphabet = self._found(shape.path), self._alphabet
        match shape:
            case shapes.Word(known=known):
                return OneOf(known or found.values, alphabet)
            case shapes.Words(known=known):
                values = known or found.values
                if found.fixed and found.ordered and found.most <= _MOST_PLACES:
                    return Parts([(f"[{at}]", OneOf(values, alphabet)) for at in range(found.most)], None)
                return PlaceOf(values, alphabet) if found.ordered else CountOf(values, alphabet)
            case shapes.Wholes():
                return Row(found.most)
            case shapes.Cards():
                return PileOf(found.values, alphabet)
            case shapes.Spaces():
                return SpacesOf(self._board)
            case shapes.BySpace(inner=inner):
                return OnSpaces(self._board, lambda: self._part(inner))
            case shapes.Record(parts=parts, of_struct=of_struct):
                titles = [name if of_struct else f"[{name}]" for name, _ in parts]
                dotted = [title if not shape.path or not of_struct else f".{title}" for title in titles]
                made = [self._part(one) for _, one in parts]
                get = _getter([name for name, _ in parts]) if of_struct else None
                return Parts(list(zip(dotted, made, strict=True)), get)
            case shapes.Many(inner=inner):
                if found.fixed:
                    return Parts([(f"[{at}]", self._part(inner)) for at in range(found.most)], None)
                return SumOf(self._part(inner))
        return Part()
