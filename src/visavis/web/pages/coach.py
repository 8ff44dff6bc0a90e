"""What a coach says: a hint on demand, and the review of a game, made in slices with its progress and a way to stop."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from visavis.core import Refusal
from visavis.core.play.recorded import rows_of
from visavis.core.play.review import Review, hint
from visavis.web.app import BareApp
from visavis.web.http import Request, Response
from visavis.web.sight import Sight
from visavis.web.view.board import BoardHighlights, draw, maps
from visavis.web.view.charts import LineChart, plot, rounds_of
from visavis.web.view.panel_views import AreasView, MapView
from visavis.web.view.ui_settings import ui_settings
from visavis.words import Words
from visavis.words.coaching import VerdictView, advice_view, course_text, review_view, side_names

_SLICE = 0.8
"""Seconds of work per request."""
_MOST_REVIEWS = 4
"""Maximum number of games whose reviews are kept."""


class GameReviews:
    """The reviews of one moment of a game, by seat."""

    def __init__(self, stamp: str) -> None:
        self.stamp = stamp
        self.of_seat: dict[str, Review] = {}


class MoveView(msgspec.Struct, frozen=True):
    """A judged move with the board before it."""

    verdict: VerdictView
    boards: list[MapView | AreasView]
    row: int
    """Its row in the notation of records, from 1 on; 0 without rows."""


def hint_page(app: BareApp, request: Request, id: str) -> Response:
    """Render a hint for the question of this device's seat, from what that seat may know."""
    with app.at(request, id) as game:
        words = app.words_of(request, game)
        if refusal := game.asked():
            raise refusal
        advice = hint(game.session, game.viewer)
        shown = advice_view(advice, words)
        picks = dict.fromkeys(shown.options[0].spaces, "★")
        drawn = game.session.game.ui.panels(game.seen().view)
        boards = maps(draw(drawn, words, BoardHighlights(picks=picks, near=True), ui_settings(game.session.game)))
        return app.page(request, "hint.html", words, game=game, advice=shown, boards=boards if picks else [])


def review(app: BareApp, request: Request, id: str) -> Response:
    """Render the review as far as it is known; it goes on by itself until it is done or stopped."""
    if request.asked("stop") and id in app.reviews:
        # What works on it now ends at once; what it knows stays.
        app.desk.stop(id)
    with app.at(request, id) as game:
        reviewed, seat = _review(app, game, request.asked("seat"))
        return _page(app, request, game, reviewed, seat, stopped=bool(request.asked("stop")))


def go_on(app: BareApp, request: Request, id: str) -> Response:
    """Work on a review for a moment."""
    with app.at(request, id) as game:
        reviewed, seat = _review(app, game, request.given("seat"))
        reviewed.go_on(_SLICE)
        return _page(app, request, game, reviewed, seat, stopped=False)


def _review(app: BareApp, game: Sight, wanted: str) -> tuple[Review, str]:
    """Return the review of a seat at this moment of a game. Raises Refusal while others still play."""
    session = game.session
    if game.table is not None and not session.over:
        raise Refusal("coach.running")
    seats = game.persons or tuple(session.header.seats)
    own = [seat for seat in game.seats if seat in seats]
    seat = wanted if wanted in seats else (own or list(seats))[0]
    known = app.reviews.get(game.id)
    if not isinstance(known, GameReviews) or known.stamp != game.stamp:
        app.reviews.pop(game.id, None)
        for old in list(app.reviews)[: len(app.reviews) + 1 - _MOST_REVIEWS]:
            app.reviews.pop(old, None)
        known = app.reviews[game.id] = GameReviews(game.stamp)
    if seat not in known.of_seat:
        done = next((one.course for one in known.of_seat.values() if one.over), None)
        known.of_seat[seat] = Review(session, (seat,), done)
    return known.of_seat[seat], seat


def _page(app: BareApp, request: Request, game: Sight, review: Review, seat: str, *, stopped: bool) -> Response:
    words = app.words_of(request, game)
    names = side_names(game.session, words)
    shown = review_view(review, seat, words)
    ready = review.over or stopped
    return app.page(
        request,
        "coach.html",
        words,
        game=game,
        seat=seat,
        seats=[(one, names[one]) for one in game.persons if one in names],
        review=shown,
        done=review.done,
        total=review.total,
        over=review.over,
        ready=ready,
        worst=_moves(game, shown.worst, words) if ready else [],
        course_about=course_text(words),
        chart=_chart(game, review, names) if ready else None,
    )


def _moves(game: Sight, verdicts: Iterable[VerdictView], words: Words) -> list[MoveView]:
    """Return judged moves with the board before each: a star on what was better, a cross on what was done."""
    session = game.session
    rows = {row.line: number for number, row in enumerate(rows_of(session), 1)}
    shown = []
    for verdict in verdicts:
        better = verdict.better.spaces if verdict.better else ()
        picks = {**dict.fromkeys(verdict.spaces, "✗"), **dict.fromkeys(better, "★")}
        drawn = session.game.ui.panels(game.view_before(verdict.line))
        boards = maps(draw(drawn, words, BoardHighlights(picks=picks, near=True), ui_settings(session.game)))
        shown.append(MoveView(verdict, boards if picks else [], rows.get(verdict.line, 0)))
    return shown


def _chart(game: Sight, review: Review, names: Mapping[str, str]) -> LineChart | None:
    """Return the expected points of all sides as lines; those of the reviewed seat as your own."""
    if not review.course:
        return None
    session = game.session
    owners = iter(("bot", "bot bot-2", "bot bot-3", "bot bot-4"))
    series = [
        (
            "you" if side in review.seats else next(owners),
            names[side],
            [(step, round(value)) for step, value in points],
        )
        for side, points in review.course.items()
    ]
    return plot(series, len(session.timeline.marks), rounds_of(session))
