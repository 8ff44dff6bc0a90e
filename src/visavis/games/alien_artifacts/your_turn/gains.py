"""Gaining points, credits and cards (sections 2, 11, 15), and the words of card effects that happen at once (19).

They stand together because each leads to the other: the last card of a deck triggers technologies, and those draw.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from visavis.core import Nothing, Table
from visavis.games.alien_artifacts.cards import Call
from visavis.games.alien_artifacts.effects import tasks as then
from visavis.games.alien_artifacts.effects.artifacts import DrawPlan, GainArtifact, ShuffleArtifacts
from visavis.games.alien_artifacts.effects.attacks import AttackBonus
from visavis.games.alien_artifacts.effects.payment import Boost, Earn, Spend
from visavis.games.alien_artifacts.effects.resources import DrawCard, Exhausted, Reshuffle, Reveal
from visavis.games.alien_artifacts.effects.scoring import Score
from visavis.games.alien_artifacts.effects.turn import Also, MoreActions, MoreTurns
from visavis.games.alien_artifacts.options import PLACE, SEATS, Seat
from visavis.games.alien_artifacts.scoring import DURING, tech_points
from visavis.games.alien_artifacts.state import MOST_CREDITS, State, Task

# Points and credits


def earn(state: State, table: Table[State], seat: Seat, credits: int, clause: str, source: str) -> None:
    """Gain credits; there are never more than 15 (AA-2.3)."""
    now = min(MOST_CREDITS, state.credits[PLACE[seat]] + credits)
    if credits > 0:
        table.do(Earn(clause, seat, credits, source, now))
        if now == MOST_CREDITS:
            table.note(Nothing, "credits.most", "AA-2.3", {"seat": seat, "most": MOST_CREDITS})


def spend(state: State, table: Table[State], seat: Seat, credits: int, clause: str) -> None:
    """Spend credits."""
    if credits > 0:
        table.do(Spend(clause, seat, credits))


def revenue(state: State, table: Table[State], seat: Seat, tech: str, clause: str) -> None:
    """Score an operational technology during the game."""
    points = tech_points(state, PLACE[seat], tech, DURING)
    if points:
        table.do(Score(clause, seat, points, tech))
    else:
        table.note(Nothing, "revenue.row", "AA-7.5", {"card": tech})


# The resource deck


def refill(state: State, table: Table[State]) -> bool:
    """The resource deck is empty: the discards are the new one, if there are any (AA-15.4)."""
    if not state.discards:
        return False
    table.do(Reshuffle())
    return True


def after_draw(state: State, table: Table[State]) -> None:
    """The last card is gone: the marker moves or the end is triggered, then the discards are the new deck."""
    if state.resources.layers:
        return
    if not state.triggered:
        # AA-16.1, AA-3.4
        if state.marker == 1:
            table.do(Exhausted("AA-16.1", 1, True))
        else:
            table.do(Exhausted("AA-3.4", state.marker - 1, False))
    for at in range(len(state.seats)):
        trigger(state, table, at, "on_reshuffle")
    if state.discards:
        table.do(Reshuffle())


def draw_cards(state: State, table: Table[State], seat: Seat, count: int) -> None:
    """Draw resource cards to the hand."""
    for _ in range(count):
        if not state.resources.layers and not refill(state, table):
            return
        table.do(DrawCard(seat, table.draw(state.resources)))  # type: ignore[arg-type]
        if not state.resources.layers:
            after_draw(state, table)


def reveal(state: State, table: Table[State], seat: Seat) -> str | None:
    """Turn up a resource card."""
    if not state.resources.layers and not refill(state, table):
        return None
    card = str(table.draw(state.resources))
    table.do(Reveal(seat, card))
    if not state.resources.layers:
        after_draw(state, table)
    return card


# Artifacts and defense plans


def gain_artifacts(state: State, table: Table[State], seat: Seat, count: int, look: int = 1) -> tuple[Task, ...]:
    """Draw artifacts; a ship that looks at several before it keeps one does so in steps of its own."""
    if look > 1:
        return (then.keep_artifact(seat, look),) * count
    for _ in range(count):
        card = next_artifact(state, table)
        if card is None:
            table.note(Nothing, "artifacts.none", "AA-11.5")
            break
        table.do(GainArtifact(seat, card))
        trigger(state, table, PLACE[seat], "on_artifact")
    return ()


def next_artifact(state: State, table: Table[State]) -> str | None:
    """The uppermost artifact; if there is none, the discards are the new deck (AA-11.5)."""
    if not state.artifact_deck.layers:
        if not state.artifact_discards:
            return None
        table.do(ShuffleArtifacts())
    return table.draw(state.artifact_deck)  # type: ignore[return-value]


def draw_plans(state: State, table: Table[State], seat: Seat, count: int) -> None:
    """Draw defense plans, as long as there are any."""
    for _ in range(count):
        if state.defense_deck.layers:
            table.do(DrawPlan(seat, str(table.draw(state.defense_deck))))
        else:
            table.note(Nothing, "plans.none", "AA-8.4")


# Triggers


def trigger(state: State, table: Table[State], at: int, event: str) -> None:
    """The permanent technologies of a seat that wait for this."""
    found = state.powers(at).triggers.get(event) if state.logistics[at] else None
    if found:
        tasks: tuple[Task, ...] = ()
        for card, its in found:
            tasks += call(state, table, SEATS[at], its, card)
        if tasks:
            table.do(Also(tasks))


# Words that happen at once


def call(state: State, table: Table[State], seat: Seat, its: Call, source: str) -> tuple[Task, ...]:
    """Carry out a word; what needs an answer becomes a task of its own."""
    word = its[0]
    at_once = AT_ONCE.get(str(word))
    if at_once is not None:
        return at_once(state, table, seat, its, source)
    return (then.call(seat, its, source),)


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
    return (then.only(seat, str(its[1])),) * int(its[2])


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
        return (then.call(seat, its, source),)
    table.do(Boost(seat, source, str(its[1]), int(its[2])))
    return ()


def _prod(state: State, table: Table[State], seat: Seat, its: Call, source: str) -> tuple[Task, ...]:
    planets = (source,) if its[2] == "self" else state.powers(PLACE[seat]).operational["planet"]
    if its[2] == "one" and len(planets) > 1:
        return (then.call(seat, its, source),)
    return tuple(then.produce(seat, planet, int(its[1])) for planet in planets)


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
