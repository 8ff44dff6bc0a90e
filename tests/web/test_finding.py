"""Where a browser comes from, and what happens without one."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.web.browser import INSTALLED, NAMED, chromium, left_out


def program(file: Path, code: int = 0) -> str:
    file.write_text(f"#!/bin/sh\nexit {code}\n")
    file.chmod(0o755)
    return str(file)


@pytest.fixture
def theirs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Playwright, on a computer where nothing is installed."""
    for name in NAMED:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    return SimpleNamespace(chromium=SimpleNamespace(executable_path=str(tmp_path / "downloaded")))


def test_no_browser(theirs: Any) -> None:
    assert chromium(theirs) is None


def test_the_one_of_playwright_if_it_starts(theirs: Any) -> None:
    program(Path(theirs.chromium.executable_path), code=127)
    assert chromium(theirs) is None
    file = program(Path(theirs.chromium.executable_path))
    assert chromium(theirs) == file


@pytest.mark.parametrize("name", INSTALLED)
def test_an_installed_one_comes_first(theirs: Any, tmp_path: Path, name: str) -> None:
    program(Path(theirs.chromium.executable_path))
    file = program(tmp_path / name)
    assert chromium(theirs) == file


@pytest.mark.parametrize("name", NAMED)
def test_and_before_it_one_that_is_named(
    theirs: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    program(tmp_path / "chromium")
    monkeypatch.setenv(name, "/opt/another")
    assert chromium(theirs) == "/opt/another"


def test_what_is_left_out_is_a_failure_in_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="no browser"):
        left_out("no browser")
    monkeypatch.delenv("CI")
    with pytest.raises(pytest.skip.Exception, match="no browser"):
        left_out("no browser")
