"""What a position or a correction need not say."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from visavis.core import UNTRACKED
from visavis.games.terra_mystica.cards import EXTRA, ROUNDS, TERRAINS, People, Tile
from visavis.games.terra_mystica.effects.setup import first_deck
from visavis.games.terra_mystica.effects.whole import as_seen, seen
from visavis.games.terra_mystica.human.side import PLACES
from visavis.games.terra_mystica.state import HER, KINDS, LEFT_OF, SETUP, Human, State, bonus_in_use, tiles_in_use


def complete(state: State, given: frozenset[str]) -> None:
    """What a position or a correction may leave out because it follows from the rest, or does not matter."""
    if not state.played.automa:
        return complete_whole(state, given)
    if state.sides:
        same_for_her(state, given)
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


def turned(before: State, state: State) -> None:
    """How much the app keeps was changed: what it knew is remembered, what it does not know yet is not made up."""
    less = (before.followed and not state.followed) or (before.sides and not state.played.kept)
    state.last = before if less else before.last
    if before.played.box or not state.played.kept:
        # Where something was to be kept on a table once, its pieces are there.
        state.played = replace(state.played, box=True)
    if not before.followed and before.phase not in SETUP[:3]:
        # Only before the first dwelling the map is known to be empty.
        for name in State.REGIONS:
            setattr(state, name, UNTRACKED)


POINTS_OF = ("your_points", "friends_points")
"""The state fields with the points of the people."""


def same_for_her(state: State, given: frozenset[str]) -> None:
    """What is said about people holds for what the Automa sees of them, and the other way round."""
    if "sides" in given:
        for at, side in enumerate(state.sides):
            seen(state, at, side)
        return
    points = state.your_points, state.friends_points
    state.sides = tuple(
        replace(as_seen(state, at, side), points=points[at] if POINTS_OF[at] in given else side.points)
        for at, side in enumerate(state.sides)
    )
    if "passed" in given:
        state.gone = tuple(PLACES.index(seat) for seat in state.passed if seat in PLACES)


def complete_whole(state: State, given: frozenset[str]) -> None:
    """A game of people: tiles, bonus cards, the turn order and whose turn it is."""
    if "phase" not in given or state.phase == "setup":
        return
    if "tiles" not in given:
        state.tiles = tuple(f"tile{n}" for n in range(2, 8))
    held = {side.bonus for side in state.sides}
    left = [id for id in bonus_in_use(state) if id not in held]
    state.sides = tuple(side if side.bonus else replace(side, bonus=left.pop(0)) for side in state.sides)
    if "bonus" not in given:
        state.bonus = tuple(left[:3])
    if "coins" not in given:
        state.coins = (0,) * len(state.bonus)
    if "order" not in given:
        state.order = tuple(range(len(state.sides)))
    if "todo" not in given and state.phase == "play":
        at = PLACES.index(state.turn) if state.turn in PLACES else 0
        state.todo = (("turn", at, 0, at),)


def fill_names(state: State, given: frozenset[str]) -> None:
    """Factions, home terrains, tiles and bonus cards that a position does not name."""
    if "tiles" not in given:
        tiles: Mapping[str, Tile] = state.pack.tables["tile"]
        state.tiles = tuple([id for id in tiles_in_use(state) if not tiles[id].early][:ROUNDS])
    if "faction" not in given:
        state.faction = "simpletons"
    for seat in state.persons:
        fill_people(state, seat, given)
    if "home" not in given:
        taken = {state.your_home, state.friends_home}
        state.home = next(terrain for terrain in TERRAINS if terrain not in taken)
    if "bonus" not in given and state.phase not in SETUP[:2] and state.plain is not UNTRACKED:
        fill_bonus(state, given)
    if "coins" not in given:
        state.coins = (0,) * len(state.bonus)


NAMES_OF = {"you": ("your_faction", "your_home"), "friend": ("friends_faction", "friends_home")}
"""The state fields with the faction and the home of a person."""


def fill_people(state: State, seat: Human, given: frozenset[str]) -> None:
    """The faction and the home terrain of a person: one that fits the home, or the first that is free."""
    people, home = NAMES_OF[seat]
    if people not in given:
        wanted = getattr(state, home)
        homes = {state.home, state.your_home, state.friends_home} - {wanted}
        factions = {state.your_faction, state.friends_faction}
        everybody: Mapping[str, People] = state.pack.tables["people"]
        free = [id for id, one in everybody.items() if id not in factions and one.home not in homes]
        fitting = [id for id in free if (everybody[id].home == wanted if wanted else everybody[id].home)]
        setattr(state, people, fitting[0] if fitting else "")
    if home not in given and state.people_known(seat):
        setattr(state, home, state.people_of(seat).home)


def fill_bonus(state: State, given: frozenset[str]) -> None:
    """The round bonus cards of each side, and three in the row."""
    held = ["her_bonus", "your_bonus", *(["friends_bonus"] if state.humans > 1 else [])]
    left = [id for id in bonus_in_use(state) if id not in {getattr(state, name) for name in held}]
    for name in held:
        if name not in given:
            setattr(state, name, left.pop(0))
    state.bonus = tuple(left[:3])


def fill_deck(state: State) -> None:
    """Her starting cards that are not turned over as the deck, the others as the reserve.

    Until she passes for the first time, what the level holds back lies on top of the reserve (TM-3.25).
    """
    gone = {*state.turned, *state.aside}
    in_use = [id for id in state.cards_in_use if id not in gone and not (id == EXTRA and state.round < 3)]
    starters = tuple(id for id in in_use if state.cards[id].starter or id == EXTRA)
    waits = () if state.round > 1 or HER in state.passed else state.level.held_back
    held_back = tuple(id for id in waits if id in starters)
    reserve = tuple(id for id in in_use if id not in starters)
    state.deck = first_deck(tuple(id for id in starters if id not in held_back), 0, held_back, reserve)
