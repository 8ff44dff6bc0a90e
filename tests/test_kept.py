"""Long runs that can be stopped."""

from __future__ import annotations

from pathlib import Path

from visavis.testing import helpers


def test_what_was_kept_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "new" / "rows.jsonl"
    assert list(helpers.rows(file)) == []
    helpers.keep(file, {"seed": 1})
    helpers.keep(file, {"seed": 2})
    assert list(helpers.rows(file)) == [{"seed": 1}, {"seed": 2}]


def test_a_line_that_was_cut_off_costs_only_itself(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    file.write_text('{"seed":1}\n{"se')
    helpers.keep(file, {"seed": 3})
    assert list(helpers.rows(file)) == [{"seed": 1}, {"seed": 3}]
