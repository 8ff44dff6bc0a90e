from __future__ import annotations

from pathlib import Path

import pytest

from visavis.games.hamlets import GAME
from visavis.testing.golden import check_golden, golden_files, read_checked

FOLDER = Path(__file__).parent / "golden"


@pytest.mark.parametrize("file", golden_files(FOLDER), ids=lambda file: file.stem)
def test_golden_game(file: Path) -> None:
    assert check_golden(GAME, file.read_text("utf-8")) > 0


def test_every_golden_game_says_how_it_was_checked() -> None:
    assert len(read_checked(FOLDER)) == len(golden_files(FOLDER)) >= 8
