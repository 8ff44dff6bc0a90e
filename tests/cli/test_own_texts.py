"""`visavis bot` and `visavis pack`: keeping asks or refuses, history, differences, back, bin, restore."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.conftest import Run
from tests.textbot.broken import SOUND
from visavis.games.anunnaki import GAME
from visavis.store import Store

OTHER = SOUND.replace("Baron Mole", "Count Mole")


@pytest.fixture
def files(tmp_path: Path) -> tuple[str, str]:
    paths = tmp_path / "mine.toml", tmp_path / "theirs.toml"
    for path, text in zip(paths, (SOUND, OTHER), strict=True):
        path.write_text(text, "utf-8")
    return str(paths[0]), str(paths[1])


def kept() -> dict[str, str]:
    with Store.open() as store:
        return {name: text for (_, name), text in store.texts().items()}


@pytest.mark.parametrize("lang", ["de", "en"])
def test_without_a_terminal_a_conflict_is_refused_with_what_is_possible(
    run: Run, files: tuple[str, str], lang: str
) -> None:
    assert run("bot", "keep", files[0], lang=lang).code == 0
    assert run("bot", "keep", files[0], lang=lang).code == 0, "the same text again"
    refused = run("bot", "keep", files[1], lang=lang)
    assert refused.code == 2
    assert "--replace" in refused.err
    assert "--both" in refused.err
    assert "mole_2" in refused.err
    assert run("bot", "keep", files[1], "--both", "--replace", lang=lang).code == 2
    assert kept() == {"mole.toml": SOUND}


def test_replace_history_differences_back_bin_and_restore(run: Run, files: tuple[str, str]) -> None:
    run("bot", "keep", files[0])
    assert "version 2" in run("bot", "keep", files[1], "--replace").out
    assert kept() == {"mole.toml": OTHER}
    assert "mole" in run("bot", "history").out
    assert len(run("bot", "history", "mole").out.splitlines()) == 2
    changes = run("bot", "history", "mole", "2").out
    assert '- name = { en = "Baron Mole"' in changes
    assert '+ name = { en = "Count Mole"' in changes
    assert json.loads(run("bot", "history", "mole", "1", "--json").out)["text"] == SOUND
    assert [row["number"] for row in json.loads(run("bot", "history", "mole", "--json").out)["versions"]] == [1, 2]
    assert run("bot", "back", "mole", "7").code == 2
    assert run("bot", "back", "mole", "1").code == 0
    assert kept() == {"mole.toml": SOUND}
    assert run("bot", "forget", "mole").code == 0
    assert kept() == {}
    assert "mole" in run("bot", "bin").out
    assert run("bot", "restore", "mole").code == 0
    assert kept() == {"mole.toml": SOUND}
    assert run("bot", "restore", "mole").code == 2
    assert run("bot", "forget", "nobody").code == 2


def test_both_are_kept(run: Run, files: tuple[str, str]) -> None:
    run("bot", "keep", files[0])
    assert "mole_2" in run("bot", "keep", files[1], "--both").out
    assert kept() == {"mole.toml": SOUND, "mole_2.toml": OTHER.replace('id = "mole"', 'id = "mole_2"')}


@pytest.mark.parametrize(
    ("answer", "there"),
    [
        ("r", {"mole.toml": OTHER}),
        ("b", {"mole.toml": SOUND, "mole_2.toml": OTHER.replace('id = "mole"', 'id = "mole_2"')}),
        ("", {"mole.toml": SOUND}),
        ("nonsense", {"mole.toml": SOUND}),
    ],
)
def test_on_a_terminal_it_asks(
    run: Run, files: tuple[str, str], answer: str, there: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    run("bot", "keep", files[0])
    monkeypatch.setattr("visavis.cli.own_texts.is_terminal", lambda: True)
    ran = run("bot", "keep", files[1], stdin=answer + "\n", lang="en")
    assert "You already have another" in ran.out
    assert kept() == there


def test_a_broken_bot_is_not_kept(run: Run, tmp_path: Path) -> None:
    (tmp_path / "broken.toml").write_text("bot = 1\nid = ")
    assert run("bot", "keep", str(tmp_path / "broken.toml")).code == 2
    assert kept() == {}


def test_a_pack_is_kept_with_the_same_questions(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "pack.toml"
    assert run("pack", "new", "anunnaki", str(file)).code == 0
    assert run("pack", "keep", "anunnaki", str(file)).code == 0
    assert GAME.pack is not None
    with Store.open() as store:
        assert GAME.pack.read(store.texts()["pack", "anunnaki.toml"]).id == "my-anunnaki"
    first = kept()["anunnaki.toml"]
    file.write_text(first + "# other\n", "utf-8")
    assert run("pack", "keep", "anunnaki", str(file)).code == 2
    assert kept()["anunnaki.toml"] == first
    assert run("pack", "keep", "anunnaki", str(file), "--both").code == 0
    assert list(kept()) == ["anunnaki.toml"]
    assert run("pack", "keep", "anunnaki", str(file), "--replace").code == 0
    assert kept()["anunnaki.toml"] == first + "# other\n"
    assert "+ # other" in run("pack", "history", "anunnaki", "2").out
    assert run("pack", "back", "anunnaki", "1").code == 0
    assert kept()["anunnaki.toml"] == first
    assert run("pack", "forget", "anunnaki").code == 0
    assert run("pack", "restore", "anunnaki").code == 0
    assert kept()["anunnaki.toml"] == first
    file.write_text("[[moon", "utf-8")
    assert run("pack", "keep", "anunnaki", str(file), "--replace").code == 2
    assert kept()["anunnaki.toml"] == first
