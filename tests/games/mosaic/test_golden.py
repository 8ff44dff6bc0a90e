"""The golden games cover every level, every location deck and every leader, tracked, guided and with printed cards."""

from __future__ import annotations

import json
from pathlib import Path

from visavis.games.mosaic import GAME

FILES = sorted((Path(__file__).parent / "golden").glob("*.jsonl"))


def test_all_levels_decks_and_leaders() -> None:
    headers, leaders = [], set()
    for file in FILES:
        lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
        headers.append(lines[0])
        leaders |= {line["leader"] for line in lines if line.get("do") == "give_leader"}
    options = [header["options"] for header in headers]
    assert {one["level"] for one in options} == {"easy", "medium", "hard", "expert"}
    assert {one["expansion"] for one in options} >= {"isolated", "standard", "aggressive"}
    assert leaders == set(GAME.default_pack.tables["leader"])
    assert {one["tracked"] for one in options} == {one["invented"] for one in options} == {True, False}
    assert any(header.get("shown") for header in headers)
    assert {(one["humans"], one["bots"]) for one in options} >= {(1, 1), (2, 1), (1, 2), (4, 2)}
