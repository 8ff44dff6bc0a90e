"""Deterministic chance: the n-th draw of a named stream is a pure function of (seed, stream, n)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from hashlib import blake2b
from itertools import repeat
from struct import Struct
from typing import TypeVar

import msgspec

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP, _FIRST, _SECOND = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


@lru_cache(maxsize=4096)
def key(seed: int, stream: str) -> int:
    """Return the 64-bit key of a stream of a game (cached)."""
    return int.from_bytes(blake2b(f"{seed}/{stream}".encode(), digest_size=8).digest(), "big")


def number(key: int, n: int) -> int:
    """Return the n-th 64-bit number of a stream (SplitMix64: a mixed counter)."""
    z = (key + n * _STEP) & _MASK
    z = ((z ^ (z >> 30)) * _FIRST) & _MASK
    z = ((z ^ (z >> 27)) * _SECOND) & _MASK
    return z ^ (z >> 31)


# Batches of numbers: arithmetic on long integers is a loop in C, so sixteen numbers cost about four times as much as
# one. Each has a lane of 128 bits, wide enough for a product.

_LANES = 16
_ALONE = 3
"""Numbers generated singly before the first batch: most streams in a search need no more."""
_ONES = sum(1 << 128 * lane for lane in range(_LANES))
_STEPS = sum((lane * _STEP & _MASK) << 128 * lane for lane in range(_LANES))
_MASKS = _ONES * _MASK
_LOWER_HALVES = Struct("<" + "Q8x" * _LANES).unpack
_BOTH_HALVES = Struct("<" + "QQ" * _LANES).unpack


def _lanes(key: int, n: int) -> int:
    """Return the counters of a batch of `_LANES` numbers, from the n-th on."""
    return ((key + n * _STEP & _MASK) * _ONES + _STEPS) & _MASKS


def _mixed(z: int) -> int:
    """Return all lanes mixed, as in `number`."""
    z = (((z ^ (z >> 30)) & _MASKS) * _FIRST) & _MASKS
    z = (((z ^ (z >> 27)) & _MASKS) * _SECOND) & _MASKS
    return (z ^ (z >> 31)) & _MASKS


def _out(z: int) -> tuple[int, ...]:
    return _LOWER_HALVES(z.to_bytes(16 * _LANES, "little"))


def numbers(key: int) -> Iterator[int]:
    """Generate the numbers of a stream, in batches after the first few.

    >>> from itertools import islice
    >>> list(islice(numbers(5), 30)) == [number(5, n) for n in range(30)]
    True
    """
    for n in range(_ALONE):
        yield number(key, n)
    n = _ALONE
    while True:
        yield from _out(_mixed(_lanes(key, n)))
        n += _LANES


def streams(key: int) -> Iterator[Stream]:
    """Generate independent streams whose keys are the numbers of a stream.

    >>> from itertools import islice
    >>> def some(stream): return [stream.below(1 << 64) for _ in range(4)], stream.split().below(1 << 64)
    >>> [some(stream) for stream in islice(streams(5), 30)] == [some(Stream(number(5, n))) for n in range(30)]
    True
    """
    for n in range(_ALONE):
        yield Stream(number(key, n))
    n = _ALONE
    while True:
        keys = _mixed(_lanes(key, n))
        # Nearly every policy draws one number, many draw a second one.
        first, second = _mixed(keys), _mixed((keys + _STEP * _ONES) & _MASKS)
        ready = iter(_BOTH_HALVES((first | second << 64).to_bytes(16 * _LANES, "little")))
        yield from map(Stream, _out(keys), repeat(2), map(iter, zip(ready, ready, strict=True)))
        n += _LANES


class Stream(msgspec.Struct, eq=False, gc=False):
    """An independent stream of random numbers for a policy or for `imagine`; mutable."""

    _key: int
    _n: int = 0
    _ready: Iterable[int] = ()
    """Numbers before the n-th that are computed but not yet drawn."""

    def below(self, bound: int) -> int:
        """Draw a number in the range from 0 to `bound` - 1."""
        for ready in self._ready:
            return ready * bound >> 64
        n = self._n
        self._n = n + 1
        return number(self._key, n) * bound >> 64

    def pick(self, options: Sequence[T]) -> T:
        """Draw one of the options."""
        return options[self.below(len(options))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Return the items in a random order (Fisher-Yates)."""
        rest = list(items)
        for last in range(len(rest) - 1, 0, -1):
            other = self.below(last + 1)
            rest[last], rest[other] = rest[other], rest[last]
        return rest

    def split(self) -> Stream:
        """Return another stream, independent of later draws from this one."""
        key = self.below(1 << 64)
        return Stream(key, 0, numbers(key))
