"""Small tables of Sparks for tests: hands and fire as text, everybody a person unless said otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from visavis.core import Effect, Session, Stream
from visavis.core.search import Search
from visavis.games.sparks import GAME
from visavis.games.sparks.players import THINKING
from visavis.games.sparks.state import State


def new_table(*hands: str, fire: str = "b9", turn: str = "p1", seed: int = 0, **facts: Any) -> Session[State]:
    """A table in the middle of a game. Each hand is a text such as "r1 g4"; the deck is all the rest.

    `seats` as in `Session.new`; every other keyword is a field of the state.
    """
    seats = facts.pop("seats", {})
    position = {
        "phase": "play",
        "turn": turn,
        "pending": [["turn", turn]],
        "fire": fire.split(),
        "hands": [sorted(hand.split()) for hand in hands],
        **facts,
    }
    return Session.new(GAME, {"players": len(hands)}, seed=seed, seats=seats, position=position)


def now(session: Session[State]) -> State:
    """The true state, which no interface gets."""
    return session.timeline.now


def done(session: Session[State], kind: type[Effect]) -> list[Any]:
    """The effects of one kind, as they truly were."""
    return [line for line in session.lines if isinstance(line, kind)]


def asked(session: Session[State]) -> tuple[str, str]:
    """The pending question and its seat."""
    assert session.pending is not None
    return session.pending.id, session.pending.seat


def points_of_games(games: int, players: int, every: int = 1) -> Iterator[Session[State]]:
    """Random games of persons, stopped at every few answers."""
    for seed in range(games):
        session = Session.new(GAME, {"players": players}, seed=seed)
        stream, n = Stream(seed), 0
        while session.pending is not None:
            if n % every == 0:
                yield session
            session.answer(session.pending.some(stream.below))
            n += 1
        yield session


def searching(iterations: int = 200) -> Search[State]:
    """A player that thinks ahead."""
    return Search(lambda: GAME, THINKING, iterations)
