"""Pages of results: records, games, wins and averages as tables, charts and CSV; the picture of one result."""

from __future__ import annotations

from datetime import UTC, date, datetime

import msgspec
from markupsafe import Markup

from visavis import packs
from visavis.core import Game, Refusal, find_games, get_game
from visavis.lab.advice import Advice
from visavis.web import challenge as weekly
from visavis.web import ending, milestones
from visavis.web.app import NOT_POSSIBLE, BareApp
from visavis.web.http import Request, Response, download, to
from visavis.web.open_games import known
from visavis.web.view import charts, results, summary
from visavis.web.view.art import drawing
from visavis.web.view.board import BoardHighlights, draw
from visavis.web.view.panel_views import MapView
from visavis.web.view.saved_list import LEVEL, when, words_for
from visavis.web.view.ui_settings import ui_settings
from visavis.words import Words


class RecentGame(msgspec.Struct, frozen=True):
    """View model of a finished game in a list."""

    id: str
    """Empty if it was played on another device."""
    name: str
    when: str
    won: bool
    score: str


class RungView(msgspec.Struct, frozen=True, kw_only=True):
    """View model of a level: its place on the ladder, what was played there, how to play it."""

    number: int
    name: str
    about: str
    won: bool
    next: bool
    fields: dict[str, str]


class BestView(msgspec.Struct, frozen=True):
    """View model of the most points with a faction; without factions of the game."""

    name: str
    points: int
    level: str
    id: str


class GameRecords(msgspec.Struct, frozen=True, kw_only=True):
    """View model of the records of one game."""

    id: str
    name: str
    """The short name."""
    can_play: bool
    rungs: list[RungView]
    bests: list[BestView]
    advice: results.AdviceView | None
    charts: charts.GameCharts | None
    challenge: ChallengeView | None


class ChallengeView(msgspec.Struct, frozen=True, kw_only=True):
    """View model of the challenge of the week."""

    game: str
    name: str
    level: str
    days: int
    fields: dict[str, str]
    best: str
    """The best own result; empty before the first."""


def results_for(app: BareApp, request: Request) -> tuple[list[results.Result], int]:
    """Return the results that are there for the device that asks, and the number of those not collected yet."""
    played, remaining = app.results.some()
    strange = app.strange_games(request)
    return [result for result in played if result.id not in strange], remaining


_MOST_RECENT = 30
"""Maximum number of games in the list of recent ones."""


def stats(app: BareApp, request: Request, refusal: Refusal | None = None, added: int | None = None) -> Response:
    """Render the records: wins in a row, the challenge of the week, levels, bests, and the figures of all games."""
    words = app.words(request)
    played, remaining = results_for(app, request)
    texts = {result.game: result.text for result in reversed(played)}

    def words_of(game: str) -> Words:
        return words_for(game, words.language, texts[game])

    factions = app.results.factions(played)
    advices = {given.game: given for given in results.advised(played)}
    records = [
        _records(app, members, factions, advices.get(id), words_of(id))
        for id, members in _games(played).items()
        if any(result.counted for result in members)
    ]
    week = next((one.challenge for one in records if one.challenge is not None), None)
    return app.page(
        request,
        "stats.html",
        words,
        NOT_POSSIBLE if refusal else 200,
        rows=results.table(played, words_of),
        streak=milestones.streak(played),
        records=records,
        week=week or _first_challenge(app, played, words),
        recent=[_recent(result, words_of(result.game).read_by(result.seats)) for result in played[:_MOST_RECENT]],
        left=remaining,
        refusal=words.refusal(refusal) if refusal else "",
        added="" if added is None else words.say("results-merged", count=added),
    )


def _records(
    app: BareApp, members: list[results.Result], factions: dict[str, str], advice: Advice | None, words: Words
) -> GameRecords:
    """Return the records of one game; the members come with the oldest result first."""
    latest = members[::-1]
    suggested = advice.suggested if advice else ""
    return GameRecords(
        id=latest[0].game,
        name=words.short("game-name") if words.game else latest[0].game,
        can_play=words.game is not None and not latest[0].text,
        rungs=[_rung(rung, words) for rung in milestones.ladder(words.game, latest, suggested)] if words.game else [],
        bests=[
            BestView(
                words.name(best.faction) if best.faction else words.say("records-any"),
                best.points,
                results.level_name(best.level, words),
                best.id,
            )
            for best in milestones.bests(latest, factions)
            if best.faction or not factions.keys() & {result.id for result in latest}
        ],
        advice=results.advice_in_words(advice, words) if advice else None,
        charts=charts.by_game(latest[0].game, members, words),
        challenge=_challenge(app, words.game, latest, words) if words.game and not latest[0].text else None,
    )


def _rung(rung: milestones.Rung, words: Words) -> RungView:
    about = words.say("records-never")
    if rung.won or rung.lost:
        about = words.say("records-played", won=rung.won, lost=rung.lost)
    if rung.first:
        about = f"{about} · {words.say('records-first', when=when(rung.first, words.language).rpartition(' ')[0])}"
    return RungView(
        number=rung.number,
        name=results.level_name(rung.level, words),
        about=about,
        won=rung.won > 0,
        next=rung.next,
        fields={f"o.{LEVEL}": rung.level},
    )


def _today() -> date:
    """Return today's date, the same for everybody."""
    return datetime.now(UTC).date()


def _challenge(app: BareApp, game: Game, played: list[results.Result], words: Words) -> ChallengeView:
    given = weekly.challenge(game, packs.own_pack(app.shelf, game) or game.default_pack, weekly.week_of(_today()))
    best = weekly.best_of(app.results, played, given)
    return ChallengeView(
        game=game.id,
        name=words.short("game-name"),
        level=results.level_name(given.level, words),
        days=weekly.days_left(_today()),
        fields=given.fields,
        best="" if best is None else str(best.score[best.yours]),
    )


def _first_challenge(app: BareApp, played: list[results.Result], words: Words) -> ChallengeView | None:
    """Return the challenge of the game that was played last, or of the first one."""
    for id in dict.fromkeys([*(result.game for result in played if not result.text), *find_games()]):
        try:
            game = get_game(id)
        except Refusal:
            continue
        if milestones.levels_of(game):
            return _challenge(
                app, game, [result for result in played if result.game == id], words_for(id, words.language)
            )
    return None


def _recent(result: results.Result, words: Words) -> RecentGame:
    score = " · ".join(f"{words.seat(side)} {points}" for side, points in result.shown.items())
    name = result.title or (words.short("game-name") if words.game else result.game)
    return RecentGame("" if result.merged else result.id, name, when(result.when, words.language), result.won, score)


def _games(played: list[results.Result]) -> dict[str, list[results.Result]]:
    """Return the results by game, the game that was played last first, its oldest result first."""
    games: dict[str, list[results.Result]] = {}
    for result in played:
        games.setdefault(result.game, []).append(result)
    return {id: members[::-1] for id, members in games.items()}


def results_file(app: BareApp, request: Request) -> Response:
    """Download all results as a file for another device."""
    return download(results.as_file(results_for(app, request)[0]), "application/json", "visavis-results.json")


def merge(app: BareApp, request: Request) -> Response:
    """Merge the results of another device; nothing is overwritten."""
    try:
        return stats(app, request, added=app.results.merge(request.files.get("file", b"")))
    except Refusal as refusal:
        return stats(app, request, refusal=refusal)


def back_to_stats(app: BareApp, request: Request) -> Response:
    """Redirect a GET of an address that accepts only POST, such as a reload."""
    return to("/stats")


def challenge(
    app: BareApp, request: Request, claim: weekly.Claim | None = None, wrong: Refusal | None = None
) -> Response:
    """Render a result of the challenge of the week that somebody sent, beside the own one."""
    words = app.words(request)
    try:
        game = get_game((request.asked("game") or request.given("game"))[:48])
        week = (request.asked("week") or request.given("week"))[:8]
        weekly.monday_of(week)
    except Refusal:
        return app.refused(request, Refusal("challenge.link"), words)
    game_words = words_for(game.id, words.language)
    given = weekly.challenge(game, packs.own_pack(app.shelf, game) or game.default_pack, week)
    said = {name: request.asked(name) or request.given(name) for name in ("rules", "pack", "yours", "theirs")}
    if claim is None and all(said[name].isdecimal() and len(said[name]) < 6 for name in ("yours", "theirs")):
        claim = weekly.Claim(int(said["yours"]), int(said["theirs"]))
    played, _ = results_for(app, request)
    own = weekly.best_of(app.results, played, given)
    return app.page(
        request,
        "challenge.html",
        game_words,
        NOT_POSSIBLE if wrong else 200,
        given=given,
        level=results.level_name(given.level, game_words),
        claim=claim,
        own=None if own is None else ending.outcome(own, game_words),
        same=said["rules"] in ("", given.rules) and said["pack"] in ("", given.pack),
        this_week=week == weekly.week_of(_today()),
        refusal=words.refusal(wrong) if wrong else "",
        said=said,
    )


def check_challenge(app: BareApp, request: Request) -> Response:
    """Play the game again that came with a result, and render what it gives."""
    try:
        game = get_game(request.given("game")[:48])
        pack = packs.own_pack(app.shelf, game) or game.default_pack
        given = weekly.challenge(game, pack, request.given("week")[:8])
        return challenge(app, request, weekly.checked(request.given("link"), given))
    except Refusal as refusal:
        return challenge(app, request, wrong=refusal)


def stats_csv(app: BareApp, request: Request) -> Response:
    """Download all results as CSV; while results are still being collected, redirect to the page."""
    played, remaining = results_for(app, request)
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
        level, faction = results.level_name(result.level, words), results.faction_of(session)
        lines = [words.name(faction)] if faction else []
        if level:
            lines.append(words.say("picture-level", level=level))
        earned = () if session.header.tryout else ending.badges(result, results_for(app, request)[0], words)
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
