"""The golden games cover every map, level, faction, expansion, way to pass and end scoring."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from visavis.core import Session
from visavis.core.play.log import Over
from visavis.games.terra_mystica import GAME
from visavis.games.terra_mystica.cards import MAPS
from visavis.games.terra_mystica.effects.bot import PlaceDwelling, ShePasses, Trade
from visavis.games.terra_mystica.effects.rounds import ScoreEnd
from visavis.games.terra_mystica.effects.setup import FirstDwelling, ShePlays
from visavis.games.terra_mystica.effects.yours import YouPass
from visavis.testing.golden import golden_files

FOLDER = Path(__file__).parent / "golden"


@cache
def games() -> tuple[Session[Any], ...]:
    return tuple(Session.load(file.read_text("utf-8"), GAME) for file in golden_files(FOLDER))


def values(option: str) -> set[object]:
    return {game.header.options[option] for game in games() if isinstance(game.lines[-1], Over)}


def seen(kind: type[Any], field: str) -> set[object]:
    return {getattr(line, field) for game in games() for line in game.lines if isinstance(line, kind)}


def test_every_map_level_and_expansion() -> None:
    assert values("map") == set(MAPS)
    assert values("level") == set(GAME.default_pack.tables["level"])
    assert values("end_tile") == {"none", "distance", "settlements", "sanctuary", "outposts"}
    assert values("merchants") == values("promo") == values("tracked") == {True, False}
    assert values("humans") >= {1, 2, 3}


def test_every_faction() -> None:
    assert seen(ShePlays, "faction") == set(GAME.default_pack.tables["faction"])


def test_each_way_to_pass() -> None:
    assert seen(ShePasses, "clause") == {"TM-6.3", "TM-6.4"}
    assert len(seen(YouPass, "card")) > 5


def test_each_scoring() -> None:
    scored = {"fire", "water", "earth", "air", "area", "distance", "settlements", "sanctuary", "outposts", "buildings"}
    assert scored <= seen(ScoreEnd, "what")
    assert seen(Trade, "points") >= {1, 2}


def test_the_first_spaces_are_named_on_archipelago() -> None:
    for game in games():
        if game.header.options["map"] == "archipelago":
            assert '"to":"start.spaces"' in game.save()
    assert seen(PlaceDwelling, "clause") == {"TM-7.7j"}
    assert seen(FirstDwelling, "group") == {"marked", "plain"}
