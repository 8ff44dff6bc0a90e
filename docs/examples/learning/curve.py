"""Draw a learning curve: a file of JSON lines with `steps` and `share` becomes an SVG picture beside it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from visavis.lab import charts
from visavis.lab.statistics import share

STYLE = "svg{font:12px sans-serif;background:#fff}.small{font-size:11px}.grid{stroke:#000;opacity:.15}"


def draw(file: Path, games: int) -> Path:
    """Draw the share of wins over the steps in thousands, with its interval, and return the path of the picture."""
    rows = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    points, bounds = [], []
    for row in rows:
        steps, won = row["steps"] / 1000, share(row["share"] * games, games)
        points.append((steps, 100 * won.value))
        bounds.append((steps, 100 * won.low, 100 * won.high))
    title = f"{file.stem}: games won against random (95 % interval of {games}), over thousands of steps"
    drawn = charts.lines({title: points}, title, shown=lambda value: f"{value:.0f} %", bands={title: bounds})
    picture = file.with_suffix(".svg")
    picture.write_text(drawn.replace("</svg>", f"<style>{STYLE}</style></svg>"), "utf-8")
    return picture


if __name__ == "__main__":
    print(draw(Path(sys.argv[1]), int(sys.argv[2])))
