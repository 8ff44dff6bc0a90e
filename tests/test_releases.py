"""Every release has its row in docs/releases.md and its saved games."""

from __future__ import annotations

import re
from pathlib import Path

from tests.corpus import manifests

ROOT = Path(__file__).parent.parent
CHANGES = (ROOT / "CHANGELOG.md").read_text("utf-8")
PAGE = (ROOT / "docs" / "releases.md").read_text("utf-8")
HEADINGS = re.findall(r"^## (\d+\.\d+\.\d+)(?: \((\d{4}-\d\d-\d\d)\))?$", CHANGES, re.MULTILINE)
"""Version and date of each release in CHANGELOG, the newest first; the first releases have no date there."""
ROWS = re.findall(r"^\| (\d+\.\d+\.\d+) \| (\d{4}-\d\d-\d\d) \|(?: `([0-9a-f]{12})`)? \|$", PAGE, re.MULTILINE)
"""Version, date and commit of each row."""


def test_every_release_of_the_changelog_has_its_row() -> None:
    assert HEADINGS
    assert [version for version, _, _ in ROWS] == [version for version, _ in HEADINGS]
    dates = {version: date for version, date, _ in ROWS}
    assert [version for version, date in HEADINGS if date and date != dates[version]] == []


def test_every_release_but_the_newest_has_its_commit() -> None:
    commits = [commit for _, _, commit in ROWS[1:]]
    assert all(commits)
    assert len(set(commits)) == len(commits)


def test_every_release_since_the_first_has_saved_games() -> None:
    *later, _ = [version for version, _, _ in ROWS]
    assert list(manifests()) == later[::-1]
