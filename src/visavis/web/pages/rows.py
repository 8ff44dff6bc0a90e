"""A recorded game row by row: the board after each row, and playing on from it against computers."""

from __future__ import annotations

from urllib.parse import urlencode

from visavis.core import TABLE, Refusal
from visavis.core.play.recorded import rows_of
from visavis.core.question import PERSON
from visavis.web.app import BareApp
from visavis.web.http import Request, Response
from visavis.web.sight import Sight
from visavis.web.view import seat_boards, summary
from visavis.web.view.board import BoardHighlights, draw, legend, spaces
from visavis.web.view.panel_views import MapView
from visavis.web.view.ui_settings import ui_settings
from visavis.words.events import event_lines


def rows(app: BareApp, request: Request, id: str) -> Response:
    """Render the board after a row of a game, with what the row is in words."""
    with app.at(request, id) as game:
        return rows_page(app, request, game, request.asked("row"))


def rows_page(app: BareApp, request: Request, game: Sight, wanted: str = "", notice: str = "") -> Response:
    """Render a row; `notice` is a message about the record. Raises Refusal if the game has no rows."""
    session = game.session
    words = app.words_of(request, game)
    every = rows_of(session)
    if not every:
        raise Refusal("web.rows")
    number = int(wanted) if wanted.isascii() and wanted.isdigit() and len(wanted) < 6 else 1
    number = min(max(number, 1), len(every))
    row = every[number - 1]
    seen = session.seen_by(TABLE)
    happened = [one for one in event_lines(seen.events, words) if row.line <= one.line < row.end]
    view = session.view_before(row.end, TABLE)
    drawn = session.game.ui.panels(view)
    touched = spaces(drawn).intersection(str(getattr(one.effect, "space", "")) for one in happened)
    back = urlencode({"row": number})
    marks = BoardHighlights(
        picks=dict.fromkeys(touched, "★"),
        about=lambda what: summary.about_link(f"/game/{game.id}", what, back),
        near=True,
    )
    shown = draw(drawn, words, marks, ui_settings(session.game))
    mats = seat_boards.seat_boards(session, view, words, marks)
    names = {one.seat: one.name for one in mats if one.seat and one.name}
    boards = [panel for panel in shown if isinstance(panel, MapView)]
    elsewhere = {one.id for one in mats}
    # Those that have a character come first, the strongest chosen.
    players = [who for who in session.game.policy_names if words.policy_about(who)] or list(session.game.policy_names)
    points = session.game.score(session.timeline.state_before(row.end))
    return app.page(
        request,
        "rows.html",
        words,
        game=game,
        notice=notice,
        number=number,
        rows=every,
        row=row,
        names=names,
        points=[(seat, names.get(seat) or words.seat(seat), points.get(seat, 0)) for seat in session.header.seats],
        happened=list(dict.fromkeys(one.says for one in happened)),
        boards=boards,
        legends=legend(boards),
        mats=[one for one in mats if one.seat == row.seat] + [one for one in mats if one.seat != row.seat],
        panels=[one for one in shown if not isinstance(one, MapView) and one.id not in elsewhere],
        players=[(who, words.policy(who)) for who in players],
        can_branch=not session.read_only,
        coached=session.game.players.coach is not None,
    )


def seats_taken(request: Request, seats: tuple[str, ...]) -> dict[str, str] | None:
    """Return who takes each seat in a branch: the chosen one a person, the others a computer; None if not chosen."""
    mine, others = request.given("you"), request.given("others")
    if mine not in seats or not others:
        return None
    return {seat: PERSON if seat == mine else others for seat in seats}
