"""What hand cards and visible sections can pay (section 4): tables of symbols, column by column."""

from __future__ import annotations

from collections.abc import Mapping
from operator import itemgetter

import msgspec

from visavis.games.alien_artifacts.cards.rows import MOST_SYMBOLS
from visavis.games.alien_artifacts.cards.vocabulary import COLOURS, GOLD

COLUMN: Mapping[str, int] = {"R": 0, "G": 3, "B": 6}
"""The columns of the colours; each has three places, as a section has three symbols at most."""
WITH_GOLD: Mapping[str, int] = {"R": 9, "G": 12, "B": 15}
"""The columns of the colours where gold counts too."""
COLUMNS = (*COLUMN.values(), *WITH_GOLD.values())

THIRD = itemgetter(2)
Gives = tuple[int, int, str]
"""A place in the order of its column (the most symbols first), how many symbols, and the section that gives them."""
Best = tuple[tuple[int, str] | None, ...]
"""For each column the section that gives the most: its symbols with a minus, and which it is."""


class Section(msgspec.Struct, frozen=True, gc=False):
    """A section of a resource card."""

    card: str
    colour: str
    count: int
    type: str


class Means(msgspec.Struct, gc=False):
    """The symbols that hand cards and visible sections can give, column by column."""

    sources: tuple[str, ...]
    _gives: Mapping[int, Mapping[str, Gives]]
    giving: bytes
    """For each column how many cards give one symbol or more, two or more, three."""
    _columns: dict[int, list[Gives]] = {}
    known: dict[object, tuple[tuple[str, ...], ...]] = {}
    """The payments that were worked out before."""

    def column(self, column: int) -> list[Gives]:
        """The sections that give symbols of a column, the most first."""
        found = self._columns.get(column)
        if found is None:
            gives = self._gives[column]
            found = self._columns[column] = []
            for source in self.sources:
                if source in gives:
                    found.append(gives[source])
            if len(found) > 1:
                found.sort()
        return found

    def most(self, column: int, limit: int) -> int:
        """The most symbols of a column that so many cards give."""
        # The first symbols of so many cards, their second ones, their third ones.
        giving = self.giving
        first, second, third = giving[column], giving[column + 1], giving[column + 2]
        return (
            (first if first < limit else limit)
            + (second if second < limit else limit)
            + (third if third < limit else limit)
        )


# Made once for every pack


def best_of(sections: Mapping[str, Section]) -> Best:
    """The better section for red, green and blue; then the same where gold counts too. The symbols have a minus."""

    def best(*colours: str) -> tuple[int, str] | None:
        return min(((-one.count, id) for id, one in sections.items() if one.colour in colours), default=None)

    return (*(best(colour) for colour in COLOURS), *(best(colour, GOLD) for colour in COLOURS))


def column_of(best: Mapping[str, Best], column: int) -> dict[str, Gives]:
    """What each card and each visible section gives in a column."""
    giving = {id: one for id, ways in best.items() if (one := ways[column]) is not None}
    order = {one: at for at, one in enumerate(sorted(set(giving.values())))}
    return {id: (order[one], -one[0], one[1]) for id, one in giving.items()}


def packed(ways: Best) -> int:
    """Whether there are one symbol or more, two or more, three, in each column: a byte each, so that cards add up.

    No sum is too large for a byte: there are 83 cards.
    """
    counts = [0 if one is None else -one[0] for one in ways]
    levels = [count >= least for count in counts for least in range(1, MOST_SYMBOLS + 1)]
    return int.from_bytes(bytes(levels), "little")
