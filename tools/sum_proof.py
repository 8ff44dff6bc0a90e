"""Add up what `make proof` counted: one line per property."""

from __future__ import annotations

import json
import sys
from pathlib import Path


def summed(lines: list[str]) -> str:
    """The totals, by name."""
    totals: dict[str, dict[str, int | float]] = {}
    for line in lines:
        found = json.loads(line)
        total = totals.setdefault(found.pop("name"), {})
        for fact, value in found.items():
            if isinstance(value, (int, float)):
                total[fact] = total.get(fact, 0) + value if fact not in ("iterations", "actions_each") else value
    rows = []
    for name, total in sorted(totals.items()):
        count = total.pop("n")
        facts = "".join(f", {fact} {value:,}" for fact, value in sorted(total.items()))
        rows.append(f"{count:>9,}  {name}{facts}")
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    text = summed((folder / "counts.jsonl").read_text("utf-8").splitlines())
    (folder / "counts.txt").write_text(text, "utf-8")
    print(text, end="")
