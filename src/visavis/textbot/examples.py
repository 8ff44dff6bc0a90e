"""The examples of a bot file, run and compared with what they expect."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ParamSpec

import msgspec

from visavis.core import TABLE, BareTable, Decided, Game, Note, Nothing, Position, RandomPolicy, Refusal, decide
from visavis.core.chance import Stream
from visavis.core.table import Answer
from visavis.textbot.compiler import read_bot
from visavis.textbot.effects import Change
from visavis.textbot.game import game_of
from visavis.textbot.runtime import Bot, Run


def run_examples(bot: Bot, game: Game) -> tuple[list[Refusal], int]:
    """Return the problems of the examples of a file, and the number of examples."""
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


def _run(bot: Bot, game: Game, raw: dict[str, Any], at: int) -> Refusal | None:
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
        said = ", ".join(f"{name}: {its}" for name, its in refusal.details.items() if name != "options")
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


GAMES = 200
_ENOUGH = 30
"""After fewer games it is no news that something never happened."""
_MOST_STEPS = 20_000
_OFTEN = 20
"""A choice that was made less often says nothing about its criteria."""
P = ParamSpec("P")


class Level(msgspec.Struct, frozen=True):
    """Results of one level."""

    level: str
    games: int
    least: int
    middle: int
    most: int
    turns: int
    """Steps of a game, in the middle."""
    asked: int
    """Questions of a game, in the middle."""


class Tried(msgspec.Struct, frozen=True):
    """Results of checking a bot: examples that fail, hints for its author, figures by level."""

    wrong: tuple[Refusal, ...]
    hints: tuple[Refusal, ...]
    levels: tuple[Level, ...]
    examples: int


class _Watching(BareTable):
    """Hears what came to nothing, and counts questions."""

    __slots__ = ("asked", "cases")
    asked: int
    cases: set[str]

    def note(self, note: Callable[P, Note], *args: P.args, **kwargs: P.kwargs) -> None:
        """See `Table.note`."""
        if note is Nothing:
            self.cases.add(str(args[0]))

    def _answer_of(self, seat: str) -> Answer:
        answer = super()._answer_of(seat)

        def counted(look: Callable[[], Any], question: Any, stream: Stream) -> Any:
            self.asked += 1
            return answer(look, question, stream)

        return counted


class _Seen:
    """Counters over all games."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.acted: set[str] = set()
        self.cases: set[str] = set()
        self.decided: dict[str, int] = {}
        self.cut: set[str] = set()
        for id, action in bot.maker.actions.items():
            action.do = (self._mark(id), *action.do)

    def _mark(self, id: str) -> Callable[[Run], None]:
        def mark(run: Run) -> None:
            self.acted.add(id)

        return mark


def try_out(text: str, games: int = GAMES) -> Tried:
    """Play some games of a text on every level; or BadBot if it is none."""
    bot = read_bot(text)
    game, seen = game_of(bot), _Seen(bot)
    each = max(1, games // len(bot.world.levels))
    levels = tuple(_level(game, seen, level, each) for level in bot.world.levels)
    wrong, run = run_examples(bot, game)
    return Tried(tuple(wrong), tuple(_hints(seen, enough=games >= _ENOUGH)), levels, run)


def _level(game: Game, seen: _Seen, level: str, games: int) -> Level:
    options = {"level": level} if len(seen.bot.world.levels) > 1 else {}
    points, steps, asked = [], [], []
    for seed in range(games):
        state = game.start(game.read_options(options), game.default_pack)
        name = ("somebody", "random")[seed % 2]
        table = _Watching(game, state, seed, {"you": game.policy(name), TABLE: RandomPolicy()}, trace=True)
        table.cases, table.asked, turns = seen.cases, 0, 0
        while not game.over(state) and turns < _MOST_STEPS:
            game.step(state, table)
            turns += 1
        for one in table.decisions or ():
            seen.decided[one.id] = seen.decided.get(one.id, 0) + 1
            seen.cut.update(step.id.removesuffix(".back") for step in one.steps if len(step.cut))
        points.append(game.score(state)["bot"])
        steps.append(turns)
        asked.append(table.asked)
    return Level(level, games, min(points), _middle(points), max(points), _middle(steps), _middle(asked))


def _middle(numbers: list[int]) -> int:
    return sorted(numbers)[len(numbers) // 2]


def _hints(seen: _Seen, *, enough: bool) -> list[Refusal]:
    """Return hints for the author, the worst first. What never happened is reported only after `enough` games."""
    bot, found = seen.bot, list[Refusal]()
    lines = bot.maker.problems.lines

    def hint(id: str, path: tuple[str, ...], **args: object) -> None:
        found.append(Refusal(f"bot.{id}", line=lines.of(path), at=".".join(path), **args))

    if "bot.endless" in seen.cases:
        hint("endless", ("rounds",))
    if "bot.too_long" in seen.cases:
        hint("too_long", ("turn",))
    unused = {(kind, id) for kind, id, _ in bot.unused}
    for kind, id in sorted(unused):
        part = {"ask": "asks", "choice": "choices", "action": "actions"}[kind]
        hint("unused", (part, id), given=id)
    for id in bot.maker.actions:
        if enough and id not in seen.acted and ("action", id) not in unused:
            hint("never_done", ("actions", id), given=id)
    for id, chosen in bot.maker.chosen.items():
        if enough and seen.decided.get(f"choice.{id}", 0) >= _OFTEN:
            for by in chosen.by:
                if by.make is not None and by.id not in seen.cut:
                    hint("never_decides", ("choices", id, "by"), given=id, number=by.id.rpartition(".")[2])
    for language, text, line in bot.untold[:5]:
        found.append(Refusal("bot.untold", line=line, at="", given=text[:40], language=language))
    return found


def described(tried: Tried) -> Mapping[str, object]:
    """The numbers as plain values."""
    return {"levels": [msgspec.structs.asdict(one) for one in tried.levels], "examples": tried.examples}
