"""The table page of a game, and the POST handlers of every change made there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from functools import partial
from operator import attrgetter
from typing import Any
from urllib.parse import urlencode

import msgspec

from visavis.core import NotAllowed, Refusal, Seen, Session, Stale
from visavis.core.play.composite_answers import answer_all
from visavis.core.play.live_options import set_live_option
from visavis.core.play.review import is_coached
from visavis.core.play.tour import tour_of
from visavis.core.play.tryout import can_play_for, play_for_person, skip_box_questions
from visavis.web import challenge
from visavis.web.app import CONFLICT, NOT_ALLOWED, NOT_POSSIBLE, NOT_YET, BareApp, thinks
from visavis.web.ending import Badge, Outcome, Rematch, TurnView, badges, gains, outcome, reason, rematches, turn_view
from visavis.web.fights import chances, fights
from visavis.web.film import MODES, Film, film
from visavis.web.http import Request, Response, to
from visavis.web.live import KIND
from visavis.web.live import events as live_events
from visavis.web.open_games import Thinking, known
from visavis.web.pages import asking as taking
from visavis.web.pages import people, tour
from visavis.web.pages.results import results_for
from visavis.web.pages.rows import seats_taken
from visavis.web.rights import AT_A_TABLE
from visavis.web.sight import NotBegun, Sight
from visavis.web.view import (
    card_faces,
    card_table,
    charts,
    events,
    hints,
    new_game,
    results,
    seat_boards,
    share_link,
    summary,
)
from visavis.web.view.board import BoardHighlights, draw, legend, names, on_maps, spaces, with_tracks
from visavis.web.view.controls import QuestionView, form_of, keypad, number_fields, pad_field
from visavis.web.view.events import News, NewsLine
from visavis.web.view.form_input import answer_of
from visavis.web.view.panel_views import MapView, PanelView, TrackView
from visavis.web.view.prices import PriceDecorator, answers_of
from visavis.web.view.question import ask
from visavis.web.view.seat_boards import SeatBoardView
from visavis.web.view.summary import about_link
from visavis.web.view.ui_settings import ui_settings
from visavis.words import Words
from visavis.words.typed import answer as answer_typed

NO_CONTENT = 204
_PLAIN = "text/plain; charset=utf-8"
_AT_ONCE = 0.2
"""Seconds that a poll waits for a game in use."""


def table(app: BareApp, request: Request, id: str) -> Response:
    """Render the table page: instructions, question, board; before the beginning, who has come."""
    try:
        with app.at(request, id) as game:
            return tour.elsewhere(request, game.session, id) or table_page(app, request, game)
    except NotBegun:
        return people.people(app, request, id)


def back_to_table(app: BareApp, request: Request, id: str) -> Response:
    """Redirect a GET of an address that accepts only POST, such as a reload."""
    return to(f"/game/{id}")


def moment(app: BareApp, request: Request, id: str) -> Response:
    """Return the stamp of the present moment, for devices that poll for changes; or who thinks."""
    try:
        with app.at(request, id, _AT_ONCE) as game:
            return Response(body=game.moment.encode(), kind=_PLAIN)
    except NotBegun:
        return people.seating_moment(app, request, id)
    except Thinking as thinking:
        says = thinks(app.words_while(request, thinking), thinking.seat)
        return Response(status=NOT_YET, body=says.encode(), kind=_PLAIN)


def live(app: BareApp, request: Request, id: str) -> Response:
    """Return the first events of a table; a server keeps the connection open. Without a table there is nothing."""
    pulse = app.pulse(id)
    if pulse.table is None:
        return Response(status=NO_CONTENT)
    # Somebody is there again, after a restart for instance: a computer that is asked goes on.
    app.computers.wake(id)
    return Response(body=live_events(None, pulse), kind=KIND, headers={"X-Accel-Buffering": "no"})


def stop(app: BareApp, request: Request, id: str) -> Response:
    """Stop whatever uses a game, without waiting for it: a thought is paused, anything else is rolled back."""
    app.computers.stop(id)
    app.desk.stop(id)
    return to(f"/game/{id}")


def stop_request(app: BareApp, request: Request) -> Response:
    """Stop a request of the same device that belongs to no game, such as the check of a bot."""
    path = request.given("path")
    app.work.stop(request.token, path)
    return to("/")


def table_page(app: BareApp, request: Request, game: Sight, refusal: Refusal | None = None) -> Response:
    """Render the page of a game at this moment, with the refusal of the last POST if there is one."""
    session = game.session
    words = app.words_of(request, game)
    viewer, seen = game.viewer, game.seen()
    status = _status(refusal)
    settings = ui_settings(session.game)
    drawn = summary.panels(session, seen)
    kept = session.game.ui.keeps_everything(seen.view)
    at_table = people.seats_at(app, request, game, words)
    common = {
        "table_seats": at_table,
        "computer_thinks": game.table is not None and app.computers.thinks(game.id),
        "computer_waits": game.computer_waits,
        "back_request": taking.request_view(app, game, words),
        "can_ask": taking.can_ask(game),
        "turn": people.turn_at(game, seen, at_table, game.since),
        "game": game,
        "session": session,
        "seen": seen,
        "viewer": viewer,
        "score": summary.score(game, seen, words, drawn),
        "seat_class": _seat_classes(session),
        "figures": summary.figures(session, seen, words),
        "last_turns": summary.last_turns(session, seen, words),
        "moment": summary.moment(session, seen.view, drawn, words),
        "refusal": words.refusal(refusal, seen.pending) if refusal else "",
        "notices": [
            *(words.notice(notice) for notice in seen.notices),
            *summary.after_undo(seen, words),
            *summary.corrected(session, seen, words),
        ],
    }
    if game.passes:
        panels = draw(drawn, words, BoardHighlights(about=partial(_about, request, game)), settings)
        return app.page(request, "pass.html", words, status, panels=panels, **common)
    news = events.news(session, seen, words, settings, spaces(drawn), keeps_everything=kept)
    taken_back = summary.taken_back(seen, words)
    step = tour.number(request, session)
    asking = _asked(request, game, seen, words, on_maps(drawn), step)
    screen = _screen(request, news, taken_back, asking, refused=refusal is not None)
    near, about = screen == "news", partial(_about, request, game)
    marks = BoardHighlights(picks=news.picks, about=about, near=near, tells=True)
    if asking is not None:
        marks = BoardHighlights(
            links=asking.links,
            lively=asking.lively,
            chosen=asking.chosen_space,
            tapped=asking.tapped,
            picks=news.picks,
            hints=asking.hints,
            about=about,
            near=near,
            tells=near or bool(asking.verbs),
        )
    cards = card_table.table(session, seen, words, drawn, asking, marks, request, viewer)
    screen = card_table.screen(cards, screen, request, asking)
    shown = draw(drawn, words, marks, settings)
    if asking is not None:
        asking.buttons = with_tracks(asking.buttons, shown)
    move = None if screen == "you" or step else _film(request, game, seen, shown, words)
    if move is not None:
        picks = marks.picks if move.pick in marks.picks else {**marks.picks, move.pick: "★"}
        shown = draw(drawn, words, msgspec.structs.replace(marks, picks=picks, fallen=move.fallen), settings)
    return app.page(
        request,
        "game.html",
        words,
        status,
        news=news,
        old_news=bool(taken_back),
        brief=_brief(news, asking),
        asking=asking,
        space_about=about(asking.chosen_space) if asking and asking.chosen_space else "",
        cards=cards,
        chances=chances(seen, session, words, seen.pending, _chosen(asking)) if asking and seen.pending else [],
        fights=[] if taken_back or seen.undone else fights(seen, session, words, viewer),
        screen=screen,
        so_far=bool(getattr(session.pending, "so_far", None)),
        signs=_signs(words, news, asking, names(shown)),
        **_laid_out(shown, seat_boards.seat_boards(session, seen.view, words, marks), seen, asking),
        taken_back=taken_back,
        winners=", ".join(words.seat(side) for side in seen.winners),
        ending=_ending(app, request, game, words) if seen.over else None,
        stands_in=can_play_for(session),
        hint=hints.first(request, session.header, screen, seen, news),
        tour=tour.view(session, words, game.id, step, _explained(news), _waits_for_space(asking)),
        tour_undone=tour.undone(session, step),
        tour_done=tour.summed_up(session, words),
        film=move,
        coached=is_coached(session, seen),
        has_tour=tour_of(session.game) is not None,
        **common,
    )


def _seat_classes(session: Session) -> dict[str, str]:
    """Return the class with the colour of each seat, in a game of cards."""
    if session.game.ui.layout != "cards":
        return {}
    return {seat: f"s{number}" for number, seat in enumerate(session.header.seats, 1)}


def _chosen(asking: QuestionView) -> tuple[Any, ...]:
    """Return the verb and the values that were tapped so far."""
    buttons = [asking.confirm] if asking.confirm else asking.listed[-1:] if asking.chosen else []
    return tuple(form_of(buttons[0])) if buttons else ()


def _film(request: Request, game: Sight, seen: Seen, drawn: list[PanelView], words: Words) -> Film | None:
    """Return the film of the bot's move; None after an undo, and where the result alone is wanted."""
    if seen.undone or seen.taken_back or seen.set_back:
        return None
    boards = [panel for panel in drawn if isinstance(panel, MapView)]
    mode = request.cookies.get("film", "")
    return film(game.session, boards, words, max(seen.news_from, game.film_from), mode if mode in MODES else MODES[0])


def _laid_out(
    shown: list[PanelView], drawn_boards: list[SeatBoardView], seen: Seen, asking: QuestionView | None
) -> dict[str, Any]:
    """Return maps, seat boards, the tracks that a question is answered on and the other panels, for the template."""
    boards = [panel for panel in shown if isinstance(panel, MapView)]
    asked = seen.pending.seat if seen.pending is not None else ""
    elsewhere = {board.id for board in drawn_boards}
    on_map = any(cell.link for board in boards for cell in board.cells)
    tracks = [] if on_map or asking is None or asking.verbs else [panel for panel in shown if _tappable(panel)]
    elsewhere.update(track.id for track in tracks)
    return {
        "boards": boards,
        "legends": legend(boards),
        "panels": [panel for panel in shown if not isinstance(panel, MapView) and panel.id not in elsewhere],
        "asked_tracks": tracks,
        "seat_boards": drawn_boards,
        "own_board": next((board for board in drawn_boards if board.seat and board.seat == asked), None),
    }


def _tappable(panel: PanelView) -> bool:
    return isinstance(panel, TrackView) and bool(panel.taps)


class Signs(msgspec.Struct, frozen=True):
    """What the signs of marked names mean, beside the part of the page that shows them."""

    news: Sequence[str]
    question: Sequence[str]
    table: Sequence[str]


def _signs(words: Words, news: News, asking: QuestionView | None, others: Iterable[str]) -> Signs:
    question = words.signs(_labels(asking))
    table = [sign for sign in words.signs(others) if sign not in question]
    return Signs(words.signs((news.head, *(line.says for line in news.lines))), question, table)


def _labels(asking: QuestionView | None) -> list[str]:
    """Return the texts of the question's heading and of its buttons."""
    if asking is None:
        return []
    buttons = (
        *asking.verbs,
        *asking.rare,
        *asking.buttons,
        *asking.small,
        *asking.folded,
        *asking.listed,
        *asking.several,
    )
    return [asking.heading, *(button.label for button in buttons)]


def _explained(news: events.News) -> int | None:
    """Return the first line of the log in the news whose decision can be explained."""
    return next((line.why for line in news.lines if line.why), None)


def _waits_for_space(asking: QuestionView | None) -> bool:
    """Return whether something was chosen and only a space of the board is missing."""
    if asking is None or not asking.tap_board or not asking.chosen:
        return False
    return not (asking.confirm or asking.buttons or asking.chosen_space)


def _status(refusal: Refusal | None) -> int:
    if refusal is None:
        return 200
    if refusal.id in AT_A_TABLE:
        return NOT_ALLOWED
    return CONFLICT if isinstance(refusal, Stale) or refusal.id == "store.busy" else NOT_POSSIBLE


def _asked(
    request: Request, game: Sight, seen: Seen, words: Words, board: frozenset[str], step: int
) -> QuestionView | None:
    """Return the view model of the viewer's question, with what was tapped so far; None if there is none."""
    if seen.pending is None:
        return None
    session = game.session
    keep = {"now": "you", **({"as": game.viewer} if game.several_hands else {})}
    if request.asked("more") or request.given("more"):
        keep["more"] = "1"
    if step:
        keep["tour"] = str(step)
    sensible = partial(summary.hints, session, seen, words)
    pricer = PriceDecorator(session, seen, words)
    question = pricer.widened() or seen.pending
    asking = ask(question, words, request, board, ui_settings(session.game), f"/game/{game.id}", keep, sensible)
    pricer.price(asking)
    asking.given = "" if seen.offered is None else str(seen.offered)
    asking.pad = [pad_field(words, line) for line in session.game.ui.score_pad(seen.view, seen.pending)]
    asking.keypad = keypad(number_fields(asking, words), request, f"/game/{game.id}", keep)
    # At a table this stands above everything already.
    shared = game.table is None and len(game.persons) > 1 and not game.several_hands
    if shared and seen.pending.seat in game.persons:
        asking.about = asking.about or words.say("play-turn", name=words.seat(seen.pending.seat))
    return asking


def _about(request: Request, game: Sight, what: str) -> str:
    """Return the address of the page about a thing; its link back restores the present taps."""
    taps = {name: given[0] for name, given in request.query.items() if given}
    eyes = game.viewer if game.several_hands else ""
    return about_link(f"/game/{game.id}", what, urlencode(taps), eyes)


_MOST_ANSWERS = 24
"""Maximum number of answers on one screen of a phone with the news."""
_NEWS_ROWS = 9
"""Maximum number of rows of news above a question."""
_LOW_ROWS = 3
"""The same on a low screen."""
_ROWS, _ASKED = 28, 3
"""Rows of text that a phone shows with a short swipe; those of a question besides its heading and its answers."""
_ROW, _FRAMED = 42, 2
"""Characters per row of news, and the height of a framed instruction in rows."""


def _screen(request: Request, news: News, taken_back: list[str], asking: QuestionView | None, *, refused: bool) -> str:
    """Return the part that a phone shows: "news", "you" (the question) or "both". A wide screen always shows both."""
    if asking is None:
        # No question: the news and the status (paused, waiting, over) share one screen.
        return "both"
    chosen = asking.chosen or any(name.startswith("x.") or name in ("v", "s") for name in request.query)
    if refused or chosen or request.asked("now") == "you":
        return "you"
    if request.asked("now") != "news" and not (news.telling or taken_back):
        return "you"
    answers = len(asking.buttons) + len(asking.small) + len(asking.several) + len(asking.known)
    typed = asking.number and not asking.small
    small = not (asking.verbs or asking.tap_board or typed) and answers <= _MOST_ANSWERS
    rows = sum(map(_rows, news.lines)) + bool(news.old)
    fits = rows <= _NEWS_ROWS and rows + _question_rows(asking) <= _ROWS
    return "both" if small and fits and not taken_back else "news"


class Brief(msgspec.Struct, frozen=True):
    """How much of the news stands above a question; one tap shows the rest."""

    wide: int
    """Number of lines on a wide screen."""
    low: int
    """Number of lines on a low screen."""
    folded: bool
    """Whether a low screen shows less than everything."""


def _brief(news: News, asking: QuestionView | None) -> Brief:
    """Return how much of the news stands above a question."""
    rows = [_rows(line) for line in news.lines]
    if asking is None:
        return Brief(len(rows), len(rows), folded=False)
    return Brief(_lines(rows, _NEWS_ROWS), _lines(rows, _LOW_ROWS), folded=sum(rows) > _LOW_ROWS)


def _lines(rows: list[int], most: int) -> int:
    """Return the number of lines that fit: all of them, or as many as leave room for the tap, but at least one."""
    if sum(rows) <= most:
        return len(rows)
    return max(1, sum(sum(rows[: line + 1]) < most for line in range(len(rows))))


def _question_rows(asking: QuestionView) -> int:
    """Estimate the number of rows that a question takes: heading, checklist, answers as large or small buttons."""
    checklist = sum(2 + len(by.says) // _ROW for by in asking.criteria) + 2 * bool(asking.criteria)
    large = (len(asking.buttons) + len(asking.several) + len(asking.known) + 1) // 2
    small = (len(asking.small) + 5) // 6 + (len(asking.single) + 2) // 3 + 2 * bool(asking.number)
    grid = 2 + 2 * len(asking.grid.rows) if asking.grid else 0
    return _ASKED + len(asking.heading) // 26 + checklist + 2 * (large + small) + grid


def _rows(line: NewsLine) -> int:
    """Estimate the number of rows that a line of the news takes on a small phone."""
    if line.kind == "instruction":
        return _FRAMED + len(line.detail) // _ROW
    # Actions of a computer player: a name, a few words for each, and icons.
    letters = sum(len(deed.says) + 5 * len(deed.things) + 3 for deed in line.all) + 4
    return 1 + (letters if line.all else len(line.says) + 8 * line.nothing) // _ROW


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """View model of a finished game, shown beside the table."""

    score_columns: Sequence[card_faces.ScoreColumn]
    breakdown: summary.Breakdown
    outcome: Outcome
    turn: TurnView | None
    bars: Sequence[charts.SourceBars]
    curve: charts.LineChart | None
    sources: Sequence[charts.SourceTable]
    bg_stats: str
    """Link that exports the result to BG Stats."""
    again: str
    """Address of a new game with the same options."""
    badges: Sequence[Badge]
    week: str
    """The week whose challenge it was; empty if it was none."""
    week_link: str
    """Link that shows the result of the challenge beside another one."""
    reason: str
    """The margin and what made it; empty where that is not known."""
    rematches: Sequence[Rematch]


def _ending(app: BareApp, request: Request, game: Sight, words: Words) -> Ending:
    session = game.session
    seen = game.seen()
    saved = known(app.shelf, game.id)
    result = results.result_of(saved, dict(seen.score or {}), seen.winners)
    options = {f"o.{name}": new_game.as_text(value) for name, value in session.header.options.items()}
    breakdown = summary.breakdown(session, words)
    turn, bars = turn_view(session, result, game.id, words), charts.source_bars(session, words)
    week = challenge.played_in(session, datetime.now(UTC).date()) if result.counted else None
    door = app.door.address if app.door is not None else ""
    origin = share_link.opened_by_others(request.origin, door)
    return Ending(
        week=week.week if week else "",
        week_link=challenge.link(origin, week, result, session) if week else "",
        outcome=outcome(result, words),
        turn=turn,
        bars=bars,
        badges=() if session.header.tryout else badges(result, results_for(app, request)[0], words),
        score_columns=card_table.score_columns(session, words),
        breakdown=breakdown,
        reason=reason(result, gains(bars, result), words),
        rematches=rematches(session, result, words),
        curve=charts.curve(session, words, turn.place if turn else None),
        sources=charts.sources(session, words) if session.game.ui.shows_prices else [],
        bg_stats=results.bg_stats(result, words),
        again=f"/new/{session.game.id}?{urlencode(options)}",
    )


Allowed = Callable[[], Refusal | None]


def change(
    app: BareApp,
    request: Request,
    id: str,
    make: Callable[[Sight], object],
    allowed: Callable[[Sight], Allowed] | None = None,
) -> Response:
    """Make a change and redirect to the game; a refusal is shown above the present question."""
    with app.at(request, id) as game:
        viewer = game.viewer
        try:
            game.change(request.given("at"), lambda: make(game), None if allowed is None else allowed(game))
        except Refusal as refusal:
            return table_page(app, request, game, refusal)
        pending = game.session.pending
        again = viewer if game.several_hands and pending is not None and pending.seat == viewer else ""
    return to(f"/game/{id}", {"as": again, "more": "1" if request.given("more") else "", "tour": tour.after(request)})


def answer(app: BareApp, request: Request, id: str) -> Response:
    """Answer the pending question: with taps, typed text or form fields."""

    def make(game: Sight) -> None:
        session = game.session
        if tapped := card_table.tapped_answers(session, request):
            tour.require(request, session, tapped)
            return answer_all(session, tapped)
        words, pending = app.words_of(request, game), session.pending
        if line := request.given("text"):
            tour.require(request, session, (line,))
            answer_typed(session, session.seen_by(pending.seat).view if pending else None, words, line)
            return skip_box_questions(session)
        raw = answer_of(request, pending)
        tour.require(request, session, (raw,))
        if together := answers_of(session, raw):
            answer_all(session, together)
            return skip_box_questions(session)
        session.answer(raw, words=words.typed(pending))
        if request.given("ends"):
            _end_turn(session, raw)
        skip_box_questions(session)

    return change(app, request, id, make)


def _end_turn(session: Session, answered: object) -> None:
    """End the turn of a person who has nothing more to tell: together with the last answer, so that undo takes both."""
    pending = session.pending
    last = None if pending is None else session.game.ui.turn_end(session.seen_by(pending.seat).view, pending, answered)
    if last is not None:
        session.answer(last, joined=True)


def go_on(app: BareApp, request: Request, id: str) -> Response:
    """Resume the computer players in a game that was opened."""
    if app.table_of(id) is None:
        return change(app, request, id, lambda game: game.session.go_on(), attrgetter("seated"))
    with app.at(request, id) as game:
        if refusal := game.seated():
            return table_page(app, request, game, refusal)
    app.computers.try_again(id)
    return to(f"/game/{id}")


def stand_in(app: BareApp, request: Request, id: str) -> Response:
    """Let the stand-in play the person's turn in a try-out."""
    response = change(app, request, id, lambda game: play_for_person(game.session))
    return msgspec.structs.replace(response, cookies=hints.known(request, request.given("hint")))


def undo(app: BareApp, request: Request, id: str) -> Response:
    """Undo the last answer."""
    return change(app, request, id, lambda game: game.undo(), attrgetter("may_undo"))


def redo(app: BareApp, request: Request, id: str) -> Response:
    """Redo what was undone."""
    return change(app, request, id, lambda game: game.session.redo(), attrgetter("may_redo"))


def turn_dial(app: BareApp, request: Request, id: str) -> Response:
    """Change an option of a running game, such as how much the app tracks."""
    return change(
        app, request, id, lambda game: set_live_option(game.session, request.given("name"), request.given("value"))
    )


def back_to(app: BareApp, request: Request, id: str) -> Response:
    """Undo back to the beginning of a turn; all of it can be redone."""
    line = request.given("line")
    return change(app, request, id, lambda game: game.session.back_to(number(line)), attrgetter("may_set_back"))


def branch(app: BareApp, request: Request, id: str) -> Response:
    """Create an independent game from a turn of this one."""
    with app.at(request, id) as game:
        words = app.words_of(request, game)
        try:
            if refusal := game.after_the_end():
                raise refusal
            seats = seats_taken(request, tuple(game.session.header.seats))
            branched = game.session.branch(number(request.given("line")), seats)
            saved = known(app.shelf, id)
            title = words.say("web-branch-of", name=saved.title or words.game_name())[:80]
            opened = app.shelf.create(branched, title)
        except Refusal as refusal:
            return table_page(app, request, game, refusal)
    return to(f"/game/{app.desk.put(opened)}")


def number(text: str) -> int:
    """Parse the number of a log line from a form. Raises NotAllowed if it is invalid."""
    if text.isascii() and text.isdigit() and len(text) < 8:
        return int(text)
    raise NotAllowed("branch.at", given=text[:40], most=0)
