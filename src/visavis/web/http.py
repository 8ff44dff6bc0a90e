"""What goes into the application and what comes out: plain values, the same on a server and in a browser."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from urllib.parse import urlencode

import msgspec

_NOTHING: Mapping[str, str] = MappingProxyType({})
_NO_VALUES: Mapping[str, tuple[str, ...]] = MappingProxyType({})
_NO_FILES: Mapping[str, bytes] = MappingProxyType({})

HTML = "text/html; charset=utf-8"


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """What a browser wants. Whoever makes it has checked where it comes from and how large it is."""

    method: str = "GET"
    path: str = "/"
    """Decoded, from the first slash, without the query."""
    query: Mapping[str, tuple[str, ...]] = _NO_VALUES
    form: Mapping[str, tuple[str, ...]] = _NO_VALUES
    files: Mapping[str, bytes] = _NO_FILES
    cookies: Mapping[str, str] = _NOTHING
    """The person's settings: `language`, `theme`, `size`."""
    languages: str = ""
    """What the browser prefers, as in the header Accept-Language."""
    fragment: bool = False
    """Whether the script asks: the page without its frame is enough."""
    token: str = ""
    """What posts must carry; every form holds it."""
    origin: str = ""
    """Where the pages are, for links that are given away: "http://host:port"."""
    near: bool = True
    """Whether the browser runs on this computer; otherwise it is a guest that has given the code."""
    frame: str = "server"
    """Where the pages are rendered: "server", or "worker" in the offline site."""

    def asked(self, name: str) -> str:
        """The last value of a part of the query, or an empty text."""
        values = self.query.get(name)
        return values[-1] if values else ""

    def given(self, name: str) -> str:
        """The last value of a field of the form, or an empty text."""
        values = self.form.get(name)
        return values[-1] if values else ""


class Response(msgspec.Struct, frozen=True, kw_only=True):
    """What the browser gets."""

    status: int = 200
    body: bytes = b""
    kind: str = HTML
    """The content type."""
    headers: Mapping[str, str] = _NOTHING
    cookies: Mapping[str, str] = _NOTHING
    """Settings to keep for a year; an empty one is forgotten."""


def to(path: str, query: Mapping[str, str] = _NOTHING, cookies: Mapping[str, str] = _NOTHING) -> Response:
    """Go and look there: the answer to every post that was accepted."""
    asked = {name: value for name, value in query.items() if value}
    where = f"{path}?{urlencode(asked)}" if asked else path
    return Response(status=303, headers={"Location": where}, cookies=cookies)


def download(body: bytes, kind: str, name: str) -> Response:
    """A file to keep."""
    return Response(body=body, kind=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})
