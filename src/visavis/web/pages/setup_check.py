"""Checklist of the table at any position: to set it up again, or to check that table and app agree."""

from __future__ import annotations

from visavis.core import Session
from visavis.web.app import BareApp
from visavis.web.http import Request, Response
from visavis.web.view import summary
from visavis.web.view.field_finder import fields_behind
from visavis.words.table_list import table_of


def table_again(app: BareApp, request: Request, id: str) -> Response:
    """Render everything on the table, pile by pile, each line with a link to correct it."""
    with app.at(request, id) as game:
        session = game.session
        words = app.words_of(request, game)
        seen = game.seen()
        sections = table_of(session, game.viewer, words)
        links = _links(session, game.id, fields_behind(session, seen.view))
        return app.page(
            request,
            "table.html",
            words,
            game=game,
            parts=sections,
            links=links,
            other="" if session.secret else f"/game/{game.id}/correct",
            moment=summary.moment(session, seen.view, summary.panels(session, seen), words),
        )


def _links(session: Session, id: str, behind: dict[str, list[str]]) -> dict[str, str]:
    """Return the address of the correction for each line; of manually counted points, the address of their form."""
    links = {
        line: f"/game/{id}/correct?{'field' if len(paths) == 1 else 'among'}={','.join(paths)}&back=table"
        for line, paths in behind.items()
    }
    return links | {f"points/{side}": f"/game/{id}/score?side={side}" for side in session.manual_sides}
