"""What hands do to take an effect back is the opposite of the instruction, where a game says it."""

from __future__ import annotations

import pytest

from visavis.core import SOMEWHERE, Effect, get_game
from visavis.games.anunnaki.effects.his_turn import Dominate
from visavis.games.mosaic.effects.bot_turn import Gain, PlaceUnits
from visavis.games.tapestry.effects.bots import Advance
from visavis.games.tapestry.effects.map import PlaceOutpost
from visavis.words import Words

SAID: list[tuple[str, Effect, str, str]] = [
    (
        "tapestry",
        Advance("TA-6.7", "automa", "military", 5, True),
        "Militär: Schiebe beide Marker des Automa von Feld 5 wieder zurück.",
        "military: move both markers of the Automa back from space 5.",
    ),
    (
        "tapestry",
        PlaceOutpost("TA-13.8", SOMEWHERE),
        "Nimm den Außenposten des Automa dort zurück.",
        "Take the Automa's outpost there back.",
    ),
    (
        "mosaic",
        Gain("MO-1.1", "bot", "idea", 1),
        "Nimm HeroBotus 1 Idee wieder ab.",
        "Take 1 idea back from HeroBotus.",
    ),
    (
        "mosaic",
        PlaceUnits("MO-1.1", "bot", "italia", 2, 0),
        "Nimm 2 × Infanterie von HeroBotus wieder aus Italien.",
        "Take 2 infantry of HeroBotus out of Italia again.",
    ),
    (
        "anunnaki",
        Dominate("AN-1.1", 3, 2, 0),
        "Schiebe seinen Marker auf der Vormachtleiste 2 Felder zurück.",
        "Move his marker on the domination track 2 spaces back.",
    ),
    (
        "anunnaki",
        Dominate("AN-1.1", 3, 1, 1),
        "Schiebe seinen Marker auf der Vormachtleiste 1 Feld zurück. Lege den 2-SP-Marker wieder hin.",
        "Move his marker on the domination track 1 space back. Put the 2-point marker back.",
    ),
]


@pytest.mark.parametrize(("game", "effect", "german", "english"), SAID)
def test_the_opposite(game: str, effect: Effect, german: str, english: str) -> None:
    assert Words("de", get_game(game), strict=True).undone(effect) == german
    assert Words("en", get_game(game), strict=True).undone(effect) == english
