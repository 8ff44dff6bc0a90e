"""What the packs hold: cards, leaders, regions, levels, supplies; and the tables that rules read from them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from typing import ClassVar, Literal

import msgspec
from msgspec.structs import replace

from visavis.core import Pack, PackCard, PackSpec, Pile
from visavis.core.pack import Provenance

Kind = Literal["stone", "food", "idea"]
KINDS: tuple[Kind, ...] = ("stone", "food", "idea")
MONEY = "money"
TILES = (*KINDS, MONEY)
"""The kinds of resource tiles."""
TOWNS = ("farm", "manufactory")
RING = ("italia", "greece", "assyria", "egypt", "numidia", "hispania", "gaul")
"""The regions in their order clockwise round the sea."""
OUTER = RING[5:]
"""Hispania and Gaul: not in play with one person and one HeroBotus."""

First = Literal["build_project", "build_city", "technology", "tax", "population", "military", "reshuffle"]
Ability = Literal["technology", "build_city", "build_project", "farm_town", "military", "money"]
Symbol = Literal[
    "science", "economy", "food_production", "health", "construction", "culture", "government", "urbanism", "military"
]


class Action(PackCard, frozen=True, kw_only=True):
    """A card of his action deck; `letters` are the levels it belongs to."""

    letters: str
    first: First
    second: Literal["", "technology"]
    cost: Literal["", "stone", "food", "idea"]
    unit: Literal["", "infantry", "cavalry"]


class Location(PackCard, frozen=True, kw_only=True):
    """A card of his location deck: a region (or the one with the fewest cities), an arrow, an order of resources.

    In a pack `clockwise` is for arrows to the right; where `Arrow` says otherwise, `data_of` turns all of them round.
    """

    kind: Literal["region", "fewest", "reshuffle"]
    region: str
    civilization: bool
    clockwise: bool
    order: tuple[Kind, ...]
    arrow_provenance: Provenance
    civilization_provenance: Provenance = "reconstructed"


class Arrow(PackCard, frozen=True, kw_only=True):
    """Which way the arrow to the right leads; a pack without it means clockwise."""

    clockwise: bool


class Leader(PackCard, frozen=True, kw_only=True):
    """A leader: what HeroBotus does with it when his action deck is shuffled, and its symbol."""

    ability: Ability
    symbol: Symbol
    symbol_provenance: Provenance


class RegionCard(PackCard, frozen=True, kw_only=True):
    """A region of the board."""

    MARKED: ClassVar[bool] = False

    solo: bool


class Level(PackCard, frozen=True, kw_only=True):
    """A level: the letter of its action cards, what work gives, and what HeroBotus scores at the end."""

    letter: Literal["E", "M", "C", "X"]
    work: int
    city: int
    town: int
    pieces_provenance: Provenance = "official"
    """Where the points of cities and towns come from: the book says them once, for the level in the middle."""
    symbols: int
    project: int
    achievement: int
    wonder: int
    money: int
    population: int


class Stock(PackCard, frozen=True, kw_only=True):
    """How many pieces of a kind one colour has."""

    count: int


class Good(PackCard, frozen=True, kw_only=True):
    """A trade good."""

    MARKED: ClassVar[bool] = False


def pack_faults(pack: Pack) -> list[tuple[str, str, str]]:
    """What the rulebook says of the cards and this pack does not hold: table, card and fault."""
    found = [
        *action_faults(pack.table("action", Action).values()),
        *location_faults(pack.table("location", Location).values()),
    ]
    for level in pack.table("level", Level).values():
        if min(level.work, level.money, level.population) < 1:
            found.append(("level", level.id, "pack.level"))
    for stock in pack.table("stock", Stock).values():
        if not 0 <= stock.count <= 99:
            found.append(("stock", stock.id, "pack.stock"))
    return found


def action_faults(actions: Collection[Action]) -> Iterator[tuple[str, str, str]]:
    """Every level has nine action cards, one of them the reshuffle card."""
    for letter in "EMCX":
        deck = [card for card in actions if letter in card.letters]
        if len(deck) != 9 or sum(card.first == "reshuffle" for card in deck) != 1:
            yield "action", deck[0].id if deck else "", "pack.nine_cards"


def location_faults(locations: Collection[Location]) -> Iterator[tuple[str, str, str]]:
    """Three cards for each region, one of them its civilization; two without a region, one that shuffles."""
    for card in locations:
        if card.kind != "reshuffle" and sorted(card.order) != sorted(KINDS):
            yield "location", card.id, "pack.order"
        if (card.kind == "region") != (card.region in RING) or card.region not in ("", *RING):
            yield "location", card.id, "pack.region"
    for region in RING:
        three = [card for card in locations if card.region == region]
        if not three and region in OUTER:
            # The rulebook's box has no cards of these two.
            continue
        if len(three) != 3 or sum(card.civilization for card in three) != 1:
            yield "location", three[0].id if three else "", "pack.three_cards"
    kinds = [card.kind for card in locations]
    if kinds.count("fewest") != 2 or kinds.count("reshuffle") != 1:
        yield "location", "L18", "pack.special_cards"


LEADERS = ("artist", "engineer", "farmer", "general", "magistrate", "merchant", "philosopher", "priestess", "scribe")
GOODS = ("grain", "wine", "cloth", "oil", "copper", "cattle", "food_2", "stone_2", "fish")

PACK = PackSpec(
    {
        "action": Action,
        "location": Location,
        "leader": Leader,
        "region": RegionCard,
        "level": Level,
        "stock": Stock,
        "good": Good,
        "arrow": Arrow,
    },
    {
        "action": tuple(f"A{n:02}" for n in range(1, 13)),
        "leader": LEADERS,
        "region": RING,
        "level": ("easy", "medium", "hard", "expert"),
        "stock": tuple(f"pieces_{kind}" for kind in ("cities", "farm", "manufactory", "infantry", "cavalry")),
        "good": GOODS,
    },
    pack_faults,
)


class Data(msgspec.Struct, frozen=True, eq=False):
    """The tables of a pack, ready for the rules."""

    actions: Mapping[str, Action]
    locations: Mapping[str, Location]
    leaders: Mapping[str, Leader]
    level: Level
    stock: Mapping[str, int]
    guessed_stock: bool
    """Whether the numbers of pieces are reconstructed."""
    action_deck: tuple[str, ...]
    """The action cards of this level without the one that says reshuffle."""
    action_reshuffle: str
    location_reshuffle: str
    civilization: Mapping[str, str]
    """The civilization card of each region."""
    plain: Mapping[str, tuple[str, ...]]
    """The other two cards of each region."""
    right: frozenset[str]
    """The location cards whose arrow points to the right."""
    fewest: tuple[str, ...]
    named: Mapping[str, str]
    """The regions by every name they have."""


_DATA: dict[tuple[str, str], Data] = {}


def data_of(pack: Pack, level: str) -> Data:
    """The tables of a pack for a level; made once."""
    key = (pack.digest, level)
    if key not in _DATA:
        _DATA[key] = _tables(pack, level)
    return _DATA[key]


def _tables(pack: Pack, level: str) -> Data:
    its = pack.table("level", Level)[level]
    actions, printed = pack.table("action", Action), pack.table("location", Location)
    turned = any(not arrow.clockwise for arrow in pack.table("arrow", Arrow).values())
    locations = {id: replace(card, clockwise=card.clockwise != turned) for id, card in printed.items()}
    deck = [card for card in actions.values() if its.letter in card.letters]
    named = [(region.id, *region.names.values()) for region in pack.table("region", RegionCard).values()]
    return Data(
        actions=actions,
        locations=locations,
        leaders=pack.table("leader", Leader),
        level=its,
        stock={one.id.removeprefix("pieces_"): one.count for one in pack.table("stock", Stock).values()},
        guessed_stock=any(one.provenance == "reconstructed" for one in pack.table("stock", Stock).values()),
        action_deck=tuple(card.id for card in deck if card.first != "reshuffle"),
        action_reshuffle=next(card.id for card in deck if card.first == "reshuffle"),
        location_reshuffle=_of_kind(locations, "reshuffle")[0],
        civilization={card.region: card.id for card in locations.values() if card.civilization},
        plain={region: _plain(locations, region) for region in RING},
        right=frozenset(card.id for card in printed.values() if card.clockwise),
        fewest=_of_kind(locations, "fewest"),
        named={name.casefold(): names[0] for names in named for name in names},
    )


def _of_kind(locations: Mapping[str, Location], kind: str) -> tuple[str, ...]:
    """The location cards of a kind."""
    return tuple(card.id for card in locations.values() if card.kind == kind)


def _plain(locations: Mapping[str, Location], region: str) -> tuple[str, ...]:
    """The location cards of a region that are no civilization cards."""
    return tuple(card.id for card in locations.values() if card.region == region and not card.civilization)


@lru_cache(maxsize=4096)
def pile_of(stream: str, cards: tuple[str, ...]) -> Pile:
    """These cards, shuffled."""
    return Pile.of(stream, cards)


@lru_cache(maxsize=4096)
def shuffled(stream: str, cards: tuple[str, ...], mixed: int, special: str) -> Pile:
    """A deck as HeroBotus has it: the special card mixed with the last cards."""
    return Pile.of(stream, cards).mixed_at_bottom(mixed, special)
