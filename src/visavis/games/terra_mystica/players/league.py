"""Three opponents for people with the learned evaluation, from easy to strong: they differ in how far they see.

The apprentice sees its next action, the journeyman the turn after it too, the master plays its best answers on to the
end of the next round, everybody by what is best at first sight; beside the Automa with her cards dealt several times.
"""

from __future__ import annotations

from collections import OrderedDict
from statistics import fmean
from typing import Any

import msgspec

from visavis.core import UNTRACKED, BareTable, Fact, Question, Stream, or_else
from visavis.core.budget import checkpoint
from visavis.core.card_face import Message
from visavis.core.coach import Answers
from visavis.games.terra_mystica.cards import ROUNDS
from visavis.games.terra_mystica.human.land import each, name, own
from visavis.games.terra_mystica.human.side import INDEX
from visavis.games.terra_mystica.human.towns import group
from visavis.games.terra_mystica.players.learned import Insight
from visavis.games.terra_mystica.players.placing import LEARNED
from visavis.games.terra_mystica.players.planner import DOUBLE, Planner, Tried, thinks, tried
from visavis.games.terra_mystica.players.stand_ins import Rival
from visavis.games.terra_mystica.players.value import Outlook
from visavis.games.terra_mystica.scoring import score
from visavis.games.terra_mystica.state import State
from visavis.games.terra_mystica.turns import step

PLAYED_ON = frozenset(("whole.turn", "whole.power", "whole.favour", "whole.town"))
"""The decisions whose best answers are played on."""
BEST, APART = 3, 6.0
"""So many answers are played on, if they are at most so many points behind the best."""
BUDGET = 12_000
"""Nothing more is played on once so many positions were valued: a budget of positions plays the same anywhere."""
AT_ONCE = 500
"""Without deep thought no further kind of action is looked at once so many positions were valued."""
DEALT = 3
"""Beside the Automa her cards are luck: so many times they are dealt, the same ones for every answer."""
HER_ROUNDS = 1
"""Beside her so many rounds after this one are played on."""
HER_POINTS = 0.0
"""How much of a point of hers at the end counts."""
SAMPLES = 1
"""Without her so many games are played on, in all but the first some answers are the second best: one is chance."""
FAR_BEHIND = 8.0
"""What is so many points behind in the first game is not played on again."""
CLOSE = 1.0
"""An answer is as good as the best one if it is so many points behind."""


class Apprentice(Planner):
    """Easy: it sees its next action only."""

    set_up = LEARNED

    def outlook(self, view: State, at: int) -> Outlook:
        """See `Planner.outlook`."""
        return Insight(view, at, wide=0)


class Journeyman(Planner):
    """Without deep thought: one turn further."""

    set_up = LEARNED
    enough = AT_ONCE

    def outlook(self, view: State, at: int) -> Outlook:
        """See `Planner.outlook`."""
        look = Insight(view, at)
        look.enough = self.enough
        return look


class Master(Journeyman):
    """The best answers are played on to the end of the next round, and the best of that is taken."""

    enough = BUDGET
    best, apart, budget, samples = BEST, APART, BUDGET, SAMPLES

    def ranked(self, look: Outlook, view: State, question: Question) -> list[Tried]:
        """See `Planner.ranked`."""
        found = tried(look, view, question)
        some = [one for one in found[: self.best] if one.worth >= found[0].worth - self.apart]
        if question.id not in PLAYED_ON or len(some) < 2 or found[0].answer == DOUBLE:
            return found
        samples, rounds = (DEALT, HER_ROUNDS) if view.played.automa else (self.samples, 1)
        games = games_of(some, look.at, view.round + rounds, samples, self.budget)
        ends = [fmean(its) for its in games]
        # What was played on keeps its mean, so that it stays ahead of what was not.
        shift = sum(one.worth for one in some[: len(ends)]) / len(ends) - sum(ends) / len(ends)
        for one, end in zip(some, ends, strict=False):
            one.ahead += end + shift - one.worth
            one.worth = end + shift
        return sorted(found, key=lambda one: -one.worth)


def games_of(
    some: list[Tried], at: int, last: int, samples: int, budget: float, far: float = FAR_BEHIND
) -> list[list[float]]:
    """What each answer is worth after the end of a round, in one game after another; until the budget is spent.

    What is far behind in the first game is left at that.
    """
    ends: list[list[float]] = []
    for one in some:
        if budget > 0:
            end = played_on(one.state, at, last, 0)
            one.until, one.plan_ahead = last, end.plan
            ends.append([end.worth])
            budget -= end.tried
    first = max(ends)[0]
    close = [place for place, (end,) in enumerate(ends) if end >= first - far]
    if len(close) < 2:
        return ends
    for seed in range(1, samples):
        if budget <= 0:
            break
        for place in close:
            end = played_on(some[place].state, at, last, seed)
            ends[place].append(end.worth)
            budget -= end.tried
    return ends


_MOST_ENDS = 128
"""Positions that were played on lately: a plan is weighed again at each of its answers, and leads to the same ones."""


class End(msgspec.Struct, frozen=True):
    """What a position leads to when it is played on: its worth to a seat, and what the seat founds and builds."""

    worth: float
    tried: int
    """How many positions were valued for that."""
    plan: tuple[Message, ...]


_ENDS: OrderedDict[tuple[str, int, int, int], End] = OrderedDict()


def played_on(state: State, at: int, last: int, seed: int) -> End:
    """What a position is worth to a seat after the end of a round, in one game."""
    key = (state.digest(), at, last, seed)
    found = _ENDS.get(key)
    if found is None:
        game = PlayedOn(state.copy(), seed)
        worth = game.worth(at, last)
        found = _ENDS[key] = End(worth, game.tried, reached(state, game.state, at, min(last, ROUNDS)))
        if len(_ENDS) > _MOST_ENDS:
            _ENDS.popitem(last=False)
    return found


def reached(before: State, after: State, at: int, round: int) -> tuple[Message, ...]:
    """What a seat founds and builds between two positions: towns, stronghold and sanctuary, steps on the tracks."""
    found: list[Message] = []
    was, side = before.sides[at], after.sides[at]
    left = side.built & or_else(after.towns, 0) & ~or_else(before.towns, 0)
    while left:
        bits = group(after, side, left & -left, side.joined) & left
        left &= ~bits
        found.append(("plan-town", {"spaces": tuple(name(after, bit) for bit in each(bits)), "round": round}))
    for kind in ("stronghold", "sanctuary"):
        for bit in each(own(after, side, kind) & ~own(before, was, kind)):
            found.append((f"plan-{kind}", {"space": name(after, bit), "round": round}))
    if side.ship > was.ship:
        found.append(("plan-ship", {"number": side.ship, "round": round}))
    return tuple(found)


def worth_to(state: State, at: int) -> float:
    """What a position is worth to a seat: where the game is over its points, less some of the Automa's."""
    if state.phase != "over":
        return Insight(state, at).worth(state)
    return state.sides[at].points - (HER_POINTS * state.points if state.played.automa else 0.0)


class PlayedOn(BareTable[State]):
    """A table on which everybody answers by what is best at first sight."""

    __slots__ = ("luck", "rest", "tried")

    def __init__(self, state: State, seed: int = 0) -> None:
        game: Any = None
        super().__init__(game, state, seed, {})
        self.rest: Answers = ()
        self.tried = 0
        self.luck = 0 if state.played.automa else seed

    def ask(self, question: Any) -> Any:
        """See `Table.ask`: a plan that was begun is kept to."""
        if isinstance(question, Fact):
            if question.answer is not UNTRACKED:
                return question.answer
            question = question.question()
        if not thinks(self.state, question):
            return Rival().answer(lambda: self.state, question, Stream(1))
        if not self.rest or not question.fits(self.rest[0]):
            look = Insight(self.state, INDEX[question.seat], wide=0)
            self.rest = self.chosen(tried(look, self.state, question)).plan
            self.tried += look.tried
        answer, *rest = self.rest
        self.rest = tuple(rest)
        return answer

    def chosen(self, found: list[Tried]) -> Tried:
        """The best, or now and then the second best if it is nearly as good."""
        if self.luck and len(found) > 1 and found[1].worth > found[0].worth - CLOSE:
            self.luck = (self.luck * 6364136223846793005 + 1442695040888963407) % 2**64
            return found[self.luck >> 63]
        return found[0]

    def until(self, last: int) -> None:
        """Play on to the end of a round, or of the game."""
        state = self.state
        while state.phase != "over" and state.round <= last:
            checkpoint()
            step(state, self)

    def worth(self, at: int, last: int) -> float:
        """What the position is worth to a seat after the end of a round."""
        self.until(last)
        return worth_to(self.state, at)

    def points(self) -> dict[str, int]:
        """The points of all sides at the end of the game."""
        self.until(ROUNDS)
        return score(self.state)
