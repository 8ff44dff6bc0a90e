"""Document of a table, schema `visavis.table/1`: everything that another front end needs, as one seat may see it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, assert_never

import msgspec

from visavis.core import (
    Areas,
    CardPayment,
    CardRow,
    CompositeAnswer,
    Effect,
    Event,
    Field,
    Form,
    Forms,
    HexMap,
    Notice,
    Number,
    One,
    Panel,
    Price,
    Question,
    Seen,
    Session,
    Several,
    Track,
    Values,
)
from visavis.core.card_face import Icon, Message
from visavis.core.play.composite_answers import composite_answers
from visavis.core.question import NO_ARGS, kind_of

if TYPE_CHECKING:
    from visavis.words import Words

SCHEMA = "visavis.table/1"
"""Schema name and version of the document of `session_json`."""

Document = dict[str, Any]
"""A JSON object."""


def session_json(session: Session, seat: str, words: Words | None = None, *, events_from: int = 0) -> dict[str, object]:
    """Return a game as one seat sees it, as a JSON document (docs/json.md); with `words` also its texts.

    `events_from`: the first log line whose events are listed, for a client that caches earlier ones.

    >>> import visavis
    >>> session = visavis.Session.new(visavis.get_game("hamlets"), seed=1)
    >>> document = session_json(session, "you")
    >>> document["schema"], document["lines"], document["question"]["id"]
    ('visavis.table/1', 1, 'start.yours')
    """
    seen, ui = session.seen_by(seat), session.game.ui
    question = None if seen.pending is None else _asked(session, seen, words)
    panels = ui.panels(seen.view)
    rows = [card for panel in panels if isinstance(panel, CardRow) for card in panel.cards]
    ids = [id for id in dict.fromkeys((*rows, *_option_ids(question))) if id]
    document: dict[str, object] = {
        "schema": SCHEMA,
        "game": session.game.id,
        "rules_version": session.game.rules_version,
        "options": plain_value(session.header.options),
        "options_now": plain_value(session.options),
        "seats": dict(session.header.seats),
        "seen_by": seat,
        "version": seen.version,
        "lines": seen.lines,
        "turns": len(session.turns),
        "in_setup": session.in_setup,
        "over": seen.over,
        "winners": list(seen.winners),
        "points": None if seen.points is None else dict(seen.points),
        "public_points": session.game.public_points,
        "manual_sides": list(_manual_sides(seen)),
        "can_undo": seen.can_undo,
        "can_redo": seen.can_redo,
        "paused": _paused_seat(seen),
        "read_only": _read_only(seen),
        "waiting_for": seen.waiting_for,
        "notices": [_notice(notice, words) for notice in seen.notices],
        "events": [_event(event, words) for event in seen.events if event.line >= events_from],
        "events_from": events_from,
        "news_from": seen.news_from,
        "changed_from": seen.changed_from,
        "undone": [_undone(effect, words) for effect in seen.taken_back],
        "restored": plain_value(seen.set_back),
        "layout": ui.layout,
        "panels": [_panel(panel, words) for panel in panels],
        "seat_boards": plain_value(ui.seat_boards(seen.view)),
        "cards": {id: face for id in ids if (face := _card_face(session, seen, id, words)) is not None},
        "question": question,
    }
    if words is not None:
        document["names"] = _names(session, ids, words)
    return document


# Attributes of Seen that have another name in the schema.


def _manual_sides(seen: Seen) -> tuple[str, ...]:
    return seen.by_hand


def _read_only(seen: Seen) -> bool:
    return seen.looking


def _paused_seat(seen: Seen) -> str | None:
    return seen.waiting_for if seen.resting else None


def plain_value(value: object) -> Any:
    """Convert a value to the types of JSON: tuples become lists, and a region the list of its spaces."""
    return msgspec.json.decode(msgspec.json.encode(value, enc_hook=list))


def _message(message: Message, words: Words | None) -> Document:
    key, args = message
    found: Document = {"id": key, "args": plain_value(args)}
    return found if words is None else {**found, "text": words.say(key, **args)}


def _notice(notice: Notice, words: Words | None) -> Document:
    found: Document = {"id": notice.id, "args": plain_value(notice.args)}
    return found if words is None else {**found, "text": words.notice(notice)}


def _effect(effect: Effect) -> Document:
    fields: Document = plain_value(effect)
    return {"effect": fields.pop("do"), "fields": fields, "clause": effect.clause, "kind": effect.kind}


def _event(event: Event, words: Words | None) -> Document:
    effect = event.effect
    found = {"line": event.line, "step": event.step, **_effect(effect)}
    if words is not None and effect.kind != "silent":
        found["text"] = words.effect(effect)
        if short := words.part(effect, "short"):
            found["short"] = short
    return found


def _undone(effect: Effect, words: Words | None) -> Document:
    """Return an effect that the last undo reverted; its text is the instruction to revert it on the table."""
    found = _effect(effect)
    if words is not None and effect.kind != "silent":
        found["text"] = words.undone(effect)
    return found


def _icons(icons: Iterable[Icon]) -> dict[str, int]:
    totals: dict[str, int] = {}
    for id, number in icons:
        totals[id] = totals.get(id, 0) + number
    return totals


def plain_price(price: Price | None, words: Words | None) -> Document | None:
    """Return a price: icons with their numbers, and the note of the game if there is one."""
    if price is None:
        return None
    found: Document = {name: _icons(getattr(price, name)) for name in ("costs", "gains", "missing")}
    return found if price.note is None else {**found, "note": _message(price.note, words)}


def _card_face(session: Session, seen: Seen, id: str, words: Words | None) -> Document | None:
    face = session.game.ui.card_face(seen.view, session.pack, id)
    if face is None:
        return None
    found: Document = plain_value(face)
    for side, drawn in zip(found["sides"], face.sides, strict=True):
        side["says"] = [_message(message, words) for message in drawn.says]
    return found


def _texts(value: object) -> Iterator[str]:
    """Yield every string inside a plain value, except keys of objects."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for element in value:
            yield from _texts(element)
    elif isinstance(value, dict):
        for element in value.values():
            yield from _texts(element)


def _option_ids(question: Document | None) -> Iterator[str]:
    """Yield every text that can be part of an answer to a question."""
    if question is None:
        return
    yield from _texts(question.get("options"))
    for form in question.get("forms", ()):
        for field in form["fields"]:
            yield from _texts(field.get("options"))
    for composite in question.get("composite_answers", ()):
        yield from _texts(composite["values"])
    yield from _texts(question.get("card_payment", {}).get("cards"))


def _names(session: Session, ids: Iterable[str], words: Words) -> dict[str, str]:
    """Return the names of seats, cards and options; ids that equal their names are omitted."""
    names = {id: words.name(id) for id in ids} | {seat: words.seat(seat) for seat in session.header.seats}
    return {id: name for id, name in names.items() if name != id}


def _panel(panel: Panel, words: Words | None) -> Document:
    """Return a panel; with words also its title and the names of the ids in it."""
    found: Document = plain_value(panel)
    if words is None:
        return found
    return {**found, "text": words.panel(panel.id), "names": dict(_panel_names(panel, words))}


def _panel_names(panel: Panel, words: Words) -> Iterator[tuple[str, str]]:
    match panel:
        case HexMap() | Areas():
            for cell in panel.cells:
                yield cell.name, words.name(cell.name)
                if cell.ground:
                    yield cell.ground, words.ground(cell.ground)
                for piece in (*cell.pieces, *(piece for piece, _ in cell.numbers)):
                    yield piece, words.piece(piece)
        case Track():
            yield from ((marker, words.marker(marker)) for marker, _ in panel.markers)
        case CardRow():
            yield from ((card, words.name(card)) for card in panel.cards if card)
        case Values():
            yield from ((row, words.row(row)) for row, _ in panel.rows)
            yield from ((value, words.name(value)) for _, value in panel.rows if isinstance(value, str))
        case other:
            assert_never(other)


# Questions


def question_document(question: Question, words: Words | None) -> Document:
    """Return a question without the values that depend on the table, which `_asked` adds."""
    document: Document = {"id": question.id, "seat": question.seat, "clause": question.clause}
    if words is not None:
        document["text"] = words.question(question)
        if about := words.about(question):
            document["about"] = about
    args = getattr(question, "args", NO_ARGS)
    document |= {"args": plain_value(args), "guess": plain_value(question.guess)}
    match kind_of(question):
        case One() as one:
            criteria = [_criterion(by, words) for by in one.checklist]
            document |= {"kind": "one", "options": list(one.options), "criteria": criteria}
        case Several() as several:
            document |= {"kind": "several", "options": list(several.options), "min": several.least, "max": several.most}
        case Number() as asked:
            document |= {"kind": "number", "min": asked.least, "max": asked.most}
        case Forms() as forms:
            document["kind"] = "forms"
            document["forms"] = [_form(form, question.id, words) for form in forms.forms]
            document["unavailable"] = [_unavailable(verb, reason, words) for verb, reason in unavailable(forms).items()]
        case other:
            assert_never(other)
    return document


def _criterion(by: Any, words: Words | None) -> Document:
    found: Document = {"id": by.id, "clause": by.clause, "args": plain_value(by.args)}
    return found if words is None else {**found, "text": words.criterion(by.id, by.args)}


def _form(form: Form, question: str, words: Words | None) -> Document:
    found: Document = {"verb": form.verb}
    if words is not None:
        found["text"] = words.tap(form.verb, question)
    found["fields"] = [_field(field, words) for field in form.fields]
    found["rows"] = None if form.rows is None else _rows(form)
    return found


def _field(field: Field, words: Words | None) -> Document:
    """Return a field of a form: its options, the bounds of a number, or the length of a name."""
    found: Document = {"name": field.name}
    if words is not None:
        found["text"] = words.field(field.name)
    if field.options:
        found |= {"kind": "option", "options": list(field.options)}
    elif field.longest:
        found |= {"kind": "text", "max_length": field.longest, "taken": list(field.taken)}
    else:
        found |= {"kind": "number", "min": field.bounds[0], "max": field.bounds[1]}
    if field.default is not None:
        found["default"] = field.default
    return found


def _rows(form: Form) -> list[list[int]]:
    """Return the legal combinations of a form, each as the index of its value in every field."""
    places = [{(type(value), value): index for index, value in enumerate(field.values)} for field in form.fields]
    return [
        [places[n][type(value), value] if not form.fields[n].longest else 0 for n, value in enumerate(row)]
        for row in form.rows or ()
    ]


def unavailable(question: Forms) -> dict[str, str]:
    """Return the verbs that are not possible now, each with the id of the first reason."""
    reasons: dict[str, str] = {}
    for verb, reason in question.closed() if question.closed is not None else ():
        if question.form(verb) is None:
            reasons.setdefault(verb, reason)
    return reasons


def _unavailable(verb: str, reason: str, words: Words | None) -> Document:
    found: Document = {"verb": verb, "reason": reason}
    return found if words is None else {**found, "text": words.reason(reason)}


def _asked(session: Session, seen: Seen, words: Words | None) -> Document:
    """Return the question that a seat is asked, with prices, hints, composite answers and payments."""
    question, ui = seen.pending, session.game.ui
    assert question is not None
    document = question_document(question, words)
    if document["guess"] is None and seen.offered is not None:
        document["guess"] = seen.offered
    seated = question.seat in session.header.seats
    for form in document.get("forms", ()):
        hints = ui.hints(seen.view, question.seat, form["verb"]) if seated else {}
        form["price"] = plain_price(price_of(session, seen, form["verb"], ()), words)
        form["hints"] = {space: _message(message, words) for space, message in hints.items()}
    if isinstance(question, Forms):
        composites = composite_answers(session.game, seen.view, question)
        document["composite_answers"] = [_composite(session, seen, composite, words) for composite in composites]
    payment = ui.card_payment(seen.view, question)
    if payment is not None:
        document["card_payment"] = _payment(payment, words)
    return document


def price_of(session: Session, seen: Seen, verb: str, chosen: tuple[object, ...]) -> Price | None:
    """Return the price of a verb for the seat that is asked, with the values chosen so far."""
    question = seen.pending
    if question is None or question.seat not in session.header.seats:
        return None
    return session.game.ui.price(seen.view, question.seat, verb, chosen)


def _composite(session: Session, seen: Seen, composite: CompositeAnswer, words: Words | None) -> Document:
    return {
        "verb": composite.verb,
        "fields": list(composite.fields),
        "values": plain_value(composite.values),
        "answers": plain_value(composite.answers),
        "pays": [_message(message, words) for message in composite.pays],
        "price": plain_price(price_of(session, seen, composite.verb, composite.values), words),
    }


def _payment(payment: CardPayment, words: Words | None) -> Document:
    found: Document = {
        "cards": list(payment.cards),
        "proposed": list(payment.proposed),
        "gives": dict(payment.gives),
        "needs": payment.needs,
        "sums": {colour: dict(cards) for colour, cards in payment.sums.items()},
    }
    if words is not None and payment.needs:
        found["text"] = words.name(payment.needs)
    return found
