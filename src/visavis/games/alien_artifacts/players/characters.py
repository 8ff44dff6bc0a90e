"""Opponents for people, from gentle to hard: each has a name, and a character in what it likes and how it thinks."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from visavis.games.alien_artifacts.cards import Metric
from visavis.games.alien_artifacts.scoring import measure
from visavis.games.alien_artifacts.state import State


class Character(msgspec.Struct, frozen=True):
    """How a greedy player thinks, and what it likes beyond what is good for it."""

    samples: int = 2
    """It tries every answer in so many imagined games."""
    foes: float = 0.3
    """What it begrudges the strongest opponent, of each point."""
    whim: float = 0.0
    """So many points up or down are a matter of mood; not in a last turn."""
    likes: tuple[tuple[Metric, float], ...] = ()
    """What it likes to have, and how many points one of it seems to be worth to it."""
    wants: tuple[tuple[tuple[str, ...], float], ...] = ()
    """What it likes to do: how an answer begins, and how many points it seems to be worth to it."""
    raid: float = 0.0
    """What an attack on a player who is ahead seems to be worth to it, in points; below 0 it shies away from any."""
    block: float = 0.0
    """What each blockade on a card of others seems to be worth to it, in points."""


PLAIN = Character()
"""The greedy player itself: no whims, no tastes."""
WANDA = Character(
    samples=1,
    foes=0.0,
    whim=4.0,
    likes=((("count", "planet"), 1.2), (("logistics", "any"), 0.4)),
    wants=((("buy", "planet"), 2.0), (("discover",), 2.0)),
    raid=-4.0,
)
"""A gardener: planets above all, no envy, no quarrel, and often a whim."""
RUFUS = Character(
    samples=1,
    foes=0.6,
    whim=2.0,
    likes=((("operational", "ship"), 0.8), (("artifacts", ""), 0.4)),
    wants=((("buy", "ship"), 0.8), (("build",), 0.6)),
    raid=3.0,
    block=1.5,
)
"""A raider: warships and loot, and whoever is ahead of him is attacked and blockaded."""
SELMA = Character(
    samples=3,
    likes=((("count", "tech"), 0.5), (("operational", "tech"), 0.3)),
    wants=((("buy", "tech"), 0.6), (("develop",), 0.6)),
)
"""A scholar: technologies, without a whim."""
GREEDY_ONES: Mapping[str, Character] = {"wanda": WANDA, "rufus": RUFUS, "selma": SELMA}
VIKTOR_TRIES = 300
"""The strategist thinks ahead: so many imagined turns for every decision, at most two seconds on a phone."""


def taste(state: State, at: int, character: Character) -> float:
    """How much a character likes what it has."""
    return sum([each * measure(state, at, metric) for metric, each in character.likes])
