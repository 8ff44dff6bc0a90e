"""The cards of a game as sheets to print: nine on a page, fronts and backs, so that people without the box can play."""

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
    """Both sides of a sheet of paper; None is an empty place."""

    fronts: list[Card | None]
    backs: list[Card | None]


def sheets(app: BareApp, request: Request, id: str) -> Response:
    """Sheets of cards; with `kind` of one kind only. The backs lie mirrored, to print on both sides of the paper."""
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
        drawn += list(_sheets([artist.face(face) for face in faces if face is not None]))
    named = [(one, words.say(key_of("cards", one)), len(pack.tables[one])) for one in kinds]
    return app.page(request, "print.html", words, game=game, sheets=drawn, kinds=named, kind=kind)


def _sheets(faces: Sequence[Card]) -> Iterator[Sheet[Card]]:
    """Return nine cards each, in rows; on the back every row runs the other way."""
    size = ACROSS * DOWN
    for first in range(0, len(faces), size):
        fronts: list[Card | None] = [*faces[first : first + size]]
        fronts += [None] * (-len(fronts) % ACROSS)
        rows = [fronts[at : at + ACROSS] for at in range(0, len(fronts), ACROSS)]
        yield Sheet(fronts, [card for row in rows for card in reversed(row)])
