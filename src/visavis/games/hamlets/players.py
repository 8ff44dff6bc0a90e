"""A stand-in for the human side in simulations: builds towards her, tops it with towers, rests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from visavis.core import Forms, Question, Stream


class Rival:
    """Legal and simple; not a model of how people play."""

    def answer(self, look: Callable[[], Any], question: Question, stream: Stream) -> Any:
        if not isinstance(question, Forms):
            return question.some(stream.below)
        forms = {form.verb: form for form in question.forms}
        roll = stream.below(10)
        verb = "rest" if roll == 0 else "tower" if roll <= 2 else "build"
        form = forms.get(verb) or question.forms[stream.below(len(question.forms))]
        return form.filled(stream.below(form.count()))
