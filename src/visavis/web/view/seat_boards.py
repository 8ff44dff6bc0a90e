"""View models of seat boards: the player board of a seat, or the board in the middle."""

from __future__ import annotations

import msgspec

from visavis.core import BoardRow, BoardTrack, SeatBoard, Session
from visavis.core.seat_board import Icons
from visavis.web.view.board import BoardHighlights, icon_list, symbols
from visavis.web.view.panel_views import IconView
from visavis.web.view.ui_settings import UISettings, ui_settings
from visavis.words import Words

_BOWL = ((0, 0), (-7, 4), (7, 4), (0, 9), (-7, -5), (7, -5), (0, -10), (-13, 0), (13, 0), (-12, 9), (12, 9), (-11, -9))
"""The positions of tokens in a bowl, the first ones in the middle."""


class IconLine(msgspec.Struct, frozen=True):
    """Icons with numbers, and the same in words."""

    icons: list[IconView]
    text: str


class BowlView(msgspec.Struct, frozen=True):
    """A bowl with its tokens."""

    number: int
    tokens: tuple[tuple[int, int], ...]


class PlaceView(msgspec.Struct, frozen=True):
    """One place of a row: whether its piece is still there, and the income once it has left."""

    waits: bool
    brings: IconLine


class RowView(msgspec.Struct, frozen=True, kw_only=True):
    """A row of pieces in supply on a board."""

    id: str
    icon: str
    name: str
    price: IconLine
    always: list[IconView]
    places: tuple[PlaceView, ...]


class StepView(msgspec.Struct, frozen=True):
    """One step of a track."""

    here: bool
    done: bool
    icons: list[IconView]


class TrackView(msgspec.Struct, frozen=True, kw_only=True):
    """A track of a board."""

    id: str
    icon: str
    name: str
    price: IconLine
    steps: tuple[StepView, ...]
    last: bool
    """Whether its marker is on the last step."""


class TileView(msgspec.Struct, frozen=True, kw_only=True):
    """A tile or an action space."""

    name: str
    used: bool
    about: str
    icons: list[IconView]
    price: int
    price_icon: str


class SeatBoardView(msgspec.Struct, frozen=True, kw_only=True):
    """A seat board, ready for the template."""

    id: str
    seat: str
    title: str
    name: str
    about: str
    goods: list[IconView]
    in_hand: str
    """The goods in words, also those of which there are none."""
    bowls: tuple[BowlView, ...]
    bowl_icon: str
    income: IconLine
    rows: tuple[RowView, ...]
    tracks: tuple[TrackView, ...]
    tiles: tuple[TileView, ...]


def seat_boards(session: Session, view: object, words: Words, marks: BoardHighlights) -> list[SeatBoardView]:
    """Return all seat boards of a view."""
    artist = _BoardArtist(session, words, marks)
    return [artist.board(board) for board in session.game.ui.seat_boards(view)]


class _BoardArtist:
    """Factory for view models of seat boards in one language."""

    def __init__(self, session: Session, words: Words, marks: BoardHighlights) -> None:
        self.session, self.words, self.marks = session, words, marks
        self.settings: UISettings = ui_settings(session.game)

    def board(self, board: SeatBoard) -> SeatBoardView:
        prices = {} if board.seat else dict(board.goods)
        return SeatBoardView(
            id=board.id,
            seat=board.seat,
            title=self.words.panel(board.id),
            name=self.words.name(board.name) if board.name else "",
            about=self.marks.about(board.name or f"panel:{board.id}"),
            goods=self._icons(board.goods) if board.seat else [],
            in_hand=", ".join(map(self._counted, board.goods)) if board.seat else "",
            bowls=tuple(BowlView(number, _BOWL[:number]) for number in board.bowls),
            bowl_icon=self.settings.bowl_icon,
            income=self._line(board.income),
            rows=tuple(map(self._row, board.rows)),
            tracks=tuple(map(self._track, board.tracks)),
            tiles=tuple(self._tile(id, used, prices.get(id, 0)) for id, used in board.tiles),
        )

    def _row(self, row: BoardRow) -> RowView:
        return RowView(
            id=row.id,
            icon=self.settings.piece_icons.get(row.id, ""),
            name=self.words.name(row.id),
            price=self._line(row.price),
            always=self._icons(row.always),
            places=tuple(PlaceView(waits, self._line(icons)) for waits, icons in row.places),
        )

    def _track(self, track: BoardTrack) -> TrackView:
        return TrackView(
            id=track.id,
            icon=self.settings.icons.get(track.id, ""),
            name=self.words.name(track.id),
            price=self._line(track.price),
            steps=tuple(StepView(n == track.at, n < track.at, self._icons(step)) for n, step in enumerate(track.steps)),
            last=track.at + 1 >= len(track.steps),
        )

    def _tile(self, id: str, used: bool, price: int) -> TileView:
        return TileView(
            name=self.words.name(id),
            used=used,
            about=self.marks.about(id) if self.session.pack.provenance(id) is not None else "",
            icons=symbols(id, self.words, self.settings),
            price=price,
            price_icon=self.settings.bowl_icon,
        )

    def _counted(self, icon: tuple[str, int]) -> str:
        id, number = icon
        return self.words.things((icon,)) if number else f"0 {self.words.name(id.rpartition('.')[2])}"

    def _icons(self, icons: Icons) -> list[IconView]:
        return icon_list(icons, self.words, self.settings)

    def _line(self, icons: Icons) -> IconLine:
        return IconLine(self._icons(icons), self.words.things(icons))
