"""Chance: the n-th draw of a named stream is a function of (seed, stream, n) and of nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")


@lru_cache(maxsize=4096)
def key(seed: int, stream: str) -> int:
    """The 64-bit key of one stream of one game."""
    return int.from_bytes(blake2b(f"{seed}/{stream}".encode(), digest_size=8).digest(), "big")


def number(key: int, n: int) -> int:
    """The n-th 64-bit number of a stream (SplitMix64: a counter, mixed)."""
    z = (key + n * 0x9E3779B97F4A7C15) & 0xFFFF_FFFF_FFFF_FFFF
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFF_FFFF_FFFF_FFFF
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFF_FFFF_FFFF_FFFF
    return z ^ (z >> 31)


class Stream:
    """A stream of its own for a policy or for `imagine`: numbers below a bound, one after another."""

    __slots__ = ("_key", "_n")

    def __init__(self, key: int) -> None:
        self._key = key
        self._n = 0

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1."""
        n = self._n
        self._n = n + 1
        return (number(self._key, n) * bound) >> 64

    def pick(self, options: Sequence[T]) -> T:
        """One of the options."""
        return options[self.below(len(options))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in a new order."""
        rest = list(items)
        for last in range(len(rest) - 1, 0, -1):
            other = self.below(last + 1)
            rest[last], rest[other] = rest[other], rest[last]
        return rest

    def split(self) -> Stream:
        """Another stream, independent of what is drawn from this one afterwards."""
        n = self._n
        self._n = n + 1
        return Stream(number(self._key, n))
