"""The state of Tapestry: all that the bots' rules can see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, Literal

from visavis.core import UNTRACKED, Bits, Map, Pack, Pile, absorbing
from visavis.core import State as BaseState
from visavis.games.tapestry.board import (
    AUTOMA_START,
    BOARD,
    DISTRICTS,
    LAND,
    TRACKS,
    YOUR_START,
)
from visavis.games.tapestry.cards import Data
from visavis.games.tapestry.options import Setting

OUTPOSTS = 10
"""The outposts of a colour."""
YOU: Final = "you"
BOTS: Final = "bots"
AUTOMA: Final = "automa"
SHADOW: Final = "shadow"
DOUBLE: Final = "double"
Bot = Literal["automa", "shadow"]
Marker = Literal["automa", "shadow", "double"]
Turn = Literal["you", "bots"]
CARD_LANDMARK = "card_landmark"
"""A landmark that came from a landmark card."""


class State(BaseState, kw_only=True):
    """A game of Tapestry. Markers stand on printed spaces, track by track in the order of `TRACKS`."""

    REGIONS: ClassVar[tuple[str, ...]] = (
        "explored", "yours", "automas", "your_fallen", "automa_fallen", "shadow_fallen", "sealed", "kaijus",
    )  # fmt: skip
    FIXED: ClassVar[tuple[str, ...]] = ("pack", "data", "setting")
    TRACKS: ClassVar[Mapping[str, tuple[str, ...]]] = dict.fromkeys(("you", "automa", "shadow"), TRACKS)

    pack: Pack
    data: Data
    setting: Setting
    phase: Literal["setup", "play", "end", "over"] = "setup"
    turn: Turn = "you"
    moved: bool = False
    """Whether you have advanced or taken income in this turn already."""
    your_era: int = 0
    """How many income turns you have begun."""
    era: int = 0
    """How many income turns the bots have taken."""
    you: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    automa: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    shadow: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    double: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    favourite: str = ""
    shadow_favourite: str = ""
    your_favourite: str = ""
    """Your own favourite track, in one scenario (TA-25.2)."""
    civilizations: tuple[str, ...] = ()
    landmarks: tuple[str, ...] = ()
    """The landmarks that are still on the board."""
    box: tuple[str, ...] = ()
    """The landmarks on the Automa's mat."""
    your_landmarks: tuple[str, ...] = ()
    deck: Pile = Pile("deck")
    pair: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    points: int = 0
    your_points: int = 0
    tapestries: int = 0
    """The face-down tapestry cards beside the Automa's mat."""
    items: int = 0
    """The open items of the Hucksters."""
    ends: tuple[str, ...] = ()
    topples: tuple[str, ...] = ()
    middles: tuple[str, ...] = ()
    """Who gained the achievements of the end of a track, of two toppled outposts and of the middle island."""
    toppled: int = 0
    you_toppled: int = 0
    """How many outposts of yours the Automa has toppled, and you of others."""
    outposts: int = OUTPOSTS
    shadow_outposts: int = OUTPOSTS
    your_outposts: int = OUTPOSTS
    your_buildings: int = 0
    """Your buildings on the map, which hold a territory as an outpost does."""
    explored: Bits = LAND
    yours: Bits = 0
    automas: Bits = 0
    """The territories that you and the Automa control."""
    your_fallen: Bits = 0
    automa_fallen: Bits = 0
    shadow_fallen: Bits = 0
    sealed: Bits = 0
    """Hexes with a second token that is not a toppled outpost, as on the two starts."""
    kaijus: Bits = 0
    arts_beside: str = ""
    kaiju: str = ""
    kaiju_from: str = ""
    blockers: tuple[str, ...] = ()
    campaign: bool = False
    campaign_you: int = 0
    campaign_automa: int = 0
    winner: Literal["", "you", "automa", "kaiju", "both"] = ""

    def board_map(self) -> Map:
        return BOARD

    @property
    def full(self) -> Bits:
        """The hexes with two tokens: nobody can conquer them."""
        return self.your_fallen | self.automa_fallen | self.shadow_fallen | self.sealed


def new_deck(setting: Setting, data: Data) -> Pile:
    """The decision deck and the progress deck (TA-2.11, TA-5.1); in Kaiju 2 all cards as one (TA-32.1)."""
    cards = cards_in_play(setting, data)
    if setting.scenario == "kaiju_two":
        return Pile.of("deck", cards)
    circles = [card for card in cards if int(card.rstrip("a")) <= 7]
    return Pile.of("deck", circles).with_reserve("progress", [card for card in cards if card not in circles])


def cards_in_play(setting: Setting, data: Data) -> tuple[str, ...]:
    """The 22 decision cards; with Arts & Architecture ten of them are the new ones (TA-1.6)."""
    new = setting.arts != "none"
    return tuple(f"{id}a" if new and f"{id}a" in data.guides else id for id in data.guides if not id.endswith("a"))


def outposts_in_all(setting: Setting) -> int:
    """The outposts of each side: in the World War those of two colours (TA-26.2)."""
    return OUTPOSTS * (2 if setting.scenario == "war" else 1)


def cards(state: State) -> dict[str, int]:
    """What never becomes more or fewer: decision cards, landmarks, outposts of the Automa."""
    held = (*state.deck.cards, *state.pair, *state.discard)
    counted = {f"card {card}": held.count(card) for card in state.data.guides}
    automas, fallen, shadows = state.automas, state.automa_fallen, state.shadow_fallen
    if isinstance(automas, int) and isinstance(fallen, int) and isinstance(shadows, int):
        second = automas & AUTOMA_START
        counted["outposts"] = automas.bit_count() + second.bit_count() + fallen.bit_count() + state.outposts
        counted["shadow outposts"] = shadows.bit_count() + state.shadow_outposts
    return counted


def faults(state: State) -> tuple[str, ...]:
    """All that is wrong with a state."""
    setting, data = state.setting, state.data
    found = list(state.deck.faults())
    held = sorted(map(str, (*state.deck.cards, *state.pair, *state.discard)))
    if held != sorted(cards_in_play(setting, data)):
        found.append("deck.cards")
    if len(state.pair) > 2:
        found.append("deck.pair")
    for spaces in (state.you, state.automa, state.shadow, state.double):
        if not all(0 <= space <= 12 for space in spaces):
            found.append("track.space")
    for track in (state.favourite, state.shadow_favourite, state.your_favourite, state.arts_beside, *state.blockers):
        if track and track not in TRACKS:
            found.append("track.name")
    named = (*state.landmarks, *(one for one in (*state.box, *state.your_landmarks) if one != CARD_LANDMARK))
    if len(set(named)) < len(named) or not all(one in data.landmarks for one in named):
        found.append("landmark.twice")
    if not all(one in data.civilizations for one in state.civilizations):
        found.append("civilization.name")
    if not (0 <= state.era <= 5 and 0 <= state.your_era <= 5):
        found.append("era.number")
    if state.phase == "play" and state.turn == "bots" and state.era == 5 and setting.scenario != "kaiju_two":
        # TA-19.1
        found.append("era.finished")
    if min(state.points, state.your_points, state.tapestries, state.items, state.toppled, state.you_toppled) < 0:
        found.append("number.negative")
    if min(state.campaign_you, state.campaign_automa, state.your_buildings) < 0:
        found.append("number.negative")
    if not all(0 <= left <= outposts_in_all(setting) for left in (state.outposts, state.your_outposts)):
        found.append("outposts.count")
    if not 0 <= state.shadow_outposts <= OUTPOSTS:
        found.append("outposts.count")
    for who in (state.ends, state.topples, state.middles):
        if len(set(who)) < len(who) or not set(who) <= {YOU, AUTOMA, SHADOW}:
            found.append("achievement.who")
    if any(one and one not in DISTRICTS for one in (state.kaiju, state.kaiju_from)):
        found.append("kaiju.district")
    on_map = map_faults(
        state.explored, state.yours, state.automas, state.your_fallen, state.automa_fallen, state.shadow_fallen,
        state.sealed, state.kaijus,
    )  # fmt: skip
    return tuple(found) if on_map is UNTRACKED else (*found, *on_map)


@absorbing
def map_faults(
    explored: int, yours: int, automas: int, your_fallen: int, automa_fallen: int, shadow_fallen: int, sealed: int,
    kaijus: int,
) -> tuple[str, ...]:  # fmt: skip
    """All that is wrong with a tracked map."""
    found = []
    if yours & automas:
        found.append("hex.two_owners")
    if (yours | automas | your_fallen | automa_fallen | shadow_fallen | sealed) & ~explored:
        found.append("hex.no_territory")
    for one, others in (
        (your_fallen, automa_fallen | shadow_fallen | sealed),
        (automa_fallen, shadow_fallen | sealed),
        (shadow_fallen, sealed),
    ):
        if one & others:
            found.append("hex.three_tokens")
    if LAND & ~explored:
        found.append("hex.no_land")
    if kaijus & (yours | automas):
        found.append("hex.kaiju")
    return tuple(found)


def complete(state: State, given: frozenset[str]) -> None:
    """What a position may leave out: the deck is what is not open, the outposts what is not on the map."""
    if "deck" not in given and given & {"pair", "discard"}:
        taken = {*state.pair, *state.discard}
        deck = new_deck(state.setting, state.data)
        known = deck.layers[0].known
        starting = [card for card in known if card not in taken]
        others = [card for card in deck.pool if card not in taken]
        if known:
            state.deck = Pile.of("deck", starting).with_reserve("progress", others)
        else:
            state.deck = Pile.of("deck", others)
    automas, yours, sealed = state.automas, state.yours, state.sealed
    if isinstance(automas, int) and isinstance(yours, int) and isinstance(sealed, int):
        in_all = outposts_in_all(state.setting)
        if "sealed" not in given and given & {"automas", "yours"}:
            state.sealed = sealed = sealed | automas & AUTOMA_START | yours & YOUR_START
        fallen, your_fallen, shadows = state.automa_fallen, state.your_fallen, state.shadow_fallen
        if isinstance(fallen, int) and isinstance(your_fallen, int) and isinstance(shadows, int):
            if "outposts" not in given and given & {"automas", "automa_fallen"}:
                used = automas.bit_count() + (automas & AUTOMA_START).bit_count() + fallen.bit_count()
                state.outposts = max(0, in_all - used)
            if "your_outposts" not in given and given & {"yours", "your_fallen"}:
                used = yours.bit_count() + (yours & YOUR_START).bit_count() + your_fallen.bit_count()
                state.your_outposts = max(0, in_all - used + state.your_buildings)
            if "shadow_outposts" not in given and "shadow_fallen" in given:
                state.shadow_outposts = max(0, OUTPOSTS - shadows.bit_count())
