"""How a game of Terra Mystica is drawn."""

from __future__ import annotations

from collections.abc import Mapping

from visavis.core import CardRow, Cell, HexMap, Pack, Panel, Track, Untracked, Values, or_else
from visavis.games.terra_mystica.cards import CULTS, ROUNDS, TOP
from visavis.games.terra_mystica.criteria import ground_on
from visavis.games.terra_mystica.state import KINDS, State
from visavis.games.terra_mystica.whole.side import PLACES, Whole

COVERED = "actions "
"""Power actions in a row of values; a number alone would be taken for the card of that name."""


def named(pack: Pack, option: str) -> tuple[str, Mapping[str, object]] | None:
    """What an option is called that is no card: some power actions."""
    if not option.startswith(COVERED):
        return None
    return "power-actions", {"actions": tuple(map(int, option.removeprefix(COVERED).split()))}


def draw(view: object) -> tuple[Panel, ...]:
    """The map, the cult tracks, the cards and the values."""
    assert isinstance(view, State)
    if not view.played.automa:
        return draw_whole(view)
    panels: list[Panel] = []
    tracked = isinstance(view.plain, int)
    if tracked or view.phase == "place":
        # Guided the printed map helps to find her first spaces.
        panels.append(HexMap("map", tuple(cells(view))))
    for at, cult in enumerate(CULTS):
        levels = ((seat, view.cults_of(seat)[at]) for seat in view.seats if tracked or seat == "her")
        panels.append(Track(cult, 0, TOP, tuple(levels)))
    if tracked and view.bonus:
        panels.append(CardRow("bonus", view.bonus))
    if view.tiles and view.phase != "over":
        panels.append(CardRow("tiles", view.tiles[view.round - 1 :]))
    if view.turned:
        panels.append(CardRow("turned", tuple(reversed(view.turned[-2:]))))
    panels.append(Values("state", tuple(values(view, tracked))))
    panels.append(Track("rounds", 1, ROUNDS, (("round", view.round),)))
    return tuple(panels)


OWNERS = ("your", "friend", "third", "fourth", "fifth")
"""Whose a piece is, by seat."""


def draw_whole(view: State) -> tuple[Panel, ...]:
    """A game of people: the map, the cult tracks, the cards, and what each seat has."""
    panels: list[Panel] = [HexMap("map", tuple(cells(view)))]
    if view.sides:
        for at, cult in enumerate(CULTS):
            panels.append(Track(cult, 0, TOP, tuple((seat, side.cults[at]) for seat, side in seated(view))))
    if view.bonus:
        panels.append(CardRow("bonus", view.bonus))
    if view.tiles and view.phase != "over":
        panels.append(CardRow("tiles", view.tiles[view.round - 1 :]))
    for seat, side in seated(view):
        if side.faction:
            panels.append(Values(f"side_{seat}", tuple(side_values(side))))
    if view.covered:
        covered = COVERED + " ".join(map(str, sorted(view.covered)))
        panels.append(Values("actions", (("covered", covered),)))
    panels.append(Track("rounds", 1, ROUNDS, (("round", view.round),)))
    return tuple(panels)


def seated(view: State) -> list[tuple[str, Whole]]:
    """The seats with what they have."""
    return list(zip(PLACES, view.sides, strict=False))


def side_values(side: Whole) -> list[tuple[str, str | int]]:
    """What a seat has, at a glance."""
    rows: list[tuple[str, str | int]] = [("faction", side.faction), ("points", side.points), ("coins", side.coins)]
    rows += [("workers", side.workers), ("priests", side.priests), ("bowls", "/".join(map(str, side.bowls)))]
    rows += [("ship", side.ship), ("dig", side.dig), ("keys", side.keys)]
    rows += [("bonus", side.bonus)] if side.bonus else []
    rows += [(f"tile_{at}", tile) for at, tile in enumerate((*side.favours, *side.towns))]
    rows += [("bridges", " ".join(side.bridges))] if side.bridges else []
    return rows


def values(view: State, tracked: bool) -> list[tuple[str, str | int]]:
    """What a person wants to know at a glance."""
    rows: list[tuple[str, str | int]] = [("her_points", view.points)]
    if view.faction:
        rows += [("her_faction", view.faction), ("her_home", view.home)]
    if tracked and view.her_bonus:
        rows.append(("her_bonus", view.her_bonus))
    if view.phase not in ("setup", "bonus", "place", "deck"):
        rows += [("her_ship", view.ship), ("her_priests", view.priests)]
        rows += [("her_dwellings", view.dwellings_left), ("her_houses", view.houses_left)]
        rows += [("her_deck", view.deck.size()), ("her_reserve", view.deck.size("reserve"))]
    if view.covered:
        rows.append(("covered", COVERED + " ".join(map(str, sorted(view.covered)))))
    if view.bridges or view.friends_bridges:
        rows.append(("bridges", " ".join((*view.bridges, *view.friends_bridges))))
    return rows


def cells(view: State) -> list[Cell]:
    """Every hex with its ground as it is now and what stands on it."""
    map = view.world.map
    owners = {"your": view.yours, "friend": view.friends, "her": view.plain, "marked": view.marked}
    owners |= {} if view.played.automa else dict(zip(OWNERS, (side.built for side in view.sides), strict=False))
    kinds = [(kind, view.all_of(kind)) for kind in KINDS[1:]]
    marks = {"trade": view.traded, "cube": view.cubes}
    found = []
    for name, (row, column) in view.world.at.items():
        bit = 1 << map.place[name]
        pieces = []
        for owner, bits in owners.items():
            if _on(bits, bit):
                kind = next((kind for kind, its in kinds if _on(its, bit)), KINDS[0])
                pieces.append(f"{owner}_{kind}")
        pieces += [mark for mark, bits in marks.items() if _on(bits, bit)]
        ground = or_else(ground_on(view.world, view.became, bit, name), view.world.ground_of[name])
        found.append(Cell(name, row, column, ground, tuple(pieces)))
    return found


def _on(bits: int | Untracked, bit: int) -> bool:
    return isinstance(bits, int) and bool(bits & bit)
