"""The user's own texts: card packs and bots, as files in folders beside the games."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from visavis.core.refusal import Refusal
from visavis.store import durable

FOLDERS = {"pack": "packs", "bot": "bots"}
_NAME = re.compile(r"[\w][\w .+-]{0,79}")
_LARGEST = 4_000_000


def read(folder: Path) -> Mapping[tuple[str, str], str]:
    """Return all texts by kind and name; files that are no text are ignored."""
    texts = {}
    for kind, below in FOLDERS.items():
        for file in sorted((folder / below).iterdir()) if (folder / below).is_dir() else ():
            if _NAME.fullmatch(file.name) and file.is_file() and file.stat().st_size <= _LARGEST:
                try:
                    texts[kind, file.name] = file.read_text("utf-8")
                except UnicodeDecodeError:
                    continue
    return texts


def _path(folder: Path, kind: str, name: str) -> Path:
    if kind not in FOLDERS or not _NAME.fullmatch(name):
        raise Refusal("bundle.name", given=f"{kind} {name}"[:60])
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
