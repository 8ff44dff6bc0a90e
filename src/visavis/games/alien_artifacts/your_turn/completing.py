"""Completing a card (sections 4 and 6 to 8): its side, what it produces, what it scores."""

from __future__ import annotations

from collections.abc import Mapping

from visavis.core import Nothing, One, Table
from visavis.games.alien_artifacts.cards import COMPLETES
from visavis.games.alien_artifacts.effects import tasks as then
from visavis.games.alien_artifacts.effects.projects import Checked, Complete, Tuck
from visavis.games.alien_artifacts.effects.resources import DiscardShown
from visavis.games.alien_artifacts.effects.scoring import Score
from visavis.games.alien_artifacts.effects.turn import Go
from visavis.games.alien_artifacts.options import PLACE, Seat
from visavis.games.alien_artifacts.state import SIDES, Side, State, Task
from visavis.games.alien_artifacts.your_turn.gains import call, reveal, revenue, trigger

# 4 Automatic construction


def construct(state: State, table: Table[State], seat: Seat) -> bool:
    """Projects that are paid for are completed at once, one after another (AA-4.8, AA-4.9)."""
    at = PLACE[seat]
    projects = state.projects[at]
    if projects and state.phase != "setup":
        # AA-13.4: a blocked card that was paid for serves the action alone.
        powers = state.lasting_powers(at) if state.lifted else state.powers(at)
        if state.attached[at] or not all(powers.kinds.values()):
            ready = tuple([card for card, left in state.left_to_pay(at, powers).items() if left <= 0])
            if ready:
                card = ready[0] if len(ready) == 1 else table.ask(One("auto", seat, "AA-4.9", ready))
                table.do(Go((then.side(seat, card), state.pending[0])))
                return True
    table.do(Checked())
    return False


# 6 to 8 The side of a card

CLAUSES: Mapping[tuple[str, str], str] = {
    ("planet", "logistics"): "AA-6.4",
    ("planet", "operational"): "AA-6.5",
    ("tech", "logistics"): "AA-7.3",
    ("tech", "operational"): "AA-7.4",
    ("ship", "logistics"): "AA-8.3",
    ("ship", "operational"): "AA-8.5",
}


def side(state: State, table: Table[State], seat: Seat, card: str) -> None:
    """A completed card enters the empire on the side that its owner chooses, and its effects happen."""
    tables = state.tables
    kind = tables.kind[card]
    args = {"card": card, "kind": kind, "rows": tables.rows_said.get(card, ())}
    table.last(One("side", seat, CLAUSES[kind, "logistics"], SIDES, args=args), _entered, seat, card)


def _entered(state: State, table: Table[State], seat: Seat, card: str, chosen: Side) -> None:
    tables, at = state.tables, PLACE[seat]
    kind = tables.kind[card]
    empire = state.logistics[at] + state.operational[at]
    first = all(tables.type[card] != tables.type[other] for other in empire if tables.kind[other] == kind)
    table.do(Complete(CLAUSES[kind, chosen], seat, card, chosen))
    trigger(state, table, at, f"on_{COMPLETES[kind]}")
    if first:
        trigger(state, table, at, "on_first_type")
    tasks: tuple[Task, ...] = ()
    if kind == "tech" and chosen == "operational":
        reveal_for(state, table, seat, card, "AA-7.4")
    if kind != "tech":
        for its in tables.events[card][f"{chosen}/complete"]:
            if its[0] == "PROD":
                more = state.powers(at).more_produced
                tasks += produce(state, table, seat, card, int(its[1]) + more)
            else:
                tasks += call(state, table, seat, its, card)
    if kind == "ship" and chosen == "operational" and card not in state.attacked:
        # AA-8.5; AA-9.13: a ship attacks once in a turn.
        tasks += (then.target(seat, card),)
    table.do(Go(tasks))


# 6 Producing


def visible(state: State, planet: str, card: str) -> tuple[str, ...]:
    """The sections that may be visible under a planet."""
    section, type = state.tables.section, state.tables.type[planet]
    first, second = state.tables.sections[card]
    fewest = min(section[first].count, section[second].count)
    # AA-6.7: a matching section may always be chosen; AA-6.8: otherwise the smaller one, with equal ones either.
    return tuple(one for one in (first, second) if section[one].type == type or section[one].count == fewest)


def produce(state: State, table: Table[State], seat: Seat, planet: str, count: int) -> tuple[Task, ...]:
    """Produce cards on a planet, until one comes whose section the owner may choose."""
    while count > 0:
        card = reveal(state, table, seat)
        if card is None:
            table.note(Nothing, "reveal.no_cards", "AA-15.4", {"card": planet})
            return ()
        count -= 1
        choices = visible(state, planet, card)
        if len(choices) > 1:
            return (then.tuck(seat, planet, count),)
        tuck(state, table, seat, planet, choices[0])
    return ()


def tuck(state: State, table: Table[State], seat: Seat, planet: str, section: str) -> None:
    """Put a produced card under its planet; a matching section scores."""
    table.do(Tuck(seat, planet, section))
    if state.tables.section[section].type == state.tables.type[planet]:
        table.do(Score("AA-6.7", seat, 1, planet))
        trigger(state, table, PLACE[seat], "on_produce_match")


def produce_on(state: State, table: Table[State], seat: Seat, planet: str, count: int) -> None:
    """Produce cards on a planet (AA-6.6)."""
    table.do(Go(produce(state, table, seat, planet, count)))


def tuck_chosen(state: State, table: Table[State], seat: Seat, planet: str, left: int) -> None:
    """The owner chooses which section of a produced card is visible; then the rest is produced."""
    sections = visible(state, planet, state.shown[-1])
    fits = tuple(one for one in sections if state.tables.section[one].type == state.tables.type[planet])
    args = {"planet": planet, "fits": (fits or ("none",))[0]}
    table.last(One("tuck", seat, "AA-6.8", sections, args=args), _tucked, seat, planet, left)


def _tucked(state: State, table: Table[State], seat: Seat, planet: str, left: int, section: str) -> None:
    tuck(state, table, seat, planet, section)
    table.do(Go(produce(state, table, seat, planet, left)))


# 7 Revenue


def reveal_for(state: State, table: Table[State], seat: Seat, tech: str, clause: str) -> None:
    """Turn up a card for an operational technology; if it matches, the technology scores (AA-7.4, AA-14.5)."""
    card = reveal(state, table, seat)
    if card is None:
        table.note(Nothing, "reveal.no_cards", "AA-15.4", {"card": tech})
        return
    section, type = state.tables.section, state.tables.type[tech]
    first, second = state.tables.sections[card]
    if type in (section[first].type, section[second].type):
        revenue(state, table, seat, tech, clause)
    else:
        table.note(Nothing, "reveal.no_match", clause, {"card": card, "tech": tech, "type": type})
    table.do(DiscardShown())
