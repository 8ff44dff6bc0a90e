"""Tracked games to play again guided."""

from __future__ import annotations

from typing import Any

from visavis.core import Game, Session, Stream, find_games, get_game, option_fields
from visavis.core.chance import key
from visavis.core.question import PERSON
from visavis.testing.helpers import combination

GUIDED = tuple(id for id in find_games() if any(one.name == "tracked" for one in option_fields(get_game(id).options)))
PERSONS_GAME = 17
"""The seed of a game in which a person answers."""
ALWAYS_TRACKED = {"terra_mystica": {"keeps": "board", "automa": True}}
"""Where everything is kept, the board is: there is no such guided game."""


def tracked_game(game: Game[Any], seed: int, most: int | None = None) -> Session[Any]:
    """A tracked game by the stand-in or at random, of at most so many answers; options, cards and seats in turn."""
    options = {**combination(option_fields(game.options), seed), "tracked": True, **ALWAYS_TRACKED.get(game.id, {})}
    who = (game.players.stand_in, "random", PERSON)[seed % 3]
    seats = dict.fromkeys(game.seats(game.read_options(options)), who)
    session = Session.new(game, options, seed=seed, seats=seats, shown=game.streams if seed % 5 == 0 else ())
    stream, given = Stream(key(seed, "answers")), 0
    while session.pending is not None and given != most:
        session.answer(session.pending.some(stream.below))
        given += 1
    return session
