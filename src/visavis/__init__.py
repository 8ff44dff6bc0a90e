"""Visavis: an engine for the solo opponents of tabletop games.

Everything that a program needs which uses games, in one place; what writes games is in `visavis.core`.

>>> import visavis
>>> game = visavis.get_game("hamlets")
>>> session = visavis.Session.new(game, {"level": "easy"}, seed=1)
>>> seen = session.seen_by("you")
>>> (seen.pending.id, seen.pending.seat)
('your_turn', 'you')

A question says what can be answered to it; an answer is typed text or the value itself. Then it is the bot's turn,
until somebody is asked again:

>>> session.answer("build E5")
>>> [event.effect.clause for event in session.seen_by("you").events][:2]
['HA-1.1', 'HA-2.1']

Names are imported when they are first used, so `import visavis` costs nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from visavis.finders import FINDERS

if TYPE_CHECKING:
    from visavis.core import (
        PERSON,
        TABLE,
        BadLog,
        BadPack,
        BadPosition,
        BrokenGame,
        Decided,
        Decision,
        Game,
        Pack,
        Position,
        Question,
        Refusal,
        Seen,
        Session,
        decide,
        get_game,
        plain_decision,
        position_of,
        read_log,
        read_position,
        write_log,
    )
    from visavis.library import all_games
    from visavis.plain import plain_question, plain_session
    from visavis.simulation import Plan, Result, make_plan, simulate

__version__ = "0.4.0"

__all__ = [
    "PERSON", "TABLE", "BadLog", "BadPack", "BadPosition", "BrokenGame", "Decided", "Decision", "Game", "Pack", "Plan",
    "Position", "Question", "Refusal", "Result", "Seen", "Session", "all_games", "decide", "get_game", "make_plan",
    "plain_decision", "plain_question", "plain_session", "position_of", "read_log", "read_position", "simulate",
    "write_log",
]  # fmt: skip

_ELSEWHERE = {
    "all_games": "visavis.library",
    "plain_question": "visavis.plain",
    "plain_session": "visavis.plain",
    **dict.fromkeys(("Plan", "Result", "make_plan", "simulate"), "visavis.simulation"),
}
"""The module of each name that is not in the core."""


def __getattr__(name: str) -> Any:
    """A name of the front door, imported when it is first used."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(_ELSEWHERE.get(name, "visavis.core")), name)
    return found


def __dir__() -> list[str]:
    return [*__all__, "__version__"]


def _installed() -> Any:
    """What is installed, found when a game is first asked for."""
    from visavis.library import installed

    return installed()


FINDERS.append(_installed)
