"""The procedures of Sparks, in the order of the book.

What is still to be done lies on a stack in the state. A step carries out the first task, so every
question is the first thing of its own step and a search can start at each of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from visavis.core import Field, Form, Forms, One, Pack, Pile, Stream, Table
from visavis.games.sparks.options import Options
from visavis.games.sparks.state import (
    PLACE,
    ROUNDS,
    SEATS,
    Card,
    DealCard,
    Double,
    Douse,
    DrawCard,
    DropCard,
    GameOver,
    Gather,
    GoOut,
    LightFire,
    NextTurn,
    PlayCard,
    Seat,
    SkipTurn,
    Snatch,
    SparksFly,
    State,
    Stop,
    View,
)

DEALT = 4
GATHERED = 2
TWICE = 2


def start(options: Options, pack: Pack) -> State:
    """All cards in the deck, the hands empty."""
    cards = pack.table("card", Card)
    players = options.players
    return State(
        pack=pack,
        cards=cards,
        seats=SEATS[:players],
        deck=Pile.of("deck", cards),
        hands=((),) * players,
        points=(0,) * players,
        factors=(1,) * players,
    )


def complete(state: State, given: frozenset[str]) -> None:
    """In a position the deck may be left out: it is then what lies nowhere else."""
    if "deck" not in given and not given.isdisjoint(("hands", "fire", "ash")):
        elsewhere = {*state.fire, *state.ash}.union(*state.hands)
        state.deck = Pile.of("deck", [card for card in state.cards if card not in elsewhere])


def step(state: State, table: Table[State]) -> None:
    """One step: the set-up, the next task on the stack, or the next turn."""
    if state.pending:
        what, seat = state.pending[0]
        TASKS[what](state, table, seat)
    elif state.phase == "setup":
        set_up(state, table)
    else:
        next_turn(state, table)


# 1 Set-up


def set_up(state: State, table: Table[State]) -> None:
    """The fire, the hands, the first turn."""
    # SP-1.1
    table.do(LightFire(str(table.draw(state.deck))))

    # SP-1.2
    for seat in state.seats:
        for _ in range(DEALT):
            table.do(DealCard(seat, str(table.draw(state.deck))))

    # SP-1.3
    table.do(NextTurn(state.seats[0], 1))


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


def next_turn(state: State, table: Table[State]) -> None:
    """The next seat's turn, or the end after the last round (SP-1.3, SP-4.1)."""
    at = PLACE[state.turn] + 1
    if at < len(state.seats):
        table.do(NextTurn(state.seats[at], state.round))
    elif state.round < ROUNDS:
        table.do(NextTurn(state.seats[0], state.round + 1))
    else:
        table.do(GameOver())


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


# 4 End


def over(state: State) -> bool:
    """Whether the game is over."""
    return state.phase == "over"


def score(state: State) -> dict[str, int]:
    """The points of each seat (SP-4.2)."""
    return dict(zip(state.seats, state.points, strict=True))


# Hidden cards


def imagine(view: View, stream: Stream) -> State:
    """A state that fits the view: what it does not know is dealt anew."""
    left = stream.shuffled(view.unseen)
    hands = []
    for seat, count in zip(view.seats, view.counts, strict=True):
        if seat == view.seat:
            hands.append(view.hand)
            continue
        hand = [card for knower, holder, card in view.known if knower == view.seat and holder == seat]
        while len(hand) < count:
            hand.append(left.pop())
        hands.append(tuple(sorted(hand)))
    return State(
        pack=view.pack,
        cards=view.pack.table("card", Card),
        seats=view.seats,
        phase=view.phase,
        round=view.round,
        turn=view.turn,
        pending=view.pending,
        fire=view.fire,
        ash=view.ash,
        deck=Pile.of("deck", left),
        hands=tuple(hands),
        known=view.known,
        points=view.points,
        factors=view.factors,
    )
