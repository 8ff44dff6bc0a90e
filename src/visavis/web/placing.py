"""Where the pieces of an area stand: things of nobody above, then one side after another, smaller where many are."""

from __future__ import annotations

from typing import Any

_SIDES = ("", "bot", "you", "other")
"""The order from top to bottom; things of nobody come first."""
_SIZES = ((8.5, 11.0), (7.5, 9.5), (6.5, 8.0), (5.5, 6.5))
"""How large things and pieces are, half their width each; the first that fits is taken."""
_GAP = 3.0
MOST_REPEATED = 3
"""Maximum number of equal pieces drawn side by side; beyond that, one piece with a count."""


def place_in(cell: dict[str, Any], wide: float, top: float, bottom: float) -> dict[str, Any]:
    """Give the pieces of a cell their places between top and bottom, in rows of at most this width."""
    pieces = [one for piece in cell["pieces"] for one in _each(piece)]
    rows, size = _rows(pieces, wide, _SIZES[0]), _SIZES[0]
    for size in _SIZES:
        rows = _rows(pieces, wide, size)
        if _height(rows, size) <= bottom - top:
            break
    y = top + max(0.0, (bottom - top - _height(rows, size)) / 2)
    for row in rows:
        half = _half(row[0], size)
        x = -sum(_width(piece, size) for piece in row) / 2 - _GAP * (len(row) - 1) / 2
        for piece in row:
            piece.update(x=round(x + half, 1), y=round(y + half, 1), size=half)
            x += _width(piece, size) + _GAP
        y += half * 2 + _GAP
    owners = {piece["owner"] for piece in pieces if piece["owner"]}
    held = f"of-{owners.pop()}" if len(owners) == 1 else ""
    return {**cell, "pieces": pieces, "tint": held if held and cell["tint"] == "plain" else cell["tint"]}


def _each(piece: dict[str, Any]) -> list[dict[str, Any]]:
    """Things of which a few stand side by side; one piece of a side needs no number."""
    number = piece.get("number")
    plain = {name: its for name, its in piece.items() if name != "number"}
    if piece.get("repeated") and number is not None and number <= MOST_REPEATED:
        return [dict(plain) for _ in range(number)]
    return [plain if number == 1 and piece["owner"] else dict(piece)]


def _rows(pieces: list[dict[str, Any]], wide: float, size: tuple[float, float]) -> list[list[dict[str, Any]]]:
    rows: list[list[dict[str, Any]]] = []
    for side in _SIDES:
        row: list[dict[str, Any]] = []
        for piece in (one for one in pieces if one["owner"] == side):
            if row and sum(_width(one, size) + _GAP for one in row) + _width(piece, size) > wide:
                rows.append(row)
                row = []
            row.append(piece)
        rows += [row] if row else []
    return rows


def _half(piece: dict[str, Any], size: tuple[float, float]) -> float:
    return size[1] if piece["owner"] else size[0]


def _width(piece: dict[str, Any], size: tuple[float, float]) -> float:
    digits = len(str(piece["number"])) if "number" in piece else 0
    return _half(piece, size) * 2 + (2 + 6.5 * digits if digits else 0)


def _height(rows: list[list[dict[str, Any]]], size: tuple[float, float]) -> float:
    return sum(_half(row[0], size) * 2 + _GAP for row in rows) - _GAP if rows else 0.0
