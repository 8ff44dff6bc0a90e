"""A stand-in for the human side in simulations: it advances, explores and conquers, and takes income in time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from visavis.core import Forms, Number, Question, Region, Stream
from visavis.core.question import Value
from visavis.core.question.base import Choices
from visavis.games.tapestry.board import BOARD, grow
from visavis.games.tapestry.state import State


class Rival:
    """Legal and simple; not a model of how people play. It counts no points, so that nobody takes them for a result."""

    def answer(self, look: Callable[[], Any], question: Question, stream: Stream) -> Any:
        match question.id:
            case "your.turn" | "person.turn":
                return self.turn(question, stream)
            case "your.more" | "person.more":
                return self.more(look, question, stream)
            case "civilization.first":
                return "random"
            case "civilization.effect":
                return ("points", 5) if stream.below(2) else ("finish",)
            case "reaction.yours":
                return "no" if stream.below(8) else "trap"
            case "reaction.card":
                return "other" if stream.below(8) else "trap"
            case "end.points" | "end.person":
                return 0
            case "end.kaiju":
                assert isinstance(question, Number)
                return question.least
        return question.some(stream.below)

    def turn(self, question: Question, stream: Stream) -> Any:
        """Income at the beginning and about every seventh turn, otherwise an advance on any track."""
        assert isinstance(question, Forms)
        forms = question.forms
        if len(forms) == 1 or question.args["era"] == 0 or not stream.below(7) or not forms[1].fields:
            return ("income",)
        return "advance", stream.pick(forms[1].fields[0].options)  # type: ignore[arg-type]

    def more(self, look: Callable[[], Any], question: Question, stream: Stream) -> Any:
        """Now and then it explores or conquers next to its territories, or else anywhere; then the turn is over."""
        roll = stream.below(8)
        if roll < 3:
            assert isinstance(question, Forms)
            form = question.form("conquer" if roll else "explore")
            if form is not None:
                return (form.verb, *(stream.pick(near(look(), field.options)) for field in form.fields))
        return ("finish",)


def near(view: State, hexes: Choices[Value]) -> Any:
    """Those of these hexes that are next to the territories of the person; if there are none, all."""
    assert isinstance(hexes, Region)
    beside = grow(view.yours) & hexes.bits
    return Region(BOARD, beside) if beside else hexes
