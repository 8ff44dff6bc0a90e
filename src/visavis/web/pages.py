"""The pages: a request in, a response out. Nothing here knows a server, a socket or a browser."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from datetime import datetime
from importlib import resources
from typing import Any

import jinja2

from visavis.core import Refusal, Session, Stale, find_games, get_game
from visavis.web import table
from visavis.web.asking import answer_of, ask
from visavis.web.desk import Desk, OpenGame, known
from visavis.web.drawing import Marks, spaces
from visavis.web.exchange import Request, Response, download, to
from visavis.web.shelf import Listed, Shelf
from visavis.words import LANGUAGES, Words, printable
from visavis.words.lines import whole_line

__all__ = ["App", "Request", "Response"]

THEMES = ("system", "light", "dark")
SIZES = ("1", "2", "3", "4")
NOT_ALLOWED, NOT_THERE, CONFLICT, NOT_POSSIBLE, BROKEN = 403, 404, 409, 422, 500
_STATIC = {"css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml"}
_MOST_SEED = 10**9

Page = Callable[..., Response]


class App:
    """All pages of the companion. `handle` may be called by many threads at once."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.desk = Desk(shelf)
        self._templates = jinja2.Environment(
            loader=jinja2.PackageLoader("visavis.web"),
            autoescape=True,
            trim_blocks=True,
            lstrip_blocks=True,
            undefined=jinja2.StrictUndefined,
        )
        self._routes: tuple[tuple[str, re.Pattern[str], Page], ...] = tuple(
            (method, re.compile(path + r"\Z"), page)
            for method, path, page in (
                ("GET", r"/", self.home),
                ("GET", r"/static/([a-z0-9_-]+)\.(css|js|svg)", self.static),
                ("GET", r"/new/(\w+)", self.new_form),
                ("POST", r"/new/(\w+)", self.new_game),
                ("GET", r"/game/([a-z0-9]+)", self.game),
                ("POST", r"/game/([a-z0-9]+)/answer", self.answer),
                ("POST", r"/game/([a-z0-9]+)/undo", self.undo),
                ("POST", r"/game/([a-z0-9]+)/redo", self.redo),
                ("GET", r"/game/([a-z0-9]+)/why", self.why),
                ("GET", r"/game/([a-z0-9]+)/export", self.export),
            )
        )

    # The way of a request

    def handle(self, request: Request) -> Response:
        """The answer to a request: always one, whatever was asked."""
        words = self.words(request)
        try:
            for method, path, page in self._routes:
                found = path.match(request.path)
                if found and (method == request.method or (method, request.method) == ("GET", "HEAD")):
                    return page(request, *found.groups())
            raise Refusal("web.page", given=request.path[:40])
        except Refusal as refusal:
            return self.refused(request, refusal, words)

    def words(self, request: Request) -> Words:
        """The words of the program."""
        return Words(self.language(request))

    def broken(self, request: Request, wrong: Exception) -> Response:
        """The page for a fault in the program itself."""
        words = self.words(request)
        says = printable(f"{type(wrong).__name__}: {wrong}", 200)
        return self.page(request, "message.html", words, BROKEN, message=words.say("error-internal", says=says))

    def pair_page(self, request: Request, refusal: Refusal | None = None) -> Response:
        """What a device of the home network sees before it has given the code."""
        words = self.words(request)
        wrong = words.refusal(refusal) if refusal else ""
        return self.page(request, "pair.html", words, NOT_ALLOWED, refusal=wrong, code=request.asked("code")[:12])

    def refused(self, request: Request, refusal: Refusal, words: Words, status: int = NOT_POSSIBLE) -> Response:
        """A page that says what was wrong and what is possible."""
        if refusal.id in ("web.page", "store.unknown", "game.unknown"):
            status = NOT_THERE
        elif isinstance(refusal, Stale) or refusal.id in ("store.busy", "store.locked"):
            status = CONFLICT
        return self.page(request, "message.html", words, status, message=words.refusal(refusal))

    def close(self) -> None:
        """Give all games back."""
        self.desk.close()

    # Rendering

    def language(self, request: Request) -> str:
        """The language that was chosen, or the first of the browser's that there is."""
        chosen = request.cookies.get("language", "")
        if chosen in LANGUAGES:
            return chosen
        wanted = [part.strip()[:2].casefold() for part in request.languages[:200].split(",")]
        return next((language for language in wanted if language in LANGUAGES), "en")

    def page(self, request: Request, template: str, words: Words, status: int = 200, **values: Any) -> Response:
        """A template as a response; for the script without its frame."""
        theme, size = request.cookies.get("theme", ""), request.cookies.get("size", "")
        body = self._templates.get_template(template).render(
            layout="fragment.html" if request.fragment else "base.html",
            words=words,
            say=words.say,
            language=words.language,
            theme=theme if theme in THEMES else "system",
            size=size if size in SIZES else "2",
            request=request,
            here=request.path,
            token=request.token,
            **values,
        )
        return Response(status=status, body=body.encode("utf-8", "replace"))

    def static(self, request: Request, name: str, kind: str) -> Response:
        """The stylesheet, the script, the icon."""
        file = resources.files("visavis.web").joinpath("static", f"{name}.{kind}")
        if not file.is_file():
            raise Refusal("web.page", given=request.path[:40])
        return Response(body=file.read_bytes(), kind=_STATIC[kind], headers={"Cache-Control": "no-cache"})

    # Home and new games

    def home(self, request: Request) -> Response:
        """Games to go on with, games to begin."""
        words = Words(self.language(request))
        saved = [self.listed(one, words.language) for one in self.shelf.games()]
        games = []
        for id in find_games():
            own = Words(words.language, get_game(id))
            games.append({"id": id, "name": own.game_name(), "about": own.say("game-about")})
        notices = [words.notice(notice) for notice in self.shelf.notices]
        going = [one for one in saved if not one["over"]]
        return self.page(
            request, "home.html", words, going=going[:6], more=len(saved) > 6, games=games, notices=notices
        )

    def listed(self, saved: Listed, language: str) -> dict[str, Any]:
        """A saved game for a list."""
        try:
            words = Words(language, get_game(saved.game))
            name = words.game_name()
        except Refusal:
            words, name = Words(language), saved.game
        when = datetime.fromisoformat(saved.updated).astimezone()
        points = saved.score or {}
        return {
            "id": saved.id,
            "game": name,
            "title": saved.title,
            "when": when.strftime("%d.%m.%Y %H:%M" if language == "de" else "%Y-%m-%d %H:%M"),
            "over": saved.score is not None,
            "score": [(words.seat(side), points[side]) for side in points],
        }

    def new_form(self, request: Request, id: str) -> Response:
        """Everything that can be chosen for a new game."""
        game = get_game(id)
        words = Words(self.language(request), game)
        return self.page(request, "new.html", words, game=game)

    def new_game(self, request: Request, id: str) -> Response:
        """Begin a game."""
        game = get_game(id)
        session = Session.new(game, {}, seed=secrets.randbelow(_MOST_SEED))
        return to(f"/game/{self.desk.put(self.shelf.create(session))}")

    # A game

    def words_of(self, request: Request, session: Session[Any]) -> Words:
        """The words of a game."""
        return Words(self.language(request), session.game, session.pack)

    def game(self, request: Request, id: str) -> Response:
        """The table: what to do, what is asked, the board."""
        with self.desk.at(id) as game:
            return self.table_page(request, game)

    def table_page(self, request: Request, game: OpenGame, refusal: Refusal | None = None) -> Response:
        """The page of a game at this moment; with a refusal, what was wrong with the last post."""
        session = game.session
        words = self.words_of(request, session)
        viewer = game.viewer(request.asked("as") or request.given("as"))
        seen = session.seen_by(viewer)
        drawn = table.panels(session, seen)
        on_board = spaces(drawn)
        first = table.last_moment(session)
        news, picks = table.events(session, seen, words, first, on_board)
        asking = None
        if seen.pending is not None:
            keep = {"as": viewer} if game.several_hands else {}
            asking = ask(seen.pending, words, request, on_board, table.recent_verbs(session), f"/game/{game.id}", keep)
        marks = Marks(
            links=asking.links if asking else {},
            chosen=asking.chosen_space if asking else "",
            picks=picks,
        )
        status = 200
        if refusal is not None:
            status = CONFLICT if isinstance(refusal, Stale) else NOT_POSSIBLE
        return self.page(
            request,
            "game.html",
            words,
            status,
            game=game,
            session=session,
            seen=seen,
            news=news,
            asking=asking,
            panels=table.board(session, seen, words, marks),
            score=table.score(seen, words),
            winners=", ".join(words.seat(side) for side in seen.winners),
            refusal=words.refusal(refusal, session.pending) if refusal else "",
            taken_back=[words.effect(one) for one in game.taken_back if one.kind != "silent"],
            notices=[words.notice(notice) for notice in seen.notices],
            viewer=viewer,
            breakdown=table.breakdown(session, words) if seen.over else None,
        )

    def change(self, request: Request, id: str, make: Callable[[OpenGame], object]) -> Response:
        """Make a change and show the game; what is refused is told above the present question."""
        with self.desk.at(id) as game:
            viewer = game.viewer(request.given("as"))
            try:
                game.change(request.given("at"), lambda: make(game), viewer)
            except Refusal as refusal:
                return self.table_page(request, game, refusal)
            pending = game.session.pending
            again = viewer if game.several_hands and pending is not None and pending.seat == viewer else ""
        return to(f"/game/{id}", {"as": again})

    def answer(self, request: Request, id: str) -> Response:
        """An answer to the pending question."""

        def make(game: OpenGame) -> None:
            session = game.session
            typed = self.words_of(request, session).typed(session.pending)
            raw = answer_of(request, session.pending)
            if request.given("text"):
                raw = whole_line(session.pending, str(raw), typed)
            session.answer(raw, words=typed)

        return self.change(request, id, make)

    def undo(self, request: Request, id: str) -> Response:
        """Take the last answer back."""
        return self.change(request, id, lambda game: game.session.undo())

    def redo(self, request: Request, id: str) -> Response:
        """Do again what was taken back."""
        return self.change(request, id, lambda game: game.session.redo())

    def why(self, request: Request, id: str) -> Response:
        """The decisions of a step, criterion by criterion."""
        with self.desk.at(id) as game:
            words = self.words_of(request, game.session)
            line = request.asked("line")
            at = int(line) if line.isascii() and line.isdigit() and len(line) < 8 else None
            viewer = game.viewer(request.asked("as"))
            shown = table.decisions(game, words, viewer, at)
            return self.page(request, "why.html", words, game=game, decisions=shown, secret=game.session.secret)

    def export(self, request: Request, id: str) -> Response:
        """The log as a file."""
        saved = known(self.shelf, id)
        return download(self.shelf.export(id).encode(), "application/jsonl", f"{saved.game}-{id}.jsonl")
