"""Request handling that all pages share: routing, refusals, template rendering. Independent of server and browser.

`handle` maps a `Request` of plain values to a `Response` of plain values; the caller has already checked the origin of
the request. A page is a function of the application, the request and the captured groups of its route.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from importlib import resources
from typing import Any, ClassVar

import jinja2
import msgspec

from visavis.core import Game, Refusal, Stale
from visavis.core.budget import UNLIMITED, Budget, Stopped, unlimited
from visavis.core.foreign_text import cleaned_bytes
from visavis.core.saves.format import SavedEntry
from visavis.core.saves.merging import Merge
from visavis.core.saves.shelf import Shelf
from visavis.core.saves.tables import GameTable
from visavis.library import raised_by_a_game
from visavis.web import rights
from visavis.web.computers import Computers
from visavis.web.door import LONGEST_NAME, Door
from visavis.web.http import Request, Response, to
from visavis.web.live import Pulse, pulse_of
from visavis.web.open_games import OpenGames, Thinking
from visavis.web.presence import Guesses, Presence
from visavis.web.rendering import MODULES, templates
from visavis.web.sight import NotBegun, Role, Sight, moment_of, role_at
from visavis.web.view.bots import game_called
from visavis.web.view.new_game import GameTile
from visavis.web.view.results import Results
from visavis.words import DEFAULT_LANGUAGE, LANGUAGES, Words, printable

THEMES = ("system", "light", "dark")
SIZES = ("1", "2", "3", "4")
NOT_YET, NOT_ALLOWED, NOT_THERE, CONFLICT, NOT_POSSIBLE, BROKEN, BUSY = 202, 403, 404, 409, 422, 500, 503
_STATIC = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "mp4": "video/mp4",
}

_OF_GAME = re.compile(r"/game/([a-z0-9]{1,40})(?=/|\Z)")
"""Address of a game, at the beginning of those of its pages."""

Page = Callable[..., Response]
Routes = tuple[tuple[str, re.Pattern[str], Page, rights.Right], ...]
"""Method, pattern of the address, page and the right that it requires; the first match is used."""


def language_of(cookies: Mapping[str, str], accepted: str) -> str:
    """Return the language of the cookie, otherwise the first supported one of an Accept-Language header.

    >>> language_of({}, "fr,de;q=0.8")
    'de'
    """
    chosen = cookies.get("language", "")
    if chosen in LANGUAGES:
        return chosen
    wanted = [tag.strip()[:2].casefold() for tag in accepted[:200].split(",")]
    return next((language for language in wanted if language in LANGUAGES), DEFAULT_LANGUAGE)


class Work:
    """The requests under way: each has a budget of its own, so that it can be stopped from outside.

    Stopping takes no lock: a dictionary is copied at once.
    """

    def __init__(self) -> None:
        self._under_way: dict[Budget, tuple[str, str]] = {}
        self._ended = False

    @contextmanager
    def begin(self, device: str, path: str) -> Iterator[None]:
        """Context manager: handle a request of a device. Raises Stopped at a checkpoint after a stop."""
        budget = Budget(UNLIMITED)
        self._under_way[budget] = (device, path)
        if self._ended:
            budget.stop()
        try:
            with unlimited(budget):
                yield
        finally:
            del self._under_way[budget]

    def stop(self, device: str, path: str) -> None:
        """Stop the requests of a device for a path."""
        for budget, begun in tuple(self._under_way.items()):
            if begun == (device, path):
                budget.stop()

    def end(self) -> None:
        """Stop everything, now and from now on: the program ends."""
        self._ended = True
        for budget in tuple(self._under_way):
            budget.stop()

    def __len__(self) -> int:
        return len(self._under_way)


class BareApp:
    """Application without routes: the base class of `routes.App`. `handle` is thread-safe."""

    ROUTES: ClassVar[Routes] = ()

    def __init__(self, shelf: Shelf, compiled: jinja2.BytecodeCache | None = None) -> None:
        self.shelf = shelf
        self.desk = OpenGames(shelf)
        self.work = Work()
        self.results = Results(shelf)
        self.merges: dict[str, Merge] = {}
        """Merges of bundles in progress by id (`pages/saves.py`)."""
        self.reviews: dict[str, object] = {}
        """Reviews of games by id (`pages/coach.py`)."""
        self.galleries: dict[str, Any] = {}
        """Opened galleries of bots by id (`studio/galleries.py`)."""
        self.presence = Presence()
        self.listeners: list[Callable[[Pulse], None]] = []
        """Called when a game that has a table, or the table, has changed."""
        self.computers = Computers(self.desk, self.table_of, self.tell)
        """The computers that play at tables; in the offline site there are none."""
        self.guesses = Guesses()
        self._broken = 0
        """Number of unexpected exceptions that pages show by their number."""
        self.door: Door | None = None
        """None in the offline site: only a server has one."""
        self.tiles: Mapping[str, list[GameTile]] = {}
        """Prebuilt game tiles of the home page by language, for the offline site; empty on a server."""
        self.templates = templates(compiled)
        self._language_names = {language: Words(language).say("language-name") for language in LANGUAGES}

    # Request handling

    def handle(self, request: Request) -> Response:
        """Route a request to its page and return the response. A Refusal becomes an error page."""
        try:
            with self.work.begin(request.token, request.path):
                page, groups = self._permitted(request)
                return page(self, self._with_own_eyes(request), *groups)
        except Stopped:
            return self._stopped(request)
        except NotBegun as waiting:
            return to(f"/game/{waiting.id}/people")
        except Thinking as thinking:
            return self._thinking(request, thinking)
        except Refusal as refusal:
            return self.refused(request, refusal, self.words(request))

    def turned_away(self, request: Request) -> Response | None:
        """Return the error page for a request whose address or right is refused whatever it contains, or None.

        A server asks before it reads the body of a request.
        """
        try:
            self._permitted(request)
        except Refusal as refusal:
            return self.refused(request, refusal, self.words(request))
        return None

    def _permitted(self, request: Request) -> tuple[Page, Sequence[str]]:
        """Return the page of a request and the captured groups of its route. Raises Refusal without page or right."""
        wanted = "GET" if request.method == "HEAD" else request.method
        for method, path, page, right in self.ROUTES:
            if method == wanted and (match := path.match(request.path)):
                if refusal := self._refusal(request, right):
                    raise refusal
                return page, match.groups()
        raise Refusal("web.page", given=request.path[:40])

    def _refusal(self, request: Request, right: rights.Right) -> Refusal | None:
        """Return why a request may not use its page: at a game with a table its seats decide, otherwise the right."""
        game = _OF_GAME.match(request.path)
        table = self.table_of(game[1]) if game else None
        if game is None or table is None:
            return rights.refusal(request.viewer, right)
        role = role_at(table, request.viewer.id)
        if role is not Role.NONE:
            self.presence.heard(request.viewer.id)
        if role is Role.NONE:
            # The same as for a game that does not exist: who is not at the table does not learn of it.
            return Refusal("web.game", given=game[1])
        if right is rights.Right.OWN:
            return rights.refusal(request.viewer, right)
        if role is Role.OPEN and right > rights.Right.LOOK and table.host != request.viewer.id:
            return Refusal("table.looks_on")
        return None

    def _with_own_eyes(self, request: Request) -> Request:
        """Return a request without an `as` that names a seat of another device: no link repeats it."""
        game = _OF_GAME.match(request.path)
        if game is None or not (request.asked("as") or request.given("as")):
            return request
        table = self.table_of(game[1])
        if table is None or (request.asked("as") or request.given("as")) in table.seats_of(request.viewer.id):
            return request
        query, form = (
            {name: values for name, values in given.items() if name != "as"} for given in (request.query, request.form)
        )
        return msgspec.structs.replace(request, query=query, form=form)

    # Games and their tables

    def device_id(self, device: str) -> str:
        """Return the keyed hash by which tables know a browser; its cookie is stored nowhere."""
        return blake2b(device.encode()[:64], key=self.shelf.secret[:64], digest_size=16, person=b"device").hexdigest()

    def hidden_code(self, code: str) -> str:
        """Return the keyed hash of a personal code, which is all that is stored of it."""
        return blake2b(code.encode()[:64], key=self.shelf.secret[:64], digest_size=16, person=b"way back").hexdigest()

    def table_of(self, id: str) -> GameTable | None:
        """Return the table of a game; None if it has none."""
        return None if self.shelf.tables is None else self.shelf.tables.read(id)

    @contextmanager
    def at(self, request: Request, id: str, patience: float | None = None) -> Iterator[Sight]:
        """Context manager: acquire a game as the device that asks may see it. Every page of a game comes through here.

        Raises Refusal if the game is not there for it, NotBegun if everybody still waits at its table.
        """
        with self.desk.at(id, patience) as game:
            table = self.table_of(id)
            if role_at(table, request.viewer.id) is Role.NONE:
                raise Refusal("web.game", given=id[:40])
            if table is not None and not table.begun:
                raise NotBegun(id)
            eyes = request.asked("as") or request.given("as")
            # At a table computers think beside the game: no page waits for them.
            game.session.runner.setup.allowance = None if table is None else 0
            yield Sight(game, table, request.viewer.id, eyes, self.notify)

    def strange_games(self, request: Request) -> frozenset[str]:
        """Return the ids of the games whose tables the device that asks does not belong to: no list names them."""
        tables = () if self.shelf.tables is None else self.shelf.tables.every()
        return frozenset(table.game for table in tables if role_at(table, request.viewer.id) is Role.NONE)

    def running_tables(self) -> list[GameTable]:
        """Return the tables whose games are not over."""
        if self.shelf.tables is None:
            return []
        over = {entry.id for entry in self.shelf.games() if entry.over}
        return [table for table in self.shelf.tables.every() if table.game not in over]

    def require_host(self, request: Request, id: str) -> None:
        """Raise Refusal if a game has a table that another device began."""
        table = self.table_of(id)
        if table is not None and table.host != request.viewer.id:
            raise Refusal("table.host_only")

    def pulse(self, id: str) -> Pulse:
        """Return the public version of a table. Raises Thinking if the game is in use for longer."""
        try:
            with self.desk.at(id) as game:
                table = self.table_of(id)
                return Pulse(game=id) if table is None else pulse_of(id, moment_of(game, table), table, self.presence)
        except Thinking:
            raise
        except Refusal:
            return Pulse(game=id)

    def notify(self, id: str) -> None:
        """Report a change of a game or its table, and start its computer players if it is their turn."""
        if self.table_of(id) is not None:
            self.tell(id)
            self.computers.wake(id)

    def tell(self, id: str) -> None:
        """Call the listeners for changes of a game with a table."""
        if self.listeners:
            pulse = self.pulse(id)
            for listener in tuple(self.listeners):
                listener(pulse)

    def games_for(self, request: Request) -> list[SavedEntry]:
        """Return the saved games that are there for the device that asks, the one that was played last first."""
        strange = self.strange_games(request)
        return [entry for entry in self.shelf.games() if entry.id not in strange]

    def _stopped(self, request: Request) -> Response:
        """Return the response to a request that was stopped: the game as it is now, otherwise a message."""
        if game := _OF_GAME.match(request.path):
            return to(game[0])
        return self.refused(request, Refusal("web.stopped"), self.words(request))

    def _thinking(self, request: Request, thinking: Thinking) -> Response:
        """Render the page of a game that is in use for longer: stop it, or look again."""
        words, seat = self.words_while(request, thinking), thinking.seat
        status = CONFLICT if request.method == "POST" else NOT_YET
        response = self.page(request, "thinking.html", words, status, says=thinks(words, seat), id=thinking.game_id)
        return msgspec.structs.replace(response, headers={"Retry-After": "2"})

    def refused(self, request: Request, refusal: Refusal, words: Words, status: int = NOT_POSSIBLE) -> Response:
        """Render a refusal as an error page, with the HTTP status that its id implies."""
        if refusal.id == "store.unknown":
            # In the terminal a command lists the games; here a page does.
            refusal = Refusal("web.game", **refusal.details)
        if refusal.id in ("web.page", "web.game", "game.unknown"):
            status = NOT_THERE
        elif refusal.id in rights.REFUSALS or refusal.id in rights.AT_A_TABLE:
            status = NOT_ALLOWED
        elif refusal.id == "web.busy":
            status = BUSY
        elif isinstance(refusal, Stale) or refusal.id in ("store.busy", "store.locked"):
            status = CONFLICT
        saves = refusal.id == "web.game"
        return self.page(request, "message.html", words, status, message=words.refusal(refusal), saves=saves)

    def broken(self, request: Request, wrong: Exception) -> Response:
        """Render the page for an unexpected exception in the program or in the rules of a game.

        Its text may name a card: at a table, and on other devices, the page has a number only, which the terminal of
        the server prints with the text.
        """
        words = self.words(request)
        raised = raised_by_a_game(wrong)
        says = printable(f"{type(wrong).__name__}: {wrong}", 200)
        game = _OF_GAME.match(request.path)
        if not request.near or (game is not None and self.table_of(game[1]) is not None):
            self._broken += 1
            print(words.say("error-numbered", number=self._broken, says=says), file=sys.stderr)
            message = words.say("error-number", number=self._broken)
        else:
            message = words.refusal(raised) if raised else words.say("error-internal", says=says)
        return self.page(request, "message.html", words, BROKEN, message=message, saves=True)

    def pair_page(self, request: Request, refusal: Refusal | None = None) -> Response:
        """Render the page on which a device of the home network enters the pairing code."""
        words = self.words(request)
        wrong = words.refusal(refusal) if refusal else ""
        code, name = request.asked("code")[:20], printable(request.given("name"), LONGEST_NAME)
        return self.page(request, "pair.html", words, NOT_ALLOWED, refusal=wrong, code=code, name=name)

    def close(self) -> None:
        """Stop everything that is under way, and close all open games."""
        self.work.end()
        self.computers.end()
        self.desk.close()

    # Rendering

    def language(self, request: Request) -> str:
        """Return the chosen language, otherwise the first supported one of the browser, otherwise the default."""
        return language_of(request.cookies, request.languages)

    def game(self, id: str, text: str = "") -> Game:
        """Return a game by its id: an installed one, or a bot from a text. Raises Refusal if it is unknown."""
        return game_called(self.shelf, id, text)

    def words(self, request: Request) -> Words:
        """Return the words of the program in the language of the request."""
        return Words(self.language(request))

    def words_of(self, request: Request, game: Sight) -> Words:
        """Return the words of a game: "you" is its only person, at a table the seat of the device that asks."""
        return game.words(self.language(request))

    def words_while(self, request: Request, thinking: Thinking) -> Words:
        """Return the words of a game that is in use: only its log's first line and its table are read."""
        game, table = thinking.game, self.table_of(thinking.game_id)
        return self.words(request) if game is None else self.words_of(request, Sight(game, table, request.viewer.id))

    def page(self, request: Request, template: str, words: Words, status: int = 200, **values: Any) -> Response:
        """Render a template into a response; without the surrounding layout if the script asks for a fragment.

        The page is filtered as a whole (`cleaned_bytes`): no value that somebody else wrote can get around it.
        """
        theme, size = request.cookies.get("theme", ""), request.cookies.get("size", "")
        body = self.templates.get_template(template).render(
            layout="fragment.html" if request.fragment else "base.html",
            words=words,
            say=words.say,
            language=words.language,
            language_names=self._language_names,
            theme=theme if theme in THEMES else "system",
            size=size if size in SIZES else "2",
            request=request,
            door=self.door if request.near else None,
            may=request.viewer.may,
            token=request.token,
            **{MODULES: {}, **values},
        )
        return Response(status=status, body=cleaned_bytes(body))


def thinks(words: Words, seat: str) -> str:
    """Return the sentence that a computer player thinks: by its name, if the seat is known."""
    return words.say("web-thinks-name", name=words.seat(seat)) if seat else words.say("web-thinks")


def static(app: BareApp, request: Request, name: str, kind: str) -> Response:
    """Serve a static file: a stylesheet, a script, the icon, the film that keeps a phone awake."""
    file = resources.files("visavis.web").joinpath("static", f"{name}.{kind}")
    if not file.is_file():
        raise Refusal("web.page", given=request.path[:40])
    return Response(body=file.read_bytes(), kind=_STATIC[kind], headers={"Cache-Control": "no-cache"})
