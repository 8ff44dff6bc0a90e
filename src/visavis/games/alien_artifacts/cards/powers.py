"""What the cards of an empire give their owner."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from visavis.games.alien_artifacts.cards.vocabulary import ACTIONS, OPERATIONAL, Call

BASE_COST = 5
BASE_LIMIT = 2
BASE_HAND = 3
WITH_COST = ("buy", *OPERATIONAL)
_BASE_COSTS = {action: BASE_COST if action in WITH_COST else 0 for action in ACTIONS}
_BASE_LIMITS = dict.fromkeys((*ACTIONS, "remove", "other"), BASE_LIMIT)

Empire = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]
"""The cards on their logistics side, those on their operational side, and those that are blank now."""


class Powers:
    """What the cards of an empire give their owner, blocked ones left out."""

    __slots__ = (
        "able", "actions", "additional", "attack", "costs", "gold_operational", "hand", "kinds", "limits", "look",
        "more_produced", "more_revealed", "needs", "operational", "saves", "triggers", "words",
    )  # fmt: skip

    def __init__(self) -> None:
        self.costs = _BASE_COSTS.copy()
        self.limits = _BASE_LIMITS.copy()
        self.attack = {"any": 0, "alien": 0, "player": 0}
        self.look = {"ship": 0, "tech": 0, "planet": 0}
        self.hand = BASE_HAND
        self.more_produced = 0
        self.more_revealed = 0
        self.saves = 0
        self.gold_operational = 0
        self.triggers: dict[str, tuple[tuple[str, Call], ...]] = {}
        self.actions: tuple[str, ...] = ()
        self.additional: tuple[str, ...] = ()
        self.operational: dict[str, tuple[str, ...]] = {"ship": (), "tech": (), "planet": ()}
        self.able: tuple[str, ...] = ()
        """The operational actions that there are cards for."""
        self.kinds = {"ship": BASE_COST, "tech": BASE_COST, "planet": BASE_COST}
        """The costs of completing a card of each kind."""
        self.needs: dict[Any, Any] = {}
        """What actions take that always take the same of this empire."""
        self.words: dict[str, object] = {}
        """The costs and limits, for the words of a question."""


def lasting(calls: tuple[Call, ...]) -> Iterator[tuple[str, str, int]]:
    """What words that hold as long as the card lies there add: to which power, at which place in it, how much."""
    for word, *values in calls:
        match word, *values:
            case "COST" | "LIMIT", what, int(amount):
                for action in OPERATIONAL if what == "operational" else (str(what),):
                    yield "costs" if word == "COST" else "limits", action, amount
            case "ATK", int(amount), str(where):
                yield "attack", where, amount
            case "LOOK", str(kind), int(amount):
                yield "look", kind, amount
            case "HAND", int(amount):
                yield "hand", "", amount
            case "PRODPLUS", int(amount):
                yield "more_produced", "", amount
            case "REVEAL", int(amount):
                yield "more_revealed", "", amount
            case "SAVE", *_:
                yield "saves", "", 1
            case "GOLDOP", *_:
                yield "gold_operational", "", 1
