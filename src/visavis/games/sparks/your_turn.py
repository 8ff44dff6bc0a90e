"""Your turn and the sparks (sections 2 and 3 of the book): the tasks that lie on the stack."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from visavis.core import Field, Form, Forms, One, Pile, Table
from visavis.games.sparks.effects import (
    Double,
    Douse,
    DrawCard,
    DropCard,
    Gather,
    GoOut,
    PlayCard,
    SkipTurn,
    Snatch,
    SparksFly,
    Stop,
)
from visavis.games.sparks.options import PLACE, Seat
from visavis.games.sparks.state import State

GATHERED = 2
TWICE = 2

# 2 Your turn


def turn(state: State, table: Table[State], seat: Seat) -> None:
    """Play a card or gather."""
    # SP-2.1
    forms = []
    if hand := state.hands[PLACE[seat]]:
        forms.append(Form("play", (Field("card", hand),)))
    if state.deck.layers:
        forms.append(GATHER)
    if not forms:
        # SP-2.5
        return table.do(SkipTurn(seat))
    args = {"round": state.round, "fire": state.fire[-1]}
    match table.ask(Forms("turn", seat, "SP-2.1", tuple(forms), args)):
        case ("play", str(card)):
            play(state, table, seat, card)
        case _:
            # SP-2.4
            table.do(Gather(seat, min(GATHERED, state.deck.size())))


def play(state: State, table: Table[State], seat: Seat, id: str) -> None:
    """Play a card: points, then its sparks if it has the colour of the fire."""
    card, top = state.cards[id], state.cards[state.fire[-1]]
    # SP-2.2, SP-3.6
    table.do(PlayCard(seat, id, card.value * state.factors[PLACE[seat]]))
    # SP-2.3
    if card.sparks and card.colour == top.colour:
        table.do(SparksFly(seat, card.sparks))


# 3 Sparks


def draw(state: State, table: Table[State], seat: Seat) -> None:
    """Draw a card (SP-3.2)."""
    if not state.deck.layers:
        return table.do(GoOut(seat, "draw"))
    table.do(DrawCard(seat, str(table.draw(state.deck))))


def again(state: State, table: Table[State], seat: Seat) -> None:
    """Play another card, or stop (SP-3.3)."""
    hand = state.hands[PLACE[seat]]
    if not hand:
        return table.do(GoOut(seat, "again"))
    forms = (Form("play", (Field("card", hand),)), STOP)
    match table.ask(Forms("again", seat, "SP-3.3", forms, {"fire": state.fire[-1]})):
        case ("play", str(card)):
            play(state, table, seat, card)
        case _:
            table.do(Stop(seat))


def opponent(state: State, table: Table[State], seat: Seat, id: str, clause: str) -> Seat | None:
    """An opponent who has cards; the seat chooses if there are several."""
    others = tuple(other for other, hand in zip(state.seats, state.hands, strict=True) if hand and other != seat)
    if len(others) > 1:
        return table.ask(One(id, seat, clause, others))
    return others[0] if others else None


def snatch(state: State, table: Table[State], seat: Seat) -> None:
    """Take a random card of an opponent (SP-3.4)."""
    victim = opponent(state, table, seat, "snatch.whom", "SP-3.4")
    if victim is None:
        return table.do(GoOut(seat, "snatch"))
    hand = Pile.of("snatch", state.hand(victim))
    table.do(Snatch(seat, victim, str(table.draw(hand))))


def douse(state: State, table: Table[State], seat: Seat) -> None:
    """Make an opponent drop a card (SP-3.5); the opponent is asked in the next step."""
    victim = opponent(state, table, seat, "douse.whom", "SP-3.5")
    table.do(GoOut(seat, "douse") if victim is None else Douse(seat, victim))


def drop(state: State, table: Table[State], seat: Seat) -> None:
    """Drop a card of your choice (SP-3.5)."""
    hand = state.hand(seat)
    if not hand:
        return table.do(GoOut(seat, "drop"))
    # Asked even for the only card: the answer of another seat is what ends undo where a hidden card is shown.
    table.do(DropCard(seat, table.ask(One("drop.card", seat, "SP-3.5", hand))))


def double(state: State, table: Table[State], seat: Seat) -> None:
    """The next card counts twice (SP-3.6)."""
    table.do(Double(seat, TWICE))


GATHER, STOP = Form("gather"), Form("stop")
TASKS: Mapping[str, Callable[[State, Table[State], Seat], None]] = {
    "turn": turn,
    "draw": draw,
    "again": again,
    "snatch": snatch,
    "douse": douse,
    "drop": drop,
    "double": double,
}
