"""Figures of the source that may only improve: size, typing, coupling, vocabulary (`tools/measure.py`)."""

from __future__ import annotations

import runpy
from functools import cache
from pathlib import Path

import pytest

import visavis

SOURCE = Path(visavis.__file__).parent
TOOL = Path(__file__).parent.parent / "tools" / "measure.py"

MOST = {
    "files": 592,
    "files_up_to_30_lines_without_init": 18,
    "any_lines": 969,
    "type_ignores": 112,
    "modules_imported_by_one_other": 150,
    "game_fields": 32,
    "homely_per_1000": 1.1,
    "docstrings_see": 0,
}
"""The largest value of each figure. Lower it when a figure gets better; raise one only with a reason in the commit."""

LEAST = {"technical_per_1000": 36.0}
"""The smallest value of each figure."""

MOST_FILES_IN_A_FOLDER = 25
MOST_LINES_OF_A_FILE = 600


@cache
def figures() -> dict[str, object]:
    return dict(runpy.run_path(str(TOOL))["measure"](SOURCE))


@pytest.mark.parametrize("figure", MOST)
def test_a_figure_does_not_grow(figure: str) -> None:
    assert figures()[figure] <= MOST[figure]  # type: ignore[operator]


@pytest.mark.parametrize("figure", LEAST)
def test_a_figure_does_not_shrink(figure: str) -> None:
    assert figures()[figure] >= LEAST[figure]  # type: ignore[operator]


def test_no_folder_is_a_drawer() -> None:
    folders = dict(figures()["largest_folders"])  # type: ignore[call-overload]
    assert len(folders) >= 10
    assert {folder: count for folder, count in folders.items() if count > MOST_FILES_IN_A_FOLDER} == {}


def test_a_file_is_read_in_one_sitting() -> None:
    lines = {str(file.relative_to(SOURCE)): file.read_text("utf-8").count("\n") for file in SOURCE.rglob("*.py")}
    assert len(lines) > 400
    assert {name: count for name, count in lines.items() if count > MOST_LINES_OF_A_FILE} == {}
