"""What the program prints with `--json`: one document of plain values (`visavis.plain`)."""

from __future__ import annotations

import json
import sys


def write_json(value: object) -> None:
    """One document on standard output and nothing else."""
    text = json.dumps(value, ensure_ascii=False, indent=2) + "\n"
    sys.stdout.flush()
    sys.stdout.buffer.write(text.encode("utf-8", "replace"))
    sys.stdout.buffer.flush()
