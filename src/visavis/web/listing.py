"""Saved games as lines of a list."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from visavis.core import Refusal, get_game
from visavis.core.saves import Saved
from visavis.words import Words


def listed(saved: Saved, language: str) -> dict[str, Any]:
    """A saved game for a list."""
    words = words_for(saved.game, language)
    points = saved.score or {}
    return {
        "id": saved.id,
        "game": words.game_name() if words.game else saved.game,
        "title": saved.title,
        "when": when(saved.updated, language),
        "over": saved.score is not None,
        "score": " · ".join(f"{words.seat(side)} {points[side]}" for side in points),
        "trouble": words.say(f"saves-trouble-{saved.trouble}") if saved.trouble else "",
        "deleted": when(saved.deleted, language) if saved.deleted else "",
    }


def words_for(game: str, language: str) -> Words:
    """The words of a game; those of the program if there is no such game here."""
    try:
        return Words(language, get_game(game))
    except Refusal:
        return Words(language)


def when(moment: str, language: str) -> str:
    """A moment as people write it."""
    local = datetime.fromisoformat(moment).astimezone()
    parts = {"year": "%Y", "month": "%m", "day": "%d", "hour": "%H", "minute": "%M"}
    return Words(language).say("web-moment", **{name: local.strftime(part) for name, part in parts.items()})
