"""A stand-in for the human side in simulations: it advances, explores and conquers, and takes income in time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from visavis.core import Forms, Question, Stream


class Rival:
    """Legal and simple; not a model of how people play. It counts no points, so that nobody takes them for a result."""

    def answer(self, look: Callable[[], Any], question: Question[Any], stream: Stream) -> Any:
        match question.id:
            case "your.turn":
                return self.turn(question, stream)
            case "your.more":
                return self.more(question, stream)
            case "civilization.first":
                return "random"
            case "civilization.effect":
                return ("points", 5) if stream.below(2) else ("done",)
            case "reaction.yours":
                return "no" if stream.below(8) else "trap"
            case "reaction.card":
                return "other" if stream.below(8) else "trap"
            case "end.points":
                return 0
        return question.some(stream.below)

    def turn(self, question: Question[Any], stream: Stream) -> Any:
        """Income at the beginning and about every seventh turn, otherwise an advance on any track."""
        assert isinstance(question, Forms)
        forms = question.forms
        if len(forms) == 1 or question.args["era"] == 0 or not stream.below(7) or not forms[1].fields:
            return ("income",)
        return "advance", stream.pick(forms[1].fields[0].options)  # type: ignore[arg-type]

    def more(self, question: Question[Any], stream: Stream) -> Any:
        """Now and then it explores or conquers anywhere; then the turn is over."""
        roll = stream.below(8)
        if roll < 3:
            assert isinstance(question, Forms)
            form = question.form("conquer" if roll else "explore")
            if form is not None:
                return (form.verb, *(stream.pick(field.options) for field in form.fields))  # type: ignore[arg-type]
        return ("done",)
