"""Rights: who may do what. One table with the right that each route requires, consulted for every request.

A route without an entry is reserved for the computer itself. A further kind of viewer (such as a seat at a table that
several devices share) becomes a field of `Viewer`, and what it may see a further rule in `refusal`.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from types import MappingProxyType

import msgspec

from visavis.core import Refusal


class Right(IntEnum):
    """What a viewer may do; each right includes the ones before it."""

    NONE = 0
    """Enter the pairing code: a device that is not paired."""
    LOOK = 1
    """Read every page and store the own display settings."""
    PLAY = 2
    """Begin, play, rename and bin games."""
    MANAGE = 3
    """Change own bots and packs, export and merge everything, delete for good."""
    OWN = 4
    """Let devices in and send them away: only the computer that runs the program."""


GIVEN = {"look": Right.LOOK, "play": Right.PLAY, "manage": Right.MANAGE}
"""Rights that the owner can give to a device, by their names in forms and files."""
USUAL = "play"
"""Name of the right of a newly paired device."""


class Viewer(msgspec.Struct, frozen=True):
    """Sender of a request: the computer itself, a paired device, or one that is not paired yet."""

    right: Right = Right.OWN
    device: str = ""
    """Name of a paired device; empty for the computer itself."""

    def may(self, right: str) -> bool:
        """Return True if this viewer has a right, given by its name."""
        return self.right >= Right[right.upper()]


_GAME = r"/game/([a-z0-9]{1,40})"

RIGHTS: Mapping[tuple[str, str], Right] = MappingProxyType(
    {
        ("GET", r"/"): Right.LOOK,
        ("GET", r"/static/([a-z0-9_-]+)\.(css|js|svg|mp4)"): Right.NONE,
        ("GET", r"/new/([\w.]{1,48})"): Right.LOOK,
        ("POST", r"/new/([\w.]{1,48})"): Right.PLAY,
        ("GET", r"/try"): Right.LOOK,
        ("POST", r"/try/(\w{1,40})"): Right.PLAY,
        ("GET", r"/help"): Right.LOOK,
        ("GET", r"/rules/([\w.]{1,48})"): Right.LOOK,
        # Bots from texts: a check and a look at a text store nothing.
        ("GET", r"/bots"): Right.LOOK,
        ("GET", r"/bots/edit"): Right.LOOK,
        ("GET", r"/bots/file"): Right.LOOK,
        ("POST", r"/bots/check"): Right.PLAY,
        ("POST", r"/bots/open"): Right.PLAY,
        ("POST", r"/bots/keep"): Right.MANAGE,
        ("POST", r"/bots/play"): Right.MANAGE,
        ("POST", r"/bots/forget"): Right.MANAGE,
        ("GET", r"/bots/(?:check|open|keep|play|forget)"): Right.LOOK,
        ("GET", r"/values/(\w{1,40})"): Right.LOOK,
        ("GET", r"/packs/(\w{1,40})"): Right.LOOK,
        ("POST", r"/packs/(\w{1,40})"): Right.MANAGE,
        ("GET", r"/packs/(\w{1,40})/file"): Right.LOOK,
        ("GET", r"/packs/(\w{1,40})/(\w{1,40})/([^/]{1,80})"): Right.LOOK,
        ("POST", r"/packs/(\w{1,40})/(\w{1,40})/([^/]{1,80})"): Right.MANAGE,
        ("GET", r"/print/(\w{1,40})"): Right.LOOK,
        # Display settings, stored in the browser that sends them
        ("POST", r"/hints"): Right.LOOK,
        ("GET", r"/settings"): Right.LOOK,
        ("POST", r"/settings"): Right.LOOK,
        ("GET", r"/keys"): Right.LOOK,
        # Devices
        ("GET", r"/phone"): Right.LOOK,
        ("GET", r"/pair"): Right.NONE,
        ("POST", r"/pair"): Right.NONE,
        ("POST", r"/phone/open"): Right.OWN,
        ("POST", r"/phone/close"): Right.OWN,
        ("POST", r"/phone/device"): Right.OWN,
        ("POST", r"/phone/away"): Right.OWN,
        ("GET", r"/phone/(?:open|close|device|away)"): Right.LOOK,
        # The table
        ("GET", _GAME): Right.LOOK,
        ("GET", _GAME + "/at"): Right.LOOK,
        ("POST", _GAME + "/answer"): Right.PLAY,
        ("POST", _GAME + "/stop"): Right.PLAY,
        ("POST", r"/stop"): Right.LOOK,
        ("GET", r"/stop"): Right.LOOK,
        ("POST", _GAME + "/on"): Right.PLAY,
        ("POST", _GAME + "/stand_in"): Right.PLAY,
        ("POST", _GAME + "/undo"): Right.PLAY,
        ("POST", _GAME + "/redo"): Right.PLAY,
        ("POST", _GAME + "/dial"): Right.PLAY,
        ("POST", _GAME + "/to"): Right.PLAY,
        ("POST", _GAME + "/branch"): Right.PLAY,
        ("POST", _GAME + "/newer"): Right.PLAY,
        ("GET", _GAME + "/(?:answer|on|stop|stand_in|undo|redo|to|branch|newer)"): Right.LOOK,
        ("GET", _GAME + "/correct"): Right.LOOK,
        ("POST", _GAME + "/correct"): Right.PLAY,
        ("GET", _GAME + "/score"): Right.LOOK,
        ("POST", _GAME + "/score"): Right.PLAY,
        ("GET", _GAME + "/why"): Right.LOOK,
        ("GET", _GAME + "/log"): Right.LOOK,
        ("GET", _GAME + "/more"): Right.LOOK,
        ("GET", _GAME + "/setup"): Right.LOOK,
        ("GET", _GAME + "/about"): Right.LOOK,
        ("GET", _GAME + "/table"): Right.LOOK,
        ("GET", _GAME + "/values"): Right.LOOK,
        # Saved games: a deleted one goes to the bin, from which every player can take it back.
        ("GET", _GAME + "/share"): Right.LOOK,
        ("GET", _GAME + "/export"): Right.LOOK,
        ("GET", _GAME + "/report"): Right.LOOK,
        ("POST", _GAME + "/rename"): Right.PLAY,
        ("POST", _GAME + "/delete"): Right.PLAY,
        ("POST", _GAME + "/restore"): Right.PLAY,
        ("POST", _GAME + "/rescue"): Right.PLAY,
        ("GET", _GAME + "/(?:rename|delete|restore|rescue)"): Right.LOOK,
        ("GET", r"/saves/all"): Right.MANAGE,
        ("POST", r"/saves/merge"): Right.MANAGE,
        ("POST", r"/saves/merge/on"): Right.MANAGE,
        ("POST", r"/saves/merge/stop"): Right.MANAGE,
        ("GET", r"/saves/merge(?:/on|/stop)?"): Right.LOOK,
        ("GET", r"/saves"): Right.LOOK,
        ("GET", r"/open"): Right.LOOK,
        ("POST", r"/open"): Right.PLAY,
        ("GET", r"/stats"): Right.LOOK,
        ("GET", r"/stats\.csv"): Right.LOOK,
    }
)
"""Required right by method and pattern of the address."""

REFUSALS = frozenset(("web.may_nothing", "web.may_look", "web.may_play", "web.guest"))
"""Ids of the refusals for want of a right."""


def required(method: str, pattern: str) -> Right:
    """Return the right that a route requires; the highest one if it has no entry."""
    return RIGHTS.get((method, pattern.removesuffix(r"\Z")), Right.OWN)


def refusal(viewer: Viewer, method: str, pattern: str) -> Refusal | None:
    """Return why a viewer may not use a route, or None if it may."""
    needed = required(method, pattern)
    if viewer.right >= needed:
        return None
    if needed is Right.LOOK:
        return Refusal("web.may_nothing")
    if needed is Right.PLAY:
        return Refusal("web.may_look")
    return Refusal("web.may_play") if needed is Right.MANAGE else Refusal("web.guest")
