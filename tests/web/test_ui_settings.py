"""`ui.toml`, the settings of a game's page, and `looks.toml`, its deprecated form."""

from __future__ import annotations

from dataclasses import replace
from importlib import resources
from pathlib import Path

import msgspec
import pytest

from visavis.core import find_games, get_game
from visavis.web.view.ui_settings import LEGACY_KEYS, UISettings, ui_settings

FIELDS = {field.name for field in msgspec.structs.fields(UISettings)}
DOCS = Path(__file__).parents[2] / "docs" / "new-game.md"


def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, **files: str) -> str:
    """Write an importable package with these files."""
    folder = tmp_path / name
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    for file, text in files.items():
        (folder / f"{file}.toml").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    return name


def test_the_deprecated_file_is_read_with_a_warning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = 'first = ["play", "stop"]\nrare = ["stop"]\n[verbs]\nplay = "fire"\n'
    old += '[grounds]\nhill = "land"\n[icons]\nC = "coin"\n'
    game = replace(get_game("sparks"), package=package(tmp_path, monkeypatch, "old_game", looks=old))
    with pytest.warns(DeprecationWarning, match=r"old_game: looks\.toml is deprecated"):
        settings = ui_settings(game)
    assert settings == UISettings(
        verb_order=("play", "stop"),
        advanced_verbs=("stop",),
        verb_icons={"play": "fire"},
        terrains={"hill": "land"},
        icons={"C": "coin"},
    )


def test_the_new_file_comes_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, recwarn: pytest.WarningsRecorder
) -> None:
    both = package(tmp_path, monkeypatch, "both_files", ui='verb_order = ["new"]\n', looks='first = ["old"]\n')
    assert ui_settings(replace(get_game("sparks"), package=both)).verb_order == ("new",)
    assert [str(one.message) for one in recwarn if one.category is DeprecationWarning] == []


def test_a_misspelt_key_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = package(tmp_path, monkeypatch, "misspelt", ui='verb_odrer = ["play"]\n')
    with pytest.raises(msgspec.ValidationError, match="verb_odrer"):
        ui_settings(replace(get_game("sparks"), package=wrong))


def test_every_deprecated_key_has_a_new_one() -> None:
    assert set(LEGACY_KEYS.values()) <= FIELDS
    assert not set(LEGACY_KEYS) & FIELDS


@pytest.mark.parametrize("id", find_games())
def test_games_use_the_new_file(id: str) -> None:
    folder = resources.files(get_game(id).package)
    assert (folder / "ui.toml").is_file()
    assert not (folder / "looks.toml").is_file()


def test_the_guide_explains_every_key() -> None:
    text = DOCS.read_text("utf-8")
    assert {name for name in FIELDS if f"`{name}`" not in text} == set()
