"""Saved games as lines of a list: where each is, without opening it."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from visavis.core import Refusal, option_fields
from visavis.core.game import find_game
from visavis.core.question import PERSON
from visavis.core.saves.format import SavedEntry
from visavis.web.view.bots import PREFIX
from visavis.words import Words

LEVEL = "level"
"""The option that says how strong the opponent is, in every game that has one."""


def listed(saved: SavedEntry, language: str) -> dict[str, Any]:
    """A saved game for a list."""
    words = words_for(saved.game, language, saved.text).read_by(saved.seats)
    points = saved.score or {}
    return {
        "id": saved.id,
        "game": words.game_name() if words.game else saved.game.removeprefix(PREFIX),
        "art": saved.game if words.game else "",
        "short": words.short("game-name") if words.game else saved.game.removeprefix(PREFIX),
        "title": saved.title,
        "when": when(saved.updated, language),
        "over": saved.score is not None,
        "score": " · ".join(f"{words.seat(side)} {points[side]}" for side in points),
        "trouble": words.say(f"saves-trouble-{saved.trouble}") if saved.trouble else "",
        "deleted": when(saved.deleted, language) if saved.deleted else "",
        "tryout": saved.tryout,
    }


def going(saved: SavedEntry, language: str) -> dict[str, Any]:
    """A game to go on with: its level, where it is, who leads, whose turn it is."""
    words, at = words_for(saved.game, language, saved.text).read_by(saved.seats), saved.glance
    level = level_of(saved, words)
    place = turn = ""
    if at is not None and not saved.over:
        named = words.say("web-round-of", number=at.round, count=at.rounds) if at.round else ""
        place = named or words.say("web-move", number=at.moves)
        if at.turn:
            yours = saved.seats.get(at.turn) == PERSON or at.turn not in saved.seats
            turn = words.say("web-your-turn") if yours else words.say("web-their-turn", name=words.seat(at.turn))
    return {**listed(saved, language), "about": [level, place], "turn": turn, "sides": sides(saved, words)}


def ended(saved: SavedEntry, language: str) -> dict[str, Any]:
    """A game that is over: its level, the points, and who has won as far as that is kept."""
    words = words_for(saved.game, language, saved.text).read_by(saved.seats)
    persons = [seat for seat, who in saved.seats.items() if who == PERSON]
    shown = sides(saved, words)
    known = saved.winners is not None and any(one["person"] for one in shown)
    won = bool(set(persons) & set(saved.winners or ())) if known else None
    points = " : ".join(str(one["points"]) if len(shown) > 1 else f"{one['name']} {one['points']}" for one in shown)
    return {**listed(saved, language), "level": level_of(saved, words), "points": points, "won": won}


def sides(saved: SavedEntry, words: Words) -> list[dict[str, Any]]:
    """The points of each side; those of a person that the app does not count are left out."""
    at = saved.glance
    points = saved.score or (at.score if at else None) or {}
    persons = {seat for seat, who in saved.seats.items() if who == PERSON}
    return [
        {"name": words.short_seat(side), "points": points[side], "person": side in persons}
        for side in points
        if points[side] or side not in persons
    ]


def level_of(saved: SavedEntry, words: Words) -> str:
    """The level of a game in words; nothing where it has none."""
    value = saved.options.get(LEVEL)
    if value is None or isinstance(value, bool) or words.game is None:
        return ""
    if not any(one.name == LEVEL for one in option_fields(words.game.options)):
        return ""
    said = words.game_option_value(LEVEL, value)
    return f"{words.game_option(LEVEL)} {said}" if isinstance(value, int) else said


def words_for(game: str, language: str, text: str = "") -> Words:
    """The words of a game or of the text that it was begun from; those of the program if there is no such game here."""
    try:
        return Words(language, find_game(game, text or None))
    except Refusal:
        return Words(language)


def when(moment: str, language: str) -> str:
    """A moment as people write it."""
    local = datetime.fromisoformat(moment).astimezone()
    parts = {"year": "%Y", "month": "%m", "day": "%d", "hour": "%H", "minute": "%M"}
    return Words(language).say("web-moment", **{name: local.strftime(part) for name, part in parts.items()})
