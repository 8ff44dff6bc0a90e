"""The planner: it tries every plan for its turn on a table without a log, and takes the one that is worth most."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from visavis.core import Effect, Evaluation, Forms, Note, Pile, Question, Stream, Table
from visavis.core.card_face import Message
from visavis.core.pile import Card
from visavis.core.question import NONE
from visavis.core.table import P
from visavis.games.terra_mystica.human.conversions import CONVERT_FIRST, PAYING
from visavis.games.terra_mystica.human.economy import climb
from visavis.games.terra_mystica.human.forms import stronghold_use
from visavis.games.terra_mystica.human.rounds import ALL
from visavis.games.terra_mystica.human.side import INDEX, Now
from visavis.games.terra_mystica.players.plans import plans
from visavis.games.terra_mystica.players.setting_up import AT_SET_UP, Weighing, favour
from visavis.games.terra_mystica.players.stand_ins import Rival
from visavis.games.terra_mystica.players.value import MOST, Outlook
from visavis.games.terra_mystica.state import State

FOLLOWS = frozenset((
    "spades", "bonus_spades", "volcano", "leech", "favour", "town", "key", "step", "descend", "bridge", "storm",
    "after_storm", "ride", "house", "ordain", "river", "token", "home", "unlock",
))  # fmt: skip
"""What a seat decides beside its turns: each of it is a question of its own step."""
DOUBLE = ("special", "stronghold")
"""Chaos Magicians: the next two actions are one turn."""
BESIDE_HER = "your.cultists"
"""Cultists next to the Automa: a step on a cult track, or none."""


class Asked(Exception):
    """A rule has asked more than the trial has answers for."""

    def __init__(self, question: Question) -> None:
        super().__init__(question.id)
        self.question = question


class Trial(Table[State]):
    """A table on which answers are tried: no log, no luck."""

    __slots__ = ("answers",)
    heard = False

    def __init__(self, state: State, *answers: Any) -> None:
        super().__init__(state, None)
        self.answers = list(answers)

    def ask(self, question: Any) -> Any:
        """See `Table.ask`."""
        if not self.answers:
            raise Asked(question)
        return self.answers.pop(0)

    def draw(self, pile: Pile, part: str = "") -> Card:
        """See `Table.draw`: a trial ends before luck decides."""
        raise AssertionError("a trial draws nothing")

    def do(self, effect: Effect) -> None:
        """See `Table.do`."""
        effect.apply(self.state)

    def note(self, note: Callable[P, Note], *args: P.args, **kwargs: P.kwargs) -> None:
        """See `Table.note`: nobody reads here."""


def next_task(state: State, table: Trial) -> None:
    """The next thing to do is done."""
    what, at, number, by = state.todo[0]
    ALL[what](state, table, at, number, by)


def after(state: State, answers: tuple[Any, ...]) -> State:
    """The position after these answers."""
    found = state.copy()
    table = Trial(found, *answers)
    while table.answers:
        next_task(found, table)
    return found


def question_of(state: State) -> Question | None:
    """What is asked next, if anything is; otherwise it is done."""
    try:
        next_task(state, Trial(state))
    except Asked as asked:
        return asked.question
    return None


def settled(look: Outlook, state: State) -> State:
    """The position after everything that the seat decides at once, each time as it is best at first sight."""
    while state.todo and state.todo[0][1] == look.at and state.todo[0][0] in FOLLOWS:
        question = question_of(state)
        if question is not None:
            found = [after(state, (answer,)) for answer in sensible(question, look.most)]
            # What cannot be chosen need not be weighed.
            state = found[0] if len(found) == 1 else max(found, key=look.worth)
    return state


def sensible(question: Question, most: int = MOST) -> list[Any]:
    """The answers that are looked at: with spades in hand no more are bought where a dwelling is possible.

    What is converted is planned before an action, with what it pays for: in the middle of one nothing is.
    """
    if not isinstance(question, Forms):
        return [answer for answer in question.answers() if answer != CONVERT_FIRST]
    forms = (question.form(verb) for verb in question.verbs if verb not in PAYING)
    answers = [form.filled(index) for form in forms if form is not None for index in range(form.count())]
    if question.id not in ("whole.spades", "whole.bonus_spades", "whole.volcano"):
        return answers
    if builds := [answer for answer in answers if answer[0] == "build"]:
        return [*builds, *(answer for answer in answers if answer[0] not in ("build", "dig"))][:most]
    return answers[:most]


class Tried:
    """An answer, the position that it leads to, and what that is worth."""

    __slots__ = ("ahead", "answer", "games", "plan", "plan_ahead", "state", "until", "worth")

    def __init__(self, look: Outlook, plan: tuple[Any, ...], state: State) -> None:
        self.answer = plan[0]
        self.plan = plan
        self.state = state
        self.worth = look.worth(state)
        self.ahead = 0.0
        """What the next turn adds to it."""
        self.until = 0
        """The round to whose end it was played on; 0: it was not."""
        self.plan_ahead: tuple[Message, ...] = ()
        """What it led to there."""
        self.games: list[float] = []
        """What it was worth in each game that was played on."""


def tried(look: Outlook, view: State, question: Question) -> list[Tried]:
    """Every plan of a turn, or every answer to another question, the best first."""
    if question.id == "whole.turn":
        if not view.now.actions:
            return [Tried(look, (("done",),), view)]
        found = [Tried(look, plan, settled(look, after(view, plan))) for plan in plans(view, look.at)]
        return doubled(look, view, looked_ahead(look, found))
    if question.id == BESIDE_HER:
        found = [Tried(look, (cult,), climbed(view, look.at, cult)) for cult in sensible(question, look.most)]
    else:
        answers = sensible(question, look.most)
        found = [Tried(look, (answer,), settled(look, after(view, (answer,)))) for answer in answers]
    # The sort is stable: of equals the first that is offered.
    return sorted(found, key=lambda one: -one.worth)


DEEP = 0.85
"""How much of what the next turn can bring is counted."""


def unpaid(plan: tuple[Any, ...]) -> tuple[Any, ...]:
    """A plan without what pays for it."""
    return tuple([answer for answer in plan if answer[0] not in PAYING])


def aim(plan: tuple[Any, ...]) -> tuple[Any, ...]:
    """The action that a plan is about."""
    found: tuple[Any, ...] = unpaid(plan)[0]
    return found


def sort_of(plan: tuple[Any, ...]) -> tuple[Any, ...]:
    """The kind of action a plan is about."""
    action = aim(plan)
    return (action[0], *action[2:]) if action[0] == "upgrade" else action[:1] if action[0] != "power" else action


def looked_ahead(look: Outlook, found: list[Tried]) -> list[Tried]:
    """The best plan of each kind with the best turn after it, the best first.

    Of two actions that could follow each other either way, the better one comes first: the other way is not tried.
    """
    found.sort(key=lambda one: -one.worth)
    at_once = {unpaid(one.plan): one.worth for one in found}
    seen: dict[tuple[Any, ...], Tried] = {}
    for one in found:
        if len(seen) < look.wide:
            seen.setdefault(sort_of(one.plan), one)
    for one in seen.values():
        if look.tried >= look.enough:
            break
        look_ahead(look, one, at_once)
    return sorted(found, key=lambda one: -one.worth)


def look_ahead(look: Outlook, one: Tried, at_once: Mapping[tuple[Any, ...], float]) -> None:
    """Add what the best turn after a plan brings; `at_once` has what each plan is worth now, before any other."""
    if look.at in one.state.gone:
        return
    again = one.state.copy()
    again.todo, again.now = (("turn", look.at, 0, look.at),), Now(begun=True)
    best = now = one.worth
    for plan in plans(again, look.at, passing=False):
        if at_once.get(unpaid(plan), now) <= now:
            best = max(best, look.worth(settled(look, after(again, plan))))
    one.ahead = DEEP * (best - now)
    one.worth += one.ahead


def doubled(look: Outlook, view: State, found: list[Tried]) -> list[Tried]:
    """Chaos Magicians take a double turn where two actions in a row are worth it."""
    best = found[0]
    usable = view.sides[look.at].faction == "chaosmagicians" and view.now.actions == 1 and stronghold_use(view, look.at)
    if not usable or look.at in best.state.gone or best.ahead <= 0:
        return found
    both = Tried(look, (DOUBLE, *best.plan), best.state)
    both.worth, both.ahead = best.worth + 0.1, best.ahead
    return [both, *found]


def climbed(view: State, at: int, cult: str) -> State:
    """The position after a step on a cult track."""
    found = view.copy()
    if cult != NONE:
        climb(found, Trial(found), at, cult, 1)
    return found


class Planner:
    """Weighs every plan for its turn, and every answer to what follows.

    It plans anew at each question and keeps nothing: a game that is closed in the middle of its turn goes on the same.
    """

    set_up: Mapping[str, Weighing] = AT_SET_UP
    """How the questions of the set-up are weighed."""

    def outlook(self, view: State, at: int) -> Outlook:
        """What a seat knows while it tries its answers, and how it values positions."""
        return Outlook(view, at)

    def ranked(self, look: Outlook, view: State, question: Question) -> list[Tried]:
        """All that was tried, the best first."""
        return tried(look, view, question)

    def answer(self, look: Callable[[], Any], question: Question, stream: Stream) -> Any:
        """See `Policy.answer`."""
        view: State = look()
        if (found := at_set_up(view, question, stream, self.set_up)) is not None:
            return found[0].answer
        if not thinks(view, question):
            return Rival().answer(look, question, stream)
        return self.ranked(self.outlook(view, INDEX[question.seat]), view, question)[0].answer

    def weigh(self, look: Callable[[], Any], question: Question, stream: Stream) -> tuple[Evaluation, ...]:
        """Every answer with what it changes, term by term: why this one."""
        view: State = look()
        if (set_up := at_set_up(view, question, stream, self.set_up)) is not None:
            return set_up
        if not thinks(view, question):
            return (Evaluation(self.answer(look, question, stream), 0, 0.0),)
        outlook = self.outlook(view, INDEX[question.seat])
        before, found = outlook.terms(view), {}
        for one in self.ranked(outlook, view, question):
            if one.answer not in found:
                now = outlook.terms(one.state)
                changed = {name: now[name] - before[name] for name in now} | {"next": one.ahead}
                value = one.worth - sum(before.values())
                if isinstance(one.answer, tuple) and one.answer[0] in PAYING:
                    changed[f"aim-{aim(one.plan)[0]}"] = value
                # A tenth is enough to be told; adding nothing takes the sign from a nought.
                told = tuple((name, round(its, 1)) for name, its in changed.items() if abs(its) >= 0.05)
                found[one.answer] = Evaluation(one.answer, 0, round(value, 1) + 0.0, told, one.plan_ahead)
        return tuple(found.values())


def thinks(view: State, question: Question) -> bool:
    """Whether a question is one of the whole game that is kept."""
    return bool(view.sides) and bool(view.todo) and (question.id.startswith("whole.") or question.id == BESIDE_HER)


def at_set_up(
    view: State, question: Question, stream: Stream, ways: Mapping[str, Weighing] = AT_SET_UP
) -> tuple[Evaluation, ...] | None:
    """The answers of the set-up, the best first; nothing for what comes later."""
    weighing = ways.get(question.id)
    if question.id == "whole.favour" and not view.sides[INDEX[question.seat]].bonus:
        weighing = favour
    if weighing is None or not view.followed:
        return None
    found = weighing(view, question, stream)
    weighed = [Evaluation(answer, 0, sum(its.values()), tuple(its.items())) for answer, its in found]
    return tuple(sorted(weighed, key=lambda one: -one.value))
