"""Boards of text bots: their topology, and the panels that draw them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import isqrt
from typing import TYPE_CHECKING, Any

from visavis.core import Areas, CardRow, Cell, HexMap, Map, Panel, Track, Values, groups

if TYPE_CHECKING:
    from visavis.textbot.runtime import Bot
    from visavis.textbot.vocabulary import Family


FAR = 999
"""Distance of unreachable spaces."""


class Board:
    """Hexes or areas, with their grounds and places; a set of spaces is an int, as everywhere."""

    def __init__(self, map: Map, grounds: dict[str, str], at: dict[str, tuple[int, int]], hexes: bool) -> None:
        self.map = map
        self.ground_of = grounds
        self.at = at
        self.hexes = hexes
        kinds = dict.fromkeys(grounds.values())
        self.grounds = {
            kind: map.bits(name for name, ground in grounds.items() if ground == kind) for kind in kinds if kind
        }

    def next(self, spaces: int) -> int:
        """Return the spaces adjacent to any of these."""
        return self.map.grow(spaces)

    def within(self, spaces: int, steps: int, blocked: int = 0) -> int:
        """Return the spaces within this number of steps, including these."""
        return self.map.within(spaces, max(0, min(steps, len(self.at))), blocked)

    def across(self, spaces: int, over: int, most: int) -> int:
        """Return the spaces adjacent to these, or beyond at most a number of spaces of another kind."""
        reached = edge = self.map.grow(spaces)
        for _ in range(max(0, min(most, len(self.at)))):
            edge = self.map.grow(edge & over)
            reached |= edge
        return reached

    def between(self, start: int, other: int, blocked: int = 0) -> int:
        """Return the spaces that shorten the path from one set to another; none if they are adjacent."""
        nearer = 0
        for steps, ring in enumerate(self.map.rings(start, blocked)):
            if ring & other:
                return nearer & self.map.within(other, steps - 1, blocked) if steps > 1 else 0
            nearer |= ring
        return 0

    def distance(self, start: int, other: int, blocked: int = 0) -> int:
        """Return the number of steps from one set to another; `FAR` if there is no path."""
        steps = self.map.distance(start, other, blocked)
        return FAR if steps is None else steps

    def nearer(self, here: int, first: int, second: int, blocked: int = 0) -> bool:
        """Return True if the first set is nearer to this space than the second."""
        for ring in self.map.rings(here, blocked):
            if ring & second:
                return False
            if ring & first:
                return True
        return False

    def rings(self, spaces: int, blocked: int = 0) -> Iterator[int]:
        """Iterate over the spaces by their distance from these."""
        return self.map.rings(spaces, blocked)

    def largest(self, spaces: int) -> int:
        """Return the size of the largest connected group."""
        return max((group.bit_count() for group in groups(self.map, spaces)), default=0)

    def groups(self, spaces: int) -> int:
        """Return the number of connected groups."""
        return len(groups(self.map, spaces))

    def row(self, spaces: int) -> int:
        """Return the row of the first of these spaces, from 1; of an area its position in the list."""
        return self.at[self.map.name(spaces)][0] + 1 if spaces else 0

    def column(self, spaces: int) -> int:
        """Return the column of the first of these spaces, from 1; of an area its position in the list."""
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
"""Functions of a board: the kinds of their arguments, how many are required, the kind of the result."""


def _grid(family: Family) -> tuple[tuple[str, ...], tuple[str, ...], list[int]]:
    """Return the columns and lines of a grid, and the order of the members; only members if there is no grid.

    The shorter list is the columns: a phone is narrow.
    """
    keys = list(family.members)
    order = list(range(len(keys)))
    if len(family.lists) != 2:
        return (), (), order
    down, across = (tuple(dict.fromkeys(f"word.{words[place]}" for words in keys)) for place in (0, 1))
    if len(across) > len(down):
        down, across = across, down
        order = [index for line in range(len(down)) for index in order[line :: len(down)]]
    return across, down, order


_LAST = 2
"""Number of cards of a deck that are shown: the one that acts and the one before it."""
_LONGEST_TRACK = 20


def drawer(bot: Bot) -> Callable[[Any], tuple[Panel, ...]]:
    """Return the function that draws a view as panels."""
    board, pieces = bot.board, tuple(bot.world.things["pieces"])
    # Areas have no coordinates: they are arranged in rows, in the order of the list.
    wide = isqrt(len(board.at) - 1) + 1 if board else 1

    vocabulary = bot.world.vocabulary
    families = [
        (id, family)
        for id, family in vocabulary.families.items()
        if (first := next(iter(family.members.values()))) in bot.counters and not bot.counters[first].quiet
    ]
    grids = {id: _grid(family) for id, family in families}
    members = {member for family in vocabulary.families.values() for member in family.members.values()}
    notes = [id for id in vocabulary.notes if not bot.world.things["notes"][id].get("quiet")]

    def spaces(view: Any) -> tuple[Cell, ...]:
        assert board is not None
        drawn = []
        for name, (row, column) in board.at.items():
            place = board.map.place[name]
            on = tuple(f"piece.{id}" for id in pieces if getattr(view, f"piece_{id}") >> place & 1)
            ground = board.ground_of[name]
            if not board.hexes:
                row, column = divmod(row, wide)
            next_to = () if board.hexes else tuple(board.map.region(board.map.around[name]))
            drawn.append(Cell(name, row, column, f"own_{ground}" if ground else "", on, next_to))
        return tuple(drawn)

    def draw(view: Any) -> tuple[Panel, ...]:
        panels: list[Panel] = []
        if board is not None and view.tracked:
            panels.append(HexMap("map", spaces(view)) if board.hexes else Areas("map", spaces(view)))
        rows: list[tuple[str, str | int]] = [("round", view.round)]
        rows += [
            (f"counter.{id}", getattr(view, counter.field))
            for id, counter in bot.counters.items()
            if id not in members and not counter.quiet
        ]
        rows += [(f"note.{id}", getattr(view, f"note_{id}")) for id in notes]
        rows += [(f"deck.{id}", getattr(view, f"deck_{id}").size()) for id in bot.decks]
        rows += [(f"die.{id}", getattr(view, f"die_{id}")) for id in bot.dice]
        panels.append(Values("state", tuple(rows)))
        for id, family in families:
            fields = {f"member.{member}": bot.counters[member].field for member in family.members.values()}
            cells = tuple((row, getattr(view, field)) for row, field in fields.items())
            across, down, order = grids[id]
            panels.append(Values(f"family.{id}", tuple(cells[index] for index in order), across, down))
        for id in bot.decks:
            turned = getattr(view, f"turned_{id}")
            if turned:
                panels.append(CardRow(f"turned_{id}", turned[-_LAST:], len(turned)))
        for kind, ids in (("row", bot.row_cards), ("pile", bot.pile_deck)):
            for id in ids:
                cards = getattr(view, f"{kind}_{id}")
                if cards:
                    panels.append(CardRow(f"{kind}.{id}", cards, len(cards)))
        for id, counter in bot.counters.items():
            if counter.at and counter.most - counter.least <= _LONGEST_TRACK:
                panels.append(
                    Track(
                        f"counter.{id}", counter.least, counter.most, ((f"counter.{id}", getattr(view, counter.field)),)
                    )
                )
        if bot.world.rounds > 1:
            panels.append(Track("rounds", 1, bot.world.rounds, (("round", view.round),)))
        return tuple(panels)

    return draw
