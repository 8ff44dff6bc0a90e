"""The cards of Hamlets: what one holds, and which there are."""

from __future__ import annotations

from typing import Literal

from visavis.core import Pack, PackCard, PackSpec, Pile

Group = Literal["plain", "marked"]


class Card(PackCard, frozen=True, kw_only=True):
    """A card of her deck: its actions, and what it says as a support card."""

    actions: tuple[Literal["build", "tower", "score"], ...]
    points: int
    group: Group
    join: bool
    row: Literal["a", "b"]
    backwards: bool
    count: int
    rest: bool
    starter: bool


PACK = PackSpec({"card": Card}, {"card": tuple(map(str, range(1, 13)))})


def new_deck(pack: Pack) -> Pile:
    """Her starting cards as the deck, the others as the reserve."""
    cards = pack.table("card", Card)
    starters = [id for id, card in cards.items() if card.starter]
    return Pile.of("deck", starters).with_reserve("reserve", [id for id in cards if id not in starters])
