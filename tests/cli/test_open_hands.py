"""The terminal shows what is in the file of its owner; of a game at a table only if that is asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.worlds import World, begun
from visavis.cli import main
from visavis.core.game import find_game


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("VISAVIS_HOME", str(tmp_path))
    World(tmp_path, begun(find_game("alien_artifacts"), 3, 3)).close()
    return World.ID


@pytest.mark.parametrize(
    "command", [["show"], ["why"], ["replay"], ["saves", "export", "--whole"], ["saves", "branch"], ["resume"]]
)
def test_a_game_at_a_table_is_not_opened_by_accident(
    table: str, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    more = ["1"] if "branch" in command else []
    assert main(["--lang", "en", *command, table, *more]) != 0
    told = capsys.readouterr()
    assert "--open-hands" in told.err
    assert "RES" not in told.out


def test_who_asks_for_it_is_told_once_what_that_means(table: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "de", "show", "--open-hands", table, "--as", "p1"]) == 0
    assert capsys.readouterr().err.count("verdeckte Karten der anderen") == 1


def test_everything_in_one_file_leaves_the_table_out_and_names_it(
    table: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", "en", "saves", "all"]) == 0
    told = capsys.readouterr()
    assert table not in told.out
    assert table in told.err
