"""Text of decisions for failing tests: options, criteria, kept, cut. Uses ids, because the words may be wrong."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from visavis.core import Decided, Decision

_MOST = 30
"""Maximum number of options listed per line."""


def told(outcome: Decision | Decided) -> list[str]:
    """Return the lines of a decision, or of everything that happened from a position."""
    if isinstance(outcome, Decision):
        return list(_decision(outcome))
    lines = [line for decision in outcome.decisions for line in _decision(decision)]
    lines += [f"effect {effect}" for effect in outcome.effects]
    return [*lines, f"asks {outcome.question.id}"] if outcome.question is not None else lines


def _decision(decision: Decision) -> Iterator[str]:
    yield f"{decision.id} ({decision.clause}) among {_names(decision.options)}"
    for number, step in enumerate(decision.steps, 1):
        measured = (
            f", measured {' '.join(f'{option}:{value}' for option, value in step.measured)}" if step.measured else ""
        )
        none = "" if step.cut else " (all alike)" if step.applied else " (fits none)"
        yield f"  {number} {step.id} ({step.clause}): kept {_names(step.kept)}, cut {_names(step.cut)}{none}{measured}"
    yield f"  -> {'nothing' if decision.pick is None else decision.pick}"


def _names(options: Iterable[object]) -> str:
    names = [str(option) for option in options]
    return " ".join([*names[:_MOST], *([f"and {len(names) - _MOST} more"] if len(names) > _MOST else [])]) or "none"
