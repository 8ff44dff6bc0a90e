"""Request handling that all pages share: routing, refusals, template rendering. Independent of server and browser.

`handle` maps a `Request` of plain values to a `Response` of plain values; the caller has already checked the origin of
the request. A page is a function of the application, the request and the captured groups of its route.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources
from typing import Any, ClassVar, Protocol

import jinja2

from visavis.core import Game, Refusal, Session, Stale
from visavis.core.saves.shelf import Shelf
from visavis.library import raised_by_a_game
from visavis.web.http import Request, Response
from visavis.web.open_games import OpenGames
from visavis.web.view.bots import game_called
from visavis.web.view.new_game import GameTile
from visavis.web.view.results import Results
from visavis.words import DEFAULT_LANGUAGE, LANGUAGES, Words, printable

THEMES = ("system", "light", "dark")
SIZES = ("1", "2", "3", "4")
NOT_ALLOWED, NOT_THERE, CONFLICT, NOT_POSSIBLE, BROKEN = 403, 404, 409, 422, 500
_STATIC = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "mp4": "video/mp4",
}

Page = Callable[..., Response]
Routes = tuple[tuple[str, re.Pattern[str], Page], ...]
"""Method, pattern of the address and page; the first match is used."""


class _Templates(jinja2.Environment):
    """Template environment with a faster attribute lookup: a page with a map has thousands of them."""

    def getattr(self, obj: Any, attribute: str) -> Any:
        """Return an attribute of a view model, or a value of a dictionary."""
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        try:
            return getattr(obj, attribute)
        except AttributeError:
            return super().getattr(obj, attribute)


@cache
def _templates(compiled: jinja2.BytecodeCache | None) -> jinja2.Environment:
    """Return the template environment. It holds no application state, so a process compiles and caches it once."""
    return _Templates(
        loader=jinja2.PackageLoader("visavis.web"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
        bytecode_cache=compiled,
    )


class Door(Protocol):
    """Protocol of the access point for devices of the home network (`server/lan_access.py`)."""

    @property
    def address(self) -> str:
        """Base URL of the pages for a phone; empty while access is closed."""

    @property
    def code_address(self) -> str:
        """URL in the QR code that a phone scans."""

    @property
    def code(self) -> str:
        """Pairing code that a device has to enter."""

    def open(self) -> None:
        """Open access for devices of the home network. Raises Refusal if that fails."""

    def close(self) -> None:
        """Close access for other devices."""


class BareApp:
    """Application without routes: the base class of `routes.App`. `handle` is thread-safe."""

    ROUTES: ClassVar[Routes] = ()

    def __init__(self, shelf: Shelf, compiled: jinja2.BytecodeCache | None = None) -> None:
        self.shelf = shelf
        self.desk = OpenGames(shelf)
        self.results = Results(shelf)
        self.door: Door | None = None
        """None in the offline site: only a server has one."""
        self.tiles: Mapping[str, list[GameTile]] = {}
        """Prebuilt game tiles of the home page by language, for the offline site; empty on a server."""
        self._templates = _templates(compiled)
        self._language_names = {language: Words(language).say("language-name") for language in LANGUAGES}

    # Request handling

    def handle(self, request: Request) -> Response:
        """Route a request to its page and return the response. A Refusal becomes an error page."""
        try:
            for method, path, page in self.ROUTES:
                match = path.match(request.path)
                if match and (method == request.method or (method, request.method) == ("GET", "HEAD")):
                    return page(self, request, *match.groups())
            raise Refusal("web.page", given=request.path[:40])
        except Refusal as refusal:
            return self.refused(request, refusal, self.words(request))

    def refused(self, request: Request, refusal: Refusal, words: Words, status: int = NOT_POSSIBLE) -> Response:
        """Render a refusal as an error page, with the HTTP status that its id implies."""
        if refusal.id == "store.unknown":
            # In the terminal a command lists the games; here a page does.
            refusal = Refusal("web.game", **refusal.details)
        if refusal.id in ("web.page", "web.game", "game.unknown"):
            status = NOT_THERE
        elif refusal.id == "web.guest":
            status = NOT_ALLOWED
        elif isinstance(refusal, Stale) or refusal.id in ("store.busy", "store.locked"):
            status = CONFLICT
        saves = refusal.id == "web.game"
        return self.page(request, "message.html", words, status, message=words.refusal(refusal), saves=saves)

    def broken(self, request: Request, wrong: Exception) -> Response:
        """Render the page for an unexpected exception in the program or in the rules of a game."""
        words = self.words(request)
        raised = raised_by_a_game(wrong)
        says = printable(f"{type(wrong).__name__}: {wrong}", 200)
        message = words.refusal(raised) if raised else words.say("error-internal", says=says)
        return self.page(request, "message.html", words, BROKEN, message=message, saves=True)

    def pair_page(self, request: Request, refusal: Refusal | None = None) -> Response:
        """Render the page on which a device of the home network enters the pairing code."""
        words = self.words(request)
        wrong = words.refusal(refusal) if refusal else ""
        return self.page(request, "pair.html", words, NOT_ALLOWED, refusal=wrong, code=request.asked("code")[:12])

    def close(self) -> None:
        """Close all open games."""
        self.desk.close()

    # Rendering

    def language(self, request: Request) -> str:
        """Return the chosen language, otherwise the first supported one of the browser, otherwise the default."""
        chosen = request.cookies.get("language", "")
        if chosen in LANGUAGES:
            return chosen
        wanted = [tag.strip()[:2].casefold() for tag in request.languages[:200].split(",")]
        return next((language for language in wanted if language in LANGUAGES), DEFAULT_LANGUAGE)

    def game(self, id: str, text: str = "") -> Game:
        """Return a game by its id: an installed one, or a bot from a text. Raises Refusal if it is unknown."""
        return game_called(self.shelf, id, text)

    def words(self, request: Request) -> Words:
        """Return the words of the program in the language of the request."""
        return Words(self.language(request))

    def words_of(self, request: Request, session: Session) -> Words:
        """Return the words of a game; its only person is "you"."""
        return Words(self.language(request), session.game, session.pack).read_by(session.header.seats)

    def page(self, request: Request, template: str, words: Words, status: int = 200, **values: Any) -> Response:
        """Render a template into a response; without the surrounding layout if the script asks for a fragment."""
        theme, size = request.cookies.get("theme", ""), request.cookies.get("size", "")
        body = self._templates.get_template(template).render(
            layout="fragment.html" if request.fragment else "base.html",
            words=words,
            say=words.say,
            language=words.language,
            language_names=self._language_names,
            theme=theme if theme in THEMES else "system",
            size=size if size in SIZES else "2",
            request=request,
            door=self.door if request.near else None,
            token=request.token,
            **values,
        )
        return Response(status=status, body=body.encode("utf-8", "replace"))


def static(app: BareApp, request: Request, name: str, kind: str) -> Response:
    """Serve a static file: a stylesheet, a script, the icon, the film that keeps a phone awake."""
    file = resources.files("visavis.web").joinpath("static", f"{name}.{kind}")
    if not file.is_file():
        raise Refusal("web.page", given=request.path[:40])
    return Response(body=file.read_bytes(), kind=_STATIC[kind], headers={"Cache-Control": "no-cache"})
