"""Stacks of units: texts of letters, one for each area, and the sets of areas that they make."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

STRENGTH = {"g": 3, "m": 2, "c": 2, "f": 1, "s": 0}
"""Units by their letters: great god, minor god, creature, follower; the strongest first. A settlement is one only where
your house is Norrenis (AN-19.6)."""
SETTLEMENT = "s"
_ORDER = "".join(STRENGTH)


@cache
def strength(stack: str) -> int:
    """The strength of a stack of units.

    >>> strength("gmff")
    7
    """
    return sum(STRENGTH[unit] for unit in stack)


@lru_cache(maxsize=4096)
def with_unit(stack: str, unit: str) -> str:
    """A stack with one unit more, the strongest first.

    >>> with_unit("mff", "c")
    'mcff'
    """
    return "".join(sorted(stack + unit, key=_ORDER.index))


@lru_cache(maxsize=65536)
def where(values: tuple[object, ...]) -> int:
    """The spaces that hold anything."""
    found, bit = 0, 1
    for value in values:
        if value:
            found |= bit
        bit <<= 1
    return found


@lru_cache(maxsize=65536)
def crowded(units: tuple[str, ...]) -> int:
    """The spaces with two units or more."""
    return where(tuple(len(stack) > 1 for stack in units))


@lru_cache(maxsize=65536)
def where_is(units: tuple[str, ...], unit: str) -> int:
    """The spaces with a unit of this kind."""
    return where(tuple(unit in stack for stack in units))


def put(values: tuple[str, ...], at: int, value: str) -> tuple[str, ...]:
    """The values with one of them changed."""
    return (*values[:at], value, *values[at + 1 :])


def gathered(units: tuple[str, ...], at: int, capital: int) -> tuple[str, ...]:
    """The units of an area in the capital."""
    stack = units[capital]
    for unit in units[at]:
        stack = with_unit(stack, unit)
    return put(put(units, at, ""), capital, stack)


def places(areas: int) -> Iterator[int]:
    """The places of a set of areas."""
    while areas:
        low = areas & -areas
        yield low.bit_length() - 1
        areas ^= low
