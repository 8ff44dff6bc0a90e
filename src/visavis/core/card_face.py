"""Cards as faces that a page can draw, and questions that are answered by tapping such cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

Message = tuple[str, Mapping[str, object]]
"""A key of words with its variables."""
Icon = tuple[str, int]
"""An icon and the number beside it; 0 where there is none."""


class CardSide(msgspec.Struct, frozen=True):
    """One side or one line of a card."""

    id: str
    """What it is called (`opt-<id>`, or a number): a side, a line of a table, a section."""
    icons: tuple[Icon, ...]
    """What it does, thing by thing; an icon is an id that the game's `ui.toml` gives a symbol."""
    says: tuple[Message, ...] = ()
    """The same in words; what stands between two things is a text of its own."""
    cost: tuple[Icon, ...] = ()
    keyword: str = ""
    event: str = ""
    """What it waits for."""
    counts: str = ""
    """Of a scoring: what is counted."""
    rows: tuple[tuple[int, int, int], ...] = ()
    """Of a scoring: from how many on, points during the game, points at its end."""


class CardFace(msgspec.Struct, frozen=True):
    """A card, to be drawn."""

    id: str
    kind: str
    type: str = ""
    sides: tuple[CardSide, ...] = ()
    points: int = 0
    """At the end, for lying in an empire."""
    number: int = 0
    printed: bool = False
    """Whether its values are the printed ones."""
    up: str = ""
    """The side that lies up; "" where both can still be chosen."""
    cost: int = 0
    left: str = ""
    """What it still takes, as an option that has a name."""
    paid: int = 0
    """How much of its cost is paid."""
    under: tuple[str, ...] = ()
    """What lies under it."""
    lies: str = ""
    """Of what lies under another card: that card."""
    tokens: int = 0
    """How many tokens make it blank."""


class CardPayment(msgspec.Struct, frozen=True):
    """A question that is answered by tapping cards."""

    cards: tuple[str, ...]
    proposed: tuple[str, ...]
    """A good choice, to begin with."""
    answers: Callable[[tuple[str, ...]], tuple[Any, ...]]
    """What these cards answer, one after another; nothing if they are no answer."""
    gives: Mapping[str, int] = {}
    """How much each card gives, where it can be added up."""
    needs: str = ""
    """How much it takes, as an option that has a name."""
    sums: Mapping[str, Mapping[str, int]] = {}
    """How much each card gives of each colour, where all must be of one and every symbol counts."""
    brings: str = ""
    """The text before these sums: what they bring."""
