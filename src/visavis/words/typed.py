"""What a typed line means, for terminal and page: an answer in words or in the notation of records, a correction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from visavis.core import BadPosition, CompositeAnswer, Forms, Pack, Price, Question, Refusal, Session, Several
from visavis.core.play.composite_answers import answer_all, composite_answers, matching, with_composites
from visavis.core.question.reading import words_of_option
from visavis.words.words import Words


def answer(session: Session, view: object, words: Words, line: str) -> str:
    """Answer the pending question with a line: in the notation of records if the game has one, otherwise in words.

    Return how it was paid, where that took answers of its own.
    """
    pending, records = session.pending, session.game.records
    notation = records.parse_command if records is not None else None
    typed = words.typed(pending)
    command = notation(view, pending, line) if notation is not None and pending is not None else None
    ways = composite_answers(session.game, view, pending)
    chosen = None
    if command is not None:
        found = matching(ways, pending, command) if isinstance(command, tuple) else []
        if not found:
            session.answer(command, words=typed)
            return ""
        chosen = found[0]
    elif ways and pending is not None:
        chosen = _by_a_way(words, line, pending, ways)
    if chosen is None:
        try:
            session.answer(whole_line(pending, line, typed), words=typed)
        except Refusal:
            if ways and pending is not None:
                # What is wrong is said of all that is offered, by a way too.
                wide = with_composites(pending, ways)
                wide.read(whole_line(wide, line, words.typed(wide)), words.typed(wide))
            raise
        return ""
    answer_all(session, chosen.answers)
    pays = ", ".join(words.say(key, **args) for key, args in chosen.pays)
    return words.say("play-paid", how=pays) if pays else ""


def _by_a_way(words: Words, line: str, pending: Question, ways: tuple[CompositeAnswer, ...]) -> CompositeAnswer | None:
    """The best way to what a line says, such as converting first; None where the line cannot be read."""
    wide = with_composites(pending, ways)
    typed = words.typed(wide)
    try:
        filled = wide.read(whole_line(wide, line, typed), typed)
    except Refusal:
        return None
    found = matching(ways, pending, filled)
    # A number stands for what was listed with it.
    return found[0] if found else CompositeAnswer("", (), (), (filled,))


def offered(session: Session, view: object) -> Question | None:
    """The pending question with all that can be answered at once."""
    pending = session.pending
    return None if pending is None else with_composites(pending, composite_answers(session.game, view, pending))


def price_of(session: Session, view: object, pending: Question, verb: str) -> Price | None:
    """What a verb costs and brings at this moment."""
    return session.game.ui.price(view, pending.seat, verb, ()) if session.game.ui.shows_prices else None


def guessed(words: Words, question: Question) -> str | int | None:
    """The guess of a question in words: what an empty line answers; None where there is none."""
    guess = question.guess
    if guess is None or type(guess) is int:
        return guess
    if isinstance(question, Forms):
        verb, *values = guess
        fields = question.form(str(verb)).fields  # type: ignore[union-attr]
        if len(question.forms) > 1 or not fields:
            return " ".join((words.verb(str(verb)), *map(words.name, values)))
        return ", ".join(f"{words.field(field.name)} {value}" for field, value in zip(fields, values, strict=True))
    if isinstance(question, Several):
        return ", ".join(words.name(option, "labelled") for option in guess) or words.say("play-guess-none")
    return words.name(guess, "labelled")


def whole_line(pending: Question | None, line: str, typed: Callable[[Any], str]) -> str:
    """A line that lacks its verb gets it, if only one move can be meant."""
    if not isinstance(pending, Forms) or not line.strip():
        return line
    verbs = [typed(form.verb) for form in pending.forms]
    if line.split()[0].isdigit() and _of_numbers(pending) and _reads(pending, f"{verbs[0]} {line}", typed):
        # Of the only verb nobody says the number: it is the first field.
        return f"{verbs[0]} {line}"
    if _reads(pending, line, typed):
        return line
    if len(verbs) > 1 and line.split()[0].isdigit():
        # The number of a verb in the list is that verb, also if what follows it is missing.
        return line
    if bare := " ".join(line.replace(",", " ").split()):
        # Commas between the fields of a form say nothing.
        line = bare
        if _reads(pending, line, typed):
            return line
    fitting = _with_verb(pending, line, typed)
    if len(fitting) == 1:
        return fitting[0]
    word = line.split()[0].casefold()
    if _is_closed(pending, word, typed):
        # What is known but not possible now is refused with its reason.
        return line
    said = any(verb.casefold().startswith(word) for verb in verbs)
    return line if said or len(verbs) > 1 else f"{verbs[0]} {line}"


def _of_numbers(pending: Forms) -> bool:
    """Whether there is only one form, and it begins with a number."""
    forms = pending.forms
    return len(forms) == 1 and bool(forms[0].fields) and bool(forms[0].fields[0].range)


def _with_verb(pending: Forms, line: str, typed: Callable[[Any], str]) -> list[str]:
    """The line after each verb with which it can be read."""
    # A name that is made up would take any word, a mistyped one too.
    sure = [typed(form.verb) for form in pending.forms if not any(field.longest for field in form.fields)]
    return [f"{verb} {line}" for verb in sure if _reads(pending, f"{verb} {line}", typed)]


def _is_closed(pending: Forms, word: str, typed: Callable[[Any], str]) -> bool:
    """Whether a word is a verb that is not possible now."""
    closed = pending.closed() if pending.closed is not None else ()
    return any(word in (verb, typed(verb).casefold()) for verb, _ in closed)


def _reads(question: Question, text: str, typed: Callable[[Any], str]) -> bool:
    try:
        question.read(text, typed)
    except Refusal:
        return False
    return True


def correctable(session: Session) -> tuple[str, ...]:
    """The state fields that a person can set right."""
    kind = session.game.state
    return tuple(name for name in kind.__struct_fields__ if name not in kind.FIXED)


def in_use(session: Session) -> tuple[str, ...]:
    """Those of them that say something in this game."""
    unused = session.timeline.now.unused()
    return tuple(field for field in correctable(session) if field not in unused)


def correct_typed(session: Session, path: str, text: str, named: Callable[[str], str]) -> None:
    """Set a field right, or a part of a side (`side.coins`); the text is read in every way that it may be meant."""
    field, *parts = path.split(".")
    if field not in (fields := correctable(session)):
        raise BadPosition("position.field", field=path[:40], options=fields)
    first: BadPosition | None = None
    places, rest = places_in(text, session.timeline.now.axes(field), named)
    if rest:
        parts, text = [*parts, *places], rest
    for raw in readings(text, card_ids(session.pack, named)):
        try:
            return session.correct({field: with_part(session.timeline.now.to_plain()[field], parts, raw, path)})
        except BadPosition as wrong:
            if wrong.id not in ("position.value", "position.spaces"):
                raise
            first = first or wrong
    if first is not None:
        raise first


def places_in(text: str, axes: Sequence[Sequence[str]], named: Callable[[str], str]) -> tuple[list[str], str]:
    """The places of a field that a text begins with, as numbers, and what follows them: "HeroBotus Egypt 2".

    >>> places_in("Her  mill 2", (("you", "her"), ("mill", "hill")), str.upper)
    (['1', '0'], '2')
    """
    places: list[str] = []
    left = text.split()
    for names in axes:
        taken = words_of_option(left, tuple(names), lambda name: named(str(name))) if left else 0
        said = " ".join(left[:taken]).casefold()
        found = [at for at, name in enumerate(names) if said and said in (name.casefold(), named(name).casefold())]
        if len(found) != 1:
            break
        places.append(str(found[0]))
        left = left[taken:]
    return places, " ".join(left)


def with_part(now: Any, parts: Sequence[str], raw: object, path: str = "") -> object:
    """A plain value in which one part is another.

    >>> with_part([{"coins": 3, "houses": ["A"]}, {"coins": 4}], ["0", "coins"], 5)
    [{'coins': 5, 'houses': ['A']}, {'coins': 4}]
    """
    if not parts:
        return raw
    several = isinstance(now, (list, tuple))
    known = now if isinstance(now, dict) else {str(at): one for at, one in enumerate(now if several else ())}
    if parts[0] not in known:
        raise BadPosition("position.field", field=path[:40], options=tuple(known))
    changed = {**known, parts[0]: with_part(known[parts[0]], parts[1:], raw, path)}
    return changed if isinstance(now, dict) else list(changed.values())


def card_ids(pack: Pack | None, named: Callable[[str], str]) -> dict[str, str]:
    """The cards of a pack by their names in a language."""
    tables = pack.tables.values() if pack else ()
    return {named(id).casefold(): id for table in tables for id in table}


def readings(text: str, ids: dict[str, str]) -> list[object]:
    """What a typed value may mean, the likeliest first: JSON, a text, a list of names, a list of numbers.

    >>> readings("3", {}), readings("A1, B2", {})
    ([3, '3', ['3'], [3]], ['A1, B2', ['A1', 'B2']])
    """
    found: list[object] = []
    with suppress(msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        found.append(msgspec.json.decode(text))
    names = [part.strip() for part in (text.split(",") if "," in text else text.split())]
    named = [ids.get(name.casefold(), name) for name in names if name]
    numbers = [[int(name) for name in names]] if names and all(map(_is_number, names)) else []
    return [*found, ids.get(text.casefold(), text), named, *numbers]


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10
