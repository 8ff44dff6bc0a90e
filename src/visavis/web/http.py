"""Requests and responses of the application as plain values, the same on a server and in the offline site."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from urllib.parse import quote, unquote, urlencode

import msgspec

from visavis.web.rights import Right, Viewer
from visavis.words.text import printable

_NOTHING: Mapping[str, str] = MappingProxyType({})
_NO_VALUES: Mapping[str, tuple[str, ...]] = MappingProxyType({})
_NO_FILES: Mapping[str, bytes] = MappingProxyType({})
_PLAIN_NAME = re.compile(r'filename="([^"]+)"')
_ENCODED_NAME = re.compile(r"filename\*=UTF-8''(\S+)")

HTML = "text/html; charset=utf-8"

_NOT_IN_A_NAME = re.compile(r"[^A-Za-z0-9._ ()-]")
_NOT_IN_A_FILE = re.compile(r'[<>:"/\\|?*]')
"""Characters that have a meaning in the paths of some system."""
_LONGEST_NAME = 100
_IN_A_PATH = "/?&=#%:@!$'()*+,;~-._"
"""Characters of an address that are sent as they are; others are encoded: a header holds printable ASCII only."""


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
    address: str = ""
    """Network address of the sender, for limits only; empty in the offline site."""
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
    path = quote(path, safe=_IN_A_PATH)
    where = f"{path}?{urlencode(asked)}" if asked else path
    return Response(status=303, headers={"Location": where}, cookies=cookies)


def download(body: bytes, kind: str, name: str) -> Response:
    """Return a response that the browser saves as a file.

    The header is ASCII by RFC 6266: another name is percent-encoded, with a plain one beside it for old browsers.

    >>> print(download(b"", "text/plain", "ключ.toml").headers["Content-Disposition"])
    attachment; filename="____.toml"; filename*=UTF-8''%D0%BA%D0%BB%D1%8E%D1%87.toml
    """
    plain = _NOT_IN_A_NAME.sub("_", name) or "file"
    header = f'attachment; filename="{plain}"'
    if plain != name:
        header += f"; filename*=UTF-8''{quote(_NOT_IN_A_FILE.sub('_', printable(name, _LONGEST_NAME)), safe='')}"
    return Response(body=body, kind=kind, headers={"Content-Disposition": header})


def file_name(response: Response) -> str:
    """Return the name of the file that a response is saved as; "" if it is a page.

    >>> file_name(download(b"", "text/plain", "ключ.toml"))
    'ключ.toml'
    """
    header = response.headers.get("Content-Disposition", "")
    encoded, plain = _ENCODED_NAME.search(header), _PLAIN_NAME.search(header)
    return unquote(encoded[1]) if encoded else plain[1] if plain else ""
