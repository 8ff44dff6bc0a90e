"""View models of saved games for lists, built from their stored summaries: no game is loaded."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import msgspec

from visavis.core import Refusal, option_fields
from visavis.core.game import find_game
from visavis.core.question import PERSON
from visavis.core.saves.format import SavedEntry
from visavis.web.view.bots import PREFIX
from visavis.words import Words

LEVEL = "level"
"""Name of the option for the strength of the opponent, in every game that has one."""


class SideView(msgspec.Struct, frozen=True):
    """The points of a side."""

    name: str
    points: int
    person: bool


class SavedView(msgspec.Struct, frozen=True, kw_only=True):
    """A saved game as a line of a list."""

    id: str
    game: str
    art: str
    """The id of the drawing; empty where the game is not installed."""
    short: str
    title: str
    when: str
    over: bool
    score: str
    trouble: str
    deleted: str
    tryout: bool
    # A running game
    about: list[str] = []
    """Its level, and its round or turn."""
    turn: str = ""
    sides: Sequence[SideView] = ()
    # A game that is over
    level: str = ""
    points: str = ""
    won: bool | None = None
    """None where it is not known."""


def listed(saved: SavedEntry, language: str) -> SavedView:
    """Return a saved game for a list."""
    words = words_for(saved.game, language, saved.text).read_by(saved.seats)
    points = saved.score or {}
    return SavedView(
        id=saved.id,
        game=words.game_name() if words.game else saved.game.removeprefix(PREFIX),
        art=saved.game if words.game else "",
        short=words.short("game-name") if words.game else saved.game.removeprefix(PREFIX),
        title=saved.title,
        when=when(saved.updated, language),
        over=saved.score is not None,
        score=" · ".join(f"{words.seat(side)} {points[side]}" for side in points),
        trouble=words.say(f"saves-trouble-{saved.trouble}") if saved.trouble else "",
        deleted=when(saved.deleted, language) if saved.deleted else "",
        tryout=saved.tryout,
    )


def going(saved: SavedEntry, language: str) -> SavedView:
    """Return a game to continue: its level, its round or turn, the points, the seat whose turn it is."""
    words, summary = words_for(saved.game, language, saved.text).read_by(saved.seats), saved.glance
    place = turn = ""
    if summary is not None and not saved.over:
        round_text = words.say("web-round-of", number=summary.round, count=summary.rounds) if summary.round else ""
        turns = words.say("web-move", number=summary.turns) if summary.turns else ""
        if summary.end is not None and words.has(summary.end[0]):
            turns = words.say(summary.end[0], **summary.end[1])
        place = words.say("web-setup") if summary.setup else round_text or turns
        if summary.turn:
            yours = saved.seats.get(summary.turn) == PERSON or summary.turn not in saved.seats
            name = words.seat(summary.turn)
            turn = words.say("web-your-turn") if yours else words.say("web-their-turn", name=name)
    about = [level_of(saved, words), *chosen_of(saved, words), place]
    return msgspec.structs.replace(listed(saved, language), about=about, turn=turn, sides=sides(saved, words))


def ended(saved: SavedEntry, language: str) -> SavedView:
    """Return a game that is over: its level, the points, and the winner as far as stored."""
    words = words_for(saved.game, language, saved.text).read_by(saved.seats)
    persons = [seat for seat, who in saved.seats.items() if who == PERSON]
    shown = sides(saved, words)
    known = saved.winners is not None and any(side.person for side in shown)
    won = bool(set(persons) & set(saved.winners or ())) if known else None
    points = " : ".join(str(side.points) if len(shown) > 1 else f"{side.name} {side.points}" for side in shown)
    level = " · ".join(filter(None, (level_of(saved, words), *chosen_of(saved, words))))
    return msgspec.structs.replace(listed(saved, language), level=level, points=points, won=won)


def sides(saved: SavedEntry, words: Words) -> list[SideView]:
    """Return the points of each side; those of a person that the app does not count are left out."""
    summary = saved.glance
    points = saved.score or (summary.score if summary else None) or {}
    persons = {seat for seat, who in saved.seats.items() if who == PERSON}
    return [
        SideView(words.short_seat(side), count, side in persons)
        for side, count in points.items()
        if count or side not in persons
    ]


def chosen_of(saved: SavedEntry, words: Words) -> list[str]:
    """Return the options of a game that lists name beside the level (`Options.LISTED`), in words."""
    if words.game is None:
        return []
    listed = [option for option in option_fields(words.game.options) if option.name in words.game.options.LISTED]
    chosen = [(option.name, saved.options.get(option.name, option.default), option.default) for option in listed]
    return [words.game_option_value(name, value) for name, value, default in chosen if value != default]


def level_of(saved: SavedEntry, words: Words) -> str:
    """Return the level of a game in words; empty where it has none."""
    value = saved.options.get(LEVEL)
    if value is None or isinstance(value, bool) or words.game is None:
        return ""
    if not any(option.name == LEVEL for option in option_fields(words.game.options)):
        return ""
    name = words.game_option_value(LEVEL, value)
    return f"{words.game_option(LEVEL)} {name}" if isinstance(value, int) else name


def words_for(game: str, language: str, text: str = "") -> Words:
    """Return the words of a game or of a bot's text; those of the program if the game is not installed."""
    try:
        return Words(language, find_game(game, text or None))
    except Refusal:
        return Words(language)


def when(moment: str, language: str) -> str:
    """Return an ISO timestamp as local date and time in the format of a language."""
    local = datetime.fromisoformat(moment).astimezone()
    codes = {"year": "%Y", "month": "%m", "day": "%d", "hour": "%H", "minute": "%M"}
    return Words(language).say("web-moment", **{name: local.strftime(code) for name, code in codes.items()})
