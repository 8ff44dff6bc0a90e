"""Where a phone looks at a board: how large it is drawn, and what is in the middle at first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

CHOOSING = 7.6
"""Hexes per row on a phone while a space is chosen: a touch target needs 44 pixels."""
_HALF = 2.15
"""Where several boards stand side by side, each has a bit less than half of the screen."""
_NEWS = 5.0
"""As few may be side by side where something has happened."""
_FEW_LINKS = 24
"""So few spaces that can be tapped are what a person looks for; where all can be, it is what is theirs."""
_TOGETHER = 3.0
"""So many steps from the middle of what a phone shows to its edge."""


def window(
    cells: list[dict[str, Any]], side: float, up: float, step: float, *, near: bool, fits: float = CHOOSING
) -> dict[str, Any]:
    """The whole board, and for a phone: how much larger than the screen it is drawn, and where to look at first."""
    xs, ys = [cell["x"] for cell in cells] or [0], [cell["y"] for cell in cells] or [0]
    left, top = min(xs) - side, min(ys) - up
    wide, high = max(xs) - left + side, max(ys) - top + up
    choosing = any(cell["link"] for cell in cells) and not near
    focus = _focus(cells, step, near=near)
    span = (max(cell["x"] for cell in focus) - min(cell["x"] for cell in focus)) / step + 3 if focus else fits
    shown = fits if choosing else min(fits, max(_NEWS, span))
    middle = [(min(cell[at] for cell in focus) + max(cell[at] for cell in focus)) / 2 for at in ("x", "y")]
    return {
        "box": f"{left:.1f} {top:.1f} {wide:.1f} {high:.1f}",
        "width": max(100, round(100 * wide / (shown * step))),
        "half": max(100, round(100 * _HALF * wide / (shown * step))),
        "across": f"{(middle[0] - left) / wide:.3f}",
        "down": f"{(middle[1] - top) / high:.3f}",
        "columns": round(wide / step),
        "choosing": choosing,
    }


def _focus(cells: list[dict[str, Any]], step: float, *, near: bool) -> list[dict[str, Any]]:
    """What a person looks for first: what has changed, what was tapped, what can be tapped, what is theirs."""
    return next(filter(None, _wanted(cells, step, near=near)), cells)


def _wanted(cells: list[dict[str, Any]], step: float, *, near: bool) -> Iterator[list[dict[str, Any]]]:
    """What a person may look for, the first thing first."""
    if near:
        yield [cell for cell in cells if cell["pick"] or cell["cut"] or cell["kept"]]
    yield [cell for cell in cells if cell["chosen"]]
    links = [cell for cell in cells if cell["link"]]
    yield _together(links if not near and len(links) <= _FEW_LINKS else [], step)
    yield _together([cell for cell in cells if any(piece["owner"] == "you" for piece in cell["pieces"])], step)
    yield links
    yield [cell for cell in cells if cell["pieces"]]


def _together(cells: list[dict[str, Any]], step: float) -> list[dict[str, Any]]:
    """Of scattered spaces the most that a phone shows at once: the middle of all of them may be nothing."""
    most: list[dict[str, Any]] = []
    for middle in cells:
        beside = [
            one for one in cells if max(abs(one["x"] - middle["x"]), abs(one["y"] - middle["y"])) < _TOGETHER * step
        ]
        most = max(most, beside, key=len)
    return most
