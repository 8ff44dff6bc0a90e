"""Helpers for tests: clause marks, sample sizes, sampled options, and the row files of long measurements."""

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
    """Mark a test (or a class of tests) with the clauses it proves. Raises TypeError without ids."""
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
    """Return a sample size: the usual count (default: a tenth, at least 1), or in `make proof` the full one.

    Where the full count takes too long for a proof, `sample` limits it; `make counts` uses the full one.

    >>> count(1)
    1
    """
    if os.environ.get("VISAVIS_PROOF") != "1":
        return usual or max(1, full // 10)
    return min(full, sample or full) if os.environ.get("VISAVIS_FULL") != "1" else full


def record(name: str, n: int, **facts: object) -> None:
    """Append a count to the JSON Lines file named by VISAVIS_PROOF_FILE; no-op if it is unset."""
    file = os.environ.get("VISAVIS_PROOF_FILE")
    if file:
        # A single short append: lines of parallel test processes are not interleaved.
        with open(file, "ab", buffering=0) as out:
            out.write((json.dumps({"name": name, "n": n, **facts}, sort_keys=True) + "\n").encode())


def rows(file: Path) -> Iterator[dict[str, Any]]:
    """Iterate over the stored rows; none if there is no file yet."""
    if file.exists():
        for line in file.read_text("utf-8").splitlines():
            try:
                yield json.loads(line)
            except ValueError:
                # A line truncated when the run was stopped.
                continue


def keep(file: Path, row: Mapping[str, Any]) -> None:
    """Append a row; a truncated line before it is terminated first."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a+b") as kept:
        cut_off = False
        if kept.seek(0, 2):
            kept.seek(-1, 2)
            cut_off = kept.read(1) != b"\n"
        kept.write(b"\n" * cut_off + json.dumps(row, separators=(",", ":")).encode() + b"\n")


_PRIME = 7919
"""Stride between combinations: a large prime spreads a few games over many of them."""


def combination(fields: Sequence[OptionField], n: int) -> dict[str, object]:
    """Return the n-th combination of all values: each occurs once before one repeats, neighbours differ widely."""
    values = [values_of(field) for field in fields]
    remainder = n * _PRIME % prod(map(len, values))
    options: dict[str, object] = {}
    for field, choices in zip(reversed(fields), reversed(values), strict=True):
        remainder, place = divmod(remainder, len(choices))
        options[field.name] = choices[place]
    return {field.name: options[field.name] for field in fields}


def values_of(field: OptionField) -> tuple[object, ...]:
    """Return the possible values of an option."""
    return field.choices or tuple(range(field.least, field.most + 1))


def settings(game: Game, most: int) -> Iterator[dict[str, object]]:
    """Iterate over combinations of options until `most` are reached and every value of every option has occurred.

    Combinations beyond `most` are composed of the values that are still missing.
    """
    fields = option_fields(game.options)
    unused = {field.name: list(values_of(field)) for field in fields}
    for n in range(prod(len(values_of(field)) for field in fields)):
        if n >= most and not any(unused.values()):
            return
        options = combination(fields, n)
        for name, missing in unused.items():
            if n >= most and missing and options[name] not in missing:
                options[name] = missing[0]
            if options[name] in missing:
                missing.remove(options[name])
        yield options
