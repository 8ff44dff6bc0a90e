"""Panels as view models for the templates: pieces, their layout inside a space, and the part of a map a phone shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import cos, pi, sin, sqrt

import msgspec

from visavis.core import Areas, CardRow, Cell, HexMap, Panel, Track, Values
from visavis.core.card_face import Icon
from visavis.terrain_colours import by_name, tints
from visavis.web.view.controls import Button, form_of
from visavis.web.view.panel_views import (
    AreasView,
    CardsView,
    CellView,
    CornerView,
    GroundView,
    IconView,
    Legend,
    MapView,
    Outline,
    PanelCard,
    PanelView,
    PieceView,
    StepTap,
    TrackView,
    ValuesView,
    ValueView,
    Window,
)
from visavis.web.view.ui_settings import UISettings
from visavis.words import Words

_SIDES = ("", "bot", "you", "other")
"""Vertical order of owners, from top to bottom; things without an owner come first."""
_SIZES = ((8.5, 11.0), (7.5, 9.5), (6.5, 8.0), (5.5, 6.5))
"""Half the width of things and of pieces, in units of the drawing; the first pair that fits is used."""
_GAP = 3.0
MOST_REPEATED = 3
"""Maximum number of equal pieces drawn side by side; beyond that, one piece with a count."""


def place_in(cell: CellView, wide: float, top: float, bottom: float) -> CellView:
    """Give the pieces of a cell their positions between top and bottom, in rows of at most this width."""
    if not cell.pieces:
        return cell
    pieces = [single for piece in cell.pieces for single in _each(piece)]
    rows, size = _rows(pieces, wide, _SIZES[0]), _SIZES[0]
    for size in _SIZES:
        rows = _rows(pieces, wide, size)
        if _height(rows, pieces, size) <= bottom - top:
            break
    y = top + max(0.0, (bottom - top - _height(rows, pieces, size)) / 2)
    positions: dict[int, tuple[float, float, float]] = {}
    for row in rows:
        half = _half(pieces[row[0]], size)
        x = -sum(_width(pieces[index], size) for index in row) / 2 - _GAP * (len(row) - 1) / 2
        for index in row:
            positions[index] = (round(x + half, 1), round(y + half, 1), half)
            x += _width(pieces[index], size) + _GAP
        y += half * 2 + _GAP
    placed = [_moved(piece, *positions[index]) for index, piece in enumerate(pieces)]
    owners = {piece.owner for piece in pieces if piece.owner}
    held = f"of-{owners.pop()}" if len(owners) == 1 else ""
    tint = held if held and cell.tint == "plain" else cell.tint
    return msgspec.structs.replace(cell, pieces=placed, tint=tint)


def _moved(piece: PieceView, x: float, y: float, size: float) -> PieceView:
    return msgspec.structs.replace(piece, x=x, y=y, size=size)


def _each(piece: PieceView) -> list[PieceView]:
    """Split a small number of equal things into single ones; a single piece of a side is drawn without its number."""
    number = piece.number
    if piece.repeated and number is not None and number <= MOST_REPEATED:
        return [msgspec.structs.replace(piece, number=None)] * number
    return [msgspec.structs.replace(piece, number=None) if number == 1 and piece.owner else piece]


def _rows(pieces: Sequence[PieceView], wide: float, size: tuple[float, float]) -> list[list[int]]:
    """Return the indices of pieces, row by row; a row holds the pieces of one side."""
    rows: list[list[int]] = []
    for side in _SIDES:
        row: list[int] = []
        for index, piece in enumerate(pieces):
            if piece.owner != side:
                continue
            if row and sum(_width(pieces[other], size) + _GAP for other in row) + _width(piece, size) > wide:
                rows.append(row)
                row = []
            row.append(index)
        rows += [row] if row else []
    return rows


def _half(piece: PieceView, size: tuple[float, float]) -> float:
    return size[1] if piece.owner else size[0]


def _width(piece: PieceView, size: tuple[float, float]) -> float:
    digits = len(str(piece.number)) if piece.number is not None else 0
    return _half(piece, size) * 2 + (2 + 6.5 * digits if digits else 0)


def _height(rows: list[list[int]], pieces: Sequence[PieceView], size: tuple[float, float]) -> float:
    return sum(_half(pieces[row[0]], size) * 2 + _GAP for row in rows) - _GAP if rows else 0.0


CHOOSING = 7.6
"""Hexes per row on a phone while a space is chosen: a touch target needs 44 pixels."""
_HALF = 2.15
"""Enlargement factor where several boards are side by side: each has slightly less than half of the screen."""
_NEWS = 5.0
"""Minimum number of hexes per row where something has happened."""
_FEW_LINKS = 24
"""Up to this number of spaces that can be tapped they are the focus; beyond it, the person's own spaces are."""
_TOGETHER = 3.0
"""Steps from the middle of a phone's viewport to its edge."""


def viewport(
    cells: Sequence[CellView], side: float, up: float, step: float, *, near: bool, fits: float = CHOOSING
) -> Window:
    """Return the extent of the whole board and, for a phone, its enlargement and the point to scroll to."""
    xs, ys = [cell.x for cell in cells] or [0], [cell.y for cell in cells] or [0]
    left, top = min(xs) - side, min(ys) - up
    wide, high = max(xs) - left + side, max(ys) - top + up
    choosing = any(cell.link for cell in cells) and not near
    focus = _focus(cells, step, near=near)
    span = (max(cell.x for cell in focus) - min(cell.x for cell in focus)) / step + 3 if focus else fits
    shown = fits if choosing else min(fits, max(_NEWS, span))
    # A board that fits beside another one is shown whole: nothing of it has to be searched.
    beside = _HALF * wide / step
    middle_x = (min(cell.x for cell in focus) + max(cell.x for cell in focus)) / 2
    middle_y = (min(cell.y for cell in focus) + max(cell.y for cell in focus)) / 2
    return Window(
        box=f"{left:.1f} {top:.1f} {wide:.1f} {high:.1f}",
        width=max(100, round(100 * wide / (shown * step))),
        half=100 if beside <= fits else round(100 * beside / shown),
        across=f"{(middle_x - left) / wide:.3f}",
        down=f"{(middle_y - top) / high:.3f}",
        choosing=choosing,
    )


def _focus(cells: Sequence[CellView], step: float, *, near: bool) -> Sequence[CellView]:
    """Return the spaces that the viewport focuses on: changed, tapped, possible to tap, or the person's own."""
    return next(filter(None, _wanted(cells, step, near=near)), cells)


def _wanted(cells: Sequence[CellView], step: float, *, near: bool) -> Iterator[list[CellView]]:
    """Yield the groups of spaces that a person may look for, the most important first."""
    if near:
        yield [cell for cell in cells if cell.pick or cell.cut or cell.kept]
    yield [cell for cell in cells if cell.chosen]
    links = [cell for cell in cells if cell.link]
    yield _together(links if not near and len(links) <= _FEW_LINKS else [], step)
    yield _together([cell for cell in cells if any(piece.owner == "you" for piece in cell.pieces)], step)
    yield links
    yield [cell for cell in cells if cell.pieces]


def _together(cells: list[CellView], step: float) -> list[CellView]:
    """Return the largest group of scattered spaces that fits on a phone: the middle of all of them may be empty."""
    most: list[CellView] = []
    reach = _TOGETHER * step
    for middle in cells:
        near = [cell for cell in cells if max(abs(cell.x - middle.x), abs(cell.y - middle.y)) < reach]
        most = max(most, near, key=len)
    return most


SIZE = 30.0
"""Radius of a hex: from its middle to a corner."""
_WIDE, _HIGH = 100.0, 92.0
"""Size of an area that has a place on a grid."""
_LARGE = 46.0
"""Radius of an area that is drawn as a hex."""
_LONGEST_TRACK = 31
"""Maximum number of steps of a track that is drawn step by step."""
_BOXES = 6.2
"""Boxes per row on a phone: they are less high than wide."""

PIECES = ("a", "b", "c", "d", "e", "f", "g", "h")
"""CSS names of the looks of pieces: colour and shape together."""


def _no_address(topic: str) -> str:
    return ""


class BoardHighlights(msgspec.Struct, frozen=True):
    """Highlights and links of a board, drawn in addition to its pieces."""

    links: Mapping[str, str] = {}
    """Spaces that can be tapped, with their addresses."""
    lively: frozenset[str] | None = None
    """The spaces with a link that are highlighted; None: all."""
    chosen: str = ""
    """The space that was tapped."""
    tapped: frozenset[str] = frozenset()
    """Other spaces of the same answer."""
    picks: Mapping[str, str] = {}
    """Spaces that something just happened to, with the number of the instruction."""
    cut: Mapping[str, str] = {}
    """Options that are excluded, with the number of the criterion."""
    kept: frozenset[str] = frozenset()
    """Options that are not excluded."""
    fallen: Mapping[str, str] = {}
    """Options of the bot's last choice that were cut, with the number of the criterion: the still film."""
    hints: Mapping[str, str] = {}
    """Short reason or price of a space, in words."""
    about: Callable[[str], str] = _no_address
    """Address of the page about a card, a tile or a panel; empty where there is none."""
    tells: bool = False
    """Whether a tap on a space that cannot be chosen shows what is known of it."""
    near: bool = False
    """Whether the viewport of a phone focuses on recent changes instead of the spaces to choose from."""


def draw(
    panels: Iterable[Panel], words: Words, marks: BoardHighlights, settings: UISettings | None = None
) -> list[PanelView]:
    """Return the view models of all panels."""
    return [draw_panel(panel, words, marks, settings or UISettings()) for panel in panels]


def draw_panel(panel: Panel, words: Words, marks: BoardHighlights, settings: UISettings) -> PanelView:
    """Return the view model of one panel."""
    id, title, icon = panel.id, words.panel(panel.id), settings.topic_icons.get(panel.id, "")
    match panel:
        case HexMap():
            return _hexes(panel, title, icon, words, marks, settings)
        case Areas():
            if _placed(panel):
                return _areas(panel, title, icon, words, marks, settings)
            return AreasView(id=id, title=title, icon=icon, cells=_tiles(panel, words, marks, settings))
        case Track():
            return _track(panel, title, icon, words, marks, settings)
        case CardRow():
            cards = [_card(panel, index, words, marks, settings) for index, card in enumerate(panel.cards) if card]
            hidden = sum(not card for card in panel.cards)
            shown = [card for card in cards if card.name]
            return CardsView(id=id, title=title, icon=icon, cards=shown, hidden=hidden, count=panel.count)
        case Values():
            rows = [_value(row, value, words, marks) for row, value in panel.rows]
            across, wide = [words.name(column) for column in panel.across], len(panel.across)
            lines = [(words.name(line), rows[at * wide : (at + 1) * wide]) for at, line in enumerate(panel.down)]
            return ValuesView(id=id, title=title, icon=icon, rows=rows, across=across, lines=lines)


def _value(id: str, value: str | int, words: Words, marks: BoardHighlights) -> ValueView:
    is_card = isinstance(value, str) and words.pack is not None and words.pack.provenance(value) is not None
    text = words.name(value, "marked") if isinstance(value, str) else str(value)
    return ValueView(name=words.row(id), says=text, about=marks.about(str(value)) if is_card else "")


def _placed(areas: Areas) -> bool:
    """Return True if the areas have positions of their own, so that they make a map."""
    return len({(cell.row, cell.column) for cell in areas.cells}) == len(areas.cells) > 1


def spaces(panels: Iterable[Panel]) -> frozenset[str]:
    """Return everything that has a place on the table: spaces and face-up cards."""
    names: set[str] = set()
    for panel in panels:
        if isinstance(panel, (HexMap, Areas)):
            names.update(cell.name for cell in panel.cells)
        elif isinstance(panel, CardRow):
            names.update(card for card in panel.cards if card)
    return frozenset(names)


def on_maps(panels: Iterable[Panel]) -> frozenset[str]:
    """Return what can be tapped: the spaces of maps, named steps of tracks. All else is offered with the question."""
    names: set[str] = set()
    for panel in panels:
        if isinstance(panel, HexMap) or (isinstance(panel, Areas) and _placed(panel)):
            names.update(cell.name for cell in panel.cells)
        elif isinstance(panel, Track):
            names.update(panel.steps)
    return frozenset(names)


def icon_list(icons: Iterable[Icon], words: Words, settings: UISettings) -> list[IconView]:
    """Return icons as symbols with numbers; `for.house`: for each of these, `then.coins`: what results from it."""
    views = []
    for id, number in icons:
        how, _, kind = id.rpartition(".")
        tint = settings.terrains.get(kind, "") if how == "ground" else ""
        shown = str(number) if number else ""
        views.append(IconView(settings.icons.get(kind, ""), shown, how, words.things(((id, number),)), tint))
    return views


def symbols(id: str, words: Words, settings: UISettings) -> list[IconView]:
    """Return the icons printed on a tile; empty where the game provides none."""
    if words.game is None or words.pack is None:
        return []
    return icon_list(words.game.ui.icons(words.pack, id), words, settings)


def maps(drawn: Iterable[PanelView]) -> list[MapView | AreasView]:
    """Return the drawn panels that have spaces."""
    return [panel for panel in drawn if isinstance(panel, (MapView, AreasView))]


def cell_pieces(cell: Cell, words: Words, settings: UISettings) -> list[PieceView]:
    """Return the pieces of one space, each with its number."""
    return _Style((cell,), words, settings).pieces_of(cell)


def with_tracks(buttons: Sequence[Button], drawn: Iterable[PanelView]) -> list[Button]:
    """Return buttons for tracks with the positions on them."""
    tracks = {panel.id: panel for panel in drawn if isinstance(panel, TrackView)}
    options = [(button, tracks.get(str((form_of(button) or [""])[-1]))) for button in buttons]
    return [
        msgspec.structs.replace(button, note=button.note or track.said, track=track.steps) if track else button
        for button, track in options
    ]


def names(drawn: Iterable[PanelView]) -> Iterator[str]:
    """Yield the names of cards and values as they are shown."""
    for panel in drawn:
        if isinstance(panel, CardsView):
            yield from (card.name for card in panel.cards)
        elif isinstance(panel, ValuesView):
            yield from (row.says for row in panel.rows)


def legend(boards: Iterable[MapView]) -> Legend:
    """Return the terrains and pieces of all boards, each once."""
    grounds: dict[tuple[str, str], GroundView] = {}
    signs: dict[tuple[str, str], PieceView] = {}
    for board in boards:
        grounds.update({(ground.name, ground.sign): ground for ground in board.grounds})
        signs.update({(piece.name, piece.sign): piece for piece in board.signs})
    return Legend(list(grounds.values()), list(signs.values()))


def piece_looks(cells: Iterable[Cell]) -> dict[str, str]:
    """Return a look for each piece, derived from its name, so that it mostly stays while others come and go."""
    looks: dict[str, str] = {}
    pieces = {piece for cell in cells for piece in (*cell.pieces, *(piece for piece, _ in cell.numbers))}
    for piece in sorted(pieces):
        looks[piece] = by_name(piece, PIECES, looks.values())
    return looks


_BARE = GroundView()


class _Style:
    """Looks and names of the terrains and pieces of one panel, computed once."""

    def __init__(self, cells: Iterable[Cell], words: Words, settings: UISettings) -> None:
        tint = tints(cells)
        self.words = words
        self.grounds = {
            id: GroundView(
                tint=settings.terrains.get(id, tint[id]),
                icon="" if id in settings.unnamed_terrains else settings.terrains.get(id, ""),
                quiet=id in settings.unnamed_terrains,
                sign=words.sign(id),
                name=words.ground(id),
            )
            for id in tint
        }
        self.pieces: dict[str, PieceView] = {}
        for id, look in piece_looks(cells).items():
            owner, icon, marked = settings.piece(id)
            name, sign, repeated = words.piece(id), words.sign(id), id in settings.draw_each
            self.pieces[id] = PieceView(look, sign, name, owner or "", icon, marked, repeated)

    def pieces_of(self, cell: Cell) -> list[PieceView]:
        pieces = [self.pieces[piece] for piece in cell.pieces]
        for id, number in cell.numbers:
            piece = self.pieces[id]
            sign, name = f"{piece.sign}{number}", f"{piece.name} {number}"
            pieces.append(msgspec.structs.replace(piece, sign=sign, name=name, number=number))
        return pieces

    def cell(
        self,
        cell: Cell,
        marks: BoardHighlights,
        x: float = 0.0,
        y: float = 0.0,
        next_to: Sequence[str] = (),
        about: str = "",
    ) -> CellView:
        """Return the part of a space that hexes and areas have in common."""
        name = cell.name
        ground = self.grounds.get(cell.ground, _BARE)
        pieces = self.pieces_of(cell)
        label = self.words.name(name)
        link, pick, cut = marks.links.get(name, ""), marks.picks.get(name, ""), marks.cut.get(name, "")
        chosen = name == marks.chosen or name in marks.tapped
        kept, fell = name in marks.kept, marks.fallen.get(name, "")
        quiet = ground.quiet and not (pieces or link or pick)
        shown = (
            (link, "can" if marks.lively is None or name in marks.lively else "may"),
            (chosen, "chosen"),
            (pick, "pick"),
            (cut, "cut"),
            (kept, "kept"),
            (cut, f"cut-{cut}"),
            (fell, "fell"),
        )
        classes = [css for marked, css in shown if marked]
        return CellView(
            name=name,
            label=label,
            said=self._said(cell, label, ground, pieces, marks),
            tint=ground.tint,
            icon=ground.icon,
            quiet=quiet,
            sign=ground.sign,
            ground=ground.name,
            pieces=pieces,
            link=link,
            chosen=chosen,
            pick=pick,
            cut=cut,
            kept=kept,
            fell=fell,
            rings=bool(classes),
            classes=" ".join(["cell", *classes, *(["quiet"] if quiet else [])]),
            hint=marks.hints.get(name, ""),
            tell=marks.about(name) if marks.tells and name not in marks.links else "",
            x=x,
            y=y,
            next_to=next_to,
            about=about,
        )

    def _said(
        self, cell: Cell, label: str, ground: GroundView, pieces: Iterable[PieceView], marks: BoardHighlights
    ) -> str:
        """Return everything about a space in words."""
        name, words = cell.name, self.words
        parts = [label, *([ground.name] if cell.ground else []), *(piece.name for piece in pieces)]
        if name in marks.hints:
            parts.append(marks.hints[name])
        if name in marks.picks:
            parts.append(words.say("web-cell-pick", number=_unnamed(marks.picks[name])))
        if cut := marks.cut.get(name) or marks.fallen.get(name):
            parts.append(words.say("web-cell-cut", number=_unnamed(cut)))
        elif name in marks.kept:
            parts.append(words.say("web-cell-kept"))
        return ", ".join(parts)


def _unnamed(numbers: str) -> int | str:
    """Return a number that is text as one that is not: a game may have a card whose id is "1"."""
    return int(numbers) if numbers.isdecimal() else numbers


def _badge_order(cell: CellView) -> int:
    return 2 if cell.pick else 1 if cell.cut or cell.fell else 0


def _hexes(map: HexMap, title: str, icon: str, words: Words, marks: BoardHighlights, settings: UISettings) -> MapView:
    flat = map.layout == "flat"
    style = _Style(map.cells, words, settings)
    wide, high = (1.5 * SIZE, sqrt(3) * SIZE) if flat else (sqrt(3) * SIZE, 1.5 * SIZE)
    cells = []
    for cell in map.cells:
        x = cell.column * wide + (0 if flat or not cell.row % 2 else wide / 2)
        y = cell.row * high + (high / 2 if flat and cell.column % 2 else 0)
        cells.append(style.cell(cell, marks, round(x, 1), round(y, 1)))
    return MapView(
        id=map.id,
        title=title,
        icon=icon,
        # Numbers overlap the edges of their spaces: no neighbour may cover them.
        cells=[_side_by_side(cell) for cell in sorted(cells, key=_badge_order)],
        outline=_hex_outline(SIZE, 0.0 if flat else pi / 6),
        window=viewport(cells, SIZE * 1.08, SIZE * 1.08, wide, near=marks.near),
        grounds=list(style.grounds.values()),
        signs=list(style.pieces.values()),
    )


def _areas(areas: Areas, title: str, icon: str, words: Words, marks: BoardHighlights, settings: UISettings) -> MapView:
    """Draw areas with a place on a grid: hexes that touch, or boxes with lines between neighbours."""
    style = _Style(areas.cells, words, settings)
    hexes = areas.layout == "pointy"
    wide, high = (sqrt(3) * _LARGE, 1.5 * _LARGE) if hexes else (_WIDE + 10, _HIGH + 10)
    shift = wide / 2 if hexes else 0
    places = {
        cell.name: (round(cell.column * wide + (shift if cell.row % 2 else 0), 1), round(cell.row * high, 1))
        for cell in areas.cells
    }
    cells = [style.cell(cell, marks, *places[cell.name]) for cell in areas.cells]
    near = {
        (min(cell.name, other), max(cell.name, other))
        for cell in areas.cells
        for other in cell.next_to
        if other in places
    }
    room = (_LARGE * 1.5, -_LARGE * 0.45, _LARGE * 0.72) if hexes else (_WIDE - 8, -_HIGH / 2 + 20, _HIGH / 2 - 3)
    side, up = ((wide if hexes else _WIDE) / 2 + 4, _LARGE * 1.05 if hexes else _HIGH / 2 + 4)
    return MapView(
        id=areas.id,
        title=title,
        icon=icon,
        cells=[place_in(cell, *room) for cell in cells],
        outline=_hex_outline(_LARGE, pi / 6, large=True) if hexes else Outline(hexes=False, wide=_WIDE, high=_HIGH),
        window=viewport(cells, side, up, wide, near=marks.near, fits=CHOOSING if hexes else _BOXES),
        grounds=list(style.grounds.values()),
        signs=list(style.pieces.values()),
        lines=[] if hexes else [(*places[first], *places[second]) for first, second in sorted(near)],
        corners=[_corner(spaces, places, words) for spaces in areas.corners],
    )


def _corner(spaces: tuple[str, ...], places: Mapping[str, tuple[float, float]], words: Words) -> CornerView:
    around = [places[space] for space in spaces]
    x, y = (round(sum(place[axis] for place in around) / len(around), 1) for axis in (0, 1))
    return CornerView(x, y, words.say("web-corner", spaces=spaces))


def _hex_outline(size: float, turn: float, *, large: bool = False) -> Outline:
    corners = [(size * cos(turn + pi / 3 * index), size * sin(turn + pi / 3 * index)) for index in range(6)]
    shape = " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)
    inner = " ".join(f"{x * 0.93:.1f},{y * 0.93:.1f}" for x, y in corners)
    return Outline(hexes=True, large=large, shape=shape, inner=inner)


def _side_by_side(cell: CellView) -> CellView:
    """Place the pieces of a hex side by side, smaller when there are many."""
    count = len(cell.pieces)
    if not count:
        return cell
    size = 13.0 if count == 1 else 10.5 if count == 2 else 8.0
    gap = 42.0 / count if count > 3 else size * 2 + 1
    placed = [
        _moved(piece, round((index - (count - 1) / 2) * gap, 1), 3.0, size) for index, piece in enumerate(cell.pieces)
    ]
    return msgspec.structs.replace(cell, pieces=placed)


def _tiles(areas: Areas, words: Words, marks: BoardHighlights, settings: UISettings) -> list[CellView]:
    style = _Style(areas.cells, words, settings)
    return [
        style.cell(cell, marks, next_to=[words.name(other) for other in cell.next_to], about=marks.about(cell.name))
        for cell in areas.cells
    ]


def _track(
    track: Track, title: str, icon: str, words: Words, marks: BoardHighlights, settings: UISettings
) -> TrackView:
    held: dict[int, list[str]] = {}
    for id, step in track.markers:
        held.setdefault(step, []).append(settings.piece_owners.get(id, "other"))
    short = track.most - track.least < _LONGEST_TRACK
    steps = list(range(track.least, track.most + 1) if short else sorted(held))[:: -1 if track.descending else 1]
    return TrackView(
        id=track.id,
        title=title,
        icon=icon,
        about=marks.about(f"panel:{track.id}"),
        said=" · ".join(f"{words.short_marker(id)} {step}" for id, step in track.markers),
        steps=[held.get(step, []) for step in steps],
        taps=_step_taps(track, words, marks) if short else [],
    )


def _step_taps(track: Track, words: Words, marks: BoardHighlights) -> list[StepTap]:
    """Return the steps of a track as links, where any of them can be tapped now."""
    if not any(step in marks.links for step in track.steps):
        return []
    return [
        StepTap(
            label=str(number),
            said=words.name(step, "labelled"),
            link=marks.links.get(step, ""),
            chosen=step == marks.chosen,
        )
        for number, step in enumerate(track.steps, track.least)
    ]


def _card(row: CardRow, index: int, words: Words, marks: BoardHighlights, settings: UISettings) -> PanelCard:
    card = row.cards[index]
    return PanelCard(
        name=words.lying(words.name(card, "marked"), row, index),
        shows=symbols(card, words, settings),
        about=marks.about(card),
        chosen=card == marks.chosen,
        pick=marks.picks.get(card, ""),
    )
