"""A lock per saved game, given back by the operating system when the process ends, however it ends."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

    def _is_there(_file: int, _path: Path) -> bool:
        # Nobody can remove a file that is open; and what Windows says about one file and its path may differ.
        return True

else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _is_there(file: int, path: Path) -> bool:
        # Its last holder may have removed the file between the opening and the locking.
        with contextlib.suppress(FileNotFoundError):
            return os.path.samestat(os.fstat(file), path.stat())
        return False


class Lock:
    """A locked file. It is removed when the lock is given back; if the process dies it stays (on Windows always)."""

    def __init__(self, path: Path, file: int) -> None:
        self._path = path
        self._file: int | None = file

    @classmethod
    def take(cls, path: Path) -> Lock | None:
        """The lock, or None if somebody else has it."""
        while True:
            file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                _take(file)
            except (BlockingIOError, PermissionError):
                os.close(file)
                return None
            if _is_there(file, path):
                return cls(path, file)
            os.close(file)

    def release(self) -> None:
        """Give it back; a second time does nothing."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._path.unlink()
            os.close(self._file)
            self._file = None
