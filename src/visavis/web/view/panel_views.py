"""View models of panels: boards, tracks, rows of cards and tables of values, as the templates draw them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import msgspec


class IconView(msgspec.Struct, frozen=True):
    """A symbol with its number."""

    icon: str
    number: str
    how: str
    """The role of the icon: `for` each of these, `then` what results; empty where it stands alone."""
    says: str
    tint: str = ""


class GroundView(msgspec.Struct, frozen=True):
    """A terrain as it is drawn and named."""

    tint: str = "plain"
    icon: str = ""
    quiet: bool = False
    sign: str = ""
    name: str = ""


class PieceView(msgspec.Struct, frozen=True):
    """A piece as it is drawn, with its position relative to the middle of its space."""

    look: str
    sign: str
    name: str
    owner: str
    icon: str
    marked: bool
    repeated: bool
    number: int | None = None
    x: float = 0.0
    y: float = 0.0
    size: float = 0.0
    """Half of its width."""


class CellView(msgspec.Struct, frozen=True, kw_only=True):
    """A space of a board."""

    name: str
    label: str
    said: str
    """Full description of the space, for screen readers."""
    tint: str
    icon: str
    quiet: bool
    sign: str
    ground: str
    pieces: Sequence[PieceView]
    link: str
    chosen: bool
    pick: str
    cut: str
    kept: bool
    fell: str
    rings: bool
    """Whether the space is highlighted."""
    classes: str
    hint: str
    tell: str
    """Address of the page about the space."""
    x: float = 0.0
    y: float = 0.0
    next_to: Sequence[str] = ()
    about: str = ""


class CornerView(msgspec.Struct, frozen=True):
    """A marker at the point where areas meet."""

    x: float
    y: float
    said: str


class Legend(msgspec.Struct, frozen=True):
    """The terrains and pieces of one or several boards."""

    grounds: Sequence[GroundView]
    signs: Sequence[PieceView]


class Window(msgspec.Struct, frozen=True):
    """The viewport of a map: the whole drawing, and the initial section on a phone."""

    box: str
    """The `viewBox` of the drawing."""
    width: int
    half: int
    """Width in percent of the screen; `half` where several boards are side by side."""
    across: str
    down: str
    """The point to scroll to, as fractions of width and height."""
    choosing: bool


class Outline(msgspec.Struct, frozen=True):
    """Shape of the spaces of a map: polygons, or boxes of this size."""

    hexes: bool
    large: bool = False
    shape: str = ""
    inner: str = ""
    """Corners of a hex, and of the ring in it."""
    wide: float = 0.0
    high: float = 0.0


class MapView(msgspec.Struct, frozen=True, kw_only=True):
    """A board whose spaces have positions."""

    kind: ClassVar[str] = "map"
    id: str
    title: str
    icon: str
    cells: Sequence[CellView]
    outline: Outline
    window: Window
    grounds: Sequence[GroundView]
    signs: Sequence[PieceView]
    lines: Sequence[tuple[float, float, float, float]] = ()
    corners: Sequence[CornerView] = ()


class AreasView(msgspec.Struct, frozen=True, kw_only=True):
    """Areas without positions: a list of tiles."""

    kind: ClassVar[str] = "areas"
    id: str
    title: str
    icon: str
    cells: Sequence[CellView]


class StepTap(msgspec.Struct, frozen=True, kw_only=True):
    """A step of a track that can be tapped."""

    label: str
    said: str
    link: str
    chosen: bool


class TrackView(msgspec.Struct, frozen=True, kw_only=True):
    """A track with its markers."""

    kind: ClassVar[str] = "track"
    id: str
    title: str
    icon: str
    about: str
    said: str
    steps: Sequence[Sequence[str]]
    """The owners of the markers on each step."""
    taps: Sequence[StepTap] = ()
    """The steps as links; empty where none can be tapped now."""


class PanelCard(msgspec.Struct, frozen=True):
    """A face-up card in a row."""

    name: str
    shows: Sequence[IconView]
    about: str
    chosen: bool
    pick: str


class CardsView(msgspec.Struct, frozen=True, kw_only=True):
    """A row of cards."""

    kind: ClassVar[str] = "cards"
    id: str
    title: str
    icon: str
    cards: Sequence[PanelCard]
    hidden: int
    """Number of cards that are face down."""
    count: int


class ValueView(msgspec.Struct, frozen=True):
    """A row of a table of values; a card links to the page about it."""

    name: str
    says: str
    about: str


class ValuesView(msgspec.Struct, frozen=True, kw_only=True):
    """A table of values: rows, or the cells of a grid line by line."""

    kind: ClassVar[str] = "values"
    id: str
    title: str
    icon: str
    rows: Sequence[ValueView]
    across: Sequence[str] = ()
    lines: Sequence[tuple[str, Sequence[ValueView]]] = ()
    """The lines of a grid: name and cells; empty for rows."""


PanelView = MapView | AreasView | TrackView | CardsView | ValuesView
"""Union of all that the macro `panel` draws."""
