"""Decisions as a failing test shows them: options, criteria, kept, cut. By ids; words may be what is wrong."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from visavis.core import Decided, Decision

_MOST = 30


def told(found: Decision | Decided) -> list[str]:
    """A decision, or everything that happened from a position."""
    if isinstance(found, Decision):
        return list(_decision(found))
    lines = [line for decision in found.decisions for line in _decision(decision)]
    lines += [f"effect {effect}" for effect in found.effects]
    return [*lines, f"asks {found.question.id}"] if found.question is not None else lines


def _decision(decision: Decision) -> Iterator[str]:
    yield f"{decision.id} ({decision.clause}) among {_names(decision.options)}"
    for at, step in enumerate(decision.steps, 1):
        measured = f", measured {' '.join(f'{one}:{value}' for one, value in step.measured)}" if step.measured else ""
        none = "" if step.cut else " (all alike)" if step.applied else " (fits none)"
        yield f"  {at} {step.id} ({step.clause}): kept {_names(step.kept)}, cut {_names(step.cut)}{none}{measured}"
    yield f"  -> {'nothing' if decision.pick is None else decision.pick}"


def _names(options: Iterable[object]) -> str:
    names = [str(option) for option in options]
    return " ".join([*names[:_MOST], *([f"and {len(names) - _MOST} more"] if len(names) > _MOST else [])]) or "none"
