"""Check a bot file: run its examples, play games, and derive hints for its author."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from time import process_time
from typing import Any, ParamSpec

import msgspec

from visavis.core import TABLE, BareTable, Decided, Game, Note, Nothing, Position, RandomPolicy, Refusal, decide
from visavis.core.budget import checkpoint
from visavis.core.chance import Stream
from visavis.core.players import Rate
from visavis.core.table import Answer
from visavis.textbot.compiler import read_bot
from visavis.textbot.effects import Change
from visavis.textbot.game import game_of
from visavis.textbot.runtime import Bot, Run
from visavis.textbot.source.problems import nearest
from visavis.textbot.state import state_type

FLOW = ("phase", "first", "turn", "resting")
"""Fields of the state that every file has: their values are no words of the file."""


def run_examples(bot: Bot, game: Game) -> tuple[list[Refusal], int]:
    """Return the problems of the examples of a file, and the number of examples."""
    raw = bot.world.raw.get("example", [])
    if not isinstance(raw, list) or not all(isinstance(example, dict) for example in raw):
        return [_wrong(bot, 0, "example.shape")], 0
    problems = []
    for index, example in enumerate(raw):
        wrong = _run(bot, game, example, index)
        if wrong is not None:
            problems.append(wrong)
    return problems, len(raw)


def _wrong(bot: Bot, index: int, id: str, *under: str, **args: object) -> Refusal:
    line = bot.maker.problems.lines.of(("example", index, *under))
    return Refusal(f"bot.{id}", line=line, at="example", number=index + 1, **args)


def _run(bot: Bot, game: Game, raw: dict[str, Any], index: int) -> Refusal | None:
    shape = {key: raw.get(key, {}) for key in ("options", "state", "draws", "answers", "picks", "after")}
    if not all(isinstance(value, dict) for value in shape.values()):
        return _wrong(bot, index, "example.shape")
    if (unknown := _unknown(bot, index, shape)) is not None:
        return unknown
    options = shape["options"] | ({"level": raw["level"]} if "level" in raw else {})
    state = {"phase": "play", "turn": "bot"} | {
        state_field(bot, key): value if key in FLOW else prefixed(bot, value) for key, value in shape["state"].items()
    }
    draws = {
        stream_id(bot, key): [prefixed(bot, item) for item in _list(value)] for key, value in shape["draws"].items()
    }
    answers = {
        question_id(bot, key): [prefixed(bot, item) for item in _list(value)] for key, value in shape["answers"].items()
    }
    try:
        decided = decide(Position(game.id, options, state, draws, answers), game)
    except Refusal as refusal:
        return _wrong(bot, index, "example.refused", refusal=refusal)
    if decided.question is not None:
        return _wrong(bot, index, "example.asks", given=decided.question.id)
    return _picked(bot, index, shape["picks"], decided) or _counted(bot, index, shape["after"], decided, state)


def _unknown(bot: Bot, index: int, shape: dict[str, dict[str, Any]]) -> Refusal | None:
    """Return the problem of the first name in an example that the file does not have."""
    things, fields = bot.world.things, {field.name for field in msgspec.structs.fields(state_type(bot))}
    written = {
        member: f"{id}[{', '.join(words)}]"
        for id, family in bot.world.vocabulary.families.items()
        for words, member in family.members.items()
    }
    parts = ("counters", "notes", "pieces", "dice", "piles", "rows", "flags")
    known = {
        "options": tuple(bot.world.vocabulary.options),
        "state": (*(id for part in parts for id in things[part]), "turned", "round", "turn"),
        "after": tuple(things["counters"]),
        "draws": (*bot.decks, *bot.dice),
        "answers": (*bot.asks, *bot.maker.chosen),
        "picks": tuple(bot.maker.chosen),
    }
    for section, names in known.items():
        for key in shape[section]:
            fits = key in names or _member(key) in names or (section == "state" and state_field(bot, key) in fields)
            if not fits and not key.startswith(("chance.", "ask.", "choice.", "deck.", "die.", "you.", "your.")):
                possible = tuple(written.get(name, name) for name in names)
                return _misnamed(bot, index, (section, key), key, possible)
    for deck, cards in shape["draws"].items():
        for card in _list(cards) if deck in bot.decks else ():
            if card not in bot.world.cards:
                return _misnamed(bot, index, ("draws", deck), str(card), tuple(bot.world.cards))
    return None


def _misnamed(bot: Bot, index: int, under: tuple[str, ...], given: str, possible: tuple[str, ...]) -> Refusal:
    near = nearest(given, possible)
    shown = {"given": given, "near": near, "meant": "yes" if near else "no", "options": possible}
    return _wrong(bot, index, "example.name", *under, section=under[0], **shown)


def _picked(bot: Bot, index: int, wanted: dict[str, Any], decided: Decided) -> Refusal | None:
    picks: dict[str, object] = {}
    for decision in decided.decisions:
        picks.setdefault(decision.id.removeprefix("choice."), decision.pick)
    for choice, expected in wanted.items():
        given = picks.get(choice, "–")
        possible = (expected, prefixed(bot, expected), *(f"{kind}.{expected}" for kind in ("area", "counter", "pile")))
        if given not in possible:
            return _wrong(
                bot, index, "example.pick", "picks", choice, choice=choice, expected=str(expected), given=_bare(given)
            )
    return None


def _counted(bot: Bot, index: int, wanted: dict[str, Any], decided: Decided, state: dict[str, Any]) -> Refusal | None:
    now = {effect.counter: effect.now for effect in decided.effects if isinstance(effect, Change)}
    for counter, expected in wanted.items():
        field = state_field(bot, counter)
        given = now.get(field.replace("_", ".", 1), state.get(field, "–"))
        if given != expected:
            return _wrong(
                bot, index, "example.after", "after", counter, counter=counter, expected=str(expected), given=str(given)
            )
    return None


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _bare(value: object) -> str:
    return str(value).rpartition(".")[2]


def _member(key: str) -> str:
    """Return the id of a member of a family that is written as in expressions: spot[automa, science]."""
    member = re.fullmatch(r"([a-z0-9_]+)\[([a-z0-9_, ]+)\]", key)
    return "__".join((member[1], *(word.strip() for word in member[2].split(",")))) if member else key


def state_field(bot: Bot, key: str) -> str:
    """Return the field of the state for a name without prefix."""
    things = bot.world.things
    key = _member(key)
    for kind, section in (
        ("counter", "counters"),
        ("piece", "pieces"),
        ("die", "dice"),
        ("pile", "piles"),
        ("row", "rows"),
        ("note", "notes"),
    ):
        if key in things[section]:
            return f"{kind}_{key}"
    if key in things["flags"]:
        return f"flag_{key}"
    return f"turned_{bot.main_deck}" if key == "turned" else key


def prefixed(bot: Bot, value: Any) -> Any:
    """Add the prefix to a card, an area or a word of the file."""
    if isinstance(value, list):
        return [prefixed(bot, item) for item in value]
    if not isinstance(value, str):
        return value
    if value in bot.world.cards:
        return f"card.{value}"
    if bot.board is not None and f"area.{value}" in bot.board.map.place:
        return f"area.{value}"
    words = {item for column in bot.world.columns.values() for item in column.words}
    words |= {item for options in bot.maker.compiler.ask_words.values() for item in options}
    words |= {item for listed in bot.world.vocabulary.lists.values() for item in listed}
    words |= {item[5:] for chosen in bot.maker.chosen.values() for item in chosen.options if item.startswith("word.")}
    return f"word.{value}" if value in words else value


def stream_id(bot: Bot, key: str) -> str:
    """Return the id of the stream of a deck or a die."""
    return f"deck.{key}" if key in bot.decks else f"die.{key}" if key in bot.dice else key


def question_id(bot: Bot, key: str) -> str:
    """Return the id of a question or a choice."""
    return f"ask.{key}" if key in bot.asks else f"choice.{key}" if key in bot.maker.chosen else key


GAMES = 200
_LONG = 2_000
"""Number of steps after which a game counts as endless, unless its rounds are longer."""
_ENOUGH = 30
"""Minimum number of games after which unused parts are reported."""
_OFTEN = 20
"""Minimum number of decisions of a choice after which unused criteria are reported."""
P = ParamSpec("P")


class Level(msgspec.Struct, frozen=True):
    """Results of one level."""

    level: str
    games: int
    least: int
    middle: int
    most: int
    turns: int
    """Median number of steps per game."""
    asked: int
    """Median number of questions per game."""
    person: Rate | None = None
    """How often the modelled person wins; None without a model."""
    points: dict[int, int] = {}
    """How often the bot had so many points."""


class Tried(msgspec.Struct, frozen=True):
    """Results of checking a bot: examples that fail, hints for its author, figures by level."""

    wrong: tuple[Refusal, ...]
    hints: tuple[Refusal, ...]
    levels: tuple[Level, ...]
    examples: int
    wanted: int
    """Number of games that were to be played."""
    open: bool = False
    """Whether nobody knows who wins: only the person counts the points, and there is no model of the person."""

    @property
    def stopped(self) -> bool:
        """Return True if the time was over before all games were played."""
        return self.games < self.wanted

    @property
    def games(self) -> int:
        """Return the number of games that were played."""
        return sum(level.games for level in self.levels)


class _Watching(BareTable):
    """Records rules without an effect, and counts questions."""

    __slots__ = ("asked", "cases")
    asked: int
    cases: set[str]

    def note(self, note: Callable[P, Note], *args: P.args, **kwargs: P.kwargs) -> None:
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
        self.endless = False
        """Whether a game did not end."""
        self.until: float | None = None
        """The processor time at which the check stops."""
        for id, action in bot.maker.actions.items():
            action.do = (self._mark(id), *action.do)

    def late(self) -> bool:
        """Return True if the time is over."""
        return self.until is not None and process_time() > self.until

    def _mark(self, id: str) -> Callable[[Run], None]:
        def mark(run: Run) -> None:
            self.acted.add(id)

        return mark


def try_out(text: str, games: int = GAMES, seconds: float | None = None) -> Tried:
    """Play games of a text at every level and run its examples. Raises BadBot if it does not compile.

    With `seconds` of processor time it stops early; each level has its share of them.
    """
    bot = read_bot(text)
    game, seen = game_of(bot), _Seen(bot)
    begun, count = process_time(), len(bot.world.levels)
    each, levels = max(1, games // count), list[Level]()
    for place, level in enumerate(bot.world.levels, 1):
        if seconds is not None:
            seen.until = begun + seconds * place / count
        levels.append(_level(game, seen, level, each))
    wrong, run = run_examples(bot, game)
    if seen.endless:
        wrong.append(
            Refusal("bot.no_end", line=bot.maker.problems.lines.of(("rounds",)), at="rounds", most=_longest(bot))
        )
    played = sum(level.games for level in levels)
    hints = _hints(seen, enough=played >= _ENOUGH)
    return Tried(tuple(wrong), tuple(hints), tuple(levels), run, each * count, _open(bot))


def _open(bot: Bot) -> bool:
    return bot.score_you is None and bot.person is None


def _longest(bot: Bot) -> int:
    """Return the number of steps after which a game counts as endless."""
    return max(_LONG, 3 * bot.world.rounds * bot.world.turns_per_round)


def _level(game: Game, seen: _Seen, level: str, games: int) -> Level:
    fixed = {"level": level} if len(seen.bot.world.levels) > 1 else {}
    points, steps, asked = list[int](), list[int](), list[int]()
    for seed in range(games):
        if seen.late():
            break
        options = fixed | _varied(seen.bot, seed)
        state = game.start(game.read_options(options), game.default_pack)
        name = "somebody" if seen.bot.person_verbs else ("somebody", "random")[seed % 2]
        table = _Watching(game, state, seed, {"you": game.policy(name), TABLE: RandomPolicy()}, trace=True)
        table.cases, table.asked, turns = seen.cases, 0, 0
        while not game.over(state) and turns < _longest(seen.bot) and not seen.late():
            checkpoint()
            game.step(state, table)
            turns += 1
        if not game.over(state):
            seen.endless = seen.endless or turns >= _longest(seen.bot)
            continue
        for decision in table.decisions or ():
            seen.decided[decision.id] = seen.decided.get(decision.id, 0) + 1
            seen.cut.update(step.id.removesuffix(".back") for step in decision.steps if len(step.cut))
        points.append(game.score(state)["bot"])
        steps.append(turns)
        asked.append(table.asked)
    if not points:
        return Level(level, 0, 0, 0, 0, 0, 0)
    counted = Counter(points)
    model = game.players.person_model
    return Level(
        level,
        len(points),
        min(points),
        _middle(points),
        max(points),
        _middle(steps),
        _middle(asked),
        model.rate(level, counted) if model is not None else None,
        dict(sorted(counted.items())),
    )


def _varied(bot: Bot, seed: int) -> dict[str, object]:
    """Return options for a game: the defaults in every other one, any values otherwise."""
    varied: dict[str, object] = {}
    for place, (id, option) in enumerate(bot.world.vocabulary.options.items()):
        values: tuple[object, ...] = option.values or ((True, False) if option.kind == "yes" else (0, option.most))
        if seed % 2:
            varied[id] = values[(seed // 2 + place) % len(values)]
    return varied


def _middle(numbers: list[int]) -> int:
    return sorted(numbers)[len(numbers) // 2]


def _hints(seen: _Seen, *, enough: bool) -> list[Refusal]:
    """Return hints for the author, the worst first. What never happened is reported only after `enough` games."""
    bot, hints = seen.bot, list[Refusal]()
    lines = bot.maker.problems.lines

    def hint(id: str, path: tuple[str, ...], **args: object) -> None:
        hints.append(Refusal(f"bot.{id}", line=lines.of(path), at=".".join(path), **args))

    if "bot.endless" in seen.cases:
        hint("endless", ("rounds",))
    if "bot.too_long" in seen.cases:
        hint("too_long", ("turn",))
    unused = {(kind, id) for kind, id, _ in bot.unused}
    for kind, id in sorted(unused):
        section = {"ask": "asks", "choice": "choices", "action": "actions"}[kind]
        hint("unused", (section, id), given=id)
    for id in bot.maker.actions:
        if enough and id not in seen.acted and ("action", id) not in unused:
            hint("never_done", ("actions", id), given=id)
    for id, chosen in bot.maker.chosen.items():
        if enough and seen.decided.get(f"choice.{id}", 0) >= _OFTEN:
            for by in chosen.by:
                if by.make is not None and by.id not in seen.cut:
                    hint("never_decides", ("choices", id, "by"), given=id, number=by.id.rpartition(".")[2])
    if bot.world.format == 1:
        _ignored(bot, hint)
    for language, text, line in bot.untold[:5]:
        id = "bot.untold" if language else "bot.untold.plain"
        hints.append(Refusal(id, line=line, at="", given=text[:40], language=language))
    return [*bot.maker.problems.doubts, *hints]


def _ignored(bot: Bot, hint: Callable[..., None]) -> None:
    """Report what version 1 accepts without an effect: saved games keep it so."""
    for id, chosen in bot.maker.chosen.items():
        if any(by.rule == "order" and by.backwards is not None for by in chosen.by):
            hint("ignored", ("choices", id, "by"), given="backwards")
    for id, verb in bot.verbs.items():
        if verb.again and any(line.key == "end_game" for line in bot.lines[f"you.{id}"]):
            hint("ignored", ("you", id), given="end game")


def described(tried: Tried) -> Mapping[str, object]:
    """Return the figures in JSON-compatible form."""
    levels = [msgspec.to_builtins(level) for level in tried.levels]
    for level in levels:
        del level["points"]
    return {"levels": levels, "examples": tried.examples, "games": tried.games, "stopped": tried.stopped}
