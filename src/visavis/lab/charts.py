"""Charts as inline SVG: dots with intervals, lines. No script, no external resources."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from html import escape

from visavis.lab.statistics import Estimate

WIDE, ROW, LINE = 760, 20, 14
_HIGHEST = 420
"""Height at which a chart goes on in another picture."""
_TOGETHER = 8
"""Rows of a group that stay in one picture."""
_LETTER = 6.7
"""Mean width of a letter at 12 pixels, for the room of labels."""
COLOURS = ("#2b6cb0", "#c05621", "#2f855a", "#6b46c1", "#b83280", "#4a5568", "#975a16", "#285e61")

STYLE = """
:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
svg{width:100%;height:auto;font:12px system-ui,sans-serif}text{fill:currentColor}.small{font-size:11px;opacity:.8}
.head{paint-order:stroke;stroke:Canvas;stroke-width:5px}@media screen{.wide svg{min-width:40rem}}
.grid{stroke:currentColor;opacity:.15}.zero{stroke:currentColor;opacity:.6}table{border-collapse:collapse;font-size:.85rem}
td,th{border-bottom:1px solid #8884;padding:.2rem .6rem .2rem 0;text-align:left;vertical-align:top}
.number,th.right{text-align:right}.number{white-space:nowrap}
.wide{overflow-x:auto}.who{border-left:4px solid #2b6cb0;padding-left:.8rem}h2{margin-top:2.5rem}summary{cursor:pointer}
@page{size:A4;margin:15mm}
@media print{:root{color-scheme:light}body{font-size:10pt;max-width:none;margin:0;padding:0}table{font-size:8pt}
svg,tr,p,.short{break-inside:avoid}h2,h3,h2+p{break-after:avoid}.wide{overflow:visible}thead{display:table-header-group}
details:not([open]){display:none}}
"""
"""Style sheet of a page with charts, for light and dark mode, and for A4 paper."""


def _text(x: float, y: float, text: str, anchor: str = "start", kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(text)}</text>'


def scrolled(picture: str) -> str:
    """Return a chart in a box that scrolls where the screen is narrower than it can be read."""
    return f'<div class="wide">{picture}</div>'


def _svg(high: float, parts: Sequence[str], title: str) -> str:
    shape = f'viewBox="0 0 {WIDE} {high:.0f}" role="img" aria-label="{escape(title, quote=True)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {shape}>{"".join(parts)}</svg>'


def ticks(least: float, most: float, whole: bool = False) -> list[float]:
    """Return round values between two bounds, up to about eight; `whole` numbers all of them, as long as they fit.

    >>> ticks(0, 149), ticks(1, 4, whole=True), ticks(0, 0.05)
    ([0.0, 20.0, 40.0, 60.0, 80.0, 100.0, 120.0, 140.0], [1.0, 2.0, 3.0, 4.0], [0.0, 0.01, 0.02, 0.03, 0.04, 0.05])
    """
    span = (most - least) or 1.0
    if whole and span <= 24:
        return [float(value) for value in range(math.ceil(least), math.floor(most) + 1)]
    power = 10.0 ** math.floor(math.log10(span / 8))
    step = next(power * factor for factor in (1, 2, 5, 10) if span / (power * factor) <= 8)
    step = max(1.0, step) if whole else step
    first = math.ceil(least / step - 1e-9)
    return [round(index * step, 10) + 0.0 for index in range(first, math.floor(most / step + 1e-9) + 1)]


def tick_label(value: float, every: Sequence[float]) -> str:
    """Return a tick with as many digits as its neighbours need.

    >>> tick_label(0.01, [0.0, 0.005, 0.01]), tick_label(20.0, [0.0, 20.0])
    ('0.010', '20')
    """
    step = abs(every[1] - every[0]) if len(every) > 1 else 1.0
    return f"{value:.{max(0, -math.floor(math.log10(step) + 1e-9))}f}"


def wrapped(text: str, letters: int, most: int = 3) -> list[str]:
    """Return a label in lines of so many letters; only what does not fit into the last line is cut.

    >>> wrapped("one two three", 7), wrapped("one two three four", 4, 2)
    (['one two', 'three'], ['one', 'two…'])
    """
    lines = [""]
    for word in text.split():
        if len(lines[-1]) + len(word) + bool(lines[-1]) <= letters or not lines[-1]:
            lines[-1] = f"{lines[-1]} {word}".strip()
        else:
            lines.append(word)
    shown = lines[:most]
    if len(lines) > most:
        shown[-1] += "…"
    return [line if len(line) <= letters + 1 else f"{line[: letters - 1]}…" for line in shown]


Row = tuple[str, Estimate, str]
"""A row of a chart: its name, its value with the interval, and both as text."""


def intervals(
    rows: Sequence[Row],
    title: str,
    least: float | None = 0.0,
    most: float | None = 1.0,
    shown: Callable[[float], str] | None = None,
) -> str:
    """Draw one line per row, as `groups` does, without groups."""
    return groups([("", [row]) for row in rows], title, least, most, shown) if rows else ""


def groups(
    grouped: Sequence[tuple[str, Sequence[Row]]],
    title: str,
    least: float | None = 0.0,
    most: float | None = 1.0,
    shown: Callable[[float], str] | None = None,
) -> str:
    """Draw rows in groups, one below the other: a value as a dot, its interval as a bar, its label beside it.

    Many rows are several pictures with the same axis, so that none is larger than a page of paper.
    The rows of a group have the colours of their names. Without bounds the axis reaches as far as the intervals.
    `shown` formats the numbers of the axis.
    """
    every = [row for _, rows in grouped for row in rows]
    if not every:
        return ""
    if all(head and len(rows) == 1 for head, rows in grouped) and len({name for name, _, _ in every}) == 1:
        # A single setting needs no groups.
        grouped = [("", [(head, by, label)]) for head, [(_, by, label)] in grouped]
        every = [row for _, rows in grouped for row in rows]
    finite = [bound for _, by, _ in every for bound in (by.value, by.low, by.high) if math.isfinite(bound)]
    least = min(0.0, *finite) if least is None else least
    most = (max(0.0, *finite) or 1.0) if most is None else most
    names = list(dict.fromkeys(name for name, _, _ in every))
    heads = any(head for head, _ in grouped)
    right = max(len(label) for _, _, label in every) * _LETTER + 16
    left = min(300.0, max(map(len, names)) * _LETTER + 24)
    place = _scale(left, WIDE - right, least, most)
    pictures: list[str] = []
    parts: list[str] = []
    y = 6.0
    for head, rows in grouped:
        lines = wrapped(head, int((WIDE - right) / _LETTER), 2) if head else []
        if parts and y + LINE * len(lines) + ROW * min(len(rows), _TOGETHER) > _HIGHEST:
            pictures.append(_with_axis(parts, y, place, (least, most), title, shown))
            parts, y = [], 6.0
        for line in lines:
            parts.append(_text(0, y + 11, line, "start", "head"))
            y += LINE
        for name, estimate, label in rows:
            if y > _HIGHEST:
                pictures.append(_with_axis(parts, y, place, (least, most), title, shown))
                parts, y = [], 6.0
            colour = COLOURS[names.index(name) % len(COLOURS)] if heads else COLOURS[0]
            drawn, high = _row(y, (name, estimate, label), left, place, WIDE - right, colour)
            parts.append(drawn)
            y += high
        y += 4 if heads else 0
    return "".join([*pictures, _with_axis(parts, y, place, (least, most), title, shown)])


def _with_axis(
    rows: Sequence[str],
    y: float,
    place: Callable[[float], float],
    bounds: tuple[float, float],
    title: str,
    shown: Callable[[float], str] | None,
) -> str:
    """Draw rows down to `y` on a grid, with the numbers of the axis below them."""
    least, most = bounds
    marks, grid, numbers = ticks(least, most), list[str](), list[str]()
    for value in dict.fromkeys([*marks, *([0.0] if least < 0 < most else [])]):
        kind = "zero" if value == 0 else "grid"
        grid.append(f'<line x1="{place(value):.1f}" x2="{place(value):.1f}" y1="2" y2="{y:.0f}" class="{kind}"/>')
        label = shown(value) if shown else tick_label(value, marks)
        numbers.append(_text(place(value), y + 14, label, "middle", "small"))
    return _svg(y + 20, [*grid, *rows, *numbers], title)


def _scale(left: float, right: float, least: float, most: float) -> Callable[[float], float]:
    span = (most - least) or 1.0
    return lambda value: left + (right - left) * (min(max(value, least), most) - least) / span


def _row(
    y: float, row: Row, left: float, place: Callable[[float], float], right: float, colour: str
) -> tuple[str, float]:
    name, estimate, label = row
    lines = wrapped(name, int((left - 12) / _LETTER)) or [""]
    high = max(ROW, LINE * len(lines) + 6)
    middle = y + high / 2
    low, up = place(estimate.low), place(estimate.high)
    first = middle + 4 - LINE * (len(lines) - 1) / 2
    parts = [_text(left - 10, first + LINE * index, line, "end") for index, line in enumerate(lines)]
    bar = f'<rect x="{low:.1f}" y="{middle - 4:.1f}" width="{max(up - low, 1):.1f}" height="8"'
    parts.append(f'{bar} fill="{colour}" opacity="0.3"/>')
    parts.append(f'<circle cx="{place(estimate.value):.1f}" cy="{middle:.1f}" r="4" fill="{colour}"/>')
    parts.append(_text(right + 10, middle + 4, label))
    return "".join(parts), high


_HIGH = 220


def lines(
    series: Mapping[str, Sequence[tuple[float, float]]],
    title: str,
    filled: bool = False,
    shown: Callable[[float], str] | None = None,
    bands: Mapping[str, Sequence[tuple[float, float, float]]] | None = None,
) -> str:
    """Draw lines with a common scale, and a legend below them; an empty string without points.

    `bands` are intervals around the points of a line: x, lower and upper bound.
    """
    points = [point for line_points in series.values() for point in line_points]
    if not points:
        return ""
    around = {name: [bound for bound in bounds if math.isfinite(bound[1])] for name, bounds in (bands or {}).items()}
    points += [(x, y) for bounds in around.values() for x, *both in bounds for y in both]
    x0, x1, y0, y1 = 52.0, WIDE - 16.0, 12.0, _HIGH - 26.0
    first_x, last_x = min(x for x, _ in points), max(x for x, _ in points)
    low, up = min(0.0, min(y for _, y in points)), max(y for _, y in points) or 1.0
    across, upwards = _scale(x0, x1, first_x, last_x), _scale(y1, y0, low, up)
    parts = []
    marks = ticks(low, up)
    for value in marks:
        y = upwards(value)
        parts.append(f'<line x1="{x0}" x2="{x1}" y1="{y:.1f}" y2="{y:.1f}" class="grid"/>')
        parts.append(_text(x0 - 6, y + 4, shown(value) if shown else tick_label(value, marks), "end", "small"))
    for value in ticks(first_x, last_x, whole=True):
        parts.append(_text(across(value), y1 + 18, f"{value:.0f}", "middle", "small"))
    below = float(_HIGH)
    for index, (name, line_points) in enumerate(series.items()):
        colour = COLOURS[index % len(COLOURS)]
        way = " ".join(f"{across(x):.1f},{upwards(y):.1f}" for x, y in line_points)
        if filled and line_points:
            ends = f"{across(line_points[-1][0]):.1f},{y1:.1f} {across(line_points[0][0]):.1f},{y1:.1f}"
            parts.append(f'<polygon points="{way} {ends}" fill="{colour}" opacity="0.15"/>')
        if bounds := around.get(name):
            edge = [*((x, high) for x, _, high in bounds), *((x, low) for x, low, _ in reversed(bounds))]
            ring = " ".join(f"{across(x):.1f},{upwards(y):.1f}" for x, y in edge)
            parts.append(f'<polygon points="{ring}" fill="{colour}" opacity="0.2"/>')
        parts.append(f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2"/>')
        if len(line_points) == 1:
            x, y = line_points[0]
            parts.append(f'<circle cx="{across(x):.1f}" cy="{upwards(y):.1f}" r="4" fill="{colour}"/>')
        for line in wrapped(name, int((WIDE - x0 - 30) / _LETTER), 2):
            parts.append(f'<rect x="{x0}" y="{below}" width="12" height="12" fill="{colour}"/>')
            parts.append(_text(x0 + 18, below + 11, line, "start", "small"))
            below += 18
    return _svg(below + 4, parts, title)
