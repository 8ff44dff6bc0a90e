"""Piles: decks as layers from the top, without any order that nobody could know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

import msgspec

Card = str | int


def _sorted(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Numbers before names."""
    cards = tuple(cards)
    try:
        return tuple(sorted(cards))
    except TypeError:
        return tuple(sorted(cards, key=lambda card: (isinstance(card, str), card)))


class Layer(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """`size` cards in an unknown order: the `known` ones, the others from the pile's pool.

    `part` names the part of the pile it belongs to: "" is the pile itself, a reserve is another.
    """

    size: int
    known: tuple[Card, ...] = ()
    part: str = ""

    def certain(self, pool: tuple[Card, ...]) -> Card | None:
        """The next card of this layer where it is no matter of chance."""
        known = self.known
        if known:
            return known[0] if self.size == 1 else None
        return pool[0] if len(pool) == 1 else None

    def pick(self, number: int, pool: tuple[Card, ...]) -> Card:
        """The card that a 64-bit number stands for."""
        known = self.known
        if not known:
            return pool[number * len(pool) >> 64]
        place = number * self.size >> 64
        if place < len(known):
            return known[place]
        # The places beyond the known cards share the pool; the remainder of the number chooses there.
        return pool[((number * self.size) & ((1 << 64) - 1)) * len(pool) >> 64]


class Pile(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A pile of cards, as much as the table can know about it.

    The cards of `pool` are spread evenly over the places that no layer knows. So "mix this card
    with the last two" is a layer of three with one known card, a card that lies on top face up is
    a layer of one, and a card moved unseen from a reserve into the pile just changes two sizes.
    Drawing does not change the pile (a die is a pile that is never changed): the effect that
    takes the card does, with `without`.
    """

    stream: str
    layers: tuple[Layer, ...] = ()
    pool: tuple[Card, ...] = ()
    FAULTS: ClassVar[tuple[str, ...]] = ("pile.layer", "pile.count")
    """All that `faults` can find."""

    @classmethod
    def of(cls, stream: str, cards: Iterable[Card]) -> Pile:
        """All these cards, shuffled.

        >>> Pile.of("deck", [3, 1, 2])
        Pile(stream='deck', layers=(Layer(size=3, known=(), part=''),), pool=(1, 2, 3))
        """
        pool = _sorted(cards)
        return cls(stream, (Layer(len(pool)),) if pool else (), pool)

    def size(self, part: str = "") -> int:
        """How many cards lie in this part."""
        size = 0
        for layer in self.layers:
            if layer.part == part:
                size += layer.size
        return size

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card that lies in any part, sorted."""
        return _sorted([*self.pool, *(card for layer in self.layers for card in layer.known)])

    def _at(self, part: str) -> int:
        """The place of the uppermost layer of a part."""
        for at, layer in enumerate(self.layers):
            if layer.part == part:
                return at
        raise ValueError(f"{self.stream} {part} is empty")

    def top(self, part: str = "") -> Layer:
        """The uppermost layer of a part."""
        for layer in self.layers:
            if layer.part == part:
                return layer
        raise ValueError(f"{self.stream} {part} is empty")

    def options(self, part: str = "") -> tuple[Card, ...]:
        """The different cards that the next draw from this part can give, sorted."""
        top = self.top(part)
        pool = self.pool if top.size > len(top.known) else ()
        return _sorted({*top.known, *pool})

    def certain(self, part: str = "") -> Card | None:
        """The next card of this part where it is no matter of chance."""
        return self.top(part).certain(self.pool)

    def pick(self, number: int, part: str = "") -> Card:
        """The card that a 64-bit number stands for."""
        return self.top(part).pick(number, self.pool)

    def without(self, card: Card, part: str = "") -> Pile:
        """The pile after this card was drawn from this part.

        >>> Pile.of("deck", [1, 2]).without(2).without(1)
        Pile(stream='deck', layers=(), pool=())
        """
        layers, pool = self.layers, self.pool
        at = 0 if layers and layers[0].part == part else self._at(part)
        top = layers[at]
        size, known = top.size, top.known
        if known and card in known:
            left = [*known]
            left.remove(card)
            known = tuple(left)
        else:
            left = [*pool] if size > len(known) else []
            try:
                # To look first whether it is there would take half as long again.
                left.remove(card)
            except ValueError:
                raise ValueError(f"{card!r} cannot be the next card of {self.stream} {part}") from None
            pool = tuple(left)
        rest = (Layer(size - 1, known, part),) if size > 1 else ()
        return Pile(self.stream, layers[:at] + rest + layers[at + 1 :], pool)

    def with_on_top(self, *cards: Card) -> Pile:
        """These cards on top, face up, the first one uppermost."""
        return Pile(self.stream, tuple([Layer(1, (card,)) for card in cards]) + self.layers, self.pool)

    def with_below(self, *cards: Card) -> Pile:
        """These cards underneath, in this order, known to all."""
        return Pile(self.stream, self.layers + tuple([Layer(1, (card,)) for card in cards]), self.pool)

    def with_reserve(self, part: str, cards: Iterable[Card]) -> Pile:
        """Other cards beside it, shuffled, as a part of their own; what lies here becomes known."""
        size, own, others = self.size(), self.cards, _sorted(cards)
        top = (Layer(size, own),) if size else ()
        return Pile(self.stream, (*top, Layer(len(others), part=part)), others)

    def gathered(self, *cards: Card, unseen: int = 0, part: str = "") -> Pile:
        """Shuffled anew with these cards and with `unseen` cards from the top of another part.

        >>> deck = Pile.of("deck", [1, 2]).with_reserve("reserve", [7, 8, 9])
        >>> deck.gathered(5, unseen=1, part="reserve").layers[0]
        Layer(size=4, known=(1, 2, 5), part='')
        """
        known, size, rest = list(cards), len(cards) + unseen, []
        for layer in self.layers:
            if layer.part == "":
                known += layer.known
                size += layer.size
            else:
                rest.append(layer)
        if unseen:
            at = next(at for at, layer in enumerate(rest) if layer.part == part)
            if rest[at].known or rest[at].size < unseen:
                raise ValueError(f"{unseen} unseen cards cannot be taken from {part}")
            left = rest[at].size - unseen
            rest[at : at + 1] = [Layer(left, (), part)] if left else []
        own = (Layer(size, _sorted(known)),) if size else ()
        return Pile(self.stream, (*own, *rest), self.pool)

    def mixed_at_bottom(self, count: int, *cards: Card) -> Pile:
        """These cards mixed with the last `count` cards of a shuffled pile of one layer.

        >>> Pile.of("deck", [1, 2, 3]).mixed_at_bottom(1, 9).layers
        (Layer(size=2, known=(), part=''), Layer(size=2, known=(9,), part=''))
        """
        (only,) = self.layers
        if only.known or not 0 <= count <= only.size:
            raise ValueError(f"{count} cards cannot be taken from the bottom of {self}")
        rest = (Layer(only.size - count),) if only.size > count else ()
        return Pile(self.stream, (*rest, Layer(count + len(cards), _sorted(cards))), self.pool)

    def faults(self) -> tuple[str, ...]:
        """What cannot be true of this pile."""
        found = []
        if any(layer.size < 1 or len(layer.known) > layer.size for layer in self.layers):
            found.append("pile.layer")
        if sum(layer.size - len(layer.known) for layer in self.layers) != len(self.pool):
            found.append("pile.count")
        return tuple(found)
