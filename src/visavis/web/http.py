"""Requests and responses of the application as plain values, the same on a server and in the offline site."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from urllib.parse import urlencode

import msgspec

from visavis.web.rights import Right, Viewer

_NOTHING: Mapping[str, str] = MappingProxyType({})
_NO_VALUES: Mapping[str, tuple[str, ...]] = MappingProxyType({})
_NO_FILES: Mapping[str, bytes] = MappingProxyType({})

HTML = "text/html; charset=utf-8"


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """An HTTP request. Its creator has checked its origin and limited its size; its values are untrusted input."""

    method: str = "GET"
    path: str = "/"
    """Decoded path, from the first slash, without the query."""
    query: Mapping[str, tuple[str, ...]] = _NO_VALUES
    form: Mapping[str, tuple[str, ...]] = _NO_VALUES
    files: Mapping[str, bytes] = _NO_FILES
    cookies: Mapping[str, str] = _NOTHING
    """The person's settings: `language`, `theme`, `size`."""
    languages: str = ""
    """Value of the Accept-Language header."""
    fragment: bool = False
    """Whether the script sent the request: the page is rendered without its layout."""
    token: str = ""
    """CSRF token that every form contains and every POST must send."""
    origin: str = ""
    """Base URL for links that are shared: "http://host:port"."""
    viewer: Viewer = Viewer()
    """Sender of the request; by default this computer itself."""
    frame: str = "server"
    """Place of rendering: "server", or "worker" in the offline site."""

    @property
    def near(self) -> bool:
        """Return True if the browser runs on this computer; otherwise on another device."""
        return self.viewer.right is Right.OWN

    def asked(self, name: str) -> str:
        """Return the last value of a query parameter, or an empty string."""
        values = self.query.get(name)
        return values[-1] if values else ""

    def given(self, name: str) -> str:
        """Return the last value of a form field, or an empty string."""
        values = self.form.get(name)
        return values[-1] if values else ""


class Response(msgspec.Struct, frozen=True, kw_only=True):
    """An HTTP response."""

    status: int = 200
    body: bytes = b""
    kind: str = HTML
    """Content type."""
    headers: Mapping[str, str] = _NOTHING
    cookies: Mapping[str, str] = _NOTHING
    """Settings to store for a year; an empty value deletes the cookie."""


def to(path: str, query: Mapping[str, str] = _NOTHING, cookies: Mapping[str, str] = _NOTHING) -> Response:
    """Return a redirect (303), the response to every accepted POST."""
    asked = {name: value for name, value in query.items() if value}
    where = f"{path}?{urlencode(asked)}" if asked else path
    return Response(status=303, headers={"Location": where}, cookies=cookies)


def download(body: bytes, kind: str, name: str) -> Response:
    """Return a response that the browser saves as a file."""
    return Response(body=body, kind=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})
