"""The pages around the games: where to begin, a new game, settings."""

from __future__ import annotations

import re

from visavis.core import BrokenGame, Refusal, find_games, get_game
from visavis.web import new_game as beginning
from visavis.web.app import NOT_POSSIBLE, SIZES, THEMES, BareApp
from visavis.web.http import Request, Response, to
from visavis.web.listing import listed
from visavis.words import LANGUAGES, Words


def home(app: BareApp, request: Request) -> Response:
    """Games to go on with, games to begin."""
    words = app.words(request)
    saved = app.shelf.games()
    going = [listed(one, words.language) for one in saved if one.score is None and not one.trouble][:6]
    games, notices = [], [words.notice(notice) for notice in app.shelf.notices]
    for id in find_games():
        try:
            own = Words(words.language, get_game(id))
        except BrokenGame as broken:
            notices.append(words.refusal(broken))
            continue
        games.append({"id": id, "name": own.game_name(), "about": own.say("game-about")})
    more = len(saved) > len(going)
    return app.page(request, "home.html", words, going=going, more=more, games=games, notices=notices)


def new_game(app: BareApp, request: Request, id: str) -> Response:
    """Everything that can be chosen for a new game."""
    return _new_game(app, request, id, None)


def _new_game(app: BareApp, request: Request, id: str, refusal: Refusal | None) -> Response:
    game = get_game(id)
    words = Words(app.language(request), game)
    offered = beginning.form(game, words, request.form if refusal else request.query)
    status = NOT_POSSIBLE if refusal else 200
    wrong = words.refusal(refusal) if refusal else ""
    return app.page(request, "new.html", words, status, game=game, offered=offered, refusal=wrong)


def begin(app: BareApp, request: Request, id: str) -> Response:
    """Begin a game."""
    try:
        session = beginning.begin(get_game(id), request)
        opened = app.shelf.create(session, request.given("title"))
    except Refusal as refusal:
        return _new_game(app, request, id, refusal)
    return to(f"/game/{app.desk.put(opened)}")


def settings(app: BareApp, request: Request) -> Response:
    """Language, light or dark, text size."""
    return app.page(request, "settings.html", app.words(request), themes=THEMES, sizes=SIZES)


def keys(app: BareApp, request: Request) -> Response:
    """The keys of the table page."""
    return app.page(request, "keys.html", app.words(request))


def keep_settings(app: BareApp, request: Request) -> Response:
    """Keep the settings."""
    possible = {"language": LANGUAGES, "theme": THEMES, "size": SIZES}
    kept = {name: given for name, values in possible.items() if (given := request.given(name)) in values}
    back = request.given("back")
    inside = back == "/" or re.fullmatch(r"/new/\w{1,40}", back)
    return to(back if inside else "/settings", cookies=kept)
