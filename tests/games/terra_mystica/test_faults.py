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

WRONG_SIDES: list[tuple[dict[str, Any], str]] = [
    ({"coins": -1}, "side.goods"),
    ({"bowls": [0, -1, 0]}, "side.goods"),
    ({"priests": 4, "sent": 4}, "side.goods"),
    ({"cults": [11, 0, 0, 0]}, "side.tracks"),
    ({"ship": 4}, "side.tracks"),
    ({"dig": 3}, "side.tracks"),
    ({"faction": "elves"}, "side.tracks"),
    ({"built": ["E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9"]}, "side.pieces"),
    ({"built": ["r1"]}, "side.pieces"),
    ({"built": ["E5", "E4"], "state": {"strongholds": ["E5", "E4"]}}, "side.pieces"),
    ({"bridges": ["A1-A2"]}, "side.bridges"),
    ({"bridges": BRIDGES}, "side.bridges"),
    ({"bridges": BRIDGES[:1], "other": {"bridges": BRIDGES[:1]}}, "side.bridges"),
    ({"favours": ["favour 9", "favour 9"]}, "side.tiles"),
    ({"favours": ["favour 1"], "other": {"favours": ["favour 1"]}}, "side.tiles"),
    ({"towns": ["town 8", "town 8"]}, "side.tiles"),
    ({"towns": ["nothing"]}, "side.tiles"),
    ({"bonus": "bonus 1", "other": {"bonus": "bonus 1"}}, "side.cards"),
    ({"bonus": "nothing"}, "side.cards"),
    ({"built": ["C3"]}, "side.shared"),
    ({"cults": [10, 0, 0, 0]}, "side.shared"),
    ({"state": {"order": [0, 2]}}, "side.count"),
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
        assert refused.value.details["faults"] == (fault,)
        assert Words("de", GAME, strict=True).fault(fault)

    def test_every_fault_is_tried(self) -> None:
        assert {fault for _, fault in (*WRONG, *WRONG_SIDES)} == set(FAULTS.ids)

    @clause("TM-20.1")
    @pytest.mark.parametrize(("side", "fault"), WRONG_SIDES)
    def test_a_seat_that_cannot_exist_is_refused(self, side: dict[str, Any], fault: str) -> None:
        other = {"faction": "auren", "home": "forest", "built": ["C3"], "cults": [10, 0, 0, 0], **side.get("other", {})}
        mine = {"faction": "halflings", "home": "plains", "built": ["E5"]}
        mine |= {name: its for name, its in side.items() if name not in ("state", "other")}
        position = {"phase": "play", "turn": "you", "sides": [mine, other], **side.get("state", {})}
        with pytest.raises(Refusal) as refused:
            Session.new(GAME, {"automa": False, "humans": 2}, position=position)
        assert refused.value.id == "position.faults"
        assert refused.value.details["faults"] == (fault,)
        assert Words("de", GAME, strict=True).fault(fault)

    @clause("TM-20.1")
    def test_seats_that_can_exist_play_on(self) -> None:
        mine = {"faction": "halflings", "home": "plains", "built": ["E5"], "coins": 9, "workers": 9}
        other = {"faction": "auren", "home": "forest", "built": ["C3"]}
        position = {"phase": "play", "turn": "you", "sides": [mine, other]}
        session = Session.new(GAME, {"automa": False, "humans": 2}, position=position)
        session.answer("upgrade E5 house")
        assert session.timeline.now.sides[0].coins == 3

    def test_without_a_board_nothing_is_said_about_it(self) -> None:
        session = Session.new(GAME, {"tracked": False}, position=facts({"home": "lakes", "your_home": "swamp"}))
        assert FAULTS(session.timeline.whole) == ()
