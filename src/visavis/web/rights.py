"""Rights: who may do what. The table of routes names the right that each of them requires.

At a game with a table its seats count instead (`sight.py`): a guest who was invited to it may play there without being
paired, and a paired device that was not invited does not find it.
"""

from __future__ import annotations

from enum import IntEnum

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
    id: str = ""
    """Keyed hash of the browser's cookie, by which tables know it; empty in the offline site, which has no tables."""

    def may(self, right: str) -> bool:
        """Return True if this viewer has a right, given by its name."""
        return self.right >= Right[right.upper()]


REFUSALS = frozenset(("web.may_nothing", "web.may_look", "web.may_play", "web.guest"))
"""Ids of the refusals for want of a right."""
AT_A_TABLE = frozenset(
    (
        "table.looks_on",
        "table.other_seat",
        "table.ask_first",
        "table.other_undo",
        "table.running",
        "table.host_only",
        "table.paused",
    )
)
"""Ids of the refusals because another seat is asked, or another device may do it."""


def refusal(viewer: Viewer, needed: Right) -> Refusal | None:
    """Return why a viewer may not use a route that requires this right, or None if it may."""
    if viewer.right >= needed:
        return None
    if needed is Right.LOOK:
        return Refusal("web.may_nothing")
    if needed is Right.PLAY:
        return Refusal("web.may_look")
    return Refusal("web.may_play") if needed is Right.MANAGE else Refusal("web.guest")
