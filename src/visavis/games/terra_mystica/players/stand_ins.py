"""A stand-in for the human side in simulations: it contests the same ground, but does not play the human game.

It builds next to its own buildings or across a river, upgrades, sends priests, takes power actions and passes. It has
no coins, workers or power, founds no towns, and its points are a guess. What it answers is legal on the board.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from visavis.core import Forms, Number, One, Question, Region, Stream, nth, or_else
from visavis.games.terra_mystica.cards import TERRAINS
from visavis.games.terra_mystica.criteria import by_ground
from visavis.games.terra_mystica.human.conversions import CONVERT_FIRST, PAYING
from visavis.games.terra_mystica.human.report_forms import DONE, land_for_dwelling, nth_upgrade
from visavis.games.terra_mystica.state import State


class Rival:
    """Legal and simple; not a model of how people play."""

    def answer(self, look: Callable[[], Any], question: Question, stream: Stream) -> Any:
        id = question.id
        if id == "your.turn":
            return turn(look, question, stream)
        if id in FIRST_OPTION:
            return question.options[0] if isinstance(question, One) else next(iter(question.answers()))
        if id == "start.yours":
            return first_dwelling(look(), question, stream)
        if id == "your.end":
            return "passed" if stream.below(6) == 0 else "acted"
        if isinstance(question, Number):
            return guess(look(), question)
        if id == LEAVE:
            return False
        answer = question.some(stream.below)
        while answer == HAND_OVER:
            answer = question.some(stream.below)
        return answer


class Anything:
    """Any legal answer; in a turn of the whole game seldom a conversion, and it passes sooner or later."""

    def answer(self, look: Callable[[], Any], question: Question, stream: Stream) -> Any:
        if question.id != "whole.turn" or not isinstance(question, Forms):
            return self.other(question, stream)
        verbs = [verb for verb in question.verbs if (verb,) != HAND_OVER]
        start = stream.below(1 << 20)
        free, start = start % 8, start // 8
        for turned in range(len(verbs)):
            verb = verbs[(start + turned) % len(verbs)]
            seldom = verb in SELDOM and free
            if seldom or (verb == "pass" and start % 5):
                continue
            form = question.form(verb)
            if form is not None:
                return form.filled(stream.below(form.count()))
        form = question.form("pass") or question.form("done")
        assert form is not None
        return form.filled(stream.below(form.count()))

    def other(self, question: Question, stream: Stream) -> object:
        """What is answered to another question: in the middle of an action seldom a conversion, and few drop out."""
        if question.id == LEAVE:
            return not stream.below(3)
        answer = question.some(stream.below)
        for _ in range(CONSIDERS):
            if answer != CONVERT_FIRST and not (isinstance(answer, tuple) and answer and answer[0] in PAYING):
                break
            answer = question.some(stream.below)
        return answer


SELDOM = frozenset(("convert", "burn", "connect", "more", "leave"))
HAND_OVER = ("hand_over",)
"""Nobody who is no person leaves their seat to a computer."""
LEAVE = "whole.leave"
"""Whether somebody really drops out of a game of people."""
CONSIDERS = 3
"""So often it thinks again before it converts."""
FIRST_OPTION = frozenset(
    (
        "start.letters",
        "card.fallow",
        "card.blighted",
        "your.key",
        "your.town",
        "your.sure",
        "pass.points",
        "pass.printed",
    )
)
"""What is answered by the first option: our own values, and no towns."""
ACTIONS = (*["build"] * 4, *["upgrade"] * 3, "cult", "cult", "power", "pass", "pass")


def turn(look: Callable[[], Any], question: Question, stream: Stream) -> tuple[Any, ...]:
    """One entry: build where it can, now and then something else, pass sooner or later."""
    assert question.__class__ is Forms
    number = stream.below(1 << 20)
    verb = ACTIONS[number % 12]
    number //= 12
    seat: Any = question.seat
    form = None
    # What is done most is found without a form that lists all of it.
    if verb == "build":
        state = look()
        good = sites(state, seat, or_else(land_for_dwelling(state, seat), 0))
        if good:
            return ("build", state.world.map.name(nth(good, number % good.bit_count() + 1)))
    elif verb == "upgrade" and not (state := look()).entered:
        found = nth_upgrade(state, seat, number)
        if found is not None:
            return found
    else:
        form = question.form(verb)
    form = form or question.form("pass") or DONE
    return form.filled(number % form.count())


NEAR = {home: tuple(TERRAINS[(at + way) % 7] for way in (0, 1, -1, 2, -2)) for at, home in enumerate(TERRAINS)}
"""The terrains at most two steps on the circle from each one, the nearest first."""


def sites(state: State, seat: str, empty: int) -> int:
    """Empty land in its own reach, at most two steps on the circle of terrains from home if there is any."""
    mine = state.friends if seat == "friend" else state.yours
    found = state.world.reach(or_else(mine, 0), (state.round - 1) // 2) & empty
    if not found:
        return 0
    for ground in or_else(by_ground(state, NEAR[state.home_of(seat)]), ()):
        if near := found & ground:
            return near
    return found


def first_dwelling(state: State, question: Question, stream: Stream) -> tuple[Any, ...]:
    """A first dwelling on the home terrain."""
    assert isinstance(question, Forms)
    form = question.forms[0]
    if not form.fields:
        return (form.verb,)
    options = form.fields[0].options
    assert isinstance(options, Region)
    home = or_else(options.bits & state.all_ground(state.home_of(question.seat)), 0) or options.bits
    return (form.verb, options.map.name(nth(home, stream.below(home.bit_count()) + 1)))


def guess(state: State, question: Number) -> int:
    """A number at the end: points from buildings, the highest reach, nothing for unknown cards."""
    if question.id == "end.points":
        mine = state.friends if question.seat == "friend" else state.yours
        built = mine.bit_count() if isinstance(mine, int) else 10
        return min(question.most, 30 + 5 * built)
    return question.most if question.id == "end.reach" else question.least
