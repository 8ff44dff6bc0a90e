"""The pages on a computer: Starlette and uvicorn bring requests to the application and responses back."""

from __future__ import annotations

import gc
import os
import re
import secrets
import socket
import sys
import traceback
import webbrowser
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
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
"""The largest post: a saved game or a card pack."""
_MOST_FIELDS = 500
_YEAR = 365 * 24 * 3600
DEVICE, PAIRED = "visavis-device", "visavis-paired"
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
    """A post that is larger than any saved game."""


def application(app: App, hosts: Callable[[], frozenset[str]], pairing: Pairing | None = None) -> ASGIApp:
    """The pages as an ASGI application; `hosts` are the names it may be called by."""

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
                # Those of 0.4.0 were strict: once seen, they are kept like new ones.
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
    """What a device gets that has not given the code yet: the stylesheet, and the page that asks for it."""
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
    """Whether somebody opens a page, as opposed to a picture or a frame on another one.

    Only then a device is told who it is: a page elsewhere that shows a picture of ours gets none of its cookies sent
    along, and must not make it another device.
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
    # A file with everything, and the form around it.
    most = LARGEST + 10_000 if incoming.url.path == "/saves/merge" else MOST_BYTES
    length = incoming.headers.get("content-length", "0")
    if not length.isdigit() or int(length[:12]) > most:
        raise TooLarge
    body = bytearray()
    async for part in incoming.stream():
        body += part
        if len(body) > most:
            raise TooLarge
    return bytes(body)


def _values(text: str) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for name, value in parse_qsl(text, keep_blank_values=True, max_num_fields=_MOST_FIELDS, errors="replace"):
        found[name] = (*found.get(name, ()), value)
    return found


def multipart(body: bytes, rest: str) -> tuple[dict[str, tuple[str, ...]], dict[str, bytes]]:
    """The fields and the files of a form that holds a file; or ValueError."""
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
    """Who a device is, for a year.

    "lax": a link on another site brings it along. If it did not, the device would be taken for a new one and lose its
    pairing. No get changes anything, and every post must come from our own pages and carry the token.
    """
    outgoing.set_cookie(name, value, max_age=_YEAR, httponly=True, samesite="lax")


def _plain(status: int, text: str) -> Outgoing:
    return Outgoing(text, status, SAFE_HEADERS, media_type="text/plain")


# Starting it


def home_addresses() -> tuple[str, ...]:
    """The addresses of this computer on the home network. Nothing is sent to find them."""
    found: list[str] = []
    for family, far in ((socket.AF_INET, ("192.0.2.1", 9)), (socket.AF_INET, ("10.255.255.255", 9))):
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect(far)
                found.append(probe.getsockname()[0])
            except OSError:
                continue
    return tuple(dict.fromkeys(address for address in found if not address.startswith("127.")))


def near_hosts(port: int) -> frozenset[str]:
    """The names that a browser on this computer may call it by."""
    return _hosts({"localhost", LOOPBACK}, port)


def home_hosts(address: str, port: int) -> frozenset[str]:
    """The names that a browser in the home network may call it by."""
    own = socket.gethostname().casefold()
    return _hosts({address, own, f"{own}.local"}, port)


def _hosts(names: set[str], port: int) -> frozenset[str]:
    return frozenset(f"{name}:{port}" for name in names) | (frozenset(names) if port == 80 else frozenset())


def secret_of(folder: Path) -> bytes:
    """What the marks of paired devices are made with; kept, so that they hold after a restart."""
    path = folder / "pairing.key"
    try:
        kept = path.read_bytes()
        if len(kept) == 32:
            return kept
    except FileNotFoundError:
        pass
    fresh = secrets.token_bytes(32)
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        os.write(file, fresh)
    finally:
        os.close(file)
    return fresh


def listen(port: int | None) -> socket.socket:
    """A socket for this computer alone, on the wanted port, or on the usual one or the next that is free."""
    return listen_at(LOOPBACK, range(8321, 8341) if port is None else (port,))


def listen_at(host: str, ports: Sequence[int]) -> socket.socket:
    """A socket at an address, on the first of these ports that is free."""
    last: OSError | None = None
    for wanted in ports:
        # Only a socket that says it is TCP gets TCP_NODELAY from asyncio; without it every answer on a connection
        # that is kept open waits for 40 ms.
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
    """A server that says when it is there."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: Any = None) -> None:
        """See `uvicorn.Server.startup`."""
        await super().startup(sockets)
        self._ready()


def serve(app: App, opened: socket.socket, ready: Callable[[], None]) -> None:
    """Serve the pages to this computer until somebody ends it."""
    config = configured(app, near_hosts(opened.getsockname()[1]), None)
    # The program itself stays until the end. Looking through all of it for what can go made every twentieth page wait
    # for twice as long.
    gc.collect()
    gc.freeze()
    try:
        Serving(config, ready).run(sockets=[opened])
    finally:
        if app.door is not None:
            app.door.close()
        app.close()


def configured(app: App, hosts: frozenset[str], pairing: Pairing | None) -> uvicorn.Config:
    """How the pages are served."""
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
    """Show the page, if this computer can."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    webbrowser.open(address)
