"""Pages of a table: begin with friends, sit down, who plays, leave and come back, look on."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import msgspec

from visavis.core import TABLE, Refusal, Seen, Session, Stale
from visavis.core.saves.tables import SCREEN, WATCH, GameTable
from visavis.web import seating
from visavis.web.app import CONFLICT, NOT_POSSIBLE, BareApp
from visavis.web.http import Request, Response, to
from visavis.web.live import pulse_of
from visavis.web.open_games import OpenGame, known
from visavis.web.presence import LONG_AWAY
from visavis.web.rights import AT_A_TABLE
from visavis.web.sight import Role, Sight, role_at
from visavis.web.standing import ALWAYS, ASK, CHOICES, NEVER, standing_questions, with_standing
from visavis.web.view import share_link
from visavis.web.view.new_game import FRIENDS
from visavis.words import Words, key_of
from visavis.words.table_names import YOU

_ATTEMPTS = 5
"""How often a change of a table is tried if another device was faster."""
_CODE = re.compile(r"[\w-]{4,40}\Z")


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """View model of a seat at the table."""

    id: str
    label: str
    """What the game calls the seat."""
    name: str
    status: str
    """In words: here, away, free, played by a computer."""
    number: int
    here: bool
    yours: bool
    free: bool
    computer: bool
    host: bool
    asked: bool
    freeable: bool


class TurnView(msgspec.Struct, frozen=True, kw_only=True):
    """View model of the seat to move at a table."""

    seat: SeatView | None
    """The seat that is asked; None where all are asked, or a computer player of the game plays."""
    yours: bool
    all: bool
    """Whether what is asked may be answered by anybody at the table."""
    since: int
    """Seconds since the last change."""


def turn_at(game: Sight, seen: Seen, seats: Sequence[SeatView], since: float) -> TurnView | None:
    """Return the seat to move; None without a table, and after the end."""
    if game.table is None or seen.over or seen.waiting_for is None:
        return None
    asked = next((seat for seat in seats if seat.asked), None)
    yours = seen.pending is not None and game.role is Role.SEAT
    return TurnView(seat=asked, yours=yours, all=seen.waiting_for == TABLE, since=int(since))


def people(app: BareApp, request: Request, id: str) -> Response:
    """Render who plays: the seats, the invitation while one is free, and what this device may change."""
    with app.desk.at(id) as game:
        table = app.table_of(id)
        return _no_table(app, request, game) if table is None else _people(app, request, game, table)


def _no_table(app: BareApp, request: Request, game: OpenGame, refusal: Refusal | None = None) -> Response:
    """Render the offer to make a table of a game that is passed round."""
    words = app.words_of(request, Sight(game))
    impossible = "table.offline" if app.shelf.tables is None else "table.too_few" if len(game.persons) < 2 else ""
    impossible = impossible or ("table.over" if game.session.over else "")
    return app.page(
        request,
        "make_table.html",
        words,
        status_of(refusal),
        game=game,
        possible=not impossible,
        impossible=words.refusal(Refusal(impossible)) if impossible else "",
        hidden=game.session.game.hidden and game.session.header.seed < 2**100,
        refusal=words.refusal(refusal) if refusal else "",
    )


def _table(app: BareApp, id: str) -> GameTable:
    """Return the table of a game. Raises Refusal if it has none."""
    table = app.table_of(id)
    if table is None:
        raise Refusal("table.none")
    return table


def _words(app: BareApp, request: Request, game: OpenGame, table: GameTable) -> Words:
    return app.words_of(request, Sight(game, table, request.viewer.id))


def _seats(app: BareApp, session: Session, table: GameTable, words: Words, device: str) -> list[SeatView]:
    """Return the seats of a table as one device sees them."""
    pending = session.pending if table.begun else None
    plain = Words(words.language, session.game, session.pack)
    views = []
    for number, seat in enumerate(table.seats, 1):
        here, yours = app.presence.is_here(seat.device), bool(device) and seat.device == device
        free = not seat.device and not seat.player
        status = "free" if free else "computer" if seat.player else "here" if here or yours else "away"
        about = words.say(f"people-status-{status}", player=words.policy(seat.player) if seat.player else "")
        views.append(
            SeatView(
                id=seat.seat,
                label=words.say("people-seat", number=number) if seat.seat == YOU else plain.seat(seat.seat),
                name=seat.name,
                status=about,
                number=number,
                here=here or yours,
                yours=yours,
                free=free,
                computer=bool(seat.player),
                host=bool(seat.device) and seat.seat in table.seats_of(table.host)[:1],
                asked=pending is not None and pending.seat == seat.seat,
                freeable=bool(seat.device) and not yours and app.presence.away(seat.device) >= LONG_AWAY,
            )
        )
    return views


def seats_at(app: BareApp, request: Request, game: Sight, words: Words) -> list[SeatView]:
    """Return the seats for the strip above a game; none without a table."""
    return [] if game.table is None else _seats(app, game.session, game.table, words, request.viewer.id)


def _people(
    app: BareApp,
    request: Request,
    game: OpenGame,
    table: GameTable,
    refusal: Refusal | None = None,
    way: str = "",
    code: str = "",
) -> Response:
    words, device = _words(app, request, game, table), request.viewer.id
    door = app.door.address if app.door is not None else ""
    origin = share_link.opened_by_others(request.origin, door)
    invited = f"{origin}/t/{table.invite}" if origin else ""
    own = table.seats_of(device)
    return app.page(
        request,
        "people.html",
        words,
        status_of(refusal),
        game=game,
        table=table,
        seats=_seats(app, game.session, table, words, device),
        own=own,
        is_host=table.host == device,
        refusal=words.refusal(refusal) if refusal else "",
        link=invited,
        short_address=f"{origin.removeprefix('http://')}/t",
        qr=share_link.qr_path(invited) if invited else None,
        short=table.short if app.guesses.spoken_codes_work else "",
        watch=f"{origin or request.origin}/t/{table.watch}" if table.watch else "",
        screen=f"{origin or request.origin}/t/{table.screen}",
        way=f"{origin or request.origin}/s/{way}" if way else "",
        way_qr=share_link.qr_path(f"{origin}/s/{way}") if way and origin else None,
        code=code,
        closed=not origin,
        near=request.near,
        standing=_standing(game.session, table, device, words),
        players=[(name, words.policy(name)) for name in seating.players(game.session)],
        notes=[words.say(f"people-note-{note.id}", name=note.name, other=note.other) for note in table.notes[::-1]],
        version=_version(app, table),
    )


class StandingView(msgspec.Struct, frozen=True):
    """View model of an offer out of turn, and of what a seat has said to it in advance."""

    seat: str
    question: str
    label: str
    choices: Sequence[tuple[int, str, bool]]
    """Amount, its text, and whether it is in force."""


def _standing(session: Session, table: GameTable, device: str, words: Words) -> list[StandingView]:
    """Return the offers that the seats of a device may answer in advance."""
    kinds = {ASK: "ask", NEVER: "never", ALWAYS: "always"}
    views = []
    for seat in table.seats:
        for question in standing_questions(session) if device and seat.device == device else ():
            now = seat.standing.get(question, ASK)
            choices = [
                (most, words.say(f"people-standing-{kinds.get(most, 'up-to')}", most=most), most == now)
                for most in CHOICES
            ]
            views.append(StandingView(seat.seat, question, words.say(key_of("standing", question)), choices))
    return views


def status_of(refusal: Refusal | None) -> int:
    """Return the status of a page of a table that shows a refusal, or none."""
    if refusal is None:
        return 200
    if isinstance(refusal, Stale):
        return CONFLICT
    return 403 if refusal.id in AT_A_TABLE else NOT_POSSIBLE


def seating_moment(app: BareApp, request: Request, id: str) -> Response:
    """Return the version of the seating, for devices that poll."""
    known(app.shelf, id)
    return Response(body=_version(app, _table(app, id)).encode(), kind="text/plain; charset=utf-8")


def _version(app: BareApp, table: GameTable) -> str:
    """Return a value that changes if a person sits down, leaves, goes away or comes back."""
    return pulse_of(table.game, "", table, app.presence).seating


# Beginning


def require_possible(app: BareApp, request: Request, session: Session) -> None:
    """Raise Refusal if a game is begun with friends that cannot be."""
    if request.given("with") != FRIENDS:
        return
    if app.shelf.tables is None:
        raise Refusal("table.offline")
    seating.new_table("", session, request.viewer.id, _host_name(app, request))


def _host_name(app: BareApp, request: Request) -> str:
    return seating.clean_name(request.given("name")) or app.words(request).say("people-host")


def begin_with_friends(app: BareApp, request: Request, id: str) -> None:
    """Make the table of a game that was just created: the device that asks is its host. Raises Refusal."""
    if app.shelf.tables is None:
        raise Refusal("table.offline")
    with app.desk.at(id) as game:
        app.shelf.tables.put(seating.new_table(id, game.session, request.viewer.id, _host_name(app, request)))


def make_table(app: BareApp, request: Request, id: str) -> Response:
    """Turn a game that was begun on one device into a table."""
    if app.table_of(id) is None:
        try:
            if known(app.shelf, id).over:
                raise Refusal("table.over")
            begin_with_friends(app, request, id)
        except Refusal as refusal:
            with app.desk.at(id) as game:
                return _no_table(app, request, game, refusal)
    return to(f"/game/{id}/people")


# Changes of the seating

Change = Callable[[GameTable, OpenGame], GameTable]


def changed(app: BareApp, request: Request, id: str, make: Change) -> GameTable:
    """Change a table and return it. Raises Refusal; another device that was faster is no refusal."""
    tables = app.shelf.tables
    if tables is None:
        raise Refusal("table.offline")
    with app.desk.at(id) as game:
        for _ in range(_ATTEMPTS):
            table = _table(app, id)
            new = make(table, game)
            if new == table:
                return table
            try:
                stored = tables.put(new)
            except Stale:
                continue
            app.notify(id)
            return stored
    raise Stale("answer.stale")


def _change(app: BareApp, request: Request, id: str, make: Change) -> Response:
    try:
        changed(app, request, id, make)
    except Refusal as refusal:
        with app.desk.at(id) as game:
            return _people(app, request, game, _table(app, id), refusal)
    return to(f"/game/{id}/people")


def change_people(app: BareApp, request: Request, id: str, what: str) -> Response:
    """Make one change of the seating. Each is one POST, so that it works without script."""
    device, seat, given = request.viewer.id, request.given("seat"), request.given

    def host(table: GameTable) -> None:
        if table.host != device:
            raise Refusal("table.host_only")

    def begin(table: GameTable, game: OpenGame) -> GameTable:
        host(table)
        return seating.begin(table, game.session)

    def leave(table: GameTable, game: OpenGame) -> GameTable:
        if seat not in table.seats_of(device):
            raise Refusal("table.other_seat", seat=seat[:20])
        return seating.leave(table, seat)

    def free(table: GameTable, game: OpenGame) -> GameTable:
        chosen = table.seat(seat)
        away = chosen is not None and app.presence.away(chosen.device) >= LONG_AWAY
        return seating.free(table, device, seat, away)

    def computer(table: GameTable, game: OpenGame) -> GameTable:
        return seating.computer(table, game.session, device, seat, given("player"), len(game.session.lines))

    def back(table: GameTable, game: OpenGame) -> GameTable:
        return seating.back(table, device, seat, len(game.session.lines))

    def watch(table: GameTable, game: OpenGame) -> GameTable:
        host(table)
        return seating.allow_watching(table, given("allowed") == "yes")

    def pause(table: GameTable, game: OpenGame) -> GameTable:
        host(table)
        return msgspec.structs.replace(table, paused=given("paused") == "yes")

    def asking(table: GameTable, game: OpenGame) -> GameTable:
        host(table)
        return msgspec.structs.replace(table, asking=given("allowed") == "yes")

    def anew(table: GameTable, game: OpenGame) -> GameTable:
        host(table)
        app.guesses.begin_anew()
        return seating.invite_anew(table)

    def sit(table: GameTable, game: OpenGame) -> GameTable:
        return seating.sit(table, game.session, device, seat, given("name"))

    def standing(table: GameTable, game: OpenGame) -> GameTable:
        return with_standing(table, game.session, device, seat, given("question"), given("most"))

    changes: dict[str, Change] = {
        "begin": begin,
        "leave": leave,
        "free": free,
        "computer": computer,
        "back": back,
        "watch": watch,
        "pause": pause,
        "anew": anew,
        "sit": sit,
        "standing": standing,
        "asking": asking,
    }
    response = _change(app, request, id, changes[what])
    if what == "begin" and response.status == 303:
        return to(f"/game/{id}")
    if what == "leave" and response.status == 303 and role_at(_table(app, id), device) is Role.NONE:
        return to("/")
    return response


def let_in(app: BareApp, request: Request, id: str) -> Response:
    """Open access for the home network from this page. Only this computer may."""
    with app.desk.at(id) as game:
        try:
            if app.door is None or not request.near:
                raise Refusal("web.guest")
            app.door.open()
        except Refusal as refusal:
            return _people(app, request, game, _table(app, id), refusal)
    return to(f"/game/{id}/people")


def way_back(app: BareApp, request: Request, id: str) -> Response:
    """Make a personal link for the own seat and show it once: only its hash is stored."""
    secret = seating.new_way_back()
    seat = request.given("seat")

    def make(table: GameTable, game: OpenGame) -> GameTable:
        if seat not in table.seats_of(request.viewer.id):
            raise Refusal("table.other_seat", seat=seat[:20])
        return table.with_seat(seat, back=app.hidden_code(secret))

    return _shown_once(app, request, id, make, way=secret)


def code_for(app: BareApp, request: Request, id: str) -> Response:
    """Make a short code with which the host lets the person of a seat in again, on any device."""
    code, seat = seating.new_short(), request.given("seat")

    def make(table: GameTable, game: OpenGame) -> GameTable:
        if table.host != request.viewer.id:
            raise Refusal("table.host_only")
        if table.seat(seat) is None:
            raise Refusal("table.no_seat", given=seat[:20])
        return table.with_seat(seat, code=app.hidden_code(code))

    return _shown_once(app, request, id, make, code=code)


def _shown_once(app: BareApp, request: Request, id: str, make: Change, way: str = "", code: str = "") -> Response:
    refusal = None
    try:
        changed(app, request, id, make)
    except Refusal as wrong:
        refusal, way, code = wrong, "", ""
    with app.desk.at(id) as game:
        return _people(app, request, game, _table(app, id), refusal, way, code)


def back_to_people(app: BareApp, request: Request, id: str) -> Response:
    """Redirect a GET of an address that accepts only POST."""
    return to(f"/game/{id}/people")


# Coming to a table


def enter_code(app: BareApp, request: Request) -> Response:
    """Render the page on which a code is typed, or go to the page of the typed one."""
    code = "".join(request.asked("code").split()).replace("/", "")[:40]
    return to(f"/t/{code}") if code else _code_page(app, request)


def _code_page(app: BareApp, request: Request, refusal: Refusal | None = None) -> Response:
    words = app.words(request)
    wrong = words.refusal(refusal) if refusal else ""
    return app.page(request, "code.html", words, NOT_POSSIBLE if refusal else 200, refusal=wrong)


def _names(app: BareApp, code: str) -> tuple[str, ...]:
    """Return what a typed code or a link may be stored as: a spoken one in any case, a personal one as its hash."""
    return (code, app.hidden_code(code), code.casefold(), app.hidden_code(code.casefold()))


def _found(app: BareApp, request: Request, code: str) -> GameTable:
    """Return the table of a code. Raises Refusal for a wrong one, and for an address that has sent too many."""
    app.guesses.require(request.address)
    table = None
    if app.shelf.tables is not None and _CODE.match(code):
        spoken = len(code) == seating.SHORT
        if not spoken or app.guesses.spoken_codes_work:
            found = (app.shelf.tables.find(name) for name in _names(app, code))
            table = next((table for table in found if table is not None), None)
            if table is not None and spoken and table.short == code.casefold() and not table.free:
                # A spoken code is valid while a seat is free.
                table = None
    if table is None or table.game in {entry.id for entry in app.shelf.bin()}:
        app.guesses.wrong(request.address)
        raise Refusal("table.code")
    app.guesses.right(request.address)
    return table


def arrive(app: BareApp, request: Request, code: str) -> Response:
    """Render what a code is for: free seats to sit down on, a seat to come back to, or looking on. Changes nothing."""
    try:
        table = _found(app, request, code)
    except Refusal as refusal:
        return _code_page(app, request, refusal)
    return _arrival(app, request, code, table)


def _arrival(app: BareApp, request: Request, code: str, table: GameTable, refusal: Refusal | None = None) -> Response:
    with app.desk.at(table.game) as game:
        words = _words(app, request, game, table)
        kind, returning = _kind(app, table, code)
        sits = table.seats_of(request.viewer.id)
        if kind == "sit" and sits and refusal is None and not request.asked("another"):
            return to(f"/game/{table.game}")
        return app.page(
            request,
            "arrive.html",
            words,
            status_of(refusal),
            game=game,
            table=table,
            code=code,
            kind=kind,
            returning=returning,
            seats=_seats(app, game.session, table, words, request.viewer.id),
            name=seating.clean_name(request.given("name")),
            refusal=words.refusal(refusal) if refusal else "",
            most=seating.LONGEST_NAME,
        )


def _kind(app: BareApp, table: GameTable, code: str) -> tuple[str, str]:
    """Return what a code is for, and the id of the seat that a person comes back to."""
    if code == table.watch:
        return WATCH, ""
    if code == table.screen:
        return SCREEN, ""
    hidden = _names(app, code)
    for seat in table.seats:
        if seat.code in hidden or seat.back in hidden:
            return "back", seat.seat
    return "sit", ""


def join(app: BareApp, request: Request, code: str) -> Response:
    """Sit down, come back or look on, with what a code is for."""
    try:
        table = _found(app, request, code)
    except Refusal as refusal:
        return _code_page(app, request, refusal)
    kind, returning = _kind(app, table, code)
    device = request.viewer.id

    def make(table: GameTable, game: OpenGame) -> GameTable:
        if kind in (WATCH, SCREEN):
            return seating.look_on(table, game.session, device, kind)
        if kind == "back":
            return seating.move(table, game.session, returning, device)
        return seating.sit(table, game.session, device, request.given("seat"), request.given("name"))

    app.presence.heard(device)
    try:
        changed(app, request, table.game, make)
    except Refusal as refusal:
        return _arrival(app, request, code, _table(app, table.game), refusal)
    return to(f"/game/{table.game}")


def own_tables(app: BareApp, request: Request) -> Sequence[GameTable]:
    """Return the tables that this device belongs to, and that are not in the bin."""
    here = {entry.id for entry in app.games_for(request)}
    tables = () if app.shelf.tables is None else app.shelf.tables.every()
    return [
        table for table in tables if table.game in here and role_at(table, request.viewer.id) in (Role.SEAT, Role.OPEN)
    ]
