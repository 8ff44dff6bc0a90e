"""Cosmobot's actions (chapters 6 to 10, 14 and 15), in the order of the book."""

from __future__ import annotations

from typing import cast

from visavis.core import (
    SOMEWHERE,
    TABLE,
    Fact,
    Field,
    Form,
    Forms,
    Nothing,
    Region,
    Table,
    Untracked,
    absorbing,
)
from visavis.core.question import LIKELY
from visavis.games.anunnaki.board import UNREAD, ask_once, places, where, where_is
from visavis.games.anunnaki.board.tracks import HIGHEST_GOAL, his_goal, on_board
from visavis.games.anunnaki.bot_turn.creatures import check_creatures, check_on_board
from visavis.games.anunnaki.bot_turn.followers import gain
from visavis.games.anunnaki.bot_turn.movement import can_go, move, target_area
from visavis.games.anunnaki.cards import PARTS, SPACES, TRACKS, PactRow, reward
from visavis.games.anunnaki.criteria import (
    building_area,
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
    DiscardPact,
    Dominate,
    Exhaust,
    FollowGoal,
    LeftFirst,
    OpenPact,
    PlaceCube,
    ScorePoints,
    Summon,
    Symbol,
    TakePact,
)
from visavis.games.anunnaki.state import FOLLOWERS, HIM, State

LAST_CUBE, NO_SETTLEMENT, NO_ORACLE, BEYOND = 5, 2, 2, 2
"""Points instead of something (AN-6.3, AN-8.4, AN-14.6, AN-15.5d)."""
TOKENS = 2
"""What a marker of the domination track and a culture marker are worth to him."""
ORACLE_CUBES, OPEN_PACTS = 4, 6
MOST_POINTS, LIKELY_POINTS = 99, (0, 13)
"""A number field must end somewhere; no printed pact comes near. The likely ones are buttons."""


def perform(state: State, table: Table[State], symbol: str) -> None:
    """Carry out one symbol of a card."""
    what, number, how = PARTS[symbol]
    if what == "move" or what == "portal":
        move(state, table, how, number, what == "portal")
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
        check_on_board(state, table)


def trigger_end(state: State, table: Table[State], clause: str) -> None:
    """He triggers the end: one more turn of yours; in your own turn it counts as the one before (AN-2.2)."""
    if state.ending:
        return table.note(Nothing, "end.already", clause)
    table.do(TriggerEnd(clause, "cosmobot", 2 if state.turn == HIM else 3))


# 6 Inevitable fate


def inevitable_fate(state: State, table: Table[State], cubes: int) -> None:
    """Put cubes on the fate card; what they cover is done at once."""
    for placed in range(cubes):
        if state.cubes == SPACES:
            # AN-6.3
            return table.note(Nothing, "fate.full", "AN-6.3", {"count": cubes - placed})
        # AN-6.1
        covers = state.fate.spaces[state.cubes]
        table.do(PlaceCube(state.cubes + 1, covers))
        # AN-6.2
        if covers != "none":
            table.note(Symbol, "AN-6.2", "fate", covers)
            perform(state, table, covers)
        # AN-6.3
        if state.cubes == SPACES:
            table.do(ScorePoints("AN-6.3", LAST_CUBE, "last_cube"))
            trigger_end(state, table, "AN-2.2")


# 7 Harvest


def harvest(state: State, table: Table[State], icons: int) -> None:
    """Exhaust so many icons, one after another; what cannot be done is lost."""
    area: str | None = None
    for done in range(icons):
        # AN-7.4
        if area is None or not table.ask(
            Fact("harvest.more", "AN-7.4", more_icons(state.controlled, state, table, area))
        ):
            area = table.choose(harvest_area(state, table, harvestable(state.controlled, state, table)))
        if area is None:
            # AN-7.6
            case = "harvest.no_more" if done else "harvest.none"
            return table.note(Nothing, case, "AN-7.6", {"count": icons - done})
        icon = next_icon(state, area)
        if both_icons(state, area):
            # AN-7.5
            table.note(LeftFirst, area, icon)
        table.do(Exhaust(area, icon))


@absorbing
def more_icons(controlled: int, state: State, table: Table[State], area: str) -> bool:
    """Whether the area that he harvests has an icon left: it is used up before the next one is determined."""
    return harvestable(controlled & 1 << state.board.at(area), state, table) != 0


@absorbing
def harvestable(controlled: int, state: State, table: Table[State]) -> int:
    """The areas he controls with an icon that is not exhausted; never a capital (AN-7.2)."""
    if unread := controlled & state.board.unread_icons & where(state.exhausted):
        ask_once.produce(state, table, tuple(Region(state.board.map, unread)))
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


def both_icons(state: State, name: str) -> bool:
    """Whether an area still has two different icons to exhaust."""
    if name == SOMEWHERE:
        return False
    at = state.board.at(name)
    return len(state.board.areas[at].resources) > 1 and not state.exhausted[at]


# 8 Build a settlement


def build(state: State, table: Table[State]) -> None:
    """Build a settlement, or 2 points."""
    area = table.choose(building_area(state, table)) if state.settlements_left else None
    if area is not None:
        return table.do(Build(area))
    # AN-8.4
    table.note(Nothing, "build.no_area" if state.settlements_left else "build.no_settlement", "AN-8.4")
    table.do(ScorePoints("AN-8.4", NO_SETTLEMENT, "no_settlement"))


# 9 Settlement income


def income(state: State, table: Table[State]) -> None:
    """Every reward that is uncovered on the fate card."""
    rewards = state.fate.rewards[: state.settlements_in_play - 1]
    if not rewards:
        return table.note(Nothing, "income.none", "AN-9.1")
    for text in rewards:
        what, number = reward(text)
        if what == "followers":
            gain(state, table, number)
        else:
            table.do(ScorePoints("AN-9.1", number, "income"))


# 14 Oracle


def oracle(state: State, table: Table[State]) -> None:
    """The action of a goal tile."""
    # AN-14.1
    if max(state.cubes, state.your_cubes) < ORACLE_CUBES:
        table.note(Nothing, "oracle.too_early", "AN-14.1", {"his": state.cubes, "yours": state.your_cubes})
        return supremacy(state, table, goal_value(state, table, state.goals[3]))

    # AN-14.2, AN-14.3
    left: tuple[str, ...] = TRACKS
    while left:
        track = table.choose(oracle_track(state, lambda track: value_of(state, table, track), left))
        assert track is not None
        goal = state.goals[TRACKS.index(track)]
        if value_of(state, table, track) >= HIGHEST_GOAL:
            table.note(Nothing, "oracle.highest", "AN-14.3", {"track": track, "goal": goal})
        elif table.ask(Fact(f"oracle.possible_{goal}", "AN-14.3", possible(state, table, goal))):
            table.note(FollowGoal, track, goal)
            return follow_oracle(state, table, goal)
        else:
            table.note(Nothing, "oracle.impossible", "AN-14.3", {"track": track, "goal": goal})
        left = tuple(one for one in left if one != track)

    # AN-14.6
    table.do(ScorePoints("AN-14.6", NO_ORACLE, "no_oracle"))


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
        return move(state, table, strategy, times, portal)
    for _ in range(times):
        move(state, table, strategy, 1, portal)


def value_of(state: State, table: Table[State], track: str) -> int:
    """His goal value for a development track."""
    return goal_value(state, table, state.goals[TRACKS.index(track)])


def goal_value(state: State, table: Table[State], goal: str) -> int:
    """Shrines, sets of two areas, sets of three units, or settlements; at most 5 (AN-14.5)."""
    if goal in ("units", "settlements"):
        return his_goal(state, goal)
    count = shrines(state.controlled, state, table) if goal == "shrines" else territories(state.controlled, state)
    return table.ask(Fact(f"goal.{goal}", "AN-14.5", count, bounds=(0, HIGHEST_GOAL)))


@absorbing
def shrines(areas: int, state: State, table: Table[State]) -> int:
    """The shrines in these areas."""
    ask_once.shrines(areas, state, table, "AN-14.5")
    return on_board(state, "shrines", areas)


@absorbing
def territories(areas: int, state: State) -> int:
    """The sets of two among these areas; a Distant Planet is no area."""
    return on_board(state, "territories", areas)


# 15 Pact, advance, supremacy, summon


def fulfil_pact(state: State, table: Table[State]) -> None:
    """The pact with the most points: its points and its steps, nothing else."""
    if state.options.cards == "printed":
        form = Form("pact", (Field("points", bounds=(0, MOST_POINTS)), Field("steps", bounds=(1, 2))))
        question = Forms("enter.pact", TABLE, "AN-15.1", (form,), args={LIKELY: LIKELY_POINTS})
        _, points, steps = cast("tuple[str, int, int]", table.ask(question))
        table.do(TakePact("", points, steps))
        table.note(DiscardPact)
        return advance(state, table, "commerce", steps, "AN-15.1")
    id = table.choose(pact(state))
    if id is None:
        return table.note(Nothing, "pact.none", "AN-15.1")
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
    for gone in range(steps):
        if not state.can_advance(at):
            return no_advance(state, table, track, steps - gone)
        table.do(Advance(clause, track, state.progress[at] + 1))
        if state.progress[at] == state.last_space(at):
            trigger_end(state, table, "AN-2.2")


def no_advance(state: State, table: Table[State], track: str, steps: int) -> None:
    """Why his marker cannot go on; the steps are lost."""
    at = TRACKS.index(track)
    if state.progress[at] == state.last_space(at):
        # AN-15.3
        table.note(Nothing, "advance.end", "AN-15.3", {"track": track, "count": steps})
    else:
        # AN-2.6
        table.note(Nothing, "advance.locked", "AN-2.6", {"track": track, "count": steps})


def advance_free(state: State, table: Table[State]) -> None:
    """One space where his goal value is highest."""
    open = tuple(track for at, track in enumerate(TRACKS) if state.can_advance(at))
    track = table.choose(free_track(state, lambda track: value_of(state, table, track), open))
    if track is None:
        return table.note(Nothing, "advance.nowhere", "AN-15.3")
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
        table.do(ScorePoints("AN-15.5c", TOKENS * tokens, "tokens"))
    if beyond:
        table.do(ScorePoints("AN-15.5d", BEYOND * beyond, "beyond"))


def summon(state: State, table: Table[State], god: str) -> None:
    """A god takes the place of a follower."""
    # AN-15.7
    if not (state.minors_left if god == "minor" else state.majors_left):
        return table.note(Nothing, "summon.no_god", "AN-15.7", {"god": god})
    area = None
    if state.followers_left < FOLLOWERS:
        area = table.choose(summon_area(state, table, state.his & where_is(state.units, "f"), god))
    if area is None:
        return table.note(Nothing, "summon.no_follower", "AN-15.7", {"god": god})
    table.do(Summon("minor" if god == "minor" else "major", area))
