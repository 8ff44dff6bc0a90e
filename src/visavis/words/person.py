"""Put the model of the person into words: wherever a figure depends on it, the figure says so."""

from __future__ import annotations

from collections.abc import Mapping

from visavis.core.players import PersonModel, Rate
from visavis.words.words import Words


def rate_in_words(model: PersonModel, rate: Rate, words: Words) -> str:
    """Return how often the modelled person wins, with what the model is."""
    return words.say(
        "person-rate",
        mean=words.figure(rate.points.mean, 0),
        spread=words.figure(rate.points.spread, 0),
        games=model.games,
        value=words.figure(100 * rate.value),
        low=words.figure(100 * rate.low),
        high=words.figure(100 * rate.high),
    )


def modelled(words: Words, level: object, others: Mapping[int, int]) -> str:
    """Return how often the modelled person of a game beats these points of the bot; empty without a model."""
    model = words.game.players.person_model if words.game is not None else None
    rate = model.rate(str(level or ""), others) if model is not None else None
    return rate_in_words(model, rate, words) if model is not None and rate is not None else ""
