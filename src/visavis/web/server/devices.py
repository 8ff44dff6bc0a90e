"""List of paired devices: names, rights, last visits; stored in a file, so that it survives a restart. Thread-safe."""

from __future__ import annotations

import hmac
import os
import secrets
import threading
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from hashlib import blake2b
from pathlib import Path

import msgspec

from visavis.core import Refusal
from visavis.store.durable import replace
from visavis.web.door import LONGEST_NAME, PairedDevice
from visavis.web.rights import GIVEN, USUAL, Viewer
from visavis.words import printable

MOST_DEVICES = 200
"""Maximum number of paired devices."""
_STEP = timedelta(minutes=1)
"""Precision of the last visit."""
_SAVED = timedelta(minutes=5)
"""Maximum age of the last visit in the file."""
_KINDS = ("iPhone", "iPad", "Android", "Windows", "Macintosh", "CrOS", "Linux")
_BROWSERS = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
"""Names of browsers by their sign in the User-Agent header, the more particular first."""


class _Stored(msgspec.Struct):
    """Content of the file."""

    devices: list[PairedDevice] = []
    away: list[str] = []
    """Devices with a mark of an older version that were sent away. A present mark is worthless without its entry."""
    old_marks: bool = True
    """Whether marks of older versions are accepted; not after the list of those sent away was lost."""


def same(first: str, second: str) -> bool:
    """Return True if two secrets are equal, in constant time (no timing attack)."""
    return hmac.compare_digest(first.encode("utf-8", "replace"), second.encode("utf-8", "replace"))


def new_device() -> str:
    """Return a random id for a browser that cannot be guessed."""
    return secrets.token_urlsafe(18)


def name_from(agent: str) -> str:
    """Return a name for a device from its User-Agent header: its kind and its browser."""
    kind = next((kind for kind in _KINDS if kind in agent), "")
    browser = next((name for sign, name in _BROWSERS.items() if f"{sign}/" in agent), "")
    return ", ".join(filter(None, ({"Macintosh": "Mac", "CrOS": "Chromebook"}.get(kind, kind), browser)))


def clean_name(name: str) -> str:
    """Return the name that a person gave to a device, fit to be shown (untrusted input)."""
    return printable(" ".join(name.split())[:LONGEST_NAME], LONGEST_NAME)


class Devices:
    """Paired devices. Each has two cookies: a random id and its mark, a keyed hash that only this program can make."""

    def __init__(
        self, secret: bytes, path: Path | None = None, clock: Callable[[], datetime] = lambda: datetime.now(UTC)
    ) -> None:
        self._secret = secret
        self._path = path
        self._clock = clock
        self._lock = threading.RLock()
        self._devices: dict[str, PairedDevice] = {}
        self._away: set[str] = set()
        self._old_marks = True
        self._file: tuple[int, int, int] | None = None
        self._saved = clock()
        self._changed = False
        self._reload()

    # Cookies

    def _hash(self, device: str, use: bytes) -> str:
        return blake2b(device.encode()[:64], key=self._secret, digest_size=16, person=use).hexdigest()

    def old_mark(self, device: str) -> str:
        """Return the mark of a device that was paired with version 1.1 or older."""
        return self._hash(device, b"")

    def _mark(self, device: str) -> str:
        return self._hash(device, b"mark 2")

    def _id(self, device: str) -> str:
        return self._hash(device, b"list")

    def admit(self, name: str, agent: str) -> tuple[str, str]:
        """Add a device that entered the code. Returns its new id and its mark. Raises Refusal if the list is full.

        The id is a new one: a copy of older cookies stays worthless.
        """
        with self._lock:
            self._reload()
            if len(self._devices) >= MOST_DEVICES:
                raise Refusal("web.pair_full", most=MOST_DEVICES)
            device, now = new_device(), self._now()
            self._add(device, PairedDevice(id="", name=clean_name(name) or name_from(agent), right=USUAL, since=now))
            with suppress(Refusal):  # It works until the program ends; then the device enters the code again.
                self._save()
            return device, self._mark(device)

    def viewer(self, device: str, mark: str, agent: str) -> Viewer | None:
        """Return who visits with these cookies; None if the device is not paired, or no longer."""
        if not device or not mark:
            return None
        with self._lock:
            self._reload()
            id = self._id(device)
            known = self._devices.get(id)
            if known is not None and same(mark, self._mark(device)):
                return self._visit(known)
            if not (self._old_marks and same(mark, self.old_mark(device))):
                return None
            if known is None:
                if id in self._away or len(self._devices) >= MOST_DEVICES:
                    return None
                known = self._add(device, PairedDevice(id="", name=name_from(agent), right=USUAL))
            return self._visit(known) if not known.since else None

    def _add(self, device: str, entry: PairedDevice) -> PairedDevice:
        added = msgspec.structs.replace(entry, id=self._id(device), seen=self._now())
        self._devices[added.id] = added
        self._changed = True
        self._saved -= _SAVED
        return added

    def _visit(self, known: PairedDevice) -> Viewer:
        if self._clock() - datetime.fromisoformat(known.seen) >= _STEP:
            self._devices[known.id] = msgspec.structs.replace(known, seen=self._now())
            self._changed = True
        return Viewer(GIVEN.get(known.right, GIVEN[USUAL]), known.name)

    def _now(self) -> str:
        return self._clock().isoformat(timespec="seconds")

    # The owner's list

    def listed(self) -> tuple[PairedDevice, ...]:
        """Return all devices, the last seen first."""
        with self._lock:
            self._reload()
            return tuple(sorted(self._devices.values(), key=lambda device: device.seen, reverse=True))

    def change(self, id: str, name: str, right: str) -> None:
        """Rename a device and set its right; an empty name keeps the old one. Raises Refusal."""
        with self._lock:
            known = self._known(id)
            if right not in GIVEN:
                raise Refusal("web.device_right", given=printable(right, 20), options=tuple(GIVEN))
            named = clean_name(name) or known.name
            self._devices[id] = msgspec.structs.replace(known, name=named, right=right)
            self._save()

    def send_away(self, id: str) -> None:
        """Remove a device: its cookies stop working at once. Raises Refusal."""
        with self._lock:
            if not self._known(id).since:
                self._away.add(id)
            del self._devices[id]
            self._save()

    def _known(self, id: str) -> PairedDevice:
        self._reload()
        known = self._devices.get(id)
        if known is None:
            raise Refusal("web.device_gone")
        return known

    # The file

    def _reload(self) -> None:
        """Read the file if it is another one than before: two programs may share it."""
        if self._path is None:
            return
        try:
            found = self._path.stat()
            file = (found.st_ino, found.st_size, found.st_mtime_ns)
            if file == self._file:
                return
            stored = msgspec.json.decode(self._path.read_bytes(), type=_Stored)
        except FileNotFoundError:
            return
        except (OSError, msgspec.DecodeError, UnicodeDecodeError):
            # Who was sent away is no longer known, so old marks prove nothing. The file is kept under another name.
            stored, file = _Stored(old_marks=False), None
            with suppress(OSError):
                os.replace(self._path, self._path.with_suffix(".damaged"))
        self._devices = {device.id: device for device in stored.devices}
        self._away, self._old_marks, self._file = set(stored.away), stored.old_marks, file
        if file is None:
            with suppress(Refusal):
                self._save()

    @property
    def due(self) -> bool:
        """Return True if the last visits have to be stored."""
        return self._changed and self._clock() - self._saved >= _SAVED

    def store_visits(self) -> None:
        """Store the last visits; if that is not possible, they are lost at the end of the program."""
        with self._lock, suppress(Refusal):
            if self._changed:
                self._save()

    def _save(self) -> None:
        """Write the file. Raises Refusal if that fails; the change is valid until the program ends."""
        self._changed, self._saved = False, self._clock()
        if self._path is None:
            return
        content = msgspec.json.encode(_Stored(list(self._devices.values()), sorted(self._away), self._old_marks))
        try:
            replace(self._path, content)
            found = self._path.stat()
        except OSError as wrong:
            raise Refusal("web.devices_unsaved", says=wrong.strerror or "") from None
        self._file = (found.st_ino, found.st_size, found.st_mtime_ns)
