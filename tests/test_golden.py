"""The golden runner sees every changed line; recording never writes over a file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from visavis.core import BadLog, Table
from visavis.games.hamlets import GAME
from visavis.games.hamlets.effects import Score
from visavis.games.hamlets.state import State
from visavis.testing.golden import check_golden, main, read_checked

GOLDEN = Path(__file__).parent / "games" / "hamlets" / "golden"
TEXT = (GOLDEN / "corrected.jsonl").read_text("utf-8")
LINES = TEXT.splitlines(keepends=True)


def changed(at: int, old: str, new: str) -> str:
    assert old in LINES[at]
    return "".join([*LINES[:at], LINES[at].replace(old, new), *LINES[at + 1 :]])


def place(text: str) -> int:
    """The first line that holds this text."""
    return next(at for at, line in enumerate(LINES) if text in line)


def test_the_untouched_file_passes() -> None:
    assert check_golden(GAME, TEXT) == len(LINES) - 1


@pytest.mark.parametrize(
    ("text", "old", "new"),
    [
        ('"place_house","clause":"HA-4.7"', '"group":"plain"', '"group":"marked"'),
        ('"do":"score"', '"points":', '"points":1'),
        ('"answer":["build"', '"to":"start.yours"', '"to":"your.turn"'),
        ('"answer":["build"', '"by":"you"', '"by":"table"'),
        ('"do":"turn_card"', '"do":"turn_card"', '"do":"show_card"'),
        ('"correct":{"your_points":2}', '"your_points":2', '"your_points":3'),
        ('"step":7', '"step":7', '"step":8'),
        ('"over":', '"her":', '"her":1'),
        ('"seed"', '"options"', '"options" '),
    ],
)
def test_a_changed_line_is_seen(text: str, old: str, new: str) -> None:
    with pytest.raises((AssertionError, BadLog)):
        check_golden(GAME, changed(place(text), old, new))


@pytest.mark.parametrize("kind", ['"do":"next_turn"', '"draw"', '"answer":["build"', '"step":9', '"do":"place_tower"'])
def test_a_missing_line_is_seen(kind: str) -> None:
    at = place(kind)
    with pytest.raises((AssertionError, BadLog)):
        check_golden(GAME, "".join(LINES[:at] + LINES[at + 1 :]))


def test_a_log_that_stops_before_its_question_is_seen() -> None:
    with pytest.raises(AssertionError, match="opened and saved"):
        check_golden(GAME, "".join(LINES[: place('"step":9')]))


def test_a_changed_rule_is_seen() -> None:
    def step(state: State, table: Table[State]) -> None:
        GAME.step(state, table)
        if state.phase == "end":
            table.do(Score("HA-6.1", "her", 1))

    with pytest.raises(AssertionError, match="in Step"):
        check_golden(replace(GAME, step=step), TEXT)


class TestChecked:
    def entry(self, file: str, how: str = "pinned only", note: str = "why") -> str:
        return f'[[golden]]\nfile = "{file}"\nhow = "{how}"\nnote = "{note}"\n'

    @pytest.mark.parametrize(
        ("files", "listed", "message"),
        [
            (["a"], [], "does not say how"),
            ([], ["a"], "not there"),
            (["a"], ["a", "a"], "twice"),
        ],
    )
    def test_files_and_entries_belong_together(
        self, tmp_path: Path, files: list[str], listed: list[str], message: str
    ) -> None:
        for file in files:
            (tmp_path / f"{file}.jsonl").write_text("")
        (tmp_path / "checked.toml").write_text("".join(self.entry(f"{file}.jsonl") for file in listed))
        with pytest.raises(AssertionError, match=message):
            read_checked(tmp_path)

    def test_three_ways_to_be_checked_and_no_other(self, tmp_path: Path) -> None:
        (tmp_path / "a.jsonl").write_text("")
        for how in ("printed example", "clause by clause", "pinned only"):
            (tmp_path / "checked.toml").write_text(self.entry("a.jsonl", how))
            assert read_checked(tmp_path)["a.jsonl"].how == how
        (tmp_path / "checked.toml").write_text(self.entry("a.jsonl", "looked fine"))
        with pytest.raises(ValueError, match="looked fine"):
            read_checked(tmp_path)

    def test_a_note_is_needed(self, tmp_path: Path) -> None:
        (tmp_path / "a.jsonl").write_text("")
        (tmp_path / "checked.toml").write_text(self.entry("a.jsonl", note=""))
        with pytest.raises(AssertionError, match="note"):
            read_checked(tmp_path)


class TestRecord:
    def test_the_same_arguments_give_the_same_file(self, tmp_path: Path) -> None:
        for name in ("a", "b"):
            path = str(tmp_path / f"{name}.jsonl")
            arguments = ["record", "hamlets", path, "--seed", "5", "--shown", "deck", "--undo", "3"]
            assert main([*arguments, "--correct", '6={"points": 2}', "--option", "level=hard", "--answers", "20"]) == 0
        text = (tmp_path / "a.jsonl").read_text("utf-8")
        assert text == (tmp_path / "b.jsonl").read_text("utf-8")
        assert '"correct":{"points":2}' in text

    def test_it_never_writes_over_a_file(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        path = tmp_path / "a.jsonl"
        path.write_text("kept")
        assert main(["record", "hamlets", str(path)]) == 2
        assert path.read_text() == "kept"
        assert "changes by hand only" in capsys.readouterr().err
