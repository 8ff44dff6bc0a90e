"""Simulations for people: a progress bar on standard error, and a summary at the end."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.progress import track

from visavis.cli.click_words import typed
from visavis.simulation import Plan, Result
from visavis.words import Words


def watched(results: Iterator[Result], games: int, words: Words) -> Iterator[Result]:
    """The same results, with a progress bar if somebody is watching standard error."""
    console = Console(file=sys.stderr)
    if not console.is_terminal:
        yield from results
        return
    yield from track(results, description=words.say("simulate-progress"), total=games, console=console, transient=True)


def summary(plan: Plan, results: Sequence[Result], words: Words) -> Iterator[str]:
    """Mean points, wins and turns."""
    over = [result for result in results if result.over]
    options = ", ".join(f"{name}={typed(value)}" for name, value in plan.options.items())
    yield words.say("simulate-head", games=plan.games, seed=plan.seed, options=options or "-", steps=plan.most_steps)
    if not over:
        return
    # Points that only a person could count stay 0, and who wins is open then.
    open_sides = {side for side in over[0].scores if side in plan.seats and not any(one.scores[side] for one in over)}
    for side in over[0].scores:
        points = [result.scores[side] for result in over]
        if side in open_sides:
            yield "  " + words.say("simulate-uncounted", name=words.seat(side))
            continue
        yield "  " + words.say(
            "simulate-points" if open_sides else "simulate-side",
            name=words.seat(side),
            mean=_mean(points),
            least=min(points),
            most=max(points),
            wins=sum(result.winner == side for result in over),
        )
    yield "  " + words.say("simulate-turns", mean=_mean([result.turns for result in over]))


def _mean(numbers: Sequence[int]) -> float:
    return round(sum(numbers) / len(numbers), 1)
