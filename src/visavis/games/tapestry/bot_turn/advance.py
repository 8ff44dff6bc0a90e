"""Advancing, rewards and landmarks (sections 7 to 9 and 22 of the book)."""

from __future__ import annotations

from typing import Literal

from visavis.core import Nothing, Table
from visavis.games.tapestry.board import TRACK, TRACKS
from visavis.games.tapestry.bot_turn.achievements import achieve
from visavis.games.tapestry.bot_turn.conquest import conquer, explore
from visavis.games.tapestry.criteria import unfinished
from visavis.games.tapestry.effects.bots import (
    Advance,
    GainLandmark,
    GainTapestry,
    GoBack,
    ReplaceCards,
    Roll,
    RollDie,
    Score,
)
from visavis.games.tapestry.effects.two_people import ShadowLandmark
from visavis.games.tapestry.state import AUTOMA, DOUBLE, SHADOW, Bot, Marker, State

# 7 Advancing on a track


def advance(
    state: State,
    table: Table[State],
    bot: Bot,
    track: int,
    clause: str,
    rewarded: bool = True,
    steps: int = 1,
    finished: str = "track.finished",
) -> None:
    """A bot goes on: landmark, achievement, then the Automa's reward; `finished`: what is said at the end of the track.

    More than one step is one move: only its last space counts.
    """
    way = state.setting.way
    spaces = state.automa if bot == AUTOMA else state.shadow
    space, name = spaces[track], TRACKS[track]
    if space == way.end:
        if not stuck(state, table, bot):
            table.note(Nothing, finished, clause, {"bot": bot, "track": name})
        return
    space += way.step * steps
    favourite = state.favourite if bot == AUTOMA else state.shadow_favourite
    table.do(Advance(clause, bot, name, space, name == favourite))
    gain_landmark(state, table, bot, track, space)
    if space == way.end:
        achieve(state, table, bot, "end")
    if bot == SHADOW:
        # TA-3.1, TA-8.3: it runs along for landmarks and ends, and for nothing else.
        return double_strike(state, table, track)
    take_all(state, table, track, space, rewarded)


def stuck(state: State, table: Table[State], bot: Bot) -> bool:
    """Whether the Automa would advance but has finished all tracks, and scores for it (TA-27.7)."""
    if bot == SHADOW or state.setting.scenario != "utopia" or unfinished(state, AUTOMA):
        return False
    table.do(Score("TA-27.7", state.data.amounts["utopia_stuck"], "stuck"))
    return True


# 9 Landmarks


def gain_landmark(state: State, table: Table[State], bot: Marker, track: int, space: int) -> None:
    """The first to come there gets the landmark (TA-9.1, TA-22.4, TA-33.9); the log keeps which bot it was (TA-9.2)."""
    landmark = state.data.landmark_at[track].get(space)
    if landmark is None or landmark not in state.landmarks:
        return
    if state.setting.two_people:
        table.do(ShadowLandmark(landmark))
    else:
        table.do(GainLandmark("TA-22.4" if bot == DOUBLE else "TA-9.1", bot, landmark))


# 8 Rewards


def take_all(state: State, table: Table[State], track: int, space: int, rewarded: bool = True) -> None:
    """The rewards of a space, each once; what is not in the book's table is ignored (TA-3.4, TA-8.1, TA-8.2)."""
    rewards = state.data.rewards[track][space]
    if not rewards:
        table.note(Nothing, "reward.none", "TA-8.1", {"track": TRACKS[track], "space": space})
    elif not rewarded:
        table.note(Nothing, "reward.without", "TA-8.4", {"track": TRACKS[track], "space": space})
    else:
        for reward in rewards:
            take(state, table, reward)


def take(state: State, table: Table[State], reward: str) -> None:
    """One reward of a space (TA-8.4 to TA-8.10)."""
    match reward:
        case "tapestry":
            table.do(GainTapestry("TA-8.9"))
        case "technology" | "masterpieces":
            table.note(ReplaceCards, "TA-8.5" if reward == "technology" else "TA-8.10", reward)
        # TA-8.7
        case "explore" | "explore_any":
            explore(state, table, reward == "explore_any")
        # TA-8.6
        case "conquer" | "conquer_any":
            conquer(state, table, reward == "conquer_any")
        case "research" | "research_x":
            research(state, table, rewarded=reward == "research")
        case _:
            what, _, tracks = reward.partition(":")
            one_of(state, table, tuple(tracks.split()), back=what == "regress")


What = Literal["automa", "shadow", "research", "one_of", "instead"]
"""What the die is rolled for."""


def roll(state: State, table: Table[State], clause: str, what: What, among: tuple[str, ...] = TRACKS) -> int:
    """Roll the science die until it shows one of these tracks; in Utopia military never counts (TA-27.3)."""
    setting = state.setting
    die = state.data.dice[setting.arts_track]
    if table.printed("die"):
        table.note(RollDie, clause, what)
    while True:
        track = str(table.draw(die))
        again = track not in among or not setting.tracks >> TRACK[track] & 1
        table.note(Roll, "TA-27.3" if track in among and again else clause, track, again)
        if not again:
            return TRACK[track]


def research(state: State, table: Table[State], rewarded: bool) -> None:
    """Roll the science die and advance there; at the end the roll is ignored (TA-8.4)."""
    track = roll(state, table, "TA-8.4", "research")
    advance(state, table, AUTOMA, track, "TA-8.4", rewarded, finished="die.finished")


def one_of(state: State, table: Table[State], tracks: tuple[str, ...], back: bool) -> None:
    """Advance or go back on the track that the die names (TA-8.8)."""
    if back and state.setting.scenario == "fall":
        return table.note(Nothing, "back.ignored", "TA-28.6")
    track = roll(state, table, "TA-8.8", "one_of", tracks)
    if back:
        go_back(state, table, track)
    else:
        advance(state, table, AUTOMA, track, "TA-8.8", finished="die.finished")


def go_back(state: State, table: Table[State], track: int) -> None:
    """One space back, with the reward of the space reached; no effect on the start (TA-7.7)."""
    space, name = state.automa[track] - 1, TRACKS[track]
    if space < 0:
        return table.note(Nothing, "back.start", "TA-7.7", {"track": name})
    table.do(GoBack(name, space, name == state.favourite))
    take_all(state, table, track, space)


# 22 Double strike


def double_strike(state: State, table: Table[State], track: int) -> None:
    """The second marker on the next track clockwise advances if it can (TA-22.1, TA-22.2), no achievement (TA-22.5)."""
    setting = state.setting
    if not setting.double:
        return
    track = next_clockwise(state, track)
    name = TRACKS[track]
    if state.double[track] == setting.way.end:
        return table.note(Nothing, "double.finished", "TA-22.2", {"track": name})
    space = state.double[track] + setting.way.step
    table.do(Advance("TA-22.2", "double", name, space, False))
    gain_landmark(state, table, DOUBLE, track, space)
    if space == setting.way.end:
        table.note(Nothing, "double.no_achievement", "TA-22.5", {"track": name})


def next_clockwise(state: State, track: int) -> int:
    """The next track clockwise; the arts track comes after the one beside which it lies (TA-22.3)."""
    ring = list(range(4))
    if state.arts_beside:
        ring.insert(TRACK[state.arts_beside] + 1, 4)
    return ring[(ring.index(track) + 1) % len(ring)]
