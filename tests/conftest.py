"""Running the command line inside the test, with a data folder of its own."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from shutil import disk_usage

import pytest
from hypothesis import settings

from tests.order import dealt, in_shares
from visavis.cli import main

# How fast something is, is measured in `make bench`; a busy machine fails no test. In CI every run tries the same.
settings.register_profile("unhurried", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("unhurried")


# Every answer of a game is on the disk before it is told, and a disk takes its time. Here the games lie in memory where
# that is possible, in the proof on a disk. What a kill leaves behind is the same.
MEMORY = Path("/dev/shm")
if os.environ.get("VISAVIS_PROOF") != "1" and os.access(MEMORY, os.W_OK) and disk_usage(MEMORY).free > 1_000_000_000:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What waits for programs of others comes first, and short tests are left to share out at the end.

    What is marked as part of the proof is there in the proof alone.
    The offline site, which is built once, is for the first worker, a browser for each of the two next.
    """
    if os.environ.get("VISAVIS_PROOF") != "1":
        items[:] = [item for item in items if item.get_closest_marker("proof") is None]
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers < 2:
        return
    site: list[pytest.Item] = []
    browser: list[pytest.Item] = []
    others: list[pytest.Item] = []
    for item in items:
        used = getattr(item, "fixturenames", ())
        (site if "site" in used else browser if "browser" in used else others).append(item)
    # Tests of one file stay together: they share a server.
    halves = dealt([list(group) for _, group in groupby(browser, lambda item: item.path)], min(workers - 1, 2))
    items[:] = in_shares([site, *halves], others, workers)


@dataclass
class Ran:
    """Result of a command."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of the saved games."""
    folder = tmp_path / "home"
    monkeypatch.setenv("VISAVIS_HOME", str(folder))
    monkeypatch.delenv("VISAVIS_DEBUG", raising=False)
    return folder


@pytest.fixture
def run(home: Path, monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]) -> Run:
    """Run a command: `run("play", "hamlets", stdin="build E5\\nquit\\n", lang="de")`."""

    def run(*args: str, stdin: str | bytes = b"", lang: str = "en") -> Ran:
        raw = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw), encoding="utf-8"))
        capsysbinary.readouterr()
        code = main([*args, "--lang", lang])
        out, err = capsysbinary.readouterr()
        return Ran(code, out.decode(), err.decode())

    return run
