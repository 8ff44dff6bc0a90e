"""Pictures as SVG in the text of a page: bars with intervals, lines. No script, nothing from elsewhere."""

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
"""How a page with pictures looks, in light and in the dark."""


def _text(x: float, y: float, text: str, anchor: str = "start", kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(text)}</text>'


def _svg(high: float, parts: Sequence[str], title: str) -> str:
    shape = f'viewBox="0 0 {WIDE} {high:.0f}" role="img" aria-label="{escape(title, quote=True)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {shape}>{"".join(parts)}</svg>'


def intervals(rows: Sequence[tuple[str, Estimate, str]], title: str, least: float = 0.0, most: float = 1.0) -> str:
    """A line for each row with its value as a dot and its interval as a bar; the value is written beside it."""
    span = (most - least) or 1
    across = WIDE - LEFT - RIGHT

    def place(value: float) -> float:
        return LEFT + across * (min(max(value, least), most) - least) / span

    parts = []
    high = ROW * len(rows) + 8
    marks = [least + span * part / 4 for part in range(5)]
    if least < 0 < most:
        marks.append(0.0)
    for value in marks:
        kind = "zero" if value == 0 else "grid"
        parts.append(f'<line x1="{place(value):.1f}" x2="{place(value):.1f}" y1="2" y2="{high - 4}" class="{kind}"/>')
    for at, (name, one, said) in enumerate(rows):
        y = ROW * at + ROW / 2 + 4
        low, up = place(one.low), place(one.high)
        colour = COLOURS[0]
        parts.append(_text(LEFT - 8, y + 4, name, "end"))
        bar = f'<rect x="{low:.1f}" y="{y - 4:.1f}" width="{max(up - low, 1):.1f}" height="8"'
        parts.append(f'{bar} fill="{colour}" opacity="0.3"/>')
        parts.append(f'<circle cx="{place(one.value):.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>')
        parts.append(_text(WIDE - RIGHT + 8, y + 4, said))
    return _svg(high, parts, title)


def bars(rows: Sequence[tuple[str, float, str]], title: str) -> str:
    """A bar for each row from 0 on; values below 0 go to the left."""
    most = max((value for _, value, _ in rows), default=1) or 1
    least = min(0.0, min((value for _, value, _ in rows), default=0.0))
    across = WIDE - LEFT - RIGHT
    zero = LEFT + across * -least / (most - least or 1)
    parts = []
    for at, (name, value, said) in enumerate(rows):
        y = ROW * at + 4
        wide = across * abs(value) / (most - least or 1)
        x = zero if value >= 0 else zero - wide
        parts.append(_text(LEFT - 8, y + 14, name, "end"))
        parts.append(f'<rect x="{x:.1f}" y="{y + 3}" width="{wide:.1f}" height="{ROW - 8}" fill="{COLOURS[0]}"/>')
        parts.append(_text(WIDE - RIGHT + 8, y + 14, said))
    return _svg(ROW * len(rows) + 8, parts, title)


_HIGH = 220
_INNER = (44, WIDE - 230, 12, _HIGH - 26)


def lines(series: Mapping[str, Sequence[tuple[float, float]]], title: str, filled: bool = False) -> str:
    """Lines over one scale, with their names at the side."""
    points = [point for its in series.values() for point in its]
    if not points:
        return ""
    x0, x1, y0, y1 = _INNER
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    low, up = min(0.0, min(y for _, y in points)), max(y for _, y in points) or 1

    def place(x: float, y: float) -> tuple[float, float]:
        return x0 + (x1 - x0) * (x - left) / ((right - left) or 1), y1 - (y1 - y0) * (y - low) / ((up - low) or 1)

    parts = []
    for part in range(5):
        value = low + (up - low) * part / 4
        y = place(left, value)[1]
        parts.append(f'<line x1="{x0}" x2="{x1}" y1="{y:.1f}" y2="{y:.1f}" class="grid"/>')
        parts.append(_text(x0 - 6, y + 4, f"{value:.0f}" if up > 4 else f"{value:.2f}", "end", "small"))
    steps = range(5) if right - left >= 4 else range(0, 5, 4)
    for part in dict.fromkeys(round(left + (right - left) * step / 4) for step in steps):
        parts.append(_text(place(part, low)[0], y1 + 18, f"{part}", "middle", "small"))
    for at, (name, its) in enumerate(series.items()):
        colour = COLOURS[at % len(COLOURS)]
        way = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*point) for point in its))
        if filled and its:
            ends = place(its[-1][0], low), place(its[0][0], low)
            area = f"{way} " + " ".join(f"{x:.1f},{y:.1f}" for x, y in ends)
            parts.append(f'<polygon points="{area}" fill="{colour}" opacity="0.15"/>')
        parts.append(f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<rect x="{x1 + 10}" y="{y0 + 18 * at}" width="12" height="12" fill="{colour}"/>')
        parts.append(_text(x1 + 28, y0 + 11 + 18 * at, name, "start", "small"))
    return _svg(_HIGH, parts, title)
