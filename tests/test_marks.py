"""How much is tried, and how it is noted for `make proof`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from visavis.testing import count, record


@pytest.mark.parametrize(("proof", "full", "tried"), [("0", 1000, 100), ("0", 5, 1), ("1", 1000, 1000), ("1", 5, 5)])
def test_a_tenth_unless_it_is_the_proof(monkeypatch: pytest.MonkeyPatch, proof: str, full: int, tried: int) -> None:
    monkeypatch.setenv("VISAVIS_PROOF", proof)
    assert count(full) == tried


@pytest.mark.parametrize(("full", "tried"), [("0", 50), ("1", 1000)])
def test_a_proof_takes_a_sample_where_the_full_count_takes_too_long(
    monkeypatch: pytest.MonkeyPatch, full: str, tried: int
) -> None:
    monkeypatch.setenv("VISAVIS_PROOF", "1")
    monkeypatch.setenv("VISAVIS_FULL", full)
    assert count(1000, usual=2, sample=50) == tried
    assert count(40, sample=50) == 40
    monkeypatch.setenv("VISAVIS_PROOF", "0")
    assert count(1000, usual=2, sample=50) == 2


def test_what_was_counted_is_noted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "counts.jsonl"
    monkeypatch.setenv("VISAVIS_PROOF_FILE", str(file))
    record("games", 10, game="hamlets")
    record("bad inputs", 20)
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert lines == [{"name": "games", "n": 10, "game": "hamlets"}, {"name": "bad inputs", "n": 20}]


def test_without_a_file_nothing_is_noted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("VISAVIS_PROOF_FILE", raising=False)
    monkeypatch.chdir(tmp_path)
    record("games", 10)
    assert list(tmp_path.iterdir()) == []
