"""The golden games are few, and show everything together."""

from __future__ import annotations

from pathlib import Path

from visavis.core import Effect, read_log
from visavis.games.alien_artifacts import GAME
from visavis.games.alien_artifacts.effects.turn import Also
from visavis.testing.golden import golden_files

LOGS = [read_log(file.read_text("utf-8")) for file in golden_files(Path(__file__).parent / "golden")]


def test_every_effect_happens():
    """But for one: no technology of the house set has a trigger that needs an answer (see test_19_vocabulary)."""
    happened = {type(line) for _, _, lines in LOGS for line in lines if isinstance(line, Effect)}
    assert {*GAME.effects} - happened == {Also}


def test_every_number_of_players_and_every_way_to_get_a_faction():
    assert {(header.options["players"], header.options["factions"]) for _, header, _ in LOGS} == {
        (players, factions) for players in (2, 3, 4, 5) for factions in ("random", "choose")
    }
