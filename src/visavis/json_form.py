"""Games, questions, decisions and simulations as plain values, in a stable order: for JSON and other programs.

With `words` each also says what a person would read; without them there are ids alone.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, assert_never

import msgspec

from visavis.core import (
    Decision,
    Effect,
    Field,
    Forms,
    Game,
    Number,
    One,
    Question,
    Session,
    Several,
    option_fields,
    plain_decision,
)
from visavis.core.pack import shipped_packs
from visavis.core.question import kind_of
from visavis.simulation import Plan, Result

if TYPE_CHECKING:
    from visavis.words import Words

TESTS = "tests.toml"
"""Beside rules.toml: how many tests carry each clause, counted when the package was made (`make docs`)."""


def plain_game(game: Game, words: Words) -> dict[str, object]:
    """A game for a list of games."""
    clauses = list(game.clauses.values())
    return {
        "id": game.id,
        "name": words.game_name(),
        "about": words.say("game-about"),
        "rules_version": game.rules_version,
        "hidden": game.hidden,
        "seats": list(game.seats(game.options())),
        "options": [msgspec.to_builtins(one) for one in option_fields(game.options)],
        "streams": list(game.streams),
        "policies": list(game.policy_names),
        "packs": list(shipped_packs(game.folder)),
        "clauses": {status: sum(clause.status == status for clause in clauses) for status in ("done", "open")},
    }


def plain_rules(game: Game, language: str) -> list[dict[str, object]]:
    """The clause list with the number of tests of each clause; None where the package does not say it."""
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


def plain_question(question: Question | None, words: Words | None = None) -> dict[str, object] | None:
    """A question with what can be answered to it.

    >>> from visavis.core import Number
    >>> plain_question(Number("dice", "you", "X-1", 1, 6))
    {'id': 'dice', 'seat': 'you', 'clause': 'X-1', 'least': 1, 'most': 6}
    """
    if question is None:
        return None
    found: dict[str, object] = {"id": question.id, "seat": question.seat, "clause": question.clause}
    if words is not None:
        found["says"] = words.question(question)
        if about := words.about(question):
            found["about"] = about
    match kind_of(question):
        case One() as one:
            found["options"] = list(one.options)
            if one.checklist:
                found["criteria"] = [plain_criterion(by, words) for by in one.checklist]
        case Several() as several:
            found |= {"options": list(several.options), "least": several.least, "most": several.most}
        case Number() as asked:
            found |= {"least": asked.least, "most": asked.most}
        case Forms() as forms:
            found["forms"] = [
                {"verb": form.verb, "fields": [plain_field(field) for field in form.fields]} for form in forms.forms
            ]
        case other:
            assert_never(other)
    return found


def plain_criterion(by: Any, words: Words | None = None) -> dict[str, object]:
    """A line of a checklist."""
    found: dict[str, object] = {"id": by.id, "clause": by.clause}
    return found if words is None else {**found, "says": words.criterion(by.id, by.args)}


def plain_field(field: Field) -> dict[str, object]:
    """A field of a form: its options, a number's bounds, or the length of a name."""
    if field.options:
        return {"name": field.name, "options": list(field.options)}
    if field.longest:
        return {"name": field.name, "longest": field.longest, "taken": list(field.taken)}
    return {"name": field.name, "least": field.bounds[0], "most": field.bounds[1]}


def plain_effect(effect: Effect, words: Words | None = None) -> dict[str, object]:
    """An effect as in the log, with its clause and its words."""
    found: dict[str, object] = {**msgspec.to_builtins(effect), "clause": effect.clause, "kind": effect.kind}
    if words is not None and effect.kind != "silent":
        found["says"] = words.effect(effect)
    return found


def plain_session(session: Session, seat: str, words: Words | None = None) -> dict[str, object]:
    """A game as one seat sees it."""
    seen = session.seen_by(seat)
    return {
        "game": session.game.id,
        "options": session.header.options,
        "seats": session.header.seats,
        "seen_by": seat,
        "over": seen.over,
        "score": seen.score,
        "points": seen.points,
        "waiting_for": seen.waiting_for,
        "question": plain_question(seen.pending, words),
        "effects": [
            {"line": event.line, "step": event.step, **plain_effect(event.effect, words)} for event in seen.events
        ],
        "board": msgspec.to_builtins(session.game.ui.panels(seen.view)),
    }


def plain_decisions(decisions: Iterable[Decision]) -> list[dict[str, object]]:
    """Decisions with every criterion's kept and cut options and clauses."""
    return [plain_decision(decision) for decision in decisions]


def plain_replay(session: Session, different: int | None) -> dict[str, object]:
    """Whether the inputs give the same effects again; `line` counts from the header as line 1."""
    return {
        "game": session.game.id,
        "lines": len(session.lines) + 1,
        "same": different is None,
        "line": None if different is None else different + 2,
        "over": session.over,
        "digest": blake2b(session.save().encode(), digest_size=16).hexdigest(),
    }


def plain_simulation(plan: Plan, results: Sequence[Result]) -> dict[str, object]:
    """A simulation: what was played, and one result per game."""
    head = msgspec.to_builtins(msgspec.structs.replace(plan, players={}))
    del head["players"]
    head["own_pack"] = plan.own_pack["id"] if plan.own_pack else None
    return {**head, "results": [msgspec.to_builtins(result) for result in results]}
