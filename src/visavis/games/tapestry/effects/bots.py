"""What the bots do: turns, advances, rewards, income."""

from __future__ import annotations

from typing import Literal

from visavis.core import Effect, Note
from visavis.games.tapestry.state import (
    AUTOMA,
    CARD_LANDMARK,
    SHADOW,
    Bot,
    Item,
    Kind,
    Marker,
    State,
    Turn,
    Who,
    at,
)

# Turns


class NextTurn(Effect, frozen=True):
    """It is this side's turn."""

    kind = "silent"
    clause = "TA-6.1"
    side: Turn

    def apply(self, state: State) -> None:
        state.turn, state.moved = self.side, False


class LayTrackCard(Effect, frozen=True):
    """The left card of a new pair; the last pair is discarded."""

    kind = "silent"
    clause = "TA-6.4"
    card: str

    def apply(self, state: State) -> None:
        state.discard = state.discard + state.pair
        state.deck = state.deck.without(self.card)
        state.pair = (self.card,)


class DrawPair(Note, frozen=True):
    """Printed cards only: lay out the next pair."""

    clause = "TA-5.2"


class LayPair(Effect, frozen=True):
    """The right card: the new pair of decision cards lies open."""

    by_hand = False
    kind = "report"
    clause = "TA-6.5"
    track: str
    tie: str

    def apply(self, state: State) -> None:
        state.deck = state.deck.without(self.tie)
        state.pair = (self.track, self.tie)


class ShowCard(Note, frozen=True):
    """A card is looked at to break a tie and shuffled back."""

    by_hand = False
    clause = "TA-17.1"
    card: str


class TieCard(Note, frozen=True):
    """The card that breaks a tie without an open card, where no printed card has to be handled."""

    kind = "report"
    clause = "TA-17.1"
    card: str


class Advance(Effect, frozen=True):
    """A bot's marker goes on; both of its markers if the track is its favourite."""

    clause: str
    bot: Marker
    track: str
    space: int
    both: bool

    def apply(self, state: State) -> None:
        if self.bot == AUTOMA:
            state.automa = at(state.automa, self.track, self.space)
        elif self.bot == SHADOW:
            state.shadow = at(state.shadow, self.track, self.space)
        else:
            state.double = at(state.double, self.track, self.space)


class GoBack(Effect, frozen=True):
    """The Automa's marker goes back."""

    clause = "TA-8.8"
    track: str
    space: int
    both: bool

    def apply(self, state: State) -> None:
        state.automa = at(state.automa, self.track, self.space)


class GainLandmark(Effect, frozen=True):
    """A bot gains a landmark of a track: it goes into the box on the Automa's mat."""

    clause: str
    bot: Marker
    landmark: str

    def apply(self, state: State) -> None:
        state.landmarks = tuple([one for one in state.landmarks if one != self.landmark])
        state.box = (*state.box, self.landmark)


class CardLandmarks(Effect, frozen=True):
    """The landmarks of so many landmark cards go into the box: of the one you did not keep, or of `further` ones."""

    clause: str
    count: int
    further: bool

    def apply(self, state: State) -> None:
        state.box = state.box + (CARD_LANDMARK,) * self.count


class BoxLandmarks(Effect, frozen=True):
    """Landmarks of landmark cards go into the box (games up to 0.5.0)."""

    clause: str
    landmarks: tuple[str, ...]

    def apply(self, state: State) -> None:
        state.box = state.box + self.landmarks


class RemoveLandmark(Effect, frozen=True):
    """A landmark of the Automa leaves the game."""

    clause = "TA-21.8"
    landmark: str

    def apply(self, state: State) -> None:
        place = state.box.index(self.landmark)
        state.box = state.box[:place] + state.box[place + 1 :]


class Achieve(Effect, frozen=True):
    """A side gains an achievement and its VP."""

    clause: str
    who: Who
    achievement: Kind
    points: int

    def apply(self, state: State) -> None:
        if self.achievement == "end":
            state.ends = (*state.ends, self.who)
        elif self.achievement == "topple":
            state.topples = (*state.topples, self.who)
        else:
            state.middles = (*state.middles, self.who)
        if self.who == AUTOMA:
            state.points += self.points


class Score(Effect, frozen=True):
    """The Automa scores VP."""

    clause: str
    points: int
    what: str

    def apply(self, state: State) -> None:
        state.points += self.points


class ScoreEach(Effect, frozen=True):
    """The Automa scores VP for so many things, the multiplier for each."""

    clause: str
    points: int
    what: str
    count: int
    each: int

    def apply(self, state: State) -> None:
        state.points += self.points


# Rewards


class RollDie(Note, frozen=True):
    """Printed die only: roll it, and what for."""

    by_hand = False
    clause: str
    what: Literal["automa", "shadow", "research", "one_of", "instead"]


class Roll(Note, frozen=True):
    """What the science die shows; `again`: it does not count and is rolled again."""

    kind = "report"
    clause: str
    track: str
    again: bool = False


class ReplaceCards(Note, frozen=True):
    """The three open tech cards or masterpieces are discarded and filled up."""

    clause: str
    what: Literal["technology", "masterpieces"]


class GainTapestry(Effect, frozen=True):
    """The Automa gets a tapestry card beside its mat."""

    clause: str

    def apply(self, state: State) -> None:
        state.tapestries += 1


# Income


class TakeIncome(Effect, frozen=True):
    """The bots take an income turn."""

    by_hand = False
    clause: str
    turn: int

    def apply(self, state: State) -> None:
        state.era = self.turn


class IncomeStep(Note, frozen=True):
    """Which step of the income turn comes now: the heading of what follows."""

    kind = "report"
    clause: str
    step: Literal["favourites", "pair", "civilization", "score", "on_favourites", "on_all", "on_four", "unfavoured"]
    civilization: str = ""


class ChangeFavourite(Effect, frozen=True):
    """A bot's favourite track becomes another one, because of its end or of somebody who is ahead there."""

    clause = "TA-18.2"
    bot: Bot
    old: str
    track: str
    why: Literal["end", "you", "friend", "automa", "shadow"]

    def apply(self, state: State) -> None:
        if self.bot == AUTOMA:
            state.favourite = self.track
        else:
            state.shadow_favourite = self.track


class ScoreMarker(Note, frozen=True):
    """What the Automa has scored in this income turn, and where its marker stands then."""

    clause = "TA-18.6"
    points: int
    total: int


class PlaceTrail(Effect, frozen=True):
    """An outpost of the Trailblazers goes on a space of a track."""

    clause: str
    track: str
    space: int

    def apply(self, state: State) -> None:
        state.trail = (*state.trail, f"{self.track}-{self.space}")


class AddItem(Effect, frozen=True):
    """An open item goes beside the Automa's mat."""

    clause = "TA-21.9"
    item: Item

    def apply(self, state: State) -> None:
        state.items += 1


class AddCards(Effect, frozen=True):
    """Cards of the progress deck go on the discarded decision cards; they are shuffled in with them."""

    clause = "TA-18.10"
    unseen: int

    def apply(self, state: State) -> None:
        state.deck = state.deck.gathered(unseen=self.unseen, part="progress")


class CardsAdded(AddCards, frozen=True):
    """The same where the app holds the decision cards."""

    by_hand = False
    kind = "report"
    unseen: int


class CoverMat(Note, frozen=True):
    """A card of the tapestry deck goes face down on the Automa's mat."""

    clause = "TA-18.11"


class ShuffleDeck(Effect, frozen=True):
    """All decision cards of the last era are the new decision deck."""

    clause: str

    def apply(self, state: State) -> None:
        state.deck = state.deck.gathered(*state.discard, *state.pair)
        state.discard = state.pair = ()


class DeckShuffled(ShuffleDeck, frozen=True):
    """The same where the app holds the decision cards."""

    by_hand = False
    kind = "report"
