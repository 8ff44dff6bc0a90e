"""Long runs that can be stopped: what is done is kept line by line, and a run goes on from there."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any


def rows(file: Path) -> Iterator[dict[str, Any]]:
    """What was kept; nothing where there is no file yet."""
    if file.exists():
        for line in file.read_text("utf-8").splitlines():
            try:
                yield json.loads(line)
            except ValueError:
                # The line that was being written when the run was stopped.
                continue


def keep(file: Path, row: Mapping[str, Any]) -> None:
    """Write down what is done; a line that was cut off before it stays a line of its own."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a+b") as kept:
        cut_off = False
        if kept.seek(0, 2):
            kept.seek(-1, 2)
            cut_off = kept.read(1) != b"\n"
        kept.write(b"\n" * cut_off + json.dumps(row, separators=(",", ":")).encode() + b"\n")
