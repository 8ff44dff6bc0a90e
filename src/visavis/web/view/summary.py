"""One game in a few lines: names, moment, points, state of the controls around the table."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping
from typing import Any
from urllib.parse import urlencode

from visavis.core import TABLE, CardRow, Decision, Event, Nothing, Panel, Seen, Session, Track, Values, option_fields
from visavis.core.play.live_options import dials_of
from visavis.core.question import PERSON
from visavis.web.open_games import OpenGame
from visavis.web.view.board import BoardHighlights, draw, maps, spaces
from visavis.web.view.ui_settings import UISettings, ui_settings
from visavis.words import Words
from visavis.words.explanation import explained
from visavis.words.facts import set_back


def about_link(here: str, what: str, back: str = "", eyes: str = "") -> str:
    """The address of what is known about something; `back` are the taps that a person comes from."""
    given = {"what": what, "as": eyes, "back": back}
    return f"{here}/about?{urlencode({name: its for name, its in given.items() if its})}"


_MOST_WEIGHED = 8


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


def taken_back(seen: Seen, words: Words) -> list[str]:
    """What the last change means on the table: what is taken back, and facts that are as they were."""
    undone = [words.undone(one) for one in seen.taken_back if one.kind != "silent"]
    return undone + [set_back(words, one) for one in seen.set_back]


def options(session: Session, words: Words, *, short: bool = False) -> list[tuple[str, str]]:
    """The options of a game in words; in short only the main ones and those that are not as usual."""
    chosen = session.header.options
    shown = [
        one.name
        for one in option_fields(session.game.options)
        if one.name in chosen and not (short and one.group != "main" and chosen[one.name] == one.default)
    ]
    return [(words.game_option(name), words.game_option_value(name, chosen[name])) for name in shown]


def dials(session: Session, words: Words) -> list[dict[str, Any]]:
    """What may be turned in the middle of a game, each with its settings and which one holds."""
    return [
        {
            "name": dial.name,
            "label": words.game_option(dial.name),
            "choices": [(id, words.game_option_value(dial.name, id), id == dial.now) for id in dial.settings],
        }
        for dial in dials_of(session)
    ]


def panels(session: Session, seen: Seen) -> tuple[Panel, ...]:
    """The panels of the present moment."""
    return session.game.ui.panels(seen.view)


IF_ENDED = "if_ended"
"""The row of a seat that says its points if the game were over now."""


def score(game: OpenGame, seen: Seen, words: Words, drawn: Iterable[Panel] = ()) -> list[dict[str, Any]]:
    """The points of each side; of one that nobody has counted a dash. Also what they would come to if it ended now."""
    points: Mapping[str, int | None] = seen.points or {}
    rows = {one.id.rpartition(".")[2]: dict(one.rows) for one in drawn if isinstance(one, Values)}
    return [
        {
            "side": side,
            "name": words.short_seat(side),
            "points": "–" if points[side] is None else points[side],
            "if_ended": rows.get(side, {}).get(IF_ENDED),
            "by_hand": side in seen.by_hand,
            "wins": side in seen.winners,
            "person": side in game.persons,
        }
        for side in points
    ]


def hints(session: Session, seen: Seen, words: Words, verb: str) -> dict[str, str]:
    """The spaces that make sense for a verb, each with what it takes, in words."""
    asked = seen.pending
    if asked is None:
        return {}
    spaces = session.game.ui.hints(seen.view, asked.seat, verb)
    return {space: words.say(key, **args) for space, (key, args) in spaces.items()}


def moment(session: Session, view: object, drawn: Iterable[Panel], words: Words) -> str:
    """Where the game is: its round, if it has rounds, and the turn."""
    rounds = next((one for one in drawn if isinstance(one, Track) and one.id == "rounds"), None)
    turn = words.say("web-move", number=len(session.steps))
    if rounds is None or not rounds.markers:
        return turn
    now = words.say("web-round", number=rounds.markers[0][1])
    # Where the app keeps everything, incomes and offers are steps too: their number says nothing about turns.
    return now if session.game.ui.keeps_everything(view) else f"{now} · {turn}"


def decisions(game: OpenGame, words: Words, viewer: str, line: int | None) -> list[dict[str, Any]]:
    """Why: every decision of a step, with the board it was made on."""
    session = game.session
    found = session.why(line)
    shown = []
    for at, decision in found:
        view = session.view_before(at, viewer)
        drawn = session.game.ui.panels(view)
        shown.append({"line": at, **_decision(decision, words, drawn, ui_settings(session.game))})
    return shown


def _decision(decision: Decision, words: Words, drawn: tuple[Panel, ...], looks: UISettings) -> dict[str, Any]:
    cut: dict[str, str] = {}
    for number, step in enumerate(decision.steps, 1):
        cut.update({str(option): str(number) for option in step.cut})
    options = [option for option in decision.options if isinstance(option, str)]
    on_board = spaces(drawn) & set(options)
    kept = frozenset(option for option in options if option not in cut)
    pick = str(decision.pick) if decision.pick is not None else ""
    marks = BoardHighlights(picks={pick: "★"} if pick else {}, cut=cut, kept=kept, near=True)
    shown = maps(draw(drawn, words, marks, looks)) if on_board else []
    return {"why": explained(decision, words), "maps": shown}


def weighed(session: Session, words: Words, line: int | None) -> list[dict[str, Any]]:
    """Why a computer player chose an answer: what it weighed, the best first, with the terms of each value."""
    found = session.weighed(line)
    if found is None:
        return []
    answer, every = found
    best = sorted(every, key=lambda one: (-one.visits, -one.value))[:_MOST_WEIGHED]
    rows = [
        {
            "says": words.answer(one.answer),
            "chosen": one.answer == answer.answer,
            "worth": words.say(
                "why-tried" if one.visits else "why-worth",
                visits=one.visits,
                value=words.figure(one.value),
            ),
            "terms": ", ".join(f"{words.term(name)} {words.figure(value)}" for name, value in one.terms if value),
        }
        for one in best
    ]
    return [
        {"says": words.say("why-weighed", name=words.seat(answer.by), answer=words.answer(answer.answer)), "rows": rows}
    ]


def rules_of(session: Session, seen: Seen, words: Words, line: int | None) -> list[dict[str, Any]]:
    """By which rules the things of a step happened: what can be told while the reasons are hidden."""
    step = next((event.step for event in seen.events if line is not None and event.line >= line), None)
    return [told(event, words) for event in seen.events if event.step == step and event.effect.kind != "silent"]


def open_then(session: Session, seen: Seen, words: Words, viewer: str, line: int | None) -> list[str]:
    """What everybody could see when a computer decided, and what it is like: what can be told while its reasons are
    hidden. It is the view of whoever asks, so it gives nothing away."""
    event = next((event for event in seen.events if line is not None and event.line >= line), None)
    seat = str(getattr(event.effect, "seat", "")) if event is not None else ""
    who = session.header.seats.get(seat, PERSON)
    if event is None or who == PERSON:
        return []
    name, about = words.seat(seat), words.policy_about(who)
    found = [words.say("why-character", name=name, about=about)] if about else []
    within = ui_settings(session.game).nested_rows
    for one in session.game.ui.panels(session.view_before(event.line, viewer)):
        zone, _, of = one.id.rpartition(".")
        if isinstance(one, Values) and of not in session.header.seats:
            cards = [value for _, value in one.rows if session.pack.provenance(str(value)) is not None]
            if cards:
                found.append(words.say("why-lay-open", cards=tuple(cards)))
        elif isinstance(one, CardRow) and of == seat and zone not in within:
            found.append(words.say("why-lay-before", zone=words.panel(one.id), cards=one.cards))
    return found


def whole_log(session: Session, seen: Seen, words: Words) -> list[dict[str, Any]]:
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


def breakdown(session: Session, words: Words) -> dict[str, Any]:
    """The points of each side by the rule they were scored with, section by section; they add up to the score."""
    clauses = words.game.clauses if words.game else {}
    score = session.seen_by(TABLE).score or {}
    sides = list(score)
    rows: dict[tuple[str, str], dict[str, int]] = {}
    for one in session.points():
        name = clauses[one.clause].heading(words.language) if one.clause in clauses else ""
        if one.corrected:
            name = words.say("web-corrected")
        row = rows.setdefault((name, one.clause), {})
        row[one.side] = row.get(one.side, 0) + one.points
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
