"""The commands for saved games: the bin, rescue, everything in one file."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.store.bundling import BAD_REDO, bundle_text, bundled
from tests.store.playing import new, play_on
from visavis.cli import main
from visavis.store import Store


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("VISAVIS_HOME", str(tmp_path / "home"))
    with Store.open(tmp_path / "home") as store:
        for seed in (1, 2):
            with store.create(new(seed=seed), f"game {seed}") as saved:
                play_on(saved.session, 6)
    return tmp_path / "home"


def ids(home: Path) -> list[str]:
    with Store.open(home) as store:
        return [saved.id for saved in sorted(store.games(), key=lambda saved: saved.title)]


def run(capsys: pytest.CaptureFixture[str], *args: str, code: int = 0, lang: str = "en") -> Any:
    assert main(["--lang", lang, "saves", *args]) == code
    out = capsys.readouterr().out
    return json.loads(out) if "--json" in args else out


def test_the_bin(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, two = ids(home)
    assert "empty" in run(capsys, "bin")
    assert f"visavis saves restore {one}" in run(capsys, "delete", one[:6])
    assert "gelöscht am" in run(capsys, "bin", lang="de")
    assert [saved["id"] for saved in run(capsys, "bin", "--json")] == [one]
    run(capsys, "delete", one, code=2)
    assert one in run(capsys, "restore", one[:6])
    run(capsys, "restore", one, code=2)
    assert ids(home) == [one, two]


def test_rescue(home: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    one, two = ids(home)
    assert "sound" in run(capsys, "rescue")
    run(capsys, "rescue", two, code=2)
    database = sqlite3.connect(home / "games.db")
    database.execute("UPDATE games SET updated = 'x', title = CAST(x'ff41' AS TEXT) WHERE id = ?", (one,))
    database.execute("UPDATE lines SET line = CAST(x'ff41' AS TEXT) WHERE game = ? AND at = 12", (one,))
    database.commit()
    database.close()
    assert "cannot be read" in run(capsys)
    run(capsys, "export", one, str(tmp_path / "raw"))
    assert b"\n\xffA\n" in (tmp_path / "raw").read_bytes(), "as it is"
    (came,) = run(capsys, "rescue", "--json")
    assert (came["id"], came["lost"] > 0) == (one, True)
    assert came["new"] in run(capsys, "rescue", one)
    assert len(ids(home)) == 3
    (home / "games.db").rename(home / "games.db.damaged-1")
    assert "games.db.damaged-1" in run(capsys, "rescue")
    with Store.open(home) as store:
        assert {two, came["new"]} <= {saved.id for saved in store.games()}


def test_everything_in_one_file(
    home: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = str(tmp_path / "all.jsonl")
    assert "Written" in run(capsys, "all", file)
    assert run(capsys, "all") == Path(file).read_text()
    before = ids(home)
    monkeypatch.setenv("VISAVIS_HOME", str(tmp_path / "other"))
    assert "2 Spiele neu dazugekommen" in run(capsys, "merge", file, lang="de")
    assert ids(tmp_path / "other") == before
    merged = run(capsys, "merge", file, "--json")
    items = merged.pop("items")
    assert merged == {"taken": True, "added": 0, "longer": 0, "same": 2, "both": 0, "texts": 0, "refused": []}
    assert sorted((item["id"], item["kind"], item["outcome"]) for item in items) == sorted(
        (id, "game", "same") for id in before
    )
    (tmp_path / "cut.jsonl").write_text(Path(file).read_text()[:-9])
    run(capsys, "merge", str(tmp_path / "cut.jsonl"), code=2)


def test_a_file_with_a_bad_game_is_taken_without_it_or_not_at_all(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VISAVIS_HOME", str(tmp_path / "other"))
    file = tmp_path / "three.jsonl"
    games = [bundled("half1", 901), bundled("half2", 902, BAD_REDO), bundled("half3", 903, title="")]
    file.write_text(bundle_text(games), "utf-8")
    for lang, expected in (("en", "Nothing was imported"), ("de", "Nichts wurde übernommen")):
        assert main(["--lang", lang, "saves", "merge", str(file)]) == 1
        told = capsys.readouterr()
        assert expected in told.out
        assert "half2" in told.out
        assert "half1" not in told.out
        assert "--without-refused" in told.err
        assert ids(tmp_path / "other") == []
    plain = run(capsys, "merge", str(file), "--json", code=1)
    assert (plain["taken"], plain["added"], plain["refused"]) == (False, 0, [{"name": "half2", "id": "store.redo"}])
    told_games = run(capsys, "merge", str(file), "--without-refused", code=1)
    assert "“half1” is new here." in told_games
    assert "“Hamlets, 2026-11-17” is new here." in told_games
    assert "2 games are new here." in told_games
    assert sorted(ids(tmp_path / "other")) == ["half1", "half3"]
