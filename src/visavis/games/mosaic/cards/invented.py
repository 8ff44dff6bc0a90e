"""The invented table of simulations: what only cardboard knows is made up where nobody can be asked."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Literal

import msgspec

from visavis.core import Pile
from visavis.games.mosaic.cards.printed import Symbol


class InventedBuild(msgspec.Struct, frozen=True):
    """A card of the build offer."""

    id: str
    kind: Literal["project", "city", "farm", "manufactory"]
    symbol: Symbol


class InventedTechnology(msgspec.Struct, frozen=True):
    """A technology: what it shows at the bottom left (points: 0 for none), and its symbols."""

    id: str
    question: bool
    points: int
    symbols: tuple[Symbol, ...]


class InventedNumber(msgspec.Struct, frozen=True):
    """A population card with its gain, or a tax card with its unrest."""

    id: str
    number: int


class InventedRegion(msgspec.Struct, frozen=True):
    """The tiles and goods of a region."""

    id: str
    tiles: tuple[tuple[str, int], ...]
    goods: tuple[str, ...]


class InventedHand(msgspec.Struct, frozen=True):
    """What five starting technologies show."""

    symbols: int
    earned: int


class Invented(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The invented table of simulations."""

    row: int
    scoring: int
    """How many scoring cards each deck holds."""
    city_money: int
    start: tuple[InventedHand, ...]
    build: tuple[InventedBuild, ...]
    technology: tuple[InventedTechnology, ...]
    population: tuple[InventedNumber, ...]
    tax: tuple[InventedNumber, ...]
    region: tuple[InventedRegion, ...]


INVENTED = msgspec.convert(tomllib.loads(files(__package__).joinpath("invented.toml").read_text("utf-8")), Invented)
SCORING = "scoring"
"""The invented card that brings an empire scoring."""

BUILD, TECHNOLOGY, POPULATION, TAX = range(4)
"""The offers, in the order of `CARDS` and of a state's `rows`."""
OFFERS: tuple[Literal["build", "technology", "population", "tax"], ...] = ("build", "technology", "population", "tax")
BUILDS = {card.id: card for card in INVENTED.build}
TECHNOLOGIES = {card.id: card for card in INVENTED.technology}
GAINS = {card.id: card.number for card in INVENTED.population}
UNREST = {card.id: card.number for card in INVENTED.tax}
CARDS: tuple[Mapping[str, object], ...] = (BUILDS, TECHNOLOGIES, GAINS, UNREST)
"""The invented cards of each offer."""
DECKS = tuple(
    Pile.of(f"offer.{name}", (*cards, *[SCORING] * INVENTED.scoring)) for name, cards in zip(OFFERS, CARDS, strict=True)
)
"""Invented decks never run out: a card that is dealt is not taken out. Only HeroBotus takes cards from them."""
HANDS = Pile.of("offer.start", range(len(INVENTED.start)))
