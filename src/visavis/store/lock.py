"""A file lock per saved game, released by the operating system when the process ends, however it ends."""

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
        # An open file cannot be removed on Windows, and the stat results of a file and its path may differ there.
        return True

else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _is_there(file: int, path: Path) -> bool:
        # The last holder may have removed the file between opening and locking.
        with contextlib.suppress(FileNotFoundError):
            return os.path.samestat(os.fstat(file), path.stat())
        return False


class Lock:
    """A locked file, removed on release; it stays if the process dies (on Windows always)."""

    def __init__(self, path: Path, file: int) -> None:
        self._path = path
        self._file: int | None = file

    @classmethod
    def take(cls, path: Path) -> Lock | None:
        """Acquire the lock without blocking; None if another process holds it."""
        while True:
            file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                _take(file)
                there = _is_there(file, path)
            except (BlockingIOError, PermissionError):
                os.close(file)
                return None
            except BaseException:
                # An open file would keep the game locked as long as the process lives.
                os.close(file)
                raise
            if there:
                return cls(path, file)
            os.close(file)

    def release(self) -> None:
        """Release the lock. Idempotent."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._path.unlink()
            os.close(self._file)
            self._file = None
