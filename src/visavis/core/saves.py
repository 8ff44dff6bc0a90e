"""What every place for saved games shares, whatever it writes to: SQLite on a computer, a database in a browser."""

from __future__ import annotations

import json
import secrets
from typing import Any

import msgspec

from visavis.core.game import Game
from visavis.core.log import SAID, read_line, write_line
from visavis.core.refusal import Refusal
from visavis.core.running import Redo

DAYS_IN_BIN = 30
"""For so long a deleted game can be brought back."""
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""The letters of an id: none that is easily mistaken for another."""
_LONGEST_TITLE = 80


class Saved(msgspec.Struct, frozen=True):
    """A saved game as a line of a list; `score` is there once the game is over."""

    id: str
    game: str
    title: str
    created: str
    updated: str
    score: dict[str, int] | None
    options: dict[str, Any]
    seats: dict[str, str]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.score is not None


def new_id() -> str:
    """An id that cannot be guessed."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def checked_title(title: str) -> str:
    """A title as it is kept; or a refusal."""
    title = title.strip()
    if len(title) > _LONGEST_TITLE or not title.isprintable():
        raise Refusal("store.title", most=_LONGEST_TITLE)
    return title


def write_redo(redo_list: list[Redo]) -> str:
    """What can be redone, as a text."""
    return json.dumps([_plain(redo) for redo in redo_list])


def read_redo(text: str, game: Game[Any]) -> list[Redo]:
    """What can be redone, from its text; or a refusal."""
    try:
        return [_redo(plain, game) for plain in json.loads(text)]
    except (ValueError, TypeError, LookupError):
        raise Refusal("store.redo") from None


def _plain(redo: Redo) -> dict[str, object]:
    lines = redo.inputs if redo.said is None else (redo.said,)
    return {"lines": [write_line(line) for line in lines], "over": redo.over}


def _redo(plain: dict[str, Any], game: Game[Any]) -> Redo:
    lines: list[Any] = [read_line(line, game, 1) for line in plain["lines"]]
    if len(lines) == 1 and isinstance(lines[0], SAID):
        return Redo(said=lines[0], over=plain["over"])
    return Redo(tuple(lines), over=plain["over"])
