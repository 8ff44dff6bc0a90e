"""A computer player that thinks for ever, for tests: in pure Python, with the checkpoints that every search has.

Registered in Sparks: whoever sits at p2 thinks as soon as p1 has gathered.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from visavis.core import Session, get_game
from visavis.core.budget import checkpoint
from visavis.core.chance import Stream
from visavis.core.question import PERSON, Question
from visavis.store import Store

NAME = "for_ever"


class ForEver:
    """It thinks until it is stopped; `begun` is set while it does."""

    begun = threading.Event()
    stubborn = False
    """Whether it has no checkpoint."""

    def answer(self, look: Callable[[], Any], question: Question, stream: Stream) -> Any:
        while True:
            self.begun.set()
            if not self.stubborn:
                checkpoint()
            sum(number * number for number in range(200))


def register() -> None:
    """Let Sparks know it, for the rest of this process."""
    policies: Any = get_game("sparks").players.policies
    policies[NAME] = ForEver


@contextmanager
def registered() -> Iterator[None]:
    """Context manager: let Sparks know it."""
    policies: Any = get_game("sparks").players.policies
    ForEver.begun.clear()
    register()
    try:
        yield
    finally:
        del policies[NAME]


def session(seed: int = 1) -> Session[Any]:
    """A game in which p2 thinks for ever after the first answer of p1."""
    return Session.new(get_game("sparks"), seed=seed, seats={"p1": PERSON, "p2": NAME})


def stored(home: Path, others: int = 0) -> tuple[str, list[str]]:
    """Save such a game, once it is registered, and others of persons; their ids."""
    with Store.open(home) as store:
        ids = []
        for n in range(others):
            persons = {"p1": PERSON, "p2": "random"}
            with store.create(Session.new(get_game("sparks"), seed=n, seats=persons)) as saved:
                ids.append(saved.id)
        with store.create(session()) as saved:
            return saved.id, ids
