from __future__ import annotations

import pytest

from tests.games.hamlets.play import CARDS, her_turn, one
from visavis.core import Session
from visavis.games.hamlets import GAME
from visavis.games.hamlets.effects import Score
from visavis.testing import clause


@clause("HA-6.1")
class TestSheScores:
    @pytest.mark.parametrize("action", ["2", "8", "12"])
    def test_the_points_of_the_action_card(self, action: str) -> None:
        decided = her_turn("1", action, yours="I11", plain="C1", towers_left=0)
        assert one(decided.effects, Score) == Score("HA-6.1", "her", CARDS[action].points)

    def test_not_those_of_the_support_card(self) -> None:
        decided = her_turn("8", "10", yours="I11", plain="C1")
        assert decided.effects
        assert decided.question is None, "her turn is over"
        assert not [effect for effect in decided.effects if isinstance(effect, Score)]

    def test_they_are_added_up(self) -> None:
        facts = {"phase": "play", "turn": "her", "yours": ["I11"], "plain": ["C1"], "turned": ["1"], "points": 4}
        session = Session.new(GAME, {"level": "normal"}, position=facts, shown=["deck"])
        session.answer("2")
        assert session.timeline.now.points == 5
