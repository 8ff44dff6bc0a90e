"""A game from a text: a value like any other game, made when somebody needs it, and not installed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from hashlib import blake2b
from typing import Any

from visavis.core import Game, Pack
from visavis.textbot.board import drawer
from visavis.textbot.compiler import read_bot
from visavis.textbot.effects import EFFECTS
from visavis.textbot.rules_page import BASE, clauses_of
from visavis.textbot.runtime import Bot
from visavis.textbot.stand_in import Somebody
from visavis.textbot.state import completed, faults_of, held, options_type, starter, state_type
from visavis.textbot.texts import quoted

_KEPT = 24


@lru_cache(maxsize=_KEPT)
def game_from(text: str) -> Game:
    """The game that a text describes; or BadBot with everything that is wrong with it.

    >>> from visavis.textbot.gallery import shipped
    >>> game_from(shipped("old_crow")).id
    'bot.old_crow'
    """
    return game_of(read_bot(text))


def game_of(bot: Bot) -> Game:
    """The game of a bot."""
    state = state_type(bot)
    resting = tuple(f"you.{id}" for id in bot.verbs if _rests(bot, id))

    def counted(state: Any) -> tuple[str, ...]:
        return ("bot",) if bot.score_you is None else ("bot", "you")

    return Game(
        id=bot.id,
        rules_version="1",
        package=BASE,
        options=options_type(bot),
        state=state,
        effects=EFFECTS,
        start=starter(bot, state),
        step=bot.step,
        over=lambda state: state.phase == "over",
        score=bot.score,
        counted=counted,
        asks_points=("your.points", f"ask.{bot.asks_you}"),
        seats=lambda options: ("you",),
        faults=faults_of(bot),
        board=drawer(bot),
        complete=completed(bot),
        cards=lambda state: held(bot, state),
        streams=(*(f"deck.{id}" for id in bot.decks), *(f"die.{id}" for id in bot.dice)),
        policies={"somebody": lambda: Somebody(resting)},
        stand_in="somebody",
        described=_describer(bot),
        text=bot.text,
        texts=_texts(bot),
        listed=clauses_of(bot),
    )


def _rests(bot: Bot, id: str) -> bool:
    return any(line.key == "rest_you" for line in bot.lines[f"you.{id}"])


def _texts(bot: Bot) -> dict[str, str]:
    """The words of the file, and those that name its own fields after them."""
    texts = bot.maker.texts
    for language, its in texts.messages.items():
        prose = bot.prose(language)
        for id in bot.decks:
            deck = prose.named("deck", id)
            its[f"state-turned_{id}"] = its[f"panel-turned_{id}"] = quoted(prose.say("name-turned", deck=deck))
            its[f"state-out_{id}"] = quoted(prose.say("name-out", deck=deck))
            its[f"ask-draw-deck-{id}"] = quoted(prose.say("name-draw", deck=deck))
        for id in bot.dice:
            its[f"ask-draw-die-{id}"] = quoted(prose.say("name-roll", die=prose.named("die", id)))
    return texts.fluent()


def _describer(bot: Bot) -> Any:
    """What a card says: its own text, or nothing."""
    described = {id for id, card in bot.world.cards.items() if "text" in card.raw and "{" not in str(card.raw["text"])}

    def describe(pack: Pack, id: str) -> tuple[tuple[str, Mapping[str, object]], ...]:
        card = id.removeprefix("card.")
        return ((f"say-card-{card}-1", {}),) if id.startswith("card.") and card in described else ()

    return describe


def digest_of(text: str) -> str:
    """A short name for exactly this text."""
    return blake2b(text.encode("utf-8", "replace"), digest_size=8).hexdigest()
