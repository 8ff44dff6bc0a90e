"""The effects of every game from a text: a closed list, so that saved games stay readable.

Ids have a prefix: `counter.points`, `card.dig`. The field of the state has the same name with an underscore.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from visavis.core import UNTRACKED, Effect, Note, effects_in
from visavis.core.effect import PlainArg
from visavis.core.pile import Layer, Pile

Side = Literal["you", "bot"]
Place = Literal["above", "below", "in"]


def field_of(id: str) -> str:
    """Return the field of the state of an id.

    >>> field_of("counter.points")
    'counter_points'
    """
    return id.replace(".", "_", 1)


class Tell(Note, frozen=True):
    """A text of the file is shown."""

    clause: str
    text: str
    args: dict[str, PlainArg] = msgspec.field(default_factory=dict)

    def told(self) -> tuple[str, Mapping[str, object]]:
        """Return the message of its own text."""
        return f"say-{self.text}", self.args


class Change(Effect, frozen=True):
    """A counter changes by this number, and is `now` this."""

    clause: str
    counter: str
    by: int
    now: int

    def apply(self, state: Any) -> None:
        setattr(state, field_of(self.counter), self.now)

    def told(self) -> tuple[str, Mapping[str, object]]:
        """Return the message with a signed number."""
        shown = f"+{self.by}" if self.by > 0 else f"−{-self.by}"
        return "do-change", {"counter": self.counter, "shown": shown, "now": self.now}


class QuietChange(Change, frozen=True):
    """A counter changes that nobody is told about."""

    kind = "silent"


class SetNote(Effect, frozen=True):
    """The bot remembers a word or a card."""

    clause: str
    note: str
    value: str

    def apply(self, state: Any) -> None:
        setattr(state, field_of(self.note), self.value)


class QuietNote(SetNote, frozen=True):
    """The bot remembers something that nobody is told about."""

    kind = "silent"


class TurnOver(Effect, frozen=True):
    """The next card of a deck is turned over."""

    clause: str
    deck: str
    card: str

    def apply(self, state: Any) -> None:
        field, turned = field_of(self.deck), f"turned_{self.deck[5:]}"
        setattr(state, field, getattr(state, field).without(self.card))
        setattr(state, turned, (*getattr(state, turned), self.card))


class LookAt(Note, frozen=True):
    """A card is inspected and shuffled back; `reserve`: one of the cards beside the deck."""

    by_hand = False
    clause: str
    deck: str
    card: str
    reserve: bool


class Shuffle(Effect, frozen=True):
    """A deck is reshuffled with its discard pile and `unseen` cards of its reserve."""

    clause: str
    deck: str
    unseen: int

    def apply(self, state: Any) -> None:
        field, turned = field_of(self.deck), f"turned_{self.deck[5:]}"
        pile: Pile = getattr(state, field)
        setattr(state, field, pile.gathered(*getattr(state, turned), unseen=self.unseen, part="reserve"))
        setattr(state, turned, ())


class ShuffleUnder(Effect, frozen=True):
    """A deck is reshuffled with its discard pile; the cards `under` are mixed into its last `mixed` cards."""

    clause: str
    deck: str
    under: tuple[str, ...]
    mixed: int

    def apply(self, state: Any) -> None:
        field, turned = field_of(self.deck), f"turned_{self.deck[5:]}"
        cards = [*map(str, getattr(state, field).cards), *getattr(state, turned)]
        setattr(state, field, with_under(self.deck, cards, self.under, self.mixed))
        setattr(state, turned, ())


def with_under(stream: str, cards: list[str], under: tuple[str, ...], mixed: int) -> Pile:
    """Return a shuffled pile of these cards; those of them in `under` are mixed into its last `mixed` cards."""
    own = [card for card in cards if card not in under]
    below = [card for card in cards if card in under]
    if not own or not below:
        return Pile.of(stream, cards)
    return Pile.of(stream, own).mixed_at_bottom(min(mixed, len(own)), *below)


class KeepCards(Effect, frozen=True):
    """Only these cards of a deck stay; the others leave the game, and it is reshuffled."""

    clause: str
    deck: str
    cards: tuple[str, ...]
    under: tuple[str, ...]
    mixed: int

    def apply(self, state: Any) -> None:
        field, out = field_of(self.deck), f"out_{self.deck[5:]}"
        gone = list(map(str, getattr(state, field).cards))
        for card in (*self.cards, *self.under):
            gone.remove(card)
        setattr(state, field, with_under(self.deck, [*self.cards, *self.under], self.under, self.mixed))
        setattr(state, out, (*getattr(state, out), *gone))


class Deal(Effect, frozen=True):
    """The next card of a deck is laid in a row."""

    clause: str
    deck: str
    row: str
    card: str

    def apply(self, state: Any) -> None:
        field, row = field_of(self.deck), field_of(self.row)
        setattr(state, field, getattr(state, field).without(self.card))
        setattr(state, row, (*getattr(state, row), self.card))


class AddCards(Effect, frozen=True):
    """Cards of the reserve, which everybody knows, come into a deck: on top of it, below it, or shuffled in."""

    clause: str
    deck: str
    cards: tuple[str, ...]
    place: Place

    def apply(self, state: Any) -> None:
        field = field_of(self.deck)
        setattr(state, field, added(getattr(state, field), self.cards, self.place))


def added(pile: Pile, cards: tuple[str, ...], place: Place) -> Pile:
    """Return a pile with these cards of its reserve added."""
    pool = list(pile.pool)
    for card in cards:
        pool.remove(card)
    own = tuple(layer for layer in pile.layers if not layer.part)
    remaining = sum(layer.size for layer in pile.layers if layer.part) - len(cards)
    beside = (Layer(remaining, (), "reserve"),) if remaining else ()
    more = (Layer(len(cards), tuple(sorted(cards))),) if cards else ()
    if place == "in":
        known = tuple(sorted((*(str(card) for layer in own for card in layer.known), *cards)))
        own = (Layer(len(known), known),) if known else ()
    else:
        own = (*more, *own) if place == "above" else (*own, *more)
    return Pile(pile.stream, (*own, *beside), tuple(pool))


class RemoveCard(Effect, frozen=True):
    """A card that was turned over leaves the game."""

    clause: str
    deck: str
    card: str

    def apply(self, state: Any) -> None:
        turned, out = f"turned_{self.deck[5:]}", f"out_{self.deck[5:]}"
        setattr(state, turned, without(getattr(state, turned), self.card))
        setattr(state, out, (*getattr(state, out), self.card))


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Return these cards without the last one of this kind."""
    index = len(cards) - 1 - cards[::-1].index(card)
    return cards[:index] + cards[index + 1 :]


class Rotate(Effect, frozen=True):
    """The discard pile goes under the deck in its order."""

    clause: str
    deck: str

    def apply(self, state: Any) -> None:
        field, turned = field_of(self.deck), f"turned_{self.deck[5:]}"
        pile: Pile = getattr(state, field)
        cards = getattr(state, turned)
        own = tuple(layer for layer in pile.layers if not layer.part)
        beside = tuple(layer for layer in pile.layers if layer.part)
        below = tuple(Layer(1, (card,)) for card in cards)
        setattr(state, field, Pile(pile.stream, (*own, *below, *beside), pile.pool))
        setattr(state, turned, ())


class LayCard(Effect, frozen=True):
    """A card that was turned over is laid on a pile of its own."""

    clause: str
    deck: str
    card: str
    pile: str

    def apply(self, state: Any) -> None:
        turned, pile = f"turned_{self.deck[5:]}", field_of(self.pile)
        setattr(state, turned, without(getattr(state, turned), self.card))
        setattr(state, pile, (*getattr(state, pile), self.card))


class ClearPile(Effect, frozen=True):
    """All cards of a pile go to those of their deck that were turned over."""

    clause: str
    deck: str
    pile: str

    def apply(self, state: Any) -> None:
        turned, pile = f"turned_{self.deck[5:]}", field_of(self.pile)
        setattr(state, turned, (*getattr(state, pile), *getattr(state, turned)))
        setattr(state, pile, ())


class LayRow(Effect, frozen=True):
    """The cards of a row are laid out, from the first slot on."""

    clause: str
    row: str
    cards: tuple[str, ...]

    def apply(self, state: Any) -> None:
        setattr(state, field_of(self.row), self.cards)


class UseSlot(Note, frozen=True):
    """The card in a slot of a row acts."""

    by_hand = False
    clause: str
    row: str
    slot: int
    card: str


class MoveCard(Effect, frozen=True):
    """A card of a row goes to its first or to its last slot, the others move up."""

    clause: str
    row: str
    card: str
    to: Literal["front", "back"]

    def apply(self, state: Any) -> None:
        field = field_of(self.row)
        rest = without(getattr(state, field), self.card)
        setattr(state, field, (self.card, *rest) if self.to == "front" else (*rest, self.card))


class MarkCard(Effect, frozen=True):
    """A card is marked, or its mark is taken away."""

    clause: str
    flag: str
    card: str
    on: bool

    def apply(self, state: Any) -> None:
        field = field_of(self.flag)
        rest = tuple(card for card in getattr(state, field) if card != self.card)
        setattr(state, field, (*rest, self.card) if self.on else rest)


class Roll(Effect, frozen=True):
    """A die is rolled."""

    by_hand = False
    clause: str
    die: str
    face: int | str

    def apply(self, state: Any) -> None:
        setattr(state, field_of(self.die), self.face)


class _OnSpace(Effect, frozen=True):
    """A piece and a space."""

    clause: str
    piece: str
    space: str
    board = ("space",)

    def bit(self, state: Any) -> Any:
        """Return the bit of the space in the sets of the state."""
        return state.board_map().bit[self.space]


class Put(_OnSpace, frozen=True):
    """A piece is put on a space."""

    def apply(self, state: Any) -> None:
        field = field_of(self.piece)
        setattr(state, field, getattr(state, field) | self.bit(state))


class Take(_OnSpace, frozen=True):
    """A piece is taken from a space."""

    def apply(self, state: Any) -> None:
        field = field_of(self.piece)
        before = getattr(state, field)
        setattr(state, field, UNTRACKED if before is UNTRACKED else before & ~self.bit(state))


class TakeAll(Effect, frozen=True):
    """All pieces of a kind are taken off the board."""

    clause: str
    piece: str

    def apply(self, state: Any) -> None:
        field = field_of(self.piece)
        setattr(state, field, UNTRACKED if getattr(state, field) is UNTRACKED else 0)


class YouPut(Put, frozen=True):
    """You put a piece on a space."""

    kind = "report"


class YouTake(Take, frozen=True):
    """You take a piece from a space."""

    kind = "report"


class YouSay(Note, frozen=True):
    """An action of the person without any consequence."""

    kind = "report"
    clause: str
    verb: str


class Owed(Effect, frozen=True):
    """What the person had to say in this turn was said; `turn` numbers the turns of the game."""

    kind = "silent"
    clause: str
    turn: int

    def apply(self, state: Any) -> None:
        state.said = self.turn


class Rest(Effect, frozen=True):
    """A side does nothing more in this round."""

    by_hand = False
    clause: str
    side: Side

    def apply(self, state: Any) -> None:
        state.resting = (*state.resting, self.side)


class NextTurn(Effect, frozen=True):
    """A turn of `done` is over; it is this side's turn."""

    kind = "silent"
    clause: str
    done: Side
    side: Side

    def apply(self, state: Any) -> None:
        if self.done == "you":
            state.turns_you += 1
        else:
            state.turns_bot += 1
        state.turn = self.side


class NextRound(Effect, frozen=True):
    """A new round begins."""

    by_hand = False
    clause: str
    round: int
    first: Side

    def apply(self, state: Any) -> None:
        state.phase, state.round, state.turn, state.first = "play", self.round, self.first, self.first
        state.resting, state.turns_you, state.turns_bot = (), 0, 0


class RoundOver(Effect, frozen=True):
    """The round is over; `last`: so is the game after it."""

    kind = "silent"
    clause: str
    last: bool

    def apply(self, state: Any) -> None:
        state.phase = "round_end"
        state.last = self.last


class LastRoundOver(Effect, frozen=True):
    """No other round comes; what is counted at the end comes next."""

    kind = "silent"
    clause: str

    def apply(self, state: Any) -> None:
        state.phase = "end"


class YourPoints(Effect, frozen=True):
    """The points that you have counted."""

    by_hand = False
    kind = "report"
    clause: str
    points: int

    def apply(self, state: Any) -> None:
        state.your_points = self.points


class GameOver(Effect, frozen=True):
    """The game is over."""

    by_hand = False
    clause: str

    def apply(self, state: Any) -> None:
        state.phase = "over"


EFFECTS = effects_in(sys.modules[__name__])
