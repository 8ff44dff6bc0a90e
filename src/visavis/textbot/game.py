"""A `Game` compiled from a text: a value like any other game, compiled on demand and cached, not installed."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from visavis.core import Game, GameUI, Pack, Panel, Players, StatisticsFields, TextSource
from visavis.core.card_face import Message
from visavis.textbot.board import drawer
from visavis.textbot.compiler import read_bot
from visavis.textbot.effects import EFFECTS, NextRound, NextTurn
from visavis.textbot.rules_page import BASE, clauses_of
from visavis.textbot.runtime import Bot
from visavis.textbot.stand_in import Somebody
from visavis.textbot.state import completed, faults_of, held, options_type, starter, state_type
from visavis.textbot.texts import quoted

_KEPT = 24
"""Maximum number of cached games."""


class TextBotUI(GameUI):
    """User interface of a bot from a text: its board and the texts of its cards."""

    def __init__(self, bot: Bot) -> None:
        cards = bot.world.cards.items()
        self._described = {id for id, card in cards if "text" in card.raw and "{" not in str(card.raw["text"])}
        self._draw = drawer(bot)

    def panels(self, view: Any) -> tuple[Panel, ...]:
        """Draw the board, tracks and cards."""
        return self._draw(view)

    def describe(self, pack: Pack, id: str, view: Any = None) -> tuple[Message, ...]:
        """Return the text of a card; nothing if it has none, or one that depends on the moment."""
        card = id.removeprefix("card.")
        return ((f"say-card-{card}-1", {}),) if id.startswith("card.") and card in self._described else ()


def load_bot(path: str | Path) -> Game:
    """Read a text bot from a file and return its game; or BadBot with everything that is wrong with it.

    The game is used like an installed one: `Session.new(load_bot("crow.toml"))`, `Environment(load_bot("crow.toml"))`.
    """
    return game_from(Path(path).read_text("utf-8"))


@lru_cache(maxsize=_KEPT)
def game_from(text: str) -> Game:
    """Return the game that a text describes (LRU cache). Raises BadBot with all problems.

    >>> from visavis.textbot.gallery import shipped
    >>> game_from(shipped("old_crow")).id
    'bot.old_crow'
    """
    return game_of(read_bot(text))


def game_of(bot: Bot) -> Game:
    """Return the game of a compiled bot."""
    state = state_type(bot)
    resting = tuple(f"you.{id}" for id in bot.verbs if _rests(bot, id))
    likely = {f"ask.{id}": ask.likely for id, ask in bot.asks.items() if ask.likely is not None}

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
        scored_sides=counted,
        points_questions=("your.points", f"ask.{bot.asks_you}"),
        seats=lambda options: ("you",),
        faults=faults_of(bot),
        ui=TextBotUI(bot),
        complete_position=completed(bot),
        piece_counts=lambda state: held(bot, state),
        streams=(*(f"deck.{id}" for id in bot.decks), *(f"die.{id}" for id in bot.dice)),
        players=Players(
            policies={"somebody": lambda: Somebody(resting, bot.person_verbs, likely)},
            stand_in="somebody",
            person_model=bot.person if bot.score_you is None else None,
        ),
        statistics=StatisticsFields(turn_effects=(NextTurn, NextRound)),
        source=TextSource(text=bot.text, fluent=_texts(bot), clauses=clauses_of(bot)),
    )


def _rests(bot: Bot, id: str) -> bool:
    return any(line.key == "rest_you" for line in bot.lines[f"you.{id}"])


def _texts(bot: Bot) -> dict[str, str]:
    """Return the Fluent texts of the file, including the generated names of its fields."""
    texts = bot.maker.texts
    for language, messages in texts.messages.items():
        prose = bot.prose(language)
        for id in bot.decks:
            deck = prose.named("deck", id)
            messages[f"state-turned_{id}"] = messages[f"panel-turned_{id}"] = quoted(
                prose.say("name-turned", deck=deck)
            )
            messages[f"state-out_{id}"] = quoted(prose.say("name-out", deck=deck))
            messages[f"ask-draw-deck-{id}"] = quoted(prose.say("name-draw", deck=deck))
        for id, option in bot.world.vocabulary.options.items():
            if option.kind == "yes":
                for answer in ("yes", "no"):
                    messages[f"option-{id}-{answer}"] = quoted(prose.say(f"expr-{answer}"))
        for id in bot.dice:
            messages[f"ask-draw-die-{id}"] = quoted(prose.say("name-roll", die=prose.named("die", id)))
    return texts.fluent()


def digest_of(text: str) -> str:
    """Return the hash of a text, as a short id."""
    return blake2b(text.encode("utf-8", "replace"), digest_size=8).hexdigest()
