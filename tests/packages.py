"""Packages of somebody else, written into a folder of their own and installed by it: no network, no pip."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from visavis.library import installed


def describe(folder: Path, name: str, entry: str) -> None:
    """What an installer writes beside a package: its name and its entry point."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[visavis.games]\n{entry}\n")


@contextmanager
def found_in(folder: Path) -> Iterator[None]:
    """The packages of a folder are installed."""
    before = set(sys.modules)
    sys.path.insert(0, str(folder))
    importlib.invalidate_caches()
    installed.cache_clear()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        for name in set(sys.modules) - before:
            if str(folder) in str(getattr(sys.modules[name], "__file__", None)):
                del sys.modules[name]
        installed.cache_clear()
