"""Pages of results: records, games, wins and averages as tables, charts and CSV; the picture of one result."""

from __future__ import annotations

import msgspec
from markupsafe import Markup

from visavis.web import ending, milestones
from visavis.web.app import BareApp
from visavis.web.http import Request, Response, download, to
from visavis.web.open_games import known
from visavis.web.view import charts, results, summary
from visavis.web.view.art import drawing
from visavis.web.view.board import BoardHighlights, draw
from visavis.web.view.panel_views import MapView
from visavis.web.view.saved_list import when, words_for
from visavis.web.view.ui_settings import ui_settings
from visavis.words import Words


class RecentGame(msgspec.Struct, frozen=True):
    """View model of a finished game in a list."""

    id: str
    name: str
    when: str
    won: bool
    score: str


def stats(app: BareApp, request: Request) -> Response:
    """Render the statistics of all finished games."""
    words = app.words(request)
    played, remaining = _played(app, request)
    texts = {result.game: result.text for result in reversed(played)}

    def words_of(game: str) -> Words:
        return words_for(game, words.language, texts[game])

    shown = [
        charts.by_game(id, members, words_of(id))
        for id, members in _games(played).items()
        if any(result.counted for result in members)
    ]
    return app.page(
        request,
        "stats.html",
        words,
        rows=results.table(played, words_of),
        pictures=shown,
        recent=[_recent(result, words_of(result.game).read_by(result.seats)) for result in played[:30]],
        left=remaining,
        advice={given.game: results.advice_in_words(given, words_of(given.game)) for given in results.advised(played)},
    )


def _played(app: BareApp, request: Request) -> tuple[list[results.Result], int]:
    """Return the results that are there for the device that asks, and the number of those not collected yet."""
    played, remaining = app.results.some()
    strange = app.strange_games(request)
    return [result for result in played if result.id not in strange], remaining


def _recent(result: results.Result, words: Words) -> RecentGame:
    score = " · ".join(f"{words.seat(side)} {points}" for side, points in result.shown.items())
    name = result.title or words.short("game-name")
    return RecentGame(result.id, name, when(result.when, words.language), result.won, score)


def _games(played: list[results.Result]) -> dict[str, list[results.Result]]:
    """Return the results by game, the game that was played last first, its oldest result first."""
    games: dict[str, list[results.Result]] = {}
    for result in played:
        games.setdefault(result.game, []).append(result)
    return {id: members[::-1] for id, members in games.items()}


def stats_csv(app: BareApp, request: Request) -> Response:
    """Download all results as CSV; while results are still being collected, redirect to the page."""
    played, remaining = _played(app, request)
    return to("/stats") if remaining else download(results.as_csv(played), "text/csv; charset=utf-8", "visavis.csv")


def picture(app: BareApp, request: Request, id: str) -> Response:
    """Render the picture of a result, which the script of the page turns into a file on the device."""
    with app.at(request, id) as game:
        session = game.session
        if not session.over:
            return to(f"/game/{id}")
        words, seen = app.words_of(request, game), game.seen()
        result = results.result_of(known(app.shelf, id), dict(seen.score or {}), seen.winners)
        panels = draw(summary.panels(session, seen), words, BoardHighlights(), ui_settings(session.game))
        outcome = ending.outcome(result, words)
        level, faction = results.level_name(result.level, words), milestones.faction_of(session)
        lines = [words.name(faction)] if faction else []
        if level:
            lines.append(words.say("picture-level", level=level))
        earned = () if session.header.tryout else ending.badges(result, app.results.some()[0], words)
        said = [outcome.says, *(f"{words.seat(side)} {points}" for side, points in result.shown.items())]
        return app.page(
            request,
            "picture.html",
            words,
            id=id,
            end=outcome,
            board=next((panel for panel in panels if isinstance(panel, MapView)), None),
            art=Markup(drawing(session.game)),
            points=outcome.yours if result.counted else 0,
            lines=lines,
            badge=next(iter(earned), None),
            said=". ".join([*said, words.game_name(), *lines]),
            file=f"visavis-{session.game.id}" if session.game.id.isidentifier() else "visavis",
        )
