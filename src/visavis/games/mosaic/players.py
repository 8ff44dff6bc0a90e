"""A stand-in for the human side in simulations: settles, builds, marches, now and then takes a card of a row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from visavis.core import Forms, Question, Stream
from visavis.games.mosaic.scoring import MOST

_VERBS = (
    "done", "done", "done", "done", "done", "done", "city", "town", "town", "units", "units", "golden", "achievement",
    "wonder", "scoring", "withdraw",
)  # fmt: skip
"""What the stand-in reports, each as often as it stands here."""


class Rival:
    """Legal and simple; not a model of how people play."""

    def answer(self, look: Callable[[], Any], question: Question, stream: Stream) -> Any:
        """See `Policy.answer`."""
        if isinstance(question, Forms):
            return self._report(question, stream)
        if question.id == "units.count":
            return 1 + stream.below(2)
        if question.id == "end.yours":
            return self._score(look(), question.seat, stream)
        return question.some(stream.below)

    def _report(self, question: Forms, stream: Stream) -> Any:
        if question.id != "your.turn":
            return question.some(stream.below)
        if question.args["more"]:
            return ("done",)
        form = question.form(_VERBS[stream.below(len(_VERBS))])
        if form is None:
            return ("done",)
        return (form.verb, *(field.options[stream.below(len(field.options))] for field in form.fields))

    def _score(self, state: Any, seat: str, stream: Stream) -> int:
        """Empire points, and something for each round."""
        points: int = state.empire[state.humans.index(seat)] + 4 * state.round + stream.below(20)
        return min(points, MOST)
