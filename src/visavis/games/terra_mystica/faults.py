"""What cannot be true of a game, and what never becomes more or fewer."""

from __future__ import annotations

from visavis.core import Fault, Faults, Untracked, absorbing, pile_faults
from visavis.games.terra_mystica.board import World
from visavis.games.terra_mystica.cards import CULTS, EXTRA, ROUNDS, TERRAINS, TOP
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
    """Her cards and pieces, which never become more or fewer."""
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
    """Whether a home is missing, no terrain, or that of two sides."""
    homes = [state.home, *(state.home_of(seat) for seat in state.persons)]
    known = tuple(home for home in homes if home)
    return not set(known) <= set(TERRAINS) or twice(known) or (state.phase != "setup" and "" in homes)


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


FAULTS: Faults[State] = Faults(
    [
        *pile_faults(lambda state: state.deck),
        Fault("her.pieces", her_pieces),
        Fault("her.priests", lambda state: not 0 <= state.priests <= PRIESTS),
        Fault("round.number", lambda state: not 1 <= state.round <= ROUNDS),
        Fault("passed.seats", passed_seats),
        Fault("turn.seat", turn_seat),
        Fault("turn.passed", lambda state: state.phase == "play" and state.turn in state.passed),
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
    ]
)
