"""The cards of Sparks: what a pack holds."""

from __future__ import annotations

from typing import Literal

from visavis.core import PackCard, PackSpec

Spark = Literal["draw", "again", "snatch", "douse", "double"]


class Card(PackCard, frozen=True, kw_only=True):
    """A card: its colour, its value, and the sparks that fly when it matches."""

    colour: Literal["red", "yellow", "green", "blue"]
    value: int
    sparks: tuple[Spark, ...]


PACK = PackSpec({"card": Card}, {"card": tuple(f"{colour}{value}" for colour in "rygb" for value in range(1, 10))})
