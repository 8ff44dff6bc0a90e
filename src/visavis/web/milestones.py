"""Streaks, bests, first wins and the ladder of levels: pure functions of finished games, for the page and the terminal.

Results come with the last game first. Games whose points the app does not know, and games without an opponent, count
for none of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from visavis.core import Game, option_fields
from visavis.web.view.new_game import as_text
from visavis.web.view.results import Result, others_of
from visavis.web.view.saved_list import LEVEL

SHOWN = 7
"""Maximum number of last results shown beside a streak."""


class Streak(msgspec.Struct, frozen=True):
    """Wins in a row: now and at best; the last results, the oldest first."""

    now: int
    best: int
    last: Sequence[bool]


class Best(msgspec.Struct, frozen=True):
    """The most points with a faction, and the level they were made at."""

    faction: str
    """Id; empty where the game has none, or it is not known."""
    points: int
    level: str
    id: str


class Rung(msgspec.Struct, frozen=True, kw_only=True):
    """A level of a game: wins and losses, the best points, the first win."""

    level: str
    number: int
    won: int
    lost: int
    best: int | None
    first: str
    """The time of the first win; empty without one."""
    next: bool
    """Whether this is the level to play next."""


def counting(results: Iterable[Result]) -> list[Result]:
    """Return the results that count: with known points of the person and of an opponent."""
    return [result for result in results if result.counted and result.yours and others_of(result) and result.winners]


def streak(results: Iterable[Result]) -> Streak:
    """Return the wins in a row."""
    wins = [result.won for result in counting(results)]
    now = next((number for number, won in enumerate(wins) if not won), len(wins))
    best = run = 0
    for won in wins:
        run = run + 1 if won else 0
        best = max(best, run)
    return Streak(now, best, wins[:SHOWN][::-1])


def bests(results: Iterable[Result], factions: Mapping[str, str]) -> list[Best]:
    """Return the most points with each faction of one game, the highest first; of equal ones the earlier."""
    most: dict[str, Best] = {}
    for result in reversed(counting(results)):
        faction, points = factions.get(result.id, ""), result.score[result.yours]
        if faction not in most or points > most[faction].points:
            most[faction] = Best(faction, points, result.level, result.id)
    return sorted(most.values(), key=lambda best: -best.points)


def levels_of(game: Game) -> list[str]:
    """Return the levels of a game, the easiest first; empty where it has none."""
    for option in option_fields(game.options):
        if option.name == LEVEL:
            return [as_text(value) for value in option.choices or range(option.least, option.most + 1)]
    return []


def ladder(game: Game, results: Iterable[Result], suggested: str = "") -> list[Rung]:
    """Return the levels of a game, the easiest first.

    The next one is the advice, if there is any; otherwise the one above the hardest level that was won, or the first.
    """
    members = counting(results)
    by_level = {level: [result for result in members if result.level == level] for level in levels_of(game)}
    names = list(by_level)
    if not names:
        return []
    won = [number for number, level in enumerate(names) if any(result.won for result in by_level[level])]
    above = min(won[-1] + 1, len(names) - 1) if won else 0
    following = names.index(suggested) if suggested in names else above
    return [
        Rung(
            level=level,
            number=number + 1,
            won=sum(result.won for result in played),
            lost=sum(not result.won for result in played),
            best=max((result.score[result.yours] for result in played), default=None),
            first=next((result.when for result in reversed(played) if result.won), ""),
            next=number == following,
        )
        for number, (level, played) in enumerate(by_level.items())
    ]


def is_first_win(result: Result, results: Iterable[Result]) -> bool:
    """Return True if a result is the first win at its level."""
    same = [other for other in counting(results) if (other.game, other.level) == (result.game, result.level)]
    return result.won and not any(other.won and other.id != result.id for other in same)


def is_best(result: Result, results: Iterable[Result]) -> bool:
    """Return True if a result has more points than every other one at its level; the first one is no record."""
    same = [other for other in counting(results) if (other.game, other.level) == (result.game, result.level)]
    others = [other.score[other.yours] for other in same if other.id != result.id]
    return bool(others) and result.counted and result.score[result.yours] > max(others)
