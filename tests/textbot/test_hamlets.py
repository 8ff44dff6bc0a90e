"""Hamlets as text is Hamlets: every question, every criterion's cut, every pick, every board."""

from __future__ import annotations

import pytest

from tests.textbot.hamlets_twice import same
from visavis.testing import count
from visavis.textbot import game_from
from visavis.textbot.gallery import shipped

GAMES = count(1000, 20)


@pytest.mark.parametrize("tracked", [True, False])
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_text_is_the_game(level: str, tracked: bool) -> None:
    game = game_from(shipped("hamlets"))
    assert [seed for seed in range(GAMES) if not same(game, seed, level, tracked)] == []


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('{ least = "distance(yours, it, yours)"', '{ most = "distance(yours, it, yours)"'),
        ('b = ["hill", "meadow", "field", "wood"]', 'b = ["hill", "field", "meadow", "wood"]'),
    ],
)
def test_a_planted_fault_is_noticed(before: str, after: str) -> None:
    text = shipped("hamlets")
    assert before in text
    wrong = game_from(text.replace(before, after))
    assert not all(same(wrong, seed, "normal", True) for seed in range(20))
