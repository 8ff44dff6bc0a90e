"""The page that lets a phone in: a code to scan, and why it may not work."""

from __future__ import annotations

from visavis.core import Refusal
from visavis.web.app import NOT_POSSIBLE, BareApp, Door
from visavis.web.http import Request, Response, to
from visavis.web.view import share_link


def phone(app: BareApp, request: Request) -> Response:
    """How the phone beside the board gets here. A guest sees where it is, but no code and no door."""
    return _page(app, request, None)


def _page(app: BareApp, request: Request, refusal: Refusal | None) -> Response:
    words = app.words(request)
    door = app.door if request.near else None
    code = share_link.qr_path(door.code_address) if door is not None and door.address else None
    wrong = words.refusal(refusal) if refusal else ""
    status = NOT_POSSIBLE if refusal else 200
    return app.page(request, "phone.html", words, status, qr=code, refusal=wrong)


def let_in(app: BareApp, request: Request) -> Response:
    """Open the door to the home network: chosen by a tap on this computer."""
    door = _own_door(app, request)
    try:
        door.open()
    except Refusal as refusal:
        return _page(app, request, refusal)
    return to("/phone")


def let_nobody_in(app: BareApp, request: Request) -> Response:
    """Close it again."""
    _own_door(app, request).close()
    return to("/phone")


def _own_door(app: BareApp, request: Request) -> Door:
    if app.door is None or not request.near:
        raise Refusal("web.guest")
    return app.door


def back_to_phone(app: BareApp, request: Request) -> Response:
    """Somebody has reloaded the answer to a post."""
    return to("/phone")


def paired(app: BareApp, request: Request) -> Response:
    """A device that is let in already scans the code once more."""
    return to("/")
