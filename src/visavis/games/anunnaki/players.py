"""A stand-in for the human side in simulations: spreads out, gathers followers and gods, fights now and then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from visavis.core import Forms, Number, Question, Stream
from visavis.games.anunnaki.setup import ALL_RIGHT
from visavis.games.anunnaki.state import State

_TURNS = {"war": 3, "technology": 2, "commerce": 2}
"""In how many turns its markers go one space on."""
_WISHES = ("move", "gain", "summon", "settle", "harvest", "pact", "creature", "gaia", "move")


class Rival:
    """Legal and simple, not a model of how people play; its points are guessed from the length of the game."""

    def answer(self, look: Callable[[], Any], question: Question, stream: Stream) -> Any:
        if question.id == "setup.right":
            return ALL_RIGHT.filled(0)
        if isinstance(question, Forms):
            if question.id == "fight.yours":
                return ("strength", self._strength(look(), question, stream))
            return self._turn(question, stream) if question.id == "your.turn" else question.some(stream.below)
        if isinstance(question, Number):
            return self._number(look(), question, stream)
        return question.some(stream.below)

    def _turn(self, question: Forms, stream: Stream) -> Any:
        """A cube each turn, some things on the board, then done."""
        if question.args["cubes"] < question.args["turn"] and question.form("cubes"):  # type: ignore[operator]
            return ("cubes", 1)
        if stream.below(3):
            wish = question.form(_WISHES[stream.below(len(_WISHES))])
            if wish is not None:
                return wish.filled(stream.below(wish.count()))
        return ("done",)

    def _strength(self, state: State, question: Forms, stream: Stream) -> int:
        """The units of the area and a weapon."""
        at = state.board.map.place.get(str(question.args["area"]))
        return (2 if at is None else state.your_strength(at)) + stream.below(5)

    def _number(self, state: State, question: Number, stream: Stream) -> int:
        """Places and points at the end."""
        turns = state.turns
        if question.id == "end.place":
            return min(question.most, turns // _TURNS[str(question.args["track"])] + stream.below(3))
        if question.id == "end.points":
            return min(question.most, 2 * turns + stream.below(12))
        if question.id == "end.domination":
            return max(question.least, min(question.most, turns // 2 - 6 + stream.below(6)))
        if question.id in ("end.gods", "end.goods"):
            return stream.below(10)
        return question.some(stream.below)
