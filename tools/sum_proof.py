"""Add up what `make proof` counted, into docs/promises.json, from which the pages about the promises are written.

`python tools/sum_proof.py FOLDER BEGAN WORKERS` reads FOLDER/counts.jsonl and writes FOLDER/counts.txt, one line per
property; BEGAN is when the proof began, in seconds. The words are in tools/promises.toml.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
import tomllib
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
FIGURES = DOCS / "promises.json"
PAGES = {"en": DOCS / "promises.md", "de": DOCS / "promises.de.md"}
Totals = dict[str, dict[str, float]]

WORDS = tomllib.loads((ROOT / "tools" / "promises.toml").read_text("utf-8"))


def summed(lines: list[str]) -> Totals:
    """Return the totals by name."""
    totals: Totals = {}
    for line in lines:
        found = json.loads(line)
        total = totals.setdefault(found.pop("name"), {})
        for fact, value in found.items():
            if isinstance(value, (int, float)):
                total[fact] = total.get(fact, 0) + value if fact not in ("iterations", "actions_each") else value
    return dict(sorted(totals.items()))


def as_text(totals: Totals) -> str:
    """One line per property."""
    rows = []
    for name, total in totals.items():
        facts = "".join(f", {fact} {value:,}" for fact, value in sorted(total.items()) if fact != "n")
        rows.append(f"{total['n']:>9,}  {name}{facts}")
    return "\n".join(rows) + "\n"


def number(value: float, language: str) -> str:
    """A count as people write it."""
    text = f"{value:,.0f}"
    return text.replace(",", ".") if language == "de" else text


def figure(wanted: dict[str, str], totals: Totals, language: str) -> str:
    """One row of a promise."""
    its = [total for name, total in totals.items() if re.fullmatch(wanted["counts"], name)]
    if not its:
        return f"| {WORDS['page'][language]['missing']} | {wanted[language]} |"
    text = number(sum(total["n"] for total in its), language)
    if also := wanted.get("also"):
        text += f" ({number(sum(total.get(also, 0) for total in its), language)})"
    return f"| {text} | {wanted[language]} |"


def page(language: str) -> str:
    """The page about the promises."""
    frame = WORDS["page"][language]
    found: dict[str, Any] = json.loads(FIGURES.read_text("utf-8")) if FIGURES.exists() else {}
    counted = frame["counted"].format(**found) if found else frame["never"]
    parts = [frame["title"], "", frame["other"], "", frame["about"], "", counted]
    # What a person has to add about the run, by language.
    parts += ["", found["note"][language]] if "note" in found else []
    for at, promise in enumerate(WORDS["promise"], 1):
        parts += ["", f"## {at}. {promise['title'][language]}", "", promise["text"][language], "", frame["figure"]]
        parts += [figure(one, found.get("counts", {}), language) for one in promise["figure"]]
        parts += ["", f"{frame['shown']}: `{promise['shown']}`"]
    return "\n".join(parts) + "\n"


def main() -> None:
    """Add up, and write everything."""
    folder, began, workers = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    totals = summed((folder / "counts.jsonl").read_text("utf-8").splitlines())
    (folder / "counts.txt").write_text(as_text(totals), "utf-8")
    said = subprocess.run(["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True)
    minutes = round((time.time() - began) / 60)
    facts = {"date": f"{datetime.now(UTC):%Y-%m-%d}", "commit": said.stdout.strip() or "?", "minutes": minutes}
    found = {**facts, "workers": workers, "counts": totals}
    FIGURES.write_text(json.dumps(found, indent=1, sort_keys=True) + "\n", "utf-8")
    for language, file in PAGES.items():
        file.write_text(page(language), "utf-8")
    print(as_text(totals), end="")
    print(f"{minutes} minutes; docs/promises.md")


if __name__ == "__main__":
    main()
