"""The game from its start to its end: whose turn it is, her turn, passing."""

from __future__ import annotations

from visavis.core import UNTRACKED, Bits, Pack, Table
from visavis.games.terra_mystica.actions import perform
from visavis.games.terra_mystica.data import ROUNDS, Card, Level, MapRows
from visavis.games.terra_mystica.effects import (
    LastRoundOver,
    NewDeck,
    NextRound,
    NextTurn,
    RoundOver,
    Score,
    ShePasses,
    SheTakesBonus,
    ShuffleReserve,
    TurnCard,
)
from visavis.games.terra_mystica.options import Options
from visavis.games.terra_mystica.scoring import count_up
from visavis.games.terra_mystica.setup import lay_bonus, make_deck, place_first, set_up
from visavis.games.terra_mystica.state import HER, NOWHERE, Seat, State
from visavis.games.terra_mystica.world import world_of
from visavis.games.terra_mystica.yours import spades, your_turn

PLACES = {"left": 0, "middle": 1, "right": 2}
NEXT: dict[Seat, NextTurn] = {"you": NextTurn("you"), "friend": NextTurn("friend"), "her": NextTurn("her")}
EXTRA = "m"
"""The card of the Merchants that comes later."""


def start(options: Options, pack: Pack) -> State:
    """The empty table."""
    board: Bits = 0 if options.tracked else UNTRACKED
    state = State(
        pack=pack,
        world=world_of(pack.table("map", MapRows)[options.map]),
        cards=pack.table("card", Card),
        level=pack.table("level", Level)[options.level],
        end_tile=options.end_tile,
        merchants=options.merchants,
        promo=options.promo,
        humans=options.humans,
        yours=board,
        friends=board,
        plain=board,
        marked=board,
        houses=board,
        temples=board,
        strongholds=board,
        sanctuaries=board,
        shipyards=board,
        traded=board,
        cubes=board,
        became=NOWHERE if options.tracked else UNTRACKED,
    )
    if options.merchants:
        state.houses_left, state.shipyards_left = 2, 1
    return state


def step(state: State, table: Table[State]) -> None:
    """One step: a part of the set-up, an entry of yours, her turn, or the last scoring."""
    if state.phase == "play":
        if state.turn == "her":
            her_turn(state, table)
        elif your_turn(state, table, state.turn):
            next_turn(state, table)
    elif state.phase == "between":
        between_rounds(state, table)
    elif state.phase == "end":
        count_up(state, table)
    else:
        {"setup": set_up, "bonus": lay_bonus, "place": place_first, "deck": make_deck}[state.phase](state, table)


def over(state: State) -> bool:
    """Whether the game is over."""
    return state.phase == "over"


def next_turn(state: State, table: Table[State]) -> None:
    """The next side that has not passed; when all have, the round is over."""
    passed = state.passed
    if state.humans == 1 and len(passed) < 2:
        other: Seat = "you" if state.turn == "her" else "her"
        if other not in passed:
            table.do(NEXT[other])
        elif state.extras:
            table.do(NEXT[state.turn])
        return
    seats = state.seats
    if len(passed) == len(seats):
        if state.round == ROUNDS:
            table.do(LastRoundOver())
        elif state.tile.spades:
            table.do(RoundOver(seats[0]))
        else:
            next_round(state, table)
        return
    at = seats.index(state.turn)
    for more in range(1, len(seats) + 1):
        seat = seats[(at + more) % len(seats)]
        if seat not in passed:
            if seat != state.turn or state.extras:
                table.do(NextTurn(seat))
            return


def between_rounds(state: State, table: Table[State]) -> None:
    """Spades of people from the scoring tile, then the next round (TM-6.17)."""
    seat = state.turn
    if seat != "her":
        if spades(state, table, seat):
            table.do(RoundOver(state.seats[state.seats.index(seat) + 1]))
        return
    next_round(state, table)


def next_round(state: State, table: Table[State]) -> None:
    """The first to pass begins (TM-6.13, TM-6.15)."""
    table.do(NextRound(state.round + 1, state.passed[0], state.tile.id))


# 6 Her turn


def her_turn(state: State, table: Table[State]) -> None:
    """Turn over a card, then act or pass."""
    # TM-6.1
    first = not state.turned
    if first:
        table.do(TurnCard(str(table.draw(state.deck))))

    # TM-6.3
    left = state.deck.size()
    if not left:
        return she_passes(state, table, state.cards[state.turned[-1]], "TM-6.3")

    # TM-6.2, TM-6.4
    table.do(TurnCard(str(table.draw(state.deck))))
    support, action = state.cards[state.turned[-2]], state.cards[state.turned[-1]]
    if action.passes and left <= 2 and not first:
        return she_passes(state, table, support, "TM-6.4")

    # TM-6.5
    perform(state, table, action, support)
    next_turn(state, table)


def she_passes(state: State, table: Table[State], support: Card, clause: str) -> None:
    """Points, a bonus card, a new deck."""
    table.do(ShePasses(clause))

    # TM-6.7, TM-11.4
    points = state.tile.points[state.round > 3]
    if points:
        table.do(Score("TM-6.7", points))
        if state.faction == "racelings" and state.passed == (HER,):
            table.do(Score("TM-11.4", points))

    # TM-6.16
    if state.round < ROUNDS:
        # TM-6.8, TM-6.9
        table.do(SheTakesBonus(support.bonus, *state.bonus_at(PLACES[support.bonus])))

        # TM-6.10 to TM-6.12
        new_deck(state, table)
    next_turn(state, table)


def new_deck(state: State, table: Table[State]) -> None:
    """All her cards, the top card of the reserve, and after round 2 the extra card of the Merchants."""
    if not state.deck.size("reserve") and state.aside:
        table.do(ShuffleReserve())
    known: tuple[str, ...] = ()
    unseen = 0
    if state.deck.size("reserve"):
        top = state.deck.top("reserve")
        known, unseen = (tuple(map(str, top.known)), 0) if top.known else ((), 1)
    extra = (EXTRA,) if state.merchants and state.round == 2 else ()
    table.do(NewDeck(unseen, known, extra))
