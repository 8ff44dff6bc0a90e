"""Every golden game of every game, run four ways; each says how it was checked, and together they show every effect.

`make test` cuts off and undoes some of them only."""

from __future__ import annotations

from pathlib import Path

import pytest

from visavis.core import Effect, find_games, get_game, read_log
from visavis.testing import record
from visavis.testing.golden import check_golden, golden_files, read_checked, some_golden_files

HERE = Path(__file__).parent
FILES = [file for id in find_games() for file in golden_files(HERE / id / "golden")]


NEVER = {
    # No technology of the house set has a trigger that needs an answer (see test_19_vocabulary); rules 3 went back.
    "alien_artifacts": {"Also", "BackToActions", "Last"},
    # The last two are in games from before rules 2: see tests/saves.
    "mosaic": {"EndNow", "HeLosesUnits", "NotPossible", "ScorePart"},
    # A deck that runs out; and what only logs of earlier rules hold.
    "anunnaki": {"MixDeck", "Reshuffle", "NoAdvance", "Nothing", "Roll", "Score", "Begin", "UseKept"},
    "sparks": {"GoOut"},
    "tapestry": {"BoxLandmarks", "NoFavourite", "NotPlayed", "YourOutpostLeaves"},
    # What is kept was turned down or up in the middle of a game (test_22_keeping, test_25_dial).
    "terra_mystica": {
        "LetsGo",
        "TakesBoard",
        "ActsAgain",
        "ShuffleAside",
        "SpadeUsed",
        "YouDouble",
        "YouFound",
        "YouUseAgain",
        # Games before rules 3 have them: see tests/saves.
        "MakeDeck",
        "NewDeck",
        "ShowLetters",
        "ShuffleReserve",
        "TurnCard",
        "YouGoOn",
    },
}
"""Effects that no golden game has; one that comes into one leaves this list."""


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_golden_game(file: Path) -> None:
    everywhere = file in some_golden_files(file.parent, 4)
    lines = check_golden(get_game(file.parent.parent.name), file.read_text("utf-8"), everywhere=everywhere)
    assert lines > 0
    if everywhere:
        record("golden games, each cut off and gone on with", 1, lines=lines)


@pytest.mark.parametrize("id", find_games())
def test_every_golden_game_says_how_it_was_checked(id: str) -> None:
    folder = HERE / id / "golden"
    assert len(read_checked(folder)) == len(golden_files(folder)) > 0


@pytest.mark.parametrize("id", find_games())
def test_every_effect_happens(id: str) -> None:
    logs = [read_log(file.read_text("utf-8")) for file in golden_files(HERE / id / "golden")]
    happened = {type(line) for _, _, lines in logs for line in lines if isinstance(line, Effect)}
    assert {effect.__name__ for effect in {*get_game(id).effects} - happened} == NEVER.get(id, set())
