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
from contextlib import AbstractContextManager, nullcontext
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

import jinja2
import msgspec

from visavis.core import Notice, Refusal, Session
from visavis.core.log import Over
from visavis.core.saves import DAYS_IN_BIN, Saved, checked_title, new_id, read_redo, write_redo
from visavis.web.http import Request, Response
from visavis.web.pages import SIZES, THEMES, App

MOST_BYTES = 4_000_000
"""The largest file that is read."""
_LINKS = re.compile(r'\b(href|action|formaction)="([/?][^"]*)"')
_FILE_NAME = re.compile(r'filename="([^"]+)"')


class Head(Saved, frozen=True, kw_only=True):
    """A saved game without its log, as the database holds it."""

    revision: int
    deleted: str = ""
    """When it was deleted; it can be brought back for a month."""


class Log(msgspec.Struct, frozen=True):
    """The log of a saved game as text, and what can be redone."""

    id: str
    text: str
    redo: str


class Write(msgspec.Struct, frozen=True):
    """What the database has to do, if the game is still at the revision `before` (0: there is none)."""

    id: str
    before: int
    head: Head | None
    """None: remove it."""
    log: Log | None
    """None: as it was."""


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


class Missing(BaseException):
    """The log of a saved game is not in memory. No refusal: nothing on the way may take it for one."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.id = id


class BrowserGame:
    """A saved game that is being played: every change goes to the shelf."""

    def __init__(self, shelf: BrowserShelf, id: str, session: Session[Any]) -> None:
        self.id = id
        self.session = session
        self._shelf = shelf
        session.keeper = self._keep

    def _keep(self, session: Session[Any], first: int) -> None:
        self._shelf.write(self.id, session)

    @property
    def fresh(self) -> bool:
        """What another tab has changed is dropped by the shelf itself."""
        return True

    def rest(self) -> None:
        """Nothing is kept from other tabs."""

    def awake(self) -> AbstractContextManager[None]:
        """The browser lets one tab write at a time."""
        return nullcontext()

    def close(self) -> None:
        """Stop playing; the game stays saved."""
        self.session.keeper = None
        self._shelf.open.pop(self.id, None)


class BrowserShelf:
    """The saved games of a browser, as far as they are in memory, and what has to be written."""

    def __init__(self) -> None:
        self.notices: tuple[Notice, ...] = ()
        self.open: dict[str, BrowserGame] = {}
        self.refuse = ""
        self._heads: dict[str, Head] = {}
        self._logs: dict[str, Log] = {}
        self._before: dict[str, tuple[Head | None, Log | None]] = {}

    # Between requests

    def look(self, heads: tuple[Head, ...]) -> tuple[str, ...]:
        """Take over what the database holds now; the games that another tab has changed since."""
        now = {head.id: head for head in heads}
        changed = tuple(id for id, head in self._heads.items() if id not in now or now[id].revision != head.revision)
        self._heads = now
        for id in changed:
            self._logs.pop(id, None)
        return changed

    def give(self, log: Log) -> None:
        """A log that was missing."""
        self._logs[log.id] = log

    def writes(self) -> tuple[Write, ...]:
        """What the database has to do."""
        found = []
        for id, (head, log) in self._before.items():
            now, text = self._heads.get(id), self._logs.get(id)
            if now is not head:
                found.append(Write(id, head.revision if head else 0, now, text if text is not log else None))
        return tuple(found)

    def kept(self) -> None:
        """The database has done it."""
        self._before.clear()

    def drop(self) -> tuple[str, ...]:
        """Nothing was written: back to what was before; the games that have changed by this."""
        dropped = tuple(self._before)
        for id, (head, log) in self._before.items():
            _put(self._heads, id, head)
            _put(self._logs, id, log)
        self._before.clear()
        return dropped

    # Looking

    def games(self) -> tuple[Head, ...]:
        """All saved games, the one that was played last first."""
        there = [head for head in self._heads.values() if not head.deleted]
        return tuple(sorted(sorted(there, key=lambda head: head.id), key=lambda head: head.updated, reverse=True))

    def find(self, given: str) -> Head:
        """A saved game by its id."""
        head = self._heads.get(given)
        if head is None or head.deleted:
            raise Refusal("store.unknown", given=given[:40])
        return head

    def export(self, id: str) -> str:
        """A saved game as the text of a log file."""
        return self._log(self.find(id).id).text

    def _log(self, id: str) -> Log:
        if id not in self._logs:
            raise Missing(id)
        return self._logs[id]

    # Changing

    def create(self, session: Session[Any], title: str = "") -> BrowserGame:
        """Save a new game, and every change of it from now on."""
        id = new_id()
        self.write(id, session, checked_title(title))
        return self._opened(id, session)

    def resume(self, id: str) -> BrowserGame:
        """Go on with a saved game. Nothing is written before the first change."""
        log = self._log(self.find(id).id)
        session = Session.load(log.text)
        session.redo_list = read_redo(log.redo, session.game)
        return self._opened(id, session)

    def follow(self, id: str) -> BrowserGame:
        """See `resume`."""
        return self.resume(id)

    def _opened(self, id: str, session: Session[Any]) -> BrowserGame:
        self.open[id] = BrowserGame(self, id, session)
        return self.open[id]

    def rename(self, id: str, title: str) -> None:
        """Give a saved game another title."""
        head = self.find(id)
        self._set(id, msgspec.structs.replace(head, title=checked_title(title), revision=head.revision + 1))

    def delete(self, id: str) -> None:
        """Put a saved game away; for a month it can be restored."""
        head, now = self.find(id), datetime.now(UTC)
        self._set(id, msgspec.structs.replace(head, deleted=now.isoformat(), revision=head.revision + 1))
        long_ago = (now - timedelta(days=DAYS_IN_BIN)).isoformat()
        for old in [one for one in self._heads.values() if one.deleted and one.deleted < long_ago]:
            self._set(old.id, None)

    def restore(self, id: str) -> None:
        """Bring back a game that was deleted, under its own id."""
        head = self._heads.get(id)
        if head is None or not head.deleted:
            raise Refusal("store.unknown", given=id[:40])
        self._set(id, msgspec.structs.replace(head, deleted="", revision=head.revision + 1))

    def write(self, id: str, session: Session[Any], title: str = "") -> None:
        """Keep a session as it is now."""
        header, before = session.header, self._heads.get(id)
        now = datetime.now(UTC).isoformat(timespec="microseconds")
        last = session.lines[-1] if session.lines else None
        head = Head(
            id=id,
            game=header.game,
            title=before.title if before else title,
            created=before.created if before else now,
            updated=now,
            score=dict(last.over) if isinstance(last, Over) else None,
            options=dict(header.options),
            seats=dict(header.seats),
            revision=before.revision + 1 if before else 1,
        )
        self._set(id, head, Log(id, session.save(), write_redo(session.redo_list)))

    def _set(self, id: str, head: Head | None, log: Log | None = None) -> None:
        if self.refuse:
            raise Refusal(self.refuse)
        self._before.setdefault(id, (self._heads.get(id), self._logs.get(id)))
        _put(self._heads, id, head)
        if log is not None or head is None:
            _put(self._logs, id, log)


def _put(where: dict[str, Any], id: str, value: object | None) -> None:
    if value is None:
        where.pop(id, None)
    else:
        where[id] = value


class Worker:
    """What the script of the worker calls; texts in, texts out."""

    def __init__(self) -> None:
        self.shelf = BrowserShelf()
        # The build puts the compiled templates here: compiling them takes longer than starting Python.
        compiled = Path(__file__).parent / "compiled"
        self.app = App(self.shelf, jinja2.FileSystemBytecodeCache(str(compiled)) if compiled.is_dir() else None)

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
        request = _request(asked)
        try:
            response = self._response(request, asked)
        except Missing as missing:
            self.drop()
            return Answered(need=(missing.id,))
        except Exception as wrong:
            # The person sees a page that says so; the browser's console has the details.
            traceback.print_exc(file=sys.stderr)
            self.drop()
            response = self.app.broken(request, wrong)
        return self._answered(request, response)

    def _response(self, request: Request, asked: Asked) -> Response:
        if any(len(data) > MOST_BYTES for data in asked.files.values()):
            return self.app.refused(
                request, Refusal("web.large", most=MOST_BYTES // 1_000_000), self.app.words(request)
            )
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
            settings=dict(response.cookies),
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
        cookies=asked.settings,
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
