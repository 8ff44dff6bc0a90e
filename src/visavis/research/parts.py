"""How single values and names are written as numbers: the parts that a vector is put together from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from visavis.core.region import UNTRACKED
from visavis.research.alphabet import Alphabet, names_in

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
