"""Documents of a client (untrusted input): answers and other changes, and queries for reasons and prices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from visavis.core import Form, Forms, NotAllowed, Question, Refusal, Session, Stale, Unreadable
from visavis.core.play.composite_answers import answer_all, composite_answers
from visavis.core.play.log import frozen
from visavis.core.question.reading import text_of
from visavis.core.state import LARGEST
from visavis.json_form.document import Document, plain_price, plain_value, price_of, unavailable

if TYPE_CHECKING:
    from visavis.words import Words

ANSWERS = ("answer", "answers", "cards")
ACTIONS = (*ANSWERS, "undo", "redo", "go_on", "enter")
"""Actions of `answer_json`; those of `ANSWERS` are only allowed while the client's seat is asked."""
_MOST_VALUES = 400
"""Maximum number of elements in an array or an object."""
_DEEPEST = 3
"""Maximum nesting depth of a value."""


def answer_json(session: Session, seat: str, document: object, words: Words | None = None) -> dict[str, object] | None:
    """Do what a client at a seat asks for (docs/json.md); return a refusal document, or None once it is done.

    A document is `{"answer": ..., "at": lines}`, or with `answers`, `cards`, `undo`, `redo`, `go_on` or `enter`
    instead of `answer`. What is refused changes nothing, and no document raises an exception.

    >>> import visavis
    >>> session = visavis.Session.new(visavis.get_game("hamlets"), seed=1)
    >>> answer_json(session, "you", {"answer": ["build", "E5"], "at": 1})
    >>> answer_json(session, "you", {"answer": ["build", "E6"], "at": 1})
    {'refusal': 'answer.stale', 'args': {}}
    """
    question = None
    try:
        question = session.seen_by(seat).pending
        action, value = _read_action(document, session)
        if action in ANSWERS and question is None and session.pending is not None:
            raise NotAllowed("answer.seat", given=seat, seat=session.pending.seat)
        _act(session, seat, action, value, words)
    except Refusal as refusal:
        return _refusal(refusal, question, words)
    return None


def reason_json(session: Session, seat: str, document: object, words: Words | None = None) -> dict[str, object]:
    """Return whether a value or an answer is possible, and the reason where it is not (docs/json.md).

    A document is `{"answer": ...}`, or `{"verb": ..., "field": ..., "value": ...}` for one field of a form.

    >>> import visavis
    >>> session = visavis.Session.new(visavis.get_game("hamlets"), seed=1)
    >>> session.answer("build E5")
    >>> reason_json(session, "you", {"answer": ["build", "E5"]})
    {'possible': False, 'reason': 'space.not_here', 'refusal': 'option.barred'}
    """
    question = None
    try:
        question = session.seen_by(seat).pending
        read = _read_object(document, ("answer", "verb", "field", "value"))
        if question is None:
            raise Stale("answer.stale")
        if "answer" in read:
            refusal = _refused_answer(question, read["answer"], words)
        else:
            refusal = _refused_field(question, read.get("verb"), read.get("field"), read.get("value"))
    except Refusal as bad:
        return _refusal(bad, question, words)
    if refusal is None:
        return {"possible": True, "reason": None}
    reason = refusal.details.get("reason")
    answer: Document = {"possible": False, "reason": reason, "refusal": refusal.id}
    if words is not None:
        answer["text"] = words.refusal(refusal, question) if reason is None else words.reason(str(reason))
    return answer


def price_json(session: Session, seat: str, document: object, words: Words | None = None) -> dict[str, object]:
    """Return the price of a verb with the values chosen so far: `{"price": ...}`, or a refusal document.

    A document is `{"verb": ..., "values": [...]}`; the values are those of the first fields of its form.
    """
    question = None
    try:
        seen = session.seen_by(seat)
        question = seen.pending
        read = _read_object(document, ("verb", "values"))
        form, values = _form_of(question, read.get("verb")), frozen(read.get("values", []))
        if not isinstance(values, tuple) or len(values) > len(form.fields):
            raise Unreadable("json.value", key="values")
        values = tuple(field.read(value, str) for field, value in zip(form.fields, values, strict=False))
    except Refusal as refusal:
        return _refusal(refusal, question, words)
    return {"price": plain_price(price_of(session, seen, form.verb, values), words)}


def _act(session: Session, seat: str, action: str, value: Any, words: Words | None) -> None:
    match action:
        case "answer":
            pending = session.pending
            session.answer(value, words=str if words is None else words.typed(pending))
        case "answers" | "cards":
            answer_all(session, _several_answers(session, seat, action, value))
        case "undo":
            session.undo()
        case "redo":
            session.redo()
        case "go_on":
            session.go_on()
        case _:
            session.enter_points(value["side"], value["points"])


def _several_answers(session: Session, seat: str, action: str, value: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return the single answers of a composite answer or of selected cards. Raises NotAllowed if it was not offered."""
    seen = session.seen_by(seat)
    if action == "answers":
        offered = composite_answers(session.game, seen.view, seen.pending)
        if value not in (composite.answers for composite in offered):
            raise NotAllowed("way.gone")
        return value
    payment = None if seen.pending is None else session.game.ui.card_payment(seen.view, seen.pending)
    # Reject cards that were not offered before the game sees them.
    known = payment is not None and all(card in payment.cards for card in value)
    answers = payment.answers(value) if payment is not None and known else ()
    if not answers:
        raise NotAllowed("tapped.cards")
    return answers


def _refused_answer(question: Question, raw: object, words: Words | None) -> Refusal | None:
    try:
        question.read(raw, str if words is None else words.typed(question))
    except Refusal as refusal:
        return refusal
    return None


def _form_of(question: Question | None, verb: object) -> Form:
    """Return the form of a verb. Raises NotAllowed, with the reason if the verb is not possible now."""
    if not isinstance(question, Forms):
        raise NotAllowed("form.not", options=())
    form = question.form(verb) if isinstance(verb, str) and verb in question.verbs else None
    if form is not None:
        return form
    verbs = tuple(possible.verb for possible in question.forms)
    reason = unavailable(question).get(str(verb))
    if reason is not None:
        raise NotAllowed("option.barred", given=str(verb)[:40], reason=reason, options=verbs)
    raise NotAllowed("option.not", given=str(verb)[:40], options=verbs)


def _refused_field(question: Question, verb: object, field: object, value: object) -> Refusal | None:
    """Return why a verb, or a value of one of its fields, is not possible; None if it is."""
    try:
        form = _form_of(question, verb)
    except NotAllowed as refusal:
        return refusal
    if field is None:
        return None
    chosen = next((known for known in form.fields if known.name == field), None)
    if chosen is None:
        raise NotAllowed("option.not", given=str(field)[:40], options=tuple(known.name for known in form.fields))
    try:
        chosen.read(value, str)
    except Refusal as refusal:
        return refusal
    return None


def _refusal(refusal: Refusal, question: Question | None, words: Words | None) -> Document:
    """Return a refusal as a document."""
    args: Document = {name: plain_value(value) for name, value in refusal.details.items()}
    more: Document = {name: args.pop(name) for name in ("options", "reason") if name in args}
    document: Document = {"refusal": refusal.id, "args": args, **more}
    return document if words is None else {**document, "text": words.refusal(refusal, question)}


# Validation: untrusted input is not used before its type and size are checked.


def _read_object(document: object, keys: tuple[str, ...]) -> Document:
    """Validate a document: these keys, plain and bounded values. Raises Unreadable."""
    if not isinstance(document, dict) or len(document) > len(keys):
        raise Unreadable("json.object", options=keys)
    for key, value in document.items():
        if key not in keys:
            raise Unreadable("json.key", given=repr(key)[:40], options=keys)
        _check_value(key, value)
    return document


def _check_value(key: str, value: object, depth: int = 0) -> None:
    if isinstance(value, str):
        text_of(value)
    elif isinstance(value, (list, dict)):
        if depth > _DEEPEST or len(value) > _MOST_VALUES:
            raise Unreadable("json.value", key=key)
        for element in (*value, *value.values()) if isinstance(value, dict) else value:
            _check_value(key, element, depth + 1)
    elif type(value) is not bool and (type(value) is not int or abs(value) > LARGEST):
        raise Unreadable("json.value", key=key)


def _read_action(document: object, session: Session) -> tuple[str, Any]:
    """Return the action of a document and its value. Raises Unreadable, or Stale if the game has changed since `at`."""
    read = _read_object(document, (*ACTIONS, "at"))
    actions = [name for name in ACTIONS if name in read]
    if len(actions) != 1:
        raise Unreadable("json.object", options=ACTIONS)
    action, lines = actions[0], read.get("at")
    value = read[action]
    if type(lines) is not int:
        raise Unreadable("json.value", key="at")
    if not _well_formed(action, value):
        raise Unreadable("json.value", key=action)
    if lines != len(session.lines):
        raise Stale("answer.stale")
    return action, frozen(value)


def _well_formed(action: str, value: Any) -> bool:
    """Check whether the value of an action has the right type."""
    if action == "answer":
        return not isinstance(value, dict) and all(not isinstance(item, (list, dict)) for item in _listed(value))
    if action == "answers":
        return isinstance(value, list) and all(not isinstance(item, dict) for item in value)
    if action == "cards":
        return isinstance(value, list) and all(isinstance(item, str) for item in value)
    if action == "enter":
        return isinstance(value, dict) and set(value) == {"side", "points"} and isinstance(value["side"], str)
    return value is True


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]
