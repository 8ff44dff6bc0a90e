"""Printable sheets of a game's cards, nine per page, fronts and backs, for people without the box."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from visavis.core import Refusal, get_game
from visavis.web.app import BareApp
from visavis.web.http import Request, Response
from visavis.web.view.card_faces import Artist
from visavis.web.view.ui_settings import ui_settings
from visavis.words import Words, key_of

ACROSS, DOWN = 3, 3

Card = TypeVar("Card")


@dataclass(frozen=True)
class Sheet(Generic[Card]):
    """Both sides of a sheet of paper; None is an empty slot."""

    fronts: list[Card | None]
    backs: list[Card | None]


def sheets(app: BareApp, request: Request, id: str) -> Response:
    """Render the sheets of all cards or of one `kind`. Backs are mirrored for duplex printing."""
    game = get_game(id)
    if game.ui.layout != "cards":
        raise Refusal("web.page", given=id[:40])
    words = Words(app.language(request), game)
    pack = game.default_pack
    kinds = [kind for kind, table in pack.tables.items() if table and game.ui.card_face(None, pack, next(iter(table)))]
    kind = request.asked("kind") if request.asked("kind") in kinds else ""
    artist = Artist(words, ui_settings(game))
    drawn = []
    for table in (kind,) if kind else kinds:
        faces = [game.ui.card_face(None, pack, card) for card in pack.tables[table]]
        drawn += list(sheets_of([artist.face(face) for face in faces if face is not None]))
    named = [(table, words.say(key_of("cards", table)), len(pack.tables[table])) for table in kinds]
    return app.page(request, "print.html", words, game=game, sheets=drawn, kinds=named, kind=kind)


def sheets_of(faces: Sequence[Card]) -> Iterator[Sheet[Card]]:
    """Yield sheets of nine cards in rows; on the back every row is reversed."""
    size = ACROSS * DOWN
    for first in range(0, len(faces), size):
        fronts: list[Card | None] = [*faces[first : first + size]]
        fronts += [None] * (-len(fronts) % ACROSS)
        rows = [fronts[start : start + ACROSS] for start in range(0, len(fronts), ACROSS)]
        yield Sheet(fronts, [card for row in rows for card in reversed(row)])
