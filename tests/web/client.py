"""A browser without a browser: asks the application for pages, follows links and sends forms."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape
from typing import Any
from urllib.parse import parse_qs, parse_qsl, urlsplit

from visavis.core import Session
from visavis.web.routes import App, Request, Response

_ATTRIBUTE = r"""\s+([^\s"'<>/=]+)(?:="([^"]*)")?"""
_TAG = re.compile(rf"<(?:!doctype html|(/?)([a-z][a-z0-9-]*)((?:{_ATTRIBUTE})*)\s*)>", re.IGNORECASE)
_ATTRIBUTES = re.compile(_ATTRIBUTE)
_LOOKED_AT = re.compile(r"\s(?:id|style|on\w+)\b", re.IGNORECASE)
"""What is looked for on any element; all attributes are read only where one of them may be."""


class Found:
    """The parts of a page that a test looks at; a page that is not well formed is an error.

    Python's own parser takes ten times as long, which was a third of all tests of pages; it forgives more.
    """

    VOID = frozenset({"input", "meta", "link", "br", "hr", "img"})
    READ = frozenset({"a", "form", "input", "button", "select", "textarea", "style"})

    def __init__(self, text: str) -> None:
        self.links: list[str] = []
        self.forms: list[dict[str, Any]] = []
        self.ids: list[str] = []
        self.styles: list[str] = []
        self._between: list[str] = []
        self._open: list[str] = []
        at = 0
        for found in _TAG.finditer(text):
            self._between.append(text[at : found.start()])
            at = found.end()
            end, tag, attributes, *_ = found.groups()
            if tag is None:
                continue
            tag = tag.lower()
            if end:
                assert self._open, tag
                assert self._open.pop() == tag, tag
                assert not attributes, found[0]
            else:
                self._start(tag, attributes)
        self._between.append(text[at:])
        assert not (odd := [part for part in self._between if "<" in part]), odd
        assert self._open == [], self._open
        assert len(self.ids) == len(set(self.ids)), [id for id in self.ids if self.ids.count(id) > 1]

    def _start(self, tag: str, attributes: str) -> None:
        if tag not in self.VOID:
            self._open.append(tag)
        if tag not in self.READ and not _LOOKED_AT.search(attributes):
            return
        given = {name.lower(): unescape(value) for name, value in _ATTRIBUTES.findall(attributes)}
        self.ids += [given["id"]] if "id" in given else []
        self.styles += [tag] * (tag == "style" or "style" in given or any(name.startswith("on") for name in given))
        if tag == "a":
            self.links.append(given["href"])
        if tag == "form":
            about = {"action": given["action"], "method": given.get("method", "get"), "class": given.get("class", "")}
            self.forms.append({**about, "fields": []})
        if tag in ("input", "button", "select", "textarea") and "form" in self._open:
            self.forms[-1]["fields"].append({"tag": tag, **given})

    @property
    def text(self) -> str:
        return unescape("".join(self._between))


class Client:
    """Somebody who uses the pages."""

    def __init__(self, app: App, language: str = "en") -> None:
        self.app = app
        self.cookies = {"language": language}
        self.last = Response()
        self.path = ""

    def get(self, url: str, **more: Any) -> Response:
        parts = urlsplit(url)
        query: dict[str, tuple[str, ...]] = {}
        for name, value in parse_qsl(parts.query, keep_blank_values=True):
            query[name] = (*query.get(name, ()), value)
        return self._ask(Request(path=parts.path, query=query, cookies=self.cookies, origin="http://here", **more))

    def post(self, url: str, files: dict[str, bytes] | None = None, **form: Any) -> Response:
        given = {name: value if isinstance(value, tuple) else (str(value),) for name, value in form.items()}
        request = Request(
            method="POST", path=url, form=given, files=files or {}, cookies=self.cookies, origin="http://here"
        )
        return self._ask(request)

    def _ask(self, request: Request) -> Response:
        self.last = response = self.app.handle(request)
        self.cookies.update(response.cookies)
        if response.status == 303:
            return self.get(response.headers["Location"])
        self.path = request.path
        return response

    @property
    def page(self) -> Found:
        return Found(self.last.body.decode())

    def begin(self, game: str, **options: Any) -> str:
        """A new game; its id."""
        response = self.post(f"/new/{game}", **options)
        assert response.status == 200, response.body.decode()
        return self.path.split("/")[2]

    def session(self, id: str) -> Session[Any]:
        with self.app.desk.at(id) as game:
            return game.session

    def stamp(self, id: str) -> str:
        with self.app.desk.at(id) as game:
            return game.stamp

    def eyes(self, id: str) -> dict[str, Any]:
        """Who looks, where several persons hold hidden cards."""
        with self.app.desk.at(id) as game:
            pending = game.session.pending
            several = game.session.game.hidden and len(game.persons) > 1
            return {"as": pending.seat} if several and pending is not None else {}

    def answer(self, id: str, value: Any) -> Response:
        return self.post(f"/game/{id}/answer", answer=json.dumps(value), at=self.stamp(id), **self.eyes(id))

    def undo(self, id: str) -> Response:
        return self.post(f"/game/{id}/undo", at=self.stamp(id), **self.eyes(id))


def ways(page: Found, id: str) -> Iterator[dict[str, Any]]:
    """Everything that can be tapped to answer: forms with a button, and links that choose."""
    for form in page.forms:
        if form["action"] == f"/game/{id}/answer":
            for field in form["fields"]:
                if field["tag"] == "button" and field.get("name") == "answer":
                    yield {"answer": field["value"]}
    for link in page.links:
        # Looking at the news or at the question again chooses nothing.
        if link.startswith(f"/game/{id}?") and set(parse_qs(urlsplit(link).query)) - {"now", "as"}:
            yield {"link": link}
