"""Charts as inline SVG: bars with intervals, lines. No script, no external resources."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from visavis.lab.statistics import Estimate

WIDE, ROW, LEFT, RIGHT = 760, 22, 240, 140
COLOURS = ("#2b6cb0", "#c05621", "#2f855a", "#6b46c1", "#b83280", "#4a5568", "#975a16", "#285e61")

STYLE = """
:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
svg{width:100%;height:auto;font:12px system-ui,sans-serif}text{fill:currentColor}.small{font-size:11px;opacity:.8}
.grid{stroke:currentColor;opacity:.15}.zero{stroke:currentColor;opacity:.6}table{border-collapse:collapse;font-size:.85rem}
td,th{border-bottom:1px solid #8884;padding:.2rem .6rem .2rem 0;text-align:left;vertical-align:top}
.wide{overflow-x:auto}.who{border-left:4px solid #2b6cb0;padding-left:.8rem}h2{margin-top:2.5rem}summary{cursor:pointer}
"""
"""Style sheet of a page with charts, for light and dark mode."""


def _text(x: float, y: float, text: str, anchor: str = "start", kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(text)}</text>'


def _svg(high: float, parts: Sequence[str], title: str) -> str:
    shape = f'viewBox="0 0 {WIDE} {high:.0f}" role="img" aria-label="{escape(title, quote=True)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {shape}>{"".join(parts)}</svg>'


def intervals(rows: Sequence[tuple[str, Estimate, str]], title: str, least: float = 0.0, most: float = 1.0) -> str:
    """Draw one line per row: its value as a dot, its interval as a bar, and its label."""
    span = (most - least) or 1
    across = WIDE - LEFT - RIGHT

    def place(value: float) -> float:
        return LEFT + across * (min(max(value, least), most) - least) / span

    parts = []
    high = ROW * len(rows) + 8
    marks = [least + span * quarter / 4 for quarter in range(5)]
    if least < 0 < most:
        marks.append(0.0)
    for value in marks:
        kind = "zero" if value == 0 else "grid"
        parts.append(f'<line x1="{place(value):.1f}" x2="{place(value):.1f}" y1="2" y2="{high - 4}" class="{kind}"/>')
    for index, (name, estimate, label) in enumerate(rows):
        y = ROW * index + ROW / 2 + 4
        low, up = place(estimate.low), place(estimate.high)
        colour = COLOURS[0]
        parts.append(_text(LEFT - 8, y + 4, name, "end"))
        bar = f'<rect x="{low:.1f}" y="{y - 4:.1f}" width="{max(up - low, 1):.1f}" height="8"'
        parts.append(f'{bar} fill="{colour}" opacity="0.3"/>')
        parts.append(f'<circle cx="{place(estimate.value):.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>')
        parts.append(_text(WIDE - RIGHT + 8, y + 4, label))
    return _svg(high, parts, title)


def bars(rows: Sequence[tuple[str, float, str]], title: str) -> str:
    """Draw one bar per row, starting at 0; negative values extend to the left."""
    most = max((value for _, value, _ in rows), default=1) or 1
    least = min(0.0, min((value for _, value, _ in rows), default=0.0))
    across = WIDE - LEFT - RIGHT
    zero = LEFT + across * -least / (most - least or 1)
    parts = []
    for index, (name, value, label) in enumerate(rows):
        y = ROW * index + 4
        wide = across * abs(value) / (most - least or 1)
        x = zero if value >= 0 else zero - wide
        parts.append(_text(LEFT - 8, y + 14, name, "end"))
        parts.append(f'<rect x="{x:.1f}" y="{y + 3}" width="{wide:.1f}" height="{ROW - 8}" fill="{COLOURS[0]}"/>')
        parts.append(_text(WIDE - RIGHT + 8, y + 14, label))
    return _svg(ROW * len(rows) + 8, parts, title)


_HIGH = 220
_INNER = (44, WIDE - 230, 12, _HIGH - 26)


def lines(series: Mapping[str, Sequence[tuple[float, float]]], title: str, filled: bool = False) -> str:
    """Draw lines with a common scale and a legend; an empty string without points."""
    points = [point for line_points in series.values() for point in line_points]
    if not points:
        return ""
    x0, x1, y0, y1 = _INNER
    first_x, last_x = min(x for x, _ in points), max(x for x, _ in points)
    low, up = min(0.0, min(y for _, y in points)), max(y for _, y in points) or 1
    span_x, span_y = (last_x - first_x) or 1, (up - low) or 1

    def place(x: float, y: float) -> tuple[float, float]:
        return x0 + (x1 - x0) * (x - first_x) / span_x, y1 - (y1 - y0) * (y - low) / span_y

    parts = []
    for quarter in range(5):
        value = low + (up - low) * quarter / 4
        y = place(first_x, value)[1]
        parts.append(f'<line x1="{x0}" x2="{x1}" y1="{y:.1f}" y2="{y:.1f}" class="grid"/>')
        parts.append(_text(x0 - 6, y + 4, f"{value:.0f}" if up > 4 else f"{value:.2f}", "end", "small"))
    steps = range(5) if last_x - first_x >= 4 else range(0, 5, 4)
    for tick in dict.fromkeys(round(first_x + (last_x - first_x) * step / 4) for step in steps):
        parts.append(_text(place(tick, low)[0], y1 + 18, f"{tick}", "middle", "small"))
    for index, (name, line_points) in enumerate(series.items()):
        colour = COLOURS[index % len(COLOURS)]
        way = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*point) for point in line_points))
        if filled and line_points:
            ends = place(line_points[-1][0], low), place(line_points[0][0], low)
            area = f"{way} " + " ".join(f"{x:.1f},{y:.1f}" for x, y in ends)
            parts.append(f'<polygon points="{area}" fill="{colour}" opacity="0.15"/>')
        parts.append(f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<rect x="{x1 + 10}" y="{y0 + 18 * index}" width="12" height="12" fill="{colour}"/>')
        parts.append(_text(x1 + 28, y0 + 11 + 18 * index, name, "start", "small"))
    return _svg(_HIGH, parts, title)
