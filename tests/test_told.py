"""A test that fails shows the decisions it made: options, criteria, kept, cut."""

from __future__ import annotations

import pytest

from visavis.core import Choice, Criterion, Nth, Only, Position, decide, narrow
from visavis.testing.assertion_text import told

pytest_plugins = ["pytester"]

DECIDING = """
import pytest
from visavis.core import Choice, Criterion, Nth, narrow

def decided(*by):
    return narrow(Choice("spot", "X-1", ("A1", "B2", "C3"), (*by, Nth("count", "X-3", 2))))

near = Criterion("near", "X-2", lambda name: name > "B")

def test_the_pick(): assert decided(near).pick == "B2"
def test_the_whole(): assert decided() == decided(near)
def test_passes(): assert decided().pick == "B2"
def test_skipped(): pytest.skip("no need")
def test_without_a_decision(): assert 1 == 2
"""


def test_a_failing_test_shows_its_decisions(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(DECIDING)
    # In a process of its own: other plugins cannot run within themselves.
    result = pytester.runpytest_subprocess()
    result.assert_outcomes(passed=1, failed=3, skipped=1)
    text = result.stdout.str()
    assert text.count("decisions, the last ones") == 2
    assert "spot (X-1) among A1 B2 C3\n  1 near (X-2): kept A1, cut B2 C3\n  -> A1\n" in text
    compared = [line.removeprefix("E").strip() for line in text.splitlines() if line.startswith("E ")]
    at = next(at for at, line in enumerate(compared) if "the decision is not the expected one" in line)
    assert compared[at + 1 : at + 8] == [
        "spot (X-1) among A1 B2 C3",
        "1 count (X-3): kept B2, cut A1 C3",
        "-> B2",
        "expected:",
        "spot (X-1) among A1 B2 C3",
        "1 near (X-2): kept A1, cut B2 C3",
        "-> A1",
    ]


def test_what_did_not_apply_and_what_was_measured_is_told_too() -> None:
    by = (Only("huge", "X-2", lambda n: n > 99), Criterion("same", "X-3", lambda n: 0), Nth("count", "X-4", 1))
    assert told(narrow(Choice("c", "X-1", tuple(range(33)), by), measure=True))[1:3] == [
        f"  1 huge (X-2): kept {' '.join(map(str, range(30)))} and 3 more, cut none (fits none), measured "
        + " ".join(f"{n}:False" for n in range(33)),
        f"  2 same (X-3): kept {' '.join(map(str, range(30)))} and 3 more, cut none (all alike), measured "
        + " ".join(f"{n}:0" for n in range(33)),
    ]


def test_an_outcome_is_told_with_its_effects_and_what_it_asks() -> None:
    board = {"phase": "play", "turn": "her", "yours": ["E6"], "plain": ["C4"], "marked": ["G7"]}
    whole = told(decide(Position("hamlets", state=board, draws={"deck": ["2", "1"]})))
    assert whole[0].startswith("build.space (HA-4.2) among ")
    assert any(line.startswith("effect PlaceHouse") for line in whole)
    assert told(decide(Position("hamlets", state=board)))[-1] == "asks draw.deck"
