"""What every computer player knows: which answers are worth a thought, and a fair one without any."""

from __future__ import annotations

from typing import Any

from visavis.core import Forms, Question, Several, Stream
from visavis.games.alien_artifacts.cards import COLOUR_OF
from visavis.games.alien_artifacts.options import PLACE
from visavis.games.alien_artifacts.players.value import turns_left
from visavis.games.alien_artifacts.players.worth import WEIGHTS, promise, sides
from visavis.games.alien_artifacts.state import State

MOST_LOOKED = 3
MOST_WAYS = 4
LIKED = ("build", "develop", "discover", "faction", "mine", "offensive", "revenue", "action", "prepare", "trade", "buy",
         "remove", "pass", "end", "additional", "artifact", "lift")  # fmt: skip


# What is worth a thought


def sensible(state: State, question: Question) -> list[Any]:
    """The answers that are worth a thought; at least one."""
    if isinstance(question, Forms):
        found: list[Any] = []
        for form in question.forms:
            if form.verb == "buy":
                most = min(MOST_LOOKED, form.fields[1].bounds[1])
                found += [("buy", kind, cards) for kind in form.fields[0].options for cards in range(1, most + 1)]
            elif form.verb != "lift" or len(question.forms) == 1:
                found += [form.filled(at) for at in range(form.count())]
        return found
    if isinstance(question, Several):
        if question.id == "discard":
            return [_discarded(state, question, WEIGHTS.keep)]
        # The worst cards first.
        ranked = sorted(question.options, key=usefulness(state, question.seat, question.options).__getitem__)
        order = {card: at for at, card in enumerate(question.options)}
        return [
            tuple(sorted(ranked[:count], key=order.__getitem__)) for count in range(question.least, question.most + 1)
        ]
    options = list(question.answers())
    if question.id == "pay":
        return options[:-1][:MOST_WAYS]
    if question.id == "score.pay":
        # It is asked only if it brings points.
        return [True]
    return options


def usefulness(state: State, seat: str, cards: tuple[str, ...]) -> dict[str, float]:
    """How useful each of these hand cards is: many symbols in the colours of one's projects."""
    tables = state.tables
    wanted = {COLOUR_OF[tables.kind[project]] for project in state.projects[PLACE[seat]]}
    more = {colour: 0.8 if colour in wanted else 0.7 if colour == "Y" else 0.0 for colour in "RGBY"}
    found = {}
    for card in cards:
        sections = [tables.section[one] for one in tables.sections[card]]
        found[card] = max([its.count + more[its.colour] for its in sections])
    return found


# Habits: an answer at once


def habit(state: State, question: Question, stream: Stream) -> Any:
    """A fair answer without a thought."""
    if isinstance(question, Forms):
        return _habit_of_turn(state, question, stream)
    if isinstance(question, Several):
        return _discarded(state, question, WEIGHTS.keep)
    options = tuple(question.answers())
    match question.id:
        case "side":
            return _habit_of_side(state, question)
        case "tuck":
            section = state.tables.section
            type = state.tables.type[question.args["planet"]]  # type: ignore[attr-defined]
            return max(options, key=lambda one: (section[one].type == type, section[one].count))
        case "number":
            return max(options, key=state.tables.number.__getitem__)
        case "keep" | "finish.project" | "auto":
            at, left = PLACE[question.seat], turns_left(state)
            return max(options, key=lambda card: promise(state, at, card, left, WEIGHTS))
        case "artifact" | "take.kind" | "block" | "boost.colour" | "produce.planet":
            return stream.pick(options)
    return options[0]


def _discarded(state: State, question: Several, keep: float) -> tuple[Any, ...]:
    """The cards that are less useful than a fresh one would be."""
    useful = usefulness(state, question.seat, question.options)
    ranked = sorted(useful, key=useful.__getitem__)
    poor = sum([its < keep for its in useful.values()])
    chosen = ranked[: min(question.most, max(question.least, poor))]
    return tuple(card for card in question.options if card in chosen)


def _habit_of_side(state: State, question: Question) -> str:
    """The side that brings more."""
    card = str(question.args["card"])  # type: ignore[attr-defined]
    logistics, operational = sides(state, PLACE[question.seat], card, turns_left(state), WEIGHTS)
    return "operational" if operational >= logistics else "logistics"


def _habit_of_turn(state: State, question: Forms, stream: Stream) -> Any:
    by_verb = {form.verb: form for form in question.forms}
    if question.id == "prepare":
        form = by_verb["attach"]
        return ("attach", form.fields[0].options[0], form.fields[1].options[0])
    at = PLACE[question.seat]
    if "end" in by_verb:
        return ("end",)
    if "artifact" in by_verb and question.id == "turn":
        return by_verb["artifact"].filled(0)
    for verb in ("build", "develop", "discover"):
        if verb in by_verb:
            return by_verb[verb].filled(0)
    if "faction" in by_verb:
        return ("faction",)
    powers = state.powers(at)
    for verb, kind, least in (("mine", "planet", 2), ("offensive", "ship", 1), ("revenue", "tech", 3)):
        if verb in by_verb and len(powers.operational[kind]) >= least:
            return (verb,)
    projects = len(state.projects[at])
    if "buy" in by_verb and projects < 2:
        kinds = by_verb["buy"].fields[0].options
        return ("buy", kinds[stream.below(len(kinds))], 1)
    if "prepare" in by_verb and (projects > 1 or stream.below(3)):
        return by_verb["prepare"].filled(stream.below(by_verb["prepare"].count()))
    for verb in ("trade", "buy", *LIKED):
        if verb in by_verb:
            return by_verb[verb].filled(0)
    return question.forms[0].filled(0)
