"""A game by what was typed: the id of an installed one, a bot that ships, or a file with the text of one."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from visavis.core import Game

_LONGEST = 400_000


def names_a_file(given: str) -> bool:
    """Whether this names a file rather than a game."""
    return given == "-" or given.endswith(".toml") or os.sep in given or "/" in given


def named_game(given: str) -> Game[Any]:
    """The game; or a refusal."""
    from visavis.core import get_game

    if names_a_file(given):
        from visavis.textbot import game_from

        return game_from(bot_text(given))
    if given.startswith("bot."):
        from visavis.textbot import game_from
        from visavis.textbot.gallery import shipped, shipped_ids

        if given[4:] in shipped_ids():
            return game_from(shipped(given[4:]))
    return get_game(given)


def bot_text(path: str) -> str:
    """The text of a bot from a file."""
    from visavis.cli.files import read_bytes
    from visavis.core import Refusal

    found = read_bytes(path)
    try:
        return found[:_LONGEST].decode("utf-8")
    except UnicodeDecodeError:
        raise Refusal("file.utf8", path=path) from None
