"""Page that connects a phone: a QR code to scan, help if it does not work, and the paired devices."""

from __future__ import annotations

import msgspec

from visavis.core import Refusal
from visavis.web.app import NOT_POSSIBLE, BareApp
from visavis.web.door import Door, PairedDevice
from visavis.web.http import Request, Response, to
from visavis.web.rights import GIVEN, Right
from visavis.web.view import share_link
from visavis.web.view.saved_list import when
from visavis.words import Words

_MOST_SHOWN = 20
"""Maximum number of addresses with wrong codes on the page."""


class DeviceView(msgspec.Struct, frozen=True):
    """View model of a paired device."""

    id: str
    title: str
    """Name, or a text for a device without one."""
    name: str
    right: str
    since: str
    """Moment of the pairing; empty if it is not known."""
    seen: str


class WrongCodesView(msgspec.Struct, frozen=True):
    """View model of the wrong codes from an address."""

    address: str
    count: int
    last: str


def phone(app: BareApp, request: Request) -> Response:
    """Render the page for connecting a phone. A paired device sees neither the code nor the other devices."""
    return _page(app, request, None)


def _page(app: BareApp, request: Request, refusal: Refusal | None) -> Response:
    words = app.words(request)
    door = app.door if request.near else None
    code = share_link.qr_path(door.code_address) if door is not None and door.address else None
    wrong = door.wrong_codes() if door is not None else ()
    return app.page(
        request,
        "phone.html",
        words,
        NOT_POSSIBLE if refusal else 200,
        qr=code,
        refusal=words.refusal(refusal) if refusal else "",
        devices=[_device(device, words) for device in door.devices()] if door is not None else [],
        rights={right: words.say(f"web-may-{right}") for right in GIVEN},
        wrong=[WrongCodesView(one.address, one.count, when(one.last, words.language)) for one in wrong[:_MOST_SHOWN]],
        wrong_count=sum(one.count for one in wrong),
        wrong_more=len(wrong[_MOST_SHOWN:]),
    )


def _device(device: PairedDevice, words: Words) -> DeviceView:
    return DeviceView(
        device.id,
        device.name or words.say("web-device-unnamed"),
        device.name,
        device.right,
        when(device.since, words.language) if device.since else "",
        when(device.seen, words.language),
    )


def let_in(app: BareApp, request: Request) -> Response:
    """Open access for the home network. Only allowed from this computer."""
    door = _own_door(app)
    try:
        door.open()
    except Refusal as refusal:
        return _page(app, request, refusal)
    return to("/phone")


def let_nobody_in(app: BareApp, request: Request) -> Response:
    """Close access for the home network. Only allowed from this computer."""
    _own_door(app).close()
    return to("/phone")


def change_device(app: BareApp, request: Request) -> Response:
    """Rename a paired device and set what it may do. Only allowed from this computer."""
    door, given = _own_door(app), request.given
    try:
        door.change_device(given("id"), given("name"), given("right"))
    except Refusal as refusal:
        return _page(app, request, refusal)
    return to("/phone")


def send_away(app: BareApp, request: Request) -> Response:
    """Remove a paired device. Only allowed from this computer."""
    door = _own_door(app)
    try:
        door.send_away(request.given("id"))
    except Refusal as refusal:
        return _page(app, request, refusal)
    return to("/phone")


def _own_door(app: BareApp) -> Door:
    if app.door is None:
        raise Refusal("web.guest")
    return app.door


def back_to_phone(app: BareApp, request: Request) -> Response:
    """Redirect a GET of an address that accepts only POST, such as a reload."""
    return to("/phone")


def paired(app: BareApp, request: Request) -> Response:
    """Ask for the code; a device that is paired already and scans it again is redirected."""
    return app.pair_page(request) if request.viewer.right is Right.NONE else to("/")
