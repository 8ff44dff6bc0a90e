"""View model of a card game's table: hands and rows as cards, the question with its cards, the story of a turn.

For games whose `GameUI.layout` is "cards". The rest of the page is the same as for other games.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

import msgspec

from visavis.core import CardPayment, CardRow, Forms, Panel, Price, Refusal, Seen, Session, Track, Unreadable, Values
from visavis.core.card_face import CardFace
from visavis.core.question import kind_of
from visavis.web.http import Request
from visavis.web.view.board import BoardHighlights
from visavis.web.view.card_faces import Artist, CardSideView, CardView
from visavis.web.view.controls import Button, QuestionView, form_of
from visavis.web.view.events import StoryPart, has_other_seats, story
from visavis.web.view.form_input import plain, read_plain
from visavis.web.view.ui_settings import Zone, ui_settings
from visavis.words import Words, key_of

TAPPED = "tapped"
"""Form field of the checkboxes of a question that is answered by tapping cards."""


class CountView(msgspec.Struct, frozen=True, kw_only=True):
    """A value of a seat or of the whole table, such as points."""

    id: str
    icon: str
    name: str
    text: str


class CardRowView(msgspec.Struct, kw_only=True):
    """A row of cards."""

    id: str
    zone: str
    settings: Zone
    title: str
    icon: str
    cards: list[CardView]


class SeatView(msgspec.Struct, kw_only=True):
    """A seat: its values, the card that stands for it, its rows."""

    seat: str
    name: str
    face: CardView | None
    counts: list[CountView]
    rows: list[CardRowView] = []


class CardTable(msgspec.Struct, kw_only=True):
    """The table of a card game, ready for the template."""

    middle: list[CardView] = []
    """The cards in the middle of the table, each with a caption."""
    facts: list[CountView] = []
    rounds: str = ""
    rounds_about: str = ""
    rows: list[CardRowView] = []
    """The reader's own rows and those of the middle."""
    mine: SeatView | None = None
    others: list[SeatView] = []
    large: list[CardView] = []
    """The cards that the question is about, enlarged."""
    faces: dict[str, CardView] = {}
    """The cards of the options, by their answers or addresses."""
    prices: dict[str, str] = {}
    """Short text with the price or the yield of each verb or option, by answer or address."""
    verbs: list[Button] = []
    """All verbs in their places; one that is not possible has neither address nor answer, and shows the reason."""
    sides: list[CardSideView] = []
    """The sides of one card that are the options themselves."""
    tapping: bool = False
    chosen: frozenset[str] = frozenset()
    """Cards that are selected to begin with."""
    gives: dict[str, int] = {}
    needs: str = ""
    sums: dict[str, dict[str, int]] = {}
    """Value of each card by colour (`CardPayment.sums`)."""
    brings: str = ""
    """The text before these sums."""
    ok: str = ""
    """Label of the button that confirms the ticked cards."""
    story: list[StoryPart] = []
    told: list[StoryPart] = []
    """Parts of the story if only the reader acted: shown beside the question."""

    @property
    def hand(self) -> list[CardRowView]:
        """Return the rows that are held in hand."""
        return [row for row in self.rows if row.settings.place == "hand" and row.cards]

    def rows_at(self, place: str) -> list[CardRowView]:
        """Return the rows at a place of the table (`Zone.place`)."""
        return [row for row in self.rows if row.settings.place == place and row.cards]


class ScoreColumn(msgspec.Struct, frozen=True, kw_only=True):
    """The final scoring of one side."""

    name: str
    rows: tuple[tuple[str, int], ...]
    total: int
    wins: bool


class _Table:
    """One moment of a card game, as one seat sees it."""

    def __init__(self, session: Session, seen: Seen, words: Words, marks: BoardHighlights) -> None:
        self.session, self.seen, self.words, self.marks = session, seen, words, marks
        self.settings = ui_settings(session.game)
        self.artist = Artist(words, self.settings)
        self.links = dict(marks.links)
        for option, link in marks.links.items():
            # A deck is its uppermost card.
            face = self.face_of(option)
            if face is not None:
                self.links.setdefault(face.id, link)

    def face_of(self, id: str) -> CardFace | None:
        """Return a card as this seat sees it; None if it is no card or hidden."""
        return self.session.game.ui.card_face(self.seen.view, self.session.pack, id) if id else None

    def means_own(self, verb: object, id: str) -> bool:
        """Return True if a verb is about the own cards of a kind, not about the deck with the same id."""
        face = self.face_of(id)
        return face is not None and face.id != id and verb not in self.settings.deck_verbs

    def drawn(self, id: str, caption: str = "") -> CardView | None:
        """Return the view model of a card, with links to use it and to the page about it; None if it has no face."""
        face = self.face_of(id)
        if face is None:
            return None
        link = self.links.get(id) or self.links.get(face.id, "")
        about = self.marks.about(face.id) if self.session.pack.provenance(face.id) is not None else ""
        chosen = self.marks.chosen in (id, face.id)
        return msgspec.structs.replace(self.artist.face(face), caption=caption, link=link, about=about, chosen=chosen)


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
        links = _lively(_Table(session, seen, words, marks), seen.pending, asking, request)
        marks = msgspec.structs.replace(marks, links=links)
    moment = _Table(session, seen, words, marks)
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
    return result


# Rows, seats and values


def _place(moment: _Table, result: CardTable, panel: Panel, zone: str, seat: str, viewer: str) -> None:
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


def _row(moment: _Table, panel: CardRow, zone: str) -> CardRowView:
    cards = [face for card in panel.cards if (face := moment.drawn(card)) is not None]
    return CardRowView(
        id=panel.id,
        zone=zone,
        settings=moment.settings.zones.get(zone, Zone()),
        title=moment.words.panel(panel.id),
        icon=moment.settings.topic_icons.get(zone, ""),
        cards=cards,
    )


def _seat(moment: _Table, result: CardTable, seat: str) -> SeatView:
    """Return another seat of the table; a game need not have values for it."""
    for view in result.others:
        if view.seat == seat:
            return view
    result.others.append(SeatView(seat=seat, name=moment.words.seat(seat), face=None, counts=[]))
    return result.others[-1]


def _fill_seat(moment: _Table, seat: SeatView, panel: Values) -> None:
    """Add the values of a seat: points and other counts, its own card."""
    for id, value in panel.rows:
        face = moment.drawn(value) if isinstance(value, str) else None
        if face is not None:
            seat.face = face
        else:
            seat.counts.append(_count(moment, id, value))


def _count(moment: _Table, id: str, value: str | int) -> CountView:
    text = moment.words.name(value, "labelled") if isinstance(value, str) else str(value)
    return CountView(id=id, icon=moment.settings.topic_icons.get(id, ""), name=moment.words.row(id), text=text)


def large(session: Session, seen: Seen, words: Words, id: str) -> CardView | None:
    """Return one card, to be enlarged; None where the game has no face for it."""
    return _Table(session, seen, words, BoardHighlights()).drawn(id)


# The question


def _lively(moment: _Table, question: Forms, asking: QuestionView, request: Request) -> dict[str, str]:
    """Return links by card: each leads to the page with the first form that takes the card, filled in with it."""
    links: dict[str, str] = {}
    if asking.chosen or asking.verbs == []:
        return links
    keep = {name: given[0] for name, given in request.query.items() if name == "as" and given}
    for form in question.forms:
        for field in form.fields:
            for option in field.options:
                if moment.means_own(form.verb, str(option)):
                    continue
                taps = {"now": "you", **keep, "v": plain(form.verb), f"x.{field.name}": plain(option)}
                links.setdefault(str(option), f"{request.path}?{urlencode(taps)}")
    return links


def _ask(moment: _Table, result: CardTable, asking: QuestionView, request: Request) -> None:
    question = moment.seen.pending
    assert question is not None
    args: Mapping[str, object] = getattr(question, "args", {})
    _options(moment, result, asking)
    if isinstance(question, Forms):
        for place in (asking.buttons, asking.small):
            place[:] = [_at_once(result, question, button) for button in place]
    asking.heading = moment.words.question_in_short(question) or asking.heading
    key = key_of("confirm", question.id)
    result.ok = moment.words.say(key, **args) if moment.words.has(key) else ""
    asked = kind_of(question)
    if isinstance(asked, Forms):
        _verbs(moment, result, asked, asking, request)
    tapped = moment.session.game.ui.card_payment(moment.seen.view, question)
    if tapped is not None:
        _tapping(moment, result, tapped, asking, request)
    _enlarge(moment, result, asking, request, args)


def _options(moment: _Table, result: CardTable, asking: QuestionView) -> None:
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
    moment: _Table, result: CardTable, asking: QuestionView, request: Request, args: Mapping[str, object]
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
        taps = [(name, given) for name, given in parse_qs(urlsplit(button.href).query).items() if name.startswith("x.")]
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


def _price(moment: _Table, filled: Sequence[object]) -> str:
    price = price_of(moment.session, moment.seen, filled)
    return moment.words.say(price.note[0], **price.note[1]) if price and price.note else ""


def _verbs(moment: _Table, result: CardTable, question: Forms, asking: QuestionView, request: Request) -> None:
    """Add every verb with its price, in its place; impossible ones show the reason."""
    buttons = [*asking.buttons, *asking.small]
    for button in buttons:
        taps = form_of(button)
        if taps:
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


def _read_first(moment: _Table, question: Forms, button: Button, request: Request) -> Button:
    """Let a verb that would play the only card lead to that card instead (`UISettings.read_before_play`)."""
    taps, form = form_of(button) if button.answer else [], question.form(button.verb)
    if len(taps) != 2 or form is None or button.verb not in moment.settings.read_before_play:
        return button
    keep = {name: given[0] for name, given in request.query.items() if name == "as" and given}
    where = {"now": "you", **keep, "v": plain(button.verb), f"x.{form.fields[0].name}": plain(taps[1])}
    return msgspec.structs.replace(button, answer="", href=f"{request.path}?{urlencode(where)}")


# Paying by tapping cards


def _tapping(moment: _Table, result: CardTable, tapped: CardPayment, asking: QuestionView, request: Request) -> None:
    """Add the cards that can be tapped; after a refusal the same ones are selected again."""
    result.tapping = True
    given = frozenset(request.form.get(TAPPED, ()))
    result.chosen = given or frozenset(tapped.proposed)
    result.gives, result.needs = dict(tapped.gives), moment.words.name(tapped.needs) if tapped.needs else ""
    result.sums = {colour: dict(amounts) for colour, amounts in tapped.sums.items()}
    result.brings = moment.words.say(tapped.brings) if tapped.brings else ""
    asking.listed = [*asking.buttons, *asking.small]
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
    tapped = session.game.ui.card_payment(view, pending) if pending is not None else None
    answers = tapped.answers(tuple(cards)) if tapped else ()
    if not answers:
        raise Refusal("tapped.cards")
    return answers


# The screen of a phone, and the final scoring


def screen(cards: CardTable | None, usual: str, request: Request, asking: QuestionView | None) -> str:
    """Return the screen of a phone: the story only if another seat acted; own actions are beside the question."""
    if cards is None or asking is None or request.asked("now") == "news":
        return usual
    return "you" if not cards.story else usual if usual != "both" else "news"


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
