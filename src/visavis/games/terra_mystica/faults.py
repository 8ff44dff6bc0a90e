"""What cannot be true of a game, and what never becomes more or fewer."""

from __future__ import annotations

from collections.abc import Callable

from visavis.core import Fault, Faults, Untracked, absorbing, pile_faults
from visavis.games.terra_mystica.board import World
from visavis.games.terra_mystica.cards import CULTS, EXTRA, ROUNDS, TERRAINS, TOP
from visavis.games.terra_mystica.human.side import Whole
from visavis.games.terra_mystica.state import (
    BRIDGES,
    KINDS,
    LEFT_OF,
    PRIESTS,
    SETUP,
    TWOS,
    YOUR_PIECES,
    State,
    bonus_in_use,
)


def cards(state: State) -> dict[str, int]:
    """Her cards and pieces, which never become more or fewer; without her the bonus cards."""
    if not state.played.automa:
        in_game = (*state.bonus, *(side.bonus for side in state.sides if side.bonus))
        return {"bonus cards": len(in_game), "seats": len(state.sides)}
    held = (*state.deck.cards, *state.turned, *state.aside)
    # Before her deck is made, and while the extra card waits, they lie beside the table.
    beside = state.phase in SETUP
    waits = state.merchants and EXTRA not in held
    counted = {
        f"card {card}": 1 if beside or (card == EXTRA and waits) else held.count(card) for card in state.cards_in_use
    }
    if isinstance(state.plain, int) and isinstance(state.marked, int):
        for kind in KINDS:
            on_map = state.all_of(kind) & state.hers
            assert isinstance(on_map, int)
            counted[kind] = on_map.bit_count() + getattr(state, LEFT_OF[kind])
    return counted


def twice(names: tuple[object, ...]) -> bool:
    """Whether a name is there more than once."""
    return len(set(names)) != len(names)


# Turns, cults and her cards


def passed_seats(state: State) -> bool:
    """Whether somebody passed who cannot have, or nobody did before a new round."""
    return (
        twice(state.passed)
        or not set(state.passed) <= set(state.seats)
        or (state.phase == "between" and not state.passed)
    )


def turn_seat(state: State) -> bool | Untracked:
    """Whether somebody plays or has built who does not sit at the table."""
    return state.turn not in state.seats or too_many((0,), state.friends if state.humans == 1 else 0)


def cult_level(state: State) -> bool:
    """Whether a marker is not on its track."""
    return any(not 0 <= level <= TOP for seat in state.seats for level in state.cults_of(seat))


def cult_top(state: State) -> bool:
    """Whether two markers share the top of a track."""
    levels = [state.cults_of(seat) for seat in state.seats]
    return any(sum(one[at] == TOP for one in levels) > 1 for at in range(len(CULTS)))


def cult_priests(state: State) -> bool:
    """Whether more priests stand there than a track has spaces for."""
    return any(not 0 <= taken <= 1 for taken in state.threes) or any(not 0 <= taken <= TWOS for taken in state.twos)


def deck_cards(state: State) -> bool:
    """Whether one of her cards is missing, there twice, or not of this game; the extra one may still wait."""
    if state.phase in SETUP:
        return False
    held = sorted(map(str, (*state.deck.cards, *state.turned, *state.aside)))
    return held not in (sorted(state.cards_in_use), sorted({*state.cards_in_use} - {EXTRA}))


# Names that the cards do not know


def tiles_six(state: State) -> bool:
    """Whether these are not six different scoring tiles."""
    known = set(state.tiles) <= set(state.pack.tables["tile"])
    return (
        not known
        or twice(state.tiles)
        or len(state.tiles) not in ((0, ROUNDS) if state.phase == "setup" else (ROUNDS,))
    )


def tiles_spade(state: State) -> bool:
    """Whether a tile lies in rounds 5 and 6 that must not (TM-3.2)."""
    tiles = state.pack.tables["tile"]
    return any(tiles[id].early for id in state.tiles[4:] if id in tiles)


def home_terrain(state: State) -> bool:
    """Whether a home is missing, no terrain, or that of two sides; where ice or fire began others may move in."""
    late, people = state.phase != "setup", state.pack.tables["people"]
    homes = [state.home, *(state.home_of(seat) for seat in state.persons)]
    began = (
        late and state.people_known(seat) and people[state.faction_of(seat)].ground in ("ice", "volcano")
        for seat in state.persons
    )
    own = tuple(home for home, only in zip(homes, (False, *began), strict=True) if home and not only)
    return not set(homes) <= {*TERRAINS, ""} or twice(own) or (late and "" in homes)


def faction_name(state: State) -> bool:
    """Whether somebody plays a faction that there is not, or none after the set-up began."""
    late, tables = state.phase != "setup", state.pack.tables
    peoples = (state.your_faction, state.friends_faction)[: state.humans]
    if (state.faction or late) and state.faction not in tables["faction"]:
        return True
    return any(one not in tables["people"] for one in peoples if one or late)


def faction_card(state: State) -> bool:
    """Whether her faction card does not say what only its owner can read."""
    needed = {"symbionts": (state.youth,), "blight": (state.fallow, state.blighted)}.get(state.faction, ())
    return state.phase != "setup" and not set(needed) <= set(TERRAINS)


def favour_tiles(state: State) -> bool | Untracked:
    """Whether a favour tile is gone twice or does not exist."""
    return bool(set(state.favours) - set(CULTS)) or state.seen(twice(state.favours))


# The map


def her_pieces(state: State) -> bool | Untracked:
    """Whether her supply cannot be, or is not what is missing on the map."""
    pieces = tuple(state.her_pieces[kind] for kind in KINDS)
    left = tuple(getattr(state, LEFT_OF[kind]) for kind in KINDS)
    if any(not 0 <= its <= most for its, most in zip(left, pieces, strict=True)):
        return True
    return missing(pieces, left, *(state.all_of(kind) & state.hers for kind in KINDS))


@absorbing
def missing(pieces: tuple[int, ...], left: tuple[int, ...], *built: int) -> bool:
    """Whether pieces are neither in the supply nor on the map, or both."""
    return tuple(its + bits.bit_count() for its, bits in zip(left, built, strict=True)) != pieces


def your_pieces(state: State) -> bool | Untracked:
    """Whether a person has built more than there is."""
    most = tuple(YOUR_PIECES[kind] if kind != "shipyard" or state.merchants else 0 for kind in KINDS)
    kinds = [state.all_of(kind) for kind in KINDS]
    yours = too_many(most, *(bits & state.yours for bits in kinds))
    return yours if yours is True else too_many(most, *(bits & state.friends for bits in kinds))


@absorbing
def too_many(most: tuple[int, ...], *built: int) -> bool:
    """Whether there is more of a kind than there may be."""
    return any(bits.bit_count() > its for bits, its in zip(built, most, strict=True))


@absorbing
def shared(*sets: int) -> bool:
    """Whether a space is in more than one set."""
    every = 0
    for spaces in sets:
        if spaces & every:
            return True
        every |= spaces
    return False


@absorbing
def outside(pieces: int, spaces: int) -> bool:
    """Whether a piece is where none can be."""
    return bool(pieces & ~spaces)


def building_kind(state: State) -> bool | Untracked:
    """Whether a building is of two kinds, or one is said to be larger that does not stand there."""
    kinds = [state.all_of(kind) for kind in KINDS[1:]]
    apart = shared(*kinds)
    if apart is not False:
        return apart
    return any(outside(bits, state.hers | state.people) is True for bits in kinds)


@absorbing
def ground_twice(world: World, became: tuple[int, ...]) -> bool | Untracked:
    """Whether a space has become two grounds, or a river one."""
    return shared(world.river, *became)


def bridge_place(state: State) -> bool:
    """Whether a bridge is there twice or where none can be."""
    built = (*state.bridges, *state.friends_bridges)
    return twice(built) or not set(built) <= {f"{one}-{other}" for one, other in state.world.bridges}


def bridge_count(state: State) -> bool:
    """Whether a person has built more bridges than there are."""
    return max(len(state.bridges), len(state.friends_bridges)) > BRIDGES


def power_action(state: State) -> bool:
    """Whether a power action is covered twice or does not exist."""
    return twice(state.covered) or not set(state.covered) <= set(range(1, 10))


def bonus_cards(state: State) -> bool:
    """Whether the round bonus cards in the row and before the players cannot be; the row has three."""
    if state.phase in SETUP[:2]:
        return False
    held = (state.her_bonus, state.your_bonus, *((state.friends_bonus,) if state.humans > 1 else ()))
    cards = (*state.bonus, *(card for card in held if card or state.phase != "place"))
    return twice(cards) or not set(cards) <= set(bonus_in_use(state)) or len(state.bonus) != 3


def bonus_coins(state: State) -> bool:
    """Whether the coins do not fit the row."""
    return len(state.coins) != len(state.bonus) or any(coins < 0 for coins in state.coins)


# People, where their whole game is kept


def every_side(wrong: Callable[[State, Whole], bool]) -> Callable[[State], bool]:
    """Whether something is wrong with one of the seats; where the board is just let go of, they are next."""
    return lambda state: state.followed and any(wrong(state, side) for side in state.sides)


def side_goods(state: State, side: Whole) -> bool:
    """Whether a seat has fewer than none of something, or more priests than there are."""
    goods = (side.points, side.coins, side.workers, side.priests, side.keys, side.sent, *side.bowls)
    return min(goods) < 0 or side.priests + side.sent > PRIESTS


def side_tracks(state: State, side: Whole) -> bool:
    """Whether a marker is not on its track."""
    if not side.faction:
        return False
    if side.faction not in state.pack.tables["board"]:
        return True
    board = state.pack.tables["board"][side.faction]
    ship, dig = side.ship - board.ship, side.dig
    return (
        not all(0 <= level <= TOP for level in side.cults)
        or not 0 <= ship <= len(board.ship_points)
        or not 0 <= dig <= len(board.dig_points)
    )


def side_pieces(state: State, side: Whole) -> bool:
    """Whether a seat has built more than there is, or in a river."""
    kinds = [state.all_of(kind) & side.built for kind in KINDS[1:]]
    large = shared(*kinds)
    sizes = [bits.bit_count() for bits in kinds]  # type: ignore[union-attr]
    dwellings = side.built.bit_count() - sum(sizes)
    most = [YOUR_PIECES[kind] for kind in KINDS]
    return (
        large is True
        or bool(side.built & ~state.world.land)
        or any(built > its for built, its in zip((dwellings, *sizes), most, strict=True))
    )


def side_bridges(state: State) -> bool:
    """Whether a bridge is there twice, where none can be, or one too many."""
    built = tuple(bridge for side in state.sides for bridge in side.bridges)
    many = any(len(side.bridges) > BRIDGES for side in state.sides)
    return many or twice(built) or not set(built) <= set(state.world.ends)


def side_tiles(state: State) -> bool:
    """Whether there are more tiles of a kind than there may be, or one twice before the same seat."""
    tables = state.pack.tables
    for table, held in (("favour", [side.favours for side in state.sides]), ("town", [s.towns for s in state.sides])):
        taken = [tile for tiles in held for tile in tiles]
        if any(tile not in tables[table] or taken.count(tile) > tables[table][tile].copies for tile in taken):
            return True
    return any(twice(side.favours) for side in state.sides)


def side_cards(state: State) -> bool:
    """Whether a round bonus card is there twice."""
    held = tuple(side.bonus for side in state.sides if side.bonus)
    return twice((*state.bonus, *held)) or not {*state.bonus, *held} <= set(state.pack.tables["bonus"])


def side_shared(state: State) -> bool | Untracked:
    """Whether two seats have built on the same space, or stand together at the top of a track."""
    tops = any(sum(side.cults[at] == TOP for side in state.sides) > 1 for at in range(len(CULTS)))
    return tops or shared(*(side.built for side in state.sides))


def side_count(state: State) -> bool:
    """Whether more or fewer seats are kept than there are, or nobody knows whose turn it is."""
    number = len(state.sides)
    places = {*state.order, *state.gone, *(task[1] for task in state.todo)}
    return number not in (0, state.humans) or not places <= set(range(max(1, number)))


def with_her(fault: Fault[State]) -> Fault[State]:
    """A fault that there can only be in a game with the Automa."""
    return Fault(fault.id, lambda state: state.played.automa and fault.found(state))


OF_SIDES: tuple[Fault[State], ...] = (
    Fault("side.count", side_count),
    Fault("side.goods", every_side(side_goods)),
    Fault("side.tracks", every_side(side_tracks)),
    Fault("side.pieces", every_side(side_pieces)),
    Fault("side.bridges", side_bridges),
    Fault("side.tiles", side_tiles),
    Fault("side.cards", side_cards),
    Fault("side.shared", side_shared),
)
WITH_HER: tuple[Fault[State], ...] = tuple(
    map(
        with_her,
        (
            *pile_faults(lambda state: state.deck),
            Fault("her.pieces", her_pieces),
            Fault("her.priests", lambda state: not 0 <= state.priests <= PRIESTS),
            Fault("round.number", lambda state: not 1 <= state.round <= ROUNDS),
            Fault("passed.seats", passed_seats),
            Fault("turn.seat", turn_seat),
            Fault(
                "turn.passed",
                lambda state: state.phase == "play" and state.turn in state.passed and not state.now.begun,
            ),
            Fault("cult.level", cult_level),
            Fault("cult.top", cult_top),
            Fault("cult.priests", cult_priests),
            Fault("tiles.six", tiles_six),
            Fault("tiles.spade", tiles_spade),
            Fault("home.terrain", home_terrain),
            Fault("faction.name", faction_name),
            Fault("faction.two", lambda state: state.humans > 1 and state.faction not in ("", "simpletons")),
            Fault("faction.giants", lambda state: state.faction == "blight" and state.your_faction == "giants"),
            Fault("faction.card", faction_card),
            Fault("favour.tiles", favour_tiles),
            Fault("deck.cards", deck_cards),
            Fault("space.two_buildings", lambda state: shared(state.yours, state.friends, state.plain, state.marked)),
            Fault("building.in_river", lambda state: outside(state.hers | state.people, state.world.land)),
            Fault("building.kind", building_kind),
            Fault("your.pieces", your_pieces),
            Fault("ground.twice", lambda state: ground_twice(state.world, state.became)),
            Fault("bridge.place", lambda state: state.seen(bridge_place(state))),
            Fault("bridge.count", lambda state: state.seen(bridge_count(state))),
            Fault("power.action", lambda state: state.seen(power_action(state))),
            Fault("bonus.cards", lambda state: state.seen(bonus_cards(state))),
            Fault("bonus.coins", lambda state: state.seen(bonus_coins(state))),
        ),
    )
)
FAULTS: Faults[State] = Faults(WITH_HER, OF_SIDES)
