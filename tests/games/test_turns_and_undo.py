"""Turns of one seat in a row, and what of an undo is told: where a game says it itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest

from visavis.core import Session, get_game
from visavis.core.play.log import Answer


@pytest.mark.parametrize(
    ("game", "name", "turns"),
    [
        ("terra_mystica", "lakes_board_ultoma", {"you": 61}),
        ("terra_mystica", "two_2", {"you": 35, "friend": 12}),
        ("terra_mystica", "kept_everything", {"you": 15}),
        ("terra_mystica", "people_alone", {"you": 14, "friend": 16, "third": 12}),
        ("tapestry", "campaign_5", {"you": 41}),
    ],
)
def test_turns_in_a_row_are_counted(game: str, name: str, turns: Mapping[str, int]) -> None:
    session = Session.load((Path(__file__).parent / game / "golden" / f"{name}.jsonl").read_bytes())
    assert Counter(turn.seat for turn in session.turns) == turns


@pytest.mark.parametrize("name", ["lakes_board_ultoma", "revised_ultoma", "guided_gognomes"])
def test_every_turn_of_a_person_in_terra_mystica_ends_once(name: str) -> None:
    session = Session.load((Path(__file__).parent / "terra_mystica" / "golden" / f"{name}.jsonl").read_bytes())
    tags = Counter(str(line.__struct_config__.tag) for line in session.lines if hasattr(line, "told"))
    passed = sum(isinstance(line, Answer) and line.answer == ("pass",) for line in session.lines)
    # The last turn of a round ends with the round.
    assert tags["turn_ends"] <= len(session.turns) <= tags["turn_ends"] + max(6, passed)


MOVES_NOTHING = {
    "terra_mystica": ("turn_ends", "may_take_power", "card_turned"),
    "tapestry": ("remind", "begin", "take_income", "lay_pair"),
    "mosaic": ("not_possible", "turn_action", "last_turns"),
    "anunnaki": ("nothing", "no_advance", "open_card", "roll"),
}


@pytest.mark.parametrize("game", MOVES_NOTHING)
def test_what_moves_nothing_is_not_told_after_an_undo(game: str) -> None:
    effects = get_game(game).effect_by_tag
    assert [tag for tag in MOVES_NOTHING[game] if effects[tag].by_hand] == []
    assert sum(effect.by_hand for effect in effects.values()) > len(effects) / 2
