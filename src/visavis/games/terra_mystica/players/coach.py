"""The coach: what the master would do and what else costs, and a review of the moves of a game.

It sees what the seat sees. At first sight a move is valued with the turn after it; thoroughly it is played on to the
end of the next round by everybody, as the master does. What is told as an error was measured by `tools/check_coach.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import inf, sqrt
from statistics import fmean, stdev

from visavis.core import Question, Stream
from visavis.core.card_face import Message
from visavis.core.coach import Advice, Answers, Move, Step, Suggestion, Verdict
from visavis.games.terra_mystica.cards import ROUNDS
from visavis.games.terra_mystica.human.conversions import CONVERT_FIRST, PAYING
from visavis.games.terra_mystica.human.side import INDEX
from visavis.games.terra_mystica.players.league import DEALT, PLAYED_ON, PlayedOn, games_of, worth_to
from visavis.games.terra_mystica.players.learned import Insight
from visavis.games.terra_mystica.players.placing import LEARNED
from visavis.games.terra_mystica.players.planner import (
    DOUBLE,
    FOLLOWS,
    Tried,
    at_set_up,
    look_ahead,
    question_of,
    thinks,
    tried,
)
from visavis.games.terra_mystica.players.setting_up import by_chance
from visavis.games.terra_mystica.state import State

SAMPLED = 4
"""So many games are played on from each position: a single one is chance."""
TOLD = 3
"""So many answers are told: the best and two others."""
WIDE = 5
"""So many answers are played on for advice."""
FIRST_SIGHT = 10.0
"""Typical error of what an answer costs at first sight, in points: how far that is from what is found thoroughly."""
LEAST_ERROR = 1.0
SAYS_NOTHING = (("more",), ("done",), "done", CONVERT_FIRST)
GOES = frozenset((("leave",), ("hand_over",)))
"""Nobody is judged for dropping out."""


class LeagueCoach:
    """See `Coach`."""

    def advise(self, view: State, question: Question) -> Advice | None:
        """See `Coach.advise`."""
        if LEARNED.get(question.id) is by_chance:
            return None
        set_up = at_set_up(view, question, Stream(0), LEARNED)
        if set_up is not None:
            options = tuple(
                Suggestion(answers=(one.answer,), spaces=spaces(view, (one.answer,)), terms=one.terms)
                for one in set_up[:TOLD]
            )
            return Advice(seat=question.seat, options=options, basis=("coach-basis-set_up", {}))
        if not thinks(view, question):
            return None
        look = Insight(view, INDEX[question.seat])
        found = distinct(tried(look, view, question))
        if len(found) < 2:
            return None
        deep = question.id in PLAYED_ON and found[0].answer != DOUBLE
        some = found[: WIDE if deep else TOLD]
        if deep:
            play_on(some, look.at, view.round + 1)
        before, best = look.terms(view), some[0].worth
        return Advice(
            seat=question.seat,
            options=tuple(suggestion(look, view, one, best - one.worth, before) for one in some[:TOLD]),
            sure=error(some[0], some[1]),
            basis=basis(some[0].until),
        )

    def moves(self, steps: Sequence[Step], last: State) -> Iterator[Move]:
        """See `Coach.moves`."""
        at = 0
        while at < len(steps):
            line, end, state, answers = steps[at]
            at += 1
            if not decides(state) or not answers or (state.todo[0][0] == "turn" and not state.now.actions):
                continue
            seat, acted = state.todo[0][1], any(acts(one) for one in answers)
            while at < len(steps) and goes_on(steps[at][2], seat, state.todo[0][0] == "turn" and not acted):
                end, answers = steps[at][1], (*answers, *steps[at][3])
                acted = acted or any(acts(one) for one in steps[at][3])
                at += 1
            after = steps[at][2] if at < len(steps) else last
            if acted and GOES.isdisjoint(answers):
                later = next((its for _, _, its, _ in steps[at:] if its.round > state.round + 1), last)
                yield Move(line, end, seat_name(state, seat), state.round, state, after, deeds(answers), later)

    def judge(self, move: Move, *, deep: bool) -> Verdict | None:
        """See `Coach.judge`."""
        state: State = move.before
        at, question = INDEX[move.seat], question_of(state)
        if question is None or not thinks(state, question):
            return None
        look = Insight(state, at)
        found = tried(look, state, question)
        if len(found) < 2:
            return None
        mine = next((one for one in found if one.state == move.after), None) or Tried(look, move.answers, move.after)
        if question.id == "whole.turn" and not mine.ahead:
            # The other order of two actions is no mistake: nothing is left out because it would be better first.
            look_ahead(look, mine, {})
        others = distinct(sorted((one for one in found if one is not mine), key=lambda one: -one.worth))
        did = with_tiles(state, at, mine)
        others = [one for one in others if with_tiles(state, at, one) != did][: TOLD + 1]
        if not others:
            return None
        deep = deep and question.id in PLAYED_ON
        if deep:
            play_on([mine, *others], at, move.round + 1)
            # What somebody really made of a move counts if it is more than the coach's player makes of it.
            mine.worth = max(mine.worth, worth_to(move.later, at))
            others.sort(key=lambda one: -one.worth)
        best, before = others[0].worth, look.terms(state)
        rests_on: Message = ("coach-basis-review", {"number": SAMPLED}) if deep else basis(0)
        return Verdict(
            move=move, played=suggestion(look, state, mine, best - mine.worth, before),
            others=tuple(suggestion(look, state, one, best - one.worth, before) for one in others[:TOLD]),
            sure=error(mine, others[0]), basis=rests_on, deep=deep,
            ordinary=question.id == "whole.power" or ordinary(move.answers[0]),
        )  # fmt: skip

    def expected(self, state: State) -> Mapping[str, float]:
        """See `Coach.expected`."""
        games = [PlayedOn(state.copy(), seed).points() for seed in range(DEALT if state.played.automa else 1)]
        return {side: sum(points[side] for points in games) / len(games) for side in games[0]}

    def round_of(self, state: State) -> int:
        """See `Coach.round_of`."""
        begun = state.sides and state.phase in ("play", "between") and all(side.bonus for side in state.sides)
        return state.round if begun else 0


def play_on(some: list[Tried], at: int, last: int) -> None:
    """Play on from some answers, so that their worth is the mean of the games, and sort them by it."""
    for one, its in zip(some, games_of(some, at, last, SAMPLED, inf, inf), strict=True):
        one.games, one.worth = its, fmean(its)
    some.sort(key=lambda one: -one.worth)


def error(one: Tried, other: Tried) -> float:
    """Return the standard error of the difference of two answers, in points."""
    if not (one.games and other.games):
        return FIRST_SIGHT
    apart = [mine - its for mine, its in zip(one.games, other.games, strict=True)]
    return max(LEAST_ERROR, stdev(apart) / sqrt(len(apart)))


def basis(until: int) -> Message:
    """What a value rests on."""
    if not until:
        return "coach-basis-first", {}
    return ("coach-basis-end", {}) if until > ROUNDS else ("coach-basis-round", {"round": until})


def decides(state: State) -> bool:
    """Whether a seat of people decides something next that can be judged."""
    if not state.sides or not state.todo or state.phase not in ("play", "between"):
        return False
    what, at, _, _ = state.todo[0]
    return what in ("turn", *FOLLOWS) and bool(state.sides[at].bonus)


def goes_on(state: State, seat: int, paying: bool) -> bool:
    """Whether what a seat decides next belongs to the same move."""
    return bool(state.todo) and state.todo[0][1] == seat and (
        state.todo[0][0] in FOLLOWS or (paying and state.todo[0][0] == "turn")
    )  # fmt: skip


def acts(answer: object) -> bool:
    """Whether an answer is more than a payment, or the word that a turn is over."""
    return answer not in SAYS_NOTHING and (not isinstance(answer, tuple) or answer[0] not in PAYING)


def ordinary(answer: object) -> bool:
    """Whether an answer is nothing to praise."""
    return isinstance(answer, tuple) and answer[0] == "pass"


def seat_name(state: State, seat: int) -> str:
    """The name of a seat."""
    return next(name for name, at in INDEX.items() if at == seat)


def deeds(plan: Answers) -> Answers:
    """What a plan does, whatever pays for it."""
    return tuple(answer for answer in plan if acts(answer))


def distinct(found: Sequence[Tried]) -> list[Tried]:
    """The best of those that do the same, in the same order."""
    chosen: dict[Answers, Tried] = {}
    for one in found:
        chosen.setdefault(deeds(one.plan)[:2], one)
    return list(chosen.values())


def with_tiles(view: State, at: int, one: Tried) -> Answers:
    """What a plan does, with the tiles that are taken with it."""
    was, side, told = view.sides[at], one.state.sides[at], deeds(one.plan)
    tiles = [tile for tile in side.favours if tile not in was.favours]
    left = list(was.towns)
    for town in side.towns:
        if town in left:
            left.remove(town)
        else:
            tiles.append(town)
    return (*told, *(tile for tile in tiles if tile not in told))


def suggestion(look: Insight, view: State, one: Tried, cost: float, before: Mapping[str, float]) -> Suggestion:
    """An answer as it is told: what it changes at first sight, and what it leads to."""
    now = look.terms(one.state)
    changed = {name: now[name] - before[name] for name in now} | {"next": one.ahead}
    terms = tuple((name, round(its, 1)) for name, its in changed.items() if abs(its) >= 0.05)
    return Suggestion(
        answers=deeds(one.plan),
        cost=round(cost, 1) + 0.0,
        spaces=spaces(view, one.plan),
        plan=one.plan_ahead,
        terms=terms,
    )


def spaces(view: State, answers: Answers) -> tuple[str, ...]:
    """The spaces of the map that answers name."""
    places = view.world.map.place
    named = [one for answer in answers for one in (answer if isinstance(answer, tuple) else (answer,))]
    return tuple(dict.fromkeys(one for one in named if isinstance(one, str) and one in places))
