"""What you can do in your turn, and why something else is not possible."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial

from visavis.core import (
    Bits,
    Field,
    Form,
    Region,
    absorbing,
    or_else,
    space_form,
)
from visavis.games.tapestry.board import BOARD, TOP, TRACK, TRACK_MAP, TRACKS, finished, some
from visavis.games.tapestry.state import State

INCOME, BEHIND, DONE = Form("income"), Form("behind"), Form("finish")
TARGET, TAKE, CARD = Form("target"), Form("take"), Form("card")
NEVER_MIND = Form("never_mind")


def no_hex(state: State, verb: str, text: str) -> str | None:
    """Why a hex that a person names is no option for a verb."""
    if text not in BOARD.place:
        return "hex.off_board" if ":" in text else None
    here = BOARD.bit[text]
    found = (
        ("hex.kaiju", state.kaijus),
        ("hex.explored", state.explored if verb == "explore" else 0),
        ("hex.no_territory", ~state.explored if verb not in ("explore", "stand") else 0),
        ("hex.not_fallen", ~state.your_fallen if verb == "stand" else 0),
        ("hex.two_tokens", state.full),
        ("hex.yours", state.yours if verb != "token" else 0),
        ("hex.automas", state.automas if verb in ("outpost", "building") else 0),
    )
    return next((why for why, hexes in found if or_else(some(here & hexes), False)), "hex.not_here")


def no_track(in_play: int, done: int, held: int, text: str) -> str | None:
    """Why a track that a person names is no option."""
    track = TRACK.get(text.casefold())
    if track is None:
        return None
    if not in_play >> track & 1:
        return "track.not_played"
    if done >> track & 1:
        return "track.finished"
    return "track.blocked" if held >> track & 1 else "track.not_here"


def no_landmark(state: State) -> Callable[[str], str | None]:
    """Why a landmark that a person names is no option: somebody has it, or it is not in play."""

    def why(text: str) -> str | None:
        said = text.casefold().replace(" ", "_")
        meant = [id for id in state.data.landmarks if id.startswith(said) or said.startswith(id)]
        return "landmark.gone" if meant and not set(meant) & set(state.landmarks) else None

    return why


@lru_cache(maxsize=256)
def track_form(verb: str, in_play: int, done: int = 0, held: int = 0) -> Form | None:
    """A verb with a track: one in play that is neither finished nor blocked; nothing where there is none."""
    tracks = in_play & ~(done | held)
    if not tracks:
        return None
    return Form(verb, (Field("track", Region(TRACK_MAP, tracks), barred=partial(no_track, in_play, done, held)),))


@lru_cache(maxsize=64)
def move_form(tracks: int, least: int) -> Form:
    """Put your marker on any space."""
    return Form("marker", (Field("track", Region(TRACK_MAP, tracks)), Field("place", bounds=(least, TOP))))


def hex_form(state: State, verb: str, hexes: Bits) -> Form | None:
    """A verb with a hex; nothing where there is none."""
    # What is not tracked is not nothing.
    return space_form(verb, BOARD, hexes, partial(no_hex, state, verb)) if hexes != 0 else None


def blocked(state: State) -> int:
    """The tracks on which a blocker holds your marker in the scenario Focus, as bits (TA-25.7, TA-25.8)."""
    if not state.your_favourite:
        return 0
    blocker, bits = state.blocker, 0
    for track, space in enumerate(state.you):
        if TRACKS[track] != state.your_favourite and space >= blocker:
            bits |= 1 << track
    return bits


def no_advance(state: State) -> tuple[tuple[str, str], ...]:
    """Why you cannot advance at all now."""
    if not state.your_era:
        return (("advance", "turn.first_income"),)
    tracks = state.setting.tracks & ~finished(state.you, state.setting.way.end) & ~blocked(state)
    return () if tracks else (("advance", "track.none"),)


def not_possible(state: State) -> tuple[tuple[str, str], ...]:
    """What you cannot do on the map or on the tracks now, and why."""
    found = [("income", "turn.moved")]
    if state.setting.scenario == "utopia":
        found += [("conquer", "map.no_war"), ("outpost", "map.no_war")]
    elif not state.your_outposts:
        found += [("conquer", "map.no_outpost"), ("outpost", "map.no_outpost")]
    if why := or_else(full_map(state.explored), "map.untracked"):
        found.append(("explore", why))
    return tuple(found)


@absorbing
def full_map(explored: int) -> str:
    """Why you cannot explore: no hex is left."""
    return "map.full" if explored == BOARD.all else ""


def free_of(state: State) -> Bits:
    """The territories on which you can put an outpost."""
    return state.explored & ~(state.full | state.yours | state.kaijus) if armed(state) else 0


def armed(state: State) -> bool:
    """Whether you have an outpost to place and may place one (TA-27.5)."""
    return state.your_outposts > 0 and state.setting.scenario != "utopia"


def to_advance(state: State) -> Form | None:
    """An advance."""
    setting = state.setting
    return track_form("advance", setting.tracks, finished(state.you, setting.way.end), blocked(state))


def unexplored_of(state: State) -> Bits:
    """The hexes that you can explore."""
    return BOARD.all & ~(state.explored | state.kaijus)


def to_explore(state: State) -> Form | None:
    """A hex that is not explored. Exploring changes nothing but the map: untracked, nobody needs to say it."""
    left = unexplored_of(state)
    return hex_form(state, "explore", left) if or_else(some(left), False) else None


MORE: Mapping[str, Callable[[State], Form | None]] = {
    "finish": lambda state: DONE,
    "advance": to_advance,
    "explore": to_explore,
    "conquer": lambda state: hex_form(state, "conquer", free_of(state)),
    "take": lambda state: TAKE if state.items > 0 else None,
    "target": lambda state: TARGET if state.setting.scenario == "kaiju_two" else None,
    "card": lambda state: CARD,
}
"""What else can happen in your turn that the bots can see, in the order in which it is shown."""


def card_forms(state: State) -> tuple[Form, ...]:
    """What a card or civilization of yours can do besides: asked only when you say that one does."""
    setting, full = state.setting, state.full
    war, kaiju = setting.scenario != "utopia", setting.scenario in ("kaiju_one", "kaiju_two")
    free = state.explored & ~(full | state.yours | state.automas)
    forms = (
        move_form(setting.tracks, setting.way.least),
        hex_form(state, "outpost", free_of(state) & ~state.automas) if armed(state) else None,
        # Where there are kaiju nobody builds on the map (TA-31.2, TA-32.4).
        None if kaiju else hex_form(state, "building", free),
        hex_form(state, "token", (state.yours | state.automas) & ~full if war else 0),
        hex_form(state, "stand", state.your_fallen),
        Form("landmark", (Field("landmark", state.landmarks, barred=no_landmark(state)),)) if state.landmarks else None,
        track_form("everyone", setting.tracks) if setting.scenario != "kaiju_two" else None,
        NEVER_MIND,
    )
    return tuple([form for form in forms if form is not None])
