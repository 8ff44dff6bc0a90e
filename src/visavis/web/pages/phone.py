"""Page that connects a phone: a QR code to scan, and help if it does not work."""

from __future__ import annotations

from visavis.core import Refusal
from visavis.web.app import NOT_POSSIBLE, BareApp, Door
from visavis.web.http import Request, Response, to
from visavis.web.view import share_link


def phone(app: BareApp, request: Request) -> Response:
    """Render the page for connecting a phone. A paired device sees neither the code nor the switch."""
    return _page(app, request, None)


def _page(app: BareApp, request: Request, refusal: Refusal | None) -> Response:
    words = app.words(request)
    door = app.door if request.near else None
    code = share_link.qr_path(door.code_address) if door is not None and door.address else None
    wrong = words.refusal(refusal) if refusal else ""
    status = NOT_POSSIBLE if refusal else 200
    return app.page(request, "phone.html", words, status, qr=code, refusal=wrong)


def let_in(app: BareApp, request: Request) -> Response:
    """Open access for the home network. Only allowed from this computer."""
    door = _own_door(app, request)
    try:
        door.open()
    except Refusal as refusal:
        return _page(app, request, refusal)
    return to("/phone")


def let_nobody_in(app: BareApp, request: Request) -> Response:
    """Close access for the home network. Only allowed from this computer."""
    _own_door(app, request).close()
    return to("/phone")


def _own_door(app: BareApp, request: Request) -> Door:
    if app.door is None or not request.near:
        raise Refusal("web.guest")
    return app.door


def back_to_phone(app: BareApp, request: Request) -> Response:
    """Redirect a GET of an address that accepts only POST, such as a reload."""
    return to("/phone")


def paired(app: BareApp, request: Request) -> Response:
    """Redirect an already paired device that scans the code again."""
    return to("/")
