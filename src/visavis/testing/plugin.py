"""pytest plugin: the marker `clause`, the option `--clause ID` that selects tests by it, and reports of decisions in
failing tests.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Generator
from typing import Any

import pytest

_LAST = 4
"""Maximum number of decisions shown for a failing test: the last ones."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option `--clause`."""
    group = parser.getgroup("visavis")
    group.addoption("--clause", action="append", default=[], metavar="ID", help="run only tests that carry this clause")


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker."""
    config.addinivalue_line("markers", "clause(*ids): the clauses of the rulebook that a test proves")


def clauses_of(item: pytest.Item) -> set[str]:
    """Return the clauses that a test is marked with."""
    return {id for mark in item.iter_markers("clause") for id in mark.args}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the tests without one of the requested clauses."""
    wanted = set(config.getoption("--clause"))
    if wanted:
        others = [item for item in items if not wanted & clauses_of(item)]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if wanted & clauses_of(item)]


# A failing test shows its decisions: two letters that differ do not explain why.

_DECISIONS = pytest.StashKey["deque[Any]"]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, Any, Any]:
    """Record the last decisions of a test. Simulations make none, so they have no overhead."""
    choice = sys.modules.get("visavis.core.choice")
    if choice is None:
        return (yield)
    make, kept = choice._decision, item.stash.setdefault(_DECISIONS, deque(maxlen=_LAST))

    def keep(*args: Any) -> Any:
        decision = make(*args)
        kept.append(decision)
        return decision

    choice._decision = keep  # type: ignore[attr-defined]
    try:
        return (yield)
    finally:
        choice._decision = make  # type: ignore[attr-defined]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """Add the recorded decisions to the report of a failed test."""
    report = yield
    if report.when == "call" and report.failed and (kept := item.stash.get(_DECISIONS, None)):
        from visavis.testing.assertion_text import told

        shown = (line for decision in kept for line in told(decision))
        report.sections.append(("decisions, the last ones", "\n".join(shown)))
    return report


def pytest_assertrepr_compare(op: str, left: object, right: object) -> list[str] | None:
    """Explain a failed comparison of decisions, or of outcomes of a position, criterion by criterion."""
    if "visavis.core" not in sys.modules or op != "==":
        return None
    from visavis.core import Decided, Decision

    if not (isinstance(left, (Decision, Decided)) and isinstance(right, (Decision, Decided))):
        return None
    from visavis.testing.assertion_text import told

    return ["the decision is not the expected one", *told(left), "expected:", *told(right)]
