"""The criterion mutator sees what no test would, and nothing in our games survives it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from visavis.core import Choice, Criterion, Later, Map, Nth, Only, YouChoose, narrow
from visavis.core.question import One
from visavis.testing import expect_type
from visavis.testing.clauses import folder_of_tests
from visavis.testing.mutants import Change, Mutant, mutated


def mutants(game: str, *more: str) -> tuple[int, dict[str, Any]]:
    """Run the command: its exit code and its document."""
    command = [sys.executable, "-m", "visavis.testing.mutants", game, "--json", *more]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.stderr == ""
    return done.returncode, json.loads(done.stdout)


def test_no_criterion_of_hamlets_can_be_changed_unseen() -> None:
    code, found = mutants("hamlets")
    assert [one for one in found["mutants"] if one["outcome"] == "survived"] == []
    assert found["problems"] == []
    assert found["killed"] >= 20
    assert code == 0


# Four criteria of every kind; what `test_all` asserts decides which changes are seen.

TESTS = """
from visavis.core import Choice, Criterion, Nth, Only, narrow
from visavis.testing import clause

def best(options):
    return narrow(Choice("c", "X-1", options, (
        Only("small", "X-1", lambda n: n < 5),
        Criterion("even", "X-2", lambda n: n % 2),
        Nth("count", "X-3", 1),
    ))).pick
"""
WEAK = """
@clause("X-1", "X-2", "X-3")
def test_all():
    assert best((9, 3)) == 3
"""
STRONG = """
@clause("X-1", "X-2", "X-3")
def test_all():
    assert best((9, 3)) == 3
    assert best((8, 3)) == 3
    assert best((3, 4)) == 4
    assert best((2, 4)) == 2
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "test_it.py").write_text(TESTS + WEAK)
    return tmp_path


def survivors(found: dict[str, Any]) -> list[str]:
    return [
        f"{one['mutant']['criterion']} {one['mutant']['change']}"
        for one in found["mutants"]
        if one["outcome"] == "survived"
    ]


class TestTheCommand:
    def test_survivors_are_reported(self, folder: Path) -> None:
        code, found = mutants("hamlets", "--tests", str(folder))
        assert survivors(found) == ["count drop", "count flip", "even drop", "even flip", "even swap", "small swap"]
        assert (found["killed"], found["survived"], code) == (2, 6, 1)

    def test_better_tests_kill_them(self, folder: Path) -> None:
        (folder / "test_it.py").write_text(TESTS + STRONG)
        code, found = mutants("hamlets", "--tests", str(folder))
        assert survivors(found) == []
        assert (found["killed"], code) == (8, 0)

    def test_only_tests_that_carry_the_clause_count(self, folder: Path) -> None:
        (folder / "test_it.py").write_text(TESTS + STRONG.replace('"X-1", "X-2", "X-3"', '"X-1"'))
        _, found = mutants("hamlets", "--tests", str(folder))
        assert survivors(found) == ["count drop", "count flip", "even drop", "even flip", "even swap"]

    def test_equivalent_ones_are_listed_with_a_reason(self, folder: Path) -> None:
        (folder / "test_it.py").write_text(TESTS + STRONG.replace("    assert best((2, 4)) == 2\n", ""))
        entry = '[[mutant]]\ncriterion = "count"\nchange = "{}"\nreason = "{}"\n'
        listed = entry.format("flip", "for the test") + entry.format("drop", "for the test")
        (folder / "equivalent.toml").write_text(listed)
        code, found = mutants("hamlets", "--tests", str(folder))
        assert (found["equivalent"], survivors(found), code) == (2, [], 0)

    def test_a_listed_one_that_is_killed_is_a_problem(self, folder: Path) -> None:
        (folder / "test_it.py").write_text(TESTS + STRONG)
        (folder / "equivalent.toml").write_text('[[mutant]]\ncriterion = "count"\nchange = "drop"\nreason = "wrong"\n')
        code, found = mutants("hamlets", "--tests", str(folder))
        assert found["problems"] == ["equivalent.toml lists count: drop, which is no survivor"]
        assert code == 1

    def test_tests_that_fail_without_a_change_are_a_problem(self, folder: Path) -> None:
        (folder / "test_it.py").write_text(TESTS + "\ndef test_wrong(): assert best((1, 2)) == 1\n")
        code, found = mutants("hamlets", "--tests", str(folder))
        assert "test_wrong fails" in found["problems"][0]
        assert code == 1


# Each change by itself

MAP = Map.graph({"a": "b", "b": "ac", "c": "b"})
TUPLE = Choice(
    "c",
    "X-1",
    (1, 2, 3, 4),
    (Only("only", "X-1", lambda n: n > 1), Criterion("rank", "X-2", lambda n: n % 2), Nth("nth", "X-3", 1)),
)


def pick(choice: Choice[Any], criterion: str, change: Change, other: str = "", clause: str = "X-1") -> object:
    changed = mutated(choice, Mutant(choice.id, criterion, clause, change, other))
    return narrow(changed, ask=lambda question: expect_type(question, One).options[0]).pick


class TestChanges:
    def test_none(self) -> None:
        assert narrow(TUPLE).pick == 2

    def test_swap(self) -> None:
        by = mutated(TUPLE, Mutant("c", "only", "X-1", "swap", "rank")).by
        assert [one.id for one in by if not isinstance(one, Later)] == ["rank", "only", "nth"]

    def test_drop(self) -> None:
        by = mutated(TUPLE, Mutant("c", "rank", "X-2", "drop")).by
        assert [one.id for one in by if not isinstance(one, Later)] == ["only", "nth"]

    def test_flip(self) -> None:
        assert pick(TUPLE, "only", "flip") == 1
        assert pick(TUPLE, "rank", "flip", clause="X-2") == 3
        assert pick(TUPLE, "nth", "flip", clause="X-3") == 4

    @pytest.mark.parametrize(
        "mutant",
        [
            Mutant("other", "only", "X-1", "drop"),
            Mutant("c", "other", "X-1", "drop"),
            Mutant("c", "only", "X-9", "drop"),
            Mutant("c", "only", "X-1", "swap", "nth"),
            Mutant("c", "nth", "X-3", "swap", "rank"),
        ],
    )
    def test_another_choice_stays_as_it_is(self, mutant: Mutant) -> None:
        assert mutated(TUPLE, mutant) is TUPLE

    def test_flip_on_a_region(self) -> None:
        region = MAP.region(MAP.all)
        only = Choice("c", "X-1", region, (Only("o", "X-1", spaces=MAP.bits("ab")), Nth("n", "X-1", 1)))
        made = Choice("c", "X-1", region, (Only("o", "X-1", spaces=lambda: MAP.bits("ab")), Nth("n", "X-1", 1)))
        assert pick(only, "o", "flip") == pick(made, "o", "flip") == "c"
        classes = Choice("c", "X-1", region, (Criterion("k", "X-1", classes=(MAP.bits("a"), MAP.bits("b"))),))
        assert narrow(classes).pick == "a"
        assert pick(classes, "k", "flip") == "c"

    def test_you_choose_cannot_be_flipped(self) -> None:
        with pytest.raises(TypeError):
            pick(Choice("c", "X-1", (1, 2), (YouChoose("y", "X-1"),)), "y", "flip")

    def test_a_criterion_that_is_made_later(self) -> None:
        later = Choice("c", "X-1", (1, 2), (Later(lambda left: Criterion("r", "X-2", lambda n: n)),))
        assert narrow(later).pick == 1
        assert pick(later, "later 1", "flip") == 2


def test_where_the_tests_are() -> None:
    folder = folder_of_tests("hamlets")
    assert folder is not None
    assert (folder / "test_4_build.py").exists()
