"""What a position by hand may leave out: houses, goal tiles, fate card, tracks, board, decks and supplies."""

from __future__ import annotations

from typing import cast

from visavis.core import Pile
from visavis.games.anunnaki.board import Planet, board, distant_areas, sector
from visavis.games.anunnaki.data import TRACKS, FateCard, PactRow, TileRow, TrackRow
from visavis.games.anunnaki.state import CARDS_LEFT, FOLLOWERS, MAJORS, MINORS, SETTLEMENTS, Face, Fate, Lengths, State

HOUSE, YOUR_HOUSE = "ellenys", "pharaos"


def lay_board(state: State) -> None:
    """The pack's planets, with nothing on them but the civilizations."""
    state.house = state.house or HOUSE
    state.your_house = state.your_house or YOUR_HOUSE
    planets: tuple[tuple[str, Planet], ...] = ((state.house, "his"), (state.your_house, "yours"), ("gaia", "gaia"))
    sectors = [sector(state.pack, house, planet, official=False) for house, planet in planets]
    areas = [area for one in sectors if one is not None for area in one.areas]
    if state.options.distant:
        areas += distant_areas()
    markers = tuple(marker for one in sectors if one is not None for marker in one.markers)
    state.board = board(tuple(areas), ("his", "yours", "gaia", "left", "right"), markers)
    count = len(areas)
    state.units = state.your_units = ("",) * count
    state.strengths = state.exhausted = (0,) * count
    tiles = [name for one in sectors if one is not None for name in one.tiles]
    tiles += [area.name for area in areas if area.kind == "distant"]
    state.tiles = state.board.map.bits(tiles)
    state.markers = markers


def complete(state: State, given: frozenset[str]) -> None:
    """Fill in what was not said."""
    if state.phase != "setup":
        if "phase" in given:
            _lay_out(state, given)
        if state.options.tracked:
            _count(state, given)


def _lay_out(state: State, given: frozenset[str]) -> None:
    if state.options.tracked and not state.board.areas:
        lay_board(state)
    state.house, state.your_house = state.house or HOUSE, state.your_house or YOUR_HOUSE
    state.goals = state.goals or ("territories", "units", "settlements", "shrines")
    if state.fate == Fate():
        row = state.pack.table("fate", FateCard)[f"{state.house}-standard"]
        state.fate = Fate(row.order, row.rewards, row.spaces)
    if state.tracks == Lengths():
        rows = [state.pack.table("track", TrackRow)[f"track-{track}"] for track in (*TRACKS, "domination")]
        last = cast("tuple[int, int, int, int]", tuple(len(row.values) - 1 for row in rows))
        state.tracks = Lengths(last, rows[3].tokens, rows[3].lightning, tuple(row.values for row in rows))
        if "tokens" not in given:
            state.tokens = tuple(token for token in rows[3].tokens if token > state.domination)
    if state.options.cards == "pack":
        away = {*state.used, *(face.id for face in state.open)}
        left = [face for face in state.faces.values() if face.id not in away]
        if "moon" not in given:
            state.moon = Pile.of("moon", [face.id for face in left if not face.arrow])
        if "sun" not in given:
            state.sun = Pile.of("sun", [face.id for face in left if face.arrow])
        if "tile_pile" not in given:
            state.tile_pile = Pile.of("tile", state.pack.table("tile", TileRow))
        if "pact_pile" not in given:
            houses = ("neutral", state.house, state.your_house)
            rest = [id for id, row in state.pack.table("pact", PactRow).items() if row.house in houses]
            state.pact_pile = Pile.of("pact", [id for id in rest if id not in state.pacts])
    elif "left" not in given:
        state.left = (CARDS_LEFT, CARDS_LEFT)
    if not state.open and "open" not in given and state.turn == "cosmobot":
        state.open = (Face("M01", ()),)


def _count(state: State, given: frozenset[str]) -> None:
    """His supplies are what is not on the board."""
    on_board = "".join(state.units)
    if "followers_left" not in given:
        state.followers_left = FOLLOWERS - on_board.count("f")
    if "minors_left" not in given:
        state.minors_left = MINORS - on_board.count("m")
    if "majors_left" not in given:
        state.majors_left = MAJORS - on_board.count("g")
    if "creatures_taken" not in given:
        state.creatures_taken = on_board.count("c")
    if "settlements_left" not in given:
        state.settlements_left = SETTLEMENTS - state.settlements.bit_count()
