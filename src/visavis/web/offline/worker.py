"""Entry point of the offline site: the same application, run by Pyodide in a worker, with games in IndexedDB.

The browser's database is asynchronous, Python is synchronous. So a request runs on the data in memory. If the log of a
game is missing, it stops with `need`, gets the log, and runs again. Its writes are collected in `writes`: the script
commits all of them in one atomic transaction, and shows the answer only after that. Each write names the revision of
the game that it is based on (optimistic locking); if another tab was faster, nothing is written and the request runs
again on the newer game, where its stamp is stale.
"""

from __future__ import annotations

import html
import re
import sys
import traceback
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

import jinja2
import msgspec

from visavis.core import Notice, Refusal
from visavis.core.game import BrokenGame, find_games
from visavis.core.saves.bundle import LARGEST
from visavis.web.http import Request, Response, file_name
from visavis.web.offline.shelf import DAYS, ENTRY, TEXT, BrowserShelf, Head, Log, Missing, Write
from visavis.web.routes import SIZES, THEMES, App
from visavis.web.view.new_game import GameTile
from visavis.words import LANGUAGES

TILES = "tiles.json"
"""File with the tiles of the first page, by language; next to the compiled templates."""
MOST_BYTES = 4_000_000
"""Maximum size of an uploaded file in bytes, except for a bundle of all games (`LARGEST`)."""
_LINKS = re.compile(r'\b(href|action|formaction)="([/?][^"]*)"')


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """A request from the script, with the present heads and settings of the database."""

    address: str
    """Path and query."""
    method: str = "GET"
    form: tuple[tuple[str, str], ...] = ()
    files: dict[str, bytes] = {}
    languages: str = ""
    base: str = ""
    """Base address of the site."""
    heads: tuple[Head, ...] = ()
    settings: dict[str, str] = {}
    notices: tuple[str, ...] = ()
    refuse: str = ""
    """Id of a refusal if the database cannot be written to."""


class Answered(msgspec.Struct, frozen=True, kw_only=True):
    """A response for the script."""

    status: int = 200
    text: str = ""
    data: bytes = b""
    """Content of a file to download."""
    kind: str = ""
    name: str = ""
    """Name of the file to download."""
    go: str = ""
    """Address of a redirect."""
    need: tuple[str, ...] = ()
    writes: tuple[Write, ...] = ()
    settings: dict[str, str] = {}
    before: dict[str, str] = {}
    """Values that the settings must still have; otherwise another tab has changed an own text."""
    contents: tuple[Log, ...] = ()
    """Versions of own texts, stored among the logs; an empty text deletes."""
    language: str = ""
    theme: str = ""
    size: str = ""


class Worker:
    """Interface for the script of the worker: requests and responses are JSON."""

    def __init__(self) -> None:
        self.shelf = BrowserShelf()
        # The build stores compiled templates and the tiles of the first page here: compiling the templates and
        # importing all games takes longer than starting Python.
        compiled = Path(__file__).parent.parent / "compiled"
        self.app = App(self.shelf, jinja2.FileSystemBytecodeCache(str(compiled)) if compiled.is_dir() else None)
        if (known := compiled / TILES).is_file():
            self.app.tiles = msgspec.json.decode(known.read_bytes(), type=dict[str, list[GameTile]])

    def warm_up(self) -> None:
        """Import all games, load all templates and render the first page: the image of the memory is made after it."""
        for load in find_games().values():
            with suppress(BrokenGame):
                load()
        for name in self.app.templates.list_templates(["html"]):
            self.app.templates.get_template(name)
        for language in LANGUAGES:
            self.app.handle(Request(languages=language, fragment=True, frame="worker"))

    def give(self, text: str) -> None:
        """Pass the log of a game that was in `need`."""
        self.shelf.give(msgspec.json.decode(text, type=Log))

    def handle(self, text: str) -> str:
        """Return the response to a request as JSON; its writes are pending until `kept` or `drop`."""
        return msgspec.json.encode(self.answer(msgspec.json.decode(text, type=Asked))).decode()

    def kept(self) -> None:
        """Confirm that the writes of the last response are committed."""
        self.shelf.kept()

    def drop(self) -> None:
        """Roll back the writes of the last response, and evict the games that they changed."""
        for id in self.shelf.drop():
            self.app.desk.clear(id)

    def answer(self, asked: Asked) -> Answered:
        """Return the response to a request."""
        for id in self.shelf.look(asked.heads):
            self.app.desk.clear(id)
        self.shelf.notices = tuple(Notice(id) for id in asked.notices)
        self.shelf.refuse = asked.refuse
        self.shelf.look_at_days(asked.settings.get(DAYS, ""))
        self.shelf.own = {name: text for name, text in asked.settings.items() if name.startswith((TEXT, ENTRY))}
        request = _request(asked)
        try:
            response = self._response(request, asked)
        except Missing as missing:
            self.drop()
            return Answered(need=missing.ids)
        except Exception as wrong:
            # The user sees an error page; the browser's console has the details.
            traceback.print_exc(file=sys.stderr)
            self.drop()
            response = self.app.broken(request, wrong)
        return self._answered(request, response)

    def _response(self, request: Request, asked: Asked) -> Response:
        most = LARGEST if request.path == "/saves/merge" else MOST_BYTES
        if any(len(data) > most for data in asked.files.values()):
            return self.app.refused(request, Refusal("web.large", most=most // 1_000_000), self.app.words(request))
        return self.app.handle(request)

    def _answered(self, request: Request, response: Response) -> Answered:
        settings = {**request.cookies, **response.cookies}
        theme, size = settings.get("theme", ""), settings.get("size", "")
        name = file_name(response)
        days = {DAYS: self.shelf.new_days} if self.shelf.new_days else {}
        is_page = response.kind.startswith("text/html")
        text = "" if name else response.body.decode("utf-8", "replace")
        return Answered(
            status=response.status,
            text=_within(text, request.path) if is_page else text,
            data=response.body if name else b"",
            kind=response.kind,
            name=name,
            go=response.headers.get("Location", ""),
            writes=self.shelf.writes(),
            settings={**response.cookies, **self.shelf.new_texts(), **days},
            before=self.shelf.texts_before(),
            contents=self.shelf.contents(),
            language=self.app.language(msgspec.structs.replace(request, cookies=settings)),
            theme=theme if theme in THEMES else "system",
            size=size if size in SIZES else "2",
        )


def _request(asked: Asked) -> Request:
    where = urlsplit(asked.address)
    return Request(
        method=asked.method,
        path=unquote(where.path) or "/",
        query=_values(parse_qsl(where.query, keep_blank_values=True)),
        form=_values(asked.form),
        files=asked.files,
        cookies={name: value for name, value in asked.settings.items() if not name.startswith((TEXT, ENTRY, DAYS))},
        languages=asked.languages,
        fragment=True,
        origin=f"{asked.base}#",
        frame="worker",
    )


def _values(pairs: Any) -> dict[str, tuple[str, ...]]:
    values: dict[str, tuple[str, ...]] = {}
    for name, value in pairs:
        values[name] = (*values.get(name, ()), value)
    return values


def _within(text: str, path: str) -> str:
    """Return a page with its addresses moved behind the # of the site's single page, so that links work there.

    >>> _within('<a href="/new/x">', "/")
    '<a href="#/new/x">'
    >>> _within('<a href="?s=1">', "/game/a")
    '<a href="#/game/a?s=1">'
    >>> _within('<a href="#main">', "/")
    '<a href="#main">'
    """

    def moved(match: re.Match[str]) -> str:
        name, address = match.groups()
        return f'{name}="#{html.escape(path) if address.startswith("?") else ""}{address}"'

    return _LINKS.sub(moved, text)
