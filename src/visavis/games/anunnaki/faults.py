"""What cannot be true of a state, and what never becomes more or fewer."""

from __future__ import annotations

from collections.abc import Callable

from visavis.core import UNTRACKED, Fault, Faults, Untracked, pile_faults
from visavis.games.anunnaki.board import SETTLEMENT, STRENGTH
from visavis.games.anunnaki.cards import GOALS, SPACES
from visavis.games.anunnaki.state import FOLLOWERS, MAJORS, MINORS, SETTLEMENTS, Fate, State


def cards(state: State) -> dict[str, int]:
    """His pieces and the cards, which never become more or fewer."""
    counted = {"creatures": len(state.creatures) + state.creatures_taken + state.your_creatures}
    if state.options.cards == "pack" and state.phase != "setup":
        held = (*state.moon.cards, *state.sun.cards, *state.used, *(face.id for face in state.open))
        counted |= {f"card {card}": held.count(card) for card in held}
    if state.options.tracked and state.phase != "setup":
        on_board = "".join(state.units)
        counted["followers"] = on_board.count("f") + state.followers_left
        counted["minor gods"] = on_board.count("m") + state.minors_left
        counted["major gods"] = on_board.count("g") + state.majors_left
        counted["settlements"] = state.settlements.bit_count() + state.settlements_left
    return counted


def outside(value: int, most: int) -> bool:
    """Whether a number is below 0 or above this."""
    return not 0 <= value <= most


# Numbers


def beyond_track(state: State) -> bool:
    """A marker that is not on its track."""
    his, yours = (*state.progress, state.domination), (*state.your_progress, state.your_domination)
    return any(map(outside, (*his, *yours), state.tracks.last * 2)) or any(outside(one, 5) for one in state.your_goals)


def wrong_turns(state: State) -> bool:
    """A number of turns or of cards in a deck that cannot be."""
    return state.turns < 0 or outside(state.turns_left, 3) or min(state.left) < 0


# Cards


def not_set_up(state: State) -> bool:
    """A game that goes on without its fate card, goal tiles or house."""
    return state.phase != "setup" and (state.fate == Fate() or not state.goals or not state.house)


def wrong_fate(state: State) -> bool:
    """A fate card with too few or too many symbols."""
    return len(state.fate.order) not in (0, 4) or len(state.fate.spaces) not in (0, SPACES)


def too_many_open(state: State) -> bool:
    """More than one card of a deck lies open."""
    return len({bool(face.arrow) for face in state.open}) < len(state.open)


def unknown_pact(state: State) -> bool:
    """A pact that the pack has not."""
    return any(pact not in state.pack.tables["pact"] for pact in (*state.pacts, *state.pact_pile.cards))


def unknown_card(state: State) -> bool:
    """A card in a deck that the pack has not."""
    dealt = state.options.cards == "pack"
    return dealt and any(id not in state.faces for id in (*state.moon.cards, *state.sun.cards))


def empty_deck(state: State) -> bool:
    """A deck that runs out is made of its used cards; one of them must be there (AN-3.6)."""
    if state.options.cards != "pack" or state.phase == "setup":
        return False
    to_come = {bool(state.faces[id].arrow) for id in state.used if id in state.faces}
    return any(not pile.layers and sun not in to_come for pile, sun in ((state.moon, False), (state.sun, True)))


# The board


def on_board(found: Callable[[State], bool]) -> Callable[[State], bool | Untracked]:
    """What only a tracked board can have."""
    return lambda state: found(state) if state.options.tracked else UNTRACKED


def once_set_up(found: Callable[[State], bool]) -> Callable[[State], bool | Untracked]:
    """What only a tracked board can have on which everything lies that belongs there at the start."""
    return on_board(lambda state: state.phase != "setup" and found(state))


def uneven(state: State) -> bool:
    """An area with the name of another one, or values of more or fewer areas than there are."""
    by_area: tuple[tuple[object, ...], ...] = (state.units, state.your_units, state.strengths, state.exhausted)
    return any(len(values) != len(state.board.areas) for values in (state.board.map.names, *by_area))


def wrong_settlements(state: State) -> bool:
    """A settlement or a civilization in no area, or two settlements in one."""
    everywhere = state.settlements | state.your_settlements | state.tiles
    return bool(everywhere & ~state.board.map.all or state.settlements & state.your_settlements)


def wrong_stack(state: State) -> bool:
    """Units that there are not, or the weaker ones first."""
    stacks = (*state.units, *state.your_units)
    without_power = state.units if state.nomads else stacks
    return any(SETTLEMENT in stack for stack in without_power) or any(
        stack != "".join(unit * stack.count(unit) for unit in STRENGTH) for stack in stacks
    )


def lost_marker(state: State) -> bool:
    """A culture marker beside an area that is not there."""
    return any(name not in state.board.map.place for marker in state.markers for name in marker)


def without_capitals(state: State) -> bool:
    """A board that has not one capital on each home planet."""
    return sorted(area.planet for area in state.board.areas if area.kind == "capital") != ["his", "yours"]


def entered_capital(state: State) -> bool:
    """Units in the capital of the other side."""
    return bool(state.your_units[state.board.capital] or state.units[state.board.your_capital])


def lost(state: State, unit: str, left: int, all: int) -> bool:
    """More or fewer of his units of a kind, on the board and in supply together, than there are."""
    return "".join(state.units).count(unit) + left != all


def lost_gods(state: State) -> bool:
    """More or fewer gods of his than there are."""
    return lost(state, "m", state.minors_left, MINORS) or lost(state, "g", state.majors_left, MAJORS)


def lost_settlements(state: State) -> bool:
    """More or fewer settlements of his, on the board and on the fate card together, than there are."""
    return state.settlements.bit_count() + state.settlements_left != SETTLEMENTS


FAULTS = Faults[State](
    [
        *pile_faults(lambda state: state.moon),
        *pile_faults(lambda state: state.sun),
        *pile_faults(lambda state: state.pact_pile),
        *pile_faults(lambda state: state.tile_pile),
        Fault("followers.count", lambda state: outside(state.followers_left, FOLLOWERS)),
        Fault("gods.count", lambda state: outside(state.minors_left, MINORS) or outside(state.majors_left, MAJORS)),
        Fault("settlements.count", lambda state: outside(state.settlements_left, SETTLEMENTS)),
        Fault("arrow.direction", lambda state: state.arrow not in ("left", "right")),
        Fault("cubes.count", lambda state: outside(state.cubes, SPACES) or outside(state.your_cubes, SPACES)),
        Fault("track.place", beyond_track),
        Fault("turns.count", wrong_turns),
        Fault("creatures.count", lambda state: state.creatures_taken < 0 or state.your_creatures < 0),
        Fault("goals.tiles", lambda state: sorted(state.goals) not in ([], sorted(GOALS))),
        Fault("setup.missing", not_set_up),
        Fault("fate.card", wrong_fate),
        Fault("open.cards", too_many_open),
        Fault("pact.unknown", unknown_pact),
        Fault("pact.gap", lambda state: not -1 <= state.gap <= len(state.pacts)),
        Fault("deck.cards", unknown_card),
        Fault("deck.empty", empty_deck),
        Fault("board.areas", on_board(uneven)),
    ],
    [
        Fault("board.spaces", on_board(wrong_settlements)),
        Fault("units.letters", on_board(wrong_stack)),
        Fault("markers.areas", on_board(lost_marker)),
        Fault("exhausted.count", on_board(lambda state: any(exhausted < 0 for exhausted in state.exhausted))),
        Fault("board.planets", once_set_up(without_capitals)),
    ],
    [
        Fault("capital.entered", once_set_up(entered_capital)),
        Fault("followers.count", once_set_up(lambda state: lost(state, "f", state.followers_left, FOLLOWERS))),
        Fault("gods.count", once_set_up(lost_gods)),
        Fault("creatures.count", once_set_up(lambda state: lost(state, "c", 0, state.creatures_taken))),
        Fault("settlements.count", once_set_up(lost_settlements)),
    ],
)
"""What is wrong with numbers and cards; then with the board; then with what stands there."""
