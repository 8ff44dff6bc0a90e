"""The cards, tiles and maps of Terra Mystica, and what the rulebook says about them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from typing import Any, ClassVar, Literal

from visavis.core import Pack, PackCard, PackSpec

TERRAINS = ("desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland")
"""The seven terrains in the order of the circle."""
GROUNDS = (*TERRAINS, "ice", "volcano")
GROUND_AT = {ground: at for at, ground in enumerate(GROUNDS)}
EXTRA = "m"
"""The card of the Merchants that comes later."""
TOP = 10
"""The top of a cult track."""
ROUNDS = 6
LETTERS = ("A", "B", "C", "D", "E", "F")
MAPS = ("base", "fire_ice", "revised", "lakes_board", "fjords", "archipelago")

Terrain = Literal["desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland"]
Cult = Literal["fire", "water", "earth", "air"]
CULTS: tuple[Cult, Cult, Cult, Cult] = ("fire", "water", "earth", "air")
Kind = Literal["dwelling", "house", "temple", "stronghold", "sanctuary", "shipyard"]
Group = Literal["plain", "marked"]
Four = tuple[int, int, int, int]
Six = tuple[int, int, int, int, int, int]
Seven = tuple[Terrain, Terrain, Terrain, Terrain, Terrain, Terrain, Terrain]
Action = Literal["build", "cover", "cult", "faction", "favour", "points", "trade", "upgrade"]
FactionAction = Literal["blight", "build", "build_anywhere", "cube", "cult", "points"]
First = Literal["closest", "most_power", "your_terrain"]
Box = Literal["base", "promo", "merchants"]


class Card(PackCard, frozen=True, kw_only=True):
    """An automa card: its actions, and what it says as a support card."""

    starter: bool
    merchants: bool
    actions: tuple[Action, ...]
    ship: int
    points: int
    points_by_level: bool
    trade: int
    group: Group
    together: bool
    row: Literal["a", "b"]
    backwards: bool
    count: int
    cult: Literal["tile", "catch_up"]
    bonus: Literal["left", "middle", "right"]
    letters: tuple[str, str]
    passes: bool
    cultists: int


class Level(PackCard, frozen=True, kw_only=True):
    """A level: ship values and X by round, and how the first deck is made."""

    MARKED: ClassVar[bool] = False

    ship: Six
    x: Six
    unseen: int
    held_back: tuple[str, ...]


class Faction(PackCard, frozen=True, kw_only=True):
    """A faction of the Automa."""

    known: bool
    cults: Four
    actions: tuple[FactionAction, ...]
    points: int
    first: tuple[First, ...]


class Priority(PackCard, frozen=True, kw_only=True):
    """A terrain-priority card."""

    MARKED: ClassVar[bool] = False

    a: Seven
    b: Seven


class Tile(PackCard, frozen=True, kw_only=True):
    """A scoring tile of the Automa."""

    cult: Literal["fire", "water", "earth", "air", ""]
    points: tuple[int, int]
    early: bool
    spades: int
    set: Box
    ours: tuple[int, ...] = ()
    """The sides (0 for rounds 1 to 3, 1 for 4 to 6) that nobody has read in yet, of a tile whose other side was."""

    def read(self, side: int) -> bool:
        """Whether the value of a side is the printed one, as far as anybody knows."""
        return self.provenance != "reconstructed" and side not in self.ours


class Bonus(PackCard, frozen=True, kw_only=True):
    """A round bonus card."""

    set: Box


class People(PackCard, frozen=True, kw_only=True):
    """A faction of yours, as far as the Automa can see it."""

    MARKED: ClassVar[bool] = False

    fire_ice: bool
    home: Literal["desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland", ""]
    ground: Literal["home", "ice", "volcano", "any"]
    first: int
    cults: Four
    large: int
    favours: int
    reach: Literal["ship", "skip"]
    reach_least: int
    reach_most: int


Goods = tuple[int, int, int, int]
"""Workers, coins, priests and power."""


class Board(PackCard, frozen=True, kw_only=True):
    """The board of a faction of yours: what it starts with, its prices, tracks and incomes (section 20)."""

    points: int
    """The starting points of the variant of 2017."""
    coins: int
    workers: int
    priests: int
    bowls: tuple[int, int, int]
    ship: int
    ship_points: tuple[int, ...]
    spade: tuple[int, ...]
    dig: tuple[int, int, int]
    """Coins, workers and priests of a step on the digging track."""
    dig_points: tuple[int, ...]
    prices: tuple[tuple[int, int], ...]
    """Workers and coins of a dwelling, trading house, temple, stronghold and sanctuary."""
    dwellings: tuple[int, ...]
    house_coins: tuple[int, ...]
    house_power: tuple[int, ...]
    temple_priests: tuple[int, ...]
    temple_power: tuple[int, ...]
    stronghold: Goods
    sanctuary: Goods


class Favour(PackCard, frozen=True, kw_only=True):
    """A favour tile."""

    copies: int
    cult: Cult
    steps: int
    income: Goods


class Town(PackCard, frozen=True, kw_only=True):
    """A town tile."""

    copies: int
    keys: int
    points: int
    gain: Goods
    steps: int
    ship: bool
    set: Box


class Scoring(PackCard, frozen=True, kw_only=True):
    """What a scoring tile gives people: points in its round, goods for a cult after it."""

    scores: Literal["spade", "town", "dwelling", "house", "temple", "large"]
    points: int
    cult: Literal["fire", "water", "earth", "air", "priests"]
    steps: int
    gain: Literal["coins", "workers", "priests", "power", "spades"]
    amount: int


class BonusIncome(PackCard, frozen=True, kw_only=True):
    """What a round bonus card gives people: income, and points when passing."""

    income: Goods
    passing: Literal["", "dwelling", "house", "large", "ship"]
    points: int


class PowerAction(PackCard, frozen=True, kw_only=True):
    """A power action of the board."""

    power: int


class MapRows(PackCard, frozen=True, kw_only=True):
    """A map as rows of letters."""

    MARKED: ClassVar[bool] = False

    top: int
    rows: tuple[str, ...]


class Letters(PackCard, frozen=True, kw_only=True):
    """The spaces A to F of a home terrain on a map."""

    spaces: tuple[str, str, str, str, str, str]


CODES = {"y": "desert", "p": "plains", "s": "swamp", "l": "lakes", "f": "forest", "m": "mountains", "w": "wasteland"}
RIVER = "~"


def constraints(pack: Pack) -> list[tuple[str, str, str]]:
    """What the rulebook says about the cards as a whole."""
    found = []
    for id, card in pack.table("card", Card).items():
        if not card.count >= 1 or not set(card.letters) <= set(LETTERS) or len(set(card.letters)) < 2:
            found.append(("card", id, "card.support"))
    for id, priority in pack.table("priority", Priority).items():
        if any(sorted(row) != sorted(TERRAINS) or row[0] != id for row in (priority.a, priority.b)):
            found.append(("priority", id, "priority.row"))
    for id, rows in pack.table("map", MapRows).items():
        if not whole(rows):
            found.append(("map", id, "map.hexes"))
    if found:
        return found
    for id, letters in pack.table("letters", Letters).items():
        map, _, terrain = id.partition(" ")
        spaces = letters.spaces
        a, b, c, d, e, f = spaces
        ground = grounds(pack.table("map", MapRows)[map])
        if {ground.get(space) for space in spaces} != {terrain} or a in (b, c) or d in (e, f):
            found.append(("letters", id, "letters.spaces"))
    return found


def whole(rows: MapRows) -> bool:
    """Whether no hex of a map is missing: nine rows of 13 and 12 in turn, each hex with a known letter."""
    lengths = [13 - (rows.top + at) % 2 for at in range(9)]
    known = {*CODES, RIVER}
    return [len(row) for row in rows.rows] == lengths and all(set(row) <= known for row in rows.rows)


def places(rows: MapRows) -> dict[str, tuple[int, int]]:
    """Row and column of every hex. Land is A1, A2 ... by row; rivers are r0, r1 ... through the map."""
    found: dict[str, tuple[int, int]] = {}
    rivers = 0
    for row, line in enumerate(rows.rows, rows.top):
        land = 0
        for column, code in enumerate(line):
            if code == RIVER:
                found[f"r{rivers}"] = (row, column)
                rivers += 1
            else:
                land += 1
                found[f"{chr(65 + row)}{land}"] = (row, column)
    return found


def grounds(rows: MapRows) -> dict[str, str]:
    """The printed terrain of every hex."""
    codes = {**CODES, RIVER: "river"}
    return {name: codes[rows.rows[row - rows.top][column]] for name, (row, column) in places(rows).items()}


OF_YOUR_SIDE = ("board", "favour", "town", "scoring", "bonus_income", "power_action")


def with_your_side(raw: dict[str, Any]) -> dict[str, Any]:
    """From form 2, which held only what the Automa sees: your own side of the game as it is printed."""
    text = (resources.files("visavis.games.terra_mystica") / "packs" / "standard.toml").read_text("utf-8")
    shipped = tomllib.loads(text)
    return {**raw, **{table: raw.get(table, shipped[table]) for table in OF_YOUR_SIDE}}


PEOPLE = (
    "fakirs", "nomads", "cultists", "halflings", "alchemists", "darklings", "mermaids", "swarmlings", "auren",
    "witches", "dwarves", "engineers", "chaosmagicians", "giants", "icemaidens", "yetis", "acolytes",
    "dragonlords", "riverwalkers", "shapeshifters",
)  # fmt: skip
CARD_IDS = (*map(str, range(1, 14)), "2m", "4m", "m")
PACK = PackSpec(
    {
        "card": Card,
        "level": Level,
        "faction": Faction,
        "priority": Priority,
        "tile": Tile,
        "bonus": Bonus,
        "people": People,
        "map": MapRows,
        "letters": Letters,
        "board": Board,
        "favour": Favour,
        "town": Town,
        "scoring": Scoring,
        "bonus_income": BonusIncome,
        "power_action": PowerAction,
    },
    {
        "card": CARD_IDS,
        "level": ("automalein", "automa", "automaechtig", "ultoma", "alptrauma"),
        "faction": (
            "simpletons", "kuddlers", "druids", "racelings", "wanderers", "mimics", "powermongers", "symbionts",
            "blight", "gognomes",
        ),
        "priority": TERRAINS,
        "tile": (*(f"tile{n}" for n in range(1, 10)), *(f"merchants tile {n}" for n in range(1, 13))),
        "bonus": tuple(f"bonus {n}" for n in range(1, 14)),
        "people": PEOPLE,
        "map": MAPS,
        "letters": tuple(f"{map} {terrain}" for map in MAPS[:-1] for terrain in TERRAINS),
        "board": PEOPLE,
        "favour": tuple(f"favour {n}" for n in range(1, 13)),
        "town": tuple(f"town {n}" for n in range(1, 9)),
        "scoring": tuple(f"tile{n}" for n in range(1, 10)),
        "bonus_income": tuple(f"bonus {n}" for n in range(1, 11)),
        "power_action": tuple(f"power {n}" for n in range(1, 7)),
    },
    constraints,
    schema=3,
    upgrades={2: with_your_side},
)  # fmt: skip


# What is in use; worked out once for a pack


@lru_cache(maxsize=64)
def automa_cards(pack: Pack, merchants: bool) -> tuple[str, ...]:
    """The automa cards of the boxes on the table."""
    cards: Mapping[str, Card] = pack.tables["card"]
    if not merchants:
        return tuple(id for id, card in cards.items() if not card.merchants)
    replaced = {id.removesuffix("m") for id, card in cards.items() if card.merchants}
    return tuple(id for id in cards if id not in replaced)


@lru_cache(maxsize=64)
def starters_and_reserve(pack: Pack, merchants: bool) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The automa cards with which a deck begins, and the others; the extra one comes later (TM-3.21 to TM-3.24)."""
    cards: Mapping[str, Card] = pack.tables["card"]
    in_use = automa_cards(pack, merchants)
    starters = tuple(id for id in in_use if cards[id].starter)
    return starters, tuple(id for id in in_use if not cards[id].starter and not cards[id].merchants)


@lru_cache(maxsize=64)
def scoring_tiles(pack: Pack, merchants: bool) -> tuple[str, ...]:
    """The scoring tiles on the table; all nine are in the Automa's box, also the one of a promo."""
    tiles: Mapping[str, Tile] = pack.tables["tile"]
    return tuple(id for id, tile in tiles.items() if (tile.set == "merchants") == merchants)


@lru_cache(maxsize=64)
def bonus_cards(pack: Pack, merchants: bool, promo: bool) -> tuple[str, ...]:
    """The round bonus cards of the boxes on the table."""
    cards: Mapping[str, Bonus] = pack.tables["bonus"]
    boxes = ("base", *(("promo",) if promo else ()), *(("merchants",) if merchants else ()))
    return tuple(id for id, card in cards.items() if card.set in boxes)
