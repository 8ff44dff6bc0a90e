"""What a person has read in during a game, for the owner's pack: the points on scoring tiles (TM-6.7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from visavis.core import Effect, Nothing, Pack
from visavis.games.terra_mystica.cards import Tile
from visavis.games.terra_mystica.effects.bot import ScoreTile
from visavis.games.terra_mystica.effects.rounds import NextRound
from visavis.games.terra_mystica.state import State

LATE = 4
"""From this round on a tile lies with its other side up."""


def pack_from_play(state: State, pack: Pack, effects: Iterable[Effect]) -> dict[str, Any]:
    """The pack with the points that somebody has read in.

    Only those that are not ours: who has no tile at hand takes our value, and nobody may call that printed.
    """
    found = {name: [dict(row) for row in rows] if isinstance(rows, list) else rows for name, rows in pack.raw.items()}
    tiles, rows = pack.table("tile", Tile), {row["id"]: row for row in found["tile"]}
    side = 0
    for effect in effects:
        if isinstance(effect, NextRound):
            side = int(effect.round >= LATE)
        elif read := _points(effect):
            id, points = read
            tile, row = tiles[id], rows[id]
            if not tile.read(side) and points != tile.points[side]:
                _note(row, tile, side, points)
    return found


def _points(effect: Effect) -> tuple[str, int] | None:
    """What she scored for a tile when she passed."""
    if isinstance(effect, ScoreTile):
        return effect.tile, effect.points
    if isinstance(effect, Nothing) and effect.case == "pass.no_points":
        return str(effect.args["tile"]), 0
    return None


def _note(row: dict[str, Any], tile: Tile, side: int, points: int) -> None:
    """One side of a tile as it is printed; the other one stays as known as it was."""
    other = 1 - side
    row["points"] = [points if at == side else row["points"][at] for at in (0, 1)]
    row["ours"] = [] if tile.read(other) else [other]
    row["provenance"], row["origin"] = "read", ""
