"""How a game of Hamlets is drawn."""

from __future__ import annotations

from visavis.core import UNTRACKED, Bits, Cell, GameUI, HexMap, Panel, Track, Values
from visavis.games.hamlets.board import AT, BOARD, GROUND_OF
from visavis.games.hamlets.state import ROUNDS, State


def draw(view: object) -> tuple[Panel, ...]:
    """The board, the points and the supplies."""
    assert isinstance(view, State)
    sides = {"your_house": view.yours, "her_house": view.plain, "her_marked_house": view.marked, "tower": view.towers}
    cells = tuple(
        Cell(name, row, column, GROUND_OF[name], tuple(piece for piece, bits in sides.items() if _on(bits, name)))
        for name, (row, column) in AT.items()
    )
    values = Values(
        "state",
        (
            ("round", view.round),
            ("her_points", view.points),
            ("her_houses_left", view.houses_left),
            ("her_towers_left", view.towers_left),
            ("her_deck", view.deck.size()),
        ),
    )
    rounds = Track("rounds", 1, ROUNDS, (("round", max(1, view.round)),))
    return (values, rounds) if view.yours is UNTRACKED else (HexMap("map", cells), values, rounds)


def _on(bits: Bits, name: str) -> bool:
    return isinstance(bits, int) and bool(bits >> BOARD.place[name] & 1)


class HamletsUI(GameUI[State]):
    """How hamlets is shown: panels alone."""

    panels = staticmethod(draw)
