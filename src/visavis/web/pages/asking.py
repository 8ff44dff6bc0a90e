"""Pages of taking back by agreement: who asks, what goes back, who has seen what since, yes or no."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from datetime import datetime

import msgspec

from visavis.core import Refusal, Stale
from visavis.core.saves.tables import GameTable
from visavis.web import taking_back
from visavis.web.app import BareApp
from visavis.web.http import Request, Response, to
from visavis.web.pages.people import changed, status_of
from visavis.web.sight import Role, Sight
from visavis.words import Words


class BackView(msgspec.Struct, frozen=True, kw_only=True):
    """View model of what a request takes back, and of what was seen since."""

    lines: Sequence[str]
    """What goes back, the latest first."""
    answered: str
    seen: Sequence[str]
    """What each seat has seen since; a single sentence if nothing was hidden."""


class RequestView(msgspec.Struct, frozen=True, kw_only=True):
    """View model of an open request."""

    name: str
    number: int
    mine: bool
    voted: bool
    votes: bool
    """Whether this device is asked at all."""
    back: BackView
    persons: Sequence[tuple[int, str]]
    """Number of each seat that is asked, and whether it has agreed in words."""


def seats_here(app: BareApp, table: GameTable) -> Collection[str]:
    """Return the seats whose devices are here."""
    return {seat.seat for seat in table.seats if app.presence.is_here(seat.device)}


def request_view(app: BareApp, game: Sight, words: Words) -> RequestView | None:
    """Return the open request at a table; None without one. Onlookers see it too, without buttons."""
    table = game.table
    request = taking_back.open_request(table, game.stamp, taking_back.now())
    if table is None or request is None:
        return None
    asked = taking_back.voters(table, request.seat, seats_here(app, table))
    numbers = {seat.seat: number for number, seat in enumerate(table.seats, 1)}
    return RequestView(
        name=words.seat(request.seat),
        number=numbers.get(request.seat, 1),
        mine=request.seat in game.seats and game.role is Role.SEAT,
        voted={*game.seats} <= {*request.agreed},
        votes=game.role is Role.SEAT,
        back=_back(game, words, request.line),
        persons=[(numbers[seat], _vote(game, words, seat, agreed=seat in request.agreed)) for seat in asked],
    )


def _vote(game: Sight, words: Words, seat: str, *, agreed: bool) -> str:
    you = "-you" if seat in game.seats and game.role is Role.SEAT else ""
    return words.say(f"people-back-{'agreed' if agreed else 'waits'}{you}", name=words.seat(seat))


def can_ask(game: Sight) -> bool:
    """Return True if this device may ask the others for taking back now."""
    if game.table is None or game.role is not Role.SEAT or game.session.read_only:
        return False
    if taking_back.askable(game.table, game.session, game.seats) is not None:
        return False
    return game.session.history.last_act_of(game.seats) is not None


def _back(game: Sight, words: Words, line: int) -> BackView:
    since = taking_back.since(game.session, line, game.viewer)
    seen = [words.say("people-back-hidden", name=words.seat(seat), count=count) for seat, count in since.hidden.items()]
    if since.open:
        seen.append(words.say("people-back-open", count=since.open))
    return BackView(
        lines=[words.effect(effect) for effect in since.effects],
        answered=", ".join(f"{words.seat(seat)} ({count})" for seat, count in since.answers.items()),
        seen=seen or [words.say("people-back-nothing")],
    )


def ask_form(app: BareApp, request: Request, id: str) -> Response:
    """Render what would go back, with the button that asks the others."""
    with app.at(request, id) as game:
        return _form(app, request, game)


def _form(app: BareApp, request: Request, game: Sight, refusal: Refusal | None = None) -> Response:
    words = app.words_of(request, game)
    wanted = _line(request)
    line = None
    try:
        if game.table is None:
            raise Refusal("table.none")
        if (impossible := taking_back.askable(game.table, game.session, game.seats)) is not None:
            raise impossible
        line = taking_back.line_of(game.session, game.seats, wanted)
    except Refusal as wrong:
        refusal = refusal or wrong
    return app.page(
        request,
        "ask.html",
        words,
        status_of(refusal),
        game=game,
        line=line,
        back=None if line is None else _back(game, words, line),
        refusal=words.refusal(refusal) if refusal else "",
    )


def _line(request: Request) -> int | None:
    given = request.asked("line") or request.given("line")
    return int(given) if given.isascii() and given.isdigit() and len(given) < 8 else None


def ask(app: BareApp, request: Request, id: str) -> Response:
    """Ask everybody who is here; where computers play everywhere else it is done at once."""
    device = request.viewer.id

    def make(game: Sight) -> GameTable:
        wanted = _line(request)
        return changed(
            app,
            request,
            id,
            lambda table, _: taking_back.ask(
                table, game.session, game.stamp, device, seats_here(app, table), wanted, taking_back.now()
            ),
        )

    return _change(app, request, id, make)


def agree(app: BareApp, request: Request, id: str) -> Response:
    """Agree; the last one who does carries it out."""
    return _decide(app, request, id, taking_back.agree)


def refuse(app: BareApp, request: Request, id: str) -> Response:
    """Refuse a request, or withdraw the own one."""
    return _decide(app, request, id, taking_back.refuse)


def _decide(
    app: BareApp, request: Request, id: str, decide: Callable[[GameTable, str, str, datetime], GameTable]
) -> Response:
    """Enter what this device decides about the open request."""
    device = request.viewer.id

    def make(game: Sight) -> GameTable:
        return changed(app, request, id, lambda table, _: decide(table, game.stamp, device, taking_back.now()))

    return _change(app, request, id, make)


def _change(app: BareApp, request: Request, id: str, make: Callable[[Sight], GameTable]) -> Response:
    """Change the request of the moment that the page shows, and carry it out as soon as all have agreed."""
    with app.at(request, id) as game:
        try:
            if request.given("at") != game.stamp:
                raise Stale("answer.stale")
            if refusal := game.seated():
                raise refusal
            table = make(game)
            waiting = taking_back.open_request(table, game.stamp, taking_back.now())
            if waiting is not None and taking_back.is_agreed(table, seats_here(app, table)):
                back_to = game.session.history.back_to
                game.change(game.stamp, lambda: back_to(waiting.line, agreed=True), lambda: None)
                changed(app, request, id, lambda table, _: taking_back.done(table))
        except Refusal as refusal:
            return _form(app, request, game, refusal)
    return to(f"/game/{id}")


def back_to_asking(app: BareApp, request: Request, id: str) -> Response:
    """Redirect a GET of an address that accepts only POST."""
    return to(f"/game/{id}")
