"""Protocol of the access point for devices of the home network, as the pages see it (`server/lan_access.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

LONGEST_NAME = 40
"""Maximum length of the name of a device."""


class PairedDevice(msgspec.Struct, frozen=True, kw_only=True):
    """A paired device in the owner's list."""

    id: str
    """Id in forms; it opens nothing."""
    name: str
    right: str
    """Key of `rights.GIVEN`."""
    since: str = ""
    """ISO timestamp of the pairing; empty for a device that was paired before devices were listed."""
    seen: str = ""
    """ISO timestamp of the last request."""


class WrongCodes(msgspec.Struct, frozen=True):
    """Wrong codes that were sent from one address."""

    address: str
    count: int
    last: str
    """ISO timestamp of the last one."""


class Door(Protocol):
    """Access point for devices of the home network."""

    @property
    def address(self) -> str:
        """Base URL of the pages for a phone; empty while access is closed."""

    @property
    def code_address(self) -> str:
        """URL in the QR code that a phone scans."""

    @property
    def code(self) -> str:
        """Pairing code that a device has to enter."""

    def open(self) -> None:
        """Open access for devices of the home network. Raises Refusal if that fails."""

    def close(self) -> None:
        """Close access for other devices."""

    def devices(self) -> Sequence[PairedDevice]:
        """Return all paired devices, the last seen first."""

    def change_device(self, id: str, name: str, right: str) -> None:
        """Rename a device and set its right. Raises Refusal if it is not in the list."""

    def send_away(self, id: str) -> None:
        """Remove a device: from now on it has to enter the code again. Raises Refusal if it is not in the list."""

    def wrong_codes(self) -> Sequence[WrongCodes]:
        """Return the wrong codes since the program was started by address, the last first."""
