"""Positions: a moment of a game as a small JSON document that a person can write by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from visavis.core.budget import foreign, spend
from visavis.core.choice import Decision
from visavis.core.effect import Effect
from visavis.core.game import Game, get_game
from visavis.core.pile import Card
from visavis.core.play.live_table import ExplainingTable, LiveTable, Shown, TableSetup, Waiting
from visavis.core.play.log import FORMAT, Answer, Draw, Header, Input, frozen, too_deep
from visavis.core.play.runner import Runner, error_location
from visavis.core.play.session import Session
from visavis.core.play.timeline import Mark
from visavis.core.question import PERSON, Question, Several
from visavis.core.question.base import has, place
from visavis.core.refusal import BadPosition, Refusal


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """State fields that differ from the start, and the draws and answers that a turn needs."""

    game: str
    options: dict[str, Any] = {}
    state: dict[str, Any] = {}
    draws: dict[str, list[Card]] = {}
    """Results of each chance stream, in order."""
    answers: dict[str, list[Any]] = {}
    """Answers to each question by its id, in order."""
    printed: tuple[str, ...] = ()
    """Streams whose printed cards a person handles: instructions mention them."""


class Decided(msgspec.Struct, frozen=True):
    """Result of one step from a position; `question` is the input that is missing."""

    effects: tuple[Effect, ...]
    decisions: tuple[Decision, ...]
    question: Question | None


def read_position(text: str | bytes) -> Position:
    """Parse a position document, an untrusted input. Raises BadPosition."""
    with foreign():
        spend("bytes", len(text))
    if too_deep(text):
        raise BadPosition("position.json", detail="deep")
    try:
        return msgspec.json.decode(text, type=Position)
    except msgspec.ValidationError as wrong:
        raise BadPosition("position.document", detail=str(wrong)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise BadPosition("position.json", detail=str(wrong)) from None


class Every:
    """Container of every chance stream: no draw is left to chance."""

    def __contains__(self, stream: object) -> bool:
        return True


def decide(position: Position, game: Game | None = None) -> Decided:
    """Run one step from a position. No policy is called: it ends at a missing draw or answer. Raises Refusal."""
    with foreign():
        return _decide(position, game)


def _decide(position: Position, game: Game | None) -> Decided:
    if game is None:
        game = get_game(position.game)
    elif position.game != game.id:
        raise BadPosition("position.game", given=position.game[:40], expected=game.id)
    seats = dict.fromkeys(game.seats(game.read_options(position.options)), PERSON)
    header = Header(FORMAT, game.id, game.rules_version, position.options, 0, seats, position=position.state)
    start = _started(game, header)
    setup = TableSetup(0, {}, Every())
    setup.printed = position.printed
    draws: dict[str, list[Any]] = {stream: list(cards) for stream, cards in position.draws.items()}
    ids = {name: id for id, name in game.state.SPACE_NAMES.items()}
    answers = {id: _renamed(values, ids) for id, values in position.answers.items()}
    given: list[Input] = []
    while True:
        # The step is run again for every input, which makes each dearer than the one before.
        spend("steps", 1 + len(given) // 10)
        table: LiveTable = ExplainingTable(setup, Mark(0, start, {}, game.rules_version, game), given, [])
        question: Question | None = None
        try:
            game.step(table.state, table)
        except Waiting as waiting:
            question = waiting.question
        except Refusal:
            raise
        except Exception as wrong:
            # The position describes an impossible game, for which no rule is made.
            raise BadPosition("position.broken", where=error_location(wrong), detail=type(wrong).__name__) from wrong
        next_input = None if question is None else _next(question, draws, answers)
        if next_input is None:
            effects = tuple(line for line in table.lines if isinstance(line, Effect))
            return Decided(effects, tuple(decision for _, decision in table.decided_at), question)
        given.append(next_input)


def _started(game: Game, header: Header) -> Any:
    """Return the state of a position. Raises Refusal."""
    try:
        return Runner.prepare(game, header).timeline.now
    except Refusal:
        raise
    except Exception as wrong:
        raise BadPosition("position.broken", where=error_location(wrong), detail=type(wrong).__name__) from wrong


def _next(question: Question, draws: dict[str, list[Any]], answers: dict[str, list[Any]]) -> Input | None:
    """Return the next draw or answer of the document for this question; None if there is none. Raises BadPosition."""
    values = draws.get(question.stream, []) if isinstance(question, Shown) else answers.get(question.id, [])
    if not values:
        return None
    value = frozen(values.pop(0))
    if isinstance(question, Several) and isinstance(value, tuple):
        value = _in_order(question, value)
    elif not question.fits(value):
        raise BadPosition("position.answer", question=question.id, given=msgspec.json.encode(value).decode()[:40])
    if isinstance(question, Shown):
        return Draw(value, question.stream, question.seat)
    return Answer(value, question.id, question.seat)


def _renamed(value: Any, names: Mapping[str, str]) -> Any:
    """Return a plain value with other names for the spaces in it."""
    if isinstance(value, dict):
        return {key: _renamed(item, names) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_renamed(item, names) for item in value]
    return names.get(value, value) if isinstance(value, str) else value


def _in_order(question: Several, given: tuple[object, ...]) -> tuple[object, ...]:
    """Return a selection in the order of its options: a document may list it in any. Raises BadPosition."""
    places = []
    for value in given:
        if not has(question.options, value):
            shown = msgspec.json.encode(value).decode()[:40]
            raise BadPosition("position.several.not", question=question.id, given=shown, options=question.options)
        places.append(place(question.options, value))
    if len(set(places)) < len(places):
        raise BadPosition("position.several.twice", question=question.id)
    if not question.least <= len(places) <= question.most:
        bounds = {"least": question.least, "most": question.most}
        raise BadPosition("position.several.count", question=question.id, given=len(places), **bounds)
    return tuple(question.options[index] for index in sorted(places))


def position_of(session: Session, line: int | None = None) -> Position:
    """Return the position before the step that contains this line (default: the last), with the inputs of that step.

    `decide` returns the same effects from it.
    """
    index = len(session.lines) if line is None else line
    mark = session.timeline.mark_at(index)
    end = session.timeline.end_of(mark)
    draws: dict[str, list[Card]] = {}
    answers: dict[str, list[Any]] = {}
    for logged in session.lines[mark.line : end]:
        if isinstance(logged, Draw):
            draws.setdefault(logged.of, []).append(logged.draw)
        elif isinstance(logged, Answer):
            answers.setdefault(logged.to, []).append(logged.answer)
    names = session.game.state.SPACE_NAMES
    state, answers = _renamed(mark.state.to_plain(), names), _renamed(answers, names)
    return Position(session.game.id, session.options, state, draws, answers, session.header.shown)
