"""Recorded games: reading the text of a file."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from visavis.core import Refusal
from visavis.core.budget import spend
from visavis.games.terra_mystica.records.notation import DROPPED, tile

MAPS = {
    "base": "base", "fire_ice_side1": "fire_ice", "fire_ice_side2_revised_base": "revised",
    "loon_lakes_1_6": "lakes_board", "fjords_2_1": "fjords", "archipelago": "archipelago",
}  # fmt: skip
END_TILES = {
    "connected-distance": "distance", "connected-sa-sh-distance": "sanctuary", "building-on-edge": "outposts",
    "connected-clusters": "settlements",
}  # fmt: skip
END_NAMES = {id: name for name, id in END_TILES.items()}
MOST_ROWS = 5000
LONGEST = 2_000_000


class Row(NamedTuple):
    """A row of the ledger: whose, what, and the values that stand there (VP to AIR); the power offered."""

    line: int
    faction: str
    command: str
    values: tuple[int, ...] | None
    offers: str | None


class Record(NamedTuple):
    """A recorded game: how it is set up, its rows, and what it says about the end."""

    options: dict[str, Any]
    tiles: tuple[str, ...]
    bonus: tuple[str, ...]
    rows: tuple[Row, ...]
    results: tuple[tuple[int, str, tuple[str, ...]], ...]


class Impossible(Refusal):
    """A row that cannot be, and why."""


# Reading


class Heading:
    """How a recorded game is set up, line by line."""

    def __init__(self) -> None:
        self.players = 0
        self.options: dict[str, Any] = {"automa": False}
        self.tiles: tuple[str, ...] = ()
        self.gone: set[str] = set()

    def read(self, at: int, said: str) -> None:
        """One line; or a refusal."""
        match said.split():
            case ["map", name]:
                if name not in MAPS:
                    raise Refusal("record.map", line=at, given=name[:40], options=tuple(MAPS))
                self.options["map"] = MAPS[name]
            case ["starting-vp", how]:
                self.options["start_points"] = "by_faction" if how == "variant-2017" else "twenty"
            case ["player", _]:
                self.players += 1
            case ["score", names] if re.fullmatch(r"SCORE\d(,SCORE\d){5}", names):
                self.tiles = tuple(tile("SCORE", name.removeprefix("SCORE")) for name in names.split(","))
            case ["delete", card] if re.fullmatch(r"BON\d{1,2}", card):
                self.gone.add(tile("BON", card.removeprefix("BON")))
            case ["final-scoring", name] if name in END_TILES:
                self.options["end_tile"] = END_TILES[name]
            case ["option", name]:
                self.options |= OPTIONS.get(name, {})
            case _:
                raise Refusal("record.set_up", line=at, given=said[:60])


def read_record(text: str) -> Record:
    """A record from the text of a file; or a refusal with its line."""
    spend("bytes", len(text))
    if len(text) > LONGEST:
        raise Refusal("record.long", most=LONGEST)
    heading, rows, results = Heading(), [], []
    lines = text.splitlines()
    spend("lines", len(lines))
    for at, line in enumerate(lines, 1):
        parts = line.split("\t")
        if not line.strip() or line.startswith("#"):
            continue
        if parts[0] == ">":
            heading.read(at, parts[1] if len(parts) > 1 else "")
        elif parts[0] == "=":
            results.append((at, parts[1] if len(parts) > 1 else "", tuple(parts[2:])))
        else:
            rows.append(read_ledger(at, parts))
    if len(rows) > MOST_ROWS:
        raise Refusal("record.rows", most=MOST_ROWS)
    if not 2 <= heading.players <= 5 or len(heading.tiles) != 6:
        raise Refusal("record.players", given=heading.players)
    options = {**heading.options, "humans": heading.players}
    cards = (f"bonus {n}" for n in range(1, 11 if options.get("promo") else 10))
    bonus = tuple(card for card in cards if card not in heading.gone)
    return Record(options, heading.tiles, bonus, tuple(rows), tuple(results))


OPTIONS: Mapping[str, dict[str, Any]] = {
    "mini-expansion-1": {"town_promo": True},
    "shipping-bonus": {"promo": True},
    "temple-scoring-tile": {"temple_promo": True},
    "variable-turn-order": {"order": "passing"},
}


def read_ledger(at: int, parts: list[str]) -> Row:
    """One row of the ledger; its values may be left out."""
    if len(parts) == 1 and parts[0].endswith(f" {DROPPED}"):
        return Row(at, parts[0].removesuffix(f" {DROPPED}").strip(), DROPPED, None, None)
    if len(parts) < 2:
        raise Refusal("record.row", line=at, given=parts[0][:60])
    if len(parts) < 8:
        return Row(at, parts[0], parts[1], None, None)
    try:
        values = tuple(map(int, (*parts[2:6], *parts[6].split("/"), *parts[7].split("/"))))
    except ValueError:
        raise Refusal("record.row", line=at, given="\t".join(parts)[:60]) from None
    return Row(at, parts[0], parts[1], values, parts[8].strip() if len(parts) > 8 else None)
