"""The pages of results: games, wins and averages."""

from __future__ import annotations

from visavis.web.app import BareApp
from visavis.web.http import Request, Response, download, to
from visavis.web.view import charts, results
from visavis.web.view.saved_list import when, words_for
from visavis.words import Words


def stats(app: BareApp, request: Request) -> Response:
    """Games, wins and averages."""
    words = app.words(request)
    found, left = app.results.some()

    texts = {one.game: one.text for one in reversed(found)}

    def words_of(game: str) -> Words:
        return words_for(game, words.language, texts[game])

    recent = [
        {
            "id": one.id,
            "name": one.title or own.short("game-name"),
            "when": when(one.when, words.language),
            "won": one.won,
            "score": " · ".join(f"{own.seat(side)} {points}" for side, points in one.shown.items()),
        }
        for one in found[:30]
        for own in (words_of(one.game).read_by(one.seats),)
    ]
    shown = [
        {"id": id, "name": words_of(id).short("game-name"), **charts.by_game(members, words_of(id))}
        for id, members in _games(found).items()
        if any(one.counted for one in members)
    ]
    rows = results.table(found, words_of)
    advice = {one.game: results.advice_said(one, words_of(one.game)) for one in results.advised(found)}
    return app.page(request, "stats.html", words, rows=rows, pictures=shown, recent=recent, left=left, advice=advice)


def _games(found: list[results.Result]) -> dict[str, list[results.Result]]:
    """The results by game, the game that was played last first, its oldest result first."""
    games: dict[str, list[results.Result]] = {}
    for one in found:
        games.setdefault(one.game, []).append(one)
    return {id: members[::-1] for id, members in games.items()}


def stats_csv(app: BareApp, request: Request) -> Response:
    """All results for other programs."""
    found, left = app.results.some()
    return to("/stats") if left else download(results.as_csv(found), "text/csv; charset=utf-8", "visavis.csv")
