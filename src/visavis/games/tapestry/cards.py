"""The printed values of Tapestry: what a pack holds, and what is computed from it once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from visavis.core import Criterion, Pack, PackCard, PackSpec, Pile
from visavis.games.tapestry.board import BACKWARDS, BOARD, FORWARDS, TOP, TRACK, TRACKS, Way
from visavis.games.tapestry.options import Setting

Symbol = Literal["any", "landmark", "end"]
Part = Literal["base", "plans", "arts", "fantasies"]
FAVOURITE = "favourite"


class Card(PackCard, frozen=True, kw_only=True):
    """A decision card."""

    circle: bool
    income: bool
    topple: bool
    automa: Symbol
    shadow: Symbol
    ties: tuple[str, ...]
    arrow: str
    replaced: bool


class Arrow(PackCard, frozen=True, kw_only=True):
    """The arrows of a map selection aid: where it begins, which way it looks, and the whole order."""

    black: str
    towards: Literal["N", "NE", "SE", "S", "SW", "NW"]
    grey: str
    order: tuple[str, ...]


class Income(PackCard, frozen=True, kw_only=True):
    """One income turn of one level: its steps in order, the multipliers, the first into the era, new cards."""

    steps: tuple[str, ...]
    landmarks: int
    military: int
    technology: int
    first: int
    cards: int


class Space(PackCard, frozen=True, kw_only=True):
    """A space of a track: what the Automa takes there."""

    rewards: tuple[str, ...]


class Landmark(PackCard, frozen=True, kw_only=True):
    """A landmark of a track."""

    track: str
    space: int


class Civilization(PackCard, frozen=True, kw_only=True):
    """An Automa civilization; its favourite is a track, the die, or what the person reads on the card."""

    set: Part
    favourite: str
    known: bool
    first: bool


class Reaction(PackCard, frozen=True, kw_only=True):
    """A tapestry card that the Automa may discard when it is attacked."""

    set: Part
    acts: Literal["trap", "blank", "retreat", "printed"]


class Compass(PackCard, frozen=True, kw_only=True):
    """A symbol of the kaiju's compass."""

    track: str
    towards: Literal["north", "east", "south", "west"]


class Amount(PackCard, frozen=True, kw_only=True):
    """A number."""

    value: int


class Die(PackCard, frozen=True, kw_only=True):
    """A science die: the tracks it shows, each equally often."""

    faces: tuple[str, ...]


class Order(PackCard, frozen=True, kw_only=True):
    """Tracks in an order."""

    tracks: tuple[str, ...]


class Removed(PackCard, frozen=True, kw_only=True):
    """Something that is left out of the game."""

    kind: str
    set: Part
    may_stay: bool
    scenario: str


SCANS = {
    "conquer.scan": "TA-12.4",
    "neutral.scan": "TA-13.6",
    "explore.scan": "TA-14.3",
    "retreat.scan": "TA-15.6",
    "guard.scan": "TA-21.5",
    "kaiju.scan": "TA-32.7",
}
"""Where the map selection aid is used, with the clauses; how it is read: TA-10.1 and TA-10.2, in `Arrow.order`."""


class Guide:
    """A decision card, made ready: its column as masks for each favourite, its selection aid as criteria."""

    __slots__ = ("automa", "down", "down_args", "id", "income", "scan", "shadow", "ties", "topple", "up", "up_args")

    def __init__(self, card: Card, arrow: Arrow) -> None:
        self.id = card.id
        self.income = card.income
        self.topple = card.topple
        self.automa = card.automa
        self.shadow = card.shadow
        self.ties = card.ties
        self.down = {track: tuple(_mask(one, track) for one in card.ties) for track in (*TRACKS, "")}
        self.up = {track: masks[::-1] for track, masks in self.down.items()}
        hearts = (*TRACKS, "")
        self.down_args = {heart: {"card": card.id, "order": card.ties, "heart": heart} for heart in hearts}
        self.up_args = {heart: {"card": card.id, "order": card.ties[::-1], "heart": heart} for heart in hearts}
        args = {"card": card.id, "black": arrow.black, "towards": arrow.towards, "grey": arrow.grey}
        masks = tuple(BOARD.bits([name]) for name in arrow.order)
        self.scan: dict[str, Criterion[str]] = {
            id: Criterion(id, clause, classes=masks, args=args) for id, clause in SCANS.items()
        }


def _mask(symbol: str, favourite: str) -> int:
    """The track that a symbol of a column stands for, as a bit; 0 for the heart of nobody."""
    track = favourite if symbol == FAVOURITE else symbol
    return 1 << TRACK[track] if track else 0


def _ahead(places: Mapping[int, str], way: Way) -> tuple[tuple[tuple[int, str], ...], ...]:
    """From each space of a track the steps to its end, called "", and to the landmarks before it, the nearest first."""
    found = []
    for space in range(TOP + 1):
        steps = {one: (place - space) * way.step for place, one in places.items()}
        before = [(left, one) for one, left in steps.items() if left > 0]
        found.append(tuple(sorted([(abs(way.end - space), ""), *before])))
    return tuple(found)


class Data:
    """Everything that follows from a pack alone."""

    __slots__ = (
        "ahead", "amounts", "civilizations", "compass", "dice", "free_advances", "guides", "incomes", "landmark_at",
        "landmarks", "pack", "reactions", "removed", "rewards",
    )  # fmt: skip

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        arrows = pack.table("arrow", Arrow)
        self.guides = {id: Guide(card, arrows[card.arrow]) for id, card in pack.table("card", Card).items()}
        self.incomes: Mapping[str, Income] = pack.table("income", Income)
        spaces = pack.table("space", Space)
        self.rewards = tuple(
            ((), *(tuple(dict.fromkeys(spaces[f"{track}-{space}"].rewards)) for space in range(1, TOP + 1)))
            for track in TRACKS
        )
        self.landmarks: Mapping[str, Landmark] = pack.table("landmark", Landmark)
        self.landmark_at = tuple(
            {one.space: id for id, one in self.landmarks.items() if one.track == track} for track in TRACKS
        )
        self.ahead = {
            way.step: tuple(_ahead(places, way) for places in self.landmark_at) for way in (FORWARDS, BACKWARDS)
        }
        """What lies before a marker, by the step of its way: by track, by space."""
        self.civilizations: Mapping[str, Civilization] = pack.table("civilization", Civilization)
        self.reactions: Mapping[str, Reaction] = pack.table("reaction", Reaction)
        self.compass = {one.track: one.towards for one in pack.table("compass", Compass).values()}
        self.amounts = {id: one.value for id, one in pack.table("amount", Amount).items()}
        self.removed: dict[tuple[str, str], dict[str, Removed]] = {}
        for id, one in pack.table("removed", Removed).items():
            self.removed.setdefault((one.scenario, one.kind), {})[id] = one
        dice = pack.table("die", Die)
        self.dice = {arts: Pile.of("die", dice["die-20" if arts else "die-12"].faces) for arts in (False, True)}
        self.free_advances = tuple(TRACK[track] for track in pack.table("order", Order)["free_advances"].tracks)
        """The order of the free advances of levels 1 and 6 (TA-20.4, TA-20.6)."""

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Data) and self.pack == other.pack)

    __hash__ = None  # type: ignore[assignment]


_MADE: list[Data] = []


def data_of(pack: Pack) -> Data:
    """The data of a pack, made once."""
    for made in _MADE:
        if made.pack is pack:
            return made
    made = Data(pack)
    _MADE[:] = [*_MADE[-7:], made]
    return made


def new_deck(setting: Setting, data: Data) -> Pile:
    """The decision deck and the progress deck (TA-2.11, TA-5.1); in Kaiju 2 and for two one deck (TA-32.1)."""
    cards = cards_in_play(setting, data)
    if setting.scenario == "kaiju_two" or setting.two_people:
        return Pile.of("deck", cards)
    circles = [card for card in cards if int(card.rstrip("a")) <= 7]
    return Pile.of("deck", circles).with_reserve("progress", [card for card in cards if card not in circles])


def cards_in_play(setting: Setting, data: Data) -> tuple[str, ...]:
    """The 22 decision cards; with Arts & Architecture ten are the new ones (TA-1.6); fewer for two (TA-33.3)."""
    if setting.two_people:
        return tuple(str(card) for card in range(1, data.amounts["two_people_deck"] + 1))
    new = setting.arts != "none"
    return tuple(f"{id}a" if new and f"{id}a" in data.guides else id for id in data.guides if not id.endswith("a"))


REPLACED = ("1", "2", "4", "5", "8", "10", "13", "15", "17", "19")
"""The decision cards that Arts & Architecture replaces (TA-1.6)."""
LEVELS, TURNS = range(1, 7), range(1, 6)


def constraints(pack: Pack) -> list[tuple[str, str, str]]:
    """What the book says about the cards: (table, card, fault)."""
    found = []
    cards, arrows = pack.table("card", Card), pack.table("arrow", Arrow)
    tracks = {*TRACKS[:4], FAVOURITE}
    for id, card in cards.items():
        named = set(card.ties)
        if len(named) < len(card.ties) or not tracks <= named <= {*tracks, TRACKS[4]}:
            found.append(("card", id, "card.column"))
        if card.circle != (int(id.rstrip("a")) <= 7):
            found.append(("card", id, "card.shape"))
        if card.arrow not in arrows:
            found.append(("card", id, "card.arrow"))
        if card.replaced != (id in REPLACED):
            found.append(("card", id, "card.replaced"))
    for id, arrow in arrows.items():
        if sorted(arrow.order) != sorted(BOARD.names) or arrow.order[0] != arrow.black:
            found.append(("arrow", id, "arrow.order"))
    for table, id, shown, whole in (
        ("die", "die-12", pack.table("die", Die)["die-12"].faces, TRACKS[:4]),
        ("die", "die-20", pack.table("die", Die)["die-20"].faces, TRACKS),
        ("order", "free_advances", pack.table("order", Order)["free_advances"].tracks, TRACKS[:4]),
    ):
        if sorted(shown) != sorted(whole):
            found.append((table, id, "tracks.each"))
    if pack.table("amount", Amount)["two_people_deck"].value not in range(2, 23, 2):
        found.append(("amount", "two_people_deck", "deck.two"))
    for id, landmark in pack.table("landmark", Landmark).items():
        if landmark.track not in TRACKS or landmark.space not in (4, 7, 10):
            found.append(("landmark", id, "landmark.place"))
    return found


_LANDMARKS = (
    "forge", "rubber_works", "tech_hub", "barracks", "tank_factory", "fusion_reactor", "lighthouse", "train_station",
    "launch_pad", "apothecary", "academy", "laboratory", "clocktower", "opera_house", "holocenter",
)  # fmt: skip
_CIVILIZATIONS = (
    "engineers", "scientists", "explorers", "conquerors", "equalizers", "iconoclasts", "hucksters", "trailblazers",
    "arts_one", "arts_two", "charmers", "erratics", "time_travelers",
)  # fmt: skip
_REACTIONS = (
    "trap", "other", "ghost_ships", "gremlins", "kraken", "enchanted", "double_cross", "stolen_plans", "surrender",
    "retreat", "surprise_guest",
)  # fmt: skip


def with_dice(raw: dict[str, Any]) -> dict[str, Any]:
    """From form 2, without the dice, the order of the free advances and the VP of the Trailblazers."""

    def row(id: str, en: str, de: str, provenance: str, **its: object) -> dict[str, object]:
        return {"id": id, "names": {"en": en, "de": de}, "provenance": provenance, **its}

    outposts = row(
        "trailblazer_outpost", "VP per track outpost", "SP je Außenposten auf einer Leiste", "likely", value=10
    )
    order = ["military", "exploration", "technology", "science"]
    return {
        **raw,
        "amount": [*raw.get("amount", ()), outposts],
        "die": [
            row("die-12", "science die", "Wissenschaftswürfel", "likely", faces=[*TRACKS[:4]]),
            row("die-20", "science die with arts", "Wissenschaftswürfel mit Künsten", "reconstructed", faces=[*TRACKS]),
        ],
        "order": [row("free_advances", "order of the free advances", "Reihenfolge", "likely", tracks=order)],
    }


def with_two_people(raw: dict[str, Any]) -> dict[str, Any]:
    """From form 3, without the deck for two people."""
    names = {"en": "cards of the deck for two people", "de": "Karten im Stapel zu zweit"}
    row = {"id": "two_people_deck", "names": names, "provenance": "likely", "value": 12}
    return {**raw, "amount": [*raw.get("amount", ()), row]}


PACK = PackSpec(
    {
        "card": Card,
        "arrow": Arrow,
        "income": Income,
        "space": Space,
        "landmark": Landmark,
        "civilization": Civilization,
        "reaction": Reaction,
        "compass": Compass,
        "amount": Amount,
        "die": Die,
        "order": Order,
        "removed": Removed,
    },
    {
        "card": (*map(str, range(1, 23)), *(f"{id}a" for id in REPLACED)),
        "arrow": tuple(f"arrow-{letter}" for letter in "abcdefghij"),
        "income": tuple(f"{part}-{level}-{turn}" for part in ("base", "arts") for level in LEVELS for turn in TURNS),
        "space": tuple(f"{track}-{space}" for track in TRACKS for space in range(1, TOP + 1)),
        "landmark": _LANDMARKS,
        "civilization": _CIVILIZATIONS,
        "reaction": _REACTIONS,
        "compass": tuple(f"compass-{track}" for track in TRACKS[:4]),
        "amount": (
            "utopia_stuck",
            "utopia_landmark",
            "iconoclast_landmark",
            "equalizer_none",
            "trailblazer_outpost",
            "two_people_deck",
        ),
        "die": ("die-12", "die-20"),
        "order": ("free_advances",),
    },
    constraints,
    schema=4,
    upgrades={2: with_dice, 3: with_two_people},
)
