"""A view as numbers: sets of spaces as bits, cards as counts, tracks as numbers, everything else by its type.

A vector is written into, field by field, and only where a field is not what it was: values never change, so another
value is another object.
"""

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
from visavis.research import shapes
from visavis.research.alphabet import Alphabet, FieldFound
from visavis.research.parts import NEVER, CountOf, Nothing, Numbers, OneOf, Part, PileOf, PlaceOf, Row, Single, add_to

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
        root = self._part(shapes.shape_of(view))
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

    def _part(self, shape: shapes.Shape) -> Part:
        """How a shape is written."""
        alphabet, path = self._alphabet, shape.path
        found = alphabet.fields.get(path, FieldFound())
        match shape:
            case shapes.Flag() | shapes.Whole():
                return Single()
            case shapes.Word(known=known):
                return OneOf(known or found.values, alphabet)
            case shapes.Words(known=known):
                values = known or found.values
                if found.fixed and found.ordered and found.most <= _MOST_PLACES:
                    return Parts([(f"[{at}]", OneOf(values, alphabet)) for at in range(found.most)], None)
                one_pile = found.ordered and "[" not in path and len(values) <= _MOST_ORDERED
                return PlaceOf(values, alphabet) if one_pile else CountOf(values, alphabet)
            case shapes.Wholes():
                return Row(found.most)
            case shapes.Cards():
                return PileOf(found.values, alphabet)
            case shapes.Spaces():
                return SpacesOf(self._board)
            case shapes.BySpace(inner=inner):
                return OnSpaces(self._board, self._part(inner))
            case shapes.Record(parts=parts, of_struct=True):
                dot, shaped = "." if path else "", dict(parts)
                named = [(f"{dot}{name}", shaped.get(name)) for name in shape.fields]
                every = [(name, Nothing() if one is None else self._part(one)) for name, one in named]
                return Parts(every, msgspec.structs.astuple)
            case shapes.Record(parts=parts):
                return Parts([(f"[{name}]", self._part(one)) for name, one in parts], None)
            case shapes.Many(inner=inner):
                if found.fixed:
                    return Parts([(f"[{at}]", self._part(inner)) for at in range(found.most)], None)
                return SumOf(self._part(inner))
        raise TypeError(type(shape).__name__)


def _stretches(parts: Parts, at: int, before: str) -> Iterator[tuple[str, slice]]:
    for title, (part, first) in zip(parts.titles, parts.parts, strict=True):
        if isinstance(part, Parts) and part.titles[0].startswith("."):
            yield from _stretches(part, at + first, before + title)
        elif part.size:
            yield before + title, slice((at + first) // 2, (at + first) // 2 + part.size)
