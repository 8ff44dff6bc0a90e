"""Draw a learning curve: a file of JSON lines with `steps` and `share` becomes an SVG picture beside it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from visavis.lab import charts

STYLE = "svg{font:12px sans-serif;background:#fff}.small{font-size:11px}.grid{stroke:#000;opacity:.15}"


def draw(file: Path) -> Path:
    """Draw the share of wins in percent over the steps in thousands, and return the path of the picture."""
    rows = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    points = [(row["steps"] / 1000, 100 * row["share"]) for row in rows]
    picture = file.with_suffix(".svg")
    title = f"{file.stem}: % of games won against random, over thousands of steps"
    drawn = charts.lines({file.stem: points}, title)
    picture.write_text(drawn.replace("</svg>", f"<style>{STYLE}</style></svg>"), "utf-8")
    return picture


if __name__ == "__main__":
    print(draw(Path(sys.argv[1])))
