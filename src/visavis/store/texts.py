"""The user's own texts: card packs and bots, as files in folders beside the games."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from visavis.core.saves.format import LARGEST_TEXT, TEXT_NAME, check_name

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
    below.mkdir(exist_ok=True, mode=0o700)
    return below / name


def replace(folder: Path, kind: str, name: str, text: str) -> None:
    """Replace a file atomically. Raises Refusal for an invalid name."""
    path = _path(folder, kind, name)
    # The temporary name is no valid name of a text.
    new = path.with_name(f".{name}.{os.getpid()}")
    new.unlink(missing_ok=True)
    _create(new, text)
    os.replace(new, path)


def write(folder: Path, kind: str, name: str, text: str) -> None:
    """Create a file; an existing one is never overwritten. Raises Refusal for an invalid name."""
    _create(_path(folder, kind, name), text)


def remove(folder: Path, kind: str, name: str) -> None:
    """Remove a file that was created a moment ago; without effect if it is gone already."""
    _path(folder, kind, name).unlink(missing_ok=True)


def _create(path: Path, text: str) -> None:
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(file, "w", encoding="utf-8", newline="\n") as opened:
            opened.write(text)
    except BaseException:
        path.unlink(missing_ok=True)
        raise
