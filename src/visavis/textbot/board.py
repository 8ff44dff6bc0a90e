"""The board of a text: its spaces, and what expressions can ask of sets of them."""

from __future__ import annotations

from collections.abc import Iterator

from visavis.core import Map, groups

FAR = 999
"""The distance of what cannot be reached."""


class Board:
    """Hexes or areas, with their grounds and places; a set of spaces is an int, as everywhere."""

    def __init__(self, map: Map, grounds: dict[str, str], at: dict[str, tuple[int, int]], hexes: bool) -> None:
        self.map = map
        self.ground_of = grounds
        self.at = at
        self.hexes = hexes
        kinds = dict.fromkeys(grounds.values())
        self.grounds = {kind: map.bits(name for name, its in grounds.items() if its == kind) for kind in kinds if kind}

    def next(self, spaces: int) -> int:
        """The spaces next to any of these."""
        return self.map.grow(spaces)

    def within(self, spaces: int, steps: int, blocked: int = 0) -> int:
        """The spaces at most that many steps away, and these themselves."""
        return self.map.within(spaces, max(0, min(steps, len(self.at))), blocked)

    def across(self, spaces: int, over: int, most: int) -> int:
        """The spaces next to these, or beyond at most so many spaces of another kind."""
        found = edge = self.map.grow(spaces)
        for _ in range(max(0, min(most, len(self.at)))):
            edge = self.map.grow(edge & over)
            found |= edge
        return found

    def between(self, one: int, other: int, blocked: int = 0) -> int:
        """The spaces that shorten the way from one set to another; none if they touch."""
        nearer = 0
        for steps, ring in enumerate(self.map.rings(one, blocked)):
            if ring & other:
                return nearer & self.map.within(other, steps - 1, blocked) if steps > 1 else 0
            nearer |= ring
        return 0

    def distance(self, one: int, other: int, blocked: int = 0) -> int:
        """The steps from one set to another."""
        found = self.map.distance(one, other, blocked)
        return FAR if found is None else found

    def nearer(self, here: int, one: int, other: int, blocked: int = 0) -> bool:
        """Whether the first set is nearer to here than the second."""
        for ring in self.map.rings(here, blocked):
            if ring & other:
                return False
            if ring & one:
                return True
        return False

    def rings(self, spaces: int, blocked: int = 0) -> Iterator[int]:
        """The spaces by their distance from these."""
        return self.map.rings(spaces, blocked)

    def largest(self, spaces: int) -> int:
        """The size of the largest connected group."""
        return max((group.bit_count() for group in groups(self.map, spaces)), default=0)

    def groups(self, spaces: int) -> int:
        """How many connected groups there are."""
        return len(groups(self.map, spaces))

    def row(self, spaces: int) -> int:
        """The row of the first of these spaces, from 1 on; of an area its place in the list."""
        return self.at[self.map.name(spaces)][0] + 1 if spaces else 0

    def column(self, spaces: int) -> int:
        """The column of the first of these spaces, from 1 on; of an area its place in the list."""
        return self.at[self.map.name(spaces)][1] + 1 if spaces else 0


FUNCTIONS: dict[str, tuple[tuple[str, ...], int, str]] = {
    "count": (("set",), 1, "number"),
    "largest": (("set",), 1, "number"),
    "groups": (("set",), 1, "number"),
    "row": (("set",), 1, "number"),
    "column": (("set",), 1, "number"),
    "next": (("set",), 1, "set"),
    "within": (("set", "number", "set"), 2, "set"),
    "across": (("set", "set", "number"), 3, "set"),
    "between": (("set", "set", "set"), 2, "set"),
    "distance": (("set", "set", "set"), 2, "number"),
    "nearer": (("set", "set", "set", "set"), 3, "yes"),
}
"""What can be asked of a board: the kinds of its arguments, how many are needed, the kind of the result."""
