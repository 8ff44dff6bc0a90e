"""Try-outs: a stand-in that answers for the person on request, in a game without the box."""

from __future__ import annotations

from collections import Counter
from typing import Any

from visavis.core.chance import Stream, key
from visavis.core.effect import Effect
from visavis.core.game import Game
from visavis.core.play.session import Session
from visavis.core.players import default_seats
from visavis.core.question import TABLE
from visavis.core.refusal import NotAllowed

_TURNS = 3
"""Number of times that the same question was asked, after which the opening ends."""
_MOST = 40
"""Maximum number of answers given in a single call."""


def new_tryout(game: Game[Any], seed: int) -> Session:
    """Start a game without the box, its opening already played."""
    options = {**game.players.simulation_options, **game.players.tryout_options}
    seats = default_seats(game, game.read_options(options), {})
    session = Session.new(game, options, seed=seed, seats=seats, tryout=True)
    play_opening(session)
    return session


def can_play_for(session: Session) -> bool:
    """Return True if the stand-in may answer here."""
    return session.header.tryout and session.pending is not None


def play_for_person(session: Session) -> None:
    """Answer for the person until there is an instruction or the game is over; each answer can be undone."""
    if not can_play_for(session):
        raise NotAllowed("game.no_tryout")
    for _ in range(_MOST):
        before = len(session.lines)
        _answer(session)
        skip_box_questions(session)
        if session.pending is None or _has_instruction(session, before):
            return


def play_opening(session: Session) -> None:
    """Play the set-up and the first turns, so that a new user sees a game in progress."""
    asked: Counter[str] = Counter()
    for _ in range(_MOST):
        if session.pending is None:
            return
        asked[session.pending.id] += 1
        before = len(session.lines)
        _answer(session)
        skip_box_questions(session)
        # With hidden cards there are no explanations.
        decided = session.secret or session.explainer.decided_lines(before)
        if max(asked.values()) >= _TURNS and decided and _has_instruction(session, before):
            return


def asks_for_box(session: Session) -> bool:
    """Return True if a try-out, which has no box, is asked something that needs the box."""
    boxed = session.game.players.tryout_first_answer
    return session.header.tryout and session.pending is not None and session.pending.id in boxed


def skip_box_questions(session: Session) -> None:
    """In a try-out, answer questions that need the printed game with their first option."""
    while asks_for_box(session):
        assert session.pending is not None
        session.answer(session.pending.at(0))


def _answer(session: Session) -> None:
    """Give one answer of the try-out policy; deterministic for each line."""
    pending = session.pending
    assert pending is not None
    seat = next(iter(session.header.seats)) if pending.seat == TABLE else pending.seat
    policy = session.game.policy(session.game.players.tryout_policy or session.game.players.stand_in)
    stream = Stream(key(session.header.seed, f"stand-in/{len(session.lines)}"))
    state = session.timeline.now
    session.answer(policy.answer(lambda: session.game.view(state, seat), pending, stream))


def _has_instruction(session: Session, first: int) -> bool:
    return any(isinstance(line, Effect) and line.kind == "instruction" for line in session.lines[first:])
