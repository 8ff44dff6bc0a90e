"""Look up games by id, including bots that are defined by a text: the user's own and those that ship.

`visavis.textbot` is a sixth of the program. It is imported lazily, because most starts of the offline site do not need
it.
"""

from __future__ import annotations

from visavis.core import Game, Refusal, get_game
from visavis.core.saves.shelf import Shelf

KIND = "bot"
"""The kind of a bot's text on a shelf (`Shelf.texts`)."""
PREFIX = "bot."
"""Prefix of the id of a game that is defined by a text."""


def own_bots(shelf: Shelf) -> dict[str, str]:
    """Return the texts of the user's own bots by id."""
    return {name.removesuffix(".toml"): text for (_, name), text in shelf.texts(KIND).items() if name.endswith(".toml")}


def text_of(shelf: Shelf, id: str) -> str:
    """Return the text of an own bot or of one that ships. Raises Refusal if there is none with this id."""
    from visavis.textbot.gallery import shipped, shipped_ids

    own = own_bots(shelf)
    if id in own:
        return own[id]
    if id in shipped_ids():
        return shipped(id)
    raise Refusal("game.unknown", given=id[:40], options=(*own, *shipped_ids()))


def name_of(id: str) -> str:
    """Return the name of a bot's text on the shelf."""
    return f"{id}.toml"


def newer_text(shelf: Shelf, game: Game) -> str:
    """Return the stored or shipped text of the same bot if it differs from the game's own; empty otherwise."""
    if game.text is None:
        return ""
    try:
        text = text_of(shelf, game.id.removeprefix(PREFIX))
    except Refusal:
        return ""
    return "" if text == game.text else text


def game_called(shelf: Shelf, id: str, text: str = "") -> Game:
    """Return an installed game, or a bot from a text, by default from the stored one. Raises Refusal if unknown."""
    if not id.startswith(PREFIX):
        return get_game(id)
    from visavis.textbot import game_from

    game = game_from(text or text_of(shelf, id.removeprefix(PREFIX)))
    if game.id != id:
        raise Refusal("game.unknown", given=id.removeprefix(PREFIX)[:40], options=(game.id.removeprefix(PREFIX),))
    return game
