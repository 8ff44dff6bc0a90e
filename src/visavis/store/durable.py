"""Files and folders that survive a power failure: what a function of this module has done is on the disk."""

from __future__ import annotations

import errno
import os
import sys
import threading
from contextlib import suppress
from pathlib import Path

_UNSUPPORTED = (errno.EINVAL, errno.ENOTSUP)
"""Errors of file systems that cannot sync a folder."""
_WITHOUT_LINKS = (errno.EPERM, errno.ENOTSUP, errno.ENOSYS, errno.EMLINK)
"""Errors of file systems where a file has one name only."""

if sys.platform == "darwin":
    import fcntl

    def _sync(file: int) -> None:
        # fsync does not flush the cache of the disk on macOS.
        try:
            fcntl.fcntl(file, fcntl.F_FULLFSYNC)
        except OSError:
            os.fsync(file)

else:

    def _sync(file: int) -> None:
        os.fsync(file)


def sync_folder(folder: Path) -> None:
    """Make the names in a folder durable: files that were created, renamed or removed. No-op on Windows."""
    if sys.platform == "win32":
        return
    try:
        file = os.open(folder, os.O_RDONLY)
    except PermissionError:
        # It can be written to, but not listed.
        return
    try:
        _sync(file)
    except OSError as wrong:
        if wrong.errno not in _UNSUPPORTED:
            raise
    finally:
        os.close(file)


def make_folder(folder: Path) -> None:
    """Create a folder for the user alone, with its parents, if it is missing."""
    missing = [path for path in (folder, *folder.parents) if not path.exists()]
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    for made in missing:
        sync_folder(made.parent)


def create(path: Path, data: bytes) -> None:
    """Create a file for the user alone, whole or not at all. Raises FileExistsError."""
    new = _temporary(path, data)
    try:
        _link(new, path, data)
    finally:
        with suppress(OSError):
            new.unlink()
    try:
        sync_folder(path.parent)
    except BaseException:
        with suppress(OSError):
            path.unlink()
        raise


def replace(path: Path, data: bytes) -> None:
    """Create a file or replace its content; at any moment it has the old content or the new one."""
    new = _temporary(path, data)
    try:
        os.replace(new, path)
    except BaseException:
        with suppress(OSError):
            new.unlink()
        raise
    sync_folder(path.parent)


def _temporary(path: Path, data: bytes) -> Path:
    """Write to a short name that is unique among processes and threads; what a killed one has left is overwritten."""
    new = path.with_name(f".{os.getpid()}.{threading.get_ident()}")
    new.unlink(missing_ok=True)
    _write(new, data)
    return new


def _link(new: Path, path: Path, data: bytes) -> None:
    """Give a file its name; unlike a rename, this overwrites nothing."""
    try:
        os.link(new, path)
    except OSError as wrong:
        if wrong.errno not in _WITHOUT_LINKS:
            raise
        _write(path, data)


def _write(path: Path, data: bytes) -> None:
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600)
    try:
        try:
            left = memoryview(data)
            while left:
                left = left[os.write(file, left) :]
            _sync(file)
        finally:
            os.close(file)
    except BaseException:
        with suppress(OSError):
            path.unlink()
        raise
