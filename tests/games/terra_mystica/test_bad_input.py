"""Bad input at the command line: refused with the reason in both languages, never a traceback."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import Run
from visavis.testing import clause

HER_TURN: dict[str, Any] = {
    "phase": "play", "turn": "her", "home": "lakes", "your_home": "desert", "yours": ["D3"], "plain": ["D5"],
}  # fmt: skip
LAKES = ["A4", "A11", "D2", "D5", "E4", "E11", "G6"]


@clause("TM-1.1")
@pytest.mark.parametrize(
    ("facts", "german", "english"),
    [
        ({"plain": ["r1"]}, "im Fluss", "in a river"),
        ({"plain": ["D3"]}, "zwei Gebäude", "Two buildings"),
        ({"plain": LAKES}, "6 Wohnhäuser", "6 dwellings"),
        ({"cults": [11, 0, 0, 0]}, "0 bis 10", "0 to 10"),
        ({"your_cults": [0, 0, 0, -1]}, "0 bis 10", "0 to 10"),
        ({"plain": ["Z1"]}, "Z1", "Z1"),
        ({"became": [["A1"]]}, "9", "9"),
        ({"cults": [1, 2]}, "cults", "cults"),
    ],
)
def test_a_position_that_cannot_be(run: Run, tmp_path: Path, facts: dict[str, Any], german: str, english: str) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps({"game": "terra_mystica", "state": {**HER_TURN, **facts}}))
    for lang, words in (("de", german), ("en", english)):
        ran = run("decide", "terra_mystica", str(file), lang=lang)
        assert ran.code != 0
        assert words in ran.out + ran.err
        assert "Traceback" not in ran.err


@clause("TM-1.1")
@pytest.mark.parametrize(
    ("old", "new", "german", "english"),
    [
        ('"pmflywpswflws"', '"pmflywpswflw"', "fehlt ein Feld", "hex of the map is missing"),
        ('"pmflywpswflws"', '"pmflywpswflw?"', "fehlt ein Feld", "hex of the map is missing"),
        ('  "pmflywpswflws",\n', "", "fehlt ein Feld", "hex of the map is missing"),
        ('spaces = ["F3", "B4"', 'spaces = ["F3", "F3"', "Buchstaben", "letters"),
    ],
)
def test_a_pack_that_cannot_be(run: Run, tmp_path: Path, old: str, new: str, german: str, english: str) -> None:
    text = resources.files("visavis.games.terra_mystica").joinpath("packs", "standard.toml").read_text("utf-8")
    assert old in text
    file = tmp_path / "pack.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    for lang, words in (("de", german), ("en", english)):
        ran = run("pack", "check", "terra_mystica", str(file), lang=lang)
        assert ran.code != 0
        assert words in ran.out + ran.err
        assert "Traceback" not in ran.err


@clause("TM-1.1")
@pytest.mark.parametrize(
    "lines",
    [
        ["baue r1", "baue F2", "baue", "baue E7 E7", "baue \x00", "werte", "werte A3 Palast", "kult Feuer 99"],
        ["macht 0", "macht 99999999999999999999", "passe Bonus 99", "wandle A1 Mond", "brücke A1 A1", "stufe Feuer 11"],
        ["nenne", "", "   ", "-1", "💥", "x" * 500, "correct", "berichtige points=x"],
    ],
)
def test_nonsense_at_your_turn_changes_nothing(run: Run, lines: list[str]) -> None:
    setup = ["Hexen", "Die Unscheinbaren", "See", "1", "baue A3", "nimm", "baue F2"]
    ran = run("play", "terra_mystica", "--seed", "4", stdin="\n".join([*setup, *lines, "ende"]) + "\n", lang="de")
    assert ran.code == 0
    assert "Traceback" not in ran.out + ran.err
    assert "Decke ihre nächste Karte auf" not in ran.out
