"""Visavis: an engine for the solo opponents of tabletop games.

The public API for programs that use games; the API for writing games is in `visavis.core`.

Find a game and start it; a question has the seat that is asked and the possible answers:

>>> import visavis
>>> game = visavis.get_game("hamlets")
>>> session = visavis.Session.new(game, {"level": "hard"}, seed=1)
>>> session.pending.id, session.pending.seat
('start.yours', 'you')

An answer is a typed text or the value itself. An invalid one raises a Refusal with an id and arguments, and changes
nothing. After an answer the bot plays on until the next question:

>>> try:
...     session.answer("build Z9")
... except visavis.Refusal as refusal:
...     print(refusal.id)
option.not
>>> session.answer("build E5")
>>> session.answer(("build", "E6"))
>>> session.seen_by("you").over
False

Explain a decision: its options, and the ones that each criterion kept and cut:

>>> [(line, decision)] = session.why()
>>> decision.pick, [(step.id, list(step.kept)) for step in decision.steps]
('D3', [('build.ground', ['D3'])])

A game is saved as its log, a text from which it is restored:

>>> text = session.save()
>>> visavis.Session.load(text).pending.id
'your.turn'
>>> game, header, lines = visavis.read_log(text)
>>> visavis.write_log(header, lines) == text
True

Decide one turn from a position, without a session:

>>> board = {"phase": "play", "turn": "her", "yours": ["E6"], "plain": ["C4"], "marked": ["G7"]}
>>> decided = visavis.decide(visavis.Position("hamlets", state=board, draws={"deck": ["2", "1"]}))
>>> visavis.plain_decision(decided.decisions[0])["pick"]
'F6'

Simulate many games; a plan is deterministic for any number of workers:

>>> plan = visavis.make_plan(game, {}, seed=7, games=2, seats={"you": "random"})
>>> [result.winner is not None for result in visavis.simulate(plan)]
[True, True]

A seat is played by a policy of the game, by a policy of your own, or by a factory of policies:

>>> class First:
...     def answer(self, look, question, stream):
...         return question.at(0)
>>> plan = visavis.make_plan(game, {}, seed=7, games=2, seats={"you": First})
>>> [result.over for result in visavis.simulate(plan)]
[True, True]

`Words` translates ids into German or English sentences (`pip install 'visavis[cli]'`):

>>> words = visavis.Words("en", game)
>>> words.game_name(), words.seat("you")
('Hamlets', 'You')

Card values are a pack. An owner's pack is parsed from text (`game.pack.read`) and passed to `Session.new`; one built by
a program (`game.pack.build`) is serialized by `write_pack`:

>>> game.default_pack.provenances
{'official': 12, 'read': 0, 'likely': 0, 'reconstructed': 0}

Names are imported lazily, so that `import visavis` is cheap.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from visavis.registry import FINDERS, TEXT_MAKERS

if TYPE_CHECKING:
    from visavis.core import (
        PERSON,
        TABLE,
        BadLog,
        BadPack,
        BadPosition,
        BrokenGame,
        Clause,
        Decided,
        Decision,
        Effect,
        Event,
        Game,
        Header,
        Line,
        Notice,
        Options,
        Pack,
        PackSpec,
        Panel,
        Player,
        Policy,
        Position,
        Question,
        Refusal,
        Seen,
        Session,
        Stream,
        Table,
        decide,
        plain_decision,
        play_out,
        position_of,
        read_log,
        read_position,
        write_log,
        write_pack,
    )
    from visavis.json_form import (
        answer_json,
        plain_question,
        plain_session,
        price_json,
        reason_json,
        session_json,
    )
    from visavis.library import all_games, get_game
    from visavis.simulation import Plan, Result, make_plan, simulate
    from visavis.textbot import load_bot
    from visavis.words import Words

__version__ = "1.1.0"

__all__ = [
    "PERSON", "TABLE", "BadLog", "BadPack", "BadPosition", "BrokenGame", "Clause", "Decided", "Decision", "Effect",
    "Event", "Game", "Header", "Line", "Notice", "Options", "Pack", "PackSpec", "Panel", "Plan", "Player", "Policy",
    "Position", "Question", "Refusal", "Result", "Seen", "Session", "Stream", "Table", "Words", "all_games",
    "answer_json", "decide", "get_game", "load_bot", "make_plan", "plain_decision", "plain_question", "plain_session",
    "play_out", "position_of", "price_json", "read_log", "read_position", "reason_json", "session_json", "simulate",
    "write_log", "write_pack",
]  # fmt: skip

_ELSEWHERE = {
    "all_games": "visavis.library",
    "get_game": "visavis.library",
    "load_bot": "visavis.textbot",
    "Words": "visavis.words",
    **dict.fromkeys(
        ("answer_json", "plain_question", "plain_session", "price_json", "reason_json", "session_json"),
        "visavis.json_form",
    ),
    **dict.fromkeys(("Plan", "Result", "make_plan", "simulate"), "visavis.simulation"),
}
"""Module of each public name that is not in `visavis.core`."""


def __getattr__(name: str) -> Any:
    """Import a name of the public API on its first use, and cache it in the module."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(_ELSEWHERE.get(name, "visavis.core")), name)
    return value


def __dir__() -> list[str]:
    return [*__all__, "__version__"]


def _installed() -> Any:
    """Return the loaders of installed games. `visavis.library` is imported lazily."""
    from visavis.library import installed

    return installed()


FINDERS.append(_installed)


def _from_text(text: str) -> Any:
    """Build a game from a text. `visavis.textbot` is imported lazily."""
    from visavis.textbot import game_from

    return game_from(text)


TEXT_MAKERS.append(_from_text)
