"""A stand-in for the person in simulations of a game from a text."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from visavis.core import Forms, Number, Question, Stream

_RARE = 6


class Somebody:
    """Random policy that rests rarely: in one of `_RARE` turns in which it may.

    A file can say how often each verb comes (`verbs`) and which numbers people mostly answer (`likely`).
    """

    def __init__(
        self,
        resting: Collection[str] = (),
        verbs: Mapping[str, int] | None = None,
        likely: Mapping[str, tuple[int, int]] | None = None,
    ) -> None:
        self._resting = resting
        self._verbs = verbs or {}
        self._likely = likely or {}

    def answer(self, look: Callable[[], Any], question: Question, stream: Stream) -> Any:
        if question.id == "your.points":
            # In a simulation the person's points are not counted.
            return 0
        if isinstance(question, Number) and question.id in self._likely:
            low, high = self._likely[question.id]
            least, most = question.least, question.most
            low = max(least, min(low, most))
            return low + stream.below(max(low, min(high, most)) - low + 1)
        if not isinstance(question, Forms):
            return question.some(stream.below)
        forms = question.forms
        weights = [self._verbs.get(form.verb[4:], 1) for form in forms]
        if self._verbs and sum(weights) and len(forms) > 1:
            place = stream.below(sum(weights))
            for form, weight in zip(forms, weights, strict=True):
                if place < weight:
                    return form.filled(stream.below(form.count()))
                place -= weight
        active = [form for form in forms if form.verb not in self._resting]
        rests = [form for form in forms if form.verb in self._resting]
        if active and rests:
            forms = tuple(rests if stream.below(_RARE) == 0 else active)
        form = stream.pick(forms)
        return form.filled(stream.below(form.count()))
