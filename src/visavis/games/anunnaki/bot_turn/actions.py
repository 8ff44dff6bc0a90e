"""Cosmobot's actions (chapters 6 to 10, 14 and 15), in the order of the book."""

from __future__ import annotations

from typing import cast

from visavis.core import SOMEWHERE, TABLE, Fact, Field, Form, Forms, Region, Table, Untracked, absorbing
from visavis.games.anunnaki.board import UNREAD, ask_once, places, where, where_is
from visavis.games.anunnaki.bot_turn.creatures import check_creatures
from visavis.games.anunnaki.bot_turn.movement import go, leaving, target_area
from visavis.games.anunnaki.cards import PARTS, SPACES, TRACKS, PactRow, reward
from visavis.games.anunnaki.criteria import (
    building_area,
    follower_area,
    free_track,
    harvest_area,
    oracle_track,
    pact,
    summon_area,
)
from visavis.games.anunnaki.effects.end import TriggerEnd
from visavis.games.anunnaki.effects.his_turn import (
    Advance,
    Build,
    Dominate,
    Exhaust,
    NoAdvance,
    Nothing,
    OpenPact,
    PlaceCube,
    PlaceFollower,
    Score,
    Summon,
    TakePact,
)
from visavis.games.anunnaki.state import FOLLOWERS, HIM, State

LAST_CUBE, NO_SETTLEMENT, NO_ORACLE, BEYOND = 5, 2, 2, 2
"""Points instead of something (AN-6.3, AN-8.4, AN-14.6, AN-15.5d)."""
TOKENS = 2
"""What a marker of the domination track and a culture marker are worth to him."""
ORACLE_CUBES, OPEN_PACTS, HIGHEST_GOAL = 4, 6, 5


def perform(state: State, table: Table[State], symbol: str) -> None:
    """Carry out one symbol of a card."""
    what, number, how = PARTS[symbol]
    if what == "move" or what == "portal":
        gain(state, table, go(state, table, how, number, what == "portal"))
    elif what == "cubes":
        inevitable_fate(state, table, number)
    elif what == "harvest":
        harvest(state, table, number)
    elif what == "build":
        build(state, table)
    elif what == "income":
        income(state, table)
    elif what == "gain":
        gain(state, table, number)
    elif what == "oracle":
        oracle(state, table)
    elif what == "pact":
        fulfil_pact(state, table)
    elif what == "advance":
        advance_free(state, table) if how == "free" else advance(state, table, how, 1, "AN-15.2")
    elif what == "supremacy":
        supremacy(state, table, goal_value(state, table, state.goals[3]) if how == "goal" else number)
    else:
        summon(state, table, how)
    check_creatures(state, table)
    if what in ("move", "portal", "oracle"):
        check_creatures(state, table, board=True)


def trigger_end(state: State, table: Table[State], clause: str) -> None:
    """He triggers the end: one more turn of yours; in your own turn it counts as the one before (AN-2.2)."""
    if not state.ending:
        table.do(TriggerEnd(clause, "cosmobot", 2 if state.turn == HIM else 3))


# 6 Inevitable fate


def inevitable_fate(state: State, table: Table[State], cubes: int) -> None:
    """Put cubes on the fate card; what they cover is done at once."""
    for _ in range(cubes):
        if state.cubes == SPACES:
            return
        # AN-6.1
        covers = state.fate.spaces[state.cubes]
        table.do(PlaceCube(state.cubes + 1, covers))
        # AN-6.2
        if covers != "none":
            perform(state, table, covers)
        # AN-6.3
        if state.cubes == SPACES:
            table.do(Score("AN-6.3", LAST_CUBE))
            trigger_end(state, table, "AN-2.2")


# 7 Harvest


def harvest(state: State, table: Table[State], icons: int) -> None:
    """Exhaust so many icons, one after another; what cannot be done is lost."""
    for _ in range(icons):
        area = table.choose(harvest_area(state, table, harvestable(state.controlled, state, table)))
        if area is None:
            # AN-7.6
            return
        table.do(Exhaust(area, next_icon(state, area)))


@absorbing
def harvestable(controlled: int, state: State, table: Table[State]) -> int:
    """The areas he controls with an icon that is not exhausted; never a capital (AN-7.2)."""
    if unread := controlled & state.board.unread_icons:
        for at in places(unread):
            if state.exhausted[at]:
                ask_once.produce(state, table, state.board.areas[at].name)
    return with_icons(state, controlled)


def with_icons(state: State, areas: int) -> int:
    """Those of these areas that have an icon left, as far as anybody knows; no capital."""
    icons, exhausted = state.board.icons, state.exhausted
    found = areas & state.board.productive
    for at in places(found & where(exhausted)):
        if icons[at] != UNREAD and exhausted[at] >= icons[at]:
            found ^= 1 << at
    return found


def next_icon(state: State, name: str) -> str:
    """The icon that is exhausted next: of two different ones the left one first (AN-7.5)."""
    if name == SOMEWHERE:
        return SOMEWHERE
    at = state.board.at(name)
    resources = state.board.areas[at].resources
    return resources[min(state.exhausted[at], len(resources) - 1)] if resources else "any"


# 8 Build a settlement


def build(state: State, table: Table[State]) -> None:
    """Build a settlement, or 2 points."""
    area = table.choose(building_area(state, table)) if state.settlements_left else None
    if area is None:
        table.do(Score("AN-8.4", NO_SETTLEMENT))
    else:
        table.do(Build(area))


# 9 Settlement income


def income(state: State, table: Table[State]) -> None:
    """Every reward that is uncovered on the fate card."""
    for text in state.fate.rewards[: state.settlements_in_play - 1]:
        what, number = reward(text)
        if what == "followers":
            gain(state, table, number)
        else:
            table.do(Score("AN-9.1", number))


# 10 Gain followers


def gain(state: State, table: Table[State], followers: int) -> None:
    """Place followers one by one; 1 point for each that he has not."""
    for gained in range(followers):
        if not state.followers_left:
            # AN-10.3
            table.do(Score("AN-10.3", followers - gained))
            return
        area = table.choose(follower_area(state, table))
        assert area is not None
        table.do(PlaceFollower(area))


# 14 Oracle


def oracle(state: State, table: Table[State]) -> None:
    """The action of a goal tile."""
    # AN-14.1
    if max(state.cubes, state.your_cubes) < ORACLE_CUBES:
        return supremacy(state, table, goal_value(state, table, state.goals[3]))

    # AN-14.2, AN-14.3
    left: tuple[str, ...] = TRACKS
    while left:
        track = table.choose(oracle_track(state, lambda track: value_of(state, table, track), left))
        assert track is not None
        goal = state.goals[TRACKS.index(track)]
        if value_of(state, table, track) < HIGHEST_GOAL and table.ask(
            Fact(f"oracle.possible_{goal}", "AN-14.3", possible(state, table, goal))
        ):
            return follow_oracle(state, table, goal)
        left = tuple(one for one in left if one != track)

    # AN-14.6
    table.do(Score("AN-14.6", NO_ORACLE))


def possible(state: State, table: Table[State], goal: str) -> bool | Untracked:
    """Whether any part of a goal tile's action can be done; followers instead of a move do not count (AN-14.3)."""
    if goal == "units":
        return state.followers_left > 0
    if goal == "settlements":
        if not state.settlements_left:
            return False
        return some(building_area(state, table).among)
    strategy, portal = ("mighty", True) if goal == "shrines" else ("cunning", False)
    if portal:
        ask_once.gaia(state, table)
    count = oracle_times(goal) if state.options.oracle_as_value else 1
    return can_go(target_area(state, table, strategy, count, portal).among, state, portal)


@absorbing
def some(among: Region) -> bool:
    """Whether there is an option."""
    return len(among) > 0


@absorbing
def can_go(targets: Region, state: State, portal: bool) -> bool:
    """Whether there is a target and a unit that can go there."""
    return any(leaving(state.his, state.yours, state, name, portal) for name in targets)


def oracle_times(goal: str) -> int:
    """How often the action of a goal tile is done (AN-14.4)."""
    return {"shrines": 2, "territories": 3, "units": 3, "settlements": 1}[goal]


def follow_oracle(state: State, table: Table[State], goal: str) -> None:
    """Portals, moves, followers or a settlement."""
    times = oracle_times(goal)
    if goal == "units":
        return gain(state, table, times)
    if goal == "settlements":
        return build(state, table)
    strategy, portal = ("mighty", True) if goal == "shrines" else ("cunning", False)
    if state.options.oracle_as_value:
        return gain(state, table, go(state, table, strategy, times, portal))
    for _ in range(times):
        gain(state, table, go(state, table, strategy, 1, portal))


def value_of(state: State, table: Table[State], track: str) -> int:
    """His goal value for a development track."""
    return goal_value(state, table, state.goals[TRACKS.index(track)])


def goal_value(state: State, table: Table[State], goal: str) -> int:
    """Shrines, sets of two areas, sets of three units, or settlements; at most 5 (AN-14.5)."""
    if goal == "units":
        return min(HIGHEST_GOAL, state.units_in_play // 3)
    if goal == "settlements":
        return min(HIGHEST_GOAL, state.settlements_in_play)
    count = shrines(state.controlled, state, table) if goal == "shrines" else territories(state.controlled, state)
    return table.ask(Fact(f"goal.{goal}", "AN-14.5", count, bounds=(0, HIGHEST_GOAL)))


@absorbing
def shrines(areas: int, state: State, table: Table[State]) -> int:
    """The shrines in these areas."""
    ask_once.shrines(state, table, areas)
    board = state.board
    return min(HIGHEST_GOAL, (areas & board.shrines).bit_count() + (areas & board.two_shrines).bit_count())


@absorbing
def territories(areas: int, state: State) -> int:
    """The sets of two among these areas; a Distant Planet is no area."""
    return min(HIGHEST_GOAL, (areas & ~state.board.distant).bit_count() // 2)


# 15 Pact, advance, supremacy, summon


def fulfil_pact(state: State, table: Table[State]) -> None:
    """The pact with the most points: its points and its steps, nothing else."""
    if state.options.cards == "printed":
        form = Form("pact", (Field("points", bounds=(0, 9)), Field("steps", bounds=(1, 2))))
        _, points, steps = cast("tuple[str, int, int]", table.ask(Forms("enter.pact", TABLE, "AN-15.1", (form,))))
        table.do(TakePact("", points, steps))
        return advance(state, table, "commerce", steps, "AN-15.1")
    id = table.choose(pact(state))
    if id is None:
        return table.note(Nothing, "AN-15.1", "pact")
    row = state.pack.table("pact", PactRow)[id]
    table.do(TakePact(id, row.points, row.steps))
    advance(state, table, "commerce", row.steps, "AN-15.1")
    refill_pacts(state, table)


def refill_pacts(state: State, table: Table[State]) -> None:
    """Six pacts lie open as long as there are any."""
    while len(state.pacts) < OPEN_PACTS and state.pact_pile.layers:
        table.do(OpenPact(str(table.draw(state.pact_pile))))


def advance(state: State, table: Table[State], track: str, steps: int, clause: str) -> None:
    """His marker goes on on a development track; at its last space he triggers the end."""
    at = TRACKS.index(track)
    for _ in range(steps):
        if not state.can_advance(at):
            # AN-15.3
            return table.note(NoAdvance, track)
        table.do(Advance(clause, track, state.progress[at] + 1))
        if state.progress[at] == state.last_space(at):
            trigger_end(state, table, "AN-2.2")


def advance_free(state: State, table: Table[State]) -> None:
    """One space where his goal value is highest."""
    open = tuple(track for at, track in enumerate(TRACKS) if state.can_advance(at))
    track = table.choose(free_track(state, lambda track: value_of(state, table, track), open))
    if track is None:
        return table.note(Nothing, "AN-15.3", "advance")
    advance(state, table, track, 1, "AN-15.4")


def supremacy(state: State, table: Table[State], steps: int) -> None:
    """So many spaces on the domination track; 2 points for each that is not there any more."""
    last = state.tracks.last[3]
    space = min(last, state.domination + steps)
    tokens = sum(token <= space for token in state.tokens)
    beyond = state.domination + steps - space
    if space > state.domination or not steps:
        table.do(Dominate("AN-15.5", space, space - state.domination, tokens))
    if tokens:
        table.do(Score("AN-15.5c", TOKENS * tokens))
    if beyond:
        table.do(Score("AN-15.5d", BEYOND * beyond))


def summon(state: State, table: Table[State], god: str) -> None:
    """A god takes the place of a follower."""
    supply = state.minors_left if god == "minor" else state.majors_left
    area = None
    if supply and state.followers_left < FOLLOWERS:
        area = table.choose(summon_area(state, table, state.his & where_is(state.units, "f"), god))
    if area is None:
        # AN-15.7
        return table.note(Nothing, "AN-15.7", f"summon_{god}")
    table.do(Summon("minor" if god == "minor" else "major", area))
