"""The areas of the planets as sets of bits, and what is known of them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import Literal

import msgspec
from msgspec.structs import replace

from visavis.core import Criterion, Map
from visavis.games.anunnaki.cards import RESOURCES

Planet = Literal["his", "yours", "gaia", "left", "right"]
PREFIX = {"his": "C", "yours": "Y", "gaia": "G"}
"""Areas are called by their planet and their number in reading order: C1, Y6, G3; or by a name that a person gave."""
ATLANTIS, LEFT, RIGHT = "ATL", "DL", "DR"
UNREAD = -1


class Area(msgspec.Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True):
    """An area as far as it is known: icons and shrines are UNREAD until somebody has looked."""

    name: str
    planet: Planet
    kind: Literal["normal", "capital", "atlantis", "distant"] = "normal"
    resources: tuple[str, ...] = ()
    icons: int = UNREAD
    shrines: int = UNREAD
    edge: Literal["none", "dashed", "solid", "beside", "undashed", "unread"] = "unread"
    tile: bool = False
    """Whether a civilization lay here at the start."""
    start: bool = False
    """Whether the third follower of the start stood here."""


class Board(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """The areas that are known, and the planets whose areas and culture markers have been entered."""

    areas: tuple[Area, ...] = ()
    marked: tuple[str, ...] = ()
    markers: tuple[tuple[str, ...], ...] = ()
    """Every culture marker that lay anywhere at the start."""

    @cached_property
    def map(self) -> Map:
        """The areas as a map; who is next to whom does not matter to any rule."""
        return Map.graph({area.name: () for area in self.areas})

    @cached_property
    def planets(self) -> dict[str, int]:
        """The areas of each planet; Atlantis is on Gaia."""
        return {planet: self._all(area.planet == planet for area in self.areas) for planet in PLANETS}

    @cached_property
    def same_planet(self) -> tuple[int, ...]:
        """For each area, all areas of its planet."""
        return tuple(self.planets[area.planet] for area in self.areas)

    def _all(self, kept: Iterable[bool]) -> int:
        return sum(1 << at for at, keep in enumerate(kept) if keep)

    @cached_property
    def entered(self) -> frozenset[str]:
        """The planets whose areas are known."""
        return frozenset(area.planet for area in self.areas)

    @cached_property
    def atlantis(self) -> int:
        """Atlantis."""
        return self._all(area.kind == "atlantis" for area in self.areas)

    @cached_property
    def distant(self) -> int:
        """The Distant Planets."""
        return self._all(area.kind == "distant" for area in self.areas)

    @cached_property
    def capitals(self) -> int:
        """Both capitals."""
        return self._all(area.kind == "capital" for area in self.areas)

    @cached_property
    def capital(self) -> int:
        """Where his capital is among the areas."""
        return next(at for at, area in enumerate(self.areas) if area.kind == "capital" and area.planet == "his")

    @cached_property
    def your_capital(self) -> int:
        """Where your capital is among the areas."""
        return next(at for at, area in enumerate(self.areas) if area.kind == "capital" and area.planet == "yours")

    @cached_property
    def starts(self) -> int:
        """Where the third follower of each side stands at the start."""
        return self._all(area.start for area in self.areas)

    @cached_property
    def producing(self) -> dict[str, int]:
        """The areas that produce each resource."""
        return {resource: self._all(resource in area.resources for area in self.areas) for resource in RESOURCES}

    @cached_property
    def by_icons(self) -> tuple[int, ...]:
        """The areas by the number of their icons, the most first."""
        return tuple(self._all(area.icons == n for area in self.areas) for n in (3, 2, 1))

    @cached_property
    def unmarked(self) -> tuple[str, ...]:
        """The planets whose culture markers have not been entered yet."""
        return tuple(planet for planet in ("gaia", "yours", "his") if planet not in self.marked)

    @cached_property
    def productive(self) -> int:
        """The areas that can be exhausted, as far as anybody knows; no capital."""
        return self._all(area.icons != 0 and area.kind != "capital" for area in self.areas)

    @cached_property
    def icons(self) -> tuple[int, ...]:
        """The icons of each area."""
        return tuple(area.icons for area in self.areas)

    @cached_property
    def shrines(self) -> int:
        """The areas with a shrine."""
        return self._all(area.shrines > 0 for area in self.areas)

    @cached_property
    def two_shrines(self) -> int:
        """The areas with two shrines."""
        return self._all(area.shrines > 1 for area in self.areas)

    @cached_property
    def dashed(self) -> int:
        """The areas behind a dashed edge of Atlantis."""
        return self._all(area.edge == "dashed" for area in self.areas)

    @cached_property
    def beside(self) -> int:
        """The areas that share any edge with Atlantis."""
        return self._all(area.edge in ("dashed", "solid", "beside") for area in self.areas)

    @cached_property
    def unread_icons(self) -> int:
        """The areas whose resources nobody has looked at."""
        return self._all(area.icons == UNREAD for area in self.areas)

    @cached_property
    def unread_shrines(self) -> int:
        """The areas whose shrines nobody has looked at."""
        return self._all(area.shrines == UNREAD for area in self.areas)

    @cached_property
    def unread_edges(self) -> int:
        """The areas of which nobody has said whether they touch Atlantis."""
        return self._all(area.edge in ("unread", "undashed") for area in self.areas)

    @cached_property
    def unread_dashes(self) -> int:
        """The areas of which nobody has said whether they touch Atlantis with a dashed line."""
        return self._all(area.edge in ("unread", "beside") for area in self.areas)

    def by_resource(self, order: tuple[str, ...]) -> tuple[int, ...]:
        """The areas by the first of these resources that they produce."""
        return tuple(self.producing[resource] for resource in order)

    @cached_property
    def criteria(self) -> dict[tuple[str, tuple[str, ...]], Criterion[str]]:
        """The criteria that were made for this board, by their id and the order of the resources."""
        return {}

    def at(self, name: str) -> int:
        """The place of an area."""
        return self.map.place[name]

    def with_area(self, *areas: Area) -> Board:
        """A board that knows more: these areas are new, or known better."""
        known = {area.name: area for area in (*self.areas, *areas)}
        return board(tuple(known.values()), self.marked, self.markers)

    def renamed(self, area: str, name: str) -> Board:
        """A board on which an area has another name."""
        areas = tuple(replace(one, name=name) if one.name == area else one for one in self.areas)
        return board(areas, self.marked, renamed(self.markers, area, name))

    def with_markers(self, planet: str, markers: tuple[tuple[str, ...], ...]) -> Board:
        """A board on which the culture markers of this planet have been entered."""
        return board(self.areas, (*self.marked, planet), self.markers + markers)

    @cached_property
    def _corners(self) -> dict[tuple[tuple[str, ...], ...], tuple[int, ...]]:
        return {}

    def corners(self, markers: tuple[tuple[str, ...], ...]) -> tuple[int, ...]:
        """The areas around each of these culture markers."""
        found = self._corners.get(markers)
        if found is None:
            found = self._corners[markers] = tuple(map(self.map.bits, markers))
        return found


def renamed(markers: tuple[tuple[str, ...], ...], area: str, name: str) -> tuple[tuple[str, ...], ...]:
    """Culture markers, one of whose areas has another name now."""
    return tuple(tuple(name if one == area else one for one in marker) for marker in markers)


@lru_cache(maxsize=512)
def board(areas: tuple[Area, ...], marked: tuple[str, ...], markers: tuple[tuple[str, ...], ...]) -> Board:
    """The one board with these areas, so that its sets are computed once and not in every game."""
    return Board(areas, marked, markers)


PLANETS: tuple[Planet, ...] = ("gaia", "yours", "his", "left", "right")
"""In the order of the planet criterion; then the Distant Planets."""
