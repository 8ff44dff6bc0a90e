"""Make the last turn of the bot in a running game an example of its file, with everything it depended on."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from visavis.core import Refusal, Session
from visavis.core.play.log import Answer, Draw
from visavis.core.play.timeline import Mark
from visavis.textbot.compiler import read_bot
from visavis.textbot.effects import Change
from visavis.textbot.examples import FLOW, prefixed, question_id, run_examples, state_field, stream_id
from visavis.textbot.game import game_of
from visavis.textbot.runtime import Bot
from visavis.textbot.studio.writing import value_text

_PREFIXES = {"counter": "counters", "piece": "pieces", "die": "dice", "pile": "piles", "row": "rows", "note": "notes"}
_KNOWN = {"phase": "play", "turn": "bot"}
"""Fields that every example has."""


def example_of(session: Session, text: str) -> str:
    """Return the last whole turn of the bot as TOML, ready to be added to its file; `text` describes it.

    Raises Refusal if the bot has had no turn, or if the example would not pass.
    """
    if session.game.text is None:
        raise Refusal("example.none")
    bot = read_bot(session.game.text)
    mark, end = _last_turn(session)
    start = session.game.start(session.game.read_options(session.options), session.pack).to_plain()
    changed = {
        field: value
        for field, value in mark.state.to_plain().items()
        if value != start.get(field) and _KNOWN.get(field) != value and not field.startswith("option_")
    }
    lines = session.lines[mark.line : end]
    draws: dict[str, list[object]] = {}
    answers: dict[str, list[object]] = {}
    for line in lines:
        if isinstance(line, Draw):
            draws.setdefault(line.of, []).append(line.draw)
        elif isinstance(line, Answer):
            answers.setdefault(line.to, []).append(line.answer)
    picks: dict[str, object] = {}
    for _, decision in session.explainer.decisions(mark):
        if isinstance(decision.pick, str):
            picks.setdefault(decision.id.removeprefix("choice."), _bare(bot, decision.pick))
    written = {
        "text": text,
        **({"level": session.options["level"]} if "level" in session.options else {}),
        **({"options": others} if (others := _options(session, bot)) else {}),
        "draws": {_inverse(bot, stream_id, of): _short(bot, values) for of, values in draws.items()},
        "answers": {_inverse(bot, question_id, to): _short(bot, values) for to, values in answers.items()},
        "picks": {id: pick for id, pick in picks.items() if id in bot.maker.chosen},
        "after": {
            _state_name(bot, line.counter.replace(".", "_", 1)): line.now for line in lines if isinstance(line, Change)
        },
    }
    # A deck holds the cards that are in no other place: it is written only if its order is known.
    for decks in (False, True):
        state = {
            _state_name(bot, field): value if field in FLOW else _plain(bot, value)
            for field, value in changed.items()
            if decks or not field.startswith("deck_")
        }
        made = _toml({**written, "state": state})
        if _passes(session.game.text, made):
            return made
    raise Refusal("example.here")


def _last_turn(session: Session) -> tuple[Mark, int]:
    """Return the beginning and the end of the last whole turn of the bot. Raises Refusal if there was none."""
    marks = session.timeline.marks
    for index in range(len(marks) - 1, -1, -1):
        mark = marks[index]
        ended = index + 1 < len(marks) or session.over
        if ended and getattr(mark.state, "turn", "") == "bot" and getattr(mark.state, "phase", "") == "play":
            return mark, marks[index + 1].line if index + 1 < len(marks) else len(session.lines)
    raise Refusal("example.none")


def _options(session: Session, bot: Bot) -> dict[str, object]:
    """Return the options of the file that differ from their defaults."""
    known = bot.world.vocabulary.options
    return {id: session.options[id] for id in known if session.options.get(id, known[id].start) != known[id].start}


def _passes(text: str, example: str) -> bool:
    try:
        bot = read_bot(f"{text.rstrip()}\n\n{example}")
    except Refusal:
        return False
    bot.world.raw["example"] = bot.world.raw["example"][-1:]
    return not run_examples(bot, game_of(bot))[0]


def _state_name(bot: Bot, field: str) -> str:
    """Return the name by which a file calls a field of the state; the field itself if it has none."""
    kind, _, id = field.partition("_")
    if field == f"turned_{bot.main_deck}" and state_field(bot, "turned") == field:
        return "turned"
    member = next(
        (
            f"{family}[{', '.join(words)}]"
            for family, made in bot.world.vocabulary.families.items()
            for words, name in made.members.items()
            if name == id
        ),
        id,
    )
    known = (kind in _PREFIXES and id in bot.world.things[_PREFIXES[kind]]) or (
        kind == "flag" and id in bot.world.things["flags"]
    )
    return member if known and state_field(bot, member) == field else field


def _inverse(bot: Bot, prefix: Callable[[Bot, str], str], id: str) -> str:
    """Return the short form of an id if it leads back to it."""
    short = id.partition(".")[2]
    return short if prefix(bot, short) == id else id


def _bare(bot: Bot, value: str) -> str:
    short = value.partition(".")[2]
    return short if short and prefixed(bot, short) == value else value


def _plain(bot: Bot, value: object) -> object:
    """Return a value of the state with the short names of cards, areas and words."""
    if isinstance(value, (list, tuple)):
        return [_plain(bot, item) for item in value]
    return _bare(bot, value) if isinstance(value, str) else value


def _short(bot: Bot, values: list[object]) -> object:
    """Return draws or answers: a single one stands alone, unless it is a list itself."""
    plain = [_plain(bot, value) for value in values]
    return plain[0] if len(plain) == 1 and not isinstance(plain[0], list) else plain


def _toml(example: Mapping[str, object]) -> str:
    order = ("text", "level", "options", "state", "draws", "answers", "picks", "after")
    rows = [f"{key} = {value_text(example[key])}" for key in order if example.get(key)]
    return "\n".join(["[[example]]", *rows, ""])
