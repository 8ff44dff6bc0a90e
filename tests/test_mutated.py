"""Mutated inputs at every door: opened or refused, never an internal error."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.mutated import KINDS, Trial, house, internal_error, originals, trial, tried
from visavis.core import Stream
from visavis.testing import count, record

PINNED = json.loads((Path(__file__).parent / "mutated.json").read_text("utf-8"))
"""Inputs that ended in an internal error once: through HTTP or not, what kind they are, and their text."""


@pytest.mark.parametrize("at", range(len(PINNED)))
def test_an_input_that_once_was_an_internal_error_is_refused_or_opened(at: int) -> None:
    way, kind, text = PINNED[at]
    with house() as home:
        given = Trial(kind, text)
        wrong = internal_error((lambda: home.send(given, Stream(at))) if way == "http" else lambda: home.open(given))
    assert wrong is None, wrong


@pytest.mark.parametrize(("http", "full", "usual"), [(False, 75_000, 200), (True, 25_000, 100)])
def test_mutated_inputs_are_never_an_internal_error(http: bool, full: int, usual: int) -> None:
    number = count(full, usual)
    failures = [(n, given.kind, repr(wrong)) for n, given, wrong in tried(0, number, http=http)]
    assert failures == []
    record(f"mutated inputs{' through HTTP' if http else ''}", number)


def test_every_kind_is_mutated_and_the_same_number_is_the_same_input() -> None:
    assert set(KINDS) <= set(originals())
    assert {trial(n).kind for n in range(120)} == set(KINDS)
    assert trial(7) == trial(7) != trial(8)
