"""What stands on cards and boards: houses, resources, tracks, goal tiles, and the symbols of every kind of card."""

from __future__ import annotations

HOUSES = ("pharaos", "norrenis", "babylon", "ellenys", "mesos", "nypponis")
RESOURCES = ("food", "wood", "metal", "gold")
STRATEGIES = ("brave", "mighty", "cunning")
TRACKS = ("war", "technology", "commerce")
"""From the top to the bottom of the development board."""
GOALS = ("shrines", "territories", "units", "settlements")
LEVELS = ("easy", "normal", "hard", "extreme")
DECK, REMOVED, SPACES = 24, 6, 14
UNREAD_VALUE = -99
"""The value of a track's space that nobody has looked at."""
EMPTY = "-"
"""No symbol, where one could be printed."""
OTHER = "other"
"""A requirement of a creature that the app cannot see."""
NEEDS = (*TRACKS, "shrines", "areas", "units", "settlements")
"""The first requirements of creatures that the app can see."""
LONGEST_NAME = 24
RESERVED = (
    "ATL", "DL", "DR", "Atlantis", "somewhere", "none", "any",
    *(f"{planet}{n}" for planet in "CYG" for n in range(1, 31)),
)  # fmt: skip
"""What no area can be called: the numbers of the others, and words of the app."""

Part = tuple[str, int, str]
"""One action on a card: what, how often or how many, and the strategy, track or kind of god."""

MOST_ON_ICON = 6
"""The highest number that an icon can show; the highest one known is 4."""
_NUMBERS = range(1, MOST_ON_ICON + 1)
_MOVES = tuple(f"{verb}_{n}_{how}" for verb in ("move", "portal") for n in _NUMBERS for how in STRATEGIES)
_ADVANCES = tuple(f"advance_{track}" for track in (*TRACKS, "free"))
_SUMMONS = ("summon_minor", "summon_major")
_CUBES = ("cubes_1", "cubes_2")
"""Cubes that are not the uppermost symbol of a moon card."""
MOON_PARTS = ("build", "income", "oracle", *(f"gain_{n}" for n in _NUMBERS), *_MOVES, *_ADVANCES, *_CUBES)
SUN_PARTS = (
    "pact", *(f"harvest_{n}" for n in _NUMBERS), *(f"supremacy_{n}" for n in _NUMBERS), "supremacy_goal",
    *_MOVES, *_ADVANCES, *_SUMMONS,
)  # fmt: skip
FATE_PARTS = ("build", "oracle", "pact", *_MOVES, *_ADVANCES, *_SUMMONS)
"""The symbols that each kind of card may show (C3, C4 and the line under each action's title)."""


def _read(symbol: str) -> Part:
    what, *rest = symbol.split("_")
    number = int(rest.pop(0)) if rest and rest[0].isdigit() else 1
    return what, number, rest[0] if rest else ""


PARTS: dict[str, Part] = {symbol: _read(symbol) for symbol in (*MOON_PARTS, *SUN_PARTS, *FATE_PARTS)}


REWARDS = tuple(f"{what}_{number}" for what in ("followers", "vp") for number in _NUMBERS)
"""What can stand below a settlement of the fate card."""


def is_reward(text: str) -> bool:
    """Whether a settlement's place can give this: followers_2, vp_3."""
    what, _, number = text.partition("_")
    return what in ("followers", "vp") and number.isdecimal()


def reward(text: str) -> tuple[str, int]:
    """What a settlement's place gives: followers or points."""
    what, _, number = text.partition("_")
    return what, int(number)
