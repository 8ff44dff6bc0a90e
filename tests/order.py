"""In which order the workers take the tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def in_shares(heads: Sequence[Sequence[T]], others: Sequence[T], workers: int) -> list[T]:
    """One list for several workers, each of which begins with an equal part of it: every head opens a part.

    >>> "".join(in_shares(["ab", "cde"], "12345", 2))
    'ab123cde45'
    >>> "".join(in_shares(["ab", "cde"], "12345", 3))
    'ab1cde2345'
    """
    total, left = sum(map(len, heads)) + len(others), list(others)
    ordered: list[T] = []
    for worker in range(max(workers, len(heads))):
        head = heads[worker] if worker < len(heads) else ()
        share = max(0, min(worker + 1, workers) * total // workers - len(ordered) - len(head))
        ordered += [*head, *left[:share]]
        del left[:share]
    return [*ordered, *left]


def dealt(groups: Sequence[Sequence[T]], hands: int) -> list[list[T]]:
    """Groups dealt to hands, the largest first and each to the hand that holds least.

    >>> dealt(["a", "bcd", "ef"], 2)
    [['b', 'c', 'd'], ['e', 'f', 'a']]
    """
    held: list[list[T]] = [[] for _ in range(hands)]
    for group in sorted(groups, key=len, reverse=True):
        min(held, key=len).extend(group)
    return held
