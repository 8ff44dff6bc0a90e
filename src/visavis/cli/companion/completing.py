"""Tab completion in play: commands, verbs, options and their arguments."""

from __future__ import annotations

from collections.abc import Iterable

from visavis.core import Forms, One, Question, Session, Several
from visavis.core.play.live_options import dials_of
from visavis.words import Words
from visavis.words.errors import nearest
from visavis.words.typed import correctable

_MOST_WORDS = 12


def following(session: Session, words: Words, commands: dict[str, str], before: str) -> list[str]:
    """Return the possible continuations of a line after the words typed so far."""
    typed_words = before.split()
    pending = session.pending
    if not typed_words:
        return list(dict.fromkeys((*_answers(words, pending), *commands)))
    command = commands.get(typed_words[0].removeprefix(":").casefold())
    if command == "set":
        dials = dials_of(session)
        return [words.name(name) for dial in dials for name in (*dial.settings, dial.name)]
    if command == "correct":
        return [words.state_field(field) for field in correctable(session)]
    if isinstance(pending, Forms):
        typed = words.typed(pending)
        verbs = [
            form for form in pending.forms if typed_words[0].casefold() in (form.verb, typed(form.verb).casefold())
        ]
        return [words.name(option) for form in verbs for field in form.fields for option in field.options]
    return list(_answers(words, pending)) if isinstance(pending, Several) else []


def meant(session: Session, words: Words, commands: dict[str, str], line: str) -> str:
    """Return the line that was probably meant: mistyped words replaced by near ones; empty if there are none."""
    given = line.split()[:_MOST_WORDS]
    corrected: list[str] = []
    for word in given:
        offers = following(session, words, commands, " ".join(corrected))
        corrected.append(word if completed(offers, word) else nearest(word, offers) or word)
    return " ".join(corrected) if corrected != given else ""


def _answers(words: Words, pending: Question | None) -> Iterable[str]:
    """Return the possible first words of an answer."""
    typed = words.typed(pending)
    if isinstance(pending, Forms):
        return [typed(form.verb) for form in pending.forms]
    return [typed(option) for option in pending.options] if isinstance(pending, (One, Several)) else []


def completed(offers: Iterable[str], text: str) -> list[str]:
    """Filter offers by the prefix typed, ignoring case."""
    return [offer for offer in dict.fromkeys(offers) if offer.casefold().startswith(text.casefold())]
