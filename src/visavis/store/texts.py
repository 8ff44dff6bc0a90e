"""The user's own texts: card packs and bots, as files in folders beside the games."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from visavis.core.saves.format import LARGEST_TEXT, TEXT_NAME, check_name
from visavis.store import durable

FOLDERS = {"pack": "packs", "bot": "bots"}


def read(folder: Path) -> Mapping[tuple[str, str], str]:
    """Return all texts by kind and name; files that are no text are ignored."""
    texts = {}
    for kind, below in FOLDERS.items():
        for file in sorted((folder / below).iterdir()) if (folder / below).is_dir() else ():
            if TEXT_NAME.fullmatch(file.name) and file.is_file() and file.stat().st_size <= LARGEST_TEXT:
                try:
                    texts[kind, file.name] = file.read_text("utf-8")
                except UnicodeDecodeError:
                    continue
    return texts


def _path(folder: Path, kind: str, name: str) -> Path:
    check_name(kind, name)
    below = folder / FOLDERS[kind]
    durable.make_folder(below)
    return below / name


def replace(folder: Path, kind: str, name: str, text: str) -> None:
    """Replace a file atomically. Raises Refusal for an invalid name."""
    # The temporary name, which begins with a dot, is no valid name of a text.
    durable.replace(_path(folder, kind, name), text.encode())


def write(folder: Path, kind: str, name: str, text: str) -> None:
    """Create a file; an existing one is never overwritten. Raises Refusal for an invalid name."""
    durable.create(_path(folder, kind, name), text.encode())


def remove(folder: Path, kind: str, name: str) -> None:
    """Remove a file that was created a moment ago; without effect if it is gone already."""
    _path(folder, kind, name).unlink(missing_ok=True)
