"""What cannot be true of a position: each fault by its id, alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.terra_mystica.play import facts
from visavis.core import Refusal, Session
from visavis.games.terra_mystica import GAME
from visavis.games.terra_mystica.faults import FAULTS
from visavis.testing import clause
from visavis.words import Words

SOUND: dict[str, Any] = {"home": "lakes", "your_home": "swamp", "yours": "E5 E10", "plain": "D5", "marked": "D2"}
CARDS = [str(id) for id in range(1, 14)]
FIVE_TILES = ["tile2", "tile3", "tile4", "tile5", "tile6"]
BRIDGES = ["A3-C1", "A7-C3", "A11-C5", "B1-C1"]

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"plain": "D5 D2 E4 A4 A11 E11 I4", "marked": ""}, "her.pieces"),  # a seventh dwelling
    ({"dwellings_left": 6}, "her.pieces"),
    ({"plain": "r1"}, "building.in_river"),
    ({"yours": "r1"}, "building.in_river"),
    ({"plain": "E5"}, "space.two_buildings"),
    ({"marked": "E5"}, "space.two_buildings"),
    ({"plain": "D5", "marked": "D5"}, "space.two_buildings"),
    ({"houses": "A1"}, "building.kind"),
    ({"houses": "E5", "temples": "E5"}, "building.kind"),
    ({"strongholds": "E5 E10"}, "your.pieces"),
    ({"shipyards": "E5"}, "your.pieces"),
    ({"yours": "E1 E2 E3 E4 E5 E6 E7 E8 E9"}, "your.pieces"),
    ({"cults": [11, 0, 0, 0]}, "cult.level"),
    ({"your_cults": [0, -1, 0, 0]}, "cult.level"),
    ({"your_cults": [10, 0, 0, 0], "cults": [10, 0, 0, 0]}, "cult.top"),
    ({"twos": [4, 0, 0, 0]}, "cult.priests"),
    ({"threes": [0, 0, 2, 0]}, "cult.priests"),
    ({"priests": 8}, "her.priests"),
    ({"priests": -1}, "her.priests"),
    ({"round": 0}, "round.number"),
    ({"passed": ["you"]}, "turn.passed"),
    ({"passed": ["her", "her"]}, "passed.seats"),
    ({"passed": ["friend"]}, "passed.seats"),
    ({"phase": "between"}, "passed.seats"),
    ({"turn": "friend"}, "turn.seat"),
    ({"friends": "A1"}, "turn.seat"),
    ({"tiles": FIVE_TILES}, "tiles.six"),
    ({"tiles": [*FIVE_TILES, "tile6"]}, "tiles.six"),
    ({"tiles": [*FIVE_TILES, "nothing"]}, "tiles.six"),
    ({"tiles": [*FIVE_TILES[:4], "tile1", "tile6"]}, "tiles.spade"),
    ({"home": "swamp"}, "home.terrain"),
    ({"home": "moon"}, "home.terrain"),
    ({"home": ""}, "home.terrain"),
    ({"faction": "elves"}, "faction.name"),
    ({"faction": ""}, "faction.name"),
    ({"your_faction": "elves"}, "faction.name"),
    ({"your_faction": ""}, "faction.name"),
    ({"faction": "symbionts"}, "faction.card"),
    ({"faction": "blight", "fallow": "plains"}, "faction.card"),
    ({"faction": "blight", "fallow": "plains", "blighted": "desert", "your_faction": "giants"}, "faction.giants"),
    ({"options": {"humans": 2}, "faction": "druids", "friends_home": "plains"}, "faction.two"),
    ({"options": {"humans": 2}, "friends_home": "plains", "friends": "A1 A2", "strongholds": "A1 A2"}, "your.pieces"),
    ({"favours": ["fire", "fire"]}, "favour.tiles"),
    ({"became": {"ice": "A1", "desert": "A1"}}, "ground.twice"),
    ({"became": {"ice": "r1"}}, "ground.twice"),
    ({"bridges": ["A1-A2"]}, "bridge.place"),
    ({"bridges": BRIDGES[:1] * 2}, "bridge.place"),
    ({"bridges": BRIDGES}, "bridge.count"),
    ({"covered": [1, 1]}, "power.action"),
    ({"covered": [10]}, "power.action"),
    ({"bonus": ["bonus 1", "bonus 1", "bonus 2"]}, "bonus.cards"),
    ({"bonus": ["bonus 4", "bonus 5", "nothing"], "her_bonus": "bonus 1", "your_bonus": "bonus 2"}, "bonus.cards"),
    ({"bonus": ["bonus 4", "bonus 5"], "her_bonus": "bonus 1", "your_bonus": "bonus 2"}, "bonus.cards"),
    ({"coins": [1]}, "bonus.coins"),
    ({"coins": [1, 0, -1]}, "bonus.coins"),
    ({"turned": ["1", "1"]}, "deck.cards"),
    ({"deck": {"stream": "deck", "layers": [{"size": 14}], "pool": CARDS}}, "pile.count"),
    ({"deck": {"stream": "deck", "layers": [{"size": 0}, {"size": 13}], "pool": CARDS}}, "pile.layer"),
]


@clause("TM-1.1")
class TestFaults:
    @pytest.mark.parametrize(("more", "fault"), WRONG)
    def test_a_position_that_cannot_exist_is_refused(self, more: dict[str, Any], fault: str) -> None:
        position = {**SOUND, **more}
        options = position.pop("options", {})
        with pytest.raises(Refusal) as refused:
            Session.new(GAME, options, position=facts(position))
        assert refused.value.id == "position.faults"
        assert refused.value.args_for_words["faults"] == (fault,)
        assert Words("de", GAME, strict=True).fault(fault)

    def test_every_fault_is_tried(self) -> None:
        assert {fault for _, fault in WRONG} == set(FAULTS.ids)

    def test_without_a_board_nothing_is_said_about_it(self) -> None:
        session = Session.new(GAME, {"tracked": False}, position=facts({"home": "lakes", "your_home": "swamp"}))
        assert FAULTS(session.timeline.whole) == ()
