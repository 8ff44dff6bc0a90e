"""For all tests: what keeps collecting and running them short."""

from __future__ import annotations

import gc
from collections.abc import Generator
from pathlib import Path

import pytest
from _pytest.doctest import DoctestModule

Found = list[pytest.Collector]


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, Found, Found]:
    """A module without an example is not looked through for one, nor imported for that."""
    found = yield
    return [one for one in found if not isinstance(one, DoctestModule) or ">>>" in file_path.read_text("utf-8")]


def pytest_collection_finish() -> None:
    """What was collected stays to the end: nobody needs to look again and again whether it is garbage.

    With the usual thresholds that is a fifth of the time of the tests.
    """
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
