"""Advancing, rewards and landmarks (sections 7 to 9 and 22 of the book)."""

from __future__ import annotations

from visavis.core import Table
from visavis.games.tapestry.board import TRACK, TRACKS
from visavis.games.tapestry.bot_turn.achievements import achieve
from visavis.games.tapestry.bot_turn.conquest import conquer, explore
from visavis.games.tapestry.criteria import unfinished
from visavis.games.tapestry.effects.bots import Advance, GainLandmark, GainTapestry, GoBack, ReplaceCards, Roll, Score
from visavis.games.tapestry.state import AUTOMA, DOUBLE, SHADOW, Bot, Marker, State

# 7 Advancing on a track


def advance(state: State, table: Table[State], bot: Bot, track: int, clause: str, rewarded: bool = True) -> None:
    """A bot goes one space on: landmark, achievement, then the Automa's reward."""
    way = state.setting.way
    spaces = state.automa if bot == AUTOMA else state.shadow
    space = spaces[track]
    if space == way.end:
        if bot == AUTOMA:
            stuck(state, table)
        return
    space += way.step
    name = TRACKS[track]
    favourite = state.favourite if bot == AUTOMA else state.shadow_favourite
    table.do(Advance(clause, bot, name, space, name == favourite))
    gain_landmark(state, table, bot, track, space)
    if space == way.end:
        achieve(state, table, bot, "end")
    if bot == SHADOW:
        return double_strike(state, table, track)
    if rewarded:
        for reward in state.data.rewards[track][space]:
            take(state, table, reward)


def stuck(state: State, table: Table[State]) -> None:
    """The Automa would advance but has finished all tracks (TA-27.7)."""
    if state.setting.scenario == "utopia" and not unfinished(state, AUTOMA):
        table.do(Score("TA-27.7", state.data.amounts["utopia_stuck"], "stuck"))


# 9 Landmarks


def gain_landmark(state: State, table: Table[State], bot: Marker, track: int, space: int) -> None:
    """The first to come there gets the landmark (TA-9.1, TA-22.4)."""
    landmark = state.data.landmark_at[track].get(space)
    if landmark is not None and landmark in state.landmarks:
        table.do(GainLandmark("TA-22.4" if bot == DOUBLE else "TA-9.1", bot, landmark))


# 8 Rewards


def take(state: State, table: Table[State], reward: str) -> None:
    """One reward of a space (TA-8.4 to TA-8.10)."""
    match reward:
        case "tapestry":
            table.do(GainTapestry("TA-8.9"))
        case "technology" | "masterpieces":
            table.note(ReplaceCards, "TA-8.5" if reward == "technology" else "TA-8.10", reward)
        case "explore" | "explore_any":
            explore(state, table, reward == "explore_any")
        case "conquer" | "conquer_any":
            conquer(state, table, reward == "conquer_any")
        case "research" | "research_x":
            research(state, table, rewarded=reward == "research")
        case _:
            what, _, tracks = reward.partition(":")
            one_of(state, table, tuple(tracks.split()), back=what == "regress")


def roll(state: State, table: Table[State], clause: str, among: tuple[str, ...] = TRACKS) -> int:
    """Roll the science die until it shows one of these tracks; in Utopia military never counts (TA-27.3)."""
    die = state.data.dice[state.setting.tracks > 0b1111]
    while True:
        track = str(table.draw(die))
        again = track not in among or not state.setting.tracks >> TRACK[track] & 1
        table.note(Roll, "TA-27.3" if track in among and again else clause, track, again)
        if not again:
            return TRACK[track]


def research(state: State, table: Table[State], rewarded: bool) -> None:
    """Roll the science die and advance there (TA-8.4)."""
    advance(state, table, AUTOMA, roll(state, table, "TA-8.4"), "TA-8.4", rewarded)


def one_of(state: State, table: Table[State], tracks: tuple[str, ...], back: bool) -> None:
    """Advance or go back on the track that the die names (TA-8.8)."""
    # TA-28.6
    if back and state.setting.scenario == "fall":
        return
    track = roll(state, table, "TA-8.8", tracks)
    if back:
        go_back(state, table, track)
    else:
        advance(state, table, AUTOMA, track, "TA-8.8")


def go_back(state: State, table: Table[State], track: int) -> None:
    """One space back, with the reward of the space reached; no effect on the start (TA-7.7)."""
    space = state.automa[track] - 1
    if space < 0:
        return
    table.do(GoBack(TRACKS[track], space, TRACKS[track] == state.favourite))
    for reward in state.data.rewards[track][space]:
        take(state, table, reward)


# 22 Double strike


def double_strike(state: State, table: Table[State], track: int) -> None:
    """The marker on the next track clockwise advances, if it can (TA-22.2)."""
    setting = state.setting
    if not setting.double:
        return
    track = next_clockwise(state, track)
    if state.double[track] == setting.way.end:
        return
    space = state.double[track] + setting.way.step
    table.do(Advance("TA-22.2", "double", TRACKS[track], space, False))
    gain_landmark(state, table, DOUBLE, track, space)


def next_clockwise(state: State, track: int) -> int:
    """The next track clockwise; the arts track comes after the one beside which it lies (TA-22.3)."""
    ring = list(range(4))
    if state.arts_beside:
        ring.insert(TRACK[state.arts_beside] + 1, 4)
    return ring[(ring.index(track) + 1) % len(ring)]
