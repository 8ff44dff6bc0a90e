"""Computer players: habits, and a greedy one that tries every sensible answer to the end of its turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from visavis.core import BareTable, Forms, Game, Question, Several, Stream, Weighed
from visavis.games.alien_artifacts.cards import COLOUR_OF
from visavis.games.alien_artifacts.evaluation import WEIGHTS, Weights, promise, sides, terms, turns_left, value
from visavis.games.alien_artifacts.state import PLACE, State
from visavis.games.alien_artifacts.view import View

MOST_LOOKED = 3
MOST_WAYS = 4
SAMPLES = 2
LIKED = ("build", "develop", "discover", "faction", "mine", "offensive", "revenue", "action", "prepare", "trade", "buy",
         "remove", "pass", "end", "additional", "artifact", "lift")  # fmt: skip


# What is worth a thought


def sensible(state: State, question: Question[Any]) -> list[Any]:
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
        ranked = sorted(question.options, key=lambda card: usefulness(state, question.seat, card))
        order = {card: at for at, card in enumerate(question.options)}
        return [
            tuple(sorted(ranked[:count], key=order.__getitem__)) for count in range(question.least, question.most + 1)
        ]
    options = list(question.answers())
    if question.id == "pay":
        return options[:-1][:MOST_WAYS]
    if question.id == "target" and len(options) > 1:
        return options[:-1]
    return options


def usefulness(state: State, seat: str, card: str) -> float:
    """How useful a hand card is: many symbols in the colours of one's projects."""
    at, tables = PLACE[seat], state.tables
    wanted = {COLOUR_OF[tables.kind[project]] for project in state.projects[at]}
    best = 0.0
    for section in tables.sections[card]:
        its = tables.section[section]
        best = max(best, its.count + (0.8 if its.colour in wanted else 0.7 if its.colour == "Y" else 0.0))
    return best


# Habits: an answer at once


def habit(state: State, question: Question[Any], stream: Stream) -> Any:
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


def _discarded(state: State, question: Several[Any], keep: float) -> tuple[Any, ...]:
    """The cards that are less useful than a fresh one would be."""
    ranked = sorted(question.options, key=lambda card: usefulness(state, question.seat, card))
    poor = sum(usefulness(state, question.seat, card) < keep for card in ranked)
    chosen = ranked[: min(question.most, max(question.least, poor))]
    return tuple(card for card in question.options if card in chosen)


def _habit_of_side(state: State, question: Question[Any]) -> str:
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


# Trying an answer


class Script:
    """Gives a first answer, then follows its habits; it may look at the whole imagined game."""

    __slots__ = ("first", "state")

    def __init__(self, state: State, first: Any) -> None:
        self.state = state
        self.first = first

    def answer(self, look: Callable[[], Any], question: Question[Any], stream: Stream) -> Any:
        """See `Policy.answer`."""
        if self.first is not None:
            first, self.first = self.first, None
            return first
        return habit(self.state, question, stream)


def play_turn(game: Game[State], state: State, seed: int, answer: Any) -> None:
    """Give an answer in an imagined game and play on to the end of the turn."""
    script = Script(state, answer)
    table = BareTable(game, state, seed, dict.fromkeys(state.seats, script))
    turns, step = state.turns, game.step
    step(state, table)
    while state.turns == turns and state.phase != "over":
        task = state.pending[0]
        if task[0] in ("draw", "score"):
            return
        step(state, table)


class Greedy:
    """Tries every sensible answer in a few imagined games up to the end of the turn, and takes the best."""

    def __init__(self, game: Callable[[], Game[State]], weights: Weights = WEIGHTS, samples: int = SAMPLES) -> None:
        self._game = game
        self._weights = weights
        self._samples = samples

    def answer(self, look: Callable[[], Any], question: Question[Any], stream: Stream) -> Any:
        """See `Policy.answer`."""
        weighed = self._weigh(look(), question, stream, False)
        return max(weighed, key=lambda one: one.value).answer if len(weighed) > 1 else weighed[0].answer

    def weigh(self, look: Callable[[], Any], question: Question[Any], stream: Stream) -> tuple[Weighed, ...]:
        """Every sensible answer with its value and the terms of the evaluation: why this one."""
        return tuple(self._weigh(look(), question, stream, True))

    def _weigh(self, view: View, question: Question[Any], stream: Stream, explain: bool) -> list[Weighed]:
        game, at = self._game(), PLACE[question.seat]
        answers = sensible(view.state, question)
        if len(answers) == 1:
            return [Weighed(answers[0], 0, 0.0)]
        assert game.imagine is not None
        worlds = [(game.imagine(view, stream.split()), stream.below(1 << 60)) for _ in range(self._samples)]
        found = []
        for answer in answers:
            total, sums = 0.0, dict[str, float]()
            for world, seed in worlds:
                state = world.copy()
                play_turn(game, state, seed, answer)
                total += value(state, at, self._weights)
                if explain:
                    for name, part in terms(state, at, turns_left(state), self._weights).items():
                        sums[name] = sums.get(name, 0.0) + part / len(worlds)
            found.append(Weighed(answer, 0, total / len(worlds), tuple(sums.items())))
        return found
