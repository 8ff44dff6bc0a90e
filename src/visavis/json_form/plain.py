"""Games, rules, decisions and simulations as plain values, and the document of sessions and questions in 1.0."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING

import msgspec

from visavis.core import Decision, Effect, Game, Question, Session, option_fields, plain_decision
from visavis.core.pack import shipped_packs
from visavis.json_form.document import Document, question_document, session_json
from visavis.simulation import Plan, Result

if TYPE_CHECKING:
    from visavis.words import Words

TESTS = "tests.toml"
"""File beside rules.toml with the number of tests per clause, counted when the package was built (`make docs`)."""


def plain_game(game: Game, words: Words) -> dict[str, object]:
    """Return a game as an entry of a list of games."""
    clauses = list(game.clauses.values())
    return {
        "id": game.id,
        "name": words.game_name(),
        "about": words.say("game-about"),
        "rules_version": game.rules_version,
        "hidden": game.hidden,
        "seats": list(game.seats(game.options())),
        "options": [msgspec.to_builtins(option) for option in option_fields(game.options)],
        "streams": list(game.streams),
        "policies": list(game.policy_names),
        "packs": list(shipped_packs(game.folder)),
        "clauses": {status: sum(clause.status == status for clause in clauses) for status in ("done", "open")},
    }


def plain_rules(game: Game, language: str) -> list[dict[str, object]]:
    """Return the clauses of a game with their numbers of tests; None if the package has no such counts."""
    file = game.folder / TESTS
    tests = tomllib.loads(file.read_text("utf-8")) if file.is_file() else None
    return [
        {
            "id": clause.id,
            "section": clause.heading(language),
            "says": clause.says(language),
            "status": clause.status,
            "reason": clause.reason,
            "reading": clause.read_as(language),
            "tests": None if tests is None else tests.get(clause.id, 0),
        }
        for clause in game.clauses.values()
    ]


def plain_decisions(decisions: Iterable[Decision]) -> list[dict[str, object]]:
    """Return decisions with the clause and the kept and cut options of every criterion."""
    return [plain_decision(decision) for decision in decisions]


def plain_replay(session: Session, different: int | None) -> dict[str, object]:
    """Return the result of a replay. `line` is the first line with other effects; the header is line 1."""
    return {
        "game": session.game.id,
        "lines": len(session.lines) + 1,
        "same": different is None,
        "line": None if different is None else different + 2,
        "over": session.over,
        "digest": blake2b(session.save().encode(), digest_size=16).hexdigest(),
    }


def plain_simulation(plan: Plan, results: Sequence[Result]) -> dict[str, object]:
    """Return a simulation: its plan and one result per game."""
    head = msgspec.to_builtins(msgspec.structs.replace(plan, players={}))
    del head["players"]
    head["own_pack"] = plan.own_pack["id"] if plan.own_pack else None
    return {**head, "results": [msgspec.to_builtins(result) for result in results]}


# The document of 1.0: its keys are kept for compatibility, beside those of the schema.


def plain_question(question: Question | None, words: Words | None = None) -> dict[str, object] | None:
    """Return a question with its possible answers, also with the keys of 1.0.

    >>> from visavis.core import Number
    >>> plain = plain_question(Number("dice", "you", "X-1", 1, 6))
    >>> plain["id"], plain["kind"], plain["min"], plain["max"]
    ('dice', 'number', 1, 6)
    """
    return None if question is None else _with_former_keys(question_document(question, words))


def plain_effect(effect: Effect, words: Words | None = None) -> dict[str, object]:
    """Return an effect as in the log, with its clause, its kind and, given `words`, its text."""
    document: dict[str, object] = {**msgspec.to_builtins(effect), "clause": effect.clause, "kind": effect.kind}
    if words is not None and effect.kind != "silent":
        document["says"] = words.effect(effect)
    return document


def plain_session(session: Session, seat: str, words: Words | None = None) -> dict[str, object]:
    """Return a game as one seat sees it: the document of `session_json`, extended by the keys of 1.0."""
    seen, document = session.seen_by(seat), session_json(session, seat, words)
    question = document["question"]
    return {
        **document,
        "question": _with_former_keys(question) if isinstance(question, dict) else None,
        "score": seen.score,
        "effects": [
            {"line": event.line, "step": event.step, **plain_effect(event.effect, words)} for event in seen.events
        ],
        "board": document["panels"],
    }


_FORMER_KEYS = {"text": "says", "min": "least", "max": "most", "max_length": "longest"}


def _with_former_keys(question: Document) -> Document:
    """Return a question of the schema, extended by the keys of 1.0 for the same values."""
    former = {old: question[new] for new, old in _FORMER_KEYS.items() if new in question}
    extended: Document = {**question, **former}
    for key in ("criteria", "forms", "fields"):
        if key in extended:
            extended[key] = [_with_former_keys(item) for item in extended[key]]
    return extended
