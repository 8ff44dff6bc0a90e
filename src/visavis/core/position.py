"""Positions: a moment of a game as a small JSON document that a person can write by hand."""

from __future__ import annotations

from typing import Any

import msgspec

from visavis.core.choice import Decision
from visavis.core.effect import Effect
from visavis.core.game import Game, get_game, option_fields
from visavis.core.log import FORMAT, PERSON, Answer, Draw, Header, Input, frozen
from visavis.core.pile import Card
from visavis.core.question import Question
from visavis.core.refusal import BadPosition
from visavis.core.session import LiveTable, Mark, Session, Shown, Waiting, place
from visavis.core.state import hints


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """State fields that differ from the start, and the draws and answers that a turn needs."""

    game: str
    options: dict[str, Any] = {}
    state: dict[str, Any] = {}
    draws: dict[str, list[Card]] = {}
    """What each chance stream gives, in order."""
    answers: dict[str, list[Any]] = {}
    """The answers to each question by its id, in order."""


class Decided(msgspec.Struct, frozen=True):
    """What happens in one step from a position, and why; `question`: what is missing to say so."""

    effects: tuple[Effect, ...]
    decisions: tuple[Decision, ...]
    question: Question[Any] | None


def read_position(text: str | bytes) -> Position:
    """A position document; or BadPosition with what is wrong."""
    try:
        return msgspec.json.decode(text, type=Position)
    except msgspec.ValidationError as wrong:
        raise BadPosition("position.document", detail=str(wrong)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise BadPosition("position.json", detail=str(wrong)) from None


class Every:
    """Holds every chance stream: no draw is left to chance."""

    def __contains__(self, stream: object) -> bool:
        return True


def decide(position: Position, game: Game[Any] | None = None) -> Decided:
    """Run one step from a position. Nobody is asked: a missing draw or answer ends it."""
    if game is None:
        game = get_game(position.game)
    elif position.game != game.id:
        raise BadPosition("position.game", given=position.game[:40], expected=game.id)
    options = game.read_options(position.options)
    seats = dict.fromkeys(game.seats(options), PERSON)
    header = Header(FORMAT, game.id, game.rules_version, position.options, 0, seats)
    start = game.start(options, game.default_pack)
    place(game, start, position.state)
    session = Session(game, header, options, game.default_pack, start)
    session.shown = Every()
    draws: dict[str, list[Any]] = {stream: list(cards) for stream, cards in position.draws.items()}
    answers = {id: list(values) for id, values in position.answers.items()}
    given: list[Input] = []
    while True:
        table = LiveTable(session, Mark(0, start, {}, game.rules_version), given, [])
        question: Question[Any] | None = None
        try:
            game.step(table.state, table)
        except Waiting as waiting:
            question = waiting.question
        found = None if question is None else _next(question, draws, answers)
        if found is None:
            effects = tuple(line for line in table.lines if isinstance(line, Effect))
            return Decided(effects, tuple(decision for _, decision in table.decided_at), question)
        given.append(found)


def _next(question: Question[Any], draws: dict[str, list[Any]], answers: dict[str, list[Any]]) -> Input | None:
    """The next draw or answer of the document for this question, if it has one left."""
    values = draws.get(question.stream, []) if isinstance(question, Shown) else answers.get(question.id, [])
    if not values:
        return None
    value = frozen(values.pop(0))
    if not question.fits(value):
        raise BadPosition("position.answer", question=question.id, given=str(value)[:40])
    if isinstance(question, Shown):
        return Draw(value, question.stream, question.seat)
    return Answer(value, question.id, question.seat)


def describe_position(game: Game[Any]) -> str:
    """What a position of this game may hold, as Markdown; generated, never written by hand."""
    start = game.start(game.options(), game.default_pack)
    rows = [f"### `{game.id}`", "", "| option | values | default |", "|---|---|---|"]
    for one in option_fields(game.options):
        values = ", ".join(f"`{_json(value)}`" for value in one.choices) or f"{one.least} to {one.most}"
        rows.append(f"| `{one.name}` | {values} | `{_json(one.default)}` |")
    rows += ["", "| state field | type | at the start |", "|---|---|---|"]
    for name, value in start.to_plain().items():
        kind = "list of space names" if name in start.REGIONS else _kind(hints(game.state)[name])
        rows.append(f"| `{name}` | {kind} | `{_short(_json(value))}` |")
    rows += ["", "Chance streams: " + (", ".join(f"`{stream}`" for stream in game.streams) or "none") + ".", ""]
    return "\n".join(rows)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "..."


def _kind(hint: Any) -> str:
    """A type in the words of JSON."""
    schema = msgspec.json.schema_components((hint,))[0][0]
    return _schema_kind(schema)


def _schema_kind(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return f"`{schema['$ref'].split('/')[-1]}`"
    if "enum" in schema:
        return " or ".join(f"`{_json(value)}`" for value in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(_schema_kind(part) for part in schema["anyOf"])
    if schema.get("type") == "array":
        if "prefixItems" in schema:
            return "[" + ", ".join(_schema_kind(part) for part in schema["prefixItems"]) + "]"
        return f"list of {_schema_kind(schema['items'])}" if schema.get("items") else "list"
    if schema.get("type") == "object" and "additionalProperties" in schema:
        return f"object of {_schema_kind(schema['additionalProperties'])}"
    return str(schema.get("type", "any"))
