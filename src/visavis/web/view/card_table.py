"""View model of a card game's table: hands and rows as cards, the question with its cards, the story of a turn.

For games whose `GameUI.layout` is "cards". The rest of the page is the same as for other games.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

import msgspec

from visavis.core import (
    CardPayment,
    CardRow,
    Form,
    Forms,
    Panel,
    Price,
    Question,
    Refusal,
    Seen,
    Session,
    Several,
    Track,
    Unreadable,
    Values,
)
from visavis.core.question import kind_of
from visavis.web.http import Request
from visavis.web.view.board import BoardHighlights
from visavis.web.view.card_faces import CardRowView, CardTable, CardView, CountView, Moment, ScoreColumn, SeatView
from visavis.web.view.controls import Button, QuestionView, form_of
from visavis.web.view.events import digest, has_other_seats, story
from visavis.web.view.form_input import plain, read_plain
from visavis.web.view.ui_settings import Zone
from visavis.words import Words, key_of

UNDER = "under"
"""Query field of the card under which others are laid."""
TAPPED = "tapped"
"""Form field of the checkboxes of a question that is answered by tapping cards."""


def table(
    session: Session,
    seen: Seen,
    words: Words,
    panels: Iterable[Panel],
    asking: QuestionView | None,
    marks: BoardHighlights,
    request: Request,
    viewer: str,
) -> CardTable | None:
    """Return the table of a card game; None for other games."""
    if session.game.ui.layout != "cards":
        return None
    if asking is not None and isinstance(seen.pending, Forms):
        links = _lively(Moment(session, seen, words, marks), seen.pending, asking, request)
        marks = msgspec.structs.replace(marks, links=links)
    moment = Moment(session, seen, words, marks)
    result = CardTable()
    seats = tuple(session.header.seats)
    for panel in panels:
        zone, _, seat = panel.id.rpartition(".")
        _place(moment, result, panel, zone, seat if seat in seats else "", viewer)
    if asking is not None and seen.pending is not None:
        _ask(moment, result, asking, request)
        # Cards that are tapped in the question are not drawn twice.
        tapped = {value_of(button) for button in asking.several} | {button.answer for button in asking.several}
        for row in result.rows:
            row.cards = [card for card in row.cards if card.id not in tapped]
    parts = story(session, seen, words, moment.settings, viewer)
    result.story, result.told = (parts, []) if has_other_seats(parts) else ([], parts)
    result.digest = digest(session, words, parts)
    return result


# Rows, seats and values


def _place(moment: Moment, result: CardTable, panel: Panel, zone: str, seat: str, viewer: str) -> None:
    match panel:
        case Track():
            (_, now), *_ = panel.markers
            result.rounds_about = moment.marks.about(f"panel:{panel.id}")
            key = key_of("left", panel.id)
            result.rounds = (
                moment.words.say(key, count=now) if moment.words.has(key) else f"{moment.words.panel(panel.id)} {now}"
            )
        case Values() if seat:
            if seat == viewer:
                result.mine = SeatView(seat=seat, name=moment.words.seat(seat), face=None, counts=[])
                _fill_seat(moment, result.mine, panel)
            else:
                _fill_seat(moment, _seat(moment, result, seat), panel)
        case Values():
            for id, value in panel.rows:
                face = moment.drawn(value, caption=moment.words.row(id)) if isinstance(value, str) else None
                if face is not None:
                    result.middle.append(face)
                else:
                    result.facts.append(_count(moment, id, value))
        case CardRow() if zone not in moment.settings.nested_rows:
            row = _row(moment, panel, zone or panel.id)
            if not seat or seat == viewer:
                result.rows.append(row)
            else:
                _seat(moment, result, seat).rows.append(row)
        case _:
            pass


def _row(moment: Moment, panel: CardRow, zone: str) -> CardRowView:
    cards = [face for card in panel.cards if (face := moment.drawn(card)) is not None]
    return CardRowView(
        id=panel.id,
        zone=zone,
        settings=moment.settings.zones.get(zone, Zone()),
        title=moment.words.panel(panel.id),
        icon=moment.settings.topic_icons.get(zone, ""),
        cards=cards,
    )


def _seat(moment: Moment, result: CardTable, seat: str) -> SeatView:
    """Return another seat of the table; a game need not have values for it."""
    for view in result.others:
        if view.seat == seat:
            return view
    result.others.append(SeatView(seat=seat, name=moment.words.seat(seat), face=None, counts=[]))
    return result.others[-1]


def _fill_seat(moment: Moment, seat: SeatView, panel: Values) -> None:
    """Add the values of a seat: points and other counts, its own card."""
    for id, value in panel.rows:
        face = moment.drawn(value) if isinstance(value, str) else None
        if face is not None:
            seat.face = face
        else:
            seat.counts.append(_count(moment, id, value))


def _count(moment: Moment, id: str, value: str | int) -> CountView:
    text = moment.words.name(value, "labelled") if isinstance(value, str) else str(value)
    return CountView(id=id, icon=moment.settings.topic_icons.get(id, ""), name=moment.words.row(id), text=text)


def large(session: Session, seen: Seen, words: Words, id: str) -> CardView | None:
    """Return one card, to be enlarged; None where the game has no face for it."""
    return Moment(session, seen, words, BoardHighlights()).drawn(id)


# The question


def _lively(moment: Moment, question: Forms, asking: QuestionView, request: Request) -> dict[str, str]:
    """Return links by card: each leads to the page with the first form that takes the card, filled in with it."""
    links: dict[str, str] = {}
    if asking.chosen or asking.verbs == []:
        return links
    keep = {name: given[0] for name, given in request.query.items() if name in ("as", "tour") and given}
    for form in question.forms:
        for field in form.fields:
            for option in field.options:
                if moment.means_own(form.verb, str(option)):
                    continue
                taps = {"now": "you", **keep, "v": plain(form.verb), f"x.{field.name}": plain(option)}
                links.setdefault(str(option), f"{request.path}?{urlencode(taps)}")
    for form in question.forms:
        for target, taps in _targets(moment, question, form):
            links.setdefault(target, f"{request.path}?{urlencode({'now': 'you', **keep, **taps})}")
    return links


def _targets(moment: Moment, question: Forms, form: Form) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the cards under which a verb lays others, each with the taps that lead there."""
    if form.verb not in moment.settings.laying_verbs or len(form.fields) != 1:
        return
    for option in form.fields[0].options:
        laid = moment.payment(question, (form.verb, option))
        for target in laid.targets if laid else ():
            yield target, {"v": plain(form.verb), f"x.{form.fields[0].name}": plain(option), UNDER: target}


def _ask(moment: Moment, result: CardTable, asking: QuestionView, request: Request) -> None:
    question = moment.seen.pending
    assert question is not None
    args: Mapping[str, object] = getattr(question, "args", {})
    if isinstance(question, Forms) and asking.chosen and asking.confirm is None:
        _offer_targets(moment, question, asking, request)
    _options(moment, result, asking)
    if isinstance(question, Forms):
        for place in (asking.buttons, asking.small):
            place[:] = [_at_once(result, question, button) for button in place]
    asking.heading = moment.words.question_in_short(question) or asking.heading
    result.ok = _confirms(moment, question.id, args)
    if result.ok and isinstance(kind_of(question), Several | Forms):
        result.ok_ticked = _confirms(moment, f"ticked-{question.id}", args)
    asked = kind_of(question)
    if isinstance(asked, Forms):
        _verbs(moment, result, asked, asking, request)
    chosen, tapped = _chosen_payment(moment, result, question, asking, request)
    if tapped is not None:
        if chosen:
            whole = asking.confirm.label if asking.confirm else ""
            result.ok, result.ok_ticked = _confirms(moment, str(chosen[0]), {}) or whole, ""
            result.taken = plain(list(chosen))
            asking.chosen = [moment.words.name(value, "labelled") for value in chosen]
        elif isinstance(question, Forms) and (given := tapped.answers(tapped.proposed)):
            # What the button of the dock does needs no other one.
            ends = plain(list(given[0]))
            result.verbs = [verb for verb in result.verbs if verb.answer != ends]
        _tapping(moment, result, tapped, asking, request)
    _enlarge(moment, result, asking, request, args)


def _confirms(moment: Moment, id: str, args: Mapping[str, object]) -> str:
    """Return the label of the button that confirms a question or a verb; empty where the game has none."""
    key = key_of("confirm", id)
    return moment.words.say(key, **args) if moment.words.has(key) else ""


def _chosen_payment(
    moment: Moment, result: CardTable, question: Question, asking: QuestionView, request: Request
) -> tuple[tuple[Any, ...], CardPayment | None]:
    """Return the verb with its values, and the payment that is part of its answer; or the payment that is asked for.

    Where cards are laid under others and it is not said under which, those are offered instead.
    """
    if not isinstance(question, Forms) or not (asking.chosen or asking.confirm):
        return (), moment.payment(question)
    if asking.confirm is None:
        return (), None
    chosen = tuple(form_of(asking.confirm))
    found = moment.payment(question, chosen)
    if found is None or not found.targets:
        return chosen, found
    under = request.asked(UNDER) if request.asked(UNDER) in found.targets else ""
    if not under and len(found.targets) > 1:
        _offer_targets(moment, question, asking, request)
        _options(moment, result, asking)
        return (), None
    chosen = (*chosen, under or found.targets[0])
    return chosen, moment.payment(question, chosen)


def _offer_targets(moment: Moment, question: Forms, asking: QuestionView, request: Request) -> None:
    """Offer the cards under which others can be laid instead of the values of the verb."""
    given = read_query(request, "v")
    form = question.form(given) if isinstance(given, str) else None
    targets = list(_targets(moment, question, form)) if form is not None else []
    if not targets:
        return
    keep = {name: asked[0] for name, asked in request.query.items() if name in ("as", "tour") and asked}
    asking.confirm, asking.small, asking.listed = None, [], [*asking.buttons, *asking.small]
    asking.buttons = [
        Button(moment.words.name(target), href=f"{request.path}?{urlencode({'now': 'you', **keep, **taps})}")
        for target, taps in targets
    ]
    asking.label = moment.words.say("web-lay-under")


def read_query(request: Request, name: str) -> Any:
    """Return a value of the query; None if it is missing or unreadable (untrusted input)."""
    try:
        return read_plain(request.asked(name)) if request.asked(name) else None
    except Unreadable:
        return None


def _options(moment: Moment, result: CardTable, asking: QuestionView) -> None:
    """Add the faces of all options that are cards."""
    for button in (*asking.buttons, *asking.small, *asking.several):
        value, taps = value_of(button), form_of(button)
        face = (
            moment.drawn(value) if isinstance(value, str) and not (taps and moment.means_own(taps[0], value)) else None
        )
        if face is not None:
            result.faces[button.answer or button.href] = msgspec.structs.replace(face, link="")


def _at_once(result: CardTable, question: Forms, button: Button) -> Button:
    """Turn the link of a card into an answer if only one option remains: it need not be asked for."""
    taps = form_of(button) if button.href else []
    form = question.form(str(taps[0])) if taps else None
    remaining = form.fields[len(taps) - 1 :] if form is not None and form.rows is None else ()
    if len(remaining) != 1 or len(remaining[0].options) != 1 or button.href not in result.faces:
        return button
    answer = plain([*taps, *remaining[0].options])
    result.faces[answer] = result.faces.pop(button.href)
    return msgspec.structs.replace(button, href="", answer=answer)


def _enlarge(
    moment: Moment, result: CardTable, asking: QuestionView, request: Request, args: Mapping[str, object]
) -> None:
    """Add the cards that a question is about, enlarged; if the sides of one are the options, they become controls."""
    options = {value_of(button) for button in (*asking.buttons, *asking.small)}
    filled = tuple(_filled(request)) if asking.chosen else ()
    about = [*filled, *(value for value in args.values() if isinstance(value, str))]
    for id in dict.fromkeys(about):
        known = moment.session.pack.provenance(id) is not None or id in filled
        face = moment.drawn(id) if known and id not in options else None
        if face is None or face.id in {other.id for other in result.faces.values()}:
            continue
        if not (face.style.enlarged and (id in filled or face.style.large_in_question)):
            continue
        sides = [side for side in face.sides if side.id in options]
        if len(sides) > 1 and not result.sides:
            by_side = {value_of(button): button for button in asking.buttons}
            result.sides = [msgspec.structs.replace(side, answer=by_side[side.id].answer) for side in sides]
        result.large.append(face)


def value_of(button: Button) -> Any:
    """Return the value of a button: the option, or the last field that it fills in; None if it is unreadable."""
    try:
        if button.answer or button.closed:
            value = read_plain(button.answer or button.closed)
            return value[-1] if isinstance(value, list) else value
        query = parse_qs(urlsplit(button.href).query)
        if UNDER in query:
            return query[UNDER][-1]
        taps = [(name, given) for name, given in query.items() if name.startswith("x.")]
        return read_plain(taps[-1][1][-1]) if taps else None
    except Unreadable:
        return None


def _filled(request: Request) -> Iterator[str]:
    """Yield the texts with which fields were filled in. Unreadable values are skipped: the query is untrusted."""
    for name, given in request.query.items():
        if name.startswith("x.") and given:
            try:
                value = read_plain(given[0])
            except Unreadable:
                continue
            if isinstance(value, str):
                yield value


def price_of(session: Session, seen: Seen, filled: Sequence[object]) -> Price | None:
    """Return the price of a verb with the values chosen so far, for the seat that is asked."""
    asked = seen.pending
    if asked is None or not filled:
        return None
    verb, *chosen = filled
    return session.game.ui.price(seen.view, asked.seat, str(verb), tuple(chosen))


def _price(moment: Moment, filled: Sequence[object]) -> str:
    price = price_of(moment.session, moment.seen, filled)
    return moment.words.say(price.note[0], **price.note[1]) if price and price.note else ""


def _verbs(moment: Moment, result: CardTable, question: Forms, asking: QuestionView, request: Request) -> None:
    """Add every verb with its price, in its place; impossible ones show the reason."""
    buttons = [*asking.buttons, *asking.small]
    for button in buttons:
        taps = form_of(button)
        if taps and UNDER not in parse_qs(urlsplit(button.href).query):
            result.prices[button.answer or button.href] = _price(moment, taps)
    if asking.confirm is not None and (taps := form_of(asking.confirm)):
        note = _price(moment, taps)
        asking.confirm = msgspec.structs.replace(asking.confirm, note=note or asking.confirm.note)
    if not asking.verbs:
        return
    open_verbs = {button.verb: button for button in (*asking.verbs, *asking.rare)}
    shut = dict(question.closed()) if question.closed else {}
    if len(set(shut.values())) < 2:
        # The same reason for all of them is not worth the space.
        shut = {}
    for verb in dict.fromkeys((*moment.settings.verb_order, *open_verbs)):
        icon = moment.settings.verb_icons.get(verb, "")
        if verb in open_verbs:
            button = _read_first(moment, question, open_verbs[verb], request)
            result.verbs.append(
                msgspec.structs.replace(button, note=_price(moment, [verb]), label=moment.words.tap(verb))
            )
        elif verb in shut:
            key = key_of("because", shut[verb])
            reason = _price(moment, [verb]) if shut[verb].startswith(moment.settings.price_reasons) else ""
            result.verbs.append(
                Button(moment.words.tap(verb), note=reason or moment.words.short(key), icon=icon, verb=verb)
            )


def _read_first(moment: Moment, question: Forms, button: Button, request: Request) -> Button:
    """Let a verb that would answer at once lead to its card (`UISettings.read_before_play`), or to what pays for it."""
    taps, form = form_of(button) if button.answer else [], question.form(button.verb)
    if not taps or form is None:
        return button
    reads = len(taps) == 2 and button.verb in moment.settings.read_before_play
    if not reads and moment.payment(question, tuple(taps)) is None:
        return button
    keep = {name: given[0] for name, given in request.query.items() if name in ("as", "tour") and given}
    values = {f"x.{field.name}": plain(value) for field, value in zip(form.fields, taps[1:], strict=True)}
    where = {"now": "you", **keep, "v": plain(button.verb), **values}
    return msgspec.structs.replace(button, answer="", href=f"{request.path}?{urlencode(where)}")


# Paying by tapping cards


def _tapping(moment: Moment, result: CardTable, tapped: CardPayment, asking: QuestionView, request: Request) -> None:
    """Add the cards that can be tapped; after a refusal the same ones are selected again."""
    result.tapping = True
    given = frozenset(request.form.get(TAPPED, ()))
    result.chosen = given or frozenset(tapped.proposed)
    result.gives, result.needs = dict(tapped.gives), moment.words.name(tapped.needs) if tapped.needs else ""
    result.sums = {colour: dict(amounts) for colour, amounts in tapped.sums.items()}
    result.brings = moment.words.say(tapped.brings) if tapped.brings else ""
    asking.listed = [*asking.buttons, *asking.small, *filter(None, [asking.confirm])]
    asking.buttons, asking.small = [], []
    asking.several = [Button(moment.words.name(card, "labelled"), answer=card) for card in tapped.cards]
    for card in tapped.cards:
        face = moment.drawn(card)
        if face is not None:
            result.faces[card] = msgspec.structs.replace(face, link="")


def tapped_answers(session: Session, request: Request) -> tuple[Any, ...]:
    """Return the answers that tapped cards stand for; empty where the request has none.

    Raises Refusal if the cards are no valid payment.
    """
    cards, pending = request.form.get(TAPPED, ()), session.pending
    if not cards and not request.given("tapping"):
        return ()
    view = session.seen_by(pending.seat).view if pending is not None else None
    taken = read_plain(request.given("taken")) if request.given("taken") else []
    chosen = tuple(taken) if isinstance(taken, list) else ()
    tapped = session.game.ui.card_payment(view, pending, chosen) if pending is not None else None
    answers = tapped.answers(tuple(dict.fromkeys(cards))) if tapped else ()
    if not answers:
        raise Refusal("tapped.cards")
    return answers


# The screen of a phone, and the final scoring


def screen(cards: CardTable | None, usual: str, request: Request, asking: QuestionView | None) -> str:
    """Return the screen of a phone: a question shows in a line each what others did; their story is a tap away."""
    if cards is None or asking is None or request.asked("now") == "news":
        return usual
    return "you"


def score_columns(session: Session, words: Words) -> list[ScoreColumn]:
    """Return the final scoring line by line with totals, side by side; empty where the game has no score sheet."""
    sides = tuple(session.header.seats)
    seen = session.seen_by(sides[0])
    columns: dict[str, list[tuple[str, int]]] = {side: [] for side in sides}
    for line in session.game.ui.score_sheet(event.effect for event in seen.events):
        columns[line.side].append((words.say(line.key, **line.args), line.points))
    if not any(columns.values()):
        return []
    return [
        ScoreColumn(
            name=words.seat(side),
            rows=tuple(rows),
            total=sum(points for _, points in rows),
            wins=side in seen.winners,
        )
        for side, rows in columns.items()
    ]
