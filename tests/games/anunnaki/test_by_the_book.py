"""A slow second reading of the book follows golden games and agrees with every line; a planted fault is found."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.anunnaki.by_the_book import Wrong, follow
from visavis.games.anunnaki import GAME
from visavis.games.anunnaki.cards import PactRow

GOLDEN = Path(__file__).parent / "golden"
PACTS = {id: (row.points, row.steps) for id, row in GAME.default_pack.table("pact", PactRow).items()}
FOLLOWED = {
    "person_normal": 289, "person_hard": 285, "rival_extreme": 323, "unfinished": 60, "random_side": 48,
}  # fmt: skip
"""Games with the cards and boards of the pack and without options, and how many comparisons there are."""


@pytest.mark.parametrize("name", FOLLOWED)
def test_a_golden_game_is_played_by_the_book(name: str) -> None:
    book = follow(GOLDEN / f"{name}.jsonl", PACTS)
    assert sum(book.checked.values()) == FOLLOWED[name]


def test_the_book_was_read_for_every_kind_of_action() -> None:
    kinds = {kind for name in FOLLOWED for kind in follow(GOLDEN / f"{name}.jsonl", PACTS).checked}
    assert kinds >= {
        "harvest", "resource", "an area is used up first", "build", "follower", "income", "target", "unit", "all moves",
        "oracle", "pact", "free track", "domination", "god", "culture marker", "a won fight", "points: last_cube",
    }  # fmt: skip


def other(line: dict[str, Any]) -> dict[str, Any] | None:
    """The same line, but a little wrong."""
    match line.get("do"):
        case "build" | "place_follower" | "summon" | "exhaust" | "move_unit":
            return {**line, "area": "C1" if line["area"] != "C1" else "C3"}
        case "follow_goal" | "advance":
            return {**line, "track": "war" if line["track"] != "war" else "commerce"}
        case "dominate":
            return {**line, "steps": line["steps"] + 1}
        case "take_pact":
            return {**line, "points": line["points"] + 1}
        case "symbol":
            return {**line, "symbol": "gain_6"}
    return None


def test_planted_faults_are_found(tmp_path: Path) -> None:
    lines = [json.loads(text) for text in (GOLDEN / "person_hard.jsonl").read_text("utf-8").splitlines()]
    planted = found = 0
    for at, line in enumerate(lines):
        wrong = other(line)
        if wrong is None:
            continue
        planted += 1
        file = tmp_path / "planted.jsonl"
        file.write_text("\n".join(json.dumps(one) for one in (*lines[:at], wrong, *lines[at + 1 :])), "utf-8")
        try:
            follow(file, PACTS)
        except (Wrong, ValueError):
            found += 1
    assert planted > 80
    assert found == planted
