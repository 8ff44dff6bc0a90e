"""Two published automas as text decide, count, draw and ask what the games in Python do; planted faults are found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.textbot import herobotus_twice, tapestry_twice
from tests.textbot.replay import Different
from visavis.core import Game
from visavis.testing import count, record
from visavis.textbot import game_from
from visavis.textbot.gallery import shipped

Compare = Callable[[Game[Any], int], tuple[int, int, int]]
BOTS: dict[str, Compare] = {"herobotus": herobotus_twice.compare, "tapestry_automa": tapestry_twice.compare}
FAULTS = {
    "work": ("herobotus", "medium | 3    | 6", "medium | 2    | 6"),
    "under": ("herobotus", 'under = "mix"\nunder_with = 2', 'under = "mix"\nunder_with = 1'),
    "award": ("herobotus", "wonders <= achievements", "wonders < achievements"),
    "reward": ("tapestry_automa", "science     | 2     | tapestry", "science     | 2     | new_techs"),
    "backwards": ("tapestry_automa", 'backwards = "who is shadow"', 'backwards = "who is automa"'),
    "landmark": ("tapestry_automa", "technology  | 7     | Rubber", "technology  | 8     | Rubber"),
    "order of two steps": (
        "herobotus",
        '"gain achievements", "lose left[achievement]"',
        '"lose left[achievement]", "gain achievements"',
    ),
    "one step as two": ("tapestry_automa", 'do = ["gain tapestries"]', 'do = ["gain tapestries 2", "lose tapestries"]'),
}
"""The last two leave every counter as it is: only the told steps differ."""


@pytest.mark.parametrize("id", BOTS)
def test_the_text_is_the_game_in_python(id: str) -> None:
    text, games, turns, events = game_from(shipped(id)), count(500, 40), 0, 0
    told = 0
    for seed in range(games):
        played = BOTS[id](text, seed)
        turns, events, told = turns + played[0], events + played[1], told + played[2]
    assert turns > games * 20
    assert told > games * 80
    assert len(shipped(id).splitlines()) < 850
    record(f"games of {id} in Python and as text", games, turns=turns, events=events, told=told)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str) -> None:
    id, sound, wrong = FAULTS[fault]
    assert sound in shipped(id)
    text = game_from(shipped(id).replace(sound, wrong))
    with pytest.raises(Different):
        _all(BOTS[id], text)


def _all(compare: Compare, text: Game[Any]) -> None:
    for seed in range(60):
        compare(text, seed)
