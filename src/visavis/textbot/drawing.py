"""How a game from a text is drawn: its board if it is tracked, its counters and decks, what lies open."""

from __future__ import annotations

from math import isqrt
from typing import Any

from visavis.core import Areas, CardRow, Cell, HexMap, Panel, Track, Values
from visavis.textbot.bot import Bot

_LAST = 2
"""So many cards of a deck are shown: the one that acts and the one before it."""
_LONGEST_TRACK = 20


def drawer(bot: Bot) -> Any:
    """How a view becomes panels."""
    board, pieces = bot.board, tuple(bot.world.things["pieces"])
    # Areas have no places of their own: they are laid out in rows, in the order of the list.
    wide = isqrt(len(board.at) - 1) + 1 if board else 1

    def cells(view: Any) -> tuple[Cell, ...]:
        assert board is not None
        found = []
        for name, (row, column) in board.at.items():
            place = board.map.place[name]
            on = tuple(f"piece.{id}" for id in pieces if getattr(view, f"piece_{id}") >> place & 1)
            ground = board.ground_of[name]
            if not board.hexes:
                row, column = divmod(row, wide)
            next_to = () if board.hexes else tuple(board.map.region(board.map.around[name]))  # type: ignore[arg-type]
            found.append(Cell(name, row, column, f"own_{ground}" if ground else "", on, next_to))
        return tuple(found)

    def draw(view: Any) -> tuple[Panel, ...]:
        panels: list[Panel] = []
        if board is not None and view.tracked:
            panels.append(HexMap("map", cells(view)) if board.hexes else Areas("map", cells(view)))
        rows: list[tuple[str, str | int]] = [("round", view.round)]
        rows += [(f"counter.{id}", getattr(view, its.field)) for id, its in bot.counters.items()]
        rows += [(f"deck.{id}", getattr(view, f"deck_{id}").size()) for id in bot.decks]
        rows += [(f"die.{id}", getattr(view, f"die_{id}")) for id in bot.dice]
        panels.append(Values("state", tuple(rows)))
        for id in bot.decks:
            turned = getattr(view, f"turned_{id}")
            if turned:
                panels.append(CardRow(f"turned_{id}", turned[-_LAST:], len(turned)))
        for kind, ids in (("row", bot.row_cards), ("pile", bot.pile_deck)):
            for id in ids:
                cards = getattr(view, f"{kind}_{id}")
                if cards:
                    panels.append(CardRow(f"{kind}.{id}", cards, len(cards)))
        for id, its in bot.counters.items():
            if its.at and its.most - its.least <= _LONGEST_TRACK:
                panels.append(
                    Track(f"counter.{id}", its.least, its.most, ((f"counter.{id}", getattr(view, its.field)),))
                )
        if bot.world.rounds > 1:
            panels.append(Track("rounds", 1, bot.world.rounds, (("round", view.round),)))
        return tuple(panels)

    return draw
