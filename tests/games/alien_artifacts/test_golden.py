"""The golden games show every number of players."""

from __future__ import annotations

from pathlib import Path

from visavis.core import read_log
from visavis.testing.golden import golden_files

LOGS = [read_log(file.read_text("utf-8")) for file in golden_files(Path(__file__).parent / "golden")]


def test_every_number_of_players_and_every_way_to_get_a_faction():
    assert {(header.options["players"], header.options["factions"]) for _, header, _ in LOGS} == {
        (players, factions) for players in (2, 3, 4, 5) for factions in ("random", "choose")
    }
