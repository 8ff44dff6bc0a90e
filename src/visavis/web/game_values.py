"""What the pages of a game show: values for the templates, made from what one seat may see."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from visavis.core import TABLE, Decision, Effect, Event, Nothing, Panel, Seen, Session, option_fields
from visavis.core.log import Answer, Correction, Draw
from visavis.web.drawing import Marks, draw, maps, spaces
from visavis.web.open_games import OpenGame
from visavis.words import Words
from visavis.words.why import explained

_RECENT = 40


def last_moment(session: Session[Any]) -> int:
    """The line from which on things are news: the step in which a person did something last."""
    lines = session.lines
    for at in range(len(lines) - 1, -1, -1):
        line = lines[at]
        if (isinstance(line, Answer) and session.policy_of(line.by) is None) or (isinstance(line, Draw) and line.by):
            steps = session.steps
            return steps[max(0, bisect_right(steps, at) - 1)] if steps else 0
        if isinstance(line, Correction):
            return at
    return 0


def recent_verbs(session: Session[Any]) -> list[str]:
    """The verbs that persons used, the last one first."""
    found: list[str] = []
    for line in reversed(session.lines[-_RECENT * 8 :]):
        if isinstance(line, Answer) and session.policy_of(line.by) is None and isinstance(line.answer, tuple):
            verb = line.answer[0] if line.answer else ""
            if isinstance(verb, str) and verb not in found:
                found.append(verb)
    return found


def events(
    session: Session[Any], seen: Seen, words: Words, first: int, known: frozenset[str]
) -> tuple[list[dict[str, Any]], dict[str, str]]:
    """What happened from a line on, the instructions numbered; and the spaces they are about."""
    reasons = _decided_lines(session, first)
    found: list[dict[str, Any]] = []
    picks: dict[str, list[str]] = {}
    before, number = first - 1, 0
    for event in seen.events:
        if event.line < first:
            continue
        why = next((line for line in reasons if before < line <= event.line), None)
        if event.effect.kind == "silent":
            continue
        before = event.line
        if event.effect.kind == "instruction":
            number += 1
        about = [value for value in _values(event.effect) if value in known]
        for space in about if event.effect.kind == "instruction" else ():
            picks.setdefault(space, []).append(str(number))
        found.append({**told(event, words), "number": number if event.effect.kind == "instruction" else 0, "why": why})
    return found, {space: ", ".join(dict.fromkeys(numbers)) for space, numbers in picks.items()}


def told(event: Event, words: Words) -> dict[str, Any]:
    """One event in words."""
    return {
        "line": event.line,
        "kind": event.effect.kind,
        "says": words.effect(event.effect),
        "clause": event.effect.clause,
        "rule": words.rule(event.effect.clause),
        "nothing": isinstance(event.effect, Nothing),
    }


def _values(effect: Effect) -> Iterable[str]:
    for value in msgspec.structs.asdict(effect).values():
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, str):
                yield part


def _decided_lines(session: Session[Any], first: int) -> list[int]:
    """The lines that decisions led to, from a line on."""
    found: list[int] = []
    for step in session.steps:
        if step >= first:
            found += [line for line, decision in session.why(step) if decision.options]
    return found


def options(session: Session[Any], words: Words, *, short: bool = False) -> list[tuple[str, str]]:
    """The options of a game in words; in short only the main ones and those that are not as usual."""
    chosen = session.header.options
    shown = [
        one.name
        for one in option_fields(session.game.options)
        if one.name in chosen and not (short and one.group != "main" and chosen[one.name] == one.default)
    ]
    return [(words.game_option(name), words.game_option_value(name, chosen[name])) for name in shown]


def panels(session: Session[Any], seen: Seen) -> tuple[Panel, ...]:
    """The panels of the present moment."""
    return session.game.board(seen.view)


def score(seen: Seen, words: Words) -> list[dict[str, Any]]:
    """The points of each side."""
    points: Mapping[str, int] = seen.score or {}
    return [{"name": words.seat(side), "points": points[side], "wins": side in seen.winners} for side in points]


def decisions(game: OpenGame, words: Words, viewer: str, line: int | None) -> list[dict[str, Any]]:
    """Why: every decision of a step, with the board it was made on."""
    session = game.session
    found = session.why(line)
    shown = []
    for at, decision in found:
        view = session.view_before(at, viewer)
        drawn = session.game.board(view)
        shown.append({"line": at, **_decision(decision, words, drawn)})
    return shown


def _decision(decision: Decision, words: Words, drawn: tuple[Panel, ...]) -> dict[str, Any]:
    cut: dict[str, str] = {}
    for number, step in enumerate(decision.steps, 1):
        cut.update({str(option): str(number) for option in step.cut})
    options = [option for option in decision.options if isinstance(option, str)]
    on_board = spaces(drawn) & set(options)
    kept = frozenset(option for option in options if option not in cut)
    pick = str(decision.pick) if decision.pick is not None else ""
    marks = Marks(picks={pick: "★"} if pick else {}, cut=cut, kept=kept)
    shown = maps(draw(drawn, words, marks)) if on_board else []
    return {"why": explained(decision, words), "maps": shown}


def whole_log(session: Session[Any], seen: Seen, words: Words) -> list[dict[str, Any]]:
    """Everything that happened, step by step."""
    steps: dict[int, dict[str, Any]] = {}
    begins = session.steps
    for event in seen.events:
        if event.effect.kind == "silent":
            continue
        one = steps.setdefault(event.step, {"step": event.step, "line": 0, "events": []})
        one["line"] = begins[max(0, bisect_right(begins, event.line) - 1)]
        one["events"].append(told(event, words))
    return list(steps.values())


def breakdown(session: Session[Any], words: Words) -> dict[str, Any]:
    """The points of each side by the rule they were scored with, section by section; they add up to the score."""
    clauses = words.game.clauses if words.game else {}
    score = session.seen_by(TABLE).score or {}
    sides = list(score)
    rows: dict[tuple[str, str], dict[str, int]] = {}
    for at, side, points in session.points():
        line = session.lines[at]
        clause = line.clause if isinstance(line, Effect) else ""
        name = clauses[clause].heading(words.language) if clause in clauses else ""
        if isinstance(line, Correction):
            name = words.say("web-corrected")
        row = rows.setdefault((name, clause), {})
        row[side] = row.get(side, 0) + points
    first = {side: score[side] - sum(points.get(side, 0) for points in rows.values()) for side in sides}
    if rows and any(first.values()):
        rows = {(words.say("web-at-start"), ""): first, **rows}
    sections: dict[str, list[dict[str, Any]]] = {}
    for (name, clause), scored in rows.items():
        shown = {"clause": clause, "rule": words.rule(clause), "points": [scored.get(side, 0) for side in sides]}
        sections.setdefault(name or clause, []).append(shown)
    return {
        "sides": [words.seat(side) for side in sides],
        "sections": sections,
        "totals": [score[side] for side in sides],
    }
