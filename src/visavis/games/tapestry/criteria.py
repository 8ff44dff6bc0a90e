"""What the bots choose by: the options and the criteria, in the order of the book."""

from __future__ import annotations

from visavis.core import Bits, Choice, Criterion, Region, YouChoose
from visavis.games.tapestry.board import AUTOMA_START as START
from visavis.games.tapestry.board import (
    BOARD,
    MILITARY,
    TRACK,
    TRACK_MAP,
    TRACKS,
    connected,
    finished,
    furthest,
    middle_rings,
    neutral,
    rings,
    rings_unless,
    unexplored,
    your_conquerable,
)
from visavis.games.tapestry.cards import Guide, Symbol
from visavis.games.tapestry.state import AUTOMA, Bot, State

# 7 Advancing on a track


def unfinished(state: State, bot: Bot) -> int:
    """The tracks on which a bot has not reached the end (TA-7.1)."""
    setting = state.setting
    spaces = state.automa if bot == AUTOMA else state.shadow
    return setting.tracks & ~finished(spaces, setting.way.end)


def track_to_advance(state: State, bot: Bot, symbol: Symbol, guide: Guide, valid: int) -> Choice[str]:
    """The track on which a bot advances (TA-7.1 to TA-7.6)."""
    column = read_down(state, guide) if bot == AUTOMA else read_up(state, guide)
    if symbol == "any":
        return Choice(f"{bot}.any", "TA-7.1", Region(TRACK_MAP, valid), (column,))
    if symbol == "end":
        nearest: Criterion[str] = Criterion("track.end", "TA-7.3", classes=(nearest_end(state, bot, valid),))
        return Choice(f"{bot}.end", "TA-7.3", Region(TRACK_MAP, valid), (nearest, column))
    nearest = Criterion("track.landmark", "TA-7.2", classes=(nearest_landmark(state, bot, valid),))
    return Choice(f"{bot}.landmark", "TA-7.2", Region(TRACK_MAP, valid), (nearest, column))


def new_favourite(state: State, bot: Bot, guide: Guide, valid: int) -> Choice[str]:
    """The new favourite of a bot: as with the landmark symbol (TA-18.3)."""
    column = read_down(state, guide) if bot == AUTOMA else read_up(state, guide)
    nearest: Criterion[str] = Criterion("track.landmark", "TA-18.3", classes=(nearest_landmark(state, bot, valid),))
    return Choice(f"{bot}.favourite", "TA-18.3", Region(TRACK_MAP, valid), (nearest, column))


def read_down(state: State, guide: Guide) -> Criterion[str]:
    """The column of the tiebreaker card from top to bottom (TA-7.4)."""
    return Criterion("track.down", "TA-7.4", classes=guide.down[state.favourite], args=guide.down_args)


def read_up(state: State, guide: Guide) -> Criterion[str]:
    """The column of the tiebreaker card from bottom to top (TA-7.5)."""
    return Criterion("track.up", "TA-7.5", classes=guide.up[state.shadow_favourite], args=guide.up_args)


def nearest_end(state: State, bot: Bot, valid: int) -> int:
    """The tracks on which a bot is closest to the end (TA-7.3)."""
    spaces, end = state.automa if bot == AUTOMA else state.shadow, state.setting.way.end
    best, found, bit = 99, 0, 1
    for space in spaces:
        if valid & bit:
            left = abs(end - space)
            if left < best:
                best, found = left, bit
            elif left == best:
                found |= bit
        bit <<= 1
    return found


def nearest_landmark(state: State, bot: Bot, valid: int) -> int:
    """The tracks on which a bot is closest to a landmark that is there, or to the end (TA-7.2)."""
    spaces, way = state.automa if bot == AUTOMA else state.shadow, state.setting.way
    there, ahead, end = state.landmarks, state.data.ahead[way.step], way.end
    best, found, bit = 99, 0, 1
    for space, landmarks in zip(spaces, ahead, strict=True):
        if valid & bit:
            left = abs(end - space)
            for steps, landmark in landmarks[space]:
                if landmark in there:
                    left = min(left, steps)
                    break
            if left < best:
                best, found = left, bit
            elif left == best:
                found |= bit
        bit <<= 1
    return found


def your_next_favourite(state: State) -> Choice[str]:
    """Your new favourite track: furthest but not finished; you choose in a tie (TA-25.10)."""
    valid = state.setting.tracks & ~finished(state.you, state.setting.way.end)
    return Choice(
        "your.favourite",
        "TA-25.10",
        Region(TRACK_MAP, valid),
        (
            Criterion("favourite.furthest", "TA-25.10", rank=lambda track: -state.you[TRACK[track]]),
            YouChoose("favourite.you_choose", "TA-25.10"),
        ),
    )


def track_to_equal(state: State, guide: Guide) -> Choice[str]:
    """The track on which the Equalizers draw level (TA-21.7)."""
    way, valid = state.setting.way, 0
    for track in range(len(TRACKS)):
        if way.gone(state.you[track]) - way.gone(state.automa[track]) in (1, 2):
            valid |= 1 << track
    return Choice(
        "equalizers.track", "TA-21.7", Region(TRACK_MAP, valid & state.setting.tracks), (read_down(state, guide),)
    )


# 12 Conquering an opponent


def your_territory(state: State, guide: Guide, anywhere: bool) -> Choice[str]:
    """Which of your territories the Automa conquers (TA-12.2 to TA-12.4)."""
    full = state.full
    return Choice(
        "conquer.yours",
        "TA-12.2",
        among=BOARD.region(your_conquerable(state.yours, state.automas, full, anywhere)),
        by=(
            *middle(state, "conquer.middle", "TA-12.3"),
            guide.scan["conquer.scan"],
        ),
        args={"anywhere": anywhere},
    )


def middle(state: State, id: str, clause: str) -> tuple[Criterion[str], ...]:
    """Closest to the middle island, as long as the Automa can gain that achievement (TA-12.3, TA-13.3)."""
    if AUTOMA in state.middles:
        return ()
    return (Criterion(id, clause, classes=middle_rings(state.automas, state.full)),)


# 13 Conquering neutrally


def neutral_hex(state: State, guide: Guide, anywhere: bool, topple: bool) -> Choice[str]:
    """Which other hex the Automa conquers (TA-13.1 to TA-13.6)."""
    full = state.full
    blocked, lone = state.automas | full, state.yours & ~full
    return Choice(
        "conquer.neutral",
        "TA-13.1",
        among=BOARD.region(neutral(state.yours, state.automas, full, anywhere, topple)),
        by=(
            *middle(state, "neutral.middle", "TA-13.3"),
            Criterion("neutral.lone", "TA-13.4", classes=rings(lone, blocked)),
            Criterion("neutral.yours", "TA-13.5", classes=rings_unless(lone, state.yours, blocked)),
            guide.scan["neutral.scan"],
        ),
        args={"anywhere": anywhere, "topple": topple},
    )


# 14 Exploring


def hex_to_explore(state: State, guide: Guide, anywhere: bool) -> Choice[str]:
    """Which hex the Automa explores (TA-14.1 to TA-14.3)."""
    far: Criterion[str] = Criterion(
        "explore.furthest", "TA-14.2", classes=furthest(state.yours, state.automas | state.full)
    )
    return Choice(
        "explore.hex",
        "TA-14.1",
        among=BOARD.region(unexplored(state.explored, state.automas, anywhere)),
        by=(
            *(() if state.favourite == TRACKS[MILITARY] else (far,)),
            guide.scan["explore.scan"],
        ),
        args={"anywhere": anywhere},
    )


def utopian_hex(state: State, guide: Guide, anywhere: bool) -> Choice[str]:
    """Which hex the Automa explores where nobody conquers (TA-27.6)."""
    return Choice(
        "explore.connected",
        "TA-27.6",
        among=BOARD.region(connected(state.explored, START, anywhere)),
        by=(guide.scan["explore.scan"],),
        args={"anywhere": anywhere},
    )


# 15 and later: other uses of the map selection aid


def hex_to_retreat(guide: Guide, possible: Bits) -> Choice[str]:
    """Where the Automa retreats to, among the places that the card allows (TA-15.6)."""
    return Choice("retreat.hex", "TA-15.6", BOARD.region(possible), (guide.scan["retreat.scan"],))


def hex_to_guard(state: State, guide: Guide) -> Choice[str]:
    """Which territory of the Conquerors gets a toppled outpost (TA-21.5)."""
    return Choice(
        "guard.hex", "TA-21.5", BOARD.region(state.automas & ~state.full), (guide.scan["guard.scan"],), sure=True
    )


def hex_for_kaiju(state: State, guide: Guide) -> Choice[str]:
    """The first hex without a kaiju (TA-32.7)."""
    return Choice("kaiju.hex", "TA-32.7", BOARD.region(~state.kaijus & BOARD.all), (guide.scan["kaiju.scan"],))
