"""War and empire scoring, and when the game ends."""

from __future__ import annotations

from visavis.core import UNTRACKED, Fact, Table, Untracked, absorbing
from visavis.games.mosaic.board import AT, Counts, influence, names, regions_of
from visavis.games.mosaic.criteria import enemy, first_region, losses, war_regions
from visavis.games.mosaic.effects import (
    LastTurns,
    LoseUnits,
    NotPossible,
    PlaceCity,
    PlaceTown,
    ScoreEmpire,
    ScoringDone,
    War,
)
from visavis.games.mosaic.locations import turn_region
from visavis.games.mosaic.state import STATIC, State

SCORINGS = 3
FIRST, SECOND = 3, 2
MOST_POINTS = 99


def score_empire(state: State, table: Table[State]) -> None:
    """His war, the points of each region, the growth of the static player."""
    # MO-12.1 to MO-12.6
    for bot in range(len(state.bots)):
        war(state, table, bot)

    # MO-12.7, MO-12.8
    scoring = (*state.humans, *state.bots)
    counted = influence(state.cities, state.wonders, state.towns, state.infantry, state.cavalry, state.siege)
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
        table.do(LastTurns(len(scoring) + (state.turn in state.humans)))


def war(state: State, table: Table[State], bot: int) -> None:
    """He removes your units from a region where both of you have some (MO-12.2 to MO-12.6)."""
    side, at = state.bots[bot], state.side(bot)
    start, card = turn_region(state, table, bot, "MO-12.2")
    regions = war_regions(at, len(state.humans), state.infantry, state.cavalry, state.siege)
    region = table.choose(first_region("war.region", "MO-12.3", state, bot, regions, start, card))
    if region is None:
        table.note(NotPossible, "MO-12.4", side, "war")
        return
    against = table.choose(enemy(state, bot, region))
    assert against is not None
    table.note(War, side, region, against)
    person = state.humans.index(against)
    lost = losses(at, person, region, state.infantry, state.cavalry, state.siege)
    for unit, count in () if lost is UNTRACKED else lost:
        table.do(LoseUnits(against, region, unit, count))  # type: ignore[arg-type]


def empire_points(state: State, counted: Counts | Untracked, side: int, name: str) -> Fact[int]:
    """The points of a side: computed, unless a tie or an untracked board leaves them to the person (MO-12.7)."""
    sure = 0
    tied: tuple[str, ...] = ()
    answer: int | Untracked = UNTRACKED
    standing = points_of(counted, state.cities, state.wonders, regions_of(state.regions), side)
    if standing is not UNTRACKED:
        sure, tied, lower = standing
        if state.options.invented:
            # Where nobody can be asked, those who tie get what the lower place gives.
            answer = sure + lower
        elif not tied:
            answer = sure
    args = {"side": name, "sure": sure, "tied": tied, "ties": len(tied)}
    return Fact("empire.points", "MO-12.7", answer, bounds=(0, MOST_POINTS), args=args)


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
        own = counted[side][at]
        if not own:
            continue
        more = sum(row[at] > own for row in counted)
        equal = sum(row[at] == own for row in counted) - 1
        if equal and more < 2:
            tied.append(region)
            lower += SECOND if more == 0 and equal == 1 else 0
        elif more == 0:
            sure += FIRST + sum(row[at] for row in cities) + sum(row[at] for row in wonders)
        elif more == 1:
            sure += SECOND
    return sure, tuple(tied), lower


def ended(state: State) -> bool:
    """Whether the last turns begin: three scorings, or two of three rows are empty (MO-13.1)."""
    rows = (state.golden_left, state.achievements_left, state.wonders_left)
    return not state.last and (state.scorings >= SCORINGS or rows.count(0) >= 2)
