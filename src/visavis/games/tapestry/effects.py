"""The effects of Tapestry: the only way its state changes."""

from __future__ import annotations

from typing import ClassVar, Literal

from visavis.core import Effect, Pile
from visavis.games.tapestry.board import AUTOMA_START, BOARD, TRACK, YOUR_START
from visavis.games.tapestry.state import AUTOMA, SHADOW, YOU, Bot, State, Turn

Who = Literal["you", "automa", "shadow"]
Kind = Literal["end", "topple", "middle"]


def at(spaces: tuple[int, ...], track: str, space: int) -> tuple[int, int, int, int, int]:
    """The markers with one of them on another space."""
    place = TRACK[track]
    return (*spaces[:place], space, *spaces[place + 1 :])  # type: ignore[return-value]


# Set-up


class LeaveOut(Effect, frozen=True):
    """Components of a kind are left out; some of them may stay."""

    clause: str
    what: str
    cards: tuple[str, ...]

    def apply(self, state: State) -> None:
        pass


class NotPlayed(Effect, frozen=True):
    """What was chosen but does not work with the scenario."""

    clause = "TA-24.5"
    parts: tuple[str, ...]

    def apply(self, state: State) -> None:
        pass


class Remind(Effect, frozen=True):
    """A rule that the person follows without the app."""

    clause: str
    rule: str

    def apply(self, state: State) -> None:
        pass


class PlaceStarts(Effect, frozen=True):
    """Two outposts of yours stand on 2/4, two of the Automa's on 3/5; `outposts` each are left."""

    clause = "TA-2.4"
    bots: bool
    outposts: int

    def apply(self, state: State) -> None:
        state.yours |= YOUR_START
        state.sealed |= YOUR_START
        state.your_outposts = self.outposts
        if self.bots:
            state.automas |= AUTOMA_START
            state.sealed |= AUTOMA_START
            state.outposts = self.outposts


class PlaceMarkers(Effect, frozen=True):
    """The markers of all sides on the spaces where they begin."""

    clause: str
    spaces: tuple[int, int, int, int, int]
    bots: bool
    double: bool
    backwards: bool

    def apply(self, state: State) -> None:
        state.you = state.automa = state.shadow = state.double = self.spaces


class PlaceLandmarks(Effect, frozen=True):
    """The landmarks on the board."""

    kind = "silent"
    clause = "TA-2.1"
    landmarks: tuple[str, ...]

    def apply(self, state: State) -> None:
        state.landmarks = self.landmarks


class TakeCivilization(Effect, frozen=True):
    """The Automa gets a civilization."""

    clause: str
    civilization: str

    def apply(self, state: State) -> None:
        state.civilizations = (*state.civilizations, self.civilization)


class ChooseFavourite(Effect, frozen=True):
    """A track becomes the favourite of a side."""

    clause: str
    who: Who
    track: str

    def apply(self, state: State) -> None:
        if self.who == AUTOMA:
            state.favourite = self.track
        elif self.who == SHADOW:
            state.shadow_favourite = self.track
        else:
            state.your_favourite = self.track


class MakeDecks(Effect, frozen=True):
    """The decision deck with `unseen` cards of the progress deck."""

    clause = "TA-2.12"
    unseen: int

    def apply(self, state: State) -> None:
        if self.unseen:
            state.deck = state.deck.gathered(unseen=self.unseen, part="progress")


class PutArtsTrack(Effect, frozen=True):
    """The arts track lies beside another one."""

    kind = "report"
    clause = "TA-22.3"
    track: str

    def apply(self, state: State) -> None:
        state.arts_beside = self.track


class FillMap(Effect, frozen=True):
    """A tile lies on every empty hex."""

    clause = "TA-26.3"

    def apply(self, state: State) -> None:
        state.explored |= BOARD.all


class CampaignSoFar(Effect, frozen=True):
    """The campaign points before this scenario."""

    kind = "report"
    clause = "TA-24.2"
    you: int
    automa: int

    def apply(self, state: State) -> None:
        state.campaign = True
        state.campaign_you, state.campaign_automa = self.you, self.automa


class PlaceKaiju(Effect, frozen=True):
    """The kaiju begins in a district of your capital."""

    clause = "TA-31.3"
    district: str

    def apply(self, state: State) -> None:
        state.kaiju, state.kaiju_from = self.district, ""


class Begin(Effect, frozen=True):
    """The game begins with the turn of this side."""

    clause = "TA-6.1"
    first: Turn

    def apply(self, state: State) -> None:
        state.phase, state.turn = "play", self.first


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


class LayPair(Effect, frozen=True):
    """The right card: the new pair of decision cards lies open."""

    clause = "TA-6.5"
    track: str
    tie: str

    def apply(self, state: State) -> None:
        state.deck = state.deck.without(self.tie)
        state.pair = (self.track, self.tie)


class ShowCard(Effect, frozen=True):
    """A card is looked at to break a tie and shuffled back."""

    clause = "TA-17.1"
    card: str

    def apply(self, state: State) -> None:
        pass


class Advance(Effect, frozen=True):
    """A bot's marker goes on; both of its markers if the track is its favourite."""

    clause: str
    bot: Bot
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
    bot: Bot
    landmark: str

    def apply(self, state: State) -> None:
        state.landmarks = tuple([one for one in state.landmarks if one != self.landmark])
        state.box = (*state.box, self.landmark)


class BoxLandmarks(Effect, frozen=True):
    """Landmarks of landmark cards go into the box."""

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


# Rewards


class Roll(Effect, frozen=True):
    """What the science die shows; `again`: it does not count and is rolled again."""

    clause: str
    track: str
    again: bool = False

    def apply(self, state: State) -> None:
        pass


class ReplaceCards(Effect, frozen=True):
    """The three open tech cards or masterpieces are discarded and filled up."""

    clause: str
    what: Literal["technology", "masterpieces"]

    def apply(self, state: State) -> None:
        pass


class GainTapestry(Effect, frozen=True):
    """The Automa gets a tapestry card beside its mat."""

    clause: str

    def apply(self, state: State) -> None:
        state.tapestries += 1


# The map


class LayTile(Effect, frozen=True):
    """A territory tile goes on a hex, turned by so many sixths to the right."""

    clause: str
    space: str
    turned: int
    board: ClassVar[tuple[str, ...]] = ("space",)

    def apply(self, state: State) -> None:
        state.explored |= BOARD.bit[self.space]


class PlaceOutpost(Effect, frozen=True):
    """The Automa puts an outpost on a hex."""

    clause: str
    space: str
    board: ClassVar[tuple[str, ...]] = ("space",)

    def apply(self, state: State) -> None:
        state.automas |= BOARD.bit[self.space]
        state.outposts -= 1


class PlaceShadow(Effect, frozen=True):
    """A toppled outpost of the Shadow Empire goes on a hex."""

    clause: str
    space: str
    board: ClassVar[tuple[str, ...]] = ("space",)

    def apply(self, state: State) -> None:
        state.shadow_fallen |= BOARD.bit[self.space]
        state.shadow_outposts -= 1


class ToppleYours(Effect, frozen=True):
    """Your outpost is toppled."""

    clause: str
    space: str
    board: ClassVar[tuple[str, ...]] = ("space",)

    def apply(self, state: State) -> None:
        state.yours &= ~BOARD.bit[self.space]
        state.your_fallen |= BOARD.bit[self.space]
        state.toppled += 1


class ToppleAutomas(Effect, frozen=True):
    """The Automa's outpost is toppled."""

    clause: str
    space: str
    board: ClassVar[tuple[str, ...]] = ("space",)

    def apply(self, state: State) -> None:
        state.automas &= ~BOARD.bit[self.space]
        state.automa_fallen |= BOARD.bit[self.space]
        state.you_toppled += 1


class YourOutpostLeaves(Effect, frozen=True):
    """Your outpost goes back by a reaction card of yours: you have so many in supply then."""

    clause = "TA-12.6"
    board = ("space",)
    space: str
    outposts: int

    def apply(self, state: State) -> None:
        state.yours &= ~BOARD.bit[self.space]
        state.your_outposts = self.outposts


class AutomaRetreats(Effect, frozen=True):
    """The Automa's outpost moves to another hex by its reaction card."""

    clause = "TA-15.6"
    board = ("left",)
    left: str
    space: str

    def apply(self, state: State) -> None:
        state.automas = state.automas & ~BOARD.bit[self.left] | BOARD.bit[self.space]


class DiscardTapestry(Effect, frozen=True):
    """A random tapestry card of the Automa is discarded."""

    clause: str
    card: str

    def apply(self, state: State) -> None:
        state.tapestries -= 1


# Your turn


class YouAdvance(Effect, frozen=True):
    """Your marker goes on."""

    kind = "report"
    clause: str
    track: str
    space: int

    def apply(self, state: State) -> None:
        state.you = at(state.you, self.track, self.space)
        state.moved = True


class YouMove(Effect, frozen=True):
    """Your marker is put on a space without advancing there."""

    kind = "report"
    clause = "TA-1.8"
    track: str
    space: int

    def apply(self, state: State) -> None:
        state.you = at(state.you, self.track, self.space)


class YouGainLandmark(Effect, frozen=True):
    """You gain a landmark of a track."""

    clause: str
    landmark: str

    def apply(self, state: State) -> None:
        state.landmarks = tuple([one for one in state.landmarks if one != self.landmark])
        state.your_landmarks = (*state.your_landmarks, self.landmark)


class YouIncome(Effect, frozen=True):
    """You take an income turn; `first`: you are the first into the new era."""

    clause: str
    turn: int
    first: bool

    def apply(self, state: State) -> None:
        state.your_era = self.turn
        state.moved = True


class YouExplore(Effect, frozen=True):
    """You lay a tile on a hex."""

    kind = "report"
    clause = "TA-1.8"
    board = ("space",)
    space: str

    def apply(self, state: State) -> None:
        state.explored |= BOARD.bit[self.space]


class YouPlaceOutpost(Effect, frozen=True):
    """You put an outpost on a hex and control it."""

    kind = "report"
    clause: str
    space: str
    board: ClassVar[tuple[str, ...]] = ("space",)

    def apply(self, state: State) -> None:
        state.yours |= BOARD.bit[self.space]
        state.your_outposts -= 1


class YouSeal(Effect, frozen=True):
    """You put a second token on a hex: nobody can conquer it any more."""

    kind = "report"
    clause = "TA-1.8"
    board = ("space",)
    space: str

    def apply(self, state: State) -> None:
        state.sealed |= BOARD.bit[self.space]


class YouStandUp(Effect, frozen=True):
    """Your toppled outpost is stood up and the Automa's there is toppled."""

    kind = "report"
    clause = "TA-1.8"
    board = ("space",)
    space: str

    def apply(self, state: State) -> None:
        bit = BOARD.bit[self.space]
        state.yours |= bit
        state.your_fallen &= ~bit
        state.automa_fallen |= state.automas & bit
        state.automas &= ~bit


class YouTakeItem(Effect, frozen=True):
    """You take an open item of the Hucksters."""

    kind = "report"
    clause = "TA-21.9"

    def apply(self, state: State) -> None:
        state.items -= 1


# Income


class TakeIncome(Effect, frozen=True):
    """The bots take an income turn."""

    clause: str
    turn: int

    def apply(self, state: State) -> None:
        state.era = self.turn


class AddItem(Effect, frozen=True):
    """An open item goes beside the Automa's mat."""

    clause = "TA-21.9"
    item: Literal["tapestry_item", "tech_item", "tile_item", "masterpiece_item"]

    def apply(self, state: State) -> None:
        state.items += 1


class AddCards(Effect, frozen=True):
    """Cards of the progress deck go on the discarded decision cards; they are shuffled in with them."""

    clause = "TA-18.10"
    unseen: int

    def apply(self, state: State) -> None:
        state.deck = state.deck.gathered(unseen=self.unseen, part="progress")


class CoverMat(Effect, frozen=True):
    """A card of the tapestry deck goes face down on the Automa's mat."""

    clause = "TA-18.11"

    def apply(self, state: State) -> None:
        pass


class ShuffleDeck(Effect, frozen=True):
    """All decision cards of the last era are the new decision deck."""

    clause: str

    def apply(self, state: State) -> None:
        state.deck = state.deck.gathered(*state.discard, *state.pair)
        state.discard = state.pair = ()


# Kaiju


class MoveKaiju(Effect, frozen=True):
    """The kaiju moves to the next district."""

    clause = "TA-31.4"
    towards: str
    district: str

    def apply(self, state: State) -> None:
        state.kaiju, state.kaiju_from = self.district, state.kaiju


class DestroyBuilding(Effect, frozen=True):
    """The first income building of the kaiju's district leaves the game."""

    clause = "TA-31.7"
    district: str

    def apply(self, state: State) -> None:
        pass


class ShuffleKaijuDeck(Effect, frozen=True):
    """The discarded cards are the new kaiju deck."""

    clause = "TA-32.5"

    def apply(self, state: State) -> None:
        state.deck = Pile.of("deck", state.discard)
        state.discard = ()


class LiftBlockers(Effect, frozen=True):
    """Both blockers go beside the board."""

    clause = "TA-32.5"

    def apply(self, state: State) -> None:
        state.blockers = ()


class PutBlocker(Effect, frozen=True):
    """A card of the kaiju deck; a blocker goes on a track."""

    clause = "TA-32.6"
    card: str
    track: str

    def apply(self, state: State) -> None:
        state.deck = state.deck.without(self.card)
        state.discard = (*state.discard, self.card)
        state.blockers = (*state.blockers, self.track)


class PutKaiju(Effect, frozen=True):
    """A kaiju goes on a hex."""

    clause = "TA-32.8"
    board = ("space",)
    space: str

    def apply(self, state: State) -> None:
        state.kaijus |= BOARD.bit[self.space]


class LoseOutpost(Effect, frozen=True):
    """One of your outposts on a hex leaves the game; `last`: none is left there."""

    clause = "TA-32.8"
    board = ("space", "last")
    space: str
    last: bool | str

    def apply(self, state: State) -> None:
        bit = BOARD.bit[self.space]
        state.sealed &= ~bit
        if self.last:
            state.yours &= ~bit


# The end


class Ending(Effect, frozen=True):
    """Both sides have taken their last turn."""

    kind = "silent"
    clause: str
    winner: Literal["", "you", "kaiju"] = ""

    def apply(self, state: State) -> None:
        state.phase, state.winner = "end", self.winner


class YourPoints(Effect, frozen=True):
    """Your VP at the end."""

    kind = "report"
    clause = "TA-19.2"
    points: int

    def apply(self, state: State) -> None:
        state.your_points = self.points


class YouScore(Effect, frozen=True):
    """VP that you get from a scenario at the end; add them yourself."""

    clause: str
    points: int

    def apply(self, state: State) -> None:
        pass


class CampaignPoints(Effect, frozen=True):
    """The winner of the scenario gets campaign points."""

    clause = "TA-24.2"
    who: Literal["you", "automa"]
    points: int

    def apply(self, state: State) -> None:
        if self.who == YOU:
            state.campaign_you += self.points
        else:
            state.campaign_automa += self.points


class CampaignOver(Effect, frozen=True):
    """The winner of the campaign."""

    clause = "TA-24.3"
    who: Literal["you", "automa"]
    you: int
    automa: int

    def apply(self, state: State) -> None:
        pass


class GameOver(Effect, frozen=True):
    """The game is over; who has won, and why."""

    clause: str
    winner: Literal["you", "automa", "kaiju", "both"]

    def apply(self, state: State) -> None:
        state.phase, state.winner = "over", self.winner


EFFECTS: tuple[type[Effect], ...] = (
    LeaveOut, NotPlayed, Remind, PlaceStarts, PlaceMarkers, PlaceLandmarks, TakeCivilization, ChooseFavourite,
    MakeDecks, PutArtsTrack, FillMap, CampaignSoFar, PlaceKaiju, Begin, NextTurn, LayTrackCard, LayPair, ShowCard,
    Advance, GoBack, GainLandmark, BoxLandmarks, RemoveLandmark, Achieve, Score, Roll, ReplaceCards, GainTapestry,
    LayTile, PlaceOutpost, PlaceShadow, ToppleYours, ToppleAutomas, YourOutpostLeaves, AutomaRetreats,
    DiscardTapestry, YouAdvance, YouMove, YouGainLandmark, YouIncome, YouExplore, YouPlaceOutpost, YouSeal,
    YouStandUp, YouTakeItem, TakeIncome, AddItem, AddCards, CoverMat, ShuffleDeck, MoveKaiju, DestroyBuilding,
    ShuffleKaijuDeck, LiftBlockers, PutBlocker, PutKaiju, LoseOutpost, Ending, YourPoints, YouScore, CampaignPoints,
    CampaignOver, GameOver,
)  # fmt: skip
