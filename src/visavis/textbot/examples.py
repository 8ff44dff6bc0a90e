"""Examples inside a file: a position, what is drawn and answered, and what the bot must pick or have afterwards."""

from __future__ import annotations

from typing import Any

from visavis.core import Decided, Game, Position, Refusal, decide
from visavis.textbot.bot import Bot
from visavis.textbot.effects import Change


def run_examples(bot: Bot, game: Game[Any]) -> tuple[list[Refusal], int]:
    """What is wrong with the examples of a file, and how many there are."""
    raw = bot.world.raw.get("example", [])
    if not isinstance(raw, list) or not all(isinstance(one, dict) for one in raw):
        return [_wrong(bot, 0, "example.shape")], 0
    found = []
    for at, one in enumerate(raw):
        wrong = _run(bot, game, one, at)
        if wrong is not None:
            found.append(wrong)
    return found, len(raw)


def _wrong(bot: Bot, at: int, id: str, **args: object) -> Refusal:
    line = bot.maker.problems.lines.of(("example", at))
    return Refusal(f"bot.{id}", line=line, at="example", number=at + 1, **args)


def _run(bot: Bot, game: Game[Any], raw: dict[str, Any], at: int) -> Refusal | None:
    shape = {key: raw.get(key, {}) for key in ("state", "draws", "answers", "picks", "after")}
    if not all(isinstance(its, dict) for its in shape.values()):
        return _wrong(bot, at, "example.shape")
    options = {"level": raw["level"]} if "level" in raw else {}
    state = {"phase": "play", "turn": "bot"} | {
        _field(bot, key): _value(bot, its) for key, its in shape["state"].items()
    }
    draws = {_stream(bot, key): [_value(bot, one) for one in _list(its)] for key, its in shape["draws"].items()}
    answers = {_question(bot, key): [_value(bot, one) for one in _list(its)] for key, its in shape["answers"].items()}
    try:
        decided = decide(Position(game.id, options, state, draws, answers), game)
    except Refusal as refusal:
        said = ", ".join(f"{name}: {its}" for name, its in refusal.args_for_words.items() if name != "options")
        return _wrong(bot, at, "example.refused", says=f"{refusal.id} {said}"[:120])
    if decided.question is not None:
        return _wrong(bot, at, "example.asks", given=decided.question.id)
    return _picked(bot, at, shape["picks"], decided) or _counted(bot, at, shape["after"], decided, state)


def _picked(bot: Bot, at: int, wanted: dict[str, Any], decided: Decided) -> Refusal | None:
    picks: dict[str, object] = {}
    for one in decided.decisions:
        picks.setdefault(one.id.removeprefix("choice."), one.pick)
    for choice, expected in wanted.items():
        given = picks.get(choice, "–")
        possible = (expected, _value(bot, expected), *(f"{kind}.{expected}" for kind in ("area", "counter", "pile")))
        if given not in possible:
            return _wrong(bot, at, "example.pick", choice=choice, expected=str(expected), given=_bare(given))
    return None


def _counted(bot: Bot, at: int, wanted: dict[str, Any], decided: Decided, state: dict[str, Any]) -> Refusal | None:
    now = {one.counter: one.now for one in decided.effects if isinstance(one, Change)}
    for counter, expected in wanted.items():
        given = now.get(f"counter.{counter}", state.get(f"counter_{counter}", "–"))
        if given != expected:
            return _wrong(bot, at, "example.after", counter=counter, expected=str(expected), given=str(given))
    return None


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _bare(value: object) -> str:
    return str(value).rpartition(".")[2]


def _field(bot: Bot, key: str) -> str:
    """The field of the state that a bare name means."""
    things = bot.world.things
    for kind, part in (
        ("counter", "counters"),
        ("piece", "pieces"),
        ("die", "dice"),
        ("pile", "piles"),
        ("row", "rows"),
    ):
        if key in things[part]:
            return f"{kind}_{key}"
    if key in things["flags"]:
        return f"flag_{key}"
    return f"turned_{bot.main_deck}" if key == "turned" else key


def _value(bot: Bot, value: Any) -> Any:
    """A card, an area or a word of the file with its prefix."""
    if isinstance(value, list):
        return [_value(bot, one) for one in value]
    if not isinstance(value, str):
        return value
    if value in bot.world.cards:
        return f"card.{value}"
    if bot.board is not None and f"area.{value}" in bot.board.map.place:
        return f"area.{value}"
    words = {one for column in bot.world.columns.values() for one in column.words}
    words |= {one for its in bot.maker.compiler.ask_words.values() for one in its}
    words |= {one[5:] for chosen in bot.maker.chosen.values() for one in chosen.options if one.startswith("word.")}
    return f"word.{value}" if value in words else value


def _stream(bot: Bot, key: str) -> str:
    return f"deck.{key}" if key in bot.decks else f"die.{key}" if key in bot.dice else key


def _question(bot: Bot, key: str) -> str:
    return f"ask.{key}" if key in bot.asks else f"choice.{key}" if key in bot.maker.chosen else key
