"""Hamlets: bot turns, whole games, and what a long log costs."""

from __future__ import annotations

import time

from tools import best, bot_turns, show, through_the_session, whole_games
from visavis.core import Session, get_game
from visavis.core.play.log import Answer, Draw


def long_session(inputs: int) -> Session:
    """A game of Hamlets with that many inputs: the round is set back until it is long enough."""
    session = Session.new(get_game("hamlets"), seed=1)
    turn = 0
    while sum(isinstance(line, (Answer, Draw)) for line in session.lines) < inputs:
        if session.seen_by("you").view.round == 4:
            session.correct({"round": 1})
        turn += 1
        session.answer(session.pending.some(lambda n, turn=turn: turn * 7 % n))
    return session


def undo_at(inputs: int) -> float:
    session = long_session(inputs)

    def measure() -> float:
        began = time.process_time()
        session.undo()
        took = time.process_time() - began
        session.redo()
        return took

    return best(measure)


def opening(inputs: int) -> float:
    text = long_session(inputs).save()

    def measure() -> float:
        began = time.process_time()
        Session.load(text)
        return time.process_time() - began

    return best(measure)


def main() -> None:
    off, on = bot_turns("hamlets", trace=False), bot_turns("hamlets", trace=True)
    show("Hamlets: bot turns per second, trace off", f"{1 / off:,.0f}")
    show("Hamlets: bot turns per second, trace on", f"{1 / on:,.0f}")
    show("Hamlets: time with the trace on / off", f"{on / off:.2f}")
    show("Hamlets: steps per second through the session", f"{1 / through_the_session('hamlets'):,.0f}")
    show("Hamlets: whole games per second", f"{whole_games('hamlets'):,.0f}")
    show("Undo at input 150", f"{undo_at(150) * 1000:.2f} ms")
    show("Opening a log of 500 inputs", f"{opening(500) * 1000:.2f} ms")
