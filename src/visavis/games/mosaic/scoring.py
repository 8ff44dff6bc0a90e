"""The final scoring."""

from __future__ import annotations

from collections.abc import Iterator

from visavis.core import Number, Table
from visavis.games.mosaic.data import Level
from visavis.games.mosaic.effects import GameOver, ScorePart, YourScore
from visavis.games.mosaic.state import State

MOST = 999


def count_up(state: State, table: Table[State]) -> None:
    """His points line by line, then yours, which only you can count (MO-14.1 to MO-14.10)."""
    for bot, side in enumerate(state.bots):
        for clause, part, count, points in parts(state, bot):
            table.do(ScorePart(clause, side, part, count, points))
    for at, person in enumerate(state.humans):
        args = {"empire": state.empire[at]}
        table.do(YourScore(person, table.ask(Number("end.yours", person, "MO-14.10", 0, MOST, args=args))))
    table.do(GameOver())


def parts(state: State, bot: int) -> Iterator[tuple[str, str, int, int]]:
    """Every line of his score: clause, name, how many, points."""
    stock = state.data.stock
    towns = stock["farm"] - state.farms_left[bot] + stock["manufactory"] - state.works_left[bot]
    empire = state.empire[len(state.humans) + bot]
    yield from lines(
        state.data.level,
        cities=stock["cities"] - state.cities_left[bot],
        towns=towns,
        symbols=state.symbols[bot],
        earned=state.earned[bot],
        projects=state.projects[bot],
        achievements=state.achievements[bot],
        wonders=state.wonder_cards[bot],
        money=state.money[bot],
        population=state.population[bot],
    )
    yield "MO-14.10", "empire", empire, empire


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
) -> Iterator[tuple[str, str, int, int]]:
    """What a collection is worth on a level; unrest costs nothing (MO-14.2)."""
    yield "MO-14.1", "cities", cities, cities * level.city
    yield "MO-14.1", "towns", towns, towns * level.town
    yield "MO-14.3", "symbols", symbols, symbols * level.symbols
    yield "MO-14.4", "earned", earned, earned
    yield "MO-14.5", "projects", projects, projects * level.project
    yield "MO-14.6", "achievements", achievements, achievements * level.achievement
    yield "MO-14.7", "wonders", wonders, wonders * level.wonder
    yield "MO-14.8", "money", money, money // level.money
    yield "MO-14.9", "population", population, population // level.population
