"""View models of cards for front ends, and of questions that are answered by selecting cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

Message = tuple[str, Mapping[str, object]]
"""A Fluent key with its variables."""
Icon = tuple[str, int]
"""The id of an icon and the number beside it; 0 for no number."""


class CardSide(msgspec.Struct, frozen=True):
    """One side, table line or section of a card."""

    id: str
    """Id of its name (`opt-<id>`, or a number)."""
    icons: tuple[Icon, ...]
    """Its effects in order; an icon is an id that has a symbol in the game's UI settings."""
    says: tuple[Message, ...] = ()
    """The same as messages; separators between two effects are messages too."""
    cost: tuple[Icon, ...] = ()
    keyword: str = ""
    event: str = ""
    """Id of the event that triggers it."""
    counts: str = ""
    """Of a scoring side: id of what is counted."""
    rows: tuple[tuple[int, int, int], ...] = ()
    """Of a scoring side: minimum count, points during the game, points at its end."""


class CardFace(msgspec.Struct, frozen=True):
    """A card to render: its printed values and its current state on the table."""

    id: str
    kind: str
    type: str = ""
    sides: tuple[CardSide, ...] = ()
    points: int = 0
    """Points at the end of the game for being in an empire."""
    number: int = 0
    printed: bool = False
    """Whether its values are the printed ones."""
    up: str = ""
    """The side that is face up; "" while both can still be chosen."""
    cost: int = 0
    left: str = ""
    """Remaining cost, as an option id with a name."""
    paid: int = 0
    """Part of the cost that is already paid."""
    under: tuple[str, ...] = ()
    """Ids of the cards under it."""
    lies: str = ""
    """Id of the card that this one is under; "" for none."""
    tokens: int = 0
    """Number of tokens that make it blank."""


class CardPayment(msgspec.Struct, frozen=True):
    """A question that is answered by selecting cards."""

    cards: tuple[str, ...]
    proposed: tuple[str, ...]
    """Preselected cards, a good default."""
    answers: Callable[[tuple[str, ...]], tuple[Any, ...]]
    """Returns the answers that these cards stand for, in order; empty if they are no valid answer."""
    gives: Mapping[str, int] = {}
    """Value of each card, if values are added up."""
    needs: str = ""
    """Required total, as an option id with a name."""
    sums: Mapping[str, Mapping[str, int]] = {}
    """Value of each card by colour, if all cards must share a colour and every symbol counts."""
    brings: str = ""
    """Fluent key of the text before these sums."""
    targets: tuple[str, ...] = ()
    """Cards under which the selected ones are laid: one of them is chosen first, and is the last value chosen."""
