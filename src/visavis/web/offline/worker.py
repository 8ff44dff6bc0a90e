"""The pages in a browser: the same application, run by Pyodide in a worker, with saved games in the browser.

The browser's database answers later, Python answers now. So a request runs on what is in memory. If
it lacks the log of a game, it stops with `need`, is given the log, and runs again. What it writes is
kept aside in `writes`: the script puts all of it into the database in one transaction, and shows the
answer only after that. Each write says which revision of the game it goes on from; if another tab
was faster, nothing is written and the request runs again on the newer game, where its stamp is stale.
"""

from __future__ import annotations

import html
import re
import sys
import traceback
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

import jinja2
import msgspec

from visavis.core import Notice, Refusal
from visavis.core.saves.bundle import LARGEST
from visavis.web.http import Request, Response
from visavis.web.offline.shelf import TEXT, BrowserShelf, Head, Log, Missing, Write
from visavis.web.routes import SIZES, THEMES, App
from visavis.web.view.new_game import GameTile

TILES = "tiles.json"
"""What the first page says of the games, by language, beside the compiled templates."""
MOST_BYTES = 4_000_000
"""The largest file that is read; but for the one that takes everything to another device."""
_LINKS = re.compile(r'\b(href|action|formaction)="([/?][^"]*)"')
_FILE_NAME = re.compile(r'filename="([^"]+)"')


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """A request as the script brings it, with what the database holds at this moment."""

    address: str
    """Path and query."""
    method: str = "GET"
    form: tuple[tuple[str, str], ...] = ()
    files: dict[str, bytes] = {}
    languages: str = ""
    base: str = ""
    """Where the site lies."""
    heads: tuple[Head, ...] = ()
    settings: dict[str, str] = {}
    notices: tuple[str, ...] = ()
    refuse: str = ""
    """Why nothing can be written now: the id of a refusal."""


class Answered(msgspec.Struct, frozen=True, kw_only=True):
    """What the script gets."""

    status: int = 200
    text: str = ""
    data: bytes = b""
    """A file to keep."""
    kind: str = ""
    name: str = ""
    """The name of the file to keep."""
    go: str = ""
    """Where to look next."""
    need: tuple[str, ...] = ()
    writes: tuple[Write, ...] = ()
    settings: dict[str, str] = {}
    language: str = ""
    theme: str = ""
    size: str = ""


class Worker:
    """What the script of the worker calls; texts in, texts out."""

    def __init__(self) -> None:
        self.shelf = BrowserShelf()
        # The build puts here the compiled templates and what the first page says of the games: compiling the ones and
        # importing the others takes longer than starting Python.
        compiled = Path(__file__).parent.parent / "compiled"
        self.app = App(self.shelf, jinja2.FileSystemBytecodeCache(str(compiled)) if compiled.is_dir() else None)
        if (known := compiled / TILES).is_file():
            self.app.tiles = msgspec.json.decode(known.read_bytes(), type=dict[str, list[GameTile]])

    def give(self, text: str) -> None:
        """The log of a game that was needed."""
        self.shelf.give(msgspec.json.decode(text, type=Log))

    def handle(self, text: str) -> str:
        """The answer to a request; nothing of it counts before `kept`."""
        return msgspec.json.encode(self.answer(msgspec.json.decode(text, type=Asked))).decode()

    def kept(self) -> None:
        """The writes of the last answer are in the database."""
        self.shelf.kept()

    def drop(self) -> None:
        """The writes of the last answer could not be made."""
        for id in self.shelf.drop():
            self.app.desk.clear(id)

    def answer(self, asked: Asked) -> Answered:
        """The answer to a request."""
        for id in self.shelf.look(asked.heads):
            self.app.desk.clear(id)
        self.shelf.notices = tuple(Notice(id) for id in asked.notices)
        self.shelf.refuse = asked.refuse
        self.shelf.own = {name: text for name, text in asked.settings.items() if name.startswith(TEXT)}
        request = _request(asked)
        try:
            response = self._response(request, asked)
        except Missing as missing:
            self.drop()
            return Answered(need=missing.ids)
        except Exception as wrong:
            # The person sees a page that says so; the browser's console has the details.
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
        name = _FILE_NAME.search(response.headers.get("Content-Disposition", ""))
        is_page = response.kind.startswith("text/html")
        text = "" if name else response.body.decode("utf-8", "replace")
        return Answered(
            status=response.status,
            text=_within(text, request.path) if is_page else text,
            data=response.body if name else b"",
            kind=response.kind,
            name=name[1] if name else "",
            go=response.headers.get("Location", ""),
            writes=self.shelf.writes(),
            settings={**response.cookies, **self.shelf.new_texts},
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
        cookies={name: value for name, value in asked.settings.items() if not name.startswith(TEXT)},
        languages=asked.languages,
        fragment=True,
        origin=f"{asked.base}#",
        frame="worker",
    )


def _values(pairs: Any) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for name, value in pairs:
        found[name] = (*found.get(name, ()), value)
    return found


def _within(text: str, path: str) -> str:
    """A page whose addresses are behind the # of the site's one page, so that links are real links there.

    >>> _within('<a href="/new/x">', "/")
    '<a href="#/new/x">'
    >>> _within('<a href="?s=1">', "/game/a")
    '<a href="#/game/a?s=1">'
    >>> _within('<a href="#main">', "/")
    '<a href="#main">'
    """

    def moved(found: re.Match[str]) -> str:
        name, address = found.groups()
        return f'{name}="#{html.escape(path) if address.startswith("?") else ""}{address}"'

    return _LINKS.sub(moved, text)
