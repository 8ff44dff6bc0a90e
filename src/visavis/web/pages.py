"""The pages: a request in, a response out. Nothing here knows a server, a socket or a browser.

An `App` needs a shelf (`core/shelf.py`) and nothing else. `handle` takes a `Request` of plain values and
gives a `Response` of plain values; whoever calls it has checked where the request comes from.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime
from importlib import resources
from typing import Any

import jinja2

from visavis.core import TABLE, BrokenGame, NotAllowed, Refusal, Session, Stale, find_games, get_game
from visavis.core.saves import Saved, raw
from visavis.core.shelf import Shelf
from visavis.library import raised_by_a_game
from visavis.web import corrections, game_values, keeping, new_game, results, sharing
from visavis.web.asking import answer_of, ask
from visavis.web.drawing import Marks, draw, maps, spaces
from visavis.web.http import Request, Response, download, to
from visavis.web.open_games import Desk, OpenGame, known
from visavis.words import LANGUAGES, Words, printable
from visavis.words.typed_lines import whole_line

__all__ = ["App", "Request", "Response"]

THEMES = ("system", "light", "dark")
SIZES = ("1", "2", "3", "4")
NOT_ALLOWED, NOT_THERE, CONFLICT, NOT_POSSIBLE, BROKEN = 403, 404, 409, 422, 500
_STATIC = {"css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml"}
_GAME = r"/game/([a-z0-9]{1,40})"

Page = Callable[..., Response]


class App:
    """All pages of the companion. `handle` may be called by many threads at once."""

    def __init__(self, shelf: Shelf, compiled: jinja2.BytecodeCache | None = None) -> None:
        self.shelf = shelf
        self.desk = Desk(shelf)
        self.results = results.Results(shelf)
        self._templates = jinja2.Environment(
            loader=jinja2.PackageLoader("visavis.web"),
            autoescape=True,
            trim_blocks=True,
            lstrip_blocks=True,
            undefined=jinja2.StrictUndefined,
            bytecode_cache=compiled,
        )
        self._routes: tuple[tuple[str, re.Pattern[str], Page], ...] = tuple(
            (method, re.compile(path + r"\Z"), page)
            for method, path, page in (
                ("GET", r"/", self.home),
                ("GET", r"/static/([a-z0-9_-]+)\.(css|js|svg)", self.static),
                ("GET", r"/new/(\w{1,40})", self.new_form),
                ("POST", r"/new/(\w{1,40})", self.new_game),
                ("GET", _GAME, self.game),
                ("GET", _GAME + "/at", self.moment),
                ("POST", _GAME + "/answer", self.answer),
                ("POST", _GAME + "/on", self.go_on),
                ("POST", _GAME + "/undo", self.undo),
                ("POST", _GAME + "/redo", self.redo),
                ("POST", _GAME + "/to", self.back_to),
                ("POST", _GAME + "/branch", self.branch),
                ("GET", _GAME + "/(?:answer|on|undo|redo|to|branch)", self.back_to_table),
                ("GET", _GAME + "/why", self.why),
                ("GET", _GAME + "/log", self.log),
                ("GET", _GAME + "/more", self.more),
                ("GET", _GAME + "/setup", self.setup),
                ("GET", _GAME + "/correct", self.correct_form),
                ("POST", _GAME + "/correct", self.correct),
                ("GET", _GAME + "/share", self.share),
                ("GET", _GAME + "/export", self.export),
                ("GET", _GAME + "/report", self.report),
                ("POST", _GAME + "/rename", self.rename),
                ("POST", _GAME + "/delete", self.delete),
                ("POST", _GAME + "/restore", self.restore),
                ("POST", _GAME + "/rescue", self.page_of(keeping.rescue)),
                ("GET", _GAME + "/(?:rename|delete|restore|rescue)", self.back_to_saves),
                ("GET", r"/saves/all", self.page_of(keeping.everything)),
                ("POST", r"/saves/merge", self.page_of(keeping.merge)),
                ("GET", r"/(saves)/merge", self.back_to_saves),
                ("GET", r"/saves", self.saves),
                ("GET", r"/open", self.open_form),
                ("POST", r"/open", self.open_game),
                ("GET", r"/stats", self.stats),
                ("GET", r"/stats\.csv", self.stats_csv),
                ("GET", r"/settings", self.settings),
                ("POST", r"/settings", self.set),
            )
        )

    def page_of(self, page: Callable[..., Response]) -> Page:
        """A page that a function of another file makes."""
        return lambda request, *parts: page(self, request, *parts)

    # The way of a request

    def handle(self, request: Request) -> Response:
        """The answer to a request: always one, whatever was asked."""
        try:
            for method, path, page in self._routes:
                found = path.match(request.path)
                if found and (method == request.method or (method, request.method) == ("GET", "HEAD")):
                    return page(request, *found.groups())
            raise Refusal("web.page", given=request.path[:40])
        except Refusal as refusal:
            return self.refused(request, refusal, self.words(request))

    def refused(self, request: Request, refusal: Refusal, words: Words, status: int = NOT_POSSIBLE) -> Response:
        """A page that says what was wrong and what is possible."""
        if refusal.id == "store.unknown":
            # In the terminal a command lists the games; here a page does.
            refusal = Refusal("web.game", **refusal.args_for_words)
        if refusal.id in ("web.page", "web.game", "game.unknown"):
            status = NOT_THERE
        elif isinstance(refusal, Stale) or refusal.id in ("store.busy", "store.locked"):
            status = CONFLICT
        saves = refusal.id == "web.game"
        return self.page(request, "message.html", words, status, message=words.refusal(refusal), saves=saves)

    def broken(self, request: Request, wrong: Exception) -> Response:
        """The page for a fault in the program itself."""
        words = self.words(request)
        raised = raised_by_a_game(wrong)
        says = printable(f"{type(wrong).__name__}: {wrong}", 200)
        message = words.refusal(raised) if raised else words.say("error-internal", says=says)
        return self.page(request, "message.html", words, BROKEN, message=message, saves=True)

    def pair_page(self, request: Request, refusal: Refusal | None = None) -> Response:
        """What a device of the home network sees before it has given the code."""
        words = self.words(request)
        wrong = words.refusal(refusal) if refusal else ""
        return self.page(request, "pair.html", words, NOT_ALLOWED, refusal=wrong, code=request.asked("code")[:12])

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

    def words(self, request: Request) -> Words:
        """The words of the program."""
        return Words(self.language(request))

    def words_of(self, request: Request, session: Session[Any]) -> Words:
        """The words of a game."""
        return Words(self.language(request), session.game, session.pack)

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
        words = self.words(request)
        saved = self.shelf.games()
        going = [self.listed(one, words.language) for one in saved if one.score is None and not one.trouble][:6]
        games, notices = [], [words.notice(notice) for notice in self.shelf.notices]
        for id in find_games():
            try:
                own = Words(words.language, get_game(id))
            except BrokenGame as broken:
                notices.append(words.refusal(broken))
                continue
            games.append({"id": id, "name": own.game_name(), "about": own.say("game-about")})
        more = len(saved) > len(going)
        return self.page(request, "home.html", words, going=going, more=more, games=games, notices=notices)

    def listed(self, saved: Saved, language: str) -> dict[str, Any]:
        """A saved game for a list."""
        try:
            words = Words(language, get_game(saved.game))
            name = words.game_name()
        except Refusal:
            words, name = Words(language), saved.game
        points = saved.score or {}
        return {
            "id": saved.id,
            "game": name,
            "title": saved.title,
            "when": when(saved.updated, language),
            "over": saved.score is not None,
            "score": " · ".join(f"{words.seat(side)} {points[side]}" for side in points),
            "trouble": words.say(f"saves-trouble-{saved.trouble}") if saved.trouble else "",
            "deleted": when(saved.deleted, language) if saved.deleted else "",
        }

    def new_form(self, request: Request, id: str) -> Response:
        """Everything that can be chosen for a new game."""
        return self._new(request, id, None)

    def _new(self, request: Request, id: str, refusal: Refusal | None) -> Response:
        game = get_game(id)
        words = Words(self.language(request), game)
        offered = new_game.form(game, words, request.form if refusal else request.query)
        status = NOT_POSSIBLE if refusal else 200
        wrong = words.refusal(refusal) if refusal else ""
        return self.page(request, "new.html", words, status, game=game, offered=offered, refusal=wrong)

    def new_game(self, request: Request, id: str) -> Response:
        """Begin a game."""
        try:
            session = new_game.begin(get_game(id), request)
            opened = self.shelf.create(session, request.given("title"))
        except Refusal as refusal:
            return self._new(request, id, refusal)
        return to(f"/game/{self.desk.put(opened)}")

    # A game

    def game(self, request: Request, id: str) -> Response:
        """The table: what to do, what is asked, the board."""
        with self.desk.at(id) as game:
            return self.table_page(request, game)

    def back_to_table(self, request: Request, id: str) -> Response:
        """Somebody has reloaded the answer to a post."""
        return to(f"/game/{id}")

    def moment(self, request: Request, id: str) -> Response:
        """The present moment, for a device that looks whether another has played on."""
        with self.desk.at(id) as game:
            return Response(body=game.stamp.encode(), kind="text/plain; charset=utf-8")

    def table_page(self, request: Request, game: OpenGame, refusal: Refusal | None = None) -> Response:
        """The page of a game at this moment; with a refusal, what was wrong with the last post."""
        session = game.session
        words = self.words_of(request, session)
        viewer = game.viewer(request.asked("as") or request.given("as"))
        seen = session.seen_by(viewer)
        status = 200
        if refusal is not None:
            status = CONFLICT if isinstance(refusal, Stale) or refusal.id == "store.busy" else NOT_POSSIBLE
        common = {
            "game": game,
            "session": session,
            "seen": seen,
            "viewer": viewer,
            "score": game_values.score(seen, words),
            "refusal": words.refusal(refusal, session.pending) if refusal else "",
            "notices": [words.notice(notice) for notice in seen.notices],
        }
        if game.several_hands and viewer == TABLE and session.pending is not None and session.pending.seat != TABLE:
            panels = draw(game_values.panels(session, seen), words, Marks())
            return self.page(request, "pass.html", words, status, panels=panels, **common)
        drawn = game_values.panels(session, seen)
        on_board = spaces(drawn)
        on_map = spaces(drawn, cards=False)
        news, picks = game_values.events(session, seen, words, seen.news_from, on_board)
        asking = None
        if seen.pending is not None:
            keep = {"as": viewer} if game.several_hands else {}
            asking = ask(seen.pending, words, request, on_board, list(seen.recent_verbs), f"/game/{game.id}", keep)
        marks = Marks(
            links=asking.links if asking else {},
            chosen=asking.chosen_space if asking else "",
            picks=picks,
        )
        ending = self._ending(game, words) if seen.over else {}
        return self.page(
            request,
            "game.html",
            words,
            status,
            news=news,
            asking=asking,
            tap_map=any(name in on_map for name in marks.links),
            so_far=bool(getattr(session.pending, "so_far", None)),
            panels=draw(drawn, words, marks),
            taken_back=game_values.taken_back(seen, words),
            winners=", ".join(words.seat(side) for side in seen.winners),
            ending=ending,
            **common,
        )

    def _ending(self, game: OpenGame, words: Words) -> dict[str, Any]:
        """What a game that is over shows besides."""
        session = game.session
        seen = session.seen_by(TABLE)
        saved = known(self.shelf, game.id)
        result = results.result_of(saved, dict(seen.score or {}), seen.winners)
        options = {f"o.{name}": new_game.as_text(value) for name, value in session.header.options.items()}
        return {
            "breakdown": game_values.breakdown(session, words),
            "bg_stats": results.bg_stats(result, words),
            "again": {"game": session.game.id, "options": options},
        }

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

    def go_on(self, request: Request, id: str) -> Response:
        """Let the computer players play on in a game that was opened."""
        return self.change(request, id, lambda game: game.session.go_on())

    def undo(self, request: Request, id: str) -> Response:
        """Take the last answer back."""
        return self.change(request, id, lambda game: game.session.undo())

    def redo(self, request: Request, id: str) -> Response:
        """Do again what was taken back."""
        return self.change(request, id, lambda game: game.session.redo())

    def back_to(self, request: Request, id: str) -> Response:
        """Back to the beginning of a turn; all of it can be done again."""
        return self.change(request, id, lambda game: game.session.back_to(number(request.given("line"))))

    def branch(self, request: Request, id: str) -> Response:
        """A new game that goes on by itself from a turn of this one."""
        with self.desk.at(id) as game:
            words = self.words_of(request, game.session)
            try:
                branched = game.session.branch(number(request.given("line")))
                saved = known(self.shelf, id)
                title = words.say("web-branch-of", name=saved.title or words.game_name())[:80]
                opened = self.shelf.create(branched, title)
            except Refusal as refusal:
                return self.table_page(request, game, refusal)
        return to(f"/game/{self.desk.put(opened)}")

    # Looking at a game

    def _line(self, request: Request) -> int | None:
        text = request.asked("line")
        return int(text) if text.isascii() and text.isdigit() and len(text) < 8 else None

    def why(self, request: Request, id: str) -> Response:
        """The decisions of a step, criterion by criterion."""
        with self.desk.at(id) as game:
            words = self.words_of(request, game.session)
            shown = game_values.decisions(game, words, game.viewer(request.asked("as")), self._line(request))
            return self.page(request, "why.html", words, game=game, decisions=shown, secret=game.session.secret)

    def log(self, request: Request, id: str) -> Response:
        """Everything that happened; back to any turn, or a branch from there."""
        with self.desk.at(id) as game:
            words = self.words_of(request, game.session)
            viewer = game.viewer(request.asked("as"))
            steps = game_values.whole_log(game.session, game.session.seen_by(viewer), words)
            return self.page(request, "log.html", words, game=game, steps=steps, viewer=viewer)

    def more(self, request: Request, id: str) -> Response:
        """Everything else that can be done with a game."""
        with self.desk.at(id) as game:
            session = game.session
            words = self.words_of(request, session)
            header = session.header
            seats = [(words.seat(seat), words.policy(who)) for seat, who in header.seats.items()]
            return self.page(
                request,
                "more.html",
                words,
                game=game,
                saved=self.listed(known(self.shelf, id), words.language),
                options=game_values.options(session, words),
                seats=seats if len(seats) > 1 else [],
                reconstructed=session.pack.provenances["reconstructed"],
                rules=header.rules,
            )

    def setup(self, request: Request, id: str) -> Response:
        """The set-up as a checklist, to be ticked off or printed."""
        with self.desk.at(id) as game:
            session = game.session
            words = self.words_of(request, session)
            seen = session.seen_by(game.viewer(request.asked("as")))
            rows = [game_values.told(event, words) for event in seen.events if event.step == 1]
            return self.page(
                request,
                "setup.html",
                words,
                game=game,
                rows=[row for row in rows if row["kind"] != "silent"],
                options=game_values.options(session, words, short=True),
                reconstructed=session.pack.provenances["reconstructed"],
            )

    # Setting right

    def correct_form(self, request: Request, id: str) -> Response:
        """The fields that can be set right; with one of them chosen, its value."""
        with self.desk.at(id) as game:
            return self._correct_page(request, game, None)

    def _correct_page(self, request: Request, game: OpenGame, refusal: Refusal | None) -> Response:
        session = game.session
        words = self.words_of(request, session)
        viewer = game.viewer()
        seen = session.seen_by(viewer)
        field = request.asked("field") or request.given("field")
        here = f"/game/{game.id}/correct"
        editor = None
        panels: list[dict[str, Any]] = []
        if session.secret:
            refusal = refusal or NotAllowed("correct.hidden")
        elif field:
            taps = request.query.get("tap", ())[:400]
            editor = corrections.editor(session, seen.view, words, field, taps, here)
            if editor["kind"] == "spaces":
                marks = Marks(links=editor["links"], kept=frozenset(editor["chosen"]))
                panels = maps(draw(game_values.panels(session, seen), words, marks))
        return self.page(
            request,
            "correct.html",
            words,
            NOT_POSSIBLE if refusal else 200,
            game=game,
            fields=[] if session.secret else corrections.fields(session, seen.view, words),
            editor=editor,
            panels=panels,
            refusal=words.refusal(refusal) if refusal else "",
        )

    def correct(self, request: Request, id: str) -> Response:
        """Set a field right."""
        with self.desk.at(id) as game:
            words = self.words_of(request, game.session)
            field = request.given("field")
            text = corrections.given(request, game.session, game.session.seen_by(game.viewer()).view)
            try:
                game.change(request.given("at"), lambda: corrections.correct(game.session, words, field, text))
            except Stale as refusal:
                return self.table_page(request, game, refusal)
            except Refusal as refusal:
                return self._correct_page(request, game, refusal)
        return to(f"/game/{id}")

    # Saved games

    def saves(self, request: Request) -> Response:
        """All saved games."""
        return keeping.saves(self, request)

    def back_to_saves(self, request: Request, id: str) -> Response:
        """Somebody has reloaded the answer to a post."""
        return to("/saves")

    def rename(self, request: Request, id: str) -> Response:
        """Give a saved game a title."""
        known(self.shelf, id)
        self.shelf.rename(id, request.given("title"))
        return to(f"/game/{id}/more")

    def delete(self, request: Request, id: str) -> Response:
        """Delete a saved game; it can be brought back."""
        known(self.shelf, id)
        self.desk.clear(id)
        self.shelf.delete(id)
        return to("/saves", {"gone": id})

    def restore(self, request: Request, id: str) -> Response:
        """Bring a deleted game back."""
        self.shelf.restore(id)
        return to("/saves")

    def export(self, request: Request, id: str) -> Response:
        """The log as a file."""
        saved = known(self.shelf, id)
        name = f"{saved.game if saved.game.isidentifier() else 'game'}-{id}"
        try:
            with self.desk.at(id) as game:
                secret, (text, ending) = game.session.secret, sharing.file_of(game.session, whole=False)
        except Refusal:
            # A game that cannot be opened is given as it was written.
            secret = False
        if secret and not request.asked("whole"):
            return download(text, "application/jsonl", f"{name}.{ending}")
        return download(raw(self.shelf.export(id)), "application/jsonl", f"{name}.jsonl")

    def report(self, request: Request, id: str) -> Response:
        """The log with the position of the last step, for a report of a problem."""
        with self.desk.at(id) as game:
            body = sharing.report(game.session)
            return download(body, "application/zip", f"visavis-{game.session.game.id}-{id}.zip")

    def share(self, request: Request, id: str) -> Response:
        """The whole game as a link, a QR code or a file."""
        with self.desk.at(id) as game:
            words = self.words_of(request, game.session)
            shown = sharing.offered(game.session, request.origin)
            return self.page(request, "share.html", words, game=game, **shown)

    def open_form(self, request: Request) -> Response:
        """A game from a link or a file."""
        return self.page(request, "open.html", self.words(request), refusal="", link="")

    def open_game(self, request: Request) -> Response:
        """Keep a game that came as a link or a file, once all of it has been checked."""
        try:
            sent = request.files.get("file", b"")
            session = sharing.log_of(sent) if sent.strip() else sharing.unpack(request.given("link"))
            opened = self.shelf.create(session, "")
        except Refusal as refusal:
            words = self.words(request)
            link = request.given("link")[:200]
            return self.page(
                request, "open.html", words, NOT_POSSIBLE, refusal=words.refusal(refusal), link=printable(link, 200)
            )
        return to(f"/game/{self.desk.put(opened)}")

    # After games

    def _words_for(self, language: str) -> Callable[[str], Words]:
        def words_for(id: str) -> Words:
            try:
                return Words(language, get_game(id))
            except Refusal:
                return Words(language)

        return words_for

    def stats(self, request: Request) -> Response:
        """Games, wins and averages."""
        words = self.words(request)
        found, left = self.results.some()
        words_for = self._words_for(words.language)
        recent = [
            {
                "id": one.id,
                "name": one.title or words_for(one.game).say("game-name"),
                "when": when(one.when, words.language),
                "won": one.won,
                "score": " · ".join(f"{words_for(one.game).seat(side)} {points}" for side, points in one.score.items()),
            }
            for one in found[:30]
        ]
        rows = results.table(found, words_for)
        return self.page(request, "stats.html", words, rows=rows, recent=recent, left=left)

    def stats_csv(self, request: Request) -> Response:
        """All results for other programs."""
        found, left = self.results.some()
        return to("/stats") if left else download(results.as_csv(found), "text/csv; charset=utf-8", "visavis.csv")

    # Settings

    def settings(self, request: Request) -> Response:
        """Language, light or dark, text size."""
        return self.page(request, "settings.html", self.words(request), languages=LANGUAGES, themes=THEMES, sizes=SIZES)

    def set(self, request: Request) -> Response:
        """Keep the settings."""
        possible = {"language": LANGUAGES, "theme": THEMES, "size": SIZES}
        kept = {name: given for name, values in possible.items() if (given := request.given(name)) in values}
        back = request.given("back")
        inside = back == "/" or re.fullmatch(r"/new/\w{1,40}", back)
        return to(back if inside else "/settings", cookies=kept)


def number(text: str) -> int:
    """A line of a log, from a form; a refusal if it is none."""
    if text.isascii() and text.isdigit() and len(text) < 8:
        return int(text)
    raise NotAllowed("branch.at", given=text[:40], most=0)


def when(moment: str, language: str) -> str:
    """A moment as people write it."""
    written = "%d.%m.%Y %H:%M" if language == "de" else "%Y-%m-%d %H:%M"
    return datetime.fromisoformat(moment).astimezone().strftime(written)
