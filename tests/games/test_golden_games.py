"""Every golden game of every game, run four ways; each says how it was checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from visavis.core import find_games, get_game
from visavis.testing.golden import check_golden, golden_files, read_checked

HERE = Path(__file__).parent
FILES = [file for id in find_games() for file in golden_files(HERE / id / "golden")]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_golden_game(file: Path) -> None:
    assert check_golden(get_game(file.parent.parent.name), file.read_text("utf-8")) > 0


@pytest.mark.parametrize("id", find_games())
def test_every_golden_game_says_how_it_was_checked(id: str) -> None:
    folder = HERE / id / "golden"
    assert len(read_checked(folder)) == len(golden_files(folder)) > 0
