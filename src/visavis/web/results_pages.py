"""The pages of results: games, wins and averages."""

from __future__ import annotations

from visavis.web import results
from visavis.web.app import BareApp
from visavis.web.http import Request, Response, download, to
from visavis.web.listing import when, words_for
from visavis.words import Words


def stats(app: BareApp, request: Request) -> Response:
    """Games, wins and averages."""
    words = app.words(request)
    found, left = app.results.some()

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
    return app.page(request, "stats.html", words, rows=results.table(found, words_of), recent=recent, left=left)


def stats_csv(app: BareApp, request: Request) -> Response:
    """All results for other programs."""
    found, left = app.results.some()
    return to("/stats") if left else download(results.as_csv(found), "text/csv; charset=utf-8", "visavis.csv")
