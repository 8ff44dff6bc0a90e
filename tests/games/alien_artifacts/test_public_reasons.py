"""Reasons while the game runs: what everybody can see, in words; a hidden card changes none of them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.alien_artifacts.tables import new_table
from visavis.games.alien_artifacts import GAME
from visavis.games.alien_artifacts.effects.turn import Act
from visavis.words import LANGUAGES, Words


def reason(action: str, card: str = "", **facts: Any) -> Any:
    session = new_table(**{"hands": ["RES01", "RES02"], **facts})
    return GAME.ui.public_reason(session.seen_by("table").view, Act("p2", action, card, ()))


CASES: list[tuple[str, str, dict[str, Any], Any]] = [
    ("develop", "TEC01", {"operational": ["", "TEC12"]}, ("reason-short", {"count": 3, "points": 3, "tech": "TEC12"})),
    ("buy", "planet", {"projects": ["", "PLN01 PLN02"]}, ("reason-projects", {"count": 2})),
    ("prepare", "ship", {"projects": ["", "SHP21"], "attached": [[], [["SHP21", "RES05a"]]]}, "reason-lacks"),
    ("trade", "", {"credits": [8, 3]}, ("reason-credits", {"credits": 3, "cost": 5})),
    ("mine", "", {"operational": ["", "PLN01 PLN02"]}, ("reason-working", {"count": 2, "kind": "planet"})),
    ("faction", "FAC1", {}, None),
]


@pytest.mark.parametrize(("action", "card", "facts", "expected"), CASES, ids=[case[0] for case in CASES])
def test_what_speaks_for_an_action(action: str, card: str, facts: dict[str, Any], expected: Any):
    found = reason(action, card, **facts)
    assert (found[0] if isinstance(expected, str) else found) == expected
    if found is not None:
        for language in LANGUAGES:
            assert Words(language, GAME, strict=True).say(found[0], **found[1])


@pytest.mark.parametrize(("action", "card", "facts", "expected"), CASES, ids=[case[0] for case in CASES])
def test_no_hidden_card_changes_it(action: str, card: str, facts: dict[str, Any], expected: Any):
    hands = ["RES01", "RES02"], ["RES80", "RES81"]
    assert len({str(reason(action, card, **{**facts, "hands": hand})) for hand in hands}) == 1
