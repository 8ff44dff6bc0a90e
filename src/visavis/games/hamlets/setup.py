"""The set-up of Hamlets, in the order of the book."""

from __future__ import annotations

from visavis.core import SOMEWHERE, UNTRACKED, Bits, Forms, Pack, Table
from visavis.games.hamlets.board import LAND
from visavis.games.hamlets.cards import Card, new_deck
from visavis.games.hamlets.criteria import first_house
from visavis.games.hamlets.effects import MakeDeck, NextRound, PlaceHouse, ShowCard, YouBuild
from visavis.games.hamlets.options import Options
from visavis.games.hamlets.state import YOU, State
from visavis.games.hamlets.your_turn import on_board


def start(options: Options, pack: Pack) -> State:
    """The empty table, her deck and her reserve beside it (HA-1.4)."""
    board: Bits = 0 if options.tracked else UNTRACKED
    return State(
        pack=pack,
        cards=pack.table("card", Card),
        level=options.level,
        deck=new_deck(pack),
        yours=board,
        plain=board,
        marked=board,
        towers=board,
    )


def set_up(state: State, table: Table[State]) -> None:
    """Your first house, her deck, her two houses."""
    # HA-1.1
    match table.ask(Forms("start.yours", YOU, "HA-1.1", (on_board("build", LAND & ~state.hers),))):
        case ("build", str(space)):
            table.do(YouBuild(space))
        case _:
            table.do(YouBuild(SOMEWHERE))

    # HA-1.2, HA-1.3
    card = state.cards[str(table.draw(state.deck, "reserve"))]
    table.note(ShowCard, card.id)
    plain = table.choose(first_house(state, card, backwards=False))
    assert plain is not None
    table.do(PlaceHouse("HA-1.2", plain, "plain"))
    marked = table.choose(first_house(state, card, backwards=True))
    assert marked is not None
    table.do(PlaceHouse("HA-1.3", marked, "marked"))

    # HA-1.4
    table.do(MakeDeck(state.deck.layers[0].known, 1 if state.level == "hard" else 0))
    table.do(NextRound(1, "you"))
