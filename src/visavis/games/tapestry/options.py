"""The options of Tapestry, and what follows from them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from visavis.core import Options as BaseOptions
from visavis.games.tapestry.board import BACKWARDS, FORWARDS, Way

Scenario = Literal["none", "focus", "war", "utopia", "fall", "premonition", "kaiju_one", "kaiju_two", "two_people"]
ATLANTIS = ("focus", "war", "utopia", "fall", "premonition")
"""The scenarios of the campaign, in their order."""
TWO_PEOPLE = "two_people"
TARGETS = (40, 70, 100, 130, 160, 190)
"""The VP to reach where there are no bots, by level (TA-32.3)."""


class Options(BaseOptions, frozen=True):
    """The level, a scenario, the expansions, the variants, and whether the app keeps track of the map."""

    EXPANSIONS = ("plans", "arts", "fantasies", "landmark_cards")
    ADVANCED = ("double_strike", "advised")
    LISTED = ("scenario",)

    level: Annotated[int, msgspec.Meta(ge=1, le=6)] = 2
    scenario: Scenario = "none"
    plans: bool = False
    arts: Literal["none", "cards", "track"] = "none"
    fantasies: bool = False
    landmark_cards: bool = False
    double_strike: bool = False
    advised: bool = True
    tracked: bool = True


class Setting(msgspec.Struct, frozen=True):
    """The options as the rules use them: a scenario goes before (TA-23.4), what it forbids is gone (TA-24.5)."""

    level: int
    scenario: str
    plans: bool
    arts: str
    fantasies: bool
    landmark_cards: bool
    double: bool
    advised: bool
    left_out: tuple[str, ...]
    """What was chosen but does not work with the scenario."""
    tracks: int
    """The tracks in play, as bits."""
    arts_track: bool
    """Whether the arts track is one of them."""
    way: Way
    """The way they run."""
    parts: tuple[str, ...]
    """The base game and the expansions in play, as the pack calls them."""
    target: int
    """The VP to reach where there are no bots; 0 otherwise."""
    two_people: bool
    """Whether two people play with the Shadow Empire alone (TA-33.1)."""

    @property
    def atlantis(self) -> int:
        """The number of the scenario in the campaign; 0 if it is no part of it."""
        return ATLANTIS.index(self.scenario) + 1 if self.scenario in ATLANTIS else 0


def seats(options: Options) -> tuple[str, ...]:
    """You play alone, or with a second person and the Shadow Empire (TA-33.1)."""
    return ("you", "friend") if options.scenario == TWO_PEOPLE else ("you",)


def setting_of(options: Options) -> Setting:
    """What follows from the options."""
    atlantis = options.scenario in ATLANTIS
    two = options.scenario == TWO_PEOPLE
    bots = options.scenario != "kaiju_two"
    arts = "none" if atlantis or two else options.arts
    plans = options.plans or atlantis
    fantasies = options.fantasies and not atlantis
    parts = {"base": True, "plans": plans, "arts": arts != "none", "fantasies": fantasies}
    chosen = {
        "arts_architecture": options.arts != arts,
        "fantasies": options.fantasies and atlantis,
        "double_strike": options.double_strike and (atlantis or two or not bots),
        "landmark_cards": options.landmark_cards and (two or (not plans and arts == "none")),
    }
    return Setting(
        level=options.level,
        scenario=options.scenario,
        plans=plans,
        arts=arts,
        fantasies=fantasies,
        landmark_cards=options.landmark_cards and not chosen["landmark_cards"],
        double=options.double_strike and not chosen["double_strike"],
        advised=options.advised,
        left_out=tuple(name for name, left in chosen.items() if left),
        tracks=(0b11111 if arts == "track" else 0b1111) & ~(options.scenario == "utopia"),
        arts_track=arts == "track",
        way=BACKWARDS if options.scenario == "fall" else FORWARDS,
        parts=tuple(part for part, used in parts.items() if used),
        target=0 if bots else TARGETS[options.level - 1],
        two_people=two,
    )
