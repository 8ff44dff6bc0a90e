"""What a position or a correction need not say."""

from __future__ import annotations

from visavis.core import UNTRACKED
from visavis.games.terra_mystica.cards import EXTRA, ROUNDS, TERRAINS
from visavis.games.terra_mystica.effects.setup import MakeDeck
from visavis.games.terra_mystica.state import KINDS, LEFT_OF, SETUP, State, bonus_in_use, tiles_in_use


def complete(state: State, given: frozenset[str]) -> None:
    """What a position or a correction may leave out because it follows from the rest, or does not matter."""
    if isinstance(state.plain, int) and given & {*State.REGIONS}:
        pieces = state.her_pieces
        for kind in KINDS:
            if LEFT_OF[kind] not in given:
                on_map = state.all_of(kind) & state.hers
                assert isinstance(on_map, int)
                setattr(state, LEFT_OF[kind], pieces[kind] - on_map.bit_count())
    if "phase" in given and state.phase != "setup":
        fill_names(state, given)
    if "deck" not in given and ("turned" in given or "phase" in given) and state.phase not in SETUP:
        fill_deck(state)


def fill_names(state: State, given: frozenset[str]) -> None:
    """Factions, home terrains, tiles and bonus cards that a position does not name."""
    tables = state.pack.tables
    if "tiles" not in given:
        tiles = [id for id in tiles_in_use(state) if not tables["tile"][id].early]
        state.tiles = tuple(tiles[:ROUNDS])
    if "faction" not in given:
        state.faction = "simpletons"
    for seat, people, home in (
        ("you", "your_faction", "your_home"),
        ("friend", "friends_faction", "friends_home"),
    )[: state.humans]:
        if people not in given:
            taken = {state.home, state.your_home, state.friends_home} - {getattr(state, home)}
            names = {state.your_faction, state.friends_faction}
            wanted = getattr(state, home)
            fitting = (
                id
                for id, one in tables["people"].items()
                if id not in names and one.home not in taken and (one.home == wanted if wanted else one.home)
            )
            setattr(state, people, next(fitting, ""))
        if home not in given and state.people_known(seat):
            setattr(state, home, state.people_of(seat).home)
    if "home" not in given:
        taken = {state.your_home, state.friends_home}
        state.home = next(terrain for terrain in TERRAINS if terrain not in taken)
    if "bonus" not in given and state.phase not in SETUP[:2] and state.plain is not UNTRACKED:
        held = ["her_bonus", "your_bonus", *(["friends_bonus"] if state.humans > 1 else [])]
        left = [id for id in bonus_in_use(state) if id not in {getattr(state, name) for name in held}]
        for name in held:
            if name not in given:
                setattr(state, name, left.pop(0))
        state.bonus = tuple(left[:3])
    if "coins" not in given:
        state.coins = (0,) * len(state.bonus)


def fill_deck(state: State) -> None:
    """Her starting cards that are not turned over as the deck, the others as the reserve."""
    gone = {*state.turned, *state.aside}
    in_use = [id for id in state.cards_in_use if id not in gone and not (id == EXTRA and state.round < 3)]
    starters = tuple(id for id in in_use if state.cards[id].starter or id == EXTRA)
    MakeDeck(starters, 0, (), tuple(id for id in in_use if id not in starters)).apply(state)
