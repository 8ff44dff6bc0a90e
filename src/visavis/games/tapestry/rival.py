"""A stand-in for the human side in simulations: it advances, explores and conquers, and takes income in time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from visavis.core import Forms, One, Question, Stream


class Rival:
    """Legal and simple; not a model of how people play. Its points at the end are made up."""

    def answer(self, look: Callable[[], Any], question: Question[Any], stream: Stream) -> Any:
        match question:
            case Forms(id="your.turn"):
                forms = question.forms
                if len(forms) == 1 or question.args["era"] == 0 or not stream.below(7):
                    return ("income",)
                return forms[1].filled(stream.below(forms[1].count()))
            case Forms(id="your.more"):
                roll = stream.below(8)
                if roll < 3:
                    verb = "explore" if roll == 0 else "conquer"
                    for form in question.forms:
                        if form.verb == verb:
                            return form.filled(stream.below(form.count()))
                return ("done",)
            case Forms(id="civilization.effect"):
                return ("points", 5) if stream.below(2) else ("done",)
            case One(id="civilization.first"):
                return "random"
            case One(id="reaction.yours"):
                return "no" if stream.below(8) else "trap"
            case One(id="reaction.card"):
                return "other" if stream.below(8) else "trap"
        if question.id == "end.points":
            return 100 + stream.below(150)
        return question.some(stream.below)
