"""Pages outside a game: home, new game, try-outs, settings."""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress

from markupsafe import Markup

from visavis import packs
from visavis.core import BrokenGame, Game, Pack, Refusal, find_games, get_game
from visavis.core.play.tour import tour_of
from visavis.core.play.tryout import new_tryout
from visavis.web.app import NOT_POSSIBLE, SIZES, THEMES, BareApp
from visavis.web.film import MODES
from visavis.web.http import Request, Response, to
from visavis.web.pages import people, tour
from visavis.web.sight import NotBegun
from visavis.web.view import new_game as beginning
from visavis.web.view.art import drawing
from visavis.web.view.new_game import GameTile, new_seed
from visavis.web.view.saved_list import ended, going
from visavis.web.view.ui_settings import ui_settings
from visavis.words import LANGUAGES, Words

_GOING, _LAST = 4, 3
"""Number of running games, and of recent ones, listed on the home page."""
_LAST_PLAYED = 3
"""Number of recent games whose printed cards are stored in the owner's pack before a new game."""


def home(app: BareApp, request: Request) -> Response:
    """Render the home page: games to continue, games to start, recent results."""
    words = app.words(request)
    saved = [entry for entry in app.games_for(request) if not entry.trouble]
    notices = [words.notice(notice) for notice in app.shelf.notices]
    games = tiles(app, words, notices)
    on = [entry for entry in saved if not entry.over and not entry.tryout]
    # Only the most recent try-out is listed, after the other games.
    on += [entry for entry in saved if not entry.over and entry.tryout][:1]
    over = [entry for entry in saved if entry.over and not entry.tryout]
    return app.page(
        request,
        "home.html",
        words,
        going=[going(entry, words.language) for entry in on[:_GOING]],
        last=[ended(entry, words.language) for entry in over[:_LAST]],
        more=len(on) > _GOING,
        games=[tile for tile in games if not tile.example],
        examples=[tile for tile in games if tile.example],
        try_out=any(tile.tries for tile in games),
        drawn=_drawn(games),
        notices=notices,
    )


def back_home(app: BareApp, request: Request) -> Response:
    """Redirect a GET of an address that accepts only POST."""
    return to("/")


def tiles(app: BareApp, words: Words, notices: list[str]) -> list[GameTile]:
    """Return the tiles of all games, in the order of the home page. The offline site has prebuilt ones."""
    return app.tiles.get(words.language) or make_tiles(words, notices)


def make_tiles(words: Words, notices: list[str]) -> list[GameTile]:
    """Build the tiles of all games, in the order of the home page. A broken game is reported in `notices`."""
    made = []
    for id in find_games():
        try:
            game = get_game(id)
            own = Words(words.language, game)
        except BrokenGame as broken:
            notices.append(words.refusal(broken))
            continue
        made.append(
            GameTile(
                id=id,
                art=id,
                name=own.short("game-name"),
                about=own.short("game-about"),
                example=game.example,
                tries=game.players.stand_in in game.players.policies and not game.example,
                drawing=drawing(game),
                tryout_first=ui_settings(game).tryout_first,
                tour=tour_of(game) is not None,
                order=ui_settings(game).home_order,
            )
        )
    return sorted(made, key=lambda tile: (tile.order, tile.name.casefold()))


def _drawn(tiles: Iterable[GameTile]) -> dict[str, Markup]:
    """Return the drawings of games by their ids. They are markup of installed packages, never of untrusted input."""
    return {tile.id: Markup(tile.drawing) for tile in tiles}


def try_out(app: BareApp, request: Request) -> Response:
    """Render the list of games that can be tried without the box."""
    words = app.words(request)
    games = [tile for tile in tiles(app, words, []) if tile.tries]
    games.sort(key=lambda tile: not tile.tryout_first)
    return app.page(request, "try.html", words, games=games, drawn=_drawn(games))


def begin_try_out(app: BareApp, request: Request, id: str) -> Response:
    """Start a try-out: a game whose opening is already played."""
    session = new_tryout(get_game(id), new_seed(request))
    return to(f"/game/{app.desk.put(app.shelf.create(session))}")


def new_game(app: BareApp, request: Request, id: str) -> Response:
    """Render the form of a new game."""
    return new_game_form(app, request, id, None)


def new_game_form(app: BareApp, request: Request, id: str, refusal: Refusal | None, text: str = "") -> Response:
    """Render the form of a new game, also of a bot whose text is not stored: the form contains the text then."""
    game = app.game(id, text)
    words = Words(app.language(request), game)
    offered = beginning.form(game, words, request.form if refusal else request.query)
    mine = (entry for entry in app.games_for(request) if entry.game == id and entry.over and not entry.tryout)
    last = next((ended(entry, words.language) for entry in mine), None)
    status = NOT_POSSIBLE if refusal else 200
    wrong = words.refusal(refusal) if refusal else ""
    drawn = {id: Markup(drawing(game))}
    return app.page(
        request,
        "new.html",
        words,
        status,
        game=game,
        offered=offered,
        last=last,
        refusal=wrong,
        drawn=drawn,
        bot=text,
        first_game=not text and tour.is_new(request, game),
        can_friends=app.shelf.tables is not None and not text and len(beginning.every_seat(game)) > 1,
        only_here=app.shelf.tables is None and len(beginning.every_seat(game)) > 1,
    )


def begin(app: BareApp, request: Request, id: str) -> Response:
    """Start a game, or show the form with what was refused."""
    text = request.given("bot").replace("\r\n", "\n")
    try:
        game = app.game(id, text)
        session = beginning.begin(game, request, _mine(app, request, game))
        people.require_possible(app, request, session)
        opened = app.shelf.create(session, request.given("title"))
    except Refusal as refusal:
        return new_game_form(app, request, id, refusal, text)
    id = app.desk.put(opened)
    if request.given("with") == beginning.FRIENDS:
        people.begin_with_friends(app, request, id)
    return to(f"/game/{id}")


def _mine(app: BareApp, request: Request, game: Game) -> Pack | None:
    """Return the owner's pack of a game, after the cards read in the last games were stored in it."""
    if packs.reads(game):
        played = [entry.id for entry in app.games_for(request) if entry.game == game.id and not entry.tryout]
        for id in played[:_LAST_PLAYED]:
            with suppress(Refusal, NotBegun), app.at(request, id) as opened:
                packs.keep(app.shelf, opened.session)
    return packs.own_pack(app.shelf, game)


def settings(app: BareApp, request: Request) -> Response:
    """Render the settings: language, theme, text size."""
    return app.page(request, "settings.html", app.words(request), themes=THEMES, sizes=SIZES, films=MODES)


def keys(app: BareApp, request: Request) -> Response:
    """Render the list of keyboard shortcuts."""
    return app.page(request, "keys.html", app.words(request))


def keep_settings(app: BareApp, request: Request) -> Response:
    """Store valid settings in cookies and redirect back; only to known addresses."""
    possible = {"language": LANGUAGES, "theme": THEMES, "size": SIZES, "film": MODES}
    kept = {name: given for name, values in possible.items() if (given := request.given(name)) in values}
    back = request.given("back")
    inside = back == "/" or re.fullmatch(r"/(?:new/\w{1,40}|game/[a-z0-9]{1,40})", back)
    return to(back if inside else "/settings", cookies=kept)
