"""A typed line as an answer: in the notation of records, as words, or by a way that takes several answers."""

from __future__ import annotations

from typing import Any

from visavis.core import Price, Question, Refusal, Session
from visavis.core.ways import ways_of, ways_to, widened
from visavis.words import Words
from visavis.words.typed_lines import whole_line


def answer(session: Session[Any], view: object, words: Words, line: str) -> str:
    """Answer the pending question; how it was paid, where that took answers of its own."""
    pending, notation = session.pending, session.game.notation
    typed = words.typed(pending)
    found = notation(view, pending, line) if notation is not None and pending is not None else None
    if found is not None:
        session.answer(found, words=typed)
        return ""
    try:
        session.answer(whole_line(pending, line, typed), words=typed)
    except Refusal:
        paid = _by_a_way(session, view, words, line)
        if paid is None:
            raise
        return paid
    return ""


def _by_a_way(session: Session[Any], view: object, words: Words, line: str) -> str | None:
    """What is not possible by itself but by several answers, such as converting first: the best way is taken."""
    pending = session.pending
    ways = ways_of(session.game, view, pending)
    if not ways or pending is None:
        return None
    wide = widened(pending, ways)
    typed = words.typed(wide)
    try:
        found = ways_to(ways, pending, wide.read(whole_line(wide, line, typed), typed))
    except Refusal:
        return None
    if not found:
        return None
    for one in found[0].answers:
        session.answer(one)
    pays = ", ".join(words.say(key, **args) for key, args in found[0].pays)
    return words.say("play-paid", how=pays) if pays else ""


def price_of(session: Session[Any], view: object, pending: Question[Any], verb: str) -> Price | None:
    """What a verb costs and brings at this moment."""
    find = session.game.priced
    return find(view, pending.seat, verb, ()) if find else None
