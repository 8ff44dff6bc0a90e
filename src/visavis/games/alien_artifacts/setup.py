"""Setting up (section 1)."""

from __future__ import annotations

from typing import Any

from visavis.core import One, Pack, Pile, Table
from visavis.games.alien_artifacts.cards import KINDS, tables_of
from visavis.games.alien_artifacts.effects import tasks as then
from visavis.games.alien_artifacts.effects.setup import DealCard, DealFaction, StartPlayer, TurnUp, TurnUpSystem
from visavis.games.alien_artifacts.effects.turn import Go, NextTurn
from visavis.games.alien_artifacts.options import PLACE, Options, Seat, seats
from visavis.games.alien_artifacts.state import DECK, FIRST_CREDITS, State, Task
from visavis.games.alien_artifacts.your_turn import offer, put

FIRST_HAND = 3


def start(options: Options, pack: Pack) -> State:
    """All cards in their decks, nobody has anything (AA-1.1, AA-1.2)."""
    tables, players = tables_of(pack, options.ship_types == "paired"), options.players
    none: tuple[Any, ...] = ((),) * players
    return State(
        pack=pack,
        tables=tables,
        seats=seats(options),
        choose=options.factions == "choose",
        # AA-1.8
        marker=players,
        resources=Pile.of("resources", tables.resources),
        ship_deck=Pile.of("ships", tables.cards["ship"]),
        tech_deck=Pile.of("techs", tables.cards["tech"]),
        planet_deck=Pile.of("planets", tables.cards["planet"]),
        systems=Pile.of("systems", tables.systems),
        artifact_deck=Pile.of("artifacts", tables.artifacts),
        defense_deck=Pile.of("defense", tables.plans),
        factions=("",) * players,
        hands=none,
        artifacts=none,
        plans=none,
        projects=none,
        attached=none,
        logistics=none,
        operational=none,
        stored=none,
        blocked=none,
        # AA-1.9
        credits=(FIRST_CREDITS,) * players,
        points=(0,) * players,
        extra=(0,) * players,
    )


def set_up(state: State, table: Table[State], seat: Seat) -> None:
    """Everything up to the factions' own set-up."""
    # AA-1.3, AA-1.4
    for kind in KINDS:
        pile: Pile = getattr(state, DECK[kind])
        table.do(TurnUp(kind, str(table.draw(pile))))
    table.do(TurnUpSystem(str(table.draw(state.systems))))

    # AA-1.7
    factions = Pile.of("factions", state.tables.factions)
    if not state.choose:
        for one in state.seats:
            faction = str(table.draw(factions))
            factions = factions.without(faction)
            table.do(DealFaction(one, faction))

    # AA-1.10
    for one in state.seats:
        for _ in range(FIRST_HAND):
            table.do(DealCard(one, str(table.draw(state.resources))))

    # AA-1.11
    first = PLACE[str(table.draw(Pile.of("start", state.seats)))]
    table.do(StartPlayer(state.seats[first]))
    order = state.seats[first:] + state.seats[:first]
    tasks = tuple(then.choose_faction(one) for one in order if state.choose)
    table.do(Go((*tasks, *(then.set_up_faction(one, 0) for one in order))))


def choose_faction(state: State, table: Table[State], seat: Seat) -> None:
    """Everybody chooses a faction that is left (AA-1.7)."""
    left = tuple(one for one in state.tables.factions if one not in state.factions)
    table.do(DealFaction(seat, table.ask(One("faction", seat, "AA-1.7", left))))
    table.do(Go(()))


def start_faction(state: State, table: Table[State], seat: Seat, at: int) -> None:
    """The next line of a faction's own set-up (AA-1.12); after the last one of all the first turn begins."""
    lines = state.tables.setup[state.factions[PLACE[seat]]]
    if at == len(lines):
        if len(state.pending) > 1:
            return table.do(Go(()))
        return table.do(NextTurn(state.start, 1, False))
    kind, look, zone = lines[at]
    offer(state, table, seat, kind, look)
    tasks: tuple[Task, ...] = (then.keep(seat, zone),) if len(state.offer) > 1 else ()
    if not tasks:
        put(state, table, seat, zone, state.offer[0])
    table.do(Go((*tasks, then.set_up_faction(seat, at + 1))))
