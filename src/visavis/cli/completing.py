"""What the tab key completes: commands, verbs, options, and what comes after them."""

from __future__ import annotations

from collections.abc import Iterable

from visavis.core import Forms, One, Question, Session, Several
from visavis.core.play.live_options import dials_of
from visavis.words import Words
from visavis.words.typed import correctable


def following(session: Session, words: Words, commands: dict[str, str], before: str) -> list[str]:
    """All that may come after the words of a line that stand there already."""
    said = before.split()
    pending = session.pending
    if not said:
        return list(dict.fromkeys((*_answers(words, pending), *commands)))
    command = commands.get(said[0].removeprefix(":").casefold())
    if command == "set":
        dials = dials_of(session)
        return [words.name(name) for dial in dials for name in (*dial.settings, dial.name)]
    if command == "correct":
        return [words.state_field(field) for field in correctable(session)]
    if isinstance(pending, Forms):
        typed = words.typed(pending)
        verbs = [form for form in pending.forms if said[0].casefold() in (form.verb, typed(form.verb).casefold())]
        return [words.name(one) for form in verbs for field in form.fields for one in field.options]
    return list(_answers(words, pending)) if isinstance(pending, Several) else []


def _answers(words: Words, pending: Question | None) -> Iterable[str]:
    """What an answer may begin with."""
    typed = words.typed(pending)
    if isinstance(pending, Forms):
        return [typed(form.verb) for form in pending.forms]
    return [typed(one) for one in pending.options] if isinstance(pending, (One, Several)) else []


def completed(offers: Iterable[str], text: str) -> list[str]:
    """Those that go on from what was typed."""
    return [one for one in dict.fromkeys(offers) if one.casefold().startswith(text.casefold())]
