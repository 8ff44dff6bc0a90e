"""How a game of Anunnaki is drawn: the planets, the tracks, the cards and the supplies; what stacks are called."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from visavis.core import Areas, CardRow, Cell, GameUI, Pack, Panel, Track, Values
from visavis.games.anunnaki.board import SETTLEMENT, STRENGTH, Area, Shape, shape
from visavis.games.anunnaki.board.tracks import DOMINATION, DrawnTrack, all_tracks, projected
from visavis.games.anunnaki.bot_turn.advisor_cards import DECKS, how_many_known
from visavis.games.anunnaki.cards import GOALS, NEEDS, PARTS, RESOURCES, TRACKS
from visavis.games.anunnaki.state import State

_PIECES = {"g": "major", "m": "minor", "c": "creature", "f": "follower"}
_CREATURE = re.compile(rf"({'|'.join(NEEDS)})-([0-9]+)(?:-[0-9]+)?|creature ([0-9]+)")
_PAIR = re.compile(rf"(followers|vp|cubes|{'|'.join(RESOURCES)})_([0-9]+|{'|'.join(RESOURCES)})")
_STEP = re.compile(rf"(goal_)?({'|'.join((*TRACKS, DOMINATION, *GOALS))})_([0-9]+)")
_READ = re.compile("[ms]([1-9][0-9]*)")
_STACK, _SAME = re.compile("(?=.)g*m*c*f*s*"), re.compile("([0-9]+)([gmcfs])")


def draw(view: object) -> tuple[Panel, ...]:
    """All panels."""
    assert isinstance(view, State)
    panels: list[Panel] = []
    for planet in ("gaia", "his", "yours", "distant"):
        areas = {
            at: area
            for at, area in enumerate(view.board.areas)
            if area.planet == planet or (planet == "distant" and area.kind == "distant")
        }
        if areas:
            lie = shape(view.board, planet)
            cells = tuple(cell(view, at, area, lie) for at, area in areas.items())
            markers = tuple(marker for marker in view.markers if marker[0] in lie.places)
            panels.append(Areas(f"planet_{planet}", cells, "pointy" if lie.corners else "", markers))
    panels += [drawn(view, track) for track in all_tracks(view)]
    if view.options.cards == "printed" and view.tracks.tokens:
        panels.append(read_tracks(view))
    if view.fate.order:
        panels += fate(view)
    if view.open:
        panels.append(
            CardRow("open", tuple(part for face in view.open for part in shown(face.cubes, face.arrow, face.parts)))
        )
    if view.pacts:
        panels.append(CardRow("pacts", view.pacts))
    if view.phase != "setup":
        if view.phase == "play":
            his, yours = projected(view)
            panels.append(Values("projected", (("projected_his", his), ("projected_yours", yours))))
        panels.append(values(view))
    return tuple(panels)


def fate(view: State) -> Iterator[Panel]:
    """His fate card: the resources in the direction of the arrow, the rewards, and the spaces that cubes have left."""
    yield CardRow("fate_order", view.order)
    # The leftmost settlement is built first: what it covered is seen first. The fifth one stands in the capital.
    seen = max(0, view.settlements_in_play - 1)
    yield CardRow("fate_seen", view.fate.rewards[:seen])
    yield CardRow("fate_covered", view.fate.rewards[seen:])
    spaces = [(at, symbol) for at, symbol in enumerate(view.fate.spaces, 1) if at > view.cubes and symbol != "none"]
    yield Values("fate_spaces", tuple((f"space_{at}", symbol) for at, symbol in spaces))


def drawn(view: State, track: DrawnTrack) -> Track:
    """A track with the markers of both sides; its steps can be tapped.

    Domination is numbered by its points where all of them are known and rise one by one, else by its spaces.
    """
    values = view.tracks.values[len(TRACKS)] if track.id == DOMINATION and view.tracks.values else ()
    first = values[0] if values and values == tuple(range(values[0], values[0] + len(values))) else 0
    his = () if track.his is None else (("cosmobot", first + track.his),)
    markers = (*his, ("you", first + track.yours))
    return Track(track.id, first, first + len(track.steps) - 1, markers, steps=track.steps)


def read_tracks(view: State) -> Values:
    """What was read in of the printed tracks: their last spaces, the lightning, the 2-point markers that lie there."""
    drawn_tracks = [drawn(view, track) for track in all_tracks(view) if track.id in (*TRACKS, DOMINATION)]
    first = drawn_tracks[-1].least
    tokens = ", ".join(str(first + space) for space in view.tokens) or "none"
    lasts = [(f"last_{track.id}", track.most) for track in drawn_tracks]
    return Values("read_tracks", (*lasts, ("lightning", first + view.tracks.lightning), ("tokens_left", tokens)))


def shown(cubes: int, arrow: str, parts: tuple[str, ...]) -> tuple[str, ...]:
    """The symbols of a card from the top to the bottom."""
    first = (f"arrow_{arrow}",) if arrow else (f"cubes_{cubes}",)
    return (*first, *parts)


def cell(view: State, at: int, area: Area, lie: Shape) -> Cell:
    """An area: what it produces, and what stands there."""
    bit = 1 << at
    marks = {
        "capital": area.kind == "capital",
        "tile": view.tiles & bit and not view.strengths[at],
        "his_settlement": view.settlements & bit,
        "your_settlement": view.your_settled & bit,
    }
    icons = area.icons if len(area.resources) == 1 else 1
    numbers = [(resource, icons) for resource in area.resources]
    numbers += [("exhausted", view.exhausted[at]), ("shrine", area.shrines), ("strength", view.strengths[at])]
    for side, stack in (("his", view.units[at]), ("your", view.your_units[at])):
        numbers += [(f"{side}_{name}", stack.count(letter)) for letter, name in _PIECES.items()]
    together = view.your_units[at].count(SETTLEMENT)
    if together > 1:
        # Settlements of Norrenis may stand together (AN-19.6).
        marks["your_settlement"] = False
        numbers.append(("your_settlement", together))
    row, column = lie.places.get(area.name, (0, at))
    return Cell(
        area.name,
        row,
        column,
        next_to=lie.next_to.get(area.name, ()),
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
        *((f"known_{deck}", how_many_known(view, deck)) for deck in DECKS if view.options.cards == "printed"),
    ]
    rows += [(f"goal_{track}", goal) for track, goal in zip((*TRACKS, "domination"), view.goals, strict=True)]
    return Values("state", tuple(rows))


def named(pack: Pack, id: str) -> tuple[str, Mapping[str, object]] | None:
    """What is no card of the pack, by its parts.

    A symbol or a reward ("move_3_cunning", "vp_2"), what an area produces ("metal_2", "food_gold"), a stack of units
    ("mff" is a minor god and two followers, "1m" and "2f"), a creature that was read in ("war-4", or "creature 1").
    """
    if step := _STEP.fullmatch(id):
        return ("opt-goal_step" if step[1] else "opt-track_step"), {"track": step[2], "number": int(step[3])}
    if read := _READ.fullmatch(id):
        return "opt-read_card", {"number": int(read[1])}
    if id in PARTS:
        what, number, how = PARTS[id]
        return f"opt-part_{what}", {"number": number, "how": how or "none"}
    if creature := _CREATURE.fullmatch(id):
        return ("opt-creature_read", {"needs": creature[1], "value": int(creature[2])}) if creature[1] else (
            "opt-creature_number", {"number": int(creature[3])}
        )  # fmt: skip
    if pair := _PAIR.fullmatch(id):
        first, second = pair[1], pair[2]
        if first in ("followers", "vp", "cubes"):
            return f"opt-{first}_count", {"number": int(second)}
        if second.isdigit():
            return "opt-yield_one", {"resource": first, "number": int(second)}
        return "opt-yield_two", {"first": first, "second": second}
    if same := _SAME.fullmatch(id):
        return f"opt-unit_{same[2]}", {"count": int(same[1])}
    if not _STACK.fullmatch(id):
        return None
    return "opt-stack", {"units": tuple(f"{id.count(unit)}{unit}" for unit in STRENGTH if unit in id)}


class AnunnakiUI(GameUI[State]):
    """How Anunnaki is shown."""

    panels = staticmethod(draw)
    name = staticmethod(named)
