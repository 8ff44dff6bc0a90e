"""Matrices of sizes, languages and games: one of each in `make test`, everything in the proof."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

from visavis.testing import count


def each_once(*axes: Sequence[Any]) -> list[tuple[Any, ...]]:
    """As few rows as show every value of every axis.

    >>> each_once("abc", "xy")
    [('a', 'x'), ('b', 'y'), ('c', 'x')]
    """
    return [tuple(axis[at % len(axis)] for axis in axes) for at in range(max(map(len, axes)))]


def matrix(*axes: Sequence[Any]) -> list[tuple[Any, ...]]:
    """Every row in the proof (`VISAVIS_PROOF=1`), otherwise every value of every axis once."""
    every = list(product(*axes))
    some = each_once(*axes)
    return every if count(len(every), usual=len(some)) == len(every) else some
