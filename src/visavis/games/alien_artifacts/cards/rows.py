"""The rows of a pack: what is printed on a card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from visavis.core import PackCard
from visavis.games.alien_artifacts.cards.vocabulary import Colour, Kind, Type

STANDARD = "DEF00"
COMPLETES: Mapping[str, str] = {"ship": "build", "tech": "develop", "planet": "discover"}
"""The action that completes a project of a kind."""
BOOK_ORDER: tuple[Kind, ...] = ("planet", "tech", "ship")
"""The kinds in the order in which the book tells how to complete them."""
COLOUR_OF: Mapping[str, str] = {"ship": "R", "tech": "B", "planet": "G"}
SIDE_OF: Mapping[str, str] = {"offensive": "ship", "revenue": "tech", "mine": "planet"}
"""The kind of the cards that an operational action uses."""
MOST_SYMBOLS = 3
"""On a section."""


class Resource(PackCard, frozen=True, kw_only=True):
    """A resource card: two sections and a number for fights."""

    colour_a: Colour
    count_a: int
    type_a: Type
    colour_b: Colour
    count_b: int
    type_b: Type
    number: int


class TwoSided(PackCard, frozen=True, kw_only=True):
    """A ship or a planet."""

    type: Type
    logistics: str
    operational: str


class Tech(PackCard, frozen=True, kw_only=True):
    """A technology: an effect on the logistics side, a table of points on the operational one."""

    type: Type
    keyword: Literal["permanent", "additional", "action"]
    trigger: str
    cost: str
    effect: str
    metric: str
    rows: str


class Artifact(PackCard, frozen=True, kw_only=True):
    """An alien artifact."""

    effect: str


class Fight(PackCard, frozen=True, kw_only=True):
    """An alien system: what happens at each attack value; no entry for 5 and more means that of 4."""

    v1: str
    v2: str
    v3: str
    v4: str
    v5: str


class Defense(Fight, frozen=True, kw_only=True):
    """A defense plan."""

    standard: bool


class Faction(PackCard, frozen=True, kw_only=True):
    """A faction: what it starts with, its action, its end scoring."""

    setup: str
    cost: str
    effect: str
    scoring: str
