"""Mutation testing of criteria: change each criterion of a game, one at a time; a test must fail every time.

    python -m visavis.testing.mutants GAME [--json] [--tests DIR] [--workers N]

The tests of the game run once to collect its criteria. Then each criterion is swapped with the next one, its rank is
reversed, or it is dropped, and the tests that carry its clause run again, each time in a fork of the process that has
collected them. A mutant that no test detects is a survivor. Mutants without a difference in behaviour are listed with
the reason in `equivalent.toml` beside the tests:

    [[mutant]]
    criterion = "build.closest"
    change = "swap build.count"
    reason = "..."
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import total_ordering
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from _pytest.runner import runtestprotocol

from visavis.core import Choice, Criterion, Nth, Only, Region, YouChoose, choice, get_game
from visavis.core.choice import Later, Plain
from visavis.testing.clauses import folder_of_tests
from visavis.testing.plugin import clauses_of

Change = Literal["swap", "flip", "drop"]


class Mutant(msgspec.Struct, frozen=True, order=True):
    """One criterion changed in one way; `other` is the neighbour of a swap.

    A lazy criterion has no id before it is created: it is named "later 1", "later 2" ... of its choice.
    """

    choice: str
    criterion: str
    clause: str
    change: Change
    other: str = ""
    other_clause: str = ""

    @property
    def what(self) -> str:
        """The change as text."""
        return f"{self.change} {self.other}".rstrip()


class Equivalent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mutant without a difference in behaviour, and the reason."""

    criterion: str
    change: str
    reason: str


class Result(msgspec.Struct, frozen=True):
    """Outcome of a mutant: killed (by which test), equivalent (why), or survived."""

    mutant: Mutant
    outcome: Literal["killed", "equivalent", "survived"]
    by: str = ""
    tests: int = 0


# Changing a criterion


@total_ordering
class Worse:
    """A rank with the reverse order."""

    __slots__ = ("rank",)

    def __init__(self, rank: Any) -> None:
        self.rank = rank

    def __lt__(self, other: Worse) -> bool:
        return bool(other.rank < self.rank)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Worse) and bool(self.rank == other.rank)

    __hash__ = None  # type: ignore[assignment]


def flipped(by: Plain[Any], among: object) -> Plain[Any]:
    """Return the reversed criterion: worst for best, complement for subset, backwards for forwards."""
    everything = among.map.all if isinstance(among, Region) else 0
    if isinstance(by, Nth):
        return msgspec.structs.replace(by, backwards=not by.backwards)
    if isinstance(by, Criterion) and by.rank is not None:
        rank: Callable[[Any], Any] = by.rank
        return msgspec.structs.replace(by, rank=lambda option: Worse(rank(option)))
    if isinstance(by, Criterion):
        return msgspec.structs.replace(by, classes=_backwards(by.classes, everything))  # type: ignore[arg-type]
    if isinstance(by, Only) and by.test is not None:
        test: Callable[[Any], bool] = by.test
        return msgspec.structs.replace(by, test=lambda option: not test(option))
    if isinstance(by, Only):
        spaces: Any = by.spaces
        return msgspec.structs.replace(by, spaces=lambda: everything & ~(spaces() if callable(spaces) else spaces))
    raise TypeError(f"{by.id} cannot be turned round")


def _backwards(classes: Iterable[int], everything: int) -> Iterator[int]:
    """Iterate over bit sets in reverse order; the spaces in none of them come first."""
    listed = list(classes)
    rest = everything
    for spaces in listed:
        rest &= ~spaces
    yield rest
    yield from reversed(listed)


def names(made: Choice) -> list[str]:
    """Return the names of a choice's criteria."""
    ids, later = [], 0
    for by in made.by:
        if isinstance(by, Later):
            later += 1
            ids.append(f"later {later}")
        else:
            ids.append(by.id)
    return ids


def mutated(made: Choice, mutant: Mutant) -> Choice:
    """Return the choice with one criterion changed; the same choice if it lacks that criterion."""
    known, by = names(made), list(made.by)
    if made.id != mutant.choice or mutant.criterion not in known:
        return made
    index = known.index(mutant.criterion)
    this = by[index]
    if not isinstance(this, Later) and this.clause != mutant.clause:
        return made
    if mutant.change == "swap":
        if index + 1 == len(by) or known[index + 1] != mutant.other:
            return made
        by[index : index + 2] = by[index + 1], this
    elif mutant.change == "drop":
        del by[index]
    elif isinstance(this, Later):
        by[index] = Later(lambda remaining: (criterion := this.make(remaining)) and flipped(criterion, made.among))
    else:
        by[index] = flipped(this, made.among)
    return msgspec.structs.replace(made, by=tuple(by))


def patch(change: Callable[[Choice], Choice]) -> None:
    """Monkey-patch `settle` in all loaded modules, so that every choice is changed before it is settled."""
    settle = choice.settle

    def settle_changed(made: Choice, *more: Any) -> Any:
        return settle(change(made), *more)

    for module in list(sys.modules.values()):
        if getattr(module, "settle", None) is settle:
            module.settle = settle_changed  # type: ignore[attr-defined]


# Collecting the criteria


class Learner:
    """Collects the mutants of every choice: its criteria, their clauses and their neighbours."""

    def __init__(self) -> None:
        self.mutants: set[Mutant] = set()

    def hear(self, made: Choice) -> Choice:
        """Collect the mutants of a choice; a lazy criterion is collected once it is created."""
        known, by = names(made), list(made.by)
        clauses = [made.clause if isinstance(criterion, Later) else criterion.clause for criterion in by]
        for index, criterion in enumerate(by):
            if index + 1 < len(by):
                self.mutants.add(
                    Mutant(made.id, known[index], clauses[index], "swap", known[index + 1], clauses[index + 1])
                )
            if isinstance(criterion, Later):
                by[index] = self._later(made.id, known[index], criterion)
            else:
                self._learn(made.id, known[index], criterion)
        return msgspec.structs.replace(made, by=tuple(by))

    def _later(self, id: str, name: str, later: Later) -> Later:
        return Later(lambda remaining: (criterion := later.make(remaining)) and self._learn(id, name, criterion))

    def _learn(self, id: str, name: str, by: Plain[Any]) -> Plain[Any]:
        self.mutants.add(Mutant(id, name, by.clause, "drop"))
        if not isinstance(by, YouChoose):
            self.mutants.add(Mutant(id, name, by.clause, "flip"))
        return by


# Running tests in forks


class Forks:
    """A pytest plugin that runs the collected tests once per mutant instead of once."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.results: list[Result] = []
        self.problem = ""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Collect the criteria, then run the tests of every mutant."""
        learned = run_forked(lambda: self._learn(session.items))
        if isinstance(learned, str):
            self.problem = learned or "the tests could not be run"
            return True
        todo = sorted(msgspec.convert(learned, list[Mutant]))
        running: dict[int, tuple[Mutant, int, int]] = {}
        while todo or running:
            while todo and len(running) < self.workers:
                mutant = todo.pop(0)
                wanted = {mutant.clause, mutant.other_clause}
                items = [item for item in session.items if wanted & clauses_of(item)]
                pid, pipe = fork(lambda mutant=mutant, items=items: self._try(mutant, items))  # type: ignore[misc]
                running[pid] = mutant, pipe, len(items)
            pid, _ = os.wait()
            mutant, pipe, tests = running.pop(pid)
            by = result_of(pipe)
            self.results.append(Result(mutant, "killed" if by else "survived", str(by), tests))
        self.results.sort(key=lambda result: result.mutant)
        return True

    def _learn(self, items: list[pytest.Item]) -> object:
        learner = Learner()
        patch(learner.hear)
        failed = first_failure(items)
        return f"without any change {failed} fails" if failed else msgspec.to_builtins(learner.mutants)

    def _try(self, mutant: Mutant, items: list[pytest.Item]) -> object:
        patch(lambda made: mutated(made, mutant))
        return first_failure(items)


def first_failure(items: list[pytest.Item]) -> str:
    """Run tests until one fails. Return its node id, or an empty string."""
    for index, item in enumerate(items):
        nextitem = items[index + 1] if index + 1 < len(items) else None
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=nextitem)):
            return item.nodeid
    return ""


def fork(task: Callable[[], object]) -> tuple[int, int]:
    """Run a task in a forked process. Return its process id, and a pipe for the result as JSON."""
    read, write = os.pipe()
    pid = os.fork()
    if pid:
        os.close(write)
        return pid, read
    try:
        os.close(read)
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        with os.fdopen(write, "wb") as out:
            out.write(msgspec.json.encode(task()))
        os._exit(0)
    finally:
        os._exit(1)


def result_of(pipe: int) -> Any:
    """Decode the result of a task that has ended; an empty string if it crashed."""
    with os.fdopen(pipe, "rb") as given:
        text = given.read()
    return msgspec.json.decode(text) if text else ""


def run_forked(task: Callable[[], object]) -> Any:
    """Run a task in a forked process and return its result."""
    pid, pipe = fork(task)
    result = result_of(pipe)
    os.waitpid(pid, 0)
    return result


# The command


def run(folder: Path, workers: int = 2) -> tuple[list[Result], list[str]]:
    """Test all mutants of the criteria that the tests in this folder reach. Return results and problems."""
    forks = Forks(workers)
    quiet = ["-o", "addopts=", "-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:xdist"]
    quiet += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]
    code = pytest.main([*quiet, str(folder)], plugins=[forks])
    if forks.problem or (code != pytest.ExitCode.OK and not forks.results):
        return [], [forks.problem or f"pytest ended with {code}"]
    return with_equivalents(forks.results, read_equivalents(folder))


def read_equivalents(folder: Path) -> list[Equivalent]:
    """Parse `equivalent.toml`; empty if there is no file."""
    file = folder / "equivalent.toml"
    if not file.exists():
        return []
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")).get("mutant", []), list[Equivalent])


def with_equivalents(results: list[Result], listed: list[Equivalent]) -> tuple[list[Result], list[str]]:
    """Return the results with listed survivors marked as equivalent, and a problem for each unused entry."""
    reasons = {(entry.criterion, entry.change): entry.reason for entry in listed}
    used = set()
    marked = []
    for result in results:
        name = result.mutant.criterion, result.mutant.what
        if result.outcome == "survived" and reasons.get(name):
            used.add(name)
            result = msgspec.structs.replace(result, outcome="equivalent", by=reasons[name])
        marked.append(result)
    unused = [
        f"equivalent.toml lists {name}: {change}, which is no survivor"
        for name, change in reasons
        if (name, change) not in used
    ]
    return marked, unused


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m visavis.testing.mutants", description="Change every criterion.")
    parser.add_argument("game")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument("--tests", type=Path, help="the folder of the game's tests")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args(arguments)
    game = get_game(given.game)
    folder = given.tests or folder_of_tests(game.id)
    if folder is None:
        parser.error(f"no tests of {game.id} here; say where they are with --tests")
    for name in ("VISAVIS_PROOF", "VISAVIS_PROOF_FILE"):
        # The tests run to kill mutants, not as a proof: their counts must not be recorded twice.
        os.environ.pop(name, None)
    results, problems = run(folder, given.workers)
    outcomes = [result.outcome for result in results]
    counts = {name: outcomes.count(name) for name in ("killed", "equivalent", "survived")}
    if given.json:
        print(json.dumps({"game": game.id, **counts, "mutants": msgspec.to_builtins(results), "problems": problems}))
    else:
        for result in results:
            mutant = result.mutant
            if result.outcome != "killed":
                print(f"{result.outcome}: {mutant.choice}: {mutant.criterion} ({mutant.clause}): {mutant.what}", end="")
                print(f" - {result.by}" if result.by else f" - {result.tests} tests carry the clause")
        for problem in problems:
            print(problem)
        print(f"{game.id}: {len(results)} mutants,", ", ".join(f"{n} {name}" for name, n in counts.items()))
    return 1 if problems or counts["survived"] else 0


if __name__ == "__main__":
    sys.exit(main())
