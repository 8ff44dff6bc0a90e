"""Helpers for tests: clause marks, sample sizes, sampled options, and rows that a long measurement keeps."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from visavis.core import Game, option_fields
from visavis.core.options import OptionField

if TYPE_CHECKING:
    import pytest

T = TypeVar("T")


def clause(*ids: str) -> pytest.MarkDecorator:
    """Mark a test (or a class of tests) with the clauses of the rulebook that it proves."""
    import pytest

    if not ids or not all(isinstance(id, str) for id in ids):
        raise TypeError("@clause needs the ids of the clauses")
    return pytest.mark.clause(*ids)


def expect_type(value: object, kind: type[T]) -> T:
    """Return the value; fail unless it is of this kind.

    >>> expect_type("text", str)
    'text'
    """
    assert isinstance(value, kind), f"{value!r} is no {kind.__name__}"
    return value


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


def rows(file: Path) -> Iterator[dict[str, Any]]:
    """What was kept; nothing where there is no file yet."""
    if file.exists():
        for line in file.read_text("utf-8").splitlines():
            try:
                yield json.loads(line)
            except ValueError:
                # The line that was being written when the run was stopped.
                continue


def keep(file: Path, row: Mapping[str, Any]) -> None:
    """Write down what is done; a line that was cut off before it stays a line of its own."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a+b") as kept:
        cut_off = False
        if kept.seek(0, 2):
            kept.seek(-1, 2)
            cut_off = kept.read(1) != b"\n"
        kept.write(b"\n" * cut_off + json.dumps(row, separators=(",", ":")).encode() + b"\n")


_PRIME = 7919
"""A step of a large prime spreads few games over many combinations."""


def combination(fields: Sequence[OptionField], n: int) -> dict[str, object]:
    """One combination of all values; another one for each n until all had their turn, far from the one before."""
    values = [values_of(one) for one in fields]
    at = n * _PRIME % prod(map(len, values))
    found: dict[str, object] = {}
    for one, its in zip(reversed(fields), reversed(values), strict=True):
        at, place = divmod(at, len(its))
        found[one.name] = its[place]
    return {one.name: found[one.name] for one in fields}


def values_of(one: OptionField) -> tuple[object, ...]:
    """The values that an option can have."""
    return one.choices or tuple(range(one.least, one.most + 1))


def settings(game: Game, most: int) -> Iterator[dict[str, object]]:
    """Every combination of options, or so many of them that every value of every option is among them.

    More than `most` come only where that many are needed, made of the values that are still missing.
    """
    fields = option_fields(game.options)
    left = {one.name: list(values_of(one)) for one in fields}
    for n in range(prod(len(values_of(one)) for one in fields)):
        if n >= most and not any(left.values()):
            return
        options = combination(fields, n)
        for name, missing in left.items():
            if n >= most and missing and options[name] not in missing:
                options[name] = missing[0]
            if options[name] in missing:
                missing.remove(options[name])
        yield options
