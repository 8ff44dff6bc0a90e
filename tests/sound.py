"""A sound little game to be broken: two seats draw hidden cards from a bag and play or keep them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

import msgspec

from visavis.core import (
    Choice,
    Clause,
    Criterion,
    Effect,
    Game,
    Nth,
    One,
    Options,
    Pack,
    Pile,
    State,
    Stream,
    Table,
)

CARDS = tuple(range(1, 9))


class SoundOptions(Options, frozen=True):
    long: bool = False


class SoundState(State, kw_only=True):
    FIXED: ClassVar[tuple[str, ...]] = ("pack", "long")
    pack: Pack
    long: bool
    bag: Pile = Pile("bag")
    hands: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    played: tuple[int, ...] = ()
    turn: int = 0
    notes: list[int] | None = None  # for a broken game: a list is what a state must not have


class FillBag(Effect, frozen=True):
    clause = "S-1"
    cards: tuple[int, ...]

    def apply(self, state: SoundState) -> None:
        state.bag = Pile.of("bag", self.cards)


class Take(Effect, frozen=True):
    clause = "S-2"
    seat: int
    card: int

    def apply(self, state: SoundState) -> None:
        state.bag = state.bag.without(self.card)
        hands = list(state.hands)
        hands[self.seat] = (*hands[self.seat], self.card)
        state.hands = (hands[0], hands[1])


class Play(Effect, frozen=True):
    clause = "S-3"
    seat: int
    card: int

    def apply(self, state: SoundState) -> None:
        hands = list(state.hands)
        hands[self.seat] = tuple(card for card in hands[self.seat] if card != self.card)
        state.hands = (hands[0], hands[1])
        state.played = (*state.played, self.card)


class Next(Effect, frozen=True):
    clause = "S-4"

    def apply(self, state: SoundState) -> None:
        state.turn += 1


def step(state: SoundState, table: Table[SoundState]) -> None:
    if not state.turn:
        table.do(FillBag(CARDS))
    else:
        at = state.turn % 2
        what = table.ask(One("turn", "ab"[at], "S-2", ("take", "play") if state.hands[at] else ("take",)))
        if what == "take":
            table.do(Take(at, int(table.draw(state.bag))))
        else:
            card = table.choose(best(state.hands[at]))
            assert card is not None
            table.do(Play(at, card))
    table.do(Next())


def best(hand: tuple[int, ...]) -> Choice[int]:
    return Choice("play", "S-3", hand, (Criterion("even", "S-3", lambda card: card % 2), Nth("first", "S-3", 1)))


class View(msgspec.Struct, frozen=True):
    seat: str
    hand: tuple[int, ...]
    others: int
    state: SoundState


def view(state: SoundState, seat: str) -> View:
    hand, other = (state.hands[0], state.hands[1]) if seat == "a" else (state.hands[1], state.hands[0])
    if seat == "table":
        hand, other = (), state.hands[0] + state.hands[1]
    public = state.copy()
    public.bag, public.hands = Pile.of("bag", (*state.bag.cards, *other)), ((), ())
    return View(seat, hand, len(other), public)


def imagine(view: View, stream: Stream) -> SoundState:
    state = view.state.copy()
    unknown = stream.shuffled([int(card) for card in state.bag.cards])
    other = tuple(unknown[: view.others])
    state.bag = Pile.of("bag", unknown[view.others :])
    state.hands = (view.hand, other) if view.seat == "a" else (other, view.hand)
    return state


def cards(state: SoundState) -> dict[str, int]:
    held = (*state.bag.cards, *state.hands[0], *state.hands[1], *state.played)
    return {str(card): held.count(card) for card in CARDS}


SOUND: Game[Any] = Game(
    id="sound",
    rules_version="1",
    package="tests.sound_words",
    options=SoundOptions,
    state=SoundState,
    effects=(FillBag, Take, Play, Next),
    start=lambda options, pack: SoundState(pack=pack, long=options.long),
    step=step,
    over=lambda state: state.turn >= (9 if state.long else 6),
    score=lambda state: {"a": sum(state.hands[0]), "b": sum(state.hands[1])},
    seats=lambda options: ("a", "b"),
    faults=lambda state: state.bag.faults(),
    view=view,
    imagine=imagine,
    piece_counts=cards,
    hidden=True,
    streams=("bag",),
)
CLAUSES = {id: Clause(id, {"en": "1"}, {"en": id}, "done") for id in ("S-1", "S-2", "S-3", "S-4")}


def sound(**changes: Any) -> Game[Any]:
    """The game with something changed."""
    game = replace(SOUND, **changes)
    game.__dict__["clauses"] = CLAUSES
    return game
