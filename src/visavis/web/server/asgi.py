"""ASGI server of the pages on a computer: translates requests and responses between Starlette and the application."""

from __future__ import annotations

import gc
import os
import re
import socket
import sys
import traceback
import webbrowser
from collections.abc import Callable, Mapping, Sequence
from typing import Any
from urllib.parse import parse_qsl

import uvicorn
from anyio import to_thread
from starlette.applications import Starlette
from starlette.requests import Request as Incoming
from starlette.responses import Response as Outgoing
from starlette.routing import Route
from starlette.types import ASGIApp

from visavis.core import Refusal
from visavis.core.saves.bundle import LARGEST
from visavis.web.http import Request, Response
from visavis.web.routes import App
from visavis.web.server.access import Pairing, new_device, same, same_origin, token_of
from visavis.web.server.connections import MOST_CONNECTIONS, Connection

LOOPBACK = "127.0.0.1"
MOST_BYTES = 4_000_000
"""Maximum size of a POST in bytes: a saved game or a card pack."""
_MOST_FIELDS = 500
"""Maximum number of fields of a query or a form."""
_YEAR = 365 * 24 * 3600
DEVICE, PAIRED = "visavis-device", "visavis-paired"
"""Names of the cookies with the id of a browser and with its pairing."""
_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "media-src blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
SAFE_HEADERS = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "screen-wake-lock=(self)",
    "Cache-Control": "no-store",
}


class TooLarge(Exception):
    """Raised for a POST that exceeds the maximum size."""


def application(app: App, hosts: Callable[[], frozenset[str]], pairing: Pairing | None = None) -> ASGIApp:
    """Return the pages as an ASGI application; `hosts` returns the allowed values of the Host header."""

    async def answer(incoming: Incoming) -> Outgoing:
        host = incoming.headers.get("host", "")
        if host not in hosts():
            return _plain(421, "This address is not served here.")
        device = incoming.cookies.get(DEVICE, "")
        fresh = not re.fullmatch(r"[\w-]{24}", device)
        device = new_device() if fresh else device
        try:
            request = await _request(incoming, host, token_of(device), near=pairing is None)
        except TooLarge:
            return _plain(413, "Too large.")
        except ValueError:
            return _plain(400, "Unreadable.")
        headers = incoming.headers
        if not same_origin(request.method, host, headers.get("origin"), headers.get("sec-fetch-site")):
            return _plain(403, "A post must come from these pages.")
        if pairing is not None and not pairing.paired(device, incoming.cookies.get(PAIRED, "")):
            response = _outgoing(*_pair(app, request, pairing, device, incoming.client.host if incoming.client else ""))
        elif request.method == "POST" and not (not fresh and same(request.given("token"), request.token)):
            response = _outgoing(app.refused(request, Refusal("web.token"), app.words(request), status=403))
        else:
            response = _outgoing(await to_thread.run_sync(_handle, app, request))
        if _visits(incoming, request):
            _keep(response, DEVICE, device)
            if PAIRED in incoming.cookies:
                # Cookies of 0.4.0 were "strict": they are sent again with the present attributes.
                _keep(response, PAIRED, incoming.cookies[PAIRED])
        return response

    routes = [Route("/{path:path}", answer, methods=["GET", "HEAD", "POST"])]
    return Starlette(routes=routes)


def _handle(app: App, request: Request) -> Response:
    try:
        return app.handle(request)
    except Exception as wrong:
        if os.environ.get("VISAVIS_DEBUG"):
            traceback.print_exc()
        return app.broken(request, wrong)


def _pair(
    app: App, request: Request, pairing: Pairing, device: str, address: str
) -> tuple[Response, Mapping[str, str]]:
    """Return the response and cookies for an unpaired device: static files, or the page that asks for the code."""
    if request.path.startswith("/static/"):
        return app.handle(request), {}
    if request.method == "POST" and request.path == "/pair":
        if not same(request.given("token"), request.token):
            return app.pair_page(request, Refusal("web.token")), {}
        if pairing.closed(address):
            return app.pair_page(request, Refusal("web.pair_closed")), {}
        if pairing.try_code(request.given("code"), address):
            return Response(status=303, headers={"Location": "/"}), {PAIRED: pairing.mark(device)}
        wrong = Refusal("web.pair_closed") if pairing.closed(address) else Refusal("web.pair_wrong")
        return app.pair_page(request, wrong), {}
    return app.pair_page(request), {}


def _visits(incoming: Incoming, request: Request) -> bool:
    """Return True if a request opens a page, as opposed to an image or a frame embedded in another one.

    Only then the device cookie is set: requests embedded in another site are sent without our cookies, and must not
    replace the id of the device.
    """
    wanted, page = incoming.headers.get("sec-fetch-dest"), incoming.headers.get("accept", "text/html")
    alone = request.path.startswith("/static/") or request.path.endswith("/at") or request.fragment
    return request.method == "GET" and not alone and wanted in (None, "document") and "text/html" in page


async def _request(incoming: Incoming, host: str, token: str, *, near: bool) -> Request:
    form: dict[str, tuple[str, ...]] = {}
    files: dict[str, bytes] = {}
    if incoming.method == "POST":
        body = await _body(incoming)
        kind, _, rest = incoming.headers.get("content-type", "").partition(";")
        if kind.strip() == "multipart/form-data":
            form, files = multipart(body, rest)
        elif kind.strip() == "application/x-www-form-urlencoded":
            form = _values(body.decode("utf-8"))
    return Request(
        method=incoming.method,
        path=incoming.url.path,
        query=_values(incoming.url.query),
        form=form,
        files=files,
        cookies=incoming.cookies,
        languages=incoming.headers.get("accept-language", ""),
        fragment=incoming.headers.get("x-visavis") == "fragment",
        token=token,
        origin=f"http://{host}",
        near=near,
    )


async def _body(incoming: Incoming) -> bytes:
    # A bundle of all games, and the multipart form around it.
    most = LARGEST + 10_000 if incoming.url.path == "/saves/merge" else MOST_BYTES
    length = incoming.headers.get("content-length", "0")
    if not length.isdigit() or int(length[:12]) > most:
        raise TooLarge
    body = bytearray()
    async for chunk in incoming.stream():
        body += chunk
        if len(body) > most:
            raise TooLarge
    return bytes(body)


def _values(text: str) -> dict[str, tuple[str, ...]]:
    values: dict[str, tuple[str, ...]] = {}
    for name, value in parse_qsl(text, keep_blank_values=True, max_num_fields=_MOST_FIELDS, errors="replace"):
        values[name] = (*values.get(name, ()), value)
    return values


def multipart(body: bytes, rest: str) -> tuple[dict[str, tuple[str, ...]], dict[str, bytes]]:
    """Parse the fields and files of a multipart form (untrusted input). Raises ValueError if it is malformed."""
    boundary = re.search(r'boundary="?([\w\'()+,./:=?-]{1,70})"?', rest)
    if boundary is None:
        raise ValueError("no boundary")
    fields: dict[str, tuple[str, ...]] = {}
    files: dict[str, bytes] = {}
    parts = (b"\r\n" + body).split(b"\r\n--" + boundary[1].encode())
    if len(parts) > _MOST_FIELDS:
        raise ValueError("too many parts")
    for part in parts[1:]:
        head, blank, content = part.partition(b"\r\n\r\n")
        name = re.search(rb'[; ]name="([^"\r\n]*)"', head)
        if not blank or name is None:
            continue
        key = name[1].decode("utf-8")
        if b"filename=" in head:
            files[key] = content
        else:
            fields[key] = (*fields.get(key, ()), content.decode("utf-8"))
    return fields, files


def _outgoing(response: Response, cookies: Mapping[str, str] | None = None) -> Outgoing:
    headers = {**SAFE_HEADERS, **response.headers, "Content-Type": response.kind}
    outgoing = Outgoing(response.body, response.status, headers)
    for name, value in response.cookies.items():
        outgoing.set_cookie(name, value, max_age=_YEAR if value else 0, httponly=True, samesite="lax")
    for name, value in (cookies or {}).items():
        _keep(outgoing, name, value)
    return outgoing


def _keep(outgoing: Outgoing, name: str, value: str) -> None:
    """Set a cookie that identifies a device, for a year.

    "lax": it is sent with links from other sites. Otherwise the device would be treated as new and lose its pairing.
    No GET changes anything, and every POST must come from our own pages and contain the token.
    """
    outgoing.set_cookie(name, value, max_age=_YEAR, httponly=True, samesite="lax")


def _plain(status: int, text: str) -> Outgoing:
    return Outgoing(text, status, SAFE_HEADERS, media_type="text/plain")


# Starting the server


def home_addresses() -> tuple[str, ...]:
    """Return the addresses of this computer on the home network. No packet is sent to find them."""
    addresses: list[str] = []
    for family, far in ((socket.AF_INET, ("192.0.2.1", 9)), (socket.AF_INET, ("10.255.255.255", 9))):
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect(far)
                addresses.append(probe.getsockname()[0])
            except OSError:
                continue
    return tuple(dict.fromkeys(address for address in addresses if not address.startswith("127.")))


def near_hosts(port: int) -> frozenset[str]:
    """Return the allowed Host headers of a browser on this computer."""
    return _hosts({"localhost", LOOPBACK}, port)


def home_hosts(address: str, port: int) -> frozenset[str]:
    """Return the allowed Host headers of a browser in the home network."""
    own = socket.gethostname().casefold()
    return _hosts({address, own, f"{own}.local"}, port)


def _hosts(names: set[str], port: int) -> frozenset[str]:
    return frozenset(f"{name}:{port}" for name in names) | (frozenset(names) if port == 80 else frozenset())


def listen(port: int | None) -> socket.socket:
    """Return a loopback socket on this port; by default 8321 or the next unused one. Raises Refusal."""
    return listen_at(LOOPBACK, range(8321, 8341) if port is None else (port,))


def listen_at(host: str, ports: Sequence[int]) -> socket.socket:
    """Return a socket at an address, on the first of these ports that is free. Raises Refusal if none is."""
    last: OSError | None = None
    for wanted in ports:
        # asyncio sets TCP_NODELAY only on sockets with IPPROTO_TCP; without it every response on a keep-alive
        # connection is delayed by 40 ms.
        opened = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform != "win32":
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            opened.bind((host, wanted))
            return opened
        except OSError as wrong:
            opened.close()
            last = wrong
    raise Refusal("web.port", given=str(ports[0]), says=last.strerror or "" if last else "")


class Serving(uvicorn.Server):
    """A server with a callback for the end of its start-up."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        self._ready()


def serve(app: App, opened: socket.socket, ready: Callable[[], None]) -> None:
    """Serve the pages to this computer until the process is interrupted."""
    config = configured(app, near_hosts(opened.getsockname()[1]), None)
    # Modules and templates live until the end: without freezing them, garbage collection doubled the response time of
    # every twentieth page.
    gc.collect()
    gc.freeze()
    try:
        Serving(config, ready).run(sockets=[opened])
    finally:
        if app.door is not None:
            app.door.close()
        app.close()


def configured(app: App, hosts: frozenset[str], pairing: Pairing | None) -> uvicorn.Config:
    """Return the configuration of the server, with limits against slow or idle clients."""
    return uvicorn.Config(
        application(app, lambda: hosts, pairing),
        http=Connection,
        log_level="critical",
        access_log=False,
        server_header=False,
        date_header=False,
        lifespan="off",
        proxy_headers=False,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=2,
        backlog=MOST_CONNECTIONS,
    )


def open_browser(address: str) -> None:
    """Open the page in the default browser, if there is a display."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    webbrowser.open(address)
