"""Read-only pages of a game: decisions, log, set-up and the menu of further actions."""

from __future__ import annotations

from visavis.core.play.recorded import rows_of
from visavis.core.play.review import is_coached
from visavis.web.app import BareApp
from visavis.web.http import Request, Response
from visavis.web.open_games import known
from visavis.web.pages import tour
from visavis.web.view import summary
from visavis.web.view.board import BoardHighlights, draw, legend
from visavis.web.view.bots import newer_text
from visavis.web.view.own_texts import changes
from visavis.web.view.panel_views import MapView
from visavis.web.view.saved_list import listed
from visavis.web.view.ui_settings import ui_settings
from visavis.words import printable
from visavis.words.events import event_lines


def why(app: BareApp, request: Request, id: str) -> Response:
    """Render the decisions of a step, criterion by criterion."""
    with app.at(request, id) as game:
        words = app.words_of(request, game)
        shown = summary.decisions(game, words, _line(request))
        session, seen = game.session, game.seen()
        open_then = summary.open_then(game, seen, words, _line(request)) if session.secret else []
        rules = summary.events_of_step(seen, words, _line(request)) if session.secret else []
        weighed = [] if shown else summary.evaluations(session, words, _line(request))
        return app.page(
            request,
            "why.html",
            words,
            game=game,
            decisions=shown,
            secret=session.secret,
            weighed=weighed,
            rules=rules,
            open_then=open_then,
            tour=tour.view(session, words, id, tour.number(request, session)),
        )


def log(app: BareApp, request: Request, id: str) -> Response:
    """Render the whole log, with buttons to go back to a turn or to branch from it."""
    with app.at(request, id) as game:
        words = app.words_of(request, game)
        steps = summary.whole_log(game.session, game.seen(), words)
        return app.page(request, "log.html", words, game=game, steps=steps, viewer=game.viewer)


_MOST_ZOOM = 4
"""How many times as large as the screen a board is drawn at most."""


def board(app: BareApp, request: Request, id: str) -> Response:
    """Render the whole board, as large as wanted, with the tracks and everything else that is open."""
    with app.at(request, id) as game:
        words = app.words_of(request, game)
        seen = game.seen()
        panels = draw(summary.panels(game.session, seen), words, BoardHighlights(), ui_settings(game.session.game))
        boards = [panel for panel in panels if isinstance(panel, MapView)]
        zoom = _number(request, "zoom") or 1
        return app.page(
            request,
            "board.html",
            words,
            game=game,
            viewer=game.viewer,
            boards=boards,
            legends=legend(boards),
            panels=[panel for panel in panels if not isinstance(panel, MapView)],
            zoom=max(1, min(_MOST_ZOOM, zoom)),
            most=_MOST_ZOOM,
        )


def more(app: BareApp, request: Request, id: str) -> Response:
    """Render the menu of further actions, with options and seats of the game."""
    with app.at(request, id) as game:
        session = game.session
        words = app.words_of(request, game)
        header = session.header
        seats = words.sitting(header.seats)
        newer = newer_text(app.shelf, session.game)
        return app.page(
            request,
            "more.html",
            words,
            game=game,
            saved=listed(known(app.shelf, id), words.language),
            options=summary.options(session, words),
            dials=summary.live_options(session, words),
            seats=seats if len(seats) > 1 else [],
            reconstructed=session.pack.provenances["reconstructed"],
            has_people=len(game.persons) > 1 and app.shelf.tables is not None,
            coached=is_coached(session, game.seen()) and (session.over or game.table is None),
            has_rows=bool(rows_of(session)),
            rules=printable(header.rules),
            newer=changes(session.game.text or "", newer) if newer else [],
        )


def setup(app: BareApp, request: Request, id: str) -> Response:
    """Render the set-up as a checklist, to be ticked off or printed."""
    with app.at(request, id) as game:
        session = game.session
        words = app.words_of(request, game)
        seen = game.seen()
        rows = [event for event in event_lines(seen.events, words) if event.step == 1]
        return app.page(
            request,
            "setup.html",
            words,
            game=game,
            rows=rows,
            options=summary.options(session, words, short=True),
            reconstructed=session.pack.provenances["reconstructed"],
        )


def _line(request: Request) -> int | None:
    """Return the line of the log that was asked for."""
    return _number(request, "line")


def _number(request: Request, name: str) -> int | None:
    """Return a number of the address."""
    text = request.asked(name)
    return int(text) if text.isascii() and text.isdigit() and len(text) < 8 else None
