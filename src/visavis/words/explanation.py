"""View model of a decision in words, for every front end: the options, and what each criterion did and measured."""

from __future__ import annotations

import msgspec

from visavis.core import Decision, Narrowing
from visavis.core.choice import Unreached
from visavis.core.question import Value, same
from visavis.words import Words


class Ruled(msgspec.Struct, frozen=True):
    """A text with the clause that it follows from."""

    says: str
    clause: str
    rule: str
    """Text of the clause with its interpretation."""


class Step(Ruled, frozen=True):
    """Step of a decision: the options that one criterion kept and cut, with the measured values."""

    kept: list[str]
    cut: list[str]
    applied: bool
    """Whether any option matches the criterion."""


class Explained(Ruled, frozen=True):
    """A decision in words."""

    options: list[str]
    steps: list[Step]
    unreached: list[Ruled]
    result: str
    picked: bool


def explained(decision: Decision, words: Words) -> Explained:
    """Return a decision in words."""
    return Explained(
        words.decision(decision),
        decision.clause,
        words.rule(decision.clause),
        [words.name(option, "labelled") for option in decision.options],
        [_step(step, words) for step in decision.steps],
        [_ruled(criterion, words) for criterion in decision.unreached],
        _result(decision, words),
        decision.pick is not None,
    )


def _ruled(by: Narrowing | Unreached, words: Words) -> Ruled:
    return Ruled(words.criterion(by.id, by.args), by.clause, words.rule(by.clause))


def _step(step: Narrowing, words: Words) -> Step:
    by = _ruled(step, words)
    kept = [_measured(step, option, words) for option in step.kept]
    cut = [_measured(step, option, words) for option in step.cut]
    return Step(by.says, by.clause, by.rule, kept, cut, step.applied)


def _measured(step: Narrowing, option: Value, words: Words) -> str:
    """Return an option with its measured value, if that is more than whether it was kept."""
    measure = next((value for measured, value in step.measured if same(measured, option)), None)
    says_nothing = step.kind == "only" and not words.has_measure(step.id)
    # The third of six numbers is the 3: do not repeat it.
    if measure is None or says_nothing or same(measure, option):
        return words.name(option, "labelled")
    return words.measured(step.id, option, measure)


def _result(decision: Decision, words: Words) -> str:
    if decision.pick is None:
        remaining = decision.steps[-1].kept if decision.steps else decision.options
        return words.say("why-you-choose" if len(remaining) else "why-no-pick")
    pick = words.name(decision.pick, "labelled")
    return words.say("why-only", pick=pick) if not decision.steps and len(decision.options) == 1 else pick
