"""The state of Mosaic: his decks, piles and supplies, and the regions as far as they are tracked."""

from __future__ import annotations

from typing import ClassVar, Literal

from visavis.core import UNTRACKED, Bits, Map, Pack, Pile, Untracked, absorbing
from visavis.core import State as BaseState
from visavis.games.mosaic.board import BOARD, SOLO, Counts, where
from visavis.games.mosaic.data import GOODS, INVENTED_CARDS, RING, TILES, Data
from visavis.games.mosaic.options import Options

HUMANS = ("you", "you2", "you3", "you4")
BOTS = ("bot", "bot2")
STATIC = "static"
Side = Literal["you", "you2", "you3", "you4", "bot", "bot2", "static"]
Turn = Literal["you", "you2", "you3", "you4", "bot", "bot2"]
Phase = Literal["board", "leaders", "technologies", "start", "decks", "play", "scoring", "end", "over"]

Tiles = tuple[tuple[tuple[str, int], ...] | None, ...]
"""The resource tiles left in each region, as kind and value; None where nobody has looked yet."""
Goods = tuple[tuple[str, ...], ...]
Rows = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]
"""The invented offers of a simulation: build, technology, population, tax."""
Numbers = tuple[int, ...]

PER_BOT = (
    "stone", "food", "idea", "money", "population", "symbols", "earned", "projects", "achievements", "wonder_cards",
    "cities_left", "farms_left", "works_left", "infantry_left", "cavalry_left",
)  # fmt: skip
"""Fields with one number for each HeroBotus."""
SUPPLY = {
    "cities": "cities_left",
    "farm": "farms_left",
    "manufactory": "works_left",
    "infantry": "infantry_left",
    "cavalry": "cavalry_left",
}
"""The field of each kind of piece in his supply."""
BOARD_COUNTS = ("cities", "towns", "infantry", "cavalry", "siege", "wonders")


class State(BaseState, kw_only=True):
    """A game of Mosaic against HeroBotus."""

    REGIONS: ClassVar[tuple[str, ...]] = ("regions",)
    FIXED: ClassVar[tuple[str, ...]] = ("pack", "data", "options", "humans", "bots", "order", "sides")

    pack: Pack
    data: Data
    options: Options
    humans: tuple[str, ...]
    bots: tuple[str, ...]
    order: tuple[Turn, ...]
    """Who has turns, in their order."""
    sides: tuple[str, ...]
    """Humans, then HeroBoti, then the static player."""
    phase: Phase = "board"
    turn: Turn = "you"
    round: int = 1
    last: int = 0
    """How many turns are left once the end has come; 0 before."""
    scorings: int = 0
    more: bool = False
    """Whether you have more to report in this turn."""
    due: bool = False
    """Whether an empire scoring comes next."""
    regions: Bits = SOLO
    homes: tuple[str, ...] = ("",)
    """Your home region; one for each person."""
    starts: tuple[tuple[str, str], ...] = (("", ""),)
    """His home region and his other start region."""
    static: tuple[str, ...] = ()
    leaders: tuple[str, ...] = ("",)
    action: Pile = Pile("action")
    action_discard: tuple[str, ...] = ()
    beside: str = ""
    """The tax or population card beside the discard pile."""
    location: Pile = Pile("location")
    location_discard: tuple[str, ...] = ()
    location_out: tuple[str, ...] = ()
    """Location cards that are not in his deck."""
    stone: Numbers = (0,)
    food: Numbers = (0,)
    idea: Numbers = (0,)
    money: Numbers = (0,)
    population: Numbers = (0,)
    symbols: Numbers = (0,)
    earned: Numbers = (0,)
    projects: Numbers = (0,)
    achievements: Numbers = (0,)
    wonder_cards: Numbers = (0,)
    cities_left: Numbers = (0,)
    farms_left: Numbers = (0,)
    works_left: Numbers = (0,)
    infantry_left: Numbers = (0,)
    cavalry_left: Numbers = (0,)
    golden_left: int = 0
    achievements_left: int = 0
    wonders_left: int = 0
    tiles: Tiles | Untracked = (None,) * 7
    goods: Goods | Untracked = ((),) * 7
    """Goods that are known to lie in each region."""
    owned: Goods | Untracked = ()
    """The goods that each side owns."""
    cities: Counts | Untracked = ()
    towns: Counts | Untracked = ()
    infantry: Counts | Untracked = ()
    cavalry: Counts | Untracked = ()
    siege: Counts | Untracked = ()
    wonders: Counts | Untracked = ()
    row_size: int = 0
    """How many cards lie in the technology offer; 0 before anybody has counted."""
    rows: Rows | Untracked = ((), (), (), ())
    holding: int | Untracked = 0
    """The money in the holding area of Tax & Tariff."""
    empire: Numbers = (0, 0)
    """Points of empire scorings: persons, then HeroBoti."""
    final: Numbers = (0, 0)

    def board_map(self) -> Map:
        return BOARD

    @property
    def solo(self) -> bool:
        """Whether the rules without the appendix hold."""
        return self.options.solo

    def side(self, bot: int) -> int:
        """The number of a HeroBotus among the sides."""
        return len(self.humans) + bot


def put(values: tuple[int, ...], at: int, change: int) -> tuple[int, ...]:
    """The numbers with one of them changed by so much."""
    return (*values[:at], values[at] + change, *values[at + 1 :])


def cards(state: State) -> dict[str, int]:
    """His cards and pieces, which never become more or fewer."""
    held = (*state.action.cards, *state.action_discard, state.beside)
    counted = {card: held.count(card) for card in (*state.data.action_deck, state.data.action_reshuffle)}
    held = (*state.location.cards, *state.location_discard, *state.location_out)
    counted |= {card: held.count(card) for card in state.data.locations}
    for at, bot in enumerate(state.bots):
        for field, left, board in (
            ("cities", state.cities_left, state.cities),
            ("infantry", state.infantry_left, state.infantry),
            ("cavalry", state.cavalry_left, state.cavalry),
        ):
            if board is not UNTRACKED:
                counted[f"{field} {bot}"] = left[at] + sum(board[state.side(at)])
        if state.towns is not UNTRACKED:
            counted[f"towns {bot}"] = state.farms_left[at] + state.works_left[at] + sum(state.towns[state.side(at)])
    return counted


def faults(state: State) -> tuple[str, ...]:
    """All that is wrong with a state."""
    found = [*state.action.faults(), *state.location.faults()]
    data, bots, persons = state.data, len(state.bots), len(state.humans)
    numbers = [getattr(state, name) for name in PER_BOT]
    if any(len(values) != bots or not all(0 <= value <= MOST for value in values) for values in numbers):
        found.append("bot.numbers")
    elif any(getattr(state, field)[at] > data.stock[kind] for kind, field in SUPPLY.items() for at in range(bots)):
        found.append("bot.supply")
    both = (state.empire, state.final)
    if any(len(values) != persons + bots or not all(0 <= value <= MOST for value in values) for values in both):
        found.append("points.numbers")
    left = (state.golden_left, state.achievements_left, state.wonders_left, state.row_size)
    if not all(0 <= value <= 20 for value in left) or not 0 <= state.scorings <= 3 or not 0 <= state.last <= 7:
        found.append("table.numbers")
    if not 1 <= state.round <= MOST or state.turn not in (*state.humans, *state.bots):
        found.append("turn.unknown")
    action = sorted((*data.action_deck, data.action_reshuffle))
    if sorted((*state.action.cards, *state.action_discard, *filter(None, [state.beside])), key=str) != action:
        found.append("action.cards")
    elif state.beside and data.actions[state.beside].first not in ("tax", "population"):
        found.append("action.beside")
    elif state.action.size() == 0 and state.phase == "play":
        found.append("action.empty")
    location = (*state.location.cards, *state.location_discard, *state.location_out)
    if sorted(location, key=str) != sorted(data.locations):
        found.append("location.cards")
    elif state.phase in ("play", "scoring") and location_faults(state):
        found.append("location.empty")
    found += place_faults(state)
    found += on_board_faults(state)
    if state.rows is not UNTRACKED and not all_invented(state.rows):
        found.append("rows.cards")
    if isinstance(state.holding, int) and not 0 <= state.holding <= MOST:
        found.append("table.numbers")
    return tuple(dict.fromkeys(found))


MOST = 9999


def location_faults(state: State) -> bool:
    """A deck needs the card that shuffles it anew, and cards to be mixed with it."""
    deck = (*state.location.cards, *state.location_discard)
    return state.data.location_reshuffle not in deck or len(deck) < 4 or state.location.size() == 0


def place_faults(state: State) -> list[str]:
    """What is wrong with homes, start regions and leaders."""
    found = []
    regions = ("", *RING)
    named = (*state.homes, *(one for two in state.starts for one in two), *state.static)
    if (
        len(state.homes) != len(state.humans)
        or len(state.starts) != len(state.bots)
        or len(state.leaders) != len(state.bots)
    ):
        found.append("start.numbers")
    if (
        any(one not in regions for one in named)
        or "" in state.static
        or len(state.static) not in (0, 2)
        or (state.phase in ("decks", "play", "scoring") and any("" in two for two in state.starts))
    ):
        found.append("start.regions")
    if any(leader and leader not in state.data.leaders for leader in state.leaders) or (
        state.phase in ("technologies", "start", "decks", "play", "scoring") and "" in state.leaders
    ):
        found.append("start.leaders")
    if isinstance(state.regions, int) and state.regions & SOLO != SOLO:
        found.append("region.five")
    elif state.solo and state.regions != SOLO:
        found.append("region.not_in_play")
    if state.solo and state.phase in ("play", "scoring") and not state.static:
        found.append("start.regions")
    return found


def on_board_faults(state: State) -> list[str]:
    """What is wrong with a tracked board."""
    found = []
    sides = len(state.sides)
    for name in BOARD_COUNTS:
        counts = getattr(state, name)
        if counts is UNTRACKED:
            continue
        if len(counts) != sides or any(len(row) != len(RING) for row in counts):
            found.append("board.shape")
        elif any(not 0 <= count <= 99 for row in counts for count in row):
            found.append("board.numbers")
        elif any(where(side, counts) & ~state.regions for side in range(sides)):
            found.append("region.not_in_play")
    if state.tiles is not UNTRACKED:
        tiles = [tile for region in state.tiles for tile in region or ()]
        if len(state.tiles) != len(RING) or any(kind not in TILES or not 1 <= n <= 99 for kind, n in tiles):
            found.append("board.tiles")
    if state.goods is not UNTRACKED and (
        len(state.goods) != len(RING) or any(good not in GOODS for region in state.goods for good in region)
    ):
        found.append("board.goods")
    if state.owned is not UNTRACKED and (
        len(state.owned) != sides or any(good not in GOODS for side in state.owned for good in side)
    ):
        found.append("board.goods")
    return found


@absorbing
def all_invented(rows: Rows) -> bool:
    """Whether the invented offers hold invented cards only."""
    return all(card in INVENTED_CARDS[at] for at, row in enumerate(rows) for card in row)
