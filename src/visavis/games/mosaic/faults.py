"""What cannot be true of a game of Mosaic, and what never becomes more or fewer."""

from __future__ import annotations

from collections.abc import Iterable

from visavis.core import UNTRACKED, Fault, Faults, Untracked, absorbing, or_else, pile_faults
from visavis.games.mosaic.board import SOLO, Counts, Goods, Tiles, where
from visavis.games.mosaic.cards import GOODS, RING, TILES
from visavis.games.mosaic.cards.invented import CARDS
from visavis.games.mosaic.state import BOARD_COUNTS, PER_BOT, SUPPLY, Numbers, Rows, State

MOST = 9999
MOST_IN_ROW, MOST_SCORINGS, MOST_TURNS = 20, 3, 7
MOST_ON_BOARD = 99
FEWEST_LOCATIONS = 4
"""The card that shuffles the location deck, the two that are mixed with it, and one to turn over."""


def cards(state: State) -> dict[str, int]:
    """His cards and pieces, which never become more or fewer."""
    held = (*state.action.cards, *state.action_discard, state.beside)
    counted = {card: held.count(card) for card in (*state.data.action_deck, state.data.action_reshuffle)}
    held = (*state.location.cards, *state.location_discard, *state.location_out)
    counted |= {card: held.count(card) for card in state.data.locations if state.uses(card)}
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


# Numbers


def within(values: Iterable[int], most: int, least: int = 0) -> bool:
    """Whether all of these numbers are possible."""
    return all(least <= value <= most for value in values)


def misfits(numbers: Numbers, count: int) -> bool:
    """Whether these are not so many possible numbers."""
    return len(numbers) != count or not within(numbers, MOST)


def bot_numbers(state: State) -> bool:
    """Whether a number of a HeroBotus is missing or not possible."""
    return any(misfits(getattr(state, name), len(state.bots)) for name in PER_BOT)


def bot_supply(state: State) -> bool:
    """Whether a HeroBotus has more pieces in supply than there are.

    How many a colour has may be reconstructed. Where the board is tracked nothing rests on it, and what the owner
    counts holds; otherwise what is not in his supply stands on the board, so the number of his colour comes first.
    """
    stock, tracked = state.data.stock, state.cities is not UNTRACKED
    return not all(
        within(getattr(state, field), MOST_ON_BOARD if tracked else stock[kind]) for kind, field in SUPPLY.items()
    )


def points(state: State) -> bool:
    """Whether points are missing or not possible."""
    sides = len(state.humans) + len(state.bots)
    return misfits(state.empire, sides) or misfits(state.final, sides)


def table_numbers(state: State) -> bool:
    """Whether a number of the rows, the scorings, the last turns or the holding area is not possible."""
    rows = (state.golden_left, state.achievements_left, state.wonders_left, state.row_size)
    return not (
        within(rows, MOST_IN_ROW)
        and within([state.scorings], MOST_SCORINGS)
        and within([state.last], MOST_TURNS)
        and within([or_else(state.holding, 0)], MOST)
    )


def turn(state: State) -> bool:
    """Whether there is no such side or round."""
    return state.turn not in state.order or not within([state.round], MOST, least=1)


# His decks


def action_cards(state: State) -> bool:
    """Whether an action card is missing, there twice, or not of this level."""
    held = (*state.action.cards, *state.action_discard, *filter(None, [state.beside]))
    return sorted(held, key=str) != sorted((*state.data.action_deck, state.data.action_reshuffle))


def action_beside(state: State) -> bool:
    """Whether a card lies beside the discard pile that cannot."""
    return bool(state.beside) and state.data.actions[state.beside].first not in ("tax", "population")


def action_empty(state: State) -> bool:
    """Whether he has no card for his turn."""
    return state.phase == "play" and not state.action.size()


def location_cards(state: State) -> bool:
    """Whether a location card is missing, there twice, or unknown."""
    held = sorted(map(str, (*state.location.cards, *state.location_discard, *state.location_out)))
    known = state.data.locations
    # Cards of a region that is not in play need not lie anywhere.
    return not {*held} <= {*known} or [card for card in held if state.uses(card)] != sorted(filter(state.uses, known))


def location_empty(state: State) -> bool:
    """A deck needs the card that shuffles it anew, and cards to be mixed with it."""
    if state.phase not in ("play", "scoring"):
        return False
    deck = (*state.location.cards, *state.location_discard)
    return state.data.location_reshuffle not in deck or len(deck) < FEWEST_LOCATIONS or not state.location.size()


# Homes, start regions and leaders


def start_numbers(state: State) -> bool:
    """Whether a side has no home or no leader."""
    bots = len(state.bots)
    return len(state.homes) != len(state.humans) or len(state.starts) != bots or len(state.leaders) != bots


def start_regions(state: State) -> bool:
    """Whether a start region is missing or no region."""
    starts = [region for two in state.starts for region in two]
    begun = state.phase in ("decks", "play", "scoring")
    return (
        not {*state.homes, *starts, *state.static} <= {"", *RING}
        or "" in state.static
        or len(state.static) not in (0, 2)
        or (begun and "" in starts)
        or (state.solo and state.phase in ("play", "scoring") and not state.static)
    )


def start_leaders(state: State) -> bool:
    """Whether a leader is missing or unknown."""
    chosen = state.phase in ("technologies", "start", "decks", "play", "scoring")
    return not {*state.leaders} <= {"", *state.data.leaders} or (chosen and "" in state.leaders)


# The board, where it is tracked


def not_in_play(state: State) -> bool:
    """Whether a region is in play or has pieces that should not be."""
    if state.solo and state.regions != SOLO:
        return True
    found = (where(side, getattr(state, name)) for name in BOARD_COUNTS for side in range(len(state.sides)))
    return any(or_else(bits, 0) & ~state.regions for bits in found)


@absorbing
def misshapen(counts: Counts, sides: int) -> bool:
    """Whether there is not one number for each side and region."""
    return len(counts) != sides or any(len(row) != len(RING) for row in counts)


@absorbing
def impossible(counts: Counts) -> bool:
    """Whether a number of pieces is not possible."""
    return not all(within(row, MOST_ON_BOARD) for row in counts)


@absorbing
def other_tiles(tiles: Tiles) -> bool:
    """Whether a region is missing or a tile not possible."""
    return len(tiles) != len(RING) or any(
        kind not in TILES or not 1 <= value <= MOST_ON_BOARD for its in tiles for kind, value in its or ()
    )


@absorbing
def other_goods(goods: Goods, count: int) -> bool:
    """Whether the goods of a region or a side are missing, or one is unknown."""
    return len(goods) != count or any(good not in GOODS for its in goods for good in its)


@absorbing
def other_offers(rows: Rows) -> bool:
    """Whether an invented offer holds a card that is not invented."""
    return any(card not in known for row, known in zip(rows, CARDS, strict=True) for card in row)


def any_of(found: Iterable[bool | Untracked]) -> bool:
    """Whether one of these is surely so."""
    return any(or_else(one, False) for one in found)


def pieces(state: State) -> tuple[Counts | Untracked, ...]:
    """All pieces on the board."""
    return tuple([getattr(state, name) for name in BOARD_COUNTS])


FAULTS: Faults[State] = Faults(
    [
        *pile_faults(lambda state: state.action),
        *pile_faults(lambda state: state.location),
        Fault("bot.numbers", bot_numbers),
        Fault("points.numbers", points),
        Fault("table.numbers", table_numbers),
        Fault("turn.unknown", turn),
        Fault("action.cards", action_cards),
        Fault("location.cards", location_cards),
        Fault("start.numbers", start_numbers),
        Fault("start.regions", start_regions),
        Fault("start.leaders", start_leaders),
        Fault("region.five", lambda state: state.regions & SOLO != SOLO),
        Fault("board.shape", lambda state: any_of(misshapen(one, len(state.sides)) for one in pieces(state))),
        Fault("board.numbers", lambda state: any_of(impossible(one) for one in pieces(state))),
        Fault("board.tiles", lambda state: other_tiles(state.tiles)),
        Fault(
            "board.goods",
            lambda state: any_of((other_goods(state.goods, len(RING)), other_goods(state.owned, len(state.sides)))),
        ),
        Fault("rows.cards", lambda state: other_offers(state.rows)),
    ],
    [
        Fault("bot.supply", bot_supply),
        Fault("action.beside", action_beside),
        Fault("action.empty", action_empty),
        Fault("location.empty", location_empty),
        Fault("region.not_in_play", not_in_play),
    ],
)
