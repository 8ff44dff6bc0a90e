"""The effects of Terra Mystica: the only way a game changes."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Literal

from visavis.core import SOMEWHERE, Card, Effect, Pile
from visavis.core.pile import Layer
from visavis.games.terra_mystica.data import CULTS, GROUNDS, TOP, Cult, Four, Group, Kind
from visavis.games.terra_mystica.state import FRIEND, LEFT_OF, Human, Seat, State


def raised(levels: Four, cult: str, steps: int) -> Four:
    """The cult levels after some steps."""
    at = CULTS.index(cult)
    return (*levels[:at], min(TOP, levels[at] + steps), *levels[at + 1 :])  # type: ignore[return-value]


def ground_changed(state: State, space: str, ground: str) -> None:
    """A space becomes another ground; none of the others any more."""
    bit, at, old = state.world.map.bit[space], GROUNDS.index(ground), state.became
    if isinstance(old, tuple):
        if state.changed & bit:
            old = tuple(bits & ~bit for bits in old)
        state.became = (*old[:at], old[at] | bit, *old[at + 1 :])


# 3 Set-up


class LayTiles(Effect, frozen=True):
    """The scoring tiles of the six rounds."""

    clause = "TM-3.1"
    tiles: tuple[str, ...]

    def apply(self, state: State) -> None:
        state.tiles = self.tiles


class YouPlay(Effect, frozen=True):
    """A person's faction and home terrain."""

    kind = "report"
    clause = "TM-3.6"
    seat: Human
    people: str
    home: str
    cults: Four

    def apply(self, state: State) -> None:
        if self.seat == FRIEND:
            state.friends_faction, state.friends_home, state.friends_cults = self.people, self.home, self.cults
        else:
            state.your_faction, state.your_home, state.your_cults = self.people, self.home, self.cults


class ShePlays(Effect, frozen=True):
    """Her faction, her home terrain and her cult markers."""

    clause = "TM-3.8"
    faction: str
    home: str
    fire: int
    water: int
    earth: int
    air: int

    def apply(self, state: State) -> None:
        state.faction, state.home = self.faction, self.home
        state.cults = (self.fire, self.water, self.earth, self.air)


class CardSays(Effect, frozen=True):
    """A part of her faction card that only its owner can read."""

    kind = "report"
    clause: str
    what: Literal["youth", "fallow", "blighted"]
    terrain: str

    def apply(self, state: State) -> None:
        setattr(state, self.what, self.terrain)


class TakePieces(Effect, frozen=True):
    """The buildings and priests in her area, and her marker on the points track."""

    clause = "TM-3.9"
    dwellings: int
    houses: int
    shipyards: int
    points: int

    def apply(self, state: State) -> None:
        state.dwellings_left, state.houses_left, state.shipyards_left = self.dwellings, self.houses, self.shipyards
        state.points = self.points


class LayBonus(Effect, frozen=True):
    """The round bonus cards in a row; the leftmost is hers."""

    clause = "TM-3.16"
    hers: str
    cards: tuple[str, ...]

    def apply(self, state: State) -> None:
        state.her_bonus, state.bonus, state.coins = self.hers, self.cards, (0,) * len(self.cards)


class YouTakeBonus(Effect, frozen=True):
    """A person takes the first round bonus card."""

    kind = "report"
    clause = "TM-3.16"
    seat: Human
    card: str

    def apply(self, state: State) -> None:
        at = state.bonus.index(self.card)
        state.bonus = state.bonus[:at] + state.bonus[at + 1 :]
        state.coins = state.coins[1:]
        if self.seat == FRIEND:
            state.friends_bonus = self.card
        else:
            state.your_bonus = self.card


class SetUp(Effect, frozen=True):
    """The set-up goes on with its next part."""

    kind = "silent"
    clause = "TM-3.16"
    phase: Literal["bonus", "place", "deck"]

    def apply(self, state: State) -> None:
        state.phase = self.phase


class ShowLetters(Effect, frozen=True):
    """A random card says where her first dwellings stand."""

    clause = "TM-3.18"
    card: str
    marked: str
    plain: str

    def apply(self, state: State) -> None:
        pass


class MakeDeck(Effect, frozen=True):
    """Her starting cards are shuffled as her deck; the others are the reserve."""

    clause = "TM-3.24"
    cards: tuple[str, ...]
    unseen: int
    held_back: tuple[str, ...]
    reserve: tuple[str, ...]

    def apply(self, state: State) -> None:
        state.deck = first_deck(self.cards, self.unseen, self.held_back, self.reserve)


@lru_cache(maxsize=256)
def first_deck(cards: tuple[str, ...], unseen: int, held_back: tuple[str, ...], reserve: tuple[str, ...]) -> Pile:
    """These cards and unseen ones of the reserve as the deck; what is held back lies on top of the reserve."""
    deck = Pile.of("deck", cards).with_reserve("reserve", reserve)
    if unseen:
        deck = deck.gathered(unseen=unseen, part="reserve")
    top = tuple(Layer(1, (card,), "reserve") for card in held_back)
    own = (layer for layer in deck.layers if not layer.part)
    return Pile("deck", (*own, *top, *(layer for layer in deck.layers if layer.part)), deck.pool)


# Your turn


class YouBuild(Effect, frozen=True):
    """A person puts a dwelling on a space; the ground becomes theirs."""

    kind = "report"
    clause = "TM-1.1"
    board_only = True
    seat: Human
    space: str
    ground: str

    def apply(self, state: State) -> None:
        bit = state.world.map.bit[self.space]
        if self.seat == FRIEND:
            state.friends |= bit
        else:
            state.yours |= bit
        if self.ground:
            ground_changed(state, self.space, self.ground)


class YouUpgrade(Effect, frozen=True):
    """A person upgrades a building."""

    kind = "report"
    clause = "TM-1.1"
    board_only = True
    seat: Human
    space: str
    building: Kind

    def apply(self, state: State) -> None:
        replace_building(state, self.space, self.building)


def replace_building(state: State, space: str, kind: Kind) -> None:
    """A building of this kind stands there now instead of the one it comes from."""
    bit = state.world.map.bit[space]
    if kind == "house":
        state.houses |= bit
    elif kind == "sanctuary":
        state.temples &= ~bit
        state.sanctuaries |= bit
    else:
        state.houses &= ~bit
        if kind == "temple":
            state.temples |= bit
        elif kind == "stronghold":
            state.strongholds |= bit
        else:
            state.shipyards |= bit


class YouTransform(Effect, frozen=True):
    """A person transforms a space."""

    kind = "report"
    clause = "TM-1.1"
    board_only = True
    space: str
    ground: str

    def apply(self, state: State) -> None:
        ground_changed(state, self.space, self.ground)


class YouDig(Effect, frozen=True):
    """A person uses a spade of the cult bonus between two rounds."""

    kind = "report"
    clause = "TM-6.17"
    board_only = True
    space: str
    ground: str

    def apply(self, state: State) -> None:
        ground_changed(state, self.space, self.ground)
        state.extras += 1


class YouAdvance(Effect, frozen=True):
    """A person goes up a cult track, with a priest on a space with a number or without."""

    kind = "report"
    clause = "TM-1.1"
    board_only = True
    seat: Human
    cult: Cult
    steps: int
    priest: int

    def apply(self, state: State) -> None:
        if self.seat == FRIEND:
            state.friends_cults = raised(state.friends_cults, self.cult, self.steps)
        else:
            state.your_cults = raised(state.your_cults, self.cult, self.steps)
        put_priest(state, self.cult, self.priest)


def put_priest(state: State, cult: str, priest: int) -> None:
    """A priest stands on a space with this number."""
    at = CULTS.index(cult)
    if not isinstance(state.became, tuple):
        return
    if priest == 3:
        state.threes = (*state.threes[:at], 1, *state.threes[at + 1 :])  # type: ignore[assignment]
    elif priest == 2:
        state.twos = (*state.twos[:at], state.twos[at] + 1, *state.twos[at + 1 :])  # type: ignore[assignment]


class YouTakeFavour(Effect, frozen=True):
    """A person takes a favour tile; of those with three steps there is one for each cult."""

    kind = "report"
    clause = "TM-1.1"
    board_only = True
    seat: Human
    cult: Cult
    steps: int

    def apply(self, state: State) -> None:
        if self.steps == 3:
            state.favours = (*state.favours, self.cult)


class YouUsePower(Effect, frozen=True):
    """A person uses a power action."""

    kind = "report"
    clause = "TM-1.1"
    board_only = True
    action: int

    def apply(self, state: State) -> None:
        state.covered = tuple(sorted((*state.covered, self.action)))


class YouBridge(Effect, frozen=True):
    """A person builds a bridge."""

    kind = "report"
    clause = "TM-1.1"
    board_only = True
    seat: Human
    bridge: str

    def apply(self, state: State) -> None:
        if self.seat == FRIEND:
            state.friends_bridges = (*state.friends_bridges, self.bridge)
        else:
            state.bridges = (*state.bridges, self.bridge)


class YouGoOn(Effect, frozen=True):
    """A person's turn goes on: more entries, or another action."""

    kind = "silent"
    clause = "TM-1.1"
    again: bool

    def apply(self, state: State) -> None:
        state.extras, state.again = (0, False) if self.again else (state.extras + 1, state.again)


class YouDouble(Effect, frozen=True):
    """A person takes two actions in a row."""

    kind = "report"
    clause = "TM-1.1"

    def apply(self, state: State) -> None:
        state.again = True


class YouPass(Effect, frozen=True):
    """A person passes and takes a round bonus card; the old one takes its place."""

    kind = "report"
    clause = "TM-6.14"
    seat: Human
    card: str
    coins: int | str
    board: ClassVar[tuple[str, ...]] = ("card", "coins")

    def apply(self, state: State) -> None:
        state.passed = (*state.passed, self.seat)
        if self.card in state.bonus:
            at = state.bonus.index(self.card)
            old = state.friends_bonus if self.seat == FRIEND else state.your_bonus
            state.bonus = (*state.bonus[:at], old, *state.bonus[at + 1 :])
            state.coins = (*state.coins[:at], 0, *state.coins[at + 1 :])
            if self.seat == FRIEND:
                state.friends_bonus = self.card
            else:
                state.your_bonus = self.card


def by_name(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Cards in the order in which piles hold them."""
    return tuple(sorted(cards, key=str))


class CultistsCard(Effect, frozen=True):
    """As Cultists you turn over a card of her reserve: points, or a cult step."""

    clause = "TM-9.1"
    card: str
    points: int

    def apply(self, state: State) -> None:
        state.deck = state.deck.without(self.card, "reserve")
        state.aside = (*state.aside, self.card)


class ShuffleReserve(Effect, frozen=True):
    """The cards put aside are the new reserve."""

    clause = "TM-9.2"

    def apply(self, state: State) -> None:
        # With an empty reserve all that is unknown lies in the deck, and stays there.
        cards, unknown = state.aside, state.deck.pool
        own = tuple(Layer(layer.size, by_name((*layer.known, *unknown))) for layer in state.deck.layers)
        state.deck = Pile("deck", (*own, Layer(len(cards), part="reserve")), by_name(cards))
        state.aside = ()


class OnePower(Effect, frozen=True):
    """As Shapeshifters you gain one power instead of the token."""

    clause = "TM-9.4"

    def apply(self, state: State) -> None:
        pass


# Her turn


class TurnCard(Effect, frozen=True):
    """The next card of her deck is turned over."""

    clause = "TM-6.1"
    card: str

    def apply(self, state: State) -> None:
        state.deck = state.deck.without(self.card)
        state.turned = (*state.turned, self.card)


class Score(Effect, frozen=True):
    """She scores points."""

    clause: str
    points: int

    def apply(self, state: State) -> None:
        state.points += self.points


class LayTerrain(Effect, frozen=True):
    """A terrain tile is laid on a space."""

    clause: str
    space: str
    ground: str
    board_only: ClassVar[bool] = True

    def apply(self, state: State) -> None:
        ground_changed(state, self.space, self.ground)


class PlaceDwelling(Effect, frozen=True):
    """She puts a dwelling on a space, marked or not."""

    clause: str
    space: str
    group: Group
    board: ClassVar[tuple[str, ...]] = ("space",)

    def apply(self, state: State) -> None:
        if self.group == "marked":
            state.marked |= state.world.map.bit[self.space]
        else:
            state.plain |= state.world.map.bit[self.space]
        state.dwellings_left -= 1


class Upgrade(Effect, frozen=True):
    """She upgrades a building; the old piece goes back to her supply."""

    clause = "TM-7.5e"
    space: str
    old: Kind
    new: Kind
    board: ClassVar[tuple[str, ...]] = ("space",)

    def apply(self, state: State) -> None:
        replace_building(state, self.space, self.new)
        old, new = LEFT_OF[self.old], LEFT_OF[self.new]
        setattr(state, old, getattr(state, old) + 1)
        setattr(state, new, getattr(state, new) - 1)


class MayTakePower(Effect, frozen=True):
    """A person may take power from the buildings next to hers."""

    clause = "TM-1.9"
    board_only = True
    seat: Human
    power: int
    price: int
    spaces: tuple[str, ...]

    def apply(self, state: State) -> None:
        pass


class CoverPower(Effect, frozen=True):
    """She covers a power action (0: one that is not tracked)."""

    clause: str
    action: int

    def apply(self, state: State) -> None:
        if self.action:
            state.covered = tuple(sorted((*state.covered, self.action)))

    def blank(self) -> CoverPower:
        return CoverPower(self.clause, 0)


class AdvanceCult(Effect, frozen=True):
    """She goes up a cult track, with a priest or without."""

    clause: str
    cult: Cult
    steps: int
    priest: int

    def apply(self, state: State) -> None:
        state.cults = raised(state.cults, self.cult, self.steps)
        if self.priest:
            state.priests -= 1
            put_priest(state, self.cult, self.priest)


class TakeFavour(Effect, frozen=True):
    """She takes a favour tile and goes up three steps."""

    clause = "TM-7.6d"
    cult: Cult
    steps: int

    def apply(self, state: State) -> None:
        state.favours = (*state.favours, self.cult)
        state.cults = raised(state.cults, self.cult, self.steps)


class Trade(Effect, frozen=True):
    """She trades with one of your buildings."""

    clause = "TM-7.8d"
    space: str
    points: int
    board: ClassVar[tuple[str, ...]] = ("space",)

    def apply(self, state: State) -> None:
        state.traded |= state.world.map.bit[self.space]
        state.points += self.points


class TradePower(Effect, frozen=True):
    """The owner of the building may take power for her trade."""

    clause = "TM-7.8f"

    def apply(self, state: State) -> None:
        pass


class PlaceCube(Effect, frozen=True):
    """The Symbionts put a cube on a space."""

    clause = "TM-11.8"
    space: str
    board: ClassVar[tuple[str, ...]] = ("space",)

    def apply(self, state: State) -> None:
        state.cubes |= state.world.map.bit[self.space]


class BlightLand(Effect, frozen=True):
    """The Blight turns fallow land into blighted land."""

    clause = "TM-11.9"
    space: str
    ground: str
    board: ClassVar[tuple[str, ...]] = ("space",)

    def apply(self, state: State) -> None:
        if self.space != SOMEWHERE:
            ground_changed(state, self.space, self.ground)


# She passes


class ShePasses(Effect, frozen=True):
    """She passes."""

    clause: str

    def apply(self, state: State) -> None:
        state.passed = (*state.passed, "her")


class SheTakesBonus(Effect, frozen=True):
    """She takes a round bonus card by its place; her old one goes there."""

    clause = "TM-6.8"
    place: Literal["left", "middle", "right"]
    card: str
    old: str
    coins: int | str
    board: ClassVar[tuple[str, ...]] = ("card", "old", "coins")

    def apply(self, state: State) -> None:
        if self.card in state.bonus:
            at = state.bonus.index(self.card)
            state.bonus = (*state.bonus[:at], self.old, *state.bonus[at + 1 :])
            state.coins = (*state.coins[:at], 0, *state.coins[at + 1 :])
            state.her_bonus = self.card


class NewDeck(Effect, frozen=True):
    """All her cards are shuffled with known and unseen cards of the reserve and with cards set aside before."""

    clause = "TM-6.10"
    unseen: int
    known: tuple[str, ...]
    extra: tuple[str, ...]

    def apply(self, state: State) -> None:
        deck = state.deck
        for card in self.known:
            deck = deck.without(card, "reserve")
        state.deck = deck.gathered(*state.turned, *self.known, *self.extra, unseen=self.unseen, part="reserve")
        state.turned = ()


# Turns, rounds, the end


class NextTurn(Effect, frozen=True):
    """It is this side's turn."""

    kind = "silent"
    clause = "TM-6.5"
    seat: Seat

    def apply(self, state: State) -> None:
        state.turn, state.extras, state.again = self.seat, 0, False


class RoundOver(Effect, frozen=True):
    """Everybody has passed."""

    kind = "silent"
    clause = "TM-6.15"
    seat: Seat

    def apply(self, state: State) -> None:
        state.phase, state.turn, state.extras, state.again = "between", self.seat, 0, False


class NextRound(Effect, frozen=True):
    """A new round begins; the scoring tile of the last one is removed, and each free bonus card gets a coin."""

    clause = "TM-6.15"
    round: int
    first: Seat
    removed: str

    def apply(self, state: State) -> None:
        state.phase, state.round, state.turn, state.passed = "play", self.round, self.first, ()
        state.extras, state.again, state.covered = 0, False, ()
        state.coins = tuple(coins + 1 for coins in state.coins)


class LastRoundOver(Effect, frozen=True):
    """The sixth round is over; now comes the scoring."""

    kind = "silent"
    clause = "TM-8.1"

    def apply(self, state: State) -> None:
        state.phase = "end"


class YourPoints(Effect, frozen=True):
    """The points a person has before the last scoring."""

    kind = "report"
    clause = "TM-8.1"
    seat: Human
    points: int

    def apply(self, state: State) -> None:
        if self.seat == FRIEND:
            state.friends_points = self.points
        else:
            state.your_points = self.points


class ScoreEnd(Effect, frozen=True):
    """A side scores at the end of the game."""

    clause: str
    seat: Seat
    what: str
    value: int
    points: int

    def apply(self, state: State) -> None:
        if self.seat == "her":
            state.points += self.points
        elif self.seat == "friend":
            state.friends_points += self.points
        else:
            state.your_points += self.points


class GameOver(Effect, frozen=True):
    """The game is over."""

    clause = "TM-8.1"

    def apply(self, state: State) -> None:
        state.phase = "over"


EFFECTS: tuple[type[Effect], ...] = (
    LayTiles, YouPlay, ShePlays, CardSays, TakePieces, LayBonus, YouTakeBonus, SetUp, ShowLetters, MakeDeck,
    YouBuild, YouUpgrade, YouTransform, YouDig, YouAdvance, YouTakeFavour, YouUsePower, YouBridge, YouGoOn, YouDouble,
    YouPass, CultistsCard, ShuffleReserve, OnePower, TurnCard, Score, LayTerrain, PlaceDwelling, Upgrade,
    MayTakePower, CoverPower, AdvanceCult, TakeFavour, Trade, TradePower, PlaceCube, BlightLand, ShePasses,
    SheTakesBonus, NewDeck, NextTurn, RoundOver, NextRound, LastRoundOver, YourPoints, ScoreEnd, GameOver,
)  # fmt: skip
