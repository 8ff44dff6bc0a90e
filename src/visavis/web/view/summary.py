"""View models around the table: options, points, round, decisions, log, breakdown of points."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from urllib.parse import urlencode

import msgspec

from visavis.core import TABLE, CardRow, Decision, Panel, Seen, Session, Values, option_fields
from visavis.core.play.live_options import dials_of
from visavis.core.play.log import Correction
from visavis.core.question import PERSON
from visavis.core.saves.format import shown_round
from visavis.web.sight import Sight
from visavis.web.view.board import BoardHighlights, draw, maps, spaces
from visavis.web.view.panel_views import AreasView, MapView
from visavis.web.view.ui_settings import UISettings, ui_settings
from visavis.words import Words
from visavis.words.coaching import plan_texts
from visavis.words.events import EventLine, event_lines
from visavis.words.explanation import Explained, explained
from visavis.words.facts import field_name, set_back
from visavis.words.text import key_of


class LiveOptionView(msgspec.Struct, frozen=True):
    """An option that may change during a game."""

    name: str
    label: str
    choices: Sequence[tuple[str, str, bool]]
    """Value, name, and whether it is in force."""


class ScoreView(msgspec.Struct, frozen=True, kw_only=True):
    """The points of a side."""

    side: str
    name: str
    points: int | str
    """A dash where the points are not counted."""
    if_ended: int | str | None
    """The points if the game ended now, where the game provides them."""
    by_hand: bool
    wins: bool
    person: bool


class DecisionView(msgspec.Struct, frozen=True):
    """A decision with the boards it was made on."""

    line: int
    why: Explained
    maps: Sequence[MapView | AreasView]


class EvaluationRow(msgspec.Struct, frozen=True):
    """An answer as a computer player evaluated it."""

    says: str
    chosen: bool
    worth: str
    terms: str
    plan: str
    """What it leads to; empty where the player does not say."""


class EvaluationView(msgspec.Struct, frozen=True):
    """A computer player's choice with the answers it evaluated, the best first."""

    says: str
    rows: Sequence[EvaluationRow]


class LogStep(msgspec.Struct, frozen=True):
    """The events of one step, with the line of the log that the step begins with."""

    step: int
    line: int
    events: Sequence[EventLine]
    turn: int
    """Number of turns that have begun until then; 0 during set-up."""


class BreakdownRow(msgspec.Struct, frozen=True):
    """The points of all sides that were scored by one clause."""

    clause: str
    rule: str
    points: Sequence[int]


class Breakdown(msgspec.Struct, frozen=True):
    """The points of each side by the clause they were scored by; columns are sides."""

    sides: Sequence[str]
    sections: Mapping[str, Sequence[BreakdownRow]]
    totals: Sequence[int]


def about_link(here: str, what: str, back: str = "", eyes: str = "") -> str:
    """Return the address of the page about something; `back` is the query of the page that links to it."""
    query = {"what": what, "as": eyes, "back": back}
    return f"{here}/about?{urlencode({name: value for name, value in query.items() if value})}"


_MOST_WEIGHED = 8
"""Maximum number of evaluated answers shown per decision."""


def taken_back(seen: Seen, words: Words) -> list[str]:
    """Return in words what hands have to undo on the table after the last change."""
    return [words.undone(effect) for effect in seen.taken_back]


def after_undo(seen: Seen, words: Words) -> list[str]:
    """Return what an undo or redo means beyond that: the fields of a correction, or that nothing is to be changed."""
    if seen.set_back:
        head = words.say("play-undone-facts" if seen.undone else "play-redone-facts")
        return [f"{head} {'; '.join(set_back(words, fact) for fact in seen.set_back)}"]
    return [words.say("play-undone-nothing")] if seen.undone and not seen.taken_back else []


def corrected(session: Session, seen: Seen, words: Words) -> list[str]:
    """Return what the last change corrected, as a sentence; empty if it was no correction, or one taken back."""
    line = session.lines[seen.changed_from] if 0 <= seen.changed_from < len(session.lines) else None
    if not isinstance(line, Correction) or seen.undone:
        return []
    fields = [field_name(words, field) for field in dict.fromkeys((*line.correct, *line.now))]
    return [words.say("web-corrected-now", fields=fields)] if fields else []


def options(session: Session, words: Words, *, short: bool = False) -> list[tuple[str, str]]:
    """Return the options of a game in words; in short only the main ones and those that differ from the default."""
    chosen = session.header.options
    shown = [
        option.name
        for option in option_fields(session.game.options)
        if option.name in chosen and not (short and option.group != "main" and chosen[option.name] == option.default)
    ]
    return [(words.game_option(name), words.game_option_value(name, chosen[name])) for name in shown]


def live_options(session: Session, words: Words) -> list[LiveOptionView]:
    """Return the options that may change during a game, each with its settings and the one in force."""
    return [
        LiveOptionView(
            option.name,
            words.game_option(option.name),
            [(id, words.game_option_value(option.name, id), id == option.now) for id in option.settings],
        )
        for option in dials_of(session)
    ]


def panels(session: Session, seen: Seen) -> tuple[Panel, ...]:
    """Return the panels of the present moment."""
    return session.game.ui.panels(seen.view)


IF_ENDED = "if_ended"
"""Id of the row with the points of a side if the game ended now, in the panel whose id ends with that side."""


def score(game: Sight, seen: Seen, words: Words, drawn: Iterable[Panel] = ()) -> list[ScoreView]:
    """Return the points of each side, a dash for one that is not counted; and the points if the game ended now."""
    points: Mapping[str, int | None] = seen.points or {}
    rows = {re.split(r"[._]", panel.id)[-1]: dict(panel.rows) for panel in drawn if isinstance(panel, Values)}
    return [
        ScoreView(
            side=side,
            name=words.short_seat(side),
            points="–" if count is None else count,
            if_ended=rows.get(side, {}).get(IF_ENDED),
            by_hand=side in seen.by_hand,
            wins=side in seen.winners,
            person=side in game.persons,
        )
        for side, count in points.items()
    ]


def hints(session: Session, seen: Seen, words: Words, verb: str) -> dict[str, str]:
    """Return the spaces that are sensible for a verb, each with its reason or price in words."""
    asked = seen.pending
    if asked is None:
        return {}
    spaces = session.game.ui.hints(seen.view, asked.seat, verb)
    return {space: words.say(key, **args) for space, (key, args) in spaces.items()}


class FigureView(msgspec.Struct, frozen=True):
    """A number that stays in view above the table."""

    id: str
    icon: str
    value: str
    text: str
    marked: bool


class EndView(msgspec.Struct, frozen=True):
    """The last turns, announced."""

    text: str
    more: str
    yours: bool


def figures(session: Session, seen: Seen, words: Words) -> list[FigureView]:
    """Return the numbers that stay in view; empty once the game is over."""
    if seen.over:
        return []
    icons = ui_settings(session.game).topic_icons
    return [
        FigureView(
            one.id, icons.get(one.id, ""), one.value, words.say(key_of("figure", one.id), **one.args), one.marked
        )
        for one in session.game.ui.figures(seen.view)
    ]


def last_turns(session: Session, seen: Seen, words: Words) -> EndView | None:
    """Return the announcement of the last turns; None before them."""
    end = session.game.ui.end_in_sight(seen.view)
    if end is None or not end.last or seen.over:
        return None
    yours = seen.pending is not None and seen.waiting_for in ("", words.you)
    return EndView(words.say(end.text[0], **end.text[1]), words.join_messages(end.more), yours)


def moment(session: Session, view: object, drawn: Iterable[Panel], words: Words) -> str:
    """Return how far the end is, or the turn in words, or the round and its turn. During set-up, that."""
    if session.over:
        return words.say("ending-head")
    if session.in_setup:
        return words.say("web-setup")
    end = session.game.ui.end_in_sight(view)
    if end is not None:
        return words.say(end.text[0], **end.text[1])
    number, _ = shown_round(session.game, drawn)
    turns = session.turns
    if not number:
        return words.say("web-move", number=len(turns)) if turns else ""
    now = words.say("web-round", number=number)
    in_round = sum(turn.round == number for turn in turns)
    return f"{now} · {words.say('web-move', number=in_round)}" if in_round else now


def decisions(game: Sight, words: Words, line: int | None) -> list[DecisionView]:
    """Return every decision of a step, with the board it was made on."""
    session = game.session
    settings = ui_settings(session.game)
    shown = []
    for number, decision in session.why(line):
        drawn = session.game.ui.panels(game.view_before(number))
        boards = _boards(decision, words, drawn, settings)
        shown.append(DecisionView(number, explained(decision, words), boards))
    return shown


def _boards(
    decision: Decision, words: Words, drawn: tuple[Panel, ...], settings: UISettings
) -> list[MapView | AreasView]:
    """Return the boards with the options of a decision; empty where none of them is on a board."""
    cut: dict[str, str] = {}
    for number, step in enumerate(decision.steps, 1):
        cut.update({str(option): str(number) for option in step.cut})
    options = [option for option in decision.options if isinstance(option, str)]
    if not spaces(drawn) & set(options):
        return []
    kept = frozenset(option for option in options if option not in cut)
    pick = str(decision.pick) if decision.pick is not None else ""
    marks = BoardHighlights(picks={pick: "★"} if pick else {}, cut=cut, kept=kept, near=True)
    return maps(draw(drawn, words, marks, settings))


def evaluations(session: Session, words: Words, line: int | None) -> list[EvaluationView]:
    """Return the answers that a policy evaluated before it chose, the best first, with the terms of each value."""
    weighed = session.evaluations(line)
    if weighed is None:
        return []
    answer, every = weighed
    best = sorted(every, key=lambda evaluation: (-evaluation.visits, -evaluation.value))[:_MOST_WEIGHED]
    rows = [
        EvaluationRow(
            says=words.answer(evaluation.answer),
            chosen=evaluation.answer == answer.answer,
            worth=words.say(
                "why-tried" if evaluation.visits else "why-worth",
                visits=evaluation.visits,
                value=words.figure(evaluation.value),
            ),
            terms=", ".join(f"{words.term(name)} {words.figure(value)}" for name, value in evaluation.terms if value),
            plan="; ".join(plan_texts(evaluation.plan, words)),
        )
        for evaluation in best
    ]
    text = words.say("why-weighed", name=words.seat(answer.by), answer=words.answer(answer.answer))
    return [EvaluationView(text, rows)]


def events_of_step(seen: Seen, words: Words, line: int | None) -> list[EventLine]:
    """Return the events of a step, for their rules: these can be shown while the reasons are hidden."""
    step = next((event.step for event in seen.events if line is not None and event.line >= line), None)
    return [event for event in event_lines(seen.events, words) if event.step == step]


def open_then(game: Sight, seen: Seen, words: Words, line: int | None) -> list[str]:
    """Return the face-up cards at the time when a policy decided, and its character, in words.

    They can be shown while its reasons are hidden: they come from the view of the seat that asks.
    """
    session = game.session
    event = next((event for event in seen.events if line is not None and event.line >= line), None)
    seat = str(getattr(event.effect, "seat", "")) if event is not None else ""
    who = session.header.seats.get(seat, PERSON)
    if event is None or who == PERSON:
        return []
    name, about = words.seat(seat), words.policy_about(who)
    texts = [words.say("why-character", name=name, about=about)] if about else []
    nested = ui_settings(session.game).nested_rows
    for panel in session.game.ui.panels(game.view_before(event.line)):
        zone, _, owner = panel.id.rpartition(".")
        if isinstance(panel, Values) and owner not in session.header.seats:
            cards = [value for _, value in panel.rows if session.pack.provenance(str(value)) is not None]
            if cards:
                texts.append(words.say("why-lay-open", cards=tuple(cards)))
        elif isinstance(panel, CardRow) and owner == seat and zone not in nested:
            texts.append(words.say("why-lay-before", zone=words.panel(panel.id), cards=panel.cards))
    return texts


def whole_log(session: Session, seen: Seen, words: Words) -> list[LogStep]:
    """Return everything that happened, step by step."""
    steps: dict[int, list[EventLine]] = {}
    for event in event_lines(seen.events, words):
        steps.setdefault(event.step, []).append(event)
    begins, turns = session.steps, [turn.line for turn in session.turns]
    found = []
    for step, events in steps.items():
        line = begins[max(0, bisect_right(begins, events[-1].line) - 1)]
        found.append(LogStep(step, line, events, bisect_right(turns, line)))
    return found


def breakdown(session: Session, words: Words) -> Breakdown:
    """Return the points of each side by the rule they were scored with; they add up to the score."""
    clauses = words.game.clauses if words.game else {}
    score = session.seen_by(TABLE).score or {}
    sides = list(score)
    rows: dict[tuple[str, str], dict[str, int]] = {}
    for scored in session.points():
        name = clauses[scored.clause].heading(words.language) if scored.clause in clauses else ""
        if scored.corrected:
            name = words.say("web-corrected")
        row = rows.setdefault((name, scored.clause), {})
        row[scored.side] = row.get(scored.side, 0) + scored.points
    first = {side: score[side] - sum(points.get(side, 0) for points in rows.values()) for side in sides}
    if rows and any(first.values()):
        rows = {(words.say("web-at-start"), ""): first, **rows}
    sections: dict[str, list[BreakdownRow]] = {}
    for (name, clause), row in rows.items():
        shown = BreakdownRow(clause, words.rule(clause), [row.get(side, 0) for side in sides])
        sections.setdefault(name or clause, []).append(shown)
    return Breakdown([words.seat(side) for side in sides], sections, [score[side] for side in sides])
