"""Pages of corrections: the list of state fields and the editor of one field."""

from __future__ import annotations

from visavis.core import NotAllowed, Refusal, Session, Stale
from visavis.web.app import NOT_POSSIBLE, BareApp
from visavis.web.http import Request, Response, to
from visavis.web.pages.table import table_page
from visavis.web.sight import Sight
from visavis.web.view import corrections, summary
from visavis.web.view.board import BoardHighlights, draw, maps
from visavis.web.view.controls import keypad
from visavis.web.view.corrections import FieldView
from visavis.web.view.field_finder import fields_of, fixes_at
from visavis.web.view.panel_views import AreasView, MapView
from visavis.web.view.ui_settings import ui_settings


def correct_form(app: BareApp, request: Request, id: str) -> Response:
    """Render the list of fields that can be corrected, or the editor of the chosen one."""
    with app.at(request, id) as game:
        return _correct_page(app, request, game, None)


def _correct_page(app: BareApp, request: Request, game: Sight, refusal: Refusal | None) -> Response:
    session = game.session
    words = app.words_of(request, game)
    seen = game.seen()
    field = request.asked("field") or request.given("field")
    here = f"/game/{game.id}/correct"
    back = _back(request)
    editor = None
    panels: list[MapView | AreasView] = []
    if session.secret:
        refusal = refusal or NotAllowed("correct.hidden")
    elif field:
        taps = request.query.get("tap", ())[:400]
        editor = corrections.editor(session, seen.view, words, field, taps, here)
        if editor.kind == "spaces":
            links = {name: f"{link}&back={back}" if back else link for name, link in editor.links.items()}
            marks = BoardHighlights(links=links, kept=frozenset(editor.chosen))
            panels = maps(draw(summary.panels(session, seen), words, marks, ui_settings(session.game)))
    return app.page(
        request,
        "correct.html",
        words,
        NOT_POSSIBLE if refusal else 200,
        game=game,
        fields=[]
        if session.secret
        else _among(request, session, seen.view, corrections.fields(session, seen.view, words)),
        editor=editor,
        keypad=keypad(corrections.numbers_of(editor), request, here, {}) if editor else None,
        back=back,
        panels=panels,
        refusal=words.refusal(refusal) if refusal else "",
    )


def _back(request: Request) -> str:
    """Return the page to go back to: "table" for the checklist of the table, by default "" for the game."""
    return "table" if "table" in (request.asked("back"), request.given("back")) else ""


def _among(request: Request, session: Session, view: object, fields: list[FieldView]) -> list[FieldView]:
    """Return the fields that a line of the table or a thing on it displays, by default all."""
    wanted = request.asked("among").split(",")
    if what := request.asked("of"):
        wanted = fields_of(session, view, what)
    return [field for field in fields if field.field in wanted] or fields


def _fix(game: Sight, space: str, key: str) -> None:
    """Correct what stands on a space. Raises NotAllowed if that is not possible any more."""
    fix = next((fix for fix in fixes_at(game.session, game.viewer, space) if fix.key == key), None)
    if fix is None:
        raise NotAllowed("correct.gone", space=space[:40])
    game.session.correct(fix.facts)


def correct(app: BareApp, request: Request, id: str) -> Response:
    """Correct a field, and show the game or the form with what was refused."""
    with app.at(request, id) as game:
        words = app.words_of(request, game)
        field = request.given("field")

        def make() -> None:
            if space := request.given("space"):
                return _fix(game, space, request.given("fix"))
            return corrections.correct(game.session, words, field, text)

        text = "" if request.given("space") else corrections.given(request, game.session, game.seen().view, words)
        try:
            game.change(request.given("at"), make, game.seated)
        except Stale as refusal:
            return table_page(app, request, game, refusal)
        except Refusal as refusal:
            return _correct_page(app, request, game, refusal)
    return to(f"/game/{id}/table" if _back(request) else f"/game/{id}")
