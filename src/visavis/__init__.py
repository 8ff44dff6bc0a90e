"""Visavis: an engine for the solo opponents of tabletop games.

Everything that a program needs which uses games, in one place; what a game is written with is in `visavis.core`.

Find a game and start it; a question says who is asked and what can be answered:

>>> import visavis
>>> game = visavis.get_game("hamlets")
>>> session = visavis.Session.new(game, {"level": "hard"}, seed=1)
>>> session.pending.id, session.pending.seat
('start.yours', 'you')

An answer is a typed text or the value itself. What cannot be is refused with an id and arguments, and nothing changes.
After an answer the bot plays on, until somebody is asked again:

>>> try:
...     session.answer("build Z9")
... except visavis.Refusal as refusal:
...     print(refusal.id)
option.not
>>> session.answer("build E5")
>>> session.answer(("build", "E6"))
>>> session.seen_by("you").over
False

Explain: the options, and criterion by criterion what was kept and what was cut:

>>> [(line, decision)] = session.why()
>>> decision.pick, [(step.id, list(step.kept)) for step in decision.steps]
('D3', [('build.ground', ['D3'])])

The log is the game. It is text, and opens again as it was:

>>> text = session.save()
>>> visavis.Session.load(text).pending.id
'your.turn'
>>> game, header, lines = visavis.read_log(text)
>>> visavis.write_log(header, lines) == text
True

Decide one turn from a position, without any session:

>>> board = {"phase": "play", "turn": "her", "yours": ["E6"], "plain": ["C4"], "marked": ["G7"]}
>>> decided = visavis.decide(visavis.Position("hamlets", state=board, draws={"deck": ["2", "1"]}))
>>> visavis.plain_decision(decided.decisions[0])["pick"]
'F6'

Simulate many games; the same plan gives the same results with any number of workers:

>>> plan = visavis.make_plan(game, {}, seed=7, games=2, seats={"you": "random"})
>>> [result.winner is not None for result in visavis.simulate(plan)]
[True, True]

A seat is played by a policy of the game, by a policy of your own, or by what makes one:

>>> class First:
...     def answer(self, look, question, stream):
...         return question.at(0)
>>> plan = visavis.make_plan(game, {}, seed=7, games=2, seats={"you": First})
>>> [result.over for result in visavis.simulate(plan)]
[True, True]

Ids become sentences by `Words`, in German and in English (`pip install 'visavis[cli]'`):

>>> words = visavis.Words("en", game)
>>> words.game_name(), words.seat("you")
('Hamlets', 'You')

Card values are a pack; an owner's is read from text (`game.pack.read`) and given to `Session.new`; one that a program
has made (`game.pack.build`) is written by `write_pack`:

>>> game.default_pack.provenances
{'official': 12, 'read': 0, 'likely': 0, 'reconstructed': 0}

Names are imported when they are first used, so `import visavis` costs nothing.
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
        get_game,
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
    from visavis.library import all_games
    from visavis.simulation import Plan, Result, make_plan, simulate
    from visavis.textbot import load_bot
    from visavis.words import Words

__version__ = "1.0.4"

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
    "load_bot": "visavis.textbot",
    "Words": "visavis.words",
    **dict.fromkeys(
        ("answer_json", "plain_question", "plain_session", "price_json", "reason_json", "session_json"),
        "visavis.json_form",
    ),
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


def _from_text(text: str) -> Any:
    """A game from a text, made when one is first opened."""
    from visavis.textbot import game_from

    return game_from(text)


TEXT_MAKERS.append(_from_text)
