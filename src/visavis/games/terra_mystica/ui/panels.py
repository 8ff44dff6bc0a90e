"""How a game of Terra Mystica is drawn."""

from __future__ import annotations

from collections.abc import Mapping

from visavis.core import (
    CardRow,
    Cell,
    HexMap,
    Pack,
    Panel,
    Track,
    Values,
    or_else,
)
from visavis.games.terra_mystica.cards import CULTS, GROUNDS, ROUNDS, TOP
from visavis.games.terra_mystica.human.side import PLACES, Whole
from visavis.games.terra_mystica.state import KINDS, State

COVERED = "actions "
"""Power actions in a row of values; a number alone would be taken for the card of that name."""


def named(pack: Pack, id: str) -> tuple[str, Mapping[str, object]] | None:
    """What an option is called that is no card: some power actions."""
    if not id.startswith(COVERED):
        return None
    return "power-actions", {"actions": tuple(map(int, id.removeprefix(COVERED).split()))}


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
        panels.append(bonus_row(view))
    if view.tiles and view.phase != "over":
        panels.append(CardRow("tiles", view.tiles[view.round - 1 :]))
    if view.turned:
        panels.append(CardRow("turned", tuple(reversed(view.turned[-2:]))))
    panels.append(Values("state", tuple(values(view, tracked))))
    for seat, side in seated(view):
        if side.faction:
            panels.append(Values(f"side_{seat}", tuple(side_values(side))))
    panels.append(Track("rounds", 1, ROUNDS, (("round", view.round),)))
    return tuple(panels)


def bonus_row(view: State) -> CardRow:
    """The round bonus cards that nobody has, with the coins on them: they are a reason to pass."""
    return CardRow("bonus", view.bonus, lying=view.coins, what="coins")


OWNERS = ("your", "friend", "third", "fourth", "fifth")
"""Whose a piece is, by seat."""


def draw_whole(view: State) -> tuple[Panel, ...]:
    """A game of people: the map, the cult tracks, the cards, and what each seat has."""
    panels: list[Panel] = [HexMap("map", tuple(cells(view)))]
    if view.sides:
        for at, cult in enumerate(CULTS):
            panels.append(Track(cult, 0, TOP, tuple((seat, side.cults[at]) for seat, side in seated(view))))
    if view.bonus:
        panels.append(bonus_row(view))
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
    listed = view.world.map.listed
    owners = {"your": view.yours, "friend": view.friends, "her": view.plain, "marked": view.marked}
    owners |= {} if view.played.automa else dict(zip(OWNERS, (side.built for side in view.sides), strict=False))
    kind_of = {space: kind for kind in KINDS[1:] for space in listed(or_else(view.all_of(kind), 0))}
    pieces: dict[str, tuple[str, ...]] = {}
    for owner, bits in owners.items():
        for space in listed(or_else(bits, 0)):
            pieces[space] = (*pieces.get(space, ()), f"{owner}_{kind_of.get(space, KINDS[0])}")
    for mark, bits in (("trade", view.traded), ("cube", view.cubes)):
        for space in listed(or_else(bits, 0)):
            pieces[space] = (*pieces.get(space, ()), mark)
    grounds = dict(view.world.ground_of)
    for ground, spaces in zip(GROUNDS, or_else(view.became, ()), strict=False):
        grounds |= dict.fromkeys(listed(spaces), ground)
    return [Cell(name, *at, grounds[name], pieces.get(name, ())) for name, at in view.world.at.items()]
