"""The words of card effects (section 19): which can do anything, and those that need an answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from visavis.core import Nothing, One, Several, Table
from visavis.games.alien_artifacts.cards import ALL, COLOURS, Call
from visavis.games.alien_artifacts.effects import tasks as then
from visavis.games.alien_artifacts.effects.payment import Boost
from visavis.games.alien_artifacts.effects.projects import NewProject, Offer, PutUnder
from visavis.games.alien_artifacts.effects.resources import Discard
from visavis.games.alien_artifacts.effects.turn import Go
from visavis.games.alien_artifacts.options import PLACE, Seat
from visavis.games.alien_artifacts.state import DECK, MOST_CREDITS, State, Task
from visavis.games.alien_artifacts.your_turn.buying import keep_offered, not_empty, offer
from visavis.games.alien_artifacts.your_turn.gains import draw_cards

Values = list[str | int]


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
    if word == "CR":
        return state.credits[at] < MOST_CREDITS
    if word == "PAYWITH":
        return state.acts > 0 or _pays_beside(state, at, str(its[1]))
    if word == "ATKTEMP":
        return state.acts > 0 or state.pending[0][0] in ATTACKING
    return True


ATTACKING = ("target", "first", "ships")
"""Tasks of an attack that is still to come, or goes on."""


def _pays_beside(state: State, at: int, colour: str) -> bool:
    """Whether an additional effect that can still be used takes symbols of this colour (AA-4.10)."""
    costs = [state.tables.cost[card] for card in state.powers(at).additional if card not in state.used]
    return any(of != "C" and colour in (of, "W") for cost in costs for of, _ in cost)


def finishable(state: State, at: int, kind: str, less: int) -> tuple[str, ...]:
    """The projects that would be complete for so many symbols less."""
    of, left = state.tables.kind, state.left_to_pay(at, state.powers(at))
    return tuple([card for card in left if kind in ("any", of[card]) and (less == ALL or left[card] <= less)])


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
    return (then.produce(seat, planet, int(values[0])),)


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
    else:
        table.note(Nothing, "search.none", "AA-18.4", {"type": wanted})
    if passed:
        table.do(PutUnder(kind, tuple(passed)))
    return ()


def _ask_finish(state: State, table: Table[State], seat: Seat, values: Values, source: str) -> tuple[Task, ...]:
    projects = finishable(state, PLACE[seat], str(values[0]), int(values[1]))
    if not projects:
        table.note(Nothing, "finish.none", "AA-19.2", {"card": source})
        return ()
    card = projects[0]
    if len(projects) > 1:
        card = table.ask(One("finish.project", seat, "AA-19.2", projects, args={"card": source}))
    return (then.side(seat, card),)


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
    return (then.clear(seat, "any", int(values[0])),)


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
