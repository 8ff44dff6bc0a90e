"""Interpret a typed line, for terminal and page: an answer in words or in the notation of records, a correction."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, get_args

import msgspec

from visavis.core import (
    TABLE,
    BadPosition,
    CompositeAnswer,
    Forms,
    Pack,
    Price,
    Question,
    Refusal,
    Session,
    Several,
    Track,
)
from visavis.core.play.composite_answers import answer_all, composite_answers, matching, with_composites
from visavis.core.question.reading import words_of_option
from visavis.core.state import hints
from visavis.words.words import Words


def answer(session: Session, view: object, words: Words, line: str) -> str:
    """Answer the pending question with a line: in the notation of records if the game has one, otherwise in words.

    Return how it was paid, if that took separate answers. Raises Refusal if the line cannot be read.
    """
    pending, records = session.pending, session.game.records
    notation = records.parse_command if records is not None else None
    typed = words.typed(pending)
    command = notation(view, pending, line) if notation is not None and pending is not None else None
    ways = composite_answers(session.game, view, pending)
    chosen = None
    if command is not None:
        matches = matching(ways, pending, command) if isinstance(command, tuple) else []
        if not matches:
            session.answer(command, words=typed)
            return ""
        chosen = matches[0]
    elif ways and pending is not None:
        chosen = _by_a_way(words, line, pending, ways)
    if chosen is None:
        try:
            session.answer(whole_line(pending, line, typed), words=typed)
        except Refusal:
            if ways and pending is not None:
                # Let the refusal list all options, including those of composite answers.
                wide = with_composites(pending, ways)
                wide.read(whole_line(wide, line, words.typed(wide)), words.typed(wide))
            raise
        return ""
    answer_all(session, chosen.answers)
    pays = ", ".join(words.say(key, **args) for key, args in chosen.pays)
    return words.say("play-paid", how=pays) if pays else ""


def _by_a_way(words: Words, line: str, pending: Question, ways: tuple[CompositeAnswer, ...]) -> CompositeAnswer | None:
    """Return the best composite answer for a line, such as converting first; None if the line cannot be read."""
    wide = with_composites(pending, ways)
    typed = words.typed(wide)
    try:
        filled = wide.read(whole_line(wide, line, typed), typed)
    except Refusal:
        return None
    matches = matching(ways, pending, filled)
    # A number selects the option listed with it.
    return matches[0] if matches else CompositeAnswer("", (), (), (filled,))


def offered(session: Session, view: object) -> Question | None:
    """Return the pending question, extended by all composite answers."""
    pending = session.pending
    return None if pending is None else with_composites(pending, composite_answers(session.game, view, pending))


def price_of(session: Session, view: object, pending: Question, verb: str) -> Price | None:
    """Return the present price of a verb; None if the game shows no prices."""
    return session.game.ui.price(view, pending.seat, verb, ()) if session.game.ui.shows_prices else None


def guessed(words: Words, question: Question) -> str | int | None:
    """Return the guess of a question in words, the default for an empty line; None if there is none."""
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
    """Return the line with a missing verb added, if only one verb makes it readable."""
    if not isinstance(pending, Forms) or not line.strip():
        return line
    verbs = [typed(form.verb) for form in pending.forms]
    if line.split()[0].isdigit() and _of_numbers(pending) and _reads(pending, f"{verbs[0]} {line}", typed):
        # With a single verb, a number is the first field, not the number of the verb.
        return f"{verbs[0]} {line}"
    if _reads(pending, line, typed):
        return line
    if len(verbs) > 1 and line.split()[0].isdigit():
        # The number of a verb in the list selects it, even if its fields are missing.
        return line
    if bare := " ".join(line.replace(",", " ").split()):
        # Commas between the fields of a form are ignored.
        line = bare
        if _reads(pending, line, typed):
            return line
    fitting = _with_verb(pending, line, typed)
    if len(fitting) == 1:
        return fitting[0]
    word = line.split()[0].casefold()
    if _is_closed(pending, word, typed):
        # A known but unavailable verb is refused with its reason.
        return line
    has_verb = any(verb.casefold().startswith(word) for verb in verbs)
    return line if has_verb or len(verbs) > 1 else f"{verbs[0]} {line}"


def _of_numbers(pending: Forms) -> bool:
    """Check whether there is only one form, and its first field is a number."""
    forms = pending.forms
    return len(forms) == 1 and bool(forms[0].fields) and bool(forms[0].fields[0].range)


def _with_verb(pending: Forms, line: str, typed: Callable[[Any], str]) -> list[str]:
    """Return the line prefixed with each verb that makes it readable."""
    # A field of free text would accept any word, including a typing error.
    sure = [typed(form.verb) for form in pending.forms if not any(field.longest for field in form.fields)]
    return [f"{verb} {line}" for verb in sure if _reads(pending, f"{verb} {line}", typed)]


def _is_closed(pending: Forms, word: str, typed: Callable[[Any], str]) -> bool:
    """Check whether a word is a verb that is not possible now."""
    closed = pending.closed() if pending.closed is not None else ()
    return any(word in (verb, typed(verb).casefold()) for verb, _ in closed)


def _reads(question: Question, text: str, typed: Callable[[Any], str]) -> bool:
    try:
        question.read(text, typed)
    except Refusal:
        return False
    return True


def correctable(session: Session) -> tuple[str, ...]:
    """Return the state fields that a person can correct."""
    kind = session.game.state
    return tuple(name for name in kind.__struct_fields__ if name not in kind.FIXED)


def in_use(session: Session) -> tuple[str, ...]:
    """Return the correctable fields that are used in this game."""
    unused = session.timeline.now.unused()
    return tuple(field for field in correctable(session) if field not in unused)


def correct_typed(
    session: Session, path: str, text: str, named: Callable[[object], str], words: Words | None = None
) -> None:
    """Correct a field, or a field of a side (`side.coins`). Tries every reading of the text; raises BadPosition.

    With `words` the values of a field are read by the names that they are shown with, and errors name the field so.
    """
    field, *parts = path.split(".")
    if field not in (fields := correctable(session)):
        raise BadPosition("position.field", field=path[:40], options=fields)
    first: BadPosition | None = None
    places, rest = places_in(text, session.timeline.now.axes(field), named)
    if rest:
        parts, text = [*parts, *places], rest
    for raw in readings(text, ids_by_name(session, field, named, words)):
        try:
            return session.correct({field: with_part(session.timeline.now.to_plain()[field], parts, raw, path)})
        except BadPosition as wrong:
            if wrong.details.get("field") == field and words is not None:
                wrong = BadPosition(wrong.id, **{**wrong.details, "field": words.state_field(field)})
            if wrong.id not in ("position.value", "position.spaces"):
                raise wrong from None
            first = first or wrong
    if first is not None:
        raise first


def ids_by_name(
    session: Session, field: str, named: Callable[[object], str], words: Words | None = None
) -> dict[str, object]:
    """Return the values that a field can have by the case-folded names that they are shown with."""
    state = session.timeline.now
    panels = session.game.ui.panels(session.game.view(state, TABLE))
    tracks = [panel for panel in panels if isinstance(panel, Track)]
    found: list[object] = [True, False, *(marker for track in tracks for marker, _ in track.markers)]
    found += [track.id for track in tracks]
    found += state.board_map().names if field in state.REGIONS else ()
    ids: dict[str, object] = {**card_ids(session.pack, named), **{named(id).casefold(): id for id in found}}
    if words is not None:
        ids |= {words.state_value(field, value).casefold(): value for value in _listed(hints(type(state))[field])}
    return ids


def _listed(hint: object) -> list[str]:
    """Return the texts that a type lists, such as those of a `Literal`, at any depth."""
    return [text for part in get_args(hint) for text in ([part] if isinstance(part, str) else _listed(part))]


def places_in(text: str, axes: Sequence[Sequence[str]], named: Callable[[str], str]) -> tuple[list[str], str]:
    """Split a text such as "HeroBotus Egypt 2" into the places of a field, as indexes, and the remaining text.

    >>> places_in("Her  mill 2", (("you", "her"), ("mill", "hill")), str.upper)
    (['1', '0'], '2')
    """
    places: list[str] = []
    rest = text.split()
    for names in axes:
        taken = words_of_option(rest, tuple(names), lambda name: named(str(name))) if rest else 0
        typed = " ".join(rest[:taken]).casefold()
        matches = [i for i, name in enumerate(names) if typed and typed in (name.casefold(), named(name).casefold())]
        if len(matches) != 1:
            break
        places.append(str(matches[0]))
        rest = rest[taken:]
    return places, " ".join(rest)


def with_part(now: Any, parts: Sequence[str], raw: object, path: str = "") -> object:
    """Return a copy of a plain value with the element at a path replaced. Raises BadPosition for an unknown path.

    >>> with_part([{"coins": 3, "houses": ["A"]}, {"coins": 4}], ["0", "coins"], 5)
    [{'coins': 5, 'houses': ['A']}, {'coins': 4}]
    """
    if not parts:
        return raw
    several = isinstance(now, (list, tuple))
    known = (
        now if isinstance(now, dict) else {str(index): element for index, element in enumerate(now if several else ())}
    )
    if parts[0] not in known:
        raise BadPosition("position.field", field=path[:40], options=tuple(known))
    changed = {**known, parts[0]: with_part(known[parts[0]], parts[1:], raw, path)}
    return changed if isinstance(now, dict) else list(changed.values())


def card_ids(pack: Pack | None, named: Callable[[str], str]) -> dict[str, str]:
    """Return the ids of the cards of a pack by their casefolded names."""
    tables = pack.tables.values() if pack else ()
    return {named(id).casefold(): id for table in tables for id in table}


def readings(text: str, ids: Mapping[str, object]) -> list[object]:
    """Return the possible readings of a typed value, the likeliest first: JSON, text, list of names, list of numbers.

    >>> readings("3", {}), readings("A1, B2", {})
    ([3, '3', ['3'], [3]], ['A1, B2', ['A1', 'B2']])
    """
    decoded: list[object] = []
    with suppress(msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        decoded.append(msgspec.json.decode(text))
    # Numbers are shown with dots between them.
    names = [name.strip() for name in (text.split(",") if "," in text else text.replace("·", " ").split())]
    named = [ids.get(name.casefold(), name) for name in names if name]
    numbers = [[int(name) for name in names]] if names and all(map(_is_number, names)) else []
    return [*decoded, ids.get(text.casefold(), text), named, *numbers]


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10
