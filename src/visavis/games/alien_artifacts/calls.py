"""The words of the vocabulary, carried out (section 19). Each card effect is a list of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from visavis.core import One, Several, Table
from visavis.games.alien_artifacts.deals import (
    draw_cards,
    draw_plans,
    earn,
    gain_artifacts,
    keep_offered,
    not_empty,
    offer,
    revenue,
)
from visavis.games.alien_artifacts.effects import (
    AttackBonus,
    Boost,
    Discard,
    Go,
    MoreActions,
    MoreTurns,
    NewProject,
    Offer,
    PutUnder,
    Score,
)
from visavis.games.alien_artifacts.state import DECK, PLACE, Seat, State, Task
from visavis.games.alien_artifacts.vocabulary import ALL, COLOURS, Call

Values = list[str | int]


def call(state: State, table: Table[State], seat: Seat, its: Call, source: str) -> tuple[Task, ...]:
    """Carry out a word; what needs an answer becomes a task of its own."""
    word = its[0]
    at_once = AT_ONCE.get(str(word))
    if at_once is not None:
        return at_once(state, table, seat, its, source)
    return (("call", seat, *its, source),)


def possible(state: State, at: int, its: Call) -> bool:
    """Whether a word can do anything for a seat."""
    word = its[0]
    if word == "FINISH":
        return bool(finishable(state, at, str(its[1]), int(its[2])))
    if word == "PROD":
        return bool(state.powers(at).operational["planet"])
    if word == "REVENUE":
        return bool(state.powers(at).operational["tech"])
    if word == "CLEAR":
        return bool(state.blocked[at])
    if word == "CYCLE":
        return bool(state.hands[at])
    if word == "ACT":
        return its[1] == "any" or (its[1] == "buy" and state.credits[at] >= state.powers(at).costs["buy"])
    return True


def finishable(state: State, at: int, kind: str, less: int) -> tuple[str, ...]:
    """The projects that would be complete for so many symbols less."""
    of, left = state.tables.kind, state.left_to_pay(at, state.powers(at))
    return tuple([card for card in left if kind in ("any", of[card]) and (less == ALL or left[card] <= less)])


def _vp(state: State, table: Table[State], seat: Seat, its: Call, source: str) -> tuple[Task, ...]:
    table.do(Score("AA-19.1", seat, int(its[1]), source))
    return ()


def _cr(state: State, table: Table[State], seat: Seat, its: Call, source: str) -> tuple[Task, ...]:
    earn(state, table, seat, int(its[1]), "AA-19.1", source)
    return ()


def _art(state: State, table: Table[State], seat: Seat, its: Call, source: str) -> tuple[Task, ...]:
    return gain_artifacts(state, table, seat, int(its[1]))


def _def(state: State, table: Table[State], seat: Seat, its: Call, source: str) -> tuple[Task, ...]:
    draw_plans(state, table, seat, int(its[1]))
    return ()


def _res(state: State, table: Table[State], seat: Seat, its: Call, source: str) -> tuple[Task, ...]:
    draw_cards(state, table, seat, int(its[1]))
    return ()


def _act(state: State, table: Table[State], seat: Seat, its: Call, source: str) -> tuple[Task, ...]:
    if its[1] == "any":
        table.do(MoreActions(seat, int(its[2])))
        return ()
    return (("only", seat, its[1]),) * int(its[2])


def _turns(state: State, table: Table[State], seat: Seat, its: Call, source: str) -> tuple[Task, ...]:
    table.do(MoreTurns(seat, int(its[1])))
    return ()


def _revenue(state: State, table: Table[State], seat: Seat, its: Call, source: str) -> tuple[Task, ...]:
    for tech in state.powers(PLACE[seat]).operational["tech"]:
        revenue(state, table, seat, tech, "AA-19.1")
    return ()


def _atktemp(state: State, table: Table[State], seat: Seat, its: Call, source: str) -> tuple[Task, ...]:
    table.do(AttackBonus(seat, int(its[1])))
    return ()


def _paywith(state: State, table: Table[State], seat: Seat, its: Call, source: str) -> tuple[Task, ...]:
    if its[1] == "W":
        return (("call", seat, *its, source),)
    table.do(Boost(seat, source, str(its[1]), int(its[2])))
    return ()


def _prod(state: State, table: Table[State], seat: Seat, its: Call, source: str) -> tuple[Task, ...]:
    planets = (source,) if its[2] == "self" else state.powers(PLACE[seat]).operational["planet"]
    if its[2] == "one" and len(planets) > 1:
        return (("call", seat, *its, source),)
    return tuple(("produce", seat, planet, int(its[1])) for planet in planets)


AtOnce = Callable[[State, Table[State], Seat, Call, str], tuple[Task, ...]]
AT_ONCE: Mapping[str, AtOnce] = {
    "VP": _vp,
    "CR": _cr,
    "ART": _art,
    "DEF": _def,
    "RES": _res,
    "ACT": _act,
    "TURNS": _turns,
    "REVENUE": _revenue,
    "ATKTEMP": _atktemp,
    "PAYWITH": _paywith,
    "PROD": _prod,
}


# Words that need an answer; each is the first thing of its own step.


def called(state: State, table: Table[State], seat: Seat, *rest: str | int) -> None:
    """Carry out a word that needs an answer."""
    word, *values = rest[:-1]
    table.do(Go(ASKED[str(word)](state, table, seat, values, str(rest[-1]))))


def _ask_colour(state: State, table: Table[State], seat: Seat, values: Values, source: str) -> tuple[Task, ...]:
    colour = table.ask(One("boost.colour", seat, "AA-19.3", COLOURS, args={"card": source}))
    table.do(Boost(seat, source, colour, int(values[1])))
    return ()


def _ask_planet(state: State, table: Table[State], seat: Seat, values: Values, source: str) -> tuple[Task, ...]:
    planets = state.powers(PLACE[seat]).operational["planet"]
    planet = table.ask(One("produce.planet", seat, "AA-19.2", planets, args={"count": values[0]}))
    return (("produce", seat, planet, int(values[0])),)


def _ask_take(state: State, table: Table[State], seat: Seat, values: Values, source: str) -> tuple[Task, ...]:
    kind = str(values[0])
    if kind == "any":
        kinds = not_empty(state)
        kind = table.ask(One("take.kind", seat, "AA-19.2", kinds, args={"count": values[1]})) if kinds else "ship"
    offer(state, table, seat, kind, int(values[1]))
    return keep_offered(state, table, seat, "project")


def _search(state: State, table: Table[State], seat: Seat, values: Values, source: str) -> tuple[Task, ...]:
    """Cards go from the top under the deck until one fits (AA-18.4); if none does, all were looked at once."""
    kind, wanted = str(values[0]), str(values[1])
    pile = getattr(state, DECK[kind])
    passed: list[str] = []
    found = ""
    while pile.layers and not found:
        card = str(table.draw(pile))
        pile = pile.without(card)
        if state.tables.type[card] == wanted:
            found = card
        else:
            passed.append(card)
    top = str(table.draw(pile)) if pile.layers else ""
    cards = (*passed, found) if found else tuple(passed)
    if cards:
        table.do(Offer(seat, kind, cards, top))
    if found:
        table.do(NewProject(seat, found))
    if passed:
        table.do(PutUnder(kind, tuple(passed)))
    return ()


def _ask_finish(state: State, table: Table[State], seat: Seat, values: Values, source: str) -> tuple[Task, ...]:
    projects = finishable(state, PLACE[seat], str(values[0]), int(values[1]))
    if not projects:
        return ()
    card = projects[0]
    if len(projects) > 1:
        card = table.ask(One("finish.project", seat, "AA-19.2", projects, args={"card": source}))
    return (("side", seat, card),)


def _ask_cycle(state: State, table: Table[State], seat: Seat, values: Values, source: str) -> tuple[Task, ...]:
    hand = state.hands[PLACE[seat]]
    if hand:
        most = min(int(values[0]), len(hand))
        cards = table.ask(Several("cycle", seat, "AA-19.2", hand, 0, most, {"most": most}))
        if cards:
            table.do(Discard(seat, cards))
            draw_cards(state, table, seat, len(cards))
    return ()


def _ask_clear(state: State, table: Table[State], seat: Seat, values: Values, source: str) -> tuple[Task, ...]:
    return (("clear", seat, "any", int(values[0])),)


Asked = Callable[[State, Table[State], Seat, Values, str], tuple[Task, ...]]
ASKED: Mapping[str, Asked] = {
    "PAYWITH": _ask_colour,
    "PROD": _ask_planet,
    "TAKE": _ask_take,
    "SEARCH": _search,
    "FINISH": _ask_finish,
    "CYCLE": _ask_cycle,
    "CLEAR": _ask_clear,
}
