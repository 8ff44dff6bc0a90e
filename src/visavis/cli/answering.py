"""A typed line as an answer: in the notation of records, as words, or by a way that takes several answers."""

from __future__ import annotations

from typing import Any

from visavis.core import Forms, Price, Question, Refusal, Session, Several, Way
from visavis.core.play.composite_answers import answer_all, ways_of, ways_to, widened
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
    ways = ways_of(session.game, view, pending)
    chosen = _by_a_way(words, line, pending, ways) if ways and pending is not None else None
    if chosen is None:
        try:
            session.answer(whole_line(pending, line, typed), words=typed)
        except Refusal:
            if ways and pending is not None:
                # What is wrong is said of all that is offered, by a way too.
                wide = widened(pending, ways)
                wide.read(whole_line(wide, line, words.typed(wide)), words.typed(wide))
            raise
        return ""
    answer_all(session, chosen.answers)
    pays = ", ".join(words.say(key, **args) for key, args in chosen.pays)
    return words.say("play-paid", how=pays) if pays else ""


def _by_a_way(words: Words, line: str, pending: Question[Any], ways: tuple[Way, ...]) -> Way | None:
    """The best way to what a line says, such as converting first; None where the line cannot be read."""
    wide = widened(pending, ways)
    typed = words.typed(wide)
    try:
        filled = wide.read(whole_line(wide, line, typed), typed)
    except Refusal:
        return None
    found = ways_to(ways, pending, filled)
    # A number stands for what was listed with it.
    return found[0] if found else Way("", (), (), (filled,))


def offered(session: Session[Any], view: object) -> Question[Any] | None:
    """The pending question with all that can be answered at once."""
    pending = session.pending
    return None if pending is None else widened(pending, ways_of(session.game, view, pending))


def price_of(session: Session[Any], view: object, pending: Question[Any], verb: str) -> Price | None:
    """What a verb costs and brings at this moment."""
    find = session.game.priced
    return find(view, pending.seat, verb, ()) if find else None


def guessed(words: Words, question: Question[Any]) -> str | int | None:
    """The guess of a question in words: what an empty line answers; None where there is none."""
    guess = question.guess
    if guess is None or type(guess) is int:
        return guess
    if isinstance(question, Forms):
        verb, *values = guess
        fields = question.form(str(verb)).fields  # type: ignore[union-attr]
        if len(question.forms) > 1 or not fields:
            return " ".join((words.verb(str(verb)), *map(words.option, values)))
        return ", ".join(f"{words.field(field.name)} {value}" for field, value in zip(fields, values, strict=True))
    if isinstance(question, Several):
        return ", ".join(map(words.labelled, guess)) or words.say("play-guess-none")
    return words.labelled(guess)
