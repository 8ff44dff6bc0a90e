"""Panels as numbers for the templates: pieces, their layout inside a space, and the part of a map a phone shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from math import cos, pi, sin, sqrt
from typing import Any

import msgspec

from visavis.core import Areas, CardRow, Cell, HexMap, Panel, Track, Values
from visavis.core.card_face import Icon
from visavis.terrain_colours import by_name, tints
from visavis.web.view.ui_settings import UISettings
from visavis.words import Words

_SIDES = ("", "bot", "you", "other")
"""The order from top to bottom; things of nobody come first."""
_SIZES = ((8.5, 11.0), (7.5, 9.5), (6.5, 8.0), (5.5, 6.5))
"""How large things and pieces are, half their width each; the first that fits is taken."""
_GAP = 3.0
MOST_REPEATED = 3
"""Maximum number of equal pieces drawn side by side; beyond that, one piece with a count."""


def place_in(cell: dict[str, Any], wide: float, top: float, bottom: float) -> dict[str, Any]:
    """Give the pieces of a cell their places between top and bottom, in rows of at most this width."""
    pieces = [one for piece in cell["pieces"] for one in _each(piece)]
    rows, size = _rows(pieces, wide, _SIZES[0]), _SIZES[0]
    for size in _SIZES:
        rows = _rows(pieces, wide, size)
        if _height(rows, size) <= bottom - top:
            break
    y = top + max(0.0, (bottom - top - _height(rows, size)) / 2)
    for row in rows:
        half = _half(row[0], size)
        x = -sum(_width(piece, size) for piece in row) / 2 - _GAP * (len(row) - 1) / 2
        for piece in row:
            piece.update(x=round(x + half, 1), y=round(y + half, 1), size=half)
            x += _width(piece, size) + _GAP
        y += half * 2 + _GAP
    owners = {piece["owner"] for piece in pieces if piece["owner"]}
    held = f"of-{owners.pop()}" if len(owners) == 1 else ""
    return {**cell, "pieces": pieces, "tint": held if held and cell["tint"] == "plain" else cell["tint"]}


def _each(piece: dict[str, Any]) -> list[dict[str, Any]]:
    """Things of which a few stand side by side; one piece of a side needs no number."""
    number = piece.get("number")
    plain = {name: its for name, its in piece.items() if name != "number"}
    if piece.get("repeated") and number is not None and number <= MOST_REPEATED:
        return [dict(plain) for _ in range(number)]
    return [plain if number == 1 and piece["owner"] else dict(piece)]


def _rows(pieces: list[dict[str, Any]], wide: float, size: tuple[float, float]) -> list[list[dict[str, Any]]]:
    rows: list[list[dict[str, Any]]] = []
    for side in _SIDES:
        row: list[dict[str, Any]] = []
        for piece in (one for one in pieces if one["owner"] == side):
            if row and sum(_width(one, size) + _GAP for one in row) + _width(piece, size) > wide:
                rows.append(row)
                row = []
            row.append(piece)
        rows += [row] if row else []
    return rows


def _half(piece: dict[str, Any], size: tuple[float, float]) -> float:
    return size[1] if piece["owner"] else size[0]


def _width(piece: dict[str, Any], size: tuple[float, float]) -> float:
    digits = len(str(piece["number"])) if "number" in piece else 0
    return _half(piece, size) * 2 + (2 + 6.5 * digits if digits else 0)


def _height(rows: list[list[dict[str, Any]]], size: tuple[float, float]) -> float:
    return sum(_half(row[0], size) * 2 + _GAP for row in rows) - _GAP if rows else 0.0


CHOOSING = 7.6
"""Hexes per row on a phone while a space is chosen: a touch target needs 44 pixels."""
_HALF = 2.15
"""Where several boards stand side by side, each has a bit less than half of the screen."""
_NEWS = 5.0
"""As few may be side by side where something has happened."""
_FEW_LINKS = 24
"""So few spaces that can be tapped are what a person looks for; where all can be, it is what is theirs."""
_TOGETHER = 3.0
"""So many steps from the middle of what a phone shows to its edge."""


def window(
    cells: list[dict[str, Any]], side: float, up: float, step: float, *, near: bool, fits: float = CHOOSING
) -> dict[str, Any]:
    """The whole board, and for a phone: how much larger than the screen it is drawn, and where to look at first."""
    xs, ys = [cell["x"] for cell in cells] or [0], [cell["y"] for cell in cells] or [0]
    left, top = min(xs) - side, min(ys) - up
    wide, high = max(xs) - left + side, max(ys) - top + up
    choosing = any(cell["link"] for cell in cells) and not near
    focus = _focus(cells, step, near=near)
    span = (max(cell["x"] for cell in focus) - min(cell["x"] for cell in focus)) / step + 3 if focus else fits
    shown = fits if choosing else min(fits, max(_NEWS, span))
    middle = [(min(cell[at] for cell in focus) + max(cell[at] for cell in focus)) / 2 for at in ("x", "y")]
    return {
        "box": f"{left:.1f} {top:.1f} {wide:.1f} {high:.1f}",
        "width": max(100, round(100 * wide / (shown * step))),
        "half": max(100, round(100 * _HALF * wide / (shown * step))),
        "across": f"{(middle[0] - left) / wide:.3f}",
        "down": f"{(middle[1] - top) / high:.3f}",
        "columns": round(wide / step),
        "choosing": choosing,
    }


def _focus(cells: list[dict[str, Any]], step: float, *, near: bool) -> list[dict[str, Any]]:
    """What a person looks for first: what has changed, what was tapped, what can be tapped, what is theirs."""
    return next(filter(None, _wanted(cells, step, near=near)), cells)


def _wanted(cells: list[dict[str, Any]], step: float, *, near: bool) -> Iterator[list[dict[str, Any]]]:
    """What a person may look for, the first thing first."""
    if near:
        yield [cell for cell in cells if cell["pick"] or cell["cut"] or cell["kept"]]
    yield [cell for cell in cells if cell["chosen"]]
    links = [cell for cell in cells if cell["link"]]
    yield _together(links if not near and len(links) <= _FEW_LINKS else [], step)
    yield _together([cell for cell in cells if any(piece["owner"] == "you" for piece in cell["pieces"])], step)
    yield links
    yield [cell for cell in cells if cell["pieces"]]


def _together(cells: list[dict[str, Any]], step: float) -> list[dict[str, Any]]:
    """Of scattered spaces the most that a phone shows at once: the middle of all of them may be nothing."""
    most: list[dict[str, Any]] = []
    for middle in cells:
        beside = [
            one for one in cells if max(abs(one["x"] - middle["x"]), abs(one["y"] - middle["y"])) < _TOGETHER * step
        ]
        most = max(most, beside, key=len)
    return most


SIZE = 30.0
"""From the middle of a hex to its corner."""
_WIDE, _HIGH = 100.0, 92.0
"""An area that has a place on a grid."""
_LARGE = 46.0
"""From the middle to the corner of an area that is drawn as a hex."""
_LONGEST_TRACK = 31
_BOXES = 6.2
"""So many boxes: they are less high than wide."""

PIECES = ("a", "b", "c", "d", "e", "f", "g", "h")
"""The looks of pieces: colour and shape together."""


def _no_address(what: str) -> str:
    return ""


class BoardHighlights(msgspec.Struct, frozen=True):
    """What is to be seen on a board beside its pieces."""

    links: Mapping[str, str] = {}
    """Spaces that can be tapped, and where that leads."""
    chosen: str = ""
    """The space that was tapped."""
    picks: Mapping[str, str] = {}
    """Spaces that something just happened to, with the number of the instruction."""
    cut: Mapping[str, str] = {}
    """Options that are out, with the number of the criterion."""
    kept: frozenset[str] = frozenset()
    """Options that are still in."""
    hints: Mapping[str, str] = {}
    """What a space takes, in a few words."""
    about: Callable[[str], str] = _no_address
    """Where it is told what a card, a tile or a panel is; nothing where no page tells it."""
    near: bool = False
    """Whether a phone shows from near what has happened, instead of what can be chosen."""


def draw(
    panels: Iterable[Panel], words: Words, marks: BoardHighlights, looks: UISettings | None = None
) -> list[dict[str, Any]]:
    """All panels, each with the name of its template."""
    return [panel(one, words, marks, looks or UISettings()) for one in panels]


def panel(one: Panel, words: Words, marks: BoardHighlights, looks: UISettings) -> dict[str, Any]:
    """One panel."""
    head = {"id": one.id, "title": words.panel(one.id), "icon": looks.topic_icons.get(one.id, "")}
    match one:
        case HexMap():
            return {**head, "kind": "map", **_hexes(one, words, marks, looks)}
        case Areas():
            if _placed(one):
                return {**head, "kind": "map", **_areas(one, words, marks, looks)}
            return {**head, "kind": "areas", **_tiles(one, words, marks, looks)}
        case Track():
            return {**head, "kind": "track", "about": marks.about(f"panel:{one.id}"), **_track(one, words, looks)}
        case CardRow():
            return {**head, "kind": "cards", **_cards(one, words, marks, looks)}
        case Values():
            return {**head, "kind": "values", "rows": [_value(id, value, words, marks) for id, value in one.rows]}


def _value(id: str, value: str | int, words: Words, marks: BoardHighlights) -> dict[str, str]:
    """A row of a table of values; a card leads to what it is."""
    card = isinstance(value, str) and words.pack is not None and words.pack.provenance(value) is not None
    said = words.name(value, "marked") if isinstance(value, str) else str(value)
    return {"name": words.row(id), "says": said, "about": marks.about(str(value)) if card else ""}


def _placed(areas: Areas) -> bool:
    """Whether areas have places of their own, so that they make a map."""
    return len({(cell.row, cell.column) for cell in areas.cells}) == len(areas.cells) > 1


def spaces(panels: Iterable[Panel]) -> frozenset[str]:
    """All that has a place on the table: spaces and face-up cards."""
    found: set[str] = set()
    for one in panels:
        if isinstance(one, (HexMap, Areas)):
            found.update(cell.name for cell in one.cells)
        elif isinstance(one, CardRow):
            found.update(card for card in one.cards if card)
    return frozenset(found)


def on_maps(panels: Iterable[Panel]) -> frozenset[str]:
    """The spaces that can be tapped: those on a map. What lies elsewhere is offered where the question is."""
    drawn = (one for one in panels if isinstance(one, HexMap) or (isinstance(one, Areas) and _placed(one)))
    return frozenset(cell.name for one in drawn for cell in one.cells)


def icon_list(icons: Iterable[Icon], words: Words, looks: UISettings) -> list[dict[str, Any]]:
    """Icons as symbols with numbers; `for.house`: for each of these, `then.coins`: what comes of it."""
    found = []
    for id, number in icons:
        how, _, what = id.rpartition(".")
        says = words.things(((id, number),))
        shown = {"icon": looks.icons.get(what, ""), "number": str(number) if number else "", "how": how, "says": says}
        found.append({**shown, "tint": looks.terrains.get(what, "") if how == "ground" else ""})
    return found


def symbols(id: str, words: Words, looks: UISettings) -> list[dict[str, Any]]:
    """What stands on a tile, where the game says so."""
    if words.game is None or words.pack is None:
        return []
    return icon_list(words.game.ui.icons(words.pack, id), words, looks)


def maps(drawn: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Of drawn panels those that have spaces."""
    return [one for one in drawn if one["kind"] in ("map", "areas")]


def names(drawn: Iterable[dict[str, Any]]) -> Iterator[str]:
    """What cards and values are called, as they are shown."""
    for one in drawn:
        yield from (card["name"] for card in one.get("cards", ()))
        yield from (row["says"] for row in one.get("rows", ()))


def legend(boards: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """What the grounds and pieces of all boards are, each once."""
    every = list(boards)
    return {
        kind: list({(one["name"], one["sign"]): one for board in every for one in board[kind]}.values())
        for kind in ("grounds", "signs")
    }


def looks(cells: Iterable[Cell]) -> dict[str, str]:
    """A look for each piece, by its name, so that it mostly stays while others come and go."""
    found: dict[str, str] = {}
    pieces = {piece for cell in cells for piece in (*cell.pieces, *(piece for piece, _ in cell.numbers))}
    for piece in sorted(pieces):
        found[piece] = by_name(piece, PIECES, found.values())
    return found


_CLASSES = {"link": "can", "chosen": "chosen", "pick": "pick", "cut": "cut", "kept": "kept"}
"""What is said of a space, as a class of its drawing."""


class _Look:
    """How the grounds and pieces of one panel look and what they are called, worked out once."""

    def __init__(self, cells: Iterable[Cell], words: Words, symbols: UISettings) -> None:
        tint, look = tints(cells), looks(cells)
        self.words = words
        self.grounds: dict[str, dict[str, Any]] = {
            id: {
                "tint": symbols.terrains.get(id, tint[id]),
                "icon": "" if id in symbols.unnamed_terrains else symbols.terrains.get(id, ""),
                "quiet": id in symbols.unnamed_terrains,
                "sign": words.sign(id),
                "name": words.ground(id),
            }
            for id in tint
        }
        self.pieces: dict[str, dict[str, Any]] = {}
        for id in look:
            owner, icon, marked = symbols.piece(id)
            drawn = {"owner": owner or "", "icon": icon, "marked": marked, "repeated": id in symbols.draw_each}
            self.pieces[id] = {"look": look[id], "sign": words.sign(id), "name": words.piece(id), **drawn}

    def legend(self) -> dict[str, Any]:
        return {"grounds": list(self.grounds.values()), "signs": list(self.pieces.values())}

    def cell(self, cell: Cell, marks: BoardHighlights) -> dict[str, Any]:
        """What both hexes and areas show."""
        words, name = self.words, cell.name
        ground = self.grounds.get(cell.ground, {"tint": "plain", "icon": "", "quiet": False, "sign": "", "name": ""})
        pieces = [dict(self.pieces[piece]) for piece in cell.pieces]
        for piece, number in cell.numbers:
            look = self.pieces[piece]
            named = {"sign": f"{look['sign']}{number}", "name": f"{look['name']} {number}", "number": number}
            pieces.append({**look, **named})
        label = words.name(name)
        said = [label, *([ground["name"]] if cell.ground else []), *(piece["name"] for piece in pieces)]
        if name in marks.hints:
            said.append(marks.hints[name])
        if name in marks.picks:
            said.append(words.say("web-cell-pick", number=marks.picks[name]))
        if name in marks.cut:
            said.append(words.say("web-cell-cut", number=marks.cut[name]))
        elif name in marks.kept:
            said.append(words.say("web-cell-kept"))
        marked = {
            "link": marks.links.get(name, ""),
            "chosen": name == marks.chosen,
            "pick": marks.picks.get(name, ""),
            "cut": marks.cut.get(name, ""),
            "kept": name in marks.kept,
        }
        quiet = ground["quiet"] and not (pieces or marked["link"] or marked["pick"])
        classes = [_CLASSES[mark] for mark, its in marked.items() if its]
        classes += [f"cut-{marked['cut']}"] if marked["cut"] else []
        return {
            "name": name,
            "label": label,
            "said": ", ".join(said),
            "tint": ground["tint"],
            "icon": ground["icon"],
            "quiet": quiet,
            "sign": ground["sign"],
            "ground": ground["name"],
            "pieces": pieces,
            **marked,
            "rings": bool(classes),
            "classes": " ".join(["cell", *classes, *(["quiet"] if quiet else [])]),
            "hint": marks.hints.get(name, ""),
            "tell": marks.about(name) if marks.near and name not in marks.links else "",
        }


def _hexes(map: HexMap, words: Words, marks: BoardHighlights, symbols: UISettings) -> dict[str, Any]:
    flat = map.layout == "flat"
    look = _Look(map.cells, words, symbols)
    wide, high = (1.5 * SIZE, sqrt(3) * SIZE) if flat else (sqrt(3) * SIZE, 1.5 * SIZE)
    turn = 0.0 if flat else pi / 6
    cells = []
    for cell in map.cells:
        x = cell.column * wide + (0 if flat or not cell.row % 2 else wide / 2)
        y = cell.row * high + (high / 2 if flat and cell.column % 2 else 0)
        cells.append({**look.cell(cell, marks), "x": round(x, 1), "y": round(y, 1)})
    return {
        # Numbers lie over the edges of their spaces: no neighbour may cover them.
        "cells": [_pieces_at(cell) for cell in sorted(cells, key=lambda cell: bool(cell["pick"] or cell["cut"]))],
        **_outline(SIZE, turn),
        "lines": [],
        "corners": [],
        "hexes": True,
        "large": False,
        "flat": flat,
        **window(cells, SIZE * 1.08, SIZE * 1.08, wide, near=marks.near),
        **look.legend(),
    }


def _areas(areas: Areas, words: Words, marks: BoardHighlights, symbols: UISettings) -> dict[str, Any]:
    """Areas with a place on a grid: hexes that touch, or boxes with lines between neighbours."""
    look = _Look(areas.cells, words, symbols)
    hexes = areas.layout == "pointy"
    wide, high = (sqrt(3) * _LARGE, 1.5 * _LARGE) if hexes else (_WIDE + 10, _HIGH + 10)
    shift = wide / 2 if hexes else 0
    at = {
        cell.name: (round(cell.column * wide + (shift if cell.row % 2 else 0), 1), round(cell.row * high, 1))
        for cell in areas.cells
    }
    cells = [{**look.cell(cell, marks), "x": at[cell.name][0], "y": at[cell.name][1]} for cell in areas.cells]
    near = {
        (min(cell.name, other), max(cell.name, other)) for cell in areas.cells for other in cell.next_to if other in at
    }
    room = (_LARGE * 1.5, -_LARGE * 0.45, _LARGE * 0.72) if hexes else (_WIDE - 8, -_HIGH / 2 + 20, _HIGH / 2 - 3)
    up = _LARGE * 1.05 if hexes else _HIGH / 2 + 4
    return {
        "cells": [place_in(cell, *room) for cell in cells],
        "lines": [] if hexes else [(*at[one], *at[other]) for one, other in sorted(near)],
        "corners": [_corner(spaces, at, words) for spaces in areas.corners],
        "wide": _WIDE,
        "high": _HIGH,
        "hexes": hexes,
        "large": hexes,
        **(_outline(_LARGE, pi / 6) if hexes else {}),
        **window(
            cells, (wide if hexes else _WIDE) / 2 + 4, up, wide, near=marks.near, fits=CHOOSING if hexes else _BOXES
        ),
        **look.legend(),
    }


def _corner(spaces: tuple[str, ...], at: Mapping[str, tuple[float, float]], words: Words) -> dict[str, Any]:
    """A marker that lies where areas meet."""
    found = [at[space] for space in spaces]
    x, y = (round(sum(place[axis] for place in found) / len(found), 1) for axis in (0, 1))
    return {"x": x, "y": y, "said": words.say("web-corner", spaces=spaces)}


def _outline(size: float, turn: float) -> dict[str, str]:
    """The corners of a hex, and those of the ring in it."""
    corners = [(size * cos(turn + pi / 3 * at), size * sin(turn + pi / 3 * at)) for at in range(6)]
    shape = " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)
    return {"shape": shape, "inner": " ".join(f"{x * 0.93:.1f},{y * 0.93:.1f}" for x, y in corners)}


def _pieces_at(cell: dict[str, Any]) -> dict[str, Any]:
    """Where the pieces of a hex stand: side by side, smaller when there are many."""
    pieces = cell["pieces"]
    count = len(pieces)
    size = 13.0 if count == 1 else 10.5 if count == 2 else 8.0
    gap = 42.0 / count if count > 3 else size * 2 + 1
    for at, piece in enumerate(pieces):
        piece["x"] = round((at - (count - 1) / 2) * gap, 1)
        piece["y"] = 3.0
        piece["size"] = size
    return cell


def _tiles(areas: Areas, words: Words, marks: BoardHighlights, symbols: UISettings) -> dict[str, Any]:
    look = _Look(areas.cells, words, symbols)
    cells = [
        {
            **look.cell(cell, marks),
            "next_to": [words.name(one) for one in cell.next_to],
            "about": marks.about(cell.name),
        }
        for cell in areas.cells
    ]
    return {"cells": cells, **look.legend()}


def _track(track: Track, words: Words, symbols: UISettings) -> dict[str, Any]:
    held: dict[int, list[str]] = {}
    for id, at in track.markers:
        held.setdefault(at, []).append(symbols.piece_owners.get(id, "other"))
    short = track.most - track.least < _LONGEST_TRACK
    steps = range(track.least, track.most + 1) if short else sorted(held)
    said = " · ".join(f"{words.short_marker(id)} {at}" for id, at in track.markers)
    return {"steps": [{"at": at, "held": held.get(at, [])} for at in steps], "said": said}


def _cards(row: CardRow, words: Words, marks: BoardHighlights, looks: UISettings) -> dict[str, Any]:
    cards = [
        {
            "name": words.lying(words.name(card, "marked"), row, at) if card else "",
            "shows": symbols(card, words, looks) if card else [],
            "about": marks.about(card) if card else "",
            "chosen": bool(card) and card == marks.chosen,
            "pick": marks.picks.get(card, "") if card else "",
        }
        for at, card in enumerate(row.cards)
    ]
    hidden = sum(not card for card in row.cards)
    return {"cards": [card for card in cards if card["name"]], "hidden": hidden, "count": row.count}
