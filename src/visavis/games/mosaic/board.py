"""The board of Mosaic: the ring of regions, what stands in them, and how it is drawn."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from visavis.core import UNTRACKED, Areas, Bits, CardRow, Cell, Map, Panel, Track, Values, absorbing
from visavis.games.mosaic.data import RING

if TYPE_CHECKING:
    from visavis.games.mosaic.state import State

BOARD = Map.graph({name: (RING[at - 1], RING[(at + 1) % len(RING)]) for at, name in enumerate(RING)})
AT = {name: at for at, name in enumerate(RING)}
SOLO = BOARD.bits(RING[:5])
"""The five regions of the game for two: Hispania and Gaul are not in play (MO-2.1)."""

Counts = tuple[tuple[int, ...], ...]
"""How many pieces of a kind there are: one row per side, one number per region of the ring."""


@cache
def along(start: str, clockwise: bool) -> tuple[int, ...]:
    """The regions from this one on in the direction of an arrow, as bits (MO-2.36)."""
    at, step = AT[start], 1 if clockwise else -1
    return tuple(1 << (at + step * n) % len(RING) for n in range(len(RING)))


@cache
def names(bits: int) -> tuple[str, ...]:
    """The names of these regions."""
    return tuple(name for name in RING if bits >> AT[name] & 1)


@absorbing
def tracked_regions(regions: int, counts: Counts) -> int:
    """These regions, if what stands in them is tracked."""
    return regions


@absorbing
def where(side: int, *pieces: Counts) -> int:
    """The regions in which a side has one of these pieces."""
    bits = 0
    for counts in pieces:
        row = counts[side]
        if any(row):
            for at, count in enumerate(row):
                if count:
                    bits |= 1 << at
    return bits


@absorbing
def added(counts: Counts, side: int, region: str, count: int) -> Counts:
    """So many pieces more (or fewer) of a side in a region."""
    row, at = counts[side], AT[region]
    row = (*row[:at], row[at] + count, *row[at + 1 :])
    return (*counts[:side], row, *counts[side + 1 :])


@absorbing
def influence(
    cities: Counts, wonders: Counts, towns: Counts, infantry: Counts, cavalry: Counts, siege: Counts
) -> Counts:
    """The influence of each side in each region: 2 for a city or a wonder, 1 for a town or a unit (MO-12.7)."""
    return tuple(
        tuple(
            2 * (city + wonder) + town + foot + horse + engine
            for city, wonder, town, foot, horse, engine in zip(*rows, strict=True)
        )
        for rows in zip(cities, wonders, towns, infantry, cavalry, siege, strict=True)
    )


# Drawing


def draw(view: object) -> tuple[Panel, ...]:
    """The regions, what each HeroBotus has, the decks and the rows."""
    from visavis.games.mosaic.state import State

    assert isinstance(view, State)
    panels: list[Panel] = []
    if view.cities is not UNTRACKED:
        panels.append(Areas("regions", tuple(_region(view, name) for name in names(regions_of(view.regions)))))
    for at, bot in enumerate(view.bots):
        panels.append(Values(f"state_{bot}", _his(view, at)))
    rows: list[tuple[str, str | int]] = [
        ("round", view.round),
        ("action_deck", view.action.size()),
        ("location_deck", view.location.size()),
        ("golden_left", view.golden_left),
        ("achievements_left", view.achievements_left),
        ("wonders_left", view.wonders_left),
    ]
    panels.append(Values("table", tuple(rows)))
    if view.owned is not UNTRACKED:
        panels += [CardRow(f"goods_{side}", goods) for side, goods in zip(view.order, view.owned, strict=False)]
    panels.append(CardRow("beside", (view.beside,) if view.beside else ()))
    panels.append(Track("scorings", 0, 3, (("scorings", view.scorings),)))
    return tuple(panels)


def regions_of(bits: Bits) -> int:
    """The regions in play, which are always known."""
    assert isinstance(bits, int)
    return bits


def _region(view: State, name: str) -> Cell:
    at = AT[name]
    pieces: list[str] = []
    numbers: list[tuple[str, int]] = []
    for bot, starts in zip(view.bots, view.starts, strict=True):
        if starts[0] == name:
            pieces.append(f"home_{bot}")
    tiles: Any = view.tiles[at] if view.tiles is not UNTRACKED else ()
    numbers += [(f"tile_{kind}", value) for kind, value in tiles or ()]
    if tiles is None:
        pieces.append("tiles_unknown")
    for side_at, side in enumerate(view.sides):
        for what in ("cities", "towns", "infantry", "cavalry", "siege", "wonders"):
            counts: Any = getattr(view, what)
            if counts[side_at][at]:
                numbers.append((f"{what}_{side}", counts[side_at][at]))
    goods: Any = view.goods[at] if view.goods is not UNTRACKED else ()
    pieces += [f"good_{good}" for good in goods]
    return Cell(name, pieces=tuple(pieces), numbers=tuple(numbers))


def _his(view: State, at: int) -> tuple[tuple[str, str | int], ...]:
    rows: list[tuple[str, str | int]] = [("leader", view.leaders[at])] if view.leaders[at] else []
    shown: tuple[str, ...] = ("money", "population", "symbols", "earned", "projects", "achievements", "wonder_cards")
    if view.options.solo:
        shown = ("stone", "food", "idea", *shown)
    rows += [(name, getattr(view, name)[at]) for name in shown]
    rows.append(("empire", view.empire[len(view.humans) + at]))
    for name in ("cities_left", "farms_left", "works_left", "infantry_left", "cavalry_left"):
        rows.append((name, getattr(view, name)[at]))
    return tuple(rows)
