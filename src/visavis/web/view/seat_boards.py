"""Mats as drawings: what lies before a seat, as values for the template."""

from __future__ import annotations

from typing import Any

from visavis.core import SeatBoard, Session
from visavis.web.view.board import BoardHighlights, icon_list, symbols
from visavis.web.view.ui_settings import UISettings, ui_settings
from visavis.words import Words

_BOWL = ((0, 0), (-7, 4), (7, 4), (0, 9), (-7, -5), (7, -5), (0, -10), (-13, 0), (13, 0), (-12, 9), (12, 9), (-11, -9))
"""Where tokens lie in a bowl, the first ones in the middle."""


def mats(session: Session, view: object, words: Words, marks: BoardHighlights) -> list[dict[str, Any]]:
    """All mats of a view."""
    looks = ui_settings(session.game)
    return [_mat(one, session, words, looks, marks) for one in session.game.ui.seat_boards(view)]


def _mat(mat: SeatBoard, session: Session, words: Words, looks: UISettings, marks: BoardHighlights) -> dict[str, Any]:
    prices = dict(mat.goods)
    return {
        "id": mat.id,
        "seat": mat.seat,
        "title": words.panel(mat.id),
        "name": words.option(mat.name) if mat.name else "",
        "about": marks.about(mat.name) if mat.name else marks.about(f"panel:{mat.id}"),
        "goods": icon_list(mat.goods, words, looks) if mat.seat else [],
        "bowls": [{"number": number, "tokens": _BOWL[:number]} for number in mat.bowls],
        "income": _said_things(mat.income, words, looks),
        "rows": [
            {
                "id": row.id,
                "icon": looks.piece_icons.get(row.id, ""),
                "name": words.option(row.id),
                "price": _said_things(row.price, words, looks),
                "always": icon_list(row.always, words, looks),
                "places": [{"waits": waits, **_said_things(icons, words, looks)} for waits, icons in row.places],
            }
            for row in mat.rows
        ],
        "tracks": [
            {
                "id": track.id,
                "icon": looks.icons.get(track.id, ""),
                "name": words.option(track.id),
                "price": _said_things(track.price, words, looks),
                "steps": [
                    {"here": n == track.at, "done": n < track.at, **_said_things(icons, words, looks)}
                    for n, icons in enumerate(track.steps)
                ],
                "last": track.at + 1 >= len(track.steps),
            }
            for track in mat.tracks
        ],
        "tiles": [
            {
                "name": words.option(id),
                "used": used,
                "about": marks.about(id) if session.pack.provenance(id) is not None else "",
                "shows": symbols(id, words, looks),
                "price": prices.get(id, 0),
                "price_icon": looks.icons.get("power", ""),
            }
            for id, used in mat.tiles
        ],
    }  # fmt: skip


def _said_things(icons: Any, words: Words, looks: UISettings) -> dict[str, Any]:
    return {"things": icon_list(icons, words, looks), "says": words.things(icons)}
