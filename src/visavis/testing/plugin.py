"""The pytest plugin: tests carry the clause they prove, and `--clause ID` runs those of one clause."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--clause`."""
    group = parser.getgroup("visavis")
    group.addoption("--clause", action="append", default=[], metavar="ID", help="run only tests that carry this clause")


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker."""
    config.addinivalue_line("markers", "clause(*ids): the clauses of the rulebook that a test proves")


def clauses_of(item: pytest.Item) -> set[str]:
    """The clauses that a test carries."""
    return {id for mark in item.iter_markers("clause") for id in mark.args}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the tests that carry one of the clauses asked for."""
    wanted = set(config.getoption("--clause"))
    if wanted:
        others = [item for item in items if not wanted & clauses_of(item)]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if wanted & clauses_of(item)]
