"""Small help for tests of bots from texts: one turn of a position, and whole games."""

from __future__ import annotations

from typing import Any

from visavis.core import TABLE, BareTable, Game, Position, RandomPolicy, Session, decide, play_out
from visavis.textbot import BadBot, game_from, read_bot
from visavis.words import Words

HEAD = 'bot = 1\nid = "x"\nname = "X"\nrounds = 2\nturns_per_round = 3\n'


def problems(text: str, language: str = "en") -> list[str]:
    """Everything that is wrong with a text, in words."""
    try:
        read_bot(text)
    except BadBot as wrong:
        words = Words(language, strict=True)
        return [words.refusal(one) for one in wrong.problems]
    return []


def turn(game: Game[Any], draws: dict[str, list[Any]] | None = None, **state: Any) -> list[str]:
    """What the bot does in one turn, in words."""
    answers = state.pop("answers", {})
    position = Position(game.id, {}, {"phase": "play", "turn": "bot", **state}, draws or {}, answers)
    decided = decide(position, game)
    assert decided.question is None, decided.question
    words = Words("en", game, strict=True)
    return [words.effect(effect) for effect in decided.effects if effect.kind != "silent"]


def whole(game: Game[Any], seed: int = 0, **options: object) -> Any:
    """The state at the end of a game."""
    state = game.start(game.read_options(options), game.default_pack)
    table = BareTable(game, state, seed, {"you": game.policy(game.players.stand_in), TABLE: RandomPolicy()})
    play_out(game, table, 5000)
    return state


def answered(session: Session[Any], most: int = 10_000) -> Session[Any]:
    """A session, its questions answered with the first possible answer."""
    for _ in range(most):
        if session.pending is None:
            break
        session.answer(session.pending.at(0))
    return session


__all__ = ["HEAD", "answered", "game_from", "problems", "turn", "whole"]
