"""A disk whose power can fail: of what was not synced, anything may be there or not, in any order and in parts."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

from tests.store.layer import Change
from visavis.core import Stream

SECTOR = 512
"""What a disk writes whole or not at all."""
Choose = Callable[[], bool]


class Disk:
    """What is on a disk for sure, and what has been changed since and may be there."""

    def __init__(self, root: Path) -> None:
        self.root = str(root)
        self._folders = {str(path) for path in (root, *root.rglob("*")) if path.is_dir()}
        self._names: dict[str, int] = {}
        self._files: dict[int, bytes] = {}
        self._moved: list[Change] = []
        """Files and folders that were created, renamed or removed."""
        self._written: dict[int, list[Change]] = {}

    def begin(self, names: dict[str, int]) -> None:
        """The files that are there, with everything synced."""
        for path, number in names.items():
            self._names[path] = number
            self._files[number] = Path(path).read_bytes()

    def change(self, change: Change) -> None:
        match change.kind:
            case "write" | "truncate":
                self._written.setdefault(change.file, []).append(change)
            case "sync":
                if change.file:
                    self._files[change.file] = self._content(change.file, lambda: True)
                    self._written.pop(change.file, None)
            case _:
                self._moved.append(change)
        if change.folder:
            self._sync_folder(
                change.path if change.kind == "sync" and not change.file else os.path.dirname(change.path)
            )

    def _sync_folder(self, folder: str) -> None:
        for move in self._moved:
            if os.path.dirname(move.path) == folder:
                _move(move, self._names, self._folders)
        self._moved = [move for move in self._moved if os.path.dirname(move.path) != folder]

    def _content(self, number: int, choose: Choose, zeros: bool = False) -> bytes:
        content = bytearray(self._files.get(number, b""))
        for change in self._written.get(number, ()):
            if change.kind == "truncate":
                if choose():
                    del content[change.at :]
                    content.extend(bytes(change.at - len(content)))
                continue
            for start in range(0, len(change.data), SECTOR):
                if choose():
                    part = change.data[start : start + SECTOR]
                    at = change.at + start
                    content.extend(bytes(max(0, at + len(part) - len(content))))
                    content[at : at + len(part)] = bytes(len(part)) if zeros else part
        return bytes(content)

    def image(self, moved: Choose, written: Choose, zeros: bool = False) -> dict[str, bytes | None]:
        """What may be found after a power cut: files by path below the root, folders without content."""
        names, folders = dict(self._names), set(self._folders)
        for move in self._moved:
            if moved():
                _move(move, names, folders)
        found: dict[str, bytes | None] = {}
        for path in sorted(folders):
            if _reached(path, self.root, folders):
                found[os.path.relpath(path, self.root)] = None
        for path, number in sorted(names.items()):
            if _reached(os.path.dirname(path), self.root, folders):
                found[os.path.relpath(path, self.root)] = self._content(number, written, zeros)
        return found

    def images(self, stream: Stream, chances: int) -> list[dict[str, bytes | None]]:
        """Some of what may be found: all, nothing, the names alone, the data alone, zeros; and by chance."""

        def yes() -> bool:
            return True

        def no() -> bool:
            return False

        def perhaps() -> bool:
            return stream.below(2) == 0

        if not self._moved and not self._written:
            return [self.image(yes, yes)]
        found = [self.image(*pair) for pair in ((yes, yes), (no, no), (yes, no), (no, yes))]
        found.append(self.image(yes, yes, zeros=bool(self._moved)))
        found += [self.image(perhaps, perhaps) for _ in range(chances)]
        return [image for at, image in enumerate(found) if image not in found[:at]]


def _move(move: Change, names: dict[str, int], folders: set[str]) -> None:
    match move.kind:
        case "create":
            names[move.path] = move.file
        case "link":
            names[move.to] = move.file
        case "rename":
            names.pop(move.path, None)
            names[move.to] = move.file
        case "unlink":
            names.pop(move.path, None)
        case "mkdir":
            folders.add(move.path)
        case other:
            raise AssertionError(other)


def _reached(folder: str, root: str, folders: set[str]) -> bool:
    while folder != root:
        if folder not in folders:
            return False
        folder = os.path.dirname(folder)
    return True


def write(image: dict[str, bytes | None], to: Path) -> Path:
    """Make a disk with what was found."""
    shutil.rmtree(to, ignore_errors=True)
    to.mkdir()
    for path, content in sorted(image.items()):
        if content is None:
            (to / path).mkdir(exist_ok=True, parents=True)
        else:
            (to / path).write_bytes(content)
    return to
