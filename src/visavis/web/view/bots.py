"""A game by its id, and the bots from texts among them: a person's own and those that ship.

What makes games from texts is a sixth of the program: it is imported when somebody asks for one, which most starts of
the offline site do not.
"""

from __future__ import annotations

from visavis.core import Game, Refusal, get_game
from visavis.core.saves.shelf import Shelf

KIND = "bot"
"""The kind of an own text on a shelf."""
PREFIX = "bot."
"""How the id of a game from a text begins."""


def own_bots(shelf: Shelf) -> dict[str, str]:
    """The person's own bots: their texts by id."""
    return {
        name.removesuffix(".toml"): text
        for (kind, name), text in shelf.texts().items()
        if kind == KIND and name.endswith(".toml") and text.strip()
    }


def text_of(shelf: Shelf, id: str) -> str:
    """The text of an own bot or of one that ships; or a refusal."""
    from visavis.textbot.gallery import shipped, shipped_ids

    own = own_bots(shelf)
    if id in own:
        return own[id]
    if id in shipped_ids():
        return shipped(id)
    raise Refusal("game.unknown", given=id[:40], options=(*own, *shipped_ids()))


def newer_text(shelf: Shelf, game: Game) -> str:
    """Another text of the same bot that the person keeps, or that ships; nothing where there is none."""
    if game.text is None:
        return ""
    try:
        text = text_of(shelf, game.id.removeprefix(PREFIX))
    except Refusal:
        return ""
    return "" if text == game.text else text


def game_called(shelf: Shelf, id: str) -> Game:
    """An installed game, or a bot from a text; or a refusal."""
    if not id.startswith(PREFIX):
        return get_game(id)
    from visavis.textbot import game_from

    return game_from(text_of(shelf, id.removeprefix(PREFIX)))
