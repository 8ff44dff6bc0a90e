"""Bodies of POSTs: the token first, bounded memory over all connections, large ones in a temporary file.

Before the token was found, a body occupies at most `FIRST` bytes. Up to `SMALL` it is held in memory, beyond that in a
temporary file, of which there are at most `LARGE_AT_ONCE`. A connection itself buffers up to 320 kB (uvicorn).
"""

from __future__ import annotations

import mmap
import re
import tempfile
import threading
from collections.abc import AsyncGenerator, Iterator
from typing import IO
from urllib.parse import parse_qsl

from anyio import to_thread

FIRST = 64_000
"""Bytes at the start of a body within which the token has to be."""
SMALL = 1_000_000
"""Maximum size of a body that is held in memory."""
MOST_HELD = 32_000_000
"""Maximum number of bytes in memory over all bodies."""
LARGE_AT_ONCE = 2
"""Maximum number of larger bodies at the same time."""
OWN_HELD, OWN_LARGE = 8_000_000, 1
"""Parts of both that are kept for the computer itself, whatever other devices send."""
MOST_FIELDS = 500
"""Maximum number of fields of a query or a form."""
_MOST_TEXT = 4_000_000
"""Maximum size of the fields of a form that are no files."""
_MOST_HEAD = 4_000
"""Maximum size of the head of a part."""
FORM, MULTIPART = "application/x-www-form-urlencoded", "multipart/form-data"

Values = dict[str, tuple[str, ...]]


class TooLarge(Exception):
    """Raised for a POST that exceeds the maximum size."""


class Busy(Exception):
    """Raised if the memory or the temporary files for bodies are in use."""


class Allowance:
    """Memory and temporary files for the bodies of all connections together. Thread-safe."""

    def __init__(self, held: int = MOST_HELD, large: int = LARGE_AT_ONCE) -> None:
        self._held = held
        self._large = large
        self._lock = threading.Lock()

    @property
    def held(self) -> int:
        """Return the number of bytes that are still available."""
        return self._held

    def take(self, count: int, *, near: bool) -> None:
        """Reserve memory. Raises Busy if there is not enough."""
        with self._lock:
            if count > self._held - (0 if near else OWN_HELD):
                raise Busy
            self._held -= count

    def take_large(self, *, near: bool) -> None:
        """Reserve a temporary file. Raises Busy if all are in use."""
        with self._lock:
            if self._large <= (0 if near else OWN_LARGE):
                raise Busy
            self._large -= 1

    def give_back(self, count: int, *, large: bool) -> None:
        """Release what a body has reserved."""
        with self._lock:
            self._held += count
            self._large += large


ALLOWANCE = Allowance()
"""Allowance of this process; the servers for this computer and for the home network share it."""


class Body:
    """The body of one request, as a context manager: memory and file are released at its end."""

    def __init__(
        self,
        chunks: AsyncGenerator[bytes, None],
        kind: str,
        most: int,
        allowance: Allowance = ALLOWANCE,
        *,
        near: bool = True,
    ) -> None:
        self._chunks = chunks
        self._near = near
        self._kind, _, self._rest = kind.partition(";")
        self._kind = self._kind.strip().casefold()
        self._most = most
        self._allowance = allowance
        self._held = bytearray()
        self._file: IO[bytes] | None = None
        self._size = 0
        self._ended = False

    def __enter__(self) -> Body:
        return self

    def __exit__(self, *_: object) -> None:
        self._allowance.give_back(len(self._held), large=self._file is not None)
        self._held = bytearray()
        if self._file is not None:
            self._file.close()
            self._file = None

    async def token(self) -> str:
        """Return the token in the first 64 kB; an empty string if it is not there. Reads no more than is needed."""
        if self._kind not in (FORM, MULTIPART):
            return ""
        looked = -1
        while True:
            # Looked for again after twice as many bytes: a body that drips in costs no more than one that is poured.
            if self._ended or self._size >= FIRST or self._size > 2 * looked:
                if (found := self._token()) is not None:
                    return found
                if self._ended or self._size >= FIRST:
                    return ""
                looked = self._size
            await self._next()

    def _token(self) -> str | None:
        start = bytes(self._held[:FIRST])
        whole = self._ended and self._size <= FIRST
        if self._kind == FORM:
            field = re.search(rb"(?:\A|&)token=([^&]*)(&|\Z)", start)
            return field[1].decode("ascii", "replace") if field and (whole or field[2]) else None
        for name, file, content in _parts(start, self._rest, whole=whole):
            if name == "token" and not file:
                return content.decode("utf-8", "replace")
        return None

    async def form(self) -> tuple[Values, dict[str, bytes]]:
        """Read the rest, and return the fields and files. Raises TooLarge, Busy, or ValueError if it is malformed."""
        while not self._ended:
            await self._next()
        if self._file is None:
            return self._parsed(bytes(self._held))
        return await to_thread.run_sync(self._from_file, self._file)

    def _from_file(self, file: IO[bytes]) -> tuple[Values, dict[str, bytes]]:
        file.flush()
        with mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as content:
            return self._parsed(content)

    def _parsed(self, content: bytes | mmap.mmap) -> tuple[Values, dict[str, bytes]]:
        if self._kind == MULTIPART:
            return multipart(content, self._rest)
        return values(content[:].decode("utf-8")) if self._kind == FORM else {}, {}

    async def _next(self) -> None:
        try:
            chunk = await anext(self._chunks)
        except StopAsyncIteration:
            self._ended = True
            return
        self._size += len(chunk)
        if self._size > self._most:
            raise TooLarge
        if self._size <= SMALL:
            self._allowance.take(len(chunk), near=self._near)
            self._held += chunk
            return
        try:
            self._to_file(chunk)
        except OSError:  # No room left.
            raise Busy from None

    def _to_file(self, chunk: bytes) -> None:
        if self._file is None:
            self._allowance.take_large(near=self._near)
            try:
                self._file = tempfile.TemporaryFile()  # noqa: SIM115 - closed in __exit__
            except OSError:
                self._allowance.give_back(0, large=True)
                raise
            self._file.write(self._held)
            self._allowance.give_back(len(self._held), large=False)
            self._held = bytearray()
        self._file.write(chunk)


def values(text: str) -> Values:
    """Return the values of a query or a form by name. Raises ValueError if there are too many."""
    found: Values = {}
    for name, value in parse_qsl(text, keep_blank_values=True, max_num_fields=MOST_FIELDS, errors="replace"):
        found[name] = (*found.get(name, ()), value)
    return found


def multipart(body: bytes | mmap.mmap, rest: str) -> tuple[Values, dict[str, bytes]]:
    """Parse the fields and files of a multipart form (untrusted input). Raises ValueError if it is malformed."""
    fields: Values = {}
    files: dict[str, bytes] = {}
    room = _MOST_TEXT
    for name, file, content in _parts(body, rest, whole=True):
        if file:
            files[name] = content
            continue
        room -= len(content)
        if room < 0:
            raise TooLarge
        fields[name] = (*fields.get(name, ()), content.decode("utf-8"))
    return fields, files


def _parts(body: bytes | mmap.mmap, rest: str, *, whole: bool) -> Iterator[tuple[str, bool, bytes]]:
    """Yield name, whether it is a file, and content of each part; the last one only of a whole body."""
    boundary = re.search(r'boundary="?([\w\'()+,./:=?-]{1,70})"?', rest)
    if boundary is None:
        raise ValueError("no boundary")
    mark = b"\r\n--" + boundary[1].encode()
    if body[: len(mark) - 2] == mark[2:]:
        start = len(mark) - 2
    elif (before := body.find(mark)) >= 0:
        start = before + len(mark)
    else:
        return
    for _ in range(MOST_FIELDS):
        end = body.find(mark, start)
        last = end < 0
        if last and not whole:
            return
        end = len(body) if last else end
        blank = body.find(b"\r\n\r\n", start, end)
        if 0 <= blank <= start + _MOST_HEAD:
            head = body[start:blank]
            name = re.search(rb'[; ]name="([^"\r\n]*)"', head)
            if name is not None:
                yield name[1].decode("utf-8"), b"filename=" in head, body[blank + 4 : end]
        if last:
            return
        start = end + len(mark)
    raise ValueError("too many parts")
