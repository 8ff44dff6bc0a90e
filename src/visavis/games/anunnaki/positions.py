"""What a position by hand may leave out: houses, goal tiles, fate card, tracks, board, decks and supplies."""

from __future__ import annotations

from visavis.core import Pile
from visavis.games.anunnaki.cards import FateCard, TileRow
from visavis.games.anunnaki.setup import pack_tracks, pact_tiles
from visavis.games.anunnaki.state import (
    CARDS_LEFT,
    FOLLOWERS,
    HIM,
    HOUSE,
    MAJORS,
    MINORS,
    SETTLEMENTS,
    YOUR_HOUSE,
    Face,
    Fate,
    Lengths,
    State,
)


def complete(state: State, given: frozenset[str]) -> None:
    """Fill in what was not said."""
    if state.phase != "setup":
        if "phase" in given:
            set_up(state)
            lay_tracks(state, given)
            lay_decks(state, given)
        if state.options.tracked:
            count(state, given)


def set_up(state: State) -> None:
    """Board, houses, goal tiles, fate card."""
    if state.options.tracked and not state.board.areas:
        state.lay_board()
    state.house, state.your_house = state.house or HOUSE, state.your_house or YOUR_HOUSE
    state.goals = state.goals or ("territories", "units", "settlements", "shrines")
    if state.fate == Fate():
        row = state.pack.table("fate", FateCard)[f"{state.house}-standard"]
        state.fate = Fate(row.order, row.rewards, row.spaces)


def lay_tracks(state: State, given: frozenset[str]) -> None:
    """The tracks of the pack; the markers before him are there."""
    if state.tracks == Lengths():
        state.tracks = pack_tracks(state.pack)
        if "tokens" not in given:
            state.tokens = tuple(token for token in state.tracks.tokens if token > state.domination)


def lay_decks(state: State, given: frozenset[str]) -> None:
    """Decks and piles without what lies elsewhere; a card lies open in his turn."""
    if state.options.cards == "pack":
        away = {*state.used, *(face.id for face in state.open)}
        left = [face for face in state.faces.values() if face.id not in away]
        pacts = [id for id in pact_tiles(state) if id not in state.pacts]
        piles = {
            "moon": Pile.of("moon", [face.id for face in left if not face.arrow]),
            "sun": Pile.of("sun", [face.id for face in left if face.arrow]),
            "tile_pile": Pile.of("tile", state.pack.table("tile", TileRow)),
            "pact_pile": Pile.of("pact", pacts),
        }
        for name, pile in piles.items():
            if name not in given:
                setattr(state, name, pile)
    elif "left" not in given:
        state.left = (CARDS_LEFT, CARDS_LEFT)
    if not state.open and "open" not in given and state.turn == HIM:
        state.open = (Face("M01", ()),)


def count(state: State, given: frozenset[str]) -> None:
    """His supplies are what is not on the board."""
    on_board = "".join(state.units)
    counted = {
        "followers_left": FOLLOWERS - on_board.count("f"),
        "minors_left": MINORS - on_board.count("m"),
        "majors_left": MAJORS - on_board.count("g"),
        "creatures_taken": on_board.count("c"),
        "settlements_left": SETTLEMENTS - state.settlements.bit_count(),
    }
    for name, number in counted.items():
        if name not in given:
            setattr(state, name, number)
