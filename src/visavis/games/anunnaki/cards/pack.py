"""What a pack of Anunnaki must hold, and what the rulebook says of all of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeVar

from visavis.core import Field, Pack, PackCard, PackSpec
from visavis.games.anunnaki.cards.rows import (
    Advisor,
    AreaRow,
    Corner,
    CreatureRow,
    FateCard,
    MoonCard,
    PactRow,
    SunCard,
    TileRow,
    TrackRow,
)
from visavis.games.anunnaki.cards.symbols import (
    DECK,
    FATE_PARTS,
    HOUSES,
    LEVELS,
    LONGEST_NAME,
    MOON_PARTS,
    REMOVED,
    RESERVED,
    RESOURCES,
    SPACES,
    SUN_PARTS,
    TRACKS,
    UNREAD_VALUE,
    is_reward,
)

C = TypeVar("C", bound=PackCard)
PLANETS = (*HOUSES, "gaia")


class Constraint(NamedTuple):
    """What the rulebook says of the rows of a table: its id, and the rows that break it."""

    table: str
    id: str
    broken: Callable[[Pack], Iterable[str]]


def each(table: str, kind: type[C], id: str, wrong: Callable[[C], bool]) -> Constraint:
    """A constraint that every row keeps or breaks for itself."""
    return Constraint(table, id, lambda pack: [row.id for row in pack.table(table, kind).values() if wrong(row)])


def wrong_marks(card: Advisor) -> bool:
    """A mark stands once or twice."""
    return not 0 <= card.marks <= 2 or (card.marks > 0) != (card.mark in ("H", "E"))


def wrongly_removed(table: str, kind: type[Advisor]) -> Constraint:
    """Every level takes the same number of cards out of a deck, once all its marks are read.

    Where only some cards were read in, those that stand in for the others cannot keep to it.
    """

    def broken(pack: Pack) -> Iterator[str]:
        deck = pack.table(table, kind)
        read = all(card.mark != "unread" for card in deck.values()) and len({row.printed for row in deck.values()}) < 2
        if read and any(sum(card.removed(level) for card in deck.values()) != REMOVED for level in LEVELS):
            yield next(iter(deck))

    return Constraint(table, "deck.removed", broken)


def wrong_fate(card: FateCard) -> bool:
    """A fate card has 14 spaces, and only some symbols can stand there."""
    return len(card.spaces) != SPACES or not {*card.spaces} <= {"none", *FATE_PARTS}


def wrong_rewards(card: FateCard) -> bool:
    """Below the first settlement there are four rewards."""
    return len(card.rewards) != 4 or not all(map(is_reward, card.rewards))


def wrongly_called(pack: Pack) -> Iterator[str]:
    """The areas whose name is none, or is that of an area before it."""
    taken = [*RESERVED]
    for area in pack.table("area", AreaRow).values():
        if area.called and not Field("name", longest=LONGEST_NAME, taken=tuple(taken)).fits(area.called):
            yield area.id
        taken.append(area.called)


def twice(pack: Pack) -> Iterator[str]:
    """The areas with the number of another one on their planet."""
    seen = set()
    for area in pack.table("area", AreaRow).values():
        if (area.planet, area.number) in seen:
            yield area.id
        seen.add((area.planet, area.number))


def wrong_resources(area: AreaRow) -> bool:
    """At most two of the four resources; two different ones stand there once each."""
    two = len(set(area.resources)) == 2
    return len(area.resources) > 2 or not {*area.resources} <= {*RESOURCES} or (two and area.icons != 2)


def without_centre(pack: Pack) -> Iterator[str]:
    """The first area of every planet that has not exactly one capital; Gaia has Atlantis instead."""
    for planet in PLANETS:
        areas = [area for area in pack.table("area", AreaRow).values() if area.planet == planet]
        kinds = [area.kind for area in areas if area.kind != "normal"]
        if areas and kinds != ["atlantis" if planet == "gaia" else "capital"]:
            yield areas[0].id


def wrong_corners(pack: Pack) -> Iterator[str]:
    """The corners that are not between three areas of their planet."""
    there = {(area.planet, area.number) for area in pack.table("area", AreaRow).values()}
    for corner in pack.table("corner", Corner).values():
        if len({*corner.areas}) != 3 or not {(corner.planet, at) for at in corner.areas} <= there:
            yield corner.id


def wrong_spaces(track: TrackRow) -> bool:
    """A track has seven spaces or more; its markers lie on some of them, not on the first."""
    return len(track.values) < 7 or any(not 0 < at < len(track.values) for at in track.tokens)


def wrong_values(track: TrackRow) -> bool:
    """The multipliers of a development track are from 1 to 5; domination gives points."""
    read = [value for value in track.values if value != UNREAD_VALUE]
    return track.id != "track-domination" and any(not 1 <= value <= 5 for value in read)


CONSTRAINTS = (
    each("moon", MoonCard, "card.symbol", lambda card: not {*card.parts} <= {*MOON_PARTS}),
    each("moon", MoonCard, "card.marks", wrong_marks),
    each("moon", MoonCard, "card.cubes", lambda card: not 0 <= card.cubes <= 2),
    wrongly_removed("moon", MoonCard),
    each("sun", SunCard, "card.symbol", lambda card: not {*card.parts} <= {*SUN_PARTS}),
    each("sun", SunCard, "card.marks", wrong_marks),
    wrongly_removed("sun", SunCard),
    each("fate", FateCard, "fate.order", lambda card: sorted(card.order) != sorted(RESOURCES)),
    each("fate", FateCard, "fate.spaces", wrong_fate),
    each("fate", FateCard, "fate.rewards", wrong_rewards),
    Constraint("area", "area.called", wrongly_called),
    each("area", AreaRow, "area.planet", lambda area: area.planet not in PLANETS),
    Constraint("area", "area.twice", twice),
    each("area", AreaRow, "area.resources", wrong_resources),
    Constraint("area", "area.centre", without_centre),
    Constraint("corner", "corner.areas", wrong_corners),
    each("track", TrackRow, "track.spaces", wrong_spaces),
    each("track", TrackRow, "track.values", wrong_values),
    each("tile", TileRow, "tile.strength", lambda tile: not 3 <= tile.strength <= 5),
    each("pact", PactRow, "pact.values", lambda pact: pact.steps not in (1, 2) or pact.points < 0),
)
"""What the rulebook says of the printed values."""


def constraints(pack: Pack) -> list[tuple[str, str, str]]:
    """What is broken: (table, row, constraint)."""
    return [(one.table, id, one.id) for one in CONSTRAINTS for id in one.broken(pack)]


PACK = PackSpec(
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
