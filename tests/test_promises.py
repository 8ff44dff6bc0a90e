"""The page about the promises: its figures are those that tests count, and what shows them is there."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SUMMING = runpy.run_path(str(ROOT / "tools" / "sum_proof.py"))
PROMISES = SUMMING["WORDS"]["promise"]
FIGURES = [figure for promise in PROMISES for figure in promise["figure"]]


def counted() -> set[str]:
    """The names that tests give to what they count; what is filled in is an `x`."""
    texts = [file.read_text("utf-8") for file in (ROOT / "tests").rglob("*.py")]
    names = [name for text in texts for name in re.findall(r'\brecord\(\s*f?"([^"]+)"', text)]
    return {re.sub(r"\{[^}]*\}", "x", name) for name in names}


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure["counts"])
def test_every_figure_is_counted_by_a_test(figure: dict[str, str]) -> None:
    assert [name for name in counted() if re.fullmatch(figure["counts"], name)]


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise["title"]["en"])
def test_what_shows_a_promise_is_there(promise: dict[str, str]) -> None:
    paths = re.findall(r"tests/\S+", promise["shown"])
    assert paths
    assert [path for path in paths if not list(ROOT.glob(path))] == []


def test_figures_are_added_up_and_written_in_both_languages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = [{"name": f"clauses of {id}", "n": 1000, "done": 900} for id in ("one", "two")]
    (tmp_path / "counts.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    main = SUMMING["main"]
    monkeypatch.setitem(main.__globals__, "FIGURES", tmp_path / "promises.json")
    pages = {language: tmp_path / f"{language}.md" for language in ("en", "de")}
    monkeypatch.setitem(main.__globals__, "PAGES", pages)
    monkeypatch.setattr("sys.argv", ["sum_proof.py", str(tmp_path), "0", "4"])
    main()
    assert "1,000  clauses of one, done 900" in capsys.readouterr().out
    english, german = (pages[language].read_text("utf-8") for language in ("en", "de"))
    assert "| 2,000 (1,800) | clauses" in english
    assert "| 2.000 (1.800) | Regeln" in german
    assert "not counted" in english
    assert "with 4 processes" in english
