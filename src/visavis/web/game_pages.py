"""The pages of a game: its table, and every change that is made there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from visavis.core import TABLE, NotAllowed, Refusal, Stale
from visavis.web import game_values, new_game, results
from visavis.web.app import CONFLICT, NOT_POSSIBLE, BareApp
from visavis.web.asking import answer_of, ask
from visavis.web.drawing import Marks, draw, spaces
from visavis.web.http import Request, Response, to
from visavis.web.open_games import OpenGame, known
from visavis.words import Words
from visavis.words.typed_lines import whole_line


def table(app: BareApp, request: Request, id: str) -> Response:
    """The table: what to do, what is asked, the board."""
    with app.desk.at(id) as game:
        return table_page(app, request, game)


def back_to_table(app: BareApp, request: Request, id: str) -> Response:
    """Somebody has reloaded the answer to a post."""
    return to(f"/game/{id}")


def moment(app: BareApp, request: Request, id: str) -> Response:
    """The present moment, for a device that looks whether another has played on."""
    with app.desk.at(id) as game:
        return Response(body=game.stamp.encode(), kind="text/plain; charset=utf-8")


def table_page(app: BareApp, request: Request, game: OpenGame, refusal: Refusal | None = None) -> Response:
    """The page of a game at this moment; with a refusal, what was wrong with the last post."""
    session = game.session
    words = app.words_of(request, session)
    viewer = game.viewer(request.asked("as") or request.given("as"))
    seen = session.seen_by(viewer)
    status = 200
    if refusal is not None:
        status = CONFLICT if isinstance(refusal, Stale) or refusal.id == "store.busy" else NOT_POSSIBLE
    common = {
        "game": game,
        "session": session,
        "seen": seen,
        "viewer": viewer,
        "score": game_values.score(seen, words),
        "refusal": words.refusal(refusal, session.pending) if refusal else "",
        "notices": [words.notice(notice) for notice in seen.notices],
    }
    if game.several_hands and viewer == TABLE and session.pending is not None and session.pending.seat != TABLE:
        panels = draw(game_values.panels(session, seen), words, Marks())
        return app.page(request, "pass.html", words, status, panels=panels, **common)
    drawn = game_values.panels(session, seen)
    on_board = spaces(drawn)
    on_map = spaces(drawn, cards=False)
    news, picks = game_values.events(session, seen, words, seen.news_from, on_board)
    asking = None
    if seen.pending is not None:
        keep = {"as": viewer} if game.several_hands else {}
        asking = ask(seen.pending, words, request, on_board, list(seen.recent_verbs), f"/game/{game.id}", keep)
    marks = Marks(
        links=asking.links if asking else {},
        chosen=asking.chosen_space if asking else "",
        picks=picks,
    )
    ending = _ending(app, game, words) if seen.over else {}
    return app.page(
        request,
        "game.html",
        words,
        status,
        news=news,
        asking=asking,
        tap_map=any(name in on_map for name in marks.links),
        so_far=bool(getattr(session.pending, "so_far", None)),
        panels=draw(drawn, words, marks),
        taken_back=game_values.taken_back(seen, words),
        winners=", ".join(words.seat(side) for side in seen.winners),
        ending=ending,
        **common,
    )


def _ending(app: BareApp, game: OpenGame, words: Words) -> dict[str, Any]:
    """What a game that is over shows besides."""
    session = game.session
    seen = session.seen_by(TABLE)
    saved = known(app.shelf, game.id)
    result = results.result_of(saved, dict(seen.score or {}), seen.winners)
    options = {f"o.{name}": new_game.as_text(value) for name, value in session.header.options.items()}
    return {
        "breakdown": game_values.breakdown(session, words),
        "bg_stats": results.bg_stats(result, words),
        "again": {"game": session.game.id, "options": options},
    }


def change(app: BareApp, request: Request, id: str, make: Callable[[OpenGame], object]) -> Response:
    """Make a change and show the game; what is refused is told above the present question."""
    with app.desk.at(id) as game:
        viewer = game.viewer(request.given("as"))
        try:
            game.change(request.given("at"), lambda: make(game), viewer)
        except Refusal as refusal:
            return table_page(app, request, game, refusal)
        pending = game.session.pending
        again = viewer if game.several_hands and pending is not None and pending.seat == viewer else ""
    return to(f"/game/{id}", {"as": again})


def answer(app: BareApp, request: Request, id: str) -> Response:
    """An answer to the pending question."""

    def make(game: OpenGame) -> None:
        session = game.session
        typed = app.words_of(request, session).typed(session.pending)
        raw = answer_of(request, session.pending)
        if request.given("text"):
            raw = whole_line(session.pending, str(raw), typed)
        session.answer(raw, words=typed)

    return change(app, request, id, make)


def go_on(app: BareApp, request: Request, id: str) -> Response:
    """Let the computer players play on in a game that was opened."""
    return change(app, request, id, lambda game: game.session.go_on())


def undo(app: BareApp, request: Request, id: str) -> Response:
    """Take the last answer back."""
    return change(app, request, id, lambda game: game.session.undo())


def redo(app: BareApp, request: Request, id: str) -> Response:
    """Do again what was taken back."""
    return change(app, request, id, lambda game: game.session.redo())


def back_to(app: BareApp, request: Request, id: str) -> Response:
    """Back to the beginning of a turn; all of it can be done again."""
    return change(app, request, id, lambda game: game.session.back_to(number(request.given("line"))))


def branch(app: BareApp, request: Request, id: str) -> Response:
    """A new game that goes on by itself from a turn of this one."""
    with app.desk.at(id) as game:
        words = app.words_of(request, game.session)
        try:
            branched = game.session.branch(number(request.given("line")))
            saved = known(app.shelf, id)
            title = words.say("web-branch-of", name=saved.title or words.game_name())[:80]
            opened = app.shelf.create(branched, title)
        except Refusal as refusal:
            return table_page(app, request, game, refusal)
    return to(f"/game/{app.desk.put(opened)}")


def number(text: str) -> int:
    """A line of a log, from a form; a refusal if it is none."""
    if text.isascii() and text.isdigit() and len(text) < 8:
        return int(text)
    raise NotAllowed("branch.at", given=text[:40], most=0)
