"""What the bots choose by: the options and the criteria, in the order of the book."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from visavis.core import Bits, Choice, Criterion, Only, Region, YouChoose, or_else
from visavis.core.choice import AnyCriterion
from visavis.games.tapestry.board import AUTOMA_START as START
from visavis.games.tapestry.board import (
    BOARD,
    MIDDLE,
    MILITARY,
    TRACK,
    TRACK_MAP,
    TRACKS,
    away,
    connected,
    finished,
    furthest,
    grow,
    members,
    middle_rings,
    neutral,
    rings,
    rings_unless,
    unexplored,
    your_conquerable,
)
from visavis.games.tapestry.cards import Guide, Symbol
from visavis.games.tapestry.state import AUTOMA, Bot, State


class Aid(Protocol):
    """What a map selection aid is taken from: an open card, or one that is drawn in a tie only."""

    @property
    def scan(self) -> Mapping[str, AnyCriterion[str]]:
        """The criterion for each use of it."""


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
        end = nearest(state, bot, valid, "track.end", "TA-7.3", landmarks=False)
        return Choice(f"{bot}.end", "TA-7.3", Region(TRACK_MAP, valid), (end, column))
    landmark = nearest(state, bot, valid, "track.landmark", "TA-7.2", landmarks=True)
    return Choice(f"{bot}.landmark", "TA-7.2", Region(TRACK_MAP, valid), (landmark, column))


def new_favourite(state: State, bot: Bot, guide: Guide, valid: int) -> Choice[str]:
    """The new favourite of a bot: as with the landmark symbol (TA-18.3)."""
    column = read_down(state, guide) if bot == AUTOMA else read_up(state, guide)
    landmark = nearest(state, bot, valid, "track.landmark", "TA-18.3", landmarks=True)
    return Choice(f"{bot}.favourite", "TA-18.3", Region(TRACK_MAP, valid), (landmark, column))


def read_down(state: State, guide: Guide) -> Criterion[str]:
    """The column of the tiebreaker card from top to bottom (TA-7.4)."""
    return Criterion("track.down", "TA-7.4", classes=guide.down[state.favourite], args=guide.down_args[state.favourite])


def read_up(state: State, guide: Guide) -> Criterion[str]:
    """The column of the tiebreaker card from bottom to top (TA-7.5)."""
    heart = state.shadow_favourite
    return Criterion("track.up", "TA-7.5", classes=guide.up[heart], args=guide.up_args[heart])


def nearest(state: State, bot: Bot, valid: int, id: str, clause: str, landmarks: bool) -> Criterion[str]:
    """The tracks with the fewest steps to the end (TA-7.3), or to a landmark that is there before it (TA-7.2)."""
    spaces = state.automa if bot == AUTOMA else state.shadow
    there = (*state.landmarks, "") if landmarks else ("",)
    best, found, bit, lefts = 99, 0, 1, {}
    for space, ahead in zip(spaces, state.data.ahead[state.setting.way.step], strict=True):
        if valid & bit:
            for left, landmark in ahead[space]:
                if landmark in there:
                    lefts[bit] = left
                    break
            if left < best:
                best, found = left, bit
            elif left == best:
                found |= bit
        bit <<= 1
    return Criterion(id, clause, classes=(found,), measure=lambda track: lefts[1 << TRACK[track]])


def your_next_favourite(state: State) -> Choice[str]:
    """Your new favourite track: furthest but not finished; you choose in a tie (TA-25.10)."""
    valid = state.setting.tracks & ~finished(state.you, state.setting.way.end)
    return Choice(
        "your.favourite",
        "TA-25.10",
        Region(TRACK_MAP, valid),
        (
            Criterion(
                "favourite.furthest",
                "TA-25.10",
                rank=lambda track: -state.you[TRACK[track]],
                measure=lambda track: state.you[TRACK[track]],
            ),
            YouChoose("favourite.you_choose", "TA-25.10"),
        ),
    )


def track_to_equal(state: State, guide: Guide) -> Choice[str]:
    """The track on which the Equalizers draw level (TA-21.7)."""
    way, valid = state.setting.way, 0
    for track in range(len(TRACKS)):
        if way.gone[state.you[track]] - way.gone[state.automa[track]] in (1, 2):
            valid |= 1 << track
    return Choice(
        "equalizers.track", "TA-21.7", Region(TRACK_MAP, valid & state.setting.tracks), (read_down(state, guide),)
    )


def track_to_blaze(state: State, guide: Guide, valid: int) -> Choice[str]:
    """The track on which the Trailblazers place an outpost (TA-21.12)."""
    favourite: Only[str] = Only("trail.favourite", "TA-21.12", spaces=1 << TRACK[state.favourite])
    return Choice("trailblazers.track", "TA-21.12", Region(TRACK_MAP, valid), (favourite, read_down(state, guide)))


# 12 Conquering an opponent

Args = dict[str, object]
FLAGS = (False, True)
NONE_SAFE: dict[bool, Args] = {
    anywhere: {"anywhere": anywhere, "safe": 0, "safe_hexes": (), "far": 0, "far_hexes": ()} for anywhere in FLAGS
}
NONE_BESIDE: dict[tuple[bool, bool], Args] = {
    (anywhere, topple): {"anywhere": anywhere, "topple": topple, "beside": 0, "beside_hexes": ()}
    for anywhere in FLAGS
    for topple in FLAGS
}
"""What is said where nobody asks which hexes fell out."""


def your_territory(state: State, aid: Aid, anywhere: bool, told: bool = False) -> Choice[str]:
    """Which of your territories the Automa conquers (TA-12.2 to TA-12.4); `told`: also which ones it cannot."""
    full = state.full
    among = your_conquerable(state.yours, state.automas, full, anywhere)
    args = NONE_SAFE[anywhere]
    if told:
        safe = or_else(members(state.yours & full), ())
        far = or_else(members(state.yours & ~full & ~among), ())
        args = {**args, "safe": len(safe), "safe_hexes": safe, "far": len(far), "far_hexes": far}
    return Choice(
        "conquer.yours",
        "TA-12.2",
        among=BOARD.region(among),
        by=(
            *middle(state, "conquer.middle", "TA-12.3", told),
            aid.scan["conquer.scan"],
        ),
        args=args,
    )


def middle(state: State, id: str, clause: str, told: bool) -> tuple[Criterion[str], ...]:
    """Closest to the middle island, as long as the Automa can gain that achievement (TA-12.3, TA-13.3)."""
    if AUTOMA in state.middles:
        return ()
    automas, full = state.automas, state.full
    rings = middle_rings(automas, full)
    return (Criterion(id, clause, classes=rings, measure=away(MIDDLE, automas | full) if told else None),)


# 13 Conquering neutrally


def neutral_hex(state: State, guide: Guide, anywhere: bool, topple: bool, told: bool = False) -> Choice[str]:
    """Which other hex the Automa conquers (TA-13.1 to TA-13.6); `told`: also which ones lie beside you (TA-13.2)."""
    full = state.full
    yours = state.yours
    blocked, lone = state.automas | full, yours & ~full

    def near(sources: Bits) -> Callable[[str], int] | None:
        return away(sources, blocked) if told else None

    among = neutral(state.yours, state.automas, full, anywhere, topple)
    args = NONE_BESIDE[anywhere, topple]
    if told and not topple:
        open_ = neutral(state.yours, state.automas, full, anywhere, True)
        beside = or_else(members(open_ & grow(state.yours)), ())
        args = {**args, "beside": len(beside), "beside_hexes": beside}
    return Choice(
        "conquer.neutral",
        "TA-13.1",
        among=BOARD.region(among),
        by=(
            *middle(state, "neutral.middle", "TA-13.3", told),
            Criterion("neutral.lone", "TA-13.4", classes=rings(lone, blocked), measure=near(lone)),
            Criterion("neutral.yours", "TA-13.5", classes=rings_unless(lone, yours, blocked), measure=near(yours)),
            guide.scan["neutral.scan"],
        ),
        args=args,
    )


# 14 Exploring


def hex_to_explore(state: State, aid: Aid, anywhere: bool, told: bool = False) -> Choice[str]:
    """Which hex the Automa explores (TA-14.1 to TA-14.3)."""
    yours, blocked = state.yours, state.automas | state.full
    far: Criterion[str] = Criterion(
        "explore.furthest", "TA-14.2", classes=furthest(yours, blocked), measure=away(yours, blocked) if told else None
    )
    return Choice(
        "explore.hex",
        "TA-14.1",
        among=BOARD.region(unexplored(state.explored, state.automas, anywhere)),
        by=(
            *(() if state.favourite == TRACKS[MILITARY] else (far,)),
            aid.scan["explore.scan"],
        ),
        args={"anywhere": anywhere},
    )


def utopian_hex(state: State, aid: Aid, anywhere: bool, told: bool = False) -> Choice[str]:
    """Which hex the Automa explores where nobody conquers (TA-27.6)."""
    return Choice(
        "explore.connected",
        "TA-27.6",
        among=BOARD.region(connected(state.explored, START, anywhere)),
        by=(aid.scan["explore.scan"],),
        args={"anywhere": anywhere},
    )


# 15 and later: other uses of the map selection aid


def hex_to_retreat(aid: Aid, possible: Bits) -> Choice[str]:
    """Where the Automa retreats to, among the places that the card allows (TA-15.6)."""
    return Choice("retreat.hex", "TA-15.6", BOARD.region(possible), (aid.scan["retreat.scan"],))


def hex_to_guard(state: State, aid: Aid) -> Choice[str]:
    """Which territory of the Conquerors gets a toppled outpost (TA-21.5)."""
    return Choice(
        "guard.hex", "TA-21.5", BOARD.region(state.automas & ~state.full), (aid.scan["guard.scan"],), sure=True
    )


def hex_for_kaiju(state: State, guide: Guide) -> Choice[str]:
    """The first hex without a kaiju (TA-32.7)."""
    return Choice("kaiju.hex", "TA-32.7", BOARD.region(~state.kaijus & BOARD.all), (guide.scan["kaiju.scan"],))
