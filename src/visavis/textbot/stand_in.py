"""A stand-in for the person in simulations of a game from a text."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from visavis.core import Forms, Question, Stream

_RARE = 6


class Somebody:
    """Random policy that rests rarely: in one of `_RARE` turns in which it may."""

    def __init__(self, resting: Collection[str] = ()) -> None:
        self._resting = resting

    def answer(self, look: Callable[[], Any], question: Question, stream: Stream) -> Any:
        if question.id == "your.points":
            # In a simulation the person's points are not counted.
            return 0
        if not isinstance(question, Forms):
            return question.some(stream.below)
        forms = question.forms
        active = [form for form in forms if form.verb not in self._resting]
        rests = [form for form in forms if form.verb in self._resting]
        if active and rests:
            forms = tuple(rests if stream.below(_RARE) == 0 else active)
        form = stream.pick(forms)
        return form.filled(stream.below(form.count()))
