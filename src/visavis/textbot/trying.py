"""Trying a bot out: some hundred games are played, and what an author should know is told; examples are run."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ParamSpec

import msgspec

from visavis.core import TABLE, BareTable, Game, Note, Nothing, RandomPolicy, Refusal
from visavis.core.chance import Stream
from visavis.core.table import Answer
from visavis.textbot.bot import Bot
from visavis.textbot.examples import run_examples
from visavis.textbot.game import game_of
from visavis.textbot.making import read_bot
from visavis.textbot.run import Run

GAMES = 200
_ENOUGH = 30
"""After fewer games it is no news that something never happened."""
_MOST_STEPS = 20_000
_OFTEN = 20
"""A choice that was made less often says nothing about its criteria."""
P = ParamSpec("P")


class Level(msgspec.Struct, frozen=True):
    """What came out on one level."""

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
    """What trying a bot out has shown: examples that come out otherwise, hints for its author, and numbers by level."""

    wrong: tuple[Refusal, ...]
    hints: tuple[Refusal, ...]
    levels: tuple[Level, ...]
    examples: int


class _Watching(BareTable[Any]):
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
    """What happened in all games together."""

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


def _level(game: Game[Any], seen: _Seen, level: str, games: int) -> Level:
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
    """What an author should know: the worst first. What never happened is told only after `enough` games."""
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
