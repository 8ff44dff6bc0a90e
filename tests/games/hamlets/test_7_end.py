from __future__ import annotations

from typing import Any

import pytest

from tests.games.hamlets.play import deck, turn
from visavis.core import Decided, Number, Session
from visavis.games.hamlets import GAME
from visavis.games.hamlets.effects import GameOver, LastRoundOver, Score
from visavis.testing import clause


def count_up(**state: Any) -> Decided:
    return turn("you", phase="end", round=4, **state)


@clause("HA-7.1")
class TestTheEnd:
    def test_after_the_fourth_round(self) -> None:
        decided = turn("her", **deck(turned=("1",)), round=4, resting=["you"], yours="A1")
        assert decided.effects[-1] == LastRoundOver()

    def test_not_after_the_third(self) -> None:
        decided = turn("her", **deck(turned=("1",)), round=3, resting=["you"], yours="A1")
        assert LastRoundOver() not in decided.effects

    def test_the_game_is_over_once_all_is_counted(self) -> None:
        session = Session.new(GAME, position={"phase": "end", "round": 4, "yours": ["A1"]})
        assert session.over
        assert session.timeline.now.phase == "over"

    def test_a_whole_game_has_four_rounds(self) -> None:
        session = Session.new(GAME, seed=3, seats={"you": "rival"})
        assert session.over
        assert session.timeline.now.round == 4


@clause("HA-7.2")
class TestPoints:
    @pytest.mark.parametrize(
        ("yours", "towers", "points"),
        [
            ("A1", "", 1 + 1),  # one house, a group of one
            ("A1 A2", "", 2 + 2),  # a group of two
            ("A1 A3", "", 2 + 1),  # two groups of one
            ("A1 A2 A4 A5 B2", "", 5 + 3),  # A1 A2 B2 and A4 A5
            ("A1 A3", "A1 A3", 2 + 1 + 6),
        ],
    )
    def test_houses_towers_and_the_largest_group(self, yours: str, towers: str, points: int) -> None:
        decided = count_up(yours=yours, towers=towers)
        assert decided.effects == (Score("HA-7.2", "you", points), Score("HA-7.2", "her", 0), GameOver())

    def test_her_plain_and_marked_houses_are_one_group(self) -> None:
        decided = count_up(yours="I1", plain="A1", marked="A2 A4", towers="A2", houses_left=11, towers_left=3)
        assert decided.effects[1] == Score("HA-7.2", "her", 3 + 3 + 2)

    def test_points_scored_before_are_kept(self) -> None:
        facts = {"phase": "end", "round": 4, "yours": ["A1"], "points": 7, "plain": ["I1"], "houses_left": 13}
        session = Session.new(GAME, position=facts)
        assert session.seen_by("you").score == {"you": 2, "her": 9}

    def test_guided_you_count(self) -> None:
        answers = {"end.houses_you": [5], "end.towers_you": [2], "end.group_you": [4], "end.group_her": [3]}
        decided = count_up(options={"tracked": False}, answers=answers, houses_left=10, towers_left=3)
        assert decided.effects == (
            Score("HA-7.2", "you", 5 + 6 + 4),
            Score("HA-7.2", "her", 4 + 3 + 3),
            GameOver(),
        )

    @pytest.mark.parametrize(
        ("answers", "id", "most"),
        [
            ({}, "end.houses_you", 14),
            ({"end.houses_you": [3]}, "end.towers_you", 3),
            ({"end.houses_you": [9]}, "end.towers_you", 4),
            ({"end.houses_you": [3], "end.towers_you": [0]}, "end.group_you", 3),
        ],
    )
    def test_guided_only_what_can_be(self, answers: dict[str, list[Any]], id: str, most: int) -> None:
        question = count_up(options={"tracked": False}, answers=answers).question
        assert isinstance(question, Number)
        assert (question.id, question.least, question.most) == (id, 0, most)


@clause("HA-7.3")
@pytest.mark.parametrize(
    ("yours", "points", "winners"),
    [(8, 7, ("you",)), (7, 8, ("her",)), (7, 7, ("you", "her"))],
)
def test_more_points_win_and_equal_points_are_shared(yours: int, points: int, winners: tuple[str, ...]) -> None:
    facts = {"phase": "end", "round": 4, "yours": ["A1"], "plain": ["I1"], "your_points": yours, "points": points}
    seen = Session.new(GAME, position=facts).seen_by("you")
    assert seen.over
    assert seen.winners == winners
