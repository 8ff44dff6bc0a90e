"""The final scoring (chapter 17), and who wins."""

from __future__ import annotations

from collections.abc import Mapping

from visavis.core import TABLE, Fact, Number, Table, absorbing
from visavis.core.question import LIKELY, NO_ARGS
from visavis.games.anunnaki.board.tracks import HIGHEST_GOAL, ranked, your_goal
from visavis.games.anunnaki.bot_turn import goal_value, shrines, territories
from visavis.games.anunnaki.cards import TRACKS, UNREAD_VALUE
from visavis.games.anunnaki.effects.end import FinalScore, GameOver
from visavis.games.anunnaki.effects.setup import ReadSpace
from visavis.games.anunnaki.state import HIM, YOU, State

MOST = 300
ON_DOMINATION, LIKELY_THERE = (-8, 30), {LIKELY: (-8, 12)}
HIGHEST_MULTIPLIER = 5


def final_scoring(state: State, table: Table[State]) -> None:
    """Both sides score by the rules of the base game."""
    # What the track of points shows, before anything is added.
    points = table.ask(Number("end.points", YOU, "AN-17.1", 0, MOST))
    table.do(FinalScore("AN-17.1", "you", "so_far", points))
    for at, track in enumerate(TRACKS):
        args = {"track": track, **kept(state.your_progress[at])}
        place = table.ask(Number("end.place", YOU, "AN-17.2", 0, state.last_space(at), args=args))
        rank_track(state, table, track, state.progress[at], place)
        value = goal_value(state, table, state.goals[at])
        his = worth(state, table, at, state.progress[at], "end.multiplier", {"track": track})
        table.do(FinalScore("AN-17.3", "cosmobot", f"goal_{track}", value * his))
        yours = your_value(state, table, state.goals[at])
        mine = worth(state, table, at, place, "end.your_multiplier", {"track": track})
        table.do(FinalScore("AN-17.3", "you", f"goal_{track}", yours * mine))
    table.do(
        FinalScore("AN-17.4", "cosmobot", "domination", worth(state, table, 3, state.domination, "end.his_domination"))
    )
    known = state.tracks.values[3][state.your_domination] if state.tracks.values else UNREAD_VALUE
    guess = kept(known) if state.your_domination and known != UNREAD_VALUE else NO_ARGS
    domination = table.ask(Number("end.domination", YOU, "AN-17.4", *ON_DOMINATION, args={**guess, **LIKELY_THERE}))
    table.do(FinalScore("AN-17.4", "you", "domination", domination))
    # AN-17.5: god cards, resources and mana are yours alone.
    table.do(FinalScore("AN-17.5", "you", "gods", table.ask(Number("end.gods", YOU, "AN-17.5", 0, MOST))))
    goods = table.ask(Number("end.goods", YOU, "AN-17.5", 0, MOST))
    table.do(FinalScore("AN-17.5", "you", "goods", goods // 5))
    table.do(GameOver())


def kept(value: int) -> Mapping[str, object]:
    """The guess for a number that you have kept during the game; none for one that nobody has touched."""
    return {"guess": value} if value else NO_ARGS


def rank_track(state: State, table: Table[State], track: str, his: int, yours: int) -> None:
    """The points for the ranks on a track (AN-17.2)."""
    first, second = ranked(his, yours)
    table.do(FinalScore("AN-17.2", "cosmobot", f"rank_{track}", first))
    table.do(FinalScore("AN-17.2", "you", f"rank_{track}", second))


def your_value(state: State, table: Table[State], goal: str) -> int:
    """Your goal value; asked where the board is not tracked."""
    areas, units = state.your_controlled, state.yours
    if goal == "shrines":
        count = shrines(areas, state, table)
    elif goal == "territories":
        count = territories(areas, state)
    elif goal == "units":
        count = all_units(units, state)
    else:
        count = all_settlements(units, state)
    args = kept(your_goal(state, goal))
    return table.ask(Fact(f"end.your_{goal}", "AN-17.3", count, bounds=(0, HIGHEST_GOAL), args=args))


@absorbing
def all_units(yours: int, state: State) -> int:
    """The sets of three among your units; no settlement is one of them (AN-19.6)."""
    return your_goal(state, "units")


@absorbing
def all_settlements(yours: int, state: State) -> int:
    """Your settlements."""
    return your_goal(state, "settlements")


def worth(
    state: State, table: Table[State], track: int, space: int, id: str, args: Mapping[str, object] = NO_ARGS
) -> int:
    """The multiplier of a space, on the domination track its points; asked once where nobody has looked."""
    known = state.tracks.values[track][space] if state.tracks.values else UNREAD_VALUE
    if known != UNREAD_VALUE:
        return known
    if track == len(TRACKS):
        read = table.ask(Number(id, TABLE, "AN-17.4", *ON_DOMINATION, args={**args, **LIKELY_THERE}))
    else:
        read = table.ask(Number(id, TABLE, "AN-17.3", 1, HIGHEST_MULTIPLIER, args=args))
    if state.tracks.values:
        table.do(ReadSpace(track, space, read))
    return read


def score(state: State) -> dict[str, int]:
    """The points of each side."""
    return {YOU: state.your_points, HIM: state.points}


def counted(state: State) -> tuple[str, ...]:
    """His points; yours only in the final scoring (AN-17.1)."""
    return (YOU, HIM) if state.your_points else (HIM,)


def winners(state: State) -> tuple[str, ...]:
    """You win only with more points than he has (AN-2.4)."""
    return (YOU,) if state.your_points > state.points else (HIM,)
