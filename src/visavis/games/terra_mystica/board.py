"""A map of Terra Mystica: what never changes during a game, made once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from visavis.core import Map, Region
from visavis.games.terra_mystica.cards import GROUNDS, MapRows, grounds, places


class World:
    """The hexes of a map, their printed grounds, rivers, edges and the pairs that a bridge may join."""

    def __init__(self, rows: MapRows) -> None:
        self.id = rows.id
        self.at = places(rows)
        self.ground_of = grounds(rows)
        self.map = map = Map.hexes(self.at)
        self.printed = tuple(map.bits(n for n, its in self.ground_of.items() if its == one) for one in GROUNDS)
        self.river = map.bits(name for name, its in self.ground_of.items() if its == "river")
        self.land = map.all & ~self.river
        self.edge = map.bits(name for name in map.names if map.around[name].bit_count() < 6)
        self.riverside = map.grow(self.river) & self.land
        self.bridges = tuple(self._bridges())
        """The pairs in reading order, each once."""
        self.ends = {f"{one}-{other}": (map.bits((one,)), map.bits((other,))) for one, other in self.bridges}
        """Both ends of each bridge by its name."""
        self.ground_at = {map.bits((n,)): GROUNDS.index(its) for n, its in self.ground_of.items() if its != "river"}
        """The place of the printed ground of each space among all grounds, by its bit."""
        self._reach: dict[int, list[int]] = {}
        self._from: dict[tuple[str, int], int] = {}

    def _bridges(self) -> Iterator[tuple[str, str]]:
        """Land two steps apart whose common neighbours are river; one of them may be off the board."""
        map = self.map
        for name in map.names:
            if name in self.ground_of and self.ground_of[name] != "river":
                here = 1 << map.place[name]
                two_away = map.within(here, 2) & ~map.within(here, 1) & self.land
                for other in Region(map, two_away):
                    common = map.around[name] & map.around[other]
                    straight = self.at[name][1] == self.at[other][1] and abs(self.at[name][0] - self.at[other][0]) == 2
                    enough = common.bit_count() == 2 or (straight and common.bit_count() == 1)
                    if map.place[name] < map.place[other] and enough and not common & ~self.river:
                        yield name, other

    def reach(self, buildings: int, ship: int) -> int:
        """The land next to these buildings or across at most `ship` river spaces (TM-4.3)."""
        if buildings.bit_count() > 3 + 3 * ship:
            # Many buildings and short ways: all at once.
            return self._reach_from_all(buildings, ship)
        from_each, found = self._reach.get(ship) or self._reach_from_each(ship), 0
        while buildings:
            last = buildings.bit_length()
            found |= from_each[last]
            buildings ^= 1 << last - 1
        return found

    def _reach_from_each(self, ship: int) -> list[int]:
        """The land in reach of each space, by the number of its bit; made once."""
        each = self._reach[ship] = [0]
        for place in range(self.map.all.bit_length()):
            each.append(self._reach_from_all(1 << place, ship))
        return each

    def reach_from(self, space: str, ship: int) -> int:
        """The land in reach of one space: for whoever asks about few of them, and not the same all the time."""
        found = self._from.get((space, ship))
        if found is None:
            found = self._from[space, ship] = self._reach_from_all(1 << self.map.place[space], ship)
        return found

    def _reach_from_all(self, buildings: int, ship: int) -> int:
        grow, river = self.map.grow, self.river
        found = edge = grow(buildings)
        for _ in range(ship):
            edge = grow(edge & river)
            found |= edge
        return found & self.land

    def sail(self, buildings: int, ship: int) -> int:
        """The land across at least one and at most `ship` river spaces; what is only next to these is none of it."""
        grow, river, found = self.map.grow, self.river, 0
        edge = grow(buildings) & river
        for _ in range(ship):
            more = grow(edge)
            found |= more
            edge |= more & river
        return found & self.land

    def across(self, bridges: tuple[str, ...], bits: int) -> int:
        """The spaces at the other end of those bridges that begin on one of these (TM-1.9, TM-20.23)."""
        found = 0
        for bridge in bridges:
            one, other = self.ends[bridge]
            if bits & one:
                found |= other
            if bits & other:
                found |= one
        return found


def flood(near: Callable[[int], int], bits: int, here: int) -> int:
    """The part of a set that hangs together with these spaces; `near`: what is next to some of it."""
    left, edge = bits & ~here, here
    while left and (edge := near(edge) & left):
        left ^= edge
    return (bits | here) ^ left


@lru_cache(maxsize=64)
def world_of(rows: MapRows) -> World:
    """The world of a map."""
    return World(rows)
