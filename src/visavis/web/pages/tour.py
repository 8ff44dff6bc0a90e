"""The directed first game: a fixed opening of a game and a few callouts on its pages, from `tour.toml` of the game.

A step is an address (`?tour=2`), so it needs no script and back is one step back. `static/tour.js` dims the page.
"""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlencode

import msgspec

from visavis.core import Game, NotAllowed, Refusal, Session, get_game
from visavis.core.play.log import frozen
from visavis.core.play.tour import Tour, TourStep, opening, tour_of
from visavis.web.app import BareApp
from visavis.web.http import Request, Response, to
from visavis.web.view import hints
from visavis.words import Words, key_of

COOKIE = "tours"
"""Cookie with the ids of the games whose tour was finished or skipped."""
END = "end"
"""Value of `tour` that ends it."""


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
    scene: int
    """Number of the step whose scene comes next; 0 where the game goes on."""


def begin(app: BareApp, request: Request, id: str) -> Response:
    """Start the directed first game of a game."""
    game = get_game(id)
    tour = tour_of(game)
    if tour is None:
        raise Refusal("web.page", given=request.path[:40])
    given = request.given("step")
    step = int(given) if given.isascii() and given.isdigit() and 0 < int(given[:3]) <= len(tour.steps) else 1
    opened = app.desk.put(app.shelf.create(opening(game, tour, tour.scene_of(step))))
    return to(f"/game/{opened}", {**tour.steps[step - 1].query, "tour": str(step)})


def require(request: Request, session: Session, answers: Sequence[object]) -> None:
    """Raise Refusal if the step of a tour takes another answer than these."""
    now, tour = number(request, session), tour_of(session.game)
    step = tour.steps[now - 1] if tour is not None and 0 < now <= len(tour.steps) else None
    if step is not None and [*map(frozen, answers)][: len(step.takes)] != [*map(frozen, step.takes)]:
        raise NotAllowed("tour.other")


def back_to_try(app: BareApp, request: Request, id: str) -> Response:
    """Redirect a GET of an address that accepts only POST."""
    return to("/try")


def done(request: Request) -> frozenset[str]:
    """Return the ids of the games whose tour this device has seen."""
    return frozenset(request.cookies.get(COOKIE, "")[:400].split(".")) - {""}


def is_new(request: Request, game: Game) -> bool:
    """Return True if a game teaches itself scene by scene and this device has not seen it: it is offered first."""
    tour = tour_of(game)
    return tour is not None and bool(tour.scenes) and game.id not in done(request)


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


def asked(step: TourStep, words: Words) -> str:
    """Return what the dock asks for; without a text of its own, to do what the callout says."""
    return words.say(step.keys[-1] if words.has(step.keys[-1]) else "tour-tap") if step.tap else ""


_DONE_ICONS = {
    "move": "board", "why": "why", "you": "hand", "undo": "undo", "turn": "play", "pay": "card", "sides": "gear",
    "end": "flag",
}  # fmt: skip
"""Icons of the lines of the last page."""


def summed_up(session: Session, words: Words) -> list[tuple[str, str, str]]:
    """Return the lines of the last page: id, icon and text."""
    tour = tour_of(session.game)
    lines = tour.done if tour is not None else ()
    return [(id, _DONE_ICONS.get(id, "check"), words.say(key_of("tour-done", id))) for id in lines]


def undone(session: Session, now: int) -> int:
    """Return what the last page sends with an undo, so that it leads to the person's own turn; -1 before that page."""
    tour = tour_of(session.game)
    if tour is None or now <= len(tour.steps):
        return -1
    return next((at for at, step in enumerate(tour.steps) if step.tap in ("verb", "space", "answer")), 0)


def view(
    session: Session, words: Words, id: str, now: int, line: int | None = None, board: bool = False
) -> StepView | None:
    """Return the view model of a step; None if it is no step.

    `line` is the line of the log that Why explains; `board` says that the question waits for a space.
    """
    tour = tour_of(session.game)
    if tour is None or not 1 <= now <= len(tour.steps):
        return None
    step = tour.steps[now - 1]
    answered = now > 1 and (tour.steps[now - 2].tap == "answer" or bool(step.scene))
    following = now + 1 if now < len(tour.steps) and tour.steps[now].scene else 0
    return StepView(
        number=now,
        count=len(tour.steps),
        head=words.say(f"tour-{step.id}"),
        says=words.say(f"tour-{step.id}-says"),
        lit="board" if board and step.tap == "answer" else step.lit,
        near=step.near,
        tap=step.tap,
        asks=asked(step, words),
        on=_address(tour, id, now + 1, line),
        back="" if now == 1 or answered else _address(tour, id, now - 1, line),
        skip=f"/game/{id}?tour={END}",
        keep=str(now),
        scene=following,
    )


def _address(tour: Tour, id: str, now: int, line: int | None) -> str:
    step = tour.steps[now - 1] if now <= len(tour.steps) else None
    query = {**(step.query if step else {}), "tour": str(now)}
    if step is not None and step.page == "why":
        return f"/game/{id}/why?{urlencode(query if line is None else {'line': line, **query})}"
    return f"/game/{id}?{urlencode(query)}"
