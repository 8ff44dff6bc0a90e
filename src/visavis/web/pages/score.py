"""Page for entering points that only persons count."""

from __future__ import annotations

from visavis.core import NotAllowed, Refusal, Stale
from visavis.core.play.history import MOST_ENTERED
from visavis.web.app import NOT_POSSIBLE, BareApp
from visavis.web.http import Request, Response, to
from visavis.web.pages.table import table_page
from visavis.web.sight import Sight

STEPS = (-10, -1, 1, 10)
"""Increments of the buttons, in points."""


def score_form(app: BareApp, request: Request, id: str) -> Response:
    """Render a number with minus and plus buttons. They are links with the new number, so that no script is needed."""
    with app.at(request, id) as game:
        return _page(app, request, game, None)


def _page(app: BareApp, request: Request, game: Sight, refusal: Refusal | None) -> Response:
    session = game.session
    words = app.words_of(request, game)
    side = request.asked("side") or request.given("side") or next(iter(session.manual_sides), "")
    if side not in session.manual_sides:
        refusal = refusal or NotAllowed("enter.side", given=side[:40], options=session.manual_sides)
        side = ""
    now = session.timeline.entered.get(side)
    points = _number(request.asked("points") or request.given("points"))
    shown = points if points is not None else now or 0
    here = f"/game/{game.id}/score?side={side}&points="
    return app.page(
        request,
        "score.html",
        words,
        NOT_POSSIBLE if refusal else 200,
        game=game,
        side=side,
        name=words.seat(side) if side else "",
        now=now,
        points=shown,
        most=MOST_ENTERED,
        steps=[(step, f"{here}{max(-MOST_ENTERED, min(MOST_ENTERED, shown + step))}") for step in STEPS],
        refusal=words.refusal(refusal) if refusal else "",
    )


def enter(app: BareApp, request: Request, id: str) -> Response:
    """Record the entered points, or show the form with what was refused."""
    with app.at(request, id) as game:
        given = request.given("points")
        points = _number(given)
        try:
            if points is None:
                raise NotAllowed("enter.points", given=given[:40], most=MOST_ENTERED)
            game.change(
                request.given("at"), lambda: game.session.enter_points(request.given("side"), points), game.seated
            )
        except Stale as refusal:
            return table_page(app, request, game, refusal)
        except Refusal as refusal:
            return _page(app, request, game, refusal)
    return to(f"/game/{id}", {"now": "news" if request.given("back") == "news" else "you"})


def _number(text: str) -> int | None:
    digits = text.strip().removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 6 else None
