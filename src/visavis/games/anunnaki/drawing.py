"""How a game of Anunnaki is drawn: the planets, the tracks, the cards and the supplies; what stacks are called."""

from __future__ import annotations

import re
from collections.abc import Mapping

from visavis.core import Areas, CardRow, Cell, Pack, Panel, Track, Values
from visavis.games.anunnaki.board import STRENGTH, Area
from visavis.games.anunnaki.cards import TRACKS
from visavis.games.anunnaki.state import State

_PIECES = {"g": "major", "m": "minor", "c": "creature", "f": "follower"}
_STACK, _SAME = re.compile("(?=.)g*m*c*f*"), re.compile("([0-9]+)([gmcf])")


def draw(view: object) -> tuple[Panel, ...]:
    """All panels."""
    assert isinstance(view, State)
    panels: list[Panel] = []
    for planet in ("gaia", "his", "yours", "distant"):
        cells = tuple(
            cell(view, at, area)
            for at, area in enumerate(view.board.areas)
            if area.planet == planet or (planet == "distant" and area.kind == "distant")
        )
        if cells:
            panels.append(Areas(f"planet_{planet}", cells))
    if view.open:
        panels.append(
            CardRow("open", tuple(part for face in view.open for part in shown(face.cubes, face.arrow, face.parts)))
        )
    if view.pacts:
        panels.append(CardRow("pacts", view.pacts))
    if view.phase != "setup":
        for at, track in enumerate(TRACKS):
            panels.append(Track(track, 0, view.tracks.last[at], (("cosmobot", view.progress[at]),)))
        panels.append(Track("domination", -8, view.tracks.last[3] - 8, (("cosmobot", view.domination - 8),)))
        panels.append(values(view))
    return tuple(panels)


def shown(cubes: int, arrow: str, parts: tuple[str, ...]) -> tuple[str, ...]:
    """The symbols of a card from the top to the bottom."""
    first = (f"arrow_{arrow}",) if arrow else (f"cubes_{cubes}",)
    return (*first, *parts)


def cell(view: State, at: int, area: Area) -> Cell:
    """An area: what it produces, and what stands there."""
    bit = 1 << at
    marks = {
        "capital": area.kind == "capital",
        "tile": view.tiles & bit and not view.strengths[at],
        "his_settlement": view.settlements & bit,
        "your_settlement": view.your_settlements & bit,
    }
    icons = area.icons if len(area.resources) == 1 else 1
    numbers = [(resource, icons) for resource in area.resources]
    numbers += [("exhausted", view.exhausted[at]), ("shrine", area.shrines), ("strength", view.strengths[at])]
    for side, stack in (("his", view.units[at]), ("your", view.your_units[at])):
        numbers += [(f"{side}_{name}", stack.count(letter)) for letter, name in _PIECES.items()]
    return Cell(
        area.name,
        pieces=tuple(mark for mark, there in marks.items() if there),
        numbers=tuple((name, number) for name, number in numbers if number > 0),
    )


def values(view: State) -> Values:
    """What is left beside the board."""
    rows: list[tuple[str, str | int]] = [
        ("turn", view.turns + 1),
        ("points", view.points),
        ("house", view.house),
        ("cubes", view.cubes),
        ("your_cubes", view.your_cubes),
        ("followers_left", view.followers_left),
        ("minors_left", view.minors_left),
        ("majors_left", view.majors_left),
        ("settlements_left", view.settlements_left),
    ]
    rows += [(f"goal_{track}", goal) for track, goal in zip((*TRACKS, "domination"), view.goals, strict=True)]
    return Values("state", tuple(rows))


def named(pack: Pack, id: str) -> tuple[str, Mapping[str, object]] | None:
    """A stack of units by what is in it: "mff" is a minor god and two followers ("1m", "2f")."""
    if same := _SAME.fullmatch(id):
        return f"opt-unit_{same[2]}", {"count": int(same[1])}
    if not _STACK.fullmatch(id):
        return None
    return "opt-stack", {"units": tuple(f"{id.count(unit)}{unit}" for unit in STRENGTH if unit in id)}
