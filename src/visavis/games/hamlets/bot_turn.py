"""Her turn, in the order of the book."""

from __future__ import annotations

from visavis.core import Fact, Table
from visavis.games.hamlets.board import BOARD
from visavis.games.hamlets.cards import Card
from visavis.games.hamlets.criteria import best_space, nearer_to_marked, tower_space
from visavis.games.hamlets.effects import PlaceHouse, PlaceTower, Score, SheRests, TurnCard
from visavis.games.hamlets.state import HOUSES, TOWERS, State

# 3 Her turn


def her_turn(state: State, table: Table[State]) -> None:
    """Turn over a card, then act or rest."""
    # HA-3.1
    if not state.turned:
        table.do(TurnCard(str(table.draw(state.deck))))

    # HA-3.2
    left = state.deck.size()
    if not left:
        return she_rests(state, table)
    table.do(TurnCard(str(table.draw(state.deck))))
    support, action = (state.cards[id] for id in state.turned[-2:])
    if left <= 2 and action.rest:
        return she_rests(state, table)

    # HA-3.3
    for what in action.actions:
        if what == "build":
            build(state, table, support)
        elif what == "tower":
            build_tower(state, table)
        else:
            table.do(Score("HA-6.1", "her", action.points))


def she_rests(state: State, table: Table[State]) -> None:
    """She scores the round and shuffles her cards (HA-3.4)."""
    table.do(Score("HA-3.4", "her", state.round))
    table.do(SheRests(min(1, state.deck.size("reserve"))))


# 4 She builds


def build(state: State, table: Table[State], support: Card) -> None:
    """Build a house, or a tower where she cannot."""
    # HA-4.1
    if not state.houses_left:
        return build_tower(state, table)

    # HA-4.2 to HA-4.6
    space = table.choose(best_space(state, support))
    if space is None:
        # HA-4.8
        return build_tower(state, table)

    # HA-4.7
    marked_nearer = nearer_to_marked(BOARD.bit[space], state.marked, state.plain, state.yours)
    marked = table.ask(Fact("build.marked", "HA-4.7", marked_nearer))
    table.do(PlaceHouse("HA-4.7", space, "marked" if marked else "plain"))


# 5 She builds a tower


def build_tower(state: State, table: Table[State]) -> None:
    """Build a tower if she has one left and a house for it."""
    # HA-5.1
    built, towers = HOUSES - state.houses_left, TOWERS - state.towers_left
    if not state.towers_left or built <= towers:
        return

    # HA-5.1 to HA-5.4
    space = table.choose(tower_space(state))
    if space is not None:
        table.do(PlaceTower(space))
