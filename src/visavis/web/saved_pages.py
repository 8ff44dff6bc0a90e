"""The pages of saved games: their list, files and links, results."""

from __future__ import annotations

import re

from visavis.core import Refusal, position_of
from visavis.web import results, sharing
from visavis.web.app import NOT_POSSIBLE, BareApp
from visavis.web.http import Request, Response, download, to
from visavis.web.listing import listed, when, words_for
from visavis.web.open_games import known
from visavis.words import Words, printable


def saves(app: BareApp, request: Request) -> Response:
    """All saved games."""
    words = app.words(request)
    games = [listed(one, words.language) for one in app.shelf.games()]
    gone = request.asked("gone")
    gone = gone if re.fullmatch(r"[a-z0-9]{1,40}", gone) else ""
    return app.page(request, "saves.html", words, games=games, gone=gone, refusal="")


def back_to_saves(app: BareApp, request: Request, id: str) -> Response:
    """Somebody has reloaded the answer to a post."""
    return to("/saves")


def rename(app: BareApp, request: Request, id: str) -> Response:
    """Give a saved game a title."""
    known(app.shelf, id)
    app.shelf.rename(id, request.given("title"))
    return to(f"/game/{id}/more")


def delete(app: BareApp, request: Request, id: str) -> Response:
    """Delete a saved game; it can be brought back."""
    known(app.shelf, id)
    app.desk.clear(id)
    app.shelf.delete(id)
    return to("/saves", {"gone": id})


def restore(app: BareApp, request: Request, id: str) -> Response:
    """Bring a deleted game back."""
    app.shelf.restore(id)
    return to("/saves")


def export(app: BareApp, request: Request, id: str) -> Response:
    """The log as a file."""
    saved = known(app.shelf, id)
    return download(app.shelf.export(id).encode(), "application/jsonl", f"{saved.game}-{id}.jsonl")


def report(app: BareApp, request: Request, id: str) -> Response:
    """The log with the position of the last step, for a report of a problem."""
    with app.desk.at(id) as game:
        body = sharing.report(game.session, position_of(game.session))
        return download(body, "application/zip", f"visavis-{game.session.game.id}-{id}.zip")


def share(app: BareApp, request: Request, id: str) -> Response:
    """The whole game as a link, a QR code or a file."""
    with app.desk.at(id) as game:
        words = app.words_of(request, game.session)
        link = f"{request.origin}/open#{sharing.pack(game.session)}"
        code = sharing.qr_path(link)
        fits = len(link) <= sharing.LONGEST_LINK
        shown = link if fits else ""
        return app.page(request, "share.html", words, game=game, link=shown, code=code if fits else None)


def open_form(app: BareApp, request: Request) -> Response:
    """A game from a link or a file."""
    return app.page(request, "open.html", app.words(request), refusal="", link="")


def open_game(app: BareApp, request: Request) -> Response:
    """Keep a game that came as a link or a file, once all of it has been checked."""
    try:
        sent = request.files.get("file", b"")
        session = sharing.log_of(sent) if sent.strip() else sharing.unpack(request.given("link"))
        opened = app.shelf.create(session, "")
    except Refusal as refusal:
        words = app.words(request)
        link = request.given("link")[:200]
        return app.page(
            request, "open.html", words, NOT_POSSIBLE, refusal=words.refusal(refusal), link=printable(link, 200)
        )
    return to(f"/game/{app.desk.put(opened)}")


def stats(app: BareApp, request: Request) -> Response:
    """Games, wins and averages."""
    words = app.words(request)
    found = app.results.all()

    def words_of(game: str) -> Words:
        return words_for(game, words.language)

    recent = [
        {
            "id": one.id,
            "name": one.title or words_of(one.game).say("game-name"),
            "when": when(one.when, words.language),
            "won": one.won,
            "score": " · ".join(f"{words_of(one.game).seat(side)} {points}" for side, points in one.score.items()),
        }
        for one in found[:30]
    ]
    return app.page(request, "stats.html", words, rows=results.table(found, words_of), recent=recent)


def stats_csv(app: BareApp, request: Request) -> Response:
    """All results for other programs."""
    return download(results.as_csv(app.results.all()), "text/csv; charset=utf-8", "visavis.csv")
