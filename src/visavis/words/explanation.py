"""A decision in words, the same for every interface: what was possible, what each criterion did and measured."""

from __future__ import annotations

import msgspec

from visavis.core import Decision, Narrowing
from visavis.core.choice import Unreached
from visavis.core.question import Value, same
from visavis.words import Words


class Ruled(msgspec.Struct, frozen=True):
    """Something that a clause says."""

    says: str
    clause: str
    rule: str
    """The clause in words, and how it is read."""


class Step(Ruled, frozen=True):
    """What one criterion did: kept and cut options with what was measured, or what it means that none was cut."""

    kept: list[str]
    cut: list[str]
    applied: bool
    """Whether it fits any of the options."""


class Explained(Ruled, frozen=True):
    """A decision in words."""

    options: list[str]
    steps: list[Step]
    unreached: list[Ruled]
    result: str
    picked: bool


def explained(decision: Decision, words: Words) -> Explained:
    """Put a decision into words."""
    return Explained(
        words.decision(decision),
        decision.clause,
        words.rule(decision.clause),
        [words.name(option, "labelled") for option in decision.options],
        [_step(step, words) for step in decision.steps],
        [_ruled(one, words) for one in decision.unreached],
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
    """An option with what was measured for it, if that says more than whether it stayed."""
    found = next((value for one, value in step.measured if same(one, option)), None)
    says_nothing = step.kind == "only" and not words.has_measure(step.id)
    # The third of six numbers is the 3: said once.
    if found is None or says_nothing or same(found, option):
        return words.name(option, "labelled")
    return words.measured(step.id, option, found)


def _result(decision: Decision, words: Words) -> str:
    if decision.pick is None:
        left = decision.steps[-1].kept if decision.steps else decision.options
        return words.say("why-you-choose" if len(left) else "why-no-pick")
    pick = words.name(decision.pick, "labelled")
    return words.say("why-only", pick=pick) if not decision.steps and len(decision.options) == 1 else pick
