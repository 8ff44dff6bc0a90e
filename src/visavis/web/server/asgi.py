"""ASGI server of the pages on a computer: translates requests and responses between Starlette and the application."""

from __future__ import annotations

import gc
import os
import re
import socket
import sys
import traceback
import webbrowser
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec
import uvicorn
from anyio import to_thread
from starlette.applications import Starlette
from starlette.requests import Request as Incoming
from starlette.responses import Response as Outgoing
from starlette.routing import Route
from starlette.types import ASGIApp

from visavis.core import Refusal
from visavis.core.saves.bundle import LARGEST
from visavis.web.app import language_of
from visavis.web.http import Request, Response
from visavis.web.live import KIND
from visavis.web.rights import Right, Viewer
from visavis.web.routes import App
from visavis.web.server import connections
from visavis.web.server.access import Pairing, same_origin, token_of
from visavis.web.server.bodies import FIRST, Body, Busy, TooLarge, values
from visavis.web.server.connections import Connection
from visavis.web.server.devices import new_device, same
from visavis.web.server.lanes import Full, Lanes
from visavis.web.server.streams import EventStream, Streams
from visavis.words import Words

LOOPBACK = "127.0.0.1"
MOST_BYTES = 4_000_000
"""Maximum size of a POST in bytes: a saved game or a card pack."""
SWITCH_INTERVAL = 0.0005
"""Seconds that a thread computes before another one gets its turn: a page has many short turns, and with the usual 5 ms
each of them waits so long for a computer player that thinks."""
_YEAR = 365 * 24 * 3600
DEVICE, PAIRED = "visavis-device", "visavis-paired"
"""Names of the cookies with the id of a browser and with its pairing."""
PAIR = "/pair"
"""Address that the pairing code is sent to."""
TOKEN = "x-visavis-token"
"""Header in which a script may send the token instead of a form field."""
_LIVE = re.compile(r"/game/([a-z0-9]{1,40})/live\Z")
"""Address of the events of a game."""
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


def application(app: App, hosts: Callable[[], frozenset[str]], pairing: Pairing | None = None) -> ASGIApp:
    """Return the pages as an ASGI application; `hosts` returns the allowed values of the Host header.

    Host, origin, pairing and right are checked before the body of a request is read, its token before the rest of it.
    """
    lanes = Lanes()
    streams = Streams(app.presence)
    app.listeners.append(streams.spread)

    async def listened(request: Request, game: str) -> Outgoing:
        # It listens before the first look, so that nothing is missed between both.
        stream = streams.add(game, request.viewer.id, request.address)
        response = await handled(request)
        if response.status_code == 200 and response.headers["content-type"] == KIND:
            stream.tell(await lanes.run(lambda _: app.pulse(game), request))
            return EventStream(streams, stream, response.headers)
        streams.remove(stream)
        return response

    async def handled(request: Request) -> Outgoing:
        try:
            return _outgoing(await lanes.run(partial(_handle, app), request))
        except Full:
            return _outgoing(app.refused(request, Refusal("web.busy"), app.words(request)))

    async def answer(incoming: Incoming) -> Outgoing:
        host, headers = incoming.headers.get("host", ""), incoming.headers
        if host not in hosts():
            return _unread(incoming, _plain(incoming, 421, Refusal("web.host")))
        if not same_origin(incoming.method, host, headers.get("origin"), headers.get("sec-fetch-site")):
            return _unread(incoming, _plain(incoming, 403, Refusal("web.origin")))
        device = incoming.cookies.get(DEVICE, "")
        fresh = not re.fullmatch(r"[\w-]{24}", device)
        device = new_device() if fresh else device
        viewer: Viewer | None = Viewer()
        known = app.device_id(device)
        if pairing is not None:
            viewer = pairing.devices.viewer(device, incoming.cookies.get(PAIRED, ""), headers.get("user-agent", ""))
        try:
            request = _request(incoming, host, token_of(device), viewer or Viewer(Right.NONE), known)
        except ValueError:
            return _unread(incoming, _plain(incoming, 400, Refusal("web.unreadable")))
        if request.method == "POST":
            response = await _post(app, handled, incoming, request, pairing, fresh=fresh)
        elif viewer is None and app.turned_away(request) is not None:
            response = _outgoing(app.pair_page(request))
        elif request.method == "GET" and (live := _LIVE.match(request.path)):
            response = await listened(request, live[1])
        else:
            response = await handled(request)
        if pairing is not None and pairing.devices.due:
            await to_thread.run_sync(pairing.devices.store_visits)
        if _visits(incoming, request):
            _keep(response, DEVICE, device)
            if viewer is not None and PAIRED in incoming.cookies:
                # Cookies of 0.4.0 were "strict": they are sent again with the present attributes.
                _keep(response, PAIRED, incoming.cookies[PAIRED])
        return response

    routes = [Route("/{path:path}", answer, methods=["GET", "HEAD", "POST"])]
    served = Starlette(routes=routes)
    served.state.streams = streams
    return served


async def _post(
    app: App,
    handled: Callable[[Request], Awaitable[Outgoing]],
    incoming: Incoming,
    request: Request,
    pairing: Pairing | None,
    *,
    fresh: bool,
) -> Outgoing:
    """Check the right, then the token, then read the rest of the body and return the response."""
    stranger = request.viewer.right is Right.NONE

    def refused(refusal: Refusal, status: int) -> Outgoing:
        if stranger:
            return _unread(incoming, _outgoing(app.pair_page(request, refusal)))
        return _unread(incoming, _outgoing(app.refused(request, refusal, app.words(request), status)), most)

    # A bundle of all games, and the multipart form around it.
    most = FIRST if stranger else LARGEST + 10_000 if request.path == "/saves/merge" else MOST_BYTES
    turned_away = app.turned_away(request)
    if turned_away is not None:
        return _unread(incoming, _outgoing(app.pair_page(request) if stranger else turned_away))
    too_large = Refusal("web.token") if stranger else Refusal("web.large", most=most // 1_000_000)
    if (_length(incoming) or 0) > most:
        return refused(too_large, 413)
    with Body(incoming.stream(), incoming.headers.get("content-type", ""), most, near=request.near) as body:
        try:
            given = incoming.headers.get(TOKEN) or await body.token()
            if fresh or not same(given, request.token):
                return refused(Refusal("web.token"), 403)
            form, files = await body.form()
        except TooLarge:
            return refused(too_large, 413)
        except Busy:
            busy = refused(Refusal("web.busy"), 503)
            busy.headers["Retry-After"] = "10"
            return busy
        except ValueError:
            return _unread(incoming, _plain(incoming, 400, Refusal("web.unreadable")), most)
        request = msgspec.structs.replace(request, form=form, files=files)
        if stranger and pairing is not None and request.path == PAIR:
            return _pair(app, incoming, request, pairing)
        return await handled(request)


def _length(incoming: Incoming) -> int | None:
    """Return the announced length of the body; None if it comes in chunks or is malformed."""
    length = incoming.headers.get("content-length", "")
    return int(length[:12]) if length.isascii() and length.isdigit() else None


def _unread(incoming: Incoming, response: Outgoing, most: int = FIRST) -> Outgoing:
    """Close the connection after a response to a request whose body was not read, unless a short rest is announced.

    What is announced and short is received and dropped: a browser that is still sending would not see the response.
    """
    length = _length(incoming)
    if incoming.method == "POST" and (length is None or length > most):
        response.headers["Connection"] = "close"
    return response


def _handle(app: App, request: Request) -> Response:
    try:
        return app.handle(request)
    except Exception as wrong:
        if os.environ.get("VISAVIS_DEBUG"):
            traceback.print_exc()
        return app.broken(request, wrong)


def _pair(app: App, incoming: Incoming, request: Request, pairing: Pairing) -> Outgoing:
    """Return the response to a code that a device has entered."""
    address = incoming.client.host if incoming.client else ""
    try:
        if refusal := pairing.try_code(request.given("code"), address):
            raise refusal
        device, mark = pairing.devices.admit(request.given("name"), incoming.headers.get("user-agent", ""))
    except Refusal as refusal:
        return _outgoing(app.pair_page(request, refusal))
    return _outgoing(Response(status=303, headers={"Location": "/"}), {DEVICE: device, PAIRED: mark})


def _visits(incoming: Incoming, request: Request) -> bool:
    """Return True if a request opens a page, as opposed to an image or a frame embedded in another one.

    Only then the device cookie is set: requests embedded in another site are sent without our cookies, and must not
    replace the id of the device.
    """
    wanted, page = incoming.headers.get("sec-fetch-dest"), incoming.headers.get("accept", "text/html")
    alone = request.path.startswith("/static/") or request.path.endswith("/at") or request.fragment
    return request.method == "GET" and not alone and wanted in (None, "document") and "text/html" in page


def _request(incoming: Incoming, host: str, token: str, viewer: Viewer, device: str) -> Request:
    """Return a request without its body. Raises ValueError if its query is too long."""
    return Request(
        method=incoming.method,
        path=incoming.url.path,
        query=values(incoming.url.query),
        cookies=incoming.cookies,
        languages=incoming.headers.get("accept-language", ""),
        fragment=incoming.headers.get("x-visavis") == "fragment",
        token=token,
        origin=f"http://{host}",
        address=incoming.client.host if incoming.client else "",
        viewer=msgspec.structs.replace(viewer, id=device),
    )


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


def _plain(incoming: Incoming, status: int, refusal: Refusal) -> Outgoing:
    """Return a refusal as plain text: what was sent does not come from a page of ours."""
    words = Words(language_of(incoming.cookies, incoming.headers.get("accept-language", "")))
    return Outgoing(words.refusal(refusal), status, SAFE_HEADERS, media_type="text/plain")


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
    """A server with callbacks for the end of its start-up, and for the beginning of its end (`ends`)."""

    ends: Callable[[], None] | None = None

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.ends is not None:
            self.ends()
        # Without them nothing is open: the end need not wait.
        served: Any = self.config.app
        served.state.streams.end()
        await super().shutdown(sockets)


def serve(app: App, opened: socket.socket, ready: Callable[[], None]) -> None:
    """Serve the pages to this computer until the process is interrupted."""
    config = configured(app, near_hosts(opened.getsockname()[1]), None)
    # Modules and templates live until the end: without freezing them, garbage collection doubled the response time of
    # every twentieth page.
    gc.collect()
    gc.freeze()
    switch_interval = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_INTERVAL)
    try:
        serving = Serving(config, ready)
        serving.ends = app.work.end
        serving.run(sockets=[opened])
    finally:
        if app.door is not None:
            app.door.close()
        app.close()
        sys.setswitchinterval(switch_interval)


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
        timeout_graceful_shutdown=1,
        backlog=connections.MOST_CONNECTIONS,
    )


def open_browser(address: str) -> None:
    """Open the page in the default browser, if there is a display."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    webbrowser.open(address)
