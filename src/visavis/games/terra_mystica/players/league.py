"""Three opponents for people with the learned evaluation, from easy to strong: they differ in how far they see.

The apprentice sees its next action, the journeyman the turn after it too, the master plays its best answers on to the
end of the next round, everybody by what is best at first sight.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from visavis.core import Question
from visavis.games.terra_mystica.human.rounds import people_step
from visavis.games.terra_mystica.human.side import INDEX
from visavis.games.terra_mystica.players.learned import Insight
from visavis.games.terra_mystica.players.planner import DOUBLE, Planner, Trial, Tried, tried
from visavis.games.terra_mystica.players.value import Outlook
from visavis.games.terra_mystica.state import State

PLAYED_ON = frozenset(("whole.turn", "whole.power", "whole.favour", "whole.town"))
"""The decisions whose best answers are played on."""
BEST, APART = 3, 6.0
"""So many answers are played on, if they are at most so many points behind the best."""
BUDGET = 6_000
"""No further answer is played on once so many positions were valued: a budget of positions plays the same anywhere."""


class Apprentice(Planner):
    """Easy: it sees its next action only."""

    def outlook(self, view: State, at: int) -> Outlook:
        """See `Planner.outlook`."""
        return Insight(view, at, wide=0)


class Journeyman(Planner):
    """Without deep thought: one turn further."""

    def outlook(self, view: State, at: int) -> Outlook:
        """See `Planner.outlook`."""
        return Insight(view, at)


class Master(Journeyman):
    """The best answers are played on to the end of the next round; not where the Automa's cards would be luck."""

    def ranked(self, look: Outlook, view: State, question: Question) -> list[Tried]:
        """See `Planner.ranked`."""
        found = tried(look, view, question)
        some = [one for one in found[:BEST] if one.worth >= found[0].worth - APART]
        if view.played.automa or question.id not in PLAYED_ON or len(some) < 2 or found[0].answer == DOUBLE:
            return found
        spent, ends = 0, []
        for one in some:
            if spent >= BUDGET:
                break
            end, cost = played_on(one.state, look.at, view.round + 1)
            ends.append(end)
            spent += cost
        # What was played on keeps its mean, so that it stays ahead of what was not.
        shift = sum(one.worth for one in some[: len(ends)]) / len(ends) - sum(ends) / len(ends)
        for one, end in zip(some, ends, strict=False):
            one.ahead += end + shift - one.worth
            one.worth = end + shift
        return sorted(found, key=lambda one: -one.worth)


_ENDS: OrderedDict[tuple[str, int, int], tuple[float, int]] = OrderedDict()
_MOST_ENDS = 64
"""Positions that were played on lately: a plan is weighed again at each of its answers, and leads to the same ones."""


def played_on(state: State, at: int, last: int) -> tuple[float, int]:
    """What a position is worth to a seat after the end of a round, and how many positions were valued for that."""
    key = (state.digest(), at, last)
    found = _ENDS.get(key)
    if found is None:
        game = PlayedOn(state.copy())
        end = game.worth(at, last)
        found = _ENDS[key] = end, game.tried
        if len(_ENDS) > _MOST_ENDS:
            _ENDS.popitem(last=False)
    return found


class PlayedOn(Trial):
    """A table on which everybody answers by what is best at first sight."""

    __slots__ = ("rest", "tried")

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.rest: tuple[Any, ...] = ()
        self.tried = 0

    def ask(self, question: Any) -> Any:
        """See `Table.ask`: a plan that was begun is kept to."""
        if not self.rest or not question.fits(self.rest[0]):
            look = Insight(self.state, INDEX[question.seat], wide=0)
            self.rest = tried(look, self.state, question)[0].plan
            self.tried += look.tried
        answer, *rest = self.rest
        self.rest = tuple(rest)
        return answer

    def worth(self, at: int, last: int) -> float:
        """What the position is worth to a seat after the end of a round."""
        state = self.state
        while state.phase != "over" and state.round <= last:
            people_step(state, self)
        return float(state.sides[at].points) if state.phase == "over" else Insight(state, at).worth(state)
