"""What cannot be true of a game, and what never becomes more or fewer."""

from __future__ import annotations

from visavis.games.terra_mystica.cards import CULTS, EXTRA, ROUNDS, TERRAINS, TOP, Tile
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


def faults(state: State) -> tuple[str, ...]:
    """All that is wrong with a state."""
    found = list(state.deck.faults())
    pieces = state.her_pieces
    if any(not 0 <= getattr(state, LEFT_OF[kind]) <= pieces[kind] for kind in KINDS):
        found.append("her.pieces")
    if not 0 <= state.priests <= PRIESTS:
        found.append("her.priests")
    if not 1 <= state.round <= ROUNDS:
        found.append("round.number")
    if len(state.passed) != len(set(state.passed)) or not set(state.passed) <= set(state.seats):
        found.append("passed.seats")
    if state.turn not in state.seats:
        found.append("turn.seat")
    if state.phase == "play" and state.turn in state.passed:
        found.append("turn.passed")
    if state.phase == "between" and not state.passed:
        found.append("passed.seats")
    levels = [state.cults_of(seat) for seat in state.seats]
    if any(not 0 <= level <= TOP for one in levels for level in one):
        found.append("cult.level")
    if any(sum(one[at] == TOP for one in levels) > 1 for at in range(len(CULTS))):
        found.append("cult.top")
    if any(not 0 <= taken <= 1 for taken in state.threes) or any(not 0 <= taken <= TWOS for taken in state.twos):
        found.append("cult.priests")
    found += name_faults(state)
    if state.phase not in SETUP:
        held = sorted(map(str, (*state.deck.cards, *state.turned, *state.aside)))
        if held not in (sorted(state.cards_in_use), sorted({*state.cards_in_use} - {EXTRA})):
            found.append("deck.cards")
    if isinstance(state.plain, int):
        found += board_faults(state)
    return tuple(dict.fromkeys(found))


def name_faults(state: State) -> list[str]:
    """Names that the cards do not know."""
    tables, found = state.pack.tables, []
    late = state.phase != "setup"
    tiles = [tables["tile"].get(id) for id in state.tiles]
    wrong = [tile for tile in tiles if tile is None] or len(set(tiles)) != len(tiles)
    if wrong or len(tiles) not in ((ROUNDS,) if late else (0, ROUNDS)):
        found.append("tiles.six")
    if any(isinstance(tile, Tile) and tile.early for tile in tiles[4:]):
        found.append("tiles.spade")
    homes = [state.home, *(state.home_of(seat) for seat in state.persons)]
    known = [home for home in homes if home]
    if not set(known) <= set(TERRAINS) or len(known) != len(set(known)) or (late and "" in homes):
        found.append("home.terrain")
    factions = [state.faction] if state.faction or late else []
    peoples = [one for one in (state.your_faction, state.friends_faction)[: state.humans] if one or late]
    if not set(factions) <= set(tables["faction"]) or not set(peoples) <= set(tables["people"]):
        found.append("faction.name")
    if state.humans > 1 and factions and factions != ["simpletons"]:
        found.append("faction.two")
    if state.faction == "blight" and state.your_faction == "giants":
        found.append("faction.giants")
    needed = {"symbionts": (state.youth,), "blight": (state.fallow, state.blighted)}.get(state.faction, ())
    if late and not set(needed) <= set(TERRAINS):
        found.append("faction.card")
    if set(state.favours) - set(CULTS):
        found.append("favour.tiles")
    return found


def board_faults(state: State) -> list[str]:
    """All that is wrong with a tracked board."""
    found = []
    world = state.world
    yours, friends, plain, marked = state.yours, state.friends, state.plain, state.marked
    assert isinstance(yours, int)
    assert isinstance(friends, int)
    assert isinstance(plain, int)
    assert isinstance(marked, int)
    if yours & friends or (yours | friends) & (plain | marked) or plain & marked:
        found.append("space.two_buildings")
    every = yours | friends | plain | marked
    if every & ~world.land:
        found.append("building.in_river")
    seen = 0
    for kind in KINDS[1:]:
        bits = state.all_of(kind)
        assert isinstance(bits, int)
        if bits & seen or bits & ~every:
            found.append("building.kind")
        seen |= bits
    for kind in KINDS:
        bits = state.all_of(kind)
        assert isinstance(bits, int)
        if (bits & (plain | marked)).bit_count() + getattr(state, LEFT_OF[kind]) != state.her_pieces[kind]:
            found.append("her.pieces")
        most = YOUR_PIECES[kind] if kind != "shipyard" or state.merchants else 0
        if max((bits & yours).bit_count(), (bits & friends).bit_count()) > most:
            found.append("your.pieces")
    if friends and state.humans == 1:
        found.append("turn.seat")
    became = state.became
    assert isinstance(became, tuple)
    changed = 0
    for spaces in became:
        assert isinstance(spaces, int)
        if spaces & (changed | world.river):
            found.append("ground.twice")
        changed |= spaces
    pairs = {f"{one}-{other}" for one, other in world.bridges}
    built = (*state.bridges, *state.friends_bridges)
    if not set(built) <= pairs or len(built) != len(set(built)):
        found.append("bridge.place")
    if max(len(state.bridges), len(state.friends_bridges)) > BRIDGES:
        found.append("bridge.count")
    if len(state.covered) != len(set(state.covered)) or not set(state.covered) <= set(range(1, 10)):
        found.append("power.action")
    if len(state.favours) != len(set(state.favours)):
        found.append("favour.tiles")
    if state.phase not in SETUP[:2]:
        held = (state.her_bonus, state.your_bonus, *((state.friends_bonus,) if state.humans > 1 else ()))
        placed = state.phase == "place"
        cards = (*state.bonus, *(card for card in held if card or not placed))
        if len(set(cards)) != len(cards) or not set(cards) <= set(bonus_in_use(state)) or len(state.bonus) != 3:
            found.append("bonus.cards")
    if len(state.coins) != len(state.bonus) or any(coins < 0 for coins in state.coins):
        found.append("bonus.coins")
    return found
