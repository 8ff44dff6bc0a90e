"""Set-up."""

from __future__ import annotations

from visavis.core import Effect, Note
from visavis.games.tapestry.board import AUTOMA_START, BOARD, YOUR_START
from visavis.games.tapestry.state import AUTOMA, SHADOW, State, Turn, Who, at


class LeaveOut(Note, frozen=True):
    """Components of a kind are left out; some of them may stay."""

    clause: str
    what: str
    cards: tuple[str, ...]


class AdviseAgainst(Note, frozen=True):
    """Components of a kind that are unfair to one side: better left out, but they may be used."""

    by_hand = False
    clause = "TA-1.5"
    what: str
    cards: tuple[str, ...]


class Level(Note, frozen=True):
    """How strong the Automa is."""

    kind = "report"
    clause = "TA-20.1"
    level: int


class Target(Note, frozen=True):
    """The VP to reach where there are no bots."""

    clause = "TA-32.3"
    points: int


class NotPlayed(Note, frozen=True):
    """What was chosen but does not work with the scenario."""

    by_hand = False
    clause = "TA-24.5"
    parts: tuple[str, ...]


class Remind(Note, frozen=True):
    """A rule that the person follows without the app."""

    by_hand = False
    clause: str
    rule: str


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


class DecksMade(MakeDecks, frozen=True):
    """The same where the app holds the decision cards."""

    kind = "silent"


class YouFavour(Effect, frozen=True):
    """A track becomes your favourite, with two markers on a space."""

    clause = "TA-25.2"
    track: str
    space: int

    def apply(self, state: State) -> None:
        state.your_favourite = self.track
        state.you = at(state.you, self.track, self.space)


class NoFavourite(Effect, frozen=True):
    """You have no favourite track any more."""

    kind = "silent"
    clause = "TA-25.10"

    def apply(self, state: State) -> None:
        state.your_favourite = ""


class PutArtsTrack(Effect, frozen=True):
    """The arts track lies beside another one."""

    by_hand = False
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

    by_hand = False
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

    by_hand = False
    clause = "TA-6.1"
    first: Turn

    def apply(self, state: State) -> None:
        state.phase, state.turn = "play", self.first
