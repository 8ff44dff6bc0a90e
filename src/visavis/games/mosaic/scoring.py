"""War and empire scoring, when the game ends, and the final scoring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from visavis.core import UNTRACKED, Fact, Nothing, Number, Table, Untracked, absorbing, or_else
from visavis.core.question import LIKELY
from visavis.games.mosaic.board import AT, Counts, in_all, influence, names
from visavis.games.mosaic.bot_turn import moved, turn_region
from visavis.games.mosaic.cards import Level
from visavis.games.mosaic.criteria import enemy, first_region, losses, war_regions
from visavis.games.mosaic.effects.bot_turn import PlaceCity, PlaceTown
from visavis.games.mosaic.effects.scoring import (
    EmpireRegion,
    LoseUnits,
    ScoreEmpire,
    ScoreLine,
    ScoringDone,
    War,
    YourScore,
)
from visavis.games.mosaic.effects.turns import GameOver, LastTurns
from visavis.games.mosaic.state import STATIC, State

NO_POINTS: tuple[int, tuple[str, ...], int] = (0, (), 0)
SCORINGS = 3
FIRST, SECOND = 3, 2
MOST_IN_SCORING, MOST = 99, 999
LIKELY_MORE = 20
"""How many points more than the sure ones an empire scoring may well bring."""

# 12 War and empire scoring


def score_empire(state: State, table: Table[State]) -> None:
    """His war, the points of each region, the growth of the static player."""
    # MO-12.1 to MO-12.6
    for bot in range(len(state.bots)):
        war(state, table, bot)

    # MO-12.7, MO-12.8
    scoring = (*state.humans, *state.bots)
    counted = influence(state.cities, state.wonders, state.towns, state.infantry, state.cavalry, state.siege)
    for region in or_else(settled_regions(counted, state.regions), ()):
        table.note(standing, state, cast("Counts", counted), region)
    for side, name in enumerate(scoring):
        points = table.ask(empire_points(state, counted, side, name))
        table.do(ScoreEmpire(name, points))

    # MO-12.9
    for region, town in zip(state.static, ("manufactory", "farm"), strict=False):
        table.do(PlaceCity("MO-12.9", STATIC, region, "none"))
        table.do(PlaceTown("MO-12.9", STATIC, region, town))

    # MO-13.1
    table.do(ScoringDone(min(SCORINGS, state.scorings + 1)))
    if ended(state):
        table.do(LastTurns(turns_left(state)))


def turns_left(state: State) -> int:
    """Everybody has one more turn after the one in which the third card came up; the present one is counted too.

    Cards that come up when his cards are replaced belong to his turn, also if a person reports them in the next one.
    """
    order, now = state.order, state.order.index(state.turn)
    if state.revealed == state.turn:
        return len(order) + 1
    by = order.index(state.revealed) if state.revealed in order else now - 1
    return (by - now) % len(order) + 1


def war(state: State, table: Table[State], bot: int) -> None:
    """He removes your units from a region where both of you have some (MO-12.2 to MO-12.6)."""
    side = state.bots[bot]
    start, card = turn_region(state, table, bot, "MO-12.2")
    regions = war_regions(state, bot)
    region = table.choose(first_region("war.region", "MO-12.3", state, bot, regions, start, card))
    if region is None:
        table.note(Nothing, "war.none", "MO-12.4", {"side": side, "persons": len(state.humans)})
        return
    moved(table, "war", "MO-12.3", side, start, region)
    against = table.choose(enemy(state, bot, region))
    assert against is not None
    table.note(War, side, region, against)
    person = state.humans.index(against)
    lost = losses(state.side(bot), person, region, state.infantry, state.cavalry, state.siege)
    for unit, count in or_else(lost, ()):
        table.do(LoseUnits(against, region, unit, count))  # type: ignore[arg-type]


def empire_points(state: State, counted: Counts | Untracked, side: int, name: str) -> Fact[int]:
    """The points of a side: computed, unless a tie or an untracked board leaves them to the person (MO-12.7)."""
    standing = points_of(counted, state.cities, state.wonders, state.regions, side)
    answer = settled(standing, state.options.invented)
    sure, tied, _ = or_else(standing, NO_POINTS)
    args = {"side": name, "sure": sure, "tied": tied, "ties": len(tied), LIKELY: (sure, sure + LIKELY_MORE)}
    return Fact("empire.points", "MO-12.7", answer, bounds=(0, MOST_IN_SCORING), args=args)


@absorbing
def settled_regions(counted: Counts, regions: int) -> tuple[str, ...]:
    """The regions in which anybody has influence."""
    return tuple([region for region in names(regions) if any(row[AT[region]] for row in counted)])


def standing(state: State, counted: Counts, region: str) -> EmpireRegion:
    """What a region brings to whom, and by which influence (MO-12.7, MO-12.8)."""
    at, cities, wonders = AT[region], cast("Counts", state.cities), cast("Counts", state.wonders)
    influence = tuple([(row[at], side) for side, row in zip(state.sides, counted, strict=True) if row[at]])
    points, tied = [], False
    for side, name in enumerate((*state.humans, *state.bots)):
        if not counted[side][at]:
            continue
        sure, ties, _ = or_else(points_of(counted, cities, wonders, 1 << at, side), NO_POINTS)
        points += [(sure, name)] if sure else []
        tied = tied or bool(ties)
    # Where the static player has one of the first two places, nobody gets its points.
    ranked = sorted((count for count, _ in influence), reverse=True)[:2]
    static = any(side == STATIC and count in ranked for count, side in influence)
    return EmpireRegion("MO-12.8" if static else "MO-12.7", region, influence, tuple(points), tied)


@absorbing
def settled(standing: tuple[int, tuple[str, ...], int], invented: bool) -> int | Untracked:
    """The points of a side, unless a tie leaves them to the person."""
    sure, tied, lower = standing
    if invented:
        # Where nobody can be asked, those who tie get what the lower place gives.
        return sure + lower
    return UNTRACKED if tied else sure


@absorbing
def points_of(
    counted: Counts,
    cities: Counts,
    wonders: Counts,
    regions: int,
    side: int,
) -> tuple[int, tuple[str, ...], int]:
    """The points of a side that are sure, the regions where it ties, and what the lower places give there.

    The most influence in a region gives 3 and 1 for each city and wonder there, the second most 2.
    """
    sure, lower = 0, 0
    tied: list[str] = []
    for region in names(regions):
        at = AT[region]
        there = [row[at] for row in counted]
        own = there[side]
        if not own:
            continue
        more, equal = len([one for one in there if one > own]), there.count(own) - 1
        if equal and more < 2:
            tied.append(region)
            lower += SECOND if more == 0 and equal == 1 else 0
        elif more == 0:
            sure += FIRST + sum([row[at] for row in cities]) + sum([row[at] for row in wonders])
        elif more == 1:
            sure += SECOND
    return sure, tuple(tied), lower


# 13 End


def ended(state: State) -> bool:
    """Whether the last turns begin: three scorings, or two of three rows are empty (MO-13.1)."""
    rows = (state.golden_left, state.achievements_left, state.wonders_left)
    return not state.last and (state.scorings >= SCORINGS or rows.count(0) >= 2)


# 14 Final scoring


def count_up(state: State, table: Table[State]) -> None:
    """His points line by line, then yours, which only you can count (MO-14.1 to MO-14.10)."""
    for bot, side in enumerate(state.bots):
        for clause, part, count, each, points in parts(state, bot):
            table.do(ScoreLine(clause, side, part, count, each, points))
        table.note(Nothing, "unrest", "MO-14.2", {"side": side})
    for at, person in enumerate(state.humans):
        args = {"empire": state.empire[at]}
        table.do(YourScore(person, table.ask(Number("end.yours", person, "MO-14.10", 0, MOST, args=args))))
    table.do(GameOver())


Line = tuple[str, str, int, int, int]
"""A line of his score: clause, name, how many, what one is worth or how many make a point, points."""


def parts(state: State, bot: int) -> Iterator[Line]:
    """Every line of his score."""
    side, stock = state.side(bot), state.data.stock
    # Where the board is not tracked, what is not in his supply stands on it.
    cities = stock["cities"] - state.cities_left[bot]
    towns = stock["farm"] - state.farms_left[bot] + stock["manufactory"] - state.works_left[bot]
    empire = state.empire[len(state.humans) + bot]
    yield from lines(
        state.data.level,
        cities=or_else(in_all(state.cities, side), cities),
        towns=or_else(in_all(state.towns, side), towns),
        symbols=state.symbols[bot],
        earned=state.earned[bot],
        projects=state.projects[bot],
        achievements=state.achievements[bot],
        wonders=state.wonder_cards[bot],
        money=state.money[bot],
        population=state.population[bot],
    )
    yield "MO-14.10", "empire", empire, 1, empire


BY_LEVEL = {"easy": "MO-15.1", "hard": "MO-15.2", "expert": "MO-15.3"}
"""Where the points of a level stand, unless it is the one in the middle."""


def lines(
    level: Level,
    *,
    cities: int,
    towns: int,
    symbols: int,
    earned: int,
    projects: int,
    achievements: int,
    wonders: int,
    money: int,
    population: int,
) -> Iterator[Line]:
    """What a collection is worth on a level (MO-14.1 to MO-14.9, MO-15.1 to MO-15.3)."""
    its = BY_LEVEL.get(level.id)
    yield "MO-14.1", "cities", cities, level.city, cities * level.city
    yield "MO-14.1", "towns", towns, level.town, towns * level.town
    yield its or "MO-14.3", "symbols", symbols, level.symbols, symbols * level.symbols
    yield "MO-14.4", "earned", earned, 1, earned
    yield its or "MO-14.5", "projects", projects, level.project, projects * level.project
    yield its or "MO-14.6", "achievements", achievements, level.achievement, achievements * level.achievement
    yield its or "MO-14.7", "wonders", wonders, level.wonder, wonders * level.wonder
    yield its or "MO-14.8", "money", money, level.money, money // level.money
    yield its or "MO-14.9", "population", population, level.population, population // level.population


def score(state: State) -> dict[str, int]:
    """The points of each side."""
    return dict(zip((*state.humans, *state.bots), state.final, strict=True))


def counted(state: State) -> tuple[str, ...]:
    """Nobody has points in all before the final scoring."""
    return tuple(side for side, points in score(state).items() if points)
