"""What the packs hold: cards, boards, tracks and tiles, and what the rulebook says about all of them."""

from __future__ import annotations

from typing import Literal

from visavis.core import Field, Pack, PackCard, PackSpec

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
LONGEST_NAME = 24
RESERVED = (
    "ATL", "DL", "DR", "Atlantis", "somewhere", "none", "any",
    *(f"{planet}{n}" for planet in "CYG" for n in range(1, 9)),
)  # fmt: skip
"""What no area can be called: the numbers of the others, and words of the app."""

Part = tuple[str, int, str]
"""One action on a card: what, how often or how many, and the strategy, track or kind of god."""

_MOVES = tuple(f"{verb}_{n}_{how}" for verb in ("move", "portal") for n in range(1, 6) for how in STRATEGIES)
_ADVANCES = tuple(f"advance_{track}" for track in (*TRACKS, "free"))
_SUMMONS = ("summon_minor", "summon_major")
_CUBES = ("cubes_1", "cubes_2")
"""Cubes that are not the uppermost symbol of a moon card."""
MOON_PARTS = ("build", "income", "oracle", *(f"gain_{n}" for n in range(1, 6)), *_MOVES, *_ADVANCES, *_CUBES)
SUN_PARTS = (
    "pact", *(f"harvest_{n}" for n in range(1, 6)), *(f"supremacy_{n}" for n in range(1, 6)), "supremacy_goal",
    *_MOVES, *_ADVANCES, *_SUMMONS,
)  # fmt: skip
FATE_PARTS = ("build", "oracle", "pact", *_MOVES, *_ADVANCES, *_SUMMONS)
"""The symbols that each kind of card may show (C3, C4 and the line under each action's title)."""


def _read(symbol: str) -> Part:
    what, *rest = symbol.split("_")
    number = int(rest.pop(0)) if rest and rest[0].isdigit() else 1
    return what, number, rest[0] if rest else ""


PARTS: dict[str, Part] = {symbol: _read(symbol) for symbol in (*MOON_PARTS, *SUN_PARTS, *FATE_PARTS)}


class Advisor(PackCard, frozen=True, kw_only=True):
    """An advisor card of either deck. `mark` is the symbol that the levels sort by, "unread" if nobody looked."""

    mark: Literal["none", "H", "E", "unread"] = "unread"
    marks: int = 0
    parts: tuple[str, ...]

    def removed(self, level: str) -> bool:
        """Whether this level takes the card out of its deck."""
        if level == "normal":
            return self.marks == 2
        return self.marks > 0 and self.mark == ("H" if level == "easy" else "E")


class MoonCard(Advisor, frozen=True, kw_only=True):
    """A moon card: cubes for the fate card, then actions."""

    cubes: int


class SunCard(Advisor, frozen=True, kw_only=True):
    """A sun card: an arrow, and actions."""

    arrow: Literal["left", "right"]


class FateCard(PackCard, frozen=True, kw_only=True):
    """One side of a fate card."""

    house: str
    side: Literal["standard", "extreme"]
    order: tuple[str, ...]
    rewards: tuple[str, ...]
    spaces: tuple[str, ...]


class AreaRow(PackCard, frozen=True, kw_only=True):
    """An area of a planet (by the house) or of Gaia. Icons and shrines -1: nobody has looked yet.

    `edge`: "beside" is beside Atlantis, nobody has looked at the line; "undashed" is at most behind a solid line.
    `called` is the name that a person gave it.
    """

    planet: str
    number: int
    kind: Literal["normal", "capital", "atlantis"] = "normal"
    resources: tuple[str, ...]
    icons: int
    shrines: int
    tile: bool
    edge: Literal["none", "dashed", "solid", "beside", "undashed", "unread"] = "unread"
    called: str = ""
    start: Literal["none", "settled", "follower"] = "none"


class Corner(PackCard, frozen=True, kw_only=True):
    """A corner with a culture marker, and the three areas that meet there."""

    planet: str
    areas: tuple[int, int, int]


class TrackRow(PackCard, frozen=True, kw_only=True):
    """A track: the multiplier (domination: the points) of each space, its markers and its lightning.

    A value of -99: nobody has looked yet.
    """

    values: tuple[int, ...]
    tokens: tuple[int, ...] = ()
    lightning: int = 0


class TileRow(PackCard, frozen=True, kw_only=True):
    """An ancient civilization."""

    strength: int


class PactRow(PackCard, frozen=True, kw_only=True):
    """A commercial pact: its points and its steps on the commerce track."""

    house: str
    points: int
    steps: int


class CreatureRow(PackCard, frozen=True, kw_only=True):
    """A mythological creature and its first requirement."""

    needs: Literal["war", "technology", "commerce", "shrines", "areas", "units", "settlements"]
    value: int


def constraints(pack: Pack) -> list[tuple[str, str, str]]:
    """What the rulebook says of the printed values: (table, card, what is broken)."""
    found: list[tuple[str, str, str]] = []
    for name, kind, symbols in (("moon", MoonCard, MOON_PARTS), ("sun", SunCard, SUN_PARTS)):
        deck = pack.table(name, kind)
        for card in deck.values():
            if any(part not in symbols for part in card.parts):
                found.append((name, card.id, "card.symbol"))
            if not 0 <= card.marks <= 2 or (card.marks > 0) != (card.mark in ("H", "E")):
                found.append((name, card.id, "card.marks"))
        if not any(card.mark == "unread" for card in deck.values()):
            for level in LEVELS:
                if sum(card.removed(level) for card in deck.values()) != REMOVED:
                    found.append((name, next(iter(deck)), "deck.removed"))
                    break
    for moon in pack.table("moon", MoonCard).values():
        if not 0 <= moon.cubes <= 2:
            found.append(("moon", moon.id, "card.cubes"))
    for fate in pack.table("fate", FateCard).values():
        if sorted(fate.order) != sorted(RESOURCES):
            found.append(("fate", fate.id, "fate.order"))
        if len(fate.spaces) != SPACES or any(part not in ("none", *FATE_PARTS) for part in fate.spaces):
            found.append(("fate", fate.id, "fate.spaces"))
        if len(fate.rewards) != 4 or any(_reward(reward) is None for reward in fate.rewards):
            found.append(("fate", fate.id, "fate.rewards"))
    found += _board(pack)
    for track in pack.table("track", TrackRow).values():
        if len(track.values) < 7 or any(not 0 < at < len(track.values) for at in track.tokens):
            found.append(("track", track.id, "track.spaces"))
        if track.id != "track-domination" and any(not 1 <= n <= 5 and n != UNREAD_VALUE for n in track.values):
            found.append(("track", track.id, "track.values"))
    for tile in pack.table("tile", TileRow).values():
        if not 3 <= tile.strength <= 5:
            found.append(("tile", tile.id, "tile.strength"))
    for pact in pack.table("pact", PactRow).values():
        if pact.steps not in (1, 2) or pact.points < 0:
            found.append(("pact", pact.id, "pact.values"))
    return found


def _board(pack: Pack) -> list[tuple[str, str, str]]:
    """Every area once on a planet that exists; corners between three areas that are there."""
    found = []
    areas = pack.table("area", AreaRow)
    seen: set[tuple[str, int]] = set()
    names = list(RESERVED)
    for area in areas.values():
        if area.called and not Field("name", longest=LONGEST_NAME, taken=tuple(names)).fits(area.called):
            found.append(("area", area.id, "area.called"))
        names.append(area.called)
        if area.planet not in (*HOUSES, "gaia"):
            found.append(("area", area.id, "area.planet"))
        if (area.planet, area.number) in seen:
            found.append(("area", area.id, "area.twice"))
        seen.add((area.planet, area.number))
        two = len(set(area.resources)) == 2
        if len(area.resources) > 2 or any(one not in RESOURCES for one in area.resources) or (two and area.icons != 2):
            found.append(("area", area.id, "area.resources"))
    for planet in (*HOUSES, "gaia"):
        kinds: list[str] = [area.kind for area in areas.values() if area.planet == planet]
        centre, other = ("atlantis", "capital") if planet == "gaia" else ("capital", "atlantis")
        if kinds and (kinds.count(centre) != 1 or other in kinds):
            found.append(("area", next(id for id, area in areas.items() if area.planet == planet), "area.centre"))
    for corner in pack.table("corner", Corner).values():
        if len(set(corner.areas)) != 3 or any((corner.planet, at) not in seen for at in corner.areas):
            found.append(("corner", corner.id, "corner.areas"))
    return found


def _reward(text: str) -> tuple[str, int] | None:
    """What a settlement's place gives: followers or points."""
    what, _, number = text.partition("_")
    return (what, int(number)) if what in ("followers", "vp") and number.isdigit() else None


def reward(text: str) -> tuple[str, int]:
    """What a settlement's place gives: followers or points."""
    found = _reward(text)
    assert found is not None
    return found


SPEC = PackSpec(
    tables={
        "moon": MoonCard, "sun": SunCard, "fate": FateCard, "area": AreaRow, "corner": Corner, "track": TrackRow,
        "tile": TileRow, "pact": PactRow, "creature": CreatureRow,
    },
    ids={
        "moon": tuple(f"M{n:02}" for n in range(1, DECK + 1)),
        "sun": tuple(f"S{n:02}" for n in range(1, DECK + 1)),
        "fate": tuple(f"{house}-{side}" for house in HOUSES for side in ("standard", "extreme")),
        "track": tuple(f"track-{track}" for track in (*TRACKS, "domination")),
        "tile": tuple(f"AC{n:02}" for n in range(1, 13)),
        "pact": tuple(f"P{n:02}" for n in range(1, 49)),
    },
    constraints=constraints,
)  # fmt: skip
"""A pack of Anunnaki. Areas, corners and creatures may be as many as there are."""
