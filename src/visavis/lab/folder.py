"""The folder of a run: chunks written atomically, their range of games in the file name."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import msgspec

from visavis.core import Refusal
from visavis.core.budget import FOREIGN, foreign, spend
from visavis.lab.cells import FORMAT, RunCell

CELL = "cell.json"
_NAME = re.compile(r"([a-z]+)-(\d{9})-(\d{9})\.parquet")


class Chunk(NamedTuple):
    """A file with the games of a cell from `first` to `last` - 1."""

    kind: str
    first: int
    last: int

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"{self.kind}-{self.first:09}-{self.last:09}.parquet"


class Span(NamedTuple):
    """A range of games to be played, and the tables they are missing from."""

    first: int
    last: int
    kinds: tuple[str, ...]


def _size(chunks: Iterable[Chunk]) -> int:
    return sum(chunk.last - chunk.first for chunk in chunks)


class Folder:
    """A folder with the cells of one game under one version of its rules."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def cells(self) -> dict[str, RunCell]:
        """Return the stored cells by folder name. Raises Refusal if one cannot be read."""
        cells = {}
        try:
            for file in sorted(self.path.glob(f"*/{CELL}")):
                cells[file.parent.name] = read_cell(file)
        except OSError as wrong:
            raise refusal_of(wrong, self.path) from None
        return cells

    def read(self) -> dict[str, RunCell]:
        """Return the cells with chunks. Raises Refusal if there is no folder or no chunk."""
        if not self.path.is_dir():
            raise Refusal("lab.no_folder", path=str(self.path))
        cells = {name: cell for name, cell in self.cells().items() if self.chunks(name)}
        if not cells:
            raise Refusal("lab.no_run", path=str(self.path))
        return cells

    def chunks(self, name: str) -> list[Chunk]:
        """Return the chunks of a cell, sorted."""
        chunks = []
        with suppress(FileNotFoundError):
            for entry in os.scandir(self.path / name):
                if matched := _NAME.fullmatch(entry.name):
                    chunks.append(Chunk(matched[1], int(matched[2]), int(matched[3])))
        return sorted(chunks)

    def files(self, name: str, kind: str) -> list[Path]:
        """Return the files of a cell with one kind of table; overlapping chunks are skipped."""
        return [self.path / name / chunk.name for chunk in self._in_order(name, kind)]

    def _in_order(self, name: str, kind: str) -> list[Chunk]:
        # The longest first: what it was joined from may still be there.
        chunks, end = [], 0
        for chunk in sorted(self.chunks(name), key=lambda chunk: (chunk.first, -chunk.last)):
            if chunk.kind == kind and chunk.first >= end:
                chunks.append(chunk)
                end = chunk.last
        return chunks

    def join(self, cell: RunCell, kind: str, least: int, together: Callable[[Sequence[bytes]], bytes]) -> None:
        """Join adjacent chunks of fewer than `least` games into files of at least as many, where there are enough.

        Whenever it is killed, every game is still there: the joined file is written before the others are removed.
        """
        group: list[Chunk] = []
        for chunk in (*self._in_order(cell.folder, kind), None):
            small = chunk is not None and chunk.last - chunk.first < least
            if group and (not small or chunk is None or chunk.first != group[-1].last or _size(group) >= least):
                self._join(cell, group, together)
                group = []
            if small and chunk is not None:
                group.append(chunk)

    def _join(self, cell: RunCell, chunks: Sequence[Chunk], together: Callable[[Sequence[bytes]], bytes]) -> None:
        whole = Chunk(chunks[0].kind, chunks[0].first, chunks[-1].last)
        folder = self.path / cell.folder
        if len(chunks) > 1:
            with _told(self.path):
                data = [(folder / chunk.name).read_bytes() for chunk in chunks]
            self._write(cell, whole.name, together(data))
        for chunk in self.chunks(cell.folder):
            inside = chunk.kind == whole.kind and whole.first <= chunk.first and chunk.last <= whole.last
            if inside and chunk != whole:
                with suppress(OSError):
                    (folder / chunk.name).unlink()

    def missing(self, cell: RunCell, games: int, kinds: Iterable[str], chunk: int) -> Iterator[Span]:
        """Iterate over the missing games of a cell, in spans of at most `chunk` games."""
        there = self.chunks(cell.folder)
        edges = {0, games, *range(0, games, chunk)}
        edges |= {edge for stored in there for edge in (stored.first, stored.last) if edge < games}
        bounds = sorted(edges)
        covered = {kind: [stored for stored in there if stored.kind == kind] for kind in kinds}
        for first, last in pairwise(bounds):
            lacking = tuple(
                kind
                for kind, chunks in covered.items()
                if not any(stored.first <= first and last <= stored.last for stored in chunks)
            )
            if lacking:
                yield Span(first, last, lacking)

    def begin(self, cells: Iterable[RunCell]) -> None:
        """Create the folders of cells. Raises Refusal if the folder contains another game or other rules."""
        wanted = list(cells)
        for other in self.cells().values():
            if other.game != wanted[0].game:
                raise Refusal("lab.other_game", path=str(self.path), given=other.game, expected=wanted[0].game)
            if other.rules != wanted[0].rules:
                raise Refusal("lab.other_rules", path=str(self.path), given=other.rules, expected=wanted[0].rules)
        for cell in wanted:
            with _told(self.path):
                (self.path / cell.folder).mkdir(parents=True, exist_ok=True)
            if not (self.path / cell.folder / CELL).exists():
                self._write(cell, CELL, msgspec.json.encode(cell, order="deterministic"))

    def keep(self, cell: RunCell, chunk: Chunk, data: bytes) -> None:
        """Write a chunk atomically."""
        self._write(cell, chunk.name, data)

    def _write(self, cell: RunCell, name: str, data: bytes) -> None:
        folder = self.path / cell.folder
        half = folder / f".{name}.{os.getpid()}"
        with _told(self.path):
            try:
                with half.open("wb") as file:
                    file.write(data)
                    file.flush()
                    os.fsync(file.fileno())
                half.replace(folder / name)
            except BaseException:
                with suppress(OSError):
                    half.unlink(missing_ok=True)
                raise


class _told:
    """Context manager: convert an OSError into a Refusal."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, wrong: BaseException | None, trace: object) -> None:
        if isinstance(wrong, OSError):
            raise refusal_of(wrong, self.path) from None


def refusal_of(wrong: OSError, path: Path) -> Refusal:
    """Return the Refusal of a folder that cannot be used."""
    if wrong.errno in (errno.ENOSPC, errno.EDQUOT):
        return Refusal("lab.full", path=str(path))
    return Refusal("lab.folder", path=str(path), says=wrong.strerror or type(wrong).__name__)


class _Form(msgspec.Struct):
    format: int


def read_cell(file: Path) -> RunCell:
    """Load the cell of a folder. Raises Refusal if it is damaged or has another format version."""
    with foreign(), file.open("rb") as opened:
        raw = opened.read((FOREIGN.bytes or 0) + 1)
        spend("bytes", len(raw))
    try:
        form = msgspec.json.decode(raw, type=_Form).format
        if form != FORMAT:
            raise Refusal("lab.format", path=str(file.parent), given=form, expected=FORMAT)
        return msgspec.json.decode(raw, type=RunCell)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Refusal("lab.damaged", path=str(file)) from None
