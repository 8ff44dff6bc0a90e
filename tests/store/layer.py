"""A layer below the store: every change of a file in one folder passes through it, is noted, and can be made to fail.

SQLite is reached by a VFS of our own, registered in the very library that Python uses; it hands everything on to the
usual one. What the store does itself (texts, locks, folders) is reached by the functions of `os` and `fcntl`.
"""

from __future__ import annotations

import _sqlite3
import ctypes
import errno
import fcntl
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_void_p
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

# Results of SQLite, with what the file system said (sqlite.org/rescode.html).
OK, BUSY, FULL, CANTOPEN = 0, 5, 13, 14
IOERR_WRITE, IOERR_FSYNC, IOERR_DIR_FSYNC, IOERR_TRUNCATE = 778, 1034, 1290, 1546
IOERR_UNLOCK, IOERR_DELETE, IOERR_LOCK, READONLY_DIRECTORY = 2058, 2570, 3850, 1544
CREATES, JOURNALS = 0x4, 0x800 | 0x4000 | 0x80000
"""Flags of xOpen: it may create the file; the file is a journal, whose folder is synced with it."""

WAYS = {
    "create": ("EIO", "ENOSPC", "EACCES"),
    "write": ("EIO", "ENOSPC", "short"),
    "truncate": ("EIO",),
    "sync": ("EIO", "ENOSPC"),
    "sync folder": ("EIO",),
    "rename": ("EIO", "ENOSPC", "EACCES"),
    "link": ("EIO", "ENOSPC", "EPERM"),
    "unlink": ("EIO", "EACCES", "unsynced"),
    "mkdir": ("EIO", "ENOSPC", "EACCES"),
    "lock": ("EIO", "EACCES"),
    "unlock": ("EIO",),
}
"""How each kind of change fails. `short`: half of it is written; `unsynced`: it is done, but its folder not synced."""
_SQLITE = {
    ("create", "EACCES"): READONLY_DIRECTORY, ("write", "EIO"): IOERR_WRITE, ("unlink", "unsynced"): IOERR_DIR_FSYNC,
    ("lock", "EACCES"): BUSY, ("lock", "EIO"): IOERR_LOCK,
}  # fmt: skip
_SQLITE_USUAL = {
    "create": CANTOPEN, "write": FULL, "truncate": IOERR_TRUNCATE, "sync": IOERR_FSYNC, "unlink": IOERR_DELETE,
    "unlock": IOERR_UNLOCK,
}  # fmt: skip


@dataclass(frozen=True)
class Change:
    """One change of the disk. A file is a number, whatever it is called; a folder is a path."""

    kind: str
    path: str = ""
    file: int = 0
    at: int = 0
    """Where it is written; how long the file is afterwards (truncate)."""
    data: bytes = b""
    to: str = ""
    folder: bool = False
    """Whether the folder is synced with it."""


@dataclass
class Layer:
    """What was changed below a folder, in order, and which change fails."""

    root: str = "\0"
    done: list[Change] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    """Kinds of the changes that were asked for, done or not."""
    fails_at: int = -1
    way: str = ""
    lasting: bool = False
    names: dict[str, int] = field(default_factory=dict)
    hit: bool = False
    odd: list[BaseException] = field(default_factory=list)
    """What went wrong in the layer itself: SQLite cannot pass it on."""
    _files: int = 0

    def watch(self, root: Path) -> None:
        """Begin anew with the files of this folder."""
        self.root = str(root)
        self.done, self.asked, self.names, self.hit = [], [], {}, False
        self.arm(-1)
        for path in sorted(root.rglob("*")) if root.exists() else ():
            if path.is_file():
                self.name(str(path))

    def arm(self, at: int, way: str = "", lasting: bool = False) -> None:
        """Let a change fail: the one with this number from now on, and with `lasting` all later ones of its kind."""
        self.asked, self.fails_at, self.way, self.lasting = [], at, way, lasting

    def sees(self, path: str) -> bool:
        return path == self.root or path.startswith(self.root + os.sep)

    def name(self, path: str) -> int:
        """The file that is called so; a new one if there is none."""
        if path not in self.names:
            self._files += 1
            self.names[path] = self._files
        return self.names[path]

    def fails(self, kind: str) -> str:
        """How this change fails; nothing if it does not."""
        number = len(self.asked)
        self.asked.append(kind)
        if self.fails_at < 0 or number < self.fails_at or (number > self.fails_at and not self.lasting):
            return ""
        if number == self.fails_at:
            self.hit = True
            return self.way
        return self.way if kind == self.asked[self.fails_at] else ""

    def note(self, change: Change) -> None:
        self.done.append(change)
        if change.kind == "rename":
            self.names[change.to] = self.names.pop(change.path)
        elif change.kind == "link":
            self.names[change.to] = change.file
        elif change.kind == "unlink":
            self.names.pop(change.path, None)


# SQLite


class _Vfs(Structure):
    _fields_ = [
        ("version", c_int), ("size", c_int), ("longest", c_int), ("next", c_void_p), ("name", c_char_p),
        ("data", c_void_p), ("xOpen", c_void_p), ("xDelete", c_void_p), ("others", c_void_p * 14),
    ]  # fmt: skip


class _Methods(Structure):
    _fields_ = [
        ("version", c_int), ("xClose", c_void_p), ("xRead", c_void_p), ("xWrite", c_void_p), ("xTruncate", c_void_p),
        ("xSync", c_void_p), ("xFileSize", c_void_p), ("xLock", c_void_p), ("xUnlock", c_void_p),
        ("others", c_void_p * 10),
    ]  # fmt: skip


class _File(Structure):
    _fields_ = [("methods", POINTER(_Methods))]


_OPEN = CFUNCTYPE(c_int, c_void_p, c_void_p, POINTER(_File), c_int, c_void_p)
_DELETE = CFUNCTYPE(c_int, c_void_p, c_char_p, c_int)
_WRITE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
_TRUNCATE = CFUNCTYPE(c_int, c_void_p, c_int64)
_BY_NUMBER = CFUNCTYPE(c_int, c_void_p, c_int)
_ALIVE: list[object] = []
"""SQLite may hold a file of a layer that a failed test left open; its functions have to stay."""


def library() -> ctypes.CDLL | None:
    """The SQLite that Python uses; None if it does not show its functions."""
    try:
        found = ctypes.CDLL(_sqlite3.__file__)
        found.sqlite3_vfs_find.restype = POINTER(_Vfs)
    except (AttributeError, OSError):
        return None
    return found


class _SqliteLayer:
    """The VFS: a copy of the usual one that asks the layer first."""

    def __init__(self, layer: Layer, sqlite: ctypes.CDLL) -> None:
        self._layer = layer
        self._sqlite = sqlite
        self._usual = sqlite.sqlite3_vfs_find(None)
        self._files: dict[int, tuple[int, str]] = {}
        self._fresh: set[int] = set()
        """New journals: the first sync of one syncs its folder too."""
        self._kept: list[Any] = []
        self._methods: dict[int, _Methods] = {}
        self._vfs = _Vfs.from_buffer_copy(self._usual.contents)
        self._vfs.name, self._vfs.next = b"layer", None
        self._vfs.xOpen = self._keep(_OPEN, self._open)
        self._vfs.xDelete = self._keep(_DELETE, self._delete)

    def register(self) -> None:
        assert self._sqlite.sqlite3_vfs_register(ctypes.byref(self._vfs), 1) == OK

    def unregister(self) -> None:
        assert self._sqlite.sqlite3_vfs_register(self._usual, 1) == OK
        assert self._sqlite.sqlite3_vfs_unregister(ctypes.byref(self._vfs)) == OK

    def _keep(self, kind: Any, function: Callable[..., int]) -> int:
        def safely(*args: Any) -> int:
            try:
                return function(*args)
            except BaseException as wrong:
                self._layer.odd.append(wrong)
                return IOERR_WRITE

        made = kind(safely)
        self._kept.append(made)
        return ctypes.cast(made, c_void_p).value or 0

    def _fails(self, kind: str) -> int:
        way = self._layer.fails(kind)
        return _SQLITE.get((kind, way), _SQLITE_USUAL.get(kind, OK)) if way else OK

    def _open(self, _vfs: int, path: int | None, file: Any, flags: int, out: int) -> int:
        usual = _OPEN(self._usual.contents.xOpen)
        name = ctypes.string_at(path).decode() if path else ""
        if not self._layer.sees(name):
            return usual(ctypes.addressof(self._usual.contents), path, file, flags, out)
        new = name not in self._layer.names
        if new and flags & CREATES and (wrong := self._fails("create")):
            file.contents.methods = POINTER(_Methods)()
            return wrong
        done = usual(ctypes.addressof(self._usual.contents), path, file, flags, out)
        if done == OK:
            here = ctypes.addressof(file.contents)
            self._files[here] = (self._layer.name(name), name)
            self._fresh.discard(here)
            if new:
                self._layer.note(Change("create", name, self._layer.names[name]))
                self._fresh |= {here} if flags & JOURNALS else set()
            file.contents.methods = ctypes.pointer(self._changed(file.contents.methods.contents))
        return done

    def _changed(self, usual: _Methods) -> _Methods:
        where = ctypes.addressof(usual)
        if where not in self._methods:
            changed = self._methods[where] = _Methods.from_buffer_copy(usual)
            write, truncate = _WRITE(usual.xWrite), _TRUNCATE(usual.xTruncate)
            lock, unlock = _BY_NUMBER(usual.xLock), _BY_NUMBER(usual.xUnlock)
            changed.xWrite = self._keep(_WRITE, lambda file, *args: self._write(write, file, *args))
            changed.xTruncate = self._keep(_TRUNCATE, lambda file, size: self._truncate(truncate, file, size))
            changed.xSync = self._keep(_BY_NUMBER, self._sync)
            changed.xLock = self._keep(_BY_NUMBER, lambda file, how: self._fails("lock") or lock(file, how))
            changed.xUnlock = self._keep(_BY_NUMBER, lambda file, how: self._fails("unlock") or unlock(file, how))
        return self._methods[where]

    def _write(self, usual: Callable[..., int], file: int, data: int, size: int, at: int) -> int:
        if wrong := self._fails("write"):
            if self._layer.way != "short":
                return wrong
            size //= 2
        done = usual(file, data, size, at)
        if done == OK:
            number, _ = self._files[file]
            self._layer.note(Change("write", file=number, at=at, data=ctypes.string_at(data, size)))
        return wrong or done

    def _truncate(self, usual: Callable[..., int], file: int, size: int) -> int:
        if wrong := self._fails("truncate"):
            return wrong
        done = usual(file, size)
        if done == OK:
            self._layer.note(Change("truncate", file=self._files[file][0], at=size))
        return done

    def _sync(self, file: int, _flags: int) -> int:
        """Nothing is really synced: what a power cut leaves is worked out from the notes."""
        if wrong := self._fails("sync"):
            return wrong
        number, path = self._files[file]
        self._layer.note(Change("sync", path, number, folder=file in self._fresh))
        self._fresh.discard(file)
        return OK

    def _delete(self, _vfs: int, path: bytes, sync: int) -> int:
        usual = _DELETE(self._usual.contents.xDelete)
        name = path.decode()
        if not self._layer.sees(name):
            return usual(ctypes.addressof(self._usual.contents), path, sync)
        wrong = self._fails("unlink")
        if wrong and wrong != IOERR_DIR_FSYNC:
            return wrong
        done = usual(ctypes.addressof(self._usual.contents), path, 0)
        if done == OK:
            self._layer.note(Change("unlink", name, folder=bool(sync) and not wrong))
        return wrong or done


# What the store does itself


def _patch(layer: Layer, patch: pytest.MonkeyPatch) -> None:
    opened: dict[int, tuple[int, str]] = {}
    real = {
        name: getattr(os, name) for name in ("open", "write", "close", "fsync", "replace", "link", "unlink", "mkdir")
    }
    flock = fcntl.flock

    def refuse(kind: str, path: str) -> None:
        way = layer.fails(kind)
        if way:
            code = getattr(errno, way, errno.EIO)
            raise OSError(code, os.strerror(code), path)

    def open_(path: Any, flags: int, *args: Any, **more: Any) -> int:
        name = os.fsdecode(path)
        if not layer.sees(name):
            return int(real["open"](path, flags, *args, **more))
        new = bool(flags & os.O_CREAT) and name not in layer.names
        if new and not os.path.exists(name):
            refuse("create", name)
        file = int(real["open"](path, flags, *args, **more))
        if os.path.isdir(name):
            opened[file] = (0, name)
            return file
        opened[file] = (layer.name(name), name)
        if new:
            layer.note(Change("create", name, layer.names[name]))
        elif flags & os.O_TRUNC:
            layer.note(Change("truncate", file=layer.names[name]))
        return file

    def write(file: int, data: Any) -> int:
        if file not in opened:
            return int(real["write"](file, data))
        raw = bytes(data)
        at = os.lseek(file, 0, os.SEEK_CUR)
        if layer.fails_at == len(layer.asked) and layer.way == "short":
            layer.fails("write")
            raw = raw[: len(raw) // 2]
        else:
            refuse("write", opened[file][1])
        layer.note(Change("write", file=opened[file][0], at=at, data=raw))
        return int(real["write"](file, raw))

    def close(file: int) -> None:
        opened.pop(file, None)
        real["close"](file)

    def fsync(file: int) -> None:
        if file not in opened:
            real["fsync"](file)
            return
        number, name = opened[file]
        refuse("sync" if number else "sync folder", name)
        layer.note(Change("sync", name, number, folder=not number))

    def replace(path: Any, to: Any) -> None:
        name, target = os.fsdecode(path), os.fsdecode(to)
        if not layer.sees(name):
            real["replace"](path, to)
            return
        refuse("rename", name)
        real["replace"](path, to)
        layer.note(Change("rename", name, layer.names[name], to=target))

    def link(path: Any, to: Any, **more: Any) -> None:
        name, target = os.fsdecode(path), os.fsdecode(to)
        if not layer.sees(name):
            real["link"](path, to, **more)
            return
        refuse("link", name)
        real["link"](path, to, **more)
        layer.note(Change("link", name, layer.names[name], to=target))

    def unlink(path: Any, **more: Any) -> None:
        name = os.fsdecode(path)
        if layer.sees(name) and os.path.exists(name):
            refuse("unlink", name)
            real["unlink"](path, **more)
            layer.note(Change("unlink", name))
        else:
            real["unlink"](path, **more)

    def mkdir(path: Any, *args: Any, **more: Any) -> None:
        name = os.fsdecode(path)
        if layer.sees(name) and os.path.isdir(os.path.dirname(name)) and not os.path.exists(name):
            refuse("mkdir", name)
            real["mkdir"](path, *args, **more)
            layer.note(Change("mkdir", name))
        else:
            real["mkdir"](path, *args, **more)

    def lock(file: int, how: int) -> None:
        if file in opened:
            refuse("lock", opened[file][1])
        flock(file, how)

    changed = {"open": open_, "write": write, "close": close, "fsync": fsync, "replace": replace, "rename": replace}
    for name, function in {**changed, "link": link, "unlink": unlink, "mkdir": mkdir}.items():
        patch.setattr(os, name, function)
    patch.setattr(fcntl, "flock", lock)


@contextmanager
def layered() -> Iterator[Layer]:
    """A layer below everything that is opened from now on."""
    sqlite = library()
    if sqlite is None:
        pytest.skip("the SQLite of this Python shows no functions to put a layer below")
    layer = Layer()
    below = _SqliteLayer(layer, sqlite)
    _ALIVE.append(below)
    below.register()
    try:
        with pytest.MonkeyPatch.context() as patch:
            _patch(layer, patch)
            yield layer
    finally:
        below.unregister()
    assert layer.odd == []
