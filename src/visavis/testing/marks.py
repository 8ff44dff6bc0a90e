"""Small things that tests use: the clause marker, and how much to count."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from typing import TypeVar, cast

T = TypeVar("T")


def clause(*ids: str) -> Callable[[T], T]:
    """Mark a test (or a class of tests) with the clauses of the rulebook that it proves."""
    import pytest

    if not ids or not all(isinstance(id, str) for id in ids):
        raise TypeError("@clause needs the ids of the clauses")
    return cast("Callable[[T], T]", pytest.mark.clause(*ids))


def count(full: int, usual: int = 0, sample: int = 0) -> int:
    """How often to try: the usual count (a tenth, at least once), or in `make proof` the full one.

    Where the full count takes too long for a proof, it is `sample`; `make counts` goes on to the full one.

    >>> count(1)
    1
    """
    if os.environ.get("VISAVIS_PROOF") != "1":
        return usual or max(1, full // 10)
    return min(full, sample or full) if os.environ.get("VISAVIS_FULL") != "1" else full


def record(name: str, n: int, **facts: object) -> None:
    """Note what was counted, as a line of the file that VISAVIS_PROOF_FILE names, if it does."""
    file = os.environ.get("VISAVIS_PROOF_FILE")
    if file:
        # One short write at the end of the file: lines of parallel test processes do not mix.
        with open(file, "ab", buffering=0) as out:
            out.write((json.dumps({"name": name, "n": n, **facts}, sort_keys=True) + "\n").encode())
