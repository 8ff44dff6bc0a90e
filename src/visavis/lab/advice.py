"""Advice for players: their own points in finished games against the simulated points of the bot at each level."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from visavis.core import Game, Refusal, get_game, option_fields
from visavis.lab.statistics import Estimate, share

LEVEL = "level"
FILE = "levels.json"
"""In a game's folder: what `tools/make_levels.py` has simulated."""
LEAST_GAMES = 3
"""Fewer own games say nothing."""
_EVEN = 0.5


class Levels(msgspec.Struct, frozen=True):
    """The points of the bot in simulated games, by level: how often it had so many."""

    rules: str
    pack: str
    played_by: str
    """Who played the human side."""
    other: str
    """Who played it in a second run, to see how much it matters."""
    points: dict[str, dict[str, int]]
    other_points: dict[str, dict[str, int]]

    @property
    def games(self) -> int:
        """How many games of each level."""
        return min(sum(its.values()) for its in self.points.values())

    @property
    def shift(self) -> float:
        """How much the mean of the bot's points depends on who plays the human side, at most."""
        return max(abs(_mean(its) - _mean(self.other_points[level])) for level, its in self.points.items())


def _mean(counted: Mapping[str, int]) -> float:
    return sum(int(points) * times for points, times in counted.items()) / sum(counted.values())


class Chance(msgspec.Struct, frozen=True):
    """How likely a person wins at a level."""

    level: str
    value: float
    low: float
    high: float


class Advice(msgspec.Struct, frozen=True):
    """What can be said to a person about the levels of a game, and what it rests on."""

    game: str
    chances: tuple[Chance, ...]
    suggested: str
    own: int
    simulated: int
    played_by: str
    other: str
    shift: float


def levels_of(game: Game) -> Levels | None:
    """What was simulated of a game with the rules and the pack of today; otherwise nothing."""
    file = game.folder / FILE
    if not file.is_file():
        return None
    found = msgspec.json.decode(file.read_bytes(), type=Levels)
    return found if (found.rules, found.pack) == (game.rules_version, game.default_pack.digest) else None


def advice(game_id: str, own: Sequence[int]) -> Advice | None:
    """Advice from a person's points in finished games; none without data.

    >>> advice("hamlets", [30, 28]) is None
    True
    """
    try:
        game = get_game(game_id)
    except Refusal:
        return None
    levels = levels_of(game) if len(own) >= LEAST_GAMES else None
    if levels is None:
        return None
    order = next(one for one in option_fields(game.options) if one.name == LEVEL)
    names = [str(one) for one in order.choices or range(order.least, order.most + 1)]
    chances = tuple(
        chance(level, own, levels.points[level], levels.other_points[level])
        for level in names
        if level in levels.points
    )
    suggested = min(chances, key=lambda one: abs(one.value - _EVEN)).level
    return Advice(
        game_id, chances, suggested, len(own), levels.games, levels.played_by, levels.other, round(levels.shift, 1)
    )


def chance(level: str, own: Sequence[int], bot: Mapping[str, int], other: Mapping[str, int]) -> Chance:
    """How often these points would beat the bot's, a tie for half.

    Each own game counts once, so the interval is that of so many games; and it holds whoever of the two played the
    human side in the simulated games.

    >>> one = chance("x", [10, 20, 30], {"15": 1, "25": 1}, {"25": 1})
    >>> round(one.value, 2), one.low < 0.1, one.high > 0.8
    (0.5, True, True)
    """
    found, second = _beaten(own, bot), _beaten(own, other)
    return Chance(level, found.value, min(found.low, second.low), max(found.high, second.high))


def _beaten(own: Sequence[int], bot: Mapping[str, int]) -> Estimate:
    games = sum(bot.values())
    beaten = sum(
        times * (1.0 if points > int(its) else 0.5 if points == int(its) else 0.0)
        for points in own
        for its, times in bot.items()
    )
    return share(beaten / games, len(own))
