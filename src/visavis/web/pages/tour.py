"""The directed first game: a fixed opening of a game and a few callouts on its pages, from `tour.toml` of the game.

A step is an address (`?tour=2`), so it needs no script and back is one step back. `static/tour.js` dims the page.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import Literal
from urllib.parse import urlencode

import msgspec

from visavis.core import Game, Refusal, Session, get_game
from visavis.core.play.log import frozen
from visavis.core.play.tryout import skip_box_questions
from visavis.core.players import default_seats
from visavis.web.app import BareApp
from visavis.web.http import Request, Response, to
from visavis.web.view import hints
from visavis.words import Words

COOKIE = "tours"
"""Cookie with the ids of the games whose tour was finished or skipped."""
END = "end"
"""Value of `tour` that ends it."""


class TourStep(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A callout: `tour-<id>` is its heading, `tour-<id>-says` its text, `tour-<id>-tap` what the dock asks for."""

    id: str
    lit: Literal["head", "line", "news", "question", "board", "why", "sheet"]
    """The part of the page that it is about."""
    tap: Literal["", "tick", "verb", "space", "answer"] = ""
    """The tap that leads on; empty: the button of the dock does."""
    near: str = ""
    """The space that the board is moved to."""
    page: Literal["table", "why"] = "table"
    query: dict[str, str] = {}
    """Taps that are already made when the step begins."""

    @property
    def keys(self) -> tuple[str, ...]:
        """Return the keys of its texts."""
        says = (f"tour-{self.id}", f"tour-{self.id}-says")
        return (*says, f"tour-{self.id}-tap") if self.tap else says


class Tour(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A fixed opening and the callouts on it."""

    steps: tuple[TourStep, ...]
    seed: int = 1
    options: dict[str, object] = {}
    position: dict[str, object] | None = None
    answers: tuple[object, ...] = ()
    """Answers that are given before the first step, in order."""


class StepView(msgspec.Struct, frozen=True, kw_only=True):
    """View model of a step, for the callout and the dock."""

    number: int
    count: int
    head: str
    says: str
    lit: str
    near: str
    tap: str
    """The kind of tap that leads on."""
    asks: str
    """What to tap, in words."""
    on: str
    """Address of the next step."""
    back: str
    """Address of the step before; empty at the first one, and after an answer."""
    skip: str
    keep: str
    """Value of the form field that carries the tour through an answer."""


@lru_cache(maxsize=64)
def _read(package: str) -> Tour | None:
    file = resources.files(package) / "tour.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Tour) if file.is_file() else None


def tour_of(game: Game) -> Tour | None:
    """Return the tour of a game, memoized by package; None if it has none."""
    return _read(game.package) if game.package else None


def opening(game: Game, tour: Tour) -> Session:
    """Start the fixed game of a tour."""
    seats = default_seats(game, game.read_options(tour.options), {})
    session = Session.new(game, tour.options, seed=tour.seed, seats=seats, position=tour.position, tryout=True)
    skip_box_questions(session)
    for answer in tour.answers:
        session.answer(frozen(answer))
        skip_box_questions(session)
    return session


def begin(app: BareApp, request: Request, id: str) -> Response:
    """Start the directed first game of a game."""
    game = get_game(id)
    tour = tour_of(game)
    if tour is None:
        raise Refusal("web.page", given=request.path[:40])
    opened = app.desk.put(app.shelf.create(opening(game, tour)))
    return to(f"/game/{opened}", {**tour.steps[0].query, "tour": "1"})


def back_to_try(app: BareApp, request: Request, id: str) -> Response:
    """Redirect a GET of an address that accepts only POST."""
    return to("/try")


def done(request: Request) -> frozenset[str]:
    """Return the ids of the games whose tour this device has seen."""
    return frozenset(request.cookies.get(COOKIE, "")[:400].split(".")) - {""}


def elsewhere(request: Request, session: Session, id: str) -> Response | None:
    """Return the redirect into the running game if the tour ends here, or to the whole address of a step; or None."""
    if request.asked("tour") == END:
        seen = ".".join(sorted({*done(request), session.game.id}))
        return to(f"/game/{id}", cookies={COOKIE: seen, hints.COOKIE: ".".join(hints.HINTS)})
    tour, now = tour_of(session.game), number(request, session)
    if tour is None or not 1 <= now <= len(tour.steps) or tour.steps[now - 1].query.keys() <= request.query.keys():
        return None
    return to(_address(tour, id, now, None))


def number(request: Request, session: Session) -> int:
    """Return the number of the step that a request shows, from 1; one more than there are: the last page; 0: none."""
    given = request.asked("tour") or request.given("tour")
    tour = tour_of(session.game) if session.header.tryout and given.isascii() and given.isdigit() else None
    if tour is None or not 1 <= int(given[:3]) <= len(tour.steps) + 1:
        return 0
    now = int(given[:3])
    # A tap that only chooses is an address with what was tapped: it leads on.
    while now <= len(tour.steps) and _tapped(tour.steps[now - 1], request):
        now += 1
    return now


def _tapped(step: TourStep, request: Request) -> bool:
    names = {name for name in request.query if name not in step.query}
    if step.tap == "verb":
        return "v" in names
    return step.tap == "space" and any(name == "s" or name.startswith("x.") for name in names)


def after(request: Request) -> str:
    """Return the value of `tour` after an answer; empty without a tour."""
    given = request.given("tour")
    return str(int(given) + 1) if given.isascii() and given.isdigit() and len(given) < 3 else ""


def undone(session: Session, now: int) -> int:
    """Return what the last page sends with an undo, so that it leads to the person's own turn; -1 before that page."""
    tour = tour_of(session.game)
    if tour is None or now <= len(tour.steps):
        return -1
    return next((at for at, step in enumerate(tour.steps) if step.tap in ("verb", "space", "answer")), 0)


def view(session: Session, words: Words, id: str, now: int, line: int | None = None) -> StepView | None:
    """Return the view model of a step; None if it is no step. `line` is the line of the log that Why explains."""
    tour = tour_of(session.game)
    if tour is None or not 1 <= now <= len(tour.steps):
        return None
    step = tour.steps[now - 1]
    answered = now > 1 and tour.steps[now - 2].tap == "answer"
    return StepView(
        number=now,
        count=len(tour.steps),
        head=words.say(f"tour-{step.id}"),
        says=words.say(f"tour-{step.id}-says"),
        lit=step.lit,
        near=step.near,
        tap=step.tap,
        asks=words.say(f"tour-{step.id}-tap") if step.tap else "",
        on=_address(tour, id, now + 1, line),
        back="" if now == 1 or answered else _address(tour, id, now - 1, line),
        skip=f"/game/{id}?tour={END}",
        keep=str(now),
    )


def _address(tour: Tour, id: str, now: int, line: int | None) -> str:
    step = tour.steps[now - 1] if now <= len(tour.steps) else None
    query = {**(step.query if step else {}), "tour": str(now)}
    if step is not None and step.page == "why":
        return f"/game/{id}/why?{urlencode(query if line is None else {'line': line, **query})}"
    return f"/game/{id}?{urlencode(query)}"
