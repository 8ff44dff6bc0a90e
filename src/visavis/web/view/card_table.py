"""The table of a card game: hands and rows as cards, the question with its cards, the story of a turn.

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
"""The name of the boxes of a question that is answered by tapping cards."""


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
    """What each verb or option costs or gives, in a few words."""
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
    """How much each card gives of each colour."""
    brings: str = ""
    """The text before these sums."""
    ok: str = ""
    """What the next step is called, where cards are ticked."""
    story: list[StoryPart] = []
    told: list[StoryPart] = []
    """What only the reader did: shown beside the question."""

    @property
    def hand(self) -> list[CardRowView]:
        """The rows that are held in hand."""
        return [row for row in self.rows if row.settings.place == "hand" and row.cards]

    def rows_at(self, place: str) -> list[CardRowView]:
        """Return the rows that lie before or after the middle of the table."""
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
        """A card as this seat sees it."""
        return self.session.game.ui.card_face(self.seen.view, self.session.pack, id) if id else None

    def means_own(self, verb: object, id: str) -> bool:
        """Whether a verb is about the own cards of a kind, not about the deck that is called the same."""
        face = self.face_of(id)
        return face is not None and face.id != id and verb not in self.settings.deck_verbs

    def drawn(self, id: str, caption: str = "") -> CardView | None:
        """Return a card as it is drawn: one that can be used now leads to that, another one is enlarged."""
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
    """The table of a card game; None for other games."""
    if session.game.ui.layout != "cards":
        return None
    if asking is not None and isinstance(seen.pending, Forms):
        links = _lively(_Table(session, seen, words, marks), seen.pending, asking, request)
        marks = msgspec.structs.replace(marks, links=links)
    at = _Table(session, seen, words, marks)
    found = CardTable()
    seats = tuple(session.header.seats)
    for one in panels:
        zone, _, seat = one.id.rpartition(".")
        _place(at, found, one, zone, seat if seat in seats else "", viewer)
    if asking is not None and seen.pending is not None:
        _ask(at, found, asking, request)
        # What is tapped in the question does not lie on the table as well.
        tapped = {value_of(one) for one in asking.several} | {one.answer for one in asking.several}
        for row in found.rows:
            row.cards = [card for card in row.cards if card.id not in tapped]
    parts = story(session, seen, words, at.settings, viewer)
    found.story, found.told = (parts, []) if has_other_seats(parts) else ([], parts)
    return found


# What lies on the table


def _place(at: _Table, found: CardTable, panel: Panel, zone: str, seat: str, viewer: str) -> None:
    match panel:
        case Track():
            (_, now), *_ = panel.markers
            found.rounds_about = at.marks.about(f"panel:{panel.id}")
            key = key_of("left", panel.id)
            found.rounds = at.words.say(key, count=now) if at.words.has(key) else f"{at.words.panel(panel.id)} {now}"
        case Values() if seat:
            if seat == viewer:
                found.mine = SeatView(seat=seat, name=at.words.seat(seat), face=None, counts=[])
                _fill_seat(at, found.mine, panel)
            else:
                _fill_seat(at, _seat(at, found, seat), panel)
        case Values():
            for id, value in panel.rows:
                face = at.drawn(value, caption=at.words.row(id)) if isinstance(value, str) else None
                if face is not None:
                    found.middle.append(face)
                else:
                    found.facts.append(_count(at, id, value))
        case CardRow() if zone not in at.settings.nested_rows:
            row = _row(at, panel, zone or panel.id)
            if not seat or seat == viewer:
                found.rows.append(row)
            else:
                _seat(at, found, seat).rows.append(row)
        case _:
            pass


def _row(at: _Table, panel: CardRow, zone: str) -> CardRowView:
    cards = [face for card in panel.cards if (face := at.drawn(card)) is not None]
    return CardRowView(
        id=panel.id,
        zone=zone,
        settings=at.settings.zones.get(zone, Zone()),
        title=at.words.panel(panel.id),
        icon=at.settings.topic_icons.get(zone, ""),
        cards=cards,
    )


def _seat(at: _Table, found: CardTable, seat: str) -> SeatView:
    """Return another seat of the table; a game need not have values for it."""
    for view in found.others:
        if view.seat == seat:
            return view
    found.others.append(SeatView(seat=seat, name=at.words.seat(seat), face=None, counts=[]))
    return found.others[-1]


def _fill_seat(at: _Table, seat: SeatView, panel: Values) -> None:
    """Add the values of a seat: points and what else is counted, its own card."""
    for id, value in panel.rows:
        face = at.drawn(value) if isinstance(value, str) else None
        if face is not None:
            seat.face = face
        else:
            seat.counts.append(_count(at, id, value))


def _count(at: _Table, id: str, value: str | int) -> CountView:
    text = at.words.name(value, "labelled") if isinstance(value, str) else str(value)
    return CountView(id=id, icon=at.settings.topic_icons.get(id, ""), name=at.words.row(id), text=text)


def large(session: Session, seen: Seen, words: Words, id: str) -> CardView | None:
    """One card, to be enlarged; None where the game does not say how it settings."""
    return _Table(session, seen, words, BoardHighlights()).drawn(id)


# What is asked


def _lively(at: _Table, question: Forms, asking: QuestionView, request: Request) -> dict[str, str]:
    """Where each card leads that some form can be about: there that form is filled in with it."""
    found: dict[str, str] = {}
    if asking.chosen or asking.verbs == []:
        return found
    keep = {name: given[0] for name, given in request.query.items() if name == "as" and given}
    for form in question.forms:
        for field in form.fields:
            for option in field.options:
                if at.means_own(form.verb, str(option)):
                    continue
                taps = {"now": "you", **keep, "v": plain(form.verb), f"x.{field.name}": plain(option)}
                found.setdefault(str(option), f"{request.path}?{urlencode(taps)}")
    return found


def _ask(at: _Table, found: CardTable, asking: QuestionView, request: Request) -> None:
    question = at.seen.pending
    assert question is not None
    args: Mapping[str, object] = getattr(question, "args", {})
    _options(at, found, asking)
    if isinstance(question, Forms):
        for place in (asking.buttons, asking.small):
            place[:] = [_at_once(found, question, one) for one in place]
    asking.heading = at.words.question_in_short(question) or asking.heading
    key = key_of("confirm", question.id)
    found.ok = at.words.say(key, **args) if at.words.has(key) else ""
    asked = kind_of(question)
    if isinstance(asked, Forms):
        _verbs(at, found, asked, asking, request)
    tapped = at.session.game.ui.card_payment(at.seen.view, question)
    if tapped is not None:
        _tapping(at, found, tapped, asking, request)
    _enlarge(at, found, asking, request, args)


def _options(at: _Table, found: CardTable, asking: QuestionView) -> None:
    """The faces of all options that are cards."""
    for one in (*asking.buttons, *asking.small, *asking.several):
        value, taps = value_of(one), form_of(one)
        face = at.drawn(value) if isinstance(value, str) and not (taps and at.means_own(taps[0], value)) else None
        if face is not None:
            found.faces[one.answer or one.href] = msgspec.structs.replace(face, link="")


def _at_once(found: CardTable, question: Forms, button: Button) -> Button:
    """A card that leaves only one thing to choose answers at once: that need not be asked."""
    taps = form_of(button) if button.href else []
    form = question.form(str(taps[0])) if taps else None
    left = form.fields[len(taps) - 1 :] if form is not None and form.rows is None else ()
    if len(left) != 1 or len(left[0].options) != 1 or button.href not in found.faces:
        return button
    answer = plain([*taps, *left[0].options])
    found.faces[answer] = found.faces.pop(button.href)
    return msgspec.structs.replace(button, href="", answer=answer)


def _enlarge(at: _Table, found: CardTable, asking: QuestionView, request: Request, args: Mapping[str, object]) -> None:
    """The cards that a question is about; where the sides of one are the options, they are tapped on it."""
    options = {value_of(one) for one in (*asking.buttons, *asking.small)}
    filled = tuple(_filled(request)) if asking.chosen else ()
    about = [*filled, *(value for value in args.values() if isinstance(value, str))]
    for id in dict.fromkeys(about):
        known = at.session.pack.provenance(id) is not None or id in filled
        face = at.drawn(id) if known and id not in options else None
        if face is None or face.id in {other.id for other in found.faces.values()}:
            continue
        if not (face.style.enlarged and (id in filled or face.style.large_in_question)):
            continue
        sides = [side for side in face.sides if side.id in options]
        if len(sides) > 1 and not found.sides:
            by_side = {value_of(one): one for one in asking.buttons}
            found.sides = [msgspec.structs.replace(side, answer=by_side[side.id].answer) for side in sides]
        found.large.append(face)


def value_of(button: Button) -> Any:
    """What a button stands for: the option, or the field that is filled in by it."""
    try:
        if button.answer or button.closed:
            value = read_plain(button.answer or button.closed)
            return value[-1] if isinstance(value, list) else value
        taps = [(name, given) for name, given in parse_qs(urlsplit(button.href).query).items() if name.startswith("x.")]
        return read_plain(taps[-1][1][-1]) if taps else None
    except Unreadable:
        return None


def _filled(request: Request) -> Iterator[str]:
    """What fields were filled in with."""
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


def _price(at: _Table, filled: Sequence[object]) -> str:
    price = price_of(at.session, at.seen, filled)
    return at.words.say(price.note[0], **price.note[1]) if price and price.note else ""


def _verbs(at: _Table, found: CardTable, question: Forms, asking: QuestionView, request: Request) -> None:
    """Every verb with its price, in its place; those that are not possible say why."""
    buttons = [*asking.buttons, *asking.small]
    for one in buttons:
        taps = form_of(one)
        if taps:
            found.prices[one.answer or one.href] = _price(at, taps)
    if asking.confirm is not None and (taps := form_of(asking.confirm)):
        note = _price(at, taps)
        asking.confirm = msgspec.structs.replace(asking.confirm, note=note or asking.confirm.note)
    if not asking.verbs:
        return
    open_verbs = {one.verb: one for one in (*asking.verbs, *asking.rare)}
    shut = dict(question.closed()) if question.closed else {}
    if len(set(shut.values())) < 2:
        # One reason for all of them: nothing of it is worth a place.
        shut = {}
    for verb in dict.fromkeys((*at.settings.verb_order, *open_verbs)):
        icon = at.settings.verb_icons.get(verb, "")
        if verb in open_verbs:
            button = _read_first(at, question, open_verbs[verb], request)
            found.verbs.append(msgspec.structs.replace(button, note=_price(at, [verb]), label=at.words.tap(verb)))
        elif verb in shut:
            key = key_of("because", shut[verb])
            reason = _price(at, [verb]) if shut[verb].startswith(at.settings.price_reasons) else ""
            found.verbs.append(Button(at.words.tap(verb), note=reason or at.words.short(key), icon=icon, verb=verb))


def _read_first(at: _Table, question: Forms, button: Button, request: Request) -> Button:
    """A verb that would play the only card there is leads to that card instead, where cards are read first."""
    taps, form = form_of(button) if button.answer else [], question.form(button.verb)
    if len(taps) != 2 or form is None or button.verb not in at.settings.read_before_play:
        return button
    keep = {name: given[0] for name, given in request.query.items() if name == "as" and given}
    where = {"now": "you", **keep, "v": plain(button.verb), f"x.{form.fields[0].name}": plain(taps[1])}
    return msgspec.structs.replace(button, answer="", href=f"{request.path}?{urlencode(where)}")


# Paying by tapping cards


def _tapping(at: _Table, found: CardTable, tapped: CardPayment, asking: QuestionView, request: Request) -> None:
    """The cards that can be tapped; those that were tapped and refused stay as they were."""
    found.tapping = True
    given = frozenset(request.form.get(TAPPED, ()))
    found.chosen = given or frozenset(tapped.proposed)
    found.gives, found.needs = dict(tapped.gives), at.words.name(tapped.needs) if tapped.needs else ""
    found.sums = {colour: dict(its) for colour, its in tapped.sums.items()}
    found.brings = at.words.say(tapped.brings) if tapped.brings else ""
    asking.listed = [*asking.buttons, *asking.small]
    asking.buttons, asking.small = [], []
    asking.several = [Button(at.words.name(card, "labelled"), answer=card) for card in tapped.cards]
    for card in tapped.cards:
        face = at.drawn(card)
        if face is not None:
            found.faces[card] = msgspec.structs.replace(face, link="")


def tapped_answers(session: Session, request: Request) -> tuple[Any, ...]:
    """The answers that tapped cards stand for; nothing where none were tapped."""
    cards, pending = request.form.get(TAPPED, ()), session.pending
    if not cards and not request.given("tapping"):
        return ()
    view = session.seen_by(pending.seat).view if pending is not None else None
    tapped = session.game.ui.card_payment(view, pending) if pending is not None else None
    answers = tapped.answers(tuple(cards)) if tapped else ()
    if not answers:
        raise Refusal("tapped.cards")
    return answers


# What a phone shows, and the end


def screen(cards: CardTable | None, usual: str, request: Request, asking: QuestionView | None) -> str:
    """What a phone shows: the story only if somebody else acted; what one did oneself is told beside the question."""
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
